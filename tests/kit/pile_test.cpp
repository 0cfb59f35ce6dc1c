// A pile of cards: what is taken, in which order, and what is left.
#include "kit/pile.h"

#include <doctest/doctest.h>

#include <vector>

using namespace d6;

namespace {

std::vector<int> all(const Pile<int, 8>& pile) { return {pile.begin(), pile.end()}; }

}  // namespace

TEST_CASE("a pile gives its cards in the order in which they were laid under it") {
  Pile<int, 8> pile;
  CHECK(pile.empty());
  for (const int card : {7, 3, 5}) pile.push_back(card);
  CHECK(pile.size() == 3);
  CHECK(pile.take() == 7);
  pile.push_back(9);
  CHECK(all(pile) == std::vector<int>{3, 5, 9});
  CHECK(pile[0] == 3);
  CHECK(pile[2] == 9);
  pile[1] = 6;
  CHECK(pile.take() == 3);
  CHECK(pile.take() == 6);
  CHECK(pile.take() == 9);
  CHECK(pile.empty());
  CHECK(pile.begin() == pile.end());
}

TEST_CASE("two piles are equal when they will give the same cards, whatever was taken before") {
  Pile<int, 8> one, two;
  for (const int card : {1, 2, 3}) one.push_back(card);
  for (const int card : {2, 3}) two.push_back(card);
  CHECK_FALSE(one == two);
  (void)one.take();
  CHECK(one == two);
  two.push_back(4);
  CHECK_FALSE(one == two);
  (void)two.take();
  CHECK_FALSE(one == two);  // as many, but others
}

TEST_CASE("a cleared pile has all its room again") {
  Pile<int, 8> pile;
  for (int round = 0; round < 3; ++round) {
    for (int card = 0; card < 8; ++card) pile.push_back(card);
    CHECK(pile.size() == Pile<int, 8>::capacity());
    (void)pile.take();
    pile.clear();
    CHECK(pile.empty());
  }
}
