// Landing (CF 9.0): patterns, who may land where, emergency landings, ditching, seaplanes.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

using Places = Fixed<Place, 16>;

// The patterns that a mission may enter in its hex (8.2, 11.9): own forces with a carrier, the own base.
Places patterns(const Rules& rules, const World& world, const Mission& mission);
// Is a seaplane's home in its hex (6.1, CF-37)?
bool seaplane_home(const Rules& rules, const World& world, const Mission& mission);
// May this deck take another aircraft of this kind (9.1, 11.9)?
bool eligible(const Rules& rules, const World& world, DeckId deck, PlaneId plane);
// The chance of losing each aircraft that enters a pattern (11.6, CF-113).
Chance landing_loss(const Rules& rules, const World& world);

Refusal check_land(const Rules& rules, const World& world, const Command& order);
void do_land(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_recover(const Rules& rules, const World& world, const Command& order);
void do_recover(const Rules& rules, State& state, const Command& order, const Log& log);
// A flight's aircraft, or a mission's, are lost whole, and their side is told (CF-112). The rows stay until the sweep.
void ditch(Mission& mission, std::size_t flight, const Log& log);
void ditch_all(Mission& mission, const Log& log);
bool any_in_pattern(const World& world, Seat seat);
// The end of the landing phase: whoever is left lands in the default order (CF-110), then emergency landings (9.2),
// then the rest ditches (CF-112).
void finish_landing(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
