// The extension, the end, the sheet and the match (MB extension, end, score, match; MB-1, MB-2, MB-10, MB-12, MB-17,
// MB-27 to MB-30, MB-32).
#include <numeric>

#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {

// One card short of the goal with no 200: 700 miles by the next 100.
constexpr const char* k600Safe = "100, 100, 100, 100, 100, 100";
constexpr const char* k600Fast = "200, 200, 100, 100";
constexpr const char* k900Safe = "100, 100, 100, 100, 100, 100, 100, 100, 100";

Race before_goal(const char* miles, const Given& given = {{"match", "race"}}) {
  Race race(given);
  race.battle(A, "Go")
      .battle(B, "Go")
      .miles(A, miles)
      .miles(B, "25")
      .hand(A, "100, 25")
      .hand(B, "50, 75")
      .turn(A)
      .deck("25, 25, 25");
  return race;
}

}  // namespace

TEST_CASE("MB-1: what each line of the sheet pays") {
  const Points p = rules_with().points;
  CHECK(p.mile == 1);
  CHECK(p.safety == 100);
  CHECK(p.all_safeties == 300);
  CHECK(p.coup == 300);
  CHECK(p.trip == 400);
  CHECK(p.delayed_action == 300);
  CHECK(p.safe_trip == 300);
  CHECK(p.extension == 200);
  CHECK(p.shutout == 500);
}

TEST_CASE("MB score: the itemised sheet, line by line") {
  struct Row {
    const char *miles, *other_miles, *safeties, *coups;
    bool home, extended, deck_empty;
    Sheet sheet;
    int total;
  };
  const Row table[] = {
      // miles         safeties  all      coups     trip      delayed   safe      extension shutout
      {k600Safe,
       "25",
       "",
       "",
       false,
       false,
       false,
       {{{600, 600}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
       600},
      {"100, 100, 100, 100, 100, 100, 100",
       "25",
       "",
       "",
       true,
       false,
       false,
       {{{700, 700}, {0, 0}, {0, 0}, {0, 0}, {1, 400}, {0, 0}, {1, 300}, {0, 0}, {0, 0}}},
       1400},
      {"200, 100, 100, 100, 100, 100",
       "25",
       "",
       "",
       true,
       false,
       false,
       {{{700, 700}, {0, 0}, {0, 0}, {0, 0}, {1, 400}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
       1100},
      {"100, 100, 100, 100, 100, 100, 100",
       "",
       "",
       "",
       true,
       false,
       true,
       {{{700, 700}, {0, 0}, {0, 0}, {0, 0}, {1, 400}, {1, 300}, {1, 300}, {0, 0}, {1, 500}}},
       2200},
      {"100, 100, 100, 100, 100, 100, 100, 100, 100, 100",
       "25",
       "Extra Tank, Right of Way",
       "",
       true,
       true,
       false,
       {{{1000, 1000}, {2, 200}, {0, 0}, {0, 0}, {1, 400}, {0, 0}, {1, 300}, {1, 200}, {0, 0}}},
       2100},
      {"25",
       "",
       "Extra Tank, Puncture Proof, Driving Ace, Right of Way",
       "Driving Ace",
       false,
       false,
       false,
       {{{25, 25}, {4, 400}, {1, 300}, {1, 300}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 500}}},
       1525},
      {"",
       "25",
       "Puncture Proof",
       "Puncture Proof",
       false,
       false,
       true,
       {{{0, 0}, {1, 100}, {0, 0}, {1, 300}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
       400},
      {"100, 100, 100, 100, 100, 100, 100, 100, 100, 100",
       "",
       "Extra Tank, Puncture Proof, Driving Ace, Right of Way",
       "Extra Tank, Puncture Proof, Driving Ace, Right of Way",
       true,
       true,
       true,
       {{{1000, 1000}, {4, 400}, {1, 300}, {4, 1200}, {1, 400}, {1, 300}, {1, 300}, {1, 200}, {1, 500}}},
       4600},
  };
  const Rules rules = rules_with();
  for (const Row& row : table) {
    Race race;
    race.miles(A, row.miles).miles(B, row.other_miles);
    race.coups(A, row.coups).safeties(A, row.safeties);
    race.state.table.extended = row.extended;
    if (row.home) race.state.table.finisher = A;
    const Sheet lines = sheet(rules, race.state.table, row.deck_empty ? 0 : 1, A);
    for (std::size_t i = 0; i < kItems; ++i) {
      CAPTURE(item_name(static_cast<Item>(i)));
      CHECK(lines[i].count == row.sheet[i].count);
      CHECK(lines[i].points == row.sheet[i].points);
    }
    CHECK(race_points(rules, race.state.table, row.deck_empty ? 0 : 1, A) == row.total);
  }
}

TEST_CASE("MB score: each line is told once, and the told lines add up to the score") {
  Race race = before_goal(k600Safe);
  race.order("play 100").order("finish").advance();
  int sum = 0, lines = 0;
  for (const auto& told : race.told) {
    if (told.event.what != What::item || told.event.seat != A) continue;
    CHECK(told.to == To::both);
    sum += told.event.a;
    ++lines;
  }
  CHECK(lines == 3);  // miles, trip, safe trip
  CHECK(sum == 1400);
  CHECK(race.state.table.totals[0] == 1400);
  CHECK(race.state.table.totals[1] == 25);
  CHECK(G::score(race.rules, race.state, A) == 1400);
}

TEST_CASE("MB-2: a shutout goes to a player who drove while the other did not; to nobody at 0-0") {
  const struct {
    const char *a, *b;
    int for_a, for_b;
  } table[] = {{"25", "", 500, 0}, {"", "25", 0, 500}, {"", "", 0, 0}, {"25", "25", 0, 0}};
  for (const auto& row : table) {
    Race race;
    race.miles(A, row.a).miles(B, row.b).turn(A).hand(A, "Go").deck("");
    CHECK(race.item(A, Item::shutout) == row.for_a);
    CHECK(race.item(B, Item::shutout) == row.for_b);
  }
}

TEST_CASE(
    "behaviour 32: bonuses at their exact borders, 675 and 700 miles, one 200 or none, one card in the deck or none") {
  Race short_of;
  short_of.battle(A, "Go").miles(A, k600Safe).hand(A, "75, 25").hand(B, "50").turn(A).deck("25, 25");
  short_of.order("play 75");
  CHECK(short_of.state.table.phase == Phase::draw);
  CHECK(short_of.item(A, Item::trip) == 0);
  Race home = before_goal(k600Safe);
  home.order("play 100").order("finish");
  CHECK(home.item(A, Item::trip) == 400);
  CHECK(home.item(A, Item::safe_trip) == 300);
  CHECK(home.item(A, Item::delayed_action) == 0);
  Race fast = before_goal(k600Fast);
  fast.order("play 100").order("finish");
  CHECK(fast.item(A, Item::safe_trip) == 0);
  for (const std::size_t left : {std::size_t(1), std::size_t(0)}) {
    const Race& late = home;
    CHECK(sheet(late.rules, late.state.table, left, A)[static_cast<std::size_t>(Item::delayed_action)].points ==
          (left == 0 ? 300 : 0));
  }
}

TEST_CASE("behaviour 32: 975 and 1000 miles, 0 and 25 miles, three safeties and four, 4999 points and 5000") {
  for (const char* last : {"75", "100"}) {
    Race race;
    race.battle(A, "Go").miles(A, k900Safe).miles(B, "25").hand(A, "100, 75").hand(B, "50").turn(A);
    race.state.table.extended = true;
    race.deck("25");
    race.order(std::string("play ") + last);
    const bool home = std::string(last) == "100";
    CHECK(race.item(A, Item::extension) == (home ? 200 : 0));
    CHECK(race.item(A, Item::trip) == (home ? 400 : 0));
    CHECK((race.state.table.phase == Phase::sheet) == home);
  }
  Race shutout;
  shutout.battle(A, "Go").miles(B, "25").hand(A, "25, 50").hand(B, "50").turn(A).deck("25, 25");
  CHECK(shutout.item(B, Item::shutout) == 500);
  shutout.order("play 25");  // the first mileage card ends it, and brings the player none
  CHECK(shutout.item(B, Item::shutout) == 0);
  CHECK(shutout.item(A, Item::shutout) == 0);
  Race safeties;
  safeties.safeties(A, "Extra Tank, Puncture Proof, Driving Ace").hand(A, "Right of Way").turn(A).deck("25");
  CHECK(safeties.item(A, Item::all_safeties) == 0);
  safeties.order("play Right of Way");
  CHECK(safeties.item(A, Item::all_safeties) == 300);
  for (const std::int32_t before : {3599, 3600}) {
    Race race = before_goal(k600Safe, {{"match", "match"}});
    race.state.table.totals = {before, 0};
    race.order("play 100").order("finish").advance();
    CHECK(G::outcome(race.rules, race.state).over == (before == 3600));
  }
}

TEST_CASE("MB extension: at exactly 700 the player is asked; No wins the race, Yes plays on to 1000") {
  Race race = before_goal(k600Safe);
  race.order("play 100");
  CHECK(race.orders() == std::vector<std::string>{"extend", "finish"});
  CHECK(race.refusal("draw") == "MB-12");
  CHECK(race.refusal("discard 25") == "MB-12");
  Race no = race;
  no.order("stop").advance();
  CHECK(G::turn(no.state) == Turn::over);
  CHECK(G::outcome(no.rules, no.state).winner == A);
  CHECK(no.state.table.totals[0] == 1400);
  race.order("extend");
  CHECK(race.seen(Viewer::table).goal == 1000);
  CHECK(race.item(A, Item::trip) == 0);
  CHECK(race.state.table.current == B);
}

TEST_CASE(
    "MB-12: the extension is offered once, then both need 1000 and the bonuses count only there; the turn passes") {
  Race race = before_goal(k600Safe);
  CHECK(race.refusal("extend") == "MB-12");
  CHECK(race.refusal("finish") == "MB-12");
  race.order("play 100").order("extend");
  CHECK(race.state.table.current == B);
  CHECK(race.item(A, Item::trip) == 0);
  CHECK(race.item(A, Item::safe_trip) == 0);
  race.miles(B, k600Safe).miles(A, "200, 200, 100, 100").hand(B, "100").turn(B).deck("25");
  race.order("play 100");  // B lands on 700 in turn: no offer
  CHECK(race.count(What::offered) == 1);
  CHECK(race.state.table.phase == Phase::draw);
  CHECK(race.state.table.current == A);
}

TEST_CASE("MB-12: the computer too is offered it, and an empty deck does not forbid it") {
  Race race;
  race.battle(B, "Go").miles(B, k600Safe).hand(B, "100, 25").hand(A, "50").turn(B).no_deck();
  race.order("play 100");
  CHECK(race.orders() == std::vector<std::string>{"extend", "finish"});
  race.order("extend");
  CHECK(race.state.table.current == A);
  race.order("discard 50").order("play 25").advance();
  CHECK(G::turn(race.state) == Turn::over);
  CHECK(race.state.table.totals[1] == 725 + 500);  // shutout; nobody finished
  CHECK_FALSE(G::outcome(race.rules, race.state).winner);
}

TEST_CASE("MB-27: the 200 go to whoever completes 1000, not only to the caller") {
  for (const Seat caller : {A, B}) {
    Race race;
    race.battle(A, "Go").miles(A, k900Safe).miles(B, "25").hand(A, "100, 25").hand(B, "25").turn(A);
    race.state.table.extended = true;
    race.state.table.first = caller;
    race.deck("");
    race.order("play 100");
    CHECK(race.item(A, Item::extension) == 200);
    CHECK(race.item(B, Item::extension) == 0);
    CHECK(race.state.table.finisher == A);
    CHECK(race.count(What::offered) == 0);
  }
}

TEST_CASE("MB-28: delayed action counts when the winner drew the last card this very turn") {
  Race race;
  race.battle(A, "Go").miles(A, k600Safe).miles(B, "25").hand(A, "25, 100").hand(B, "50").turn(A).no_deck();
  race.held(A).pop_back();
  race.state.deck.push_back(Card::mileage_4);  // the 100 is the last card of the deck
  race.turn(A, Phase::draw);
  REQUIRE(G::invalid(race.rules, race.state) == "");
  race.order("draw").order("play 100").order("finish");
  CHECK(race.item(A, Item::delayed_action) == 300);
}

TEST_CASE("MB-29: nobody finished: miles, safeties, coups and shutout count, nobody wins the race") {
  Race race;
  race.battle(A, "Go").miles(A, k600Safe).coups(A, "Extra Tank").hand(A, "25").hand(B, "").turn(A).no_deck();
  race.order("play 25").advance();
  CHECK(race.state.table.totals[0] == 625 + 100 + 300 + 500);
  CHECK(G::outcome(race.rules, race.state).over);
  CHECK_FALSE(G::outcome(race.rules, race.state).winner);
  CHECK(race.count(What::completed) == 0);
}

TEST_CASE("MB-30: an extension lifts both limits at once; the caller's 200s still count toward two") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .miles(A, k600Fast)
      .miles(B, k600Safe)
      .hand(A, "100, 200")
      .hand(B, "200")
      .turn(A)
      .deck("25, 25");
  race.order("play 100").order("extend").order("draw");
  CHECK(race.refusal("play 200") == "");  // 600 + 200 of 1000
  race.order("play 200").order("draw");
  CHECK(race.refusal("play 200") == "MB-11");
}

TEST_CASE("MB end: the deck runs out, all play and discard what they hold, and the empty hands end it") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "25, Gasoline").hand(B, "50, 75").turn(A).no_deck();
  race.order("play 25").order("play 50").order("discard Gasoline").order("play 75").advance();
  CHECK(G::turn(race.state) == Turn::over);
  CHECK(race.state.table.totals[0] == 25);
  CHECK(race.state.table.totals[1] == 125);
}

TEST_CASE("MB-10: the coin flip decides the first move, then the races alternate") {
  int first[2] = {0, 0};
  const Rules rules = rules_with({{"match", "match"}});
  for (std::uint64_t seed = 0; seed < 40; ++seed) ++first[index(G::start(rules, seed).table.first)];
  CHECK(first[0] > 0);
  CHECK(first[1] > 0);

  Race race = before_goal(k600Safe, {{"match", "match"}});
  race.order("play 100").order("finish");
  const Seat began = race.state.table.first;
  race.advance();
  CHECK(race.state.table.races == 1);
  CHECK(race.state.table.first == other(began));
  CHECK(race.state.table.current == other(began));
  CHECK(race.held(A).size() == 6);
  CHECK(race.state.deck.size() == 89);
  CHECK(G::invalid(race.rules, race.state) == "");
}

TEST_CASE("MB-10: the coin is told with its chance before the first deal") {
  Race race;
  race.state = G::start(race.rules, 4);
  race.advance();
  REQUIRE_FALSE(race.told.empty());
  const Event& coin = race.told[0].event;
  CHECK(coin.what == What::coin);
  CHECK(coin.roll.chance == Chance{1, 2});
  CHECK(coin.roll.success() == (coin.seat == A));
  CHECK(coin.seat == race.state.table.first);
}

TEST_CASE("MB match: races add up to a grand total until one has 5000") {
  Race race = before_goal(k600Safe, {{"match", "match"}});
  race.state.table.totals = {1000, 2000};
  CHECK(race.rules.match_goal == 5000);
  race.order("play 100").order("finish").advance();
  CHECK(race.state.table.totals[0] == 2400);
  CHECK(race.state.table.totals[1] == 2025);
  CHECK(G::turn(race.state) != Turn::over);
  CHECK(G::score(race.rules, race.state, A) == 2400);
}

TEST_CASE("MB-17: 5000 is looked at after a race is scored; the higher total wins") {
  const struct {
    std::int32_t a, b;
    int winner;  // -1: the match goes on
  } table[] = {{3599, 0, -1},   {3600, 0, 0},  {3600, 4974, 0}, {3600, 4975, -1},
               {3600, 4976, 1}, {0, 4974, -1}, {0, 4975, 1}};
  for (const auto& row : table) {
    CAPTURE(row.a);
    CAPTURE(row.b);
    Race race = before_goal(k600Safe, {{"match", "match"}});  // A makes 1400, B 25
    race.state.table.totals = {row.a, row.b};
    race.order("play 100").order("finish");
    CHECK(G::turn(race.state) != Turn::over);
    race.advance();
    const Outcome outcome = G::outcome(race.rules, race.state);
    CHECK(outcome.over == (row.winner >= 0));
    if (row.winner >= 0) CHECK(outcome.winner == static_cast<Seat>(row.winner));
    CHECK(race.count(What::match_tied) == (row.a + 1400 == row.b + 25 ? 1 : 0));
  }
}

TEST_CASE("MB-32: a new match begins at nothing with a coin flip of its own") {
  const Rules rules = rules_with({{"match", "match"}});
  bool zero = false, one = false;
  for (std::uint64_t seed = 100; seed < 140; ++seed) {
    const State state = G::start(rules, seed);
    CHECK(state.table.totals == std::array<std::int32_t, 2>{});
    CHECK(state.table.races == 0);
    (state.table.first == A ? zero : one) = true;
  }
  CHECK(zero);
  CHECK(one);
}

TEST_CASE("MB help: an illegal move brings nothing, a beep, or a beep and a message") {
  Race race;
  race.hand(A, "25").turn(A).deck("");
  const Refusal no = G::check(race.rules, race.state, {Act::play, Card::mileage_1});
  const Refused refused = Words<G>::why(race.rules, no, race.seen(Viewer::zero));
  CHECK_FALSE(reproof("none", refused).beep);
  CHECK(reproof("none", refused).message == "");
  CHECK(reproof("beep", refused).beep);
  CHECK(reproof("beep", refused).message == "");
  CHECK(reproof("message", refused).beep);
  CHECK(reproof("message", refused).message == refused.text);
}

TEST_CASE("MB-18: the help setting is none, beep or message, and message unless told otherwise") {
  for (const Option& option : Info<G>::options()) {
    if (option.name != "help") continue;
    CHECK(option.values == std::vector<std::string_view>{"none", "beep", "message"});
    CHECK(option.standard == "message");
    CHECK(rules_with({{"help", "none"}, {"match", "race"}}) == rules_with());  // it changes no rule
    return;
  }
  FAIL("no option help");
}
