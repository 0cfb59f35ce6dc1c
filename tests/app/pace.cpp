// Behaviours 13 and 15: how often the loop steps, shows and wakes, counted on a clock of the test's own.
#include "app/pace.h"

#include <doctest/doctest.h>

namespace d6::app {
namespace {

struct Counts {
  int steps = 0, slept = 0, pictures = 0, wakes = 0;
};

// Runs the loop as loop.cpp does: a beat, then a wait. `busy` microseconds pass in each turn.
template <class Change>
Counts run(Micros length, Situation s, Micros busy, Change&& change) {
  Counts counts;
  Pace pace(0);
  for (Micros now = 0; now < length;) {
    change(s, now);
    const Beat beat = pace.beat(now, s);
    counts.steps += beat.steps;
    counts.slept += beat.slept;
    counts.pictures += beat.draw;
    if (beat.draw) s.dirty = false;
    ++counts.wakes;
    now += busy;
    now += pace.wait(now, s);
  }
  return counts;
}

constexpr auto kNothing = [](Situation&, Micros) {};

TEST_CASE("behaviour 13: without vsync an animation shows 60 pictures a second and never more than 65") {
  Situation s;
  s.animating = true;
  const Counts counts = run(10 * kSecond, s, 300, kNothing);
  CHECK(counts.steps >= 597);
  CHECK(counts.steps <= 600);
  CHECK(counts.pictures >= 590);
  CHECK(counts.pictures <= 650);
}

TEST_CASE("behaviour 13: a mouse that wakes the loop a thousand times a second shows at most 65 pictures") {
  Situation s;
  Counts counts;
  Pace pace(0);
  for (Micros now = 0; now < 10 * kSecond; now += 1000) {
    s.dirty = true;
    const Beat beat = pace.beat(now, s);
    counts.pictures += beat.draw;
    counts.steps += beat.steps;
  }
  CHECK(counts.pictures >= 500);
  CHECK(counts.pictures <= 650);
  CHECK(counts.steps == 0);
}

TEST_CASE("behaviour 13: a hidden window shows nothing and turns fewer than ten times a second, at the same speed") {
  Situation s;
  s.animating = true;
  s.visible = false;
  const Counts counts = run(10 * kSecond, s, 300, kNothing);
  CHECK(counts.pictures == 0);
  CHECK(counts.wakes < 100);
  CHECK(counts.steps >= 590);
}

TEST_CASE("a still screen shows nothing and wakes at most twice a second") {
  Situation s;
  const Counts counts = run(20 * kSecond, s, 100, kNothing);
  CHECK(counts.pictures == 0);
  CHECK(counts.steps == 0);
  CHECK(counts.wakes <= 40);
  CHECK(counts.slept >= 1130);
}

TEST_CASE("behaviour 26: a screen that wants to wake after 30 s is woken then, in one step") {
  Situation s;
  s.next_wake = 30 * kStepsPerSecond;
  Micros first = -1;
  Pace pace(0);
  int passed = 0;
  for (Micros now = 0; now < 40 * kSecond && first < 0;) {
    const Beat beat = pace.beat(now, s);
    passed += beat.slept + beat.steps;
    s.next_wake = 30 * kStepsPerSecond - passed;
    if (beat.steps > 0) first = now;
    now += pace.wait(now, s);
  }
  CHECK(first >= 30 * kSecond - 20000);
  CHECK(first <= 30 * kSecond + 20000);
}

TEST_CASE("behaviour 15: without the focus nothing steps, whatever wants to move") {
  Situation s;
  s.animating = true;
  s.halted = true;
  const Counts counts = run(10 * kSecond, s, 100, kNothing);
  CHECK(counts.steps == 0);
  CHECK(counts.slept == 0);
  CHECK(counts.wakes <= 20);
}

TEST_CASE("a late picture is made up for by at most four steps, the rest is dropped") {
  Situation s;
  s.animating = true;
  Pace pace(0);
  CHECK(pace.beat(5 * kSecond, s).steps == 4);
  CHECK(pace.beat(5 * kSecond, s).steps == 0);
  CHECK(pace.beat(5 * kSecond + time_of_steps(1), s).steps == 1);
}

TEST_CASE("a thought that is done is looked at in a step at once") {
  Situation s;
  s.woken = true;
  Pace pace(0);
  const Beat beat = pace.beat(10, s);
  CHECK(beat.steps == 1);
  CHECK(beat.draw);
}

TEST_CASE("behaviour 4: the loop wakes when a held direction repeats") {
  Situation s;
  s.held = 400'000;
  Pace pace(0);
  pace.beat(1000, s);
  CHECK(pace.wait(1000, s) == 399'000);
}

}  // namespace
}  // namespace d6::app
