// The speed setting rules every animation (behaviour 35). Durations are given in milliseconds of normal speed and run
// in quarter steps of the fixed 1/60 s step, so that fast and slow stay whole numbers.
#pragma once
#include <cstdint>

namespace d6::stage {

enum class Speed : std::uint8_t { off, fast, normal, slow };

// Ticks that one fixed step advances; off finishes everything at once.
constexpr int ticks_a_step(Speed speed) {
  switch (speed) {
    case Speed::off: return 1 << 20;
    case Speed::fast: return 8;
    case Speed::normal: return 4;
    case Speed::slow: return 2;
  }
  return 4;
}

constexpr int ticks_of_ms(int ms) { return (ms * 240 + 999) / 1000; }

}  // namespace d6::stage
