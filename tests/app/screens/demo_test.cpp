// The demo loop over hours of its own time: it goes round, writes nothing and keeps nothing (behaviour 26). This
// program counts its allocations for that.
#include <doctest/doctest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <set>

#include "app/screens/memory_cabinet.h"

namespace {
std::atomic<long> living{0}, ever{0};
}

void* operator new(std::size_t size) {
  void* made = std::malloc(size ? size : 1);
  if (!made) throw std::bad_alloc();
  ++living;
  ++ever;
  return made;
}
void operator delete(void* gone) noexcept {
  if (!gone) return;
  --living;
  std::free(gone);
}
void operator delete(void* gone, std::size_t) noexcept { operator delete(gone); }

using namespace d6;
using namespace d6::app;
using namespace d6::test;
using ui::Intent;

namespace {

// The card games with their first skill alone, which decides at once.
void quick_games(Table& t) {
  for (const Entry& entry : catalogue()) {
    if (entry.name == "carrier") continue;  // a battle of days: its demo is the same screen
    Entry quick = entry;
    quick.skills = quick.skills.first(1);
    t.cabinet.shown.push_back(quick);
  }
  t.cabinet.look().speed = stage::Speed::off;
}

// One round from the title to the title; the steps it took.
int round_trip(Table& t, const std::function<void()>& each) {
  REQUIRE(t.shown() == "title");
  int n = 0;
  bool away = false;
  for (; n < 400000; ++n) {
    if (t.stack.animating()) {
      t.stack.step();
    } else {
      t.stack.slept(1);
    }
    each();
    if (t.shown() == "demo") away = true;
    if (away && t.shown() == "title") return n;
  }
  FAIL("the demo did not end");
  return n;
}

}  // namespace

TEST_CASE("behaviour 26: title, who plays, a game, its list, the title, and the next game in turn") {
  Table t;
  quick_games(t);
  t.stack.push(title_screen(t.cabinet));
  std::set<std::string> games;
  for (std::size_t i = 0; i < t.cabinet.shown.size(); ++i) {
    bool intro = false, list = false;
    std::string captions;
    round_trip(t, [&] {
      if (t.shown() != "demo") return;
      stage::DrawList drawn;
      t.stack.draw(drawn);
      const std::string text = drawn.all_text();
      if (text.find("THE COMPUTER PLAYS") != std::string::npos && !intro) {
        intro = true;
        for (const Entry& entry : t.cabinet.shown)
          if (text.find(std::string(entry.title) + ": ") != std::string::npos) games.insert(std::string(entry.name));
      }
      list |= text.find("Win, and sign the list.") != std::string::npos;
      CHECK(text.find("DEMO") != std::string::npos);
    });
    CHECK(intro);
    CHECK(list);
  }
  CHECK(games.size() == t.cabinet.shown.size());
}

TEST_CASE("behaviour 26: any press ends the demo in each of its parts, and is used up by that") {
  for (const char* part : {"THE COMPUTER PLAYS", "PRESS ANY BUTTON", "Win, and sign the list."}) {
    Table t;
    quick_games(t);
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(demo_screen(t.cabinet, 1));
    for (int i = 0; i < 200000; ++i) {
      stage::DrawList drawn;
      t.stack.draw(drawn);
      if (drawn.all_text().find(part) != std::string::npos) break;
      t.stack.step();
    }
    REQUIRE(t.shown() == "demo");
    t.stack.on(letter(U'Q'));
    CHECK(t.shown() == "title");
    t.steps(5);
    CHECK(t.shown() == "title");
  }
}

TEST_CASE("behaviour 26: over hours of demos memory stays flat and nothing is written") {
  Table t;
  quick_games(t);
  t.stack.push(title_screen(t.cabinet));
  const Scores scores = t.cabinet.scores();
  const ui::Settings settings = t.cabinet.settings();
  const auto none = [] {};
  const std::size_t games = t.cabinet.shown.size();
  long long steps = 0;
  for (std::size_t i = 0; i < 2 * games; ++i) steps += round_trip(t, none);
  const long before = living;
  for (std::size_t i = 0; i < 8 * games; ++i) steps += round_trip(t, none);
  const long after = living;
  CHECK(after - before < 40);  // names and texts may be a few longer or shorter than they were
  CHECK(steps > 60LL * 60 * 60 / 2);
  CHECK(t.cabinet.files.empty());
  CHECK(t.cabinet.changes == 0);
  CHECK(t.cabinet.score_changes == 0);
  CHECK(t.cabinet.scores() == scores);
  CHECK(t.cabinet.settings() == settings);
}

TEST_CASE("speed: the title with its ambient motion allocates nothing once each of its pictures was drawn") {
  Table t;
  t.cabinet.look().ambient = true;
  t.stack.push(title_screen(t.cabinet));
  stage::DrawList now, shown;
  const auto canvas = std::make_unique<stage::Canvas>();
  int different = 0;
  const auto pictures = [&](int n) {
    for (int i = 0; i < n; ++i) {
      t.stack.slept(15);
      t.stack.draw(now);
      different += now.draw_changes(*canvas, shown) > 0 ? 1 : 0;
      std::swap(now, shown);
    }
  };
  pictures(48);
  different = 0;
  const long before = ever;
  pictures(48);
  CHECK(ever == before);
  CHECK(different == 48);
}
