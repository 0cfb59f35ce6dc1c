// One look ahead: what each order is worth at once, in sixteenths of a hit point. The second skill, and the policy of
// the playouts of the higher ones. Whole numbers only; nothing allocated.
#pragma once
#include "games/broadside/rules/broadside.h"

namespace d6::broadside {

inline constexpr int kPoint = 16;  // the worth of one hit point

// What a player holds dear, in sixteenths of a hit point; by type of ship, by kind of card that can be held.
struct Taste {
  std::array<int, kTypes> hurt{19, 11, 13, 14, 22};         // a point lost by an enemy ship of the type
  std::array<int, kTypes> sunk{157, 58, 70, 73, 19};        // that ship sunk, beyond its points
  std::array<int, 8> hold{8, -7, -16, -18, 21, 22, 16, 1};  // a card that can be used, when it leaves the hand
  int repaired = 12;                                        // a point of one's own restored
  int strike = 12;                                          // an air strike before a draw
  int last = 4000;                                          // the last ship of a fleet
};

// The odds of the rules as tables: made once a decision.
struct Worth {
  Worth(const Rules& rules, const Taste& taste);

  Taste taste;
  std::array<std::array<std::int16_t, kMostDamage>, kBroadsides>
      points{};  // expected points lost by a ship of so many, x 16
  std::array<std::array<std::int16_t, kMostDamage>, kBroadsides> kill{};  // chance to sink it, x 256
  std::array<std::int16_t, kMostDamage> mine_points{}, mine_kill{};
  int strike = 0, submarine = 0, landair = 0;  // chance, x 256
};

Order greedy(const Rules& rules, const Worth& worth, const State& state);
Order greedy(const Rules& rules, const Worth& worth, const Observation& seen);

// What an order is worth at once; draws and discards are compared by the same measure.
int worth_of(const Rules& rules, const Worth& worth, const State& state, const Order& order);

}  // namespace d6::broadside
