// Air strikes on ships and bases (CF 10.2 to 10.4, 10.10).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// Defence factor + aircraft and assault point capacity, + 1000 for a carrier (10.2, CF-31); 0 when she is not afloat.
int selection_value(const Rules& rules, const World& world, ShipId ship);
// AA guns left x the side's factor (10.2, CF-30, CF-98); a base's guns have no factor (CF-99).
Factor flak_strength(const Rules& rules, const World& world, ForceId force);
Factor flak_strength(const Rules& rules, BaseId base);
// That a bomber of this type is shot down: flak / 1200, at most 9/10 (10.2).
Chance flak_chance(const Rules& rules, Factor flak, PlaneId plane);
// In half per cent, pilots included: accuracy with this ordnance (10.3, CF-23, CF-101).
int accuracy(const Rules& rules, PlaneId plane, Ordnance ordnance);
bool carries_torpedoes(const Rules& rules, PlaneId plane, Ordnance ordnance);
// (accuracy + pilots) % x size x speed x flak (CF-100); `knots`: the target's adjusted speed.
Chance bomb_chance(const Rules& rules, PlaneId plane, Ordnance ordnance, int defence, int knots, Factor flak);
// 25 % x flak, whatever the type or the pilots (10.4, CF-105).
Chance base_bomb_chance(const Rules& rules, Factor flak);

// Carries out the next declared attack (Mission::attack), Japanese first, by mission number (CF-97); false if none is
// left. The mission's attack is then blank and its bombs are gone, but those that a dive spared (CF-102).
bool resolve_strike(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
