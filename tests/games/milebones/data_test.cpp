// The data of Mile Bones: what does not add up is named with its file and line; positions that cannot be are refused.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {

std::string read(const std::string& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

// The problems of the shipped data with one piece of one file replaced.
Problems with(const std::string& file, const std::string& from, const std::string& to) {
  const std::string at =
      std::string(std::filesystem::temp_directory_path()) + "/d6-milebones-" + std::to_string(::getpid());
  std::filesystem::create_directories(at);
  for (const std::string name : {"deck.toml", "race.toml"}) {
    std::string text = read(folder() + "/" + name);
    if (name == file) {
      const auto found = text.find(from);
      REQUIRE(found != std::string::npos);
      text.replace(found, from.size(), to);
    }
    std::ofstream(at + "/" + name) << text;
  }
  Problems problems = Info<G>::lint(at);
  std::filesystem::remove_all(at);
  return problems;
}

}  // namespace

TEST_CASE("MB deck: the shipped data has no problem") { CHECK(Info<G>::lint(folder()).empty()); }

TEST_CASE(
    "MB deck: counts that do not add up to 101, unknown keys, wrong types and ranges are named with file and line") {
  const struct {
    const char *file, *from, *to, *place;
  } table[] = {
      {"deck.toml", "go = 14", "go = 13", "deck.toml:2"},
      {"deck.toml", "go = 14", "go = 14\nhorn = 1", "deck.toml:"},
      {"deck.toml", "stop = 4", "stop = \"4\"", "deck.toml:"},
      {"deck.toml", "extra_tank = 1", "extra_tank = 2", "deck.toml:"},
      {"deck.toml", "miles = 50", "miles = 20", "deck.toml:"},
      {"deck.toml", "gasoline = 6\n", "", "deck.toml:"},
      {"race.toml", "hand = 6", "hand = 9", "race.toml:2"},
      {"race.toml", "trip = 400", "trip = -1", "race.toml:"},
      {"race.toml", "extended_goal = 1000", "extended_goal = 700", "race.toml:4"},
      {"race.toml", "goal = 700", "goal = [", "race.toml:"},
  };
  for (const auto& row : table) {
    CAPTURE(row.to);
    const Problems problems = with(row.file, row.from, row.to);
    REQUIRE_FALSE(problems.empty());
    CHECK(problems[0].place.find(row.place) != std::string::npos);
    CHECK_FALSE(problems[0].found.empty());
    CHECK_FALSE(problems[0].allowed.empty());
  }
}

TEST_CASE("ALL: a position that does not fit the rules is refused") {
  Race good;
  good.battle(A, "Go").hand(A, "25, 50").hand(B, "75").turn(A).deck("");
  const auto wrong = [&](auto&& change) {
    State state = good.state;
    change(state);
    CHECK(G::invalid(good.rules, state) != "");
  };
  wrong([](State& s) { s.deck.take(); });
  wrong([](State& s) { s.hands[0].add(Card::go); });
  wrong([](State& s) { s.hands[0][0] = Card::none; });
  wrong([](State& s) { s.table.cars[0].coups.add(Card::extra_tank); });
  wrong([](State& s) { s.table.cars[0].battle.add(Card::speed_limit); });
  wrong([](State& s) { s.table.cars[0].limit.add(Card::go); });
  wrong([](State& s) { s.table.cars[0].played[4] = 3; });
  wrong([](State& s) { s.table.threat = Card::stop; });
  wrong([](State& s) { s.table.phase = Phase::offer; });
  wrong([](State& s) { s.table.phase = Phase::next; });
  wrong([](State& s) { s.table.finisher = Seat::zero; });
  wrong([](State& s) { s.table.current = static_cast<Seat>(2); });
  wrong([](State& s) { s.table.totals[0] = -1; });
  wrong([](State& s) { s.hands[0].clear(); });
  // The same cards, a hazard on a protected car.
  Race safe;
  safe.battle(A, "Go, Stop").hand(A, "Right of Way").turn(A).deck("");
  State state = safe.state;
  state.hands[0].clear();
  state.table.cars[0].safeties.add(Card::right_of_way);
  CHECK(G::invalid(safe.rules, state) != "");
}
