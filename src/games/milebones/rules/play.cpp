// The course of a race: start, turns, what each card does (MB start, mileage, hazard, remedy, safety, coup, extension,
// end) and the match around it (MB-10, MB-17).
#include "games/milebones/rules/milebones.h"

namespace d6::milebones {
namespace {

using Log = d6::Log<Event>;

Event event(What what, Seat seat, std::int32_t a = 0, std::int32_t b = 0) {
  Event e;
  e.what = what;
  e.seat = seat;
  e.a = a;
  e.b = b;
  return e;
}
Event event(What what, Seat seat, Card card, std::int32_t a = 0, std::int32_t b = 0) {
  Event e = event(what, seat, a, b);
  e.card = card;
  return e;
}

// A new deck, shuffled and dealt one card at a time, first player first (ALL-1).
void deal(const Rules& rules, State& state) {
  state.deck.clear();
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    for (int i = 0; i < rules.count[kind]; ++i) state.deck.push_back(static_cast<Card>(kind));
  shuffle(state.deck, state.dice);
  state.hands = {};
  for (int i = 0; i < rules.hand; ++i) {
    state.hands[index(state.table.first)].add(state.deck.take());
    state.hands[index(other(state.table.first))].add(state.deck.take());
  }
}

// Whose turn it now is begins it: a draw, and before it perhaps a coup; with an empty deck the play at once (MB-23).
void begin_turn(const Rules& rules, State& state) {
  Table& table = state.table;
  if (state.deck.empty()) {
    table.phase = Phase::play;
  } else {
    // An automatic draw waits after every hazard, or the wait would show who holds the safety (MB-3).
    table.phase = rules.automatic_draw && table.threat == Card::none ? Phase::drawing : Phase::draw;
  }
}

// The turn passes; an empty hand is skipped, two end the race (MB-13).
void pass_turn(const Rules& rules, State& state, Log log) {
  Table& table = state.table;
  const Seat next = other(table.current);
  if (state.deck.empty() && state.hands[index(next)].empty()) {
    table.threat = Card::none;
    if (state.hands[index(table.current)].empty()) {
      table.phase = Phase::sheet;
      log.tell(To::both, false, [&] { return event(What::nobody, next); });
      return;
    }
    log.tell(To::both, false, [&] { return event(What::skipped, next); });
  } else {
    table.current = next;
  }
  begin_turn(rules, state);
}

void draw(State& state, Seat seat, Log log) {
  const Card card = state.deck.take();
  state.hands[index(seat)].add(card);
  log.tell(To::both, true, [&] { return event(What::drew, seat, static_cast<std::int32_t>(state.deck.size())); });
  log.tell(to(seat), true, [&] { return event(What::got, seat, card); });
  if (state.deck.empty()) log.tell(To::both, true, [&] { return event(What::deck_out, seat); });
}

void take_from_hand(State& state, Card card) {
  Hand& hand = state.hands[index(state.table.current)];
  for (std::size_t i = 0;; ++i) {
    if (hand[i] != card) continue;
    hand.erase(i);
    return;
  }
}

void lay_mileage(const Rules& rules, State& state, Card card, Log log) {
  Table& table = state.table;
  const Seat seat = table.current;
  Car& mine = table.cars[index(seat)];
  ++mine.played[index(card)];
  const int miles = miles_of(rules, mine), goal = goal_of(rules, table);
  log.tell(To::both, false, [&] { return event(What::mileage, seat, card, miles, goal - miles); });
  if (miles < goal) return pass_turn(rules, state, log);
  if (table.extended) {
    table.finisher = seat;
    table.phase = Phase::sheet;
    log.tell(To::both, false, [&] { return event(What::completed, seat, miles); });
  } else {
    table.phase = Phase::offer;  // MB-12
    log.tell(To::both, false, [&] { return event(What::offered, seat, miles, rules.extended_goal); });
  }
}

void lay_hazard(const Rules& rules, State& state, Card card, Log log) {
  const Seat seat = state.table.current;
  Car& theirs = state.table.cars[index(other(seat))];
  card == Card::speed_limit ? theirs.limit.add(card) : theirs.battle.add(card);
  state.table.threat = card;
  log.tell(To::both, false, [&] { return event(What::hazard, seat, card); });
  pass_turn(rules, state, log);
}

void lay_remedy(const Rules& rules, State& state, Card card, Log log) {
  const Seat seat = state.table.current;
  Car& mine = state.table.cars[index(seat)];
  card == Card::end_of_limit ? mine.limit.add(card) : mine.battle.add(card);
  log.tell(To::both, false, [&] { return event(What::remedy, seat, card); });
  pass_turn(rules, state, log);
}

// What the safety answers leaves for the discards; the card below shows again (MB-6, MB-7, MB-24).
void remove_answered(Table& table, Seat seat, Card safety, Log log) {
  Car& mine = table.cars[index(seat)];
  const auto leaves = [&](auto& pile) {
    const Card hazard = top(pile);
    if (!is_hazard(hazard) || safety_against(hazard) != safety) return;
    pile.pop_back();
    table.discards.add(hazard);
    log.tell(To::both, false, [&] { return event(What::removed, seat, hazard); });
  };
  leaves(mine.battle);
  leaves(mine.limit);
}

// Still the same player's turn (MB-4, MB-5); with the last card gone it passes after all.
void lay_safety(const Rules& rules, State& state, Card card, bool coup, Log log) {
  Table& table = state.table;
  const Seat seat = table.current;
  Car& mine = table.cars[index(seat)];
  const Card against = table.threat;
  table.threat = Card::none;
  mine.safeties.add(card);
  if (coup) mine.coups.add(card);
  log.tell(To::both, false, [&] {
    Event e = event(coup ? What::coup : What::safety, seat, card, rules.points.safety + (coup ? rules.points.coup : 0));
    if (coup) e.against = against;
    return e;
  });
  remove_answered(table, seat, card, log);
  for (int i = coup ? rules.coup_cards : rules.safety_cards; i > 0 && !state.deck.empty(); --i) draw(state, seat, log);
  table.phase = Phase::play;
  if (state.hands[index(seat)].empty()) pass_turn(rules, state, log);
}

void discard(const Rules& rules, State& state, Card card, Log log) {
  const Seat seat = state.table.current;
  state.table.discards.add(card);
  log.tell(To::both, false, [&] { return event(What::discarded, seat, card); });
  pass_turn(rules, state, log);
}

void lay_card(const Rules& rules, State& state, const Order& order, Log log) {
  const bool coup = is_coup(state, order);
  take_from_hand(state, order.card);
  if (is_safety(order.card)) return lay_safety(rules, state, order.card, coup, log);
  state.table.threat = Card::none;  // any other act forfeits the coup (MB-23)
  if (is_mileage(order.card)) return lay_mileage(rules, state, order.card, log);
  if (is_hazard(order.card)) return lay_hazard(rules, state, order.card, log);
  lay_remedy(rules, state, order.card, log);
}

void extend(const Rules& rules, State& state, Log log) {
  state.table.extended = true;
  log.tell(To::both, false, [&] { return event(What::extended, state.table.current, rules.extended_goal); });
  pass_turn(rules, state, log);
}

void finish(const Rules& rules, State& state, Log log) {
  state.table.finisher = state.table.current;
  state.table.phase = Phase::sheet;
  log.tell(To::both, false, [&] { return event(What::completed, state.table.current, rules.goal); });
}

void tell_deal(const State& state, Log log) {
  if (!log) return;
  const Table& table = state.table;
  log.tell(To::both, false, [&] { return event(What::race, table.first, table.races + 1); });
  log.tell(To::both, true,
           [&] { return event(What::dealt, table.first, static_cast<std::int32_t>(state.hands[0].size())); });
  for (const Seat seat : {table.first, other(table.first)})
    log.tell(to(seat), true, [&] {
      Event e = event(What::hand, seat);
      e.cards = state.hands[index(seat)];
      return e;
    });
}

// The itemised sheet of each, the totals, and whether that ends it (MB score, MB match, MB-17).
void score_race(const Rules& rules, State& state, Log log) {
  Table& table = state.table;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const Sheet lines = sheet(rules, table, state.deck.size(), seat);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < kItems; ++i) {
      sum += lines[i].points;
      if (lines[i].points == 0) continue;
      log.tell(To::both, false, [&] {
        Event e = event(What::item, seat, lines[i].points, lines[i].count);
        e.item = static_cast<Item>(i);
        return e;
      });
    }
    table.totals[index(seat)] += sum;
    log.tell(To::both, false, [&] { return event(What::race_total, seat, sum, table.totals[index(seat)]); });
  }
  ++table.races;
  const std::int32_t a = table.totals[0], b = table.totals[1];
  table.phase = rules.match ? Phase::next : Phase::over;
  if (!rules.match || std::max(a, b) < rules.match_goal) return;
  if (a == b) {
    log.tell(To::both, false, [&] { return event(What::match_tied, Seat::zero, a); });
    return;
  }
  table.phase = Phase::over;
  log.tell(To::both, false,
           [&] { return event(What::match_won, a > b ? Seat::zero : Seat::one, std::max(a, b), std::min(a, b)); });
}

// The races of a match alternate who begins (MB-10).
void next_race(const Rules& rules, State& state, Log log) {
  Table fresh;
  fresh.totals = state.table.totals;
  fresh.races = state.table.races;
  fresh.first = fresh.current = other(state.table.first);
  state.table = fresh;
  deal(rules, state);
  tell_deal(state, log);
  begin_turn(rules, state);
}

}  // namespace

// The coin, the shuffle, the deal (determinism.md, MB-10).
State MileBones::start(const Rules& rules, std::uint64_t seed) {
  State state;
  state.dice = dice_of(seed);
  state.table.first = state.table.current = static_cast<Seat>(state.dice.below(2));
  deal(rules, state);
  return state;
}

Turn MileBones::turn(const State& state) {
  switch (state.table.phase) {
    case Phase::draw:
    case Phase::play:
    case Phase::offer: return turn_of(state.table.current);
    case Phase::dealt:
    case Phase::drawing:
    case Phase::sheet:
    case Phase::next: return Turn::automatic;
    case Phase::over: return Turn::over;
  }
  return Turn::over;
}

void MileBones::apply(const Rules& rules, State& state, const Order& order, Log log) {
  switch (order.act) {
    case Act::draw:
      state.table.threat = Card::none;  // drawing forfeits the coup (MB-3)
      draw(state, state.table.current, log);
      state.table.phase = Phase::play;
      return;
    case Act::play:
    case Act::coup: return lay_card(rules, state, order, log);
    case Act::discard:
      state.table.threat = Card::none;
      take_from_hand(state, order.card);
      return discard(rules, state, order.card, log);
    case Act::extend: return extend(rules, state, log);
    case Act::finish: return finish(rules, state, log);
  }
}

void MileBones::advance(const Rules& rules, State& state, Log log) {
  switch (state.table.phase) {
    case Phase::dealt:
      log.tell(To::both, true, [&] {
        Event e = event(What::coin, state.table.first);
        e.roll = {{1, 2}, static_cast<std::uint32_t>(state.table.first)};  // a success: seat 0 begins
        return e;
      });
      tell_deal(state, log);
      return begin_turn(rules, state);
    case Phase::drawing:
      draw(state, state.table.current, log);
      state.table.phase = Phase::play;
      return;
    case Phase::sheet: return score_race(rules, state, log);
    case Phase::next: return next_race(rules, state, log);
    case Phase::draw:
    case Phase::play:
    case Phase::offer:
    case Phase::over: return;
  }
}

}  // namespace d6::milebones
