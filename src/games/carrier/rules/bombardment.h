// Coastal bombardment (CF 10.7).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// May this ship still bombard the scenario's objective, wherever she is (CF-44)?
bool can_bombard(const Rules& rules, const World& world, ShipId ship);
// As many bombers as her guns are worth, less those of her main guns that are gone (10.7, CF-106).
int bombardment_shots(const Rules& rules, const World& world, ShipId ship);
// The next force that bombards (World::cursor counts forces); false if none is left.
bool resolve_bombardment(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
