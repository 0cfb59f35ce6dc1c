// What a bid winner would do with 25 cards against a known (or sampled) hand: which five to bury and which colour to
// name.
#pragma once
#include "games/rook/ai/solver.h"
#include "games/rook/rules/rook.h"

namespace d6::rook {

struct Plan {
  Cards pile;
  Colour trumps = Colour::red;
  int points = 0;  // the bid winner's, estimated by greedy play
};

// What must lie in the pile and what must not, from a swap under way.
struct PlanLimits {
  Cards buried, kept;
};

// A plan for each colour, the best first: from a sound start, in the best `colours` of them bettered by exchanging one
// card at a time, `passes` times at most.
std::array<Plan, kColours> make_plans(const Rules& rules, Cards all, Cards other, const PlanLimits& limits, int colours,
                                      int passes);
// The bid winner's points by greedy play under a plan.
int plan_points(const Rules& rules, const Solver& solver, Cards all, Cards other, Cards pile);
// The moment after a plan is carried out: the bid winner as side 0 leads.
Position after_plan(const Rules& rules, Cards all, Cards other, Cards pile);

// An ending for tests and the bench: the deal of `seed`, the opener's plan carried out, greedy play until both hold
// `tricks`.
struct Ending {
  Position at;
  Colour trumps = Colour::red;
};
Ending greedy_ending(const Rules& rules, std::uint64_t seed, int tricks);

}  // namespace d6::rook
