// RK play-1 to play-7, RK-5 to RK-10: playing to a trick and who takes it.
#include "games/rook/rules/chapters.h"

namespace d6::rook {
namespace {

void finish_trick(const Rules& rules, State& state, Card reply, Log<Event> log) {
  const Card lead = *state.led;
  const Seat leader = other(state.next);
  const Seat winner = reply_wins(*state.trumps, lead, reply) ? state.next : leader;
  const int points = rules.points(lead) + rules.points(reply);
  auto& captured = state.captured[index(winner)];
  captured = static_cast<std::int16_t>(captured + points);
  state.denied[index(state.next)].add(denied_by(rules.free_follow, *state.trumps, lead, reply));
  state.last_trick = Trick{leader, winner, lead, reply};
  state.led.reset();
  state.next = winner;  // RK play-6
  log.tell(To::both, true, [&] {
    return Event{
        .kind = Event::Kind::trick, .seat = winner, .number = state.trick, .points = static_cast<std::int16_t>(points)};
  });
  if (state.hands[0].empty() && state.hands[1].empty()) {
    state.phase = Phase::counting;  // RK play-7
  } else {
    ++state.trick;
  }
}

}  // namespace

Refusal check_play(const Rules& rules, const State& state, Card card) {
  const Cards hand = state.hands[index(state.next)];
  if (!hand.contains(card)) return refused(Refused::not_in_hand, card.id);
  if (playable(rules.free_follow, *state.trumps, state.led, hand).contains(card)) return {};
  if (state.led->rook()) return refused(Refused::follow_rook, card.id, static_cast<int>(*state.trumps));
  const Colour led = state.led->colour();
  if (hand & suit(led)) return refused(Refused::follow_colour, card.id, static_cast<int>(led));
  return refused(Refused::follow_trump, card.id, static_cast<int>(*state.trumps));
}

void apply_play(const Rules& rules, State& state, Card card, Log<Event> log) {
  const Seat seat = state.next;
  state.hands[index(seat)].remove(card);
  state.played[index(seat)].push_back(card);
  log.tell(To::both, true, [&] { return Event{.kind = Event::Kind::played, .seat = seat, .card = card}; });
  if (state.led) {
    finish_trick(rules, state, card, log);
  } else {
    state.led = card;
    state.next = other(seat);
  }
}

}  // namespace d6::rook
