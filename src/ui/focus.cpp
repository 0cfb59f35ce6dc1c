// Distances are between middles, in pixels, weighted so that a row or column is followed before it is left.
#include "ui/focus.h"

#include <cstdlib>

namespace d6::ui {

namespace {

int middle_x(const stage::Rect& r) { return r.x * 2 + r.w; }
int middle_y(const stage::Rect& r) { return r.y * 2 + r.h; }

// Along and across the direction, in half pixels; along is positive ahead.
struct Way {
  int along, across;
};
Way way(const stage::Rect& from, const stage::Rect& to, Intent direction) {
  const int dx = middle_x(to) - middle_x(from), dy = middle_y(to) - middle_y(from);
  if (direction == Intent::up) return {-dy, std::abs(dx)};
  if (direction == Intent::down) return {dy, std::abs(dx)};
  if (direction == Intent::left) return {-dx, std::abs(dy)};
  return {dx, std::abs(dy)};
}

// Do the two share a stretch of the axis across the direction? Then they are in one row (or column).
bool aligned(const stage::Rect& a, const stage::Rect& b, Intent direction) {
  if (direction == Intent::up || direction == Intent::down) return a.x < b.x + b.w && b.x < a.x + a.w;
  return a.y < b.y + b.h && b.y < a.y + a.h;
}

}  // namespace

void FocusRing::set(const std::vector<Spot>& spots) {
  const std::optional<int> had = current();
  spots_ = spots;
  focus_ = 0;
  if (spots_.empty()) return;
  if (had && focus(*had)) return;
  long best = -1;
  for (std::size_t i = 0; i < spots_.size() && had.has_value(); ++i) {
    const long dx = middle_x(spots_[i].at) - middle_x(last_), dy = middle_y(spots_[i].at) - middle_y(last_);
    const long distance = dx * dx + dy * dy;
    if (best < 0 || distance < best) {
      best = distance;
      focus_ = i;
    }
  }
  last_ = spots_[focus_].at;
}

bool FocusRing::move(Intent direction) {
  if (spots_.empty()) return false;
  const stage::Rect from = spots_[focus_].at;
  std::optional<std::size_t> best;
  int best_cost = 0;
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    const Way w = way(from, spots_[i].at, direction);
    if (i == focus_ || w.along <= 0) continue;
    const int cost = w.along + (aligned(from, spots_[i].at, direction) ? w.across / 4 : 400 + w.across * 2);
    if (!best || cost < best_cost) best = i, best_cost = cost;
  }
  if (!best) {  // wrap: the farthest behind in the same row or column
    for (std::size_t i = 0; i < spots_.size(); ++i) {
      const Way w = way(from, spots_[i].at, direction);
      if (i == focus_ || w.along >= 0 || !aligned(from, spots_[i].at, direction)) continue;
      if (!best || w.along < best_cost) best = i, best_cost = w.along;
    }
  }
  if (!best) return false;
  focus_ = *best;
  last_ = spots_[focus_].at;
  return true;
}

bool FocusRing::focus(int id) {
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    if (spots_[i].id != id) continue;
    focus_ = i;
    last_ = spots_[i].at;
    return true;
  }
  return false;
}

std::optional<int> FocusRing::at(int x, int y) const {
  for (std::size_t i = spots_.size(); i-- > 0;) {
    if (spots_[i].at.contains(x, y)) return spots_[i].id;
  }
  return std::nullopt;
}

std::optional<int> FocusRing::current() const {
  if (spots_.empty()) return std::nullopt;
  return spots_[focus_].id;
}

}  // namespace d6::ui
