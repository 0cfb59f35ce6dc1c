// The computer players: what they see at once, and what a total is worth in a match.
#include "games/milebones/ai/milebones_ai.h"
#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {

std::string choice(const Race& race, int skill) {
  Dice dice = dice_of(5, Stream::computer);
  const Observation seen = race.seen(static_cast<Viewer>(G::turn(race.state)));
  return Words<G>::text(race.rules, Ai<G>::choose(race.rules, seen, {skill, 20}, dice));
}

}  // namespace

TEST_CASE("MB-17: the chance of a match is even at even totals, rises with each point and is sure beyond the goal") {
  const int goal = rules_with().match_goal;
  for (const int total : {0, 450, 2000, 4999}) CHECK(std::abs(match_chance(total, total, goal) - 500'000) < 10);
  for (const auto& [a, b] : {std::pair{0, 100}, {1000, 1500}, {4200, 4900}}) {
    CHECK(match_chance(a, b, goal) < 500'000);
    CHECK(std::abs(match_chance(a, b, goal) + match_chance(b, a, goal) - 1'000'000) < 10);
  }
  for (int mine = 0; mine < 4900; mine += 50)
    CHECK(match_chance(mine + 50, 2500, goal) >= match_chance(mine, 2500, goal));
  CHECK(match_chance(5000, 4999, goal) == 1'000'000);
  CHECK(match_chance(5200, 5300, goal) == 0);
  CHECK(match_chance(5100, 5100, goal) == 500'000);
  // Another goal is the same road to go.
  CHECK(match_chance(1000, 500, 2000) == match_chance(4000, 3500, 5000));
}

TEST_CASE("MB coup: every skill answers a hazard with the coup it holds") {
  for (int skill = 1; skill <= 4; ++skill) {
    Race race;
    race.battle(A, "Go")
        .battle(B, "Go")
        .hand(A, "Flat Tire")
        .hand(B, "Puncture Proof, 25, 50, 75, Go, Stop")
        .turn(A)
        .deck("100, 100");
    race.order("play Flat Tire");
    CHECK(choice(race, skill) == "coup Puncture Proof");
  }
}

TEST_CASE("MB end: every skill meets the goal when it can and the race would else be lost") {
  for (int skill = 1; skill <= 4; ++skill) {
    Race race;
    race.battle(A, "Go")
        .battle(B, "Go")
        .miles(A, "100, 100, 100, 100, 100, 100, 25")
        .miles(B, "100, 100, 100, 75, 75, 75, 75, 75");
    race.hand(A, "75, 50, Go, 25, Gasoline, Repairs, Spare Tire").hand(B, "25, 50, 75, 25, 50, 75").turn(A).deck("");
    CHECK(choice(race, skill) == "play 75");
  }
}

TEST_CASE("MB-12: a player far ahead in points with all to lose ends the race rather than extend it") {
  for (int skill = 2; skill <= 4; ++skill) {
    Race race(Given{{"match", "match"}});
    REQUIRE(race.rules.match);
    race.battle(A, "Go")
        .battle(B, "Go")
        .miles(A, "100, 100, 100, 100, 100, 100, 100")
        .miles(B, "100, 100, 100, 75, 75, 75, 75, 50");
    race.hand(A, "Go, Go, Go, Gasoline, Gasoline, Repairs").hand(B, "25, 50, 75, 25, 50, 75").turn(A, Phase::offer);
    race.state.table.totals = {4000, 3900};
    race.deck("");
    CHECK(choice(race, skill) == "finish");
  }
}

TEST_CASE("behaviour 30: a decision where every order ends the race is taken all the same") {
  for (int skill = 1; skill <= 4; ++skill) {
    Race race;  // 700 miles with the very last card: an extension would end at once, with nobody home
    race.battle(A, "Go").miles(A, "100, 100, 100, 100, 100, 100, 100").turn(A, Phase::offer).no_deck();
    CHECK(choice(race, skill) == "finish");
  }
}

TEST_CASE("behaviour 30: a computer player's order is a function of observation, skill and dice alone") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .hand(A, "75, 50, Go, Stop, Extra Tank, Repairs, 25")
      .hand(B, "25, 50, 75, 25, 50, 75")
      .turn(A)
      .deck("");
  for (int skill = 1; skill <= 4; ++skill) CHECK(choice(race, skill) == choice(race, skill));
  std::stop_source stop;
  stop.request_stop();
  Dice dice = dice_of(1, Stream::computer);
  const Order order = Ai<G>::choose(race.rules, race.seen(Viewer::zero), {4, 100, stop.get_token()}, dice);
  CHECK_FALSE(G::check(race.rules, race.state, order));  // stopped: any legal order
}

namespace {

// At 700 with all four safeties and the miles to 1000 in hand: an extension is nearly sure and pays 500 more. The other
// car stands far behind, but has a few miles, so that the rule of thumb finishes.
Race sure_extension(const char* match, std::int32_t mine, std::int32_t theirs) {
  Race race(Given{{"match", match}});
  race.battle(A, "Go")
      .battle(B, "Go, Stop")
      .safeties(A, "Extra Tank, Puncture Proof, Driving Ace, Right of Way")
      .miles(A, "100, 100, 100, 100, 100, 100, 100")
      .miles(B, "75, 75, 75, 75, 75")
      .hand(A, "100, 100, 50, 50, 25, 25")
      .hand(B, "Gasoline, Repairs, 25, 25, 50, 75")
      .turn(A, Phase::offer);
  race.state.table.totals = {mine, theirs};
  race.deck("");
  return race;
}

}  // namespace

TEST_CASE("MB-17: the strongest skill looks at the chance to win the match, not at the points of the race") {
  // The race alone says: drive on. Skill 3 does, whatever the totals are; so does skill 4 where one race is all.
  for (const auto& [mine, theirs] : {std::pair{4000, 3900}, {2800, 4700}})
    CHECK(choice(sure_extension("match", mine, theirs), 3) == "extend");
  CHECK(choice(sure_extension("race", 0, 0), 4) == "extend");
  // In the match it stops where that wins it now (6100 to 4275), and drives on where stopping loses it (4900 to 5075).
  CHECK(choice(sure_extension("match", 4000, 3900), 4) == "finish");
  CHECK(choice(sure_extension("match", 2800, 4700), 4) == "extend");
}
