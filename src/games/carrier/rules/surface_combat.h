// Surface combat between task forces in one hex (CF 10.5).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// Whether a pair of forces engages: 36 %, always in a base hex (10.5, CF-114).
Chance engage_chance(const Rules& rules, Hex hex);
// A barrel's chance: 4 %, guns of class AA 2 %, x size x speed (CF-41, CF-116); `knots`: the target's adjusted speed.
Chance gun_chance(const Rules& rules, GunClass gun, int defence, int knots);
// A tube's chance (CF-117); also of submarines with their own per cent (CF-119).
Chance torpedo_chance(const Rules& rules, int percent, int defence, int knots);
// Guns that fire as AA guns in the last round: those of the flak figure that are not her main guns already (CF-41).
int separate_aa_guns(const Rules& rules, const World& world, ShipId ship);

// The next pair of forces (World::cursor counts them, CF-114): whether they engage, and their whole fight; false if
// none is left.
bool resolve_surface(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
