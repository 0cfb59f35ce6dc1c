// Play with both hands open: alpha-beta over 64-bit masks with a transposition table, exact to the last trick or to a
// depth in tricks, beyond which a greedy play-out estimates. Values are the points that seat zero takes from now on,
// the junk pile with the last trick (RK-10) included. Positions that differ only in the names of equal cards share an
// entry.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/rook/rules/state.h"

namespace d6::rook {

// A moment of play: whose turn it is and, if it is the second card, what was led.
struct Position {
  std::array<std::uint64_t, 2> hands{};
  int mover = 0;
  std::optional<Card> led;
  int pile = 0;  // points in the junk pile
  int tricks() const { return std::popcount(hands[static_cast<std::size_t>(mover)]); }
};

struct Analysis {
  Cards moves;                               // the legal cards
  std::array<std::int16_t, kCards> value{};  // of each legal card
  int depth = 0;                             // tricks looked ahead; all of them: exact
  bool whole = false;                        // exact to the end
};

class Solver {
 public:
  // `table_bits`: the table has 2^bits entries of 16 bytes.
  Solver(const Rules& rules, Colour trumps, int table_bits);

  // Every legal card's value looking `depth` tricks ahead. False when `nodes` ran out; `out` is then not complete.
  bool analyse(const Position& at, int depth, std::int64_t& nodes, Analysis& out);
  // Deepens until the end of the hand or until `nodes` are used; keeps the last depth that was finished (at least the
  // greedy estimate).
  Analysis deepen(const Position& at, std::int64_t nodes);
  // The exact value of a position; std::nullopt when `nodes` ran out.
  std::optional<int> solve(const Position& at, std::int64_t& nodes);
  // The greedy play-out's value.
  int estimate(const Position& at) const;
  // The card that the greedy player of the play-outs would play.
  Card greedy(const Position& at) const;

  std::int64_t searched() const { return searched_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t low = 0, high = 0, depth = 0, best = 0;
  };
  struct Move {
    std::int16_t score;
    std::uint8_t card;
  };
  struct Moves {
    std::array<Move, 24> at;
    int count = 0;
  };
  int points(std::uint64_t cards) const;
  std::uint64_t legal(std::uint64_t hand, int led) const;
  std::uint64_t distinct(std::uint64_t mine, std::uint64_t theirs) const;
  int lead_score(int card, std::uint64_t mine, std::uint64_t theirs) const;
  int reply_score(int card, int led, std::uint64_t mine, std::uint64_t theirs) const;
  bool wins(int lead, int reply) const;
  void leads(std::uint64_t mine, std::uint64_t theirs, int first, Moves& out) const;
  void replies(std::uint64_t mine, std::uint64_t theirs, int led, Moves& out) const;
  std::uint64_t key(std::uint64_t zero, std::uint64_t one, int leader) const;
  int search(std::uint64_t zero, std::uint64_t one, int leader, int left, int alpha, int beta, int depth);
  int answer(std::uint64_t zero, std::uint64_t one, int replier, int led, int left, int alpha, int beta, int depth);
  int play_out(std::uint64_t zero, std::uint64_t one, int leader, int left) const;

  bool free_;
  int trumps_;
  std::array<std::uint8_t, kCards> worth_{};
  std::uint64_t mask_;
  std::vector<Entry> table_;
  std::int64_t budget_ = 0, searched_ = 0;
  std::uint64_t salt_ = 0;  // of the pile, which the last trick brings
  bool stopped_ = false;
};

}  // namespace d6::rook
