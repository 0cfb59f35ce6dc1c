// Measures from mock/cards/notes.md.
#include "ui/table/marks.h"

#include <algorithm>
#include <array>

namespace d6::ui {

using stage::DrawList;
using stage::Rect;

void paint_card_focus(DrawList& list, Rect r) {
  constexpr std::array<std::uint8_t, 5> kRings{stage::ink, stage::yellow, stage::yellow, stage::yellow, stage::ink};
  for (int k = 0; k < 5; ++k)
    list.frame({r.x - k - 1, r.y - k - 1, r.w + 2 * k + 2, r.h + 2 * k + 2}, kRings[static_cast<std::size_t>(k)]);
}

void paint_dashes(DrawList& list, Rect r, std::uint8_t colour) {
  const int x0 = r.x - 4, y0 = r.y - 4, x1 = r.x + r.w + 4, y1 = r.y + r.h + 4;
  for (int x = x0; x < x1; x += 10) {
    const int w = std::min(6, x1 - x);
    list.fill({x, y0, w, 3}, colour);
    list.fill({x, y1 - 3, w, 3}, colour);
  }
  for (int y = y0; y < y1; y += 10) {
    const int h = std::min(6, y1 - y);
    list.fill({x0, y, 3, h}, colour);
    list.fill({x1 - 3, y, 3, h}, colour);
  }
}

void paint_tag(DrawList& list, const stage::Font& font, Rect r, std::string_view text, std::uint8_t ground,
               std::uint8_t colour) {
  const int w = font.measure(text) + 8, x = std::clamp(r.x + (r.w - w) / 2, 1, stage::kWidth - w - 1), y = r.y - 9;
  list.fill({x - 1, y, w + 2, 14}, stage::ink);
  list.fill({x, y + 1, w, 12}, ground);
  list.text(font, {x + 4, y + 3, w - 4, 8}, text, colour);
}

}  // namespace d6::ui
