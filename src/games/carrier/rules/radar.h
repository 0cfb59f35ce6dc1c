// Radar (CF 11.10): rough reports of enemy missions over one's own task forces.
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

// The chance that radar misses a mission of so many aircraft (CF-127).
Chance radar_failure(const Rules& rules, int aircraft);
void radar_report(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
