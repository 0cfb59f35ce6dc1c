// Carrier Force: what does not fit the rules in a state that somebody wrote (determinism.md "position"), and the
// invariants that tests ask for after every step.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/turn.h"

namespace d6::carrier {

namespace {

std::string sizes(const Rules& rules, const State& s) {
  if (s.ships.size() != rules.ships.size())
    return fmt::format("ships: found {} rows; allowed is {}", s.ships.size(), rules.ships.size());
  if (s.forces.size() != rules.forces.size())
    return fmt::format("forces: found {} rows; allowed is {}", s.forces.size(), rules.forces.size());
  if (s.bases.size() != rules.bases.size())
    return fmt::format("bases: found {} rows; allowed is {}", s.bases.size(), rules.bases.size());
  if (s.decks.size() != rules.decks.size())
    return fmt::format("decks: found {} rows; allowed is {}", s.decks.size(), rules.decks.size());
  return {};
}

std::string clock(const Rules& rules, const State& s) {
  if (s.turn > rules.turns) return fmt::format("turn: found {}; allowed is 0 to {}", s.turn, rules.turns);
  if (s.turn == 0 && s.phase != Phase::clock) return "turn: found 0; allowed is 1 or more after the first clock";
  if (static_cast<int>(s.phase) > static_cast<int>(Phase::over) || static_cast<int>(s.seat) > 1)
    return "phase or seat: found an unknown one";
  if (s.weather.cloud > 100 || s.weather.wind >= Direction::none)
    return "weather: found no weather; allowed is a direction and a cloud of 0 to 100";
  if (!seat_phase(s.phase) && s.seat != kUS) return "seat: found JP in an automatic phase; allowed is US";
  return {};
}

std::string ships(const Rules& rules, const State& s) {
  std::vector<int> listed(s.ships.size(), 0);
  for (std::size_t i = 0; i < s.forces.size(); ++i) {
    const Force& force = s.forces[i];
    const auto id = static_cast<ForceId>(i);
    if (!force.used()) {
      if (!(force == Force{})) return fmt::format("forces[{}]: found a force without ships; allowed is a blank row", i);
      continue;
    }
    if (static_cast<int>(force.ships.size()) > rules.odds.limits.ships_in_force)
      return fmt::format("forces[{}].ships: found {}; allowed is at most {} (CF 4.2)", i, force.ships.size(),
                         rules.odds.limits.ships_in_force);
    if (!rules.map.inside(force.hex) || rules.map.kind(force.hex) == HexKind::land)
      return fmt::format("forces[{}].hex: found a place that is not at sea", i);
    if (force.points > rules.odds.movement.points_cap)
      return fmt::format("forces[{}].points: found {}; allowed is at most {}", i, force.points,
                         rules.odds.movement.points_cap);
    if (force.heading > Direction::none) return fmt::format("forces[{}].heading: found no direction", i);
    const bool boats = at(force.ships[0]) < s.ships.size() && submarines(rules, force);
    if (force.heading == Direction::none && !boats)
      return fmt::format("forces[{}].heading: found hold; allowed is that for submarine groups", i);
    for (const ShipId ship : force.ships) {
      if (at(ship) >= s.ships.size() || info(rules, ship).seat != rules.seat_of(id))
        return fmt::format("forces[{}].ships: found a ship of the other side", i);
      if (info(rules, ship).submarine() != boats)
        return fmt::format("forces[{}].ships: found ships and submarines together (CF-67)", i);
      if (row(s, ship).force != id || !afloat(row(s, ship)))
        return fmt::format("forces[{}].ships: found {}, whose row says otherwise", i, name_of(rules, ship));
      if (listed[at(ship)]++ > 0) return fmt::format("forces[{}].ships: found {} twice", i, name_of(rules, ship));
    }
  }
  for (std::size_t i = 0; i < s.ships.size(); ++i) {
    const Ship& ship = s.ships[i];
    const ShipInfo& named = rules.ships[i];
    if (ship.fate > Fate::left) return fmt::format("{}: found an unknown fate", named.name);
    if (afloat(ship) != (listed[i] == 1) || afloat(ship) == (ship.force == ForceId::none))
      return fmt::format("{}: found in no force, or gone and in one", named.name);
    if (!afloat(ship)) continue;
    if (ship.damage >= named.defence)
      return fmt::format("{}: found damage {}; allowed is below {} while afloat", named.name, ship.damage,
                         named.defence);
    if (ship.fire < 0) return fmt::format("{}: found fire {}; allowed is 0 or more", named.name, ship.fire);
    if (ship.main > named.main || ship.aa > named.aa || ship.tubes > named.tubes)
      return fmt::format("{}: found more mounts destroyed than she has", named.name);
    if (ship.assault > named.assault)
      return fmt::format("{}: found {} assault points; allowed is at most {}", named.name, ship.assault, named.assault);
    if (ship.seaplanes > named.seaplanes)
      return fmt::format("{}: found {} seaplanes; allowed is at most {}", named.name, ship.seaplanes, named.seaplanes);
  }
  return {};
}

std::string decks(const Rules& rules, const State& s) {
  for (std::size_t i = 0; i < s.decks.size(); ++i) {
    const auto id = static_cast<DeckId>(i);
    const Deck& deck = s.decks[i];
    const DeckInfo& named = rules.decks[i];
    const std::string& name = name_of(rules, id);
    if (!working(rules, s, id) && !deck.groups.empty())
      return fmt::format("{}: found aircraft on a deck that is gone", name);
    std::set<PlaneId> kinds;
    for (const Group& group : deck.groups) {
      if (at(group.plane) >= rules.planes.size() || group.plane == rules.seaplane ||
          info(rules, group.plane).seat != named.seat)
        return fmt::format("{}: found aircraft that cannot be there", name);
      if (info(rules, group.plane).land && named.ship != ShipId::none)
        return fmt::format("{}: found land aircraft on a carrier (CF 11.9)", name);
      if (group.aboard == 0 || group.ready + group.stowed > group.aboard)
        return fmt::format("{}: found more {} ready than aboard", name, name_of(rules, group.plane));
      if (!kinds.insert(group.plane).second)
        return fmt::format("{}: found {} twice", name, name_of(rules, group.plane));
    }
    if (readied(deck) > named.deck)
      return fmt::format("{}: found {} readied; allowed is at most {} (CF 7.2)", name, readied(deck), named.deck);
    const bool base = named.base != BaseId::none;
    if (base ? deck.launched > named.minimum || deck.landed > named.minimum : deck.launched + deck.landed > named.deck)
      return fmt::format("{}: found more operations than the limit (CF 6.3)", name);
    if (deck.ordnance > Ordnance::HE) return fmt::format("{}: found unknown ordnance", name);
  }
  return {};
}

std::string bases(const Rules& rules, const State& s) {
  for (std::size_t i = 0; i < s.bases.size(); ++i) {
    if (s.bases[i].assault > rules.bases[i].assault)
      return fmt::format("{}: found {} assault points; allowed is at most {}", rules.bases[i].name, s.bases[i].assault,
                         rules.bases[i].assault);
    if (s.bases[i].seaplanes > rules.bases[i].seaplanes)
      return fmt::format("{}: found {} seaplanes; allowed is at most {}", rules.bases[i].name, s.bases[i].seaplanes,
                         rules.bases[i].seaplanes);
    if (s.bases[i].damage > 1000)
      return fmt::format("{}: found damage {}; allowed is at most 1000", rules.bases[i].name, s.bases[i].damage);
  }
  return {};
}

std::string missions(const Rules& rules, const State& s) {
  for (std::size_t i = 0; i < s.missions.size(); ++i) {
    const Mission& m = s.missions[i];
    const std::string name = id_text(rules, m.id);
    if (!m.id || m.id.number > rules.odds.limits.missions || static_cast<int>(m.id.seat) > 1)
      return fmt::format("missions[{}]: found number {}; allowed is 1 to {} (CF 6.0)", i, m.id.number,
                         rules.odds.limits.missions);
    if (i > 0) {
      const MissionId before = s.missions[i - 1].id;
      if (before.seat > m.id.seat || (before.seat == m.id.seat && before.number >= m.id.number))
        return fmt::format("missions[{}]: found {} out of order or twice", i, name);
    }
    if (!rules.map.inside(m.hex)) return fmt::format("{}: found off the map", name);
    if (aircraft(m) == 0) return fmt::format("{}: found no aircraft", name);
    for (const Flight& f : m.flights) {
      if (at(f.plane) >= rules.planes.size()) return fmt::format("{}: found an unknown aircraft", name);
      const PlaneInfo& plane = info(rules, f.plane);
      if (f.plane != rules.seaplane && plane.seat != m.id.seat)
        return fmt::format("{}: found the other side's aircraft", name);
      if (f.armed > f.count || (f.armed > 0 && (!plane.bomber() || m.ordnance == Ordnance::N)))
        return fmt::format("{}: found aircraft armed that cannot be", name);
      if (f.plane == rules.seaplane ? f.count != 1 || m.flights.size() != 1 : f.home == DeckId::none)
        return fmt::format("{}: found a seaplane in company, or aircraft without a home", name);
      if (f.home != DeckId::none && (at(f.home) >= rules.decks.size() || info(rules, f.home).seat != m.id.seat))
        return fmt::format("{}: found a home that is not its side's", name);
    }
    const bool at_base =
        at(m.flights[0].home) < rules.decks.size() && info(rules, m.flights[0].home).base != BaseId::none;
    if (seaplane(rules, m) ? at_base == (m.parent != ShipId::none) : m.parent != ShipId::none)
      return fmt::format("{}: found a seaplane whose home is not one ship or one base, or a parent of other aircraft",
                         name);
    if (m.parent != ShipId::none && (at(m.parent) >= rules.ships.size() || info(rules, m.parent).seat != m.id.seat))
      return fmt::format("{}: found a parent that is not its side's", name);
    if (m.pattern.force != ForceId::none &&
        (at(m.pattern.force) >= s.forces.size() || rules.seat_of(m.pattern.force) != m.id.seat))
      return fmt::format("{}: found in the other side's pattern", name);
    if (m.pattern.base != BaseId::none &&
        (at(m.pattern.base) >= s.bases.size() || info(rules, m.pattern.base).seat != m.id.seat))
      return fmt::format("{}: found in the other side's pattern", name);
    if (m.attack.force != ForceId::none &&
        (at(m.attack.force) >= s.forces.size() || rules.seat_of(m.attack.force) == m.id.seat))
      return fmt::format("{}: found attacking its own side", name);
    if (m.attack.base != BaseId::none &&
        (at(m.attack.base) >= s.bases.size() || info(rules, m.attack.base).seat == m.id.seat))
      return fmt::format("{}: found attacking its own side", name);
    for (const ForceId force : m.found)
      if (at(force) >= s.forces.size() || rules.seat_of(force) == m.id.seat)
        return fmt::format("{}: found a force that is not the enemy's", name);
  }
  return {};
}

std::string knowledge(const Rules& rules, const State& s) {
  for (const Seat seat : {kUS, kJP}) {
    const Knowledge& known = s.known[index(seat)];
    for (const Sighting& sighting : known.sightings)
      if (at(sighting.force) >= s.forces.size() || rules.seat_of(sighting.force) == seat ||
          !rules.map.inside(sighting.hex) || sighting.turn > s.turn)
        return "known.sightings: found one that cannot be";
    for (const ShipId ship : known.sunk)
      if (at(ship) >= s.ships.size() || info(rules, ship).seat == seat)
        return "known.sunk: found a ship that is not the enemy's";
  }
  for (const Fight& fight : s.fights)
    if (!fight.fighters || !fight.others || fight.fighters.seat == fight.others.seat)
      return "fights: found one that cannot be";
  return {};
}

}  // namespace

std::string Carrier::invalid(const Rules& rules, const State& state) {
  for (const auto check : {&sizes, &clock, &ships, &decks, &bases, &missions, &knowledge})
    if (std::string problem = check(rules, state); !problem.empty()) return problem;
  return {};
}

}  // namespace d6::carrier
