// What playing a battle may cost: a state has all its room from the start (speed.md).
#include <doctest/doctest.h>

#include <cstdlib>
#include <new>

#include "base/places.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/load.h"

using namespace d6;
using namespace d6::carrier;

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

TEST_CASE("speed: a whole random battle allocates nothing with a silent log") {
  for (const char* name : {"midway", "tulagi", "santa_cruz"}) {
    CAPTURE(name);
    Problems problems;
    const Rules rules = load_scenario(find_folder("scenarios") + "/carrier", name, problems);
    REQUIRE(problems.empty());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Dice dice = dice_of(seed, Stream::computer);
      State state = Carrier::start(rules, seed);
      const long before = allocations;
      int decisions = 0;
      for (Turn turn; (turn = Carrier::turn(state)) != Turn::over;) {
        if (turn == Turn::automatic) {
          Carrier::advance(rules, state, {});
        } else {
          Carrier::apply(rules, state, Carrier::any_order(rules, state, dice), {});
          ++decisions;
        }
      }
      const long after = allocations;
      CHECK(after == before);
      CHECK(decisions > 100);
    }
  }
}
