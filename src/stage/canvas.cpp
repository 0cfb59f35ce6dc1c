// Drawing into indexed memory: clipped once a call, then plain loops over rows.
#include "stage/canvas.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "stage/areas.h"

namespace d6::stage {

namespace {

std::size_t place(int x, int y) { return static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(x); }

// The three ordered patterns: one pixel in 2 (chequered), in 4 and in 8.
bool in_pattern(int x, int y, int every, int phase) {
  if (every <= 2) return ((x + y + phase) & 1) == 0;
  if (((y + phase) & 1) != 0) return false;
  if (every <= 4) return ((x + (y >> 1)) & 1) == 0;
  return ((x + (y >> 1) * 2) & 3) == 0;
}

}  // namespace

void Canvas::clip(Rect r) { clip_ = common(r, {0, 0, kWidth, kHeight}); }

void Canvas::clip_all() { clip_ = {0, 0, kWidth, kHeight}; }

void Canvas::clear(std::uint8_t colour) { pixels_.fill(colour); }

void Canvas::fill(Rect r, std::uint8_t colour) {
  const Rect c = common(r, clip_);
  for (int y = c.y; y < c.y + c.h && c.w > 0; ++y)
    std::memset(&pixels_[place(c.x, y)], colour, static_cast<std::size_t>(c.w));
}

void Canvas::frame(Rect r, std::uint8_t colour) {
  if (r.w <= 0 || r.h <= 0) return;
  fill({r.x, r.y, r.w, 1}, colour);
  fill({r.x, r.y + r.h - 1, r.w, 1}, colour);
  fill({r.x, r.y, 1, r.h}, colour);
  fill({r.x + r.w - 1, r.y, 1, r.h}, colour);
}

void Canvas::dither(Rect r, std::uint8_t colour, int every, int phase) {
  const Rect c = common(r, clip_);
  for (int y = c.y; y < c.y + c.h; ++y) {
    for (int x = c.x; x < c.x + c.w; ++x) {
      if (in_pattern(x, y, every, phase)) pixels_[place(x, y)] = colour;
    }
  }
}

void Canvas::line(int x0, int y0, int x1, int y1, std::uint8_t colour, int dash) {
  const int dx = std::abs(x1 - x0), dy = -std::abs(y1 - y0);
  const int sx = x0 < x1 ? 1 : -1, sy = y0 < y1 ? 1 : -1;
  int error = dx + dy;
  for (int n = 0;; ++n) {
    if (dash <= 0 || (n / dash) % 2 == 0) pixel(x0, y0, colour);
    if (x0 == x1 && y0 == y1) return;
    const int twice = 2 * error;
    if (twice >= dy) error += dy, x0 += sx;
    if (twice <= dx) error += dx, y0 += sy;
  }
}

void Canvas::blit(const Image& source, Rect from, int x, int y, bool flip, const Remap* remap) {
  const Rect seen = common(from, {0, 0, source.w, source.h});
  x += flip ? (from.x + from.w) - (seen.x + seen.w) : seen.x - from.x;
  y += seen.y - from.y;
  const Rect c = common({x, y, seen.w, seen.h}, clip_);
  for (int row = c.y; row < c.y + c.h; ++row) {
    const std::uint8_t* line =
        &source.pixels[static_cast<std::size_t>(seen.y + row - y) * static_cast<std::size_t>(source.w)];
    std::uint8_t* out = &pixels_[place(c.x, row)];
    for (int i = 0; i < c.w; ++i) {
      const int column = c.x - x + i;
      const std::uint8_t p = line[flip ? seen.x + seen.w - 1 - column : seen.x + column];
      if (p != kTransparent) out[i] = remap ? (*remap)[p] : p;
    }
  }
}

void Canvas::remap(Rect r, const Remap& table) {
  const Rect c = common(r, clip_);
  for (int y = c.y; y < c.y + c.h; ++y) {
    for (int x = c.x; x < c.x + c.w; ++x) {
      std::uint8_t& p = pixels_[place(x, y)];
      p = table[p];
    }
  }
}

}  // namespace d6::stage
