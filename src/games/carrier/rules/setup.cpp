// CF 3.2, 3.3, CF-68, CF-71, CF-77: the start of a battle.
#include "games/carrier/rules/setup.h"

#include <algorithm>

namespace d6::carrier {

std::vector<Hex> random_hexes(const Rules& rules, ForceId id) {
  const ForceInfo& force = info(rules, id);
  const RandomSetup& odds = rules.odds.random_setup;
  std::vector<Hex> carriers;  // where history has the enemy's
  for (const ShipInfo& ship : rules.ships)
    if (ship.seat != rules.seat_of(id) && ship.deck != DeckId::none) carriers.push_back(info(rules, ship.force).hex);
  std::vector<Hex> out;
  for (int line = 0; line < rules.map.rows; ++line)
    for (int col = 0; col < rules.map.columns; ++col) {
      const Hex hex{static_cast<std::int8_t>(col), static_cast<std::int8_t>(line)};
      if (rules.map.kind(hex) != HexKind::sea || distance(hex, force.hex) > odds.distance) continue;
      const bool clear = std::all_of(carriers.begin(), carriers.end(), [&](Hex carrier) {
        return distance(hex, carrier) >= std::min(odds.clear_of_carriers, distance(force.hex, carrier));
      });
      if (clear) out.push_back(hex);
    }
  return out;
}

State set_up(const Rules& rules, std::uint64_t seed) {
  State state;
  state.dice = dice_of(seed);
  state.seat = kUS;
  state.phase = Phase::clock;
  state.weather = {rules.wind, static_cast<std::uint8_t>(rules.cloud)};
  state.ships.resize(rules.ships.size());
  state.forces.resize(rules.forces.size());
  state.bases.resize(rules.bases.size());
  state.decks.resize(rules.decks.size());
  for (std::size_t i = 0; i < rules.forces.size(); ++i) {
    const ForceInfo& start = rules.forces[i];
    if (!start.used) continue;
    Force& force = state.forces[i];
    force.hex = start.hex;
    force.heading = start.patrol ? Direction::none : start.heading;
    if (rules.random_setup && start.random) {
      const auto hexes = random_hexes(rules, static_cast<ForceId>(i));
      if (!hexes.empty()) force.hex = hexes[state.dice.below(static_cast<std::uint32_t>(hexes.size()))];
    }
  }
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    const ShipInfo& named = rules.ships[i];
    Ship& ship = state.ships[i];
    ship.force = named.force;
    ship.assault = static_cast<std::uint8_t>(named.loaded);
    ship.seaplanes = static_cast<std::uint8_t>(named.seaplanes);
    row(state, named.force).ships.add(static_cast<ShipId>(i));
  }
  for (std::size_t i = 0; i < rules.bases.size(); ++i) {
    state.bases[i].assault = static_cast<std::uint16_t>(rules.bases[i].assault);
    state.bases[i].seaplanes = static_cast<std::uint8_t>(rules.bases[i].seaplanes);
  }
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    state.decks[i].ordnance =
        rules.decks[i].base != BaseId::none ? rules.odds.ordnance.base : rules.odds.ordnance.carrier;  // CF-77
  // What a battle can come to have of these, so that playing it allocates nothing.
  state.missions.reserve(2 * static_cast<std::size_t>(rules.odds.limits.missions));
  state.fights.reserve(rules.forces.size());
  for (Knowledge& known : state.known) {
    known.sightings.reserve(rules.forces.size());
    known.estimates.reserve(rules.forces.size() + rules.bases.size());
    known.radar.reserve(static_cast<std::size_t>(rules.odds.limits.missions));
    known.sunk.reserve(rules.ships.size());
  }
  for (const GroupInfo& group : rules.groups) add_aircraft(row(state, group.deck), group.plane, group.count);
  return state;
}

}  // namespace d6::carrier
