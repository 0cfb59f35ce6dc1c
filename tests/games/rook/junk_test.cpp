// RK junk and trumps with their rulings: the swap, what may be buried, who knows what.
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

Table with_pile(const Given& given = {{"opening", "fair"}, {"pile", "any"}}) {
  Table table(given);
  table.deal().orders("bid 70, bid 75, pass");
  return table;
}

}  // namespace

TEST_CASE("RK junk: the bid winner takes the pile and may switch cards of the hand with it") {
  Table table = with_pile();
  CHECK(table.state.phase == Phase::swap);
  CHECK(G::turn(table.state) == Turn::zero);
  table.orders("take R5, take Y9, give Y4, give Y8, done");
  CHECK(table.state.hands[0] == cards("R14 R13 R12 R11 R9 R7 R5 R4 G14 G13 G8 G5 B14 B12 B7 B6 Y14 Y9 Y5 Rook"));
  CHECK(table.state.pile == cards("G4 B10 Y6 Y4 Y8"));
  CHECK(table.state.phase == Phase::trumps);
}

TEST_CASE("RK-3: none to five cards change places, as many back as were taken") {
  Table none = with_pile();
  none.order("done");
  CHECK(none.state.pile == cards(kPile));

  Table five = with_pile();
  five.orders("take R5, take G4, take B10, take Y6, take Y9, give Y4, give Y8, give Y5, give B6");
  CHECK(five.refused("done") == "RK-3");
  five.order("give B7");
  CHECK(five.refused("give G8") == "RK-3");  // a sixth
  five.order("done");
  CHECK(five.state.hands[0].count() == 20);
  CHECK(five.state.pile == cards("Y4 Y8 Y5 B6 B7"));

  Table uneven = with_pile();
  uneven.order("give Y4");
  CHECK(uneven.refused("done") == "RK-3");
  uneven.order("take Y9");
  CHECK(uneven.refused("done") == "");
}

TEST_CASE("RK-3: a card lies where it is said to lie and changes places once") {
  Table table = with_pile();
  CHECK(table.refused("take R6") == "RK-3");  // Y holds it
  CHECK(table.refused("give R5") == "RK play-1");
  table.order("take R5");
  CHECK(table.refused("give R5") == "RK-3");
  CHECK(table.refused("take R5") == "RK-3");
  table.order("give Y4");
  CHECK(table.refused("take Y4") == "RK-3");
  CHECK(!table.offers("give R5"));
  CHECK(!table.offers("take Y4"));
  CHECK(table.offers("done"));
}

TEST_CASE("RK-4: counters, trumps and the Rook may be buried in Classic, hidden till the hand ends") {
  Table table = with_pile({{"opener", "one"}});
  CHECK(!table.rules.clean_pile);
  table.orders(
      "give Rook, give R14, give Y14, give B14, give G14, take R5, take G4, take B10, take Y6, take Y9, done, trumps "
      "red");
  CHECK(table.state.pile == cards("Rook R14 Y14 B14 G14"));
  CHECK(table.seen(Viewer::one).pile.empty());
  CHECK(!table.seen(Viewer::one).pile_known);
  CHECK(table.heard(Viewer::one).find("Rook") == std::string::npos);
  Dice dice = dice_of(4);
  table.finish([&](const State& state) { return G::any_order(table.rules, state, dice); });
  CHECK(table.seen(Viewer::one).pile.empty());
  table.advance();
  REQUIRE(table.seen(Viewer::one).last_hand.has_value());
  CHECK(table.seen(Viewer::one).last_hand->pile == cards("Rook R14 Y14 B14 G14"));
}

TEST_CASE("RK-4: Clean pile, part of Fair, keeps counters and the Rook out of the pile") {
  Table table = with_pile({{"opening", "fair"}});
  CHECK(table.rules.clean_pile);
  CHECK(table.refused("give Y5") == "RK-4");
  CHECK(table.refused("give Rook") == "RK-4");
  CHECK(!table.offers("give R14"));
  CHECK(table.refused("give R13") == "");  // a trump, once named, may lie there
  CHECK(table.refused("done") == "RK-4");  // R5 and B10 lie in the pile
  table.orders("take R5, give Y4");
  CHECK(table.refused("done") == "RK-4");
  table.orders("take B10, give Y8");
  CHECK(table.refused("done") == "");
  CHECK(!rules_with({{"opening", "fair"}, {"pile", "any"}}).clean_pile);
  CHECK(rules_with({{"opening", "classic"}, {"pile", "clean"}}).clean_pile);
}

TEST_CASE("RK-4: where a hand leaves no other choice the lowest counters may be buried") {
  const Rules rules = rules_with({{"opening", "fair"}});
  const Cards few = cards("R4 R6 G5 G10 B14 Y5 Y10 Rook B5");
  CHECK(buryable(rules, few) == cards("R4 R6 G5 B5 Y5"));
  CHECK(buryable(rules, cards("R4 G10 B14 Y10 Rook Y5")) == cards("R4 Y5 G10 B14 Y10"));
  // 25 cards hold at most 13 counters, so that it never comes to this in play.
  const Cards most = cards("R5 R10 R14 G5 G10 G14 B5 B10 B14 Y5 Y10 Y14 Rook R4 R6 R7 R8 R9 R11 R12 G4 G6 G7 G8 G9");
  CHECK(rules.points(buryable(rules, most)) == 0);
  CHECK(buryable(rules, most).count() == 12);
}

TEST_CASE("RK-17: how many cards are swapped is not public, only that the pile was taken and then the trump colour") {
  Table table = with_pile();
  const auto before = table.heard(Viewer::one);
  const Observation at_first = table.seen(Viewer::one);
  CHECK(before.find("South takes the junk pile for 75.") != std::string::npos);
  table.order("take R5");
  CHECK(table.seen(Viewer::one) == at_first);
  table.order("take Y9");
  table.order("give Y4");
  CHECK(table.seen(Viewer::one) == at_first);
  CHECK(table.seen(Viewer::table).sizes[0] == 20);
  CHECK(table.seen(Viewer::zero).sizes[0] == 21);
  table.orders("give Y8, done");
  CHECK(table.heard(Viewer::one) == before);
  CHECK(table.heard(Viewer::table).find("takes R5") == std::string::npos);
  CHECK(table.heard(Viewer::zero).find("South takes R5 from the pile.") != std::string::npos);
  table.order("trumps red");
  CHECK(table.heard(Viewer::one).substr(before.size()) == "South names red as trumps.\n");
}

TEST_CASE("RK-18: the bid winner knows the buried cards throughout, and with them the other hand") {
  Table table = with_pile();
  table.orders("take R5, give Y4, done, trumps red, play R14, play R6");
  const Observation own = table.seen(Viewer::zero);
  CHECK(own.pile_known);
  CHECK(own.pile == cards("G4 B10 Y6 Y9 Y4"));
  CHECK(own.hands[1] == table.state.hands[1]);
  const Observation theirs = table.seen(Viewer::one);
  CHECK(!theirs.pile_known);
  CHECK(theirs.pile.empty());
  CHECK(theirs.hands[0].empty());
  CHECK(theirs.hands[1] == table.state.hands[1]);
}

TEST_CASE("RK trumps: the winner of the bidding names the colour of trumps") {
  Table table = with_pile();
  CHECK(table.refused("trumps red") == "RK junk");
  table.order("done");
  CHECK(table.refused("play R14") == "RK trumps");
  CHECK(table.menu().size() == 4);
  table.order("trumps green");
  CHECK(table.state.trumps == Colour::green);
  CHECK(table.seen(Viewer::one).trumps == Colour::green);
}

TEST_CASE("RK-13: a colour of which one holds no card may be named") {
  Table table;
  table.state.hands = {cards("R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 G4 G5 G6 G7 G8 G9 G10 G11 Rook"),
                       cards("Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 B4 B5 B6 B7 B8 B9 B10 B11 B12")};
  table.state.pile = cards("G12 G13 G14 B13 B14");
  table.deal().orders("bid 70, bid 75, pass, done");
  CHECK((table.state.hands[0] & suit(Colour::yellow)).empty());
  table.order("trumps yellow");
  CHECK(table.state.trumps == Colour::yellow);
}
