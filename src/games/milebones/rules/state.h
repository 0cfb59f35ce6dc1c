// The state of Mile Bones: for the rules and for a computer player's sampled worlds.
#pragma once
#include <array>
#include <cstdint>

#include "games/milebones/rules/rules.h"

namespace d6::milebones {

// The draw deck: one list, cards are taken from its front (ALL-1).
class Deck {
 public:
  using value_type = Card;
  static constexpr std::size_t capacity() { return kDeck; }
  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }
  bool empty() const { return begin_ == end_; }
  void clear() { begin_ = end_ = 0; }
  void push_back(Card card) {
    assert(end_ < kDeck);
    at_[end_++] = card;
  }
  Card take() {
    assert(!empty());
    return at_[begin_++];
  }
  Card& operator[](std::size_t i) { return at_[begin_ + i]; }
  const Card* begin() const { return at_ + begin_; }
  const Card* end() const { return at_ + end_; }
  friend bool operator==(const Deck& a, const Deck& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

 private:
  std::uint8_t begin_ = 0, end_ = 0;
  Card at_[kDeck]{};
};

struct State {
  Dice dice;
  Deck deck;
  std::array<Hand, 2> hands;
  Table table;
  D6_FIELDS(State, dice, deck, hands, table)
};

// ---- what the chapters share (legal.cpp, scoring.cpp)
int miles_of(const Rules& rules, const Car& car);
inline int goal_of(const Rules& rules, const Table& table) { return table.extended ? rules.extended_goal : rules.goal; }
std::uint32_t kinds(const Hand& hand);  // bits of the kinds held
std::uint32_t playable(const Rules& rules, const Table& table,
                       Seat seat);                         // bits of the kinds the table lets `seat` lay
bool may_discard(const Rules& rules, const State& state);  // MB-13; requires Phase::play
Refusal lay(const Rules& rules, const Table& table, Seat seat, Card card);  // why not; agrees with playable()
bool is_coup(const State& state, const Order& order);                       // the safety laid now is a coup fourre
Sheet sheet(const Rules& rules, const Table& table, std::size_t deck_left, Seat seat);  // as if the race ended here
int race_points(const Rules& rules, const Table& table, std::size_t deck_left, Seat seat);

}  // namespace d6::milebones
