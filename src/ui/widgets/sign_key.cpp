// A key of a board of letters: the sheet's cap, or a plain box where there is none.
#include "ui/widgets/sign_key.h"

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

void SignKey::draw(stage::DrawList& list, const Look& look, bool focused) const {
  if (label_.empty()) return;
  const stage::Rect r = place();
  const bool lit = focused && (r.w < 30 || sprite_.empty());
  const stage::SpriteRef key =
      sprite_.empty() ? stage::SpriteRef()
                      : stage::sprite(look.sheets, "list", lit ? std::string_view("list/key_lit") : sprite_);
  if (key) {
    list.sprite(key, r.x, r.y);
  } else {
    list.fill(r, lit ? stage::yellow : stage::slate);
  }
  const std::uint8_t ink = lit ? stage::ink : stage::paper;
  if (label_ == "_") {  // the space: an open box
    list.fill({r.x + 4, r.y + 14, r.w - 8, 1}, ink);
    list.fill({r.x + 4, r.y + 11, 1, 3}, ink);
    list.fill({r.x + r.w - 5, r.y + 11, 1, 3}, ink);
  } else {
    const auto room = static_cast<std::size_t>(r.w / look.text.advance());
    list.text(look.text, {r.x, r.y + (r.h - 8) / 2, r.w, 8}, shortened(label_, room), ink, stage::Align::centre);
  }
  if (focused) paint_focus(list, r);
}

bool SignKey::on(const Input& input) {
  if (input.intent != Intent::confirm) return false;
  press_();
  return true;
}

}  // namespace d6::ui
