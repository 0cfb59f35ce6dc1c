// Players' own scenarios beside the shipped ones (design.md "Data"): the menu's list, what is wrong, games and saves.
#include "play/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "base/files.h"
#include "play/save.h"
#include "support/own_scenario.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::test;

namespace {

const std::string kShipped = D6_SOURCE_DIR "/scenarios";

bool has(const Scenarios& all, std::string_view id) {
  return std::any_of(all.names.begin(), all.names.end(), [&](const ScenarioName& s) { return s.id == id; });
}

const Entry& carrier() { return *find_game("carrier"); }

}  // namespace

TEST_CASE("own scenarios: a file in the player's folder stands in the menu behind the shipped ones") {
  const Temporary own;
  write_scenario(own.path(), "buna");
  const Scenarios all = scenarios_of(carrier(), {kShipped, own.path()});
  CHECK(all.problems.empty());
  REQUIRE(all.names.size() == scenarios_of(carrier(), kShipped).names.size() + 1);
  CHECK(all.names.back().id == "buna");
  CHECK(all.names.back().title == "Off Buna");
  CHECK(all.names.back().sentence == "A carrier against a convoy.");
  CHECK(has(all, "midway"));
}

TEST_CASE("own scenarios: a broken one is named with file, line and reason, and the shipped ones still play") {
  const Temporary own;
  write_scenario(own.path(), "buna", broken_scenario());
  write_scenario(own.path(), "lae", "title = ");
  const DataFolders folders{kShipped, own.path()};
  const Scenarios all = scenarios_of(carrier(), folders);
  CHECK_FALSE(has(all, "buna"));
  CHECK_FALSE(has(all, "lae"));
  REQUIRE(all.problems.size() >= 2);
  const std::string text = all.problems[0].text();
  CHECK_MESSAGE(text.find(own.path() + "/carrier/buna.toml:36:") == 0, text);
  CHECK(text.find("\"Titanic\"") != std::string::npos);
  CHECK(all.problems[1].place.find("/lae.toml:1:") != std::string::npos);
  CHECK(open_from(carrier(), folders, {{"scenario", "midway"}}, 1).session);
  const Opened broken = open_from(carrier(), folders, {{"scenario", "buna"}}, 1);
  CHECK_FALSE(broken.session);
  REQUIRE(!broken.problems.empty());
  CHECK(broken.problems[0].text() == text);
}

TEST_CASE("own scenarios: the name of a shipped one and a name no command can carry are refused") {
  const Temporary own;
  write_scenario(own.path(), "midway");
  write_scenario(own.path(), "off buna");
  const DataFolders folders{kShipped, own.path()};
  const Scenarios all = scenarios_of(carrier(), folders);
  CHECK(all.names.size() == scenarios_of(carrier(), kShipped).names.size());
  CHECK(all.problems.size() == 2);
  CHECK(folder_for(carrier(), folders, {{"scenario", "midway"}}) == kShipped);
}

TEST_CASE("own scenarios: one that nobody knows is refused with the names of all") {
  const Temporary own;
  write_scenario(own.path(), "buna");
  const Opened opened = open_from(carrier(), {kShipped, own.path()}, {{"scenario", "atlantis"}}, 1);
  REQUIRE(opened.problems.size() == 1);
  CHECK(opened.problems[0].allowed.find("midway") != std::string::npos);
  CHECK(opened.problems[0].allowed.find("buna") != std::string::npos);
}

TEST_CASE("own scenarios: a save and a record made with one are read again, and say what is missing without it") {
  const Temporary own;
  write_scenario(own.path(), "buna");
  const DataFolders folders{kShipped, own.path()};
  Opened opened = open_from(carrier(), folders, {{"scenario", "buna"}}, 5);
  REQUIRE(opened.session);
  Session& session = *opened.session;
  while (session.turn() == Turn::automatic) session.advance();
  std::vector<std::string> orders;
  for (int i = 0; i < 6 && session.turn() != Turn::over; ++i) {
    REQUIRE_FALSE(session.order("end"));
    while (session.advance()) {
    }
  }
  const std::string save = session.save(), record = session.record();
  const Opened loaded = load_save(catalogue(), folders, save, "save");
  REQUIRE(loaded.session);
  CHECK(loaded.notes.empty());
  CHECK(loaded.session->hash() == session.hash());
  const Opened replayed = replay(catalogue(), folders, record, "record");
  REQUIRE(replayed.session);
  CHECK(replayed.session->hash() == session.hash());
  const Opened lost = load_save(catalogue(), kShipped, save, "save");
  CHECK_FALSE(lost.session);
  REQUIRE(!lost.problems.empty());
  CHECK(lost.problems[0].text().find("buna") != std::string::npos);
}

TEST_CASE("own scenarios: they lie in the folder scenarios of the player's data") {
  const Temporary home;
  const files::Folders folders = files::folders_under(home.path());
  CHECK(files::own_scenarios(folders).empty());
  CHECK(files::own_scenarios({}).empty());
  write_scenario(folders.data + "/scenarios", "buna");
  CHECK(files::own_scenarios(folders) == home.path() + "/data/scenarios");
}
