// RK fail, RK-10 to RK-12, RK-20, RK-21, RK-25: the pile to the winner of the last trick, the bid made or failed, the
// match.
#include "games/rook/rules/chapters.h"

namespace d6::rook {

void count_hand(const Rules& rules, State& state, Log<Event> log) {
  const Seat last = state.next;  // he took the last trick
  const Seat bidder = *state.bidder, defender = other(bidder);
  HandResult result;
  result.hand = state.hand;
  result.bidder = bidder;
  result.bid = state.bids[index(bidder)];
  result.trumps = state.trumps;
  result.pile = state.pile;
  result.captured = state.captured;
  const int pile = rules.points(state.pile);
  result.captured[index(last)] = static_cast<std::int16_t>(result.captured[index(last)] + pile);
  log.tell(To::both, true, [&] {
    return Event{
        .kind = Event::Kind::pile_shown, .seat = last, .points = static_cast<std::int16_t>(pile), .cards = state.pile};
  });

  result.made = result.captured[index(bidder)] >= result.bid;
  result.scored[index(bidder)] = result.made ? result.captured[index(bidder)] : static_cast<std::int16_t>(-result.bid);
  result.scored[index(defender)] = result.captured[index(defender)];
  for (const Seat seat : {Seat::zero, Seat::one})
    state.totals[index(seat)] = static_cast<std::int16_t>(state.totals[index(seat)] + result.scored[index(seat)]);
  state.last_hand = result;
  log.tell(To::both, true, [&] {
    return Event{.kind = result.made ? Event::Kind::made : Event::Kind::failed,
                 .seat = bidder,
                 .points = result.bid,
                 .scored = result.scored};
  });
  log.tell(To::both, true, [&] { return Event{.kind = Event::Kind::totals, .scored = state.totals}; });

  if (match_over(rules, state)) {
    state.phase = Phase::over;
    log.tell(To::both, true, [&] {
      const Outcome end = Rook::outcome(rules, state);
      return Event{.kind = Event::Kind::match_over,
                   .seat = end.winner.value_or(Seat::zero),
                   .drawn_match = !end.winner,
                   .scored = state.totals};
    });
  } else {
    state.phase = Phase::shuffling;
  }
}

bool match_over(const Rules& rules, const State& state) {
  if (rules.single_hand || state.hand >= rules.hands_most) return true;
  const int zero = state.totals[0], one = state.totals[1];
  return zero != one && (zero >= rules.goal || one >= rules.goal);  // RK-12, RK-20: equal at the goal plays on
}

int Rook::score(const Rules&, const State& state, Seat seat) { return state.totals[index(seat)]; }

Outcome Rook::outcome(const Rules&, const State& state) {
  Outcome out;
  out.over = state.phase == Phase::over;
  if (out.over && state.totals[0] != state.totals[1])
    out.winner = state.totals[0] > state.totals[1] ? Seat::zero : Seat::one;
  return out;
}

}  // namespace d6::rook
