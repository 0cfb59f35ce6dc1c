// Air fights (CF 8.5, 10.1): who meets whom, ratings, the order of fire, what each side believes afterwards.
#include "games/carrier/rules/air_combat.h"
#include "combat_support.h"
#include "games/carrier/rules/reports.h"

using namespace d6;
using namespace d6::test;

namespace {

constexpr Hex kSea{10, 10};

struct Sky {
  carrier::Rules rules = battle("santa_cruz");
  State state = laid_out(rules);
  Heard heard;
  PlaneId f4f = plane(rules, "F4F"), sbd = plane(rules, "SBD"), tbf = plane(rules, "TBF");
  PlaneId zeke = plane(rules, "C.ZEKE"), val = plane(rules, "VAL"), kate = plane(rules, "KATE");

  Mission& american(int number, std::initializer_list<Aircraft> planes, Ordnance ordnance = Ordnance::N) {
    return fly(state, kUS, number, kSea, ordnance, planes);
  }
  Mission& japanese(int number, std::initializer_list<Aircraft> planes, Ordnance ordnance = Ordnance::N) {
    return fly(state, kJP, number, kSea, ordnance, planes);
  }
  // Offers fights with forced dice; whether any began.
  std::size_t offer(Mission& mover, std::vector<std::uint32_t> draws) {
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    offer_fights(rules, state, mover, heard.log);
    return state.fights.size();
  }
  void fight(std::vector<std::uint32_t> draws) {
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    REQUIRE(resolve_fight(rules, state, heard.log));
  }
};

}  // namespace

TEST_CASE("CF 10.1: the table of ratings, in half points before the pilots") {
  const carrier::Rules rules = battle("eastern_solomons");  // Japanese pilots 0
  const carrier::Rules midway = battle("midway");           // American pilots 0
  struct Line {
    const char* name;
    int attack, defence_fire, survive;
  };
  const auto check = [](const carrier::Rules& in, const Line& line) {
    CAPTURE(line.name);
    const PlaneInfo& info = carrier::info(in, plane(in, line.name));
    CHECK(info.attack == 2 * line.attack);
    CHECK(info.defence_fire == 2 * line.defence_fire);
    CHECK(info.survive == 2 * line.survive);
  };
  for (const Line& line :
       {Line{"C.ZEKE", 20, 0, 20}, {"L.ZEKE", 17, 0, 17}, {"VAL", 0, 2, 3}, {"KATE", 0, 2, 3}, {"BETTY", 0, 2, 3}})
    check(rules, line);
  for (const Line& line : {Line{"F4F", 17, 0, 20}, {"SBD", 0, 4, 9}, {"TBD", 0, 1, 1}, {"B17", 0, 12, 25}})
    check(midway, line);
}

TEST_CASE("CF-27: pilots are added to attack, defensive fire and survival, at least one half is left") {
  const carrier::Rules rules = battle("coral_sea");  // both sides -1
  const PlaneInfo& tbd = info(rules, plane(rules, "TBD"));
  CHECK(tbd.defence_fire == 1);  // 1 - 1, floor one half, in half points
  CHECK(tbd.survive == 1);
  const PlaneInfo& zeke = info(rules, plane(rules, "C.ZEKE"));
  CHECK(zeke.attack == 38);
  CHECK(zeke.survive == 38);
}

TEST_CASE("CF 8.5: a fighter mission that spends points meets only missions armed with bombs") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 8}});
  SUBCASE("armed") {
    sky.japanese(1, {{sky.val, 10, true}}, Ordnance::AS);
    CHECK(sky.offer(patrol, {0}) == 1);
    CHECK(sky.state.fights[0].fighters == patrol.id);
  }
  SUBCASE("unarmed bombers, fighters and seaplanes go unseen") {
    sky.japanese(1, {{sky.val, 10}});
    sky.japanese(2, {{sky.zeke, 10}});
    sky.japanese(3, {{sky.rules.seaplane, 1}});
    CHECK(sky.offer(patrol, {}) == 0);
  }
}

TEST_CASE("CF-8: any other mission that spends points meets the enemy's fighter patrols in its hex") {
  Sky sky;
  sky.japanese(1, {{sky.zeke, 6}});
  sky.japanese(2, {{sky.val, 12, true}}, Ordnance::AS);
  SUBCASE("a seaplane is shot at when it enters the patrol's hex") {
    Mission& seaplane = sky.american(1, {{sky.rules.seaplane, 1}});
    CHECK(sky.offer(seaplane, {0}) == 1);
    CHECK(sky.state.fights[0].others == seaplane.id);
  }
  SUBCASE("and lives if it waits outside") {
    Mission& seaplane = sky.american(1, {{sky.rules.seaplane, 1}});
    seaplane.hex = neighbour(kSea, Direction::N);
    CHECK(sky.offer(seaplane, {}) == 0);
  }
}

TEST_CASE("CF-92: the chance to meet is 20 % and one for each aircraft, at most 95 %, less the clouds") {
  Sky sky;
  struct Line {
    int fighters, others, cloud;
    unsigned num, den;
  };
  for (const Line& line : {Line{4, 1, 0, 2500, 10000},
                           {10, 30, 0, 6000, 10000},
                           {60, 60, 0, 9500, 10000},
                           {10, 30, 50, 3000, 10000},
                           {10, 30, 100, 0, 10000}}) {
    sky.state.weather.cloud = static_cast<std::uint8_t>(line.cloud);
    const Chance chance = interception_chance(sky.rules, sky.state, line.fighters, line.others);
    CHECK(chance.num * std::uint64_t{line.den} == line.num * std::uint64_t{chance.den});
  }
}

TEST_CASE("CF-92: a failed roll to meet is told to nobody but the truth") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 4}});
  sky.japanese(1, {{sky.val, 6, true}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {3000}) == 0);  // 30 %
  CHECK(sky.heard.count(EventKind::fight_rolled) == 1);
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table})
    CHECK(sky.heard.of(EventKind::fight_rolled, viewer).empty());
}

TEST_CASE("CF-9: the smaller mission stops, on a tie the one that moved; a pair fights once a turn") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 8}});
  SUBCASE("the smaller is the enemy") {
    Mission& bombers = sky.japanese(1, {{sky.val, 6, true}}, Ordnance::AS);
    CHECK(sky.offer(patrol, {0}) == 1);
    CHECK(bombers.stopped);
    CHECK_FALSE(patrol.stopped);
    CHECK(sky.offer(patrol, {}) == 1);  // met already
    CHECK(sky.offer(bombers, {}) == 1);
  }
  SUBCASE("the smaller is the mover") {
    Mission& bombers = sky.japanese(1, {{sky.val, 9, true}}, Ordnance::AS);
    CHECK(sky.offer(patrol, {0}) == 1);
    CHECK(patrol.stopped);
    CHECK_FALSE(bombers.stopped);
  }
  SUBCASE("equal") {
    Mission& bombers = sky.japanese(1, {{sky.val, 8, true}}, Ordnance::AS);
    CHECK(sky.offer(bombers, {0}) == 1);
    CHECK(bombers.stopped);
    CHECK_FALSE(patrol.stopped);
    CHECK(sky.heard.of(EventKind::mission_stopped, Viewer::one).size() == 1);
    CHECK(sky.heard.of(EventKind::mission_stopped, Viewer::zero).empty());
  }
}

TEST_CASE("CF-95: a fighter mission fires in at most two fights a turn") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 8}});
  Mission* third = nullptr;
  for (int number = 1; number <= 3; ++number) third = &sky.japanese(number, {{sky.val, 4, true}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {0, 0}) == 2);
  CHECK(patrol.fights == 2);
  CHECK(sky.offer(*third, {}) == 2);  // nobody is left to fight it
}

TEST_CASE("CF-96: without fuel a fighter mission begins no fight; a pattern protects who carries no bombs") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 8}});
  Mission& bombers = sky.japanese(1, {{sky.val, 6, true}}, Ordnance::AS);
  SUBCASE("0 minutes") {
    patrol.aloft = 3;
    CHECK(fuel_out(sky.rules, patrol));
    CHECK(sky.offer(patrol, {}) == 0);
  }
  SUBCASE("a pattern without ordnance") {
    bombers.pattern.force = force(sky.rules, "JP TF1");
    CHECK(sky.offer(patrol, {0}) == 1);  // still armed: attacked
    sky.state.fights.clear();
    patrol.fights = 0;
    drop_ordnance(bombers);
    CHECK(sky.offer(patrol, {}) == 0);
  }
  SUBCASE("a patrol that is landing fights nobody") {
    patrol.pattern.force = force(sky.rules, "US TF1");
    CHECK(sky.offer(bombers, {}) == 0);
  }
}

TEST_CASE("CF-40: no air combat by night") {
  Sky sky;
  set_hour(sky.rules, sky.state, 19);
  Mission& patrol = sky.american(1, {{sky.f4f, 8}});
  sky.japanese(1, {{sky.val, 6, true}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {}) == 0);
}

TEST_CASE("CF-28: a shot kills with two fifths of attack in attack and survive") {
  Sky sky;
  CHECK(kill_chance(sky.rules, 34, 6) == Chance{2 * 34, 5 * 40});
  CHECK(kill_chance(sky.rules, 40, 40) == Chance{80, 400});
  CHECK(kill_chance(sky.rules, 0, 40).num == 0);
}

TEST_CASE("CF-93: attackers in turn, a bomber that lives shoots back, then the escorts") {
  Sky sky;
  // Americans +1: F4F 18 attack, 21 survive. VAL (2) 3, C.ZEKE 20 20.
  Mission& patrol = sky.american(1, {{sky.f4f, 2}});
  Mission& bombers = sky.japanese(1, {{sky.val, 2, true}, {sky.zeke, 1}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {0}) == 1);
  // First F4F: target 0 of 3 is a VAL; kill chance [72, 210]: drawn 72 misses; it fires back [8, 230]: drawn 7 kills.
  // Second F4F: target 2 of 3 is the ZEKE; [72, 380]: drawn 71 kills. No escort is left. Reports: the American missed
  // once (20 in 100: drawn 20, not claimed), the Japanese never.
  sky.fight({0, 72, 7, 2, 71, 20});
  CHECK(aircraft(patrol) == 1);
  CHECK(bombers.flights[0].count == 2);
  CHECK(bombers.flights[1].count == 0);
  const auto shots = sky.heard.of(EventKind::shot);
  REQUIRE(shots.size() == 3);
  CHECK(shots[0].roll.chance == Chance{72, 210});
  CHECK(shots[1].roll.chance == Chance{8, 230});
  CHECK(shots[1].n == 2);
  CHECK(shots[2].roll.chance == Chance{72, 380});
  CHECK(sky.heard.of(EventKind::shot, Viewer::zero).empty());
  CHECK(sky.heard.of(EventKind::shot, Viewer::one).empty());
}

TEST_CASE("CF-93: surviving escorts shoot at the surviving attackers") {
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 1}});
  Mission& escorted = sky.japanese(1, {{sky.kate, 1, true}, {sky.zeke, 3}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {0}) == 1);
  // F4F at the KATE (drawn 0 of 4): killed. Escorts: [80, 410] misses, hits; the third has nobody left to shoot at.
  // Then the Japanese claim for one miss: drawn 19 of 20 in 100.
  sky.fight({0, 0, 80, 79, 19});
  CHECK(aircraft(patrol) == 0);
  CHECK(aircraft(escorted) == 3);
  CHECK(kind_of(sky.rules, escorted) == MissionKind::F);
  CHECK(sky.heard.of(EventKind::shot).size() == 3);
  CHECK(sky.heard.of(EventKind::fight_report, Viewer::one)[0].n == 2);  // one was true
  CHECK(sky.state.known[index(kJP)].claimed_aircraft == 2);
}

TEST_CASE("CF-94: defensive fire uses the rating in brackets; a seaplane has none in any scenario") {
  for (const char* name : {"coral_sea", "midway", "eastern_solomons", "santa_cruz"}) {
    const carrier::Rules rules = battle(name);
    CHECK(info(rules, rules.seaplane).attack == 0);
    CHECK(info(rules, rules.seaplane).defence_fire == 0);
  }
  Sky sky;
  Mission& patrol = sky.american(1, {{sky.f4f, 1}});
  Mission& seaplane = sky.japanese(1, {{sky.rules.seaplane, 1}});
  CHECK(sky.offer(seaplane, {0}) == 1);
  // The shot misses, nothing comes back, and the claim is not made.
  const auto chance =
      kill_chance(sky.rules, info(sky.rules, sky.f4f).attack, info(sky.rules, sky.rules.seaplane).survive);
  sky.fight({chance.num, 99});
  CHECK(aircraft(patrol) == 1);
  CHECK(aircraft(seaplane) == 1);
}

TEST_CASE("CF 10.1: over many fights targets are drawn by number and kills come as often as they should") {
  Sky sky;
  long at_val = 0, shots = 0, kills = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    sky.state = laid_out(sky.rules, seed);
    sky.heard.told.clear();
    Mission& patrol = sky.american(1, {{sky.f4f, 1}});
    Mission& bombers = sky.japanese(1, {{sky.val, 30, true}, {sky.kate, 10, true}}, Ordnance::AS);
    sky.state.fights.push_back({patrol.id, bombers.id, false});
    REQUIRE(resolve_fight(sky.rules, sky.state, sky.heard.log));
    for (const Event& shot : sky.heard.of(EventKind::shot)) {
      if (shot.n != 0) continue;
      ++shots;
      at_val += shot.other_plane == sky.val;
      kills += shot.roll.success();
    }
  }
  CHECK(shots == 400);
  check_share(at_val, shots, 3, 4);
  check_share(kills, shots, 72, 210);
}

TEST_CASE("CF-104: one in five of the aircraft that were missed is claimed") {
  Sky sky;
  Heard heard;
  const int claimed = aircraft_claimed(sky.rules, sky.state, kUS, 7, 5000, heard.log) - 7;
  check_share(claimed, 5000, 20, 100);
  CHECK(heard.of(EventKind::claims_rolled, Viewer::zero).empty());
  CHECK(heard.one(EventKind::claims_rolled).m == claimed);
}

TEST_CASE("CF 10.10: neither side learns the number of the other's mission, or what it truly lost") {
  Sky sky;
  Mission& patrol = sky.american(7, {{sky.f4f, 3}});
  Mission& bombers = sky.japanese(9, {{sky.val, 5, true}}, Ordnance::AS);
  CHECK(sky.offer(patrol, {0}) == 1);
  sky.state.dice = dice_of(5);
  REQUIRE(resolve_fight(sky.rules, sky.state, sky.heard.log));
  CHECK_FALSE(resolve_fight(sky.rules, sky.state, sky.heard.log));
  for (const auto& told : sky.heard.told)
    for (const Seat seat : {kUS, kJP}) {
      if (!hears(viewer(seat), told.to)) continue;
      for (const MissionId id : {told.event.mission, told.event.other_mission})
        if (id.seat != seat) CHECK_FALSE(id);
    }
  const int lost = 5 - aircraft(bombers);
  CHECK(sky.heard.one(EventKind::fight_report, Viewer::one).m == lost);
  CHECK(sky.heard.one(EventKind::fight_report, Viewer::zero).n >= lost);
  int told_lost = 0;
  for (const Event& event : sky.heard.of(EventKind::aircraft_lost, Viewer::one)) told_lost += event.n;
  CHECK(told_lost == lost);
}
