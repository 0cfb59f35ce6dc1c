// Submarine attacks and depth charges (CF 10.6; CF-118 to CF-120).
#include "games/carrier/rules/submarines.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/reports.h"
#include "games/carrier/rules/surface_combat.h"

namespace d6::carrier {
namespace {

std::int16_t shown(int number) { return static_cast<std::int16_t>(number); }

// Only one boat of the group attacks (10.6), each as likely as the next.
ShipId select_boat(State& state, ForceId group) {
  const auto& boats = row(state, group).ships;
  return boats.size() == 1 ? boats[0] : boats[state.dice.below(static_cast<std::uint32_t>(boats.size()))];
}

ShipId select_target(const Rules& rules, State& state, ForceId force) {
  const auto& ships = row(state, force).ships;
  std::array<int, kShipsInForce> weights{};
  for (std::size_t i = 0; i < ships.size(); ++i) weights[i] = info(rules, ships[i]).defence;
  return ships[draw_by_weight(weights, state.dice)];
}

// Torpedoes at one ship; each side hears its own version, the target's nothing of the boat.
void fire_torpedoes(const Rules& rules, State& state, ForceId group, ForceId force, ShipId boat, const Log& log) {
  const auto& odds = rules.odds.submarine;
  const Seat seat = info(rules, boat).seat;
  const ShipId target = select_target(rules, state, force);
  const int torpedoes = std::min(odds.torpedoes, info(rules, boat).tubes - row(state, boat).tubes);
  const Chance chance = torpedo_chance(rules, odds.torpedo_percent[index(seat)], info(rules, target).defence,
                                       speed(rules, state, target));
  const Salvo spread = fire(torpedoes, chance, state.dice);
  tell(log, To::truth,
       {.kind = EventKind::torpedo_rolled,
        .seat = seat,
        .ship = boat,
        .other_ship = target,
        .n = shown(torpedoes),
        .m = shown(spread.hits),
        .roll = spread.best},
       false);
  const int claims = hits_claimed(rules, state, seat, spread.hits, torpedoes - spread.hits, log);
  Event event{.kind = EventKind::submarine_attack,
              .seat = seat,
              .force = group,
              .other = force,
              .ship = target,
              .n = shown(claims)};
  tell(log, to(seat), event);
  event.force = ForceId::none;
  event.n = shown(spread.hits);
  tell(log, to(other(seat)), event);
  for (int hit = 0; hit < spread.hits; ++hit)
    hit_ship(rules, state, target, {Weapon::torpedo, torpedo_rating(rules, odds.torpedo_size), true}, log);
}

// 10 % to find the boat, then 1 % (Japanese) or 4 % (American) to sink it; true if it is sunk.
bool drop_depth_charges(const Rules& rules, State& state, ShipId escort, ShipId boat, const Log& log) {
  const auto& odds = rules.odds.submarine;
  const Seat seat = info(rules, escort).seat;
  const Roll locate = roll(percent_chance(odds.locate_percent), state.dice);
  Event event{.kind = EventKind::depth_charge, .seat = seat, .ship = escort, .n = 0, .roll = locate};
  tell(log, to(seat), event);
  if (!locate.success()) return false;
  const Roll charge = roll(percent_chance(odds.sink_percent[index(seat)]), state.dice);
  event.n = 1;
  event.roll = charge;
  tell(log, to(seat), event);
  event.ship = ShipId::none;  // under water nobody reads her name
  tell(log, to(other(seat)), event);
  if (!charge.success()) return false;
  remove_ship(rules, state, boat, Fate::sunk);
  state.known[index(seat)].sunk.push_back(boat);
  tell(log, To::both, {.kind = EventKind::submarine_sunk, .seat = other(seat), .ship = boat});
  return true;
}

void counter_attack(const Rules& rules, State& state, ForceId force, ShipId boat, const Log& log) {
  const auto& escorts = rules.odds.submarine.escorts;
  for (const ShipId ship : row(state, force).ships) {
    const bool escort = std::find(escorts.begin(), escorts.end(), info(rules, ship).type) != escorts.end();
    if (escort && drop_depth_charges(rules, state, ship, boat, log)) return;
  }
}

// Enemy forces in the hex of the group and the six around it, in order of number, until one is attacked (CF-118).
void patrol(const Rules& rules, State& state, ForceId group, const Log& log) {
  const Seat enemy = other(rules.seat_of(group));
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    const auto id = static_cast<ForceId>(i);
    const Force& force = state.forces[i];
    if (rules.seat_of(id) != enemy || !force.used() || submarines(rules, force)) continue;
    if (distance(force.hex, row(state, group).hex) > 1) continue;
    const auto boats = static_cast<int>(row(state, group).ships.size()), ships = static_cast<int>(force.ships.size());
    const Roll contact = roll(submarine_chance(rules, boats, ships), state.dice);
    tell(log, To::truth,
         {.kind = EventKind::submarine_rolled,
          .seat = other(enemy),
          .force = group,
          .other = id,
          .hex = force.hex,
          .roll = contact},
         false);
    if (!contact.success()) continue;
    const ShipId boat = select_boat(state, group);
    fire_torpedoes(rules, state, group, id, boat, log);
    if (row(state, id).used()) counter_attack(rules, state, id, boat, log);
    return;
  }
}

}  // namespace

Chance submarine_chance(const Rules& rules, int boats, int ships) {
  const auto& odds = rules.odds.submarine;
  const int most = odds.cap_percent * odds.divisor;
  return {static_cast<std::uint32_t>(std::min(most, boats * ships)), static_cast<std::uint32_t>(100 * odds.divisor)};
}

bool resolve_submarines(const Rules& rules, State& state, const Log& log) {
  // Japanese groups first, as everywhere in the combat phase (CF-97).
  const auto american_slots = static_cast<std::size_t>(rules.odds.limits.task_forces[index(kUS)]);
  while (state.cursor < state.forces.size()) {
    const auto id = static_cast<ForceId>((state.cursor++ + american_slots) % state.forces.size());
    if (!row(state, id).used() || !submarines(rules, row(state, id))) continue;
    patrol(rules, state, id, log);
    return true;
  }
  return false;
}

}  // namespace d6::carrier
