// JSON that anybody may have written, and the places that are named in it.
#include "data/json.h"

#include <doctest/doctest.h>

using namespace d6;

namespace {

struct Plain {};
struct Ship {
  int points = 0;
  D6_FIELDS(Ship, points)
};
struct Fleet {
  std::array<Ship, 2> ships{};
  int turn = 0;
  D6_FIELDS(Fleet, ships, turn)
};

}  // namespace

TEST_CASE("data: lists and objects may lie 64 deep in each other, not deeper; brackets in a text do not count") {
  const auto nested = [](int deep) {
    return std::string(static_cast<std::size_t>(deep), '[') + std::string(static_cast<std::size_t>(deep), ']');
  };
  CHECK_FALSE(parse_json(nested(kDeepestJson)).is_discarded());
  CHECK(parse_json(nested(kDeepestJson + 1)).is_discarded());
  CHECK_FALSE(parse_json("[\"" + nested(200) + "\"]").is_discarded());
  CHECK_FALSE(parse_json("[\"\\\"" + std::string(200, '[') + "\"]").is_discarded());
  CHECK(parse_json("[").is_discarded());
}

TEST_CASE("data: a first difference and a value that does not fit name their place in the same words") {
  Fleet a, b;
  CHECK(first_difference(Plain(), a, b).empty());
  b.ships[1].points = 6;
  CHECK(first_difference(Plain(), a, b) == "state.ships[1].points: 0 against 6");
  std::string error;
  CHECK_FALSE(from_json(Plain(), parse_json(R"({"ships": [{}, {"points": "six"}]})"), b, error));
  CHECK(error.find("state.ships[1].points: found \"six\"") == 0);
  CHECK(dotted("") == "state");
}
