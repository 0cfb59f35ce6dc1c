// Choosing by playouts over sampled worlds, for any game: all candidates are tried in the same worlds, and after each
// round the weaker half drops out (sequential halving). Budgets are playouts, never time; nothing is allocated; sums
// are whole numbers, so that the order is the same on any machine.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <stop_token>

#include "play/game.h"

namespace d6::search {

// Plays `state` to its end, or through `limit` decisions; policy(rules, state, dice) -> Order. Requires nothing of
// `state`.
template <Game G, class Policy>
void play_on(const typename G::Rules& rules, typename G::State& state, Dice& dice, int limit, Policy&& policy) {
  for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
    if (turn == Turn::automatic) {
      G::advance(rules, state, {});
    } else {
      if (limit-- == 0) return;
      G::apply(rules, state, policy(rules, state, dice), {});
    }
  }
}

struct Budget {
  int playouts = 1000;      // in all, shared by the candidates
  int decisions = 1 << 20;  // a playout stops after so many and is then judged as it stands
  std::stop_token stop = {};
};

// What was learnt of one candidate.
struct Tried {
  std::int64_t sum = 0;
  int count = 0;
};

template <std::size_t N>
struct Tries {
  std::array<Tried, N> of{};
  std::size_t best = 0;
};

// sample(dice) -> State agreeing with what the seat has seen; policy(rules, state, dice) -> Order;
// judge(rules, state) -> std::int64_t, the worth of an end (or of where a playout stopped) to the seat that decides.
template <Game G, class Sample, class Policy, class Judge>
Tries<G::Orders::capacity()> halving(const typename G::Rules& rules, const typename G::Orders& candidates,
                                     const Budget& budget, Dice& dice, Sample&& sample, Policy&& policy,
                                     Judge&& judge) {
  constexpr std::size_t kMost = G::Orders::capacity();
  Tries<kMost> tries;
  std::array<std::uint16_t, kMost> alive{};
  std::size_t left = candidates.size();
  std::iota(alive.begin(), alive.begin() + static_cast<std::ptrdiff_t>(left), std::uint16_t{0});
  int rounds = 0;
  for (std::size_t n = left; n > 1; n = (n + 1) / 2) ++rounds;
  while (left > 1) {
    const int worlds = std::max(1, budget.playouts / (rounds * static_cast<int>(left)));
    for (int w = 0; w < worlds; ++w) {
      if (budget.stop.stop_requested()) break;
      const typename G::State world = sample(dice);
      for (std::size_t i = 0; i < left; ++i) {
        typename G::State state = world;
        G::apply(rules, state, candidates[alive[i]], {});
        play_on<G>(rules, state, dice, budget.decisions, policy);
        Tried& tried = tries.of[alive[i]];
        tried.sum += judge(rules, state);
        ++tried.count;
      }
    }
    // Means compared by cross products; equal ones keep the order of the list.
    std::sort(alive.begin(), alive.begin() + static_cast<std::ptrdiff_t>(left), [&](std::uint16_t a, std::uint16_t b) {
      const Tried &x = tries.of[a], &y = tries.of[b];
      const std::int64_t left_side = x.sum * std::max(y.count, 1), right_side = y.sum * std::max(x.count, 1);
      return left_side != right_side ? left_side > right_side : a < b;
    });
    left = (left + 1) / 2;
  }
  tries.best = alive[0];
  return tries;
}

}  // namespace d6::search
