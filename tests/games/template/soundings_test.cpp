// Soundings: its rules, and that nothing a side may not know changes what it sees, hears, may do or lets its computer
// do.
#include "games/template/rules/soundings.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/places.h"
#include "games/template/ai/soundings_ai.h"
#include "games/template/words/soundings_words.h"
#include "support/scripted.h"

using namespace d6;
using namespace d6::soundings;

namespace {

using G = Soundings;

Rules shipped() {
  Problems problems;
  const Options options = Options::of(Info<G>::options(), {}, false, problems);
  Rules rules = load_rules(find_folder("scenarios") + "/template", options, problems);
  REQUIRE(problems.empty());
  return rules;
}

// Two boats at 4 and 10, seat 0 to decide.
State at_sea(const Rules& rules) {
  State state = G::start(rules, 1);
  G::advance(rules, state, {});
  state.dice = test::scripted_dice();
  state.decider = Seat::zero;
  state.depth = {Depth{4}, Depth{10}};
  return state;
}

Order drop(int depth) { return {OrderKind::drop, {static_cast<std::uint8_t>(depth)}}; }
constexpr Order kListen{OrderKind::listen, {}};

Observation seen_by(const Rules& rules, const State& state, Viewer viewer) {
  Observation out;
  G::observe(rules, state, viewer, out);
  return out;
}

std::vector<std::string> heard(const Rules& rules, State state, const Order& order, Viewer viewer) {
  std::vector<Told<Event>> told;
  G::apply(rules, state, order, Log(told));
  std::vector<std::string> out;
  for (const auto& line : told)
    if (hears(viewer, line.to)) out.push_back(Words<G>::say(rules, line.event));
  return out;
}

struct Changed {
  int dice = 0, depth = 0, pings = 0, exposed = 0;
};

// All that `seat` may not know, otherwise: the dice, the other boat where nothing was heard of it, the other side's
// pings and whether it has heard this boat.
State scrambled(const Rules& rules, const State& state, Seat seat, Dice& dice, Changed& changed) {
  const std::size_t me = index(seat), foe = index(other(seat));
  State out = state;
  out.dice = dice_of(dice.below(1U << 30U));
  if (!state.exposed[foe]) out.depth[foe] = {static_cast<std::uint8_t>(dice.die(rules.deepest))};
  for (auto& ping : out.pings[foe]) ping.near = dice.below(2) == 0;
  out.exposed[me] = dice.below(2) == 0;
  changed.dice += out.dice == state.dice ? 0 : 1;
  changed.depth += out.depth[foe] == state.depth[foe] ? 0 : 1;
  changed.pings += out.pings[foe] == state.pings[foe] ? 0 : 1;
  changed.exposed += out.exposed[me] == state.exposed[me] ? 0 : 1;
  return out;
}

}  // namespace

TEST_CASE("Soundings: a charge on the boat always hits, one beside it with one chance in one plus the distance") {
  const Rules rules = shipped();
  State state = at_sea(rules);
  {
    const test::Scripted none({});  // a chance of 1 draws nothing
    G::apply(rules, state, drop(10), {});
  }
  CHECK(state.hits[1] == 1);
  G::advance(rules, state, {});
  CHECK(state.decider == Seat::one);
  for (const std::uint32_t drawn : {0U, 1U}) {  // at 5 against 4: one chance in two
    State next = state;
    const test::Scripted dice({drawn});
    G::apply(rules, next, drop(5), {});
    CHECK(next.hits[0] == (drawn == 0 ? 1 : 0));
  }
}

TEST_CASE("Soundings: nobody listens twice running; a depth beyond the deepest is refused") {
  const Rules rules = shipped();
  State state = at_sea(rules);
  const test::Scripted dice({2, 2});
  CHECK(!G::check(rules, state, drop(rules.deepest)));
  CHECK(G::check(rules, state, drop(rules.deepest + 1)).code == static_cast<std::uint16_t>(Refusal_::too_deep));
  CHECK(G::check(rules, state, drop(0)).code == static_cast<std::uint16_t>(Refusal_::too_deep));
  G::apply(rules, state, kListen, {});
  G::apply(rules, state, kListen, {});
  REQUIRE(state.decider == Seat::zero);
  CHECK(G::check(rules, state, kListen).code == static_cast<std::uint16_t>(Refusal_::listened_twice));
}

TEST_CASE("Soundings: only the side that was bombed hears the chance, only the one that dropped hears the sonar") {
  const Rules rules = shipped();
  const State state = at_sea(rules);
  {
    const test::Scripted dice({1});
    CHECK(heard(rules, state, drop(9), Viewer::zero).size() == 1);
  }
  {
    const test::Scripted dice({1});
    CHECK(heard(rules, state, drop(9), Viewer::one).size() == 2);
  }
}

TEST_CASE(
    "Soundings: scramble: what a side may not know changes nothing that it sees, hears, may do or lets its computer "
    "do") {
  const Rules rules = shipped();
  Changed changed;
  int looks = 0;
  for (std::uint64_t game = 0; game < 60; ++game) {
    Dice dice = dice_of(game, Stream::show);
    State state = G::start(rules, game);
    while (G::turn(state) != Turn::over) {
      if (G::turn(state) == Turn::automatic) {
        G::advance(rules, state, {});
        continue;
      }
      for (const Seat seat : {Seat::zero, Seat::one}) {
        const State twin = scrambled(rules, state, seat, dice, changed);
        REQUIRE(G::invalid(rules, twin) == "");
        const Observation seen = seen_by(rules, state, viewer(seat));
        REQUIRE(seen == seen_by(rules, twin, viewer(seat)));
        REQUIRE(seen_by(rules, state, Viewer::table).depth == std::array<Depth, 2>{});
        if (G::turn(state) != turn_of(seat)) continue;
        ++looks;
        for (int depth = -1; depth <= rules.deepest + 1; ++depth) {
          const Order order = depth < 0 ? kListen : drop(depth);
          REQUIRE(G::check(rules, state, order) == G::check(rules, twin, order));
        }
        for (int skill = 1; skill <= static_cast<int>(Ai<G>::skills().size()); ++skill) {
          Dice a = dice_of(7, Stream::computer), b = a;
          REQUIRE(Ai<G>::choose(rules, seen, {skill, 10, {}}, a) ==
                  Ai<G>::choose(rules, seen_by(rules, twin, viewer(seat)), {skill, 10, {}}, b));
        }
      }
      G::apply(rules, state, G::any_order(rules, state, dice), {});
    }
  }
  CHECK(looks > 300);
  CHECK(changed.dice > 300);
  CHECK(changed.depth > 300);
  CHECK(changed.pings > 100);
  CHECK(changed.exposed > 100);
}
