// Submarine attacks and depth charges (CF 10.6).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// min(20, boats x ships / 10) % (CF-118).
Chance submarine_chance(const Rules& rules, int boats, int ships);

// The next submarine group's attack (World::cursor counts groups, CF-118); false if none is left.
bool resolve_submarines(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
