// Carrier Force: what a viewer may know: the world with the other side's rows blank, until the battle is over. And
// worlds that agree with what a seat knows, for computer players.
#include <algorithm>

#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/setup.h"
#include "games/carrier/rules/turn.h"

namespace d6::carrier {

namespace {

void hide_side(const Rules& rules, World& world, Seat seat) {
  for (std::size_t i = 0; i < world.ships.size(); ++i)
    if (rules.ships[i].seat == seat) world.ships[i] = Ship{};
  for (std::size_t i = 0; i < world.forces.size(); ++i)
    if (rules.seat_of(static_cast<ForceId>(i)) == seat) world.forces[i] = Force{};
  for (std::size_t i = 0; i < world.bases.size(); ++i) {
    if (rules.bases[i].seat != seat) continue;
    const bool captured = world.bases[i].captured;       // told to both (10.9)
    const std::uint16_t landed = world.bases[i].landed;  // who unloads counts; the defender sees them come
    world.bases[i] = Base{};
    world.bases[i].captured = captured;
    world.bases[i].landed = landed;
  }
  for (std::size_t i = 0; i < world.decks.size(); ++i)
    if (rules.decks[i].seat == seat) world.decks[i] = Deck{};
  std::erase_if(world.missions, [&](const Mission& m) { return m.id.seat == seat; });
  world.known[index(seat)] = Knowledge{};
}

}  // namespace

void Carrier::observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen) {
  seen.viewer = viewer;
  seen.known = state;
  World& world = seen.known;
  if (viewer == Viewer::truth || state.phase == Phase::over) return;
  if (viewer != Viewer::one) hide_side(rules, world, kJP);
  if (viewer != Viewer::zero) hide_side(rules, world, kUS);
  world.cursor = world.cursor2 = 0;
  world.fights.clear();
  const bool acts = viewer == d6::viewer(state.seat);
  if (!acts) {
    world.current = 0;
    // Which of its phases the other side is in would tell whether it has missions up.
    if (seat_phase(world.phase) && world.phase != Phase::adjust) world.phase = Phase::heading;
  }
}

namespace {

// A place where a force may be that was last known at `from`, so many turns ago.
Hex drifted(const Rules& rules, Hex from, int turns, Dice& dice) {
  Hex hex = from;
  for (int steps = turns * rules.odds.movement.fleet_speed_cap / rules.odds.movement.hex_cost; steps > 0; --steps) {
    const auto to = static_cast<Direction>(dice.below(7));  // the seventh: it stays
    const Hex next = neighbour(hex, to);
    if (to != Direction::none && rules.map.inside(next) && !rules.map.blocks(hex, to)) hex = next;
  }
  return hex;
}

}  // namespace

// Own rows are as known. The enemy's forces are those of the start, where they were last seen or may have drifted to
// since; ships known to be sunk are gone, and nothing of his is in the air.
State Carrier::sample(const Rules& rules, const Observation& seen, Dice& dice) {
  if (seen.viewer == Viewer::truth || seen.known.phase == Phase::over) {
    State world;
    static_cast<World&>(world) = seen.known;
    world.dice = Dice{(static_cast<std::uint64_t>(dice.below(0xFFFFFFFFu)) << 32) | dice.below(0xFFFFFFFFu),
                      Stream::play, false};
    return world;
  }
  const std::uint64_t seed = (static_cast<std::uint64_t>(dice.below(0xFFFFFFFFu)) << 32) | dice.below(0xFFFFFFFFu);
  State out = set_up(rules, seed);
  const State start = out;
  static_cast<World&>(out) = seen.known;
  for (const Seat enemy : {kUS, kJP}) {
    if (seen.viewer == d6::viewer(other(enemy)) || seen.viewer == Viewer::table) {
      const Knowledge* known = seen.viewer == Viewer::table ? nullptr : &seen.known.known[index(other(enemy))];
      for (std::size_t i = 0; i < out.ships.size(); ++i)
        if (rules.ships[i].seat == enemy) out.ships[i] = start.ships[i];
      for (std::size_t i = 0; i < out.forces.size(); ++i) {
        const auto id = static_cast<ForceId>(i);
        if (rules.seat_of(id) != enemy) continue;
        out.forces[i] = start.forces[i];
        if (!start.forces[i].used()) continue;
        const Sighting* sighting = known ? sighting_of(seen.known, other(enemy), id) : nullptr;
        const bool station = start.forces[i].heading == Direction::none;
        const int turns = seen.known.turn - (sighting ? sighting->turn : 0);
        out.forces[i].hex =
            drifted(rules, sighting ? sighting->hex : start.forces[i].hex, station ? 0 : turns, out.dice);
      }
      for (std::size_t i = 0; i < out.bases.size(); ++i)
        if (rules.bases[i].seat == enemy) {
          const Base public_part = out.bases[i];
          out.bases[i] = start.bases[i];
          out.bases[i].captured = public_part.captured;
          out.bases[i].landed = public_part.landed;
          if (public_part.captured) out.bases[i].assault = 0, out.bases[i].seaplanes = 0;
        }
      for (std::size_t i = 0; i < out.decks.size(); ++i)
        if (rules.decks[i].seat == enemy) {
          out.decks[i] = start.decks[i];
          if (!working(rules, out, static_cast<DeckId>(i))) out.decks[i].groups.clear();
        }
      if (known)
        for (const ShipId ship : known->sunk)
          if (afloat(row(out, ship))) remove_ship(rules, out, ship, Fate::sunk);
    }
  }
  return out;
}

}  // namespace d6::carrier
