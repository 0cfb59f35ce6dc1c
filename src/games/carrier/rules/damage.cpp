// Damage to ships and bases (CF 11.2 to 11.4, 10.4; CF-48, 49, 103, 105, 107, 121 to 126).
#include "games/carrier/rules/damage.h"

#include <algorithm>

#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/launch.h"

namespace d6::carrier {
namespace {

std::int16_t shown(int number) { return static_cast<std::int16_t>(number); }

Event ship_event(const Rules& rules, EventKind kind, ShipId ship, int n) {
  return {.kind = kind, .seat = info(rules, ship).seat, .ship = ship, .n = shown(n)};
}
Event base_event(const Rules& rules, EventKind kind, BaseId base, int n) {
  return {.kind = kind, .seat = info(rules, base).seat, .base = base, .n = shown(n)};
}
void tell_owner(const Log& log, const Event& event) { tell(log, to(event.seat), event); }

// "Average" damage: uniform 1 .. 2 x average - 1 (CF-103).
int average_damage(int rating, Dice& dice) { return draw({1, 2 * rating - 1}, dice); }

// Bombs and shells that fail do one point; torpedoes that fail do what others do when they succeed, and succeed
// twofold.
int damage_points(const Rules& rules, const Blow& blow, bool penetrated, Dice& dice) {
  const auto& odds = rules.odds.penetration;
  switch (blow.weapon) {
    case Weapon::bomb:
    case Weapon::gun: return penetrated ? average_damage(blow.rating, dice) : odds.failed_damage;
    case Weapon::torpedo: return average_damage(blow.rating, dice) * (penetrated ? odds.torpedo_multiple : 1);
  }
  return 0;
}

void add_damage(const Rules& rules, State& state, ShipId ship, int points) {
  Ship& hull = row(state, ship);
  hull.damage = static_cast<std::uint8_t>(std::min(hull.damage + points, info(rules, ship).defence));
}
bool past_saving(const Rules& rules, const State& state, ShipId ship) {
  return row(state, ship).damage >= info(rules, ship).defence;
}

void start_fire(const Rules& rules, State& state, ShipId ship, Weapon weapon, const Log& log) {
  const auto& odds = rules.odds.fire;
  const auto burn = [&](int percent, Range levels) {
    const Roll spark = roll(percent_chance(percent), state.dice);
    if (!spark.success()) return;
    const int more = draw(levels, state.dice);
    row(state, ship).fire = shown(row(state, ship).fire + more);
    Event event = ship_event(rules, EventKind::fire_started, ship, more);
    event.roll = spark;
    tell_owner(log, event);
  };
  switch (weapon) {
    case Weapon::bomb: return burn(odds.bomb_percent, odds.bomb_levels);
    case Weapon::torpedo: return burn(odds.torpedo_percent, odds.torpedo_levels);
    case Weapon::gun: return burn(odds.gun_percent, odds.gun_levels);
  }
}

// `why`: the roll that brought it about; none where it always happens.
void lose_speed(const Rules& rules, State& state, ShipId ship, Range loss, const Roll& why, const Log& log) {
  Ship& hull = row(state, ship);
  const int left = info(rules, ship).speed - hull.knots;
  const int lost = std::min(draw(loss, state.dice), left);
  if (lost <= 0) return;
  hull.knots = static_cast<std::uint8_t>(hull.knots + lost);
  Event event = ship_event(rules, EventKind::speed_lost, ship, lost);
  event.roll = why;
  tell_owner(log, event);
}

// A torpedo always costs speed, the others one time in seven or so, and only when they penetrate (11.2, CF-124).
void hit_propulsion(const Rules& rules, State& state, ShipId ship, Weapon weapon, bool penetrated, const Log& log) {
  const auto& odds = rules.odds.propulsion;
  if (weapon == Weapon::torpedo) return lose_speed(rules, state, ship, odds.torpedo_loss, Event{}.roll, log);
  if (!penetrated) return;
  if (const Roll engines = roll(percent_chance(odds.hit_percent), state.dice); engines.success())
    lose_speed(rules, state, ship, odds.hit_loss, engines, log);
}

// One kind of mounts, drawn among those she has left (CF-123).
void lose_weapons(const Rules& rules, State& state, ShipId ship, const Log& log) {
  const ShipInfo& built = info(rules, ship);
  Ship& hull = row(state, ship);
  const Roll struck = roll(percent_chance(rules.odds.weapons.percent), state.dice);
  if (!struck.success()) return;
  const std::array<int, 3> left{built.main - hull.main, built.aa - hull.aa, built.tubes - hull.tubes};
  std::array<int, 3> has{};
  for (std::size_t i = 0; i < left.size(); ++i) has[i] = left[i] > 0 ? 1 : 0;
  if (has == std::array<int, 3>{}) return;
  const auto kind = draw_by_weight(has, state.dice);
  const int lost = std::min(draw(rules.odds.weapons.lost, state.dice), left[kind]);
  std::uint8_t& gone = kind == 0 ? hull.main : kind == 1 ? hull.aa : hull.tubes;
  gone = static_cast<std::uint8_t>(gone + lost);
  Event event = ship_event(rules, EventKind::weapons_lost, ship, lost);
  event.m = shown(static_cast<int>(kind));
  event.roll = struck;
  tell_owner(log, event);
}

// The hit finds one type among those aboard (CF-49); half of it burns, if it stands on deck (11.2, CF-125).
void hit_deck(const Rules& rules, State& state, ShipId ship, const Log& log) {
  const DeckId id = info(rules, ship).deck;
  if (id == DeckId::none) return;
  Deck& deck = row(state, id);
  std::array<int, kGroups> aboard_kinds{};
  bool any = false;
  for (std::size_t i = 0; i < deck.groups.size(); ++i)
    if (deck.groups[i].aboard > 0) aboard_kinds[i] = 1, any = true;
  if (!any) return;
  const Group hit = deck.groups[draw_by_weight(aboard_kinds, state.dice)];
  if (hit.ready == 0) return;
  const auto& odds = rules.odds.fire;
  const int lost = (hit.ready * odds.deck_share.num + odds.deck_share.den - 1) / odds.deck_share.den;
  const bool armed = info(rules, hit.plane).bomber() && deck.ordnance != Ordnance::N;
  const int flames = lost * (armed ? odds.deck_armed_plane : odds.deck_plane);
  remove_aircraft(deck, hit.plane, lost, true);
  row(state, ship).fire = shown(row(state, ship).fire + flames);
  Event event = ship_event(rules, EventKind::deck_hit, ship, lost);
  event.deck = id;
  event.plane = hit.plane;
  event.m = shown(flames);
  tell_owner(log, event);
}

// ---- the end of a turn (11.3, CF-48, CF-121)

bool over_half(const Rules& rules, const State& state, ShipId ship) {
  return 100 * row(state, ship).damage > rules.odds.flooding.over_percent * info(rules, ship).defence;
}

void fire_damage(const Rules& rules, State& state, ShipId ship, const Log& log) {
  const Salvo levels = fire(row(state, ship).fire, percent_chance(rules.odds.fire.damage_a_level_percent), state.dice);
  if (levels.hits == 0) return;
  add_damage(rules, state, ship, levels.hits);
  Event event = ship_event(rules, EventKind::fire_damage, ship, levels.hits);
  event.roll = levels.best;
  tell_owner(log, event);
}

// (damage - 50) % as an exact fraction of the defence factor.
Chance flooding_chance(const Rules& rules, const State& state, ShipId ship) {
  const int defence = info(rules, ship).defence;
  const int over = 100 * row(state, ship).damage - rules.odds.flooding.over_percent * defence;
  return {static_cast<std::uint32_t>(std::max(over, 0)), static_cast<std::uint32_t>(100 * defence)};
}

void flood(const Rules& rules, State& state, ShipId ship, const Log& log) {
  if (!over_half(rules, state, ship) || row(state, ship).steady) return;
  const Roll water = roll(flooding_chance(rules, state, ship), state.dice);
  if (water.success()) {
    add_damage(rules, state, ship, 1);
    Event event = ship_event(rules, EventKind::flooding, ship, 1);
    event.roll = water;
    tell_owner(log, event);
  }
  const Roll pumps = roll(percent_chance(rules.odds.flooding.stop_percent), state.dice);
  if (!pumps.success()) return;
  row(state, ship).steady = true;
  Event event = ship_event(rules, EventKind::flooding_stopped, ship, 1);
  event.roll = pumps;
  tell_owner(log, event);
}

void change_fire_level(const Rules& rules, State& state, ShipId ship, const Log& log) {
  Ship& hull = row(state, ship);
  if (hull.fire <= 0) return;
  const auto& odds = rules.odds.fire;
  const auto& growth = hull.fire > info(rules, ship).defence ? odds.out_of_control : odds.growth;
  const int change = growth[state.dice.below(static_cast<std::uint32_t>(growth.size()))];
  hull.fire = shown(std::max(hull.fire + change, 0));
  tell_owner(log, ship_event(rules, EventKind::fire_level, ship, hull.fire));
}

void lose_propulsion(const Rules& rules, State& state, ShipId ship, const Log& log) {
  if (!over_half(rules, state, ship) || row(state, ship).knots >= info(rules, ship).speed) return;
  const auto& odds = rules.odds.propulsion;
  if (const Roll engines = roll(percent_chance(odds.crippled_percent), state.dice); engines.success())
    lose_speed(rules, state, ship, odds.crippled_loss, engines, log);
}

void end_turn_of(const Rules& rules, State& state, ShipId ship, const Log& log) {
  fire_damage(rules, state, ship, log);
  flood(rules, state, ship, log);
  if (past_saving(rules, state, ship)) return sink(rules, state, ship, false, log);
  change_fire_level(rules, state, ship, log);
  lose_propulsion(rules, state, ship, log);
  suspend_carriers(rules, state, false, log);
}

// ---- bases

// A readied aircraft if there are any, else any on the ground, seaplanes too, each as likely as the next (10.4).
void destroy_base_aircraft(const Rules& rules, State& state, BaseId base, const Log& log) {
  const auto& odds = rules.odds.base_attack;
  const DeckId id = info(rules, base).deck;
  Base& field = row(state, base);
  const bool on_runway = id != DeckId::none && readied(row(state, id)) > 0;
  std::array<int, kGroups + 1> standing{};
  int total = 0;
  if (id != DeckId::none)
    for (std::size_t i = 0; i < row(state, id).groups.size(); ++i) {
      const Group& group = row(state, id).groups[i];
      total += standing[i] = on_runway ? group.ready : group.aboard;
    }
  if (!on_runway) total += standing[kGroups] = field.seaplanes;
  if (total == 0) return;
  const Roll strafed =
      roll(percent_chance(on_runway ? odds.aircraft_ready_percent : odds.aircraft_percent), state.dice);
  if (!strafed.success()) return;
  const auto hit = draw_by_weight(standing, state.dice);
  Event event = base_event(rules, EventKind::base_aircraft_hit, base, 1);
  event.roll = strafed;
  if (hit == kGroups) {
    --field.seaplanes;
    event.plane = rules.seaplane;
  } else {
    event.plane = row(state, id).groups[hit].plane;
    remove_aircraft(row(state, id), event.plane, 1, on_runway);
  }
  tell_owner(log, event);
}

void destroy_assault_point(const Rules& rules, State& state, BaseId base, const Log& log) {
  Base& field = row(state, base);
  if (field.assault == 0) return;
  const Roll struck = roll(percent_chance(rules.odds.base_attack.assault_percent), state.dice);
  if (!struck.success()) return;
  --field.assault;
  Event event = base_event(rules, EventKind::base_assault_hit, base, 1);
  event.roll = struck;
  tell_owner(log, event);
}

}  // namespace

Chance penetration_chance(const Rules& rules, int rating, int defence) {
  return ChanceProduct()
      .times(static_cast<std::uint64_t>(rules.odds.penetration.factor * rating), static_cast<std::uint64_t>(defence))
      .chance();
}

int gun_rating(const Rules& rules, GunClass gun) { return rules.odds.damage.gun[static_cast<std::size_t>(gun)]; }
int torpedo_rating(const Rules& rules, int inches) {
  return inches >= 24 ? rules.odds.damage.torpedo_24 : rules.odds.damage.torpedo_21;
}
int bomb_rating(const Rules& rules, Ordnance ordnance) {
  return ordnance == Ordnance::HE ? rules.odds.damage.bomb_he : rules.odds.damage.bomb_as;
}

void sink(const Rules& rules, State& state, ShipId ship, bool seen, const Log& log) {
  if (!afloat(row(state, ship))) return;
  const Seat owner = info(rules, ship).seat;
  remove_ship(rules, state, ship, Fate::sunk);
  if (seen) state.known[index(other(owner))].sunk.push_back(ship);
  tell(log, seen ? To::both : to(owner), ship_event(rules, EventKind::ship_sunk, ship, 0));
}

void hit_ship(const Rules& rules, State& state, ShipId ship, const Blow& blow, const Log& log) {
  if (!afloat(row(state, ship))) return;
  const Roll armour = roll(penetration_chance(rules, blow.rating, info(rules, ship).defence), state.dice);
  const int points = damage_points(rules, blow, armour.success(), state.dice);
  add_damage(rules, state, ship, points);
  Event event = ship_event(rules, EventKind::ship_hit, ship, points);
  event.m = shown(static_cast<int>(blow.weapon));
  event.roll = armour;
  tell_owner(log, event);
  if (past_saving(rules, state, ship)) return sink(rules, state, ship, blow.seen, log);
  if (armour.success()) start_fire(rules, state, ship, blow.weapon, log);
  hit_propulsion(rules, state, ship, blow.weapon, armour.success(), log);
  if (armour.success()) lose_weapons(rules, state, ship, log);
  hit_deck(rules, state, ship, log);
  suspend_carriers(rules, state, false, log);
}

void hit_base(const Rules& rules, State& state, BaseId base, const Log& log) {
  constexpr int kAll = 1000;  // tenths of a per cent
  Base& field = row(state, base);
  const int tenths = std::min(10 * draw(rules.odds.base_attack.damage_percent, state.dice), kAll - field.damage);
  field.damage = static_cast<std::uint16_t>(field.damage + tenths);
  tell_owner(log, base_event(rules, EventKind::base_hit, base, tenths));
  destroy_base_aircraft(rules, state, base, log);
  destroy_assault_point(rules, state, base, log);
}

bool resolve_fires(const Rules& rules, State& state, const Log& log) {
  while (state.cursor < state.ships.size()) {
    const auto ship = static_cast<ShipId>(state.cursor++);
    if (!afloat(row(state, ship)) || (row(state, ship).fire == 0 && !over_half(rules, state, ship))) continue;
    end_turn_of(rules, state, ship, log);
    return true;
  }
  return false;
}

void repair_bases(const Rules& rules, State& state, const Log& log) {
  for (std::size_t i = 0; i < state.bases.size(); ++i) {
    Base& field = state.bases[i];
    if (field.damage == 0 || field.captured) continue;
    const int repaired = (field.damage * rules.odds.base_attack.repair_percent + 99) / 100;
    field.damage = static_cast<std::uint16_t>(field.damage - std::min<int>(repaired, field.damage));
    tell_owner(log, base_event(rules, EventKind::base_repaired, static_cast<BaseId>(i), field.damage / 10));
  }
}

}  // namespace d6::carrier
