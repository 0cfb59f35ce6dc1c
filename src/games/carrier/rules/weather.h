// Weather (CF 11.5): wind and cloud, one figure each for the whole map.
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

void change_weather(const Rules& rules, State& state, const Log& log);

}  // namespace d6::carrier
