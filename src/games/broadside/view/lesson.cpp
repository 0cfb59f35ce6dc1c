// Where the table shows what a lesson of a first game speaks of (words/manual.cpp names them).
#include <algorithm>

#include "games/broadside/view/table.h"

namespace d6::broadside {

std::optional<Rect> Table::lesson_points_at(std::string_view lesson) const {
  if (battle_.open) return std::nullopt;
  const auto held = [this](auto&& what) -> std::optional<Rect> {
    const auto at = std::find_if(hand().begin(), hand().end(), what);
    if (at == hand().end()) return std::nullopt;
    return hand_place(static_cast<int>(at - hand().begin()));
  };
  const auto enemy_ship = [this](auto&& what) -> std::optional<Rect> {
    const Places at = places(foe(), kEnemyY);
    for (std::size_t i = 0; i < enemy().size(); ++i)
      if (what(i)) return at[i];
    return std::nullopt;
  };
  if (lesson == "draw") return draw_place(may_strike(), false);
  if (lesson == "strike") return draw_place(true, true);
  if (lesson == "deck") return kDeckAt;
  if (lesson == "event") return kDiscardAt;
  if (lesson == "hand") return hand_place(2);
  if (lesson == "target") return enemy_ship([this](std::size_t i) { return enemy_tabs_[i].promise != Promise::none; });
  if (lesson == "escort")
    return enemy_ship(
        [this](std::size_t i) { return enemy()[i].points > 0 && rules_.type(enemy()[i].ship) == ShipType::cv; });
  if (lesson == "drydock") return held([](Card card) { return card == Card::drydock; });
  if (lesson == "mines") return held([](Card card) { return card == Card::minefield; });
  if (lesson == "special") return held([](Card card) { return card == Card::submarine || card == Card::landair; });
  if (lesson == "idle") return hand_place(static_cast<int>(chosen_));
  return std::nullopt;
}

}  // namespace d6::broadside
