// CF 9.0: landing aircraft.
#include "games/carrier/rules/landing.h"

#include "games/carrier/rules/state.h"

#include <algorithm>
#include <limits>

namespace d6::carrier {

namespace {

bool land_aircraft_in(const Rules& rules, const Mission& mission) {
  return std::any_of(mission.flights.begin(), mission.flights.end(),
                     [&](const Flight& f) { return f.count > 0 && info(rules, f.plane).land; });
}

using Decks = Fixed<DeckId, 64>;

// The decks of a pattern (9.0); of a force without a deck, the base in the hex (CF-109).
Decks pattern_decks(const Rules& rules, const World& world, const Mission& mission) {
  Decks decks;
  for (std::size_t i = 0; i < rules.decks.size(); ++i) {
    const auto id = static_cast<DeckId>(i);
    if (info(rules, id).seat != mission.id.seat || !working(rules, world, id) || decks.full()) continue;
    const bool here = mission.pattern.base != BaseId::none ? info(rules, id).base == mission.pattern.base
                                                           : force_of(rules, world, id) == mission.pattern.force &&
                                                                 mission.pattern.force != ForceId::none;
    if (here) decks.add(id);
  }
  if (!decks.empty() || mission.pattern.base != BaseId::none) return decks;
  const BaseId base = rules.base_at(mission.hex);
  if (base != BaseId::none && info(rules, base).seat == mission.id.seat && !row(world, base).captured)
    decks.add(info(rules, base).deck);
  return decks;
}

// Every deck of the side in the mission's hex (9.2).
Decks decks_in_hex(const Rules& rules, const World& world, const Mission& mission) {
  Decks decks;
  for (std::size_t i = 0; i < rules.decks.size(); ++i) {
    const auto id = static_cast<DeckId>(i);
    if (info(rules, id).seat == mission.id.seat && working(rules, world, id) &&
        hex_of(rules, world, id) == mission.hex && !decks.full())
      decks.add(id);
  }
  return decks;
}

bool crowded(const Rules& rules, const World& world, DeckId id) {  // 9.1 (2) and (3)
  const DeckInfo& deck = info(rules, id);
  const bool deck_full = deck.base == BaseId::none && readied(row(world, id)) > deck.minimum;
  return deck_full || aboard_with_seaplanes(rules, world, id) >= deck.capacity;
}

bool suits(const Rules& rules, DeckId deck, PlaneId plane) {
  return !info(rules, plane).land || info(rules, deck).base != BaseId::none;
}  // 11.9

// An aircraft comes down on a deck and uses an operation (6.3, 5.2).
void touch_down(const Rules& rules, State& state, Mission& mission, std::size_t f, DeckId id, bool lost) {
  Deck& deck = row(state, id);
  const Flight flight = mission.flights[f];
  lose_aircraft(mission, f, 1, flight.armed == flight.count ? 1 : 0);
  if (!lost) add_aircraft(deck, flight.plane, 1);
  deck.landed = static_cast<std::uint8_t>(std::min(255, deck.landed + 1));
  if (const ForceId force = force_of(rules, state, id); force != ForceId::none)
    row(state, force).air_ops = static_cast<std::uint8_t>(std::min(255, row(state, force).air_ops + 1));
}

// Its own ship if that may take it, else the one with most landings left (CF-110).
template <class May>
DeckId choose_deck(const Rules& rules, const World& world, const Decks& decks, const Flight& flight, May&& may) {
  DeckId best = DeckId::none;
  for (const DeckId deck : decks) {
    if (!may(deck)) continue;
    if (deck == flight.home) return deck;
    if (best == DeckId::none || landings_left(rules, world, deck) > landings_left(rules, world, best)) best = deck;
  }
  return best;
}

// Counts what one flight does, deck by deck, so that it is told in few words.
struct Count {
  DeckId deck;
  int safe = 0, lost = 0;
};
using Counts = Fixed<Count, 64>;
Count& count_at(Counts& counts, DeckId deck) {
  for (Count& count : counts)
    if (count.deck == deck) return count;
  counts.add({deck, 0, 0});
  return counts.back();
}

void tell_counts(const State& state, EventKind kind, const Mission& mission, PlaneId plane, const Counts& counts,
                 const Log& log) {
  for (const Count& count : counts)
    log.tell(to(mission.id.seat), kind == EventKind::emergency_landed, [&] {
      (void)state;
      return Event{.kind = kind,
                   .seat = mission.id.seat,
                   .deck = count.deck,
                   .plane = plane,
                   .mission = mission.id,
                   .n = static_cast<std::int16_t>(count.safe),
                   .m = static_cast<std::int16_t>(count.lost)};
    });
}

void land_normally(const Rules& rules, State& state, Mission& mission, const Decks& decks, const Log& log) {
  for (std::size_t f = 0; f < mission.flights.size(); ++f) {
    Counts counts;
    const PlaneId plane = mission.flights[f].plane;
    while (mission.flights[f].count > 0) {
      const DeckId deck = choose_deck(rules, state, decks, mission.flights[f],
                                      [&](DeckId id) { return eligible(rules, state, id, plane); });
      if (deck == DeckId::none) break;
      touch_down(rules, state, mission, f, deck, false);
      ++count_at(counts, deck).safe;
    }
    tell_counts(state, EventKind::landed, mission, plane, counts, log);
  }
}

// 9.2, CF-19, CF-111: only the operation limit forbids; against the deck or capacity rule each is lost one time in
// four.
void land_in_emergency(const Rules& rules, State& state, Mission& mission, const Log& log) {
  const Decks decks = decks_in_hex(rules, state, mission);
  for (std::size_t f = 0; f < mission.flights.size(); ++f) {
    Counts counts;
    const PlaneId plane = mission.flights[f].plane;
    while (mission.flights[f].count > 0) {
      const auto open = [&](DeckId id) { return suits(rules, id, plane) && landings_left(rules, state, id) > 0; };
      DeckId deck = choose_deck(rules, state, decks, mission.flights[f],
                                [&](DeckId id) { return open(id) && !crowded(rules, state, id); });
      if (deck == DeckId::none) deck = choose_deck(rules, state, decks, mission.flights[f], open);
      if (deck == DeckId::none) break;
      const bool lost = crowded(rules, state, deck) && roll(rules.odds.landing.emergency_loss, state.dice).success();
      touch_down(rules, state, mission, f, deck, lost);
      ++(lost ? count_at(counts, deck).lost : count_at(counts, deck).safe);
    }
    tell_counts(state, EventKind::emergency_landed, mission, plane, counts, log);
  }
}

// Missions of a side in a pattern, least fuel first, then the lower number (CF-110).
constexpr std::size_t kMissions = std::numeric_limits<std::uint8_t>::max();  // as many as have numbers
Fixed<MissionId, kMissions> landing_order(const Rules& rules, const World& world, Seat seat) {
  Fixed<MissionId, kMissions> out;
  const auto sooner = [&](MissionId a, MissionId b) {
    return least_minutes(rules, *find(world, a)) < least_minutes(rules, *find(world, b));
  };
  for (const Mission& mission : world.missions) {
    if (mission.id.seat != seat || !in_pattern(mission)) continue;
    out.add(mission.id);
    MissionId* const last = out.end() - 1;
    std::rotate(std::upper_bound(out.begin(), last, mission.id, sooner), last, out.end());
  }
  return out;
}

}  // namespace

Places patterns(const Rules& rules, const World& world, const Mission& mission) {
  Places places;
  const Seat seat = mission.id.seat;
  if (!land_aircraft_in(rules, mission))
    each_force(rules, world, seat, [&](ForceId id, const Force& force) {
      if (force.hex == mission.hex && has_carrier(rules, force) && !places.full()) places.add({id, BaseId::none});
    });
  const BaseId base = rules.base_at(mission.hex);
  if (base != BaseId::none && info(rules, base).seat == seat && !row(world, base).captured && !places.full())
    places.add({ForceId::none, base});
  return places;
}

bool seaplane_home(const Rules& rules, const World& world, const Mission& mission) {
  if (mission.parent != ShipId::none)
    return afloat(row(world, mission.parent)) && row(world, row(world, mission.parent).force).hex == mission.hex;
  if (mission.flights.empty()) return false;
  const DeckId home = mission.flights[0].home;
  return home != DeckId::none && hex_of(rules, world, home) == mission.hex && !closed(rules, world, home);
}

bool eligible(const Rules& rules, const World& world, DeckId deck, PlaneId plane) {
  return suits(rules, deck, plane) && landings_left(rules, world, deck) > 0 && !crowded(rules, world, deck);
}

Chance landing_loss(const Rules& rules, const World& world) {
  const LandingOdds& odds = rules.odds.landing;
  const int loss = odds.loss_base + odds.loss_cloud * world.weather.cloud + (night(rules, world) ? odds.loss_night : 0);
  return {static_cast<std::uint32_t>(std::min(loss, odds.loss_divisor)), static_cast<std::uint32_t>(odds.loss_divisor)};
}

Refusal check_land(const Rules& rules, const World& world, const Command& order) {
  const Mission* mission = order.mission.seat == world.seat ? find(world, order.mission) : nullptr;
  if (!mission) return refuse(Code::no_such_mission, order.mission.number);
  if (in_pattern(*mission)) return refuse(Code::mission_landing, order.mission.number);
  if (mission->moved || order.mission.number < world.current) return refuse(Code::mission_moved, order.mission.number);
  if (mission->stopped) return refuse(Code::stopped, order.mission.number);  // CF-82, seaplanes too
  if (seaplane(rules, *mission))
    return !order.place && seaplane_home(rules, world, *mission) ? Refusal{} : refuse(Code::seaplane_home);
  if (mission->points < rules.odds.launch.pattern_cost) return refuse(Code::no_points, order.mission.number);
  const Places places = patterns(rules, world, *mission);
  if (order.place) {
    if (std::find(places.begin(), places.end(), order.place) != places.end()) return {};
    const bool carriers = order.place.force != ForceId::none && at(order.place.force) < world.forces.size() &&
                          row(world, order.place.force).used() && rules.seat_of(order.place.force) == world.seat &&
                          row(world, order.place.force).hex == mission->hex;
    return carriers && land_aircraft_in(rules, *mission) ? refuse(Code::carrier_aircraft_only)
                                                         : refuse(Code::nowhere_to_land);
  }
  if (places.empty()) return refuse(Code::nowhere_to_land);
  return places.size() == 1 ? Refusal{} : refuse(Code::which_pattern, static_cast<int>(places.size()));
}

void do_land(const Rules& rules, State& state, const Command& order, const Log& log) {
  state.current = order.mission.number;
  Mission& mission = *find(state, order.mission);
  if (seaplane(rules, mission)) {  // 8.2: at once; not rolled for (CF-113)
    const BaseId base = mission.parent == ShipId::none ? info(rules, mission.flights[0].home).base : BaseId::none;
    if (base != BaseId::none)
      ++row(state, base).seaplanes;
    else
      ++row(state, mission.parent).seaplanes;
    log.tell(to(state.seat), false, [&] {
      return Event{.kind = EventKind::seaplane_landed,
                   .seat = state.seat,
                   .ship = mission.parent,
                   .base = base,
                   .mission = mission.id,
                   .hex = mission.hex};
    });
    mission.flights.clear();
    sweep_missions(state);
    return;
  }
  mission.pattern = order.place ? order.place : patterns(rules, state, mission)[0];
  mission.points = static_cast<std::uint8_t>(mission.points - rules.odds.launch.pattern_cost);
  mission.moved = true;
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::in_pattern,
                 .seat = state.seat,
                 .force = mission.pattern.force,
                 .base = mission.pattern.base,
                 .mission = mission.id,
                 .hex = mission.hex};
  });
  const Chance chance = landing_loss(rules, state);  // 11.6: each aircraft
  int lost = 0;
  Roll best{chance, chance.den - 1};
  for (std::size_t f = 0; f < mission.flights.size(); ++f)
    for (int left = mission.flights[f].count; left > 0; --left) {
      const Roll one = roll(chance, state.dice);
      best.drawn = std::min(best.drawn, one.drawn);
      if (!one.success()) continue;
      lose_aircraft(mission, f, 1, mission.flights[f].armed == mission.flights[f].count ? 1 : 0);
      ++lost;
    }
  if (lost > 0)
    log.tell(to(state.seat), true, [&] {
      return Event{.kind = EventKind::landing_losses,
                   .seat = state.seat,
                   .mission = order.mission,
                   .n = static_cast<std::int16_t>(lost),
                   .roll = best};
    });
  sweep_missions(state);
}

Refusal check_recover(const Rules& rules, const World& world, const Command& order) {
  const Mission* mission = order.mission.seat == world.seat ? find(world, order.mission) : nullptr;
  if (!mission) return refuse(Code::no_such_mission, order.mission.number);
  if (!in_pattern(*mission)) return refuse(Code::nothing_to_land);
  const Decks decks = pattern_decks(rules, world, *mission);
  const auto takes_any = [&](DeckId deck) {
    return std::any_of(mission->flights.begin(), mission->flights.end(),
                       [&](const Flight& f) { return f.count > 0 && eligible(rules, world, deck, f.plane); });
  };
  if (order.deck == DeckId::none)
    return std::any_of(decks.begin(), decks.end(), takes_any) ? Refusal{} : refuse(Code::cannot_land_there);
  return std::find(decks.begin(), decks.end(), order.deck) != decks.end() && takes_any(order.deck)
             ? Refusal{}
             : refuse(Code::cannot_land_there);
}

void do_recover(const Rules& rules, State& state, const Command& order, const Log& log) {
  Mission& mission = *find(state, order.mission);
  Decks decks = pattern_decks(rules, state, mission);
  if (order.deck != DeckId::none) {
    decks.clear();
    decks.add(order.deck);
  }
  land_normally(rules, state, mission, decks, log);
  sweep_missions(state);
}

bool any_in_pattern(const World& world, Seat seat) {
  return std::any_of(world.missions.begin(), world.missions.end(),
                     [&](const Mission& m) { return m.id.seat == seat && in_pattern(m); });
}

void ditch(Mission& mission, std::size_t flight, const Log& log) {
  const Flight lost = mission.flights[flight];
  if (lost.count == 0) return;
  lose_aircraft(mission, flight, lost.count, lost.armed);
  log.tell(to(mission.id.seat), true, [&] {
    return Event{.kind = EventKind::ditched,
                 .seat = mission.id.seat,
                 .plane = lost.plane,
                 .mission = mission.id,
                 .hex = mission.hex,
                 .n = lost.count};
  });
}

void ditch_all(Mission& mission, const Log& log) {
  for (std::size_t flight = 0; flight < mission.flights.size(); ++flight) ditch(mission, flight, log);
}

void finish_landing(const Rules& rules, State& state, const Log& log) {
  const auto order = landing_order(rules, state, state.seat);
  for (const MissionId id : order) {
    Mission& mission = *find(state, id);
    land_normally(rules, state, mission, pattern_decks(rules, state, mission), log);
  }
  for (const MissionId id : order) land_in_emergency(rules, state, *find(state, id), log);
  for (const MissionId id : order) ditch_all(*find(state, id), log);
  sweep_missions(state);
}

}  // namespace d6::carrier
