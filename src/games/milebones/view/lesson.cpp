// Where the table shows what a lesson of a first game speaks of (words/manual.cpp names them): mostly a card of the
// hand.
#include <algorithm>

#include "games/milebones/view/table.h"

namespace d6::milebones {

std::optional<Rect> TableView::lesson_points_at(std::string_view lesson) const {
  const auto held = [this](auto&& what) -> std::optional<Rect> {
    const Hand& cards = hand();
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (what(cards[i])) return hand_place(i);
    return std::nullopt;
  };
  if (lesson == "draw" || lesson == "deck") return kDeckAt;
  if (lesson == "coup") return held([this](Card card) { return card == safety_against(seen_.table.threat); });
  if (lesson == "go") return held([](Card card) { return card == Card::go; });
  if (lesson == "miles") return held([](Card card) { return is_mileage(card); });
  if (lesson == "safety") return held([](Card card) { return is_safety(card); });
  if (lesson == "attack") return held([](Card card) { return is_hazard(card) && card != Card::speed_limit; });
  if (lesson == "stop" || lesson == "hazard" || lesson == "stuck") return battle_place(true);
  if (lesson == "limit") return limit_place(true);
  return std::nullopt;
}

}  // namespace d6::milebones
