// Where two pictures differ: a few rectangles that do not overlap, so that drawing and uploading cost little.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

#include "stage/canvas.h"

namespace d6::stage {

inline bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
// What lies in both; nothing (no width or no height) if they do not overlap.
inline Rect common(const Rect& a, const Rect& b) {
  const int x0 = std::max(a.x, b.x), y0 = std::max(a.y, b.y);
  const int x1 = std::min(a.x + a.w, b.x + b.w), y1 = std::min(a.y + a.h, b.y + b.h);
  return {x0, y0, std::max(0, x1 - x0), std::max(0, y1 - y0)};
}
// The smallest rectangle with both in it.
inline Rect around(const Rect& a, const Rect& b) {
  const int x0 = std::min(a.x, b.x), y0 = std::min(a.y, b.y);
  return {x0, y0, std::max(a.x + a.w, b.x + b.w) - x0, std::max(a.y + a.h, b.y + b.h) - y0};
}

class Areas {
 public:
  static constexpr std::size_t kMost = 24;
  Areas() = default;
  explicit Areas(Rect r) { add(r); }
  bool empty() const { return count_ == 0; }
  const Rect* begin() const { return areas_.data(); }
  const Rect* end() const { return areas_.data() + count_; }
  // Joined with what is near, and with the nearest where there is no room for one more; a rectangle without pixels adds
  // nothing.
  void add(Rect r);
  Rect bounds() const;  // around all of them; empty if there are none

 private:
  static constexpr std::size_t kPieces = 4;  // of a rectangle around another
  void add_whole(Rect r);
  std::size_t first_met(const Rect& r) const;        // count_ if it overlaps none
  bool meets(const Rect& r, std::size_t but) const;  // overlaps another one than `but`

  std::array<Rect, kMost> areas_{};
  std::size_t count_ = 0;
};

}  // namespace d6::stage
