// The set-up of a game: what follows from who plays, and players' own scenarios.
#include <doctest/doctest.h>

#include <algorithm>

#include "app/screens/play.h"
#include "memory_cabinet.h"
#include "support/own_scenario.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::app;
using namespace d6::test;
using ui::Intent;

namespace {

// The set-up of a game with a mouse over it.
struct SetUp : Table {
  explicit SetUp(const char* game, const std::string& own = {}) {
    cabinet.own_scenarios = own;
    stack.push(title_screen(cabinet));
    stack.push(setup_screen(cabinet, *find_game(game)));
  }
  // Puts the pointer on the row whose words begin so.
  void at(std::string_view row) {
    for (int y = 8; y < stage::kHeight; y += 4) {
      for (int x = 12; x < stage::kWidth; x += 100) {
        stack.on({.intent = Intent::pointer, .x = x, .y = y, .device = ui::Device::mouse});
        if (stack.says().find(row) == 0) return;
      }
    }
    FAIL("no row ", row);
  }
  void change(std::string_view row, int times = 1) {
    at(row);
    for (int i = 0; i < times; ++i) stack.on(press(Intent::right));
  }
  void choose(std::string_view row, std::string_view words) {
    at(row);
    for (int i = 0; i < 12 && stack.says().find(words) == std::string::npos; ++i) stack.on(press(Intent::right));
    INFO(stack.says());
    CHECK(stack.says().find(words) != std::string::npos);
  }
  const Session* start() {
    at("Start");
    stack.on(press(Intent::confirm));
    return shown() == "play" ? &static_cast<Play&>(stack.top()).session() : nullptr;
  }
};

std::string option(const Session& session, std::string_view name) { return std::string(session.options()[name]); }

}  // namespace

TEST_CASE("RK-22: in Classic with one person the computer opens, whichever seat it has") {
  SetUp right("rook");
  const Session* south = right.start();
  REQUIRE(south != nullptr);
  CHECK(south->seats()[0] == "human");
  CHECK(option(*south, "opening") == "classic");
  CHECK(option(*south, "opener") == "one");

  SetUp left("rook");
  left.choose("South", "Raven");
  left.choose("North", "Person");
  const Session* north = left.start();
  REQUIRE(north != nullptr);
  CHECK_FALSE(is_human(north->seats()[0]));
  CHECK(is_human(north->seats()[1]));
  CHECK(option(*north, "opening") == "classic");
  CHECK(option(*north, "opener") == "zero");
}

TEST_CASE("RK-22: in Classic between two people or two computers the opening alternates") {
  for (const char* who : {"Person", "Raven"}) {
    SetUp t("rook");
    t.choose("South", who);
    t.choose("North", who);
    t.choose("House rules", "House rules: Classic");
    const Session* session = t.start();
    REQUIRE(session != nullptr);
    CHECK(option(*session, "opening") == "classic");
    CHECK(option(*session, "opener") == "alternate");
  }
}

TEST_CASE("RK-1: Fair is usual between two people and between two computers, until somebody chooses") {
  SetUp t("rook");
  t.at("House rules");
  CHECK(t.stack.says().find("House rules: Classic") == 0);
  t.choose("North", "Person");
  t.at("House rules");
  CHECK(t.stack.says().find("House rules: Fair") == 0);
  t.choose("North", "Raven");
  t.at("House rules");
  CHECK(t.stack.says().find("House rules: Classic") == 0);
  t.change("House rules");  // now it is somebody's will
  t.change("House rules");
  t.choose("North", "Person");
  t.at("House rules");
  CHECK(t.stack.says().find("House rules: Classic") == 0);
}

TEST_CASE("RK-22: who names the opener has his will, and a demo of two computers is Fair") {
  const Entry& rook = *find_game("rook");
  const std::array<std::string, 2> alone{"human", "computer:4"}, nobody{"computer:4", "computer:3"};
  Table t;
  const auto opened = [&](const Given& chosen, const std::array<std::string, 2>& seats) {
    Opened made = t.cabinet.open(rook, options_for(rook, chosen, seats), 1);
    REQUIRE(made.session);
    return std::make_pair(option(*made.session, "opening"), option(*made.session, "opener"));
  };
  CHECK(opened({{"opener", "zero"}}, alone) == std::make_pair(std::string("classic"), std::string("zero")));
  CHECK(opened({}, nobody) == std::make_pair(std::string("fair"), std::string("auto")));
  CHECK(opened({{"opening", "classic"}}, nobody) == std::make_pair(std::string("classic"), std::string("alternate")));
}

TEST_CASE("own scenarios: one in the player's folder is chosen in the set-up, and its save loads") {
  const Temporary own;
  write_scenario(own.path(), "buna");
  SetUp t("carrier", own.path());
  CHECK(t.shown() == "set-up");
  t.choose("Battle", "Off Buna. A carrier against a convoy.");
  const Session* session = t.start();
  REQUIRE(session != nullptr);
  CHECK(option(*session, "scenario") == "buna");
  t.cabinet.save(*session, "one");
  const Opened loaded = t.cabinet.load("one");
  REQUIRE(loaded.session);
  CHECK(loaded.session->hash() == session->hash());
}

TEST_CASE("own scenarios: the set-up names a broken one with file, line and reason, and the shipped ones play") {
  const Temporary own;
  write_scenario(own.path(), "buna", broken_scenario());
  SetUp t("carrier", own.path());
  REQUIRE(t.shown() == "dialog");
  CHECK(t.stack.says().find("/carrier/buna.toml:36:") != std::string::npos);
  CHECK(t.stack.says().find("Titanic") != std::string::npos);
  t.stack.on(press(Intent::confirm));
  CHECK(t.shown() == "set-up");
  t.at("Battle");
  for (int i = 0; i < 8; ++i) {
    CHECK(t.stack.says().find("Buna") == std::string::npos);
    t.stack.on(press(Intent::right));
  }
  CHECK(t.start() != nullptr);
}

TEST_CASE("behaviour 7: the hints of a set-up name what the row with the focus does, and war deals no cards") {
  SetUp t("carrier");
  t.at("Start");
  t.stack.on(press(Intent::up));
  t.stack.on(press(Intent::up));  // past the seed, on the last option
  CHECK(t.reads("change"));
  CHECK_FALSE(t.reads("start"));
  t.stack.on(press(Intent::down));
  t.stack.on(press(Intent::down));
  CHECK(t.reads("start"));
  CHECK_FALSE(t.reads("change"));
  CHECK(t.reads("a new war"));
  CHECK(t.stack.says().find("deal") == std::string::npos);
}

TEST_CASE("behaviour 1: with a pad alone a seed is written on a board of digits") {
  SetUp t("broadside");
  const auto pad = [&](Intent intent) { t.stack.on({.intent = intent, .device = ui::Device::pad}); };
  pad(Intent::up);
  for (int i = 0; i < 8 && t.stack.says().find("Seed") != 0; ++i) pad(Intent::up);
  REQUIRE(t.stack.says().find("Seed, empty") == 0);
  pad(Intent::confirm);
  CHECK(t.shown() == "letters");
  pad(Intent::right);
  pad(Intent::confirm);
  pad(Intent::right);
  pad(Intent::confirm);
  CHECK(t.stack.says().find(": 12.") != std::string::npos);
  pad(Intent::second);  // the last sign away
  pad(Intent::confirm);
  stage::DrawList list;
  t.stack.draw(list);
  for (std::size_t i = 0; i < list.text_count(); ++i) CHECK(list.text_at(i).fits());
  pad(Intent::menu);
  CHECK(t.shown() == "set-up");
  CHECK(t.stack.says().find("Start") == 0);
  pad(Intent::confirm);
  REQUIRE(t.shown() == "play");
  CHECK(static_cast<Play&>(t.stack.top()).session().seed() == 12);
}
