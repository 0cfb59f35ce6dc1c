// What may be played, and why not (MB play-where, play-when; MB-3, MB-6 to MB-9, MB-11 to MB-16, MB-20, MB-22, MB-23,
// MB-25, MB-26, MB-31). One table of conditions (playable) is the fast road; `lay` gives the reasons.
#include <bit>

#include "games/milebones/rules/milebones.h"

namespace d6::milebones {
namespace {

constexpr std::uint32_t kSafetyBits =
    bit(Card::extra_tank) | bit(Card::puncture_proof) | bit(Card::driving_ace) | bit(Card::right_of_way);

Refusal no(No code, int a = 0, int b = 0) {
  return {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)};
}
Refusal no(No code, Card card, int b = 0) { return no(code, static_cast<int>(card), b); }

// The i-th set bit of `bits`.
Card pick(std::uint32_t bits, std::uint32_t i) {
  while (i-- > 0) bits &= bits - 1;
  return static_cast<Card>(std::countr_zero(bits));
}

bool holds(const Hand& hand, Card card) { return std::find(hand.begin(), hand.end(), card) != hand.end(); }

// The safety in hand that answers the hazard laid just now, or none (MB-3).
Card coup_card(const State& state) {
  if (state.table.threat == Card::none) return Card::none;
  const Card safety = safety_against(state.table.threat);
  return holds(state.hands[index(state.table.current)], safety) ? safety : Card::none;
}

Refusal lay_mileage(const Rules& rules, const Table& table, Seat seat, Card card) {
  const Car& mine = table.cars[index(seat)];
  const int miles = rules.miles[index(card)];
  if (!moving(mine)) return no(No::standing);
  if (limited(mine) && miles > rules.speed_limit) return no(No::limited, rules.speed_limit);
  if (mine.played[index(card)] >= rules.most[index(card)]) return no(No::too_many, card, rules.most[index(card)]);
  const int left = goal_of(rules, table) - miles_of(rules, mine);
  return miles > left ? no(No::overshoot, left) : Refusal{};
}

Refusal lay_hazard(const Table& table, Seat seat, Card card) {
  const Car& theirs = table.cars[index(other(seat))];
  if (theirs.safeties.has(safety_against(card))) return no(No::other_protected, safety_against(card));
  if (card == Card::speed_limit) return limited(theirs) ? no(No::other_limited) : Refusal{};  // MB-9
  return moving(theirs) ? Refusal{} : no(No::other_standing);
}

Refusal lay_remedy(const Table& table, Seat seat, Card card) {
  const Car& mine = table.cars[index(seat)];
  if (card == Card::end_of_limit) return limited(mine) ? Refusal{} : no(No::not_limited);
  const Card shows = top(mine.battle);
  if (card == Card::go) {  // MB-16
    if (mine.safeties.has(Card::right_of_way)) return no(No::go_with_right);
    if (shows == Card::go) return no(No::rolling);
    return is_hazard(shows) && shows != Card::stop ? no(No::go_on_hazard, shows) : Refusal{};
  }
  if (!is_hazard(shows)) return no(No::no_hazard, card);
  return remedy_of(shows) == card ? Refusal{} : no(No::wrong_remedy, shows);
}

Refusal check_offer(const Order& order) {
  return order.act == Act::extend || order.act == Act::finish ? Refusal{} : no(No::answer_offer);
}

Refusal check_coup(const State& state, Card card) {
  if (!is_safety(card)) return no(No::no_safety, card);
  const Hand& hand = state.hands[index(state.table.current)];
  if (!holds(hand, card)) return no(No::not_in_hand, card);
  if (state.table.threat == Card::none) return no(No::no_coup);
  return safety_against(state.table.threat) == card ? Refusal{} : no(No::coup_wrong, state.table.threat);
}

Refusal check_draw_phase(const State& state, const Order& order) {
  if (order.act == Act::draw) return {};
  if (order.act == Act::coup) return check_coup(state, order.card);
  // Laying the answering safety is the coup; any other card waits for the draw (MB-20).
  return order.act == Act::play && is_coup(state, order) ? Refusal{} : no(No::draw_first);
}

Refusal check_play_phase(const Rules& rules, const State& state, const Order& order) {
  const Seat seat = state.table.current;
  const Hand& hand = state.hands[index(seat)];
  switch (order.act) {
    case Act::draw: return state.deck.empty() ? no(No::deck_empty) : no(No::drawn_already);
    case Act::coup: return check_coup(state, order.card);
    case Act::extend:
    case Act::finish: return no(No::no_offer);
    case Act::play:
      return holds(hand, order.card) ? lay(rules, state.table, seat, order.card) : no(No::not_in_hand, order.card);
    case Act::discard:
      if (!holds(hand, order.card)) return no(No::not_in_hand, order.card);
      return may_discard(rules, state) ? Refusal{} : no(No::must_play);
  }
  return {};
}

}  // namespace

bool moving(const Car& car) {
  const Card shows = top(car.battle);
  return shows == Card::go || (car.safeties.has(Card::right_of_way) && !is_hazard(shows));
}
bool limited(const Car& car) { return top(car.limit) == Card::speed_limit; }

int miles_of(const Rules& rules, const Car& car) {
  int sum = 0;
  for (std::size_t i = 0; i < kDistances; ++i) sum += car.played[i] * rules.miles[i];
  return sum;
}

std::uint32_t kinds(const Hand& hand) {
  std::uint32_t bits = 0;
  for (const Card card : hand) bits |= bit(card);
  return bits;
}

std::uint32_t playable(const Rules& rules, const Table& table, Seat seat) {
  const Car& mine = table.cars[index(seat)];
  const Car& theirs = table.cars[index(other(seat))];
  std::uint32_t bits = kSafetyBits;
  const Card shows = top(mine.battle);
  const bool right = mine.safeties.has(Card::right_of_way);
  if (limited(mine)) bits |= bit(Card::end_of_limit);
  if (is_hazard(shows)) {
    bits |= shows == Card::stop && right ? 0 : bit(remedy_of(shows));
  } else if (shows == Card::go || right) {
    int left = goal_of(rules, table) - miles_of(rules, mine);
    if (limited(mine)) left = std::min(left, rules.speed_limit);
    for (std::size_t i = 0; i < kDistances && rules.miles[i] <= left; ++i)
      if (mine.played[i] < rules.most[i]) bits |= 1U << i;
  } else {
    bits |= bit(Card::go);
  }
  const bool their_right = theirs.safeties.has(Card::right_of_way);
  if (moving(theirs)) {
    if (!theirs.safeties.has(Card::extra_tank)) bits |= bit(Card::out_of_gas);
    if (!theirs.safeties.has(Card::puncture_proof)) bits |= bit(Card::flat_tire);
    if (!theirs.safeties.has(Card::driving_ace)) bits |= bit(Card::accident);
    if (!their_right) bits |= bit(Card::stop);
  }
  if (!their_right && !limited(theirs)) bits |= bit(Card::speed_limit);
  return bits;
}

Refusal lay(const Rules& rules, const Table& table, Seat seat, Card card) {
  if (is_mileage(card)) return lay_mileage(rules, table, seat, card);
  if (is_hazard(card)) return lay_hazard(table, seat, card);
  if (is_remedy(card)) return lay_remedy(table, seat, card);
  return {};  // a safety, whenever one wants (MB play-when)
}

bool may_discard(const Rules& rules, const State& state) {
  if (!state.deck.empty() || rules.free_discards) return true;
  const Seat seat = state.table.current;
  return (kinds(state.hands[index(seat)]) & playable(rules, state.table, seat)) == 0;
}

bool is_coup(const State& state, const Order& order) {
  return (order.act == Act::coup || order.act == Act::play) && state.table.threat != Card::none &&
         order.card == safety_against(state.table.threat) && holds(state.hands[index(state.table.current)], order.card);
}

bool MileBones::orders(const Rules& rules, const State& state, Orders& list) {
  list.clear();
  switch (state.table.phase) {
    case Phase::dealt:
    case Phase::drawing:
    case Phase::sheet:
    case Phase::next:
    case Phase::over: break;
    case Phase::offer:
      list.add({Act::extend});
      list.add({Act::finish});
      break;
    case Phase::draw:
      if (const Card card = coup_card(state); card != Card::none) list.add({Act::coup, card});
      list.add({Act::draw});
      break;
    case Phase::play: {
      const std::uint32_t held = kinds(state.hands[index(state.table.current)]);
      const std::uint32_t plays = held & playable(rules, state.table, state.table.current);
      const Card coup = coup_card(state);
      for (std::uint32_t bits = plays; bits != 0; bits &= bits - 1) {
        const Card card = pick(bits, 0);
        list.add({card == coup ? Act::coup : Act::play, card});
      }
      if (plays == 0 || !state.deck.empty() || rules.free_discards)
        for (std::uint32_t bits = held; bits != 0; bits &= bits - 1) list.add({Act::discard, pick(bits, 0)});
      break;
    }
  }
  return true;
}

// Uniform over orders(), without making the list.
Order MileBones::any_order(const Rules& rules, const State& state, Dice& dice) {
  if (state.table.phase == Phase::play) [[likely]] {
    const std::uint32_t held = kinds(state.hands[index(state.table.current)]);
    const std::uint32_t plays = held & playable(rules, state.table, state.table.current);
    const auto play_count = static_cast<std::uint32_t>(std::popcount(plays));
    const bool discards = plays == 0 || !state.deck.empty() || rules.free_discards;
    const std::uint32_t all = play_count + (discards ? static_cast<std::uint32_t>(std::popcount(held)) : 0);
    const std::uint32_t i = all == 1 ? 0 : dice.below(all);
    if (i >= play_count) return {Act::discard, pick(held, i - play_count)};
    const Card card = pick(plays, i);
    return {state.table.threat != Card::none && card == safety_against(state.table.threat) ? Act::coup : Act::play,
            card};
  }
  if (state.table.phase == Phase::offer) return {dice.below(2) == 0 ? Act::extend : Act::finish};
  assert(state.table.phase == Phase::draw);
  const Card coup = coup_card(state);
  if (coup != Card::none && dice.below(2) == 0) return {Act::coup, coup};
  return {Act::draw};
}

Refusal MileBones::check(const Rules& rules, const State& state, const Order& order) {
  switch (state.table.phase) {
    case Phase::dealt:
    case Phase::drawing:
    case Phase::sheet:
    case Phase::next:
    case Phase::over: break;
    case Phase::offer: return check_offer(order);
    case Phase::draw:
      return order.act == Act::extend || order.act == Act::finish ? no(No::no_offer) : check_draw_phase(state, order);
    case Phase::play: return check_play_phase(rules, state, order);
  }
  return no(No::draw_first);
}

}  // namespace d6::milebones
