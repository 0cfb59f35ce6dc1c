// Things on the stage: ids, systems, and the promise of settle().
#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <new>

#include "stage/stage.h"
#include "stage/systems/draw.h"
#include "stage/systems/flip.h"
#include "stage/systems/tween.h"
#include "support/tiny_font.h"

using namespace d6;
using namespace d6::stage;

namespace {

std::size_t allocations = 0;  // of this test program, counted below

const Image& cards() {
  static const Image image{8, 4, std::vector<std::uint8_t>(32, red)};
  return image;
}
SpriteRef face(int i) { return {&cards(), {i % 4, 0, 4, 4}}; }

// What a view would do from an observation: cards in a row, all face up, each with its own order.
void lay_out(Stage& stage, int count) {
  stage.things.clear();
  for (int i = 0; i < count; ++i) {
    const Thing card = stage.things.create();
    stage.things.set(card, Position{10 + i * 60, 200});
    stage.things.set(card, Layer{1, static_cast<std::int16_t>(i)});
    stage.things.set(card, CardFace{face(i), face(3), true});
  }
}

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

TEST_CASE("an id that is gone finds nothing, even when its place is taken again") {
  Registry things;
  const Thing a = things.create();
  things.set(a, Position{1, 2});
  things.remove(a);
  CHECK_FALSE(things.alive(a));
  const Thing b = things.create();
  CHECK(b.index == a.index);
  CHECK(things.find<Position>(a) == nullptr);
  CHECK(things.find<Position>(b) == nullptr);
  things.set(b, Position{3, 4});
  things.remove(a);  // a stale id does no harm
  CHECK(*things.find<Position>(b) == Position{3, 4});
  things.clear();
  CHECK_FALSE(things.alive(b));
  CHECK(things.size() == 0);
}

TEST_CASE("removing from the middle keeps every other component with its thing") {
  Registry things;
  std::array<Thing, 5> t;
  for (int i = 0; i < 5; ++i) {
    t[static_cast<std::size_t>(i)] = things.create();
    things.set(t[static_cast<std::size_t>(i)], Position{i, i});
  }
  things.remove(t[1]);
  things.drop<Position>(t[3]);
  for (const int i : {0, 2, 4}) CHECK(things.find<Position>(t[static_cast<std::size_t>(i)])->x == i);
  CHECK(things.find<Position>(t[3]) == nullptr);
  CHECK(things.pool<Position>().size() == 3);
}

TEST_CASE("a thing leaves fast, arrives slowly, and lies exactly at its goal") {
  CHECK(ease_out(0, 100) == 0);
  CHECK(ease_out(100, 100) == 65536);
  int last = 0, last_gain = 65536;
  for (int i = 10; i <= 100; i += 10) {
    const int gain = ease_out(i, 100) - last;
    CHECK(gain > 0);
    CHECK(gain <= last_gain);
    last += gain;
    last_gain = gain;
  }
  Stage s;
  const Thing card = s.things.create();
  s.things.set(card, Position{0, 0});
  send(s.things, card, {101, -57}, 200);
  int steps = 0;
  for (; moving(s); ++steps) step(s, Speed::normal);
  CHECK(steps == 12);  // 200 ms at 60 steps a second
  CHECK(*s.things.find<Position>(card) == Position{101, -57});
}

TEST_CASE("behaviour 35: the speed setting rules every animation") {
  const auto steps_at = [](Speed speed) {
    Stage s;
    lay_out(s, 2);
    const Thing card{s.things.pool<CardFace>().who[0], 0};
    send(s.things, card, {300, 100}, 400, 200);
    flip(s.things, card, false, 400);
    const Thing spark = s.things.create();
    s.things.set(spark, Lifetime{ticks_of_ms(600)});
    const Thing bang = s.things.create();
    s.things.set(bang, SoundCue{{"hit", 0}, ticks_of_ms(600), true});
    int n = 0;
    for (; moving(s); ++n) step(s, speed);
    CHECK(s.sounds.size() == 1);
    CHECK(s.things.size() == 2);
    return n;
  };
  CHECK(steps_at(Speed::normal) == 36);
  CHECK(steps_at(Speed::fast) == 18);
  CHECK(steps_at(Speed::slow) == 72);
  CHECK(steps_at(Speed::off) == 1);
}

TEST_CASE("a card turns over in the middle of its flip and is narrowest there") {
  Stage s;
  lay_out(s, 1);
  const Thing card{s.things.pool<CardFace>().who[0], 0};
  flip(s.things, card, true, 100);
  CHECK_FALSE(moving(s));  // it lies that way
  flip(s.things, card, false, 100);
  const Flip half{false, 0, 24, 12}, start{false, 0, 24, 0};
  CHECK(flip_width(half, 56) == 0);
  CHECK(flip_width(start, 56) == 56);
  step(s, Speed::normal);
  CHECK(s.things.find<CardFace>(card)->face_up);
  for (int i = 0; i < 2; ++i) step(s, Speed::normal);
  CHECK_FALSE(s.things.find<CardFace>(card)->face_up);
  CHECK(moving(s));
}

TEST_CASE("after settle the draw list is that of a stage built anew") {
  for (const int stop_after : {0, 1, 5, 9}) {
    Stage played, anew;
    // Five cards lay there; the first goes away in sparks, the others close up, one turns on its way.
    lay_out(played, 5);
    const Pool<CardFace>& pool = played.things.pool<CardFace>();
    std::vector<Thing> cards_there;
    for (const std::uint32_t index : pool.who) cards_there.push_back({index, 0});
    played.things.set(cards_there[4], Lifetime{ticks_of_ms(150)});
    played.things.find<CardFace>(cards_there[2])->face_up = false;
    flip(played.things, cards_there[2], true, 120, 80);
    for (int i = 0; i < 4; ++i) {
      played.things.set(cards_there[static_cast<std::size_t>(i)], Position{500, 20});
      send(played.things, cards_there[static_cast<std::size_t>(i)], {10 + i * 60, 200}, 200, i * 40);
    }
    for (int i = 0; i < stop_after; ++i) step(played, Speed::normal);
    DrawList moving_list, one, two;
    moving_list.begin();
    draw_things(played.things, moving_list);
    settle(played);
    CHECK_FALSE(moving(played));
    lay_out(anew, 4);
    one.begin();
    draw_things(played.things, one);
    two.begin();
    draw_things(anew.things, two);
    CHECK(one == two);
    CHECK_FALSE(moving_list == two);
  }
}

TEST_CASE("a frame in a steady state allocates nothing") {
  const Font font = test::tiny_font();
  Stage s;
  lay_out(s, 40);
  DrawList list;
  static Canvas canvas;
  const auto frame = [&] {
    list.begin();
    list.push_clip({0, 0, 640, 344});
    draw_things(s.things, list);
    list.pop_clip();
    for (int i = 0; i < 20; ++i) list.text(font, {0, i * 10, 200, 8}, "Yukikaze, destroyer, 3 of 4", paper);
    step(s, Speed::normal);
    list.draw(canvas);
  };
  for (int i = 0; i < 3; ++i) frame();
  for (std::size_t i = 0; i < 10; ++i) send(s.things, {s.things.pool<CardFace>().who[i], 0}, {600, 300}, 2000);
  frame();
  const std::size_t before = allocations;
  for (int i = 0; i < 60; ++i) frame();
  CHECK(allocations == before);
  CHECK(moving(s));
}
