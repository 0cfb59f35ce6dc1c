// Alpha-beta over tricks. A trick is two plies: the lead (search) and the reply (answer).
#include "games/rook/ai/solver.h"

#include <algorithm>
#include <cassert>

#include "games/rook/rules/rook.h"

namespace d6::rook {
namespace {

constexpr int kRookId = kCards - 1;
constexpr int kExact = 31;  // the depth of an entry that was searched to the last trick
constexpr std::uint64_t bit(int card) { return std::uint64_t{1} << card; }
constexpr std::uint64_t below(int card) { return bit(card) - 1; }
constexpr std::uint64_t suit_bits(int colour) { return kColourBits << (colour * kRanks); }
constexpr int colour_of_id(int card) { return card / kRanks; }
constexpr int top(std::uint64_t cards) { return 63 - std::countl_zero(cards); }
constexpr int first_of(std::uint64_t cards) { return std::countr_zero(cards); }

// What matters of one colour: who holds the cards still in play, from the lowest up, and where among them those stand
// that count. Two colours with equal codes play alike. Indexed in base three: nobody's, zero's, one's.
struct ColourCodes {
  std::vector<std::uint32_t> code;
  std::array<std::uint32_t, 1U << kRanks> base3;
};

ColourCodes make_codes() {
  ColourCodes out;
  for (std::uint32_t set = 0; set < out.base3.size(); ++set) {
    std::uint32_t value = 0, power = 1;
    for (int i = 0; i < kRanks; ++i, power *= 3)
      if ((set >> i) & 1U) value += power;
    out.base3[set] = value;
  }
  out.code.resize(177147);  // 3^11
  for (std::uint32_t index = 0; index < out.code.size(); ++index) {
    std::uint32_t rest = index, owners = 0, counters = 0, kinds = 0;
    int count = 0, counted = 0;
    for (int i = 0; i < kRanks; ++i, rest /= 3) {
      if (rest % 3 == 0) continue;
      if (rest % 3 == 2) owners |= 1U << count;
      const int rank = kLowest + i;
      if (rank == 5 || rank == 10 || rank == 14) {
        counters |= static_cast<std::uint32_t>(count) << (4 * counted);
        kinds |= (rank == 5 ? 1U : rank == 10 ? 2U : 4U);
        ++counted;
      }
      ++count;
    }
    out.code[index] = static_cast<std::uint32_t>(count) | owners << 4 | counters << 15 | kinds << 27;
  }
  return out;
}

const ColourCodes& codes() {
  static const ColourCodes table = make_codes();  // immutable
  return table;
}

std::uint64_t mix(std::uint64_t a) {
  a ^= a >> 32;
  a *= 0xd6e8feb86659fd93ULL;
  a ^= a >> 29;
  return a;
}

}  // namespace

Solver::Solver(const Rules& rules, Colour trumps, int table_bits)
    : free_(rules.free_follow),
      trumps_(static_cast<int>(trumps)),
      mask_((std::uint64_t{1} << table_bits) - 1),
      table_(std::size_t{1} << table_bits) {
  for (int i = 0; i < kCards; ++i)
    worth_[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rules.points(Card{static_cast<std::uint8_t>(i)}));
}

int Solver::points(std::uint64_t cards) const {
  int sum = 0;
  for (; cards; cards &= cards - 1) sum += worth_[static_cast<std::size_t>(first_of(cards))];
  return sum;
}

std::uint64_t Solver::legal(std::uint64_t hand, int led) const {
  const std::uint64_t rook = hand & bit(kRookId);
  if (led != kRookId) {
    if (const auto same = hand & suit_bits(colour_of_id(led))) return same | rook;
  }
  if (free_) return hand;
  if (const auto trump = hand & suit_bits(trumps_)) return trump | rook;
  return hand;
}

bool Solver::wins(int lead, int reply) const {
  if (lead == kRookId) return false;
  if (reply == kRookId) return true;
  if (colour_of_id(lead) == colour_of_id(reply)) return reply > lead;
  return colour_of_id(reply) == trumps_;
}

// One card of each run of own cards that no card of the other side parts, and of each worth within the run.
std::uint64_t Solver::distinct(std::uint64_t mine, std::uint64_t theirs) const {
  std::uint64_t out = mine & bit(kRookId);
  std::uint64_t rest = mine & ~bit(kRookId);
  int previous = -1;
  std::uint32_t worths = 0;
  while (rest) {
    const int card = first_of(rest);
    rest &= rest - 1;
    const bool same_run =
        previous >= 0 && colour_of_id(previous) == colour_of_id(card) && !(theirs & below(card) & ~below(previous));
    if (!same_run) worths = 0;
    const std::uint32_t mark = 1U << (worth_[static_cast<std::size_t>(card)] & 31U);
    if (!(worths & mark)) out |= bit(card);
    worths |= mark;
    previous = card;
  }
  return out;
}

int Solver::lead_score(int card, std::uint64_t mine, std::uint64_t theirs) const {
  const int worth = worth_[static_cast<std::size_t>(card)];
  const int left = std::popcount(mine);
  if (card == kRookId) return left <= 2 ? 40 : -12;
  const int colour = colour_of_id(card);
  const std::uint64_t same = theirs & suit_bits(colour);
  const bool rook = (theirs & bit(kRookId)) != 0;
  const int rank = card % kRanks;
  if (same) {
    if (card > top(same)) {
      const int dragged = worth_[static_cast<std::size_t>(first_of(same))];
      if (rook) return 6 - worth + dragged / 2;
      return 24 + worth + dragged + (colour == trumps_ ? 2 : 0);
    }
    return -worth * 2 - rank + (colour == trumps_ ? -2 : 0);
  }
  if (colour != trumps_ && (theirs & suit_bits(trumps_)) && !free_) return 3 - worth * 2 - rank / 2;  // draws a trump
  return rook ? 5 - worth : 16 + worth / 2;
}

int Solver::reply_score(int card, int led, std::uint64_t mine, std::uint64_t theirs) const {
  const int worth = worth_[static_cast<std::size_t>(card)];
  const int rank = card % kRanks;
  if (wins(led, card)) {
    const int gain = worth + worth_[static_cast<std::size_t>(led)];
    if (card == kRookId) return std::popcount(mine) <= 2 ? 30 : worth_[static_cast<std::size_t>(led)] * 2 - 14;
    // A counter that would fall later is best brought home now.
    const std::uint64_t higher = theirs & suit_bits(colour_of_id(card)) & ~below(card);
    return 12 + gain * 2 - rank / 2 - (higher ? 0 : worth / 2);
  }
  return -worth * 2 - rank / 2 - (colour_of_id(card) == trumps_ ? 6 : 0) - (card == kRookId ? 100 : 0);
}

void Solver::leads(std::uint64_t mine, std::uint64_t theirs, int first, Moves& out) const {
  out.count = 0;
  for (std::uint64_t rest = distinct(mine, theirs); rest; rest &= rest - 1) {
    const int card = first_of(rest);
    const int score = card == first ? 10000 : lead_score(card, mine, theirs);
    int i = out.count++;
    for (; i > 0 && out.at[static_cast<std::size_t>(i - 1)].score < score; --i)
      out.at[static_cast<std::size_t>(i)] = out.at[static_cast<std::size_t>(i - 1)];
    out.at[static_cast<std::size_t>(i)] = {static_cast<std::int16_t>(score), static_cast<std::uint8_t>(card)};
  }
}

void Solver::replies(std::uint64_t mine, std::uint64_t theirs, int led, Moves& out) const {
  out.count = 0;
  for (std::uint64_t rest = distinct(legal(mine, led), theirs | bit(led)); rest; rest &= rest - 1) {
    const int card = first_of(rest);
    const int score = reply_score(card, led, mine, theirs);
    int i = out.count++;
    for (; i > 0 && out.at[static_cast<std::size_t>(i - 1)].score < score; --i)
      out.at[static_cast<std::size_t>(i)] = out.at[static_cast<std::size_t>(i - 1)];
    out.at[static_cast<std::size_t>(i)] = {static_cast<std::int16_t>(score), static_cast<std::uint8_t>(card)};
  }
}

std::uint64_t Solver::key(std::uint64_t zero, std::uint64_t one, int leader) const {
  const ColourCodes& table = codes();
  std::array<std::uint32_t, 3> side{};
  std::uint32_t trump = 0;
  std::size_t sides = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const auto a = static_cast<std::size_t>((zero >> (colour * kRanks)) & kColourBits);
    const auto b = static_cast<std::size_t>((one >> (colour * kRanks)) & kColourBits);
    const std::uint32_t code = table.code[table.base3[a] + 2 * table.base3[b]];
    if (colour == trumps_) {
      trump = code;
    } else {
      side[sides++] = code;
    }
  }
  if (side[0] > side[1]) std::swap(side[0], side[1]);  // side colours are alike
  if (side[1] > side[2]) std::swap(side[1], side[2]);
  if (side[0] > side[1]) std::swap(side[0], side[1]);
  const std::uint64_t rook = (zero >> kRookId) & 1U ? 1U : (one >> kRookId) & 1U ? 2U : 0U;
  const std::uint64_t low = side[0] | static_cast<std::uint64_t>(side[1]) << 32U;
  const std::uint64_t high = side[2] | static_cast<std::uint64_t>(trump) << 32U;
  std::uint64_t out = mix(low + 0x9e3779b97f4a7c15ULL);
  out = mix(out ^ high);
  return mix(out ^ (rook << 1U | static_cast<std::uint64_t>(leader)) ^ salt_);
}

int Solver::play_out(std::uint64_t zero, std::uint64_t one, int leader, int left) const {
  std::array<std::uint64_t, 2> hands{zero, one};
  int mine = 0;
  while (hands[0] && hands[1]) {
    auto& lead_hand = hands[static_cast<std::size_t>(leader)];
    auto& reply_hand = hands[static_cast<std::size_t>(1 - leader)];
    int lead = -1, best = -100000;
    for (std::uint64_t rest = lead_hand; rest; rest &= rest - 1) {
      const int score = lead_score(first_of(rest), lead_hand, reply_hand);
      if (score > best) best = score, lead = first_of(rest);
    }
    lead_hand &= ~bit(lead);
    int reply = -1;
    best = -100000;
    for (std::uint64_t rest = legal(reply_hand, lead); rest; rest &= rest - 1) {
      const int score = reply_score(first_of(rest), lead, reply_hand, lead_hand);
      if (score > best) best = score, reply = first_of(rest);
    }
    reply_hand &= ~bit(reply);
    const int stake = worth_[static_cast<std::size_t>(lead)] + worth_[static_cast<std::size_t>(reply)];
    if (wins(lead, reply)) leader = 1 - leader;
    left -= stake;
    if (leader == 0) mine += stake;
  }
  return leader == 0 ? mine + left : mine;  // what is left is the pile
}

int Solver::search(std::uint64_t zero, std::uint64_t one, int leader, int left, int alpha, int beta, int depth) {
  if (alpha >= left) return left;  // no more than what is left can be taken
  if (beta <= 0) return 0;
  const int tricks = std::popcount(zero);
  if (tricks == 0) return leader == 0 ? left : 0;
  if (tricks == 1) {
    const int lead = first_of(leader == 0 ? zero : one), reply = first_of(leader == 0 ? one : zero);
    return (wins(lead, reply) ? 1 - leader : leader) == 0 ? left : 0;
  }
  if (depth == 0) {
    budget_ -= tricks;  // a play-out costs about as much as this many nodes
    return play_out(zero, one, leader, left);
  }
  if (--budget_ < 0) stopped_ = true;
  if (stopped_) return 0;
  ++searched_;

  const std::uint64_t code = key(zero, one, leader);
  Entry& entry = table_[code & mask_];
  const int wanted = depth >= tricks ? kExact : depth;
  int first = -1;
  const bool known = entry.key == code;
  if (known) {
    first = entry.best;
    if (entry.depth == wanted || entry.depth == kExact) {
      if (entry.low >= beta) return entry.low;
      if (entry.high <= alpha) return entry.high;
      if (entry.low == entry.high) return entry.low;
      alpha = std::max<int>(alpha, entry.low);
      beta = std::min<int>(beta, entry.high);
    }
  }
  // The remembered card may have another name here: the entry is shared with positions that play alike.
  if (first >= 0 && !((leader == 0 ? zero : one) & bit(first))) first = -1;

  Moves moves;
  leads(leader == 0 ? zero : one, leader == 0 ? one : zero, first, moves);
  int a = alpha, b = beta;
  int best = leader == 0 ? -1 : 1000;
  int best_card = moves.at[0].card;
  for (int i = 0; i < moves.count; ++i) {
    const int card = moves.at[static_cast<std::size_t>(i)].card;
    const std::uint64_t next_zero = leader == 0 ? zero & ~bit(card) : zero;
    const std::uint64_t next_one = leader == 0 ? one : one & ~bit(card);
    const int value = answer(next_zero, next_one, 1 - leader, card, left, a, b, depth);
    if (stopped_) return 0;
    if (leader == 0 ? value > best : value < best) best = value, best_card = card;
    if (leader == 0) {
      a = std::max(a, best);
    } else {
      b = std::min(b, best);
    }
    if (a >= b) break;
  }

  if (entry.key == code && entry.depth == kExact && wanted != kExact) return best;
  const bool keep = entry.key == code && entry.depth == wanted;
  const int old_low = keep ? entry.low : 0, old_high = keep ? entry.high : left;
  entry.key = code;
  entry.depth = static_cast<std::uint8_t>(wanted);
  entry.best = static_cast<std::uint8_t>(best_card);
  entry.low = static_cast<std::uint8_t>(best > alpha ? std::max(old_low, best) : old_low);
  entry.high = static_cast<std::uint8_t>(best < beta ? std::min(old_high, best) : old_high);
  return best;
}

int Solver::answer(std::uint64_t zero, std::uint64_t one, int replier, int led, int left, int alpha, int beta,
                   int depth) {
  Moves moves;
  replies(replier == 0 ? zero : one, replier == 0 ? one : zero, led, moves);
  int best = replier == 0 ? -1 : 1000;
  for (int i = 0; i < moves.count; ++i) {
    const int card = moves.at[static_cast<std::size_t>(i)].card;
    const int winner = wins(led, card) ? replier : 1 - replier;
    const int stake = worth_[static_cast<std::size_t>(led)] + worth_[static_cast<std::size_t>(card)];
    const int won = winner == 0 ? stake : 0;
    const int value = won + search(replier == 0 ? zero & ~bit(card) : zero, replier == 0 ? one : one & ~bit(card),
                                   winner, left - stake, alpha - won, beta - won, depth - 1);
    if (stopped_) return 0;
    if (replier == 0) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

bool Solver::analyse(const Position& at, int depth, std::int64_t& nodes, Analysis& out) {
  const auto mover = static_cast<std::size_t>(at.mover);
  const std::uint64_t mine = at.hands[mover], theirs = at.hands[1 - mover];
  const int led = at.led ? at.led->id : -1;
  const std::uint64_t may = at.led ? legal(mine, led) : mine;
  const std::uint64_t parts = at.led ? theirs | bit(led) : theirs;
  const std::uint64_t chosen = distinct(may, parts);
  const int left = points(mine | theirs) + at.pile + (at.led ? worth_[static_cast<std::size_t>(led)] : 0);
  out.moves = Cards(may);
  out.depth = depth;
  out.whole = depth >= at.tricks();
  budget_ = nodes;
  salt_ = 0x5bd1e9955bd1e995ULL ^ (static_cast<std::uint64_t>(at.pile) << 8U);
  stopped_ = false;
  const std::int64_t before = searched_;
  for (std::uint64_t rest = chosen; rest && !stopped_; rest &= rest - 1) {
    const int card = first_of(rest);
    std::array<std::uint64_t, 2> hands = at.hands;
    hands[mover] &= ~bit(card);
    int value = 0;
    if (at.led) {
      const int winner = wins(led, card) ? at.mover : 1 - at.mover;
      const int stake = worth_[static_cast<std::size_t>(led)] + worth_[static_cast<std::size_t>(card)];
      value = (winner == 0 ? stake : 0) +
              search(hands[0], hands[1], winner, left - stake, -1, 1000, std::max(0, depth - 1));
    } else {
      value = answer(hands[0], hands[1], 1 - at.mover, card, left, -1, 1000, std::max(1, depth));
    }
    out.value[static_cast<std::size_t>(card)] = static_cast<std::int16_t>(value);
  }
  nodes -= searched_ - before;
  if (stopped_) return false;
  // A card without a value of its own has that of its equal further down its run.
  for (std::uint64_t rest = may & ~chosen; rest; rest &= rest - 1) {
    const int card = first_of(rest);
    for (int equal = card - 1; equal >= 0; --equal)
      if ((chosen & bit(equal)) && worth_[static_cast<std::size_t>(equal)] == worth_[static_cast<std::size_t>(card)]) {
        out.value[static_cast<std::size_t>(card)] = out.value[static_cast<std::size_t>(equal)];
        break;
      }
  }
  return true;
}

Analysis Solver::deepen(const Position& at, std::int64_t nodes) {
  Analysis best;
  std::int64_t free_look = 1'000'000;  // one trick is always looked at
  analyse(at, 1, free_look, best);
  for (int depth = 2; depth <= at.tricks(); ++depth) {
    Analysis next;
    if (!analyse(at, depth, nodes, next)) break;
    best = next;
  }
  if (at.tricks() <= 1) best.whole = true;
  return best;
}

std::optional<int> Solver::solve(const Position& at, std::int64_t& nodes) {
  Analysis out;
  if (!analyse(at, at.tricks(), nodes, out)) return {};
  int best = at.mover == 0 ? -1 : 1000;
  for (const Card one : out.moves) {
    const int value = out.value[one.id];
    best = at.mover == 0 ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

int Solver::estimate(const Position& at) const {
  if (!at.led) return play_out(at.hands[0], at.hands[1], at.mover, points(at.hands[0] | at.hands[1]) + at.pile);
  const int led = at.led->id, card = greedy(at).id;
  std::array<std::uint64_t, 2> hands = at.hands;
  hands[static_cast<std::size_t>(at.mover)] &= ~bit(card);
  const int winner = wins(led, card) ? at.mover : 1 - at.mover;
  const int stake = worth_[static_cast<std::size_t>(led)] + worth_[static_cast<std::size_t>(card)];
  return (winner == 0 ? stake : 0) + play_out(hands[0], hands[1], winner, points(hands[0] | hands[1]) + at.pile);
}

Card Solver::greedy(const Position& at) const {
  const std::uint64_t mine = at.hands[static_cast<std::size_t>(at.mover)],
                      theirs = at.hands[static_cast<std::size_t>(1 - at.mover)];
  int chosen = -1, best = -100000;
  for (std::uint64_t rest = at.led ? legal(mine, at.led->id) : mine; rest; rest &= rest - 1) {
    const int card = first_of(rest);
    const int score = at.led ? reply_score(card, at.led->id, mine, theirs) : lead_score(card, mine, theirs);
    if (score > best) best = score, chosen = card;
  }
  return {static_cast<std::uint8_t>(chosen)};
}

}  // namespace d6::rook
