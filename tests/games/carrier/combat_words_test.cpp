// The sentences and ratios of the combat chapters (CF 10.10, 11.11): what a player reads is what he was told.
#include "games/carrier/words/combat_words.h"
#include "combat_support.h"
#include "games/carrier/rules/air_combat.h"
#include "games/carrier/rules/air_strike.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/surface_combat.h"

using namespace d6;
using namespace d6::test;

TEST_CASE("CF 10.10: every event of a battle has a sentence, and none names what its hearer may not know") {
  const carrier::Rules rules = battle("midway");
  int sentences = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    State state = laid_out(rules, seed);
    Heard heard;
    const ForceId us = force(rules, "US TF1"), jp = force(rules, "JP TF1");
    const BaseId midway = base(rules, "Midway");
    const PlaneId val = plane(rules, "VAL"), kate = plane(rules, "KATE"), sbd = plane(rules, "SBD"),
                  f4f = plane(rules, "F4F");
    for (std::size_t i = 0; i < rules.decks.size(); ++i)
      for (Group& group : state.decks[i].groups) group.ready = group.aboard;
    Mission& patrol = fly(state, kUS, 1, row(state, us).hex, Ordnance::N, {{f4f, 10}});
    Mission& raid = fly(state, kJP, 1, row(state, us).hex, Ordnance::AS,
                        {{val, 30, true}, {kate, 20, true}, {plane(rules, "C.ZEKE"), 8}});
    raid.attack = {us, BaseId::none};
    Mission& bombers = fly(state, kJP, 2, info(rules, midway).hex, Ordnance::HE, {{kate, 30, true}});
    bombers.attack = {ForceId::none, midway};
    Mission& answer = fly(state, kUS, 2, row(state, jp).hex, Ordnance::AS, {{sbd, 40, true}});
    answer.attack = {jp, BaseId::none};
    state.fights.push_back({patrol.id, raid.id, false});
    while (resolve_fight(rules, state, heard.log)) {
    }
    while (resolve_strike(rules, state, heard.log)) {
    }
    if (row(state, us).used()) row(state, us).hex = row(state, jp).hex;
    while (resolve_surface(rules, state, heard.log)) {
    }
    state.cursor = 0;
    while (resolve_fires(rules, state, heard.log)) {
    }
    repair_bases(rules, state, heard.log);
    for (const auto& told : heard.told) {
      if (told.event.kind == EventKind::sighted) continue;  // not of this chapter
      const std::string sentence = say_combat(rules, told.event);
      CAPTURE(static_cast<int>(told.event.kind));
      CHECK(!sentence.empty());
      if (sentence.empty()) continue;
      CHECK(sentence.back() == '.');
      ++sentences;
      // A side never reads the number of an enemy mission.
      if (!hears(Viewer::zero, told.to)) continue;
      for (const char* number : {"JP M1", "JP M2"}) CHECK(sentence.find(number) == std::string::npos);
    }
  }
  CHECK(sentences > 1000);
}

TEST_CASE("CF 10.10: a report in words") {
  const carrier::Rules rules = battle("midway");
  const ShipId kaga = ship(rules, "Kaga");
  CHECK(say_combat(rules, {.kind = EventKind::ship_hit, .ship = kaga, .n = 4, .m = 0, .roll = {{12, 48}, 2}}) ==
        "Kaga is hit by a bomb: armour pierced (12 in 48, rolled 3), 4 points of damage.");
  CHECK(say_combat(rules, {.kind = EventKind::bomb_dropped, .ship = kaga, .plane = plane(rules, "SBD"), .n = 1}) ==
        "SBD at Kaga: a hit.");
  CHECK(say_combat(rules, {.kind = EventKind::strike_report,
                           .seat = kUS,
                           .force = force(rules, "JP TF1"),
                           .mission = {kUS, 3},
                           .n = 2,
                           .m = 1}) == "US M3 reports 2 hits on JP TF1 and 1 aircraft lost to flak.");
  CHECK(say_combat(rules, {.kind = EventKind::strike_report,
                           .seat = kJP,
                           .force = force(rules, "JP TF1"),
                           .mission = {kUS, 0},
                           .n = 1,
                           .m = 6}) == "JP TF1 took 1 hit and reports 6 aircraft shot down.");
}

TEST_CASE("CF-42: the printed ratios: Japanese torpedoes 10 to 1, of submarines 5 to 1, AA guns half, 36 % a pair") {
  for (const char* name : {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"}) {
    const Odds odds = battle(name).odds;
    CHECK(odds.surface.torpedo_percent[index(kJP)] == 10 * odds.surface.torpedo_percent[index(kUS)]);
    CHECK(odds.submarine.torpedo_percent[index(kJP)] == 5 * odds.submarine.torpedo_percent[index(kUS)]);
    CHECK(2 * odds.surface.aa_percent == odds.surface.main_percent);
    CHECK(odds.surface.engage_percent == 36);
    CHECK(odds.submarine.locate_percent == 10);
  }
}

TEST_CASE("CF 11.11: the table of pilots") {
  struct Line {
    const char* scenario;
    int us, jp;
  };
  for (const Line& line : {Line{"coral_sea", -1, -1}, {"eastern_solomons", 1, 0}, {"santa_cruz", 1, 0}}) {
    CAPTURE(line.scenario);
    const carrier::Rules rules = battle(line.scenario);
    CHECK(rules.pilots[index(kUS)] == line.us);
    CHECK(rules.pilots[index(kJP)] == line.jp);
  }
}

TEST_CASE("CF-1: at Midway the American pilots have 0, the Japanese + 1") {
  const carrier::Rules rules = battle("midway");
  CHECK(rules.pilots == std::array<int, 2>{0, 1});
  CHECK(info(rules, plane(rules, "C.ZEKE")).attack == 2 * 21);
  CHECK(info(rules, plane(rules, "F4F")).attack == 2 * 17);
}

TEST_CASE("CF-5: dive bombers are VAL, SBD, SB2U and A24, and they drop first") {
  const carrier::Rules midway = battle("midway"), coral = battle("coral_sea");
  for (const char* name : {"VAL", "SBD", "L.SB2U"}) CHECK(info(midway, plane(midway, name)).kind == PlaneClass::dive);
  for (const char* name : {"KATE", "TBD"}) CHECK(info(midway, plane(midway, name)).kind == PlaneClass::torpedo);
  for (const char* name : {"BETTY", "NELL", "B26"}) CHECK(info(coral, plane(coral, name)).kind == PlaneClass::level);
  const auto& order = midway.odds.bombing.order;
  CHECK(order[static_cast<std::size_t>(PlaneClass::dive)] < order[static_cast<std::size_t>(PlaneClass::level)]);
  CHECK(order[static_cast<std::size_t>(PlaneClass::level)] < order[static_cast<std::size_t>(PlaneClass::torpedo)]);
}
