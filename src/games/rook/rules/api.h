// What words, views and computer players may see of Rook 'Em: orders, events, observation and refusal codes.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "base/chance.h"
#include "base/fields.h"
#include "base/fixed.h"
#include "games/rook/rules/cards.h"
#include "play/game.h"

namespace d6::rook {

struct Rook;  // the game itself: rules/rook.h

// bid 75 | pass | take R5 | give Y4 | done | trumps red | play R14
struct Order {
  enum class Kind : std::uint8_t { bid, pass, take, give, done, trumps, play };
  Kind kind = Kind::pass;
  std::uint8_t value = 0;  // points, a card's id or a colour; 0 where there is none
  constexpr Card card() const { return {value}; }
  constexpr Colour colour() const { return static_cast<Colour>(value); }
  friend bool operator==(const Order&, const Order&) = default;
};
constexpr Order bid(int points) { return {Order::Kind::bid, static_cast<std::uint8_t>(points)}; }
constexpr Order pass() { return {Order::Kind::pass, 0}; }
constexpr Order take(Card card) { return {Order::Kind::take, card.id}; }
constexpr Order give(Card card) { return {Order::Kind::give, card.id}; }
constexpr Order done() { return {Order::Kind::done, 0}; }
constexpr Order name_trumps(Colour colour) { return {Order::Kind::trumps, static_cast<std::uint8_t>(colour)}; }
constexpr Order play(Card card) { return {Order::Kind::play, card.id}; }

// A hand goes from dealt to counting; shuffling deals the next one.
enum class Phase : std::uint8_t { dealt, auction, swap, trumps, play, counting, shuffling, over };

struct Trick {
  Seat leader = Seat::zero, winner = Seat::zero;
  Card lead, reply;
  D6_FIELDS(Trick, leader, winner, lead, reply)
};

// A hand that has been counted (RK fail, RK-10, RK-11).
struct HandResult {
  std::uint8_t hand = 0;  // its number
  Seat bidder = Seat::zero;
  std::int16_t bid = 0;
  bool made = false;
  std::optional<Colour> trumps;
  std::array<std::int16_t, 2> captured{};  // the pile's points among them
  std::array<std::int16_t, 2> scored{};
  Cards pile;
  D6_FIELDS(HandResult, hand, bidder, bid, made, trumps, captured, scored, pile)
};

struct Event {
  enum class Kind : std::uint8_t {
    coin,       // who opens first: a roll, success is seat zero (RK-15)
    dealt,      // hand `number`, `seat` opens
    hand,       // `seat` holds `cards`: to that seat
    bid,        // `seat` bids `points`
    passed,     // `seat`
    pile_won,   // `seat` has the pile for `points` (RK-17: how many cards he swaps is his secret)
    pile_seen,  // `cards`: to the bid winner
    took,
    gave,        // `card`: to the bid winner
    swapped,     // `cards` now lie in the pile: to the bid winner
    trumps,      // `seat` names `colour`
    played,      // `seat` plays `card`
    trick,       // `seat` takes trick `number` with `points`
    pile_shown,  // `seat` won the last trick and with it `cards`, `points` (RK-10)
    made,
    failed,      // `seat`'s bid of `points`; `scored` by both
    totals,      // `scored` holds both totals
    match_over,  // `seat` wins unless `drawn_match`
  };
  Kind kind = Kind::dealt;
  Seat seat = Seat::zero;
  std::uint8_t number = 0;
  bool drawn_match = false;
  std::int16_t points = 0;
  Card card;
  Colour colour = Colour::red;
  Cards cards;
  std::array<std::int16_t, 2> scored{};
  Roll roll;
};

// What one viewer may know now. `hands` and `pile` hold what is known for certain, `sizes` how many cards there are.
struct Observation {
  Viewer viewer = Viewer::table;
  Phase phase = Phase::dealt;
  std::uint8_t hand = 0;  // number of the hand in the match, from 1
  Seat opener = Seat::zero, next = Seat::zero;
  std::optional<Seat> bidder;          // who has the last bid
  std::array<std::int16_t, 2> bids{};  // each seat's last bid, 0 for none
  std::optional<Colour> trumps;
  std::array<Cards, 2> hands;           // own hand; the bid winner works the other out as well
  std::array<std::uint8_t, 2> sizes{};  // the swap in progress is not seen from the other side (RK-17)
  Cards pile;                           // the bid winner's knowledge (RK-18)
  bool pile_known = false;
  Cards took, gave;             // the bid winner's swap so far
  std::array<Cards, 2> played;  // open history (ALL-3)
  std::array<Cards, 2> denied;  // cards a seat has shown it does not hold: colours it did not follow
  std::optional<Card> led;
  std::uint8_t trick = 0;                  // number of the trick in play, from 1
  std::array<std::int16_t, 2> captured{};  // RK-19: without the pile
  std::array<std::int16_t, 2> totals{};
  std::optional<Trick> last_trick;      // RK-26
  std::optional<HandResult> last_hand;  // the pile is shown once the hand is counted (RK-4)
  std::optional<Seat> winner;           // of the match
  D6_FIELDS(Observation, viewer, phase, hand, opener, next, bidder, bids, trumps, hands, sizes, pile, pile_known, took,
            gave, played, denied, led, trick, captured, totals, last_trick, last_hand, winner)
};

enum class Refused : std::uint16_t {
  allowed = 0,
  not_now,        // this kind of order belongs to another part of the hand
  opening_exact,  // RK-16: a = the opening bid
  opener_bound,   // RK-2: a = the opening bid
  bid_step,       // RK-2: a = step
  bid_low,        // RK-16: a = the last bid
  bid_high,       // RK-2: a = the most
  not_in_pile,    // RK-3: a = card
  not_in_hand,    // a = card
  moved_already,  // RK-3: a = card
  swap_most,      // RK-3: a = the most
  pile_clean,     // RK-4: a = card
  pile_uneven,    // RK-3: a = taken, b = given
  pile_counters,  // RK-4: a = a card that may not stay in the pile
  follow_colour,  // RK play-2, RK-5: a = card, b = the led colour
  follow_trump,   // RK play-3, RK-5: a = card, b = trumps
  follow_rook,    // RK-7: a = card, b = trumps
};

}  // namespace d6::rook
