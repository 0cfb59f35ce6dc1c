// Damage (CF 11.2 to 11.4): the table of weapons, penetration, fires, weapons, propulsion, decks, the end of a turn,
// bases.
#include "games/carrier/rules/damage.h"
#include "combat_support.h"
#include "games/carrier/rules/combat_odds.h"
#include "games/carrier/rules/reports.h"

using namespace d6;
using namespace d6::test;

namespace {

struct Fleet {
  carrier::Rules rules;
  State state;
  Heard heard;
  explicit Fleet(const char* scenario = "midway", std::uint64_t seed = 1)
      : rules(battle(scenario)), state(laid_out(rules, seed)) {}

  void hit(ShipId id, Blow blow, std::vector<std::uint32_t> draws) {
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    hit_ship(rules, state, id, blow, heard.log);
  }
  // The end of the turn for one ship alone.
  void end_turn(ShipId id, std::vector<std::uint32_t> draws) {
    state.cursor = static_cast<std::uint16_t>(at(id));
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    REQUIRE(resolve_fires(rules, state, heard.log));
  }
};

constexpr Blow kBomb{Weapon::bomb, 4, true}, kTorpedo{Weapon::torpedo, 5, true}, kShell{Weapon::gun, 2, true};

}  // namespace

TEST_CASE("CF 11.2: the table of average damage") {
  const carrier::Rules rules = battle("midway");
  CHECK(gun_rating(rules, GunClass::AA) == 1);
  CHECK(gun_rating(rules, GunClass::CL) == 1);
  CHECK(gun_rating(rules, GunClass::CA) == 2);
  CHECK(gun_rating(rules, GunClass::BB_YAMATO) == 9);
  CHECK(gun_rating(rules, GunClass::BB_NAGATO) == 7);
  CHECK(gun_rating(rules, GunClass::BB_JP) == 6);
  CHECK(gun_rating(rules, GunClass::BB_US) == 8);
  CHECK(torpedo_rating(rules, 21) == 5);
  CHECK(torpedo_rating(rules, 24) == 7);
  CHECK(bomb_rating(rules, Ordnance::AS) == 4);
  CHECK(bomb_rating(rules, Ordnance::HE) == 2);
}

TEST_CASE("CF 11.2: penetration is three times the rating in the defence factor") {
  const carrier::Rules rules = battle("midway");
  CHECK(penetration_chance(rules, 4, 34) == Chance{12, 34});
  CHECK(penetration_chance(rules, 9, 64) == Chance{27, 64});
  CHECK(penetration_chance(rules, 1, 2) == Chance{2, 2});  // certain: nothing is drawn
  long pierced = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Fleet fleet("midway", seed);
    hit_ship(fleet.rules, fleet.state, ship(fleet.rules, "Enterprise"), kBomb, fleet.heard.log);
    pierced += fleet.heard.one(EventKind::ship_hit).roll.success();
  }
  check_share(pierced, 300, 12, 34);
}

TEST_CASE("CF-103: average damage is uniform from 1 to twice the average less 1; a light gun always does 1") {
  Dice dice = dice_of(3);
  std::array<long, 8> seen{};
  for (int i = 0; i < 7000; ++i) ++seen[static_cast<std::size_t>(draw({1, 2 * 4 - 1}, dice))];
  CHECK(seen[0] == 0);
  for (std::size_t points = 1; points <= 7; ++points) check_share(seen[points], 7000, 1, 7);
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  // Penetration 3 of the defence factor; no damage die; fire 15 of 100, propulsion 15, weapons 30: none.
  fleet.hit(tone, {Weapon::gun, 1, true}, {2, 15, 15, 30});
  CHECK(row(fleet.state, tone).damage == 1);
}

TEST_CASE("CF 11.2: a bomb or shell that fails to pierce does 1 point and nothing else") {
  Fleet fleet;
  const ShipId haruna = ship(fleet.rules, "Haruna");
  fleet.hit(haruna, kBomb, {12});
  CHECK(row(fleet.state, haruna).damage == 1);
  fleet.hit(haruna, kShell, {6});
  CHECK(row(fleet.state, haruna).damage == 2);
  CHECK(row(fleet.state, haruna).fire == 0);
  CHECK(fleet.heard.count(EventKind::ship_hit) == 2);
}

TEST_CASE("CF 11.2: a torpedo that pierces does double damage; every torpedo costs at least 5 knots") {
  Fleet fleet;
  const ShipId haruna = ship(fleet.rules, "Haruna");
  // Fails: damage 1 + 3, speed 5 + 2.
  fleet.hit(haruna, kTorpedo, {15, 3, 2});
  CHECK(row(fleet.state, haruna).damage == 4);
  CHECK(row(fleet.state, haruna).knots == 7);
  // Pierces: 2 x (1 + 3); fire 40 of 100: no; speed 5; weapons: no.
  fleet.hit(haruna, kTorpedo, {14, 3, 40, 0, 30});
  CHECK(row(fleet.state, haruna).damage == 12);
  CHECK(row(fleet.state, haruna).knots == 12);
}

TEST_CASE(
    "CF-122: a piercing bomb starts a fire in 50 of 100, a torpedo in 40, of 1 to 3 levels; a shell in 15, of 1") {
  struct Line {
    Blow blow;
    std::uint32_t percent;
    bool levels;
  };
  for (const Line& line : {Line{kBomb, 50, true}, {kTorpedo, 40, true}, {kShell, 15, false}}) {
    const auto& [blow, percent, levels] = line;
    CAPTURE(line.percent);
    for (const bool starts : {true, false}) {
      Fleet fleet;
      const ShipId tone = ship(fleet.rules, "Mogami");
      row(fleet.state, tone).main = static_cast<std::uint8_t>(info(fleet.rules, tone).main);
      std::vector<std::uint32_t> draws;
      if (penetration_chance(fleet.rules, blow.rating, info(fleet.rules, tone).defence).num <
          static_cast<unsigned>(info(fleet.rules, tone).defence))
        draws.push_back(0);
      draws.push_back(0);  // damage 1
      draws.push_back(starts ? percent - 1 : percent);
      if (starts && levels) draws.push_back(2);
      draws.push_back(blow.weapon == Weapon::torpedo ? 0 : 15);
      draws.push_back(30);
      fleet.hit(tone, blow, draws);
      CHECK(row(fleet.state, tone).fire == (starts ? (levels ? 3 : 1) : 0));
      CHECK(fleet.heard.count(EventKind::fire_started) == (starts ? 1 : 0));
    }
  }
}

TEST_CASE("CF-123: a piercing hit destroys 1 to 3 mounts of one kind in 30 of 100") {
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  const ShipInfo& built = info(fleet.rules, tone);
  REQUIRE(built.main > 0);
  REQUIRE(built.aa > 0);
  REQUIRE(built.tubes > 0);
  fleet.hit(tone, {Weapon::gun, 1, true}, {0, 15, 15, 29, 2, 1});  // tubes, 2
  CHECK(row(fleet.state, tone).tubes == 2);
  row(fleet.state, tone).aa = static_cast<std::uint8_t>(built.aa);
  row(fleet.state, tone).main = static_cast<std::uint8_t>(built.main - 1);
  fleet.hit(tone, {Weapon::gun, 1, true}, {0, 15, 15, 29, 0, 2});  // main guns: only one is left of three drawn
  CHECK(row(fleet.state, tone).main == built.main);
  CHECK(fleet.heard.of(EventKind::weapons_lost, Viewer::zero).empty());
  const Event event = fleet.heard.of(EventKind::weapons_lost, Viewer::one).back();
  CHECK(event.n == 1);
  CHECK(static_cast<Mounts>(event.m) == Mounts::main);
}

TEST_CASE("CF-124: a piercing bomb or shell costs 1 to 5 knots in 15 of 100, a torpedo 5 to 10 always") {
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  fleet.hit(tone, {Weapon::gun, 1, true}, {0, 15, 14, 4, 30});
  CHECK(row(fleet.state, tone).knots == 5);
  std::array<long, 11> seen{};
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    Fleet many("midway", seed);
    const ShipId yamato = ship(many.rules, "Yamato");
    hit_ship(many.rules, many.state, yamato, kTorpedo, {});
    REQUIRE(row(many.state, yamato).knots >= 5);
    REQUIRE(row(many.state, yamato).knots <= 10);
    ++seen[row(many.state, yamato).knots];
  }
  for (std::size_t knots = 5; knots <= 10; ++knots) check_share(seen[knots], 600, 1, 6);
}

TEST_CASE("CF-125: half of the readied planes of the type that is hit burn, rounded up, 1 or 3 levels each") {
  Fleet fleet;
  const ShipId kaga = ship(fleet.rules, "Kaga");
  Deck& deck = row(fleet.state, info(fleet.rules, kaga).deck);
  const PlaneId val = plane(fleet.rules, "VAL"), zeke = plane(fleet.rules, "C.ZEKE");
  const auto type = [&](PlaneId id) {
    for (std::size_t i = 0; i < deck.groups.size(); ++i)
      if (deck.groups[i].plane == id) return static_cast<std::uint32_t>(i);
    FAIL("not aboard");
    return 0u;
  };
  deck.ordnance = Ordnance::AS;
  group_of(deck, val)->ready = 9;
  group_of(deck, zeke)->ready = 6;
  const int vals = group_of(deck, val)->aboard;
  fleet.hit(kaga, kBomb, {12, type(val)});  // does not pierce, and yet
  CHECK(group_of(deck, val)->ready == 4);
  CHECK(group_of(deck, val)->aboard == vals - 5);
  CHECK(row(fleet.state, kaga).fire == 15);
  CHECK(deck.suspended);  // fire over 4
  fleet.hit(kaga, kBomb, {12, type(zeke)});
  CHECK(row(fleet.state, kaga).fire == 18);  // fighters carry no bombs
  deck.ordnance = Ordnance::N;
  fleet.hit(kaga, kBomb, {12, type(val)});
  CHECK(row(fleet.state, kaga).fire == 20);  // 2 of 4, unarmed
}

TEST_CASE("CF-49: the type is drawn among those aboard; not on deck means no more damage") {
  Fleet fleet;
  const ShipId kaga = ship(fleet.rules, "Kaga");
  Deck& deck = row(fleet.state, info(fleet.rules, kaga).deck);
  group_of(deck, plane(fleet.rules, "VAL"))->ready = 0;
  const int before = aboard(deck);
  for (std::uint32_t type = 0; type < deck.groups.size(); ++type) fleet.hit(kaga, kBomb, {12, type});
  CHECK(aboard(deck) == before);
  CHECK(row(fleet.state, kaga).fire == 0);
  deck.groups.clear();
  fleet.hit(kaga, kBomb, {12});  // an empty ship: no type is drawn
}

TEST_CASE("CF 11.3: a ship sinks when her damage reaches her defence factor") {
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  row(fleet.state, tone).damage = static_cast<std::uint8_t>(info(fleet.rules, tone).defence - 2);
  fleet.hit(tone, kShell, {static_cast<std::uint32_t>(info(fleet.rules, tone).defence - 1)});
  CHECK(afloat(row(fleet.state, tone)));
  fleet.hit(tone, kShell, {static_cast<std::uint32_t>(info(fleet.rules, tone).defence - 1)});
  CHECK(row(fleet.state, tone).fate == Fate::sunk);
  CHECK(row(fleet.state, tone).force == ForceId::none);
  const auto told = fleet.heard.told.size();
  fleet.hit(tone, kShell, {});
  CHECK(fleet.heard.told.size() == told);
}

TEST_CASE("CF-126: with a carrier go the aircraft aboard; those in the air live on") {
  Fleet fleet;
  const ShipId kaga = ship(fleet.rules, "Kaga");
  const Mission& mission = fly(fleet.state, kJP, 1, {10, 10}, Ordnance::N, {{plane(fleet.rules, "VAL"), 7}});
  sink(fleet.rules, fleet.state, kaga, false, fleet.heard.log);
  CHECK(aboard(row(fleet.state, info(fleet.rules, kaga).deck)) == 0);
  CHECK(aircraft(mission) == 7);
  CHECK(fleet.heard.of(EventKind::ship_sunk, Viewer::zero).empty());  // nobody saw it
  CHECK(fleet.state.known[index(kUS)].sunk.empty());
}

TEST_CASE("CF 11.3: a fire falls by 1 a turn on average, out of control it gains 3") {
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  const int defence = info(fleet.rules, tone).defence;
  for (const auto& [level, drawn, after] : {std::tuple{5, 0u, 3}, {5, 1u, 4}, {5, 2u, 5}, {1, 0u, 0}}) {
    row(fleet.state, tone).fire = static_cast<std::int16_t>(level);
    std::vector<std::uint32_t> draws(static_cast<std::size_t>(level), 8u);  // 8 in 100 each: no damage
    draws.push_back(drawn);
    fleet.end_turn(tone, draws);
    CHECK(row(fleet.state, tone).fire == after);
  }
  for (const auto& [drawn, gained] : {std::pair{0u, 2}, {1u, 3}, {2u, 4}}) {
    row(fleet.state, tone).fire = static_cast<std::int16_t>(defence + 1);
    std::vector<std::uint32_t> draws(static_cast<std::size_t>(defence + 1), 8u);
    draws.push_back(drawn);
    fleet.end_turn(tone, draws);
    CHECK(row(fleet.state, tone).fire == defence + 1 + gained);
  }
  row(fleet.state, tone).fire = static_cast<std::int16_t>(defence);  // not above it: under control
  std::vector<std::uint32_t> draws(static_cast<std::size_t>(defence), 8u);
  draws.push_back(0);
  fleet.end_turn(tone, draws);
  CHECK(row(fleet.state, tone).fire == defence - 2);
}

TEST_CASE(
    "CF-48: each fire level has 8 in 100 to add a point; over half, damage less 50 in 100 adds one until it stops") {
  Fleet fleet;
  const ShipId yamato = ship(fleet.rules, "Yamato");
  const int defence = info(fleet.rules, yamato).defence;
  row(fleet.state, yamato).fire = 3;
  fleet.end_turn(yamato, {7, 8, 0, 2});  // two points; the level stays
  CHECK(row(fleet.state, yamato).damage == 2);
  row(fleet.state, yamato).fire = 0;
  const int over = defence * 3 / 4;
  row(fleet.state, yamato).damage = static_cast<std::uint8_t>(over);
  const auto chance = static_cast<std::uint32_t>(100 * over - 50 * defence);
  fleet.end_turn(yamato, {chance - 1, 15, 25});  // takes water, does not stop, propulsion holds
  CHECK(fleet.heard.of(EventKind::flooding).back().roll.chance ==
        Chance{chance, static_cast<std::uint32_t>(100 * defence)});
  CHECK(row(fleet.state, yamato).damage == over + 1);
  const auto more = static_cast<std::uint32_t>(100 * (over + 1) - 50 * defence);
  fleet.end_turn(yamato, {more, 14, 25});  // stops for good
  CHECK(row(fleet.state, yamato).steady);
  fleet.end_turn(yamato, {25});
  CHECK(row(fleet.state, yamato).damage == over + 1);
}

TEST_CASE("CF-48: over many turns fires do their eight in a hundred a level") {
  long points = 0, levels = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Fleet fleet("midway", seed);
    const ShipId yamato = ship(fleet.rules, "Yamato");
    row(fleet.state, yamato).fire = 10;
    fleet.state.cursor = static_cast<std::uint16_t>(at(yamato));
    REQUIRE(resolve_fires(fleet.rules, fleet.state, fleet.heard.log));
    points += row(fleet.state, yamato).damage;
    levels += 10;
  }
  check_share(points, levels, 8, 100);
}

TEST_CASE("CF-124: over half damage a ship loses 1 to 10 knots in 25 of 100 each turn") {
  Fleet fleet;
  const ShipId yamato = ship(fleet.rules, "Yamato");
  row(fleet.state, yamato).damage = static_cast<std::uint8_t>(info(fleet.rules, yamato).defence / 2 + 1);
  row(fleet.state, yamato).steady = true;
  fleet.end_turn(yamato, {24, 9});
  CHECK(row(fleet.state, yamato).knots == 10);
  fleet.end_turn(yamato, {25});
  CHECK(row(fleet.state, yamato).knots == 10);
}

TEST_CASE("CF-121: at the turn's end fire damage, flooding, sinking, fire level, propulsion") {
  Fleet fleet;
  const ShipId tone = ship(fleet.rules, "Tone");
  const int defence = info(fleet.rules, tone).defence;
  row(fleet.state, tone).damage = static_cast<std::uint8_t>(defence - 2);
  row(fleet.state, tone).fire = 1;
  fleet.end_turn(tone, {7, 0, 15});  // fire, water: sunk before anything else is drawn
  CHECK(row(fleet.state, tone).fate == Fate::sunk);
  std::vector<EventKind> order;
  for (const auto& told : fleet.heard.told) order.push_back(told.event.kind);
  CHECK(order == std::vector<EventKind>{EventKind::fire_damage, EventKind::flooding, EventKind::ship_sunk});
  // A whole ship: all steps in order, flight operations last.
  Fleet other;
  const ShipId kaga = ship(other.rules, "Kaga");
  row(other.state, kaga).damage = static_cast<std::uint8_t>(info(other.rules, kaga).defence / 2 + 1);
  row(other.state, kaga).fire = 1;
  const auto dry = static_cast<std::uint32_t>(100 * info(other.rules, kaga).defence - 1);
  other.end_turn(kaga, {8, dry, 15, 2, 24, 0});
  CHECK(row(other.state, kaga).fire == 1);
  CHECK(row(other.state, kaga).knots == 1);
  CHECK(row(other.state, info(other.rules, kaga).deck).suspended);
}

TEST_CASE("CF 11.3: the end of the turn visits every ship that burns or is half gone, and no other") {
  Fleet fleet;
  row(fleet.state, ship(fleet.rules, "Kaga")).fire = 2;
  row(fleet.state, ship(fleet.rules, "Hughes")).fire = 1;
  fleet.state.cursor = 0;
  int visits = 0;
  while (resolve_fires(fleet.rules, fleet.state, fleet.heard.log)) ++visits;
  CHECK(visits == 2);
}

TEST_CASE("CF 11.4: a base at 40 % damage repairs to 36 % after one turn") {
  Fleet fleet;
  const BaseId midway = base(fleet.rules, "Midway");
  row(fleet.state, midway).damage = 400;
  repair_bases(fleet.rules, fleet.state, fleet.heard.log);
  CHECK(row(fleet.state, midway).damage == 360);
  CHECK(fleet.heard.one(EventKind::base_repaired, Viewer::zero).n == 36);
  CHECK(fleet.heard.of(EventKind::base_repaired, Viewer::one).empty());
}

TEST_CASE("CF-107: damage is held in tenths and the repair rounded up, so that it ends") {
  Fleet fleet;
  const BaseId midway = base(fleet.rules, "Midway");
  row(fleet.state, midway).damage = 91;  // 9.1 %
  repair_bases(fleet.rules, fleet.state, fleet.heard.log);
  CHECK(row(fleet.state, midway).damage == 81);
  row(fleet.state, midway).damage = 1;
  repair_bases(fleet.rules, fleet.state, fleet.heard.log);
  CHECK(row(fleet.state, midway).damage == 0);
}

TEST_CASE("CF 10.10: one star for damage to 25 %, two to 50, three above; none for an unhurt ship") {
  const carrier::Rules rules = battle("midway");
  CHECK(true_stars(rules, 0, 40) == 0);
  CHECK(true_stars(rules, 1, 40) == 1);
  CHECK(true_stars(rules, 10, 40) == 1);
  CHECK(true_stars(rules, 11, 40) == 2);
  CHECK(true_stars(rules, 20, 40) == 2);
  CHECK(true_stars(rules, 21, 40) == 3);
  for (const auto& [percent, stars] : {std::pair{25, 1}, {26, 2}, {50, 2}, {51, 3}})
    CHECK(true_stars(rules, percent, 100) == stars);
}

TEST_CASE("CF-104: one estimate in four shows a star too many, never more than three") {
  Fleet fleet;
  const BaseId midway = base(fleet.rules, "Midway");
  const Place place{ForceId::none, midway};
  long more = 0;
  for (int i = 0; i < 2000; ++i) {
    row(fleet.state, midway).damage = 100;
    estimate_damage(fleet.rules, fleet.state, kJP, place, {}, {});
    const auto& row_of = fleet.state.known[index(kJP)].estimates;
    REQUIRE(row_of.size() == 1);
    more += row_of[0].stars == 2;
    REQUIRE(row_of[0].stars >= 1);
    REQUIRE(row_of[0].stars <= 2);
  }
  check_share(more, 2000, 25, 100);
  row(fleet.state, midway).damage = 900;
  fleet.state.dice = scripted_dice();
  Scripted none({});
  estimate_damage(fleet.rules, fleet.state, kJP, place, {}, {});
  CHECK(fleet.state.known[index(kJP)].estimates[0].stars == 3);
}

TEST_CASE(
    "CF 10.10: an unhurt ship shows damage only where the attacker claims a hit, so that no claim is given the lie") {
  Fleet fleet;
  const ForceId fleet_of = force(fleet.rules, "US TF1");
  const ShipId claimed = row(fleet.state, fleet_of).ships[2];
  long more = 0;
  for (int i = 0; i < 2000; ++i) {
    estimate_damage(fleet.rules, fleet.state, kJP, {fleet_of, BaseId::none}, std::span(&claimed, 1), {});
    const auto& seen = fleet.state.known[index(kJP)].estimates[0].ships;
    REQUIRE(seen.size() == 1);
    REQUIRE(seen[0].type == info(fleet.rules, claimed).type);
    more += seen[0].stars == 2;
  }
  check_share(more, 2000, 25, 100);
  const ShipId the_base = ShipId::none;
  const Place midway{ForceId::none, base(fleet.rules, "Midway")};
  fleet.state.dice = scripted_dice();
  Scripted one_star({25});  // not below 25: no star more
  estimate_damage(fleet.rules, fleet.state, kJP, midway, std::span(&the_base, 1), {});
  CHECK(fleet.state.known[index(kJP)].estimates[1].stars == 1);
  estimate_damage(fleet.rules, fleet.state, kJP, midway, {}, {});
  CHECK(fleet.state.known[index(kJP)].estimates[1].stars == 0);
}
