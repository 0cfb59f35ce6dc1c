// Drawn as a plate of 15 or more pixels' height, its letter on a key cap at the left.
#include "ui/widgets/button.h"

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

using stage::Rect;

void Button::draw(stage::DrawList& list, const Look& look, bool focused) const {
  const Rect r = place();
  list.fill(r, focused ? stage::dark_red : enabled_ ? stage::midnight : stage::ink);
  if (focused) {
    paint_focus(list, r);
  } else {
    list.frame(r, enabled_ ? stage::sea : stage::grey);
  }
  const std::uint8_t colour = focused ? stage::yellow : enabled_ ? stage::paper : stage::light_grey;
  const int y = r.y + (r.h - 8) / 2;
  // The label stands in the middle of what its key leaves; a key that would do nothing is not shown.
  Rect room{r.x + 3, y, r.w - 6, 8};
  if (enabled_ && letter_ != 0 && look.device == Device::keyboard) {
    std::string word;
    append_utf8(word, letter_);
    const int cap = keycap_width(look, word) + 4;
    paint_keycap(list, look, r.x + 4, r.y + (r.h - 11) / 2, word);
    room.x += cap;
    room.w -= cap;
    if (look.text.measure(label_) <= room.w - cap) room.w -= cap;  // in the middle of the plate, where there is room
  }
  const stage::Font& font = look.text.measure(label_) <= room.w ? look.text : look.table;
  list.text(font, room, label_, colour, stage::Align::centre);
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
