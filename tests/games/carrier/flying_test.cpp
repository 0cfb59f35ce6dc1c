// Chapters 6 to 9: launching, arming, moving and landing aircraft; searching and sighting.
#include "games/carrier/play_support.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/rules/search.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const carrier::Rules& midway() {
  static const carrier::Rules rules = battle("midway");
  return rules;
}
DeckId deck(std::string_view name) { return named<DeckId>(midway(), name); }
const Hex kEmpty{22, 20};  // open sea with nobody near

// A clear noon with both American carriers into the wind.
Play noon() {
  Play p(midway());
  p.state.weather = {Direction::SW, 0};
  p.force("US TF1").heading = p.force("US TF2").heading = Direction::SW;
  return p;
}

}  // namespace

TEST_CASE(
    "CF 6.1: a seaplane mission is one seaplane, 6 hours from a ship and 18 from a base, and costs no operation") {
  Play p(midway());
  p.at(Phase::launch, kJP);
  p.give("launch SP from Tone");
  const Mission& tone = p.mission(kJP, 1);
  CHECK(aircraft(tone) == 1);
  CHECK(kind_of(midway(), tone) == MissionKind::SP);
  CHECK(minutes_left(midway(), tone, tone.flights[0]) == 360);
  p.at(Phase::launch, kUS);
  p.deck("Midway").launched = 75;
  p.give("launch SP from Midway");
  const Mission& pby = p.mission(kUS, 1);
  CHECK(minutes_left(midway(), pby, pby.flights[0]) == 1080);
  CHECK(p.deck("Midway").launched == 75);
  CHECK(p.refused("launch SP from Enterprise") == "CF 6.0");
}

TEST_CASE("CF-80: bases have the seaplanes of the data, ready the turn after landing; American ships launch none") {
  Play p(midway());
  CHECK(p.base("Midway").seaplanes == 31);
  p.at(Phase::launch, kUS);
  CHECK(p.refused("launch SP from Astoria") == "CF 6.0");
  p.base("Midway").damage = 251;
  CHECK(p.refused("launch SP from Midway") == "CF 11.4");
  p.base("Midway").damage = 250;
  p.base("Midway").seaplanes = 1;
  p.give("launch SP from Midway");
  CHECK(p.refused("launch SP from Midway") == "CF 6.1");
  p.at(Phase::air, kUS);
  p.give("land M1");
  CHECK(p.base("Midway").seaplanes == 1);
}

TEST_CASE("CF-37: a seaplane lands in its parent's new hex, and not at all once the parent is gone") {
  Play p(midway());
  p.at(Phase::launch, kJP);
  p.give("launch SP from Tone");
  p.force("JP TF1").hex = kEmpty;
  p.at(Phase::air, kJP);
  CHECK(p.refused("land M1") == "CF 6.1");
  find(p.state, {kJP, 1})->hex = kEmpty;
  CHECK(p.refused("land M1").empty());
  CHECK(p.ship("Tone").seaplanes + 1 == info(midway(), ship(midway(), "Tone")).seaplanes);
  SUBCASE("home") {
    p.give("land M1");
    CHECK(p.ship("Tone").seaplanes == info(midway(), ship(midway(), "Tone")).seaplanes);
    CHECK(p.state.missions.empty());
  }
  SUBCASE("sunk") {
    remove_ship(midway(), p.state, ship(midway(), "Tone"), Fate::sunk);
    CHECK(p.refused("land M1") == "CF 6.1");
  }
}

TEST_CASE("CF 6.2: the kinds of missions and what they may consist of") {
  Play p = noon();
  p.at(Phase::launch, kUS);
  p.set_group("Enterprise", "F4F", 20, 10);
  p.set_group("Enterprise", "SBD", 20, 10);
  CHECK(p.refused("launch F from Enterprise F4F=4 SBD=2") == "CF 6.2");
  CHECK(p.refused("launch AS from Enterprise F4F=4") == "CF 6.2");
  CHECK(p.refused("launch HE from Enterprise SBD=4") == "CF 7.1");
  CHECK(p.refused("launch N from Enterprise SBD=4") == "CF 7.1");
  CHECK(p.refused("launch AS from Enterprise SBD=11") == "CF 7.0");
  CHECK(p.refused("launch AS from Enterprise TBD=1") == "CF 7.0");
  CHECK(p.refused("launch AS from Enterprise") == "CF 6.4");
  p.give("launch AS from Enterprise SBD=8 F4F=4");
  p.give("launch F from Enterprise F4F=4");
  CHECK(kind_of(midway(), p.mission(kUS, 1)) == MissionKind::AS);
  CHECK(kind_of(midway(), p.mission(kUS, 2)) == MissionKind::F);
  CHECK(armed(p.mission(kUS, 1)) == 8);
  CHECK(p.state.decks[at(deck("Enterprise"))].launched == 16);
  Mission spent = p.mission(kUS, 1);
  drop_ordnance(spent);  // unarmed bombers that have completed or aborted their mission
  CHECK(kind_of(midway(), spent) == MissionKind::N);
}

TEST_CASE("CF-7: the Judy searches without escort and without bombs, whatever the deck's ordnance") {
  Play p(midway());
  p.at(Phase::launch, kJP);
  p.set_group("Soryu", "JUDY", 2, 2);
  p.set_group("Soryu", "VAL", 10, 10);
  p.set_group("Soryu", "C.ZEKE", 10, 10);
  CHECK(p.refused("launch N from Soryu JUDY=1 C.ZEKE=1") == "CF-7");
  CHECK(p.refused("launch AS from Soryu JUDY=1 VAL=2") == "CF-7");
  p.give("launch N from Soryu JUDY=1");
  CHECK(armed(p.mission(kJP, 1)) == 0);
  CHECK(p.refused("reinforce M1 from Soryu C.ZEKE=1") == "CF-7");
  p.give("reinforce M1 from Soryu JUDY=1");
}

TEST_CASE("CF-76: bombers readied with N take deck space, search and ferry at full speed, and cannot attack") {
  Play p = noon();
  p.at(Phase::launch, kUS);
  p.clear_deck("Enterprise");
  p.set_group("Enterprise", "SBD", 36, 36);
  p.deck("Enterprise").ordnance = Ordnance::N;
  CHECK(deck_room(midway(), p.state, deck("Enterprise")) == 0);
  p.give("launch N from Enterprise SBD=10");
  Mission m = p.mission(kUS, 1);
  CHECK(armed(m) == 0);
  CHECK(allowance(midway(), m) == 4);
  m.found.add(force(midway(), "JP TF1"));
  CHECK_FALSE(may_attack(midway(), p.state, m, {force(midway(), "JP TF1"), BaseId::none}));
}

TEST_CASE("CF 6.3: the table of minimum operation limits, twice that one point off the wind, three times into it") {
  struct Row {
    const char* scenario;
    const char* ship;
    int minimum;
  };
  for (const Row& row : {Row{"midway", "Akagi", 12},
                         {"midway", "Kaga", 12},
                         {"midway", "Hiryu", 12},
                         {"midway", "Soryu", 12},
                         {"midway", "Zuiho", 6},
                         {"midway", "Hosho", 3},
                         {"midway", "Enterprise", 12},
                         {"midway", "Hornet", 12},
                         {"midway", "Yorktown", 12},
                         {"coral_sea", "Lexington", 12},
                         {"coral_sea", "Shokaku", 12},
                         {"coral_sea", "Zuikaku", 12},
                         {"coral_sea", "Shoho", 6},
                         {"eastern_solomons", "Saratoga", 12},
                         {"eastern_solomons", "Wasp", 11},
                         {"eastern_solomons", "Ryujo", 6},
                         {"santa_cruz", "Junyo", 9}}) {
    INFO(row.ship);
    const carrier::Rules r = battle(row.scenario);
    State s = laid_out(r);
    const auto id = named<DeckId>(r, row.ship);
    s.weather.wind = Direction::NE;
    Force& force = d6::carrier::row(s, force_of(r, s, id));
    for (const auto& [heading, times] : {std::pair{Direction::NE, 3},
                                         {Direction::N, 2},
                                         {Direction::SE, 2},
                                         {Direction::S, 1},
                                         {Direction::SW, 1},
                                         {Direction::NW, 1}}) {
      force.heading = heading;
      CHECK(operation_limit(r, s, id) == row.minimum * times);
    }
  }
}

TEST_CASE("CF-73: the wind never changes a land base's operation limit") {
  Play p(midway());
  for (int d = 0; d < 6; ++d) {
    p.state.weather.wind = static_cast<Direction>(d);
    CHECK(operation_limit(midway(), p.state, deck("Midway")) == 75);
  }
}

TEST_CASE("CF-75: operations used stand at 99 from the damage on until a turn begins without its cause") {
  Play p(midway());
  Ship& ship = p.ship("Enterprise");
  const auto used = [&] { return operations_used(midway(), p.state, deck("Enterprise")); };
  const auto check = [&](bool lift) { suspend_carriers(midway(), p.state, lift, p.heard.log); };
  SUBCASE("fire above 4") { ship.fire = 5; }
  SUBCASE("damage above 25 %") { ship.damage = 9; }
  SUBCASE("speed below 5") { ship.knots = 28; }
  check(false);
  CHECK(used() == 99);
  p.at(Phase::launch, kUS);
  p.set_group("Enterprise", "F4F", 20, 10);
  CHECK(p.refused("launch F from Enterprise F4F=1") == "CF 11.3");
  CHECK_FALSE(eligible(midway(), p.state, deck("Enterprise"), plane(midway(), "F4F")));
  p.at(Phase::arm, kUS);
  CHECK(p.refused("ready Enterprise F4F 2").empty());  // arming goes on
  ship.fire = 0, ship.damage = 0, ship.knots = 0;
  check(false);
  CHECK(used() == 99);
  check(true);
  CHECK(used() == 0);
  ship.fire = 4, ship.damage = 8, ship.knots = 23;  // the very limits: 23 % damage, 5 knots
  check(true);
  CHECK(used() == 0);
}

TEST_CASE("CF 6.4: missions take the lowest free number and at most 20 are in the air") {
  Play p = noon();
  p.at(Phase::launch, kUS);
  for (int i = 0; i < 20; ++i) p.give("launch SP from Midway");
  CHECK(p.refused("launch SP from Midway") == "CF 6.0");
  p.at(Phase::air, kUS);
  p.give("land M7");
  p.at(Phase::launch, kUS);
  p.give("launch SP from Midway");
  CHECK(find(p.state, {kUS, 7}) != nullptr);
  CHECK(p.state.missions.size() == 20);
  for (std::size_t i = 1; i < 20; ++i) CHECK(p.state.missions[i - 1].id.number < p.state.missions[i].id.number);
}

TEST_CASE("CF-38: aircraft that reinforce a mission take its time in the air, and different loads never mix") {
  Play p = noon();
  p.force("US TF2").hex = p.force("US TF1").hex;
  p.at(Phase::launch, kUS);
  p.set_group("Enterprise", "SBD", 20, 10);
  p.set_group("Yorktown", "SBD", 20, 10);
  p.set_group("Yorktown", "F4F", 20, 10);
  p.set_group("Hornet", "SBD", 20, 10);
  p.deck("Hornet").ordnance = Ordnance::HE;
  p.give("launch AS from Enterprise SBD=10");
  find(p.state, {kUS, 1})->aloft = 2;
  p.give("reinforce M1 from Yorktown SBD=5 F4F=3");
  const Mission& m = p.mission(kUS, 1);
  CHECK(aircraft(m) == 18);
  for (const Flight& flight : m.flights) CHECK(minutes_left(midway(), m, flight) == 60);
  CHECK(p.refused("reinforce M1 from Hornet SBD=2") == "CF 6.4");
  CHECK(p.refused("reinforce M2 from Hornet SBD=2") == "CF 6.0");
  p.force("US TF2").hex = kEmpty;
  CHECK(p.refused("reinforce M1 from Yorktown SBD=2") == "CF 6.4");
  draw_take_off_losses(midway(), p.state, p.heard.log);
  CHECK(m.take_off_loss == 0);  // in the air for a turn or more: no loss
}

TEST_CASE(
    "CF-74: forming up costs 1 point and one for every 15 aircraft or so, at most 3; drawn on the whole mission") {
  const auto loss = [](int count, std::vector<std::uint32_t> draws) {
    State s = laid_out(midway());
    s.dice = scripted_dice();
    s.seat = kUS;
    Mission& m = fly(s, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "F4F"), count, false}});
    m.aloft = 0;
    const Scripted dice(std::move(draws));
    draw_take_off_losses(midway(), s, {});
    return static_cast<int>(m.take_off_loss);
  };
  CHECK(loss(14, {}) == 1);  // 15.4: less than 15 lose none for their size
  CHECK(loss(15, {0}) == 2);
  CHECK(loss(15, {1}) == 1);
  for (std::uint32_t e = 0; e <= 5; ++e) CHECK(loss(20, {e}) == 2);  // the manual's 20 SBD
  CHECK(loss(34, {5}) == 2);
  CHECK(loss(34, {4}) == 3);
  CHECK(loss(60, {0}) == 3);  // the most there is
}

TEST_CASE("CF 8.6: example 5.4, the strike of the illustration and the smallest points") {
  State s = laid_out(midway());
  const auto points = [&](std::string_view type, int count, bool bombs, int loss, int aloft) {
    s.missions.clear();
    Mission& m = fly(s, kUS, 1, kEmpty, bombs ? Ordnance::AS : Ordnance::N, {{plane(midway(), type), count, bombs}});
    m.take_off_loss = static_cast<std::uint8_t>(loss);
    m.aloft = static_cast<std::uint8_t>(aloft);
    return allowance(midway(), m);
  };
  CHECK(points("SBD", 20, true, 2, 0) == 1);
  CHECK(points("SBD", 20, true, 2, 1) == 3);
  CHECK(points("SBD", 20, false, 2, 3) == 4);
  CHECK(points("F4F", 60, false, 3, 0) == 1);
  CHECK(points("TBD", 15, true, 3, 0) == 0);
  SUBCASE("a mission has the speed of its slowest aircraft") {
    s.missions.clear();
    CHECK(allowance(midway(), fly(s, kUS, 1, kEmpty, Ordnance::N,
                                  {{plane(midway(), "F4F"), 3, false}, {plane(midway(), "TBD"), 3, false}})) == 3);
  }
}

TEST_CASE("CF-89: points left by a declared attack are added next turn and lost after it") {
  Play p = noon();
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, kEmpty, Ordnance::AS, {{plane(midway(), "SBD"), 10, true}});
  m.points = 2;
  m.found.add(force(midway(), "JP TF1"));
  p.give("attack M1 TF1");
  Mission& after = *find(p.state, {kUS, 1});
  CHECK(after.points == 0);
  CHECK(after.carry == 2);
  CHECK(after.attack.force == force(midway(), "JP TF1"));
  drop_ordnance(after);
  age_missions(midway(), p.state, {});
  p.at(Phase::air, kUS);
  begin_moves(midway(), p.state, {});
  CHECK(find(p.state, {kUS, 1})->points == 6);
  age_missions(midway(), p.state, {});
  begin_moves(midway(), p.state, {});
  CHECK(find(p.state, {kUS, 1})->points == 4);
}

TEST_CASE("CF 7.1: bombers are armed with the ordnance chosen for their carrier or base") {
  Play p = noon();
  p.at(Phase::arm, kUS);
  CHECK(p.refused("ordnance Enterprise AS") == "CF 7.1");
  p.give("ordnance Enterprise HE");
  p.give("ready Enterprise SBD 6");
  p.at(Phase::launch, kUS);
  CHECK(p.refused("launch AS from Enterprise SBD=6") == "CF 7.1");
  p.give("launch HE from Enterprise SBD=6");
  CHECK(p.mission(kUS, 1).ordnance == Ordnance::HE);
}

TEST_CASE("CF-77: the first setting is AS on carriers and HE at bases") {
  const State s = Carrier::start(midway(), 1);
  for (std::size_t i = 0; i < s.decks.size(); ++i)
    CHECK(s.decks[i].ordnance == (midway().decks[i].base != BaseId::none ? Ordnance::HE : Ordnance::AS));
}

TEST_CASE("CF-20: ordnance is changed only when no bomber stands ready; they are armed again next turn") {
  Play p = noon();
  p.at(Phase::arm, kUS);
  p.give("ready Enterprise SBD 6");
  p.give("ready Enterprise F4F 6");
  CHECK(p.refused("ordnance Enterprise HE") == "CF-20");
  p.give("ready Enterprise SBD -6");
  p.give("ordnance Enterprise HE");  // the fighters may stay
  SUBCASE("CF-78: what was taken below this turn is not readied again before the next") {
    p.give("ready Enterprise SBD 30");  // six fighters stand on the deck of 36
    CHECK(p.refused("ready Enterprise SBD 3") == "CF 7.2");
    p.give("ready Enterprise F4F -6");
    CHECK(p.refused("ready Enterprise SBD 3") == "CF 7.2");  // 38 aboard: two have not been below this turn
    p.give("ready Enterprise SBD 2");
  }
}

TEST_CASE("CF 7.2: at most the maximum operation limit stands ready; deck and capacity are two numbers") {
  Play p = noon();
  p.at(Phase::arm, kUS);
  p.give("ready Enterprise SBD 30");
  CHECK(p.refused("ready Enterprise F4F 7") == "CF 7.2");
  p.give("ready Enterprise F4F 6");
  CHECK(p.refused("ready Enterprise F4F 1") == "CF 7.2");
  CHECK(p.refused("ready Enterprise TBD 1") == "CF 7.2");
  CHECK(p.refused("ready Enterprise B17 1") == "CF 7.2");
  SUBCASE("CF-21: 36 on deck, 90 aboard") {
    CHECK(info(midway(), deck("Enterprise")).deck == 36);
    CHECK(info(midway(), deck("Enterprise")).capacity == 90);
  }
}

TEST_CASE("CF 7.3: a minus number takes aircraft off the deck") {
  Play p = noon();
  p.at(Phase::arm, kUS);
  p.give("ready Enterprise SBD 10");
  CHECK(p.refused("ready Enterprise SBD -11") == "CF 7.3");
  p.give("ready Enterprise SBD -4");
  CHECK(readied(p.deck("Enterprise")) == 6);
  CHECK(aboard(p.deck("Enterprise")) == 79);
}

TEST_CASE("CF-79: with more aboard than the capacity, the capacity less the excess may stand ready") {
  Play p = noon();
  p.clear_deck("Midway");
  p.base("Midway").seaplanes = 0;
  p.set_group("Midway", "L.F4F", 220, 0);  // 70 over
  CHECK(deck_room(midway(), p.state, deck("Midway")) == 75);
  p.set_group("Midway", "L.F4F", 240, 0);  // 90 over: 60 are left
  CHECK(deck_room(midway(), p.state, deck("Midway")) == 60);
  p.at(Phase::arm, kUS);
  CHECK(p.refused("ready Midway L.F4F 61") == "CF-79");
  p.give("ready Midway L.F4F 60");
}

TEST_CASE("CF 8.3: nothing is searched for by night, and missions move in order of their numbers") {
  Play p = noon();
  p.at(Phase::air, kUS);
  p.state.missions.reserve(32);
  fly(p.state, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  fly(p.state, kUS, 2, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  p.give("search M2");
  CHECK(p.refused("move M1 N") == "CF 8.0");
  CHECK(p.mission(kUS, 2).points == 3);
  p.give("move M2 N");
  CHECK(p.mission(kUS, 2).hex == neighbour(kEmpty, Direction::N));
  set_hour(midway(), p.state, 19);
  CHECK(p.refused("search M2") == "CF 8.3");
  CHECK(p.refused("move M2 N").empty());
}

TEST_CASE("CF-34: the chance of finding a force is 40 % and 10 more by its size, 50 with 20 ships") {
  State s = laid_out(midway());
  s.weather.cloud = 0;
  const auto percent = [&](int ships) {
    const Chance c = search_chance(midway(), s, kUS, kEmpty, ships);
    return static_cast<double>(c.num) * 100 / c.den;
  };
  CHECK(percent(20) == doctest::Approx(50));
  CHECK(percent(10) == doctest::Approx(45));
  CHECK(percent(1) == doctest::Approx(40.5));
  CHECK(percent(40) == doctest::Approx(50));
}

TEST_CASE("CF-32: cloud multiplies the chance everywhere") {
  State s = laid_out(midway());
  s.weather.cloud = 40;
  CHECK(search_chance(midway(), s, kUS, kEmpty, 20).num * 10ULL ==
        search_chance(midway(), s, kUS, kEmpty, 20).den * 3ULL);
  CHECK(base_chance(midway(), s) == Chance{6000, 10000});
  s.weather.cloud = 100;
  CHECK(search_chance(midway(), s, kUS, kEmpty, 20).num == 0);
}

TEST_CASE("CF-84: in base, island, atoll and land hexes every force is found, less the cloud; a reef is open sea") {
  State s = laid_out(midway());
  s.weather.cloud = 25;
  const auto three_quarters = [&](Hex hex) {
    const Chance c = search_chance(midway(), s, kUS, hex, 1);
    return c.num * 4 == c.den * 3;
  };
  CHECK(three_quarters({15, 15}));
  CHECK(three_quarters({14, 15}));        // Kure, an atoll
  CHECK(three_quarters({19, 18}));        // Lisianski, an island
  CHECK_FALSE(three_quarters({17, 15}));  // Pearl and Hermes Reef
}

TEST_CASE("CF-50: Japanese searches are 1.3, 1.15, 1 and 0.85 times as good on levels 1 to 4") {
  carrier::Rules r = midway();
  State s = laid_out(r);
  s.weather.cloud = 0;
  for (const auto& [level, per_mille] : {std::pair{1, 650}, {2, 575}, {3, 500}, {4, 425}}) {
    r.level = level;
    const Chance c = search_chance(r, s, kJP, kEmpty, 20);
    CHECK(static_cast<std::uint64_t>(c.num) * 1000 == static_cast<std::uint64_t>(per_mille) * c.den);
    CHECK(search_chance(r, s, kUS, kEmpty, 20).num * 2 == search_chance(r, s, kUS, kEmpty, 20).den);
  }
}

TEST_CASE("CF-88: the level's factor comes on the size figure, then the cap of 100, then the cloud") {
  carrier::Rules r = midway();
  r.level = 1;
  r.odds.search.level_percent[0] = 300;
  State s = laid_out(r);
  s.weather.cloud = 40;
  const Chance c = search_chance(r, s, kJP, kEmpty, 20);
  CHECK(c.num * 10ULL == c.den * 6ULL);  // not 90 %
}

TEST_CASE("CF-85: a search rolls once for each enemy force and point; searching on stops at a bomber's target") {
  Play p = noon();
  p.state.weather.cloud = 50;  // a report may leave ships out
  alone(midway(), p.state, ship(midway(), "Tone"), kEmpty);
  p.force("JP TF8").hex = kEmpty;  // I-168
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, kEmpty, Ordnance::AS, {{plane(midway(), "SBD"), 4, true}});
  m.points = 3;
  p.state.dice = scripted_dice();
  const std::uint32_t never = search_chance(midway(), p.state, kUS, kEmpty, 1).den - 1;
  // First point: neither is found. Second: the boat is, and listed (a boat is taken for nothing else); Tone is not.
  const Scripted dice({never, never, 0, 0, never});
  p.give("search M1 all");
  const Mission& after = p.mission(kUS, 1);
  CHECK(after.points == 1);
  REQUIRE(after.found.size() == 1);
  CHECK(after.found[0] == force(midway(), "JP TF8"));
  CHECK(p.heard.count(EventKind::search_rolled) == 4);
  CHECK(p.heard.of(EventKind::search_rolled, Viewer::zero).empty());
  CHECK(p.heard.of(EventKind::search_rolled, Viewer::one).empty());
}

TEST_CASE("CF-86: submarine groups are searched for like forces of that many ships") {
  Play p = noon();
  p.force("JP TF8").hex = kEmpty;
  p.at(Phase::air, kUS);
  fly(p.state, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 4, false}});
  p.state.dice = scripted_dice();
  const Scripted dice({0});  // under a clear sky the boat is listed for certain, and taken for nothing else
  p.give("search M1");
  CHECK(p.heard.one(EventKind::search_rolled).roll.chance == search_chance(midway(), p.state, kUS, kEmpty, 1));
  const Event sighted = p.heard.one(EventKind::sighted, Viewer::zero);
  REQUIRE(sighted.types.size() == 1);
  CHECK(sighted.types[0] == ShipType::SS);
  CHECK(p.heard.of(EventKind::sighted, Viewer::one).empty());
}

TEST_CASE(
    "CF-91: each ship is listed with the chance of a clear view, at least one, one in five as a neighbouring class") {
  Play p = noon();
  p.state.weather.cloud = 30;
  const ForceId tf = alone(midway(), p.state, ship(midway(), "Hiryu"), kEmpty);
  join(p.state, ship(midway(), "Haruna"), tf);
  join(p.state, ship(midway(), "Arashi"), tf);
  p.at(Phase::air, kUS);
  fly(p.state, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 4, false}});
  p.state.dice = scripted_dice();
  SUBCASE("two listed, one of them wrongly") {
    // Found; Hiryu listed, taken for another: the first neighbour; Haruna not listed; Arashi listed rightly.
    const Scripted dice({0, 69, 19, 0, 70, 0, 20});
    p.give("search M1");
    const Event e = p.heard.one(EventKind::sighted, Viewer::zero);
    REQUIRE(e.types.size() == 2);
    CHECK(e.types[0] == ShipType::CVL);
    CHECK(e.types[1] == ShipType::DD);
  }
  SUBCASE("none listed: one is, drawn among them") {
    const Scripted dice({0, 99, 99, 99, 1, 99});
    p.give("search M1");
    const Event e = p.heard.one(EventKind::sighted, Viewer::zero);
    REQUIRE(e.types.size() == 1);
    CHECK(e.types[0] == ShipType::BB);
  }
}

TEST_CASE("CF 8.4: only bombers get a second report of a force in one turn") {
  Play p = noon();
  const ForceId tf = alone(midway(), p.state, ship(midway(), "I-168"), kEmpty);
  p.at(Phase::air, kUS);
  p.state.missions.reserve(32);
  fly(p.state, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  fly(p.state, kUS, 2, kEmpty, Ordnance::N, {{plane(midway(), "F4F"), 1, false}});
  fly(p.state, kUS, 3, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  p.state.dice = scripted_dice();
  const Scripted dice({0, 0, 0});
  p.give("search M1");
  p.give("search M2");
  p.give("search M3");
  CHECK(p.heard.of(EventKind::sighted, Viewer::zero).size() == 2);
  CHECK(p.heard.one(EventKind::seen_again, Viewer::zero).force == tf);
}

TEST_CASE("CF-36: an enemy force is known only by sightings, which stay where they were made and age") {
  Play p = noon();
  const ForceId tf = alone(midway(), p.state, ship(midway(), "I-168"), kEmpty);
  p.at(Phase::air, kUS);
  fly(p.state, kUS, 1, kEmpty, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  p.state.dice = scripted_dice();
  {
    const Scripted dice({0});
    p.give("search M1");
  }
  const std::uint16_t then = p.state.turn;
  row(p.state, tf).hex = neighbour(kEmpty, Direction::N);
  p.state.turn = static_cast<std::uint16_t>(p.state.turn + 3);
  Observation seen;
  Carrier::observe(midway(), p.state, Viewer::zero, seen);
  const Sighting* sighting = sighting_of(seen.known, kUS, tf);
  REQUIRE(sighting != nullptr);
  CHECK(sighting->hex == kEmpty);
  CHECK(sighting->turn == then);
  CHECK_FALSE(row(seen.known, tf).used());
}

TEST_CASE("CF-35: a base's place is known, but only an HE mission locates it, with 100 % less the cloud for a point") {
  Play p = noon();
  p.state.weather.cloud = 40;
  const Hex island = info(midway(), base(midway(), "Midway")).hex;
  p.at(Phase::air, kJP);
  p.state.missions.reserve(32);
  Mission& he = fly(p.state, kJP, 1, island, Ordnance::HE, {{plane(midway(), "VAL"), 4, true}});
  he.points = 2;
  CHECK(p.refused("attack M1 Midway") == "CF 8.4");
  p.state.dice = scripted_dice();
  {
    const Scripted dice({6000, 5999});
    p.give("search M1");
    CHECK(p.heard.one(EventKind::base_not_found, Viewer::one).roll.chance == Chance{6000, 10000});
    p.give("search M1");
  }
  p.give("attack M1 Midway");
  Mission& as = fly(p.state, kJP, 2, island, Ordnance::AS, {{plane(midway(), "VAL"), 4, true}});
  as.points = 2;
  p.at(Phase::air, kJP);
  const Scripted none({});
  p.give("search M2");
  CHECK(p.refused("attack M2 Midway") == "CF 6.2");
}

TEST_CASE("CF-40: by night missions fly, but find and attack nothing") {
  Play p = noon();
  alone(midway(), p.state, ship(midway(), "Tone"), kEmpty);
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, neighbour(kEmpty, Direction::S), Ordnance::AS, {{plane(midway(), "SBD"), 4, true}});
  m.found.add(force(midway(), "JP TF1"));
  set_hour(midway(), p.state, 20);
  p.state.dice = scripted_dice();
  const Scripted none({});
  CHECK(p.refused("attack M1 TF1") == "CF 8.3");
  p.give("move M1 N");
  CHECK(p.mission(kUS, 1).found.empty());
}

TEST_CASE("CF-82: move, search, sighting, then the fight; a stopped mission may attack what it found, but not land") {
  Play p = noon();
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, p.force("US TF1").hex, Ordnance::AS, {{plane(midway(), "SBD"), 4, true}});
  m.found.add(force(midway(), "JP TF1"));
  m.stopped = true;
  CHECK(p.refused("land M1 TF1") == "CF 8.5");
  CHECK(p.refused("move M1 N") == "CF 8.5");
  CHECK(p.refused("search M1") == "CF 8.5");
  CHECK(p.refused("attack M1 TF1").empty());
}

TEST_CASE("CF-83: a mission stopped in the enemy's move has no points in its own, and ditches next turn at 0 minutes") {
  Play p = noon();
  p.at(Phase::air, kUS);
  Mission& m = fly(p.state, kUS, 1, p.force("US TF1").hex, Ordnance::N, {{plane(midway(), "SBD"), 4, false}});
  m.stopped = true;
  m.aloft = 3;
  begin_moves(midway(), p.state, p.heard.log);
  CHECK(find(p.state, {kUS, 1})->points == 0);
  age_missions(midway(), p.state, p.heard.log);
  begin_moves(midway(), p.state, p.heard.log);
  CHECK(p.state.missions.empty());
  CHECK(p.heard.one(EventKind::ditched, Viewer::zero).n == 4);
}

TEST_CASE("CF 11.1: example 5.5, a VAL flies four turns, enters a pattern on the fifth and lands on the sixth") {
  State s = laid_out(midway());
  Mission& m = fly(s, kJP, 1, kEmpty, Ordnance::AS, {{plane(midway(), "VAL"), 4, true}});
  m.aloft = 0;
  s.seat = kJP;
  for (const int minutes : {240, 180, 120, 60, 0}) {
    CHECK(minutes_left(midway(), s.missions[0], s.missions[0].flights[0]) == minutes);
    begin_moves(midway(), s, {});
    REQUIRE(s.missions.size() == 1);
    CHECK(armed(s.missions[0]) == (minutes == 0 ? 0 : 4));  // at 0 minutes bombers jettison
    age_missions(midway(), s, {});
  }
  begin_moves(midway(), s, {});
  CHECK(s.missions.empty());
}

TEST_CASE("CF-39: N hours are N + 1 moving turns, for every type of the table of endurance") {
  struct Row {
    const char* scenario;
    const char* type;
    int hours;
  };
  for (const Row& row : {Row{"midway", "C.ZEKE", 4},
                         {"coral_sea", "L.ZEKE", 9},
                         {"midway", "VAL", 4},
                         {"midway", "KATE", 4},
                         {"coral_sea", "BETTY", 12},
                         {"coral_sea", "NELL", 10},
                         {"midway", "JUDY", 4},
                         {"midway", "F4F", 3},
                         {"midway", "L.F2A", 3},
                         {"coral_sea", "P39", 2},
                         {"midway", "SBD", 3},
                         {"midway", "TBD", 3},
                         {"midway", "L.TBF", 4},
                         {"midway", "L.SB2U", 4},
                         {"coral_sea", "A24", 3},
                         {"midway", "B26", 5},
                         {"coral_sea", "B25", 6},
                         {"midway", "B17", 10}}) {
    INFO(row.type);
    const carrier::Rules r = battle(row.scenario);
    State s = laid_out(r);
    const PlaneId type = plane(r, row.type);
    s.seat = info(r, type).seat;
    fly(s, s.seat, 1, kEmpty, Ordnance::N, {{type, 1, false}}).aloft = 0;
    int turns = 0;
    for (begin_moves(r, s, {}); !s.missions.empty(); begin_moves(r, s, {}), ++turns) age_missions(r, s, {});
    CHECK(turns == row.hours + 1);
  }
}

TEST_CASE("CF-90: types of unlike endurance have their own clocks, and only the dry one ditches") {
  State s = laid_out(midway());
  s.seat = kUS;
  Heard heard;
  fly(s, kUS, 1, kEmpty, Ordnance::AS, {{plane(midway(), "SBD"), 4, true}, {plane(midway(), "L.TBF"), 3, true}}).aloft =
      3;
  begin_moves(midway(), s, heard.log);
  CHECK(armed(s.missions[0]) == 3);
  age_missions(midway(), s, heard.log);
  begin_moves(midway(), s, heard.log);
  REQUIRE(s.missions.size() == 1);
  CHECK(aircraft(s.missions[0]) == 3);
  CHECK(heard.one(EventKind::ditched).plane == plane(midway(), "SBD"));
}

TEST_CASE("CF 9.1: a deck takes aircraft within its operation limit, its deck limit and its capacity") {
  Play p = noon();
  const PlaneId sbd = plane(midway(), "SBD");
  const auto may = [&](std::string_view name) { return eligible(midway(), p.state, deck(name), sbd); };
  CHECK(may("Enterprise"));
  SUBCASE("example 5.3: 30 launched into the wind and 12 left readied: 6 may land") {
    p.deck("Enterprise").launched = 30;
    p.set_group("Enterprise", "SBD", 20, 12);
    CHECK(landings_left(midway(), p.state, deck("Enterprise")) == 6);
    CHECK(may("Enterprise"));
    p.set_group("Enterprise", "SBD", 20, 13);  // 9.1 (2)
    CHECK_FALSE(may("Enterprise"));
  }
  SUBCASE("one point off the wind, after 24 launched, none") {
    p.force("US TF1").heading = Direction::S;
    p.deck("Enterprise").launched = 24;
    CHECK_FALSE(may("Enterprise"));
  }
  SUBCASE("9.1 (3): the capacity") {
    p.clear_deck("Enterprise");
    p.set_group("Enterprise", "SBD", 89, 0);
    CHECK(may("Enterprise"));
    p.set_group("Enterprise", "SBD", 90, 0);
    CHECK_FALSE(may("Enterprise"));
  }
  SUBCASE("CF-17: the deck limit does not bind a base, which has one operation limit") {
    p.set_group("Midway", "L.SBD", 80, 75);
    p.base("Midway").seaplanes = 0;
    for (const char* type : {"L.F4F", "L.F2A", "L.SB2U", "L.TBF", "B26", "B17"})
      remove_aircraft(p.deck("Midway"), plane(midway(), type),
                      group_of(p.deck("Midway"), plane(midway(), type))->aboard, false);
    CHECK(eligible(midway(), p.state, deck("Midway"), plane(midway(), "L.SBD")));
  }
}

TEST_CASE("CF-18: a base counts launches and landings apart: Midway may launch 75 and land 75 in one turn") {
  Play p = noon();
  p.deck("Midway").launched = 75;
  CHECK(launches_left(midway(), p.state, deck("Midway")) == 0);
  CHECK(landings_left(midway(), p.state, deck("Midway")) == 75);
  p.deck("Midway").landed = 75;
  CHECK(landings_left(midway(), p.state, deck("Midway")) == 0);
}

TEST_CASE("CF-110: least fuel lands first, each aircraft on its own ship, else where most landings are left") {
  Play p = noon();
  const PlaneId sbd = plane(midway(), "SBD");
  p.state.missions.reserve(32);
  Mission& late = fly(p.state, kUS, 1, p.force("US TF1").hex, Ordnance::N, {{sbd, 3, false}});
  Mission& dry = fly(p.state, kUS, 2, p.force("US TF1").hex, Ordnance::N, {{sbd, 3, false}});
  late.flights[0].home = dry.flights[0].home = deck("Hornet");
  late.aloft = 1, dry.aloft = 3;
  late.pattern.force = dry.pattern.force = force(midway(), "US TF1");
  p.deck("Hornet").launched = 32;      // four more
  p.deck("Enterprise").launched = 20;  // sixteen more
  const int hornet = aboard(p.deck("Hornet")), enterprise = aboard(p.deck("Enterprise"));
  SUBCASE("in the default order") {
    p.at(Phase::land, kUS);
    p.give("next");
    CHECK(aboard(p.deck("Hornet")) == hornet + 4);
    CHECK(aboard(p.deck("Enterprise")) == enterprise + 2);
    const auto landed = p.heard.of(EventKind::landed, Viewer::zero);
    REQUIRE(landed.size() == 3);
    CHECK(landed[0].mission.number == 2);
    CHECK(landed[0].n == 3);
  }
  SUBCASE("as the player says") {
    p.at(Phase::land, kUS);
    CHECK(p.refused("recover M1 at Yorktown") == "CF 9.1");
    p.give("recover M1 at Enterprise");
    CHECK(aboard(p.deck("Enterprise")) == enterprise + 3);
    p.give("recover M2");
    CHECK(aboard(p.deck("Hornet")) == hornet + 3);
    CHECK(p.state.missions.empty());
    CHECK(p.state.phase != Phase::land);
  }
}

TEST_CASE("CF-19: in an emergency only the operation limit forbids; against deck or capacity one in four is lost") {
  Play p = noon();
  const PlaneId sbd = plane(midway(), "SBD");
  Mission& m = fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{sbd, 5, false}});
  m.flights[0].home = deck("Yorktown");
  m.pattern.force = force(midway(), "US TF2");
  p.force("US TF1").hex = kEmpty;  // so that Yorktown is alone
  p.clear_deck("Yorktown");
  p.set_group("Yorktown", "SBD", 80, 20);  // full, and the deck too
  p.deck("Yorktown").launched = 32;        // four operations left
  p.at(Phase::land, kUS);
  CHECK(p.refused("recover M1") == "CF 9.1");
  p.state.dice = scripted_dice();
  const Scripted dice({1, 0, 3, 2});  // the second is lost
  p.give("next");
  CHECK(aboard(p.deck("Yorktown")) == 83);
  const Event landed = p.heard.one(EventKind::emergency_landed, Viewer::zero);
  CHECK(landed.n == 3);
  CHECK(landed.m == 1);
  CHECK(p.heard.one(EventKind::ditched).n == 1);
}

TEST_CASE("CF-111: emergency landings take any ship or base of the hex; land aircraft never a carrier") {
  Play p = noon();
  const Hex hex = p.force("US TF1").hex;
  p.force("US TF2").hex = hex;
  p.state.missions.reserve(32);
  Mission& sea = fly(p.state, kUS, 1, hex, Ordnance::N, {{plane(midway(), "SBD"), 2, false}});
  Mission& land = fly(p.state, kUS, 2, hex, Ordnance::N, {{plane(midway(), "L.SBD"), 2, false}});
  sea.flights[0].home = deck("Yorktown");
  land.flights[0].home = deck("Midway");
  sea.pattern.force = land.pattern.force = force(midway(), "US TF2");
  p.deck("Yorktown").launched = 36;
  const int before = aboard(p.deck("Enterprise")) + aboard(p.deck("Hornet"));
  p.at(Phase::land, kUS);
  p.give("next");
  CHECK(aboard(p.deck("Enterprise")) + aboard(p.deck("Hornet")) == before + 2);
  CHECK(p.heard.one(EventKind::ditched).plane == plane(midway(), "L.SBD"));
}

TEST_CASE("CF-112: what is left in a pattern after the emergency landings ditches, whole") {
  Play p = noon();
  Mission& m = fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{plane(midway(), "SBD"), 5, false}});
  m.flights[0].home = deck("Yorktown");
  m.pattern.force = force(midway(), "US TF2");
  p.force("US TF1").hex = kEmpty;
  p.deck("Yorktown").suspended = true;
  p.at(Phase::land, kUS);
  p.give("next");
  CHECK(p.state.missions.empty());
  CHECK(p.heard.one(EventKind::ditched, Viewer::zero).n == 5);
}

TEST_CASE("CF-109: a pattern belongs to its force, moves with it, and passes to the gaining one") {
  Play p = noon();
  p.state.missions.reserve(32);
  Mission& m = fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{plane(midway(), "SBD"), 5, false}});
  m.flights[0].home = deck("Yorktown");
  m.pattern.force = force(midway(), "US TF2");
  SUBCASE("it moves") {
    p.force("US TF2").points = 60;
    const Hex next = neighbour(p.force("US TF2").hex, p.force("US TF2").heading);
    p.at(Phase::sail, kUS);
    p.pass();
    CHECK(p.mission(kUS, 1).hex == next);
  }
  SUBCASE("dissolved, it goes to the gaining force") {
    p.at(Phase::adjust, kUS);
    p.force("US TF1").hex = p.force("US TF2").hex;
    for (const ShipId s : Fixed<ShipId, kShipsInForce>(p.force("US TF2").ships)) {
      if (p.force("US TF1").ships.size() == 20) p.give("scuttle Maury");
      p.give("transfer " + name_of(midway(), s) + " TF1");
      if (!p.force("US TF2").used()) break;
      if (p.force("US TF1").ships.size() == 20) {
        for (const char* name : {"Ellet", "Benham", "Conyngham", "Balch", "Aylwin", "Monaghan", "Worden", "Phelps"})
          if (afloat(p.ship(name)) && p.force("US TF1").ships.size() == 20) p.give(std::string("scuttle ") + name);
      }
    }
    CHECK_FALSE(p.force("US TF2").used());
    CHECK(p.mission(kUS, 1).pattern.force == force(midway(), "US TF1"));
  }
  SUBCASE("with no deck left in the force, a base in the hex takes them") {
    const Hex island = info(midway(), base(midway(), "Midway")).hex;
    p.force("US TF2").hex = island;
    find(p.state, {kUS, 1})->hex = island;
    remove_ship(midway(), p.state, ship(midway(), "Yorktown"), Fate::sunk);
    const int before = aboard(p.deck("Midway"));
    p.clear_deck("Midway");
    p.at(Phase::land, kUS);
    p.give("next");
    CHECK(aboard(p.deck("Midway")) == 5);
    CHECK(before > 5);
  }
}

TEST_CASE(
    "CF 9.2: a force sunk under its pattern keeps its number until the aircraft are down, who then land in the hex") {
  Play p = noon();
  Mission& m = fly(p.state, kUS, 1, p.force("US TF1").hex, Ordnance::N, {{plane(midway(), "SBD"), 5, false}});
  const ForceId lone = alone(midway(), p.state, ship(midway(), "Yorktown"), p.force("US TF1").hex);
  m.flights[0].home = deck("Yorktown");
  m.pattern.force = lone;
  remove_ship(midway(), p.state, ship(midway(), "Yorktown"), Fate::sunk);
  p.at(Phase::adjust, kUS);
  p.give("divide TF1 Atlanta");
  CHECK(p.ship("Atlanta").force != lone);
  p.at(Phase::land, kUS);
  const int before = aboard(p.deck("Enterprise")) + aboard(p.deck("Hornet"));
  p.give("next");
  CHECK(aboard(p.deck("Enterprise")) + aboard(p.deck("Hornet")) == before + 5);
}

TEST_CASE(
    "CF-108: a base over 25 % damage launches and lands nothing, but arms; its pattern needs a carrier in the hex") {
  Play p = noon();
  p.base("Midway").damage = 251;
  p.set_group("Midway", "L.F4F", 7, 7);
  p.at(Phase::launch, kUS);
  CHECK(p.refused("launch F from Midway L.F4F=2") == "CF 11.4");
  p.at(Phase::arm, kUS);
  CHECK(p.refused("ready Midway L.F2A 2").empty());
  const Hex island = info(midway(), base(midway(), "Midway")).hex;
  Mission& m = fly(p.state, kUS, 1, island, Ordnance::N, {{plane(midway(), "SBD"), 5, false}});
  m.flights[0].home = deck("Yorktown");
  m.pattern.base = base(midway(), "Midway");
  p.force("US TF2").hex = island;
  const int before = aboard(p.deck("Yorktown"));
  p.deck("Yorktown").groups[0].aboard = static_cast<std::uint8_t>(p.deck("Yorktown").groups[0].aboard - 10);
  p.at(Phase::land, kUS);
  p.give("next");
  CHECK(aboard(p.deck("Yorktown")) == before - 10 + 5);
}

TEST_CASE(
    "CF 11.9: land based aircraft never land on a carrier, and level bombers are readied only with a limit of 60") {
  Play p = noon();
  p.at(Phase::air, kUS);
  p.state.missions.reserve(32);
  fly(p.state, kUS, 1, p.force("US TF1").hex, Ordnance::N, {{plane(midway(), "L.SBD"), 2, false}});
  CHECK(p.refused("land M1") == "CF 8.2");
  CHECK(p.refused("land M1 TF1") == "CF 11.9");
  const carrier::Rules coral = battle("coral_sea");
  Play q(coral);
  q.set_group("Lae", "BETTY", 9, 0);
  q.at(Phase::arm, kJP);
  CHECK(q.refused("ready Lae BETTY 1") == "CF 11.9");
  CHECK(q.refused("ready Rabaul BETTY 1").empty());
}

TEST_CASE("CF-81: aircraft that land elsewhere arrive un-readied and without their load") {
  Play p = noon();
  const Hex island = info(midway(), base(midway(), "Midway")).hex;
  Mission& m = fly(p.state, kUS, 1, island, Ordnance::AS, {{plane(midway(), "SBD"), 3, true}});
  m.flights[0].home = deck("Yorktown");
  p.clear_deck("Midway");
  p.state.dice = scripted_dice();
  const Scripted dice({999, 999, 999});
  p.at(Phase::air, kUS);
  p.give("land M1");  // into the base's pattern
  p.at(Phase::land, kUS);
  p.give("next");
  const Group* group = group_of(p.deck("Midway"), plane(midway(), "SBD"));
  REQUIRE(group != nullptr);
  CHECK(group->aboard == 3);
  CHECK(group->ready == 0);
  p.at(Phase::launch, kUS);
  p.give("launch SP from Midway");
  p.at(Phase::air, kUS);
  CHECK(p.refused("land M1 TF1") == "CF 6.1");  // seaplanes never
}

TEST_CASE("CF 11.6: night with 40 % overcast loses 14.5 % in the pattern, a clear day one in 200") {
  Play p = noon();
  CHECK(landing_loss(midway(), p.state) == Chance{5, 1000});
  p.state.weather.cloud = 40;
  CHECK(landing_loss(midway(), p.state) == Chance{45, 1000});
  set_hour(midway(), p.state, 20);
  CHECK(landing_loss(midway(), p.state) == Chance{145, 1000});
}

TEST_CASE("CF-113: each aircraft is rolled for as it enters a pattern; a seaplane lands at once and is not") {
  Play p = noon();
  fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{plane(midway(), "SBD"), 4, false}}).flights[0].home =
      deck("Yorktown");
  p.force("US TF1").hex = kEmpty;
  p.at(Phase::air, kUS);
  p.state.dice = scripted_dice();
  const Scripted dice({5, 4, 999, 0});
  p.give("land M1");
  CHECK(p.heard.one(EventKind::landing_losses, Viewer::zero).n == 2);
  CHECK(aircraft(p.mission(kUS, 1)) == 2);
  CHECK(in_pattern(p.mission(kUS, 1)));
}

TEST_CASE("CF-96: at 0 minutes a mission must enter a pattern, which takes one movement point") {
  Play p = noon();
  p.force("US TF1").hex = kEmpty;
  Mission& m = fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{plane(midway(), "SBD"), 1, false}});
  m.flights[0].home = deck("Yorktown");
  m.points = 0;
  p.at(Phase::air, kUS);
  CHECK(p.refused("land M1") == "CF 8.6");
  m.points = 1;
  CHECK(p.refused("land M1").empty());
}
