// The exact solver against a plain search of every line of play, on endings that were dealt at random.
#include "games/rook/ai/solver.h"

#include <algorithm>
#include <map>

#include "games/rook/ai/plan.h"
#include "games/rook/ai/rook_ai.h"
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

// What seat zero takes from here when both play as well as can be: every legal card of the rules themselves, tried in
// turn.
int brute_force(const Rules& rules, const State& state) {
  if (state.phase == Phase::counting) return state.next == X ? rules.points(state.pile) : 0;
  const Cards may = playable(rules.free_follow, *state.trumps, state.led, state.hands[index(state.next)]);
  int best = state.next == X ? -1 : 1000;
  for (const Card one : may) {
    State next = state;
    G::apply(rules, next, play(one), {});
    const int value = next.captured[0] - state.captured[0] + brute_force(rules, next);
    best = state.next == X ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

State random_ending(const Rules& rules, int tricks, Dice& dice) {
  State state;
  state.phase = Phase::play;
  state.bidder = dice.below(2) == 0 ? X : Y;
  state.bids[index(*state.bidder)] = 75;
  state.trumps = static_cast<Colour>(dice.below(4));
  state.next = dice.below(2) == 0 ? X : Y;
  Cards deck = kAllCards;
  const auto draw = [&](Cards& to) {
    const Card one = deck.nth(dice.below(static_cast<std::uint32_t>(deck.count())));
    deck.remove(one);
    to.push_back(one);
  };
  for (int i = 0; i < tricks; ++i) draw(state.hands[0]), draw(state.hands[1]);
  for (int i = 0; i < rules.pile_cards; ++i) draw(state.pile);
  state.trick = static_cast<std::uint8_t>(rules.hand_cards - tricks + 1);
  if (dice.below(3) == 0) {  // in the middle of a trick
    const Seat leader = state.next;
    const Card lead = state.hands[index(leader)].nth(dice.below(static_cast<std::uint32_t>(tricks)));
    G::apply(rules, state, play(lead), {});
  }
  return state;
}

Position position_of(const Rules& rules, const State& state) {
  return {{state.hands[0].bits(), state.hands[1].bits()},
          static_cast<int>(state.next),
          state.led,
          rules.points(state.pile)};
}

}  // namespace

TEST_CASE("RK play-6: the solver agrees with brute force on 1,500 random endings of up to six tricks") {
  std::map<bool, Rules> rules{{false, rules_with()}, {true, rules_with({{"follow", "free"}})}};
  Dice dice = dice_of(1500);
  int solved = 0;
  for (int i = 0; i < 1500; ++i) {
    const bool free_follow = i % 5 == 4;
    // Free following multiplies the lines of play; five tricks are enough there.
    const int tricks = 1 + static_cast<int>(dice.below(i % 10 == 0 && !free_follow ? 6 : 5));
    const State state = random_ending(rules[free_follow], tricks, dice);
    Solver solver(rules[free_follow], *state.trumps, 12);
    std::int64_t nodes = 1'000'000;
    const auto value = solver.solve(position_of(rules[free_follow], state), nodes);
    REQUIRE(value.has_value());
    REQUIRE(*value == brute_force(rules[free_follow], state));
    ++solved;
  }
  CHECK(solved == 1500);
}

TEST_CASE("RK play-6: every card's own value agrees with brute force, equal cards included") {
  const Rules rules = rules_with();
  Dice dice = dice_of(77);
  for (int i = 0; i < 200; ++i) {
    const State state = random_ending(rules, 4, dice);
    Solver solver(rules, *state.trumps, 10);
    std::int64_t nodes = 1'000'000;
    Analysis found;
    REQUIRE(solver.analyse(position_of(rules, state), 20, nodes, found));
    CHECK(found.whole);
    CHECK(found.moves == playable(false, *state.trumps, state.led, state.hands[index(state.next)]));
    for (const Card one : found.moves) {
      State next = state;
      G::apply(rules, next, play(one), {});
      CHECK(found.value[one.id] == next.captured[0] - state.captured[0] + brute_force(rules, next));
    }
  }
}

TEST_CASE("RK play-6: one solver asked about many endings remembers none of them wrongly") {
  const Rules rules = rules_with();
  Dice dice = dice_of(78);
  Solver shared(rules, Colour::green, 8);  // a small table: entries are overwritten all the time
  for (int i = 0; i < 300; ++i) {
    State state = random_ending(rules, 1 + static_cast<int>(dice.below(5)), dice);
    state.trumps = Colour::green;
    if (state.led) continue;
    std::int64_t nodes = 1'000'000;
    shared.deepen(position_of(rules, state), 200);  // leaves estimates of shallow looks behind
    CHECK(shared.solve(position_of(rules, state), nodes) == brute_force(rules, state));
  }
}

TEST_CASE("RK-10: the solver gives up within its budget of nodes and says so") {
  const Rules rules = rules_with();
  Dice dice = dice_of(5);
  const State state = random_ending(rules, 16, dice);
  Solver solver(rules, *state.trumps, 10);
  std::int64_t nodes = 500;
  CHECK(!solver.solve(position_of(rules, state), nodes));
  CHECK(solver.searched() <= 501);
  const Analysis deep = solver.deepen(position_of(rules, state), 500);
  CHECK(deep.moves.count() > 0);
  CHECK(!deep.whole);
}

TEST_CASE("RK-3: a plan for the pile buries five of the 25 cards and keeps to a swap under way") {
  for (const char* pile : {"any", "clean"}) {
    const Rules rules = rules_with({{"pile", pile}});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = G::start(rules, seed);
      const Cards all = state.hands[0] | state.pile;
      const Plan plan = make_plans(rules, all, state.hands[1], {}, 2, 1)[0];
      CHECK(plan.pile.count() == 5);
      CHECK(all.contains(plan.pile));
      if (rules.clean_pile) CHECK(rules.points(plan.pile) == 0);
      const Card kept = plan.pile.lowest(), buried = (buryable(rules, all) - plan.pile).lowest();
      const Plan bound = make_plans(rules, all, state.hands[1], {Cards(buried), Cards(kept)}, 2, 1)[0];
      CHECK(bound.pile.contains(buried));
      CHECK(!bound.pile.contains(kept));
    }
  }
}

TEST_CASE("RK-18: from 12 tricks to go the bid winner of the highest skill plays the best card there is") {
  const Rules rules = rules_with({{"opening", "fair"}});
  int asked = 0, better = 0;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    State state = G::start(rules, seed);
    const auto orders_of = [&](int skill, int effort, Dice dice) {
      Observation seen;
      G::observe(rules, state, viewer(state.next), seen);
      return Ai<G>::choose(rules, seen, {skill, effort, {}}, dice);
    };
    while (!(state.phase == Phase::play && state.next == state.bidder && state.hands[index(state.next)].count() == 12))
      if (G::turn(state) == Turn::automatic) {
        G::advance(rules, state, {});
      } else {
        G::apply(rules, state, orders_of(2, 10, dice_of(seed)), {});
      }
    const Cards may = playable(false, *state.trumps, state.led, state.hands[index(state.next)]);
    if (may.count() == 1) continue;
    ++asked;
    Solver solver(rules, *state.trumps, 18);
    std::int64_t nodes = 50'000'000;
    Analysis exact;
    REQUIRE(solver.analyse(position_of(rules, state), 12, nodes, exact));
    REQUIRE(exact.whole);
    const int sign = state.next == X ? 1 : -1;  // values are what seat zero takes
    int best = -1000, worst = 1000;
    for (const Card one : may) {
      best = std::max(best, sign * exact.value[one.id]);
      worst = std::min(worst, sign * exact.value[one.id]);
    }
    better += best > worst;
    const Order chosen = orders_of(4, 100, dice_of(seed, Stream::computer));
    CHECK(sign * exact.value[chosen.card().id] == best);
  }
  CHECK(asked > 12);
  CHECK(better > 8);
}
