// Carrier Force: what follows from the rows of the world: clock, speeds, limits, aircraft aboard, minutes left.
#include "games/carrier/rules/world.h"

#include <algorithm>
#include <cassert>

namespace d6::carrier {

const Mission* find(const World& w, MissionId id) {
  for (const Mission& m : w.missions)
    if (m.id == id) return &m;
  return nullptr;
}
Mission* find(World& w, MissionId id) { return const_cast<Mission*>(find(static_cast<const World&>(w), id)); }

// ---- the clock (3.5, 11.7)

namespace {

int hours_since_start(const World& w) { return w.turn > 0 ? w.turn - 1 : 0; }

int days_in(int year, int month) {
  constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return days[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

}  // namespace

int hour_of(const Rules& r, const World& w) { return (r.start_hour + hours_since_start(w)) % 24; }

Date date_of(const Rules& r, const World& w) {
  Date date{r.start_year, r.start_month, r.start_day};
  for (int days = (r.start_hour + hours_since_start(w)) / 24; days > 0; --days) {
    if (++date.day <= days_in(date.year, date.month)) continue;
    date.day = 1;
    if (++date.month <= 12) continue;
    date.month = 1;
    ++date.year;
  }
  return date;
}

bool night(const Rules& r, const World& w) {
  const int hour = hour_of(r, w);
  return hour < r.odds.clock.daylight_first || hour > r.odds.clock.daylight_last;
}

// ---- ships and forces

int damage_percent(const Rules& r, const World& w, ShipId id) { return row(w, id).damage * 100 / info(r, id).defence; }

int speed(const Rules& r, const World& w, ShipId id) {
  const Ship& ship = row(w, id);
  return std::max(0, info(r, id).speed - ship.knots - ship.fire);
}

int fleet_speed(const Rules& r, const World& w, ForceId id) {
  int slowest = r.odds.movement.fleet_speed_cap;
  for (const ShipId ship : row(w, id).ships) slowest = std::min(slowest, speed(r, w, ship));
  return slowest;
}

int sailing_points(const Rules& r, const World& w, ForceId id) {
  const Force& force = row(w, id);
  if (force.air_ops == 0 || force.heading == Direction::none) return force.points;
  const int off = points_between(force.heading, w.weather.wind);
  const int each = off == 0   ? 0
                   : off == 1 ? r.odds.movement.wind_one_off_percent
                              : r.odds.movement.wind_more_off_percent;
  return std::max(0, force.points - force.points * each * force.air_ops / 100);
}

bool submarines(const Rules& r, const Force& force) { return force.used() && info(r, force.ships[0]).submarine(); }

bool has_carrier(const Rules& r, const Force& force) {
  return std::any_of(force.ships.begin(), force.ships.end(),
                     [&](ShipId ship) { return info(r, ship).deck != DeckId::none; });
}

// ---- decks

ForceId force_of(const Rules& r, const World& w, DeckId id) {
  const ShipId ship = info(r, id).ship;
  return ship == ShipId::none ? ForceId::none : row(w, ship).force;
}

Hex hex_of(const Rules& r, const World& w, DeckId id) {
  if (info(r, id).base != BaseId::none) return info(r, info(r, id).base).hex;
  const ForceId force = force_of(r, w, id);
  return force == ForceId::none ? Hex{} : row(w, force).hex;
}

bool working(const Rules& r, const World& w, DeckId id) {
  const DeckInfo& deck = info(r, id);
  return deck.base != BaseId::none ? !row(w, deck.base).captured : afloat(row(w, deck.ship));
}

bool closed(const Rules& r, const World& w, DeckId id) {
  if (!working(r, w, id)) return true;
  const BaseId base = info(r, id).base;
  return base != BaseId::none ? row(w, base).damage > 10 * r.odds.base_attack.closed_over_percent
                              : row(w, id).suspended;
}

int aboard(const Deck& deck) {
  int sum = 0;
  for (const Group& group : deck.groups) sum += group.aboard;
  return sum;
}

int readied(const Deck& deck) {
  int sum = 0;
  for (const Group& group : deck.groups) sum += group.ready;
  return sum;
}

int aboard_with_seaplanes(const Rules& r, const World& w, DeckId id) {
  const BaseId base = info(r, id).base;
  return aboard(row(w, id)) + (base == BaseId::none ? 0 : row(w, base).seaplanes);
}

int operation_limit(const Rules& r, const World& w, DeckId id) {
  const DeckInfo& deck = info(r, id);
  if (deck.base != BaseId::none) return deck.minimum;  // CF-17, CF-73
  const ForceId force = force_of(r, w, id);
  if (force == ForceId::none || row(w, force).heading == Direction::none) return deck.minimum;
  switch (points_between(row(w, force).heading, w.weather.wind)) {
    case 0: return deck.minimum * r.odds.operations.maximum_multiple;
    case 1: return deck.minimum * r.odds.operations.intermediate_multiple;
    default: return deck.minimum;
  }
}

int operations_used(const Rules& r, const World& w, DeckId id) {
  const Deck& deck = row(w, id);
  return deck.suspended ? r.odds.operations.suspended : deck.launched + deck.landed;
}

int launches_left(const Rules& r, const World& w, DeckId id) {
  if (closed(r, w, id)) return 0;
  const int used = info(r, id).base != BaseId::none ? row(w, id).launched : operations_used(r, w, id);
  return std::max(0, operation_limit(r, w, id) - used);
}

int landings_left(const Rules& r, const World& w, DeckId id) {
  if (closed(r, w, id)) return 0;
  const int used = info(r, id).base != BaseId::none ? row(w, id).landed : operations_used(r, w, id);
  return std::max(0, operation_limit(r, w, id) - used);
}

const Group* group_of(const Deck& deck, PlaneId plane) {
  for (const Group& group : deck.groups)
    if (group.plane == plane) return &group;
  return nullptr;
}
Group* group_of(Deck& deck, PlaneId plane) {
  return const_cast<Group*>(group_of(static_cast<const Deck&>(deck), plane));
}

Group& add_aircraft(Deck& deck, PlaneId plane, int count) {
  Group* group = group_of(deck, plane);
  if (!group) {
    deck.groups.add({plane, 0, 0, 0});
    group = &deck.groups.back();
  }
  group->aboard = static_cast<std::uint16_t>(group->aboard + count);
  return *group;
}

void remove_aircraft(Deck& deck, PlaneId plane, int count, bool from_ready) {
  Group* group = group_of(deck, plane);
  assert(group && count <= group->aboard && (!from_ready || count <= group->ready));
  group->aboard = static_cast<std::uint16_t>(group->aboard - count);
  if (from_ready) group->ready = static_cast<std::uint16_t>(group->ready - count);
  group->ready = std::min(group->ready, group->aboard);
  group->stowed = std::min(group->stowed, static_cast<std::uint16_t>(group->aboard - group->ready));
  if (group->aboard == 0) deck.groups.erase(static_cast<std::size_t>(group - deck.groups.begin()));
}

// ---- missions

int aircraft(const Mission& m) {
  int sum = 0;
  for (const Flight& flight : m.flights) sum += flight.count;
  return sum;
}

int count_of(const Mission& m, PlaneId plane) {
  int sum = 0;
  for (const Flight& flight : m.flights)
    if (flight.plane == plane) sum += flight.count;
  return sum;
}

int armed(const Mission& m) {
  int sum = 0;
  for (const Flight& flight : m.flights) sum += flight.armed;
  return sum;
}

bool seaplane(const Rules& r, const Mission& m) {
  return std::any_of(m.flights.begin(), m.flights.end(), [&](const Flight& f) { return f.plane == r.seaplane; });
}

MissionKind kind_of(const Rules& r, const Mission& m) {
  if (seaplane(r, m)) return MissionKind::SP;
  bool fighters = true;
  for (const Flight& flight : m.flights) fighters = fighters && (flight.count == 0 || info(r, flight.plane).fighter());
  if (fighters) return MissionKind::F;
  if (armed(m) > 0) return m.ordnance == Ordnance::AS ? MissionKind::AS : MissionKind::HE;
  return MissionKind::N;
}

bool in_pattern(const Mission& m) { return static_cast<bool>(m.pattern); }

int minutes_left(const Rules& r, const Mission& m, const Flight& f) {
  const PlaneInfo& plane = info(r, f.plane);
  const int hours = f.plane == r.seaplane && m.parent == ShipId::none ? plane.hours_from_base : plane.hours;
  return 60 * (hours - m.aloft);
}

int least_minutes(const Rules& r, const Mission& m) {
  int least = 60 * 100;
  for (const Flight& flight : m.flights)
    if (flight.count > 0) least = std::min(least, minutes_left(r, m, flight));
  return least;
}

bool fuel_out(const Rules& r, const Mission& m) { return least_minutes(r, m) <= 0; }

int allowance(const Rules& r, const Mission& m) {
  int slowest = 99;
  for (const Flight& flight : m.flights)
    if (flight.count > 0) slowest = std::min(slowest, info(r, flight.plane).speed);
  if (armed(m) > 0) slowest -= r.odds.launch.bomb_load_loss;
  if (m.aloft == 0) slowest -= m.take_off_loss;
  return std::max(0, slowest);
}

void lose_aircraft(Mission& m, std::size_t flight, int count, int armed_among_them) {
  Flight& f = m.flights[flight];
  assert(count <= f.count && armed_among_them <= f.armed && armed_among_them <= count);
  f.count = static_cast<std::uint8_t>(f.count - count);
  f.armed = static_cast<std::uint8_t>(f.armed - armed_among_them);
  assert(f.armed <= f.count);
}

void drop_ordnance(Mission& m) {
  for (Flight& flight : m.flights) flight.armed = 0;
  m.ordnance = Ordnance::N;
}

void sweep_missions(World& w) {
  for (Mission& m : w.missions)
    for (std::size_t i = m.flights.size(); i-- > 0;)
      if (m.flights[i].count == 0) m.flights.erase(i);
  std::erase_if(w.missions, [](const Mission& m) { return m.flights.empty(); });
}

void remove_ship(const Rules& r, World& w, ShipId id, Fate fate) {
  Ship& ship = row(w, id);
  assert(afloat(ship) && fate != Fate::afloat);
  Force& force = row(w, ship.force);
  for (std::size_t i = 0; i < force.ships.size(); ++i)
    if (force.ships[i] == id) {
      force.ships.erase(i);
      break;
    }
  if (!force.used()) force = Force{};  // a free slot is a blank row; missions in its pattern keep its number (CF-109)
  if (const DeckId deck = info(r, id).deck; deck != DeckId::none) {
    row(w, deck).groups.clear();
    row(w, deck).suspended = false;
  }
  ship.fate = fate;
  ship.force = ForceId::none;
  ship.assault = 0;
  ship.seaplanes = 0;
}

// ---- knowledge

const Sighting* sighting_of(const World& w, Seat seat, ForceId force) {
  for (const Sighting& sighting : w.known[index(seat)].sightings)
    if (sighting.force == force) return &sighting;
  return nullptr;
}

int cloud_factor(const World& w) { return 100 - w.weather.cloud; }

}  // namespace d6::carrier
