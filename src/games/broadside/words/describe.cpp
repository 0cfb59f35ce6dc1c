// The observation in words for the teletype, the reason behind a hint, and what the game says of itself.
#include <algorithm>

#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_words.h"

namespace d6 {
using namespace broadside;
namespace {

std::string whose_turn(const Rules& rules, const Observation& seen) {
  switch (seen.stage) {
    case Stage::opening: return tr("The cards are dealt.");
    case Stage::turn:
      return has_type(rules, seen.fleets[index(seen.seat)], ShipType::cv)
                 ? tr("Turn {}: {} to draw a card or to launch an air strike.", seen.turn, navy_name(seen.seat))
                 : tr("Turn {}: {} to draw a card.", seen.turn, navy_name(seen.seat));
    case Stage::play: return tr("Turn {}: {} has drawn and is to play or to discard.", seen.turn, navy_name(seen.seat));
    case Stage::over:
      return counted(seen.turn, tr("The game is over after 1 turn."),
                     tr("The game is over after {} turns.", seen.turn));
  }
  return {};
}

std::string fleet_line(const Rules& rules, const Observation& seen, Seat seat) {
  std::string afloat, sunk;
  for (const auto& at : seen.fleets[index(seat)]) {
    auto& list = at.points > 0 ? afloat : sunk;
    if (!list.empty()) list += ", ";
    list += id_text(rules, at.ship);
    if (at.points > 0)
      list += fmt::format(" {} {}/{}", kTypeNames[static_cast<std::size_t>(rules.type(at.ship))], at.points,
                          rules.printed(at.ship));
  }
  if (afloat.empty()) afloat = tr("none");
  return sunk.empty() ? tr("{} fleet: {}.", navy_name(seat), afloat)
                      : tr("{} fleet: {}. Sunk: {}.", navy_name(seat), afloat, sunk);
}

std::string hand_line(const Observation& seen, Seat seat) {
  const auto& hand = seen.hands[index(seat)];
  if (hand.size() != seen.held[index(seat)])
    return tr("{} holds {}.", navy_name(seat), cards_text(seen.held[index(seat)]));
  std::string list;
  for (std::size_t i = 0; i < hand.size(); ++i) {  // "3 x CA broadside", where the first of them stands
    const auto same = std::count(hand.begin(), hand.end(), hand[i]);
    if (std::count(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(i), hand[i]) > 0) continue;
    list += (list.empty() ? "" : ", ") + (same > 1 ? tr("{} x {}", same, card_name(hand[i])) : card_name(hand[i]));
  }
  return tr("{} holds: {}.", navy_name(seat), list.empty() ? tr("nothing") : list);
}

std::string discards_line(const Observation& seen) {
  std::string list;
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (seen.discarded[kind] > 0)
      list += tr("{}{} x {}", list.empty() ? "" : ", ", seen.discarded[kind], card_name(static_cast<Card>(kind)));
  const std::string left =
      counted(seen.deck_left, tr("1 card is left to draw"), tr("{} cards are left to draw", seen.deck_left));
  if (!seen.top) return tr("{}; nothing has been discarded.", left);
  return tr("{}; on top of the discards: {}. Gone: {}.", left, card_name(*seen.top), list);
}

int carriers(const Rules& rules, const Fleet& fleet) { return ships_afloat(fleet) - escorts(rules, fleet); }

std::string why_last(const Rules& rules, Ship ship) {
  return tr("{} is the enemy's last ship: sinking her wins.", id_text(rules, ship));
}

// Air and submarines sink or do nothing (TFB-9); guns leave their mark.
std::string why_target(const Rules& rules, const Observation& seen, const Order& order) {
  const Fleet& enemy = seen.fleets[index(other(seen.seat))];
  const FleetShip* at = ship_in(enemy, order.ship);
  if (!at) return {};
  const std::string ship = id_text(rules, order.ship);
  if (ships_afloat(enemy) == 1) return why_last(rules, order.ship);
  if (rules.type(order.ship) == ShipType::cv)
    return carriers(rules, enemy) == 1
               ? tr("{} is the enemy's only carrier: without her the enemy can launch no carrier strike.", ship)
               : tr("{} is a carrier, the one ship that strikes without a card.", ship);
  const Chance sinks = chance_to_sink(rules, order, at->points);
  if (order.kind == OrderKind::strike || !is_broadside(order.card))
    return tr("{} sinks or nothing happens: {} in {}.", ship, sinks.num, sinks.den);
  const std::string left = tr("{} has {} left", ship, points_text(at->points));
  if (sinks.num == sinks.den) return tr("{} and is sure to sink.", left);
  if (2 * sinks.num >= sinks.den) return tr("{}: {} in {} to sink her.", left, sinks.num, sinks.den);
  if (sinks.num == 0) return tr("It cannot sink {} yet; what hurts her now makes the next shot tell.", ship);
  return tr("{}; {} in {} to sink her, and what hurts her now makes the next shot tell.", left, sinks.num, sinks.den);
}

std::string why_mines(const Rules& rules, const Fleet& enemy) {
  if (ships_afloat(enemy) == 1)
    for (const FleetShip& at : enemy)
      if (at.points > 0) return why_last(rules, at.ship);
  return tr("It needs no aim and may hurt the whole fleet at once.");
}

std::string why_discard(const Rules& rules, const Observation& seen, const Order& order) {
  const auto& own = seen.fleets[index(seen.seat)];
  if (is_broadside(order.card) && !has_type(rules, own, fires(order.card)))
    return tr("You have no {} left to fire it.", type_name(fires(order.card)));
  return tr("It is the card you will miss least.");
}

}  // namespace

std::vector<std::string> Words<Broadside>::describe(const Rules& rules, const Observation& seen) {
  std::vector<std::string> out{whose_turn(rules, seen)};
  if (seen.stage == Stage::turn || seen.stage == Stage::play)
    out.push_back(tr("Points afloat: {} {}, {} {}. Only the winner scores, at the end.", navy_name(Seat::zero),
                     points_afloat(seen.fleets[0]), navy_name(Seat::one), points_afloat(seen.fleets[1])));
  for (const Seat seat : {Seat::zero, Seat::one}) out.push_back(fleet_line(rules, seen, seat));
  for (const Seat seat : {Seat::zero, Seat::one}) out.push_back(hand_line(seen, seat));
  out.push_back(discards_line(seen));
  return out;
}

std::string Words<Broadside>::reason(const Rules& rules, const Observation& seen, const Order& order) {
  switch (order.kind) {
    case OrderKind::draw:
      return carriers(rules, seen.fleets[index(seen.seat)]) > 0 ? tr("A card promises more than the air strike now.")
                                                                : tr("Without a carrier you can only draw.");
    case OrderKind::strike: return why_target(rules, seen, order);
    case OrderKind::discard: return why_discard(rules, seen, order);
    case OrderKind::play:
      if (order.card == Card::minefield) return why_mines(rules, seen.fleets[index(other(seen.seat))]);
      if (order.card == Card::drydock) return tr("The points come back in full, and storm and fire pass her by.");
      return why_target(rules, seen, order);
  }
  return {};
}

std::span<const Option> Info<Broadside>::options() {
  static const Option table[] = {
      {"airstrike",
       "How often a carrier's air strike sinks its target: classic one in two, balanced 33 in 100.",
       {"classic", "balanced"},
       0,
       0,
       "classic",
       "balanced",
       false,
       true,
       "Air strike",
       {"Classic: sinks 1 in 2", "Balanced: sinks 33 in 100"}}};
  return table;
}

std::vector<ScenarioName> Info<Broadside>::scenario_names(const std::string&) { return {}; }

Problems Info<Broadside>::lint(const std::string& folder) {
  Problems problems;
  load_rules(folder, Options::of(options(), {}, false, problems), problems);
  return problems;
}

}  // namespace d6
