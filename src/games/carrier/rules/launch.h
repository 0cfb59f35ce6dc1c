// Launching air missions (CF 6.0). Each chapter with orders has check_ and do_ functions; turn.cpp calls them.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

Refusal check_launch(const Rules& rules, const World& world, const Command& order);
void do_launch(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_reinforce(const Rules& rules, const World& world, const Command& order);
void do_reinforce(const Rules& rules, State& state, const Command& order, const Log& log);
// At the end of a launch phase: the movement points that each mission of this turn loses (6.4, CF-74).
void draw_take_off_losses(const Rules& rules, State& state, const Log& log);
// Sets or lifts "operations used 99" of every carrier (6.3, CF-75): at the start of a turn with `lift`, after damage
// without.
void suspend_carriers(const Rules& rules, State& state, bool lift, const Log& log);
// Ships that may launch a seaplane now (6.1, CF-80).
bool launches_seaplanes(const Rules& rules, ShipId ship);

}  // namespace d6::carrier
