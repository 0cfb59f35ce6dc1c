// Surface combat between task forces in one hex (CF 10.5).
#pragma once
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

// The next pair of forces (World::cursor counts them, CF-114): whether they engage, and their whole fight; false if
// none is left.
bool resolve_surface(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
