// Air movement (CF 8.1, 8.2, 8.6): points, moves, searching, declaring an attack, jettison. Landing is landing.h's.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

// At the start of a turn: missions in the air grow an hour older; at 0 minutes bombers jettison (11.1).
void age_missions(const Rules& rules, State& state, const Log& log);
// At the start of a side's air movement: ditches what is overdue (11.1, CF-112) and gives each mission its points
// (8.6).
void begin_moves(const Rules& rules, State& state, const Log& log);
// Has this mission, or any of the side, anything left to do in this phase?
bool can_act(const Rules& rules, const World& world, const Mission& mission);
bool any_can_act(const Rules& rules, const World& world);
// A mission that the seat may order now: not moved, not in a pattern, not before the current one (8.0).
Refusal check_mission(const Rules& rules, const World& world, MissionId id);

Refusal check_move(const Rules& rules, const World& world, const Command& order);
void do_move(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_search(const Rules& rules, const World& world, const Command& order);
void do_search(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_attack(const Rules& rules, const World& world, const Command& order);
void do_attack(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_jettison(const Rules& rules, const World& world, const Command& order);
void do_jettison(const Rules& rules, State& state, const Command& order, const Log& log);

}  // namespace d6::carrier
