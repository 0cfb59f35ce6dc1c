// Chapters 3 and 11 to 14: set-up, the sequence of play, the clock, weather, radar, scoring, levels; and the data they
// rest on.
#include <cstdlib>
#include <set>

#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/play_support.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/radar.h"
#include "games/carrier/rules/scoring.h"
#include "games/carrier/rules/setup.h"
#include "games/carrier/rules/weather.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const carrier::Rules& midway() {
  static const carrier::Rules rules = battle("midway");
  return rules;
}
constexpr const char* kBattles[] = {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"};

carrier::Rules loaded(const Given& given, Problems& problems) {
  const Options options = Options::of(Info<Carrier>::options(), given, false, problems);
  return Carrier::load(find_folder("scenarios") + "/carrier", options, problems);
}

}  // namespace

TEST_CASE("CF 3.1: the scenario, the set-up and the level are chosen when a battle begins") {
  Problems problems;
  const carrier::Rules r = loaded({{"scenario", "santa_cruz"}, {"level", "2"}, {"setup", "random"}}, problems);
  CHECK(problems.empty());
  CHECK(r.title == "Santa Cruz");
  CHECK(r.level == 2);
  CHECK(r.random_setup);
  loaded({{"scenario", "leyte"}}, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].allowed.find("santa_cruz") != std::string::npos);
}

TEST_CASE("CF-4: all four scenarios with both set-ups, but no random one for Coral Sea") {
  for (const char* name : kBattles) {
    Problems problems;
    const carrier::Rules r = loaded({{"scenario", name}, {"setup", "random"}}, problems);
    CHECK(problems.empty());
    CHECK(r.random_setup == (std::string(name) != "coral_sea" && std::string(name) != "tulagi"));
  }
}

TEST_CASE("CF 3.2: at the start everything is in its historical place, and no die has been rolled") {
  const State s = Carrier::start(midway(), 7);
  CHECK(s.dice == dice_of(7));
  CHECK(row(s, force(midway(), "JP TF1")).hex == Hex{12, 12});
  CHECK(row(s, force(midway(), "JP TF1")).ships.size() == 20);
  CHECK(aboard(row(s, named<DeckId>(midway(), "Akagi"))) == 60);
  for (const Deck& deck : s.decks) CHECK(readied(deck) == 0);
  CHECK(Carrier::invalid(midway(), s).empty());
}

TEST_CASE("CF 3.3: the random set-up moves Midway's carrier forces of both sides, else the Japanese forces") {
  const auto moved = [](const char* name) {
    carrier::Rules r = battle(name);
    r.random_setup = true;
    std::set<ForceId> out;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const State s = Carrier::start(r, seed);
      CHECK(Carrier::invalid(r, s).empty());
      for (std::size_t i = 0; i < s.forces.size(); ++i)
        if (s.forces[i].used() && s.forces[i].hex != r.forces[i].hex) out.insert(static_cast<ForceId>(i));
    }
    std::string names;
    for (const ForceId id : out) names += id_text(r, id) + " ";
    return names;
  };
  CHECK(moved("midway") == "US TF1 US TF2 JP TF1 ");
  for (const char* name : {"eastern_solomons", "santa_cruz"}) {
    const std::string names = moved(name);
    CHECK(names.find("US") == std::string::npos);
    CHECK(names.find("JP TF1") != std::string::npos);
  }
}

TEST_CASE(
    "CF-68: a random start is a sea hex within 4 of the historical one and as far from the enemy's carriers as it was, "
    "or 4") {
  for (const char* name : {"midway", "eastern_solomons", "santa_cruz"}) {
    const carrier::Rules r = battle(name);
    for (std::size_t i = 0; i < r.forces.size(); ++i) {
      if (!r.forces[i].random) continue;
      CHECK_FALSE(r.forces[i].patrol);
      for (const Hex hex : random_hexes(r, static_cast<ForceId>(i))) {
        CHECK(r.map.kind(hex) == HexKind::sea);
        CHECK(distance(hex, r.forces[i].hex) <= 4);
        for (const ShipInfo& enemy : r.ships) {
          if (enemy.seat == r.seat_of(static_cast<ForceId>(i)) || enemy.aircraft == 0) continue;
          const Hex carrier = info(r, enemy.force).hex;
          CHECK(distance(hex, carrier) >= std::min(4, distance(r.forces[i].hex, carrier)));
        }
      }
    }
  }
}

TEST_CASE("CF 3.4: the phases of a turn in their order") {
  Play p(midway());
  p.state = Carrier::start(midway(), 3);
  std::string order;
  const auto note = [&] {
    order += std::string(kPhaseNames[static_cast<std::size_t>(p.state.phase)]) +
             (Carrier::turn(p.state) == Turn::automatic ? ""
              : p.state.seat == kUS                     ? "/US"
                                                        : "/JP") +
             " ";
  };
  note();
  for (Phase last = p.state.phase; p.state.turn < 2;) {
    const Seat seat = p.state.seat;
    p.pass();
    if (p.state.phase != last || p.state.seat != seat) note();
    last = p.state.phase;
  }
  CHECK(order ==
        "clock adjust/US adjust/JP heading/JP launch/JP arm/JP radar heading/US launch/US arm/US fights strikes "
        "surface submarines bombard unload fires repair sail "
        "clock adjust/US ");
}

TEST_CASE("CF-11: first clock, weather and movement points; after combat fires, repair and movement") {
  Play p(midway());
  p.state = Carrier::start(midway(), 3);
  CHECK(p.state.turn == 0);
  p.pass();
  CHECK(p.state.turn == 1);
  CHECK(p.force("JP TF1").points == 28);  // Kaga's speed, gained before the first heading
  p.base("Midway").damage = 400;
  p.force("JP TF1").points = 60;
  p.pass_to(Phase::sail, kUS);
  CHECK(p.base("Midway").damage == 360);
  CHECK(p.force("JP TF1").hex == Hex{12, 12});
  p.pass();
  CHECK(p.force("JP TF1").hex != Hex{12, 12});
}

TEST_CASE("CF-62: both sides adjust their forces before either gives a heading, the American first") {
  Play p(midway());
  p.state = Carrier::start(midway(), 3);
  p.pass();
  CHECK(p.state.phase == Phase::adjust);
  CHECK(p.state.seat == kUS);
  CHECK(p.refused("heading TF1 N") == "CF 3.4");
  p.give("next");
  CHECK(p.state.phase == Phase::adjust);
  CHECK(p.state.seat == kJP);
  p.give("next");
  CHECK(p.state.phase == Phase::heading);
  CHECK(p.refused("divide TF1 Arashi") == "CF 3.4");
}

TEST_CASE("CF 3.5: a turn is an hour; daylight is 0600 to 1800, both included") {
  State s = laid_out(midway());
  for (int hour = 0; hour < 24; ++hour) {
    set_hour(midway(), s, hour);
    CHECK(night(midway(), s) == (hour < 6 || hour > 18));
  }
  s.turn = 1;
  CHECK(hour_of(midway(), s) == 5);
  s.turn = 20;
  CHECK(hour_of(midway(), s) == 0);
  CHECK(date_of(midway(), s).day == 5);
  CHECK(date_text(date_of(midway(), s)) == "5 June 1942");
}

TEST_CASE("CF-70: the turns 1900 to 0500 are night, and radar works in it") {
  Play p(midway());
  set_hour(midway(), p.state, 23);
  CHECK(night(midway(), p.state));
  fly(p.state, kJP, 1, p.force("US TF1").hex, Ordnance::N, {{plane(midway(), "VAL"), 20, false}});
  radar_report(midway(), p.state, p.heard.log);
  CHECK(p.heard.of(EventKind::radar, Viewer::zero).size() == 1);
}

TEST_CASE("CF-71: the first turn has the scenario's weather and gains points") {
  for (const char* name : kBattles) {
    const carrier::Rules r = battle(name);
    State s = Carrier::start(r, 11);
    Carrier::advance(r, s, {});
    CHECK(s.weather == Weather{r.wind, static_cast<std::uint8_t>(r.cloud)});
    CHECK(s.dice == dice_of(11));
    CHECK(row(s, r.force(kUS, 1)).points > 0);
  }
}

TEST_CASE("CF-52: the scenarios start as the data says, Coral Sea on 4 May 1942 at 0600") {
  const carrier::Rules r = battle("coral_sea");
  CHECK(r.start_year == 1942);
  CHECK(r.start_month == 5);
  CHECK(r.start_day == 4);
  CHECK(r.start_hour == 6);
}

TEST_CASE("CF 11.7: each battle ends with the 2100 turn of its last day") {
  struct Row {
    const char* name;
    int month, day;
  };
  for (const Row& row :
       {Row{"coral_sea", 5, 8}, {"midway", 6, 7}, {"eastern_solomons", 8, 25}, {"santa_cruz", 10, 27}}) {
    const carrier::Rules r = battle(row.name);
    State s = laid_out(r);
    s.turn = static_cast<std::uint16_t>(r.turns);
    CHECK(hour_of(r, s) == 21);
    CHECK(date_of(r, s).month == row.month);
    CHECK(date_of(r, s).day == row.day);
    s.phase = Phase::sail;
    Carrier::advance(r, s, {});
    CHECK(Carrier::turn(s) == Turn::over);
  }
}

TEST_CASE("CF 11.5: the wind changes with 20 %, cloud by up to 25 either way") {
  State s = laid_out(midway());
  s.weather = {Direction::SE, 50};
  Heard heard;
  s.dice = scripted_dice();
  const Scripted dice({20, 50, 19, 4, 0, 0, 2, 25});
  change_weather(midway(), s, heard.log);
  CHECK(s.weather == Weather{Direction::SE, 75});
  change_weather(midway(), s, heard.log);
  CHECK(s.weather == Weather{Direction::SW, 50});
  change_weather(midway(), s, heard.log);
  CHECK(s.weather == Weather{Direction::SE, 50});
  CHECK(heard.of(EventKind::weather, Viewer::table).size() == 3);
}

TEST_CASE("CF-72: a changed wind is one of six, evenly, perhaps the same") {
  State s = laid_out(midway(), 5);
  std::array<long, 6> blown{};
  long changes = 0;
  constexpr long kTurns = 60000;
  for (long i = 0; i < kTurns; ++i) {
    Heard heard;
    change_weather(midway(), s, heard.log);
    if (!heard.told[0].event.roll.success()) continue;
    ++changes;
    ++blown[static_cast<std::size_t>(s.weather.wind)];
  }
  check_share(changes, kTurns, 20, 100);
  for (const long n : blown) check_share(n, changes, 1, 6);
}

TEST_CASE("CF-33: cloud moves by a uniform step and stays within 0 and 100") {
  State s = laid_out(midway());
  s.weather.cloud = 10;
  s.dice = scripted_dice();
  const Scripted dice({99, 0, 99, 50, 99, 50, 99, 50, 99, 50, 99, 50});
  change_weather(midway(), s, {});
  CHECK(s.weather.cloud == 0);
  for (const int cloud : {25, 50, 75, 100, 100}) {
    change_weather(midway(), s, {});
    CHECK(s.weather.cloud == cloud);
  }
}

TEST_CASE("CF 11.8: the classes of aircraft") {
  const auto kind = [](const char* scenario, const char* name) {
    const carrier::Rules r = battle(scenario);
    return info(r, plane(r, name)).kind;
  };
  for (const char* name : {"C.ZEKE", "F4F", "L.F2A"}) CHECK(kind("midway", name) == PlaneClass::fighter);
  CHECK(kind("coral_sea", "P39") == PlaneClass::fighter);
  for (const char* name : {"KATE", "TBD", "L.TBF"}) CHECK(kind("midway", name) == PlaneClass::torpedo);
  for (const char* name : {"BETTY", "NELL", "B17", "B25", "B26"}) CHECK(kind("coral_sea", name) == PlaneClass::level);
  CHECK(kind("midway", "JUDY") == PlaneClass::recon);
}

TEST_CASE("CF-26: every group says whether it is carrier or land aircraft; L. marks the land sisters of a type") {
  const carrier::Rules& r = midway();
  CHECK_FALSE(info(r, plane(r, "SBD")).land);
  CHECK(info(r, plane(r, "L.SBD")).land);
  CHECK(info(r, plane(r, "B17")).land);
  // "F2A" is understood where only airfields have any.
  const auto parsed = Words<Carrier>::parse(r, "ready Midway F2A 3");
  REQUIRE(parsed.order);
  CHECK(parsed.order->plane == plane(r, "L.F2A"));
}

TEST_CASE("CF 11.10: radar reports missions over one's task forces, roughly, and may fail on small ones") {
  Play p(midway());
  p.state.missions.reserve(32);
  fly(p.state, kJP, 1, p.force("US TF1").hex, Ordnance::AS, {{plane(midway(), "VAL"), 10, true}});
  fly(p.state, kJP, 2, p.force("US TF3").hex, Ordnance::N, {{plane(midway(), "VAL"), 3, false}});
  fly(p.state, kJP, 3, {15, 15}, Ordnance::N, {{plane(midway(), "VAL"), 30, false}});
  p.state.dice = scripted_dice();
  const Scripted dice({10, 50, 23});
  radar_report(midway(), p.state, p.heard.log);
  const Event e =
      p.heard.one(EventKind::radar, Viewer::zero);  // the second mission was missed, the third is over a base
  CHECK(e.hex == p.force("US TF1").hex);
  CHECK(e.n == 15);
  CHECK(p.heard.of(EventKind::radar, Viewer::one).empty());
  CHECK(p.heard.of(EventKind::radar_rolled, Viewer::zero).empty());
  REQUIRE(p.state.known[0].radar.size() == 1);
  CHECK(p.state.known[0].radar[0].aircraft == 15);
}

TEST_CASE(
    "CF-127: radar fails with 30 % less 2 for each aircraft and reports 100 to 150 %, to the nearest 5, at least 1") {
  CHECK(radar_failure(midway(), 1) == Chance{28, 100});
  CHECK(radar_failure(midway(), 10) == Chance{10, 100});
  CHECK(radar_failure(midway(), 15).num == 0);
  CHECK(radar_failure(midway(), 60).num == 0);
  const auto reported = [](int planes, std::vector<std::uint32_t> draws) {
    Play p(midway());
    fly(p.state, kJP, 1, p.force("US TF1").hex, Ordnance::N, {{plane(midway(), "VAL"), planes, false}});
    p.state.dice = scripted_dice();
    const Scripted dice(std::move(draws));
    radar_report(midway(), p.state, {});
    return static_cast<int>(p.state.known[0].radar.at(0).aircraft);
  };
  CHECK(reported(40, {0}) == 40);
  CHECK(reported(40, {50}) == 60);
  CHECK(reported(41, {5}) == 45);  // 43.05
  CHECK(reported(1, {99, 0}) == 1);
  CHECK(reported(2, {99, 25}) == 5);  // 2.5
}

TEST_CASE("CF-10: only the American side has radar, in every scenario") {
  for (const char* name : kBattles) {
    const carrier::Rules r = battle(name);
    CHECK(r.odds.radar.sides == std::array<bool, 2>{true, false});
  }
}

// ---- 12, 13

TEST_CASE("CF 12.1: a sunk ship scores twice her defence factor, a carrier her aircraft capacity besides") {
  Play p(midway());
  const int before = Carrier::score(midway(), p.state, kUS);
  remove_ship(midway(), p.state, ship(midway(), "Akagi"), Fate::sunk);
  CHECK(Carrier::score(midway(), p.state, kUS) == before + 2 * 50 + 66);
  remove_ship(midway(), p.state, ship(midway(), "Tone"), Fate::sunk);
  CHECK(Carrier::score(midway(), p.state, kUS) == before + 166 + 2 * info(midway(), ship(midway(), "Tone")).defence);
}

TEST_CASE("CF-129: only CV and CVL add their capacity; a captured Midway scores 310 once and no damage") {
  CHECK(sunk_points(midway(), info(midway(), ship(midway(), "Chitose"))) ==
        2 * info(midway(), ship(midway(), "Chitose")).defence);
  CHECK(sunk_points(midway(), info(midway(), ship(midway(), "Hosho"))) == 2 * 21 + 15);
  Play p(midway());
  const Score before = score_of(midway(), p.state, kJP);
  p.base("Midway").damage = 400;
  CHECK(score_of(midway(), p.state, kJP).total() == before.total() + 40);
  p.base("Midway").captured = true;
  p.base("Midway").landed = 61;
  CHECK(score_of(midway(), p.state, kJP).total() == before.total() + 310 + 61);
}

TEST_CASE("CF-16: a scuttled ship scores as sunk, and fire points have no cap") {
  Play p(midway());
  const int before = Carrier::score(midway(), p.state, kJP);
  p.ship("Yorktown").damage = 20;
  p.ship("Yorktown").fire = 95;
  CHECK(Carrier::score(midway(), p.state, kJP) == before + 115);
  p.at(Phase::adjust, kUS);
  p.give("scuttle Yorktown");
  CHECK(Carrier::score(midway(), p.state, kJP) == before + 68 + 80);
}

TEST_CASE("CF 12.2: damage scores a point each and a point for each fire level") {
  Play p(midway());
  const int before = Carrier::score(midway(), p.state, kUS);
  p.ship("Kaga").damage = 7;
  p.ship("Kaga").fire = 3;
  CHECK(Carrier::score(midway(), p.state, kUS) == before + 10);
}

TEST_CASE("CF-47: a damaged base scores one for each per cent, shown rounded down") {
  Play p(midway());
  const int before = Carrier::score(midway(), p.state, kJP);
  p.base("Midway").damage = 279;
  CHECK(Carrier::score(midway(), p.state, kJP) == before + 27);
}

TEST_CASE("CF 12.3: a point for each combat aircraft on a carrier or base") {
  const State s = Carrier::start(midway(), 1);
  int us = 0;
  for (const GroupInfo& group : midway().groups) us += info(midway(), group.deck).seat == kUS ? group.count : 0;
  CHECK(score_of(midway(), s, kUS).aircraft == us);
}

TEST_CASE("CF-128: Judys count, seaplanes and whatever is in the air or in a pattern do not") {
  Play p(midway());
  const int before = score_of(midway(), p.state, kJP).aircraft;
  p.at(Phase::launch, kJP);
  p.set_group("Soryu", "JUDY", 2, 2);
  p.give("launch N from Soryu JUDY=2");
  CHECK(score_of(midway(), p.state, kJP).aircraft == before - 2);
  p.give("launch SP from Tone");
  CHECK(score_of(midway(), p.state, kJP).aircraft == before - 2);
  find(p.state, {kJP, 1})->pattern.force = force(midway(), "JP TF1");
  CHECK(score_of(midway(), p.state, kJP).aircraft == before - 2);
}

TEST_CASE("CF 12.4: a point for each assault point unloaded") {
  Play p(midway());
  const int before = Carrier::score(midway(), p.state, kJP);
  p.base("Midway").landed = 12;
  CHECK(Carrier::score(midway(), p.state, kJP) == before + 12);
}

TEST_CASE("CF 12.5: 100 points for Japan in the Eastern Solomons, for the American side at Santa Cruz") {
  CHECK(battle("coral_sea").handicap == std::array<int, 2>{0, 0});
  CHECK(battle("midway").handicap == std::array<int, 2>{0, 0});
  CHECK(battle("eastern_solomons").handicap == std::array<int, 2>{0, 100});
  CHECK(battle("santa_cruz").handicap == std::array<int, 2>{100, 0});
}

TEST_CASE("CF 13.1: the table of victory levels") {
  struct Row {
    int margin, level;
  };
  for (const Row& row : {Row{600, 3},
                         {599, 2},
                         {300, 2},
                         {299, 1},
                         {100, 1},
                         {99, 0},
                         {0, 0},
                         {-99, 0},
                         {-100, -1},
                         {-299, -1},
                         {-300, -2},
                         {-599, -2},
                         {-600, -3},
                         {-2000, -3}})
    CHECK(victory_level(midway(), row.margin) == row.level);
}

TEST_CASE("CF-2: -599 to -300 is a Japanese substantive victory") {
  CHECK(victory_text(victory_level(midway(), -300)) == "Japanese substantive victory");
  CHECK(victory_text(victory_level(midway(), -599)) == "Japanese substantive victory");
}

TEST_CASE("CF-132: history's losses score within 40 points of what they should, and give its victory level") {
  struct Row {
    const char* scenario;
    std::vector<const char*> us_sank, jp_sank;
    int us_damage, jp_damage, us_planes, jp_planes, margin, level;
  };
  const std::vector<Row> rows = {
      {"coral_sea", {"Shoho", "Kikuzuki"}, {"Lexington", "Sims", "Neosho"}, 10, 3, 100, 105, -114, -1},
      {"midway", {"Akagi", "Kaga", "Soryu", "Hiryu", "Mikuma"}, {"Yorktown", "Hammann"}, 4, 0, 185, 25, 629, 3},
      {"eastern_solomons", {"Ryujo", "Mutsuki", "Kinryu Maru"}, {}, 5, 5, 205, 165, 40, 0},
      {"santa_cruz", {}, {"Hornet", "Porter"}, 18, 7, 144, 160, -60, 0},
  };
  for (const Row& row : rows) {
    INFO(row.scenario);
    const carrier::Rules r = battle(row.scenario);
    State s = laid_out(r);
    for (const char* name : row.us_sank) remove_ship(r, s, ship(r, name), Fate::sunk);
    for (const char* name : row.jp_sank) remove_ship(r, s, ship(r, name), Fate::sunk);
    const int us = score_of(r, s, kUS).sunk + row.us_damage + row.us_planes + r.handicap[0];
    const int jp = score_of(r, s, kJP).sunk + row.jp_damage + row.jp_planes + r.handicap[1];
    CHECK(std::abs(us - jp - row.margin) <= 40);
    CHECK(victory_level(r, us - jp) == row.level);
  }
}

TEST_CASE("CF 14.0: four levels; the lower the number the better the Japanese search") {
  carrier::Rules r = midway();
  for (std::size_t i = 1; i < 4; ++i) CHECK(r.odds.search.level_percent[i] < r.odds.search.level_percent[i - 1]);
  CHECK(r.odds.search.level_percent[2] == 100);  // 3 is historical
}

TEST_CASE("CF-51: a saved battle holds everything, and a record can be read under another level") {
  Problems problems;
  const carrier::Rules one = loaded({{"level", "1"}}, problems), three = loaded({}, problems);
  CHECK(hash_of(one) != hash_of(three));
  State s = Carrier::start(one, 9);
  for (int i = 0; i < 5; ++i)
    Carrier::turn(s) == Turn::automatic ? Carrier::advance(one, s, {}) : Carrier::apply(one, s, {}, {});
  CHECK(Carrier::invalid(three, s).empty());
}

TEST_CASE("CF-56: a computer can take either side or both") {
  const carrier::Rules r = battle("tulagi");
  for (int us = 1; us <= 2; ++us)
    for (int jp = 1; jp <= 2; ++jp) {
      State s = Carrier::start(r, 5);
      std::array<int, 2> given{};
      Observation seen;
      for (std::uint64_t i = 0; Carrier::turn(s) != Turn::over; ++i) {
        if (Carrier::turn(s) == Turn::automatic) {
          Carrier::advance(r, s, {});
          continue;
        }
        Carrier::observe(r, s, viewer(s.seat), seen);
        Dice dice = dice_of(i, Stream::computer);
        const carrier::Order order = Ai<Carrier>::choose(r, seen, {s.seat == kUS ? us : jp, 100, {}}, dice);
        REQUIRE_FALSE(Carrier::check(r, s, order));
        given[index(s.seat)] += order.kind != OrderKind::next;
        Carrier::apply(r, s, order, {});
      }
      CHECK(given[0] > 0);
      CHECK(given[1] > 0);
    }
}

TEST_CASE("CF-6: a mission's status lists the number of aircraft by type, and the minutes of each") {
  Play p(midway());
  p.at(Phase::air, kUS);
  fly(p.state, kUS, 4, {22, 20}, Ordnance::AS,
      {{plane(midway(), "SBD"), 18, true}, {plane(midway(), "F4F"), 6, false}});
  Observation seen;
  Carrier::observe(midway(), p.state, Viewer::zero, seen);
  std::string all;
  for (const std::string& line : Words<Carrier>::describe(midway(), seen)) all += line + "\n";
  CHECK(all.find("M4 AS at 22,20, 4 points: 18 SBD with 120 minutes, 6 F4F with 120 minutes.") != std::string::npos);
}

// ---- checks at the end of rulings.md

namespace {

// Whether aircraft of a deck can fly out so many hexes, attack there and be in the pattern of where they came from in
// time.
bool out_and_back(const carrier::Rules& r, PlaneId type, Hex from, Place pattern, int take_off_loss, Hex target) {
  State s = laid_out(r);
  for (std::size_t i = 0; i < s.forces.size(); ++i)  // nobody is about
    if (r.seat_of(static_cast<ForceId>(i)) != info(r, type).seat) s.forces[i].hex = {0, 0};
  const Seat seat = info(r, type).seat;
  s.seat = seat;
  s.weather.cloud = 100;
  Mission& first = fly(s, seat, 1, from, Ordnance::AS, {{type, 1, true}});
  first.aloft = 0;
  first.take_off_loss = static_cast<std::uint8_t>(take_off_loss);
  first.flights[0].home = static_cast<DeckId>(0);
  bool out = true;
  for (int turn = 0; turn < 40; ++turn) {
    s.phase = Phase::air, s.seat = seat;
    set_hour(r, s, 12);
    begin_moves(r, s, {});
    if (s.missions.empty()) return false;
    while (find(s, {seat, 1})->points > 0) {
      Mission& m = *find(s, {seat, 1});
      const Hex goal = out ? target : from;
      carrier::Order order;
      order.mission = 1;
      if (m.hex == goal && out) {
        m.found.add(r.force(other(seat), 1));
        order.kind = OrderKind::attack;
        order.at_force = 1;
      } else if (m.hex == goal) {
        order.kind = OrderKind::land;
        order.at_force = static_cast<std::uint8_t>(pattern.force == ForceId::none ? 0 : r.number_of(pattern.force));
        order.at_base = pattern.base;
      } else {
        order.kind = OrderKind::move;
        for (int d = 0; d < 6; ++d) {
          const Hex next = neighbour(m.hex, static_cast<Direction>(d));
          if (r.map.inside(next) && distance(next, goal) < distance(m.hex, goal))
            order.heading = static_cast<Direction>(d);
        }
      }
      if (Carrier::check(r, s, order)) return false;
      s.dice = dice_of(1);
      Carrier::apply(r, s, order, {});
      s.phase = Phase::air, s.seat = seat;
      if (order.kind == OrderKind::land) return true;
      if (order.kind == OrderKind::attack) {
        drop_ordnance(*find(s, {seat, 1}));
        out = false;
      }
      Mission& now = *find(s, {seat, 1});
      if (out && now.hex == target && now.points == 0) {  // found with the last point: it attacks there
        now.moved = false;
        now.found.add(r.force(other(seat), 1));
        carrier::Order attack;
        attack.kind = OrderKind::attack;
        attack.mission = 1;
        attack.at_force = 1;
        if (Carrier::check(r, s, attack)) return false;
        Carrier::apply(r, s, attack, {});
        drop_ordnance(*find(s, {seat, 1}));
        out = false;
        break;
      }
    }
    age_missions(r, s, {});
  }
  return false;
}

int radius(const carrier::Rules& r, std::string_view type, Hex from, Place pattern, int loss, Direction first) {
  int best = 0;
  Hex target = from;
  for (int away = 1; away <= 25; ++away) {
    const Hex next = neighbour(target, first);
    if (!r.map.inside(next)) break;
    target = next;
    if (out_and_back(r, plane(r, type), from, pattern, loss, target)) best = away;
  }
  return best;
}

}  // namespace

TEST_CASE("CF 15.4: strike radii from a carrier that stands still, at take-off losses of 1, 2 and 3") {
  const carrier::Rules coral = battle("coral_sea");
  struct Row {
    const carrier::Rules& rules;
    const char* type;
    std::array<int, 3> hexes;
  };
  for (const Row& row : {Row{midway(), "SBD", {5, 5, 4}},
                         {midway(), "TBD", {3, 3, 3}},
                         {midway(), "VAL", {7, 7, 6}},
                         {midway(), "KATE", {7, 7, 6}}}) {
    const Seat seat = info(row.rules, plane(row.rules, row.type)).seat;
    const ForceId tf = row.rules.force(seat, 1);
    for (int loss = 1; loss <= 3; ++loss) {
      INFO(row.type << " at a loss of " << loss);
      CHECK(radius(row.rules, row.type, info(row.rules, tf).hex, {tf, BaseId::none}, loss, Direction::SE) ==
            row.hexes[static_cast<std::size_t>(loss - 1)]);
    }
  }
  for (const Row& row : {Row{midway(), "L.TBF", {7, 7, 6}}}) {
    const BaseId island = base(midway(), "Midway");
    for (int loss = 1; loss <= 3; ++loss) {
      INFO(row.type << " at a loss of " << loss);
      CHECK(radius(row.rules, row.type, info(midway(), island).hex, {ForceId::none, island}, loss, Direction::S) ==
            row.hexes[static_cast<std::size_t>(loss - 1)]);
    }
  }
  for (const Row& row : {Row{coral, "BETTY", {21, 20, 20}}, {coral, "NELL", {12, 11, 11}}}) {
    const BaseId rabaul = base(coral, "Rabaul");
    for (int loss = 1; loss <= 3; ++loss) {
      INFO(row.type << " at a loss of " << loss);
      CHECK(radius(row.rules, row.type, info(coral, rabaul).hex, {ForceId::none, rabaul}, loss, Direction::SE) ==
            row.hexes[static_cast<std::size_t>(loss - 1)]);
    }
  }
  const BaseId townsville = base(coral, "Townsville");
  for (int loss = 1; loss <= 3; ++loss)
    CHECK(radius(coral, "B17", info(coral, townsville).hex, {ForceId::none, townsville}, loss, Direction::NE) ==
          std::array<int, 3>{17, 17, 16}[static_cast<std::size_t>(loss - 1)]);
}

TEST_CASE("CF 9.0: turnaround: land on a turn, arm on the next, launch on the one after") {
  Play p(midway());
  p.state.weather = {Direction::SW, 0};
  p.force("US TF2").heading = Direction::SW;
  p.force("US TF1").hex = {22, 20};
  Mission& m = fly(p.state, kUS, 1, p.force("US TF2").hex, Ordnance::N, {{plane(midway(), "SBD"), 5, false}});
  m.flights[0].home = named<DeckId>(midway(), "Yorktown");
  m.pattern.force = force(midway(), "US TF2");
  p.clear_deck("Yorktown");
  p.at(Phase::launch, kUS);
  const auto lands_on = p.state.turn;
  CHECK(p.refused("launch AS from Yorktown SBD=1") == "CF 7.0");
  p.give("next");
  CHECK(p.refused("ready Yorktown SBD 1") == "CF 7.2");  // arming comes before landing
  p.give("next");
  CHECK(p.state.phase == Phase::land);
  p.give("next");
  p.pass_to(Phase::launch, kUS);
  CHECK(p.state.turn == lands_on + 1);
  CHECK(p.refused("launch AS from Yorktown SBD=1") == "CF 7.0");
  p.give("next");
  p.give("ready Yorktown SBD 5");
  p.pass_to(Phase::launch, kUS);
  CHECK(p.state.turn == lands_on + 2);
  p.force("US TF2").heading = p.state.weather.wind;
  p.give("launch AS from Yorktown SBD=5");
}

TEST_CASE("CF 15.8: F4F and SBD can ferry from Espiritu Santo to Henderson Field") {
  const carrier::Rules r = battle("eastern_solomons");
  const int away = distance(info(r, base(r, "Espiritu Santo")).hex, info(r, base(r, "Henderson Field")).hex);
  for (const char* type : {"L.F4F", "L.SBD"}) {
    State s = laid_out(r);
    s.seat = kUS;
    Mission& m = fly(s, kUS, 1, {20, 20}, Ordnance::N, {{plane(r, type), 20, false}});
    m.aloft = 0;
    m.take_off_loss = 2;  // 20 aircraft in one mission
    int points = 0;
    while (least_minutes(r, m) >= 0) points += allowance(r, m), ++m.aloft;
    CHECK(points >= away + 1);
  }
}
