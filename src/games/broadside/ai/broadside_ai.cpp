// Four skills: one that fires blindly, one that looks one order ahead, two that play sampled games to their end.
#include "games/broadside/ai/broadside_ai.h"

#include "games/broadside/ai/greedy.h"
#include "search/halving.h"

namespace d6 {
using namespace broadside;
namespace {

// Fires the first thing that can be fired, at any target; looks at no odds.
Order blind(const Rules& rules, const State& world, Dice& dice) {
  Orders list;
  Broadside::orders(rules, world, list);
  std::uint32_t plays = 0;
  for (const Order& order : list) plays += order.kind == OrderKind::play || order.kind == OrderKind::strike;
  if (world.stage == Stage::turn || plays == 0) return list[dice.below(static_cast<std::uint32_t>(list.size()))];
  return list[dice.below(plays)];  // orders() lists plays before discards
}

Order searched(const Rules& rules, const Observation& seen, const Thinking& thinking, int playouts, Dice& dice) {
  const Worth worth(rules, {});
  Orders candidates;
  Broadside::orders(rules, Broadside::sample(rules, seen, dice), candidates);
  if (candidates.size() == 1) return candidates[0];
  const Seat me = seen.seat;
  search::Budget budget;
  budget.playouts = std::max(1, playouts * thinking.effort / 100);
  budget.stop = thinking.stop;
  const auto tries = search::halving<Broadside>(
      rules, candidates, budget, dice, [&](Dice& d) { return Broadside::sample(rules, seen, d); },
      [&](const Rules& r, const State& state, Dice&) { return greedy(r, worth, state); },
      [&](const Rules& r, const State& state) {
        return static_cast<std::int64_t>(Broadside::score(r, state, me) - Broadside::score(r, state, other(me)));
      });
  return candidates[tries.best];
}

}  // namespace

std::span<const Skill> Ai<Broadside>::skills() {
  static constexpr Skill table[] = {{"Seaman", "Fires what comes to hand at whatever is in sight."},
                                    {"Lieutenant", "Weighs the odds of every shot, but only of the next one."},
                                    {"Captain", "Plays a few score games to the end in the mind before each order."},
                                    {"Admiral", "Plays thousands of games to the end in the mind before each order."}};
  return table;
}

Order Ai<Broadside>::choose(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  if (thinking.skill <= 1) return blind(rules, Broadside::sample(rules, seen, dice), dice);
  if (thinking.skill == 2) return greedy(rules, Worth(rules, {}), seen);
  return searched(rules, seen, thinking, thinking.skill == 3 ? 120 : 4000, dice);
}

}  // namespace d6
