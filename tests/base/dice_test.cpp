// Dice, chances and fields: determinism.md and ALL-2.
#include <doctest/doctest.h>

#include <set>

#include "base/chance.h"
#include "base/fields.h"
#include "support/scripted.h"

using namespace d6;

TEST_CASE("ALL-2: a success is drawn below the numerator; sure chances draw nothing") {
  Dice dice = test::scripted_dice();
  test::Scripted script({4, 5});
  CHECK(roll({5, 12}, dice).success());
  CHECK(!roll({5, 12}, dice).success());
  CHECK(roll({7, 7}, dice).success());
  CHECK(!roll({0, 7}, dice).success());
}

TEST_CASE("ALL-2: factors multiply exactly; above a million the product is rounded once, half up") {
  CHECK(ChanceProduct().times(2, 24).chance() == Chance{2, 24});
  CHECK(ChanceProduct().times(50, 100).times(75, 100).chance() == Chance{3750, 10000});
  CHECK(ChanceProduct().times(1, 3).times(1, 1'000'000).chance() == Chance{0, 1'000'000});
  CHECK(ChanceProduct().times(1, 2).times(1, 1'000'000).chance() == Chance{1, 1'000'000});
  CHECK(ChanceProduct().times(2, 3).times(1'000'000, 1'000'001).chance() == Chance{666'666, 1'000'000});
  CHECK(ChanceProduct().times(3, 2).chance() == Chance{2, 2});
}

TEST_CASE("ALL-2: the same seed draws the same numbers, another stream others, and every value comes") {
  Dice a = dice_of(7), b = dice_of(7), other = dice_of(7, Stream::computer);
  bool differs = false;
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 200; ++i) {
    const auto drawn = a.below(6);
    CHECK(drawn == b.below(6));
    differs = differs || drawn != other.below(6);
    seen.insert(drawn);
  }
  CHECK(differs);
  CHECK(seen.size() == 6);
  CHECK(*seen.rbegin() == 5);
}

TEST_CASE("determinism: a shuffle is Fisher-Yates from the back") {
  std::vector<int> cards{0, 1, 2, 3};
  Dice dice = test::scripted_dice();
  test::Scripted script({0, 2, 1});  // below(4), below(3), below(2)
  shuffle(cards, dice);
  CHECK(cards == std::vector<int>{3, 1, 2, 0});
}

namespace {
struct Pile {
  int top = 0;
  Fixed<std::uint8_t, 4> cards;
  D6_FIELDS(Pile, top, cards)
};
}  // namespace

TEST_CASE("fields: one list gives names, equality and a hash that sees every member") {
  Pile a, b;
  CHECK(field_name(Pile::field_names(), 1) == "cards");
  CHECK(hash_of(a) == hash_of(b));
  b.cards.add(3);
  CHECK(!(a == b));
  CHECK(hash_of(a) != hash_of(b));
  b.cards.pop_back();
  CHECK(a == b);
  b.top = 1;
  CHECK(hash_of(a) != hash_of(b));
}
