// A held direction repeats after 400 ms and then every 80 ms (behaviour 4). The last one pressed is the one that
// repeats.
#pragma once
#include <cstdint>
#include <optional>

#include "ui/intent.h"

namespace d6::platform {

using Millis = std::int64_t;  // of whichever clock drives the program; never the wall in tests

inline constexpr Millis kRepeatAfter = 400, kRepeatEvery = 80;

class Held {
 public:
  void press(ui::Input input, Millis now) {
    input_ = input;
    input_.repeat = true;
    due_ = now + kRepeatAfter;
  }
  void release(ui::Intent intent) {
    if (due_ && input_.intent == intent) due_.reset();
  }
  void let_go() { due_.reset(); }
  // The next repeat if its time has come; ask until there is none. A program that was away does not get a burst of
  // them.
  std::optional<ui::Input> repeat(Millis now) {
    if (!due_ || now < *due_) return std::nullopt;
    due_ = *due_ + kRepeatEvery;
    if (now - *due_ > 4 * kRepeatEvery) due_ = now + kRepeatEvery;
    return input_;
  }
  std::optional<Millis> due() const { return due_; }
  ui::Intent intent() const { return due_ ? input_.intent : ui::Intent::none; }

 private:
  ui::Input input_;
  std::optional<Millis> due_;
};

}  // namespace d6::platform
