// scenarios/rook/rook.toml and the options: numbers as the rules have them, mistakes named with their place; states
// written by hand; the words of orders.
#include <fstream>
#include <sstream>

#include "support/temporary.h"
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

std::string whole_file() {
  std::ifstream in(folder() + "/rook.toml");
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// The problems of the shipped file with `from` replaced.
std::string problems_with(const std::string& from, const std::string& with) {
  std::string text = whole_file();
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), with);
  const d6::test::Temporary where;
  std::ofstream(where.path() + "/rook.toml") << text;
  const Problems problems = Info<G>::lint(where.path());
  std::string out;
  for (const auto& problem : problems) out += problem.text() + "\n";
  return out;
}

}  // namespace

TEST_CASE("RK bid: the numbers of the data file are those of the rules") {
  const Rules rules = rules_with();
  CHECK(rules.hand_cards == 20);
  CHECK(rules.pile_cards == 5);
  CHECK(rules.opening_bid == 70);
  CHECK(rules.bid_step == 5);
  CHECK(rules.most_bid == 120);
  CHECK(rules.swap_most == 5);
  CHECK(rules.hands_most == 25);
  CHECK(Info<G>::lint(folder()).empty());
}

TEST_CASE("RK points: sums that must hold are checked with file and line") {
  CHECK(problems_with("hand = 20", "hand = 19").find("rook.toml:") != std::string::npos);
  CHECK(problems_with("hand = 20", "hand = 19").find("45 cards in all") != std::string::npos);
  CHECK(problems_with("ten = 10", "ten = 15").find("the sum of all cards, 140") != std::string::npos);
  CHECK(problems_with("opening = 70", "opening = 72").find("multiple of the step") != std::string::npos);
  CHECK(problems_with("most = 120", "most = 125").find("at most the points of the deck, 120") != std::string::npos);
  for (const char* other : {"swap_most = 6", "swap_most = 4"})
    CHECK(problems_with("swap_most = 5", other).find("all cards of the pile, 5") != std::string::npos);
  CHECK(problems_with("goals = [150, 300, 500]", "goals = [150, 500]").find("every goal that the options offer") !=
        std::string::npos);
  CHECK(problems_with("step = 5", "step = 1").find("at most 26 bids") != std::string::npos);
  CHECK(problems_with("opener = \"one\"", "opener = \"two\"") != "");
  CHECK(problems_with("[deck]", "[deck]\ncolour = 3") != "");
}

TEST_CASE("RK bid: options that are not of the game are refused with what is allowed") {
  Problems problems;
  Options::of(Info<G>::options(), {{"goal", "200"}}, false, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].allowed == "150, 300, 500");
  Problems none;
  const Options rate = Options::of(Info<G>::options(), {}, true, none);
  CHECK(rate.is("opening", "fair"));
  CHECK(rate.is("length", "hand"));
}

TEST_CASE("ALL: an order's text is read back as the same order, small letters too") {
  const Rules rules = rules_with();
  const auto same = [&](const Order& order) {
    const auto parsed = Words<G>::parse(rules, Words<G>::text(rules, order));
    REQUIRE(parsed.order.has_value());
    CHECK(*parsed.order == order);
  };
  for (const Card one : kAllCards) same(play(one)), same(take(one)), same(give(one));
  for (const auto colour : kAllColours) same(name_trumps(colour));
  for (int points = 70; points <= 120; points += 5) same(bid(points));
  same(pass());
  same(done());
  CHECK(Words<G>::parse(rules, "play rook").order == play(kRook));
  CHECK(Words<G>::parse(rules, "play r14").order == play(card(Colour::red, 14)));
  CHECK(Words<G>::parse(rules, "trumps R").order == name_trumps(Colour::red));
  for (const char* text : {"", "bid", "bid x", "bid 300", "bid 75 80", "play", "play R3", "play R15", "play P4",
                           "play R", "take", "trumps", "trumps pink", "resign", "play  R4", "bid -70"}) {
    CHECK(!Words<G>::parse(rules, text).order);
    CHECK(Words<G>::parse(rules, text).error.find("allowed is") != std::string::npos);
  }
}

TEST_CASE("ALL: a state that does not fit the rules is named for what is wrong with it") {
  const Rules rules = rules_with();
  const State good = G::start(rules, 1);
  CHECK(G::invalid(rules, good) == "");
  const auto wrong = [&](auto&& change) {
    State state = good;
    change(state);
    return G::invalid(rules, state);
  };
  const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  CHECK(has(wrong([](State& s) { s.hands[0].push_back(s.hands[1].lowest()); }), "a card in two places"));
  CHECK(has(wrong([](State& s) { s.hands[0].remove(s.hands[0].lowest()); }), "is nowhere"));
  CHECK(has(wrong([](State& s) { s.next = static_cast<Seat>(3); }), "neither 0 nor 1"));
  CHECK(has(wrong([](State& s) { s.next = other(s.next); }), "the wrong seat"));
  CHECK(has(wrong([](State& s) { s.bids[0] = 77; }), "a bid of 77"));
  CHECK(has(wrong([](State& s) { s.bids[0] = 75; }), "without a bidder"));
  CHECK(has(wrong([](State& s) { s.phase = Phase::play; }), "without a bid winner"));
  CHECK(has(wrong([](State& s) { s.phase = Phase::swap; }), "not won it"));
  CHECK(has(wrong([](State& s) { s.hand = 26; }), "hand 26"));
  CHECK(has(wrong([](State& s) { s.totals = {300, 0}; }), "although it is won"));
  CHECK(has(wrong([](State& s) { s.totals = {9000, 0}; }), "a total of 9000"));
  CHECK(has(wrong([](State& s) { s.denied[0] = s.hands[0]; }), "shown not to hold"));
  CHECK(has(wrong([](State& s) { s.took = Cards(s.hands[0].lowest()); }), "outside the swap"));
  CHECK(has(wrong([](State& s) { s.trumps = Colour::red; }), "before they are named"));
  CHECK(has(wrong([](State& s) { s.captured = {10, 0}; }), "points taken before"));
  CHECK(has(wrong([](State& s) { s.trick = 3; }), "before the first lead"));
  CHECK(has(wrong([](State& s) { s.denied[0] = s.pile; }), "before the first lead"));
  CHECK(has(wrong([](State& s) {
              s.phase = Phase::auction;
              s.bids[index(s.opener)] = 120;
              s.bidder = s.opener;
              s.next = other(s.opener);
            }),
            "the last bid has ended"));
  Table play;
  play.play_on(X, 80, Colour::red, "R4 G8", "G5 B9", "Y4 Y6 Y7 Y8 Y9");
  State late = play.state;
  late.captured = {5, 5};
  CHECK(has(G::invalid(play.rules, late), "points taken"));
  late = play.state;
  late.trick = 5;
  CHECK(has(G::invalid(play.rules, late), "in trick 5"));
  late = play.state;
  late.led = one_card("R4");
  CHECK(has(G::invalid(play.rules, late), "has not played"));
}

TEST_CASE("ALL: what a viewer sees and may do can be said in words") {
  Table table;
  table.deal();
  const auto said = [&](Viewer viewer) {
    std::string out;
    for (const auto& line : Words<G>::describe(table.rules, table.seen(viewer))) out += line + "\n";
    return out;
  };
  CHECK(said(Viewer::one).find("North must open the bidding at 70.") != std::string::npos);
  CHECK(said(Viewer::table).find("South holds 20 cards.") != std::string::npos);
  table.orders("bid 70, bid 75, pass, take R5");
  CHECK(said(Viewer::zero).find("Swapped so far: R5 taken, none given.") != std::string::npos);
  CHECK(said(Viewer::one).find("R5") == std::string::npos);
  table.orders("give Y4, done, trumps red, play R14, play R6, play Y14, play Y7");
  CHECK(said(Viewer::zero).find("Last trick: South led Y14, North answered Y7; South took it.") != std::string::npos);
  CHECK(said(Viewer::zero).find("North must hold") != std::string::npos);
  Dice dice = dice_of(9);
  while (G::turn(table.state) != Turn::over) {
    if (G::turn(table.state) == Turn::automatic) {
      G::advance(table.rules, table.state, Log(table.told));
      continue;
    }
    const Order order = G::any_order(table.rules, table.state, dice);
    const auto reason = Words<G>::reason(table.rules, table.seen(viewer(table.state.next)), order);
    CHECK(!reason.empty());
    CHECK(reason.find('{') == std::string::npos);
    CHECK(said(viewer(table.state.next)).size() > 40);
    G::apply(table.rules, table.state, order, Log(table.told));
  }
  for (const auto& line : table.told) CHECK(!Words<G>::say(table.rules, line.event).empty());
  CHECK(said(Viewer::table).find("has won.") != std::string::npos);
}
