// The chance to sink in one blow (TFB-6, TFB-9, TFB-11, TFB-21), and the small questions about a fleet that rules,
// computer players and screens share.
#include <algorithm>

#include "games/broadside/rules/api.h"

namespace d6::broadside {
namespace {

// In how many ways the dice fall to `points` or more, of all ways.
Chance at_least(DamageDice damage, int points) {
  std::array<std::uint32_t, kMostDamage> ways{1};  // by sum
  std::uint32_t all = 1;
  for (int die = 0; die < damage.dice; ++die) {
    std::array<std::uint32_t, kMostDamage> next{};
    for (std::size_t sum = 0; sum < ways.size(); ++sum)
      for (std::size_t side = 1; side <= damage.sides && sum + side < next.size(); ++side)
        next[sum + side] += ways[sum];
    ways = next;
    all *= damage.sides;
  }
  std::uint32_t good = 0;
  for (std::size_t sum = static_cast<std::size_t>(std::max(points, 0)); sum < ways.size(); ++sum) good += ways[sum];
  return {good, all};
}

}  // namespace

Chance chance_to_sink(const Rules& rules, const Order& order, int points) {
  if (points <= 0) return {0, 1};
  if (order.kind == OrderKind::strike) return rules.strike;
  if (order.kind != OrderKind::play) return {0, 1};
  switch (order.card) {
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd: return at_least(rules.damage[index(order.card)], points);
    case Card::submarine: return rules.submarine;
    case Card::landair: return rules.landair;
    case Card::minefield: {
      std::uint32_t num = 0;
      for (int die = rules.mine_harm_from; die <= rules.mine_sides; ++die)
        num += die >= rules.mine_sunk_from
                   ? rules.mine_damage_sides
                   : static_cast<std::uint32_t>(std::max(0, rules.mine_damage_sides - points + 1));
      return {num, static_cast<std::uint32_t>(rules.mine_sides * rules.mine_damage_sides)};
    }
    case Card::drydock:
    case Card::storm:
    case Card::secondary:
    case Card::reinforcement: return {0, 1};
  }
  return {0, 1};
}

bool any_damaged(const Rules& rules, const Fleet& fleet) {
  return std::any_of(fleet.begin(), fleet.end(), [&](const FleetShip& at) { return damaged(rules, at); });
}
int escorts(const Rules& rules, const Fleet& fleet) {
  return static_cast<int>(std::count_if(fleet.begin(), fleet.end(), [&](const FleetShip& at) {
    return at.points > 0 && rules.type(at.ship) != ShipType::cv;
  }));
}
bool escorted(const Rules& rules, const Fleet& fleet) {
  return std::any_of(fleet.begin(), fleet.end(),
                     [&](const FleetShip& at) { return at.points > 0 && rules.type(at.ship) != ShipType::cv; });
}
bool has_type(const Rules& rules, const Fleet& fleet, ShipType type) {
  return std::any_of(fleet.begin(), fleet.end(),
                     [&](const FleetShip& at) { return at.points > 0 && rules.type(at.ship) == type; });
}
int points_afloat(const Fleet& fleet) {
  int points = 0;
  for (const FleetShip& at : fleet) points += at.points;
  return points;
}
int ships_afloat(const Fleet& fleet) {
  return static_cast<int>(std::count_if(fleet.begin(), fleet.end(), [](const FleetShip& at) { return at.points > 0; }));
}

bool playable(const Rules& rules, const Fleet& own, Card card) {
  if (is_broadside(card)) return has_type(rules, own, fires(card));
  if (card == Card::drydock) return any_damaged(rules, own);
  return !is_event(card);
}

}  // namespace d6::broadside
