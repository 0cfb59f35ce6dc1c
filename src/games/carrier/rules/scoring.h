// Scoring and victory (CF 12.0, 13.0).
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

// Where a side's points come from.
struct Score {
  int sunk = 0, damaged = 0, bases = 0, aircraft = 0, assault = 0, capture = 0, handicap = 0;
  int total() const { return sunk + damaged + bases + aircraft + assault + capture + handicap; }
  friend bool operator==(const Score&, const Score&) = default;
};
Score score_of(const Rules& rules, const World& world, Seat seat);
int sunk_points(const Rules& rules, const ShipInfo& ship);  // 12.1

// 13.1: 0 a draw; 1 marginal, 2 substantive, 3 decisive for the American side, below 0 for the Japanese.
int victory_level(const Rules& rules, int margin);

}  // namespace d6::carrier
