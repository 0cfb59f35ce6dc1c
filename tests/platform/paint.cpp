// Behaviour 9: what the pixels of the window are, at whole-number scales, at the sharp fit and with the CRT look.
#include "platform/paint.h"

#include <doctest/doctest.h>

#include <vector>

namespace d6::platform {
namespace {

Colours colours() {
  Colours c{};
  for (std::size_t i = 0; i < c.size(); ++i) c[i] = static_cast<std::uint32_t>(i * 0x070503U);
  return c;
}

stage::Canvas pattern() {
  stage::Canvas canvas;
  for (int y = 0; y < stage::kHeight; ++y) {
    for (int x = 0; x < stage::kWidth; ++x)
      canvas.pixel(x, y, static_cast<std::uint8_t>((x * 7 + y * 3) % stage::kColours));
  }
  return canvas;
}

std::vector<std::uint32_t> painted(Size size, const stage::Canvas& canvas, bool crt = false) {
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(size.w) * static_cast<std::size_t>(size.h));
  Painter painter(size, crt);
  painter.paint(canvas, colours(), painter.whole(), pixels.data(), size.w);
  return pixels;
}

TEST_CASE("behaviour 9: at a whole-number scale each canvas pixel is a square of its own colour") {
  const stage::Canvas canvas = pattern();
  for (const int scale : {1, 2, 3}) {
    const Size size{stage::kWidth * scale, stage::kHeight * scale};
    const auto pixels = painted(size, canvas);
    int wrong = 0;
    for (int y = 0; y < size.h; ++y) {
      for (int x = 0; x < size.w; ++x) {
        const std::uint32_t want = 0xFF000000U | colours()[canvas.at(x / scale, y / scale)];
        wrong += pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.w) + static_cast<std::size_t>(x)] !=
                 want;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("behaviour 9: a sharp fit mixes only the window's pixels on a border of two canvas pixels") {
  stage::Canvas canvas;  // black, with a white column
  for (int y = 0; y < stage::kHeight; ++y) canvas.pixel(1, y, 1);
  Colours two{};
  two[1] = 0xFFFFFF;
  const Size size{960, 540};  // x 1.5: canvas pixel 1 covers 1.5 .. 3
  std::vector<std::uint32_t> pixels(960U * 540U);
  Painter(size, false).paint(canvas, two, {0, 0, size.w, size.h}, pixels.data(), size.w);
  CHECK(pixels[0] == 0xFF000000U);
  CHECK(pixels[1] == 0xFF808080U);  // half of it
  CHECK(pixels[2] == 0xFFFFFFFFU);
  CHECK(pixels[3] == 0xFF000000U);
}

TEST_CASE("behaviour 9: one colour stays that colour at every size, enlarged or reduced") {
  stage::Canvas canvas;
  canvas.clear(stage::amber);
  for (const Size size : {Size{1, 1}, Size{400, 225}, Size{638, 359}, Size{853, 479}, Size{1278, 719}}) {
    const auto pixels = painted(size, canvas);
    const std::uint32_t want = 0xFF000000U | colours()[stage::amber];
    int wrong = 0;
    for (const std::uint32_t pixel : pixels) wrong += pixel != want;
    CHECK(wrong == 0);
  }
}

TEST_CASE("painting only what changed gives the same picture as painting all") {
  const stage::Canvas before = pattern();
  stage::Canvas after = pattern();
  after.fill({100, 50, 30, 12}, stage::red);
  after.pixel(639, 359, stage::lime);
  for (const Size size : {Size{1280, 720}, Size{1024, 576}, Size{400, 225}, Size{1, 1}}) {
    for (const bool crt : {false, true}) {
      auto pixels = painted(size, before, crt);
      std::vector<std::uint8_t> shown(before.data(), before.data() + 640 * 360);
      Painter painter(size, crt);
      auto runs = pixels;
      auto shown_by_runs = shown;
      for (const stage::Rect& area : update(shown, after))
        painter.paint(after, colours(), painter.area_of(area), pixels.data(), size.w);
      CHECK(pixels == painted(size, after, crt));
      painter.paint_changes(after, shown_by_runs, colours(), runs.data(), size.w);
      CHECK(runs == pixels);
      CHECK(shown_by_runs == shown);
    }
  }
}

TEST_CASE("speed: two small changes far apart are two small areas, and what was shown is brought up to date") {
  stage::Canvas after = pattern();
  std::vector<std::uint8_t> shown(after.data(), after.data() + 640 * 360);
  after.fill({100, 50, 30, 12}, stage::red);
  after.fill({500, 300, 8, 8}, stage::red);
  int pixels = 0, count = 0;
  for (const stage::Rect& area : update(shown, after)) {
    pixels += area.w * area.h;
    ++count;
  }
  CHECK(count == 2);
  CHECK(pixels <= 96 * 12 + 64 * 8);
  CHECK(update(shown, after).empty());
}

TEST_CASE("changes all over the picture are painted whole, by areas that do not overlap") {
  std::uint32_t random = 1;
  const auto next = [&random](int n) {
    random = random * 1664525U + 1013904223U;
    return static_cast<int>(random >> 16U) % n;
  };
  stage::Canvas canvas = pattern();
  std::vector<std::uint8_t> shown(canvas.data(), canvas.data() + 640 * 360);
  for (int round = 0; round < 60; ++round) {
    const auto before = shown;
    for (int i = next(40); i >= 0; --i)
      canvas.fill({next(640), next(360), 1 + next(90), 1 + next(30)}, static_cast<std::uint8_t>(next(32)));
    std::vector<int> times(640U * 360U, 0);
    for (const stage::Rect& area : update(shown, canvas)) {
      for (int y = area.y; y < area.y + area.h; ++y) {
        for (int x = area.x; x < area.x + area.w; ++x) ++times[static_cast<std::size_t>(y * 640 + x)];
      }
    }
    int missed = 0, twice = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
      missed += times[i] == 0 && before[i] != canvas.data()[i] ? 1 : 0;
      twice += times[i] > 1 ? 1 : 0;
    }
    CHECK(missed == 0);
    CHECK(twice == 0);
    CHECK(shown == std::vector<std::uint8_t>(canvas.data(), canvas.data() + 640 * 360));
  }
}

TEST_CASE("nothing changed is no area, nothing shown yet the whole picture") {
  const stage::Canvas canvas = pattern();
  std::vector<std::uint8_t> shown;
  const stage::Areas first = update(shown, canvas);
  CHECK(*first.begin() == kWholeCanvas);
  CHECK(update(shown, canvas).empty());
}

TEST_CASE("the CRT look dims every third line and the corners, and leaves the middle") {
  stage::Canvas canvas;
  canvas.clear(1);
  Colours two{};
  two[1] = 0xC0C0C0;
  const Size size{1920, 1080};
  std::vector<std::uint32_t> pixels(1920U * 1080U);
  Painter(size, true).paint(canvas, two, {0, 0, size.w, size.h}, pixels.data(), size.w);
  const auto light = [&](std::size_t x, std::size_t y) { return pixels[y * 1920 + x] & 0xFFU; };
  CHECK(light(960, 540) == 0xC0);
  CHECK(light(960, 541) == 0xC0);
  CHECK(light(960, 542) < 0xC0);
  CHECK(light(0, 0) < 0xC0);
  CHECK(light(0, 0) > 0x80);
}

}  // namespace
}  // namespace d6::platform
