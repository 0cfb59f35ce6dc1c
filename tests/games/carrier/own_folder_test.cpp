// A scenario of a player's own, alone in a folder of his: what tools/lint says of it (the shipped ships, aircraft, odds
// and maps stand behind it).
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/carrier/play_support.h"
#include "support/own_scenario.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const std::string kOwn(kOwnScenario);

// What lint says after each of these has been put in place of what stands there.
Problems lint_of(std::initializer_list<std::pair<std::string, std::string>> changes) {
  const Temporary folder;
  std::string text = kOwn;
  for (const auto& change : changes) {
    const std::string &from = change.first, &to_text = change.second;
    const auto at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to_text);
  }
  std::ofstream(folder.path() + "/buna.toml") << text;
  return Info<Carrier>::lint(folder.path());
}

int line_of(const std::string& text) {
  return 1 + static_cast<int>(std::count(kOwn.begin(), kOwn.begin() + static_cast<long>(kOwn.find(text)), '\n'));
}

// There is a problem at that line of the file that says what was found and what is allowed.
void check_said(const Problems& problems, int line, const std::string& found, const std::string& allowed) {
  std::string all;
  for (const Problem& problem : problems) {
    all += problem.text() + "\n";
    if (problem.place.find("/buna.toml:" + std::to_string(line) + ":") == std::string::npos) continue;
    if (problem.found.find(found) != std::string::npos && problem.allowed.find(allowed) != std::string::npos) return;
  }
  FAIL_CHECK("line " << line << ": " << found << "; " << allowed << "\n" << all);
}

std::string twenty_one() {
  std::string out = "ships = [";
  int n = 0;
  Problems problems;
  const carrier::Rules r = battle("midway");
  for (const ShipInfo& one : r.ships)
    if (one.seat == kJP && !one.submarine() && n < 21) out += (n++ == 0 ? "\"" : ", \"") + one.name + "\"";
  REQUIRE(n == 21);
  return out + "]";
}

}  // namespace

TEST_CASE("ALL: a scenario alone in a player's own folder leans on the shipped ships, aircraft, odds and maps") {
  for (const Problem& problem : lint_of({})) FAIL_CHECK(problem.text());
}

TEST_CASE("ALL: every mistake in a player's own scenario is named with its line, what was found and what is allowed") {
  const std::string ships = "ships = [\"Asanagi\", \"Oite\"]";
  const auto unknown = lint_of({{ships, "ships = [\"Asanagi\", \"Titanic\"]"}});
  CHECK(unknown.size() == 1);
  check_said(unknown, line_of(ships), "\"Titanic\"", "a ship of that side in ships.toml");

  const auto many = lint_of({{ships, twenty_one()}});
  CHECK(many.size() == 1);
  check_said(many, line_of(ships), "21 ships", "1 to 20 (4.2)");

  const auto land = lint_of({{"hex = [9, 10]", "hex = [7, 8]"}});
  CHECK(land.size() == 1);
  check_said(land, line_of("hex = [9, 10]"), "a force on land", "a hex that is not land");

  const auto full = lint_of({{"count = 30", "count = 99"}});
  CHECK(full.size() == 1);
  check_said(full, line_of("groups = ["), "99 aircraft at Wasp", "its capacity of");

  // All of them at once are all said at once.
  const auto all = lint_of({{ships, "ships = [\"Asanagi\", \"Titanic\"]"},
                            {"hex = [9, 10]", "hex = [7, 8]"},
                            {"count = 30", "count = 99"},
                            {"ships = [\"Wasp\", \"Balch\"]", "ships = [\"Wasp\", \"Balch\", \"Balch\"]"}});
  CHECK(all.size() == 4);
  check_said(all, line_of("ships = [\"Wasp\""), "\"Balch\" twice", "each ship once");
}

TEST_CASE("ALL: a file that is no TOML, and one of another game's keys, are refused with their place") {
  check_said(lint_of({{"cloud = 10", "cloud = ="}}), line_of("cloud = 10"), "", "");
  check_said(lint_of({{"cloud = 10", "cloud = 10\ntrumps = 3"}}), line_of("cloud = 10") + 1, "trumps", "");
}
