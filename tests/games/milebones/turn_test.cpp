// The course of a turn: draw, coup fourre, safeties, empty deck (MB start, coup, end, MB-3 to MB-5, MB-8, MB-13, MB-20
// to MB-23, MB-34).
#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

TEST_CASE("MB start: six cards each, a turn is a draw and then one card played or discarded") {
  const Rules rules = rules_with();
  Race race;
  race.state = G::start(race.rules, 11);
  CHECK(race.held(A).size() == 6);
  CHECK(race.held(B).size() == 6);
  CHECK(race.state.deck.size() == 89);
  race.advance();
  const Seat first = race.state.table.current;
  CHECK(race.orders() == std::vector<std::string>{"draw"});
  race.order("draw");
  CHECK(race.held(first).size() == 7);
  CHECK(race.refusal("draw") == "MB-22");
  race.order("discard " + id_text(rules, race.held(first)[0]));
  CHECK(race.held(first).size() == 6);
  CHECK(race.state.table.current == other(first));
  const auto mine = race.hand_names(other(first));
  CHECK(race.refusal("draw") == "");
  Race empty;
  empty.hand(A, "25").turn(A).deck("");
  CHECK(empty.refusal("play 50") == "MB start");
  CHECK(empty.refusal("discard 50") == "MB start");
}

TEST_CASE("MB start: the numbers of a race, as the text has them") {
  const Rules rules = rules_with();
  CHECK(rules.hand == 6);
  CHECK(rules.goal == 700);
  CHECK(rules.extended_goal == 1000);
  CHECK(rules.speed_limit == 50);
  CHECK(rules.coup_cards == 2);
  CHECK(rules.safety_cards == 1);
  CHECK(rules.match_goal == 5000);
  CHECK(rules.miles == std::array<std::int32_t, 5>{25, 50, 75, 100, 200});
  CHECK(rules.most == std::array<std::uint8_t, 5>{101, 101, 101, 101, 2});
}

TEST_CASE("ALL-1: cards are dealt one at a time, first player first, from the front of the deck") {
  Rules rules = rules_with();
  const State dealt = G::start(rules, 5);
  rules.hand = 1;  // the same shuffle, so the same order of cards
  const State two = G::start(rules, 5);
  const Seat first = two.table.first;
  CHECK(dealt.table.first == first);
  CHECK(dealt.hands[index(first)][0] == two.hands[index(first)][0]);
  CHECK(dealt.hands[index(other(first))][0] == two.hands[index(other(first))][0]);
  for (std::size_t i = 1; i < 6; ++i) {
    CHECK(dealt.hands[index(first)][i] == *(two.deck.begin() + 2 * i - 2));
    CHECK(dealt.hands[index(other(first))][i] == *(two.deck.begin() + 2 * i - 1));
  }
  CHECK(*dealt.deck.begin() == *(two.deck.begin() + 10));
}

TEST_CASE(
    "MB-3: a coup comes on the turn right after the hazard, before drawing, with the safety that answers that hazard") {
  const struct {
    const char *hazard, *safety;
  } table[] = {{"Out of Gas", "Extra Tank"},
               {"Flat Tire", "Puncture Proof"},
               {"Accident", "Driving Ace"},
               {"Speed Limit", "Right of Way"},
               {"Stop", "Right of Way"}};
  for (const auto& row : table) {
    CAPTURE(row.hazard);
    Race race;
    race.battle(A, "Go")
        .battle(B, "Go")
        .hand(A, row.hazard)
        .hand(B, "Extra Tank, Puncture Proof, Driving Ace, Right of Way, 25")
        .turn(A)
        .deck("50, 50, 50");
    const std::string play = std::string("play ") + row.hazard, coup = std::string("coup ") + row.safety;
    race.order(play);
    CHECK(race.orders() == std::vector<std::string>{coup, "draw"});
    for (const char* safety : {"Extra Tank", "Puncture Proof", "Driving Ace", "Right of Way"})
      CHECK(race.refusal(std::string("coup ") + safety) == (safety == std::string(row.safety) ? "" : "MB-3"));
    CHECK(race.refusal("coup 25") == "MB-3");

    Race late = race;  // drawing forfeits it; the safety stays worth 100
    late.order("draw");
    CHECK(late.refusal(coup) == "MB-3");
    late.order(std::string("play ") + row.safety);
    CHECK(late.points(B) == 100);
    CHECK(late.count(What::coup) == 0);

    race.order(coup);
    CHECK(race.points(B) == 400);
    CHECK(moving(race.car(B)));
    CHECK_FALSE(limited(race.car(B)));
    CHECK(race.discards() == row.hazard);
  }
}

TEST_CASE("MB-3: the chance of a coup is gone a turn later") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .hand(A, "Flat Tire, 25, 25")
      .hand(B, "Puncture Proof, 75")
      .turn(A)
      .deck("50, 50, 50, 50");
  race.order("play Flat Tire").order("draw").order("discard 75").order("draw").order("discard 25");
  CHECK(race.refusal("coup Puncture Proof") == "MB-3");
  CHECK(race.refusal("play Puncture Proof") == "MB-20");
  CHECK(race.orders() == std::vector<std::string>{"draw"});
}

TEST_CASE("MB start: no position has a seventh card with a player who is not to play, whose draw would be an eighth") {
  for (const Seat mover : {A, B}) {
    Race race;
    race.hand(A, "25, 25, 50, 50, 75, 75").hand(B, "100").turn(mover).deck("");
    race.held(A).add(race.state.deck.take());
    CHECK((G::invalid(race.rules, race.state) == "") == (mover == A));
  }
}

TEST_CASE("MB-3: no position has a coup open after the draw") {
  Race race;
  race.battle(A, "Go, Stop").hand(A, "Right of Way, 25").turn(A, Phase::draw).deck("50");
  race.state.table.threat = Card::stop;
  CHECK(G::invalid(race.rules, race.state) == "");
  race.turn(A, Phase::play);
  CHECK(G::invalid(race.rules, race.state).find("threat") == 0);
  race.state.table.threat = Card::none;
  race.no_deck();
  race.state.table.threat = Card::stop;  // with no card to draw the first act of the turn may be the coup (MB-23)
  CHECK(G::invalid(race.rules, race.state) == "");
  CHECK(race.offers("coup Right of Way"));
}

TEST_CASE("MB-3: an automatic draw waits after every hazard, whether or not the safety is held") {
  for (const char* hand : {"Puncture Proof, 25", "75, 25"}) {
    Race race({{"match", "race"}, {"draw", "automatic"}});
    race.battle(A, "Go").battle(B, "Go").hand(A, "Flat Tire, 50").hand(B, hand).turn(A).deck("100, 100, 100");
    race.order("play Flat Tire");
    CHECK(G::turn(race.state) == Turn::one);
    CHECK(race.held(B).size() == 2);
    CHECK(race.offers("draw"));
    race.order("draw").order("discard 25");
    CHECK(G::turn(race.state) == Turn::automatic);  // no hazard: the rules draw
    race.advance();
    CHECK(race.held(A).size() == 2);
    CHECK(race.state.table.phase == Phase::play);
  }
}

TEST_CASE("MB-4: a coup brings two cards, one or none if the deck has no more, and it stays the same player's turn") {
  for (const std::size_t left : {std::size_t(5), std::size_t(2), std::size_t(1), std::size_t(0)}) {
    Race race;
    race.battle(A, "Go")
        .battle(B, "Go")
        .hand(A, "Flat Tire, 25")
        .hand(B, "Puncture Proof, 75, 75, 75, 75, 75")
        .turn(A)
        .no_deck();
    while (race.state.deck.size() < left) {
      race.state.deck.push_back(race.state.table.discards.back());
      race.state.table.discards.pop_back();
    }
    race.order("play Flat Tire").order("coup Puncture Proof");
    CHECK(race.held(B).size() == 5 + std::min<std::size_t>(left, 2));
    CHECK(race.state.deck.size() == left - std::min<std::size_t>(left, 2));
    CHECK(race.state.table.current == B);
    CHECK(race.state.table.phase == Phase::play);
  }
}

TEST_CASE("MB-5: another safety brings one card, if there is one, and another play") {
  Race race;
  race.hand(A, "Extra Tank, 25, 25, 25, 25, 25, 25").turn(A).deck("Go, 50");
  race.order("play Extra Tank");
  CHECK(race.hand_names(A) == "25, 25, 25, 25, 25, 25, Go");
  race.order("play Go");
  CHECK(race.state.table.current == B);
  Race empty;
  empty.hand(A, "Extra Tank, 25").hand(B, "50").turn(A).no_deck();
  empty.order("play Extra Tank");
  CHECK(empty.hand_names(A) == "25");
  CHECK(empty.state.table.current == A);
  CHECK(empty.state.table.phase == Phase::play);
}

TEST_CASE("MB-8: a coup with Right of Way answers a Stop or a Speed Limit and clears both, for one bonus") {
  for (const char* hazard : {"Stop", "Speed Limit"}) {
    Race race;
    const bool stop = std::string(hazard) == "Stop";
    race.battle(A, "Go").battle(B, stop ? "Go" : "Go, Stop").hand(A, hazard).hand(B, "Right of Way, 200").turn(A);
    if (stop) race.limit(B, "Speed Limit");
    race.deck("25, 25");
    race.order(std::string("play ") + hazard).order("coup Right of Way");
    CHECK(moving(race.car(B)));
    CHECK_FALSE(limited(race.car(B)));
    CHECK(race.points(B) == 400);
    CHECK(race.discards() == "Stop, Speed Limit");
  }
}

TEST_CASE("MB-13: with the deck empty a card that can be played must be, else one is discarded, one a turn") {
  Race race;
  race.battle(A, "Go").hand(A, "25, Gasoline").hand(B, "50, 75").turn(A).no_deck();
  CHECK(race.refusal("draw") == "MB-13");
  CHECK(race.refusal("discard Gasoline") == "MB-13");
  CHECK(race.orders() == std::vector<std::string>{"play 25"});
  race.order("play 25");
  CHECK(race.orders() == std::vector<std::string>{"discard 50", "discard 75"});
  race.order("discard 50").order("discard Gasoline");
  CHECK(race.held(A).empty());
  race.order("discard 75").advance();
  CHECK(G::turn(race.state) == Turn::over);
  Race free({{"match", "race"}, {"discards", "free"}});  // the house rule
  free.battle(A, "Go").hand(A, "25, Gasoline").hand(B, "50").turn(A).no_deck();
  CHECK(free.refusal("discard Gasoline") == "");
  CHECK(free.offers("discard 25"));
  CHECK(free.offers("play 25"));
}

TEST_CASE("MB-13: an empty hand is skipped, and the race ends when both are empty") {
  Race race;
  race.battle(A, "Go").hand(A, "25, 25, 25").hand(B, "50").turn(B).no_deck();
  race.order("discard 50").order("play 25");
  CHECK(race.state.table.current == A);  // B has no card
  CHECK(race.count(What::skipped) == 1);
  race.order("play 25").order("play 25").advance();
  CHECK(G::turn(race.state) == Turn::over);
  CHECK(race.count(What::nobody) == 1);
  CHECK(race.driven(A) == 75);
}

TEST_CASE("MB-13: an empty hand after a last safety passes the turn") {
  Race race;
  race.hand(A, "Extra Tank").hand(B, "50").turn(A).no_deck();
  race.order("play Extra Tank");
  CHECK(race.state.table.current == B);
  race.order("discard 50").advance();
  CHECK(G::turn(race.state) == Turn::over);
}

TEST_CASE("behaviour 31: while the deck lasts a card that could be played can also be discarded") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "25, Stop, Extra Tank").turn(A).deck("");
  for (const char* card : {"25", "Stop", "Extra Tank"}) {
    CHECK(race.offers(std::string("play ") + card));
    CHECK(race.offers(std::string("discard ") + card));
  }
}

TEST_CASE("MB-14: discarding a safety is legal; the confirmation belongs to the screen") {
  Race race;
  race.hand(A, "Extra Tank, 25").turn(A).deck("");
  race.order("discard Extra Tank");
  CHECK(race.discards() == "Extra Tank");
}

TEST_CASE("MB-20: before the draw only the draw or a coup; another safety is refused") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "Stop").hand(B, "Extra Tank, Puncture Proof, 25, Go").turn(A).deck("50");
  race.order("play Stop");
  for (const char* order : {"play Extra Tank", "play Puncture Proof", "play Go", "discard 25"})
    CHECK(race.refusal(order) == "MB-20");
  CHECK(race.orders() == std::vector<std::string>{"draw"});
}

TEST_CASE("MB-20: laying the safety that answers before the draw is the coup itself") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "Accident").hand(B, "Driving Ace").turn(A).deck("50, 50");
  race.order("play Accident").order("play Driving Ace");
  CHECK(race.car(B).coups.has(Card::driving_ace));
  CHECK(race.points(B) == 400);
}

TEST_CASE("MB-21: after an ordinary safety the card is drawn without an order") {
  Race race;
  race.hand(A, "Extra Tank").turn(A).deck("75");
  race.order("play Extra Tank");
  CHECK(race.hand_names(A) == "75");
  CHECK(race.refusal("draw") == "MB-22");
}

TEST_CASE("MB-22: after a coup there is no further draw, from 5 to 7 in hand") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .hand(A, "Stop")
      .hand(B, "Right of Way, 25, 25, 25, 25, 25")
      .turn(A)
      .deck("50, 75, 100");
  race.order("play Stop").order("coup Right of Way");
  CHECK(race.hand_names(B) == "25, 25, 25, 25, 25, 50, 75");
  CHECK(race.refusal("draw") == "MB-22");
  race.order("play 25");
  CHECK(race.held(B).size() == 6);
}

TEST_CASE("MB-23: with an empty deck a coup is the very first act of the turn, any other safety forfeits it") {
  Race race;
  race.battle(A, "Go")
      .battle(B, "Go")
      .hand(A, "Flat Tire, 25")
      .hand(B, "Puncture Proof, Extra Tank, 25")
      .turn(A)
      .no_deck();
  race.order("play Flat Tire");
  CHECK(race.offers("coup Puncture Proof"));
  Race first = race;
  first.order("coup Puncture Proof");
  CHECK(first.points(B) == 400);
  CHECK(first.hand_names(B) == "Extra Tank, 25");
  race.order("play Extra Tank");
  CHECK(race.refusal("coup Puncture Proof") == "MB-3");
  race.order("play Puncture Proof");
  CHECK(race.points(B) == 200);
}

TEST_CASE("MB-34: a hazard that is never answered because the race has ended brings no coup") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "Flat Tire").hand(B, "").turn(A).no_deck();
  race.order("play Flat Tire").advance();
  CHECK(G::turn(race.state) == Turn::over);
  CHECK(race.state.table.threat == Card::none);
  CHECK(race.count(What::coup) == 0);
  Race skipped;  // the other hand is empty: the same player goes on, and nothing waits for an answer
  skipped.battle(A, "Go").battle(B, "Go").hand(A, "Stop, 25").hand(B, "").turn(A).no_deck();
  skipped.order("play Stop");
  CHECK(skipped.state.table.threat == Card::none);
  CHECK(skipped.state.table.current == A);
}

TEST_CASE("MB-33: the deck's size and the other hand's are open, what they hold is not") {
  Race race;
  race.hand(A, "25, 50").hand(B, "75, 100, 200").turn(A).deck("Go");
  const Observation seen = race.seen(Viewer::zero);
  CHECK(seen.deck_left == 96);
  CHECK(int(seen.held[1]) == 3);
  CHECK(seen.hands[1].empty());
  CHECK(names(race.rules, seen.hands[0]) == "25, 50");
  const Observation open = race.seen(Viewer::table);
  CHECK(open.hands[0].empty());
  CHECK(int(open.held[0]) == 2);
}
