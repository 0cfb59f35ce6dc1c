// Chapters 4 and 5: adjusting task forces and sailing.
#include "games/carrier/play_support.h"
#include "games/carrier/rules/adjustment.h"
#include "games/carrier/rules/movement.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {
const carrier::Rules& midway() {
  static const carrier::Rules rules = battle("midway");
  return rules;
}
}  // namespace

TEST_CASE("CF 4.1: dividing makes a new task force of the lowest free number") {
  Play p(midway());
  p.at(Phase::adjust, kUS);
  p.force("US TF1").points = 40;
  p.force("US TF1").heading = Direction::S;
  const auto ships = p.force("US TF1").ships.size();
  p.give("divide TF1 Atlanta");
  CHECK(p.force("US TF6").ships.size() == 1);
  CHECK(p.ship("Atlanta").force == test::force(midway(), "US TF6"));
  CHECK(p.force("US TF1").ships.size() == ships - 1);
  CHECK(p.heard.of(EventKind::divided, Viewer::zero).size() == 1);
  CHECK(p.heard.of(EventKind::divided, Viewer::one).empty());
  CHECK(p.refused("divide TF1 Kaga") == "CF 4.1");
  CHECK(p.refused("divide TF2 Enterprise") == "CF 4.1");
  CHECK(p.refused("divide TF6 Atlanta") == "CF 4.1");  // her own force, whole
}

TEST_CASE("CF-61: a divided force copies heading and points, and operations stay with each carrier") {
  Play p(midway());
  p.at(Phase::adjust, kUS);
  p.force("US TF1").points = 40;
  p.force("US TF1").heading = Direction::S;
  p.deck("Hornet").launched = 7;
  p.give("divide TF1 Hornet");
  CHECK(p.force("US TF6").hex == p.force("US TF1").hex);
  CHECK(p.force("US TF6").heading == Direction::S);
  CHECK(p.force("US TF6").points == 40);
  CHECK(p.deck("Hornet").launched == 7);
}

TEST_CASE("CF-14: a side has 10 or 9 task forces less its bases, submarine groups among them") {
  const carrier::Rules coral = battle("coral_sea");
  CHECK(midway().odds.limits.task_forces == std::array<int, 2>{8, 10});
  CHECK(coral.odds.limits.task_forces == std::array<int, 2>{6, 8});  // three American bases, two Japanese
  Play p(coral);
  p.at(Phase::adjust, kUS);
  p.give("divide TF1 Sims");  // five forces at the start, one of them submarines
  CHECK(p.refused("divide TF1 Anderson") == "CF 4.1");
  CHECK(p.why("divide TF1 Anderson").text.find("6") != std::string::npos);
}

TEST_CASE("CF-15: scuttling is allowed at the limit of task forces too") {
  const carrier::Rules coral = battle("coral_sea");
  Play p(coral);
  p.at(Phase::adjust, kUS);
  p.give("divide TF1 Sims");
  CHECK(p.refused("divide TF1 Anderson") == "CF 4.1");
  p.give("scuttle Anderson");
  CHECK(p.ship("Anderson").fate == Fate::scuttled);
}

TEST_CASE("CF-63: any ship may be scuttled; aircraft and assault points aboard are lost") {
  Play p(midway());
  p.at(Phase::adjust, kJP);
  CHECK(aboard(p.deck("Kaga")) == 74);
  p.give("scuttle Kaga");
  CHECK(aboard(p.deck("Kaga")) == 0);
  CHECK(p.ship("Kaga").force == ForceId::none);
  CHECK(p.ship("Brasil Maru").assault == 12);
  p.give("scuttle Brasil Maru");
  CHECK(p.ship("Brasil Maru").assault == 0);
  CHECK(p.refused("scuttle Kaga") == "CF 4.1");
  CHECK(p.refused("scuttle Yorktown") == "CF 4.1");
  CHECK(p.heard.of(EventKind::scuttled, Viewer::zero).empty());
}

TEST_CASE("CF 4.2: ships change over in one hex, to at most 20, and the lower points count for the gaining force") {
  Play p(midway());
  p.at(Phase::adjust, kUS);
  p.force("US TF2").hex = p.force("US TF1").hex;
  p.force("US TF1").points = 60;
  p.force("US TF2").points = 45;
  p.give("transfer Astoria TF1");
  CHECK(p.force("US TF1").points == 45);
  p.give("transfer Portland TF1");
  p.give("transfer Hammann TF1");
  CHECK(p.force("US TF1").ships.size() == 20);
  CHECK(p.refused("transfer Hughes TF1") == "CF 4.2");
  CHECK(p.refused("transfer Astoria TF1") == "CF 4.2");  // is there already
  p.force("US TF2").hex = neighbour(p.force("US TF1").hex, Direction::N);
  CHECK(p.refused("transfer Astoria TF2") == "CF 4.2");
  p.force("US TF1").points = 30;  // the losing force's lower total counts as well
  p.force("US TF2").hex = p.force("US TF1").hex;
  p.give("transfer Astoria TF2");
  CHECK(p.force("US TF2").points == 30);
}

TEST_CASE("CF-67: submarine groups never join ships, keep their station until sent, and move at their speed") {
  Play p(midway());
  p.at(Phase::adjust, kUS);
  p.force("US TF4").hex = p.force("US TF1").hex;
  CHECK(p.refused("transfer Tambor TF1") == "CF-67");
  CHECK(p.refused("transfer Phelps TF4") == "CF-67");
  CHECK(p.force("US TF4").heading != Direction::none);  // laid out by hand; at a real start it holds:
  const State start = Carrier::start(midway(), 1);
  CHECK(row(start, test::force(midway(), "US TF4")).heading == Direction::none);
  CHECK(fleet_speed(midway(), p.state, test::force(midway(), "US TF4")) == 17);  // Dolphin's
  p.at(Phase::heading, kUS);
  CHECK(p.refused("heading TF1 hold") == "CF-67");
  p.give("heading TF4 hold");
  p.force("US TF4").points = 60;
  const Hex station = p.force("US TF4").hex;
  sail(midway(), p.state, p.heard.log);
  CHECK(p.force("US TF4").hex == station);
  p.give("heading TF4 S");
  sail(midway(), p.state, p.heard.log);
  CHECK(p.force("US TF4").hex == neighbour(station, Direction::S));
}

TEST_CASE("CF 4.3: the battle ends when both sides agree, and either may take its offer back") {
  Play p(midway());
  p.at(Phase::adjust, kUS);
  p.give("end");
  CHECK(p.state.agreed[0]);
  CHECK(p.heard.of(EventKind::offered_end, Viewer::one).size() == 1);
  p.give("end");
  CHECK_FALSE(p.state.agreed[0]);
  p.give("end");
  p.give("next");
  CHECK(p.state.seat == kJP);
  p.give("end");
  CHECK(Carrier::turn(p.state) == Turn::over);
  CHECK(Carrier::outcome(midway(), p.state).over);
  // The final score and the list of ships sunk, which nobody could see before.
  Observation seen;
  Carrier::observe(midway(), p.state, Viewer::one, seen);
  CHECK(seen.known.ships == p.state.ships);
}

TEST_CASE("CF-69: the bombardment switch stands on by default and is set in the adjustment phase") {
  Play p(midway());
  p.at(Phase::adjust, kJP);
  CHECK(p.force("JP TF3").bombard);
  p.give("bombard TF3 off");
  CHECK_FALSE(p.force("JP TF3").bombard);
  CHECK(p.refused("bombard TF3 off") == "CF 10.7");
  p.give("bombard TF3 on");
  CHECK(p.refused("bombard TF9 off") == "CF 10.7");  // minesweepers
  p.at(Phase::heading, kJP);
  CHECK(p.refused("bombard TF3 off") == "CF 3.4");
}

TEST_CASE("CF 5.1: fleet speed is 30 or the slowest ship's, whichever is lower") {
  const carrier::Rules& r = midway();
  Play p(r);
  const auto of = [&](std::string_view name) { return fleet_speed(r, p.state, test::force(r, name)); };
  // Example 5.2 of examples.md, laid out in one force: Enterprise 32, Phelps 35.
  const ForceId tf = alone(r, p.state, ship(r, "Enterprise"), {20, 20});
  join(p.state, ship(r, "Phelps"), tf);
  CHECK(fleet_speed(r, p.state, tf) == 30);
  CHECK(of("JP TF9") < 30);
  SUBCASE("CF-60: fires slow a ship by their level, and a force with a ship at 0 gains nothing") {
    p.ship("Enterprise").fire = 6;
    CHECK(fleet_speed(r, p.state, tf) == 26);
    p.ship("Enterprise").fire = 2;
    CHECK(fleet_speed(r, p.state, tf) == 30);
    p.ship("Enterprise").knots = 22;
    p.ship("Enterprise").fire = 12;
    CHECK(fleet_speed(r, p.state, tf) == 0);
    row(p.state, tf).points = 17;
    gain_points(r, p.state);
    CHECK(row(p.state, tf).points == 17);
    CHECK(turned_points(r, 17, 2, 0) == 4);  // its turning floor is 0
  }
  SUBCASE("a turn adds the fleet speed, up to 79") {
    row(p.state, tf).points = 20;
    gain_points(r, p.state);
    CHECK(row(p.state, tf).points == 50);
    gain_points(r, p.state);
    CHECK(row(p.state, tf).points == 79);
    gain_points(r, p.state);
    CHECK(row(p.state, tf).points == 79);
  }
}

TEST_CASE("CF-12: each compass point of a turn halves the points in turn, never below fleet speed") {
  CHECK(turned_points(midway(), 40, 1, 30) == 30);
  CHECK(turned_points(midway(), 70, 1, 30) == 35);
  CHECK(turned_points(midway(), 65, 2, 30) == 30);
  CHECK(turned_points(midway(), 79, 1, 12) == 39);
  CHECK(turned_points(midway(), 79, 2, 12) == 19);
  CHECK(turned_points(midway(), 79, 3, 12) == 12);
}

TEST_CASE("CF-57: halves are whole numbers, the remainder rounded down after each point of turn") {
  CHECK(turned_points(midway(), 65, 2, 10) == 16);  // 65, 32, 16
  CHECK(turned_points(midway(), 51, 1, 10) == 25);
  CHECK(turned_points(midway(), 8, 1, 30) == 8);  // turning adds nothing either
}

TEST_CASE("CF 5.2: example 5.1, twelve turns of movement points, and a white side at the end") {
  const carrier::Rules& r = midway();
  Play p(r);
  const ForceId tf = alone(r, p.state, ship(r, "Enterprise"), {20, 20});
  Force& force = row(p.state, tf);
  force.heading = Direction::NE;
  const auto gain = [&] {
    gain_points(r, p.state);
    p.at(Phase::heading, kUS);
  };
  const auto sails = [&] { sail(r, p.state, p.heard.log); };
  const std::string name = "heading " + name_of(r, tf) + " ";
  gain();  // 1
  CHECK(force.points == 30);
  sails();
  gain();  // 2
  CHECK(force.points == 60);
  sails();
  CHECK(force.points == 10);
  CHECK(force.hex == neighbour({20, 20}, Direction::NE));
  gain();  // 3
  CHECK(force.points == 40);
  p.give(name + "SE");
  CHECK(force.points == 30);
  sails();
  gain();  // 4
  sails();
  CHECK(force.points == 10);
  gain();  // 5
  sails();
  gain();  // 6
  CHECK(force.points == 70);
  p.give(name + "S");
  CHECK(force.points == 35);
  sails();
  gain();  // 7
  CHECK(force.points == 65);
  p.give(name + "NW");
  CHECK(force.points == 30);
  sails();
  gain();  // 8: wind one point off, four launched and two landed
  CHECK(force.points == 60);
  p.state.weather.wind = Direction::N;
  force.air_ops = 6;
  CHECK(sailing_points(r, p.state, tf) == 42);
  sails();
  gain();  // 9: the same direction, no loss
  CHECK(force.points == 72);
  p.state.weather.wind = Direction::NW;
  force.air_ops = 20;
  sails();
  CHECK(force.points == 22);
  gain();  // 10
  p.state.weather.wind = Direction::SE;
  force.air_ops = 5;
  CHECK(sailing_points(r, p.state, tf) == 26);
  sails();
  gain();  // 11
  CHECK(force.points == 56);
  p.state.weather.wind = Direction::S;
  force.air_ops = 12;
  CHECK(sailing_points(r, p.state, tf) == 0);
  sails();
  gain();  // 12
  CHECK(force.points == 30);
}

TEST_CASE("CF-58: launches and landings of a turn add up against the total after its heading changes, floor 0") {
  const carrier::Rules& r = midway();
  Play p(r);
  const ForceId tf = test::force(r, "US TF2");
  Force& force = row(p.state, tf);
  force.heading = Direction::N;
  force.points = 65;
  p.state.weather.wind = Direction::NE;
  force.air_ops = 3;
  CHECK(sailing_points(r, p.state, tf) == 65 - 9);  // 15 % of 65 is 9.75
  force.air_ops = 21;
  CHECK(sailing_points(r, p.state, tf) == 0);
  p.state.weather.wind = Direction::N;
  CHECK(sailing_points(r, p.state, tf) == 65);
}

TEST_CASE("CF 5.3: a force never crosses a white side and gathers points up to 79") {
  const carrier::Rules r = battle("coral_sea");
  Play p(r);
  Hex hex{};
  Direction side{};
  for (int i = 0; i < r.map.columns * r.map.rows && hex == Hex{}; ++i) {
    const Hex here{static_cast<std::int8_t>(i % r.map.columns), static_cast<std::int8_t>(i / r.map.columns)};
    if (r.map.kind(here) == HexKind::land) continue;
    for (int d = 0; d < 6; ++d)
      if (r.map.blocks(here, static_cast<Direction>(d))) hex = here, side = static_cast<Direction>(d);
  }
  REQUIRE(r.map.inside(hex));
  const ForceId tf = alone(r, p.state, ship(r, "Lexington"), hex);
  Force& force = row(p.state, tf);
  force.heading = side;
  force.points = 49;
  for (int turn = 0; turn < 3; ++turn) {
    gain_points(r, p.state);
    CHECK(force.points == 79);
    sail(r, p.state, p.heard.log);
    CHECK(force.hex == hex);
    CHECK(force.points == 79);
  }
  CHECK(p.heard.count(EventKind::force_blocked) == 3);
}

TEST_CASE("CF-64: every side of a land hex is white, from both hexes; islands, atolls, reefs and bases are open") {
  for (const auto name : {"coral_sea", "midway"}) {
    const carrier::Rules r = battle(name);
    for (int i = 0; i < r.map.columns * r.map.rows; ++i) {
      const Hex hex{static_cast<std::int8_t>(i % r.map.columns), static_cast<std::int8_t>(i / r.map.columns)};
      for (int d = 0; d < 6; ++d) {
        const Hex next = neighbour(hex, static_cast<Direction>(d));
        if (!r.map.inside(next)) continue;
        const bool land = r.map.kind(hex) == HexKind::land || r.map.kind(next) == HexKind::land;
        INFO(hex.col << "," << hex.row << " " << kDirectionNames[static_cast<std::size_t>(d)]);
        CHECK(r.map.blocks(hex, static_cast<Direction>(d)) == land);
      }
    }
  }
}

TEST_CASE("CF-65: a base exists only in the scenarios that list it, and any force may enter its hex") {
  const carrier::Rules coral = battle("coral_sea"), solomons = battle("eastern_solomons");
  const Hex moresby = info(coral, base(coral, "Port Moresby")).hex;
  CHECK(coral.map.kind(moresby) == HexKind::base);
  CHECK(solomons.map.kind(moresby) == HexKind::island);
  CHECK(solomons.base_at(moresby) == BaseId::none);
  Play p(midway());
  const Hex island = info(midway(), base(midway(), "Midway")).hex;
  const ForceId tf = alone(midway(), p.state, ship(midway(), "Tone"), neighbour(island, Direction::N));
  row(p.state, tf).heading = Direction::S;
  row(p.state, tf).points = 60;
  sail(midway(), p.state, p.heard.log);
  CHECK(row(p.state, tf).hex == island);
}

TEST_CASE("CF-66: a force leaves on the move that would cross the map's edge, and aircraft in its pattern are lost") {
  const carrier::Rules& r = midway();
  Play p(r);
  const ForceId tf = alone(r, p.state, ship(r, "Yorktown"), {10, 0});
  row(p.state, tf).heading = Direction::N;
  row(p.state, tf).points = 49;
  sail(r, p.state, p.heard.log);
  CHECK(row(p.state, tf).used());
  row(p.state, tf).points = 50;
  Mission& m = fly(p.state, kUS, 1, {10, 0}, Ordnance::N, {{plane(r, "SBD"), 5, false}});
  m.pattern.force = tf;
  sail(r, p.state, p.heard.log);
  CHECK_FALSE(row(p.state, tf).used());
  CHECK(p.ship("Yorktown").fate == Fate::left);
  CHECK(p.state.missions.empty());
  CHECK(p.heard.one(EventKind::ditched).n == 5);
}

TEST_CASE("CF-13: ships that leave the map keep their damage for the score; their aircraft do not count") {
  const carrier::Rules& r = midway();
  Play p(r);
  const int us = Carrier::score(r, p.state, kUS), jp = Carrier::score(r, p.state, kJP);
  const int planes = aboard(p.deck("Yorktown"));
  const ForceId tf = alone(r, p.state, ship(r, "Yorktown"), {10, 0});
  row(p.state, tf).heading = Direction::N;
  row(p.state, tf).points = 60;
  p.ship("Yorktown").damage = 5;
  sail(r, p.state, p.heard.log);
  CHECK(Carrier::score(r, p.state, kUS) == us - planes);
  CHECK(Carrier::score(r, p.state, kJP) == jp + 5);
}

TEST_CASE("CF-43: task forces that swap hexes do not meet") {
  const carrier::Rules& r = midway();
  Play p(r);
  const ForceId us = alone(r, p.state, ship(r, "Astoria"), {20, 20}), jp = alone(r, p.state, ship(r, "Tone"), {20, 19});
  row(p.state, us).heading = Direction::N;
  row(p.state, jp).heading = Direction::S;
  row(p.state, us).points = row(p.state, jp).points = 60;
  sail(r, p.state, p.heard.log);
  CHECK(row(p.state, us).hex == Hex{20, 19});
  CHECK(row(p.state, jp).hex == Hex{20, 20});
  CHECK(p.heard.count(EventKind::surface_began) == 0);
}

TEST_CASE("CF-59: launching and landing seaplanes costs a force no points") {
  const carrier::Rules& r = midway();
  Play p(r);
  p.at(Phase::launch, kJP);
  p.give("launch SP from Tone");
  CHECK(p.force("JP TF1").air_ops == 0);
  p.at(Phase::air, kJP);
  p.give("land M1");
  CHECK(p.force("JP TF1").air_ops == 0);
}
