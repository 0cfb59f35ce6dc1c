// Hints, orders taken back and the same deal again, in each of the card games (TFB-19, TFB-37).
#include <doctest/doctest.h>

#include <array>

#include "app/screens/play.h"
#include "memory_cabinet.h"

using namespace d6;
using namespace d6::app;
using namespace d6::test;
using ui::Intent;

namespace {

constexpr std::array<const char*, 3> kCardGames = {"broadside", "milebones", "rook"};

// A game of one hand or one race, so that it ends soon.
std::unique_ptr<Session> short_game(Table& t, const char* name, std::uint64_t seed) {
  const Entry& entry = *find_game(name);
  Given brief;
  for (const Option& option : entry.options)
    if (!option.rate_standard.empty()) brief.emplace_back(option.name, option.rate_standard);
  Opened opened = t.cabinet.open(entry, brief, seed);
  REQUIRE(opened.session);
  opened.session->seats({"human", "computer:1"});
  return std::move(opened.session);
}

void settle(Session& session) {
  while (session.turn() == Turn::automatic) session.advance();
}

// Plays on by the lowest skill for both, until it is over.
void play_out(Session& session) {
  for (settle(session); session.turn() != Turn::over; settle(session))
    REQUIRE_FALSE(session.order(session.thinker(1)(std::stop_token())));
}

Play& play_of(Table& t) { return static_cast<Play&>(t.stack.top()); }

}  // namespace

TEST_CASE("TFB-19: in every card game a hint comes and keeps the game off the list, and the result says so") {
  for (const char* name : kCardGames) {
    INFO(std::string(name));
    Table t;
    t.cabinet.look().speed = stage::Speed::off;
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(play_screen(t.cabinet, short_game(t, name, 4)));
    Play& play = play_of(t);
    Session& session = play.session();
    for (int i = 0; i < 20000 && session.turn() != Turn::zero; ++i) t.stack.step();
    REQUIRE(session.turn() == Turn::zero);
    t.run();
    play.hint();
    for (int i = 0; i < 600 && session.hints() == 0; ++i) t.stack.step();
    CHECK(session.hints() == 1);
    CHECK(t.reads("int"));
    play_out(session);
    for (int i = 0; i < 20000 && t.shown() == "play"; ++i) t.stack.step();
    REQUIRE(t.shown() == "result");
    CHECK_FALSE(claim_of(session));
    CHECK(t.reads("this score stays off the list"));
    CHECK(t.cabinet.scores().tallies.empty());
  }
}

// Broadside draws, rolls or shows a card with every order, so that nothing of it can ever be taken back; the other two
// have orders that reveal nothing.
TEST_CASE("TFB-19: an order that reveals nothing can be taken back, and the game then stays off the list") {
  for (const char* name : {"milebones", "rook"}) {
    INFO(std::string(name));
    Table t;
    int taken = 0;
    for (std::uint64_t seed = 1; seed < 40 && taken == 0; ++seed) {
      std::unique_ptr<Session> session = short_game(t, name, seed);
      for (settle(*session); session->turn() != Turn::over && taken == 0; settle(*session)) {
        const std::uint64_t before = session->hash();
        REQUIRE_FALSE(session->order(session->thinker(1)(std::stop_token())));
        if (!session->can_undo()) continue;
        ++taken;
        REQUIRE(session->undo());
        CHECK(session->hash() == before);
        CHECK(session->undos() == 1);
        play_out(*session);
        CHECK_FALSE(claim_of(*session));
      }
    }
    CHECK(taken == 1);
  }
}

TEST_CASE("TFB-19: what reveals cannot be taken back, and the player hears why") {
  for (const char* name : kCardGames) {
    INFO(std::string(name));
    Table t;
    t.cabinet.look().speed = stage::Speed::off;
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(play_screen(t.cabinet, short_game(t, name, 4)));
    Play& play = play_of(t);
    for (int i = 0; i < 20000 && play.session().turn() != Turn::zero; ++i) t.stack.step();
    t.run();
    REQUIRE_FALSE(play.session().can_undo());
    play.undo();
    CHECK(t.reads("There is nothing to take back"));
    CHECK(play.session().undos() == 0);
  }
}

TEST_CASE("TFB-19: an order taken back is named in the result") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  std::unique_ptr<Session> session = short_game(t, "rook", 2);
  for (settle(*session); session->undos() == 0 && session->turn() != Turn::over; settle(*session)) {
    REQUIRE_FALSE(session->order(session->thinker(1)(std::stop_token())));
    if (session->can_undo()) session->undo();
  }
  REQUIRE(session->undos() == 1);
  play_out(*session);
  t.stack.push(play_screen(t.cabinet, std::move(session)));
  for (int i = 0; i < 20000 && t.shown() == "play"; ++i) t.stack.step();
  REQUIRE(t.shown() == "result");
  CHECK(t.reads("You took an order back: this score stays off the list."));
}

TEST_CASE("the result offers the same deal again: the same seed, options and players, off the list") {
  for (const char* name : kCardGames) {
    INFO(std::string(name));
    Table t;
    t.cabinet.next_seed = 1000;
    t.stack.push(title_screen(t.cabinet));
    std::unique_ptr<Session> session = short_game(t, name, 6);
    const Given options = session->options().all();
    play_out(*session);
    t.stack.push(play_screen(t.cabinet, std::move(session)));
    for (int i = 0; i < 20000 && t.shown() == "play"; ++i) t.stack.step();
    if (t.shown() == "sign") t.stack.pop();
    t.steps(1);
    REQUIRE(t.shown() == "result");
    t.stack.on(letter(U'D'));
    REQUIRE(t.shown() == "play");
    Session& again = play_of(t).session();
    CHECK(again.seed() == 6);
    CHECK(again.options().all() == options);
    CHECK(again.seats() == std::array<std::string, 2>{"human", "computer:1"});
    CHECK(again.steps() == 0);
    CHECK(again.hints() == 1);
  }
}

TEST_CASE("the result's Again is a new deal, and may stand on the list") {
  Table t;
  t.cabinet.next_seed = 1000;
  t.stack.push(title_screen(t.cabinet));
  std::unique_ptr<Session> session = short_game(t, "rook", 6);
  session->note_hint();
  play_out(*session);
  t.stack.push(play_screen(t.cabinet, std::move(session)));
  for (int i = 0; i < 20000 && t.shown() == "play"; ++i) t.stack.step();
  REQUIRE(t.shown() == "result");
  t.stack.on(letter(U'A'));
  REQUIRE(t.shown() == "play");
  CHECK(play_of(t).session().seed() == 1000);
  CHECK(play_of(t).session().hints() == 0);
}

TEST_CASE("TFB-19: a hint that is still being thought goes with the order that is taken back, and is not counted") {
  int tried = 0;
  for (const char* name : {"milebones", "rook"}) {
    for (std::uint64_t seed = 1; seed < 25; ++seed) {
      Table t;
      t.cabinet.look().speed = stage::Speed::off;
      t.stack.push(title_screen(t.cabinet));
      std::unique_ptr<Session> session = short_game(t, name, seed);
      for (settle(*session); session->turn() != Turn::over; settle(*session)) {
        REQUIRE_FALSE(session->order(session->thinker(1)(std::stop_token())));
        if (session->can_undo() && session->turn() == Turn::zero) break;
      }
      if (!session->can_undo() || session->turn() != Turn::zero) continue;
      ++tried;
      t.stack.push(play_screen(t.cabinet, std::move(session)));
      t.steps(1);
      play_of(t).hint();
      play_of(t).undo();
      t.steps(5);
      CHECK_FALSE(t.reads("Hint: "));
      CHECK(play_of(t).session().hints() == 0);
      CHECK(play_of(t).can_hint());
    }
  }
  CHECK(tried > 0);
}
