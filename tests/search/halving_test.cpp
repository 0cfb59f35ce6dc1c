// Choosing by playouts: who wins of equals, what a budget of nothing and a stop leave, how the worlds are shared out.
#include "search/halving.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "base/fields.h"

using namespace d6;

namespace {

// A game of `length` decisions, of which only the first counts: it picks one of four.
struct Picking {
  struct Rules {
    int length = 1;
  };
  struct State {
    Dice dice;
    int picked = -1, left = 1;
    bool ring = false;  // before each decision but the first a bell rings: a step that nobody decides
    D6_FIELDS(State, dice, picked, left, ring)
  };
  struct Observation {
    int picked = -1;
    D6_FIELDS(Observation, picked)
  };
  struct Order {
    int pick = 0;
    friend bool operator==(const Order&, const Order&) = default;
  };
  struct Event {};
  using Orders = Fixed<Order, 4>;

  static State start(const Rules& rules, std::uint64_t seed) { return {dice_of(seed), -1, rules.length, false}; }
  static Turn turn(const State& s) { return s.left == 0 ? Turn::over : s.ring ? Turn::automatic : Turn::zero; }
  static bool orders(const Rules&, const State&, Orders& list) {
    list.clear();
    for (int i = 0; i < 4; ++i) list.add({i});
    return true;
  }
  static Order any_order(const Rules&, const State&, Dice& dice) { return {static_cast<int>(dice.below(4))}; }
  static Refusal check(const Rules&, const State&, const Order&) { return {}; }
  static void apply(const Rules&, State& s, const Order& order, Log<Event>) {
    if (s.picked < 0) s.picked = order.pick;
    --s.left;
    s.ring = true;
  }
  static void advance(const Rules&, State& s, Log<Event>) { s.ring = false; }
  static void observe(const Rules&, const State& s, Viewer, Observation& out) { out.picked = s.picked; }
  static State sample(const Rules& rules, const Observation&, Dice&) { return start(rules, 1); }
  static int score(const Rules&, const State&, Seat) { return 0; }
  static Outcome outcome(const Rules&, const State& s) { return {s.left == 0, {}}; }
  static std::string invalid(const Rules&, const State&) { return {}; }
};
static_assert(Game<Picking>);

struct Search {
  Picking::Rules rules;
  std::array<int, 4> worth{};  // of each pick
  search::Tries<Picking> tries{};
  search::Budget budget;
  int worlds = 0;
  std::array<int, 4> judged{};

  std::size_t choose(std::size_t candidates = 4) {
    Picking::Orders list;
    for (std::size_t i = 0; i < candidates; ++i) list.add({static_cast<int>(i)});
    Dice dice = dice_of(1, Stream::computer);
    return search::halving<Picking>(
        rules, list, tries, budget, dice,
        [&](Dice&) {
          ++worlds;
          return Picking::start(rules, 1);
        },
        [](const Picking::Rules&, const Picking::State&, Dice&) { return Picking::Order{}; },
        [&](const Picking::Rules&, const Picking::State& s) {
          const auto i = static_cast<std::size_t>(s.picked);
          ++judged[i];
          return std::int64_t{worth[i]};
        });
  }
};

}  // namespace

TEST_CASE("the candidate whose playouts are worth most is chosen, wherever it stands in the list") {
  for (std::size_t best = 0; best < 4; ++best) {
    Search search;
    search.budget.nodes = 100;
    search.worth = {-3, -3, -3, -3};
    search.worth[best] = 2;
    CHECK(search.choose() == best);
  }
}

TEST_CASE("of equals the earlier in the list is chosen") {
  Search all;
  all.budget.nodes = 100;
  CHECK(all.choose() == 0);
  Search two;
  two.budget.nodes = 100;
  two.worth = {1, 5, 2, 5};
  CHECK(two.choose() == 1);
  Search three;
  three.budget.nodes = 100;
  three.worth = {4, 5, 5, 0};
  CHECK(three.choose(3) == 1);
  Search opinions;  // the same mean of one playout and of two
  opinions.budget.nodes = 0;
  opinions.tries[0] = {2, 1}, opinions.tries[1] = {6, 2}, opinions.tries[2] = {3, 1};
  CHECK(opinions.choose(3) == 1);
}

TEST_CASE("without a budget, and when told to stop, the first opinion decides and no world is made") {
  for (const bool stopped : {false, true}) {
    std::stop_source source;
    Search search;
    search.worth = {9, 0, 0, 0};
    search.tries[2] = {5, 1};
    search.budget.nodes = stopped ? 1000 : 0;
    search.budget.stop = source.get_token();
    if (stopped) source.request_stop();
    CHECK(search.choose() == 2);
    CHECK(search.worlds == 0);
    CHECK(search.tries[2].count == 1);
  }
}

TEST_CASE("one candidate is chosen without a playout") {
  Search search;
  CHECK(search.choose(1) == 0);
  CHECK(search.worlds == 0);
}

TEST_CASE("after each round the weaker half drops out, and the budget is shared by the rounds") {
  Search search;
  search.worth = {1, 4, 2, 3};
  search.budget.nodes = 20;  // two rounds of 10 nodes: three worlds for four candidates, then five for two
  CHECK(search.choose() == 1);
  CHECK(search.worlds == 3 + 5);
  CHECK(search.judged == std::array<int, 4>{3, 8, 3, 8});
  CHECK(search.tries[1].count == 8);
  CHECK(search.tries[1].sum == 32);
}

TEST_CASE("a first opinion counts as so many playouts of its worth") {
  for (const bool firm : {false, true}) {
    Search search;
    search.worth = {1, 2, 0, 0};
    search.tries[0] = {firm ? 1000 : 5, firm ? 100 : 1};  // 10 a playout, 5 a playout
    search.budget.nodes = 60;
    CHECK(search.choose() == (firm ? 0U : 1U));
  }
}

TEST_CASE("a playout counts decisions, not steps that nobody decides, and stops at its limit") {
  Picking::Rules rules;
  rules.length = 6;
  const auto first = [](const Picking::Rules&, const Picking::State&, Dice&) { return Picking::Order{}; };
  Dice dice = dice_of(1, Stream::computer);
  for (const int limit : {0, 2, 6, 50}) {
    Picking::State state = Picking::start(rules, 1);
    CHECK(search::play_on<Picking>(rules, state, dice, limit, first) == std::min(limit, 6));
    CHECK(state.left == 6 - std::min(limit, 6));
  }
  Search deep;  // one decision is the candidate's own, two are played on
  deep.rules.length = 6;
  deep.budget.depth = 2;
  deep.budget.nodes = 12;
  deep.worth = {0, 1, 0, 0};
  CHECK(deep.choose(2) == 1);
  CHECK(deep.worlds == 2);  // 2 candidates x 3 nodes a world
}
