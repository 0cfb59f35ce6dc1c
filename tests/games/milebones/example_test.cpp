// The worked example: coup, lost coup, Right of Way, remedy under Right of Way; 14 turns and the branch at turn 5.
#include <fstream>
#include <iterator>

#include "base/places.h"
#include "play/entry.h"
#include "play/save.h"
#include "race.h"

namespace d6 {
const Entry& entry_milebones();
}

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {

Race example() {
  Race race;
  race.hand(A, "Go, Right of Way, 100, 200, Flat Tire, 25").hand(B, "Go, Puncture Proof, 75, Stop, Speed Limit, 50");
  race.turn(A, Phase::draw)
      .deck(
          "Gasoline, 100, Stop, Spare Tire, 200, 75, 25, Accident, Go, Go, 100, 25, Repairs, Out of Gas, Extra Tank, "
          "50, 200");
  REQUIRE(race.state.deck.size() == 89);
  return race;
}

void first_four_turns(Race& race) {
  race.order("draw");
  CHECK(race.refusal("play 100") == "MB play-when");
  race.order("play Go");
  CHECK(race.hand_names(A) == "Right of Way, 100, 200, Flat Tire, 25, Gasoline");
  CHECK(race.state.deck.size() == 88);
  race.order("draw").order("play Go");
  CHECK(race.hand_names(B) == "Puncture Proof, 75, Stop, Speed Limit, 50, 100");
  CHECK(race.state.deck.size() == 87);
  race.order("draw").order("play Flat Tire");
  CHECK_FALSE(moving(race.car(B)));
  CHECK(race.state.deck.size() == 86);
  race.order("coup Puncture Proof");
  CHECK(race.held(B).size() == 7);
  CHECK(G::turn(race.state) == Turn::one);
  race.order("play Speed Limit");
  CHECK(race.hand_names(B) == "75, Stop, 50, 100, Spare Tire, 200");
  CHECK(race.pile(B) == "Go");
  CHECK(race.state.deck.size() == 84);
  CHECK(race.discards() == "Flat Tire");
}

}  // namespace

TEST_CASE("MB coup: the worked example, fourteen turns") {
  Race race = example();
  first_four_turns(race);
  // 5
  race.order("draw");
  CHECK(race.refusal("coup Right of Way") == "MB-3");
  CHECK(race.refusal("play 100") == "MB play-when");
  CHECK(race.refusal("play 200") == "MB play-when");
  race.order("play Right of Way");
  CHECK_FALSE(limited(race.car(A)));
  race.order("play 200");
  CHECK(race.driven(A) == 200);
  CHECK(race.hand_names(A) == "100, 25, Gasoline, Stop, 75, 25");
  CHECK(race.state.deck.size() == 82);
  CHECK(race.discards() == "Flat Tire, Speed Limit");
  // 6
  race.order("draw");
  CHECK(race.refusal("play Stop") == "MB-7");
  race.order("play 200");
  CHECK(race.driven(B) == 200);
  CHECK(race.hand_names(B) == "75, Stop, 50, 100, Spare Tire, Accident");
  // 7
  race.order("draw").order("play Stop");
  CHECK(race.pile(B) == "Go, Stop");
  CHECK(race.state.deck.size() == 80);
  // 8
  race.order("draw");
  CHECK(race.refusal("play 75") == "MB play-when");
  CHECK(race.refusal("play Spare Tire") == "MB-15");
  race.order("play Go");
  CHECK(race.pile(B) == "Go, Stop, Go");
  // 9
  race.order("draw");
  CHECK(race.refusal("play Go") == "MB-16");
  race.order("play 100");
  CHECK(race.driven(A) == 300);
  CHECK(race.state.deck.size() == 78);
  // 10
  race.order("draw").order("play Accident");
  CHECK_FALSE(moving(race.car(A)));
  // 11
  race.order("draw");
  CHECK(race.refusal("play 25") == "MB play-when");
  race.order("play Repairs");
  CHECK(moving(race.car(A)));
  CHECK(race.pile(A) == "Go, Accident, Repairs");
  CHECK(race.hand_names(A) == "25, Gasoline, 75, 25, Go, 100");
  // 12
  race.order("draw").order("play Out of Gas");
  CHECK_FALSE(moving(race.car(A)));
  CHECK(race.state.deck.size() == 75);
  // 13
  race.order("draw");
  CHECK(race.refusal("coup Extra Tank") == "MB-3");
  race.order("play Extra Tank");
  CHECK(race.pile(A) == "Go, Accident, Repairs");
  CHECK(moving(race.car(A)));
  race.order("play 100");
  CHECK(race.driven(A) == 400);
  CHECK(race.hand_names(A) == "25, Gasoline, 75, 25, Go, 50");
  CHECK(race.state.deck.size() == 73);
  CHECK(race.discards() == "Flat Tire, Speed Limit, Out of Gas");
  // 14
  race.order("draw").order("play 200");
  CHECK(race.driven(B) == 400);
  CHECK(race.car(B).played[4] == 2);
  CHECK(race.hand_names(B) == "75, Stop, 50, 100, Spare Tire, 25");
  CHECK(race.state.deck.size() == 72);
  CHECK(names(race.rules, race.car(A).safeties) == "Extra Tank, Right of Way");
  CHECK(names(race.rules, race.car(B).coups) == "Puncture Proof");
  // As if the race ended here
  CHECK(race.points(A) == 600);
  CHECK(race.points(B) == 800);
  CHECK(G::score(race.rules, race.state, B) == 800);
  for (const Item item : {Item::trip, Item::safe_trip, Item::shutout, Item::extension, Item::delayed_action}) {
    CHECK(race.item(A, item) == 0);
    CHECK(race.item(B, item) == 0);
  }
}

TEST_CASE("MB-8: the worked example's branch at turn 5, the Right of Way as a coup against the Speed Limit") {
  Race race = example();
  first_four_turns(race);
  CHECK(race.offers("coup Right of Way"));
  race.order("coup Right of Way");
  CHECK(race.hand_names(A) == "100, 200, 25, Gasoline, Stop, 75, 25");
  CHECK_FALSE(limited(race.car(A)));
  CHECK(race.discards() == "Flat Tire, Speed Limit");
  race.order("play 200");
  CHECK(race.driven(A) == 200);
  CHECK(race.state.deck.size() == 82);

  Race lost = example();
  first_four_turns(lost);
  lost.order("draw").order("play Right of Way").order("play 200");
  CHECK(race.points(A) == lost.points(A) + 300);
}

namespace {

// Every order of the example in the console's words; "!RULE order" is refused with that rule.
constexpr const char* kExample[] = {
    "draw",
    "!MB play-when play 100",
    "play Go",  // 1
    "draw",
    "play Go",  // 2
    "draw",
    "play Flat Tire",  // 3
    "coup Puncture Proof",
    "play Speed Limit",  // 4
    "draw",
    "!MB-3 coup Right of Way",
    "!MB play-when play 100",
    "play Right of Way",
    "play 200",  // 5
    "draw",
    "!MB-7 play Stop",
    "play 200",  // 6
    "draw",
    "play Stop",  // 7
    "draw",
    "!MB play-when play 75",
    "!MB-15 play Spare Tire",
    "play Go",  // 8
    "draw",
    "!MB-16 play Go",
    "play 100",  // 9
    "draw",
    "play Accident",  // 10
    "draw",
    "!MB play-when play 25",
    "play Repairs",  // 11
    "draw",
    "play Out of Gas",  // 12
    "draw",
    "play Extra Tank",
    "play 100",  // 13
    "draw",
    "play 200",  // 14
};

std::string file(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("MB coup: the worked example through the session, from a position written by hand, saved and replayed") {
  const Entry& entry = entry_milebones();
  const std::string scenarios = find_folder("scenarios");
  const std::string position = file(std::string(D6_SOURCE_DIR) + "/tests/golden/milebones/example.json");
  auto opened = entry.position(scenarios, {{"match", "race"}}, 1, position);
  for (const auto& problem : opened.problems) FAIL_CHECK(problem.text());
  REQUIRE(opened.session);
  Session& session = *opened.session;
  for (const std::string_view line : kExample) {
    CAPTURE(std::string(line));
    if (line[0] != '!') {
      REQUIRE_FALSE(session.order(line));
      continue;
    }
    const auto order = std::min({line.find(" play "), line.find(" coup ")});
    const auto hash = session.hash();
    const auto refused = session.order(line.substr(order + 1));
    REQUIRE(refused);
    CHECK(refused->rule == line.substr(1, order - 1));
    CHECK(session.hash() == hash);
  }
  CHECK(session.scores() == std::array<int, 2>{600, 800});

  const std::span<const Entry> games(&entry, 1);
  const auto replayed = replay(games, scenarios, session.record(), "record");
  REQUIRE(replayed.session);
  CHECK(replayed.session->hash() == session.hash());
  const auto loaded = load_save(games, scenarios, session.save(), "save");
  REQUIRE(loaded.session);
  CHECK(loaded.session->hash() == session.hash());

  auto twice = entry.position(scenarios, {{"match", "race"}}, 1, R"({"hands": [["Extra Tank", "Extra Tank"], []]})");
  CHECK_FALSE(twice.session);
  CHECK_FALSE(twice.problems.empty());
}
