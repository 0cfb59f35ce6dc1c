// Rectangles from marks: see areas.h.
#include "stage/areas.h"

#include <bit>

namespace d6::stage {

void Areas::mark(Rect r) {
  r = common(r, {0, 0, kWidth, kHeight});
  if (r.w <= 0 || r.h <= 0) return;
  const int first = r.x / kCellWidth, last = (r.x + r.w - 1) / kCellWidth;
  const std::uint64_t columns = ~std::uint64_t{0} >> (63 - (last - first)) << first;
  for (int row = r.y / kCellHeight; row <= (r.y + r.h - 1) / kCellHeight; ++row)
    marks_[static_cast<std::size_t>(row)] |= columns;
}

void Areas::gather() {
  // With coarser rows there are fewer; a single one has at most 32 runs.
  for (int rows = 1; !gather_by(rows);) rows *= 2;
}

bool Areas::gather_by(int rows) {
  count_ = 0;
  for (int row = 0; row < kRows; row += rows) {
    const int end = std::min(row + rows, kRows), top = row * kCellHeight;
    std::uint64_t marks = 0;
    for (int i = row; i < end; ++i) marks |= marks_[static_cast<std::size_t>(i)];
    while (marks != 0) {
      const int first = std::countr_zero(marks), cells = std::countr_one(marks >> first);
      marks &= cells == 64 ? 0 : ~(((std::uint64_t{1} << cells) - 1) << first);
      const Rect run{first * kCellWidth, top, cells * kCellWidth, (end - row) * kCellHeight};
      // Below one of the same width it makes that one longer.
      Rect* above = areas_.data();
      Rect* const last = above + count_;
      while (above != last && (above->x != run.x || above->w != run.w || above->y + above->h != top)) ++above;
      if (above != last) {
        above->h += run.h;
        continue;
      }
      if (count_ == kMost) return false;
      areas_[count_++] = run;
    }
  }
  return true;
}

Rect Areas::bounds() const {
  Rect all;
  for (const Rect& a : *this) all = all.w == 0 ? a : around(all, a);
  return all;
}

}  // namespace d6::stage
