// Moves things along their tweens.
#pragma once
#include "stage/registry.h"

namespace d6::stage {

// 0 .. 65536 of the way at `done` of `length`, fast at first and slow at the end (cubic ease-out).
int ease_out(int done, int length);

void step_tweens(Registry& things, int ticks);

// Sends a thing on its way; a way that runs already is replaced from where the thing is now. The wait is in ms too.
void send(Registry& things, Thing thing, Position to, int ms, int wait_ms = 0);

}  // namespace d6::stage
