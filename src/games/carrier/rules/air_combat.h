// Air fights: begun in the air movement phase (CF 8.5), fought in the combat resolution phase (CF 10.1).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// The chance that two missions of these sizes meet, for a movement point (CF-92).
Chance interception_chance(const Rules& rules, const World& world, int fighters, int others);
// May `mover`, which spends points, engage `enemy` (8.5, CF-8, CF-95, CF-96)? One of them is then a fighter patrol.
bool may_engage(const Rules& rules, const World& world, const Mission& mover, const Mission& enemy);
// After `mover` has spent a movement point in its hex (CF-82): rolls against each enemy mission it may meet (8.5,
// CF-8), begins fights (World::fights) and stops the smaller (CF-9). By night nothing (CF-40, CF-70).
void offer_fights(const Rules& rules, State& state, Mission& mover, const Log& log);
// k x attack / (attack + survive) (CF-28, CF-94); ratings in half points. An attack of 0 never kills.
Chance kill_chance(const Rules& rules, int attack, int survive);
// Fights the next fight of World::fights (10.1, CF-93 to CF-95); false if none is left.
bool resolve_fight(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
