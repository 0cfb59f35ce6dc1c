// Submarines (CF 10.6): the chance to attack, torpedoes, depth charges.
#include "games/carrier/rules/submarines.h"
#include "combat_support.h"
#include "games/carrier/rules/surface_combat.h"

using namespace d6;
using namespace d6::test;

namespace {

constexpr Hex kStation{8, 8};

// One group and one force, both with chosen ships; everybody else is gone.
struct Patrol {
  carrier::Rules rules = battle("midway");
  State state = laid_out(rules);
  Heard heard;
  ForceId group = ForceId::none, force = ForceId::none;
  std::vector<ShipId> boats;

  Patrol(Seat seat, std::size_t number, std::initializer_list<const char*> targets, Hex at) {
    for (std::size_t i = 0; i < rules.ships.size() && boats.size() < number; ++i)
      if (rules.ships[i].submarine() && rules.ships[i].seat == seat) boats.push_back(static_cast<ShipId>(i));
    REQUIRE(boats.size() == number);
    for (std::size_t i = 0; i < state.forces.size(); ++i) {
      const auto ships = state.forces[i].ships;
      for (const ShipId s : ships) row(state, s).force = ForceId::none, row(state, s).fate = Fate::left;
      state.forces[i] = Force{};
    }
    group = rules.force(seat, 1);
    force = rules.force(other(seat), 1);
    for (const ShipId boat : boats) add(boat, group, kStation);
    for (const char* name : targets) add(ship(rules, name), force, at);
  }
  void add(ShipId id, ForceId to, Hex hex) {
    row(state, to).hex = hex;
    row(state, to).ships.add(id);
    row(state, id).force = to;
    row(state, id).fate = Fate::afloat;
  }
  void attack(std::vector<std::uint32_t> draws) {
    state.cursor = 0;
    state.dice = scripted_dice();
    Scripted script(std::move(draws));
    while (resolve_submarines(rules, state, heard.log)) {
    }
  }
};

}  // namespace

TEST_CASE("CF-118: boats x ships / 10 in 100, at most 20: twelve against seventeen 20 %, four against eight 3.2 %") {
  const carrier::Rules rules = battle("midway");
  CHECK(submarine_chance(rules, 12, 17) == Chance{200, 1000});
  CHECK(submarine_chance(rules, 4, 8) == Chance{32, 1000});
  CHECK(submarine_chance(rules, 1, 1) == Chance{1, 1000});
}

TEST_CASE("CF 10.6: a group watches its own hex and the six around it, by night too") {
  for (int apart = 0; apart <= 2; ++apart) {
    CAPTURE(apart);
    Hex at = kStation;
    for (int step = 0; step < apart; ++step) at = neighbour(at, Direction::NE);
    Patrol patrol(kJP, 1, {"Yorktown"}, at);
    set_hour(patrol.rules, patrol.state, 23);
    patrol.attack(apart <= 1 ? std::vector<std::uint32_t>{1} : std::vector<std::uint32_t>{});  // 1 in 1000: not
    CHECK(patrol.heard.count(EventKind::submarine_rolled) == (apart <= 1 ? 1 : 0));
    CHECK(patrol.heard.of(EventKind::submarine_rolled, Viewer::zero).empty());
    CHECK(patrol.heard.of(EventKind::submarine_rolled, Viewer::one).empty());
  }
}

TEST_CASE("CF-118: forces in order of number, one attack a group a turn") {
  Patrol patrol(kJP, 1, {"Yorktown"}, kStation);
  const ForceId second = patrol.rules.force(kUS, 2), third = patrol.rules.force(kUS, 3);
  patrol.add(ship(patrol.rules, "Enterprise"), second, kStation);
  patrol.add(ship(patrol.rules, "Hornet"), third, kStation);
  const int torpedoes = std::min(6, info(patrol.rules, patrol.boats[0]).tubes);
  std::vector<std::uint32_t> draws{1, 0};  // the first is missed, the second found
  for (int i = 0; i < 2 * torpedoes; ++i) draws.push_back(i < torpedoes ? 199999 : 99);  // all miss, none is claimed
  for (auto& drawn : draws)
    if (drawn == 199999) {
      const Chance chance =
          torpedo_chance(patrol.rules, 15, info(patrol.rules, ship(patrol.rules, "Enterprise")).defence, 32);
      drawn = chance.num;
    }
  patrol.attack(draws);
  const auto rolls = patrol.heard.of(EventKind::submarine_rolled);
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[1].other == second);
}

TEST_CASE("CF-119: up to six torpedoes, 15 % Japanese and 3 % American, by size and speed of the target") {
  const carrier::Rules rules = battle("midway");
  CHECK(rules.odds.submarine.torpedo_percent[index(kJP)] == 5 * rules.odds.submarine.torpedo_percent[index(kUS)]);
  Patrol patrol(kJP, 1, {"Yorktown"}, kStation);
  const ShipId yorktown = ship(rules, "Yorktown");
  const ShipInfo& target = info(rules, yorktown);
  row(patrol.state, target.deck).groups.clear();
  const int torpedoes = std::min(6, info(rules, patrol.boats[0]).tubes);
  REQUIRE(torpedoes >= 2);
  const Chance chance = torpedo_chance(rules, 15, target.defence, target.speed);
  std::vector<std::uint32_t> draws{0};
  for (int i = 0; i < torpedoes; ++i) draws.push_back(i == 0 ? chance.num - 1 : chance.num);
  for (int i = 0; i < torpedoes - 1; ++i) draws.push_back(i == 0 ? 9 : 10);  // one miss is claimed
  draws.insert(draws.end(), {15, 4, 0});  // does not pierce (15 of 34), 5 points, 5 knots
  patrol.attack(draws);
  CHECK(row(patrol.state, yorktown).damage == 5);
  CHECK(row(patrol.state, yorktown).knots == 5);
  const Event rolled = patrol.heard.one(EventKind::torpedo_rolled);
  CHECK(rolled.n == torpedoes);
  CHECK(rolled.roll.chance == chance);
  CHECK(patrol.heard.one(EventKind::submarine_attack, Viewer::one).n == 2);
  CHECK(patrol.heard.one(EventKind::submarine_attack, Viewer::zero).n == 1);
  CHECK(patrol.heard.one(EventKind::submarine_attack, Viewer::zero).force == ForceId::none);
}

TEST_CASE("CF-120: every escort in turn: 10 % to find the boat, then 4 % American, 1 % Japanese to sink it") {
  Patrol patrol(kJP, 1, {"Yorktown", "Hammann", "Astoria", "Hughes"}, kStation);
  const ShipId yorktown = ship(patrol.rules, "Yorktown");
  const int torpedoes = std::min(6, info(patrol.rules, patrol.boats[0]).tubes);
  const Chance chance = torpedo_chance(patrol.rules, 15, info(patrol.rules, yorktown).defence, 32);
  std::vector<std::uint32_t> draws{0, 0};  // attack; the target by defence factor: the first
  for (int i = 0; i < torpedoes; ++i) draws.push_back(chance.num);
  for (int i = 0; i < torpedoes; ++i) draws.push_back(99);
  draws.insert(draws.end(), {10, 9, 3});  // Hammann finds nothing, Hughes finds and sinks it
  patrol.attack(draws);
  CHECK(row(patrol.state, patrol.boats[0]).fate == Fate::sunk);
  CHECK_FALSE(row(patrol.state, patrol.group).used());
  const auto charges = patrol.heard.of(EventKind::depth_charge);
  REQUIRE(charges.size() == 4);  // the last for the boat's side
  CHECK(charges[0].ship == ship(patrol.rules, "Hammann"));
  CHECK(charges[0].roll.chance == Chance{10, 100});
  CHECK(charges[2].roll.chance == Chance{4, 100});
  // Those that find nothing are not heard by the boat's side, and no charge says whose it is.
  CHECK(patrol.heard.one(EventKind::depth_charge, Viewer::one).ship == ShipId::none);
  CHECK(patrol.heard.of(EventKind::submarine_sunk, Viewer::zero).size() == 1);
  CHECK(patrol.rules.odds.submarine.sink_percent[index(kJP)] == 1);
}
