// CF 4.0: task force adjustment.
#include "games/carrier/rules/adjustment.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

#include "games/carrier/rules/bombardment.h"

namespace d6::carrier {

namespace {

// An own ship that is afloat.
bool own(const Rules& rules, const World& world, ShipId ship) {
  return at(ship) < rules.ships.size() && info(rules, ship).seat == world.seat && afloat(row(world, ship));
}
bool own(const Rules& rules, const World& world, ForceId force) {
  return at(force) < world.forces.size() && rules.seat_of(force) == world.seat && row(world, force).used();
}

// Moves a ship; a force that is left without ships gives its landing pattern to the gaining one (CF-109).
void shift(State& state, ShipId ship, ForceId from, ForceId to) {
  Force& losing = row(state, from);
  for (std::size_t i = 0; i < losing.ships.size(); ++i)
    if (losing.ships[i] == ship) {
      losing.ships.erase(i);
      break;
    }
  row(state, to).ships.add(ship);
  row(state, ship).force = to;
  if (losing.used()) return;
  losing = Force{};
  for (Mission& mission : state.missions)
    if (mission.pattern.force == from) mission.pattern.force = to;
}

}  // namespace

ForceId free_force(const Rules& rules, const World& world, Seat seat) {
  for (int number = 1;; ++number) {
    const ForceId id = rules.force(seat, number);
    if (id == ForceId::none) return id;
    // A force that sank under its landing pattern keeps its number until that is empty (CF-109).
    const bool awaited = std::any_of(world.missions.begin(), world.missions.end(),
                                     [&](const Mission& m) { return m.pattern.force == id; });
    if (!row(world, id).used() && !awaited) return id;
  }
}

Refusal check_divide(const Rules& rules, const World& world, const Command& order) {
  if (!own(rules, world, order.force)) return refuse(Code::no_such_force);
  if (!own(rules, world, order.ship) || row(world, order.ship).force != order.force) return refuse(Code::no_such_ship);
  if (row(world, order.force).ships.size() < 2) return refuse(Code::whole_force);
  if (free_force(rules, world, world.seat) == ForceId::none)
    return refuse(Code::no_free_force, rules.odds.limits.task_forces[index(world.seat)]);
  return {};
}

void do_divide(const Rules& rules, State& state, const Command& order, const Log& log) {
  const ForceId to_force = free_force(rules, state, state.seat);
  const Force& from = row(state, order.force);
  Force& fresh = row(state, to_force);
  fresh.hex = from.hex;  // CF-61
  fresh.heading = from.heading;
  fresh.points = from.points;
  fresh.bombard = from.bombard;
  shift(state, order.ship, order.force, to_force);
  log.tell(to(state.seat), false, [&] {
    return Event{
        .kind = EventKind::divided, .seat = state.seat, .force = order.force, .other = to_force, .ship = order.ship};
  });
}

Refusal check_transfer(const Rules& rules, const World& world, const Command& order) {
  if (!own(rules, world, order.ship)) return refuse(Code::no_such_ship);
  if (!own(rules, world, order.force)) return refuse(Code::no_such_force);
  const ForceId from = row(world, order.ship).force;
  if (from == order.force) return refuse(Code::same_force);
  const Force &losing = row(world, from), &gaining = row(world, order.force);
  if (losing.hex != gaining.hex) return refuse(Code::not_same_hex);
  if (submarines(rules, losing) != submarines(rules, gaining)) return refuse(Code::ships_and_submarines);
  if (static_cast<int>(gaining.ships.size()) >= rules.odds.limits.ships_in_force)
    return refuse(Code::force_full, rules.odds.limits.ships_in_force);
  return {};
}

void do_transfer(const Rules&, State& state, const Command& order, const Log& log) {
  const ForceId from = row(state, order.ship).force;
  Force& gaining = row(state, order.force);
  gaining.points = std::min(gaining.points, row(state, from).points);  // 4.2
  shift(state, order.ship, from, order.force);
  log.tell(to(state.seat), false, [&] {
    return Event{
        .kind = EventKind::transferred, .seat = state.seat, .force = from, .other = order.force, .ship = order.ship};
  });
}

Refusal check_scuttle(const Rules& rules, const World& world, const Command& order) {
  return own(rules, world, order.ship) ? Refusal{} : refuse(Code::no_such_ship);
}

void do_scuttle(const Rules& rules, State& state, const Command& order, const Log& log) {
  remove_ship(rules, state, order.ship, Fate::scuttled);
  log.tell(to(state.seat), false,
           [&] { return Event{.kind = EventKind::scuttled, .seat = state.seat, .ship = order.ship}; });
}

Refusal check_bombard(const Rules& rules, const World& world, const Command& order) {
  if (!own(rules, world, order.force)) return refuse(Code::no_such_force);
  const Force& force = row(world, order.force);
  const bool any =
      std::any_of(force.ships.begin(), force.ships.end(), [&](ShipId ship) { return can_bombard(rules, world, ship); });
  return any && force.bombard != order.all ? Refusal{} : refuse(Code::nothing_to_bombard_with);
}

void do_bombard(const Rules&, State& state, const Command& order, const Log& log) {
  row(state, order.force).bombard = order.all;
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::bombard_switched,
                 .seat = state.seat,
                 .force = order.force,
                 .n = static_cast<std::int16_t>(order.all ? 1 : 0)};
  });
}

void do_end(const Rules&, State& state, const Log& log) {
  bool& mine = state.agreed[index(state.seat)];
  mine = !mine;
  log.tell(To::both, false, [&] {
    return Event{.kind = EventKind::offered_end, .seat = state.seat, .n = static_cast<std::int16_t>(mine ? 1 : 0)};
  });
  state.ended = state.agreed[0] && state.agreed[1];
}

}  // namespace d6::carrier
