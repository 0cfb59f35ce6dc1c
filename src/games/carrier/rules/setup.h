// The set-up (CF 3.2, 3.3): forces, ships, aircraft and bases as history or the dice put them.
#pragma once
#include "games/carrier/rules/state.h"

namespace d6::carrier {

State set_up(const Rules& rules, std::uint64_t seed);
// The hexes that the random set-up may draw for a force (CF-68), in order of row and column; with none it stays.
std::vector<Hex> random_hexes(const Rules& rules, ForceId force);

}  // namespace d6::carrier
