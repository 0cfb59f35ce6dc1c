// The data of Carrier Force: every shipped file loads, and what does not fit is named with its place.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/carrier/play_support.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const std::string kFolder = find_folder("scenarios") + "/carrier";

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

// The problems of Midway after one change in one of its files.
Problems after(const std::string& file, const std::string& from, const std::string& to_text) {
  const Temporary folder;
  std::filesystem::copy(kFolder, folder.path(),
                        std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
  std::string text = text_of(folder.path() + "/" + file);
  const auto place = text.find(from);
  REQUIRE_MESSAGE(place != std::string::npos, from);
  text.replace(place, from.size(), to_text);
  std::ofstream(folder.path() + "/" + file) << text;
  Problems problems;
  load_scenario(folder.path(), "midway", problems);
  return problems;
}

void check_one(const std::string& file, const std::string& from, const std::string& to_text, const std::string& said) {
  const Problems problems = after(file, from, to_text);
  INFO(from << " -> " << to_text);
  REQUIRE_FALSE(problems.empty());
  CHECK(problems[0].place.find(file + ":") != std::string::npos);
  CHECK_MESSAGE(problems[0].text().find(said) != std::string::npos, problems[0].text());
}

}  // namespace

TEST_CASE("ALL: every shipped scenario of Carrier Force loads without a problem") {
  for (const Problem& problem : Info<Carrier>::lint(kFolder)) FAIL_CHECK(problem.text());
  const auto names = Info<Carrier>::scenario_names(kFolder);
  REQUIRE(names.size() == 5);
  CHECK(names[0].id == "coral_sea");
  CHECK(names[1].title == "Midway");
}

TEST_CASE("ALL: a mistake in a file of Carrier Force is named with file, line, what was found and what is allowed") {
  check_one("midway.toml", "cloud = 25", "clowd = 25", "cloud");
  check_one("midway.toml", "cloud = 25", "cloud = 101", "0 to 100");
  check_one("midway.toml", "1942-06-07T21:00:00", "1942-06-03T21:00:00", "1 to 1000 turns");
  check_one("midway.toml", "map = \"midway\"", "map = \"atlantic\"", "a map of the folder maps");
  check_one("midway.toml", "\"Akagi\", \"Kaga\"", "\"Akagi\", \"Kago\"", "a ship of that side");
  check_one("midway.toml", "\"Akagi\", \"Kaga\"", "\"Akagi\", \"Akagi\", \"Kaga\"", "1 to 20");
  check_one("midway.toml", "\"Nautilus\", ", "\"Nautilus\", \"Phelps\", ", "each ship once");
  check_one("midway.toml", "\"Phelps\", ", "\"Nautilus\", ", "submarines in patrols");
  check_one("midway.toml", "hex = [12, 12]", "hex = [31, 12]", "columns 0 to 30");
  check_one("midway.toml", "hex = [15, 15]", "hex = [15, 16]", "an island or atoll hex");
  check_one("midway.toml", "{ base = \"Midway\"", "{ base = \"Kure\"", "an American base");
  check_one("midway.toml", "type = \"C.ZEKE\", count = 24", "type = \"C.ZEKE\", count = 54", "its capacity of 66");
  check_one("midway.toml", "type = \"C.ZEKE\", count = 24, from = \"carrier\"",
            "type = \"C.ZEKE\", count = 24, from = \"land\"", "11.9");
  check_one("midway.toml", "op_limit = 75", "op_limit = 45", "at least 60");
  check_one("odds.toml", "kill = [2, 5]", "kill = [7, 5]", "from 0 to 1");
  check_one("odds.toml", "first_round = 1", "first_round = 9", "1 to 4");
  check_one("ships.toml", "op_minimum = 12", "op_maximum = 12", "op_minimum");
  check_one("aircraft.toml", "class = \"fighter\"", "class = \"glider\"", "one of");
  check_one("maps/midway.toml", "..............ai.r.............", "..............aix.r............",
            "one of . L i a r");
}

TEST_CASE("CF-14: a scenario may raise the limits, for experiments") {
  const Temporary folder;
  std::filesystem::copy(kFolder, folder.path(),
                        std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
  std::ofstream(folder.path() + "/midway.toml") << "limits = { task_forces = { US = 40, JP = 40 }, missions = 80 }\n"
                                                << text_of(kFolder + "/midway.toml");
  Problems problems;
  const carrier::Rules r = load_scenario(folder.path(), "midway", problems);
  for (const Problem& problem : problems) FAIL_CHECK(problem.text());
  CHECK(r.odds.limits.task_forces == std::array<int, 2>{39, 40});
  CHECK(r.odds.limits.missions == 80);
  State s = Carrier::start(r, 1);
  CHECK(Carrier::invalid(r, s) == "");
}

TEST_CASE("ALL: a position that does not fit the rules of Carrier Force is named") {
  const carrier::Rules r = battle("midway");
  const State good = Carrier::start(r, 1);
  const auto wrong = [&](auto&& change) {
    State s = good;
    change(s);
    return Carrier::invalid(r, s);
  };
  CHECK(wrong([](State&) {}).empty());
  CHECK(wrong([](State& s) { s.forces[0].ships.add(s.forces[1].ships[0]); }) != "");
  CHECK(wrong([](State& s) { s.forces[0].hex = {40, 2}; }) != "");
  CHECK(wrong([&](State& s) { row(s, ship(r, "Tone")).damage = 99; }) != "");
  CHECK(wrong([](State& s) { s.decks[0].groups[0].ready = 200; }) != "");
  CHECK(wrong([](State& s) { s.decks[0].groups.add(s.decks[0].groups[0]); }) != "");
  CHECK(wrong([](State& s) { s.weather.cloud = 130; }) != "");
  CHECK(wrong([](State& s) { s.turn = 500; }) != "");
  CHECK(wrong([](State& s) { s.ships.pop_back(); }) != "");
  CHECK(wrong([&](State& s) { fly(s, kUS, 21, {20, 20}, Ordnance::N, {{plane(r, "SBD"), 3, false}}); }) != "");
  CHECK(wrong([&](State& s) { fly(s, kUS, 1, {20, 20}, Ordnance::N, {{plane(r, "SBD"), 3, true}}); }) != "");
  CHECK(wrong([&](State& s) { fly(s, kUS, 1, {20, 20}, Ordnance::N, {{plane(r, "VAL"), 3, false}}); }) != "");
}

TEST_CASE("ALL: orders read as they are written, names in any case, and say what was expected where they do not") {
  const carrier::Rules r = battle("coral_sea");
  const auto parse = [&](std::string_view text) { return Words<Carrier>::parse(r, text); };
  const auto order = parse("LAUNCH as FROM port moresby p39=6 A24=2");
  REQUIRE(order.order);
  CHECK(Words<Carrier>::text(r, *order.order) == "launch AS from Port Moresby P39=6 A24=2");
  for (const char* text : {"next",
                           "end",
                           "divide TF1 Sims",
                           "transfer Sims TF2",
                           "scuttle Neosho",
                           "bombard TF2 off",
                           "heading TF3 NE",
                           "heading TF5 hold",
                           "launch SP from Noumea",
                           "launch SP from Kamikawa Maru",
                           "launch F from Lae L.ZEKE=3",
                           "reinforce M4 from Lexington SBD=10",
                           "ordnance Port Moresby HE",
                           "ready Yorktown SBD -3",
                           "recover M4",
                           "recover M4 at Yorktown",
                           "move M12 NW",
                           "search M4",
                           "search M4 all",
                           "attack M4 TF2",
                           "attack M4 Port Moresby",
                           "jettison M4",
                           "land M4",
                           "land M4 TF2",
                           "land M4 Rabaul"}) {
    const auto parsed = parse(text);
    INFO(text);
    REQUIRE(parsed.order);
    CHECK(Words<Carrier>::text(r, *parsed.order) == text);
  }
  CHECK(parse("attack M4").error.find("an enemy task force") != std::string::npos);
  CHECK(parse("move M4").error == "found the end of the order; allowed is N, NE, SE, S, SW, NW");
  CHECK(parse("move M44 N").error.find("a mission with its number") != std::string::npos);
  CHECK(parse("sail TF1").error.find("found \"sail TF1\"") != std::string::npos);
  CHECK(parse("next please").error.find("the end of the order") != std::string::npos);
  CHECK(parse("launch AS from Lexington SBD").error.find("an aircraft type and a number") != std::string::npos);
  CHECK_FALSE(parse("").order);
}
