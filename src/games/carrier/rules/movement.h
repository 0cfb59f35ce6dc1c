// Task force movement (CF 5.0): headings and what they cost, the points of a turn, sailing.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

Refusal check_heading(const Rules& rules, const World& world, const Command& order);
void do_heading(const Rules& rules, State& state, const Command& order, const Log& log);
// Points that are left after turning by so many compass points (5.2, CF-12, CF-57).
int turned_points(const Rules& rules, int points, int compass_points, int fleet_speed);
// 5.1: at the start of a turn every force gains its fleet speed, up to the cap (5.3).
void gain_points(const Rules& rules, State& state);
// At the end of a turn: the loss for air operations, then forces with enough points move one hex (5.0 to 5.3).
void sail(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
