// What the seat to decide can reach, as bits over the places of a fleet: one look at both fleets serves all its orders.
#pragma once
#include <bit>

#include "games/broadside/rules/state.h"

namespace d6::broadside {

struct Reach {
  std::uint8_t afloat = 0;   // enemy ships: air strikes, submarine, land-based air (TFB-9)
  std::uint8_t open = 0;     // enemy ships that a broadside may aim at (other-6, TFB-10)
  std::uint8_t damaged = 0;  // own ships that dry dock can mend (TFB-14)
  std::uint8_t types = 0;    // own types afloat, a bit each
  std::uint16_t kinds = 0;   // cards in the hand, a bit each
};

inline std::uint8_t bit8(std::size_t i) { return static_cast<std::uint8_t>(1U << i); }

inline Reach reach(const Rules& rules, const Fleet& own, const Fleet& enemy, const Hand& hand) {
  Reach out;
  std::uint32_t bit = 1;
  for (const FleetShip& at : own) {
    const std::uint32_t here = bit;
    bit <<= 1U;
    if (at.points == 0) continue;
    const auto type = static_cast<std::size_t>(rules.type(at.ship));
    out.types |= bit8(type);
    if (at.points < rules.points[type]) out.damaged |= static_cast<std::uint8_t>(here);
  }
  std::uint8_t escorts = 0;
  bit = 1;
  for (const FleetShip& at : enemy) {
    const auto here = static_cast<std::uint8_t>(bit);
    bit <<= 1U;
    if (at.points == 0) continue;
    out.afloat |= here;
    if (rules.type(at.ship) != ShipType::cv) escorts |= here;
  }
  out.open = escorts ? escorts : out.afloat;
  for (const Card card : hand) out.kinds = static_cast<std::uint16_t>(out.kinds | (1U << index(card)));
  return out;
}

// The places at which this card may be aimed; for the minefield 1, which stands for the whole fleet; 0: it cannot be
// played.
inline std::uint8_t aims_of(const Reach& reach, Card card) {
  switch (card) {
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd: return (reach.types & bit8(static_cast<std::size_t>(fires(card)))) ? reach.open : std::uint8_t{0};
    case Card::submarine:
    case Card::landair: return reach.afloat;
    case Card::minefield: return 1;
    case Card::drydock: return reach.damaged;
    case Card::storm:
    case Card::secondary:
    case Card::reinforcement: return 0;
  }
  return 0;
}

inline bool has_carrier(const Reach& reach) {
  return (reach.types & bit8(static_cast<std::size_t>(ShipType::cv))) != 0;
}

}  // namespace d6::broadside
