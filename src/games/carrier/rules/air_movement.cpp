// CF 8.1, 8.2, 8.6: moving air missions.
#include "games/carrier/rules/air_movement.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

#include "games/carrier/rules/air_combat.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/search.h"

namespace d6::carrier {

namespace {

void jettison_dry(const Rules& rules, Mission& mission, const Log& log) {
  int dropped = 0;
  for (Flight& flight : mission.flights)
    if (flight.armed > 0 && minutes_left(rules, mission, flight) <= 0) dropped += flight.armed, flight.armed = 0;
  if (dropped == 0) return;
  if (armed(mission) == 0) mission.ordnance = Ordnance::N;
  log.tell(to(mission.id.seat), true, [&] {
    return Event{.kind = EventKind::jettisoned,
                 .seat = mission.id.seat,
                 .mission = mission.id,
                 .n = 1,
                 .m = static_cast<std::int16_t>(dropped)};
  });
}

// What was left over by an attack counts only in the next turn (8.6, CF-89).
void give_points(const Rules& rules, Mission& mission) {
  mission.points =
      mission.stopped ? std::uint8_t{0} : static_cast<std::uint8_t>(allowance(rules, mission) + mission.carry);
  mission.carry = 0;
}

void ditch_overdue(const Rules& rules, Mission& mission, const Log& log) {
  for (std::size_t f = 0; f < mission.flights.size(); ++f)
    if (minutes_left(rules, mission, mission.flights[f]) < 0) ditch(mission, f, log);
}

// The rest of a movement point, after the move (CF-82): search, sighting, then whoever is there may begin a fight.
void spend_point(const Rules& rules, State& state, Mission& mission, EventKind how, const Log& log) {
  mission.under_way = true;
  --mission.points;
  // Reveals whatever was there, or that nothing was seen: undo must not tell the one from the other.
  log.tell(to(mission.id.seat), true, [&] {
    return Event{.kind = how, .seat = mission.id.seat, .mission = mission.id, .hex = mission.hex, .n = mission.points};
  });
  search_hex(rules, state, mission, log);
  offer_fights(rules, state, mission, log);
  if (mission.stopped) mission.points = 0;
}

void finish_if_done(const Rules& rules, const World& world, Mission& mission) {
  if (!can_act(rules, world, mission)) mission.moved = true;
}

Mission& ordered(State& state, const Command& order) {
  state.current = order.mission.number;
  return *find(state, order.mission);
}

}  // namespace

void age_missions(const Rules& rules, State& state, const Log& log) {
  for (Mission& mission : state.missions) {
    mission.points = 0;
    mission.fights = 0;
    mission.stopped = mission.under_way = mission.moved = false;
    mission.attack = {};
    mission.found.clear();
    mission.found_base = false;
    if (in_pattern(mission)) continue;
    ++mission.aloft;
    jettison_dry(rules, mission, log);
  }
}

void begin_moves(const Rules& rules, State& state, const Log& log) {
  state.current = 0;
  for (Mission& mission : state.missions) {
    if (mission.id.seat != state.seat || in_pattern(mission)) continue;
    ditch_overdue(rules, mission, log);
    jettison_dry(rules, mission, log);
    if (aircraft(mission) > 0) give_points(rules, mission);
  }
  sweep_missions(state);
}

bool can_act(const Rules& rules, const World& world, const Mission& mission) {
  if (mission.moved || in_pattern(mission)) return false;
  if (mission.points > 0 || has_target(rules, world, mission)) return true;
  if (!mission.stopped && !mission.under_way && armed(mission) > 0) return true;  // may still jettison, for a point
  return !mission.stopped && seaplane(rules, mission) && seaplane_home(rules, world, mission);
}

bool any_can_act(const Rules& rules, const World& world) {
  return std::any_of(world.missions.begin(), world.missions.end(), [&](const Mission& m) {
    return m.id.seat == world.seat && m.id.number >= world.current && can_act(rules, world, m);
  });
}

Refusal check_mission(const Rules&, const World& world, MissionId id) {
  const Mission* mission = id.seat == world.seat ? find(world, id) : nullptr;
  if (!mission) return refuse(Code::no_such_mission, id.number);
  if (in_pattern(*mission)) return refuse(Code::mission_landing, id.number);
  if (mission->moved || id.number < world.current) return refuse(Code::mission_moved, id.number);
  return {};
}

Refusal check_move(const Rules& rules, const World& world, const Command& order) {
  if (const Refusal refusal = check_mission(rules, world, order.mission)) return refusal;
  const Mission& mission = *find(world, order.mission);
  if (mission.stopped) return refuse(Code::stopped, order.mission.number);
  if (mission.points == 0) return refuse(Code::no_points, order.mission.number);
  if (order.heading == Direction::none || !rules.map.inside(neighbour(mission.hex, order.heading)))
    return refuse(Code::off_map);
  return {};
}

void do_move(const Rules& rules, State& state, const Command& order, const Log& log) {
  Mission& mission = ordered(state, order);
  mission.hex = neighbour(mission.hex, order.heading);
  mission.found.clear();
  mission.found_base = false;
  spend_point(rules, state, mission, EventKind::mission_moved, log);
  finish_if_done(rules, state, mission);
}

Refusal check_search(const Rules& rules, const World& world, const Command& order) {
  if (const Refusal refusal = check_mission(rules, world, order.mission)) return refusal;
  const Mission& mission = *find(world, order.mission);
  if (mission.stopped) return refuse(Code::stopped, order.mission.number);
  if (mission.points == 0) return refuse(Code::no_points, order.mission.number);
  return night(rules, world) ? refuse(Code::at_night) : Refusal{};
}

void do_search(const Rules& rules, State& state, const Command& order, const Log& log) {
  Mission& mission = ordered(state, order);
  const auto found = [&] { return mission.found.size() + (mission.found_base ? 1 : 0); };
  do {
    const std::size_t before = found();
    spend_point(rules, state, mission, EventKind::searched, log);
    // 8.4, CF-85: after each sighting the choice to attack is the player's
    if (found() > before && has_target(rules, state, mission)) break;
  } while (order.all && mission.points > 0);
  finish_if_done(rules, state, mission);
}

Refusal check_attack(const Rules& rules, const World& world, const Command& order) {
  if (const Refusal refusal = check_mission(rules, world, order.mission)) return refusal;
  const Mission& mission = *find(world, order.mission);
  if (armed(mission) == 0) return refuse(Code::not_armed, order.mission.number);
  if (night(rules, world)) return refuse(Code::at_night);
  if (order.place.base != BaseId::none && mission.ordnance != Ordnance::HE) return refuse(Code::ships_only);
  return order.place && may_attack(rules, world, mission, order.place) ? Refusal{} : refuse(Code::not_found);
}

void do_attack(const Rules& rules, State& state, const Command& order, const Log& log) {
  (void)rules;
  Mission& mission = ordered(state, order);
  mission.attack = order.place;
  mission.carry = mission.points;  // 8.6
  mission.points = 0;
  mission.moved = true;
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::attack_declared,
                 .seat = state.seat,
                 .force = order.place.force,
                 .base = order.place.base,
                 .mission = mission.id,
                 .hex = mission.hex,
                 .n = mission.carry};
  });
}

Refusal check_jettison(const Rules& rules, const World& world, const Command& order) {
  if (const Refusal refusal = check_mission(rules, world, order.mission)) return refusal;
  const Mission& mission = *find(world, order.mission);
  if (armed(mission) == 0) return refuse(Code::not_armed, order.mission.number);
  return mission.under_way ? refuse(Code::already_moving, order.mission.number) : Refusal{};
}

void do_jettison(const Rules& rules, State& state, const Command& order, const Log& log) {
  Mission& mission = ordered(state, order);
  const int before = allowance(rules, mission);
  const int dropped = armed(mission);
  drop_ordnance(mission);
  if (!mission.stopped)
    mission.points = static_cast<std::uint8_t>(mission.points + allowance(rules, mission) - before);  // 8.1: one more
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::jettisoned,
                 .seat = state.seat,
                 .mission = mission.id,
                 .n = 0,
                 .m = static_cast<std::int16_t>(dropped)};
  });
  finish_if_done(rules, state, mission);
}

}  // namespace d6::carrier
