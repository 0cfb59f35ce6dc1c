// What a viewer knows (MB-33, ALL-3), a world that agrees with it, and what a position must satisfy.
#include <fmt/format.h>

#include "games/milebones/rules/milebones.h"

namespace d6::milebones {
namespace {

using Counts = std::array<int, kKinds>;

void count_in(Counts& counts, const auto& cards) {
  for (const Card card : cards)
    if (card != Card::none) ++counts[index(card)];
}

Counts on_table(const Table& table) {
  Counts counts{};
  count_in(counts, table.discards);
  for (const Car& car : table.cars) {
    count_in(counts, car.battle);
    count_in(counts, car.limit);
    count_in(counts, car.safeties);
    for (std::size_t i = 0; i < kDistances; ++i) counts[i] += car.played[i];
  }
  return counts;
}

bool all_of(const auto& cards, auto&& fits) {
  for (const Card card : cards)
    if (!fits(card)) return false;
  return true;
}

// What is wrong with one player's table; empty if nothing is.
std::string invalid_car(const Rules& rules, const Table& table, std::size_t i) {
  const Car& car = table.cars[i];
  const auto wrong = [&](std::string_view what) { return fmt::format("cars[{}]: {}", i, what); };
  if (car.safeties.size() > kSafeties || car.coups.size() > kSafeties)
    return wrong("a list of safeties holds another card or one twice");
  if (!all_of(car.coups, [&](Card card) { return car.safeties.has(card); })) return wrong("a coup without its safety");
  if (!all_of(car.battle, [](Card c) {
        return (is_hazard(c) && c != Card::speed_limit) || (is_remedy(c) && c != Card::end_of_limit);
      }))
    return wrong("a card that does not belong on the battle pile");
  if (!all_of(car.limit, [](Card c) { return c == Card::speed_limit || c == Card::end_of_limit; }))
    return wrong("a card that does not belong on the limit pile");
  for (const Card shows : {top(car.battle), top(car.limit)})
    if (is_hazard(shows) && car.safeties.has(safety_against(shows)))
      return wrong("a hazard on a car that its safety protects");
  for (std::size_t d = 0; d < kDistances; ++d)
    if (car.played[d] > rules.most[d]) return wrong("more cards of a distance than one player may lay (MB-11)");
  if (miles_of(rules, car) > goal_of(rules, table)) return wrong("more miles than the goal");
  return {};
}

std::string invalid_turn(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const Car& mine = table.cars[index(table.current)];
  if (table.threat != Card::none && table.threat != top(mine.battle) && table.threat != top(mine.limit))
    return "threat: a hazard that does not lie on the current player's piles";
  if (table.threat != Card::none && !is_hazard(table.threat)) return "threat: a card that is no hazard";
  const Phase phase = table.phase;
  // MB-3, MB-23: only before the draw is a coup open, or with no card to draw as the first act of the turn.
  if (table.threat != Card::none && phase != Phase::draw && !(phase == Phase::play && state.deck.empty()))
    return "threat: a hazard that can no longer be answered by a coup";
  const bool drawing = phase == Phase::draw || phase == Phase::drawing;
  if (drawing && state.deck.empty()) return "phase: a draw from an empty deck";
  if (drawing && state.hands[index(table.current)].size() >= kHand) return "phase: a draw to a full hand";
  for (const Seat seat : {Seat::zero, Seat::one})
    if (state.hands[index(seat)].size() >= kHand && !(phase == Phase::play && seat == table.current))
      return "hands: a card more than a draw leaves room for";
  if (phase == Phase::play && state.hands[index(table.current)].empty()) return "phase: play with an empty hand";
  if (phase == Phase::offer && (table.extended || miles_of(rules, mine) != rules.goal))
    return "phase: an extension offered away from the goal";
  if (table.finisher && miles_of(rules, table.cars[index(*table.finisher)]) != goal_of(rules, table))
    return "finisher: a trip that is not complete";
  if (table.finisher && phase != Phase::sheet && phase != Phase::next && phase != Phase::over)
    return "finisher: the race goes on";
  if (phase == Phase::next && !rules.match) return "phase: a further race where one is played";
  return {};
}

}  // namespace

void MileBones::observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen) {
  seen.viewer = viewer;
  seen.table = state.table;
  seen.deck_left = static_cast<std::uint8_t>(state.deck.size());
  seen.goal = goal_of(rules, state.table);
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::size_t i = index(seat);
    const Car& car = state.table.cars[i];
    if (viewer == Viewer::truth || viewer == d6::viewer(seat)) {
      seen.hands[i] = state.hands[i];
    } else {
      seen.hands[i] = {};
    }
    seen.held[i] = static_cast<std::uint8_t>(state.hands[i].size());
    seen.miles[i] = miles_of(rules, car);
    seen.moving[i] = moving(car);
    seen.limited[i] = limited(car);
    seen.points[i] = race_points(rules, state.table, state.deck.size(), seat);
  }
}

// The cards nobody has shown, shuffled over the unseen hands and the deck.
State MileBones::sample(const Rules& rules, const Observation& seen, Dice& dice) {
  State state;
  state.dice = dice_of(dice.below(0x7FFFFFFF));
  state.table = seen.table;
  state.hands = seen.hands;
  Counts known = on_table(seen.table);
  for (const Hand& hand : seen.hands) count_in(known, hand);
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    for (int i = known[kind]; i < rules.count[kind]; ++i) state.deck.push_back(static_cast<Card>(kind));
  shuffle(state.deck, dice);
  for (std::size_t i = 0; i < 2; ++i)
    while (state.hands[i].size() < seen.held[i]) state.hands[i].add(state.deck.take());
  return state;
}

std::string MileBones::invalid(const Rules& rules, const State& state) {
  const Table& table = state.table;
  for (const auto& hand : state.hands)
    if (!all_of(hand, [](Card card) { return card != Card::none; })) return "hands: \"none\" among the cards";
  if (!all_of(state.deck, [](Card card) { return card != Card::none; })) return "deck: \"none\" among the cards";
  if (!all_of(table.discards, [](Card card) { return card != Card::none; }))
    return "discards: \"none\" among the cards";
  for (std::size_t i = 0; i < 2; ++i)
    if (std::string wrong = invalid_car(rules, table, i); !wrong.empty()) return wrong;
  Counts counts = on_table(table);
  count_in(counts, state.deck);
  for (const Hand& hand : state.hands) count_in(counts, hand);
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    if (counts[kind] != rules.count[kind])
      return fmt::format("{} of the card {} where the deck has {}", counts[kind],
                         id_text(rules, static_cast<Card>(kind)), rules.count[kind]);
  for (const std::int32_t total : table.totals)
    if (total < 0 || total > 1'000'000) return "totals: a number from 0 to 1000000 is allowed";
  for (const Seat seat : {table.first, table.current, table.finisher.value_or(Seat::zero)})
    if (seat != Seat::zero && seat != Seat::one) return "a seat that is not 0 or 1";
  return invalid_turn(rules, state);
}

}  // namespace d6::milebones
