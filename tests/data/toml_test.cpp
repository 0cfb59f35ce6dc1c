// The reader of data files: every mistake names file, line, what was found and what is allowed.
#include <doctest/doctest.h>

#include "base/dice.h"
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

TEST_CASE("data: a key of very many parts is a problem with its line, in any kind of brackets") {
  std::string many = "a";
  for (int i = 0; i < 300'000; ++i) many += ".a";
  for (const std::string& row : {many + " = 1", "[" + many + "]", "b = { " + many + " = 1 }"}) {
    Read file("# one row\n" + row + "\n");
    REQUIRE(file.problems.size() == 1);
    CHECK(file.problems[0].place == "file.toml:2");
  }
  const std::string dots(200, '.');
  Read fine("a = \"" + dots + "\" # " + dots + "\nb = \"\"\"\n" + dots + "\"\"\"\nc = '" + dots + "'\nd = \"\\\"" +
            dots + "\"\n");
  CHECK(fine.problems.empty());
  CHECK(fine.root.text("c") == dots);
}

TEST_CASE("data: letters beyond ASCII stand in texts and comments, nowhere else") {
  for (const char* row : {"\xC3\xA9 = 1", "a = \xC3\xA9", "a \xC3\xA9= 1", "[\xE2\x9C\x93]", "a = 1 \xE1\xA0\x8F"}) {
    Read file("# \xC3\xA9\n" + std::string(row) + "\n");
    REQUIRE_MESSAGE(file.problems.size() == 1, row);
    CHECK(file.problems[0].place == "file.toml:2");
    CHECK(file.problems[0].found == "a letter beyond ASCII outside of a text");
  }
  Read good(
      "\xEF\xBB\xBF"
      "a = \"Noum\xC3\xA9"
      "a\"  # Noum\xC3\xA9"
      "a\nb = '\xC3\xA9'\n");
  const Read continued("a = \"\"\"x\\\n  \xC3\xA9\"\"\"\n");
  REQUIRE(continued.problems.size() == 1);
  CHECK(continued.problems[0].place == "file.toml:1");
  CHECK(good.problems.empty());
  CHECK(good.root.text("a") ==
        "Noum\xC3\xA9"
        "a");
}

TEST_CASE("data: text that is no TOML is a problem, whatever it is") {
  const std::string whole = "a = 1\nb = [1, 2]\n[c]\nd = \"x\"\n[[e]]\nf = { g = 1.5, h = 'y' }\n";
  CHECK(Read(whole).problems.empty());
  CHECK(!Read(std::string(100'000, '[')).problems.empty());
  const std::string_view signs = "[]{}.=,\"'#\\\n\r x1-\xff";
  Dice dice = dice_of(1, Stream::show);
  int wrong = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string text = whole.substr(0, 1 + dice.below(static_cast<std::uint32_t>(whole.size())));
    for (int k = 0; k < 3; ++k)
      text.insert(dice.below(static_cast<std::uint32_t>(text.size())), 1 + dice.below(4),
                  signs[dice.below(static_cast<std::uint32_t>(signs.size()))]);
    if (!Read(text).problems.empty()) ++wrong;
  }
  CHECK(wrong > 2000);
}

TEST_CASE("data: a short list is shown as it was found") {
  Read file("odds = [3, 1]\n");
  file.root.chance("odds");
  REQUIRE(file.problems.size() == 1);
  CHECK(file.problems[0].found == "odds = [3, 1]");
}
