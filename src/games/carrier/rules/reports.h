// Battle reports (CF 10.10, CF-104): what each side believes. Claims and estimates are drawn from the game's own dice,
// so that a record tells the same story again.
#pragma once
#include <span>

#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// Hits and aircraft as `seat` reports them: what was true, and of the misses some.
int hits_claimed(const Rules& rules, State& state, Seat seat, int hits, int misses, const Log& log);
int aircraft_claimed(const Rules& rules, State& state, Seat seat, int shot_down, int missed, const Log& log);

// 0 to 3 stars for true damage of `part` in `whole`: none, light, moderate, heavy.
int true_stars(const Rules& rules, int part, int whole);
// What `seat` sees of an enemy force or base after its attack: told to it and kept in its knowledge. Where it claims a
// hit it sees damage, or the estimate would tell which claims were false. `claimed`: those ships; ShipId::none: the
// base.
void estimate_damage(const Rules& rules, State& state, Seat seat, Place place, std::span<const ShipId> claimed,
                     const Log& log);

}  // namespace d6::carrier
