// Drawn as a plate of 15 or more pixels' height, its letter on a key cap at the left.
#include "ui/widgets/button.h"

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

void Button::draw(stage::DrawList& list, const Look& look, bool focused) const {
  const stage::Rect r = place();
  list.fill(r, focused ? stage::dark_red : stage::midnight);
  if (focused) {
    paint_focus(list, r);
  } else {
    list.frame(r, stage::deep_sea);
  }
  const std::uint8_t colour = focused ? stage::yellow : enabled_ ? stage::paper : stage::light_grey;
  const int y = r.y + (r.h - 8) / 2;
  if (letter_ != 0 && look.device == Device::keyboard) {
    std::string word;
    append_utf8(word, letter_);
    const int x = paint_keycap(list, look, r.x + 4, r.y + (r.h - 11) / 2, word);
    list.text(look.table, {x + 1, y, r.x + r.w - x - 3, 8}, label_, colour);
  } else {
    const stage::Font& font = look.text.measure(label_) <= r.w - 6 ? look.text : look.table;
    list.text(font, {r.x + 3, y, r.w - 6, 8}, label_, colour, stage::Align::centre);
  }
}

bool Button::on(const Input& input) {
  if (input.intent != Intent::confirm) return false;
  if (enabled_ && press_) press_();
  return true;
}

std::string Button::says() const {
  if (help_.empty()) return enabled_ ? label_ : tr("{} (not now)", label_);
  return tr("{}: {}", label_, help_);
}

}  // namespace d6::ui
