// Rectangles, and where two pictures differ as a few of them, so that drawing and uploading the difference cost little.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

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

// Marks on a grid over the canvas, then the rectangles that hold them all, by their upper edges: none overlaps another.
class Areas {
 public:
  static constexpr std::size_t kMost = 32;
  Areas() = default;
  explicit Areas(Rect r) {
    mark(r);
    gather();
  }

  void mark(Rect r);  // what lies off the canvas marks nothing
  // Makes the rectangles; marks that come later do not count.
  void gather();
  bool empty() const { return count_ == 0; }
  const Rect* begin() const { return areas_.data(); }
  const Rect* end() const { return areas_.data() + count_; }
  Rect bounds() const;  // around all of them; nothing if there are none

 private:
  // A cell: fine enough for the sides of a frame, and 64 of them are a row.
  static constexpr int kCellWidth = kWidth / 64, kCellHeight = 4, kRows = kHeight / kCellHeight;
  static_assert(kWidth % 64 == 0 && kHeight % kCellHeight == 0);
  bool gather_by(int rows);  // so many rows of cells taken as one; false if there are more than kMost rectangles

  std::array<std::uint64_t, kRows> marks_{};
  std::array<Rect, kMost> areas_{};
  std::size_t count_ = 0;
};

}  // namespace d6::stage
