// RK bid and its rulings: who opens, what may be bid, how the auction ends.
#include <set>

#include "../../support/scripted.h"
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

TEST_CASE("RK bid: all cards are dealt, twenty to each and five to the junk pile") {
  const Rules rules = rules_with();
  std::set<std::string> piles;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = G::start(rules, seed);
    CHECK(state.hands[0].count() == 20);
    CHECK(state.hands[1].count() == 20);
    CHECK(state.pile.count() == 5);
    CHECK((state.hands[0] | state.hands[1] | state.pile) == kAllCards);
    piles.insert(names(state.pile));
  }
  CHECK(piles.size() > 190);
}

TEST_CASE("ALL-1: one card at a time from the front of the deck, the opener first, the last five to the pile") {
  for (const char* opener : {"zero", "one"}) {
    const Rules rules = rules_with({{"opener", opener}});
    Dice dice = dice_of(11);
    std::array<int, 45> deck{};
    for (int i = 0; i < 45; ++i) deck[static_cast<std::size_t>(i)] = i;
    shuffle(deck, dice);
    const std::size_t first = std::string(opener) == "zero" ? 0 : 1;
    std::array<Cards, 2> hands;
    Cards pile;
    for (std::size_t i = 0; i < 45; ++i) {
      const Card one{static_cast<std::uint8_t>(deck[i])};
      (i >= 40 ? pile : hands[i % 2 == 0 ? first : 1 - first]).push_back(one);
    }
    const State state = G::start(rules, 11);
    CHECK(state.hands == hands);
    CHECK(state.pile == pile);
    CHECK(state.dice == dice);
  }
}

TEST_CASE("RK-1: in Classic the computer, in seat one, opens every hand") {
  Table table(Given{});
  CHECK(table.rules.opener == Opener::one);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    table.state = G::start(table.rules, seed);
    for (int hand = 0; hand < 3 && G::turn(table.state) != Turn::over; ++hand) {
      table.advance();
      if (G::turn(table.state) == Turn::over) break;
      CHECK(table.state.opener == Y);
      CHECK(G::turn(table.state) == Turn::one);
      Dice dice = dice_of(seed);
      table.finish([&](const State& state) { return G::any_order(table.rules, state, dice); });
    }
  }
}

TEST_CASE("RK-1: in Fair the forced opening alternates with the deal") {
  Table table({{"opening", "fair"}, {"goal", "500"}});
  int hands = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    table.state = G::start(table.rules, seed);
    Dice dice = dice_of(seed);
    table.advance();
    Seat expected = table.state.opener;
    while (G::turn(table.state) != Turn::over) {
      CHECK(table.state.opener == expected);
      CHECK(table.state.next == expected);
      expected = other(expected);
      ++hands;
      table.finish([&](const State& state) { return G::any_order(table.rules, state, dice); }).advance();
    }
  }
  CHECK(hands > 60);
}

TEST_CASE("RK-15: a coin decides who opens first in Fair, and it is told") {
  Rules rules = rules_with({{"opening", "fair"}});
  std::array<int, 2> opened{};
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Dice dice = dice_of(seed);
    const Seat expected = dice.below(2) == 0 ? X : Y;
    State state = G::start(rules, seed);
    CHECK(state.opener == expected);
    ++opened[index(state.opener)];
    std::vector<Told<Event>> told;
    G::advance(rules, state, Log(told));
    REQUIRE(!told.empty());
    CHECK(told[0].event.kind == Event::Kind::coin);
    CHECK(told[0].to == To::both);
    CHECK(told[0].event.roll == Roll{{1, 2}, expected == X ? 0U : 1U});
  }
  CHECK(opened[0] > 150);
  CHECK(opened[1] > 150);
}

TEST_CASE("RK-22: in Classic with two people or two computers the opening alternates as in Fair") {
  const Rules rules = rules_with({{"opening", "classic"}, {"opener", "alternate"}});
  CHECK(rules.opener == Opener::alternate);
  CHECK(!rules.clean_pile);
  Table table(Given{{"opener", "alternate"}});
  table.state = G::start(table.rules, 3);
  table.advance();
  const Seat first = table.state.opener;
  Dice dice = dice_of(3);
  table.finish([&](const State& state) { return G::any_order(table.rules, state, dice); }).advance();
  REQUIRE(G::turn(table.state) != Turn::over);
  CHECK(table.state.opener == other(first));
}

TEST_CASE("RK-22: where the person sits in seat one the computer in seat zero opens") {
  const Rules rules = rules_with({{"opener", "zero"}});
  for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(G::start(rules, seed).opener == X);
}

TEST_CASE("RK-16: the opening bid is exactly 70, with no jump") {
  Table table;
  table.deal();
  CHECK(table.menu() == std::vector<std::string>{"bid 70"});
  CHECK(table.refused("bid 75") == "RK-16");
  CHECK(table.refused("bid 65") == "RK-16");
  CHECK(table.refused("bid 120") == "RK-16");
  table.order("bid 70");
  CHECK(table.refused("bid 70") == "RK-16");
  CHECK(table.refused("bid 65") == "RK-16");
  CHECK(table.refused("bid 75") == "");
}

TEST_CASE("RK-2: steps of five above the last bid, jumps allowed, at most 120") {
  Table table;
  table.deal().order("bid 70");
  CHECK(table.menu() == std::vector<std::string>{"pass", "bid 75", "bid 80", "bid 85", "bid 90", "bid 95", "bid 100",
                                                 "bid 105", "bid 110", "bid 115", "bid 120"});
  CHECK(table.refused("bid 78") == "RK-2");
  CHECK(table.refused("bid 125") == "RK-2");
  table.order("bid 100");
  CHECK(table.menu() == std::vector<std::string>{"pass", "bid 105", "bid 110", "bid 115", "bid 120"});
}

TEST_CASE("RK-2: a bid of 120 ends the auction at once") {
  Table table;
  table.deal().orders("bid 70, bid 120");
  CHECK(table.state.phase == Phase::swap);
  CHECK(table.state.bidder == X);
  CHECK(G::turn(table.state) == Turn::zero);
}

TEST_CASE("behaviour 40: passing is on offer to all but the bound opener and ends a two-seat auction") {
  Table table;
  table.deal();
  CHECK(!table.offers("pass"));
  CHECK(table.refused("pass") == "RK-2");
  table.order("bid 70");
  CHECK(table.offers("pass"));
  Table second = table;
  second.order("pass");
  CHECK(second.state.phase == Phase::swap);
  CHECK(second.state.bidder == Y);
  for (const char* bid : {"bid 75", "bid 80", "bid 85", "bid 110"}) {
    table.order(bid);
    CHECK(table.offers("pass"));
  }
  table.order("pass");
  CHECK(table.state.phase == Phase::swap);
  CHECK(table.state.bidder == Y);
  CHECK(table.state.bids[1] == 110);
}

TEST_CASE("RK-14: there is no redeal, no misdeal and no play without trumps") {
  Table table;
  // Y without one counter must open all the same.
  table.state.hands = {cards("R5 R10 R14 G5 G10 G14 B5 B10 B14 Y5 Y10 Y14 Rook R4 G4 B4 Y4 R13 G13 B13"),
                       cards("R6 R7 R8 R9 R11 R12 G6 G7 G8 G9 G11 G12 B6 B7 B8 B9 B11 B12 Y6 Y7")};
  table.state.pile = cards("Y8 Y9 Y11 Y12 Y13");
  table.deal();
  CHECK(table.rules.points(table.state.hands[1]) == 0);
  CHECK(table.menu() == std::vector<std::string>{"bid 70"});
  CHECK(!Words<G>::parse(table.rules, "redeal").order);
  CHECK(!Words<G>::parse(table.rules, "trumps none").order);
  table.orders("bid 70, pass, done");
  CHECK(table.menu() == std::vector<std::string>{"trumps red", "trumps green", "trumps blue", "trumps yellow"});
}
