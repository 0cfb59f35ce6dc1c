// The state of Soundings; for the rules and for a computer player's sampled worlds.
#pragma once
#include "games/template/rules/rules.h"

namespace d6::soundings {

struct State {
  Dice dice;
  Phase phase = Phase::deal;
  Seat decider = Seat::zero;
  int left = 0;
  std::array<std::uint8_t, 2> hits{};
  std::array<bool, 2> listened{};
  std::array<Depth, 2> depth{};           // the hidden cards
  std::array<bool, 2> exposed{};          // the other side has heard this depth
  std::array<Pings, 2> pings{};           // by the seat that dropped
  Depth last{};                           // the charge that sonar listens for
  D6_FIELDS(State, dice, phase, decider, left, hits, listened, depth, exposed, pings, last)
};

}  // namespace d6::soundings
