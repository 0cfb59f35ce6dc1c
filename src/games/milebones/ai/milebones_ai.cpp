// Four skills of one engine. 1 and 2 drive by rules of thumb; 3 and 4 try each candidate in sampled worlds.
#include "games/milebones/ai/milebones_ai.h"

#include <algorithm>

namespace d6 {
namespace milebones {
namespace {

struct Mind {
  Habit habit;         // of its own moves and, in playouts, of both cars
  long nodes = 0;      // orders in playouts for one decision; 0: it does not look ahead
  bool match = false;  // weighs the chance of the match, not the points of the race
};

constexpr std::array<Mind, 4> kMinds{{
    {{false, false, false}, 0, false},
    {{true, true, true}, 0, false},
    {{true, true, true}, 6'000, false},
    {{true, true, true}, 60'000, true},
}};

struct Candidate {
  Order order;
  std::int64_t sum = 0;
};
using Candidates = Fixed<Candidate, MileBones::Orders::capacity()>;

// What can be played, and of the discards the few that would be missed least.
Candidates candidates(const Rules& rules, const State& world) {
  MileBones::Orders orders;
  MileBones::orders(rules, world, orders);
  Candidates out;
  Fixed<std::pair<int, Order>, kHand> discards;
  for (const Order& order : orders) {
    if (order.act == Act::discard) {
      discards.add({keep_value(rules, world, order.card), order});
    } else {
      out.add({order});
    }
  }
  std::stable_sort(discards.begin(), discards.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  constexpr std::size_t kMostDiscards = 4;
  for (std::size_t i = 0; i < std::min(discards.size(), kMostDiscards); ++i) out.add({discards[i].second});
  return out;
}

std::int64_t worth(const Rules& rules, const Table& before, const Mind& mind, Seat seat, const RaceEnd& end) {
  if (!mind.match || !rules.match) return end.mine - end.theirs;
  return match_chance(before.totals[index(seat)] + end.mine, before.totals[index(other(seat))] + end.theirs,
                      rules.match_goal);
}

// Halving: all candidates in the same worlds, the worse half is dropped, until one is left or the nodes are spent.
Order look_ahead(const Rules& rules, const Observation& seen, const Mind& mind, const Thinking& thinking, Dice& dice) {
  const Seat seat = seen.table.current;
  Candidates alive = candidates(rules, MileBones::sample(rules, seen, dice));
  const long budget = std::max(1L, mind.nodes * thinking.effort / 100);
  long spent = 0;
  int rounds = 0;
  while ((1U << rounds) < alive.size()) ++rounds;
  for (int round = 1; alive.size() > 1; ++round) {
    const long until = budget * round / std::max(rounds, 1);
    do {
      const State world = MileBones::sample(rules, seen, dice);
      for (Candidate& candidate : alive) {
        State copy = world;
        MileBones::apply(rules, copy, candidate.order, {});
        candidate.sum += worth(rules, seen.table, mind, seat, playout(rules, copy, seat, mind.habit, spent));
      }
      if (thinking.stop.stop_requested()) return alive[0].order;
    } while (spent < until);
    std::stable_sort(alive.begin(), alive.end(), [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
    for (std::size_t keep = (alive.size() + 1) / 2; alive.size() > keep;) alive.pop_back();
  }
  return alive[0].order;
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

int match_chance(int mine, int theirs, int goal) {
  if (std::max(mine, theirs) >= goal) return mine > theirs ? 1'000'000 : mine < theirs ? 0 : 500'000;
  return std::clamp(500'000 + (mine - theirs) * 100, 1, 999'999);
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
