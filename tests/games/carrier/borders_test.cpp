// Borders of chapters 3 to 9 that an hour seldom comes to: a turn with every phase, loopholes that are closed, more
// aircraft at a base than fit, mistakes in a player's own files.
#include <fstream>

#include "games/carrier/play_support.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/rules/search.h"
#include "support/own_scenario.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const carrier::Rules& midway() {
  static const carrier::Rules rules = battle("midway");
  return rules;
}
const Hex kEmpty{22, 20};  // open sea with nobody near

std::string step_of(const State& state) {
  const std::string name(kPhaseNames[static_cast<std::size_t>(state.phase)]);
  if (Carrier::turn(state) == Turn::automatic) return name + " ";
  return name + (state.seat == kUS ? "/US " : "/JP ");
}

// What lint says of the player's scenario after one change.
Problems lint_of(const std::string& from, const std::string& to_text) {
  const Temporary folder;
  std::string text(kOwnScenario);
  const auto at = text.find(from);
  REQUIRE_MESSAGE(at != std::string::npos, from);
  text.replace(at, from.size(), to_text);
  std::ofstream(folder.path() + "/buna.toml") << text;
  return Info<Carrier>::lint(folder.path());
}

}  // namespace

TEST_CASE("CF 3.4: with aircraft in the air and in a pattern each side lands them after arming and before moving") {
  Play p(midway());
  p.state = Carrier::start(midway(), 3);
  p.pass_to(Phase::adjust, kUS);
  const auto airborne = [&](Seat seat, const char* type, const char* home, const char* tf) {
    const PlaneId plane = test::plane(midway(), type);
    const DeckId deck = named<DeckId>(midway(), home);
    fly(p.state, seat, 1, kEmpty, Ordnance::N, {{plane, 2, false}}).flights[0].home = deck;
    Mission& landing = fly(p.state, seat, 2, p.force(tf).hex, Ordnance::N, {{plane, 2, false}});
    landing.flights[0].home = deck;
    landing.pattern.force = test::force(midway(), tf);
  };
  airborne(kUS, "F4F", "Enterprise", "US TF1");
  airborne(kJP, "C.ZEKE", "Akagi", "JP TF1");
  std::string order;
  for (std::string last; p.state.turn < 2; p.pass()) {
    const std::string now = step_of(p.state);
    if (now != last) order += now;
    last = now;
  }
  CHECK(order ==
        "adjust/US adjust/JP heading/JP launch/JP arm/JP land/JP air/JP radar heading/US launch/US arm/US land/US "
        "air/US fights strikes surface submarines bombard unload fires repair sail clock ");
}

TEST_CASE("CF-82: a stopped seaplane does not escape the fight by landing at home") {
  Play p(midway());
  p.at(Phase::launch, kJP);
  p.give("launch SP from Tone");
  p.at(Phase::air, kJP);
  find(p.state, {kJP, 1})->points = 1;
  CHECK(p.refused("land M1").empty());
  find(p.state, {kJP, 1})->stopped = true;
  CHECK(p.refused("land M1") == "CF 8.5");
  find(p.state, {kJP, 1})->points = 0;
  CHECK_FALSE(any_can_act(midway(), p.state));
}

TEST_CASE("CF-85: searching on stops at every new sighting, also where a target is known already") {
  Play p(midway());
  p.state.weather.cloud = 0;
  alone(midway(), p.state, ship(midway(), "Tone"), kEmpty);
  p.force("JP TF8").hex = kEmpty;  // I-168
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, kEmpty, Ordnance::AS, {{plane(midway(), "SBD"), 4, true}});
  m.points = 4;
  m.found.add(named<ForceId>(midway(), "JP TF8"));
  p.state.dice = scripted_dice();
  const std::uint32_t never = search_chance(midway(), p.state, kUS, kEmpty, 1).den - 1;
  const Scripted dice({never, 0, 20});  // missed; found, listed for certain, rightly
  p.give("search M1 all");
  CHECK(p.mission(kUS, 1).points == 2);
  CHECK(p.mission(kUS, 1).found.size() == 2);
}

TEST_CASE("CF-67: a submarine group that takes a station loses what turning about would cost, leaving one is free") {
  Play p(midway());
  p.at(Phase::heading, kUS);
  Force& boats = p.force("US TF4");
  boats.heading = Direction::N;
  boats.points = 79;
  p.give("heading TF4 hold");
  CHECK(boats.points == 17);  // its fleet speed: 79, 39, 19, 9
  boats.points = 79;
  p.give("heading TF4 S");
  CHECK(boats.points == 79);
}

TEST_CASE("CF-79: a base counts more than 255 aircraft of one kind") {
  Play p(midway());
  p.clear_deck("Midway");
  p.set_group("Midway", "L.F4F", 255, 0);
  add_aircraft(p.deck("Midway"), plane(midway(), "L.F4F"), 45);
  CHECK(aboard(p.deck("Midway")) == 300);
  CHECK(deck_room(midway(), p.state, named<DeckId>(midway(), "Midway")) == 0);
  remove_aircraft(p.deck("Midway"), plane(midway(), "L.F4F"), 100, false);
  p.at(Phase::arm, kUS);
  p.give("ready Midway L.F4F 69");  // 31 seaplanes and 200: 81 above 150
  CHECK(p.refused("ready Midway L.F4F 1") == "CF-79");
  CHECK(Carrier::invalid(midway(), p.state).empty());
}

TEST_CASE("ALL: a position with a seaplane that has no home, or two, is named") {
  Play p(midway());
  p.at(Phase::launch, kJP);
  p.give("launch SP from Tone");
  State s = p.state;
  CHECK(Carrier::invalid(midway(), s).empty());
  s.missions[0].parent = ShipId::none;
  CHECK(Carrier::invalid(midway(), s) != "");
  s.missions[0].flights[0].home = named<DeckId>(midway(), "Akagi");
  CHECK(Carrier::invalid(midway(), s) != "");
}

TEST_CASE("ALL: lint names the line, what was found and what is allowed for each kind of mistake") {
  struct Mistake {
    const char* from;
    const char* to_text;
    const char* found;
    const char* allowed;
  };
  const char* const bases = "bases = []";
  for (const Mistake& one : {
           Mistake{"order = 9", "order = 0", "0", "1 to 99"},
           {"order = 9", "order = \"nine\"", "", ""},
           {"map = \"southwest\"", "map = \"../southwest\"", "../southwest", "a map of the folder maps"},
           {"start = 1942-08-01T06:00:00", "start = 1942-08-01T06:30:00", "", "hour"},
           {"end = 1942-08-01T18:00:00", "end = 1942-07-31T18:00:00", "turns", "1 to 1000"},
           {"wind_from = \"SE\"", "wind_from = \"E\"", "E", "NE"},
           {"wind_from = \"SE\"", "wind_from = \"hold\"", "hold", "NE"},
           {"cloud = 10", "cloud = 101", "101", "0 to 100"},
           {"pilots = { US = 0, JP = 0 }", "pilots = { US = 6, JP = 0 }", "6", "-5 to 5"},
           {"aa_factor = { US = [1, 1], JP = [1, 1] }", "aa_factor = { US = [1, 0], JP = [1, 1] }", "fraction",
            "[numerator, denominator]"},
           {"handicap = { US = 0, JP = 0 }", "handicap = { US = -1, JP = 0 }", "-1", "0 to 9999"},
           {"random_setup = false", "random_setup = 0", "", ""},
           {"random_setup = false",
            "random_setup = false\naccuracy = [ { type = \"F4F\", from = \"carrier\", bomb = 9 } ]", "F4F", "a bomber"},
           {"random_setup = false", "random_setup = false\ntorpedoes = [\"SBD\"]", "SBD", "torpedo_flag"},
           {"random_setup = false", "random_setup = false\nvictory = { marginal = 9, substantive = 9, decisive = 10 }",
            "do not rise", "marginal < substantive"},
           {"random_setup = false",
            "random_setup = false\nobjective = { base = \"Lae\", unload_damage = 0, bombard = true, capture = false }",
            "Lae", "an American base"},
           {bases,
            "bases = [ { name = \"Here\", side = \"US\", hex = [17, 18], op_limit = 9, capacity = 9, assault = 0, aa = "
            "0, seaplanes = 0 } ]",
            "a base on sea", "island or atoll"},
           {bases,
            "bases = [ { name = \"TF3\", side = \"US\", hex = [19, 13], op_limit = 9, capacity = 9, assault = 0, aa = "
            "0, seaplanes = 0 } ]",
            "TF3", "not like TF3"},
           {bases,
            "bases = [ { name = \"\", side = \"US\", hex = [19, 13], op_limit = 9, capacity = 9, assault = 0, aa = 0, "
            "seaplanes = 0 } ]",
            "\"\"", "1 to 40 letters"},
           {bases,
            "bases = [ { name = \"Wasp\", side = \"US\", hex = [19, 13], op_limit = 9, capacity = 9, assault = 0, aa = "
            "0, seaplanes = 0 } ]",
            "Wasp", "no base of its name"},
           {bases,
            "bases = [ { name = \"Here\", side = \"US\", hex = [19, 13], op_limit = 201, capacity = 9, assault = 0, aa "
            "= 0, seaplanes = 0 } ]",
            "201", "0 to 200"},
           {bases,
            "bases = [ { name = \"Here\", side = \"US\", hex = [19, 13], op_limit = 9, capacity = 9, assault = 0, aa = "
            "0, seaplanes = 10 } ]",
            "10 aircraft at Here", "its capacity of 9"},
           {bases,
            "bases = [ { name = \"Here\", side = \"US\", hex = [19, 13], op_limit = 9, capacity = 9, assault = 0, aa = "
            "0 } ]",
            "", ""},
           {bases, "bases = []\nlimits = { missions = 201 }", "201", "1 to 200"},
           {"type = \"SBD\"", "type = \"VAL\"", "VAL", "a type of that side"},
           {"type = \"SBD\"", "type = \"SEAPLANE\"", "SEAPLANE", "seaplanes are counted"},
           {"at = \"Wasp\"", "at = \"Balch\"", "Balch", "a carrier or base"},
           {"from = \"carrier\"", "from = \"land\"", "land aircraft on a ship", "11.9"},
           {"count = 30", "count = 0", "0", "1 to 200"},
           {"number = 1", "number = 2", "2", "without a gap"},
           {"hex = [17, 18]", "hex = [17, 32]", "", "rows 0 to 31"},
           {"hex = [17, 18]", "hex = [17]", "", "[column, row]"},
           {"heading = \"NW\"", "heading = \"NW\"\npatrol = true", "Wasp", "submarines in patrols"},
           {"heading = \"NW\"", "heading = \"NW\"\nspeed = 3", "speed", ""},
           {"ships = [\"Wasp\", \"Balch\"]", "ships = []", "0 ships", "1 to 20"},
           {"ships = [\"Wasp\", \"Balch\"]", "ships = [\"Wasp\", \"Oite\"]", "Oite", "a ship of that side"},
           {"ships = [\"Asanagi\", \"Oite\"]", "ships = [\"Asanagi\"]\nloaded = [ { ship = \"Oite\", points = 1 } ]",
            "Oite", "a ship of this force"},
           {"ships = [\"Asanagi\", \"Oite\"]",
            "ships = [\"Asanagi\", \"Yubari\"]\nloaded = [ { ship = \"Yubari\", points = 1 } ]", "Yubari",
            "a type of 10.8"},
       }) {
    const Problems problems = lint_of(one.from, one.to_text);
    std::string all;
    bool said = false;
    for (const Problem& problem : problems) {
      all += problem.text() + "\n";
      said = said || (problem.place.find("/buna.toml:") != std::string::npos &&
                      problem.found.find(one.found) != std::string::npos &&
                      problem.allowed.find(one.allowed) != std::string::npos);
    }
    CHECK_MESSAGE(said, one.to_text << "\n" << all);
  }
}

TEST_CASE(
    "ALL: thousands of damaged orders are refused in words or carried out, and leave a battle that fits the rules") {
  const carrier::Rules r = battle("midway");
  State s = Carrier::start(r, 5);
  Dice dice = dice_of(9, Stream::computer);
  const auto below = [&](std::size_t n) { return dice.below(static_cast<std::uint32_t>(n)); };
  const std::vector<std::string> words{"TF1",  "TF9",    "TF0",      "M1",    "M20",    "M21",     "N",      "hold",
                                       "AS",   "SP",     "from",     "at",    "all",    "Midway",  "Akagi",  "Tone",
                                       "next", "launch", "SBD=255",  "VAL=0", "SBD=-1", "F4F=256", "-32769", "999",
                                       "=",    "\"",     "\xc3\xa9", "none",  "US TF1", "L.F4F",   "ready",  "land"};
  std::vector<std::string> said;
  int parsed = 0, refused = 0, done = 0;
  Observation seen;
  for (int i = 0; i < 4000 && Carrier::turn(s) != Turn::over; ++i) {
    while (Carrier::turn(s) == Turn::automatic) Carrier::advance(r, s, {});
    if (Carrier::turn(s) == Turn::over) break;
    const carrier::Order order = Carrier::any_order(r, s, dice);
    said.push_back(Words<Carrier>::text(r, order));
    std::string text = said[below(said.size())];  // of any phase
    for (std::size_t edits = below(3); edits > 0; --edits) {
      const std::size_t at = below(text.size() + 1);
      switch (below(5)) {
        case 0: text.insert(at, " " + words[below(words.size())] + " "); break;
        case 1: text.resize(at); break;
        case 2: text.insert(at, 1, static_cast<char>(1 + below(255))); break;
        case 3: text += " " + words[below(words.size())]; break;
        default: {
          const std::size_t space = text.find(' ');
          const std::size_t end = space == std::string::npos ? text.size() : text.find(' ', space + 1);
          if (space != std::string::npos)
            text.replace(space + 1, (end == std::string::npos ? text.size() : end) - space - 1,
                         words[below(words.size())]);
        }
      }
    }
    INFO(text);
    const auto read = Words<Carrier>::parse(r, text);
    if (!read.order) {
      CHECK_FALSE(read.error.empty());
    } else if (const Refusal refusal = Carrier::check(r, s, *read.order)) {
      Carrier::observe(r, s, viewer(s.seat), seen);
      CHECK_FALSE(Words<Carrier>::why(r, refusal, seen).text.empty());
      ++refused;
    } else {
      Carrier::apply(r, s, *read.order, {});
      CHECK(Carrier::invalid(r, s) == "");
      ++done;
    }
    parsed += read.order.has_value();
    if (i % 3 == 0 && Carrier::turn(s) != Turn::over && Carrier::turn(s) != Turn::automatic)
      Carrier::apply(r, s, Carrier::any_order(r, s, dice), {});
  }
  CHECK(parsed > 300);
  CHECK(refused > 50);
  CHECK(done > 50);
}
