// The rules of Rook 'Em as read from scenarios/rook, immutable, the first argument of every rule function; with api.h
// all that words and views need: the cards that may be played and who takes a trick (RK play-1 to play-5).
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "base/fields.h"
#include "data/problem.h"
#include "games/rook/rules/api.h"
#include "play/options.h"

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

// `folder` is scenarios/rook.
Rules load_rules(const std::string& folder, const Options& options, Problems& problems);

// RK play-1 to play-5, RK-5 to RK-7, RK-23: the cards of `hand` that may be played on `led`.
inline Cards playable(bool free_follow, Colour trumps, std::optional<Card> led, Cards hand) {
  if (!led) return hand;
  const Cards rook = hand & Cards(kRook);
  if (!led->rook()) {
    if (const Cards same = hand & suit(led->colour())) return same | rook;
  }
  if (free_follow) return hand;
  if (const Cards trump = hand & suit(trumps)) return trump | rook;
  return hand;
}

// RK play-2 to play-5, RK-7, RK-8: whether the reply takes the trick from the lead.
inline bool reply_wins(Colour trumps, Card lead, Card reply) {
  if (lead.rook()) return false;
  if (reply.rook()) return true;
  if (reply.colour() == lead.colour()) return reply.id > lead.id;
  return reply.colour() == trumps;
}

// What a reply to `led` tells about the hand it came from: cards it cannot hold (RK-5, RK-7).
inline Cards denied_by(bool free_follow, Colour trumps, Card led, Card reply) {
  if (reply.rook()) return {};
  if (led.rook()) return free_follow || reply.colour() == trumps ? Cards() : suit(trumps);
  if (reply.colour() == led.colour()) return {};
  Cards out = suit(led.colour());
  if (!free_follow && reply.colour() != trumps) out.add(suit(trumps));
  return out;
}

// RK-4: of the bid winner's 25 cards, those that may lie in the pile. Where fewer than five are free of points, the
// lowest counters join them.
Cards buryable(const Rules& rules, Cards all);

}  // namespace d6::rook
