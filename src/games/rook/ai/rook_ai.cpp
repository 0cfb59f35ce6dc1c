// Choosing: bids from sampled splits, the junk pile and trumps by plan, cards by search.
#include "games/rook/ai/rook_ai.h"

#include <algorithm>

#include "games/rook/ai/plan.h"
#include "games/rook/ai/solver.h"

namespace d6 {
using namespace rook;
namespace {

// How a skill thinks. Nodes are tricks searched; they set the time, never a clock.
struct Mind {
  bool remembers;          // colours not followed, and the 25 cards seen
  int bid_worlds;          // splits of hand and pile looked at in the auction; 0: a rule of thumb
  std::int64_t bid_nodes;  // for each of them
  bool sober;              // takes open-handed prospects for what hands have really brought
  int colours, passes;     // how well the pile is planned
  int worlds;              // for a defender's card
  std::int64_t nodes;      // for a card, over all worlds
  int exact;               // with so many tricks to go or fewer a hand that is known is searched to its end
};

constexpr std::array<Mind, 4> kMinds{{
    {false, 0, 0, false, 1, 0, 1, 0, 0},
    {false, 6, 0, false, 1, 1, 4, 1'000, 0},
    {true, 10, 0, false, 2, 1, 6, 8'000, 0},
    {true, 20, 2'000, true, 4, 4, 24, 100'000, 12},
}};
// Of 1,000 endings of 12 tricks the hardest took 700,000 nodes to the end, the median 21,000.
constexpr std::int64_t kExactNodes = 2'000'000;

Mind mind_of(const Thinking& thinking) {
  Mind mind = kMinds[static_cast<std::size_t>(std::clamp(thinking.skill, 1, 4) - 1)];
  mind.nodes = mind.nodes * thinking.effort / 100;
  mind.bid_nodes = mind.bid_nodes * thinking.effort / 100;
  return mind;
}

// What is left of an observation when one does not keep track: own cards and those on the table.
Observation forgetful(const Observation& seen) {
  Observation out = seen;
  const auto mine = index(seen.next), others = index(other(seen.next));
  out.hands[others].clear();
  out.denied = {};
  if (seen.phase == Phase::play) {
    out.pile.clear();
    out.pile_known = false;
  }
  out.sizes[mine] = static_cast<std::uint8_t>(seen.hands[mine].count());
  out.bids = {};
  return out;
}

// Values are whole thousandths of a point, so that an order is the same on any machine.
constexpr std::int64_t kMilli = 1000;

// The margin for the bid winner who ends with `points` (in thousandths); an estimate may be off by `slack` points to
// either side, an exact count has no slack.
std::int64_t margin(const Rules& rules, int bid, std::int64_t points, int slack) {
  const std::int64_t made = 2 * points - kMilli * rules.total_points;
  const std::int64_t failed = points - kMilli * (rules.total_points + bid);
  const std::int64_t over = points - kMilli * bid;
  if (slack == 0) return over >= 0 ? made : failed;
  const std::int64_t width = 2 * kMilli * slack;
  const std::int64_t chance = std::clamp<std::int64_t>(over + width / 2, 0, width);
  return (chance * made + (width - chance) * failed) / width;
}
constexpr int kUnsure = 12;  // points that a search which did not see the end may be off
constexpr int kHands = 16;   // points that hands have brought more or less than was foreseen in the auction

// ---- the auction

int best_value(const Analysis& deep) {
  int best = 0;
  for (const Card one : deep.moves) best = std::max<int>(best, deep.value[one.id]);
  return best;
}

// What the bid winner of a split would take, in thousandths, by greedy play or by search; a plan is chosen for what
// greedy play makes of it and so promises too much. The line was fitted to 120 hands of the strongest skill against
// itself (correlation 0.88).
std::int64_t prospect(const Rules& rules, Cards all, Cards other_hand, const Mind& mind) {
  const Plan plan = make_plans(rules, all, other_hand, {}, 1, 1)[0];
  if (mind.bid_nodes == 0) return kMilli * plan.points;
  Solver solver(rules, plan.trumps, 9);
  const int points = best_value(solver.deepen(after_plan(rules, all, other_hand, plan.pile), mind.bid_nodes));
  return mind.sober ? 21 * kMilli + 670 * points : kMilli * points;
}

Order thumb_bid(const Rules& rules, const Observation& seen, int next) {
  const Cards hand = seen.hands[index(seen.next)];
  return rough_points(hand) >= next && next <= rules.most_bid ? bid(next) : pass();
}

Order choose_bid(const Rules& rules, const Observation& seen, const Mind& mind, const Thinking& thinking, Dice& dice) {
  if (!seen.bidder) return bid(rules.opening_bid);
  const int theirs = seen.bids[index(*seen.bidder)], next = theirs + rules.bid_step;
  if (next > rules.most_bid) return pass();
  if (mind.bid_worlds == 0) return thumb_bid(rules, seen, next);
  const Seat me = seen.next;
  const Cards mine = seen.hands[index(me)];
  const int slack = mind.sober ? kHands : kUnsure;
  std::int64_t take = 0, leave = 0;
  for (int i = 0; i < mind.bid_worlds; ++i) {
    if (thinking.stop.stop_requested()) return pass();
    const State world = Rook::sample(rules, seen, dice);
    const Cards hidden = world.hands[index(other(me))];
    take += margin(rules, next, prospect(rules, mine | world.pile, hidden, mind), slack);
    leave -= margin(rules, theirs, prospect(rules, hidden | world.pile, mine, mind), slack);
  }
  return take > leave ? bid(next) : pass();
}

// ---- the junk pile and trumps

// The other hand as this mind knows it: worked out, or imagined and the same at each step of one swap.
Cards other_hand(const Rules& rules, const Observation& seen, const Mind& mind) {
  const auto others = index(other(seen.next));
  if (mind.remembers) return seen.hands[others];
  Dice fixed = dice_of((seen.hands[index(seen.next)] | seen.pile).bits(), Stream::computer);
  return Rook::sample(rules, forgetful(seen), fixed).hands[others];
}

int searched_points(const Rules& rules, Cards all, Cards others, Cards pile, Colour trumps, std::int64_t nodes) {
  Solver solver(rules, trumps, 12);
  const Position at = after_plan(rules, all, others, pile);
  return nodes == 0 ? solver.estimate(at) : best_value(solver.deepen(at, nodes));
}

// The best plan by search where the skill has nodes for it, else by greedy play.
Plan best_plan(const Rules& rules, Cards all, Cards others, const PlanLimits& limits, const Mind& mind) {
  const auto plans = make_plans(rules, all, others, limits, mind.colours, mind.passes);
  if (mind.bid_nodes == 0) return plans[0];
  Plan best = plans[0];
  best.points = -1;
  for (const Plan& plan : plans) {
    const int points = searched_points(rules, all, others, plan.pile, plan.trumps, mind.nodes / 10);
    if (points > best.points) best = {plan.pile, plan.trumps, points};
  }
  return best;
}

Order choose_swap(const Rules& rules, const Observation& seen, const Mind& mind) {
  const Cards hand = seen.hands[index(seen.next)], all = hand | seen.pile;
  const Cards others = other_hand(rules, seen, mind);
  // The plan depends on the 25 cards only, so that each step carries out the same one; a swap that somebody else has
  // begun differently is finished as well as it can be.
  Plan plan = best_plan(rules, all, others, {}, mind);
  if ((plan.pile & seen.took) || !plan.pile.contains(seen.gave))
    plan = best_plan(rules, all, others, {seen.gave, seen.took}, mind);
  if (const Cards wanted = seen.pile - plan.pile) return take(wanted.highest());
  if (const Cards unwanted = hand & plan.pile) return give(unwanted.lowest());
  return done();
}

Order choose_trumps(const Rules& rules, const Observation& seen, const Mind& mind) {
  const Cards all = seen.hands[index(seen.next)] | seen.pile;
  const Cards others = other_hand(rules, seen, mind);
  Order best = name_trumps(Colour::red);
  int most = -1;
  for (const auto colour : kAllColours) {
    const int points = searched_points(rules, all, others, seen.pile, colour, mind.nodes / 10);
    if (points > most) most = points, best = name_trumps(colour);
  }
  return best;
}

// ---- the play of a card

Position position_of(const Rules& rules, const State& world) {
  Position at;
  at.hands = {world.hands[0].bits(), world.hands[1].bits()};
  at.mover = static_cast<int>(world.next);
  at.led = world.led;
  at.pile = rules.points(world.pile);
  return at;
}

Order choose_card(const Rules& rules, const Observation& seen, const Mind& mind, const Thinking& thinking, Dice& dice) {
  const Seat me = seen.next, bidder = *seen.bidder;
  const Cards may = playable(rules.free_follow, *seen.trumps, seen.led, seen.hands[index(me)]);
  if (may.count() == 1) return play(may.lowest());
  const Observation known = mind.remembers ? seen : forgetful(seen);
  const bool certain = known.hands[index(other(me))].count() == known.sizes[index(other(me))];
  const int worlds = certain ? 1 : mind.worlds;

  const auto look = [&](Solver& solver, const Position& at) {
    Analysis whole;
    std::int64_t nodes = kExactNodes * thinking.effort / 100;
    if (certain && at.tricks() <= mind.exact && solver.analyse(at, at.tricks(), nodes, whole)) return whole;
    return solver.deepen(at, mind.nodes / worlds);
  };
  Solver solver(rules, *seen.trumps, mind.nodes > 20'000 ? 16 : mind.nodes > 0 ? 12 : 0);
  std::array<std::int64_t, kCards> sum{};
  for (int i = 0; i < worlds; ++i) {
    if (thinking.stop.stop_requested()) break;
    const Position at = position_of(rules, Rook::sample(rules, known, dice));
    if (mind.nodes == 0) return play(solver.greedy(at));
    const Analysis deep = look(solver, at);
    for (const Card one : may) {
      const int zero = deep.value[one.id] + seen.captured[0];
      const int points = bidder == Seat::zero ? zero : rules.total_points - zero;
      const std::int64_t value = margin(rules, seen.bids[index(bidder)], kMilli * points, deep.whole ? 0 : kUnsure);
      // Among equals, more points and then what the greedy player likes.
      sum[one.id] += (me == bidder ? 1 : -1) * (value + 10 * points) + (solver.greedy(at) == one ? 1 : 0);
    }
  }
  Card best = may.lowest();
  for (const Card one : may)
    if (sum[one.id] > sum[best.id]) best = one;
  return play(best);
}

}  // namespace

std::span<const Skill> Ai<Rook>::skills() {
  static constexpr std::array<Skill, 4> kSkills{{
      {"Fledgling", "Goes by its own hand and a rule of thumb, and forgets what has been played."},
      {"Jackdaw", "Guesses at the other hand and looks a trick or two ahead."},
      {"Crow", "Remembers every card it has seen and thinks some tricks ahead."},
      {"Raven", "Counts the whole hand out and plays the ending without a flaw."},
  }};
  return kSkills;
}

Order Ai<Rook>::choose(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  const Mind mind = mind_of(thinking);
  switch (seen.phase) {
    case Phase::auction: return choose_bid(rules, seen, mind, thinking, dice);
    case Phase::swap: return choose_swap(rules, seen, mind);
    case Phase::trumps: return choose_trumps(rules, seen, mind);
    case Phase::play: return choose_card(rules, seen, mind, thinking, dice);
    case Phase::dealt:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: break;
  }
  assert(false && "no seat decides");
  return pass();
}

}  // namespace d6
