// Coastal bombardment (CF 10.7; CF-44, CF-69, CF-106).
#include "games/carrier/rules/bombardment.h"

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/reports.h"

namespace d6::carrier {
namespace {

bool force_bombards(const Rules& rules, const State& state, ForceId id) {
  const Force& force = row(state, id);
  const BaseId base = rules.objective.base;
  if (!force.used() || !force.bombard || base == BaseId::none || !(force.hex == info(rules, base).hex)) return false;
  if (row(state, base).captured || info(rules, base).seat == rules.seat_of(id)) return false;
  for (const ShipId ship : force.ships)
    if (can_bombard(rules, state, ship)) return true;
  return false;
}

// Each shot is a bomber of 10.4 that no flak disturbs (CF-106).
Salvo bombard_by_ship(const Rules& rules, State& state, ShipId ship, BaseId base, const Log& log) {
  const Chance chance = percent_chance(rules.odds.base_attack.hit_percent);
  const Salvo shots = fire(bombardment_shots(rules, state, ship), chance, state.dice);
  row(state, ship).bombarded = rules.odds.bombardment.once;
  tell(log, To::truth,
       {.kind = EventKind::bombard_rolled,
        .seat = info(rules, ship).seat,
        .ship = ship,
        .base = base,
        .n = static_cast<std::int16_t>(shots.shots),
        .m = static_cast<std::int16_t>(shots.hits),
        .roll = shots.best},
       false);
  for (int hit = 0; hit < shots.hits; ++hit) hit_base(rules, state, base, log);
  return shots;
}

void bombard(const Rules& rules, State& state, ForceId force, const Log& log) {
  const BaseId base = rules.objective.base;
  const Seat seat = rules.seat_of(force);
  int hits = 0, claims = 0;
  for (const ShipId ship : row(state, force).ships) {
    if (!can_bombard(rules, state, ship)) continue;
    const Salvo shots = bombard_by_ship(rules, state, ship, base, log);
    hits += shots.hits;
    claims += hits_claimed(rules, state, seat, shots.hits, shots.shots - shots.hits, log);
  }
  for (const Seat side : {seat, other(seat)})
    tell(log, to(side),
         {.kind = EventKind::bombarded,
          .seat = seat,
          .force = side == seat ? force : ForceId::none,  // the base learns of no force by its number (CF-36)
          .base = base,
          .hex = info(rules, base).hex,
          .n = static_cast<std::int16_t>(side == seat ? claims : hits)});
  const ShipId the_base = ShipId::none;
  estimate_damage(rules, state, seat, {ForceId::none, base}, std::span(&the_base, claims > 0 ? 1U : 0U), log);
}

}  // namespace

int bombardment_shots(const Rules& rules, const World& world, ShipId ship) {
  const ShipInfo& built = info(rules, ship);
  if (built.main <= 0) return built.bombard;
  return built.bombard * (built.main - row(world, ship).main) / built.main;
}

bool can_bombard(const Rules& rules, const World& world, ShipId ship) {
  const Ship& hull = row(world, ship);
  return afloat(hull) && !hull.bombarded && rules.objective.bombard &&
         rules.odds.bombardment.sides[index(info(rules, ship).seat)] && bombardment_shots(rules, world, ship) > 0;
}

bool resolve_bombardment(const Rules& rules, State& state, const Log& log) {
  while (state.cursor < state.forces.size()) {
    const auto id = static_cast<ForceId>(state.cursor++);
    if (!force_bombards(rules, state, id)) continue;
    bombard(rules, state, id, log);
    return true;
  }
  return false;
}

}  // namespace d6::carrier
