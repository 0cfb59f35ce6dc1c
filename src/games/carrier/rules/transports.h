// Unloading transports and the capture of a base (CF 10.8, 10.9).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// May assault points be landed at the scenario's objective now (10.8, 11.4)?
bool beach_open(const Rules& rules, const World& world);
// Everything that unloads this turn, then the capture (CF-130, CF-46).
void unload(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
