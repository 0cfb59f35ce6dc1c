// Air fights (CF 8.5, 10.1; CF-8, CF-9, CF-92 to CF-96).
#include "games/carrier/rules/air_combat.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/reports.h"

namespace d6::carrier {
namespace {

bool have_met(const World& world, MissionId a, MissionId b) {
  return std::any_of(world.fights.begin(), world.fights.end(), [&](const Fight& fight) {
    return (fight.fighters == a && fight.others == b) || (fight.fighters == b && fight.others == a);
  });
}

bool patrol(const Rules& rules, const Mission& mission) { return kind_of(rules, mission) == MissionKind::F; }

void stop(Mission& mission, const Log& log) {
  mission.stopped = true;
  tell(log, to(mission.id.seat),
       {.kind = EventKind::mission_stopped, .seat = mission.id.seat, .mission = mission.id, .hex = mission.hex});
}

// Both sides see it; neither knows the number of the other's mission.
void tell_intercepted(const Rules&, const Mission& fighters, const Mission& others, const Log& log) {
  for (const Seat seat : {kUS, kJP}) {
    const bool own_fighters = fighters.id.seat == seat;
    tell(log, to(seat),
         {.kind = EventKind::intercepted,
          .seat = seat,
          .mission = own_fighters ? fighters.id : nameless(fighters.id),
          .other_mission = own_fighters ? nameless(others.id) : others.id,
          .hex = fighters.hex,
          .n = static_cast<std::int16_t>(aircraft(fighters)),
          .m = static_cast<std::int16_t>(aircraft(others))});
  }
}

void begin_fight(const Rules& rules, State& state, Mission& mover, Mission& enemy, const Log& log) {
  Mission& fighters = patrol(rules, mover) ? mover : enemy;
  Mission& others = patrol(rules, mover) ? enemy : mover;
  ++fighters.fights;
  state.fights.push_back({fighters.id, others.id, false});
  tell_intercepted(rules, fighters, others, log);
  Mission& smaller = aircraft(enemy) < aircraft(mover) ? enemy : mover;  // on a tie the mover (CF-9)
  if (!smaller.stopped) stop(smaller, log);
}

// ---- the fight itself

// What one side did in it, for the reports.
struct Shooting {
  int killed = 0, missed = 0;
};

struct Battle {
  const Rules& rules;
  State& state;
  const Log& log;
  Mission& fighters;
  Mission& others;
  Shooting by_fighters{}, by_others{};
  Fixed<int, kFlights> fighters_before{}, others_before{};
};

enum class Role : std::int16_t { attacker = 0, escort = 1, defensive = 2 };

bool is_fighter(const Battle& battle, const Flight& flight) { return info(battle.rules, flight.plane).fighter(); }

// Among all of the mission's aircraft, weighted by number (CF-93).
std::size_t select_target(Mission& targets, Dice& dice) {
  std::array<int, kFlights> weights{};
  for (std::size_t i = 0; i < targets.flights.size(); ++i) weights[i] = targets.flights[i].count;
  return draw_by_weight(weights, dice);
}

bool shoot(Battle& battle, PlaneId shooter, int attack, Mission& targets, std::size_t flight, Shooting& tally,
           Role role) {
  Flight& target = targets.flights[flight];
  const PlaneId hunted = target.plane;
  const Roll shot = roll(kill_chance(battle.rules, attack, info(battle.rules, hunted).survive), battle.state.dice);
  tell(battle.log, To::truth,
       {.kind = EventKind::shot,
        .seat = other(targets.id.seat),
        .plane = shooter,
        .other_plane = hunted,
        .n = static_cast<std::int16_t>(role),
        .roll = shot},
       false);
  if (!shot.success()) {
    ++tally.missed;
    return false;
  }
  ++tally.killed;
  lose_aircraft(targets, flight, 1, target.armed == target.count ? 1 : 0);
  return true;
}

// A surviving bomber shoots back at the fighter that attacked it, with its rating in brackets (CF-94).
void defensive_fire(Battle& battle, std::size_t bomber, std::size_t fighter) {
  const PlaneInfo& gunner = info(battle.rules, battle.others.flights[bomber].plane);
  if (gunner.fighter() || gunner.defence_fire == 0) return;
  shoot(battle, battle.others.flights[bomber].plane, gunner.defence_fire, battle.fighters, fighter, battle.by_others,
        Role::defensive);
}

// Each attacking fighter in turn (CF-93 a, b). Those it loses have fired already, so the numbers at the start hold.
void attack_by_fighters(Battle& battle) {
  for (std::size_t own = 0; own < battle.fighters.flights.size(); ++own) {
    const PlaneId plane = battle.fighters.flights[own].plane;
    for (int left = battle.fighters_before[own]; left > 0 && aircraft(battle.others) > 0; --left) {
      const std::size_t target = select_target(battle.others, battle.state.dice);
      if (!shoot(battle, plane, info(battle.rules, plane).attack, battle.others, target, battle.by_fighters,
                 Role::attacker))
        defensive_fire(battle, target, own);
    }
  }
}

// Then each surviving escort at a surviving attacker (CF-93 c).
void counter_attack_by_escorts(Battle& battle) {
  for (const Flight& escort : battle.others.flights) {
    if (!is_fighter(battle, escort)) continue;
    for (int left = escort.count; left > 0 && aircraft(battle.fighters) > 0; --left)
      shoot(battle, escort.plane, info(battle.rules, escort.plane).attack, battle.fighters,
            select_target(battle.fighters, battle.state.dice), battle.by_others, Role::escort);
  }
}

void tell_losses(const Battle& battle, const Mission& mission, const Fixed<int, kFlights>& before) {
  for (std::size_t i = 0; i < mission.flights.size(); ++i)
    if (const int lost = before[i] - mission.flights[i].count; lost > 0)
      tell(battle.log, to(mission.id.seat),
           {.kind = EventKind::aircraft_lost,
            .seat = mission.id.seat,
            .plane = mission.flights[i].plane,
            .mission = mission.id,
            .n = static_cast<std::int16_t>(lost)});
}

void report(Battle& battle, const Mission& own, const Mission& enemy, const Shooting& mine, const Shooting& theirs) {
  const Seat seat = own.id.seat;
  const int claimed = aircraft_claimed(battle.rules, battle.state, seat, mine.killed, mine.missed, battle.log);
  auto& total = battle.state.known[index(seat)].claimed_aircraft;
  total = static_cast<std::uint16_t>(total + claimed);
  tell(battle.log, to(seat),
       {.kind = EventKind::fight_report,
        .seat = seat,
        .mission = own.id,
        .other_mission = nameless(enemy.id),
        .hex = own.hex,
        .n = static_cast<std::int16_t>(claimed),
        .m = static_cast<std::int16_t>(theirs.killed)});
}

void fight_out(const Rules& rules, State& state, Mission& fighters, Mission& others, const Log& log) {
  Battle battle{rules, state, log, fighters, others};
  for (const Flight& flight : fighters.flights) battle.fighters_before.add(flight.count);
  for (const Flight& flight : others.flights) battle.others_before.add(flight.count);
  tell(log, To::truth,
       {.kind = EventKind::fight_began,
        .seat = fighters.id.seat,
        .mission = fighters.id,
        .other_mission = others.id,
        .hex = fighters.hex,
        .n = static_cast<std::int16_t>(aircraft(fighters)),
        .m = static_cast<std::int16_t>(aircraft(others))},
       false);
  attack_by_fighters(battle);
  counter_attack_by_escorts(battle);
  tell_losses(battle, fighters, battle.fighters_before);
  tell_losses(battle, others, battle.others_before);
  report(battle, fighters, others, battle.by_fighters, battle.by_others);
  report(battle, others, fighters, battle.by_others, battle.by_fighters);
}

}  // namespace

Chance interception_chance(const Rules& rules, const World& world, int fighters, int others) {
  const auto& odds = rules.odds.interception;
  const int percent = std::min(odds.cap_percent, odds.base_percent + odds.a_plane_percent * (fighters + others));
  return ChanceProduct()
      .times(static_cast<std::uint64_t>(percent), 100)
      .times(static_cast<std::uint64_t>(cloud_factor(world)), 100)
      .chance();
}

bool may_engage(const Rules& rules, const World& world, const Mission& mover, const Mission& enemy) {
  if (enemy.id.seat == mover.id.seat || !(enemy.hex == mover.hex) || aircraft(enemy) == 0 || aircraft(mover) == 0)
    return false;
  if (in_pattern(enemy) && armed(enemy) == 0) return false;  // CF-96
  if (have_met(world, mover.id, enemy.id)) return false;     // CF-9
  const int most = rules.odds.launch.fights_a_turn;          // CF-95
  if (patrol(rules, mover)) return armed(enemy) > 0 && mover.fights < most && !fuel_out(rules, mover);
  return patrol(rules, enemy) && enemy.fights < most;
}

void offer_fights(const Rules& rules, State& state, Mission& mover, const Log& log) {
  if (night(rules, state) || (in_pattern(mover) && armed(mover) == 0)) return;
  for (Mission& enemy : state.missions) {
    if (!may_engage(rules, state, mover, enemy)) continue;
    const Roll meeting = roll(interception_chance(rules, state, aircraft(mover), aircraft(enemy)), state.dice);
    tell(log, To::truth,
         {.kind = EventKind::fight_rolled,
          .seat = mover.id.seat,
          .mission = mover.id,
          .other_mission = enemy.id,
          .hex = mover.hex,
          .roll = meeting},
         false);
    if (meeting.success()) begin_fight(rules, state, mover, enemy, log);
  }
}

Chance kill_chance(const Rules& rules, int attack, int survive) {
  if (attack <= 0) return {0, 1};
  ChanceProduct product;
  return times(product, rules.odds.air_combat.kill)
      .times(static_cast<std::uint64_t>(attack), static_cast<std::uint64_t>(attack + survive))
      .chance();
}

bool resolve_fight(const Rules& rules, State& state, const Log& log) {
  for (Fight& fight : state.fights) {
    if (fight.fought) continue;
    fight.fought = true;
    Mission* fighters = find(state, fight.fighters);
    Mission* others = find(state, fight.others);
    // An earlier fight may have destroyed one of them.
    if (!fighters || !others || aircraft(*fighters) == 0 || aircraft(*others) == 0) continue;
    fight_out(rules, state, *fighters, *others, log);
    return true;
  }
  return false;
}

}  // namespace d6::carrier
