// Coastal bombardment, unloading and capture (CF 10.7 to 10.9).
#include "combat_support.h"
#include "games/carrier/rules/bombardment.h"
#include "games/carrier/rules/transports.h"

using namespace d6;
using namespace d6::test;

namespace {

struct Invasion {
  carrier::Rules rules;
  State state;
  Heard heard;
  BaseId island;
  Hex beach;
  explicit Invasion(const char* scenario = "midway", std::uint64_t seed = 1)
      : rules(battle(scenario)),
        state(laid_out(rules, seed)),
        island(rules.objective.base),
        beach(info(rules, island).hex) {}

  ForceId bring(const char* name) { return alone(rules, state, ship(rules, name), beach); }
  int bombard() {
    state.cursor = 0;
    int forces = 0;
    while (resolve_bombardment(rules, state, heard.log)) ++forces;
    return forces;
  }
  ShipId loaded_ship() const {
    for (std::size_t i = 0; i < rules.ships.size(); ++i)
      if (rules.ships[i].loaded > 2) return static_cast<ShipId>(i);
    FAIL("nothing is loaded");
    return ShipId::none;
  }
};

}  // namespace

TEST_CASE(
    "CF 10.7: a battleship bombards like 40 bombers, a heavy cruiser like 15, a light one like 5, a destroyer like 1") {
  const carrier::Rules rules = battle("midway");
  const State state = laid_out(rules);
  long cruisers = 0, destroyers = 0;
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    const auto id = static_cast<ShipId>(i);
    const ShipInfo& built = rules.ships[i];
    if (built.seat != kJP || built.bombard == 0) continue;
    CAPTURE(built.name);
    const int shots = bombardment_shots(rules, state, id);
    if (built.type == ShipType::BB) {
      CHECK(shots >= 40);  // 5 a gun: 8 to 12 of them
    } else if (built.type == ShipType::CA) {
      CHECK(shots >= 9);  // 15 for ten guns
      CHECK(shots <= 15);
      ++cruisers;
    } else if (built.type == ShipType::DD) {
      CHECK(shots == 1);
      ++destroyers;
    } else {
      CHECK(shots <= 7);
    }
  }
  CHECK(cruisers > 0);
  CHECK(destroyers > 0);
  CHECK(info(rules, ship(rules, "Haruna")).bombard == 40);
}

TEST_CASE("CF-106: the rating counts the main guns that are left, and no flak disturbs") {
  Invasion invasion;
  const ShipId haruna = ship(invasion.rules, "Haruna");
  CHECK(bombardment_shots(invasion.rules, invasion.state, haruna) == 40);
  row(invasion.state, haruna).main = 2;
  CHECK(bombardment_shots(invasion.rules, invasion.state, haruna) == 30);
  row(invasion.state, haruna).main = 8;
  CHECK_FALSE(can_bombard(invasion.rules, invasion.state, haruna));
  row(invasion.state, haruna).main = 0;
  long hits = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Invasion again("midway", seed);
    again.bring("Haruna");
    CHECK(again.bombard() == 1);
    hits += again.heard.one(EventKind::bombard_rolled).m;
    CHECK(again.heard.one(EventKind::bombard_rolled).n == 40);
    CHECK(again.heard.count(EventKind::base_hit) == again.heard.one(EventKind::bombard_rolled).m);
  }
  check_share(hits, 4000, 25, 100);
}

TEST_CASE("CF-44: Japanese ships, at the scenario's base, once a ship a game") {
  Invasion invasion;
  const ForceId force = invasion.bring("Haruna");
  invasion.bring("Astoria");
  CHECK_FALSE(can_bombard(invasion.rules, invasion.state, ship(invasion.rules, "Astoria")));
  row(invasion.state, force).hex = neighbour(invasion.beach, Direction::N);
  CHECK(invasion.bombard() == 0);
  row(invasion.state, force).hex = invasion.beach;
  CHECK(invasion.bombard() == 1);
  CHECK(row(invasion.state, ship(invasion.rules, "Haruna")).bombarded);
  CHECK(invasion.bombard() == 0);
  const carrier::Rules coral = battle("coral_sea");
  CHECK_FALSE(coral.objective.bombard);
  for (const char* scenario : {"midway", "eastern_solomons", "santa_cruz"}) CHECK(battle(scenario).objective.bombard);
}

TEST_CASE("CF-69: a force whose switch is off keeps its ammunition") {
  Invasion invasion;
  const ForceId force = invasion.bring("Haruna");
  CHECK(row(invasion.state, force).bombard);  // on by default
  row(invasion.state, force).bombard = false;
  CHECK(invasion.bombard() == 0);
  CHECK_FALSE(row(invasion.state, ship(invasion.rules, "Haruna")).bombarded);
}

TEST_CASE("CF-40: ships bombard by night as by day") {
  Invasion invasion;
  set_hour(invasion.rules, invasion.state, 23);
  invasion.bring("Haruna");
  CHECK(invasion.bombard() == 1);
  const Event claim = invasion.heard.one(EventKind::bombarded, Viewer::one),
              truth = invasion.heard.one(EventKind::bombarded, Viewer::zero);
  CHECK(claim.n >= truth.n);
  CHECK(claim.force != ForceId::none);
  CHECK(truth.force == ForceId::none);  // a base is shelled, by nobody that it could name (CF-36)
  CHECK(truth.n == invasion.heard.one(EventKind::bombard_rolled).m);
  CHECK(invasion.heard.of(EventKind::bombard_rolled, Viewer::zero).empty());
}

TEST_CASE("CF 10.8: a ship in the base's hex unloads one point a turn; at Midway not below 50 % damage") {
  Invasion invasion;
  const ShipId transport = invasion.loaded_ship();
  const int aboard_before = row(invasion.state, transport).assault;
  alone(invasion.rules, invasion.state, transport, invasion.beach);
  unload(invasion.rules, invasion.state, invasion.heard.log);
  CHECK(row(invasion.state, transport).assault == aboard_before);
  row(invasion.state, invasion.island).damage = 499;
  CHECK_FALSE(beach_open(invasion.rules, invasion.state));
  row(invasion.state, invasion.island).damage = 500;
  CHECK(beach_open(invasion.rules, invasion.state));
  unload(invasion.rules, invasion.state, invasion.heard.log);
  CHECK(row(invasion.state, transport).assault == aboard_before - 1);
  CHECK(row(invasion.state, invasion.island).landed == 1);
  CHECK(invasion.heard.one(EventKind::unloaded, Viewer::zero).n == 1);
  CHECK(invasion.heard.one(EventKind::unloaded, Viewer::one).ship == transport);
  CHECK(invasion.heard.one(EventKind::unloaded, Viewer::zero).ship == ShipId::none);  // no names (CF-91)
  row(invasion.state, row(invasion.state, transport).force).hex = neighbour(invasion.beach, Direction::S);
  unload(invasion.rules, invasion.state, invasion.heard.log);
  CHECK(row(invasion.state, invasion.island).landed == 1);
}

TEST_CASE("CF 10.8: the table of bases to land at, open there at any damage but at Midway") {
  struct Line {
    const char *scenario, *base;
    int damage;
  };
  for (const Line& line : {Line{"coral_sea", "Port Moresby", 0},
                           {"midway", "Midway", 50},
                           {"eastern_solomons", "Henderson Field", 0},
                           {"santa_cruz", "Henderson Field", 0}}) {
    CAPTURE(line.scenario);
    const carrier::Rules rules = battle(line.scenario);
    REQUIRE(rules.objective.base != BaseId::none);
    CHECK(name_of(rules, rules.objective.base) == line.base);
    CHECK(rules.objective.unload_damage == line.damage);
    CHECK(rules.objective.capture == (std::string(line.scenario) == "midway"));
  }
}

TEST_CASE("CF-45: transports and the types of 10.8 unload; a light cruiser does not") {
  Invasion invasion("santa_cruz");
  const ShipId carrying = invasion.loaded_ship();
  alone(invasion.rules, invasion.state, carrying, invasion.beach);
  for (const auto& [type, unloads] : {std::pair{ShipType::TR, true},
                                      {ShipType::DD, true},
                                      {ShipType::MSW, true},
                                      {ShipType::ML, true},
                                      {ShipType::CS, true},
                                      {ShipType::AV, true},
                                      {ShipType::APD, true},
                                      {ShipType::CL, false},
                                      {ShipType::CA, false}}) {
    invasion.rules.ships[at(carrying)].type = type;
    const int before = row(invasion.state, invasion.island).landed;
    row(invasion.state, carrying).assault = 3;
    unload(invasion.rules, invasion.state, {});
    CHECK(row(invasion.state, invasion.island).landed == before + (unloads ? 1 : 0));
  }
}

TEST_CASE("CF-130: unloading is automatic for every loaded ship, day and night") {
  Invasion invasion("eastern_solomons");
  set_hour(invasion.rules, invasion.state, 2);
  int loaded = 0;
  for (std::size_t i = 0; i < invasion.state.forces.size(); ++i)
    if (invasion.state.forces[i].used() && invasion.rules.seat_of(static_cast<ForceId>(i)) == kJP) {
      bool any = false;
      for (const ShipId s : invasion.state.forces[i].ships) any = any || row(invasion.state, s).assault > 0;
      if (!any) continue;
      invasion.state.forces[i].hex = invasion.beach;
      for (const ShipId s : invasion.state.forces[i].ships) loaded += row(invasion.state, s).assault > 0;
    }
  REQUIRE(loaded > 1);
  unload(invasion.rules, invasion.state, invasion.heard.log);
  CHECK(row(invasion.state, invasion.island).landed == loaded);
}

TEST_CASE("CF 10.9: a captured island has no aircraft and no assault points left") {
  Invasion invasion;
  const ShipId transport = invasion.loaded_ship();
  alone(invasion.rules, invasion.state, transport, invasion.beach);
  Base& midway = row(invasion.state, invasion.island);
  midway.damage = 600;
  midway.landed = midway.assault;
  REQUIRE(aboard(row(invasion.state, info(invasion.rules, invasion.island).deck)) > 0);
  unload(invasion.rules, invasion.state, invasion.heard.log);
  CHECK(midway.captured);
  CHECK(midway.assault == 0);
  CHECK(midway.seaplanes == 0);
  CHECK(aboard(row(invasion.state, info(invasion.rules, invasion.island).deck)) == 0);
  CHECK(invasion.heard.of(EventKind::captured, Viewer::table).size() == 1);
  const int left = row(invasion.state, transport).assault;
  unload(invasion.rules, invasion.state, {});  // no enemy base any more
  CHECK(row(invasion.state, transport).assault == left);
}

TEST_CASE("CF-46: capture takes strictly more points ashore than defend") {
  Invasion invasion;
  Base& midway = row(invasion.state, invasion.island);
  CHECK(midway.assault == 60);
  midway.damage = 600;
  midway.landed = 60;
  unload(invasion.rules, invasion.state, {});
  CHECK_FALSE(midway.captured);
  midway.landed = 61;
  unload(invasion.rules, invasion.state, {});
  CHECK(midway.captured);
  Invasion henderson("santa_cruz");  // only Midway can be captured
  row(henderson.state, henderson.island).landed = 500;
  unload(henderson.rules, henderson.state, {});
  CHECK_FALSE(row(henderson.state, henderson.island).captured);
}

TEST_CASE("CF-131: the garrison that bombs have lowered is what counts") {
  Invasion invasion;
  Base& midway = row(invasion.state, invasion.island);
  midway.damage = 600;
  midway.landed = 31;
  midway.assault = 31;
  unload(invasion.rules, invasion.state, {});
  CHECK_FALSE(midway.captured);
  midway.assault = 30;
  unload(invasion.rules, invasion.state, {});
  CHECK(midway.captured);
}
