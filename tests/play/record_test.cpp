// Records and saves of hostile hands: cut at any byte, edited, of a newer version (behaviour 23, issue "Bad input").
#include <doctest/doctest.h>

#include <string>

#include "base/places.h"
#include "base/version.h"
#include "data/json.h"
#include "play/entry.h"
#include "play/save.h"

using namespace d6;

namespace {

std::unique_ptr<Session> played() {
  auto opened = find_game("template")->open(find_folder("scenarios"), {}, 11, false);
  auto& session = *opened.session;
  Dice dice = dice_of(1, Stream::computer);
  for (int i = 0; i < 9 && session.turn() != Turn::over; ++i) {
    while (session.advance()) {
    }
    REQUIRE(!session.order(session.random_order(dice)));
  }
  while (session.advance()) {
  }
  return std::move(opened.session);
}

Opened loaded(const std::string& text) { return load_save(catalogue(), find_folder("scenarios"), text, "the save"); }
Opened replayed(const std::string& text) { return replay(catalogue(), find_folder("scenarios"), text, "the record"); }

std::string replace(std::string text, const std::string& what, const std::string& with) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), with);
}

}  // namespace

TEST_CASE("behaviour 23: a save cut at any byte is refused with the reason") {
  const std::string whole = played()->save();
  REQUIRE(loaded(whole).session);
  for (std::size_t length = 0; length + 2 < whole.size(); ++length) {
    const auto opened = loaded(whole.substr(0, length));
    REQUIRE(!opened.session);
    REQUIRE(opened.problems.size() == 1);
    CHECK(opened.problems[0].place == "the save");
  }
}

TEST_CASE("behaviour 23: a save with any byte changed is refused or is the same save") {
  const std::string whole = played()->save();
  const auto hash = loaded(whole).session->hash();
  for (std::size_t at = 0; at < whole.size(); at += 3) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    const auto opened = loaded(changed);
    if (opened.session) CHECK(opened.session->hash() == hash);
  }
}

TEST_CASE("behaviour 23: brackets in brackets are refused, not followed down") {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  CHECK(!loaded(deep).session);
  CHECK(!loaded(R"({"deep6_save":1,"checksum":"0000000000000000","record":"","snapshot":)" + deep + "}").session);
  const auto placed = find_game("template")->position(find_folder("scenarios"), {}, 1, R"({"pings":)" + deep + "}");
  REQUIRE(!placed.session);
  CHECK(placed.problems[0].text().find("JSON") != std::string::npos);
}

TEST_CASE("behaviour 23: a save of a newer format is refused by name, one of an older program loads and says so") {
  const auto newer = loaded(replace(played()->save(), "\"deep6_save\":1", "\"deep6_save\":2"));
  REQUIRE(!newer.session);
  CHECK(newer.problems[0].found.find("newer version") != std::string::npos);

  const auto session = played();
  const auto older = loaded(write_save(replace(session->record(), "\nprogram " + std::string(kVersion), "\nprogram 0.0.1"), session->truth()));
  REQUIRE(older.session);
  CHECK(older.session->hash() == session->hash());
  REQUIRE(older.notes.size() == 1);
  CHECK(older.notes[0].find("0.0.1") != std::string::npos);
  // Kept by this program it is a save of this program.
  const auto again = loaded(older.session->save());
  REQUIRE(again.session);
  CHECK(again.notes.empty());
}

TEST_CASE("ALL: a record cut at any line or byte is refused, never half played") {
  const std::string whole = played()->record();
  REQUIRE(replayed(whole).session);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto opened = replayed(whole.substr(0, length));
    CHECK_MESSAGE(!opened.session, "cut at " << length);
    CHECK(opened.problems.size() == 1);
  }
}

TEST_CASE("ALL: an edited record diverges at the order that was edited") {
  const std::string whole = played()->record();
  const std::size_t first = whole.find("\n1 0 ");
  const std::size_t end = whole.find('\n', first + 1);
  std::string edited = whole;
  edited.replace(first + 1, end - first - 1, whole.compare(first + 5, 6, "listen") == 0 ? "1 0 drop 3" : "1 0 listen");
  const auto opened = replayed(edited);
  REQUIRE(!opened.session);
  CHECK(opened.problems[0].found.find("order ") != std::string::npos);

  const auto refused = replayed(whole.substr(0, first + 1) + "1 0 drop 200" + whole.substr(end));
  REQUIRE(!refused.session);
  CHECK(refused.problems[0].found.find("order 1 (drop 200)") != std::string::npos);
}

TEST_CASE("ALL: a record of a newer format, of an unknown game or with an unknown option is refused with what is allowed") {
  const std::string whole = played()->record();
  CHECK(replayed(replace(whole, "deep6 1", "deep6 2")).problems[0].allowed.find("newer version") != std::string::npos);
  CHECK(replayed(replace(whole, "game template", "game chess")).problems[0].allowed.find("template") != std::string::npos);
  CHECK(replayed(replace(whole, "option length=", "option width=")).problems[0].place == "option width");
}
