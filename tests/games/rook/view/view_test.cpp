// What must hold of Rook 'Em's table at every moment, over whole hands and in the moments that matter.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "base/places.h"
#include "games/rook/rules/rules.h"
#include "games/rook/view/layout.h"
#include "games/rook/view/make.h"
#include "games/rook/view/sheet.h"
#include "games/rook/words/table_words.h"
#include "play/entry.h"
#include "play/typed_session.h"
#include "stage/canvas.h"
#include "support/allocations.h"
#include "support/readable.h"
#include "support/view_of.h"

namespace d6::test {
namespace {

using ui::Intent;

const Given kHand{{"length", "hand"}};

ScreenOf table_of(std::uint64_t seed, const Given& options = kHand) {
  return ScreenOf(new_game("rook", seed, options), rook::make_table);
}

// On until the person decides, with everything settled and the sheet of a hand turned over.
bool to_decision(ScreenOf& table, Dice& dice) {
  while (!table.decides()) {
    if (!table.go_on(dice)) return false;
    table.view->settle();
    if (table.view->animating()) (void)table.press(Intent::confirm);
  }
  table.view->settle();
  table.view->yours(true, "");
  table.view->settle();
  return true;
}

// Up to the first decision of the phase, the person bidding all there is.
void to_phase(ScreenOf& table, Dice& dice, std::string_view phase) {
  for (int i = 0; i < 100; ++i) {
    REQUIRE(to_decision(table, dice));
    const std::vector<std::string> orders = table.session->orders().orders;
    const std::string first = orders.empty() ? std::string() : orders.front();
    const bool here =
        std::any_of(orders.begin(), orders.end(), [&](const auto& one) { return one.rfind(phase, 0) == 0; });
    if (here) return;
    table.view->yours(false, "");
    if (std::find(orders.begin(), orders.end(), "bid 120") != orders.end()) {
      table.order("bid 120");
    } else if (std::find(orders.begin(), orders.end(), "done") != orders.end()) {
      table.order("done");
    } else {
      table.order(first);
    }
    table.view->settle();
  }
  FAIL("the phase never came");
}

TEST_CASE("settled, the table draws what a table built anew draws, at each decision of whole hands") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    ScreenOf table = table_of(seed);
    Dice dice = dice_of(seed);
    while (to_decision(table, dice)) {
      const auto anew = rook::make_table(*table.session, cabinet_look());
      anew->show(table.viewer);
      anew->yours(true, "");
      anew->settle();
      // The focus is where it was left; both are led to the same place.
      for (int i = 0; i < 2; ++i) {
        (void)anew->on({.intent = Intent::pointer, .x = 20, .y = 30});
        (void)table.view->on({.intent = Intent::pointer, .x = 20, .y = 30});
        (void)anew->on({.intent = Intent::pointer, .x = 400, .y = 90});
        (void)table.view->on({.intent = Intent::pointer, .x = 400, .y = 90});
        (void)anew->on({.intent = Intent::pointer, .x = 500, .y = 120});
        (void)table.view->on({.intent = Intent::pointer, .x = 500, .y = 120});
      }
      anew->settle();
      table.view->settle();
      stage::DrawList list;
      list.begin();
      anew->draw(list);
      if (table.drawn().all_text() != list.all_text()) MESSAGE(table.view->says(), " / ", anew->says());
      CHECK(table.drawn() == list);
      table.view->yours(false, "");
      table.go_on(dice);
    }
  }
}

TEST_CASE("every event's picture keeps its text in its box, can be read and comes to an end") {
  for (std::uint64_t seed = 11; seed <= 14; ++seed) {
    ScreenOf table = table_of(seed);
    Dice dice = dice_of(seed);
    do {
      int steps = 0;
      while (table.view->animating() && steps < 3000) {
        table.view->step();
        if (++steps % 30 == 1) check_texts(table, false);
        if (steps == 2900) (void)table.press(Intent::confirm);  // the sheet waits for a person
      }
      CHECK(steps < 3000);
      table.view->yours(table.decides(), "");
      check_texts(table);
      table.view->yours(false, "");
    } while (table.go_on(dice));
    (void)table.press(Intent::confirm);
    check_texts(table);
  }
}

TEST_CASE("behaviour 34: the focus is valid after each turn, cancel, dialog and notice") {
  ScreenOf table = table_of(5);
  Dice dice = dice_of(5);
  while (to_decision(table, dice)) {
    for (const Intent way :
         {Intent::left, Intent::up, Intent::right, Intent::down, Intent::next, Intent::third, Intent::back,
          Intent::previous, Intent::third, Intent::up, Intent::down, Intent::view, Intent::back}) {
      (void)table.press(way);
      CHECK_FALSE(table.view->says().empty());
      check_texts(table, false);
      table.view->settle();
    }
    table.view->yours(false, "");
    table.go_on(dice);
  }
}

TEST_CASE("behaviour 35: off, fast, normal and slow rule how long a trick is shown, which stays 0.8 s") {
  std::array<int, 4> lasted{};
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::fast, stage::Speed::normal, stage::Speed::slow}) {
    ScreenOf table = table_of(3);
    Dice dice = dice_of(3);
    to_phase(table, dice, "play");
    cabinet_look().speed = speed;
    table.view->yours(false, "");
    table.order(table.session->orders().orders.front());
    table.run();
    table.go_on(dice);
    lasted[static_cast<std::size_t>(speed)] = table.run();
  }
  cabinet_look().speed = stage::Speed::normal;
  CHECK(lasted[0] <= 4);
  CHECK(lasted[0] < lasted[1]);
  CHECK(lasted[1] < lasted[2]);
  CHECK(lasted[2] < lasted[3]);
  CHECK(lasted[2] >= 48);  // 0.8 s of 60 steps
}

TEST_CASE("behaviour 36: a move of the other seat is shown and logged at every speed") {
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::normal}) {
    ScreenOf table = table_of(7);
    cabinet_look().speed = speed;
    Dice dice = dice_of(7);
    to_phase(table, dice, "play");
    table.view->yours(false, "");
    table.order(table.session->orders().orders.front());
    table.view->settle();
    table.go_on(dice);
    table.view->settle();
    CHECK_FALSE(table.shows("none yet"));  // the last trick lies beside the table
    (void)table.press(Intent::view);
    CHECK(table.shows("North "));
  }
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("the rival has the name of its skill on the table, in its talk and in the log, a line a trick") {
  auto session = new_game("rook", 7, kHand);
  session->seats({"human", "computer:3"});
  ScreenOf table(std::move(session), rook::make_table);
  Dice dice = dice_of(7);
  to_phase(table, dice, "play");
  CHECK(table.shows("CROW"));
  table.view->yours(false, "");
  for (int i = 0; i < 4; ++i) table.go_on(dice);
  table.view->settle();
  (void)table.press(Intent::view);
  CHECK(table.shows("1. You "));
  CHECK(table.shows(", Crow "));
  CHECK_FALSE(table.shows("North"));
  CHECK_FALSE(table.shows("South"));
}

TEST_CASE("RK-16: only bids above the last one take the focus, and a click on one below says why not") {
  ScreenOf table = table_of(2);
  Dice dice = dice_of(2);
  to_phase(table, dice, "bid");
  std::set<std::string> bids;
  for (int i = 0; i < 13; ++i) {
    bids.insert(table.view->says());
    (void)table.press(Intent::right);
  }
  for (const std::string& said : bids) CHECK(said.find("BID 70:") == std::string::npos);
  CHECK(bids.size() == 11);  // 75 to 120 and PASS
  CHECK_FALSE(table.click(30, 100).order);
  CHECK(table.shows("above the last one"));
  CHECK_FALSE(table.shows("BID "));  // said once, where the bid was explained
  (void)table.press(Intent::left);
  CHECK_FALSE(table.shows("above the last one"));
  CHECK(table.shows("BID "));
}

TEST_CASE("behaviour 37: an illegal card gives its reason and its rule") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    ScreenOf table = table_of(seed);
    Dice dice = dice_of(seed);
    while (to_decision(table, dice)) {
      // Every card of the hand is tried; a refused one says why.
      for (int x = 40; x < 620; x += 30) {
        for (const int y : {220, 300}) {
          const auto answer = table.click(x, y);
          if (answer.order || table.view->says().find("cannot be played") == std::string::npos) continue;
          CHECK(table.shows("NOT NOW"));
          CHECK(table.shows("Rule: "));
          CHECK_FALSE(table.shows("RK"));
          CHECK_FALSE(table.shows("May not be played now"));  // it is said once
          (void)table.press(Intent::right);
          CHECK_FALSE(table.shows("NOT NOW"));
          return;
        }
      }
      table.view->yours(false, "");
      table.go_on(dice);
    }
  }
  FAIL("no card was ever illegal");
}

TEST_CASE("behaviour 38: the other hand and the pile never show, whatever a player may have worked out") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    ScreenOf table = table_of(seed);
    Dice dice = dice_of(seed);
    to_phase(table, dice, "play");
    // The same picture where hidden cards have changed places cannot tell them apart: to the table both are backs.
    table.view->show(Viewer::table);
    table.view->settle();
    const std::string text = table.drawn().all_text();
    for (const rook::Card card : rook::kAllCards) CHECK(text.find(rook::card_text(card) + " ") == std::string::npos);
    CHECK(text.find("You hold") == std::string::npos);
    table.view->show(Viewer::one);  // the defender does not see what lies in the pile
    table.view->settle();
    CHECK_FALSE(table.shows("points, to"));
  }
}

// The same game with other cards in `hidden`'s hand and in the pile.
Json mixed(const Session& session, Seat hidden, Dice& dice) {
  Json truth = session.truth();
  Json& hand = truth["hands"][index(hidden)];
  for (Json& card : truth["pile"]) std::swap(card, hand[dice.below(static_cast<std::uint32_t>(hand.size()))]);
  return truth;
}

ScreenOf looked_at(const Json& truth, Viewer viewer, const std::array<std::string, 2>& seats) {
  Opened opened = find_game("rook")->position(find_folder("scenarios"), kHand, 3, truth.dump());
  for (const Problem& problem : opened.problems) MESSAGE(problem.text());
  REQUIRE(opened.session);
  opened.session->seats(seats);
  return ScreenOf(std::move(opened.session), rook::make_table, viewer);
}

bool same_pixels(const ScreenOf& a, const ScreenOf& b) {
  static stage::Canvas one, two;
  one.clear(stage::ink);
  two.clear(stage::ink);
  a.drawn().draw(one);
  b.drawn().draw(two);
  for (int y = 0; y < stage::kHeight; ++y)
    for (int x = 0; x < stage::kWidth; ++x)
      if (one.at(x, y) != two.at(x, y)) return false;
  return true;
}

// Both tables show and say the same, moving and at rest, and so do the log and what a save tells of itself.
void check_alike(ScreenOf& a, ScreenOf& b) {
  for (int i = 0; i < 4000 && (a.view->animating() || b.view->animating()); ++i) {
    a.view->step();
    b.view->step();
    if (i % 16 == 0) REQUIRE(a.drawn() == b.drawn());
  }
  REQUIRE(a.drawn() == b.drawn());
  REQUIRE(same_pixels(a, b));
  REQUIRE(a.view->says() == b.view->says());
  REQUIRE(a.session->describe(a.viewer) == b.session->describe(b.viewer));
  (void)a.press(Intent::view);
  (void)b.press(Intent::view);
  REQUIRE(a.shows("THE LOG"));
  REQUIRE(a.drawn().all_text() == b.drawn().all_text());
  (void)a.press(Intent::back);
  (void)b.press(Intent::back);
}

// The first order of the kind that both games offer; of the swap's, each its own: which cards move is hidden too.
std::array<std::string, 2> both_may(const ScreenOf& a, const ScreenOf& b, std::string_view kind) {
  const auto of_kind = [&](const ScreenOf& table) {
    std::vector<std::string> out;
    for (const std::string& order : table.session->orders().orders)
      if (order.rfind(kind, 0) == 0) out.push_back(order);
    return out;
  };
  const std::vector<std::string> mine = of_kind(a), theirs = of_kind(b);
  if (mine.empty() || theirs.empty()) return {};
  if (kind == "take" || kind == "give") return {mine.front(), theirs.back()};
  for (const std::string& order : mine)
    if (std::find(theirs.begin(), theirs.end(), order) != theirs.end()) return {order, order};
  return {};
}

TEST_CASE("behaviour 38: other cards in the other hand and the pile change no pixel, word or line of the log") {
  int plays = 0, swaps = 0;
  for (const Seat hidden : {Seat::zero, Seat::one}) {
    for (const bool demo : {false, true}) {
      for (const bool raven : {false, true}) {
        Dice dice = dice_of(38 + index(hidden) * 2 + (demo ? 1U : 0U));
        const auto deal = new_game("rook", 38 + dice.below(100), kHand);
        while (deal->turn() == Turn::automatic) deal->advance();
        std::array<std::string, 2> seats{"human", "human"};
        if (raven) seats[index(hidden)] = "computer:2";
        const Viewer viewer = demo ? Viewer::table : d6::viewer(other(hidden));
        ScreenOf a = looked_at(deal->truth(), viewer, seats), b = looked_at(mixed(*deal, hidden, dice), viewer, seats);
        REQUIRE(a.session->truth() != b.session->truth());
        check_alike(a, b);
        // The hidden hand wins the pile, swaps and names trumps; then tricks as long as both can play the same card.
        std::vector<std::string> script{"bid 70"};
        if (hidden == Seat::zero) script.push_back("bid 75");
        for (const char* kind : {"pass", "take", "give", "take", "give", "done", "trumps"}) script.emplace_back(kind);
        script.resize(script.size() + 40, "play");
        for (const std::string& kind : script) {
          while (a.session->turn() == Turn::automatic) {
            a.session->advance();
            b.session->advance();
            a.tell();
            b.tell();
            check_alike(a, b);
          }
          if (!seat_decides(a.session->turn())) break;
          const auto [mine, theirs] = both_may(a, b, kind);
          if (mine.empty()) break;
          swaps += mine != theirs ? 1 : 0;
          plays += kind == "play" ? 1 : 0;
          a.order(mine);
          b.order(theirs);
          check_alike(a, b);
        }
      }
    }
  }
  CHECK(swaps > 8);
  CHECK(plays > 40);
}

TEST_CASE("RK-18: the bid winner sees the pile's cards and points beside the tricks, the other side its backs") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  CHECK(table.shows("to the"));
  CHECK(table.shows("points, to"));
  table.view->show(Viewer::one);
  CHECK(table.shows("5 cards to the"));
  CHECK_FALSE(table.shows("points, to"));
}

TEST_CASE("RK-19: points taken, the bid as a goal and what is left stand on the table after each trick") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  auto& game = typed_session<rook::Order, rook::Event, rook::Observation, rook::Rules>(*table.session);
  CHECK(table.shows("120 to make it"));
  for (int i = 0; i < 30; ++i) {
    table.view->yours(false, "");
    REQUIRE(table.go_on(dice));
    table.view->settle();
    rook::Observation seen;
    game.seen(Viewer::zero, seen);
    if (seen.phase != rook::Phase::play) continue;
    const int own = seen.captured[0], other = seen.captured[1];
    CHECK(table.shows(other > 0 ? "Bid is broken" : std::to_string(120 - own) + " to make it"));
    CHECK(table.shows(std::to_string(120 - own - other) + " left"));
  }
}

TEST_CASE("RK-26: the last trick lies on a key, with who took it, and goes with the next press") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  (void)table.letter(U'L');
  CHECK(table.shows("No trick has been taken"));
  table.view->yours(false, "");
  table.go_on(dice);
  table.go_on(dice);
  while (!table.decides()) table.go_on(dice);
  table.view->settle();
  table.view->yours(true, "");
  (void)table.letter(U'L');
  CHECK(table.shows("Last trick: "));
  (void)table.press(Intent::right);
  CHECK_FALSE(table.shows("Last trick: "));
}

TEST_CASE("behaviour 34: left and right go round in a row, up and down to the other row and back") {
  ScreenOf table = table_of(5);
  Dice dice = dice_of(5);
  to_phase(table, dice, "play");
  table.view->settle();
  const std::string first = table.view->says();
  CHECK(first.find("the Rook") == std::string::npos);  // one press too many does not spend it
  std::set<std::string> row;
  for (int i = 0; i < 10; ++i) {
    row.insert(table.view->says());
    (void)table.press(Intent::right);
  }
  CHECK(row.size() == 10);
  CHECK(table.view->says() == first);
  (void)table.press(Intent::down);
  CHECK(row.count(table.view->says()) == 0);
  (void)table.press(Intent::up);
  CHECK(table.view->says() == first);
  (void)table.press(Intent::left);
  (void)table.press(Intent::right);
  CHECK(table.view->says() == first);
}

TEST_CASE("every kind of event has its cue, and the sound lies in the assets") {
  using Kind = rook::Event::Kind;
  const std::map<Kind, std::string> cues{
      {Kind::coin, "coin"},    {Kind::dealt, "shuffle"},     {Kind::hand, "deal"},      {Kind::bid, "bid"},
      {Kind::passed, "pass"},  {Kind::pile_won, "junk"},     {Kind::pile_seen, "swap"}, {Kind::took, "draw"},
      {Kind::gave, "discard"}, {Kind::swapped, "swap"},      {Kind::trumps, "trumps"},  {Kind::played, "play"},
      {Kind::trick, "trick"},  {Kind::pile_shown, "junk"},   {Kind::made, "made"},      {Kind::failed, "failed"},
      {Kind::totals, "page"},  {Kind::match_over, "message"}};
  for (const auto& [kind, cue] : cues)
    CHECK(std::filesystem::exists(std::string(D6_SOURCE_DIR "/assets/sounds/") + cue + ".wav"));
  CHECK(std::filesystem::exists(D6_SOURCE_DIR "/assets/sounds/rook.wav"));
  std::set<Kind> told;
  for (std::uint64_t seed = 1; seed <= 60 && told.size() < cues.size(); ++seed) {
    ScreenOf table = table_of(seed, {{"length", "hand"}, {"opening", "fair"}});
    cabinet_look().speed = stage::Speed::fast;
    auto& game = typed_session<rook::Order, rook::Event, rook::Observation, rook::Rules>(*table.session);
    Dice dice = dice_of(seed);
    for (;;) {
      const std::size_t from = table.session->told_size();
      if (!table.go_on(dice)) break;
      std::vector<rook::Event> events;
      game.heard(Viewer::zero, from, events);
      std::multiset<std::string> heard;
      std::vector<stage::Sound> sounds;
      for (int i = 0; i < 4000 && table.view->animating(); ++i) {
        table.view->step();
        table.view->sounds(sounds);
        if (i == 3000) (void)table.press(Intent::confirm);  // the sheet waits for a person
      }
      for (const stage::Sound& sound : sounds) heard.insert(std::string(sound.cue));
      for (const rook::Event& event : events) {
        told.insert(event.kind);
        const bool bird = event.kind == Kind::played && event.card.rook();
        CHECK(heard.count(bird ? "rook" : cues.at(event.kind)) > 0);
      }
    }
  }
  for (const auto& known : cues) CHECK_MESSAGE(told.count(known.first) == 1, known.second);
}

TEST_CASE("behaviour 40: passing is on offer to all but the bound opener") {
  ScreenOf table = table_of(2);
  Dice dice = dice_of(2);
  to_phase(table, dice, "bid");
  CHECK(table.shows("he takes") == false);  // between two people nobody is the raven
  const auto answer = table.letter(U'P');
  REQUIRE(answer.order);
  CHECK(*answer.order == "pass");

  ScreenOf bound = table_of(2, {{"length", "hand"}, {"opener", "zero"}});
  to_phase(bound, dice, "bid");
  CHECK(bound.shows("you must bid"));
  CHECK_FALSE(bound.letter(U'P').order);
  CHECK(bound.shows("bound to bid 70"));
  CHECK(bound.shows("Rule: bidding"));
  CHECK_FALSE(bound.shows("RK-2"));  // the rule is named in words
}

TEST_CASE("RK-3: cards change places as a draft, shown and counted, and are ordered with the trumps") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "take");
  CHECK(table.shows("0 of 5 done"));
  (void)table.press(Intent::confirm);
  (void)table.press(Intent::confirm);
  table.view->settle();
  CHECK(table.shows("1 of 5 done"));
  CHECK(table.shows("NEW"));
  CHECK(table.shows("YOURS"));
  (void)table.press(Intent::second);  // all back
  CHECK(table.shows("0 of 5 done"));
  (void)table.click(50, 90);
  (void)table.click(594, 300);
  CHECK(table.shows("1 of 5 done"));
  (void)table.press(Intent::third);
  if (table.shows("bury the Rook")) {
    (void)table.press(Intent::down);
    (void)table.press(Intent::confirm);
  }
  (void)table.press(Intent::back);  // trumps are not named yet: back to the swap
  CHECK(table.shows("1 of 5 done"));
  (void)table.press(Intent::third);
  if (table.shows("bury the Rook")) {
    (void)table.press(Intent::down);
    (void)table.press(Intent::confirm);
  }
  std::optional<std::string> order = table.press(Intent::confirm).order;
  std::vector<std::string> given;
  while (order && given.size() < 20) {
    given.push_back(*order);
    table.view->yours(false, "");
    table.order(*order);
    table.run();
    if (!table.decides()) break;
    table.view->yours(true, "");
    order = table.view->drafted();
  }
  REQUIRE(given.size() == 4);
  CHECK(given[0].rfind("take", 0) == 0);
  CHECK(given[1].rfind("give", 0) == 0);
  CHECK(given[2] == "done");
  CHECK(given[3].rfind("trumps", 0) == 0);
  CHECK(table.shows("TRICK 1 OF 20"));
}

TEST_CASE("RK-3: confirm pressed again and again swaps five cards and comes to an end at Done") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "take");
  for (int i = 0; i < 5; ++i) {
    CHECK(table.shows(std::to_string(i) + " of 5 done"));
    (void)table.press(Intent::confirm);
    (void)table.view->on({.intent = Intent::confirm, .repeat = true});  // held down, it is pressed once
    (void)table.press(Intent::confirm);
  }
  CHECK(table.shows("5 of 5 done"));
  CHECK(table.shows("All swapped. Name trumps."));
  CHECK(table.view->says().find("Done: name trumps") != std::string::npos);
  (void)table.press(Intent::confirm);
  (void)table.press(Intent::down);
  if (table.shows("bury the Rook")) (void)table.press(Intent::confirm);
  // They lie there for the one who buried them to see (RK-18).
  CHECK(table.shows("2 TRUMPS"));
  CHECK(table.shows("Whoever takes the last trick gets it."));
}

TEST_CASE("RK-8: what is said of a card is how it fares in this trick") {
  using rook::Colour;
  const ScreenOf table = table_of(1);
  const rook::Rules& rules =
      typed_session<rook::Order, rook::Event, rook::Observation, rook::Rules>(*table.session).rules();
  const auto red = [](int rank) { return rook::card(Colour::red, rank); };
  const auto blue = [](int rank) { return rook::card(Colour::blue, rank); };
  rook::Observation seen;
  seen.viewer = Viewer::zero;
  seen.next = Seat::zero;
  seen.phase = rook::Phase::play;
  seen.trumps = Colour::blue;
  for (const rook::Card one : {red(14), red(9), red(4), blue(5)}) seen.hands[0].push_back(one);
  const auto says = [&](rook::Card card) { return rook::card_reason(rules, seen, card); };
  // Led, it falls to what is not to be seen.
  CHECK(says(red(14)).find("only a trump or the Rook can beat it") != std::string::npos);
  CHECK(says(red(9)).find("only a higher red or a trump or the Rook can beat it") != std::string::npos);
  CHECK(says(blue(5)).find("only a higher trump or the Rook can beat it") != std::string::npos);
  seen.hands[0].push_back(rook::kRook);
  CHECK(says(red(14)).find("only a trump can beat it") != std::string::npos);
  for (int rank = 4; rank <= 14; ++rank)
    if (rank != 5) seen.played[1].push_back(blue(rank));
  CHECK(says(red(14)).find("nothing beats it") != std::string::npos);
  CHECK(says(blue(5)).find("nothing beats it") != std::string::npos);
  // In answer it beats the card that was led, or does not.
  seen.led = red(10);
  CHECK(says(red(14)).find("It beats RED 10: 20 points for you.") != std::string::npos);
  CHECK(says(blue(5)).find("It beats RED 10: 15 points for you.") != std::string::npos);
  CHECK(says(red(9)).find("RED 10 beats it: 10 points are lost.") != std::string::npos);
  seen.led = red(12);
  CHECK(says(red(4)).find("it gives no points away") != std::string::npos);
  for (const rook::Card card : {red(14), red(9), blue(5), rook::kRook})
    CHECK(says(card).find("RK") == std::string::npos);
}

TEST_CASE("a lesson keeps away from a page to read, a refusal, a question and the last trick") {
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  CHECK(table.view->cover() == ui::Cover::none);
  (void)table.press(Intent::help);
  CHECK(table.view->cover() == ui::Cover::reading);
  CHECK(table.shows("follow the colour led, else trump, else anything"));
  (void)table.press(Intent::back);
  CHECK(table.view->cover() == ui::Cover::none);
  (void)table.press(Intent::third);
  CHECK(table.view->cover() == ui::Cover::notice);
  (void)table.press(Intent::right);
  CHECK(table.view->cover() == ui::Cover::none);
  table.view->yours(false, "");
  table.go_on(dice);
  table.go_on(dice);
  REQUIRE(to_decision(table, dice));
  (void)table.letter(U'L');
  CHECK(table.view->cover() == ui::Cover::notice);
}

TEST_CASE("the pages of how to play name rules in words") {
  const ScreenOf table = table_of(1);
  for (const ManualPage& page : table.session->entry().manual(*table.session))
    for (const ManualLine& line : page.lines) {
      CHECK(line.text.find("RK") == std::string::npos);
      CHECK(line.value.find("RK") == std::string::npos);
    }
}

TEST_CASE("RK-4: who would bury the Rook is asked first, and No leads back") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    ScreenOf table = table_of(seed);
    Dice dice = dice_of(seed);
    to_phase(table, dice, "take");
    if (!table.shows("points in it")) continue;
    const auto pile = table.session->describe(Viewer::zero);
    const bool there = std::any_of(pile.begin(), pile.end(), [](const std::string& line) {
      return line.rfind("In the junk pile:", 0) == 0 && line.find("Rook") != std::string::npos;
    });
    if (!there) continue;
    CHECK_FALSE(table.letter(U'D').order);
    CHECK(table.shows("Yes, bury the Rook"));
    (void)table.press(Intent::confirm);
    CHECK_FALSE(table.shows("Yes, bury the Rook"));
    CHECK(table.shows("0 of 5 done"));
    (void)table.letter(U'D');
    (void)table.press(Intent::down);
    (void)table.press(Intent::confirm);
    CHECK(table.view->says().find("Name trumps") != std::string::npos);
    return;
  }
  FAIL("the Rook never lay in the pile");
}

TEST_CASE("RK-11: a failed bid and totals below zero stand on the sheet, and the pile lies open") {
  ScreenOf table = table_of(9, {});
  Dice dice = dice_of(9);
  to_phase(table, dice, "play");
  while (!table.shows("THIS HAND")) {
    REQUIRE(table.go_on(dice));
    table.view->settle();
  }
  CHECK(table.shows("Bid failed"));
  CHECK(table.shows("-120"));
  CHECK(table.shows("THE JUNK PILE:"));
  check_texts(table);
  table.shot("rook_sheet");
  // Who bid is named, for a failed bid may be the other's.
  CHECK(table.shows("You bid 120"));
  CHECK(table.shows("TO 300"));
  CHECK(table.view->animating());  // it waits for a person
  (void)table.press(Intent::confirm);
  CHECK_FALSE(table.view->animating());
}

TEST_CASE("RK-11: each line of the match's road has its number, the lowest below zero too") {
  const rook::Art art(cabinet_look().sheets);
  ScreenOf table = table_of(1, {});
  const auto& game = typed_session<rook::Order, rook::Event, rook::Observation, rook::Rules>(*table.session);
  for (int lost = 5; lost <= 400; lost += 5) {
    rook::Observation seen;
    seen.last_hand.emplace();
    seen.last_hand->bidder = Seat::zero;
    seen.last_hand->bid = 70;
    seen.last_hand->scored = {-70, 120};
    seen.totals = {static_cast<std::int16_t>(-lost), 120};
    rook::ScoreSheet sheet;
    sheet.refresh(game.rules(), seen, rook::names_of(Viewer::zero, {"", "Jackdaw"}), Seat::zero);
    stage::DrawList list;
    list.begin();
    sheet.draw(list, cabinet_look(), art, false, 40);
    const std::string texts = "\n" + list.all_text();
    for (const auto& [points, text] : sheet.scale) {
      CAPTURE(lost);
      CAPTURE(points);
      if (points < 250 || points > 350) CHECK(texts.find("\n" + text + "\n") != std::string::npos);
    }
  }
}

TEST_CASE("RK-15: while the coin is in the air no bid is lit and no face speaks, then the one that opens") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    ScreenOf table = table_of(seed, {{"length", "hand"}, {"opener", "alternate"}});
    const auto lit = [&] {
      const stage::DrawList list = table.drawn();
      bool found = false;
      for (std::size_t i = 0; i < list.text_count(); ++i)
        found = found || (list.text_at(i).text == "70" && list.text_at(i).height == 16);
      return found;
    };
    CHECK_FALSE(lit());
    Dice dice = dice_of(seed);
    REQUIRE(table.go_on(dice));
    int in_the_air = 0;
    while (table.shows("A coin says who opens") && in_the_air < 2000) {
      CHECK_FALSE(lit());
      table.view->step();
      ++in_the_air;
    }
    CHECK(in_the_air > 20);
    CHECK(in_the_air < 2000);
    CHECK(lit());
  }
}

TEST_CASE("where nobody is seated each hand of backs has its owner's name and number of cards") {
  ScreenOf table = table_of(3);
  table.session->seats({"computer:1", "computer:1"});
  table.view->show(Viewer::table);
  table.viewer = Viewer::table;
  Dice dice = dice_of(3);
  while (!table.shows("THE PRIZE") || table.session->turn() == Turn::automatic) {
    REQUIRE(table.go_on(dice));
    table.view->settle();
  }
  CHECK(table.shows("SOUTH: 20 cards"));
  while (!table.shows("TRICK 3 OF")) {
    REQUIRE(table.go_on(dice));
    table.view->settle();
  }
  CHECK(table.shows("SOUTH: 18 cards"));
  CHECK(table.shows("NORTH: 18 cards"));
  check_texts(table);
}

TEST_CASE("large text: what the rival says during the tricks is in large letters where one line has room") {
  cabinet_look().large_text = true;
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  bool large = false;
  for (int i = 0; i < 12 && to_decision(table, dice); ++i) {
    const stage::DrawList list = table.drawn();
    for (std::size_t k = 0; k < list.text_count(); ++k)
      large = large || (list.text_at(k).box.x == 84 && list.text_at(k).box.y == 29 && list.text_at(k).height == 16);
    check_texts(table, false);
    table.view->yours(false, "");
    table.go_on(dice);
  }
  CHECK(large);
  cabinet_look().large_text = false;
}

TEST_CASE("large text doubles the rank on each card of the hand, dimmed ones too") {
  const rook::Art art(cabinet_look().sheets);
  for (const auto& tones : art.rank)
    for (const stage::SpriteRef& rank : tones) CHECK(rank.from.h == 28);
  ScreenOf table = table_of(4);
  Dice dice = dice_of(4);
  to_phase(table, dice, "play");
  static stage::Canvas small, large;
  table.drawn().draw(small);
  cabinet_look().large_text = true;
  table.view->settle();
  table.drawn().draw(large);
  table.shot("rook_large_ranks");
  cabinet_look().large_text = false;
  // Twenty cards in two rows: each index has changed between the card's corner and where the emblem begins.
  int changed = 0;
  for (const int y : {rook::kRowOne, rook::kRowTwo})
    for (int i = 0; i < 10; ++i) {
      bool differs = false;
      for (int dy = 0; dy < 28; ++dy)
        for (int dx = 0; dx < 34; ++dx)
          differs = differs || small.at(17 + 61 * i + dx, y + dy) != large.at(17 + 61 * i + dx, y + dy);
      changed += differs ? 1 : 0;
    }
  CHECK(changed >= 19);  // all but the Rook
}

TEST_CASE("RK-20: the sheet of a single hand names who bid and shows no goal, for the higher score wins") {
  ScreenOf table = table_of(9);
  Dice dice = dice_of(9);
  to_phase(table, dice, "play");
  while (!table.shows("THIS HAND")) {
    REQUIRE(table.go_on(dice));
    table.view->settle();
  }
  table.view->show(Viewer::one);
  CHECK(table.shows("YOU WIN IT ALL"));
  CHECK(table.shows("South bid 120"));
  CHECK(table.shows("ONE HAND"));
  CHECK_FALSE(table.shows("TO 120"));
}

TEST_CASE("a press while something runs finishes it and is neither lost nor taken for an order") {
  ScreenOf table = table_of(7);
  Dice dice = dice_of(1);
  table.go_on(dice);
  REQUIRE(table.view->animating());
  CHECK_FALSE(table.press(Intent::confirm).order);
  CHECK_FALSE(table.view->animating());
}

TEST_CASE("two rows of ten, trumps first, colours together, and no card covers another's index") {
  for (int n = 1; n <= 25; ++n) {
    std::vector<rook::Card> cards;
    rook::Cards some;
    for (int i = 0; i < n; ++i) some.push_back(rook::Card{static_cast<std::uint8_t>(i * 44 / 24)});
    rook::sort_cards(some, rook::Colour::blue, cards);
    std::vector<rook::Rect> places;
    rook::lay_hand(cards, places);
    REQUIRE(places.size() == static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < places.size(); ++i) {
      CHECK(places[i].x >= 8);
      CHECK(places[i].x + places[i].w <= stage::kWidth - 8);
      CHECK(places[i].y + places[i].h <= 344);
      if (i > 0 && places[i].y == places[i - 1].y) CHECK(places[i].x - places[i - 1].x >= 26);
    }
    if (n == 20) CHECK(places[9].y != places[10].y);
  }
}

TEST_CASE("a frame in a steady state allocates nothing") {
  for (const char* phase : {"bid", "take", "trumps", "play"}) {
    ScreenOf table = table_of(6);
    Dice dice = dice_of(1);
    to_phase(table, dice, phase);
    stage::DrawList list;
    for (int i = 0; i < 3; ++i) list.begin(), table.view->draw(list);
    const long before = allocations;
    for (int i = 0; i < 60; ++i) {
      table.view->step();
      list.begin();
      table.view->draw(list);
    }
    CHECK(allocations == before);
  }
}

}  // namespace
}  // namespace d6::test
