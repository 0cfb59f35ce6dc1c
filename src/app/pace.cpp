// The clock of the loop: see pace.h.
#include "app/pace.h"

#include <algorithm>

namespace d6::app {
namespace {

constexpr int kCatchUp = 4;              // steps made at once after a late frame; more is dropped
constexpr Micros kHidden = kSecond / 8;  // between two looks while nobody can see it
constexpr Micros kStill = kSecond;       // a look now and then all the same (signals)

}  // namespace

Beat Pace::beat(Micros now, const Situation& s) {
  const std::int64_t passed = std::max<std::int64_t>((now - counted_) * kStepsPerSecond / kSecond, 0);
  if (passed > 0) counted_ += passed * kSecond / kStepsPerSecond;
  // Steps that are no whole microseconds must not add up to a drift.
  Beat beat;
  if (!s.halted) {
    if (s.animating) {
      beat.steps = static_cast<int>(std::min<std::int64_t>(passed, s.visible ? kCatchUp : kStepsPerSecond));
      if (beat.steps == 0 && s.woken) beat.steps = 1;
    } else {
      constexpr std::int64_t kMost = 1'000'000;
      beat.slept = static_cast<int>(std::min(passed, kMost));
      const bool due = s.next_wake >= 0 && passed >= s.next_wake;
      if (due || s.woken) {
        beat.steps = 1;
        if (beat.slept > 0) --beat.slept;
      }
    }
  }
  beat.draw = s.visible && (s.dirty || beat.steps > 0) && now >= next_picture_;
  if (beat.draw) next_picture_ = now + kSecond / (kStepsPerSecond + 2);
  return beat;
}

Micros Pace::wait(Micros now, const Situation& s) const {
  Micros until = now + kStill;
  if (!s.halted) {
    if (s.animating) {
      until = counted_ + time_of_steps(1);
    } else if (s.next_wake >= 0) {
      until = std::min(until, counted_ + time_of_steps(std::max(s.next_wake, 1)));
    }
    if (s.held) until = std::min(until, *s.held);
  }
  if (!s.visible) {
    until = std::max(until, now + kHidden);
  } else if (s.dirty) {
    until = std::min(until, next_picture_);
  }
  return std::max<Micros>(until - now, 0);
}

}  // namespace d6::app
