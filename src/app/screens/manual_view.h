// A page of the manual to read: headings, sentences, pictures beside them, and tables whose first column stands apart;
// scrolled by lines and pages, in the large face where the setting says so.
#pragma once
#include <string>
#include <vector>

#include "play/manual.h"
#include "ui/widget.h"

namespace d6::app {

class ManualView final : public ui::Widget {
 public:
  explicit ManualView(stage::Rect place) : Widget(place) {}

  void show(ManualPage page);
  const ManualPage& page() const { return page_; }
  // Is there more than the box shows? A hint to scroll stands only then.
  bool scrolls(const ui::Look& look) const {
    lay_out(look);
    return most() > 0;
  }

  bool can_focus() const override { return !page_.lines.empty(); }
  bool on(const ui::Input& input) override;
  void draw(stage::DrawList& list, const ui::Look& look, bool focused) const override;
  std::string says() const override;

 private:
  // What is drawn, y from the top of the page.
  enum class Face : std::uint8_t { body, name, heading, dim };
  struct Letters {  // one line of them
    int x = 0, y = 0, w = 0;
    Face face = Face::body;
    stage::Align align = stage::Align::left;
    std::string text;
  };
  struct Picture {
    int x = 0, y = 0;
    stage::SpriteRef sprite;
    bool sky = false;  // before a light ground, with water below
  };
  struct Bar {
    stage::Rect at;
    std::uint8_t colour = 0;
  };

  static Picture of(const ManualPicture& picture, int x, int y, const stage::SpriteRef& sprite);
  void lay_out(const ui::Look& look) const;
  void lay_words(const ui::Look& look, const ManualLine& line, int x, int w) const;
  void lay_strip(const ui::Look& look, const ManualLine& line) const;
  void lay_figures(const ui::Look& look, std::size_t from, std::size_t to) const;
  void lay_rows(const ui::Look& look, std::size_t from, std::size_t to) const;
  void lay_beside(const ui::Look& look, const ManualLine& line, int column) const;
  // Lines of `words` from y_ on, which goes below them; nothing is longer than `w`.
  void put(const ui::Look& look, std::string_view words, int x, int w, Face face) const;
  int most() const;  // the furthest it scrolls
  stage::Rect view() const;
  // Large text has a face of its own, not letters of twice the pixels.
  const stage::Font& font(const ui::Look& look, Face face) const;
  bool large() const { return scale_ == 2; }

  ManualPage page_;
  // Made when drawn, as only then the size of the text is known.
  mutable std::vector<Letters> letters_;
  mutable std::vector<Picture> pictures_;
  mutable std::vector<Bar> bars_;
  mutable std::vector<std::string> title_;
  mutable stage::Rect laid_;
  mutable int scale_ = 0, y_ = 0, height_ = 0, pitch_ = 12, title_height_ = 28;
  mutable int top_ = 0;
};

}  // namespace d6::app
