// The stage of a table: its things, the systems in the one order they run in, and settle(), after which nothing moves
// and the picture is what a stage built anew from the same observation would show.
#pragma once
#include <vector>

#include "stage/registry.h"
#include "stage/speed.h"

namespace d6::stage {

struct Stage {
  Registry things;
  std::vector<Sound> sounds;  // due now; whoever plays them clears it
};

// One fixed step of 1/60 s.
void step(Stage& stage, Speed speed);

// True while something is on its way or will go away: draw, and wait with the next order.
bool moving(const Stage& stage);

// Finishes everything that runs: things are at their goals, cards turned, passing things gone, sounds not yet due
// unheard.
void settle(Stage& stage);

}  // namespace d6::stage
