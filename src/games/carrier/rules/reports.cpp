// Battle reports (CF 10.10, CF-104): exaggerated claims and damage estimates.
#include "games/carrier/rules/reports.h"

#include <algorithm>
#include <utility>

#include "games/carrier/rules/combat_odds.h"

namespace d6::carrier {
namespace {

int claimed(State& state, Seat seat, int truly, int misses, Chance chance, const Log& log) {
  const Salvo doubtful = fire(misses, chance, state.dice);
  if (misses > 0)
    tell(log, To::truth,
         {.kind = EventKind::claims_rolled,
          .seat = seat,
          .n = static_cast<std::int16_t>(misses),
          .m = static_cast<std::int16_t>(doubtful.hits),
          .roll = doubtful.best},
         false);
  return truly + doubtful.hits;
}

// What is damaged, or claimed to be, looks worse one time in four; an unhurt ship that nobody claims shows nothing.
int stars_seen(const Rules& rules, State& state, int part, int whole, bool claimed) {
  const int stars = std::max(true_stars(rules, part, whole), claimed ? 1 : 0);
  if (stars == 0 || stars == 3) return stars;
  return stars + (roll(percent_chance(rules.odds.reports.star_more_percent), state.dice).success() ? 1 : 0);
}

// The worst first in each type: the order of the list gives nothing away. By hand, for std::stable_sort allocates.
void sort_by_type(Fixed<Star, kShipsInForce>& ships) {
  const auto before = [](Star a, Star b) { return a.type != b.type ? a.type < b.type : a.stars > b.stars; };
  for (std::size_t i = 1; i < ships.size(); ++i)
    for (std::size_t j = i; j > 0 && before(ships[j], ships[j - 1]); --j) std::swap(ships[j], ships[j - 1]);
}

Estimate& estimate_row(Knowledge& known, Place place) {
  const auto found = std::find_if(known.estimates.begin(), known.estimates.end(),
                                  [&](const Estimate& estimate) { return estimate.place == place; });
  if (found != known.estimates.end()) return *found;
  known.estimates.push_back({});
  known.estimates.back().place = place;
  return known.estimates.back();
}

}  // namespace

int hits_claimed(const Rules& rules, State& state, Seat seat, int hits, int misses, const Log& log) {
  return claimed(state, seat, hits, misses, percent_chance(rules.odds.reports.miss_claimed_percent), log);
}

int aircraft_claimed(const Rules& rules, State& state, Seat seat, int shot_down, int missed, const Log& log) {
  return claimed(state, seat, shot_down, missed, percent_chance(rules.odds.reports.aircraft_claimed_percent), log);
}

int true_stars(const Rules& rules, int part, int whole) {
  if (part <= 0) return 0;
  int stars = 1;
  for (const int limit : rules.odds.reports.star_limits_percent)
    if (100 * part > limit * whole) ++stars;
  return stars;
}

void estimate_damage(const Rules& rules, State& state, Seat seat, Place place, std::span<const ShipId> claimed,
                     const Log& log) {
  const auto claims = [&](ShipId ship) { return std::find(claimed.begin(), claimed.end(), ship) != claimed.end(); };
  Estimate& estimate = estimate_row(state.known[index(seat)], place);
  estimate.turn = state.turn;
  estimate.stars = 0;
  estimate.ships.clear();
  Event event{.kind = EventKind::estimate, .seat = seat, .force = place.force, .base = place.base};
  if (place.base != BaseId::none) {
    estimate.stars =
        static_cast<std::uint8_t>(stars_seen(rules, state, row(state, place.base).damage, 1000, claims(ShipId::none)));
    event.stars.add(estimate.stars);
  } else {
    for (const ShipId id : row(state, place.force).ships) {
      const auto stars = static_cast<std::uint8_t>(
          stars_seen(rules, state, row(state, id).damage, info(rules, id).defence, claims(id)));
      if (stars > 0) estimate.ships.add({info(rules, id).type, stars});
    }
    sort_by_type(estimate.ships);
    for (const Star& star : estimate.ships) {
      if (event.stars.full()) break;
      event.types.add(star.type);
      event.stars.add(star.stars);
    }
  }
  tell(log, to(seat), event);
}

}  // namespace d6::carrier
