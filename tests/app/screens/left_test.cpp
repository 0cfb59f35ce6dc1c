// Games that are left, and what must not be lost or promised around them: Continue, set-up, load, the finished table,
// the window that closes; notices of damaged files; hints that are clicked.
#include <doctest/doctest.h>

#include "app/screens/pause.h"
#include "app/screens/play.h"
#include "memory_cabinet.h"
#include "stage/draw_list.h"

using namespace d6;
using namespace d6::app;
using d6::test::letter;
using d6::test::press;
using d6::test::Table;
using ui::Device;
using ui::Intent;

namespace {

const Entry& entry(const char* name) { return *find_game(name); }

void leave(Table& t) {
  t.stack.on(press(Intent::menu));
  REQUIRE(t.shown() == "pause");
  t.stack.on(letter(U'Q'));
  t.stack.on(letter(U'Q'));
  if (t.shown() == "dialog") t.stack.on(press(Intent::confirm));
}

// A game of this kind with one order given, left behind.
void play_and_leave(Table& t, const char* name) {
  t.stack.push(play_screen(t.cabinet, t.game(name, {"human", "computer:1"})));
  t.run();
  leave(t);
  REQUIRE(t.shown() == "title");
}

void play_to_the_end(Table& t) {
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "computer:1"})));
  for (int i = 0; i < 100000 && t.shown() != "result"; ++i) {
    if (t.shown() == "play") {
      t.stack.step();
    } else {
      t.stack.on(press(Intent::confirm));
    }
  }
  REQUIRE(t.shown() == "result");
}

// Clicks on the middle of a hint with this meaning; false if there is none.
bool click_hint(Table& t, Intent meant) {
  stage::DrawList list;
  t.stack.draw(list);
  for (int x = 0; x < stage::kWidth; ++x) {
    const auto* zone = list.zone_at(x, 350);
    if (zone == nullptr || zone->what != static_cast<int>(meant)) continue;
    t.stack.on({.intent = Intent::press, .x = x + 2, .y = 350, .device = Device::mouse});
    return true;
  }
  return false;
}

}  // namespace

TEST_CASE("each kind of game keeps the one that was left; the title then has the focus on Continue") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  play_and_leave(t, "template");
  CHECK(t.stack.says().find("Continue: Soundings, left on") == 0);
  play_and_leave(t, "broadside");
  CHECK(t.cabinet.files.count("continue-template") == 1);
  CHECK(t.cabinet.files.count("continue-broadside") == 1);
  t.stack.push(setup_screen(t.cabinet, entry("template")));
  t.stack.on(letter(U'C'));
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().entry().name == "template");
}

TEST_CASE("a new game asks before it takes the place of one that was left") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  play_and_leave(t, "template");
  const std::string kept = t.cabinet.files["continue-template"];
  t.stack.push(setup_screen(t.cabinet, entry("template")));
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("would take its place"));
  t.stack.on(press(Intent::back));
  CHECK(t.shown() == "set-up");
  CHECK(t.cabinet.files["continue-template"] == kept);
  t.stack.on(press(Intent::confirm));
  t.stack.on(letter(U'G'));
  REQUIRE(t.shown() == "play");
  CHECK(t.cabinet.files["continue-template"] == kept);  // until it is left itself
}

TEST_CASE("a game of another kind starts without a question") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  play_and_leave(t, "template");
  t.stack.push(setup_screen(t.cabinet, entry("broadside")));
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "play");
}

TEST_CASE("loading a game of another kind keeps the one in play, as leaving does") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.cabinet.save(*t.game("broadside", {"human", "computer:1"}), "b");
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(press(Intent::menu));
  t.stack.on(letter(U'L'));
  REQUIRE(t.shown() == "load");
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().entry().name == "broadside");
  CHECK(t.cabinet.files.count("continue-template") == 1);
}

TEST_CASE("behaviour 23: a game left behind that cannot go on says why and can be put aside, kept") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  play_and_leave(t, "template");
  t.cabinet.files["continue-template"] = "half a sa";
  t.stack.on(letter(U'C'));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("The game cannot go on"));
  t.stack.on(letter(U'P'));
  CHECK(t.reads("continue-template.kept-1"));
  CHECK(t.cabinet.aside["continue-template"] == "half a sa");
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "title");
  t.stack.on(letter(U'C'));
  CHECK(t.shown() == "title");  // nothing to go on with any more
}

TEST_CASE("from the finished table confirm and back lead to the result again") {
  Table t;
  play_to_the_end(t);
  const int written = t.cabinet.score_changes;
  for (const Intent intent : {Intent::confirm, Intent::back}) {
    t.stack.on(press(Intent::back));
    REQUIRE(t.shown() == "play");
    CHECK(t.reads("the result"));
    t.run();
    t.stack.on(press(intent));
    CHECK(t.shown() == "result");
  }
  CHECK(t.cabinet.score_changes == written);  // the game counts once
}

TEST_CASE("the menu of a finished game offers the result, no hint, and promises nothing when it is left") {
  Table t;
  play_to_the_end(t);
  t.stack.on(press(Intent::back));
  t.stack.on(press(Intent::menu));
  REQUIRE(t.shown() == "pause");
  CHECK_FALSE(t.reads("Play on"));
  t.stack.on(letter(U'H'));
  CHECK(t.shown() == "pause");
  t.stack.on(letter(U'S'));  // nothing is left to keep
  CHECK(t.shown() == "pause");
  t.stack.on(letter(U'R'));
  REQUIRE(t.shown() == "result");
  t.stack.on(press(Intent::back));
  t.stack.on(press(Intent::menu));
  t.stack.on(letter(U'Q'));
  CHECK(t.shown() == "title");
  CHECK(t.cabinet.files.empty());
}

TEST_CASE("a grey row never has the focus") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(press(Intent::menu));
  REQUIRE(t.stack.says().find("Play on") == 0);
  t.stack.on(press(Intent::down));
  CHECK(t.stack.says().find("Hint") == 0);  // "Take back" lies between
  t.stack.on(press(Intent::up));
  CHECK(t.stack.says().find("Play on") == 0);
}

TEST_CASE("behaviour 21: a window that closes over a game that cannot be kept asks, as leaving does") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.cabinet.fault = "The folder is read-only.";
  t.stack.on(press(Intent::quit));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("The folder is read-only."));
  t.stack.on(letter(U'P'));
  REQUIRE(t.shown() == "play");
  t.stack.on(press(Intent::quit));
  t.stack.on(letter(U'C'));
  CHECK(t.stack.empty());
  CHECK(t.cabinet.files.empty());
}

TEST_CASE("behaviour 21: whoever closes the window again while it asks means it; a signal asks nobody") {
  for (const bool again : {true, false}) {
    Table t;
    t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
    t.run();
    t.cabinet.fault = "The folder is read-only.";
    if (again) t.stack.on(press(Intent::quit));
    if (again) CHECK(t.shown() == "dialog");
    again ? t.stack.on(press(Intent::quit)) : t.stack.end();
    CHECK(t.stack.empty());
  }
}

TEST_CASE("behaviour 23: the title tells once of a damaged file, until any press, and no demo takes it away") {
  Table t;
  t.cabinet.notices = {"scores.json: cut.\nThe file is kept as scores.json.kept-1; the lists begin anew."};
  t.stack.push(title_screen(t.cabinet));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("kept-1"));
  for (int i = 0; i < 40; ++i) t.stack.slept(60);
  CHECK(t.shown() == "dialog");
  t.stack.on({.intent = Intent::pointer, .x = 5, .y = 5, .device = Device::mouse});
  CHECK(t.shown() == "dialog");
  t.stack.on(press(Intent::second, Device::pad));
  REQUIRE(t.shown() == "title");
  t.stack.push(settings_screen(t.cabinet));
  t.stack.pop();
  CHECK(t.shown() == "title");
}

TEST_CASE("behaviour 7: a click on a hint does what it says, and the mouse has its menu in the corner of each game") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.on({.intent = Intent::pointer, .x = 320, .y = 250, .device = Device::mouse});
  REQUIRE(click_hint(t, Intent::confirm));
  CHECK(t.shown() == "set-up");
  REQUIRE(click_hint(t, Intent::back));
  REQUIRE(t.shown() == "title");
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on({.intent = Intent::pointer, .x = 320, .y = 100, .device = Device::mouse});
  REQUIRE(click_hint(t, Intent::menu));
  CHECK(t.shown() == "pause");
  REQUIRE(click_hint(t, Intent::back));
  CHECK(t.shown() == "play");
}

TEST_CASE("TFB-19: a game counts once and signs once, however often its end is loaded") {
  Table t;
  std::unique_ptr<Session> session;
  for (std::uint64_t seed = 1; !session; ++seed) {
    session = t.game("template", {"human", "computer:1"}, seed);
    while (session->turn() != Turn::over)
      if (!session->advance()) REQUIRE_FALSE(session->order(session->thinker(1)(std::stop_token())));
    if (!claim_of(*session)) session.reset();
  }
  const std::string kept = session->save();
  t.cabinet.files["the end"] = kept;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, std::move(t.cabinet.load("the end").session)));
  for (int i = 0; i < 2000 && t.shown() == "play"; ++i) t.stack.step();
  CHECK(t.shown() == "result");
  CHECK(t.reads("Victory!"));
  CHECK(t.cabinet.scores().tallies.empty());
  CHECK(t.cabinet.score_changes == 0);
  CHECK(t.cabinet.files.size() == 1);
}
