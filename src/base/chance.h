// Chances as the rules make them: exact fractions, never floating point (ALL-2, determinism.md "Chances").
#pragma once
#include <cassert>
#include <cstdint>

#include "base/dice.h"

namespace d6 {

struct Chance {
  std::uint32_t num = 0, den = 1;  // num <= den, shown and told as made, not reduced
  template <class Hasher>
  void hash_into(Hasher& hasher) const { hasher.word(num), hasher.word(den); }
  friend bool operator==(const Chance&, const Chance&) = default;
};

// A product of factors; a denominator above 1,000,000 is rounded once, to millionths, half up. At most 1.
class ChanceProduct {
 public:
  constexpr ChanceProduct& times(std::uint64_t num, std::uint64_t den) {
    num_ *= num;
    den_ *= den;
    // 64 bits must be enough for the next factor: factors stay below 2^20.
    if (den_ > (1ULL << 40)) reduce();
    return *this;
  }
  constexpr Chance chance() const {
    std::uint64_t num = num_, den = den_;
    if (num > den) num = den;
    if (den > 1'000'000 && num < den) {  // long division to millionths, so that nothing overflows
      std::uint64_t rest = num, millionths = 0;
      for (int digit = 0; digit < 6; ++digit) {
        rest *= 10;
        millionths = millionths * 10 + rest / den;
        rest %= den;
      }
      num = millionths + (2 * rest >= den ? 1 : 0);
      den = 1'000'000;
    } else if (num == den && den > 1'000'000) {
      num = den = 1'000'000;
    }
    return {static_cast<std::uint32_t>(num), static_cast<std::uint32_t>(den)};
  }

 private:
  constexpr void reduce() {
    std::uint64_t a = num_, b = den_;
    while (b) {
      const std::uint64_t rest = a % b;
      a = b;
      b = rest;
    }
    if (a > 1) num_ /= a, den_ /= a;
  }
  std::uint64_t num_ = 1, den_ = 1;
};

// One roll and what came of it; `drawn` is 0 .. den - 1, people are shown drawn + 1. Chances of 0 and 1 draw nothing:
// drawn is then 0 where it succeeds and den - 1 where it fails, so that drawn < num always tells the outcome.
struct Roll {
  Chance chance;
  std::uint32_t drawn = 0;
  bool success() const { return drawn < chance.num; }
  friend bool operator==(const Roll&, const Roll&) = default;
};

inline Roll roll(Chance chance, Dice& dice) {
  assert(chance.num <= chance.den);
  if (chance.num == 0) return {chance, chance.den - 1};
  if (chance.num == chance.den) return {chance, 0};
  return {chance, dice.below(chance.den)};
}

}  // namespace d6
