// Rules and State of Rook 'Em: for the rules themselves and for worlds that a computer player samples.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "base/dice.h"
#include "base/fields.h"
#include "games/rook/rules/api.h"

namespace d6::rook {

enum class Opener : std::uint8_t { zero, one, alternate };

// Read from scenarios/rook/rook.toml and the options; immutable.
struct Rules {
  int hand_cards = 0, pile_cards = 0;
  std::array<std::int16_t, kRanks> rank_points{};  // from the 4 up
  int rook_points = 0, total_points = 0;
  int opening_bid = 0, bid_step = 0, most_bid = 0;
  int swap_most = 0;
  Opener opener = Opener::alternate;  // RK-1, RK-15, RK-22
  bool clean_pile = false;            // RK-4, house rule
  bool free_follow = false;           // RK-5, house rule
  bool single_hand = false;           // one hand instead of a match: the unit of `rate`
  int goal = 0, hands_most = 0;
  D6_FIELDS(Rules, hand_cards, pile_cards, rank_points, rook_points, total_points, opening_bid, bid_step, most_bid,
            swap_most, opener, clean_pile, free_follow, single_hand, goal, hands_most)

  int points(Card card) const {
    return card.rook() ? rook_points : rank_points[static_cast<std::size_t>(card.rank() - kLowest)];
  }
  int points(Cards cards) const {
    int sum = 0;
    for (const Card one : cards) sum += points(one);
    return sum;
  }
};

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
