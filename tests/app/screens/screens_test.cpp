// The cabinet's screens over a cabinet in memory: every way through them, and what must never be seen or lost.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "app/screens/play.h"
#include "base/text.h"
#include "memory_cabinet.h"

using namespace d6;
using namespace d6::app;
using d6::test::letter;
using d6::test::press;
using d6::test::Table;
using ui::Device;
using ui::Intent;

namespace {

// Every screen there is, each on top of the title, with a few games in it.
std::vector<std::unique_ptr<ui::Screen>> all_screens(Table& t, std::vector<std::unique_ptr<Session>>& kept) {
  std::vector<std::unique_ptr<ui::Screen>> out;
  out.push_back(first_screen(t.cabinet));
  out.push_back(title_screen(t.cabinet));
  out.push_back(settings_screen(t.cabinet));
  out.push_back(keys_screen(t.cabinet));
  out.push_back(how_to_play_screen(t.cabinet));
  out.push_back(load_screen(t.cabinet));
  out.push_back(demo_screen(t.cabinet));
  for (const Entry& entry : t.cabinet.games()) {
    out.push_back(setup_screen(t.cabinet, entry));
    kept.push_back(t.game(std::string(entry.name).c_str(), {"human", "computer:1"}));
    t.cabinet.save(*kept.back(), std::string(entry.name) + "-with-a-long-name-of-a-save");
    out.push_back(save_screen(t.cabinet, *kept.back()));
    out.push_back(play_screen(t.cabinet, t.game(std::string(entry.name).c_str(), {"human", "computer:4"})));
    out.push_back(play_screen(t.cabinet, t.game(std::string(entry.name).c_str(), {"human", "human"})));
  }
  return out;
}

// Texts of one layer never overlap; a shadow is the same text.
void check_apart(const stage::DrawList& list) {
  for (std::size_t i = 0; i < list.text_count(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const stage::TextBox a = list.text_at(i), b = list.text_at(k);
      if (a.layer != b.layer || a.text == b.text) continue;
      const bool apart = a.at.x >= b.at.x + b.at.w || b.at.x >= a.at.x + a.at.w || a.at.y >= b.at.y + b.at.h ||
                         b.at.y >= a.at.y + a.at.h;
      INFO(std::string(a.text), " / ", std::string(b.text));
      CHECK(apart);
    }
  }
}

// The pairs of text and ground that have 4.5 : 1 or more in every theme, as the palette's maker measured them.
std::set<std::pair<int, int>> readable_pairs() {
  std::ifstream file(D6_SOURCE_DIR "/assets/palettes/pairs.toml");
  std::set<std::pair<int, int>> pairs;
  int fg = -1;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("fg = ", 0) == 0) fg = std::stoi(line.substr(5));
    if (line.rfind("bg = ", 0) == 0) pairs.emplace(fg, std::stoi(line.substr(5)));
  }
  return pairs;
}

// The ground of a text is the commonest other colour around its letters.
void check_contrast(stage::DrawList& list, stage::Canvas& canvas, const std::set<std::pair<int, int>>& pairs) {
  canvas.clear(stage::ink);
  list.draw(canvas);
  for (std::size_t i = 0; i < list.text_count(); ++i) {
    const stage::TextBox box = list.text_at(i);
    std::array<int, stage::kColours> seen{};
    for (int y = box.at.y; y < box.at.y + box.at.h; ++y) {
      for (int x = box.at.x; x < box.at.x + box.at.w; ++x) ++seen[canvas.at(x, y)];
    }
    // Covered by something above it (a notice, a form): not read.
    if (seen[box.colour] == 0) continue;
    seen[box.colour] = 0;
    const auto ground = static_cast<int>(std::max_element(seen.begin(), seen.end()) - seen.begin());
    if (seen[static_cast<std::size_t>(ground)] == 0 || box.colour == stage::ink) continue;  // a shadow
    INFO(std::string(box.text), ": ", int(box.colour), " on ", ground);
    CHECK(pairs.count({box.colour, ground}) == 1);
  }
}

const Entry& first_game(Table& t) { return t.cabinet.games()[0]; }

}  // namespace

TEST_CASE("text never leaves its box nor meets another, and can be read, on any screen, large text or not") {
  Table t;
  const auto pairs = readable_pairs();
  REQUIRE(pairs.size() > 100);
  auto canvas = std::make_unique<stage::Canvas>();
  std::vector<std::unique_ptr<Session>> kept;
  for (const bool large : {false, true}) {
    t.cabinet.look().large_text = large;
    for (auto& screen : all_screens(t, kept)) {
      t.stack.push(title_screen(t.cabinet));
      t.stack.push(std::move(screen));
      for (const Intent intent : {Intent::none, Intent::down, Intent::right, Intent::down, Intent::menu}) {
        t.stack.on(press(intent));
        t.steps(40);
        stage::DrawList list;
        t.stack.draw(list);
        INFO(t.shown());
        CHECK(list.text_count() > 0);
        for (std::size_t i = 0; i < list.text_count(); ++i) {
          const stage::TextBox box = list.text_at(i);
          INFO(std::string(box.text));
          CHECK(box.fits());
          CHECK(box.box.x >= 0);
          CHECK(box.box.x + box.width <= stage::kWidth);
          CHECK(box.box.y + box.height <= stage::kHeight);
        }
        check_apart(list);
        if (t.stack.top().covers()) check_contrast(list, *canvas, pairs);
      }
      t.stack.clear();
    }
  }
}

TEST_CASE("the start-up tells what is there, ends by itself in about a second, and can be read at every step of it") {
  Table t;
  const auto pairs = readable_pairs();
  auto canvas = std::make_unique<stage::Canvas>();
  const auto session = t.game("broadside", {"human", "computer:1"});
  t.cabinet.save(*session, "one");
  t.stack.push(first_screen(t.cabinet));
  std::string all;
  int steps = 0;
  for (; t.shown() == "start-up" && steps < 100; ++steps) {
    stage::DrawList list;
    t.stack.draw(list);
    check_apart(list);
    check_contrast(list, *canvas, pairs);
    all += list.all_text();
    t.steps(1);
  }
  CHECK(steps <= 63);
  CHECK(t.shown() == "title");
  CHECK(all.find("1 game kept") != std::string::npos);
  CHECK(all.find(std::to_string(t.cabinet.games().size()) + " aboard") != std::string::npos);
  CHECK(all.find(std::to_string(stage::kWidth * stage::kHeight / 1024) + " K") != std::string::npos);
  t.stack.clear();
  t.stack.push(first_screen(t.cabinet));
  t.stack.on(letter(U'X'));
  CHECK(t.shown() == "title");  // any key
  t.stack.clear();
  t.cabinet.look().speed = stage::Speed::off;
  t.stack.push(first_screen(t.cabinet));
  t.steps(1);
  CHECK(t.shown() == "title");
}

TEST_CASE("the load screen shows a game's score in its row, and its buttons load and remove what is chosen") {
  Table t;
  const auto session = t.game("broadside", {"human", "computer:1"}, 7);
  while (session->turn() == Turn::automatic) session->advance();
  t.cabinet.save(*session, "one");
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(load_screen(t.cabinet));
  stage::DrawList list;
  t.stack.draw(list);
  CHECK(list.all_text().find(" : ") != std::string::npos);  // afloat against afloat
  for (const char* kind : {"CV", "BB", "CA", "CL", "DD"}) {
    bool aboard = false, shown = false;
    for (const std::string& line : session->describe(Viewer::table))
      aboard = aboard || line.find(std::string(" ") + kind + " ") != std::string::npos;
    for (std::size_t i = 0; i < list.text_count(); ++i) shown = shown || list.text_at(i).text == kind;
    CHECK(aboard == shown);
  }
  t.stack.on(letter(U'R'));
  CHECK(t.shown() == "dialog");
  t.stack.on(press(Intent::back));
  t.stack.on(letter(U'L'));
  CHECK(t.shown() == "play");
}

TEST_CASE("everything that has the focus can say itself in words") {
  Table t;
  std::vector<std::unique_ptr<Session>> kept;
  for (auto& screen : all_screens(t, kept)) {
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(std::move(screen));
    t.steps(1);
    for (const Intent intent :
         {Intent::none, Intent::down, Intent::right, Intent::up, Intent::left, Intent::down, Intent::down}) {
      t.stack.on(press(intent));
      INFO(t.shown());
      CHECK_FALSE(t.stack.says().empty());
    }
    t.stack.clear();
  }
}

TEST_CASE("behaviour 7: from the title through a whole game and out, by one device alone") {
  for (const Device device : {Device::keyboard, Device::pad}) {
    Table t;
    t.stack.push(first_screen(t.cabinet));
    t.stack.on(press(Intent::confirm, device));
    REQUIRE(t.shown() == "title");
    for (int i = 0; i < 10 && t.stack.says().find("Soundings") != 0; ++i) t.stack.on(press(Intent::right, device));
    REQUIRE(t.stack.says().find("Soundings") == 0);
    t.stack.on(press(Intent::confirm, device));
    REQUIRE(t.shown() == "set-up");
    t.stack.on(press(Intent::confirm, device));
    REQUIRE(t.shown() == "play");
    int confirms = 0;
    for (; confirms < 5000 && t.shown() == "play"; ++confirms) {
      t.run();
      if (t.shown() == "play") t.stack.on(press(Intent::confirm, device));
    }
    REQUIRE(t.shown() == "result");
    CHECK(confirms > 1);
    t.stack.on(press(Intent::left, device));  // around to the last button
    CHECK(t.stack.says().find("Title") != std::string::npos);
    t.stack.on(press(Intent::confirm, device));
    CHECK(t.shown() == "title");
    t.stack.on(press(Intent::back, device));
    CHECK(t.shown() == "dialog");
    t.stack.on(press(Intent::confirm, device));
    CHECK(t.stack.empty());
  }
}

TEST_CASE("behaviour 7: the mouse alone starts a game, gives an order and leaves") {
  Table t;
  const auto click = [&t](int x, int y) {
    t.stack.on({.intent = Intent::press, .x = x, .y = y, .device = Device::mouse});
  };
  const auto click_on = [&](std::string_view words) {
    stage::DrawList list;
    t.stack.draw(list);
    for (std::size_t i = list.text_count(); i-- > 0;) {
      const stage::TextBox box = list.text_at(i);
      if (box.text.find(words) == std::string_view::npos) continue;
      click(box.box.x + box.box.w / 2, box.box.y + 4);
      return true;
    }
    return false;
  };
  t.stack.push(title_screen(t.cabinet));
  click(t.cabinet.games().size() >= 4 ? 60 : 320, 250);
  REQUIRE(t.shown() == "set-up");
  REQUIRE(click_on("Start"));
  REQUIRE(t.shown() == "play");
  t.run();
  auto& play = static_cast<Play&>(t.stack.top());
  const std::size_t steps = play.session().steps();
  click(450, 42);  // the first order of the menu
  t.run();
  CHECK(play.session().steps() > steps);
  t.stack.on({.intent = Intent::back, .device = Device::mouse});  // the right button
  REQUIRE(t.shown() == "pause");
  REQUIRE(click_on("Leave"));
  REQUIRE(t.shown() == "dialog");
  REQUIRE(click_on("Leave"));
  CHECK(t.shown() == "title");
}

TEST_CASE("behaviour 26: thirty idle seconds start the demo; any press ends it and is used up; nothing is written") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  for (int i = 0; i < 30 * 60 - 1; ++i) t.stack.step();
  CHECK(t.shown() == "title");
  t.stack.step();
  REQUIRE(t.shown() == "demo");
  for (int i = 0; i < 2000; ++i) t.stack.step();
  CHECK(t.stack.says().find("Demo") != std::string::npos);
  t.stack.on({.intent = Intent::pointer, .x = 5, .y = 5, .device = Device::mouse});
  CHECK(t.shown() == "demo");
  t.stack.on(letter(U'Q'));
  CHECK(t.shown() == "title");  // Q ended the demo and did not quit
  t.steps(10);
  CHECK(t.shown() == "title");
  CHECK(t.cabinet.files.empty());
  CHECK(t.cabinet.changes == 0);
  // A loop that sleeps counts the same time.
  t.stack.slept(30 * 60 - 20);
  CHECK(t.shown() == "title");
  t.stack.slept(20);
  CHECK(t.shown() == "demo");
}

TEST_CASE("behaviour 26: a kiosk begins with the demo, and its title has no way to quit") {
  Table t;
  t.cabinet.is_kiosk = true;
  t.stack.push(first_screen(t.cabinet));
  CHECK(t.shown() == "demo");
  t.steps(5);
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "title");
  CHECK_FALSE(t.reads("Quit"));
  t.stack.on(press(Intent::back));
  CHECK(t.shown() == "title");
}

TEST_CASE("behaviour 36: every move of the computer is shown and logged, at every speed") {
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::fast, stage::Speed::normal}) {
    Table t;
    t.cabinet.look().speed = speed;
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "computer:2"})));
    std::size_t told = static_cast<Play&>(t.stack.top()).session().told_size();
    int most_at_once = 0;
    for (int i = 0; i < 20000 && t.shown() == "play"; ++i) {
      auto& play = static_cast<Play&>(t.stack.top());
      const std::size_t orders = play.session().steps();
      t.stack.step();
      if (t.shown() != "play") break;
      most_at_once = std::max(most_at_once, static_cast<int>(play.session().steps() - orders));
      for (const ToldLine& line : play.session().told(play.viewer(), told)) CHECK(t.reads(line.text));
      told = play.session().told_size();
    }
    CHECK(t.shown() == "result");
    CHECK(most_at_once == 1);  // at most one order a fixed step
  }
}

TEST_CASE("behaviour 37: an illegal choice gives its reason in one sentence and changes nothing") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  auto& play = static_cast<Play&>(t.stack.top());
  REQUIRE(seat_decides(play.session().turn()));
  const std::uint64_t hash = play.session().hash();
  t.stack.on(press(Intent::view));  // to the line where orders are typed
  REQUIRE(t.stack.wants_text());
  for (const char c : std::string("drop 99")) t.stack.on({.intent = Intent::text, .sign = static_cast<char32_t>(c)});
  t.stack.on(press(Intent::confirm));
  CHECK(play.session().hash() == hash);
  CHECK(t.stack.says().find("A charge goes off at 1 to") != std::string::npos);
  CHECK(t.reads("A charge goes off at 1 to"));
  t.stack.on(press(Intent::view));
  CHECK_FALSE(t.reads("A charge goes off at 1 to"));  // until the next input
}

TEST_CASE("behaviour 38: between two people the hand-over hides everything until the next one is there") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "human"})));
  t.run();
  REQUIRE(t.shown() == "hand-over");
  auto& play = const_cast<Play&>(static_cast<const Play&>(t.stack.at(0)));
  CHECK(play.viewer() == Viewer::table);
  const std::string seen = t.stack.all_words();
  for (const Viewer viewer : {Viewer::zero, Viewer::one}) {
    for (const std::string& line : play.session().describe(viewer)) CHECK(seen.find(line) == std::string::npos);
  }
  t.stack.on(press(Intent::back));
  CHECK(t.shown() == "hand-over");
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "play");
  const Seat first = seat_of(play.session().turn());
  CHECK(play.viewer() == viewer(first));
  t.run();
  t.stack.on(press(Intent::confirm));  // an order; then the other one is asked to sit down
  t.run();
  REQUIRE(t.shown() == "hand-over");
  CHECK(play.viewer() == Viewer::table);
  for (const std::string& line : play.session().describe(viewer(first))) {
    bool open_to_all = false;
    for (const std::string& common : play.session().describe(Viewer::table))
      open_to_all = open_to_all || common == line;
    if (!open_to_all) CHECK_FALSE(t.reads(line));
  }
}

TEST_CASE("behaviour 38: the preview of a save and the demo show only what the table sees") {
  Table t;
  for (const Entry& entry : t.cabinet.games()) {
    std::unique_ptr<Session> session = t.game(std::string(entry.name).c_str(), {"human", "human"});
    while (session->turn() == Turn::automatic) session->advance();
    t.cabinet.files.clear();
    t.cabinet.save(*session, "kept");
    t.stack.push(load_screen(t.cabinet));
    const std::string seen = t.stack.all_words();
    std::vector<std::string> table = session->describe(Viewer::table);
    for (const Viewer viewer : {Viewer::zero, Viewer::one}) {
      for (const std::string& line : session->describe(viewer)) {
        if (std::find(table.begin(), table.end(), line) == table.end()) CHECK(seen.find(line) == std::string::npos);
      }
    }
    CHECK(seen.find("kept") != std::string::npos);
    t.stack.clear();
  }
}

TEST_CASE("behaviour 35: a computer's move waits until the view has shown the last one, whatever the speed") {
  const auto steps_of = [](stage::Speed speed) {
    Table t;
    t.cabinet.look().speed = speed;
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "computer:1"})));
    int n = 0;
    for (; n < 100000 && t.shown() == "play"; ++n) t.stack.step();
    return n;
  };
  const int off = steps_of(stage::Speed::off), fast = steps_of(stage::Speed::fast),
            normal = steps_of(stage::Speed::normal), slow = steps_of(stage::Speed::slow);
  CHECK(off < fast);
  CHECK(fast < normal);
  CHECK(normal < slow);
}

TEST_CASE("a game that is left goes on with Continue, and one that has ended is forgotten") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  CHECK_FALSE(t.reads("Continue"));  // nothing to go on with
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  CHECK(t.cabinet.session_in_play != nullptr);
  t.stack.on(press(Intent::confirm));
  t.run();
  const std::uint64_t hash = static_cast<Play&>(t.stack.top()).session().hash();
  t.stack.on(press(Intent::menu));
  REQUIRE(t.shown() == "pause");
  t.stack.on(letter(U'Q'));
  t.stack.on(letter(U'Q'));
  REQUIRE(t.shown() == "title");
  CHECK(t.reads("Continue"));
  CHECK(t.cabinet.session_in_play == nullptr);
  CHECK(t.cabinet.files.count("continue-template") == 1);
  t.stack.on(letter(U'C'));
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().hash() == hash);
  for (int i = 0; i < 5000 && t.shown() == "play"; ++i) {
    t.run();
    t.stack.on(press(i % 2 == 0 ? Intent::confirm : Intent::down));  // a form has its button below
  }
  REQUIRE(t.shown() == "result");
  CHECK(t.cabinet.files.empty());
}

TEST_CASE("closing the window in the middle of a game keeps it, under a dialog too") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(press(Intent::menu));
  t.stack.on(press(Intent::quit));
  CHECK(t.stack.empty());
  CHECK(t.cabinet.files.count("continue-template") == 1);
}

TEST_CASE("behaviour 2: a pad that is lost pauses the game until somebody confirms") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(press(Intent::right, Device::pad));
  const std::uint64_t hash = static_cast<Play&>(t.stack.top()).session().hash();
  t.stack.on(press(Intent::pad_lost, Device::pad));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.stack.says().find("Controller lost") != std::string::npos);
  t.steps(100);
  t.stack.on(press(Intent::pad_found, Device::pad));
  CHECK(t.shown() == "dialog");
  t.stack.on(press(Intent::confirm, Device::pad));
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().hash() == hash);
}

TEST_CASE("behaviour 15: without the window's focus nothing moves") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "computer:1"})));
  t.steps(3);
  t.stack.on(press(Intent::focus_lost));
  CHECK_FALSE(t.stack.animating());
  const std::uint64_t hash = static_cast<Play&>(t.stack.top()).session().hash();
  t.steps(500);
  CHECK(static_cast<Play&>(t.stack.top()).session().hash() == hash);
  t.stack.on(press(Intent::focus_gained));
  CHECK(t.stack.animating());
}

TEST_CASE("behaviour 2: a pad that goes while the window is away leaves no game that stands still") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "computer:1"})));
  const Session& session = static_cast<Play&>(t.stack.top()).session();
  t.stack.on(press(Intent::right, Device::pad));
  t.steps(3);
  t.stack.on(press(Intent::focus_lost));
  t.stack.on(press(Intent::pad_lost, Device::pad));
  t.stack.on(press(Intent::focus_gained));
  REQUIRE(t.shown() == "dialog");
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "play");
  const std::uint64_t hash = session.hash();
  CHECK(t.stack.animating());
  t.steps(60);
  CHECK(session.hash() != hash);
}

TEST_CASE("behaviour 15: the stack stands still without the window's focus, whichever screen is on top") {
  Table t;
  for (const bool demo : {false, true}) {
    t.stack.push(demo ? demo_screen(t.cabinet) : title_screen(t.cabinet));
    REQUIRE((t.stack.animating() || t.stack.next_wake() >= 0));
    t.stack.on(press(Intent::focus_lost));
    CHECK_FALSE(t.stack.animating());
    CHECK(t.stack.next_wake() == -1);
    t.stack.slept(100000);
    t.steps(1);
    CHECK(t.shown() == (demo ? "demo" : "title"));
    t.stack.on(press(Intent::focus_gained));
    CHECK((t.stack.animating() || t.stack.next_wake() >= 0));
    t.stack.clear();
  }
}

TEST_CASE(
    "behaviour 19: rebinding warns of a conflict, a reset brings everything back, Esc leaves things as they are") {
  Table t;
  t.stack.push(keys_screen(t.cabinet));
  CHECK_FALSE(t.stack.wants_key());
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.stack.wants_key());
  CHECK(t.stack.says().find("Press the key for Up") != std::string::npos);
  t.stack.on(press(Intent::back));
  CHECK_FALSE(t.stack.wants_key());
  CHECK(t.cabinet.bindings() == t.cabinet.default_bindings());
  t.stack.on(press(Intent::confirm));
  t.stack.on({.intent = Intent::none, .sign = 99});
  CHECK_FALSE(t.stack.wants_key());
  CHECK(ui::conflict(t.cabinet.bindings(), Intent::none, 99) == Intent::up);
  t.stack.on(press(Intent::confirm));
  t.stack.on({.intent = Intent::none, .sign = 30});
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("key 30 is the key for Other view. Take it for Up?"));
  t.stack.on(press(Intent::back));  // leave it
  CHECK(ui::conflict(t.cabinet.bindings(), Intent::none, 30) == Intent::view);
  t.stack.on(press(Intent::confirm));
  t.stack.on({.intent = Intent::none, .sign = 30});
  t.stack.on(press(Intent::confirm));
  CHECK(ui::conflict(t.cabinet.bindings(), Intent::none, 30) == Intent::up);
  t.stack.on(letter(U'R'));
  CHECK(t.cabinet.bindings() == t.cabinet.default_bindings());
  CHECK(t.cabinet.changes == 3);
}

TEST_CASE("settings hold at once, and a disk that cannot keep them is named") {
  Table t;
  t.stack.push(settings_screen(t.cabinet));
  t.stack.on(press(Intent::right));
  CHECK(t.cabinet.settings().theme() == "amber");
  CHECK(t.cabinet.changes == 1);
  t.cabinet.fault = "The disk is full.";
  t.stack.on(letter(U'R'));
  CHECK(t.cabinet.settings() == ui::Settings());
  t.stack.slept(60);
  REQUIRE(t.shown() == "dialog");
  CHECK(t.stack.says().find("The disk is full.") != std::string::npos);
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "settings");
  CHECK(t.cabinet.settings() == ui::Settings());
}

TEST_CASE("settings: a slider that is held writes once, after a pause or when its page goes, and never nothing") {
  Table t;
  const auto slide = [&t](int times) {
    for (int i = 0; i < 20 && t.stack.says().find("Music") != 0; ++i) t.stack.on(press(Intent::down));
    for (int i = 0; i < times; ++i) {
      t.stack.on({.intent = i % 2 == 0 ? Intent::left : Intent::right, .repeat = i > 0});
      t.stack.slept(5);
    }
  };
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(settings_screen(t.cabinet));
  CHECK(t.stack.next_wake() == -1);
  slide(13);
  CHECK(t.cabinet.changes == 13);
  CHECK(t.cabinet.kept == 0);
  CHECK(t.stack.next_wake() == 55);
  t.stack.slept(55);
  CHECK(t.cabinet.kept == 1);
  CHECK(t.stack.next_wake() == -1);
  slide(3);
  t.stack.on(press(Intent::back));
  CHECK(t.cabinet.kept == 2);
  t.stack.push(settings_screen(t.cabinet));
  t.stack.on(press(Intent::back));  // nothing was changed
  CHECK(t.cabinet.kept == 2);
  t.stack.push(settings_screen(t.cabinet));
  slide(1);
  t.stack.on(press(Intent::quit));
  CHECK(t.cabinet.kept == 3);
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(settings_screen(t.cabinet));
  slide(1);
  t.cabinet.fault = "The disk is full.";
  t.stack.on(letter(U'D'));
  CHECK(t.shown() == "dialog");
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "title");
}

TEST_CASE("the options show what holds, also what was changed past them: mute by its key, full screen by the desktop") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(settings_screen(t.cabinet));
  const auto at = [&t](int x, int y) {
    t.stack.on({.intent = Intent::pointer, .x = x, .y = y, .device = Device::mouse});
  };
  at(400, 120);
  REQUIRE(t.stack.says().find("Mute: off") == 0);
  t.cabinet.settings().set(ui::SettingId::mute, 1);
  t.cabinet.settings().set(ui::SettingId::music, 20);
  t.cabinet.settings().set_theme("amber");
  t.stack.settings_changed();
  CHECK(t.stack.says().find("Mute: on") == 0);
  at(400, 70);
  CHECK(t.stack.says().find("Music: 20") == 0);
  at(100, 70);
  CHECK(t.stack.says().find("Theme: Amber") == 0);
  t.stack.on(press(Intent::right));
  CHECK(t.cabinet.settings().theme() != "amber");  // one press goes on from there
}

TEST_CASE("behaviour 21: a save that fails says why and play goes on") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(press(Intent::menu));
  t.stack.on(letter(U'S'));
  REQUIRE(t.shown() == "save");
  t.cabinet.fault = "The disk is full.";
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "dialog");
  CHECK(t.reads("The disk is full."));
  t.cabinet.fault.reset();
  t.stack.on(press(Intent::confirm));
  t.stack.on(press(Intent::confirm));
  CHECK(t.reads("The game is kept as Soundings 1."));
  CHECK(t.cabinet.files.count("template-1") == 1);
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "pause");
  t.stack.on(letter(U'L'));
  t.stack.on(press(Intent::confirm));
  REQUIRE(t.shown() == "dialog");  // the game in play would be lost
  CHECK(t.reads("Give up the game in play?"));
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "play");
}

TEST_CASE("behaviour 23: a damaged save is refused with its reason and stays where it is") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.cabinet.files["broken"] = "{\"format\": 1";
  t.stack.on(letter(U'L'));
  REQUIRE(t.shown() == "load");
  CHECK(t.reads("This file cannot be loaded."));
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "dialog");
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "load");
  CHECK(t.cabinet.files["broken"] == "{\"format\": 1");
}

TEST_CASE("a seed that is none is refused; the same seed is the same game") {
  Table t;
  const auto start = [&t](std::string_view seed) {
    t.stack.clear();
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(setup_screen(t.cabinet, first_game(t)));
    stage::DrawList list;
    t.stack.draw(list);
    for (std::size_t i = 0; i < list.text_count(); ++i) {
      const stage::Rect box = list.text_at(i).box;
      if (list.text_at(i).text == "a new war" || list.text_at(i).text == "a new deal")
        t.stack.on({.intent = Intent::pointer, .x = box.x, .y = box.y, .device = Device::mouse});
    }
    REQUIRE(t.stack.wants_text());
    for (const char c : seed) t.stack.on({.intent = Intent::text, .sign = static_cast<char32_t>(c)});
    t.stack.on(press(Intent::confirm));  // on to the button
    t.stack.on(press(Intent::confirm));
  };
  start("12x");
  CHECK(t.shown() == "dialog");
  CHECK(t.reads("is no seed"));
  start("12");
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().seed() == 12);
}

TEST_CASE("an order with a free number is given through its form") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "human"})));
  t.run();
  t.stack.on(press(Intent::confirm));
  t.run();
  auto& play = static_cast<Play&>(t.stack.top());
  const OrderMenu menu = play.session().orders();
  REQUIRE(menu.forms.size() == 1);
  for (std::size_t i = 0; i < menu.orders.size(); ++i) t.stack.on(press(Intent::down));
  t.stack.on(press(Intent::confirm));
  t.stack.on(press(Intent::right));
  t.stack.on(press(Intent::right));
  CHECK(t.stack.says().find("drop 3") == 0);
  t.stack.on(press(Intent::down));
  t.stack.on(press(Intent::confirm));
  t.run();
  CHECK(play.session().steps() == 1);
  CHECK(play.session().record().find("drop 3") != std::string::npos);
}

TEST_CASE("a hint comes from the strongest player, is counted, and a later order is not disturbed by it") {
  Table t;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  t.stack.on(letter(U'H'));
  t.run();
  auto& play = static_cast<Play&>(t.stack.top());
  CHECK(play.session().hints() == 1);
  CHECK(t.stack.says().find("Hint: ") == 0);
  t.stack.on(press(Intent::confirm));
  t.run();
  CHECK(play.session().steps() >= 1);
}

namespace {

// Thinks as long as the test wants.
class SlowThinker final : public ui::Thinker {
 public:
  bool ready = false;
  void start(Thought thought) override { thought_ = std::move(thought); }
  bool busy() const override { return static_cast<bool>(thought_); }
  std::optional<std::string> take() override {
    if (!thought_ || !ready) return std::nullopt;
    ready = false;
    return std::exchange(thought_, nullptr)({});
  }
  void cancel() override { thought_ = nullptr; }

 private:
  Thought thought_;
};

}  // namespace

TEST_CASE("while somebody thinks nothing is drawn anew; the thought that is there is taken at the next step") {
  SlowThinker thinker;
  Table t;
  t.cabinet.own_thinker = &thinker;
  t.stack.push(play_screen(t.cabinet, t.game("template", {"computer:1", "human"})));
  Session& session = static_cast<Play&>(t.stack.top()).session();
  const auto still = [&t] {
    t.run();
    t.stack.clean();
    t.stack.step();
    return !t.stack.animating() && !t.stack.dirty();
  };
  REQUIRE(session.turn() != Turn::one);
  REQUIRE(still());
  REQUIRE(thinker.busy());
  CHECK(t.reads("thinks"));
  CHECK(session.steps() == 0);
  // It comes while a menu lies over the game: taken when the menu goes.
  t.stack.on(press(Intent::menu));
  REQUIRE(t.shown() == "pause");
  thinker.ready = true;
  t.steps(3);
  t.stack.on(press(Intent::back));
  CHECK(t.stack.animating());
  t.steps(1);
  CHECK(session.steps() == 1);
  CHECK(t.stack.dirty());
  // Then until the person decides; a hint is waited for in the same way.
  for (int i = 0; i < 40 && session.turn() != Turn::one; ++i) {
    t.run();
    thinker.ready = true;
    t.steps(1);
  }
  REQUIRE(session.turn() == Turn::one);
  t.run();
  thinker.ready = false;
  t.stack.on(letter(U'H'));
  CHECK(still());
  CHECK(session.hints() == 0);
  thinker.ready = true;
  t.steps(1);
  CHECK(session.hints() == 1);
  CHECK(t.stack.dirty());
}

TEST_CASE("a still game asks for no steps, and the title wakes four times a second for its sea alone") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  CHECK_FALSE(t.stack.animating());
  CHECK(t.stack.next_wake() == 15);
  t.cabinet.look().ambient = false;
  CHECK(t.stack.next_wake() == 30 * 60);
  t.stack.push(play_screen(t.cabinet, t.game("template", {"human", "computer:1"})));
  t.run();
  CHECK_FALSE(t.stack.animating());
  CHECK(t.stack.next_wake() == -1);
  t.stack.clean();
  CHECK_FALSE(t.stack.dirty());
}

TEST_CASE("a cursor move draws at most a tenth of the picture again") {
  Table t;
  t.cabinet.save(*t.game("template", {"human", "human"}), "one");
  t.cabinet.save(*t.game("template", {"human", "human"}), "two");
  for (auto make : {&settings_screen, &keys_screen}) {
    t.stack.push(make(t.cabinet));
    auto canvas = std::make_unique<stage::Canvas>();
    stage::DrawList before, now;
    t.stack.draw(before);
    before.draw(*canvas);
    t.stack.on(press(Intent::down));
    t.stack.draw(now);
    const int pixels = now.draw_changes(*canvas, before);
    CHECK(pixels > 0);
    CHECK(pixels <= stage::kWidth * stage::kHeight / 10);
    t.stack.clear();
  }
}

TEST_CASE("a filled-in form is a line that every game can read") {
  Table t;
  for (const Entry& entry : t.cabinet.games()) {
    std::unique_ptr<Session> session = t.game(std::string(entry.name).c_str(), {"human", "human"});
    int forms = 0;
    for (int step = 0; step < 400 && session->turn() != Turn::over; ++step) {
      if (session->turn() == Turn::automatic) {
        session->advance();
        continue;
      }
      for (const Form& form : session->orders().forms) {
        std::vector<std::string> values;
        for (const Parameter& p : form.parameters)
          values.push_back(p.values.empty() ? std::to_string(p.low) : p.values[0]);
        const std::string text = session->fill(form, values);
        const std::optional<Refused> refused = session->check(text);
        INFO(std::string(entry.name), ": ", text, ": ", refused ? refused->text : std::string());
        CHECK((!refused || refused->code != "parse"));
        ++forms;
      }
      if (forms > 40) break;
      session->order(session->thinker(1, 1)(std::stop_token()));
    }
  }
}
