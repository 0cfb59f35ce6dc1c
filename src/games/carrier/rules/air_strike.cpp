// Air strikes (CF 10.2 to 10.4, 10.10; CF-29 to CF-31, CF-97 to CF-102, CF-105).
#include "games/carrier/rules/air_strike.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/reports.h"

namespace d6::carrier {
namespace {

std::int16_t shown(int number) { return static_cast<std::int16_t>(number); }

enum class Drop : std::int16_t { missed = 0, hit = 1, shot_down = 2 };

// One mission's attack on its target, a bomber after the other.
struct Raid {
  const Rules& rules;
  State& state;
  const Log& log;
  Mission& mission;
  Place place;
  Seat attacker, defender;
  int hits = 0, hits_claimed = 0;          // truly; as the attacker says
  int lost = 0, lost_claimed = 0;          // truly; as the defender says
  Fixed<ShipId, kShipsInForce> claimed{};  // ships the attacker says he hit; ShipId::none: the base
  bool dived = false;
};

bool at_base(const Raid& raid) { return raid.place.base != BaseId::none; }

bool target_left(const Raid& raid) {
  return at_base(raid) ? !row(raid.state, raid.place.base).captured : row(raid.state, raid.place.force).used();
}

Factor flak_strength(const Raid& raid) {
  return at_base(raid) ? flak_strength(raid.rules, raid.place.base)
                       : flak_strength(raid.rules, raid.state, raid.place.force);
}

// The chance of each ship is her selection value in that of all (10.2).
ShipId select_ship(Raid& raid) {
  const auto& ships = row(raid.state, raid.place.force).ships;
  std::array<int, kShipsInForce> values{};
  for (std::size_t i = 0; i < ships.size(); ++i) values[i] = selection_value(raid.rules, raid.state, ships[i]);
  return ships[draw_by_weight(values, raid.state.dice)];
}

Event raid_event(const Raid& raid, EventKind kind, Seat seat) {
  return {.kind = kind,
          .seat = seat,
          .force = raid.place.force,
          .base = raid.place.base,
          .mission = seat == raid.attacker ? raid.mission.id : nameless(raid.mission.id),
          .hex = raid.mission.hex};
}

void tell_drop(const Raid& raid, Seat seat, PlaneId plane, ShipId ship, Drop drop) {
  Event event = raid_event(raid, EventKind::bomb_dropped, seat);
  event.plane = plane;
  event.ship = ship;
  event.n = static_cast<std::int16_t>(drop);
  tell(raid.log, to(seat), event);
}

void tell_roll(const Raid& raid, EventKind kind, PlaneId plane, ShipId ship, const Roll& roll) {
  Event event = raid_event(raid, kind, raid.attacker);
  event.plane = plane;
  event.ship = ship;
  event.roll = roll;
  tell(raid.log, To::truth, event, false);
}

Chance hit_chance(const Raid& raid, PlaneId plane, ShipId ship, Factor flak) {
  if (at_base(raid)) return base_bomb_chance(raid.rules, flak);
  return bomb_chance(raid.rules, plane, raid.mission.ordnance, info(raid.rules, ship).defence,
                     speed(raid.rules, raid.state, ship), flak);
}

void do_damage(Raid& raid, PlaneId plane, ShipId ship) {
  if (at_base(raid)) return hit_base(raid.rules, raid.state, raid.place.base, raid.log);
  const bool torpedo = carries_torpedoes(raid.rules, plane, raid.mission.ordnance);
  const int rating = torpedo ? raid.rules.odds.damage.torpedo_21 : bomb_rating(raid.rules, raid.mission.ordnance);
  hit_ship(raid.rules, raid.state, ship, {torpedo ? Weapon::torpedo : Weapon::bomb, rating, true}, raid.log);
}

// Choose target, flak, hit, penetration and damage (CF-97); then what each side makes of it (CF-104).
void attack_by_bomber(Raid& raid, std::size_t flight) {
  const PlaneId plane = raid.mission.flights[flight].plane;
  const ShipId ship = at_base(raid) ? ShipId::none : select_ship(raid);
  const Factor flak = flak_strength(raid);
  const Roll guns = roll(flak_chance(raid.rules, flak, plane), raid.state.dice);
  tell_roll(raid, EventKind::flak, plane, ship, guns);
  if (guns.success()) {
    ++raid.lost, ++raid.lost_claimed;
    lose_aircraft(raid.mission, flight, 1, 1);
    tell_drop(raid, raid.attacker, plane, ship, Drop::shot_down);
    tell_drop(raid, raid.defender, plane, ship, Drop::shot_down);
    return;
  }
  --raid.mission.flights[flight].armed;
  const Roll aim = roll(hit_chance(raid, plane, ship, flak), raid.state.dice);
  tell_roll(raid, EventKind::bomb_rolled, plane, ship, aim);
  if (aim.success()) {
    ++raid.hits;
    do_damage(raid, plane, ship);
  }
  const int claims = hits_claimed(raid.rules, raid.state, raid.attacker, aim.success(), !aim.success(), raid.log);
  const int kills = aircraft_claimed(raid.rules, raid.state, raid.defender, 0, 1, raid.log);
  raid.hits_claimed += claims;
  if (claims > 0 && std::find(raid.claimed.begin(), raid.claimed.end(), ship) == raid.claimed.end())
    raid.claimed.add(ship);
  raid.lost_claimed += kills;
  tell_drop(raid, raid.attacker, plane, ship, claims > 0 ? Drop::hit : Drop::missed);
  tell_drop(raid, raid.defender, plane, ship, aim.success() ? Drop::hit : kills > 0 ? Drop::shot_down : Drop::missed);
}

// Boats that dive are gone for the rest of the mission (CF-102).
void offer_dive(Raid& raid) {
  if (at_base(raid) || armed(raid.mission) == 0 || !target_left(raid)) return;
  if (!submarines(raid.rules, row(raid.state, raid.place.force))) return;
  const Roll dive = roll(percent_chance(raid.rules.odds.bombing.dive_percent), raid.state.dice);
  if (!dive.success()) return;
  raid.dived = true;
  Event event{.kind = EventKind::dived,
              .seat = raid.defender,
              .force = raid.place.force,
              .hex = raid.mission.hex,
              .roll = dive};
  tell(raid.log, To::both, event);
}

// Dive bombers, level bombers, torpedo bombers (CF-97).
void attack_in_order(Raid& raid) {
  constexpr int kDropsNothing = 99;
  const auto& order = raid.rules.odds.bombing.order;
  for (int turn = 0; turn < kDropsNothing; ++turn) {
    bool later = false;
    for (std::size_t i = 0; i < raid.mission.flights.size(); ++i) {
      const int place = order[static_cast<std::size_t>(info(raid.rules, raid.mission.flights[i].plane).kind)];
      if (place > turn && place < kDropsNothing) later = true;
      if (place != turn) continue;
      while (raid.mission.flights[i].armed > 0 && !raid.dived && target_left(raid)) {
        attack_by_bomber(raid, i);
        offer_dive(raid);
      }
    }
    if (!later) return;
  }
}

void report(Raid& raid) {
  auto& shot_down = raid.state.known[index(raid.defender)].claimed_aircraft;
  shot_down = static_cast<std::uint16_t>(shot_down + raid.lost_claimed);
  for (const Seat seat : {raid.attacker, raid.defender}) {
    Event event = raid_event(raid, EventKind::strike_report, seat);
    event.n = shown(seat == raid.attacker ? raid.hits_claimed : raid.hits);
    event.m = shown(seat == raid.attacker ? raid.lost : raid.lost_claimed);
    tell(raid.log, to(seat), event);
  }
  if (target_left(raid))
    estimate_damage(raid.rules, raid.state, raid.attacker, raid.place,
                    std::span(raid.claimed.begin(), raid.claimed.size()), raid.log);
}

void tell_losses(const Raid& raid, const Fixed<int, kFlights>& before) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    const int lost = before[i] - raid.mission.flights[i].count;
    if (lost <= 0) continue;
    Event event = raid_event(raid, EventKind::aircraft_lost, raid.attacker);
    event.plane = raid.mission.flights[i].plane;
    event.n = shown(lost);
    tell(raid.log, to(raid.attacker), event);
  }
}

void strike(const Rules& rules, State& state, Mission& mission, const Log& log) {
  Raid raid{rules, state, log, mission, mission.attack, mission.id.seat, other(mission.id.seat)};
  mission.attack = {};
  if (armed(mission) == 0 || !target_left(raid)) return;
  Fixed<int, kFlights> before;
  for (const Flight& flight : mission.flights) before.add(flight.count);
  for (const Seat seat : {raid.attacker, raid.defender}) {
    Event event = raid_event(raid, EventKind::strike_began, seat);
    event.n = shown(armed(mission));
    tell(log, to(seat), event);
  }
  attack_in_order(raid);
  tell_losses(raid, before);
  report(raid);
  if (armed(mission) == 0) drop_ordnance(mission);
}

}  // namespace

int selection_value(const Rules& rules, const World& world, ShipId ship) {
  if (!afloat(row(world, ship))) return 0;
  const ShipInfo& built = info(rules, ship);
  const auto& carriers = rules.odds.bombing.carrier_types;
  const bool carrier = std::find(carriers.begin(), carriers.end(), built.type) != carriers.end();
  return built.defence + built.aircraft + built.assault + (carrier ? rules.odds.bombing.carrier_value : 0);
}

Factor flak_strength(const Rules& rules, const World& world, ForceId force) {
  int guns = 0;
  for (const ShipId ship : row(world, force).ships)
    if (afloat(row(world, ship))) guns += info(rules, ship).aa - row(world, ship).aa;
  const Factor side = rules.aa_factor[index(rules.seat_of(force))];
  return {guns * side.num, side.den};
}

Factor flak_strength(const Rules& rules, BaseId base) {
  const Factor side = rules.odds.flak.base_factor;
  return {info(rules, base).aa * side.num, side.den};
}

Chance flak_chance(const Rules& rules, Factor flak, PlaneId plane) {
  const Factor chance{flak.num, flak.den * rules.odds.flak.divisor};
  ChanceProduct product;
  times(product, less(rules.odds.flak.cap, chance) ? rules.odds.flak.cap : chance);
  return times(product, info(rules, plane).flak).chance();
}

bool carries_torpedoes(const Rules& rules, PlaneId plane, Ordnance ordnance) {
  return ordnance == Ordnance::AS && info(rules, plane).torpedo > 0;
}

int accuracy(const Rules& rules, PlaneId plane, Ordnance ordnance) {
  return carries_torpedoes(rules, plane, ordnance) ? info(rules, plane).torpedo : info(rules, plane).bomb;
}

Chance bomb_chance(const Rules& rules, PlaneId plane, Ordnance ordnance, int defence, int knots, Factor flak) {
  const auto& odds = rules.odds.bombing;
  ChanceProduct product;
  product.times(static_cast<std::uint64_t>(accuracy(rules, plane, ordnance)), 200);
  times(product, size_factor(defence, odds.size_divisor, odds.size_least, odds.size_most));
  times(product, speed_factor(knots, odds.speed_base, odds.speed_divisor));
  const Factor disturbed = kept_between({flak.num, flak.den * odds.flak_divisor}, {0, 1}, odds.flak_most);
  return times(product, {disturbed.den - disturbed.num, disturbed.den}).chance();
}

Chance base_bomb_chance(const Rules& rules, Factor flak) {
  const auto& odds = rules.odds.bombing;
  ChanceProduct product;
  product.times(static_cast<std::uint64_t>(rules.odds.base_attack.hit_percent), 100);
  const Factor disturbed = kept_between({flak.num, flak.den * odds.flak_divisor}, {0, 1}, odds.flak_most);
  return times(product, {disturbed.den - disturbed.num, disturbed.den}).chance();
}

bool resolve_strike(const Rules& rules, State& state, const Log& log) {
  for (const Seat seat : {kJP, kUS})
    for (Mission& mission : state.missions) {  // in order of number
      if (mission.id.seat != seat || !mission.attack) continue;
      strike(rules, state, mission, log);
      return true;
    }
  return false;
}

}  // namespace d6::carrier
