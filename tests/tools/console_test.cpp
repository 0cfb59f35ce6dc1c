// The console: its README's example session, every command, and lines of garbage.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "base/places.h"
#include "console/console.h"
#include "support/own_scenario.h"
#include "support/temporary.h"

using namespace d6;

namespace {

console::Console fresh() { return {catalogue(), find_folder("scenarios"), [] { return std::uint64_t{42}; }}; }

Json ask(console::Console& c, std::string_view line) { return Json::parse(c.answer(line)); }

std::string scratch(const std::string& name) { return "/tmp/deepsix-console-test-" + std::to_string(getpid()) + "-" + name; }

}  // namespace

TEST_CASE("console: the example session of its README is what it answers") {
  std::ifstream in(std::string(D6_SOURCE_DIR) + "/tools/console/README.md");
  REQUIRE(in);
  auto c = fresh();
  std::string line, answer;
  bool inside = false;
  int answers = 0;
  while (std::getline(in, line)) {
    if (line.rfind("```", 0) == 0) {
      inside = line == "```console";
    } else if (inside && line.rfind("> ", 0) == 0) {
      answer = c.answer(line.substr(2));
    } else if (inside) {
      const std::size_t at = answer.find("\"hash\":\"");  // hashes follow the data; their form is what is promised
      if (at != std::string::npos) answer.replace(at + 8, 16, "HASH");
      CHECK(answer == line);
      ++answers;
    }
  }
  CHECK(answers == 11);
}

TEST_CASE("console: a bad line never ends the program and never changes the game") {
  auto c = fresh();
  CHECK(ask(c, "orders")["error"]["code"] == "no game");
  CHECK(ask(c, "new template seed=1")["ok"] == true);
  const auto hash = ask(c, "hash")["hash"];
  std::string garbage;
  Dice dice = dice_of(9, Stream::show);
  for (int i = 0; i < 2000; ++i) {
    garbage.clear();
    const auto length = dice.below(60);
    for (std::uint32_t k = 0; k < length; ++k) garbage.push_back(static_cast<char>(dice.below(256)));
    if (i % 2) garbage = "order " + garbage;
    if (i % 5 == 0) garbage = "new " + garbage;
    const auto answer = ask(c, garbage);
    CHECK(answer["ok"] == false);
    CHECK(!answer["error"]["text"].get<std::string>().empty());
  }
  CHECK(ask(c, std::string(1'000'000, 'x'))["error"]["code"] == "unknown");
  CHECK(ask(c, "order " + std::string(900'000, 'y'))["error"]["code"] == "parse");
  CHECK(c.answer("order " + std::string(900'000, 'y')).size() < 2000);
  CHECK(Json::parse(c.too_long())["error"]["code"] == "line");
  CHECK(ask(c, "hash")["hash"] == hash);
  CHECK(!c.quit());
}

TEST_CASE("console: it plays, saves, loads, records, replays and verifies every game") {
  for (const auto& entry : catalogue()) {
    INFO(entry.name);
    auto c = fresh();
    REQUIRE(ask(c, "new " + std::string(entry.name))["seed"] == 42);
    for (int i = 0; i < 3; ++i) CHECK(ask(c, "auto 1 1")["ok"] == true);
    const auto hash = ask(c, "hash")["hash"];
    const auto save = scratch("save"), record = scratch("record");
    CHECK(ask(c, "save " + save)["ok"] == true);
    CHECK(ask(c, "record " + record)["ok"] == true);
    CHECK(ask(c, "new " + std::string(entry.name) + " seed=2")["ok"] == true);
    CHECK(ask(c, "verify " + record)["hash"] == hash);
    CHECK(ask(c, "hash")["hash"] != hash);
    CHECK(ask(c, "load " + save)["hash"] == hash);
    CHECK(ask(c, "replay " + record)["hash"] == hash);
    std::remove(save.c_str());
    std::remove((save + ".previous").c_str());
    std::remove(record.c_str());
  }
}

TEST_CASE("console: a player's own scenario is listed and played, a broken one is named with its place") {
  const test::Temporary own;
  test::write_scenario(own.path(), "buna");
  test::write_scenario(own.path(), "lae", test::broken_scenario());
  console::Console c(catalogue(), {find_folder("scenarios"), own.path()}, [] { return std::uint64_t{42}; });
  const Json answer = ask(c, "games");
  int asked = 0;
  for (const auto& game : answer["games"]) {
    if (game["name"] != "carrier") {
      CHECK(!game.contains("problems"));
      continue;
    }
    ++asked;
    const auto& names = game["scenarios"];
    CHECK(std::count(names.begin(), names.end(), "buna") == 1);
    CHECK(std::count(names.begin(), names.end(), "midway") == 1);
    CHECK(std::count(names.begin(), names.end(), "lae") == 0);
    REQUIRE(game["problems"].size() == 1);
    CHECK(game["problems"][0].get<std::string>().find("/carrier/lae.toml:36:") != std::string::npos);
  }
  CHECK(asked == 1);
  CHECK(ask(c, "new carrier scenario=lae")["error"]["code"] == "problem");
  REQUIRE(ask(c, "new carrier scenario=buna")["ok"] == true);
  CHECK(ask(c, "auto 20 1")["ok"] == true);
  const auto hash = ask(c, "hash")["hash"];
  const auto save = scratch("own");
  CHECK(ask(c, "save " + save)["ok"] == true);
  REQUIRE(ask(c, "new carrier scenario=midway")["ok"] == true);
  CHECK(ask(c, "load " + save)["hash"] == hash);
  std::remove(save.c_str());
}

TEST_CASE("console: a seat is told and shown only what it may know") {
  auto c = fresh();
  ask(c, "new template seed=1");
  ask(c, "seat 1");
  CHECK(ask(c, "truth")["error"]["code"] == "seat");
  CHECK(ask(c, "view 0")["error"]["code"] == "seat");
  CHECK(ask(c, "view 1")["ok"] == true);
  CHECK(ask(c, "orders")["error"]["code"] == "turn");
  const Json told = ask(c, "told")["told"];
  for (const auto& line : told) CHECK(line["seat"] == 1);
}

TEST_CASE("CF 10.10: a seat is not shown the score before the end, which would tell true damage from claims") {
  auto c = fresh();
  REQUIRE(ask(c, "new carrier scenario=tulagi seed=3")["ok"] == true);
  CHECK(ask(c, "result")["scores"].size() == 2);
  ask(c, "seat US");
  CHECK(ask(c, "result")["scores"].is_null());
  ask(c, "play 1");
  CHECK(ask(c, "result")["over"] == true);
  CHECK(ask(c, "result")["scores"].size() == 2);
  REQUIRE(ask(c, "new rook seed=3")["ok"] == true);
  ask(c, "seat 0");
  CHECK(ask(c, "result")["scores"].size() == 2);  // there everybody may count
}

TEST_CASE("CF 8.3: a seat counts what it heard itself, so that a search that fails in secret moves no counter") {
  auto c = fresh();
  REQUIRE(ask(c, "new carrier scenario=tulagi seed=3")["ok"] == true);
  ask(c, "auto 200 2");
  const auto all = ask(c, "told");
  CHECK(all["next"] == all["told"].size());
  ask(c, "seat JP");
  const auto heard = ask(c, "told");
  CHECK(heard["next"] == heard["told"].size());
  CHECK(heard["told"].size() < all["told"].size());
  const std::size_t half = heard["told"].size() / 2;
  const auto rest = ask(c, "told " + std::to_string(half));
  REQUIRE(rest["told"].size() == heard["told"].size() - half);
  CHECK(rest["told"][0] == heard["told"][half]);
  CHECK(ask(c, "told 100000")["told"].empty());
}

TEST_CASE("console: a form shows how its order is written, and the order is taken so") {
  auto c = fresh();
  REQUIRE(ask(c, "new carrier scenario=tulagi seed=4")["ok"] == true);
  const auto form_of = [&](const std::string& kind) {
    for (int i = 0; i < 40; ++i) {
      const Json menu = ask(c, "orders");
      for (const auto& order : menu["orders"])
        if (order.is_object() && order["kind"] == kind) return order["text"].get<std::string>();
      ask(c, "order next");
    }
    return std::string();
  };
  CHECK(form_of("ready Yorktown SBD") == "ready Yorktown SBD {}");
  CHECK(ask(c, "order ready Yorktown SBD 9")["ok"] == true);
  CHECK(form_of("launch AS from Yorktown") == "launch AS from Yorktown SBD={SBD}");
  CHECK(ask(c, "order launch AS from Yorktown SBD=9")["ok"] == true);
}

TEST_CASE("console: position starts from what truth prints, and refuses what the rules cannot hold") {
  auto c = fresh();
  ask(c, "new template seed=5");
  ask(c, "order drop 3");
  const auto hash = ask(c, "hash")["hash"];
  const auto path = scratch("position");
  std::ofstream(path) << c.answer("truth");
  ask(c, "new template seed=5");
  const auto answer = ask(c, "position " + path);
  CHECK(answer["ok"] == true);
  CHECK(answer["hash"] == hash);
  std::ofstream(path) << R"({"depth":[{"value":3},{"value":99}]})";
  CHECK(ask(c, "position " + path)["error"]["text"].get<std::string>().find("allowed is 1 to 12") != std::string::npos);
  std::ofstream(path) << R"({"dept":[]})";
  CHECK(ask(c, "position " + path)["ok"] == false);
  CHECK(ask(c, "hash")["hash"] == hash);
  std::remove(path.c_str());
}

// The console has no dialogs: what a screen asks twice about is one legal order here.
TEST_CASE("ALL-4: a safety is discarded by one legal order, without a question") {
  auto c = fresh();
  bool discarded = false;
  for (int seed = 1; seed < 50 && !discarded; ++seed) {
    REQUIRE(ask(c, "new milebones discards=free seed=" + std::to_string(seed))["ok"] == true);
    ask(c, "order draw");
    const auto orders = ask(c, "orders")["orders"];
    for (const char* safety : {"Extra Tank", "Puncture Proof", "Driving Ace", "Right of Way"}) {
      const std::string order = std::string("discard ") + safety;
      if (discarded || std::find(orders.begin(), orders.end(), order) == orders.end()) continue;
      CHECK(ask(c, "check " + order)["ok"] == true);
      const auto answer = ask(c, "order " + order);
      CHECK(answer["orders"] == Json::array({order}));
      REQUIRE(!answer["told"].empty());
      CHECK(answer["told"][0]["card"] == safety);
      discarded = true;
    }
  }
  CHECK(discarded);
}

TEST_CASE("ALL-4: a counter, a trump and the Rook are buried by one legal order each, without a question") {
  auto c = fresh();
  REQUIRE(ask(c, "new rook opening=classic seed=3")["ok"] == true);
  REQUIRE(ask(c, "position " + std::string(D6_SOURCE_DIR) + "/tests/golden/rook/worked_deal.json")["ok"] == true);
  for (const char* order : {"bid 70", "bid 75", "pass"}) REQUIRE(ask(c, std::string("order ") + order)["ok"] == true);
  for (const char* order : {"give R14", "give Rook", "give G5"}) {
    CHECK(ask(c, std::string("check ") + order)["ok"] == true);
    const auto answer = ask(c, std::string("order ") + order);
    CHECK(answer["ok"] == true);
    CHECK(answer["turn"] == 0);
  }
  for (const char* order : {"take G4", "take Y6", "take Y9", "done", "trumps red"}) CHECK(ask(c, std::string("order ") + order)["ok"] == true);
  CHECK(ask(c, "truth")["truth"]["pile"].size() == 5);
}

TEST_CASE("console: rate keeps its results, resumes them, and refuses those of another job") {
  auto c = fresh();
  const auto path = scratch("rate");
  const auto whole = ask(c, "rate template 6 2 1");
  CHECK(ask(c, "rate template 3 2 1 FILE=" + path)["pairs"] == 3);
  const auto resumed = ask(c, "rate template 6 2 1 workers=2 FILE=" + path);
  CHECK(resumed["hash"] == whole["hash"]);
  CHECK(resumed["margin"] == whole["margin"]);
  CHECK(ask(c, "rate template 6 1 1 FILE=" + path)["error"]["text"].get<std::string>().find("another job") != std::string::npos);
  std::remove(path.c_str());
}

TEST_CASE("console: wrong options, seeds and files are told with what is allowed") {
  auto c = fresh();
  CHECK(ask(c, "new template length=huge")["error"]["text"].get<std::string>().find("short, long") != std::string::npos);
  CHECK(ask(c, "new template width=3")["error"]["text"].get<std::string>().find("length") != std::string::npos);
  CHECK(ask(c, "new template seed=-1")["ok"] == false);
  CHECK(ask(c, "new chess")["error"]["text"].get<std::string>().find("template") != std::string::npos);
  CHECK(ask(c, "load /dev/null/at/all")["error"]["code"] == "file");
  ask(c, "new template");
  CHECK(ask(c, "save /dev/null/at/all")["error"]["code"] == "file");
  CHECK(ask(c, "auto x")["error"]["code"] == "usage");
  CHECK(ask(c, "undo")["error"]["code"] == "undo");
}

TEST_CASE("RK-17: a seat takes back no order of the other, nor learns that there is one to take back") {
  auto c = fresh();
  ask(c, "new rook seed=3 opener=one");
  for (const char* order : {"order bid 70", "order bid 75", "order pass"}) REQUIRE(ask(c, order)["ok"] == true);
  ask(c, "seat 1");
  const Json before = ask(c, "undo");
  CHECK(before["error"]["code"] == "turn");
  ask(c, "seat 0");
  const std::string first = ask(c, "orders")["orders"][0];
  REQUIRE(ask(c, "order " + first)["ok"] == true);
  ask(c, "seat 1");
  const Json told = ask(c, "told"), seen = ask(c, "view 1");
  CHECK(ask(c, "undo") == before);
  CHECK(ask(c, "told") == told);
  CHECK(ask(c, "view 1") == seen);
  ask(c, "seat 0");
  CHECK(ask(c, "undo")["ok"] == true);
}
