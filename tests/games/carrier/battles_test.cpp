// Whole battles: invariants at every step, fairness (scramble), sampled worlds, the computer's admirals.
#include <cstdlib>
#include <map>

#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/play_support.h"
#include "games/carrier/watch.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const std::string kBattles[] = {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"};

// 100 battles; tools/mutate and the sanitizers ask for less.
int battles_each() {
  const char* percent = std::getenv("D6_TEST_PERCENT");
  return std::max(1, 20 * (percent ? std::atoi(percent) : 100) / 100);
}

// One step by hand on a world that can be, and what the watch says of it.
struct Broken {
  const carrier::Rules& r;
  State before;
  std::vector<Event> told{};

  template <class Break>
  std::string by(Break&& breaking) const {
    State after = before;
    Watch watch(r);
    watch.before(before);
    breaking(after);
    return watch.after(after, told);
  }
};

}  // namespace

TEST_CASE(
    "CF 4.2: in random battles ships stay in one force each, on water, 20 a force, 20 missions a side, operations in "
    "their limits; nothing is made or lost but by an event that says so") {
  for (const std::string& name : kBattles) {
    const carrier::Rules r = battle(name);
    Watch watch(r);
    for (int seed = 1; seed <= battles_each(); ++seed) {
      INFO(name << " " << seed);
      State s = Carrier::start(r, static_cast<std::uint64_t>(seed));
      Dice dice = dice_of(static_cast<std::uint64_t>(seed), Stream::computer);
      std::vector<Told<Event>> told;
      std::vector<Event> events;
      const carrier::Log log(told);
      while (Carrier::turn(s) != Turn::over) {
        watch.before(s);
        told.clear();
        if (Carrier::turn(s) == Turn::automatic)
          Carrier::advance(r, s, log);
        else
          Carrier::apply(r, s, Carrier::any_order(r, s, dice), log);
        events.clear();
        for (const auto& t : told) events.push_back(t.event);
        const std::string wrong = watch.after(s, events);
        REQUIRE_MESSAGE(wrong.empty(), wrong);
      }
      CHECK(s.turn <= r.turns);
    }
  }
}

TEST_CASE("ALL: every invariant of a battle is noticed when it is broken by hand") {
  const carrier::Rules r = battle("midway");
  State middle = laid_out(r);
  middle.phase = Phase::strikes;
  const DeckId enterprise = named<DeckId>(r, "Enterprise"), midway = named<DeckId>(r, "Midway");
  const ForceId us = force(r, "US TF1"), jp = force(r, "JP TF1");
  Mission& raid = fly(middle, kJP, 1, row(middle, us).hex, Ordnance::AS, {{plane(r, "VAL"), 9, true}});
  raid.flights[0].home = named<DeckId>(r, "Akagi");
  const Broken broken{r, middle};
  CHECK(broken.by([](State&) {}) == "");

  const auto notices = [&](const char* word, auto&& breaking) {
    const std::string said = broken.by(breaking);
    CHECK_MESSAGE(said.find(word) != std::string::npos, std::string(word) << " is not in \"" << said << "\"");
  };
  // Aircraft, on deck, in the air and afloat: gone, come from nowhere, turned into others.
  notices("aircraft lost that nobody",
          [&](State& s) { remove_aircraft(row(s, enterprise), plane(r, "SBD"), 1, false); });
  notices("told lost", [&](State& s) { add_aircraft(row(s, enterprise), plane(r, "SBD"), 1); });
  notices("aircraft lost that nobody",
          [&](State& s) { --s.missions[0].flights[0].count, --s.missions[0].flights[0].armed; });
  notices("told lost", [&](State& s) { s.missions[0].flights[0].plane = plane(r, "KATE"); });
  notices("seaplanes", [&](State& s) { --row(s, ship(r, "Tone")).seaplanes; });
  notices("seaplanes", [&](State& s) { --row(s, base(r, "Midway")).seaplanes; });
  // Ships: two forces, none, 21 in one, on land, submarines among them, sunk in silence, back from the dead.
  notices("row says otherwise", [&](State& s) { row(s, us).ships.add(row(s, force(r, "US TF2")).ships[0]); });
  notices("twice", [&](State& s) { row(s, us).ships.add(row(s, us).ships[0]); });
  notices("in no force", [&](State& s) { row(s, us).ships.erase(0); });
  notices("at most 20", [&](State& s) {
    for (int i = 0; i < 21; ++i) row(s, us).ships.add(row(s, us).ships[0]);
  });
  // Midway's map has no land; Guadalcanal is some.
  const carrier::Rules south = battle("coral_sea");
  State ashore = laid_out(south);
  for (int i = 0; i < south.map.columns * south.map.rows; ++i)
    if (south.map.kinds[static_cast<std::size_t>(i)] == HexKind::land)
      ashore.forces[0].hex = {static_cast<std::int8_t>(i % south.map.columns),
                              static_cast<std::int8_t>(i / south.map.columns)};
  CHECK(Carrier::invalid(south, ashore).find("not at sea") != std::string::npos);
  notices("not at sea", [&](State& s) { row(s, us).hex = {-1, 3}; });
  notices("submarines together", [&](State& s) { join(s, row(s, force(r, "US TF5")).ships[0], us); });
  notices("told otherwise", [&](State& s) { remove_ship(r, s, ship(r, "Hammann"), Fate::sunk); });
  {
    Broken told_only = broken;
    told_only.told.push_back({.kind = EventKind::ship_sunk, .seat = kUS, .ship = ship(r, "Hammann")});
    CHECK(told_only.by([](State&) {}).find("told otherwise") != std::string::npos);
    CHECK(told_only.by([&](State& s) { remove_ship(r, s, ship(r, "Hammann"), Fate::sunk); }) == "");
    Broken dead = broken;
    remove_ship(r, dead.before, ship(r, "Hammann"), Fate::sunk);
    CHECK(
        dead.by([&](State& s) { s.ships = broken.before.ships, s.forces = broken.before.forces; }).find("come back") !=
        std::string::npos);
  }
  // 21 missions, one number twice, none in it.
  notices("number 21", [&](State& s) { s.missions[0].id.number = 21; });
  notices("twice", [&](State& s) { s.missions.push_back(s.missions[0]); });
  notices("no aircraft", [&](State& s) { s.missions[0].flights[0].count = s.missions[0].flights[0].armed = 0; });
  // Operations over the limit of this wind and heading, of a base for launches and landings each.
  Broken off_the_wind = broken;
  row(off_the_wind.before, us).heading = Direction::N, off_the_wind.before.weather.wind = Direction::S;
  REQUIRE(operation_limit(r, off_the_wind.before, enterprise) == 12);
  CHECK(off_the_wind.by([&](State& s) { row(s, enterprise).launched = 7, row(s, enterprise).landed = 5; }) == "");
  CHECK(off_the_wind.by([&](State& s) { row(s, enterprise).launched = 7, row(s, enterprise).landed = 6; })
            .find("the limit is 12") != std::string::npos);
  CHECK(broken.by([&](State& s) { row(s, midway).launched = row(s, midway).landed = 75; }) == "");
  notices("operations than the limit", [&](State& s) { row(s, midway).landed = 76; });
  notices("readied; allowed", [&](State& s) {
    for (Group& group : row(s, enterprise).groups) group.ready = group.aboard;
  });
  // Points: fire, damage, movement, assault.
  notices("fire -1", [&](State& s) { row(s, ship(r, "Hammann")).fire = -1; });
  notices("damage", [&](State& s) { row(s, ship(r, "Hammann")).damage = 200; });
  notices("points", [&](State& s) { row(s, jp).points = 80; });
  notices("assault points", [&](State& s) { row(s, base(r, "Midway")).landed = 1; });
}

TEST_CASE("ALL: a random battle reaches every kind of order") {
  const carrier::Rules r = battle("midway");
  std::map<OrderKind, int> kinds;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    State s = Carrier::start(r, seed);
    Dice dice = dice_of(seed, Stream::computer);
    while (Carrier::turn(s) != Turn::over) {
      if (Carrier::turn(s) == Turn::automatic) {
        Carrier::advance(r, s, {});
        continue;
      }
      const carrier::Order order = Carrier::any_order(r, s, dice);
      ++kinds[order.kind];
      Carrier::apply(r, s, order, {});
    }
  }
  CHECK(kinds.size() == kOrderNames.size());
}

namespace {

// A middle of a battle that the plain admirals have played so far.
State played(const carrier::Rules& r, std::uint64_t seed, int turn) {
  State s = Carrier::start(r, seed);
  Observation seen;
  for (int i = 0; Carrier::turn(s) != Turn::over && (s.turn < turn || !seat_decides(Carrier::turn(s))); ++i) {
    if (Carrier::turn(s) == Turn::automatic) {
      Carrier::advance(r, s, {});
      continue;
    }
    Carrier::observe(r, s, viewer(s.seat), seen);
    Dice dice = dice_of(static_cast<std::uint64_t>(i), Stream::computer);
    Carrier::apply(r, s, Ai<Carrier>::choose(r, seen, {2, 100, {}}, dice), {});
  }
  return s;
}

// Changes everything that `seat` may not know, and counts the fields that did change.
int scramble(const carrier::Rules& r, State& s, Seat seat, Dice& dice) {
  const Seat enemy = other(seat);
  const State before = s;
  const auto some = [&](std::uint32_t n) { return static_cast<std::uint8_t>(dice.below(n)); };
  for (std::size_t i = 0; i < s.ships.size(); ++i) {
    if (r.ships[i].seat != enemy || !afloat(s.ships[i])) continue;
    Ship& ship = s.ships[i];
    ship.damage = some(static_cast<std::uint32_t>(r.ships[i].defence));
    ship.fire = some(9);
    ship.knots = some(9);
    ship.main = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.ships[i].main + 1)));
    ship.assault = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.ships[i].assault + 1)));
    ship.bombarded = some(2) != 0;
    ship.steady = some(2) != 0;
  }
  for (std::size_t i = 0; i < s.forces.size(); ++i) {
    Force& force = s.forces[i];
    if (r.seat_of(static_cast<ForceId>(i)) != enemy || !force.used()) continue;
    for (int tries = 0; tries < 50; ++tries) {
      const Hex hex{static_cast<std::int8_t>(dice.below(static_cast<std::uint32_t>(r.map.columns))),
                    static_cast<std::int8_t>(dice.below(static_cast<std::uint32_t>(r.map.rows)))};
      if (r.map.kind(hex) != HexKind::land) force.hex = hex;
    }
    force.points = some(79);
    force.air_ops = some(20);
    if (force.heading != Direction::none) force.heading = static_cast<Direction>(dice.below(6));
    force.bombard = !force.bombard;
  }
  for (std::size_t i = 0; i < s.bases.size(); ++i) {
    if (r.bases[i].seat != enemy) continue;
    s.bases[i].damage = static_cast<std::uint16_t>(dice.below(400));
    s.bases[i].assault = static_cast<std::uint16_t>(dice.below(static_cast<std::uint32_t>(r.bases[i].assault + 1)));
    s.bases[i].seaplanes = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.bases[i].seaplanes + 1)));
  }
  for (std::size_t i = 0; i < s.decks.size(); ++i) {
    if (r.decks[i].seat != enemy) continue;
    s.decks[i].ordnance = static_cast<Ordnance>(dice.below(3));
    for (Group& group : s.decks[i].groups)
      group.ready = static_cast<std::uint8_t>(dice.below(2) == 0 ? 0 : group.ready);
    if (!s.decks[i].groups.empty()) s.decks[i].groups.erase(0);
  }
  std::erase_if(s.missions, [&](const Mission& m) { return m.id.seat == enemy; });
  s.known[index(enemy)] = Knowledge{};
  s.dice = dice_of(dice.below(1000000));
  int changed = 0;
  for (std::size_t i = 0; i < s.ships.size(); ++i) changed += !(s.ships[i] == before.ships[i]);
  for (std::size_t i = 0; i < s.forces.size(); ++i) changed += !(s.forces[i] == before.forces[i]);
  for (std::size_t i = 0; i < s.bases.size(); ++i) changed += !(s.bases[i] == before.bases[i]);
  for (std::size_t i = 0; i < s.decks.size(); ++i) changed += !(s.decks[i] == before.decks[i]);
  return changed;
}

}  // namespace

TEST_CASE(
    "CF 8.4: what a side sees, may order and is refused, and the computer's order, depend on nothing it does not "
    "know") {
  for (const std::string name : {"midway", "coral_sea"}) {
    const carrier::Rules r = battle(name);
    for (const int turn : {2, 5, 9, 14, 30}) {
      const State truth = played(r, static_cast<std::uint64_t>(turn), turn);
      for (const Seat seat : {kUS, kJP}) {
        State here = truth;
        while (seat_decides(Carrier::turn(here)) ? here.seat != seat : Carrier::turn(here) == Turn::automatic)
          Carrier::turn(here) == Turn::automatic ? Carrier::advance(r, here, {}) : Carrier::apply(r, here, {}, {});
        if (Carrier::turn(here) == Turn::over) continue;
        State there = here;
        Dice dice = dice_of(static_cast<std::uint64_t>(turn));
        CHECK(scramble(r, there, seat, dice) > 20);
        INFO(name << " turn " << turn << " seat " << kSeatNames[index(seat)]);
        Observation a, b;
        Carrier::observe(r, here, viewer(seat), a);
        Carrier::observe(r, there, viewer(seat), b);
        CHECK(a == b);
        carrier::Orders one, two;
        CHECK(Carrier::orders(r, here, one) == Carrier::orders(r, there, two));
        CHECK(one == two);
        for (int skill = 1; skill <= static_cast<int>(Ai<Carrier>::skills().size()); ++skill) {
          Dice first = dice_of(3, Stream::computer), second = first;
          CHECK(Ai<Carrier>::choose(r, a, {skill, 100, {}}, first) ==
                Ai<Carrier>::choose(r, b, {skill, 100, {}}, second));
        }
        Dice first = dice_of(4, Stream::computer), second = first;
        for (int i = 0; i < 20; ++i) CHECK(Carrier::any_order(r, here, first) == Carrier::any_order(r, there, second));
      }
    }
  }
}

TEST_CASE("CF 8.4: a sampled world looks the same to its viewer and can be") {
  const carrier::Rules r = battle("midway");
  for (const int turn : {3, 8, 20}) {
    const State truth = played(r, static_cast<std::uint64_t>(turn), turn);
    Observation seen, again;
    Carrier::observe(r, truth, viewer(truth.seat), seen);
    Dice dice = dice_of(9);
    for (int i = 0; i < 5; ++i) {
      const State world = Carrier::sample(r, seen, dice);
      CHECK(Carrier::invalid(r, world) == "");
      Carrier::observe(r, world, viewer(truth.seat), again);
      CHECK(again == seen);
      CHECK(world.dice != truth.dice);
    }
  }
}

TEST_CASE("CF-56: plain admirals fight whole battles on both sides, by legal orders, and strike each other's ships") {
  for (const std::string& name : kBattles) {
    const carrier::Rules r = battle(name);
    int strikes = 0;
    Watch watch(r);
    std::vector<Event> events;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      State s = Carrier::start(r, seed);
      Heard heard;
      Observation seen;
      int orders = 0;
      while (Carrier::turn(s) != Turn::over && orders < 30000) {
        watch.before(s);
        const std::size_t told_before = heard.told.size();
        const auto watched = [&] {
          events.clear();
          for (std::size_t i = told_before; i < heard.told.size(); ++i) events.push_back(heard.told[i].event);
          return watch.after(s, events);
        };
        if (Carrier::turn(s) == Turn::automatic) {
          Carrier::advance(r, s, heard.log);
          REQUIRE(watched() == "");
          continue;
        }
        Carrier::observe(r, s, viewer(s.seat), seen);
        Dice dice = dice_of(static_cast<std::uint64_t>(orders++), Stream::computer);
        const carrier::Order order = Ai<Carrier>::choose(r, seen, {2, 100, {}}, dice);
        REQUIRE_FALSE(Carrier::check(r, s, order));
        Carrier::apply(r, s, order, heard.log);
        REQUIRE(watched() == "");
      }
      CHECK(Carrier::turn(s) == Turn::over);
      strikes += heard.count(EventKind::strike_began);
    }
    INFO(name);
    CHECK(strikes > 0);
  }
}

TEST_CASE("CF 10.9: what an island loses when it is captured is told, to the last aircraft") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  const BaseId island = base(r, "Midway");
  for (std::size_t i = 0; i < r.ships.size(); ++i)
    if (r.ships[i].loaded > 0) {
      alone(r, play.state, static_cast<ShipId>(i), info(r, island).hex);
      break;
    }
  play.base("Midway").damage = 600;
  play.base("Midway").landed = play.base("Midway").assault;
  play.at(Phase::unload, kUS);
  Watch watch(r);
  watch.before(play.state);
  REQUIRE(aboard(play.deck("Midway")) > 0);
  REQUIRE(play.base("Midway").seaplanes > 0);
  play.pass();
  CHECK(play.base("Midway").captured);
  CHECK(aboard(play.deck("Midway")) == 0);
  std::vector<Event> events;
  for (const auto& t : play.heard.told) events.push_back(t.event);
  CHECK(watch.after(play.state, events) == "");
  std::erase_if(events, [](const Event& e) { return e.kind == EventKind::captured; });
  CHECK(watch.after(play.state, events) != "");
}
