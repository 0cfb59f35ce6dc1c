// Behaviours 9 and 11: where the picture stands in the window, and what a click on it means.
#include "platform/picture.h"

#include <doctest/doctest.h>

#include <string>

namespace d6::platform {
namespace {

struct Case {
  Size window;
  stage::Rect rect;
  int scale;
};

// Worked out by hand: whole numbers where they use 60 % of the window, else the largest 16 : 9 rectangle.
constexpr Case kCases[] = {
    {{1, 1}, {0, 0, 1, 1}, 0},
    {{400, 300}, {0, 37, 400, 225}, 0},
    {{639, 359}, {0, 0, 639, 359}, 0},
    {{640, 360}, {0, 0, 640, 360}, 1},
    {{853, 480}, {0, 0, 853, 479}, 0},
    {{1024, 768}, {0, 96, 1024, 576}, 0},
    {{1279, 719}, {0, 0, 1279, 719}, 0},
    {{1280, 720}, {0, 0, 1280, 720}, 2},
    {{1280, 800}, {0, 40, 1280, 720}, 2},
    {{1366, 768}, {43, 24, 1280, 720}, 2},
    {{1920, 1080}, {0, 0, 1920, 1080}, 3},
    {{3840, 2160}, {0, 0, 3840, 2160}, 6},
};

std::string name(Size s) { return std::to_string(s.w) + "x" + std::to_string(s.h); }

TEST_CASE("behaviour 9: the picture's rectangle is whole-number scaled, or a sharp fit under 60 % of the window") {
  for (const Case& c : kCases) {
    CAPTURE(name(c.window));
    const Fit found = fit(c.window);
    CHECK(found.scale == c.scale);
    CHECK(found.rect.x == c.rect.x);
    CHECK(found.rect.y == c.rect.y);
    CHECK(found.rect.w == c.rect.w);
    CHECK(found.rect.h == c.rect.h);
  }
}

TEST_CASE("behaviour 9: 60 % of the window is the border between whole numbers and the sharp fit") {
  // 230,400 pixels are exactly 60 % of 640 x 600.
  CHECK(fit({640, 600}).scale == 1);
  CHECK(fit({640, 601}).scale == 0);
}

TEST_CASE("behaviour 9: the picture is inside of every window and never empty") {
  for (int w = 1; w < 3000; w += 37) {
    for (int h = 1; h < 2000; h += 41) {
      const Fit found = fit({w, h});
      CHECK_MESSAGE((found.rect.x >= 0 && found.rect.y >= 0 && found.rect.w >= 1 && found.rect.h >= 1 &&
                     found.rect.x + found.rect.w <= w && found.rect.y + found.rect.h <= h),
                    name({w, h}));
    }
  }
}

TEST_CASE(
    "behaviour 11: a click at the picture's corners is 0,0 and 639,359 at every size, and nothing in the border") {
  for (const Case& c : kCases) {
    CAPTURE(name(c.window));
    const Fit f = fit(c.window);
    const int right = f.rect.x + f.rect.w - 1;
    const int bottom = f.rect.y + f.rect.h - 1;
    CHECK(to_canvas(f, {f.rect.x, f.rect.y}) == Point{0, 0});
    if (f.rect.w > 1) CHECK(to_canvas(f, {right, bottom}) == Point{639, 359});
    CHECK_FALSE(to_canvas(f, {f.rect.x - 1, f.rect.y}).has_value());
    CHECK_FALSE(to_canvas(f, {f.rect.x, f.rect.y - 1}).has_value());
    CHECK_FALSE(to_canvas(f, {right + 1, bottom}).has_value());
    CHECK_FALSE(to_canvas(f, {right, bottom + 1}).has_value());
  }
}

TEST_CASE("behaviour 11: with whole-number scaling every pixel of the window belongs to the canvas pixel it shows") {
  const Fit f = fit({1366, 768});
  for (int x = 0; x < 1280; ++x) CHECK(to_canvas(f, {43 + x, 24})->x == x / 2);
  for (int y = 0; y < 720; ++y) CHECK(to_canvas(f, {43, 24 + y})->y == y / 2);
}

TEST_CASE("behaviour 11: where the window counts in units of two pixels, the click is scaled first") {
  CHECK(to_pixels({10, 20}, {640, 360}, {1280, 720}) == Point{20, 40});
  CHECK(to_pixels({10, 20}, {640, 360}, {640, 360}) == Point{10, 20});
  CHECK(to_pixels({10, 20}, {0, 0}, {640, 360}) == Point{10, 20});
}

}  // namespace
}  // namespace d6::platform
