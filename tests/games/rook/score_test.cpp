// RK points, fail and play-7 with the rulings on the pile, the bid and the match.
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

// Trick 20: X plays one card, Y one; X has `mine` of the points of the 19 tricks before. The pile is worth 10 or 0.
Table last_trick(int bid, int mine, std::string_view x, std::string_view y, std::string_view pile,
                 const Given& given = {{"opening", "fair"}, {"pile", "any"}}) {
  Table table(given);
  table.play_on(X, bid, Colour::red, x, y, pile);
  const int sum = table.state.captured[0];
  table.state.captured = {static_cast<std::int16_t>(mine), static_cast<std::int16_t>(sum - mine)};
  return table;
}

Table counted(int bid, int mine, std::string_view x, std::string_view y, std::string_view pile) {
  Table table = last_trick(bid, mine, x, y, pile);
  table.orders("play " + std::string(x) + ", play " + std::string(y));
  G::advance(table.rules, table.state, Log(table.told));
  return table;
}

// A hand just counted that brings the totals to these.
State at_totals(const Rules& rules, int zero, int one, int hand) {
  Table table({{"opening", "fair"}, {"pile", "any"}, {"goal", std::to_string(rules.goal)}});
  table.play_on(X, 70, Colour::red, "R9", "B9", "G4 G6 G7 G8 G9");
  table.state.captured = {80, 40};
  table.state.totals = {static_cast<std::int16_t>(zero - 80), static_cast<std::int16_t>(one - 40)};
  table.state.hand = static_cast<std::uint8_t>(hand);
  table.orders("play R9, play B9");
  G::advance(rules, table.state, Log(table.told));
  CHECK(table.state.totals ==
        std::array<std::int16_t, 2>{static_cast<std::int16_t>(zero), static_cast<std::int16_t>(one)});
  return table.state;
}

}  // namespace

TEST_CASE("RK points: fives count 5, tens 10, fourteens 10, the Rook 20, 120 in all") {
  const Rules rules = rules_with();
  for (const Card one : kAllCards) {
    const int expected = one.rook() ? 20 : one.rank() == 5 ? 5 : one.rank() == 10 || one.rank() == 14 ? 10 : 0;
    CHECK(rules.points(one) == expected);
  }
  CHECK(rules.points(kAllCards) == 120);
  CHECK(rules.total_points == 120);
}

TEST_CASE("RK play-7: the winner of the last round gets the cards of the junk pile") {
  const Table won = counted(70, 60, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(won.state.last_hand->captured == std::array<std::int16_t, 2>{80, 40});
  const Table lost = counted(70, 60, "B9", "R9", "G4 G10 G7 G8 G14");
  CHECK(lost.state.last_hand->captured == std::array<std::int16_t, 2>{60, 60});
}

TEST_CASE("RK-10: junk points count toward the bid, whoever took the last trick") {
  CHECK(counted(80, 60, "R9", "B9", "G4 G10 G7 G8 G14").state.last_hand->made);
  CHECK(!counted(85, 60, "R9", "B9", "G4 G10 G7 G8 G14").state.last_hand->made);
  CHECK(!counted(70, 60, "B9", "R9", "G4 G10 G7 G8 G14").state.last_hand->made);
}

TEST_CASE("RK fail: a bid that is not made costs its points") {
  const Table table = counted(85, 60, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(table.state.totals == std::array<std::int16_t, 2>{-85, 40});
  CHECK(table.heard(Viewer::one).find("South bid 85 and failed") != std::string::npos);
}

TEST_CASE("RK-11: a made bid scores all captured points, the other side keeps its own, totals may be negative") {
  const Table made = counted(70, 60, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(made.state.totals == std::array<std::int16_t, 2>{80, 40});
  const Table failed = counted(120, 60, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(failed.state.totals == std::array<std::int16_t, 2>{-120, 40});
  CHECK(G::score(failed.rules, failed.state, X) == -120);
}

TEST_CASE("RK-25: 120 bid and failed costs 120 and the defender keeps his own") {
  const Table table = counted(120, 95, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(table.state.totals == std::array<std::int16_t, 2>{-120, 5});
  const Table made = counted(120, 100, "R9", "B9", "G4 G10 G7 G8 G14");
  CHECK(made.state.totals == std::array<std::int16_t, 2>{120, 0});
}

TEST_CASE("behaviour 32: the bid is made at exactly its points and failed five below") {
  for (int bid = 70; bid <= 120; bid += 5) {
    CHECK(counted(bid, bid - 20, "R9", "B9", "G4 G10 G7 G8 G14").state.last_hand->made);
    CHECK(!counted(bid, bid - 25, "R9", "B9", "G4 G10 G7 G8 G14").state.last_hand->made);
  }
}

TEST_CASE("RK-12: a match is to 300, with 150 and 500 as options; both over: the higher") {
  for (const int goal : {150, 300, 500}) {
    const Rules rules = rules_with({{"opening", "fair"}, {"goal", std::to_string(goal)}});
    CHECK(rules.goal == goal);
    CHECK(at_totals(rules, goal - 5, 100, 3).phase == Phase::shuffling);
    CHECK(at_totals(rules, goal, 100, 3).phase == Phase::over);
    const State both = at_totals(rules, goal + 5, goal + 20, 3);
    CHECK(both.phase == Phase::over);
    CHECK(G::outcome(rules, both).winner == Y);
  }
  CHECK(rules_with().goal == 300);
}

TEST_CASE("RK-12: equal at the goal brings another hand") {
  const Rules rules = rules_with({{"opening", "fair"}});
  CHECK(at_totals(rules, 320, 320, 4).phase == Phase::shuffling);
  CHECK(!G::outcome(rules, at_totals(rules, 320, 320, 4)).over);
}

TEST_CASE("RK-20: to 300 means at least 300, looked at after each hand") {
  const Rules rules = rules_with({{"opening", "fair"}});
  CHECK(at_totals(rules, 300, 295, 4).phase == Phase::over);
  CHECK(at_totals(rules, 295, 290, 4).phase == Phase::shuffling);
  Table table = last_trick(70, 60, "R9", "B9", "G4 G10 G7 G8 G14");
  table.state.totals = {290, 0};
  CHECK(table.state.captured[0] + 290 >= 300);  // reached in the hand, but the hand is played out
  table.order("play R9");
  CHECK(G::turn(table.state) == Turn::one);
}

TEST_CASE("RK-12: after 25 hands the higher total wins") {
  const Rules rules = rules_with({{"opening", "fair"}});
  CHECK(at_totals(rules, 100, 90, 24).phase == Phase::shuffling);
  const State state = at_totals(rules, 90, 100, 25);
  CHECK(state.phase == Phase::over);
  CHECK(G::outcome(rules, state).winner == Y);
}

TEST_CASE("RK-21: equal after 25 hands is a draw, shown with both totals") {
  Table table;
  table.play_on(X, 70, Colour::red, "R9", "B9", "G4 G6 G7 G8 G9");
  table.state.captured = {80, 40};
  table.state.totals = {20, 60};
  table.state.hand = 25;
  table.orders("play R9, play B9").advance();
  CHECK(table.state.phase == Phase::over);
  CHECK(G::outcome(table.rules, table.state).over);
  CHECK(!G::outcome(table.rules, table.state).winner);
  CHECK(table.heard(Viewer::table).find("It ends in a draw, 100 to 100.") != std::string::npos);
}

TEST_CASE("RK fail: a single hand, the unit of rate, is over when it is counted") {
  Table table({{"length", "hand"}, {"opening", "fair"}, {"pile", "any"}});
  table.play_on(X, 70, Colour::red, "R9", "B9", "G4 G6 G7 G8 G9");
  table.state.captured = {80, 40};
  table.orders("play R9, play B9").advance();
  CHECK(table.state.phase == Phase::over);
  CHECK(G::outcome(table.rules, table.state).winner == X);
}
