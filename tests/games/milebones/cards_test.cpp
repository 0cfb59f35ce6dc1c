// What each kind of card does and where it may lie: MB deck, mileage, hazard, remedy, safety, play-where, play-when.
#include "deck.h"
#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

TEST_CASE("MB deck: 101 cards, so many of each") {
  const Rules rules = rules_with();
  int sum = 0;
  for (const auto& [name, count] : d6::test::mile_deck()) {
    CHECK(int(rules.count[index(cards(rules, name)[0])]) == count);
    sum += count;
  }
  CHECK(sum == 101);
  const State state = G::start(rules, 3);
  CHECK(state.deck.size() + state.hands[0].size() + state.hands[1].size() == 101);
}

TEST_CASE("behaviour 29: every seed deals all 101 cards, each to one place, and decks differ") {
  const Rules rules = rules_with();
  State last;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State state = G::start(rules, seed);
    REQUIRE(G::invalid(rules, state) == "");
    CHECK_FALSE(state.deck == last.deck);
    last = state;
  }
}

TEST_CASE("MB mileage: each distance adds its miles, at a point a mile") {
  for (const int miles : {25, 50, 75, 100, 200}) {
    const std::string card = std::to_string(miles);
    Race race;
    race.battle(A, "Go").hand(A, card + ", Stop").turn(A).deck("");
    race.order("play " + card);
    CHECK(race.driven(A) == miles);
    CHECK(race.item(A, Item::miles) == miles);
    CHECK(race.state.table.current == B);
    CHECK(race.pile(A) == "Go");
  }
}

TEST_CASE("MB hazard: each of the five stops or slows the other car, and is cured by its own remedy") {
  const struct {
    const char *hazard, *remedy, *safety;
  } table[] = {{"Out of Gas", "Gasoline", "Extra Tank"},
               {"Flat Tire", "Spare Tire", "Puncture Proof"},
               {"Accident", "Repairs", "Driving Ace"},
               {"Stop", "Go", "Right of Way"}};
  for (const auto& row : table) {
    CAPTURE(row.hazard);
    Race race;
    race.battle(A, "Go")
        .battle(B, "Go")
        .hand(A, row.hazard)
        .hand(B, std::string(row.remedy) + ", 25, Go")
        .turn(A)
        .deck("50");
    race.order(std::string("play ") + row.hazard);
    CHECK(race.pile(B) == std::string("Go, ") + row.hazard);
    race.order("draw");
    CHECK(race.refusal("play 25") == "MB play-when");
    race.order(std::string("play ") + row.remedy);
    CHECK(race.pile(B) == std::string("Go, ") + row.hazard + ", " + row.remedy);
    CHECK(moving(race.car(B)) == (std::string(row.remedy) == "Go"));

    Race safe;  // a safety protects for good
    safe.battle(A, "Go").battle(B, "Go").safeties(B, row.safety).hand(A, row.hazard).turn(A).deck("");
    CHECK(safe.refusal(std::string("play ") + row.hazard) ==
          (std::string(row.hazard) == "Stop" ? "MB-7" : "MB safety"));
    CHECK_FALSE(safe.offers(std::string("play ") + row.hazard));
  }
  Race race;
  race.battle(B, "Go").hand(A, "Speed Limit, Speed Limit").turn(A).deck("");
  race.order("play Speed Limit");
  CHECK(limited(race.car(B)));
  CHECK(moving(race.car(B)));
}

TEST_CASE("MB remedy: only against a hazard on the own car, and a further hazard may follow") {
  for (const char* remedy : {"Gasoline", "Spare Tire", "Repairs"}) {
    Race race;
    race.battle(A, "Go").hand(A, remedy).turn(A).deck("");
    CHECK(race.refusal(std::string("play ") + remedy) == "MB remedy");
    race.battle(A, "").deck("");
    CHECK(race.refusal(std::string("play ") + remedy) == "MB remedy");
  }
  Race race;  // a Go takes a Stop away, another Stop follows
  race.battle(A, "Go, Stop").battle(B, "Go").hand(A, "Go, 25").hand(B, "Stop, 25").turn(A).deck("50, 50");
  race.order("play Go").order("draw").order("play Stop");
  CHECK(race.pile(A) == "Go, Stop, Go, Stop");
  CHECK_FALSE(moving(race.car(A)));
}

TEST_CASE("MB safety: playable whenever one wants, worth 100, all four 300 more") {
  int expected = 0;
  Race race;
  race.hand(A, "Extra Tank, Puncture Proof, Driving Ace, Right of Way").turn(A).deck("25, 25, 25, 25");
  for (const char* safety : {"Extra Tank", "Puncture Proof", "Driving Ace", "Right of Way"}) {
    race.order(std::string("play ") + safety);
    expected += 100;
    CHECK(race.item(A, Item::safeties) == expected);
    CHECK(race.item(A, Item::all_safeties) == (expected == 400 ? 300 : 0));
    CHECK(race.state.table.current == A);
  }
  for (const char* hazard : {"Out of Gas", "Flat Tire", "Accident", "Stop", "Speed Limit"}) {  // unstoppable
    race.hand(B, hazard).turn(B).deck("");
    CHECK(race.refusal(std::string("play ") + hazard) != "");
  }
}

TEST_CASE("MB play-where: hazards go to the other's piles, remedies, safeties and miles to one's own") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .limit(A, "Speed Limit")
      .hand(A, "Stop, Speed Limit, End of Limit, Extra Tank, 25")
      .turn(A)
      .deck("100, 100, 100, 100");
  race.hand(B, "Gasoline").deck("100, 100, 100, 100");
  race.order("play Extra Tank");
  CHECK(race.car(A).safeties.has(Card::extra_tank));
  race.order("play Stop");
  CHECK(race.pile(B) == "Go, Stop");
  CHECK(race.pile(A) == "Go");
  race.order("draw").order("discard Gasoline").order("draw").order("play Speed Limit");
  CHECK(names(race.rules, race.car(B).limit) == "Speed Limit");
  race.order("draw").order("discard 100").order("draw").order("play End of Limit");
  CHECK(names(race.rules, race.car(A).limit) == "Speed Limit, End of Limit");
}

TEST_CASE("MB play-when: no mileage before a Go or the Right of Way, and 25 or 50 only under a Speed Limit") {
  Race race;
  race.hand(A, "25, Go, Right of Way").turn(A).deck("75");
  CHECK(race.refusal("play 25") == "MB play-when");
  CHECK(race.refusal("play Go") == "");
  race.order("play Right of Way");
  CHECK(race.refusal("play 25") == "");
  for (const auto& [card, allowed] :
       {std::pair{"25", true}, {"50", true}, {"75", false}, {"100", false}, {"200", false}}) {
    Race slow;
    slow.battle(A, "Go").limit(A, "Speed Limit").hand(A, card).turn(A).deck("");
    CHECK(slow.refusal(std::string("play ") + card) == (allowed ? "" : "MB play-when"));
    CHECK(slow.offers(std::string("play ") + card) == allowed);
  }
}

TEST_CASE("MB-6: a hazard that a safety cures leaves the pile and the Go below shows again") {
  Race race;
  race.battle(A, "Go, Flat Tire").hand(A, "Puncture Proof, 25").turn(A).deck("50");
  race.order("play Puncture Proof");
  CHECK(race.pile(A) == "Go");
  CHECK(moving(race.car(A)));
  Race remedy;  // a remedy needs a Go on top
  remedy.battle(A, "Go, Flat Tire").hand(A, "Spare Tire, 25, Go").turn(A).deck("50, 50");
  remedy.order("play Spare Tire").order("draw").order("discard 50").order("draw");
  CHECK(remedy.refusal("play 25") == "MB play-when");
  remedy.order("play Go");
  CHECK(moving(remedy.car(A)));
}

TEST_CASE("MB-7: with the Right of Way a remedy alone restarts the car, and a hazard may lie straight on it") {
  Race race;
  race.battle(A, "Go, Flat Tire")
      .safeties(A, "Right of Way")
      .hand(A, "Spare Tire, 25, 25")
      .hand(B, "Accident")
      .turn(A)
      .deck("50, 50");
  CHECK_FALSE(moving(race.car(A)));  // it cures nothing else
  race.order("play Spare Tire");
  CHECK(moving(race.car(A)));
  race.order("draw").order("play Accident");
  CHECK(race.pile(A) == "Go, Flat Tire, Spare Tire, Accident");
  CHECK_FALSE(moving(race.car(A)));
}

TEST_CASE("MB-9: a Speed Limit may fall on a standing car, every other hazard needs a moving one") {
  for (const char* pile : {"", "Go, Stop", "Go, Flat Tire", "Go, Flat Tire, Spare Tire"}) {
    Race race;
    race.battle(B, pile).hand(A, "Out of Gas, Flat Tire, Accident, Stop, Speed Limit").turn(A).deck("");
    for (const char* hazard : {"Out of Gas", "Flat Tire", "Accident", "Stop"})
      CHECK(race.refusal(std::string("play ") + hazard) == "MB-9");
    CHECK(race.refusal("play Speed Limit") == "");
    race.limit(B, "Speed Limit").deck("");
    CHECK(race.refusal("play Speed Limit") == "MB-9");
    race.limit(B, "Speed Limit, End of Limit").deck("");
    CHECK(race.refusal("play Speed Limit") == "");
  }
  Race race;
  race.battle(B, "Go").safeties(B, "Right of Way").hand(A, "Speed Limit").turn(A).deck("");
  CHECK(race.refusal("play Speed Limit") == "MB-7");
}

TEST_CASE("MB-11: two 200s a race and a player") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .miles(A, "200")
      .hand(A, "200, 200, 25")
      .hand(B, "200, 25")
      .turn(A)
      .deck("50, 50, 50");
  race.order("play 200").order("draw").order("play 200").order("draw");
  CHECK(race.refusal("play 200") == "MB-11");
  CHECK(race.car(A).played[4] == 2);
  CHECK(race.refusal("discard 200") == "");
}

TEST_CASE("MB-15: overshooting and a wrong remedy are refused, exactly the goal is not") {
  const struct {
    const char *miles, *card, *rule;
  } table[] = {{"200, 200, 100, 100, 75", "25", ""}, {"200, 200, 100, 100, 75", "50", "MB-15"},
               {"200, 200, 100, 100, 50", "50", ""}, {"200, 200, 100, 100, 50", "75", "MB-15"},
               {"200, 200, 100, 100", "100", ""},    {"200, 100, 100, 100, 100", "200", "MB-15"}};
  for (const auto& row : table) {
    Race race;
    race.battle(A, "Go").miles(A, row.miles).hand(A, row.card).turn(A).deck("");
    CHECK(race.refusal(std::string("play ") + row.card) == row.rule);
  }
  Race race;
  race.battle(A, "Go, Accident").hand(A, "Gasoline, Spare Tire, Repairs, Go").turn(A).deck("");
  CHECK(race.refusal("play Gasoline") == "MB-15");
  CHECK(race.refusal("play Spare Tire") == "MB-15");
  CHECK(race.refusal("play Go") == "MB-16");
  CHECK(race.refusal("play Repairs") == "");
}

TEST_CASE("MB-16: a Go lies on an empty pile, a Stop or a remedy; not while rolling, not with Right of Way") {
  const struct {
    const char *pile, *rule;
  } table[] = {{"", ""},
               {"Go, Stop", ""},
               {"Go, Flat Tire, Spare Tire", ""},
               {"Go, Out of Gas, Gasoline", ""},
               {"Go, Accident, Repairs", ""},
               {"Go", "MB-16"},
               {"Go, Flat Tire", "MB-16"},
               {"Go, Out of Gas", "MB-16"},
               {"Go, Accident", "MB-16"}};
  for (const auto& row : table) {
    CAPTURE(row.pile);
    Race race;
    race.battle(A, row.pile).hand(A, "Go").turn(A).deck("");
    CHECK(race.refusal("play Go") == row.rule);
    CHECK(race.offers("play Go") == (row.rule[0] == 0));
    if (std::string(row.pile) == "Go, Stop") continue;
    race.safeties(A, "Right of Way").deck("");
    CHECK(race.refusal("play Go") == "MB-16");
  }
}

TEST_CASE("MB-19: discards are dead, the top one shows, and the deck is not made from them again") {
  Race race;
  race.hand(A, "25, 50").hand(B, "75, 100").turn(A).deck("Go, Go");
  race.order("discard 25").order("draw").order("discard 75");
  CHECK(top(race.seen(Viewer::one).table.discards) == Card::mileage_3);
  CHECK(race.discards() == "25, 75");
  race.hand(A, "25").hand(B, "50").turn(A).no_deck();
  const auto dead = race.state.table.discards.size();
  race.order("discard 25");
  CHECK(race.state.table.discards.size() == dead + 1);
  CHECK(race.state.deck.empty());
  CHECK(race.refusal("draw") == "MB-13");
}

TEST_CASE("MB-24: what a safety answers becomes the top discard, what a remedy cured stays in its pile") {
  Race race;
  race.battle(A, "Go, Stop")
      .limit(A, "Speed Limit, End of Limit, Speed Limit")
      .hand(A, "Right of Way")
      .turn(A)
      .deck("25");
  race.order("play Right of Way");
  CHECK(race.discards() == "Stop, Speed Limit");
  CHECK(race.pile(A) == "Go");
  CHECK(names(race.rules, race.car(A).limit) == "Speed Limit, End of Limit");
  Race cured;
  cured.battle(A, "Go, Flat Tire, Spare Tire").hand(A, "Puncture Proof").turn(A).deck("25");
  cured.order("play Puncture Proof");
  CHECK(cured.discards() == "");
  CHECK(cured.pile(A) == "Go, Flat Tire, Spare Tire");
}

TEST_CASE("MB-25: Right of Way on an empty battle pile moves the car, which every hazard but Stop and Limit may stop") {
  Race race;
  race.hand(A, "Right of Way, 100").turn(A).deck("25");
  race.order("play Right of Way");
  CHECK(moving(race.car(A)));
  CHECK(race.refusal("play 100") == "");
  race.hand(B, "Out of Gas, Flat Tire, Accident, Stop, Speed Limit").turn(B).deck("Repairs, 25, 25");
  for (const char* hazard : {"Out of Gas", "Flat Tire", "Accident"})
    CHECK(race.refusal(std::string("play ") + hazard) == "");
  for (const char* hazard : {"Stop", "Speed Limit"}) CHECK(race.refusal(std::string("play ") + hazard) == "MB-7");
  race.order("play Accident");
  CHECK_FALSE(moving(race.car(A)));
  race.order("draw").order("play Repairs");
  CHECK(race.pile(A) == "Accident, Repairs");
  CHECK(moving(race.car(A)));
}

TEST_CASE("MB-26: Right of Way over a remedy moves at once") {
  Race race;
  race.battle(A, "Go, Out of Gas, Gasoline").hand(A, "Right of Way, 75").turn(A).deck("25");
  CHECK(race.refusal("play 75") == "MB play-when");
  race.order("play Right of Way");
  CHECK(race.refusal("play 75") == "");
}

TEST_CASE("MB-31: End of Limit only while limited, on the limit pile, and a new Limit may follow") {
  Race race;
  race.battle(A, "Go").hand(A, "End of Limit, 100").hand(B, "Speed Limit").turn(A).deck("50, 50");
  CHECK(race.refusal("play End of Limit") == "MB-31");
  race.limit(A, "Speed Limit").deck("50, 50");
  race.order("play End of Limit");
  CHECK(names(race.rules, race.car(A).limit) == "Speed Limit, End of Limit");
  CHECK_FALSE(limited(race.car(A)));
  race.order("draw").order("play Speed Limit");
  CHECK(limited(race.car(A)));
  CHECK(names(race.rules, race.car(A).limit) == "Speed Limit, End of Limit, Speed Limit");
}

TEST_CASE("behaviour 39: a car with Puncture Proof never gets a flat; gas then Go restarts it") {
  Race race;
  race.battle(A, "Go")
      .safeties(A, "Puncture Proof")
      .hand(A, "Gasoline, Go, 25")
      .hand(B, "Flat Tire, Out of Gas, 75")
      .turn(B)
      .deck("50, 50, 50, 50");
  CHECK(race.refusal("play Flat Tire") == "MB safety");
  race.order("play Out of Gas").order("draw");
  CHECK(race.refusal("play Go") == "MB-16");
  race.order("play Gasoline");
  CHECK_FALSE(moving(race.car(A)));
  race.order("draw");
  CHECK(race.refusal("play Flat Tire") == "MB safety");
  race.order("discard 75").order("draw").order("play Go");
  CHECK(moving(race.car(A)));
}
