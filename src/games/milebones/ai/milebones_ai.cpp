// Four skills of one engine. 1 and 2 drive by rules of thumb; 3 and 4 try each candidate in sampled worlds.
#include "games/milebones/ai/milebones_ai.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace d6 {
namespace milebones {
namespace {

struct Mind {
  Habit habit;              // of one that does not look ahead
  long nodes = 0;           // orders in playouts for one decision; 0: it does not look ahead
  std::size_t breadth = 0;  // how many other orders it tries
  double doubt = 1;         // standard errors by which a better order must be better
  bool match = false;       // weighs the chance of the match, not the points of the race
};

constexpr Habit kUsual{};  // of both cars in playouts

// Drives when it can, lays safeties at once, and has no eye for what to part with.
constexpr Habit sunday() {
  Habit habit;
  habit.lay = 200;
  habit.attack = 25;
  habit.attack_limit = 22;
  habit.keep_mile_each = 0;
  habit.keep_hazard = habit.keep_hazard_more = habit.keep_go = habit.keep_go_more = 10;
  habit.keep_remedy = habit.keep_remedy_more = habit.keep_end = habit.keep_end_more = 10;
  return habit;
}

constexpr std::array<Mind, 4> kMinds{{
    {sunday(), 0, 0, 0, false},
    {kUsual, 0, 0, 0, false},
    {kUsual, 6'000, 4, 1.2, false},
    {kUsual, 240'000, 6, 1, true},
}};

// An order that is tried, and by how much it did better than the driver's own, in the same worlds.
struct Candidate {
  Order order;
  std::int64_t sum = 0, squares = 0, worlds = 0;
  void note(std::int64_t gain) { sum += gain, squares += gain * gain, ++worlds; }
  double mean() const { return static_cast<double>(sum) / static_cast<double>(worlds); }
  // The mean gain less `doubt` of its standard errors.
  double surely(double doubt) const {
    const double n = static_cast<double>(worlds), m = mean();
    return m - doubt * std::sqrt(std::max(0.0, static_cast<double>(squares) / n - m * m) / n);
  }
};
using Candidates = Fixed<Candidate, MileBones::Orders::capacity()>;

// What else might be done than `usual`: of all orders those that the driver thinks most of.
Candidates alternatives(const Rules& rules, const State& world, const Order& usual, std::size_t breadth) {
  MileBones::Orders orders;
  MileBones::orders(rules, world, orders);
  Fixed<std::pair<int, Order>, MileBones::Orders::capacity()> ranked;
  for (const Order& order : orders)
    if (!(order == usual)) ranked.add({driver_worth(rules, world, kUsual, order), order});
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  Candidates out;
  for (std::size_t i = 0; i < std::min(ranked.size(), breadth); ++i) out.add({ranked[i].second});
  return out;
}

std::int64_t worth(const Rules& rules, const Table& before, const Mind& mind, Seat seat, const RaceEnd& end) {
  if (!mind.match || !rules.match) return end.mine - end.theirs;
  return match_chance(before.totals[index(seat)] + end.mine, before.totals[index(other(seat))] + end.theirs,
                      rules.match_goal);
}

std::int64_t try_out(const Rules& rules, State world, const Order& order, const Table& before, const Mind& mind,
                     Seat seat, long& nodes) {
  MileBones::apply(rules, world, order, {});
  ++nodes;  // the order itself, or a race that it ends would cost nothing and be tried for ever
  return worth(rules, before, mind, seat, playout(rules, world, seat, kUsual, nodes));
}

// What the driver would do stands against all else, in the same worlds; the worse half drops out round by round, and
// the last one is done only if it surely gains.
Order look_ahead(const Rules& rules, const Observation& seen, const Mind& mind, const Thinking& thinking, Dice& dice) {
  const Seat seat = seen.table.current;
  const State world = MileBones::sample(rules, seen, dice);
  const Order usual = drive(rules, world, kUsual);
  if (seen.table.phase == Phase::draw) return usual;  // the coup, or nothing else to do
  Candidates alive = alternatives(rules, world, usual, mind.breadth);
  if (alive.empty()) return usual;
  const long budget = std::max(1L, mind.nodes * thinking.effort / 100);
  const int rounds = static_cast<int>(std::bit_width(alive.size()));
  long spent = 0;
  for (int round = 1; round <= rounds; ++round) {
    do {
      const State sampled = MileBones::sample(rules, seen, dice);
      const std::int64_t base = try_out(rules, sampled, usual, seen.table, mind, seat, spent);
      for (Candidate& one : alive) one.note(try_out(rules, sampled, one.order, seen.table, mind, seat, spent) - base);
      if (thinking.stop.stop_requested()) return usual;
    } while (spent < budget * round / rounds);
    std::stable_sort(alive.begin(), alive.end(), [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
    for (const std::size_t keep = (alive.size() + 1) / 2; alive.size() > keep;) alive.pop_back();
  }
  return alive[0].surely(mind.doubt) > 0 ? alive[0].order : usual;
}

}  // namespace

RaceEnd playout(const Rules& rules, State& world, Seat seat, const Habit& habit, long& nodes) {
  for (;;) {
    const Phase phase = world.table.phase;
    if (phase == Phase::sheet) break;
    if (phase == Phase::drawing) {
      MileBones::advance(rules, world, {});
      continue;
    }
    ++nodes;
    MileBones::apply(rules, world, drive(rules, world, habit), {});
  }
  const std::size_t left = world.deck.size();
  return {race_points(rules, world.table, left, seat), race_points(rules, world.table, left, other(seat))};
}

}  // namespace milebones

std::span<const Skill> Ai<milebones::MileBones>::skills() {
  static constexpr Skill table[] = {
      {"Sunday Driver", "Drives when it can and throws away the oldest card."},
      {"Commuter", "Attacks first, keeps safeties for a coup and knows which card to part with."},
      {"Rally Driver", "Tries its cards in a few dozen imagined races."},
      {"Road Legend", "Tries them in hundreds of races and plays for the match."},
  };
  return table;
}

milebones::Order Ai<milebones::MileBones>::choose(const milebones::Rules& rules, const milebones::Observation& seen,
                                                  const Thinking& thinking, Dice& dice) {
  using namespace milebones;
  const Mind& mind =
      kMinds[static_cast<std::size_t>(std::clamp(thinking.skill, 1, static_cast<int>(kMinds.size())) - 1)];
  State world = MileBones::sample(rules, seen, dice);
  if (mind.nodes == 0) return drive(rules, world, mind.habit);
  return look_ahead(rules, seen, mind, thinking, dice);
}

}  // namespace d6
