// The state of Broadside: for the rules and for a computer player's sampled worlds. About 300 bytes, trivially copied.
#pragma once
#include "games/broadside/rules/api.h"

namespace d6::broadside {

struct State {
  Dice dice;
  Stage stage = Stage::opening;
  Seat seat = Seat::zero;   // whose turn
  Seat first = Seat::zero;  // whom the coin chose
  std::uint16_t turn = 1;
  std::array<Fleet, 2> fleets;
  std::array<Hand, 2> hands;
  Pile<Card, kDeck> deck;                        // next card first
  std::array<Pile<Ship, kNavy>, 2> navies;       // what is left of each navy deck; sunk ships never return (TFB-34)
  std::array<std::uint8_t, kCards> discarded{};  // so many of each kind: an open history (ALL-3)
  std::optional<Card> top;                       // of the discards
  D6_FIELDS(State, dice, stage, seat, first, turn, fleets, hands, deck, navies, discarded, top)
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

}  // namespace d6::broadside
