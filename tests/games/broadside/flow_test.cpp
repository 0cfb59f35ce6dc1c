// The turn, the other rules 1 to 6, the end of the game and its score.
#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

TEST_CASE("TFB-5: six cards for the moment between draw and play; an event never enters the hand and ends the turn") {
  Table table;
  table.cards({"BB", "CA", "CL", "DD", "BB"}, {"BB", "CA", "CL", "DD", "BB"}, {"CL", "Storm"});
  table.order("draw");
  CHECK(table.state.hands[0].size() == 6);
  CHECK(table.state.seat == Seat::zero);
  table.order("discard CL");
  CHECK(table.state.hands[0].size() == 5);
  table.order("draw", {});
  CHECK(table.state.hands[1].size() == 5);
  CHECK(table.state.seat == Seat::zero);
  table.order("draw");
  CHECK(table.refused("discard Storm") == "TFB-5");
}

TEST_CASE("TFB other-2: never more than five cards in a hand when a turn ends") {
  Table table;
  table.order("draw");
  table.order("discard CL");
  CHECK(table.state.hands[0].size() == 5);
  table.state.hands[0].add(Card::bb);
  CHECK(Broadside::invalid(table.rules, table.state).find("hand of USN") != std::string::npos);
}

TEST_CASE("TFB-8: one air strike a turn, in place of the draw; after drawing it is refused") {
  Table table;
  table.fleets({{"Enterprise", -1}, {"Hornet", -1}}, {{"Kaga", -1}, {"Nagato", -1}});
  table.order("strike Nagato", {1});
  CHECK(table.state.seat == Seat::one);  // two carriers, one strike
  CHECK(table.legal("strike Enterprise"));
  table.order("draw");
  CHECK(table.refused("strike Enterprise") == "TFB-8");
}

TEST_CASE("TFB other-3: no air strike without a carrier of one's own afloat") {
  Table table;
  table.state.fleets[0][0].points = 0;
  CHECK(table.refused("strike Kaga") == "TFB other-3");
  Orders list;
  Broadside::orders(table.rules, table.state, list);
  CHECK(list.size() == 1);
}

TEST_CASE("TFB other-4: an air strike takes the place of the draw and is the play") {
  Table table;
  table.order("strike Kaga", {0});
  CHECK(table.state.seat == Seat::one);
  CHECK(table.state.stage == Stage::turn);
  CHECK(table.state.deck.size() == 94);
}

TEST_CASE("TFB-33: with an air strike nothing is drawn, nothing is played, the hand stays at five") {
  Table table;
  const auto hand = table.hand(Seat::zero);
  table.order("strike Kaga", {1});
  CHECK(table.hand(Seat::zero) == hand);
  CHECK(!table.state.top);
}

TEST_CASE("TFB other-5: a carrier sinks any enemy ship outright with one chance in two") {
  for (const std::uint32_t drawn : {0U, 1U}) {
    Table table;
    table.state.fleets[0][0].points = 1;  // its wounds do not matter
    table.order("strike Nagato", {drawn});
    CHECK(table.last(EventKind::strike)->roll == Roll{{1, 2}, drawn});
    CHECK(table.points("Nagato") == (drawn == 0 ? 0 : 12));
  }
}

TEST_CASE("TFB-21: classic strikes at one in two, balanced at 33 in 100; new plays classic, rate balanced") {
  CHECK(rules_with("classic").strike == Chance{1, 2});
  Table table("balanced");
  table.order("strike Nagato", {33});
  CHECK(table.points("Nagato") == 12);
  table.order("strike Enterprise", {32});
  CHECK(table.points("Enterprise") == 0);
  const Option& option = Info<Broadside>::options()[0];
  CHECK(option.name == "airstrike");
  CHECK(option.standard == "classic");
  CHECK(option.rate_standard == "balanced");
}

TEST_CASE("TFB-10: a carrier is shielded from broadsides while an escort floats") {
  Table table;
  table.fleets({{"Washington", -1}}, {{"Kaga", -1}, {"Kagero", 1}, {"Akagi", -1}});
  table.cards({"BB", "BB"}, {"BB"}, {"BB", "BB"});
  table.order("draw");
  CHECK(table.refused("broadside BB at Kaga") == "TFB-10");
  CHECK(table.refused("broadside BB at Akagi") == "TFB-10");
  table.order("broadside BB at Kagero", {0, 0});
  table.order("draw");
  table.order("discard BB");
  table.order("draw");
  CHECK(table.refused("broadside BB at Kagero") == "TFB other-1");
  table.order("broadside BB at Kaga", {5, 5});
  CHECK(table.points("Kaga") == 0);
}

TEST_CASE("TFB other-6: battleships, cruisers and destroyers are all escorts") {
  for (const char* escort : {"Nagato", "Tone", "Jintsu", "Kagero"}) {
    Table table;
    table.fleets({{"Washington", -1}}, {{"Kaga", -1}, {escort, -1}});
    table.cards({"BB"}, {}, {"BB"});
    table.order("draw");
    CHECK(table.refused("broadside BB at Kaga") == "TFB-10");
    CHECK(table.legal(std::string("broadside BB at ") + escort));
  }
}

TEST_CASE("TFB other-1: a ship sinks only at 0 points or below") {
  Table table;
  table.fleets({{"Washington", -1}}, {{"Tone", 8}, {"Kagero", -1}});
  table.cards({"BB", "BB"}, {"BB"}, {"BB", "BB"});
  table.order("draw");
  table.order("broadside BB at Tone", {3, 2});
  CHECK(table.points("Tone") == 1);
  CHECK(table.count(EventKind::sunk) == 0);
  table.order("draw");
  table.order("discard BB");
  table.order("draw");
  table.order("broadside BB at Tone", {5, 5});
  CHECK(table.points("Tone") == 0);
  CHECK(table.count(EventKind::sunk) == 1);
}

TEST_CASE("TFB-35: after the draw one plays or discards; a discard is always legal and passing is no order") {
  Table table;
  CHECK(table.refused("discard BB") == "TFB-35");
  CHECK(table.refused("broadside BB at Nagato") == "TFB-35");
  CHECK(table.refused("pass") == "parse");
  table.order("draw");
  CHECK(table.refused("draw") == "TFB-35");
  for (const char* card : {"BB", "CA", "Submarine", "Drydock", "CL"})
    CHECK(table.legal(std::string("discard ") + card));
  table.order("discard Submarine");
  CHECK(table.state.seat == Seat::one);
}

TEST_CASE("behaviour 31: a card that could be played can also be discarded") {
  Table table;
  table.order("draw");
  Orders list;
  Broadside::orders(table.rules, table.state, list);
  for (const Order& order : list)
    if (order.kind == OrderKind::play)
      CHECK(!Broadside::check(table.rules, table.state, {OrderKind::discard, order.card, {}}));
}

TEST_CASE("TFB-15: the last card drawn is resolved, then the points afloat are compared; equal is a draw") {
  for (const int nagato : {12, 11}) {
    Table table;
    table.fleets({{"Washington", 6}}, {{"Nagato", nagato}});
    table.cards({}, {}, {"BB"}, 1);
    table.order("draw");
    CHECK(table.state.stage == Stage::play);
    CHECK(table.state.deck.empty());
    table.order("broadside BB at Nagato", {1, 3});
    CHECK(table.state.stage == Stage::over);
    CHECK(table.points("Nagato") == nagato - 6);
    const auto outcome = Broadside::outcome(table.rules, table.state);
    CHECK(outcome.over);
    if (nagato == 12) {
      CHECK(!outcome.winner);
      CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 0);
      CHECK(Broadside::score(table.rules, table.state, Seat::one) == 0);
    } else {
      CHECK(outcome.winner == Seat::zero);
      CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 60);  // nothing sunk, 6 points afloat
    }
  }
}

TEST_CASE("TFB over-2: when the deck is used up the stronger fleet wins") {
  Table table;
  table.fleets({{"Washington", 6}, {"Sims", 0}}, {{"Nagato", 7}, {"Kaga", 0}});
  table.cards({}, {}, {"Storm"}, 1);
  table.order("draw", {6});
  CHECK(table.count(EventKind::deck_out) == 1);
  CHECK(Broadside::outcome(table.rules, table.state).winner == Seat::one);
  CHECK(Broadside::score(table.rules, table.state, Seat::one) == 10 * 4 + 10 * 7);
  CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 0);
}

TEST_CASE(
    "TFB-16: the winner scores 10 a printed point sunk, 10 a point afloat, for sinking all 100 and 10 a card undrawn") {
  Table table;
  table.fleets({{"Washington", 5}, {"Sims", -1}}, {{"Nagato", 1}, {"Kaga", 0}});
  table.cards({"BB"}, {}, {"CL"}, 31);
  table.order("draw");
  table.order("broadside BB at Nagato", {0, 0});
  CHECK(table.state.stage == Stage::over);
  CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 10 * (12 + 10) + 10 * (5 + 4) + 100 + 10 * 30);
  CHECK(Broadside::score(table.rules, table.state, Seat::one) == 0);
  const Event* over = table.last(EventKind::over);
  CHECK(over->winner == Seat::zero);
  CHECK(over->scores[0] == 710);
}

TEST_CASE("TFB-31: own points afloat are hit points left, not printed ones") {
  for (const int left : {1, 12}) {
    Table table;
    table.fleets({{"Washington", left}}, {{"Nagato", 1}});
    table.cards({"BB"}, {}, {"CL"}, 1);
    table.order("draw");
    table.order("broadside BB at Nagato", {0, 0});
    CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 120 + 10 * left + 100);
  }
}

TEST_CASE("TFB-30: all of the loser's ships that are gone count, whatever sank them, reinforcements too") {
  Table table;
  table.fleets({{"Washington", -1}}, {{"Kagero", 0}, {"Kaga", 4}});
  table.cards({}, {}, {"Reinforcement", "BB", "Storm"}, 20);
  table.state.seat = Seat::one;
  const Ship comes = table.state.navies[1][0];
  table.order("draw", {});
  table.order("draw");
  table.state.fleets[1].back().points = 1;
  table.order("discard BB");
  const auto printed = static_cast<std::uint32_t>(table.rules.printed(comes));
  table.order("draw", {0, printed - 2});  // the storm sinks both
  CHECK(table.state.stage == Stage::over);
  CHECK(Broadside::score(table.rules, table.state, Seat::zero) ==
        10 * static_cast<int>(4 + 10 + printed) + 120 + 100 + 10 * 17);
}

TEST_CASE("TFB-17: when an event sinks one's own last ship the other side wins and scores") {
  Table table;
  table.fleets({{"Washington", 1}}, {{"Nagato", 3}});
  table.cards({}, {}, {"Storm"}, 50);
  table.order("draw", {0});
  CHECK(Broadside::outcome(table.rules, table.state).winner == Seat::one);
  CHECK(Broadside::score(table.rules, table.state, Seat::one) == 120 + 30 + 100 + 490);
}

TEST_CASE("TFB-29: the last card's play is carried out; a fleet that is gone decides before the comparison") {
  Table table;
  table.fleets({{"Washington", 1}}, {{"Nagato", 2}});
  table.cards({"BB"}, {}, {"CL"}, 1);
  table.order("draw");
  table.order("broadside BB at Nagato", {0, 0});
  CHECK(table.count(EventKind::deck_out) == 0);
  CHECK(Broadside::outcome(table.rules, table.state).winner == Seat::zero);
  CHECK(Broadside::score(table.rules, table.state, Seat::zero) == 120 + 10 + 100 + 0);
}

TEST_CASE("behaviour 32: one card undrawn and none, one point more and equal, the last ship sunk and not") {
  struct Row {
    int washington, nagato;  // before a broadside of 2 at Nagato
    std::size_t left;        // cards in the deck before the draw
    int winner, score;       // -1: a draw
  };
  for (const auto& row : {Row{5, 2, 2, 0, 10 * (12 + 5) + 100 + 10}, Row{5, 2, 1, 0, 10 * (12 + 5) + 100},
                          Row{5, 7, 1, -1, 0}, Row{6, 7, 1, 0, 10 * 6}, Row{5, 8, 1, 1, 10 * 6}}) {
    Table table;
    table.fleets({{"Washington", row.washington}}, {{"Nagato", row.nagato}});
    table.cards({"BB"}, {}, {"CL"}, row.left);
    table.order("draw");
    table.order("broadside BB at Nagato", {0, 0});
    REQUIRE(table.state.stage == Stage::over);
    const auto outcome = Broadside::outcome(table.rules, table.state);
    CHECK(outcome.winner.has_value() == (row.winner >= 0));
    if (row.winner >= 0) CHECK(outcome.winner == static_cast<Seat>(row.winner));
    for (const Seat seat : {Seat::zero, Seat::one})
      CHECK(Broadside::score(table.rules, table.state, seat) == (static_cast<int>(seat) == row.winner ? row.score : 0));
  }
}
