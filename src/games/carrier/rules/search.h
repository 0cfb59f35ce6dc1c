// Searching and sighting reports (CF 8.3, 8.4).
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

// The chance of finding a force of so many ships in a hex, for a movement point (8.3, 11.5, 14.0; CF-32, CF-34, CF-84,
// CF-88).
Chance search_chance(const Rules& rules, const World& world, Seat seat, Hex hex, int ships);
// The chance of locating an enemy base (CF-35).
Chance base_chance(const Rules& rules, const World& world);
// One movement point's search of the mission's hex. By night nothing (CF-40).
void search_hex(const Rules& rules, State& state, Mission& mission, const Log& log);
// Something that the mission can attack now: found this turn in this hex (8.4).
bool may_attack(const Rules& rules, const World& world, const Mission& mission, Place place);
bool has_target(const Rules& rules, const World& world, const Mission& mission);
// A fight is a sighting (CF-87): `seat` gets a report of the enemy force it fights, with the errors of CF-91 and no
// mission. For surface_combat.cpp.
void sight_in_battle(const Rules& rules, State& state, Seat seat, ForceId force, const Log& log);
// The enemy base in a hex, none if there is none.
BaseId enemy_base(const Rules& rules, const World& world, Seat seat, Hex hex);

}  // namespace d6::carrier
