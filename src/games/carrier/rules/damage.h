// Damage to ships and bases and what follows from it (CF 11.2 to 11.4, 10.4).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// What strikes a ship: the weapon, its explosive rating (average damage, 11.2), and whether the enemy watches.
struct Blow {
  Weapon weapon = Weapon::bomb;
  int rating = 1;
  bool seen = true;
};
// Three times the rating divided by the defence factor (11.2).
Chance penetration_chance(const Rules& rules, int rating, int defence);
int gun_rating(const Rules& rules, GunClass gun);
int torpedo_rating(const Rules& rules, int inches);
int bomb_rating(const Rules& rules, Ordnance ordnance);
// One hit with everything that follows: penetration, damage, fire, propulsion, weapons, aircraft on deck, sinking.
// Nothing if she is no longer afloat.
void hit_ship(const Rules& rules, State& state, ShipId ship, const Blow& blow, const Log& log);
// She sinks: with her go the aircraft and points aboard (CF-126). `seen`: the enemy is told and remembers.
void sink(const Rules& rules, State& state, ShipId ship, bool seen, const Log& log);

// One hit of a bomber, or of a bombarding gun, on a base (10.4, CF-105).
void hit_base(const Rules& rules, State& state, BaseId base, const Log& log);

// Fires, flooding, propulsion of the next ship (World::cursor counts ships; the order of CF-121 within a ship's step);
// false if none is left.
bool resolve_fires(const Rules& rules, State& state, const Log& log);
// Bases repair a tenth of their damage, rounded up (11.4, CF-107).
void repair_bases(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
