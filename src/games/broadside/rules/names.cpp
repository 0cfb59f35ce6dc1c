// Names of ships and cards as files and the console write them; small questions that rules and screens share.
#include <algorithm>

#include "games/broadside/rules/api.h"

namespace d6::broadside {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return small(x) == small(y); });
}

template <class Id, std::size_t N>
bool find_name(const std::array<std::string_view, N>& names, std::string_view text, Id& id) {
  for (std::size_t i = 0; i < N; ++i)
    if (same(names[i], text)) {
      id = static_cast<Id>(i);
      return true;
    }
  return false;
}

constexpr std::array<std::string_view, 4> kStageNames{"opening", "turn", "play", "over"};

// In how many ways the dice fall to `points` or more, of all ways.
Chance at_least(DamageDice damage, int points) {
  std::array<std::uint32_t, 64> ways{1};  // by sum
  std::uint32_t all = 1;
  for (int die = 0; die < damage.dice; ++die) {
    std::array<std::uint32_t, 64> next{};
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

std::string id_text(const Rules& rules, Ship ship) { return rules.ships[index(ship)].name; }
bool id_parse(const Rules& rules, std::string_view text, Ship& ship) {
  for (std::size_t i = 0; i < rules.ships.size(); ++i)
    if (same(rules.ships[i].name, text) || same(rules.ships[i].card, text)) {
      ship = static_cast<Ship>(i);
      return true;
    }
  return false;
}
std::string id_text(const Rules&, Card card) { return std::string(kCardNames[index(card)]); }
bool id_parse(const Rules&, std::string_view text, Card& card) { return find_name(kCardNames, text, card); }
std::string id_text(const Rules&, Stage stage) { return std::string(kStageNames[static_cast<std::size_t>(stage)]); }
bool id_parse(const Rules&, std::string_view text, Stage& stage) { return find_name(kStageNames, text, stage); }

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

bool escorted(const Rules& rules, const Fleet& fleet) {
  return std::any_of(fleet.begin(), fleet.end(),
                     [&](const FleetShip& at) { return at.points > 0 && rules.type(at.ship) != ShipType::cv; });
}
bool has_type(const Rules& rules, const Fleet& fleet, ShipType type) {
  return std::any_of(fleet.begin(), fleet.end(),
                     [&](const FleetShip& at) { return at.points > 0 && rules.type(at.ship) == type; });
}

}  // namespace d6::broadside
