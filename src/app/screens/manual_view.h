// A page of the manual to read: headings, sentences, and tables whose first column stands apart; scrolled by lines and
// pages, in the large face where the setting says so.
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
  struct Piece {  // a line of letters; y from the top of the page
    int x = 0, y = 0;
    bool heading = false, name = false;
    std::string text;
  };
  void lay_out(const ui::Look& look) const;
  int most() const;  // the furthest it scrolls
  // Large text has a face of its own, not letters of twice the pixels.
  const stage::Font& font(const ui::Look& look) const { return scale_ == 2 ? look.head : look.text; }

  ManualPage page_;
  // Made when drawn, as only then the size of the text is known.
  mutable std::vector<Piece> pieces_;
  mutable int scale_ = 0, height_ = 0, pitch_ = 12;
  mutable int top_ = 0;
};

}  // namespace d6::app
