// The reader of data files: every mistake names file, line, what was found and what is allowed.
#include <doctest/doctest.h>

#include "data/toml.h"

using namespace d6;

namespace {
struct Read {
  Problems problems;
  TomlTable root;
  explicit Read(std::string_view text) : root(TomlTable::parse(text, "file.toml", problems)) {}
};
}  // namespace

TEST_CASE("data: an unknown key is a problem with its line and the keys that are known") {
  Read file("deep = 3\nshalow = 4\n");
  file.root.integer("deep", 1, 9);
  file.root.finish();
  REQUIRE(file.problems.size() == 1);
  CHECK(file.problems[0].text() == "file.toml:2:10: found unknown key \"shalow\"; allowed is one of deep");
}

TEST_CASE("data: wrong type, out of range and missing are each told with what is allowed") {
  Read file("a = \"x\"\nb = 12\nc = 1.5\n");
  CHECK(file.root.integer("a", 1, 9) == 1);
  CHECK(file.root.integer("b", 1, 9) == 1);
  CHECK(file.root.integer("c", 1, 9) == 1);
  CHECK(file.root.integer("d", 2, 9) == 2);
  REQUIRE(file.problems.size() == 4);
  CHECK(file.problems[0].text() == "file.toml:1:5: found a = \"x\"; allowed is a whole number from 1 to 9");
  CHECK(file.problems[1].found == "b = 12");
  CHECK(file.problems[2].found == "c = a number with a decimal point");
  CHECK(file.problems[3].found == "no \"d\"");
}

TEST_CASE("data: a chance is two whole numbers, the first not above the second") {
  Read file("good = [1, 3]\nhalf = [2]\nmore = [4, 3]\n");
  CHECK(file.root.chance("good") == Chance{1, 3});
  file.root.chance("half");
  file.root.chance("more");
  CHECK(file.problems.size() == 2);
}

TEST_CASE("data: unknown keys in tables below are found too; broken TOML has a place") {
  Read file("[[ship]]\nname = \"A\"\nspeeed = 3\n");
  for (const auto& ship : file.root.tables("ship")) ship.text("name");
  file.root.finish();
  REQUIRE(file.problems.size() == 1);
  CHECK(file.problems[0].place == "file.toml:3:10");
  Read broken("a = \nb = 2\n");
  REQUIRE(broken.problems.size() == 1);
  CHECK(broken.problems[0].place.substr(0, 12) == "file.toml:1:");
  CHECK(broken.root.integer("a", 1, 2) == 1);
  CHECK(broken.problems.size() == 1);
}
