// RK bid, RK-2, RK-16: the auction. The opener is bound to the opening bid; then multiples of five above the last,
// jumps allowed; one pass ends it, and the most ends it at once.
#include "games/rook/rules/chapters.h"

namespace d6::rook {
namespace {

int last_bid(const State& state) { return state.bidder ? state.bids[index(*state.bidder)] : 0; }

void win_pile(State& state, Log<Event> log) {
  state.phase = Phase::swap;
  state.next = *state.bidder;
  log.tell(To::both, true, [&] {
    return Event{
        .kind = Event::Kind::pile_won, .seat = state.next, .points = static_cast<std::int16_t>(last_bid(state))};
  });
  log.tell(to(state.next), true,
           [&] { return Event{.kind = Event::Kind::pile_seen, .seat = state.next, .cards = state.pile}; });
}

}  // namespace

Refusal check_bid(const Rules& rules, const State& state, int points) {
  if (!state.bidder)
    return points == rules.opening_bid ? Refusal{} : refused(Refused::opening_exact, rules.opening_bid);
  if (points > rules.most_bid) return refused(Refused::bid_high, rules.most_bid);
  if (points % rules.bid_step != 0) return refused(Refused::bid_step, rules.bid_step);
  if (points <= last_bid(state)) return refused(Refused::bid_low, last_bid(state));
  return {};
}

Refusal check_pass(const Rules& rules, const State& state) {
  return state.bidder ? Refusal{} : refused(Refused::opener_bound, rules.opening_bid);
}

void apply_bid(const Rules& rules, State& state, int points, Log<Event> log) {
  state.bids[index(state.next)] = static_cast<std::int16_t>(points);
  state.bidder = state.next;
  log.tell(To::both, true, [&] {
    return Event{.kind = Event::Kind::bid, .seat = state.next, .points = static_cast<std::int16_t>(points)};
  });
  if (points == rules.most_bid) {
    win_pile(state, log);
  } else {
    state.next = other(state.next);
  }
}

void apply_pass(State& state, Log<Event> log) {
  log.tell(To::both, true, [&] { return Event{.kind = Event::Kind::passed, .seat = state.next}; });
  win_pile(state, log);
}

}  // namespace d6::rook
