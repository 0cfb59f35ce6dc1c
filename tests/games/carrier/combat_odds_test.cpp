// The numbers of the combat chapters that no single battle pins down (scenarios/carrier/odds.toml): ranges, lists,
// symbols. Where balance asks for another, it is changed there and here, with the reason beside it.
#include "games/carrier/rules/combat_odds.h"
#include <algorithm>
#include <iterator>

#include "combat_support.h"
#include "games/carrier/rules/damage.h"

using namespace d6;
using namespace d6::test;

namespace {

// The manual's closing table, as printed: speed, torpedo and bomb accuracy, attack (of fighters), defensive fire,
// survive.
struct Type {
  const char* name;
  int speed, torpedo, bomb, attack, defence_fire, survive;
};
constexpr Type kTypes[] = {{"C.ZEKE", 4, 0, 0, 20, 0, 20}, {"L.ZEKE", 4, 0, 0, 17, 0, 17}, {"VAL", 4, 0, 15, 0, 2, 3},
                           {"KATE", 4, 7, 3, 0, 2, 3},     {"BETTY", 4, 4, 2, 0, 2, 3},    {"NELL", 3, 0, 1, 0, 2, 3},
                           {"JUDY", 4, 0, 0, 0, 2, 5},     {"F4F", 4, 0, 0, 17, 0, 20},    {"F2A", 4, 0, 0, 10, 0, 5},
                           {"P39", 5, 0, 0, 12, 0, 10},    {"SBD", 4, 0, 9, 0, 4, 9},      {"SB2U", 3, 0, 1, 0, 1, 1},
                           {"TBD", 3, 2, 1, 0, 1, 1},      {"TBF", 4, 2, 1, 0, 4, 8},      {"B26", 4, 1, 1, 0, 5, 10},
                           {"B25", 4, 0, 1, 0, 5, 10},     {"B17", 4, 0, 1, 0, 12, 25},    {"A24", 4, 0, 1, 0, 4, 9},
                           {"SEAPLANE", 3, 0, 0, 0, 0, 0}};

// Calls f(rules, the type as it is in that battle, as it is printed) for each type of each of the five battles; each
// type of the table is in one of them.
template <class F>
void every_type(F&& f) {
  int found = 0;
  for (const Type& printed : kTypes) {
    bool here = false;
    for (const char* scenario : {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"}) {
      const carrier::Rules rules = battle(scenario);
      for (const PlaneInfo& type : rules.planes) {
        if (type.name != printed.name && type.name != std::string("L.") + printed.name) continue;
        CAPTURE(scenario);
        CAPTURE(type.name);
        here = true;
        f(rules, type, printed);
      }
    }
    found += here;
  }
  CHECK(found == static_cast<int>(std::size(kTypes)));
}

// In half points; what is 0 stays 0, the pilots leave at least one half (11.11, CF-27).
int rated(const carrier::Rules& rules, const PlaneInfo& type, int printed) {
  if (printed == 0 || type.kind == PlaneClass::seaplane) return 2 * printed;
  return std::max(1, 2 * (printed + rules.pilots[index(type.seat)]));
}

}  // namespace

TEST_CASE("CF 10.1: the whole table of attack and survive, with the pilots of every battle") {
  every_type([](const carrier::Rules& rules, const PlaneInfo& type, const Type& printed) {
    CHECK(type.attack == rated(rules, type, printed.attack));
    CHECK(type.defence_fire == rated(rules, type, printed.defence_fire));
    CHECK(type.survive == rated(rules, type, printed.survive));
    CHECK(type.fighter() == (printed.attack > 0));
  });
}

TEST_CASE("CF 10.3: the whole table of accuracies, with the pilots and the exceptions of every battle") {
  every_type([](const carrier::Rules& rules, const PlaneInfo& type, const Type& printed) {
    const std::string name = printed.name;
    if (type.land && (name == "VAL" || name == "KATE")) {  // half, CF-25
      const int pilots = 2 * rules.pilots[index(type.seat)];
      CHECK(type.bomb == printed.bomb + pilots);
      CHECK(type.torpedo == (printed.torpedo > 0 ? printed.torpedo + pilots : 0));
      return;
    }
    const bool midway_sbd = name == "SBD" && type.land && rules.scenario == "midway";
    CHECK(type.bomb == rated(rules, type, midway_sbd ? 1 : printed.bomb));
    const bool without_torpedoes = name == "B26" && rules.scenario != "midway";  // CF-24
    CHECK(type.torpedo == (without_torpedoes ? 0 : rated(rules, type, printed.torpedo)));
  });
}

TEST_CASE("CF 8.6: the table of maximum speeds") {
  every_type(
      [](const carrier::Rules&, const PlaneInfo& type, const Type& printed) { CHECK(type.speed == printed.speed); });
}

TEST_CASE("CF-122: levels of a new fire, and how fires grow") {
  const FireOdds fire = battle("midway").odds.fire;
  CHECK(fire.bomb_levels == Range{1, 3});
  CHECK(fire.torpedo_levels == Range{1, 3});
  CHECK(fire.gun_levels == Range{1, 1});
  CHECK(fire.growth == std::vector<int>{-2, -1, 0});
  CHECK(fire.out_of_control == std::vector<int>{2, 3, 4});
}

TEST_CASE("CF-124: knots lost to hits, torpedoes and over half damage") {
  const PropulsionOdds propulsion = battle("midway").odds.propulsion;
  CHECK(propulsion.hit_loss == Range{1, 5});
  CHECK(propulsion.torpedo_loss == Range{5, 10});
  CHECK(propulsion.crippled_loss == Range{1, 10});
}

TEST_CASE("CF-123: mounts lost to a hit") { CHECK(battle("midway").odds.weapons.lost == Range{1, 3}); }

TEST_CASE("CF 11.4: a base suffers 1 or 2 % each time it is hit") {
  const BaseAttackOdds odds = battle("midway").odds.base_attack;
  CHECK(odds.damage_percent == Range{1, 2});
  CHECK(odds.aircraft_ready_percent == 40);
  CHECK(odds.aircraft_percent == 15);
  CHECK(odds.assault_percent == 10);
  CHECK(odds.repair_percent == 10);
  CHECK(odds.closed_over_percent == 25);
}

TEST_CASE("CF 10.6: escorts are DD, DE and APD; six torpedoes of 21 inches at most") {
  const SubmarineOdds odds = battle("midway").odds.submarine;
  CHECK(odds.escorts == std::vector<ShipType>{ShipType::DD, ShipType::DE, ShipType::APD});
  CHECK(odds.torpedoes == 6);
  CHECK(odds.torpedo_size == 21);
}

TEST_CASE("CF 10.5: by day the first round is 1, by night 3") {
  const SurfaceOdds odds = battle("midway").odds.surface;
  CHECK(odds.day_first_round == 1);
  CHECK(odds.night_first_round == 3);
  CHECK(odds.break_off_percent == 50);
}

TEST_CASE("CF 11.2: only Japanese surface ships have the 24 inch torpedo") {
  for (const char* name : {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"})
    for (const ShipInfo& info : battle(name).ships) {
      CAPTURE(info.name);
      if (info.torpedo == 24) CHECK(info.seat == kJP);
      if (info.torpedo == 24) CHECK_FALSE(info.submarine());
      if (info.tubes > 0) CHECK(info.torpedo >= 21);
    }
}

TEST_CASE("CF-53: the signs for calibre, by class of gun") {
  const Odds odds = battle("midway").odds;
  const auto stars = [&](GunClass gun) { return odds.guns_stars[static_cast<std::size_t>(gun)]; };
  CHECK(stars(GunClass::AA) == 0);
  CHECK(stars(GunClass::CL) == 1);
  CHECK(stars(GunClass::CA) == 2);
  CHECK(stars(GunClass::BB_US) == 3);
  CHECK(stars(GunClass::BB_JP) == 3);
  CHECK(stars(GunClass::BB_NAGATO) == 4);
  CHECK(stars(GunClass::BB_YAMATO) == 4);
}

TEST_CASE("ALL-2: factors are exact fractions, kept between their limits") {
  CHECK(size_factor(10, 40, {35, 100}, {13, 10}) == Factor{35, 100});
  CHECK(size_factor(20, 40, {35, 100}, {13, 10}) == Factor{20, 40});
  CHECK(size_factor(60, 40, {35, 100}, {13, 10}) == Factor{13, 10});
  CHECK(speed_factor(33, 130, 100) == Factor{97, 100});
  CHECK(speed_factor(200, 130, 100) == Factor{0, 100});
}

TEST_CASE("ALL-2: weights are drawn as they stand; nothing is drawn where there is no choice") {
  Dice dice = scripted_dice();
  Scripted script({0, 2, 3, 8});
  const std::array<int, 4> weights{3, 0, 1, 5};
  CHECK(draw_by_weight(weights, dice) == 0);
  CHECK(draw_by_weight(weights, dice) == 0);
  CHECK(draw_by_weight(weights, dice) == 2);
  CHECK(draw_by_weight(weights, dice) == 3);
  const std::array<int, 3> single{0, 7, 0};
  CHECK(draw_by_weight(single, dice) == 1);
}

TEST_CASE("ALL-2: a salvo tells its best roll, a success if any was") {
  Dice dice = scripted_dice();
  Scripted script({40, 3, 99, 50, 60});
  const Salvo hit = fire(3, {4, 100}, dice);
  CHECK(hit.hits == 1);
  CHECK(hit.best.drawn == 3);
  CHECK(hit.best.success());
  const Salvo miss = fire(2, {4, 100}, dice);
  CHECK(miss.hits == 0);
  CHECK(miss.best.drawn == 50);
  CHECK_FALSE(fire(5, {0, 100}, dice).best.success());  // nothing is drawn
}
