// One look ahead: what each order is worth at once, in sixteenths of a hit point. The thrifty player of the lower
// skills and the policy of the playouts. Whole numbers only; nothing allocated.
#pragma once
#include "games/broadside/rules/broadside.h"

namespace d6::broadside {

inline constexpr int kPoint = 16;  // the worth of one hit point

// What a player holds dear, in sixteenths of a hit point.
struct Taste {
  std::array<int, kTypes> sunk{160, 64, 32, 24, 16};  // beyond its points, for a ship of the type that sinks
  int repaired = 12;                                  // a point restored
  int spare = 24;                                     // an air strike spends no card
  int last = 4000;                                    // the last ship of a fleet
};

// Odds of the rules as tables: made once a decision (or once for many).
struct Worth {
  Worth(const Rules& rules, const Taste& taste);

  Taste taste;
  std::array<std::array<std::int16_t, 64>, kBroadsides> points{};  // expected points lost by a ship of so many, x 16
  std::array<std::array<std::int16_t, 64>, kBroadsides> kill{};    // chance to sink it, x 256
  std::array<std::int16_t, 64> mine_points{}, mine_kill{};
  int strike = 0, submarine = 0, landair = 0;  // chance, x 256
  std::array<std::uint8_t, kTypes> printed{};
};

// The best order at once and what it is worth.
struct Best {
  Order order;
  int worth = 0;
};
Order greedy(const Rules& rules, const Worth& worth, const State& state);
Order greedy(const Rules& rules, const Worth& worth, const Observation& seen);

}  // namespace d6::broadside
