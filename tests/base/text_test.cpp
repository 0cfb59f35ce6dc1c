// Words cut, counted and broken in characters (behaviour 18).
#include "base/text.h"

#include <doctest/doctest.h>

using namespace d6;

namespace {
using Lines = std::vector<std::string>;
Lines wrapped(std::string_view text, std::size_t columns) {
  Lines out;
  wrap(text, columns, out);
  return out;
}
}  // namespace

TEST_CASE("behaviour 18: characters are counted, not bytes; a broken byte counts as one") {
  CHECK(characters("Åßç") == 3);
  CHECK(characters("a\xFFz") == 3);
  CHECK(first_characters("Åßçd", 2) == "Åß");
  std::string name = "né";
  erase_last_character(name);
  CHECK(name == "n");
  erase_last_character(name);
  erase_last_character(name);
  CHECK(name.empty());
  std::string out;
  for (const char32_t sign : {U'A', U'é', U'漢', U'\U0001F6A2'}) append_utf8(out, sign);
  CHECK(out == "Aé漢\xF0\x9F\x9A\xA2");
  std::string_view rest = out;
  CHECK(next_character(rest) == U'A');
  CHECK(next_character(rest) == U'é');
  CHECK(next_character(rest) == U'漢');
  CHECK(next_character(rest) == U'\U0001F6A2');
  CHECK(rest.empty());
}

TEST_CASE("behaviour 18: what just fits is not shortened, what is longer ends in two dots, two columns hold no dots") {
  CHECK(shortened("Kaga", 4) == "Kaga");
  CHECK(shortened("Akagi", 4) == "Ak..");
  CHECK(shortened("Åßçdé", 4) == "Åß..");
  CHECK(shortened("Akagi", 2) == "Ak");
  CHECK(shortened("Akagi", 0).empty());
}

TEST_CASE("lines break at spaces and line ends, also right after a full line; a longer word is cut") {
  CHECK(wrapped("one two three", 7) == Lines{"one two", "three"});
  CHECK(wrapped("one two", 3) == Lines{"one", "two"});
  CHECK(wrapped("a\n\nb", 5) == Lines{"a", "", "b"});
  CHECK(wrapped("abcdefg", 3) == Lines{"abc", "def", "g"});
  CHECK(wrapped("abc   ", 3) == Lines{"abc"});
  CHECK(wrapped("", 3) == Lines{""});
  CHECK(wrapped("nowhere to stand", 0).empty());
  Lines more{"before"};
  wrap("after", 9, more);
  CHECK(more == Lines{"before", "after"});
}

TEST_CASE("evenly broken lines are as few as before, and none holds the last word alone where it can be helped") {
  Lines lines{"what stood here goes"};
  wrap_evenly("Two fleets meet at dawn and one returns", 36, lines);
  CHECK(lines == Lines{"Two fleets meet at", "dawn and one returns"});
  wrap_evenly("short", 36, lines);
  CHECK(lines == Lines{"short"});
}
