// A battle laid out for the combat tests: the scenario's rows without its first turn, missions put in the air by hand,
// and what was told.
#pragma once
#include <doctest/doctest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "base/places.h"
#include "games/carrier/rules/api.h"
#include "games/carrier/rules/load.h"
#include "games/carrier/rules/state.h"
#include "support/scripted.h"

namespace d6::test {

using namespace d6::carrier;

// A copy, so that a test may change it; a scenario is read once a program.
inline carrier::Rules battle(const std::string& scenario) {
  static std::map<std::string, carrier::Rules> read;
  const auto found = read.find(scenario);
  if (found != read.end()) return found->second;
  Problems problems;
  carrier::Rules rules = load_scenario(find_folder("scenarios") + "/carrier", scenario, problems);
  for (const Problem& problem : problems) FAIL(problem.text());
  return read.emplace(scenario, rules).first->second;
}

template <class Id>
Id named(const carrier::Rules& rules, std::string_view name) {
  Id id{};
  REQUIRE_MESSAGE(id_parse(rules, name, id), std::string(name));
  return id;
}
inline ShipId ship(const carrier::Rules& rules, std::string_view name) { return named<ShipId>(rules, name); }
inline PlaneId plane(const carrier::Rules& rules, std::string_view name) { return named<PlaneId>(rules, name); }
inline BaseId base(const carrier::Rules& rules, std::string_view name) { return named<BaseId>(rules, name); }
inline ForceId force(const carrier::Rules& rules, std::string_view name) { return named<ForceId>(rules, name); }

inline void set_hour(const carrier::Rules& rules, State& state, int hour) {
  state.turn = static_cast<std::uint16_t>(1 + (hour - rules.start_hour + 24) % 24);
  REQUIRE(hour_of(rules, state) == hour);
}

// Everything where the scenario has it, at noon, under a clear sky, nothing readied.
inline State laid_out(const carrier::Rules& rules, std::uint64_t seed = 1) {
  State state;
  state.dice = dice_of(seed);
  state.ships.resize(rules.ships.size());
  state.forces.resize(rules.forces.size());
  for (std::size_t i = 0; i < rules.forces.size(); ++i) {
    state.forces[i].hex = rules.forces[i].hex;
    state.forces[i].heading = rules.forces[i].heading;
  }
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    Ship& row = state.ships[i];
    row.force = rules.ships[i].force;
    row.assault = static_cast<std::uint8_t>(rules.ships[i].loaded);
    row.seaplanes = static_cast<std::uint8_t>(rules.ships[i].seaplanes);
    state.forces[at(row.force)].ships.add(static_cast<ShipId>(i));
  }
  for (const BaseInfo& info : rules.bases)
    state.bases.push_back(
        {0, static_cast<std::uint16_t>(info.assault), 0, static_cast<std::uint8_t>(info.seaplanes), false});
  state.decks.resize(rules.decks.size());
  for (const GroupInfo& group : rules.groups) add_aircraft(state.decks[at(group.deck)], group.plane, group.count);
  set_hour(rules, state, 12);
  return state;
}

struct Aircraft {
  PlaneId plane;
  int count = 0;
  bool armed = false;
};
// In the air at a hex since an hour.
inline Mission& fly(State& state, Seat seat, int number, Hex hex, Ordnance ordnance,
                    std::initializer_list<Aircraft> planes) {
  Mission mission;
  mission.id = {seat, static_cast<std::uint8_t>(number)};
  mission.hex = hex;
  mission.ordnance = ordnance;
  mission.aloft = 1;
  mission.points = 4;
  for (const Aircraft& a : planes) {
    Flight flight;
    flight.plane = a.plane;
    flight.count = static_cast<std::uint8_t>(a.count);
    flight.armed = a.armed ? flight.count : std::uint8_t{0};
    mission.flights.add(flight);
  }
  state.missions.reserve(32);  // references stay good
  state.missions.push_back(mission);
  return state.missions.back();
}

// Puts one ship alone into a force of her side that is not used, at a hex.
inline ForceId alone(const carrier::Rules& rules, State& state, ShipId id, Hex hex) {
  const Seat seat = info(rules, id).seat;
  Force& old = row(state, row(state, id).force);
  for (std::size_t i = 0; i < old.ships.size(); ++i)
    if (old.ships[i] == id) {
      old.ships.erase(i);
      break;
    }
  for (int number = 1;; ++number) {
    const ForceId free = rules.force(seat, number);
    REQUIRE(free != ForceId::none);
    if (row(state, free).used()) continue;
    row(state, free) = Force{};
    row(state, free).hex = hex;
    row(state, free).ships.add(id);
    row(state, id).force = free;
    return free;
  }
}
inline void join(State& state, ShipId id, ForceId to) {
  Force& old = row(state, row(state, id).force);
  for (std::size_t i = 0; i < old.ships.size(); ++i)
    if (old.ships[i] == id) {
      old.ships.erase(i);
      break;
    }
  row(state, to).ships.add(id);
  row(state, id).force = to;
}
// Takes every ship of a force out of the battle, as if it had never been there.
inline void empty(State& state, ForceId id) {
  for (const ShipId s : row(state, id).ships) row(state, s).force = ForceId::none, row(state, s).fate = Fate::left;
  row(state, id) = Force{};
}

// What was told.
struct Heard {
  std::vector<Told<Event>> told;
  carrier::Log log{told};

  int count(EventKind kind) const {
    int n = 0;
    for (const auto& t : told) n += t.event.kind == kind;
    return n;
  }
  // The events of a kind that a viewer hears.
  std::vector<Event> of(EventKind kind, Viewer viewer = Viewer::truth) const {
    std::vector<Event> out;
    for (const auto& t : told)
      if (t.event.kind == kind && hears(viewer, t.to)) out.push_back(t.event);
    return out;
  }
  Event one(EventKind kind, Viewer viewer = Viewer::truth) const {
    const auto all = of(kind, viewer);
    REQUIRE(all.size() == 1);
    return all[0];
  }
};

// The share of successes in `of` tries lies within four standard deviations of num in den; the dice are seeded, so that
// this holds always or never.
inline void check_share(long successes, long of, long num, long den) {
  const double p = static_cast<double>(num) / static_cast<double>(den), n = static_cast<double>(of);
  const double apart = static_cast<double>(successes) - n * p;
  CHECK_MESSAGE(apart * apart <= 16 * n * p * (1 - p) + 1,
                successes << " of " << of << " against " << num << " in " << den);
}

}  // namespace d6::test
