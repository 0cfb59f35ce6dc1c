// The state of Rook 'Em: for the rules themselves and for worlds that a computer player samples.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "base/dice.h"
#include "base/fields.h"
#include "games/rook/rules/rules.h"

namespace d6::rook {

struct State {
  Dice dice;
  Phase phase = Phase::dealt;
  std::uint8_t hand = 1;   // number of the hand in the match
  std::uint8_t trick = 1;  // number of the trick in play
  Seat opener = Seat::zero, next = Seat::zero;
  std::optional<Seat> bidder;
  std::array<std::int16_t, 2> bids{};
  std::optional<Colour> trumps;
  std::array<Cards, 2> hands;
  Cards pile;
  Cards took, gave;             // of the swap, until it is done
  std::array<Cards, 2> played;  // this hand
  std::array<Cards, 2> denied;  // shown not to be held, by not following
  std::optional<Card> led;      // already among the played
  std::array<std::int16_t, 2> captured{}, totals{};
  std::optional<Trick> last_trick;
  std::optional<HandResult> last_hand;
  D6_FIELDS(State, dice, phase, hand, trick, opener, next, bidder, bids, trumps, hands, pile, took, gave, played,
            denied, led, captured, totals, last_trick, last_hand)
};

}  // namespace d6::rook
