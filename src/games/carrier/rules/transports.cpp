// Unloading and capture (CF 10.8, 10.9; CF-45, CF-46, CF-130, CF-131).
#include "games/carrier/rules/transports.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"

namespace d6::carrier {
namespace {

bool unloads_here(const Rules& rules, const State& state, ShipId ship) {
  const auto& types = rules.odds.transport.types;
  return row(state, ship).assault > 0 && std::find(types.begin(), types.end(), info(rules, ship).type) != types.end();
}

void unload_ship(const Rules& rules, State& state, ShipId ship, BaseId base, const Log& log) {
  Ship& hull = row(state, ship);
  const int points = std::min<int>(hull.assault, rules.odds.transport.points_a_turn);
  hull.assault = static_cast<std::uint8_t>(hull.assault - points);
  row(state, base).landed = static_cast<std::uint16_t>(row(state, base).landed + points);
  const Seat invader = info(rules, ship).seat;
  for (const Seat seat : {invader, other(invader)})  // the defenders count what comes ashore, not from which ship
    tell(log, to(seat),
         {.kind = EventKind::unloaded,
          .seat = invader,
          .ship = seat == invader ? ship : ShipId::none,
          .base = base,
          .n = static_cast<std::int16_t>(points)});
}

// More points ashore than defend it (CF-46): every aircraft and point on the island is lost (10.9).
void capture(const Rules& rules, State& state, BaseId base, const Log& log) {
  Base& field = row(state, base);
  if (!rules.objective.capture || field.landed <= field.assault) return;
  field.captured = true;
  field.assault = 0;
  field.seaplanes = 0;
  if (const DeckId deck = info(rules, base).deck; deck != DeckId::none) row(state, deck).groups.clear();
  tell(log, To::both, {.kind = EventKind::captured, .seat = other(info(rules, base).seat), .base = base});
}

}  // namespace

bool beach_open(const Rules& rules, const World& world) {
  const BaseId base = rules.objective.base;
  return base != BaseId::none && !row(world, base).captured &&
         row(world, base).damage >= 10 * rules.objective.unload_damage;
}

void unload(const Rules& rules, State& state, const Log& log) {
  if (!beach_open(rules, state)) return;
  const BaseId base = rules.objective.base;
  const Seat invader = other(info(rules, base).seat);
  each_force(rules, state, invader, [&](ForceId, const Force& force) {
    if (!(force.hex == info(rules, base).hex)) return;
    for (const ShipId ship : force.ships)
      if (unloads_here(rules, state, ship)) unload_ship(rules, state, ship, base, log);
  });
  capture(rules, state, base, log);
}

}  // namespace d6::carrier
