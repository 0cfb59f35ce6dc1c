// CF 11.10, CF-10, CF-127: the radar report of step 8.
#include "games/carrier/rules/radar.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

namespace d6::carrier {

Chance radar_failure(const Rules& rules, int planes) {
  const RadarOdds& odds = rules.odds.radar;
  return {static_cast<std::uint32_t>(std::clamp(odds.fail_percent - odds.fail_plane_percent * planes, 0, 100)), 100};
}

void radar_report(const Rules& rules, State& state, const Log& log) {
  const RadarOdds& odds = rules.odds.radar;
  for (const Seat seat : {kUS, kJP}) {
    if (!odds.sides[index(seat)]) continue;
    for (const Mission& mission : state.missions) {
      if (mission.id.seat == seat) continue;
      bool below = false;  // over one of the side's forces; a base has no radar
      each_force(rules, state, seat, [&](ForceId, const Force& force) { below = below || force.hex == mission.hex; });
      if (!below) continue;
      const int planes = aircraft(mission);
      const Roll failed = roll(radar_failure(rules, planes), state.dice);
      log.tell(To::truth, false, [&] {
        return Event{.kind = EventKind::radar_rolled,
                     .seat = seat,
                     .mission = mission.id,
                     .hex = mission.hex,
                     .n = static_cast<std::int16_t>(planes),
                     .roll = failed};
      });
      if (failed.success()) continue;
      const int spread = std::max(0, odds.report_most_percent - odds.report_least_percent);
      const int percent =
          odds.report_least_percent + static_cast<int>(state.dice.below(static_cast<std::uint32_t>(spread + 1)));
      const int step = odds.report_step;
      const int reported =
          std::clamp((planes * percent + 50 * step) / (100 * step) * step, 1, 255);  // to the nearest step, at least 1
      state.known[index(seat)].radar.push_back({mission.hex, static_cast<std::uint8_t>(reported)});
      log.tell(to(seat), true, [&] {
        return Event{
            .kind = EventKind::radar, .seat = seat, .hex = mission.hex, .n = static_cast<std::int16_t>(reported)};
      });
    }
  }
}

}  // namespace d6::carrier
