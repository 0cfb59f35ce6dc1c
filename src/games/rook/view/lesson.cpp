// Where the table shows what a lesson of a first game speaks of (words/manual.cpp names them).
#include <algorithm>

#include "games/rook/view/table.h"

namespace d6::rook {

std::optional<Rect> Table::lesson_points_at(std::string_view lesson) const {
  if (lesson == "bid") return kLadder;
  if (lesson == "pass") return kPass;
  if (lesson == "swap") return tray_place(2, 5);
  if (lesson == "trumps") return tile_place(0);
  if (lesson == "rook_led" || lesson == "follow") return kFoeTrick;
  if (lesson == "rook") {
    const auto at = std::find_if(order_.begin(), order_.end(), [](Card card) { return card.rook(); });
    if (at != order_.end()) return rects_[static_cast<std::size_t>(at - order_.begin())];
  }
  if (lesson == "lead" && !rects_.empty()) return rects_.front();
  return std::nullopt;
}

}  // namespace d6::rook
