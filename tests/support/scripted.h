// Dice that a test lays out beforehand: Scripted dice({3, 4}); ... at the end everything must have been drawn.
#pragma once
#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "base/dice.h"

namespace d6::test {

// Give states `scripted_dice()`; each entry is what below(n) returns (0 .. n-1), in the order of the draws.
class Scripted {
 public:
  explicit Scripted(std::vector<std::uint32_t> draws) : script_(std::move(draws)) {}
  ~Scripted() {
    CHECK(std::string(script_.fault()) == "");
    CHECK(script_.left() == 0);
  }
  std::size_t left() const { return script_.left(); }

 private:
  ScriptedDice script_;
};

inline Dice scripted_dice() { return {0, Stream::play, true}; }

}  // namespace d6::test
