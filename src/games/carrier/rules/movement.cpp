// CF 5.0: task force movement.
#include "games/carrier/rules/movement.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

#include "games/carrier/rules/landing.h"

namespace d6::carrier {

Refusal check_heading(const Rules& rules, const World& world, const Command& order) {
  if (at(order.force) >= world.forces.size() || rules.seat_of(order.force) != world.seat ||
      !row(world, order.force).used())
    return refuse(Code::no_such_force);
  const Force& force = row(world, order.force);
  if (order.heading == force.heading) return refuse(Code::same_heading);
  if (order.heading == Direction::none && !submarines(rules, force)) return refuse(Code::cannot_hold);
  return {};
}

int turned_points(const Rules& rules, int points, int compass_points, int speed) {
  const int floor = std::min(points, speed);  // 5.2: turning never takes them below fleet speed, nor adds any
  for (int i = 0; i < compass_points; ++i)
    points -= (points * rules.odds.movement.turn_percent + 99) / 100;  // the remainder rounded down (CF-57)
  return std::max(points, floor);
}

void do_heading(const Rules& rules, State& state, const Command& order, const Log& log) {
  Force& force = row(state, order.force);
  // Leaving a station costs nothing; taking one costs what turning about does, or a group could turn for nothing by way
  // of its station (CF-67).
  const int apart = force.heading == Direction::none   ? 0
                    : order.heading == Direction::none ? points_between(Direction::N, Direction::S)
                                                       : points_between(force.heading, order.heading);
  force.points =
      static_cast<std::uint8_t>(turned_points(rules, force.points, apart, fleet_speed(rules, state, order.force)));
  force.heading = order.heading;
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::heading_set,
                 .seat = state.seat,
                 .force = order.force,
                 .heading = order.heading,
                 .n = force.points};
  });
}

void gain_points(const Rules& rules, State& state) {
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    Force& force = state.forces[i];
    if (!force.used()) continue;
    force.points = static_cast<std::uint8_t>(
        std::min(rules.odds.movement.points_cap, force.points + fleet_speed(rules, state, static_cast<ForceId>(i))));
  }
}

namespace {

// CF-13, CF-66: the ships live, their aircraft and those in the pattern are lost to the battle.
void leave_map(const Rules& rules, State& state, ForceId id, const Log& log) {
  log.tell(to(rules.seat_of(id)), true, [&] {
    return Event{.kind = EventKind::force_left, .seat = rules.seat_of(id), .force = id, .hex = row(state, id).hex};
  });
  for (Mission& mission : state.missions) {
    if (mission.pattern.force != id) continue;
    ditch_all(mission, log);
    mission.pattern = {};
  }
  const auto ships = row(state, id).ships;
  for (const ShipId ship : ships) remove_ship(rules, state, ship, Fate::left);
}

void sail_one(const Rules& rules, State& state, ForceId id, const Log& log) {
  Force& force = row(state, id);
  force.points = static_cast<std::uint8_t>(sailing_points(rules, state, id));
  force.air_ops = 0;
  if (force.points < rules.odds.movement.hex_cost || force.heading == Direction::none) return;
  const Seat seat = rules.seat_of(id);
  if (rules.map.blocks(force.hex, force.heading)) {
    log.tell(to(seat), false, [&] {
      return Event{
          .kind = EventKind::force_blocked, .seat = seat, .force = id, .heading = force.heading, .hex = force.hex};
    });
    return;
  }
  const Hex next = neighbour(force.hex, force.heading);
  if (!rules.map.inside(next)) {
    leave_map(rules, state, id, log);
    return;
  }
  force.hex = next;
  force.points = static_cast<std::uint8_t>(force.points - rules.odds.movement.hex_cost);
  for (Mission& mission : state.missions)
    if (mission.pattern.force == id) mission.hex = next;  // CF-109
  log.tell(to(seat), false, [&] {
    return Event{.kind = EventKind::force_moved,
                 .seat = seat,
                 .force = id,
                 .heading = force.heading,
                 .hex = next,
                 .n = force.points};
  });
}

}  // namespace

void sail(const Rules& rules, State& state, const Log& log) {
  for (std::size_t i = 0; i < state.forces.size(); ++i)
    if (state.forces[i].used()) sail_one(rules, state, static_cast<ForceId>(i), log);
  sweep_missions(state);
}

}  // namespace d6::carrier
