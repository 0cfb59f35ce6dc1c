// The chapters of a hand, for rook.cpp that puts them in order: deal, auction, junk pile, tricks, score.
#pragma once
#include "games/rook/rules/rook.h"

namespace d6::rook {

constexpr Refusal refused(Refused code, int a = 0, int b = 0) {
  return {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)};
}

void deal(const Rules& rules, State& state);  // shuffles and deals a hand; the opener is set
void tell_deal(const State& state, Log<Event> log);

Refusal check_bid(const Rules& rules, const State& state, int points);
Refusal check_pass(const Rules& rules, const State& state);
void apply_bid(const Rules& rules, State& state, int points, Log<Event> log);
void apply_pass(State& state, Log<Event> log);

Refusal check_take(const Rules& rules, const State& state, Card card);
Refusal check_give(const Rules& rules, const State& state, Card card);
Refusal check_done(const Rules& rules, const State& state);
void apply_take(State& state, Card card, Log<Event> log);
void apply_give(State& state, Card card, Log<Event> log);
void apply_done(State& state, Log<Event> log);
void apply_trumps(State& state, Colour colour, Log<Event> log);

Refusal check_play(const Rules& rules, const State& state, Card card);
void apply_play(const Rules& rules, State& state, Card card, Log<Event> log);

void count_hand(const Rules& rules, State& state, Log<Event> log);
bool match_over(const Rules& rules, const State& state);  // of the totals after a counted hand

}  // namespace d6::rook
