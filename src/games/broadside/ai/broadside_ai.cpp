// One engine, four skills. All weigh the odds of an order at once (greedy.h); what they know of the worth of ships and
// cards grows with the skill, and the highest goes on to play thousands of sampled games to their end.
#include "games/broadside/ai/broadside_ai.h"

#include <algorithm>

#include "games/broadside/ai/greedy.h"
#include "search/halving.h"

namespace d6 {
using namespace broadside;
namespace {

// Fires whatever can be fired at whatever is in sight; looks at no odds.
Order blind(const Rules& rules, const State& world, Dice& dice) {
  Orders list;
  Broadside::orders(rules, world, list);
  std::uint32_t plays = 0;
  for (const Order& order : list) plays += order.kind == OrderKind::play || order.kind == OrderKind::strike;
  if (world.stage == Stage::turn || plays == 0) return list[dice.below(static_cast<std::uint32_t>(list.size()))];
  return list[dice.below(plays)];  // orders() lists plays before discards
}

// Knows the odds and counts points, but not what a carrier or a card in hand is worth.
constexpr Taste kPlain{{16, 16, 16, 16, 16}, {16, 16, 16, 16, 16}, {0, 0, 0, 0, 0, 0, 0, 0}, 16, 0, 4000};

constexpr std::size_t kCandidates = 8;
constexpr int kNodes = 200'000;
// The first opinion of an order: its worth at once, in points of the score, as so many playouts.
constexpr int kOpinion = 300, kPointsNum = 3, kPointsDen = 2;

bool alike(const Rules& rules, const State& world, const Order& a, const Order& b) {
  if (a.kind != b.kind || a.card != b.card || a.kind == OrderKind::draw || a.kind == OrderKind::discard) return a == b;
  const auto points = [&](Ship ship) {
    for (const Fleet& fleet : world.fleets)
      if (const FleetShip* at = ship_in(fleet, ship)) return static_cast<int>(at->points);
    return 0;
  };
  return rules.type(a.ship) == rules.type(b.ship) && points(a.ship) == points(b.ship);
}

// The orders that seem best at once, without their twins (two whole destroyers are one target).
void shortlist(const Rules& rules, const Worth& worth, const State& world, Orders& list,
               search::Tries<Broadside>& tries) {
  struct Weighed {
    Order order;
    int worth = 0;
  };
  Fixed<Weighed, Orders::capacity()> weighed;
  Orders all;
  Broadside::orders(rules, world, all);
  for (const Order& order : all) {
    const bool twin = std::any_of(weighed.begin(), weighed.end(),
                                  [&](const Weighed& w) { return alike(rules, world, w.order, order); });
    if (!twin) weighed.add({order, worth_of(rules, worth, world, order)});
  }
  std::sort(weighed.begin(), weighed.end(), [&](const Weighed& a, const Weighed& b) {
    if (a.worth != b.worth) return a.worth > b.worth;
    return std::find(all.begin(), all.end(), a.order) < std::find(all.begin(), all.end(), b.order);
  });
  for (std::size_t i = 0; i < std::min(kCandidates, weighed.size()); ++i) {
    tries[i] = {static_cast<std::int64_t>(weighed[i].worth) * kOpinion * kPointsNum / kPointsDen, kOpinion};
    list.add(weighed[i].order);
  }
}

Order searched(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  const Worth worth(rules, {});
  Orders candidates;
  search::Tries<Broadside> tries{};
  shortlist(rules, worth, Broadside::sample(rules, seen, dice), candidates, tries);
  const Seat me = seen.seat;
  search::Budget budget;
  budget.nodes = std::max<std::int64_t>(1, std::int64_t{kNodes} * thinking.effort / 100);
  budget.stop = thinking.stop;
  const std::size_t best = search::halving<Broadside>(
      rules, candidates, tries, budget, dice, [&](Dice& d) { return Broadside::sample(rules, seen, d); },
      [&](const Rules& r, const State& state, Dice&) { return greedy(r, worth, state); },
      [&](const Rules& r, const State& state) {
        return std::int64_t{Broadside::score(r, state, me) - Broadside::score(r, state, other(me))};
      });
  return candidates[best];
}

}  // namespace

std::span<const Skill> Ai<Broadside>::skills() {
  static constexpr Skill table[] = {
      {"Seaman", "Fires what comes to hand at whatever is in sight."},
      {"Lieutenant", "Knows the odds and goes for the most damage now."},
      {"Captain", "Knows the odds, and what a carrier, an escort and a card in hand are worth."},
      {"Admiral", "Plays thousands of games to their end in the mind before each order."}};
  return table;
}

Order Ai<Broadside>::choose(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  if (thinking.skill <= 1) return blind(rules, Broadside::sample(rules, seen, dice), dice);
  if (thinking.skill == 2) return greedy(rules, Worth(rules, kPlain), seen);
  if (thinking.skill == 3) return greedy(rules, Worth(rules, {}), seen);
  return searched(rules, seen, thinking, dice);
}

}  // namespace d6
