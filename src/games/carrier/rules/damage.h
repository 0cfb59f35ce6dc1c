// Damage to ships and bases and what follows from it (CF 11.2 to 11.4).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// Fires, flooding, propulsion of the next ship (World::cursor counts ships; the order of CF-121 within a ship's step);
// false if none is left.
bool resolve_fires(const Rules& rules, State& state, const Log& log);
// Bases repair a tenth of their damage, rounded up (11.4, CF-107).
void repair_bases(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
