// What the rules may cost: no allocation with a silent log, a small plain state (speed.md).
#include <cstdlib>
#include <new>
#include <type_traits>

#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {
thread_local long allocations = 0;  // counted by the operators below
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* at = std::malloc(size)) return at;
  throw std::bad_alloc();
}
void operator delete(void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }

TEST_CASE("speed: a whole race, dealing and sampling included, allocates nothing with a silent log") {
  const Rules rules = rules_with({{"match", "match"}});
  Dice dice = dice_of(3, Stream::computer);
  Observation seen;
  const long before = allocations;
  State state = G::start(rules, 3);
  int steps = 0;
  for (Turn turn; (turn = G::turn(state)) != Turn::over && steps < 2000; ++steps) {
    if (turn == Turn::automatic) {
      G::advance(rules, state, {});
      continue;
    }
    const Order order = G::any_order(rules, state, dice);
    if (G::check(rules, state, order)) break;
    G::observe(rules, state, static_cast<Viewer>(turn), seen);
    if (steps % 16 == 0) G::sample(rules, seen, dice);
    G::apply(rules, state, order, {});
  }
  const long after = allocations;
  CHECK(after == before);
  CHECK(steps > 300);
}

TEST_CASE("speed: a state is a plain value of at most 1 KiB") {
  CHECK(sizeof(State) <= 1024);
  CHECK(std::is_trivially_copyable_v<State>);
  CHECK(std::is_trivially_copyable_v<Observation>);
}
