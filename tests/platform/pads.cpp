// Behaviours 1-6: gamepads, without a device.
#include "platform/pads.h"

#include <doctest/doctest.h>

#include <cmath>

namespace d6::platform {
namespace {

using ui::Input;
using ui::Intent;

Stick at(double degrees, double length = 1000) {
  constexpr double kRadians = 3.14159265358979 / 180.0;
  return {static_cast<int>(std::lround(std::sin(degrees * kRadians) * length)),
          static_cast<int>(std::lround(-std::cos(degrees * kRadians) * length))};
}

struct Two {
  Pads pads;
  std::vector<Input> out;
  Two() {
    pads.attach(1, PadKind::xbox, out);
    pads.attach(2, PadKind::playstation, out);
    out.clear();
  }
  int count(Intent intent) const {
    int n = 0;
    for (const Input& input : out) n += input.intent == intent;
    return n;
  }
};

TEST_CASE("behaviour 1: the active pad and its kind are those of the first press, not of the first plug") {
  Two two;
  CHECK_FALSE(two.pads.active().has_value());
  two.pads.button(2, PadButton::a, true, 0, two.out);
  CHECK(two.pads.active() == 2);
  CHECK(two.pads.kind() == PadKind::playstation);
  two.pads.button(2, PadButton::a, false, 100, two.out);
  two.pads.button(1, PadButton::a, true, 1000, two.out);
  CHECK(two.pads.kind() == PadKind::xbox);
}

TEST_CASE("behaviour 2: a pad that goes releases its directions and says so once") {
  Two two;
  two.pads.button(1, PadButton::left, true, 0, two.out);
  two.pads.detach(1, two.out);
  CHECK(two.count(Intent::pad_lost) == 1);
  two.out.clear();
  two.pads.tick(5000, two.out);
  CHECK(two.out.empty());
  two.pads.attach(3, PadKind::xbox, two.out);
  CHECK(two.count(Intent::pad_found) == 1);
}

TEST_CASE("behaviour 2: a pad that nobody used may go without a pause") {
  Two two;
  two.pads.button(1, PadButton::a, true, 0, two.out);
  two.pads.detach(2, two.out);
  CHECK(two.count(Intent::pad_lost) == 0);
}

TEST_CASE("behaviour 3: two pads pressed at once confirm once") {
  Two two;
  two.pads.button(1, PadButton::a, true, 0, two.out);
  two.pads.button(2, PadButton::a, true, 0, two.out);
  CHECK(two.count(Intent::confirm) == 1);
  two.pads.button(1, PadButton::a, false, 20, two.out);
  two.pads.button(2, PadButton::a, false, 25, two.out);
  CHECK(two.count(Intent::confirm) == 1);
}

TEST_CASE("behaviour 3: another pad takes over once the active one rests, and its press counts") {
  Two two;
  two.pads.button(1, PadButton::a, true, 0, two.out);
  two.pads.button(2, PadButton::b, true, 2000, two.out);
  CHECK(two.count(Intent::back) == 0);
  two.pads.button(2, PadButton::b, false, 2050, two.out);
  two.pads.button(1, PadButton::a, false, 2100, two.out);
  two.pads.button(2, PadButton::b, true, 2400, two.out);
  CHECK(two.count(Intent::back) == 1);
  CHECK(two.pads.active() == 2);
}

TEST_CASE("behaviour 4: stick noise of 6 % does nothing") {
  Two two;
  for (int i = 0; i < 720; ++i) two.pads.stick(1, at(i * 7.0, 60), i * 10, two.out);
  two.pads.tick(100000, two.out);
  CHECK(two.out.empty());
  CHECK_FALSE(two.pads.active().has_value());
}

TEST_CASE("behaviour 4: a held stick repeats after 400 ms and then every 80 ms") {
  Two two;
  two.pads.stick(1, {900, 30}, 1000, two.out);
  CHECK(two.count(Intent::right) == 1);
  // Trembling does not start it anew.
  for (Millis now = 1010; now < 1400; now += 10)
    two.pads.stick(1, {900 - static_cast<int>(now % 60), 25}, now, two.out);
  CHECK(two.count(Intent::right) == 1);
  two.pads.tick(1399, two.out);
  CHECK(two.count(Intent::right) == 1);
  for (Millis now = 1400; now <= 1720; ++now) two.pads.tick(now, two.out);
  CHECK(two.count(Intent::right) == 6);  // at 1000, 1400, 1480, 1560, 1640, 1720
  two.pads.stick(1, {0, 0}, 1730, two.out);
  two.pads.tick(9000, two.out);
  CHECK(two.count(Intent::right) == 6);
}

TEST_CASE("behaviour 4: a program that was away does not make up for missed repeats") {
  Held held;
  Input left;
  left.intent = Intent::left;
  held.press(left, 0);
  int n = 0;
  while (held.repeat(60000)) ++n;
  CHECK(n <= 2);
}

TEST_CASE("behaviour 5: the stick points to six sectors") {
  const Intent six[] = {Intent::north, Intent::northeast, Intent::southeast,
                        Intent::south, Intent::southwest, Intent::northwest};
  for (int i = 0; i < 6; ++i) {
    for (const double off : {-26.0, -10.0, 0.0, 10.0, 26.0}) {
      CHECK(stick_direction(at(i * 60 + off), true, Intent::none) == six[i]);
    }
  }
}

TEST_CASE("behaviour 5: within 3 degrees of a border the direction does not flicker") {
  for (int border = 0; border < 6; ++border) {
    const double degrees = border * 60 + 30;
    Two two;
    two.pads.hexes(true);
    two.pads.stick(1, at(degrees - 10), 0, two.out);
    for (int i = 0; i < 100; ++i) two.pads.stick(1, at(degrees + (i % 2 == 0 ? 2.8 : -2.8)), i, two.out);
    CHECK(two.out.size() == 1);
    two.pads.stick(1, at(degrees + 3.5), 200, two.out);
    CHECK(two.out.size() == 2);
    for (int i = 0; i < 100; ++i) two.pads.stick(1, at(degrees + (i % 2 == 0 ? 2.8 : -2.8)), 300 + i, two.out);
    CHECK(two.out.size() == 2);
  }
}

TEST_CASE("behaviour 5: off the maps the stick points to four") {
  CHECK(stick_direction(at(0), false, Intent::none) == Intent::up);
  CHECK(stick_direction(at(80), false, Intent::none) == Intent::right);
  CHECK(stick_direction(at(190), false, Intent::none) == Intent::down);
  CHECK(stick_direction(at(300), false, Intent::none) == Intent::left);
}

TEST_CASE("behaviour 6: confirm and back can be swapped") {
  Two two;
  two.pads.swap_confirm(true);
  two.pads.button(1, PadButton::a, true, 0, two.out);
  two.pads.button(1, PadButton::b, true, 0, two.out);
  REQUIRE(two.out.size() == 2);
  CHECK(two.out[0].intent == Intent::back);
  CHECK(two.out[1].intent == Intent::confirm);
}

TEST_CASE("behaviour 8: a direction held when another screen comes does not repeat there") {
  Two two;
  two.pads.button(1, PadButton::down, true, 0, two.out);
  two.pads.rest();
  two.out.clear();
  two.pads.tick(3000, two.out);
  CHECK(two.out.empty());
}

TEST_CASE("behaviour 15: when the focus is lost, held buttons count as released") {
  Two two;
  two.pads.button(1, PadButton::down, true, 0, two.out);
  two.pads.let_go();
  two.out.clear();
  two.pads.tick(3000, two.out);
  CHECK(two.out.empty());
  two.pads.button(1, PadButton::down, true, 4000, two.out);
  CHECK(two.count(Intent::down) == 1);
}

}  // namespace
}  // namespace d6::platform
