// The clock of the loop (design.md "The clock", behaviours 13, 15): fixed steps of 1/60 s, at most one picture a step,
// sleep when nothing moves, under ten pictures a second when hidden. Pure: it is told the time.
#pragma once
#include <cstdint>
#include <optional>

namespace d6::app {

using Micros = std::int64_t;
inline constexpr int kStepsPerSecond = 60;
inline constexpr Micros kSecond = 1'000'000;

// The time that so many steps take, rounded up.
constexpr Micros time_of_steps(std::int64_t steps) { return (steps * kSecond + kStepsPerSecond - 1) / kStepsPerSecond; }

struct Situation {
  bool animating = false;      // step() is wanted
  bool dirty = false;          // the picture may have changed
  bool visible = true;         // not hidden, not minimised
  bool halted = false;         // the focus is elsewhere: demo and animation stop
  bool woken = false;          // a thought is done: a step must look at it
  int next_wake = -1;          // steps until something happens by itself, -1: nothing
  std::optional<Micros> held;  // when a held direction repeats next
};

struct Beat {
  int slept = 0;      // steps that passed without being made
  int steps = 0;      // steps to make now
  bool draw = false;  // after them
};

class Pace {
 public:
  explicit Pace(Micros now) : counted_(now), next_picture_(now) {}
  Beat beat(Micros now, const Situation& situation);
  // After the beat: how long to wait for an event at most.
  Micros wait(Micros now, const Situation& situation) const;

 private:
  Micros counted_;  // time up to here has become steps
  Micros next_picture_;
};

}  // namespace d6::app
