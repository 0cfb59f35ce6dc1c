// Surface combat (CF 10.5; CF-41, CF-43, CF-87, CF-114 to CF-117).
#include "games/carrier/rules/surface_combat.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/reports.h"
#include "games/carrier/rules/search.h"

namespace d6::carrier {
namespace {

std::int16_t shown(int number) { return static_cast<std::int16_t>(number); }

// What one ship fired at another in a round; it strikes when everybody has fired (CF-115).
struct Shots {
  ShipId ship = ShipId::none, target = ShipId::none;
  Weapon weapon = Weapon::gun;
  GunClass gun = GunClass::none;
  int rating = 0, hits = 0;
};

struct Action {
  const Rules& rules;
  State& state;
  const Log& log;
  std::array<ForceId, 2> forces;  // by seat
  Fixed<Shots, 2 * kShipsInForce * 3> fired{};  // this round: main guns, AA guns and torpedoes of every ship
};

const Force& force_of(const Action& action, Seat seat) { return row(action.state, action.forces[index(seat)]); }

bool both_fight_on(const Action& action) { return force_of(action, kUS).used() && force_of(action, kJP).used(); }

// Large guns look for large targets; AA guns and torpedoes take any (10.5, CF-116).
ShipId select_target(Action& action, Seat enemy, bool by_size) {
  const auto& ships = force_of(action, enemy).ships;
  std::array<int, kShipsInForce> weights{};
  for (std::size_t i = 0; i < ships.size(); ++i) weights[i] = by_size ? info(action.rules, ships[i]).defence : 1;
  return ships[draw_by_weight(weights, action.state.dice)];
}

void shoot(Action& action, Shots shots, int barrels, Chance chance) {
  const Seat seat = info(action.rules, shots.ship).seat;
  const Salvo salvo = fire(barrels, chance, action.state.dice);
  shots.hits = salvo.hits;
  action.fired.push_back(shots);
  Event event{.kind = EventKind::gun_rolled,
              .seat = seat,
              .ship = shots.ship,
              .other_ship = shots.target,
              .n = shown(barrels),
              .m = shown(static_cast<int>(shots.weapon)),
              .roll = salvo.best};
  event.stars.add(static_cast<std::uint8_t>(salvo.hits));
  tell(action.log, To::truth, event, false);
  // Each side its own: the target's counts her hits, the other claims (10.10).
  const int claims = hits_claimed(action.rules, action.state, seat, salvo.hits, barrels - salvo.hits, action.log);
  event.kind = EventKind::gun_report;
  event.roll = Event{}.roll;
  event.stars[0] = static_cast<std::uint8_t>(action.rules.odds.guns_stars[static_cast<std::size_t>(shots.gun)]);
  for (const Seat side : {seat, other(seat)}) {
    event.n = shown(side == seat ? claims : salvo.hits);
    if (event.n > 0) tell(action.log, to(side), event);
  }
}

Chance chance_at(const Action& action, GunClass gun, ShipId target) {
  return gun_chance(action.rules, gun, info(action.rules, target).defence, speed(action.rules, action.state, target));
}

void fire_main_guns(Action& action, const SurfaceRound& round, ShipId ship) {
  const ShipInfo& built = info(action.rules, ship);
  const int guns = built.main - row(action.state, ship).main;
  if (guns <= 0 || !round.main[static_cast<std::size_t>(built.main_class)]) return;
  const ShipId target = select_target(action, other(built.seat), true);
  shoot(action, {ship, target, Weapon::gun, built.main_class, gun_rating(action.rules, built.main_class)}, guns,
        chance_at(action, built.main_class, target));
}

void fire_aa_guns(Action& action, const SurfaceRound& round, ShipId ship) {
  const int guns = separate_aa_guns(action.rules, action.state, ship);
  if (guns <= 0 || !round.aa) return;
  const ShipId target = select_target(action, other(info(action.rules, ship).seat), false);
  shoot(action, {ship, target, Weapon::gun, GunClass::AA, gun_rating(action.rules, GunClass::AA)}, guns,
        chance_at(action, GunClass::AA, target));
}

// All tubes, once a fight (CF-117): there is one round with torpedoes.
void fire_torpedoes(Action& action, const SurfaceRound& round, ShipId ship) {
  const ShipInfo& built = info(action.rules, ship);
  const int tubes = built.tubes - row(action.state, ship).tubes;
  if (tubes <= 0 || !round.torpedoes) return;
  const ShipId target = select_target(action, other(built.seat), false);
  shoot(action, {ship, target, Weapon::torpedo, GunClass::none, torpedo_rating(action.rules, built.torpedo)}, tubes,
        torpedo_chance(action.rules, action.rules.odds.surface.torpedo_percent[index(built.seat)],
                       info(action.rules, target).defence, speed(action.rules, action.state, target)));
}

// Everybody fires, then everything strikes (CF-115).
void fight_round(Action& action, const SurfaceRound& round) {
  action.fired.clear();
  for (const Seat seat : {kJP, kUS})
    for (const ShipId ship : force_of(action, seat).ships) {
      fire_main_guns(action, round, ship);
      fire_aa_guns(action, round, ship);
      fire_torpedoes(action, round, ship);
    }
  for (const Shots& shots : action.fired)
    for (int hit = 0; hit < shots.hits; ++hit)
      hit_ship(action.rules, action.state, shots.target, {shots.weapon, shots.rating, true}, action.log);
}

Event pair_event(const Action& action, EventKind kind, Hex hex) {
  return {
      .kind = kind, .seat = kJP, .force = action.forces[index(kJP)], .other = action.forces[index(kUS)], .hex = hex};
}

void fight_out(Action& action, Hex hex) {
  const auto& odds = action.rules.odds.surface;
  tell(action.log, To::both, pair_event(action, EventKind::surface_began, hex));
  for (const Seat seat : {kUS, kJP})  // a fight is a sighting for both (CF-87)
    sight_in_battle(action.rules, action.state, seat, action.forces[index(other(seat))], action.log);
  const auto first =
      static_cast<std::size_t>(night(action.rules, action.state) ? odds.night_first_round : odds.day_first_round);
  for (std::size_t number = first; number <= odds.rounds.size() && both_fight_on(action); ++number) {
    Event event = pair_event(action, EventKind::surface_round, hex);
    event.n = shown(static_cast<int>(number));
    tell(action.log, To::both, event);
    fight_round(action, odds.rounds[number - 1]);
    if (number == odds.rounds.size() || !both_fight_on(action)) break;
    const Roll parting = roll(percent_chance(odds.break_off_percent), action.state.dice);
    if (!parting.success()) continue;
    event = pair_event(action, EventKind::broke_off, hex);
    event.roll = parting;
    tell(action.log, To::both, event);
    break;
  }
}

bool can_meet(const Rules& rules, const World& world, ForceId japanese, ForceId american) {
  const Force& a = row(world, japanese);
  const Force& b = row(world, american);
  return a.used() && b.used() && a.hex == b.hex && !submarines(rules, a) && !submarines(rules, b);
}

void engage(const Rules& rules, State& state, ForceId japanese, ForceId american, const Log& log) {
  Action action{rules, state, log, {american, japanese}};
  const Hex hex = row(state, japanese).hex;
  const Roll contact = roll(engage_chance(rules, hex), state.dice);
  Event event = pair_event(action, EventKind::surface_rolled, hex);
  event.roll = contact;
  tell(log, To::truth, event, false);
  if (contact.success()) fight_out(action, hex);
}

}  // namespace

Chance engage_chance(const Rules& rules, Hex hex) {
  const auto& odds = rules.odds.surface;
  return percent_chance(rules.base_at(hex) != BaseId::none ? odds.engage_base_percent : odds.engage_percent);
}

Chance torpedo_chance(const Rules& rules, int percent, int defence, int knots) {
  const auto& odds = rules.odds.surface;
  ChanceProduct product;
  product.times(static_cast<std::uint64_t>(percent), 100);
  times(product, size_factor(defence, odds.size_divisor, odds.size_least, odds.size_most));
  return times(product, speed_factor(knots, odds.speed_base, odds.speed_divisor)).chance();
}

Chance gun_chance(const Rules& rules, GunClass gun, int defence, int knots) {
  const auto& odds = rules.odds.surface;
  return torpedo_chance(rules, gun == GunClass::AA ? odds.aa_percent : odds.main_percent, defence, knots);
}

int separate_aa_guns(const Rules& rules, const World& world, ShipId ship) {
  const ShipInfo& built = info(rules, ship);
  const bool dual_purpose = built.main_class == GunClass::AA && built.aa >= built.main;
  const int left = built.aa - row(world, ship).aa;
  return std::max(0, dual_purpose ? left - built.main : left);
}

bool resolve_surface(const Rules& rules, State& state, const Log& log) {
  const auto american_slots = static_cast<std::size_t>(rules.odds.limits.task_forces[index(kUS)]);
  const auto japanese_slots = state.forces.size() - american_slots;
  while (state.cursor < american_slots * japanese_slots) {
    const std::size_t pair = state.cursor++;
    const auto japanese = static_cast<ForceId>(american_slots + pair / american_slots);
    const auto american = static_cast<ForceId>(pair % american_slots);
    if (!can_meet(rules, state, japanese, american)) continue;
    engage(rules, state, japanese, american, log);
    return true;
  }
  return false;
}

}  // namespace d6::carrier
