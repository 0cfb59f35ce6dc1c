// Where the picture stands in the window (behaviours 9, 11): see picture.h.
#include "platform/picture.h"

#include <algorithm>
#include <cstdint>

namespace d6::platform {
namespace {

using stage::kHeight;
using stage::kWidth;

// One coordinate: `at` pixels into a picture `size` pixels long that shows `canvas` pixels.
int along(int at, int size, int canvas) {
  if (size >= canvas) return static_cast<int>(static_cast<std::int64_t>(at) * canvas / size);
  if (size <= 1) return 0;
  // Smaller than the canvas: from end to end, to the nearest.
  return static_cast<int>((static_cast<std::int64_t>(at) * (canvas - 1) * 2 + (size - 1)) / (2 * (size - 1)));
}

}  // namespace

Fit fit(Size window) {
  const int w = std::max(window.w, 1);
  const int h = std::max(window.h, 1);
  const int whole = std::min(w / kWidth, h / kHeight);
  const auto area = [](std::int64_t a, std::int64_t b) { return a * b; };
  if (whole >= 1 && area(whole * kWidth, whole * kHeight) * 100 >= area(w, h) * 60) {
    return {{(w - whole * kWidth) / 2, (h - whole * kHeight) / 2, whole * kWidth, whole * kHeight}, whole};
  }
  int pw = w;
  int ph = static_cast<int>(static_cast<std::int64_t>(w) * kHeight / kWidth);
  if (ph > h) {
    ph = h;
    pw = static_cast<int>(static_cast<std::int64_t>(h) * kWidth / kHeight);
  }
  pw = std::max(pw, 1);
  ph = std::max(ph, 1);
  return {{(w - pw) / 2, (h - ph) / 2, pw, ph}, 0};
}

std::optional<Point> to_canvas(const Fit& fit, Point window) {
  if (!fit.rect.contains(window.x, window.y)) return std::nullopt;
  return Point{along(window.x - fit.rect.x, fit.rect.w, kWidth), along(window.y - fit.rect.y, fit.rect.h, kHeight)};
}

Point to_pixels(Point point, Size units, Size pixels) {
  if (units == pixels || units.w <= 0 || units.h <= 0) return point;
  const auto scaled = [](int at, int from, int to) {
    return static_cast<int>(static_cast<std::int64_t>(at) * to / from);
  };
  return {scaled(point.x, units.w, pixels.w), scaled(point.y, units.h, pixels.h)};
}

}  // namespace d6::platform
