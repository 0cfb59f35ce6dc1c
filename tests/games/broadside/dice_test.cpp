// The dice of the printed ranges as a table: a range alone does not say how many sides are drawn.
#include <doctest/doctest.h>

#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

TEST_CASE("TFB-6: a broadside's damage is two dice of the class: BB 2d6, CA 2d4, CL 2d3, DD 2d2") {
  const Rules rules = rules_with();
  const int sides[] = {6, 4, 3, 2};
  REQUIRE(rules.damage.size() == 4);
  for (std::size_t i = 0; i < rules.damage.size(); ++i) {
    CHECK(int(rules.damage[i].dice) == 2);
    CHECK(int(rules.damage[i].sides) == sides[i]);
  }
}

TEST_CASE("TFB-11: the minefield's die and its damage die have six sides; TFB-13: secondary damage is one of four") {
  const Rules rules = rules_with();
  CHECK(int(rules.mine_sides) == 6);
  CHECK(int(rules.mine_damage_sides) == 6);
  CHECK(int(rules.secondary_sides) == 4);
}
