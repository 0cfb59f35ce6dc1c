// RK junk, RK trumps, RK-3, RK-4, RK-13: the bid winner swaps up to five cards with the pile, one order a card, and
// names trumps. A card changes places once; a screen that lets people shift cards about keeps that as a draft.
#include "games/rook/rules/chapters.h"

namespace d6::rook {

Cards buryable(const Rules& rules, Cards all) {
  Cards clean;
  for (const Card one : all)
    if (rules.points(one) == 0) clean.push_back(one);
  // RK-4: no other choice: the cheapest counters first, lower cards before higher.
  Cards rest = all - clean;
  while (clean.count() < rules.pile_cards && rest) {
    Card cheapest = rest.lowest();
    for (const Card one : rest)
      if (rules.points(one) < rules.points(cheapest)) cheapest = one;
    clean.push_back(cheapest);
    rest.remove(cheapest);
  }
  return clean;
}

Refusal check_take(const Rules& rules, const State& state, Card card) {
  if (state.gave.contains(card)) return refused(Refused::moved_already, card.id);
  if (!state.pile.contains(card)) return refused(Refused::not_in_pile, card.id);
  if (state.took.count() >= rules.swap_most) return refused(Refused::swap_most, rules.swap_most);
  return {};
}

Refusal check_give(const Rules& rules, const State& state, Card card) {
  const Cards hand = state.hands[index(state.next)];
  if (state.took.contains(card)) return refused(Refused::moved_already, card.id);
  if (!hand.contains(card)) return refused(Refused::not_in_hand, card.id);
  if (state.gave.count() >= rules.swap_most) return refused(Refused::swap_most, rules.swap_most);
  if (rules.clean_pile && rules.points(card) > 0 && !buryable(rules, hand | state.pile).contains(card))
    return refused(Refused::pile_clean, card.id);
  return {};
}

Refusal check_done(const Rules& rules, const State& state) {
  if (state.took.count() != state.gave.count())
    return refused(Refused::pile_uneven, state.took.count(), state.gave.count());
  if (rules.clean_pile) {
    const Cards wrong = state.pile - buryable(rules, state.hands[index(state.next)] | state.pile);
    if (wrong) return refused(Refused::pile_counters, wrong.highest().id);
  }
  return {};
}

void apply_take(State& state, Card card, Log<Event> log) {
  state.pile.remove(card);
  state.hands[index(state.next)].push_back(card);
  state.took.push_back(card);
  log.tell(to(state.next), false, [&] { return Event{.kind = Event::Kind::took, .seat = state.next, .card = card}; });
}

void apply_give(State& state, Card card, Log<Event> log) {
  state.hands[index(state.next)].remove(card);
  state.pile.push_back(card);
  state.gave.push_back(card);
  log.tell(to(state.next), false, [&] { return Event{.kind = Event::Kind::gave, .seat = state.next, .card = card}; });
}

void apply_done(State& state, Log<Event> log) {
  state.took.clear();
  state.gave.clear();
  state.phase = Phase::trumps;
  log.tell(to(state.next), false,
           [&] { return Event{.kind = Event::Kind::swapped, .seat = state.next, .cards = state.pile}; });
}

void apply_trumps(State& state, Colour colour, Log<Event> log) {
  state.trumps = colour;
  state.phase = Phase::play;  // RK-9: the bid winner leads
  log.tell(To::both, true, [&] { return Event{.kind = Event::Kind::trumps, .seat = state.next, .colour = colour}; });
}

}  // namespace d6::rook
