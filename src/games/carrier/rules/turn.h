// The sequence of play (CF 3.4): which phase follows which, what begins with each, the automatic steps.
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

// The phase an order belongs to; clock for `next`, which belongs to all.
Phase phase_of(OrderKind kind);
bool seat_phase(Phase phase);  // a side decides in it
// The acting side is done with the phase: what ends with it happens, and the next one begins.
void end_phase(const Rules& rules, State& state, const Log& log);
// One small automatic step (play/game.h).
void automatic_step(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
