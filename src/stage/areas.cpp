// Rectangles that grow together: see areas.h.
#include "stage/areas.h"

namespace d6::stage {

namespace {

constexpr int kDear = 256;  // pixels drawn for nothing that are worth one rectangle less

int size(const Rect& r) { return r.w * r.h; }

}  // namespace

void Areas::add(Rect r) {
  if (r.w <= 0 || r.h <= 0) return;
  for (std::size_t near = 0; near < count_;) {
    const Rect& a = areas_[near];
    const Rect shared = common(a, r);
    if (size(shared) == size(r)) return;
    const Rect both = around(a, r);
    if (size(both) - size(a) - size(r) + size(shared) > kDear || meets(both, near)) {
      ++near;
      continue;
    }
    r = both;
    areas_[near] = areas_[--count_];
    near = 0;
  }
  const std::size_t met = first_met(r);
  if (count_ + kPieces > kMost) return add_whole(r);
  if (met == count_) {
    areas_[count_++] = r;
    return;
  }
  // A thin frame that meets a small mark must not become a whole card: only what lies outside of the mark is new.
  const Rect in = common(r, areas_[met]);
  add({r.x, r.y, r.w, in.y - r.y});
  add({r.x, in.y + in.h, r.w, r.y + r.h - in.y - in.h});
  add({r.x, in.y, in.x - r.x, in.h});
  add({in.x + in.w, in.y, r.x + r.w - in.x - in.w, in.h});
}

// Where room is short: joined with all it meets, and with the nearest if there is no place at all.
void Areas::add_whole(Rect r) {
  for (;;) {
    std::size_t with = first_met(r);
    if (with == count_ && count_ < kMost) break;
    if (with == count_) {
      with = 0;
      const auto waste = [&](std::size_t i) { return size(around(areas_[i], r)) - size(areas_[i]); };
      for (std::size_t i = 1; i < count_; ++i) {
        if (waste(i) < waste(with)) with = i;
      }
    }
    r = around(areas_[with], r);
    areas_[with] = areas_[--count_];
  }
  areas_[count_++] = r;
}

std::size_t Areas::first_met(const Rect& r) const {
  std::size_t i = 0;
  while (i < count_ && !overlap(areas_[i], r)) ++i;
  return i;
}

bool Areas::meets(const Rect& r, std::size_t but) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (i != but && overlap(areas_[i], r)) return true;
  }
  return false;
}

Rect Areas::bounds() const {
  Rect all;
  for (const Rect& a : *this) all = all.w == 0 ? a : around(all, a);
  return all;
}

}  // namespace d6::stage
