// Surface combat (CF 10.5): who engages, the rounds, by day and night, gunnery and torpedoes, simultaneous fire.
#include "games/carrier/rules/surface_combat.h"
#include "combat_support.h"

using namespace d6;
using namespace d6::test;

namespace {

constexpr Hex kSea{5, 5};

// Two forces of chosen ships in one hex, everybody else gone.
struct Meeting {
  carrier::Rules rules;
  State state;
  Heard heard;
  ForceId us = ForceId::none, jp = ForceId::none;

  Meeting(const char* scenario, std::initializer_list<const char*> american,
          std::initializer_list<const char*> japanese, Hex hex = kSea, std::uint64_t seed = 1)
      : rules(battle(scenario)), state(laid_out(rules, seed)) {
    std::vector<ShipId> a, j;
    for (const char* name : american) a.push_back(ship(rules, name));
    for (const char* name : japanese) j.push_back(ship(rules, name));
    for (std::size_t i = 0; i < state.forces.size(); ++i) {
      const auto id = static_cast<ForceId>(i);
      const auto ships = state.forces[i].ships;
      for (const ShipId s : ships) row(state, s).force = ForceId::none, row(state, s).fate = Fate::left;
      state.forces[i] = Force{};
      if (us == ForceId::none && rules.seat_of(id) == kUS) us = id;
      if (jp == ForceId::none && rules.seat_of(id) == kJP) jp = id;
    }
    place(us, a, hex);
    place(jp, j, hex);
  }
  void place(ForceId id, const std::vector<ShipId>& ships, Hex hex) {
    row(state, id).hex = hex;
    for (const ShipId s : ships) {
      row(state, s).fate = Fate::afloat;
      row(state, s).force = id;
      row(state, id).ships.add(s);
    }
  }
  int meet() {
    int pairs = 0;
    state.cursor = 0;
    while (resolve_surface(rules, state, heard.log)) ++pairs;
    return pairs;
  }
  int meet(std::vector<std::uint32_t> draws) {
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    return meet();
  }
  std::vector<int> rounds() const {
    std::vector<int> out;
    for (const Event& event : heard.of(EventKind::surface_round)) out.push_back(event.n);
    return out;
  }
};

std::vector<std::uint32_t> shots(int number, std::uint32_t drawn) {
  return std::vector<std::uint32_t>(static_cast<std::size_t>(number), drawn);
}

}  // namespace

TEST_CASE(
    "CF 10.5: the table of rounds: battleships; and heavy cruisers; all main guns; all, with AA guns and torpedoes") {
  const carrier::Rules rules = battle("midway");
  const auto fires = [&](std::size_t round, GunClass gun) {
    return rules.odds.surface.rounds[round - 1].main[static_cast<std::size_t>(gun)];
  };
  REQUIRE(rules.odds.surface.rounds.size() == 4);
  for (const GunClass gun : {GunClass::BB_JP, GunClass::BB_US, GunClass::BB_NAGATO, GunClass::BB_YAMATO})
    for (std::size_t round = 1; round <= 4; ++round) CHECK(fires(round, gun));
  CHECK_FALSE(fires(1, GunClass::CA));
  for (std::size_t round = 2; round <= 4; ++round) CHECK(fires(round, GunClass::CA));
  for (const GunClass gun : {GunClass::CL, GunClass::AA}) {
    CHECK_FALSE(fires(1, gun));
    CHECK_FALSE(fires(2, gun));
    CHECK(fires(3, gun));
    CHECK(fires(4, gun));
  }
  for (std::size_t round = 1; round <= 4; ++round) {
    CHECK(rules.odds.surface.rounds[round - 1].aa == (round == 4));
    CHECK(rules.odds.surface.rounds[round - 1].torpedoes == (round == 4));
  }
}

TEST_CASE("CF 10.5: a pair in one hex engages in 36 of 100, in a base hex always") {
  const carrier::Rules rules = battle("midway");
  CHECK(engage_chance(rules, kSea) == Chance{36, 100});
  CHECK(engage_chance(rules, info(rules, base(rules, "Midway")).hex) == Chance{100, 100});
  Meeting apart("midway", {"Astoria"}, {"Tone"});
  CHECK(apart.meet({36}) == 1);
  CHECK(apart.heard.count(EventKind::surface_began) == 0);
  CHECK(apart.heard.of(EventKind::surface_rolled, Viewer::zero).empty());
  CHECK(apart.heard.of(EventKind::surface_rolled, Viewer::one).empty());
}

TEST_CASE("CF-65: in a scenario that does not list the base its hex is an island like any other") {
  const carrier::Rules solomons = battle("eastern_solomons"), coral = battle("coral_sea");
  const Hex henderson = info(solomons, base(solomons, "Henderson Field")).hex;
  CHECK(engage_chance(solomons, henderson) == Chance{100, 100});
  CHECK(engage_chance(coral, henderson) == Chance{36, 100});
}

TEST_CASE(
    "CF 10.5: by day from round 1, by night from round 3, one chance in two to break off after each but the last") {
  Meeting fight("midway", {"Hammann"}, {"Arashi"});  // destroyers: nobody fires before round 3
  SUBCASE("by day, broken off after the first") {
    fight.meet({35, 99, 99, 49});  // engage; a report of one ship each, its class right; break off
    CHECK(fight.rounds() == std::vector<int>{1});
    CHECK(fight.heard.one(EventKind::broke_off).roll.chance == Chance{50, 100});
  }
  SUBCASE("by night") {
    set_hour(fight.rules, fight.state, 22);
    fight.state.dice = dice_of(9);
    for (std::uint64_t seed = 1; fight.rounds().empty(); ++seed) {
      fight.state.dice = dice_of(seed);
      fight.meet();
    }
    CHECK(fight.rounds()[0] == 3);
  }
}

TEST_CASE("CF-115: the rounds run even if nobody can fire; half of the fights end after each") {
  std::array<long, 5> ended{};
  long fights = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    static const Meeting laid("midway", {"Hammann"}, {"Arashi"});
    Meeting fight = laid;
    fight.heard.log = carrier::Log(fight.heard.told);
    fight.state.dice = dice_of(seed);
    row(fight.state, ship(fight.rules, "Hammann")).main = 4;
    row(fight.state, ship(fight.rules, "Hammann")).aa = 4;
    row(fight.state, ship(fight.rules, "Hammann")).tubes =
        static_cast<std::uint8_t>(info(fight.rules, ship(fight.rules, "Hammann")).tubes);
    const ShipInfo& arashi = info(fight.rules, ship(fight.rules, "Arashi"));
    row(fight.state, ship(fight.rules, "Arashi")).main = static_cast<std::uint8_t>(arashi.main);
    row(fight.state, ship(fight.rules, "Arashi")).aa = static_cast<std::uint8_t>(arashi.aa);
    row(fight.state, ship(fight.rules, "Arashi")).tubes = static_cast<std::uint8_t>(arashi.tubes);
    fight.meet();
    if (fight.rounds().empty()) continue;
    ++fights;
    ++ended[fight.rounds().size()];
    CHECK(fight.heard.count(EventKind::gun_rolled) == 0);
  }
  check_share(fights, 1500, 36, 100);
  check_share(ended[1], fights, 1, 2);
  check_share(ended[2], fights, 1, 4);
  check_share(ended[3], fights, 1, 8);
  check_share(ended[4], fights, 1, 8);
}

TEST_CASE("CF-116: 4 % a main gun, 2 % an AA gun, by size and speed") {
  const carrier::Rules rules = battle("midway");
  CHECK(gun_chance(rules, GunClass::BB_YAMATO, 20, 30) == Chance{4 * 20 * 100, 100 * 20 * 100});
  CHECK(gun_chance(rules, GunClass::AA, 20, 30) == Chance{2 * 20 * 100, 100 * 20 * 100});
  CHECK(gun_chance(rules, GunClass::CA, 64, 27) == Chance{4 * 3 * 103, 100 * 2 * 100});  // at most 3/2
  CHECK(gun_chance(rules, GunClass::CA, 2, 36) == Chance{4 * 1 * 94, 100 * 2 * 100});    // at least 1/2
  const Chance slow = gun_chance(rules, GunClass::CA, 10, 0), fast = gun_chance(rules, GunClass::CA, 10, 36);
  CHECK(slow.num > fast.num);
}

TEST_CASE("CF-117: Japanese torpedoes hit with 10 %, American with 1 %, the same factors") {
  const carrier::Rules rules = battle("midway");
  CHECK(rules.odds.surface.torpedo_percent[index(kJP)] == 10 * rules.odds.surface.torpedo_percent[index(kUS)]);
  CHECK(torpedo_chance(rules, rules.odds.surface.torpedo_percent[index(kJP)], 20, 30) ==
        Chance{10 * 20 * 100, 100 * 20 * 100});
  // All tubes once a fight: they are fired in the last round only, and there is one of those.
  Meeting fight("midway", {"Hammann"}, {"Arashi"}, info(rules, base(rules, "Midway")).hex);
  for (std::uint64_t seed = 1; fight.rounds().size() < 4 && seed < 200; ++seed) {
    Meeting again("midway", {"Astoria", "Portland", "Minneapolis", "New Orleans"}, {"Arashi"},
                  info(rules, base(rules, "Midway")).hex, seed);
    again.meet();
    if (again.rounds().size() < 4) continue;
    int spreads = 0;
    for (const Event& event : again.heard.of(EventKind::gun_rolled))
      if (static_cast<Weapon>(event.m) == Weapon::torpedo) {
        ++spreads;
        CHECK(event.n == info(again.rules, event.ship).tubes);
      }
    CHECK(spreads == 1);
    return;
  }
  FAIL("no fight reached the last round");
}

TEST_CASE("CF-41: main guns of destroyers and anti-aircraft cruisers fire and hurt as AA guns, each barrel once") {
  const carrier::Rules rules = battle("santa_cruz");
  const State state = laid_out(rules);
  for (const char* name : {"Atlanta", "San Juan"}) {
    const ShipId id = ship(rules, name);
    CHECK(info(rules, id).main_class == GunClass::AA);
    CHECK(separate_aa_guns(rules, state, id) == 0);  // the same sixteen
  }
  const ShipId cruiser = ship(rules, "Northampton");
  CHECK(separate_aa_guns(rules, state, cruiser) == info(rules, cruiser).aa);
}

TEST_CASE("CF-115: fire within a round is simultaneous: a ship that will sink still fires") {
  // Yamato at 1 point from sinking against Astoria likewise, by day, round 1: only battleships; so both destroyers at
  // night in round 3, each one hit from sinking.
  Meeting fight("midway", {"Hammann"}, {"Arashi"});
  set_hour(fight.rules, fight.state, 22);
  const ShipId hammann = ship(fight.rules, "Hammann"), arashi = ship(fight.rules, "Arashi");
  row(fight.state, hammann).damage = static_cast<std::uint8_t>(info(fight.rules, hammann).defence - 1);
  row(fight.state, arashi).damage = static_cast<std::uint8_t>(info(fight.rules, arashi).defence - 1);
  // Engage; reports of one ship each, class right; Arashi's guns: the first hits, the rest miss and are not claimed;
  // Hammann's likewise; then the hits: penetration if it is not certain.
  std::vector<std::uint32_t> draws{0, 99, 99};
  const auto salvo = [&](int guns) {
    draws.push_back(0);
    for (const auto drawn : shots(guns - 1, 9999)) draws.push_back(drawn);
    for (const auto drawn : shots(guns - 1, 99)) draws.push_back(drawn);
  };
  salvo(info(fight.rules, arashi).main);
  salvo(info(fight.rules, hammann).main);
  for (const ShipId id : {hammann, arashi})
    if (info(fight.rules, id).defence > 3) draws.push_back(0);
  CHECK(fight.meet(draws) == 1);
  CHECK(row(fight.state, hammann).fate == Fate::sunk);
  CHECK(row(fight.state, arashi).fate == Fate::sunk);
  CHECK(fight.rounds() == std::vector<int>{3});
}

TEST_CASE("CF-114: several forces in a hex fight pair by pair, in order of number, Japanese outer, American inner") {
  Meeting fight("midway", {"Hammann"}, {"Arashi"}, info(battle("midway"), base(battle("midway"), "Midway")).hex);
  const ForceId us2 = fight.rules.force(kUS, 2), jp2 = fight.rules.force(kJP, 2);
  const Hex hex = row(fight.state, fight.us).hex;
  fight.place(us2, {ship(fight.rules, "Astoria")}, hex);
  fight.place(jp2, {ship(fight.rules, "Mogami")}, hex);
  for (const char* name : {"Hammann", "Astoria", "Arashi", "Mogami"}) {  // nobody can fire
    Ship& hull = row(fight.state, ship(fight.rules, name));
    const ShipInfo& built = info(fight.rules, ship(fight.rules, name));
    hull.main = static_cast<std::uint8_t>(built.main), hull.aa = static_cast<std::uint8_t>(built.aa),
    hull.tubes = static_cast<std::uint8_t>(built.tubes);
  }
  CHECK(fight.meet() == 4);
  std::vector<std::pair<ForceId, ForceId>> pairs;
  for (const Event& event : fight.heard.of(EventKind::surface_began)) pairs.push_back({event.force, event.other});
  CHECK(pairs ==
        std::vector<std::pair<ForceId, ForceId>>{{fight.jp, fight.us}, {fight.jp, us2}, {jp2, fight.us}, {jp2, us2}});
}

TEST_CASE("CF-43: forces that swap hexes have no contact") {
  Meeting fight("midway", {"Hammann"}, {"Arashi"});
  row(fight.state, fight.jp).hex = neighbour(kSea, Direction::N);
  std::swap(row(fight.state, fight.jp).hex, row(fight.state, fight.us).hex);
  CHECK(fight.meet({}) == 0);
}

TEST_CASE("CF-67: submarine groups never fight on the surface") {
  const carrier::Rules rules = battle("midway");
  const char* boat = nullptr;
  for (const ShipInfo& info : rules.ships)
    if (info.submarine() && info.seat == kUS) boat = info.name.c_str();
  REQUIRE(boat != nullptr);
  Meeting fight("midway", {boat}, {"Arashi"});
  CHECK(fight.meet({}) == 0);
}

TEST_CASE("CF-87: a fight is a sighting for both, with the errors of a report") {
  Meeting fight("midway", {"Hammann"}, {"Arashi"});
  fight.meet({35, 99, 99, 49});
  CHECK(fight.heard.of(EventKind::sighted, Viewer::zero).size() == 1);
  CHECK(fight.heard.of(EventKind::sighted, Viewer::one).size() == 1);
  for (const Seat seat : {kUS, kJP}) CHECK(fight.state.known[index(seat)].sightings.size() == 1);
}

TEST_CASE("CF 10.5: large guns look for large targets, AA guns and torpedoes take any") {
  long main = 0, main_large = 0, light = 0, light_large = 0;
  const carrier::Rules rules = battle("midway");
  const ShipId yamato = ship(rules, "Yamato"), arashi = ship(rules, "Arashi");
  const int large = info(rules, yamato).defence, small = info(rules, arashi).defence;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Meeting fight("midway", {"Astoria", "Aylwin"}, {"Yamato", "Arashi"}, info(rules, base(rules, "Midway")).hex, seed);
    // Only the Americans fire, and only their first salvos count: later ones may find a ship gone.
    for (const ShipId id : {yamato, arashi}) {
      row(fight.state, id).main = static_cast<std::uint8_t>(info(rules, id).main);
      row(fight.state, id).aa = static_cast<std::uint8_t>(info(rules, id).aa);
      row(fight.state, id).tubes = static_cast<std::uint8_t>(info(rules, id).tubes);
    }
    fight.meet();
    bool main_seen = false, light_seen = false;
    for (const Event& event : fight.heard.of(EventKind::gun_rolled)) {
      const bool torpedo = static_cast<Weapon>(event.m) == Weapon::torpedo;
      if (event.ship == ship(rules, "Astoria") && !main_seen) {
        main_seen = true, ++main;
        main_large += event.other_ship == yamato;
      }
      if (torpedo && !light_seen && row(fight.state, arashi).fate == Fate::afloat) {
        light_seen = true, ++light;
        light_large += event.other_ship == yamato;
      }
    }
  }
  CHECK(main > 50);
  check_share(main_large, main, large, large + small);
  CHECK(light > 10);
  check_share(light_large, light, 1, 2);
}

TEST_CASE("CF 10.10: the symbols after a gun hit tell the calibre, apart from those of damage") {
  const carrier::Rules rules = battle("midway");
  const auto stars = [&](GunClass gun) { return rules.odds.guns_stars[static_cast<std::size_t>(gun)]; };
  CHECK(stars(GunClass::AA) < stars(GunClass::CL));
  CHECK(stars(GunClass::CL) < stars(GunClass::CA));
  CHECK(stars(GunClass::CA) < stars(GunClass::BB_US));
  CHECK(stars(GunClass::BB_JP) < stars(GunClass::BB_YAMATO));
  Meeting fight("midway", {"Astoria"}, {"Yamato"}, info(rules, base(rules, "Midway")).hex, 4);
  for (std::uint64_t seed = 1; fight.heard.of(EventKind::gun_report, Viewer::zero).empty() && seed < 50; ++seed) {
    fight.state.dice = dice_of(seed);
    fight.meet();
  }
  const Event report = fight.heard.of(EventKind::gun_report, Viewer::zero).at(0);
  CHECK(report.stars[0] == stars(info(rules, report.ship).main_class));
  CHECK(report.roll.chance.den == 0);  // the roll would tell the truth
}
