// Does a state fit the rules: each ship and each card in exactly one place (behaviour 29), points, hands and stage in
// range.
#include <fmt/format.h>

#include <algorithm>

#include "games/broadside/rules/broadside.h"

namespace d6::broadside {
namespace {

constexpr int kMostTurns = 60'000;  // the count of turns goes on from here without running over

std::string audit_ships(const Rules& rules, const State& state) {
  std::array<int, 2 * kNavy> places{};
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto& fleet = state.fleets[index(seat)];
    const auto home = [&](Ship ship) { return index(ship) < places.size() && navy(ship) == seat; };
    for (const auto& at : fleet) {
      if (!home(at.ship))
        return fmt::format("a ship in the fleet of {} that is not of that navy", kNavyNames[index(seat)]);
      if (at.points > rules.printed(at.ship))
        return fmt::format("{} with {} points; allowed is 0 to {}", rules.ships[index(at.ship)].name, at.points,
                           rules.printed(at.ship));
      ++places[index(at.ship)];
    }
    for (const Ship ship : state.navies[index(seat)]) {
      if (!home(ship))
        return fmt::format("a ship in the navy deck of {} that is not of that navy", kNavyNames[index(seat)]);
      ++places[index(ship)];
    }
    if (fleet.empty())
      return fmt::format("a fleet of {} without a ship; allowed is 1 to {} ships", kNavyNames[index(seat)], kFleet);
  }
  // TFB-2: beyond the ships dealt a fleet grows only by reinforcements that have been drawn.
  const auto more = [&](const Fleet& fleet) {
    return fleet.size() > rules.dealt_ships ? fleet.size() - rules.dealt_ships : std::size_t{0};
  };
  if (more(state.fleets[0]) + more(state.fleets[1]) > state.discarded[index(Card::reinforcement)])
    return fmt::format("fleets of {} and {} ships; allowed is {} each and one for each Reinforcement drawn",
                       state.fleets[0].size(), state.fleets[1].size(), rules.dealt_ships);
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] != 1)
      return fmt::format("{} in {} places; allowed is one: its fleet or its navy deck", rules.ships[i].name, places[i]);
  return {};
}

std::string audit_cards(const Rules& rules, const State& state) {
  std::array<int, kCards> counts{};
  for (std::size_t kind = 0; kind < kCards; ++kind) counts[kind] = state.discarded[kind];
  for (const Card card : state.deck) {
    if (index(card) >= kCards) return "a card in the deck that does not exist";
    ++counts[index(card)];
  }
  for (const Hand& hand : state.hands)
    for (const Card card : hand) {
      if (index(card) >= kCards || is_event(card)) return "a card in a hand that cannot be held";
      ++counts[index(card)];
    }
  int shared = 0;
  for (std::size_t kind = 0; kind < kCards; ++kind) {
    const int over = counts[kind] - rules.cards[kind];
    if (over < 0 || (kind >= kBroadsides && over > 0))
      return fmt::format("{} cards {}; allowed is {}{}", counts[kind], kCardNames[kind],
                         kind < kBroadsides ? "at least " : "", rules.cards[kind]);
    shared += over;
  }
  const int least = rules.cards[0] + rules.cards[1] + rules.cards[2] + rules.cards[3];
  if (shared != rules.any_class)
    return fmt::format("{} broadsides; allowed is {}", shared + least, rules.any_class + least);
  if (state.top && (index(*state.top) >= kCards || state.discarded[index(*state.top)] == 0))
    return "a top of the discards that has not been discarded";
  if (!state.top && std::any_of(state.discarded.begin(), state.discarded.end(), [](int n) { return n > 0; }))
    return "no top on discards that are not empty";
  return {};
}

std::string audit_stage(const Rules& rules, const State& state) {
  if (static_cast<int>(state.stage) > static_cast<int>(Stage::over)) return "a stage that does not exist";
  if (index(state.seat) > 1 || index(state.first) > 1) return "a seat that does not exist; allowed is 0 or 1";
  if (state.turn < 1 || state.turn > kMostTurns)
    return fmt::format("turn {}; allowed is 1 to {}", state.turn, kMostTurns);
  // Hands may hold fewer than the rules ever leave in them: a problem laid out by hand ("one card each") can be played.
  for (std::size_t i = 0; i < 2; ++i) {
    const bool drawn = state.stage == Stage::play && index(state.seat) == i;
    const std::size_t most = rules.dealt_cards + (drawn ? 1U : 0U);
    if (state.hands[i].size() > most)
      return fmt::format("{} cards in the hand of {}; allowed is at most {}", state.hands[i].size(), kNavyNames[i],
                         most);
    if (drawn && state.hands[i].empty())
      return fmt::format("no card in the hand of {} after the draw; allowed is at least 1", kNavyNames[i]);
  }
  const bool sunk_all = gone(state.fleets[0]) || gone(state.fleets[1]);
  if (gone(state.fleets[0]) && gone(state.fleets[1])) return "two fleets that are gone; allowed is one";
  if (state.stage == Stage::over && !sunk_all && !state.deck.empty())
    return "a game that is over with two fleets afloat and cards in the deck";
  if (state.stage != Stage::over && sunk_all) return "a fleet that is gone in a game that is not over";
  if (state.stage == Stage::turn && state.deck.empty())
    return "an empty deck before a draw; allowed is at least 1 card";
  return {};
}

}  // namespace

std::string Broadside::invalid(const Rules& rules, const State& state) {
  std::string problem = audit_stage(rules, state);
  if (problem.empty()) problem = audit_ships(rules, state);
  if (problem.empty()) problem = audit_cards(rules, state);
  return problem;
}

}  // namespace d6::broadside
