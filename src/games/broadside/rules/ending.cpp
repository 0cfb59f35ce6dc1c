// When the game is over and what it scores (over-1, over-2, TFB-15, TFB-16, TFB-17, TFB-29 to TFB-31).
#include "games/broadside/rules/turn.h"

namespace d6::broadside {
namespace {

int printed_sunk(const Rules& rules, const Fleet& fleet) {
  int points = 0;
  for (const auto& ship : fleet)
    if (ship.points == 0) points += rules.printed(ship.ship);
  return points;
}

}  // namespace

// The play is carried out in full; only then the fleets are looked at, and only then the deck (TFB-29).
void end_turn(const Course& course) {
  State& state = course.state;
  const bool sunk_all = gone(state.fleets[0]) || gone(state.fleets[1]);
  if (!sunk_all && !state.deck.empty()) {
    state.seat = other(state.seat);
    state.stage = Stage::turn;
    ++state.turn;
    return;
  }
  state.stage = Stage::over;
  if (!sunk_all)
    course.log.tell(To::both, false, [&] { return Event{.kind = EventKind::deck_out, .seat = state.seat}; });
  course.log.tell(To::both, false, [&] {
    const Outcome outcome = Broadside::outcome(course.rules, state);
    const Seat winner = outcome.winner.value_or(state.seat);
    const Fleet& beaten = state.fleets[index(other(winner))];
    return Event{.kind = EventKind::over,
                 .seat = winner,
                 .count = static_cast<std::uint8_t>(gone(beaten) ? state.deck.size() : 0),
                 .points = static_cast<std::uint8_t>(printed_sunk(course.rules, beaten)),
                 .left = static_cast<std::uint8_t>(points_afloat(state.fleets[index(winner)])),
                 .winner = outcome.winner,
                 .scores = {Broadside::score(course.rules, state, Seat::zero),
                            Broadside::score(course.rules, state, Seat::one)}};
  });
}

Outcome Broadside::outcome(const Rules&, const State& state) {
  if (state.stage != Stage::over) return {};
  const int zero = points_afloat(state.fleets[0]), one = points_afloat(state.fleets[1]);
  if (zero == one) return {true, {}};
  return {true, zero > one ? Seat::zero : Seat::one};
}

int Broadside::score(const Rules& rules, const State& state, Seat seat) {
  if (outcome(rules, state).winner != seat) return 0;
  const Fleet &own = state.fleets[index(seat)], &enemy = state.fleets[index(other(seat))];
  const int points = printed_sunk(rules, enemy) + points_afloat(own);
  const int all = gone(enemy) ? rules.score_sunk_all + rules.score_card * static_cast<int>(state.deck.size()) : 0;
  return rules.score_point * points + all;
}

}  // namespace d6::broadside
