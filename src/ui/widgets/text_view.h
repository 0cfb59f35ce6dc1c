// Text to read: broken into lines, scrolled; twice as large where the setting says so.
#pragma once
#include <vector>

#include "ui/widget.h"

namespace d6::ui {

class TextView final : public Widget {
 public:
  struct Style {
    std::uint8_t ground = stage::midnight, text = stage::paper, edge = stage::sea;
    bool small = false;                       // the 6 x 8 font
    bool follow = false;                      // a log: new lines scroll to the end
    bool may_enlarge = true;                  // the large text setting applies
    std::uint8_t last = stage::kTransparent;  // colour of the newest paragraph
  };
  // A sign before a paragraph, and its own colour; the second sign is for large text.
  struct Mark {
    std::uint8_t colour = stage::kTransparent;  // then the style's
    stage::SpriteRef sign, large_sign;
  };
  TextView(stage::Rect place, std::string label, Style style)
      : Widget(place), label_(std::move(label)), style_(style) {}
  TextView(stage::Rect place, std::string label) : TextView(place, std::move(label), Style()) {}

  void paragraphs(std::vector<std::string> texts);
  const std::vector<std::string>& paragraphs() const { return texts_; }
  void add(std::string text);
  // One a paragraph, in their order; with signs every line leaves them room.
  void marks(std::vector<Mark> marks);

  // Is there more than the box shows? A hint to scroll stands only then.
  bool scrolls(const Look& look) const;

  bool can_focus() const override { return !texts_.empty(); }
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override;

 private:
  struct Line {
    std::string text;
    std::size_t paragraph;
  };
  void lay_out(const Look& look) const;
  int indent() const { return !signs_ ? 0 : laid_scale_ == 2 ? 17 : 12; }
  // Large text has a face of its own, as high as the letters of twice the pixels would be.
  const stage::Font& font(const Look& look) const {
    return laid_scale_ == 2 ? look.head : style_.small ? look.table : look.text;
  }

  std::string label_;
  Style style_;
  std::vector<std::string> texts_;
  std::vector<Mark> marks_;
  bool signs_ = false;
  // Made when drawn, as only then the size of the text is known.
  mutable std::vector<Line> lines_;
  mutable int laid_scale_ = 0, laid_width_ = 0;
  mutable std::size_t laid_ = 0;  // paragraphs that are in lines_
  mutable std::size_t top_ = 0, seen_ = 1;
  mutable bool to_end_ = false;
};

}  // namespace d6::ui
