// The computer players of Mile Bones: sampled worlds, each candidate driven to the end of the race, averaged.
#pragma once
#include "games/milebones/ai/driver.h"
#include "play/player.h"

namespace d6 {

template <>
struct Ai<milebones::MileBones> {
  static std::span<const Skill> skills();
  static milebones::Order choose(const milebones::Rules& rules, const milebones::Observation& seen,
                                 const Thinking& thinking, Dice& dice);
};

namespace milebones {

// One playout from a sampled world: `seat`'s margin in points when the race ends; `nodes` grows by the orders given.
struct RaceEnd {
  int mine = 0, theirs = 0;
};
RaceEnd playout(const Rules& rules, State& world, Seat seat, const Habit& habit, long& nodes);

// The chance, in millionths, to win a match for a player who has `mine` against `theirs` points of `goal` between two
// races.
int match_chance(int mine, int theirs, int goal);

}  // namespace milebones
}  // namespace d6
