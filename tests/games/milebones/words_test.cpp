// The sentences of Mile Bones: every event, order and observation can be said, and no sentence says too much.
#include <nlohmann/json.hpp>
#include <set>

#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

TEST_CASE("behaviour 36: every event of a match has its sentence and its values, the coin with its chance") {
  const Rules rules = rules_with({{"match", "match"}});
  Dice dice = dice_of(8, Stream::computer);
  std::set<std::string> met;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    State state = G::start(rules, seed);
    std::vector<Told<Event>> told;
    for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
      if (turn == Turn::automatic) {
        G::advance(rules, state, Log(told));
      } else {
        G::apply(rules, state, G::any_order(rules, state, dice), Log(told));
      }
    }
    for (const auto& one : told) {
      const std::string text = Words<G>::say(rules, one.event);
      REQUIRE(text.size() > 5);
      REQUIRE(text.back() == '.');
      Json json = Json::object();
      Words<G>::values(rules, one.event, json);
      met.insert(json["kind"].get<std::string>());
      REQUIRE(json.contains("chance") == (one.event.what == What::coin));
      if (one.event.what == What::coin) REQUIRE(json["chance"] == Json({1, 2}));
    }
  }
  for (const char* kind : {"coin", "race", "dealt", "hand", "drew", "got", "mileage", "hazard", "remedy", "safety",
                           "coup", "removed", "discarded", "deck_out", "nobody", "item", "race_total", "match_won"})
    CHECK_MESSAGE(met.count(kind) == 1, kind);
}

TEST_CASE("behaviour 38: an observation in words names the viewer's own hand only") {
  Race race;
  race.battle(A, "Go, Flat Tire")
      .limit(B, "Speed Limit")
      .hand(A, "Gasoline, Go")
      .hand(B, "Driving Ace, 200")
      .turn(A)
      .deck("");
  const auto joined = [&](Viewer viewer) {
    std::string out;
    for (const auto& line : Words<G>::describe(race.rules, race.seen(viewer))) out += line + "\n";
    return out;
  };
  CHECK(joined(Viewer::zero).find("Gasoline") != std::string::npos);
  CHECK(joined(Viewer::zero).find("Driving Ace") == std::string::npos);
  CHECK(joined(Viewer::one).find("Gasoline") == std::string::npos);
  CHECK(joined(Viewer::one).find("Driving Ace") != std::string::npos);
  CHECK(joined(Viewer::table).find("Gasoline") == std::string::npos);
  CHECK(joined(Viewer::table).find("Driving Ace") == std::string::npos);
  CHECK(joined(Viewer::table).find("standing: Flat Tire") != std::string::npos);
}

TEST_CASE("ALL: every order has a reason for hints, every card says what it does") {
  Race race;
  race.battle(A, "Go").battle(B, "Go").hand(A, "25, Stop, Extra Tank, Go, Repairs").turn(A).deck("");
  G::Orders list;
  G::orders(race.rules, race.state, list);
  for (const Order& order : list) CHECK(Words<G>::reason(race.rules, race.seen(Viewer::zero), order).size() > 10);
  for (const Act act : {Act::draw, Act::extend, Act::finish})
    CHECK(Words<G>::reason(race.rules, race.seen(Viewer::zero), {act}).size() > 10);
  std::set<std::string> explained;
  for (std::size_t i = 0; i < kKinds; ++i) explained.insert(explain(race.rules, static_cast<Card>(i)));
  CHECK(explained.size() == kKinds);
  CHECK(explain(race.rules, Card::flat_tire) ==
        "Flat Tire: stops the other car while it is moving; Spare Tire cures it.");
}
