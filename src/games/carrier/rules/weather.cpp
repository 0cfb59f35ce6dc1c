// CF 11.5, CF-33, CF-72: the weather of a turn.
#include "games/carrier/rules/weather.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

namespace d6::carrier {

void change_weather(const Rules& rules, State& state, const Log& log) {
  const WeatherOdds& odds = rules.odds.weather;
  const Roll wind = roll({static_cast<std::uint32_t>(odds.wind_change_percent), 100}, state.dice);
  if (wind.success()) state.weather.wind = static_cast<Direction>(state.dice.below(6));
  const int step =
      static_cast<int>(state.dice.below(static_cast<std::uint32_t>(2 * odds.cloud_step + 1))) - odds.cloud_step;
  state.weather.cloud = static_cast<std::uint8_t>(std::clamp(state.weather.cloud + step, 0, 100));
  log.tell(To::both, true, [&] {
    return Event{.kind = EventKind::weather, .heading = state.weather.wind, .n = state.weather.cloud, .roll = wind};
  });
}

}  // namespace d6::carrier
