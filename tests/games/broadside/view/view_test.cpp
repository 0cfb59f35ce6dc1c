// What must hold of Broadside's table at every moment, over whole games.
#include <array>
#include <cstdlib>
#include <new>

#include "games/broadside/view/view_of.h"

namespace {
long allocations = 0;
}

// Counted for "a frame in a steady state allocates nothing".
void* operator new(std::size_t size) {
  ++allocations;
  if (void* at = std::malloc(size == 0 ? 1 : size)) return at;
  throw std::bad_alloc();
}
void operator delete(void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }

namespace d6::test {
namespace {

using ui::Intent;

ui::Input press(Intent intent) { return {.intent = intent}; }
ui::Input letter(char32_t sign) { return {.intent = Intent::letter, .sign = sign}; }

bool shows(const ViewOf& table, std::string_view text) {
  return table.drawn().all_text().find(text) != std::string::npos;
}

void check_boxes(const stage::DrawList& list) {
  for (std::size_t i = 0; i < list.text_count(); ++i) {
    const stage::TextBox box = list.text_at(i);
    CAPTURE(std::string(box.text));
    CHECK(box.fits());
    CHECK(box.box.x >= -4);
    CHECK(box.box.x + box.box.w <= stage::kWidth + 4);
  }
}

TEST_CASE("settled, the table draws what a table built anew draws, at each step of whole games") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    do {
      table.view->settle();
      table.view->yours(table.decides(), "");
      table.view->settle();
      const auto anew = broadside::make_table(*table.session, broadside_look());
      anew->show(table.viewer);
      anew->yours(table.decides(), "");
      anew->settle();
      stage::DrawList list;
      list.begin();
      anew->draw(list);
      if (table.decides()) CHECK(table.drawn() == list);
      table.view->yours(false, "");
    } while (table.go_on(dice));
  }
}

TEST_CASE("every event's picture keeps its text in its box and comes to an end") {
  for (std::uint64_t seed = 11; seed <= 13; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    do {
      int steps = 0;
      while (table.view->animating() && steps < 20000) {
        table.view->step();
        if (++steps % 20 == 1) check_boxes(table.drawn());
      }
      CHECK(steps < 20000);
      check_boxes(table.drawn());
    } while (table.go_on(dice));
  }
}

TEST_CASE("the longest names, seven ships, 12/12 and every card stay in their boxes") {
  for (const Seat many : {Seat::zero, Seat::one}) {
    Opened opened = find_game("broadside")->position(D6_SOURCE_DIR "/scenarios", {}, 3, crowded(many));
    for (const Problem& p : opened.problems) MESSAGE(p.text());
    REQUIRE(opened.session);
    ViewOf table(std::move(opened.session));
    table.view->yours(true, "");
    table.view->settle();
    check_boxes(table.drawn());
    table.shot(many == Seat::zero ? "crowded_own" : "crowded_enemy");
    for (int row = 0; row < 6; ++row) {
      for (int i = 0; i < 9; ++i) {
        (void)table.view->on(press(Intent::right));
        table.view->settle();
        check_boxes(table.drawn());
        (void)table.view->on(press(Intent::third));
        check_boxes(table.drawn());
        if (row == 1 && i < 3) table.shot("inspect_" + std::to_string(i));
        (void)table.view->on(press(Intent::back));
        (void)table.view->on(letter(U'P'));
        table.view->settle();
        check_boxes(table.drawn());
        if (many == Seat::one && row == 0) table.shot("aim_" + std::to_string(i));
        (void)table.view->on(press(Intent::back));
        (void)table.view->on(press(Intent::pointer));
      }
      (void)table.view->on(press(Intent::previous));
    }
  }
}

TEST_CASE("behaviour 34: the focus is valid after each turn, cancel and overlay") {
  ViewOf table(5);
  Dice dice = dice_of(5);
  do {
    table.view->settle();
    table.view->yours(table.decides(), "");
    for (const Intent way : {Intent::left, Intent::up, Intent::right, Intent::down, Intent::next, Intent::third,
                             Intent::back, Intent::confirm, Intent::back, Intent::view, Intent::back}) {
      (void)table.view->on(press(way));
      CHECK_FALSE(table.view->says().empty());
      table.view->settle();
    }
    table.view->yours(false, "");
  } while (table.go_on(dice));
}

TEST_CASE("behaviour 35: off, fast, normal and slow rule how long a move is shown") {
  std::array<int, 4> lasted{};
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::fast, stage::Speed::normal, stage::Speed::slow}) {
    ViewOf table(3);
    Dice dice = dice_of(3);
    for (int i = 0; i < 12; ++i) {
      table.go_on(dice);
      broadside_look().speed = speed;
      lasted[static_cast<std::size_t>(speed)] += table.run();
    }
  }
  CHECK(lasted[0] <= 24);
  CHECK(lasted[0] < lasted[1]);
  CHECK(lasted[1] < lasted[2]);
  CHECK(lasted[2] < lasted[3]);
  broadside_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 36: a move of the other seat is in the log at every speed") {
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::normal}) {
    ViewOf table(7);
    broadside_look().speed = speed;
    Dice dice = dice_of(9);
    for (int i = 0; i < 200 && table.session->turn() != Turn::over; ++i) {
      const bool theirs = table.session->turn() == turn_of(Seat::one);
      const std::size_t before = table.session->told(Viewer::zero, 0).size();
      table.go_on(dice);
      table.run();
      if (theirs && table.session->told(Viewer::zero, 0).size() > before) CHECK(shows(table, "LOG"));
    }
    CHECK(shows(table, "wins"));
  }
  broadside_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 37: a refused choice gives its reason and its rule") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  while (!table.decides()) {
    table.go_on(dice);
    table.run();
  }
  table.view->settle();
  table.view->yours(true, "");
  const ui::Answer answer = table.view->on(letter(U'X'));
  CHECK_FALSE(answer.order);
  CHECK(shows(table, "TFB-35"));
  CHECK(table.view->says().find("Draw a card first") != std::string::npos);
  (void)table.view->on(press(Intent::left));
  CHECK_FALSE(shows(table, "TFB-35"));
}

TEST_CASE("behaviour 38: nothing of a hand shows to the table") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  for (int i = 0; i < 30; ++i) table.go_on(dice);
  table.view->settle();
  table.view->show(Viewer::table);
  const std::string text = table.drawn().all_text();
  CHECK(text.find("You draw") == std::string::npos);
  CHECK(text.find("DRAWN") == std::string::npos);
}

TEST_CASE("a press while something runs finishes it and is not taken for an order") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  table.go_on(dice);
  REQUIRE(table.view->animating());
  const ui::Answer answer = table.view->on(press(Intent::confirm));
  CHECK_FALSE(answer.order);
  CHECK_FALSE(table.view->animating());
}

TEST_CASE("a frame in a steady state allocates nothing") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  while (!table.decides() || table.session->told_size() < 60) {
    if (!table.go_on(dice)) break;
    table.run();
  }
  table.view->settle();
  table.view->yours(true, "");
  table.view->settle();
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

}  // namespace
}  // namespace d6::test
