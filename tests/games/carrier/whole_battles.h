// What holds at each turn of whole battles, for tests (20 battles) and tools/soak (200): a scramble that knows nothing
// of the game's own sampler, and save = load = replay. Without doctest; what is wrong comes back as a sentence.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "data/json.h"
#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/load.h"
#include "games/carrier/words/carrier_words.h"
#include "play/entry.h"
#include "play/save.h"

namespace d6::test {

// How often each field that a viewer may not know was given another value.
using Changed = std::map<std::string, long>;

// Every field that `seat` may not know, by the names of world.h. The test wants each of them changed.
inline const char* const kHidden[] = {
    "ship.fate",       "ship.force",      "ship.damage",   "ship.fire",     "ship.knots",
    "ship.main",       "ship.aa",         "ship.tubes",    "ship.assault",  "ship.seaplanes",
    "ship.bombarded",  "ship.steady",     "force.hex",     "force.heading", "force.points",
    "force.air_ops",   "force.bombard",   "force.ships",   "base.damage",   "base.assault",
    "base.seaplanes",  "deck.ordnance",   "deck.launched", "deck.landed",   "deck.suspended",
    "group.plane",     "group.aboard",    "group.ready",   "group.stowed",  "missions",
    "known.sightings", "known.estimates", "known.radar",   "known.claimed", "known.sunk",
    "fights",          "cursors",         "dice"};

// Gives every field that `seat` may not know another value that could be; counts those that did change. `acts`: it is
// this seat that decides, so phase and current are its own to know.
inline void scramble(const carrier::Rules& r, carrier::State& s, Seat seat, Dice& dice, Changed& changed) {
  using namespace carrier;
  const Seat enemy = other(seat);
  const auto below = [&](int n) { return n <= 0 ? 0 : static_cast<int>(dice.below(static_cast<std::uint32_t>(n))); };
  // Another value from 0 to `most`, if there is one.
  const auto change = [&](const char* name, auto& field, int most) {
    using T = std::decay_t<decltype(field)>;
    if (most < 1) return;
    const T before = field;
    const int old = static_cast<int>(before);
    field = static_cast<T>(old > most ? below(most + 1) : (old + 1 + below(most)) % (most + 1));
    changed[name] += !(field == before);
  };
  const auto ids = [&](auto& list, std::size_t all, auto&& of) {  // those of the enemy's rows
    for (std::size_t i = 0; i < all; ++i)
      if (of(i)) list.push_back(i);
  };
  std::vector<std::size_t> ships, forces, decks, bases;
  ids(ships, r.ships.size(), [&](std::size_t i) { return r.ships[i].seat == enemy; });
  ids(forces, r.forces.size(), [&](std::size_t i) { return r.seat_of(static_cast<ForceId>(i)) == enemy; });
  ids(decks, r.decks.size(), [&](std::size_t i) { return r.decks[i].seat == enemy; });
  ids(bases, r.bases.size(), [&](std::size_t i) { return r.bases[i].seat == enemy; });

  for (const std::size_t i : ships) {
    Ship& ship = s.ships[i];
    const ShipInfo& named = r.ships[i];
    change("ship.damage", ship.damage, named.defence - 1);
    change("ship.fire", ship.fire, 30);
    change("ship.knots", ship.knots, named.speed);
    change("ship.main", ship.main, named.main);
    change("ship.aa", ship.aa, named.aa);
    change("ship.tubes", ship.tubes, named.tubes);
    change("ship.assault", ship.assault, named.assault);
    change("ship.seaplanes", ship.seaplanes, named.seaplanes);
    change("ship.bombarded", ship.bombarded, 1);
    change("ship.steady", ship.steady, 1);
  }
  // Some ships sink or rise again, some change over to another force; submarines stay among themselves.
  for (std::size_t i : forces) s.forces[i].ships.clear();
  for (const std::size_t i : ships) {
    Ship& ship = s.ships[i];
    const Ship before = ship;
    ship.fate = below(4) == 0 ? static_cast<Fate>(1 + below(3)) : Fate::afloat;
    std::vector<std::size_t> open;
    for (const std::size_t f : forces)
      if (static_cast<int>(s.forces[f].ships.size()) < r.odds.limits.ships_in_force &&
          (s.forces[f].ships.empty() || r.ships[at(s.forces[f].ships[0])].submarine() == r.ships[i].submarine()))
        open.push_back(f);
    if (open.empty()) ship.fate = Fate::sunk;
    ship.force = afloat(ship)
                     ? static_cast<ForceId>(open[static_cast<std::size_t>(below(static_cast<int>(open.size())))])
                     : ForceId::none;
    if (afloat(ship)) row(s, ship.force).ships.add(static_cast<ShipId>(i));
    changed["ship.fate"] += ship.fate != before.fate;
    changed["ship.force"] += ship.force != before.force;
    changed["force.ships"] += ship.force != before.force;
  }
  for (const std::size_t i : forces) {
    Force& force = s.forces[i];
    const Hex before = force.hex;
    for (int tries = 0; tries < 50 && (tries == 0 || force.hex == before || r.map.kind(force.hex) == HexKind::land);
         ++tries)
      force.hex = {static_cast<std::int8_t>(below(r.map.columns)), static_cast<std::int8_t>(below(r.map.rows))};
    changed["force.hex"] += !(force.hex == before);
    change("force.heading", force.heading, 5);
    change("force.points", force.points, 79);
    change("force.air_ops", force.air_ops, 60);
    change("force.bombard", force.bombard, 1);
  }
  for (const std::size_t i : bases) {
    Base& base = s.bases[i];
    change("base.damage", base.damage, 900);
    change("base.assault", base.assault, r.bases[i].assault);
    change("base.seaplanes", base.seaplanes, r.bases[i].seaplanes);
  }
  std::vector<PlaneId> kinds;
  for (std::size_t i = 0; i < r.planes.size(); ++i)
    if (r.planes[i].seat == enemy && static_cast<PlaneId>(i) != r.seaplane) kinds.push_back(static_cast<PlaneId>(i));
  for (const std::size_t i : decks) {
    Deck& deck = s.decks[i];
    change("deck.ordnance", deck.ordnance, 2);
    change("deck.launched", deck.launched, 30);
    change("deck.landed", deck.landed, 30);
    change("deck.suspended", deck.suspended, 1);
    for (Group& group : deck.groups) {
      change("group.aboard", group.aboard, 30);
      change("group.ready", group.ready, group.aboard);
      change("group.stowed", group.stowed, group.aboard);
    }
    if (!deck.groups.empty() && below(3) == 0) {
      deck.groups.erase(0);
      ++changed["group.plane"];
    }
  }
  // Other missions in the air, other fights, another memory.
  const auto mine = [&](const MissionId id) { return id.seat == seat; };
  const auto count = std::count_if(s.missions.begin(), s.missions.end(), [&](const Mission& m) { return !mine(m.id); });
  std::erase_if(s.missions, [&](const Mission& m) { return !mine(m.id); });
  if (!decks.empty() && !kinds.empty()) {
    const int more = static_cast<int>(count) + 1 + below(3);
    for (int n = 1; n <= std::min(more, r.odds.limits.missions); ++n) {
      Mission m;
      m.id = {enemy, static_cast<std::uint8_t>(n)};
      m.hex = {static_cast<std::int8_t>(below(r.map.columns)), static_cast<std::int8_t>(below(r.map.rows))};
      m.points = static_cast<std::uint8_t>(below(5));
      const auto deck = static_cast<DeckId>(decks[static_cast<std::size_t>(below(static_cast<int>(decks.size())))]);
      m.flights.add({kinds[static_cast<std::size_t>(below(static_cast<int>(kinds.size())))], deck,
                     static_cast<std::uint8_t>(1 + below(20)), 0});
      s.missions.push_back(m);
    }
    std::stable_sort(s.missions.begin(), s.missions.end(), [](const Mission& a, const Mission& b) {
      return a.id.seat != b.id.seat ? a.id.seat < b.id.seat : a.id.number < b.id.number;
    });
    ++changed["missions"];
  } else if (count > 0) {
    ++changed["missions"];
  }
  if (!s.missions.empty()) {
    s.fights.push_back({s.missions.front().id, s.missions.back().id, below(2) != 0});
    ++changed["fights"];
  }
  Knowledge& known = s.known[index(enemy)];
  Knowledge other_memory;
  const auto anywhere = [&] {
    return Hex{static_cast<std::int8_t>(below(r.map.columns)), static_cast<std::int8_t>(below(r.map.rows))};
  };
  for (std::size_t i = 0; i < r.forces.size(); ++i) {
    const auto id = static_cast<ForceId>(i);
    if (r.seat_of(id) == enemy || below(2) == 0) continue;
    Sighting sighting{id, anywhere(), static_cast<std::uint16_t>(below(s.turn + 1)), {}};
    sighting.ships.add(static_cast<ShipType>(below(15)));
    other_memory.sightings.push_back(sighting);
    Estimate estimate;
    estimate.place.force = id;
    other_memory.estimates.push_back(estimate);
  }
  other_memory.radar.push_back({anywhere(), static_cast<std::uint8_t>(1 + below(99))});
  other_memory.claimed_aircraft = static_cast<std::uint16_t>(known.claimed_aircraft + 1);
  for (std::size_t i = 0; i < r.ships.size(); ++i)
    if (r.ships[i].seat == seat && below(20) == 0) other_memory.sunk.push_back(static_cast<ShipId>(i));
  changed["known.sightings"] += !(other_memory.sightings == known.sightings);
  changed["known.estimates"] += !(other_memory.estimates == known.estimates);
  changed["known.radar"] += !(other_memory.radar == known.radar);
  changed["known.claimed"] += other_memory.claimed_aircraft != known.claimed_aircraft;
  changed["known.sunk"] += !(other_memory.sunk == known.sunk);
  known = other_memory;
  change("cursors", s.cursor, 500);
  s.cursor2 = static_cast<std::uint16_t>(below(500));
  const Dice before = s.dice;
  s.dice = dice_of(dice.below(1'000'000'000));
  changed["dice"] += !(s.dice == before);
}

// Two states that differ only in what `seat`, which decides, may not know: everything it can ask is answered alike.
inline std::string same_to(const carrier::Rules& r, const carrier::State& here, const carrier::State& there, Seat seat,
                           Dice& dice, int skills) {
  using carrier::Carrier;
  carrier::Observation a, b;
  Carrier::observe(r, here, viewer(seat), a);
  Carrier::observe(r, there, viewer(seat), b);
  if (!(a == b)) return "sees: " + first_difference(r, a, b);
  carrier::Orders one, two;
  if (Carrier::orders(r, here, one) != Carrier::orders(r, there, two) || !(one == two)) return "has other orders";
  for (int i = 0; i < 12; ++i) {
    Dice first = dice, second = dice;
    const auto order = Carrier::any_order(r, here, first);
    if (!(order == Carrier::any_order(r, there, second))) return "draws another order";
    dice = first;
    // The same order with something else named: legal or refused alike.
    auto wrong = order;
    switch (dice.below(6)) {
      case 0: wrong.kind = static_cast<carrier::OrderKind>(dice.below(17)); break;
      case 1: wrong.force = static_cast<std::uint8_t>(dice.below(12)); break;
      case 2: wrong.ship = static_cast<carrier::ShipId>(dice.below(static_cast<std::uint32_t>(r.ships.size()))); break;
      case 3: wrong.at_force = static_cast<std::uint8_t>(1 + dice.below(9)); break;
      case 4: wrong.mission = static_cast<std::uint8_t>(1 + dice.below(20)); break;
      default: wrong.count = static_cast<std::int16_t>(1 + dice.below(60)); break;
    }
    if (!(Carrier::check(r, here, wrong) == Carrier::check(r, there, wrong)))
      return "is answered otherwise on " + Words<Carrier>::text(r, wrong);
  }
  for (int skill = 1; skill <= skills; ++skill) {
    Dice first = dice, second = dice;
    if (!(Ai<Carrier>::choose(r, a, {skill, 1, {}}, first) == Ai<Carrier>::choose(r, b, {skill, 1, {}}, second)))
      return fmt::format("skill {} orders otherwise", skill);
  }
  return {};
}

// A whole battle, random players or the plain admirals, scrambled for each side once a turn, in any of its phases.
inline std::string scrambled_battle(const carrier::Rules& r, std::uint64_t seed, Changed& changed) {
  using carrier::Carrier;
  auto s = Carrier::start(r, seed);
  Dice dice = dice_of(seed, Stream::computer), other_dice = dice_of(seed + 7'000'000);
  carrier::Observation seen;
  const bool admirals = seed % 2 == 0;
  const int skills = static_cast<int>(Ai<Carrier>::skills().size());
  int turn_of_seat[2] = {0, 0};
  for (long step = 0; Carrier::turn(s) != Turn::over; ++step) {
    if (Carrier::turn(s) == Turn::automatic) {
      Carrier::advance(r, s, {});
      continue;
    }
    const auto seat = index(s.seat);
    if (turn_of_seat[seat] != s.turn && (dice.below(8) == 0 || s.phase == carrier::Phase::air)) {
      turn_of_seat[seat] = s.turn;
      carrier::State there = s;
      scramble(r, there, s.seat, other_dice, changed);
      const int thinking = s.turn % 8 == 1 ? skills : 2;  // the deep thinkers once in a while
      if (const std::string wrong = same_to(r, s, there, s.seat, other_dice, std::min(thinking, skills));
          !wrong.empty())
        return fmt::format("{} seed {} turn {} {}: the {} side {}", r.scenario, seed, s.turn,
                           carrier::kPhaseNames[static_cast<std::size_t>(s.phase)], carrier::kSeatNames[seat], wrong);
    }
    if (admirals) {
      Carrier::observe(r, s, viewer(s.seat), seen);
      Dice its = dice_of(static_cast<std::uint64_t>(step), Stream::computer);
      Carrier::apply(r, s, Ai<Carrier>::choose(r, seen, {2, 100, {}}, its), {});
    } else {
      Carrier::apply(r, s, Carrier::any_order(r, s, dice), {});
    }
  }
  return {};
}

// A random battle behind a session; at the start of each turn the save and the record lead back to the very state.
inline std::string saved_battle(const Entry& entry, const std::string& scenarios, const Given& options,
                                std::uint64_t seed) {
  auto opened = entry.open(scenarios, options, seed, false);
  if (!opened.session) return opened.problems.front().text();
  auto& session = *opened.session;
  const std::span<const Entry> games(&entry, 1);
  Dice dice = dice_of(seed, Stream::computer);
  bool automatic = false;
  for (; session.turn() != Turn::over;) {
    const bool was = automatic;
    automatic = session.advance();
    if (automatic) continue;
    if (was) {  // a turn's first decision
      const auto wrong = [&](const char* what) {
        return fmt::format("seed {}, order {}: {}", seed, session.steps(), what);
      };
      auto loaded = load_save(games, scenarios, session.save(), "save");
      if (!loaded.session || !loaded.notes.empty()) return wrong("the save does not load");
      if (loaded.session->hash() != session.hash()) return wrong("the save loads as another state");
      if (const std::string at = entry.difference(*loaded.session, session); !at.empty()) return wrong(at.c_str());
      if (loaded.session->told_size() != session.told_size() || loaded.session->record() != session.record())
        return wrong("the save has another history");
      auto replayed = replay(games, scenarios, session.record(), "record");
      if (!replayed.session || replayed.session->hash() != session.hash()) return wrong("the record leads elsewhere");
    }
    if (session.order(session.random_order(dice))) return "a random order is refused";
  }
  return {};
}

}  // namespace d6::test
