// The end of a long line is what is shown: there is where one writes.
#include "ui/widgets/text_field.h"

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

void TextField::text(std::string text) { text_ = std::string(first_characters(text, most_)); }

bool TextField::accepts(char32_t sign) const {
  if (sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0xFFFD) return false;
  return font_.has(sign) && characters(text_) < most_;
}

bool TextField::on(const Input& input) {
  if (input.intent == Intent::text) {
    if (accepts(input.sign)) append_utf8(text_, input.sign);
    return true;
  }
  if (input.intent == Intent::erase) {
    erase_last_character(text_);
    return true;
  }
  if (input.intent == Intent::confirm) {
    if (done_) done_(text_);
    return true;
  }
  return false;
}

void TextField::draw(stage::DrawList& list, const Look& look, bool focused) const {
  const stage::Rect r = place();
  list.fill(r, stage::ink);
  if (focused) {
    paint_focus(list, r);
  } else {
    list.frame(r, stage::deep_sea);
  }
  const auto room = static_cast<std::size_t>(std::max(1, (r.w - 20) / font_.advance()));
  std::string_view seen = text_;
  for (std::size_t extra = characters(text_); extra > room; --extra) next_character(seen);
  const int y = r.y + (r.h - font_.height()) / 2;
  list.text(font_, {r.x + 6, y, r.w - 12, font_.height()}, seen, stage::paper);
  if (focused) list.fill({r.x + 6 + font_.measure(seen), y + font_.height() - 2, font_.advance(), 2}, stage::yellow);
  (void)look;
}

std::string TextField::says() const {
  return text_.empty() ? tr("{}: empty. Write, then confirm.", label_) : tr("{}: {}", label_, text_);
}

}  // namespace d6::ui
