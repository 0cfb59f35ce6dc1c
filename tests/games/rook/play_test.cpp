// RK play-1 to play-7 and the rulings on following, the Rook and the trick.
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

// Red is trumps, X has bid 80 and is to lead. Four cards each.
Table ending(std::string_view x, std::string_view y, const Given& given = {{"opening", "fair"}, {"pile", "any"}}) {
  Table table(given);
  Cards rest = kAllCards - cards(x) - cards(y);
  std::string pile;
  for (const Card one : rest)
    if (!one.rook() && one.colour() == Colour::yellow && one.rank() < 10 && cards(pile).count() < 5)
      pile += card_text(one) + " ";
  REQUIRE(cards(pile).count() == 5);
  table.play_on(X, 80, Colour::red, x, y, pile);
  return table;
}

}  // namespace

TEST_CASE("RK play-1: whoever leads may play anything") {
  Table table = ending("R4 G8 B10 Rook", "R5 G9 B11 Y14");
  CHECK(table.choices() == "R4 G8 B10 Rook");
  CHECK(table.refused("play G9") == "RK play-1");
}

TEST_CASE("RK-9: the bid winner leads to the first trick") {
  for (const Seat winner : {X, Y}) {
    Table table;
    table.deal();
    table.orders(winner == X ? "bid 70, bid 75, pass, done, trumps red" : "bid 70, pass, done, trumps red");
    CHECK(G::turn(table.state) == turn_of(winner));
    CHECK(table.state.trick == 1);
    CHECK(!table.state.led);
  }
}

TEST_CASE("RK play-2: the led colour is followed and the highest number wins") {
  Table table = ending("G8 G13 B4 B6", "G5 G9 R5 B14");
  table.order("play G8");
  CHECK(table.choices() == "G5 G9");
  CHECK(table.refused("play R5") == "RK play-2");
  CHECK(table.refused("play B14") == "RK play-2");
  Table low = table;
  low.order("play G5");
  CHECK(low.state.next == X);
  table.order("play G9");
  CHECK(table.state.next == Y);
}

TEST_CASE("RK play-3: without the led colour a trump must be played, and wins") {
  Table table = ending("G14 G13 B4 B6", "R4 R9 B5 Y14");
  table.order("play G14");
  CHECK(table.choices() == "R4 R9");
  CHECK(table.refused("play Y14") == "RK play-3");
  table.order("play R4");
  CHECK(table.state.next == Y);
  CHECK(table.state.captured[1] == 10);
}

TEST_CASE("RK play-4: without the led colour and without trumps anything may be played, and loses") {
  Table table = ending("G4 G13 B4 B6", "B5 B7 Y10 Y14");
  table.order("play G4");
  CHECK(table.choices() == "B5 B7 Y10 Y14");
  table.order("play Y14");
  CHECK(table.state.next == X);
}

TEST_CASE("RK-8: an off-colour card loses whatever its number") {
  CHECK(!reply_wins(Colour::red, one_card("G4"), one_card("Y14")));
  CHECK(!reply_wins(Colour::red, one_card("R4"), one_card("G14")));
  CHECK(reply_wins(Colour::red, one_card("G4"), one_card("G5")));
  CHECK(!reply_wins(Colour::red, one_card("G5"), one_card("G4")));
}

TEST_CASE("behaviour 33: the lowest trump beats the highest led card, the Rook beats all") {
  for (const auto trumps : kAllColours)
    for (const auto colour : kAllColours) {
      if (colour != trumps) {
        CHECK(reply_wins(trumps, card(colour, 14), card(trumps, 4)));
        CHECK(!reply_wins(trumps, card(trumps, 4), card(colour, 14)));
      }
      for (int rank = kLowest; rank <= kHighest; ++rank) {
        CHECK(reply_wins(trumps, card(colour, rank), kRook));
        CHECK(!reply_wins(trumps, kRook, card(colour, rank)));
      }
    }
}

TEST_CASE("RK play-5: the Rook may be played at any time and always wins") {
  Table table = ending("G14 G13 B4 B6", "G5 G9 R5 Rook");
  table.order("play G14");
  CHECK(table.choices() == "G5 G9 Rook");
  table.order("play Rook");
  CHECK(table.state.next == Y);
  CHECK(table.state.captured[1] == 30);
  Table trump = ending("R14 G13 B4 B6", "R5 G9 B5 Rook");
  trump.order("play R14");
  CHECK(trump.choices() == "R5 Rook");
}

TEST_CASE("RK-5: the led colour if held, else a trump if held, else anything") {
  CHECK(playable(false, Colour::red, one_card("G4"), cards("G5 R5 Y5")) == cards("G5"));
  CHECK(playable(false, Colour::red, one_card("G4"), cards("R5 Y5 R6")) == cards("R5 R6"));
  CHECK(playable(false, Colour::red, one_card("G4"), cards("B5 Y5")) == cards("B5 Y5"));
  CHECK(playable(false, Colour::red, one_card("R4"), cards("B5 R5")) == cards("R5"));
  CHECK(playable(false, Colour::red, one_card("R4"), cards("B5 Y5")) == cards("B5 Y5"));
}

TEST_CASE("RK-5: house rule Free lets one play anything when void of the led colour") {
  Table table = ending("G14 G13 B4 B6", "R4 R9 B5 Y14", {{"follow", "free"}});
  table.order("play G14");
  CHECK(table.choices() == "R4 R9 B5 Y14");
  table.order("play Y14");
  CHECK(table.state.denied[1] == suit(Colour::green));  // not red: it was not forced
  Table follow = ending("G14 G13 B4 B6", "R4 G9 B5 Y14", {{"follow", "free"}});
  follow.order("play G14");
  CHECK(follow.choices() == "G9");
}

TEST_CASE("RK-6: the Rook is never compelled while another card is allowed") {
  CHECK(playable(false, Colour::red, one_card("G4"), cards("G5 Rook")) == cards("G5 Rook"));
  CHECK(playable(false, Colour::red, one_card("G4"), cards("R5 Rook Y4")) == cards("R5 Rook"));
  CHECK(playable(false, Colour::red, one_card("G4"), cards("Y5 Rook")) == cards("Y5 Rook"));
}

TEST_CASE("RK-7: the Rook led counts as a trump lead") {
  Table table = ending("Rook G13 B4 B6", "R8 R10 G9 B5");
  table.order("play Rook");
  CHECK(table.choices() == "R8 R10");
  CHECK(table.refused("play G9") == "RK-7");
  table.order("play R10");
  CHECK(table.state.next == X);
  Table none = ending("Rook G13 B4 B6", "Y10 Y14 G9 B5");
  none.order("play Rook");
  CHECK(none.choices() == "G9 B5 Y10 Y14");
  none.order("play Y14");
  CHECK(none.state.denied[1] == suit(Colour::red));
}

TEST_CASE("RK-23: the Rook led in house rule Free lets one play anything") {
  Table table = ending("Rook G13 B4 B6", "R8 R10 G9 B5", {{"follow", "free"}});
  table.order("play Rook");
  CHECK(table.choices() == "R8 R10 G9 B5");
  table.order("play G9");
  CHECK(table.state.denied[1].empty());
}

TEST_CASE("RK-24: the Rook is the only legal card only as the last card of the hand") {
  Dice dice = dice_of(24);
  int last = 0;
  for (int i = 0; i < 20000; ++i) {
    Cards hand(kRook);
    const auto more = dice.below(4);
    for (std::uint32_t k = 0; k < more; ++k) hand.push_back(kAllCards.nth(dice.below(44)));
    const Card led = (kAllCards - hand).nth(dice.below(30));
    const Cards may = playable(dice.below(2) == 0, static_cast<Colour>(dice.below(4)), led, hand);
    CHECK(may.contains(kRook));
    if (may == Cards(kRook)) {
      ++last;
      CHECK(hand == Cards(kRook));
    }
  }
  CHECK(last > 1000);
}

TEST_CASE("RK play-6: whoever wins a trick leads to the next, until all cards are played") {
  Table table = ending("G8 G13 B4 B6", "G5 G9 R5 B14");
  table.orders("play G8, play G9");
  CHECK(table.state.trick == 18);
  CHECK(G::turn(table.state) == Turn::one);
  table.orders("play B14, play B4, play R5, play G13, play G5, play B6");
  CHECK(table.state.phase == Phase::counting);
  CHECK(G::turn(table.state) == Turn::automatic);
}

TEST_CASE("RK-5: a reply tells which colours its hand does not hold") {
  CHECK(denied_by(false, Colour::red, one_card("G4"), one_card("G5")).empty());
  CHECK(denied_by(false, Colour::red, one_card("G4"), kRook).empty());
  CHECK(denied_by(false, Colour::red, one_card("G4"), one_card("R5")) == suit(Colour::green));
  CHECK(denied_by(false, Colour::red, one_card("G4"), one_card("Y5")) == (suit(Colour::green) | suit(Colour::red)));
  CHECK(denied_by(false, Colour::red, one_card("R4"), one_card("Y5")) == suit(Colour::red));
  CHECK(denied_by(false, Colour::red, kRook, one_card("R5")).empty());
}

TEST_CASE("RK-26: the last trick can be seen, and no earlier one in its order") {
  Table table = ending("G8 G13 B4 B6", "G5 G9 R5 B14");
  CHECK(!table.seen(Viewer::zero).last_trick);
  table.orders("play G8, play G9");
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table})
    CHECK(table.seen(viewer).last_trick == Trick{X, Y, one_card("G8"), one_card("G9")});
  table.orders("play B14, play B4");
  CHECK(table.seen(Viewer::zero).last_trick == Trick{Y, Y, one_card("B14"), one_card("B4")});
}

TEST_CASE("RK-19: points taken during the hand are open, without the pile") {
  Table table = ending("G14 G13 B4 B6", "G5 G9 R5 B14");
  const auto before = table.state.captured;
  table.orders("play G14, play G5");
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
    CHECK(table.seen(viewer).captured[0] == before[0] + 15);
    CHECK(table.seen(viewer).captured[1] == before[1]);
  }
}
