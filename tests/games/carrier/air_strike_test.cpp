// Air strikes (CF 10.2 to 10.4): selection values, flak, accuracy, the order of a raid, submarines that dive, bases.
#include <algorithm>

#include "combat_support.h"
#include "games/carrier/rules/air_strike.h"
#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/damage.h"

using namespace d6;
using namespace d6::test;

namespace {

struct Battle {
  carrier::Rules rules;
  State state;
  Heard heard;
  explicit Battle(const char* scenario, std::uint64_t seed = 1)
      : rules(battle(scenario)), state(laid_out(rules, seed)) {}

  Mission& raid(Seat seat, int number, Place place, Ordnance ordnance, std::initializer_list<Aircraft> planes) {
    const Hex hex = place.base != BaseId::none ? info(rules, place.base).hex : row(state, place.force).hex;
    Mission& mission = fly(state, seat, number, hex, ordnance, planes);
    mission.attack = place;
    return mission;
  }
  void strike(std::vector<std::uint32_t> draws) {
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    REQUIRE(resolve_strike(rules, state, heard.log));
  }
};

double value(Chance chance) { return static_cast<double>(chance.num) / static_cast<double>(chance.den); }

}  // namespace

TEST_CASE("CF 10.3: the table of accuracies, in half per cent; torpedo and bomb where a type has both") {
  struct Line {
    const char *scenario, *name;
    Seat seat;
    int torpedo, bomb;
  };
  for (const Line& line : {Line{"eastern_solomons", "VAL", kJP, 0, 15},
                           {"eastern_solomons", "KATE", kJP, 7, 3},
                           {"eastern_solomons", "BETTY", kJP, 4, 2},
                           {"midway", "TBD", kUS, 2, 1},
                           {"midway", "SBD", kUS, 0, 9},
                           {"midway", "L.SB2U", kUS, 0, 1},
                           {"midway", "B17", kUS, 0, 1}}) {
    CAPTURE(line.name);
    const carrier::Rules rules = battle(line.scenario);
    const PlaneId id = plane(rules, line.name);
    REQUIRE(rules.pilots[index(line.seat)] == 0);
    CHECK(accuracy(rules, id, Ordnance::HE) == 2 * line.bomb);
    CHECK(accuracy(rules, id, Ordnance::AS) == 2 * (line.torpedo > 0 ? line.torpedo : line.bomb));
    CHECK(carries_torpedoes(rules, id, Ordnance::AS) == (line.torpedo > 0));
    CHECK_FALSE(carries_torpedoes(rules, id, Ordnance::HE));
  }
}

TEST_CASE("CF-3: VAL hits with 15, NELL with 1") {
  const carrier::Rules rules = battle("coral_sea");  // pilots -1
  CHECK(accuracy(rules, plane(rules, "VAL"), Ordnance::AS) == 2 * (15 - 1));
  CHECK(accuracy(rules, plane(rules, "NELL"), Ordnance::AS) == 1);  // 1 - 1, floor one half
}

TEST_CASE("CF-23: anti-ship ordnance is torpedoes for types that have them, armour-piercing bombs for the others") {
  const carrier::Rules rules = battle("eastern_solomons");
  CHECK(carries_torpedoes(rules, plane(rules, "KATE"), Ordnance::AS));
  CHECK_FALSE(carries_torpedoes(rules, plane(rules, "VAL"), Ordnance::AS));
  CHECK(bomb_rating(rules, Ordnance::AS) == 4);
  CHECK(bomb_rating(rules, Ordnance::HE) == 2);
}

TEST_CASE("CF-24: the B26 has torpedoes only where the scenario says so, with accuracy 1 either way") {
  const carrier::Rules midway = battle("midway"), coral_sea = battle("coral_sea");
  CHECK(carries_torpedoes(midway, plane(midway, "B26"), Ordnance::AS));
  CHECK(accuracy(midway, plane(midway, "B26"), Ordnance::AS) == 2);
  CHECK_FALSE(carries_torpedoes(coral_sea, plane(coral_sea, "B26"), Ordnance::AS));
}

TEST_CASE("CF-25: land-based VALs and KATEs are half as accurate in every scenario") {
  const carrier::Rules rules = battle("eastern_solomons");
  int found = 0;
  for (const PlaneInfo& info : rules.planes) {
    if (!info.land) continue;
    const bool val = info.name.find("VAL") != std::string::npos, kate = info.name.find("KATE") != std::string::npos;
    if (val) CHECK(info.bomb == 15);
    if (kate) CHECK(info.torpedo == 7);
    found += val || kate;
  }
  CHECK(found > 0);
}

TEST_CASE("CF-101: accuracy is halved first, then the pilots are added, and one half per cent is always left") {
  const carrier::Rules halved = battle("eastern_solomons"), better = battle("midway"), worse = battle("coral_sea");
  CHECK(accuracy(halved, plane(halved, "L.VAL"), Ordnance::AS) == 15);  // 15 / 2 + 0
  CHECK(accuracy(better, plane(better, "KATE"), Ordnance::AS) == 16);   // 7 + 1
  CHECK(accuracy(worse, plane(worse, "KATE"), Ordnance::AS) == 12);     // 7 - 1
  CHECK(accuracy(worse, plane(worse, "B17"), Ordnance::HE) == 1);       // 1 - 1, floor one half
}

TEST_CASE("CF-100: VAL on a carrier of 34 at 32 knots under flak of 120 hits with 11.9 %, SBD on Akagi with 10.7 %") {
  const carrier::Rules coral = battle("eastern_solomons");
  const Chance val = bomb_chance(coral, plane(coral, "VAL"), Ordnance::AS, 34, 32, {120, 1});
  CHECK(value(val) == doctest::Approx(0.119).epsilon(0.005));
  // 15 % x 34/40 x 98/100 x (1 - 120/2400), rounded once to millionths
  CHECK(val == Chance{118703, 1000000});
  const carrier::Rules midway = battle("midway");
  const ShipInfo& akagi = info(midway, ship(midway, "Akagi"));
  const Factor flak = flak_strength(midway, laid_out(midway), akagi.force);
  const Chance sbd = bomb_chance(midway, plane(midway, "SBD"), Ordnance::AS, akagi.defence, akagi.speed, flak);
  CHECK(value(sbd) == doctest::Approx(0.107).epsilon(0.02));
}

TEST_CASE("CF-29: the size, speed and flak factors stay within their limits") {
  const carrier::Rules rules = battle("midway");
  const PlaneId sbd = plane(rules, "SBD");
  const auto chance = [&](int defence, int knots, int flak) {
    return value(bomb_chance(rules, sbd, Ordnance::AS, defence, knots, {flak, 1}));
  };
  CHECK(chance(52, 30, 0) == doctest::Approx(0.09 * 1.3));
  CHECK(chance(99, 30, 0) == doctest::Approx(0.09 * 1.3));
  CHECK(chance(14, 30, 0) == doctest::Approx(0.09 * 0.35));
  CHECK(chance(2, 30, 0) == doctest::Approx(0.09 * 0.35));
  CHECK(chance(40, 0, 0) == doctest::Approx(0.09 * 1.3));
  CHECK(chance(40, 30, 1200) == doctest::Approx(0.09 * 0.5));
  CHECK(chance(40, 30, 9000) == doctest::Approx(0.09 * 0.5));
}

TEST_CASE("CF-31: selection value is defence and capacities, 1000 more for a carrier, 0 once she is sunk") {
  Battle b("midway");
  const auto value_of = [&](const char* name) { return selection_value(b.rules, b.state, ship(b.rules, name)); };
  const ShipInfo& kaga = info(b.rules, ship(b.rules, "Kaga"));
  CHECK(value_of("Kaga") == 1000 + kaga.defence + kaga.aircraft);
  CHECK(value_of("Hosho") ==
        1000 + info(b.rules, ship(b.rules, "Hosho")).defence + info(b.rules, ship(b.rules, "Hosho")).aircraft);
  CHECK(value_of("Tone") == info(b.rules, ship(b.rules, "Tone")).defence);
  for (std::size_t i = 0; i < b.rules.ships.size(); ++i)
    if (b.rules.ships[i].type == ShipType::TR) {
      CHECK(selection_value(b.rules, b.state, static_cast<ShipId>(i)) ==
            b.rules.ships[i].defence + b.rules.ships[i].assault);
      break;
    }
  sink(b.rules, b.state, ship(b.rules, "Kaga"), true, {});
  CHECK(value_of("Kaga") == 0);
}

TEST_CASE("CF 10.2: bombers choose their targets as often as her selection value is in the force's") {
  long total = 0, akagi = 0, escorts = 0, akagi_value = 0, escort_values = 0, bombers = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    Battle b("midway", seed);
    const ShipId her = ship(b.rules, "Akagi");
    const ForceId kido = info(b.rules, her).force;
    total = escort_values = 0;
    for (const ShipId id : row(b.state, kido).ships) {
      const int value = selection_value(b.rules, b.state, id);
      total += value;
      if (value < 1000) escort_values += value;
    }
    akagi_value = selection_value(b.rules, b.state, her);
    b.raid(kUS, 1, {kido, BaseId::none}, Ordnance::HE, {{plane(b.rules, "SBD"), 40, true}});
    REQUIRE(resolve_strike(b.rules, b.state, b.heard.log));
    for (const auto& told : b.heard.told) {
      if (told.event.kind == EventKind::ship_sunk) break;  // she drops out: other values
      if (told.event.kind != EventKind::flak) continue;
      ++bombers;
      akagi += told.event.ship == her;
      escorts += info(b.rules, told.event.ship).aircraft == 0;
    }
  }
  CHECK(bombers > 4000);
  check_share(akagi, bombers, akagi_value, total);
  check_share(escorts, bombers, escort_values, total);
}

TEST_CASE("CF 10.2: flak is the force's guns by the scenario's factor, in 1200; a tenth at a B17") {
  struct Line {
    const char* scenario;
    int num, den;
  };
  for (const Line& line :
       {Line{"coral_sea", 3, 2}, {"midway", 2, 1}, {"eastern_solomons", 5, 2}, {"santa_cruz", 3, 1}}) {
    CAPTURE(line.scenario);
    Battle b(line.scenario);
    const ForceId us = force(b.rules, "US TF1"), jp = force(b.rules, "JP TF1");
    int guns = 0, japanese = 0;
    for (const ShipId id : row(b.state, us).ships) guns += info(b.rules, id).aa;
    for (const ShipId id : row(b.state, jp).ships) japanese += info(b.rules, id).aa;
    const Factor flak = flak_strength(b.rules, b.state, us);
    CHECK(flak.num * line.den == guns * line.num * flak.den);
    CHECK(flak_strength(b.rules, b.state, jp).num == japanese);  // CF-30: Japan x 1
  }
  const carrier::Rules rules = battle("midway");
  CHECK(flak_chance(rules, {120, 1}, plane(rules, "SBD")) == Chance{120, 1200});
  const Chance fortress = flak_chance(rules, {120, 1}, plane(rules, "B17"));
  CHECK(fortress.num * 100 == fortress.den);
}

TEST_CASE("CF-30: flak shoots down nine in ten at most") {
  const carrier::Rules rules = battle("midway");
  CHECK(value(flak_chance(rules, {1080, 1}, plane(rules, "SBD"))) == doctest::Approx(0.9));
  CHECK(value(flak_chance(rules, {5000, 1}, plane(rules, "SBD"))) == doctest::Approx(0.9));
}

TEST_CASE("CF-98: destroyed guns and sunk ships do not fire; damage and fires do not matter") {
  Battle b("midway");
  const ForceId us = force(b.rules, "US TF1");
  const ShipId first = row(b.state, us).ships[0], second = row(b.state, us).ships[1];
  const int before = flak_strength(b.rules, b.state, us).num;
  row(b.state, first).damage = 1;
  row(b.state, first).fire = 9;
  CHECK(flak_strength(b.rules, b.state, us).num == before);
  row(b.state, first).aa = 2;
  CHECK(flak_strength(b.rules, b.state, us).num == before - 2 * b.rules.aa_factor[index(kUS)].num);
  sink(b.rules, b.state, second, true, {});
  CHECK(flak_strength(b.rules, b.state, us).num ==
        before - (2 + info(b.rules, second).aa) * b.rules.aa_factor[index(kUS)].num);
}

TEST_CASE("CF-99: a base's guns have no scenario factor") {
  const carrier::Rules rules = battle("santa_cruz");
  for (std::size_t i = 0; i < rules.bases.size(); ++i) {
    const Factor flak = flak_strength(rules, static_cast<BaseId>(i));
    CHECK(flak.num == rules.bases[i].aa * flak.den);
  }
}

TEST_CASE("CF 10.2: over many bombers flak shoots down its twelve-hundredths") {
  long shot_down = 0, bombers = 0;
  unsigned num = 0, den = 1;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Battle b("midway", seed);
    const ForceId us = force(b.rules, "US TF1");
    const PlaneId val = plane(b.rules, "VAL");
    const Chance flak = flak_chance(b.rules, flak_strength(b.rules, b.state, us), val);
    num = flak.num, den = flak.den;
    b.raid(kJP, 1, {us, BaseId::none}, Ordnance::AS, {{val, 40, true}});
    REQUIRE(resolve_strike(b.rules, b.state, b.heard.log));
    // Only while every gun is there: a hit may cost some.
    for (const auto& told : b.heard.told) {
      if (told.event.kind == EventKind::flak) {
        if (!(told.event.roll.chance == flak)) break;
        ++bombers;
        shot_down += told.event.roll.success();
      }
    }
  }
  CHECK(bombers > 300);
  check_share(shot_down, bombers, num, den);
}

TEST_CASE("CF-97: Japanese before American, by number; dive bombers, then level, then torpedo bombers") {
  Battle b("midway");
  const ForceId us = force(b.rules, "US TF1"), jp = force(b.rules, "JP TF1");
  const PlaneId val = plane(b.rules, "VAL"), kate = plane(b.rules, "KATE"), sbd = plane(b.rules, "SBD");
  b.raid(kUS, 1, {jp, BaseId::none}, Ordnance::AS, {{sbd, 2, true}});
  b.raid(kJP, 2, {us, BaseId::none}, Ordnance::AS, {{kate, 2, true}, {val, 2, true}, {plane(b.rules, "C.ZEKE"), 3}});
  b.raid(kJP, 5, {us, BaseId::none}, Ordnance::AS, {{val, 1, true}});
  std::vector<Event> all;
  while (resolve_strike(b.rules, b.state, b.heard.log)) {
  }
  std::vector<PlaneId> order;
  for (const Event& event : b.heard.of(EventKind::flak)) order.push_back(event.plane);
  CHECK(order == std::vector<PlaneId>{val, val, kate, kate, val, sbd, sbd});
  for (const Mission& mission : b.state.missions) {
    CHECK(armed(mission) == 0);
    CHECK_FALSE(mission.attack);
  }
}

TEST_CASE("CF-97: a bomber chooses its target, passes the flak, hits, pierces and does damage; then the reports") {
  Battle b("midway");
  const ShipId yorktown = ship(b.rules, "Yorktown");
  const ForceId us = alone(b.rules, b.state, yorktown, {10, 10});
  b.raid(kJP, 1, {us, BaseId::none}, Ordnance::AS, {{plane(b.rules, "VAL"), 1, true}});
  row(b.state, info(b.rules, yorktown).deck).groups.clear();
  const unsigned flak = flak_chance(b.rules, flak_strength(b.rules, b.state, us), plane(b.rules, "VAL")).num;
  // One ship: no choice. Flak misses; hit; penetration 12 of 34; damage 1 + 6; fire 50 of 100, 1 + 2 levels; propulsion
  // 15 of 100; weapons 30 of 100; the flak's claim (the bomb's is true); the estimate, one star more.
  b.strike({flak, 0, 11, 6, 49, 2, 15, 30, 20, 24});
  const Ship& hurt = row(b.state, yorktown);
  CHECK(hurt.damage == 7);
  CHECK(hurt.fire == 3);
  CHECK(b.heard.one(EventKind::ship_hit).roll.chance == Chance{12, 34});
  CHECK(b.heard.of(EventKind::ship_hit, Viewer::one).empty());
  CHECK(b.heard.one(EventKind::ship_hit, Viewer::zero).n == 7);
  const Event estimate = b.heard.one(EventKind::estimate, Viewer::one);
  CHECK(estimate.stars[0] == 2);  // 7 of 34 is light, exaggerated
  CHECK(b.state.known[index(kJP)].estimates.size() == 1);
  CHECK(b.heard.of(EventKind::estimate, Viewer::zero).empty());
}

TEST_CASE("CF-102: when the submarines dive the rest of the mission attacks nothing and keeps its bombs") {
  Battle b("midway");
  ForceId boats = ForceId::none;
  for (std::size_t i = 0; i < b.state.forces.size(); ++i)
    if (b.state.forces[i].used() && submarines(b.rules, b.state.forces[i]) &&
        b.rules.seat_of(static_cast<ForceId>(i)) == kUS)
      boats = static_cast<ForceId>(i);
  REQUIRE(boats != ForceId::none);
  while (row(b.state, boats).ships.size() > 1) sink(b.rules, b.state, row(b.state, boats).ships[1], true, {});
  const PlaneId val = plane(b.rules, "VAL");
  Mission& mission = b.raid(kJP, 1, {boats, BaseId::none}, Ordnance::AS, {{val, 5, true}});
  const Chance flak = flak_chance(b.rules, flak_strength(b.rules, b.state, boats), val);
  std::vector<std::uint32_t> draws;
  const auto passes = [&] {
    if (flak.num > 0) draws.push_back(flak.num);
    for (const std::uint32_t drawn : {999999u, 10u, 20u}) draws.push_back(drawn);  // misses; not claimed; not claimed
  };
  passes();
  draws.push_back(25);  // no dive
  passes();
  draws.push_back(24);  // dive
  b.strike(draws);
  CHECK(armed(mission) == 3);
  CHECK(mission.ordnance == Ordnance::AS);
  CHECK(aircraft(mission) == 5);
  CHECK(b.heard.count(EventKind::dived) == 1);
}

TEST_CASE("CF 10.2: submarines may be bombed like ships; sunk ships drop out while the raid goes on") {
  Battle b("midway");
  const ShipId hammann = ship(b.rules, "Hammann"), hughes = ship(b.rules, "Hughes");
  const ForceId us = alone(b.rules, b.state, hammann, {10, 10});
  join(b.state, hughes, us);
  b.raid(kJP, 1, {us, BaseId::none}, Ordnance::AS, {{plane(b.rules, "VAL"), 2, true}});
  const PlaneId val = plane(b.rules, "VAL");
  const unsigned flak = flak_chance(b.rules, flak_strength(b.rules, b.state, us), val).num;
  // Choice of two equal ships: the first; flak misses, hit; penetration is certain (12 in 2); damage 1 + 1 sinks her;
  // flak's claim not made. Then one ship is left: flak misses, bomb misses, neither is claimed.
  const Chance second = flak_chance(b.rules, {info(b.rules, hughes).aa * 2, 1}, val);
  b.strike({0, flak, 0, 1, 99, second.num, 999999, 99, 99});
  CHECK(row(b.state, hammann).fate == Fate::sunk);
  CHECK(row(b.state, hughes).fate == Fate::afloat);
  CHECK(b.heard.one(EventKind::ship_sunk, Viewer::one).ship == hammann);  // seen to sink
  CHECK(b.state.known[index(kJP)].sunk == std::vector<ShipId>{hammann});
  const auto flaks = b.heard.of(EventKind::flak);
  CHECK(flaks.back().roll.chance == second);
}

TEST_CASE("CF 10.2: a mission whose target is gone keeps its bombs and attacks nothing") {
  Battle b("midway");
  const ShipId hammann = ship(b.rules, "Hammann");
  const ForceId us = alone(b.rules, b.state, hammann, {10, 10});
  Mission& mission = b.raid(kJP, 1, {us, BaseId::none}, Ordnance::AS, {{plane(b.rules, "VAL"), 3, true}});
  sink(b.rules, b.state, hammann, true, {});
  b.strike({});
  CHECK(armed(mission) == 3);
  CHECK(b.heard.count(EventKind::strike_began) == 0);
}

TEST_CASE("CF 10.4: all bombers are equally accurate against a base, whatever their type and pilots") {
  const carrier::Rules rules = battle("midway");
  CHECK(value(base_bomb_chance(rules, {0, 1})) == doctest::Approx(0.25));
  CHECK(base_bomb_chance(rules, {24, 1}) == Chance{25 * 2376, 100 * 2400});
  CHECK(value(base_bomb_chance(rules, {9000, 1})) == doctest::Approx(0.125));
}

TEST_CASE("CF-105: 72 bombers on Midway score about 18 hits, 27 %, and just close it") {
  long hits = 0, tenths = 0;
  constexpr int kRaids = 100;
  for (std::uint64_t seed = 1; seed <= kRaids; ++seed) {
    Battle b("midway", seed);
    const BaseId midway = base(b.rules, "Midway");
    b.raid(kJP, 1, {ForceId::none, midway}, Ordnance::HE,
           {{plane(b.rules, "VAL"), 36, true}, {plane(b.rules, "KATE"), 36, true}});
    REQUIRE(resolve_strike(b.rules, b.state, b.heard.log));
    hits += b.heard.count(EventKind::base_hit);
    tenths += row(b.state, midway).damage;
  }
  CHECK(hits > 17 * kRaids);
  CHECK(hits < 19 * kRaids);
  CHECK(tenths > 250 * kRaids);  // closed over 25 %
  CHECK(tenths < 280 * kRaids);
}

TEST_CASE("CF-105: a hit on a base does 1 or 2 %, may destroy a readied aircraft first, and an assault point") {
  Battle b("midway");
  const BaseId midway = base(b.rules, "Midway");
  Deck& deck = row(b.state, info(b.rules, midway).deck);
  const PlaneId b17 = plane(b.rules, "B17");
  const auto hit = [&](std::vector<std::uint32_t> draws) {
    b.state.dice = scripted_dice();
    Scripted script(std::move(draws));
    hit_base(b.rules, b.state, midway, b.heard.log);
  };
  const int before = aboard(deck), seaplanes = row(b.state, midway).seaplanes;
  group_of(deck, b17)->ready = 2;
  hit({1, 39, 9});  // 2 %; 40 in 100 with one type on the runway; one assault point
  CHECK(row(b.state, midway).damage == 20);
  CHECK(group_of(deck, b17)->ready == 1);
  CHECK(aboard(deck) == before - 1);
  CHECK(row(b.state, midway).assault == info(b.rules, midway).assault - 1);
  group_of(deck, b17)->ready = 0;
  hit({0, 15, 10});  // 1 %; 15 in 100 in the hangars: missed
  CHECK(row(b.state, midway).damage == 30);
  CHECK(aboard(deck) == before - 1);
  // The last of all that stand there is a seaplane (10.4: including seaplanes).
  hit({0, 14, static_cast<std::uint32_t>(before - 1 + seaplanes - 1), 10});
  CHECK(row(b.state, midway).seaplanes == seaplanes - 1);
  CHECK(b.heard.of(EventKind::base_hit, Viewer::one).empty());
  CHECK(b.heard.of(EventKind::base_hit, Viewer::zero).size() == 3);
}

TEST_CASE("CF-104: one miss in ten is claimed as a hit; the defender knows the truth of hits, the attacker of losses") {
  long misses = 0, claims = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Battle b("midway", seed);
    const ForceId us = force(b.rules, "US TF1");
    b.raid(kJP, 3, {us, BaseId::none}, Ordnance::HE, {{plane(b.rules, "KATE"), 60, true}});
    REQUIRE(resolve_strike(b.rules, b.state, b.heard.log));
    const Event attacker = b.heard.one(EventKind::strike_report, Viewer::one),
                defender = b.heard.one(EventKind::strike_report, Viewer::zero);
    const int hits = b.heard.count(EventKind::ship_hit);
    const int lost = 60 - aircraft(b.state.missions[0]);
    CHECK(defender.n == hits);
    CHECK(attacker.m == lost);
    CHECK(attacker.n >= hits);
    CHECK(defender.m >= lost);
    CHECK_FALSE(defender.mission);
    misses += 60 - hits - lost;
    claims += attacker.n - hits;
  }
  check_share(claims, misses, 10, 100);
}
