// Adjusting task forces (CF 4.0): dividing, transferring, scuttling, the bombardment switch, ending by agreement.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

Refusal check_divide(const Rules& rules, const World& world, const Command& order);
void do_divide(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_transfer(const Rules& rules, const World& world, const Command& order);
void do_transfer(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_scuttle(const Rules& rules, const World& world, const Command& order);
void do_scuttle(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_bombard(const Rules& rules, const World& world, const Command& order);
void do_bombard(const Rules& rules, State& state, const Command& order, const Log& log);
void do_end(const Rules& rules, State& state, const Log& log);
// The slot that the next division takes, none at the limit (4.1, CF-14).
ForceId free_force(const Rules& rules, const World& world, Seat seat);

}  // namespace d6::carrier
