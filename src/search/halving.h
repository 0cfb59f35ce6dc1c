// Choosing by playouts over sampled worlds, for any game: all candidates are tried in the same worlds, and after each
// round the weaker half drops out (sequential halving). Budgets are nodes (decisions played), never time; nothing is
// allocated; sums are whole numbers, so that the order is the same on any machine.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <stop_token>

#include "play/game.h"

namespace d6::search {

// Plays `state` to its end, or through `limit` decisions; policy(rules, state, dice) -> Order. Returns the decisions
// played.
template <Game G, class Policy>
int play_on(const typename G::Rules& rules, typename G::State& state, Dice& dice, int limit, Policy&& policy) {
  int nodes = 0;
  for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
    if (turn == Turn::automatic) {
      G::advance(rules, state, {});
    } else {
      if (nodes == limit) break;
      G::apply(rules, state, policy(rules, state, dice), {});
      ++nodes;
    }
  }
  return nodes;
}

struct Budget {
  std::int64_t nodes = 100'000;  // decisions of all playouts together
  int depth = 1 << 20;           // a playout stops after so many decisions and is then judged as it stands
  std::stop_token stop = {};
};

// What was learnt of one candidate: the sum of what its playouts were worth. A first opinion may be put in beforehand,
// as so many playouts of that worth.
struct Tried {
  std::int64_t sum = 0;
  std::int64_t count = 0;
};
template <Game G>
using Tries = std::array<Tried, G::Orders::capacity()>;

// sample(dice) -> a State that agrees with what the seat has seen; policy(rules, state, dice) -> Order;
// judge(rules, state) -> the worth of an end (or of where a playout stopped) to the seat that decides, a whole number.
// Returns the place of the best candidate; requires at least one.
template <Game G, class Sample, class Policy, class Judge>
std::size_t halving(const typename G::Rules& rules, const typename G::Orders& candidates, Tries<G>& tries,
                    const Budget& budget, Dice& dice, Sample&& sample, Policy&& policy, Judge&& judge) {
  std::array<std::uint16_t, G::Orders::capacity()> alive{};
  std::size_t left = candidates.size();
  std::iota(alive.begin(), alive.begin() + static_cast<std::ptrdiff_t>(left), std::uint16_t{0});
  int rounds = 0;
  for (std::size_t n = left; n > 1; n = (n + 1) / 2) ++rounds;
  while (left > 1) {
    std::int64_t nodes = budget.nodes / rounds;
    while (nodes > 0 && !budget.stop.stop_requested()) {
      const typename G::State world = sample(dice);
      for (std::size_t i = 0; i < left; ++i) {
        typename G::State state = world;
        G::apply(rules, state, candidates[alive[i]], {});
        nodes -= 1 + play_on<G>(rules, state, dice, budget.depth, policy);
        Tried& tried = tries[alive[i]];
        tried.sum += judge(rules, state);
        ++tried.count;
      }
    }
    // Means compared by cross products; of equals the earlier in the list.
    std::sort(alive.begin(), alive.begin() + static_cast<std::ptrdiff_t>(left), [&](std::uint16_t a, std::uint16_t b) {
      const Tried &x = tries[a], &y = tries[b];
      const std::int64_t of_a = x.sum * std::max<std::int64_t>(y.count, 1);
      const std::int64_t of_b = y.sum * std::max<std::int64_t>(x.count, 1);
      return of_a != of_b ? of_a > of_b : a < b;
    });
    left = (left + 1) / 2;
  }
  return alive[0];
}

}  // namespace d6::search
