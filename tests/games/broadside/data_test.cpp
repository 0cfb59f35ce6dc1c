// Bad input: data files that do not add up, and states written by hand that do not fit the rules.
#include <fstream>
#include <sstream>

#include "support/temporary.h"
#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

namespace {

std::string read(const std::string& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Change {
  std::string file, from, to;
};
// The problems of the shipped data with texts replaced by others.
Problems with(const std::vector<Change>& changes) {
  const d6::test::Temporary folder;
  for (const std::string name : {"odds.toml", "decks.toml"}) {
    std::string text = read(data_folder() + "/" + name);
    for (const Change& change : changes) {
      if (name != change.file) continue;
      const auto at = text.find(change.from);
      REQUIRE_MESSAGE(at != std::string::npos, change.from);
      text.replace(at, change.from.size(), change.to);
    }
    std::ofstream(folder.path() + "/" + name) << text;
  }
  return Info<Broadside>::lint(folder.path());
}
Problems with(const std::string& file, const std::string& from, const std::string& to) {
  return with({{file, from, to}});
}

bool one_says(const Problems& problems, const std::string& file, const std::string& what) {
  return problems.size() == 1 && problems[0].place.find(file) != std::string::npos &&
         problems[0].text().find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("TFB: the shipped data have no problem, and every card name fits its card") {
  CHECK(Info<Broadside>::lint(data_folder()).empty());
  for (const auto& ship : rules_with().ships) {
    CHECK(ship.card.size() <= 14);
    CHECK(!ship.fact.empty());
    CHECK(ship.fact.size() <= 96);
  }
}

TEST_CASE("TFB: data that do not add up are one problem with file, line, what was found and what is allowed") {
  CHECK(one_says(with("odds.toml", "submarine = 2", "submarine = 3"), "odds.toml:", "105 cards"));
  CHECK(one_says(with("odds.toml", "least = 12", "least = 22"), "odds.toml:", "quarter"));
  CHECK(one_says(with("odds.toml", "harm_from = 4", "harm_from = 9"), "odds.toml:", "from 1 to 7"));
  CHECK(one_says(with("odds.toml", "balanced = [33, 100]", "balanced = [133, 100]"), "odds.toml:", "denominator"));
  CHECK(one_says(with("odds.toml", "a_card = 10", "a_card = 10\nbonus = 5"), "odds.toml:", "bonus"));
  CHECK(one_says(with("odds.toml", "CV = { ships = 6,", "CV = { ships = 7,"), "odds.toml:", "53 ships"));
  CHECK(one_says(with("decks.toml", "name = \"Saratoga\"", "name = \"Lexington\""), "decks.toml:", "second ship"));
  CHECK(
      one_says(with("decks.toml", "card = \"C. Ausburne\"", "card = \"Charles Ausburne\""), "decks.toml:", "letters"));
  const auto wrong_type = with("decks.toml", "type = \"CV\", name = \"Wasp\"", "type = \"DD\", name = \"Wasp\"");
  REQUIRE(!wrong_type.empty());
  CHECK(wrong_type[0].text().find("5 CV in the deck of USN") != std::string::npos);
  const auto missing = with("odds.toml", "[minefield]", "[minefeld]");
  CHECK(!missing.empty());
}

TEST_CASE("TFB-2: data with more reinforcements than a fleet has room for are refused, and so are more ships dealt") {
  CHECK(one_says(with("odds.toml", "reinforcement = 2", "reinforcement = 7"), "odds.toml:", "0 to 6"));
  CHECK(one_says(with("odds.toml", "ships = 5  # TFB-2", "ships = 6"), "odds.toml:", "1 to 5"));
  CHECK(with({{"odds.toml", "reinforcement = 2", "reinforcement = 6"},
              {"odds.toml", "storm = 2", "storm = 0"},
              {"odds.toml", "secondary = 4", "secondary = 2"},
              {"odds.toml", "ships = 5  # TFB-2", "ships = 1"}})
            .empty());
}

TEST_CASE("TFB-4: a deal that would leave no card but events is refused") {
  std::vector<Change> few{{"odds.toml", "cards = 104", "cards = 18"},
                          {"odds.toml", "broadsides = 86", "broadsides = 0"},
                          {"odds.toml", "least = 12", "least = 0"}};
  CHECK(one_says(with(few), "odds.toml:", "fewer than half of the 10"));  // two hands of five
  few.push_back({"odds.toml", "cards = 5  # TFB-4", "cards = 4"});
  CHECK(with(few).empty());
}

TEST_CASE("TFB: a state written by hand that does not fit the rules is refused with the reason") {
  const Table good;
  CHECK(Broadside::invalid(good.rules, good.state) == "");
  const auto reason = [&](auto&& change) {
    Table table;
    change(table.state);
    return Broadside::invalid(table.rules, table.state);
  };
  CHECK(reason([](State& s) { s.fleets[0][1] = s.fleets[0][0]; }).find("Enterprise in 2 places") != std::string::npos);
  CHECK(reason([](State& s) { s.fleets[0][1] = s.fleets[1][0]; }).find("not of that navy") != std::string::npos);
  CHECK(reason([](State& s) { s.fleets[1][0].points = 11; }).find("Kaga with 11 points") != std::string::npos);
  CHECK(reason([](State& s) { s.hands[0][2] = Card::drydock; }).find("1 cards Submarine") != std::string::npos);
  CHECK(reason([](State& s) { s.hands[0][0] = Card::storm; }).find("cannot be held") != std::string::npos);
  CHECK(reason([](State& s) { s.deck[0] = static_cast<Card>(77); }).find("does not exist") != std::string::npos);
  CHECK(reason([](State& s) { s.top = Card::bb; }).find("top of the discards") != std::string::npos);
  CHECK(reason([](State& s) { ++s.discarded[index(s.deck.take())]; }) == "no top on discards that are not empty");
  CHECK(reason([](State& s) { s.turn = 0; }) == "turn 0; allowed is 1 to 60000");
  CHECK(reason([](State& s) { s.turn = 60'001; }) == "turn 60001; allowed is 1 to 60000");
  CHECK(reason([](State& s) { s.turn = 60'000; }) == "");
  CHECK(reason([](State& s) { s.stage = static_cast<Stage>(9); }) == "a stage that does not exist");
  CHECK(reason([](State& s) { s.seat = static_cast<Seat>(2); }).find("seat") != std::string::npos);
  CHECK(reason([](State& s) { s.stage = Stage::over; }).find("over with two fleets") != std::string::npos);
  CHECK(reason([](State& s) {
          for (auto& ship : s.fleets[0]) ship.points = 0;
        }).find("not over") != std::string::npos);
  CHECK(reason([](State& s) { s.deck.take(); }).find("allowed is") != std::string::npos);
  CHECK(reason([](State& s) {  // TFB-2: a sixth ship while both reinforcements are still in the deck
          const Ship comes = s.navies[0].take();
          s.fleets[0].add({comes, 1});
        })
            .find("one for each Reinforcement drawn") != std::string::npos);
}

TEST_CASE("TFB: an order that is none says what was found and what is allowed") {
  const Table table;
  for (const char* text : {"", " ", "fire", "broadside", "broadside BB", "broadside BB Kaga", "broadside Storm at Kaga",
                           "broadside CV at Kaga", "strike", "strike Bismarck", "discard", "discard XX", "draw two",
                           "submarine Kaga", "minefield at Kaga", "drydock", "strike  Kaga"}) {
    const auto parsed = Words<Broadside>::parse(table.rules, text);
    CHECK(!parsed.order);
    CHECK_MESSAGE(parsed.error.find("allowed is") != std::string::npos, text);
  }
  CHECK(Words<Broadside>::parse(table.rules, "strike hugh w. hadley").order);
  CHECK(Words<Broadside>::parse(table.rules, "strike C. Ausburne").order ==
        Words<Broadside>::parse(table.rules, "strike Charles Ausburne").order);
}
