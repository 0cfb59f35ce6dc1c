// A text to read over a table: the log, the rules, how the screen is used. While it is open it hears everything.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "stage/draw_list.h"
#include "ui/intent.h"
#include "ui/look.h"
#include "ui/widgets/text_view.h"

namespace d6::ui {

class Reading {
 public:
  bool open() const { return static_cast<bool>(text_); }
  void show(std::string title, const std::vector<std::string>& paragraphs, bool spaced = true,
            stage::Rect place = {64, 52, 512, 272}, const stage::SpriteRef& picture = {},  // the picture at its left
            int above = 0);  // rows that the panel leaves free over the text, for the view to draw there
  // A log whose lines have signs and colours: one mark a line.
  void show_log(std::string title, const std::vector<std::string>& lines, std::vector<TextView::Mark> marks,
                stage::Rect place = {64, 52, 512, 272});
  void close() { text_.reset(); }
  bool scrolls(const Look& look) const { return text_ && text_->scrolls(look); }
  // True if it closed; scrolling stays inside.
  bool on(const Input& input);
  void draw(stage::DrawList& list, const Look& look, int layer) const;
  std::string says() const { return text_ ? text_->says() : std::string(); }

 private:
  std::unique_ptr<TextView> text_;
  std::string title_;
  stage::SpriteRef picture_;
  int above_ = 0;
};

}  // namespace d6::ui
