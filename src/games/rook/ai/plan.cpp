// RK-3, RK-4, RK-13: a plan for the junk pile and trumps, by hill climbing over greedy play-outs.
#include "games/rook/ai/plan.h"

#include <algorithm>

namespace d6::rook {
namespace {

// How gladly a card is kept, the lowest are buried first: trumps, sure winners, then what guards them.
int keep_score(const Rules& rules, Cards all, Cards other, Colour trumps, Card one) {
  if (one.rook()) return 1000;
  const Cards own = all & suit(one.colour()), theirs = other & suit(one.colour());
  const int worth = rules.points(one);
  int score = one.rank();
  if (one.colour() == trumps) return 200 + score;
  if (theirs && one.id > theirs.highest().id) score += 60;  // beats all that is out
  if (!theirs) score += 20;
  score += 3 * own.count();  // short colours go first
  return rules.clean_pile ? score : score - 4 * worth;
}

Cards sound_pile(const Rules& rules, Cards all, Cards other, Colour trumps, const PlanLimits& limits, Cards may) {
  Cards pile = limits.buried;
  Cards rest = may - limits.buried - limits.kept;
  while (pile.count() < rules.pile_cards && rest) {
    Card worst = rest.lowest();
    for (const Card one : rest)
      if (keep_score(rules, all, other, trumps, one) < keep_score(rules, all, other, trumps, worst)) worst = one;
    pile.push_back(worst);
    rest.remove(worst);
  }
  // A swap under way may leave no better choice than what is there.
  for (Cards left = all - limits.kept - pile; pile.count() < rules.pile_cards && left; left.remove(left.lowest()))
    pile.push_back(left.lowest());
  return pile;
}

}  // namespace

Position after_plan(const Rules& rules, Cards all, Cards other, Cards pile) {
  Position at;
  at.hands = {(all - pile).bits(), other.bits()};
  at.pile = rules.points(pile);
  return at;
}

int plan_points(const Rules& rules, const Solver& solver, Cards all, Cards other, Cards pile) {
  return solver.estimate(after_plan(rules, all, other, pile));
}

namespace {

void better(const Rules& rules, Cards all, Cards other, Cards may, const PlanLimits& limits, int passes, Plan& plan) {
  const Solver solver(rules, plan.trumps, 0);
  for (int pass = 0; pass < passes; ++pass) {
    const Cards before = plan.pile;
    for (const Card out : before - limits.buried)
      for (const Card in : may - before - limits.kept) {
        const Cards tried = (before - Cards(out)) | Cards(in);
        const int value = plan_points(rules, solver, all, other, tried);
        if (value > plan.points) plan.points = value, plan.pile = tried;
      }
    if (plan.pile == before) break;
  }
}

}  // namespace

std::array<Plan, kColours> make_plans(const Rules& rules, Cards all, Cards other, const PlanLimits& limits, int colours,
                                      int passes) {
  const Cards may = rules.clean_pile ? buryable(rules, all) : all;
  std::array<Plan, kColours> plans;
  for (const auto trumps : kAllColours) {
    Plan& plan = plans[static_cast<std::size_t>(trumps)];
    plan.trumps = trumps;
    plan.pile = sound_pile(rules, all, other, trumps, limits, may);
    plan.points = plan_points(rules, Solver(rules, trumps, 0), all, other, plan.pile);
  }
  const auto more = [](const Plan& a, const Plan& b) { return a.points > b.points; };
  std::stable_sort(plans.begin(), plans.end(), more);
  for (int i = 0; i < colours; ++i) better(rules, all, other, may, limits, passes, plans[static_cast<std::size_t>(i)]);
  std::stable_sort(plans.begin(), plans.end(), more);
  return plans;
}

Ending greedy_ending(const Rules& rules, std::uint64_t seed, int tricks) {
  const State state = Rook::start(rules, seed);
  const Cards all = state.hands[index(state.opener)] | state.pile, others = state.hands[index(other(state.opener))];
  const Plan plan = make_plans(rules, all, others, {}, 1, 1)[0];
  Ending out{after_plan(rules, all, others, plan.pile), plan.trumps};
  Position& at = out.at;
  const Solver solver(rules, plan.trumps, 0);
  while (at.tricks() > tricks || at.led) {
    const Card card = solver.greedy(at);
    at.hands[static_cast<std::size_t>(at.mover)] &= ~card.bit();
    const bool mover_leads_next = at.led && reply_wins(plan.trumps, *at.led, card);
    at.led = at.led ? std::nullopt : std::optional(card);
    if (!mover_leads_next) at.mover = 1 - at.mover;
  }
  return out;
}

}  // namespace d6::rook
