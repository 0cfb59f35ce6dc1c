// Air strikes on ships and bases (CF 10.2 to 10.4, 10.10).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// Carries out the next declared attack (Mission::attack), Japanese first, by mission number (CF-97); false if none is
// left. The mission's attack is then blank and its bombs are gone, but those that a dive spared (CF-102).
bool resolve_strike(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
