// CF 8.3, 8.4: searching, sighting reports with their errors.
#include "games/carrier/rules/search.h"

#include "games/carrier/rules/state.h"

#include <algorithm>
#include <utility>

namespace d6::carrier {

Chance search_chance(const Rules& rules, const World& world, Seat seat, Hex hex, int ships) {
  const SearchOdds& odds = rules.odds.search;
  const auto cloud = static_cast<std::uint64_t>(cloud_factor(world));
  switch (rules.map.kind(hex)) {
    case HexKind::base:
    case HexKind::island:
    case HexKind::atoll:
    case HexKind::land:
      return ChanceProduct()
          .times(static_cast<std::uint64_t>(odds.known_place_percent), 100)
          .times(cloud, 100)
          .chance();
    case HexKind::sea:
    case HexKind::reef: break;
  }
  const int size = odds.smallest_percent * odds.size_full + odds.size_percent * std::min(ships, odds.size_full);
  const int level = seat == kJP ? odds.level_percent[static_cast<std::size_t>(rules.level - 1)] : 100;
  // The cap comes before the cloud (CF-88).
  ChanceProduct product;
  if (const int full = odds.size_full * 100; level == 100)
    product.times(static_cast<std::uint64_t>(std::min(size, odds.cap_percent * odds.size_full)),
                  static_cast<std::uint64_t>(full));
  else
    product.times(static_cast<std::uint64_t>(std::min(size * level, odds.cap_percent * full)),
                  static_cast<std::uint64_t>(100 * full));
  return product.times(cloud, 100).chance();
}

Chance base_chance(const Rules& rules, const World& world) {
  return ChanceProduct()
      .times(static_cast<std::uint64_t>(rules.odds.search.base_percent), 100)
      .times(static_cast<std::uint64_t>(cloud_factor(world)), 100)
      .chance();
}

BaseId enemy_base(const Rules& rules, const World& world, Seat seat, Hex hex) {
  const BaseId base = rules.base_at(hex);
  return base != BaseId::none && info(rules, base).seat != seat && !row(world, base).captured ? base : BaseId::none;
}

namespace {

Sighting& sighting_row(Knowledge& known, ForceId force) {
  auto place = std::lower_bound(known.sightings.begin(), known.sightings.end(), force,
                                [](const Sighting& s, ForceId id) { return s.force < id; });
  if (place == known.sightings.end() || place->force != force) {
    place = known.sightings.insert(place, Sighting{});
    place->force = force;
  }
  return *place;
}

// What a listed ship is taken for (CF-91).
ShipType reported_type(const Rules& rules, ShipType type, Dice& dice) {
  const auto& neighbours = rules.odds.sighting.neighbours[static_cast<std::size_t>(type)];
  if (neighbours.empty()) return type;
  if (!roll({static_cast<std::uint32_t>(rules.odds.sighting.wrong_class_percent), 100}, dice).success()) return type;
  return neighbours[dice.below(static_cast<std::uint32_t>(neighbours.size()))];
}

// 8.4: what one side reports of an enemy force; `mission` is blank where ships saw it.
void report(const Rules& rules, State& state, Seat seat, MissionId mission, ForceId force, const Log& log) {
  const Force& enemy = row(state, force);
  const auto listed = static_cast<std::uint32_t>(cloud_factor(state));
  Fixed<ShipType, kShipsInForce> types;
  for (const ShipId ship : enemy.ships)
    if (roll({listed, 100}, state.dice).success()) types.add(reported_type(rules, info(rules, ship).type, state.dice));
  if (types.empty()) {
    const ShipId one = enemy.ships[state.dice.below(static_cast<std::uint32_t>(enemy.ships.size()))];
    types.add(reported_type(rules, info(rules, one).type, state.dice));
  }
  // By type, so that the order of the list gives nothing away; by hand, for std::stable_sort allocates.
  for (std::size_t i = 1; i < types.size(); ++i)
    for (std::size_t j = i; j > 0 && types[j] < types[j - 1]; --j) std::swap(types[j], types[j - 1]);
  Sighting& sighting = sighting_row(state.known[index(seat)], force);
  sighting.hex = enemy.hex;
  sighting.turn = state.turn;
  sighting.ships = types;
  log.tell(to(seat), true, [&] {
    Event event{.kind = EventKind::sighted,
                .seat = seat,
                .force = force,
                .mission = mission,
                .hex = enemy.hex,
                .n = static_cast<std::int16_t>(types.size())};
    for (const ShipType type : types)
      if (!event.types.full()) event.types.add(type);
    return event;
  });
}

bool carries_bombers(const Rules& rules, const Mission& mission) {
  return std::any_of(mission.flights.begin(), mission.flights.end(),
                     [&](const Flight& f) { return f.count > 0 && info(rules, f.plane).bomber(); });
}

bool has_found(const Mission& mission, ForceId force) {
  return std::find(mission.found.begin(), mission.found.end(), force) != mission.found.end();
}

void search_force(const Rules& rules, State& state, Mission& mission, ForceId force, const Log& log) {
  const Seat seat = mission.id.seat;
  const Roll rolled = roll(
      search_chance(rules, state, seat, mission.hex, static_cast<int>(row(state, force).ships.size())), state.dice);
  log.tell(To::truth, false, [&] {
    return Event{.kind = EventKind::search_rolled,
                 .seat = seat,
                 .force = force,
                 .mission = mission.id,
                 .hex = mission.hex,
                 .roll = rolled};
  });
  if (!rolled.success()) return;
  if (!mission.found.full()) mission.found.add(force);
  const Sighting* before = sighting_of(state, seat, force);
  if (!carries_bombers(rules, mission) && before && before->turn == state.turn) {  // 8.4: reported already
    log.tell(to(seat), true, [&] {
      return Event{
          .kind = EventKind::seen_again, .seat = seat, .force = force, .mission = mission.id, .hex = mission.hex};
    });
    return;
  }
  report(rules, state, seat, mission.id, force, log);
}

}  // namespace

void search_hex(const Rules& rules, State& state, Mission& mission, const Log& log) {
  if (night(rules, state)) return;
  const Seat seat = mission.id.seat;
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    const auto force = static_cast<ForceId>(i);
    if (rules.seat_of(force) == seat || !state.forces[i].used() || state.forces[i].hex != mission.hex) continue;
    if (!has_found(mission, force))
      search_force(rules, state, mission, force, log);  // what it has found needs no second look
  }
  const BaseId base = enemy_base(rules, state, seat, mission.hex);
  if (base == BaseId::none || mission.found_base || kind_of(rules, mission) != MissionKind::HE) return;
  const Roll rolled = roll(base_chance(rules, state), state.dice);
  mission.found_base = rolled.success();
  log.tell(to(seat), true, [&] {
    return Event{.kind = rolled.success() ? EventKind::base_found : EventKind::base_not_found,
                 .seat = seat,
                 .base = base,
                 .mission = mission.id,
                 .hex = mission.hex,
                 .roll = rolled};
  });
}

void sight_in_battle(const Rules& rules, State& state, Seat seat, ForceId force, const Log& log) {
  report(rules, state, seat, {}, force, log);
}

bool may_attack(const Rules& rules, const World& world, const Mission& mission, Place place) {
  if (armed(mission) == 0 || night(rules, world)) return false;
  if (place.force != ForceId::none) return has_found(mission, place.force);
  return mission.ordnance == Ordnance::HE && mission.found_base &&
         enemy_base(rules, world, mission.id.seat, mission.hex) == place.base;
}

bool has_target(const Rules& rules, const World& world, const Mission& mission) {
  if (armed(mission) == 0 || night(rules, world)) return false;
  return !mission.found.empty() || (mission.ordnance == Ordnance::HE && mission.found_base);
}

}  // namespace d6::carrier
