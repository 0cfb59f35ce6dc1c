// Carrier Force: everything that never changes during a battle, read from scenarios/carrier and checked (rules.cpp,
// odds.cpp, scenario.cpp). Public knowledge: both sides know the order of battle, the map and the odds.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/chance.h"
#include "games/carrier/rules/ids.h"

namespace d6::carrier {

// A factor of a chance; unlike a Chance it may be above 1.
struct Factor {
  std::int32_t num = 0, den = 1;
  D6_FIELDS(Factor, num, den)
};

// Both ends included, each value as likely as the next.
struct Range {
  int low = 0, high = 0;
  D6_FIELDS(Range, low, high)
};

// ---- odds.toml, a struct a table; the comments stand there

struct Clock {
  int daylight_first = 0, daylight_last = 0;
  D6_FIELDS(Clock, daylight_first, daylight_last)
};
struct Limits {
  std::array<int, 2> task_forces{};  // less the side's bases already (4.1, CF-14)
  int ships_in_force = 0, missions = 0, ready_level_bombers_limit = 0;
  D6_FIELDS(Limits, task_forces, ships_in_force, missions, ready_level_bombers_limit)
};
struct MovementOdds {
  int fleet_speed_cap = 0, hex_cost = 0, points_cap = 0, turn_percent = 0, wind_one_off_percent = 0,
      wind_more_off_percent = 0;
  D6_FIELDS(MovementOdds, fleet_speed_cap, hex_cost, points_cap, turn_percent, wind_one_off_percent,
            wind_more_off_percent)
};
struct OperationOdds {
  int intermediate_multiple = 0, maximum_multiple = 0, suspended = 0, suspend_fire_over = 0,
      suspend_damage_over_percent = 0, suspend_speed_below = 0;
  D6_FIELDS(OperationOdds, intermediate_multiple, maximum_multiple, suspended, suspend_fire_over,
            suspend_damage_over_percent, suspend_speed_below)
};
struct LaunchOdds {
  int automatic_loss = 0, size_divisor = 1, size_spread = 0, most_loss = 0, bomb_load_loss = 0, pattern_cost = 0,
      fights_a_turn = 0;
  D6_FIELDS(LaunchOdds, automatic_loss, size_divisor, size_spread, most_loss, bomb_load_loss, pattern_cost,
            fights_a_turn)
};
struct SeaplaneOdds {
  std::vector<ShipType> ship_types;
  std::array<bool, 2> ship_sides{};
  D6_FIELDS(SeaplaneOdds, ship_types, ship_sides)
};
struct OrdnanceDefaults {
  Ordnance carrier = Ordnance::N, base = Ordnance::N;
  D6_FIELDS(OrdnanceDefaults, carrier, base)
};
struct SearchOdds {
  int smallest_percent = 0, size_percent = 0, size_full = 1, known_place_percent = 0, base_percent = 0;
  std::array<int, 4> level_percent{};
  int cap_percent = 0;
  D6_FIELDS(SearchOdds, smallest_percent, size_percent, size_full, known_place_percent, base_percent, level_percent,
            cap_percent)
};
struct SightingOdds {
  int wrong_class_percent = 0;
  std::array<std::vector<ShipType>, 16>
      neighbours;  // by ShipType; a class in several lists has all of them, in the file's order
  D6_FIELDS(SightingOdds, wrong_class_percent, neighbours)
};
struct InterceptionOdds {
  int base_percent = 0, a_plane_percent = 0, cap_percent = 0;
  D6_FIELDS(InterceptionOdds, base_percent, a_plane_percent, cap_percent)
};
struct AirCombatOdds {
  Factor kill, rating_floor;
  D6_FIELDS(AirCombatOdds, kill, rating_floor)
};
struct FlakOdds {
  int divisor = 1;
  Factor cap, base_factor;
  D6_FIELDS(FlakOdds, divisor, cap, base_factor)
};
struct BombingOdds {
  int carrier_value = 0;
  std::vector<ShipType> carrier_types;
  int size_divisor = 1;
  Factor size_most, size_least;
  int speed_base = 0, speed_divisor = 1, flak_divisor = 1;
  Factor flak_most, accuracy_floor, land_accuracy;
  int dive_percent = 0;
  std::array<int, 6> order{};  // by PlaneClass: the place in CF-97's order within a mission; 99: drops nothing
  D6_FIELDS(BombingOdds, carrier_value, carrier_types, size_divisor, size_most, size_least, speed_base, speed_divisor,
            flak_divisor, flak_most, accuracy_floor, land_accuracy, dive_percent, order)
};
struct BaseAttackOdds {
  int hit_percent = 0;
  Range damage_percent;
  int aircraft_ready_percent = 0, aircraft_percent = 0, assault_percent = 0, repair_percent = 0,
      closed_over_percent = 0;
  D6_FIELDS(BaseAttackOdds, hit_percent, damage_percent, aircraft_ready_percent, aircraft_percent, assault_percent,
            repair_percent, closed_over_percent)
};
struct DamageOdds {
  std::array<int, 8> gun{};  // average by GunClass
  int torpedo_21 = 0, torpedo_24 = 0, bomb_as = 0, bomb_he = 0;
  D6_FIELDS(DamageOdds, gun, torpedo_21, torpedo_24, bomb_as, bomb_he)
};
struct PenetrationOdds {
  int factor = 0, failed_damage = 0, torpedo_multiple = 0;
  D6_FIELDS(PenetrationOdds, factor, failed_damage, torpedo_multiple)
};
struct FireOdds {
  int bomb_percent = 0;
  Range bomb_levels;
  int torpedo_percent = 0;
  Range torpedo_levels;
  int gun_percent = 0;
  Range gun_levels;
  std::vector<int> growth, out_of_control;
  int damage_a_level_percent = 0, deck_plane = 0, deck_armed_plane = 0;
  Factor deck_share;
  D6_FIELDS(FireOdds, bomb_percent, bomb_levels, torpedo_percent, torpedo_levels, gun_percent, gun_levels, growth,
            out_of_control, damage_a_level_percent, deck_plane, deck_armed_plane, deck_share)
};
struct WeaponOdds {
  int percent = 0;
  Range lost;
  D6_FIELDS(WeaponOdds, percent, lost)
};
struct PropulsionOdds {
  int hit_percent = 0;
  Range hit_loss, torpedo_loss;
  int crippled_percent = 0;
  Range crippled_loss;
  D6_FIELDS(PropulsionOdds, hit_percent, hit_loss, torpedo_loss, crippled_percent, crippled_loss)
};
struct FloodingOdds {
  int over_percent = 0, stop_percent = 0;
  D6_FIELDS(FloodingOdds, over_percent, stop_percent)
};
struct SurfaceRound {
  std::array<bool, 8> main{};  // by GunClass
  bool aa = false, torpedoes = false;
  D6_FIELDS(SurfaceRound, main, aa, torpedoes)
};
struct SurfaceOdds {
  int engage_percent = 0, engage_base_percent = 0, break_off_percent = 0, day_first_round = 1, night_first_round = 1;
  std::vector<SurfaceRound> rounds;
  int main_percent = 0, aa_percent = 0;
  std::array<int, 2> torpedo_percent{};
  int size_divisor = 1;
  Factor size_most, size_least;
  int speed_base = 0, speed_divisor = 1;
  D6_FIELDS(SurfaceOdds, engage_percent, engage_base_percent, break_off_percent, day_first_round, night_first_round,
            rounds, main_percent, aa_percent, torpedo_percent, size_divisor, size_most, size_least, speed_base,
            speed_divisor)
};
struct SubmarineOdds {
  int divisor = 1, cap_percent = 0, torpedoes = 0;
  std::array<int, 2> torpedo_percent{};
  int torpedo_size = 0;
  std::vector<ShipType> escorts;
  int locate_percent = 0;
  std::array<int, 2> sink_percent{};  // by the side that drops the charges
  D6_FIELDS(SubmarineOdds, divisor, cap_percent, torpedoes, torpedo_percent, torpedo_size, escorts, locate_percent,
            sink_percent)
};
struct BombardmentOdds {
  std::array<bool, 2> sides{};
  bool once = false;
  D6_FIELDS(BombardmentOdds, sides, once)
};
struct TransportOdds {
  int points_a_turn = 0;
  std::vector<ShipType> types;
  D6_FIELDS(TransportOdds, points_a_turn, types)
};
struct WeatherOdds {
  int wind_change_percent = 0, cloud_step = 0;
  D6_FIELDS(WeatherOdds, wind_change_percent, cloud_step)
};
struct LandingOdds {
  int loss_divisor = 1, loss_base = 0, loss_cloud = 0, loss_night = 0;
  Chance emergency_loss;
  D6_FIELDS(LandingOdds, loss_divisor, loss_base, loss_cloud, loss_night, emergency_loss)
};
struct RadarOdds {
  std::array<bool, 2> sides{};
  int fail_percent = 0, fail_plane_percent = 0, report_least_percent = 0, report_most_percent = 0, report_step = 1;
  D6_FIELDS(RadarOdds, sides, fail_percent, fail_plane_percent, report_least_percent, report_most_percent, report_step)
};
struct ReportOdds {
  int miss_claimed_percent = 0, aircraft_claimed_percent = 0;
  std::array<int, 2> star_limits_percent{};
  int star_more_percent = 0;
  D6_FIELDS(ReportOdds, miss_claimed_percent, aircraft_claimed_percent, star_limits_percent, star_more_percent)
};
struct ScoreOdds {
  int sunk_multiple = 0, damage_point = 0, fire_level = 0, aircraft = 0, assault_point = 0, capture_defence = 0,
      capture_capacity = 0;
  D6_FIELDS(ScoreOdds, sunk_multiple, damage_point, fire_level, aircraft, assault_point, capture_defence,
            capture_capacity)
};
struct VictoryLevels {
  int marginal = 0, substantive = 0, decisive = 0;
  D6_FIELDS(VictoryLevels, marginal, substantive, decisive)
};
struct RandomSetup {
  int distance = 0, clear_of_carriers = 0;
  D6_FIELDS(RandomSetup, distance, clear_of_carriers)
};

struct Odds {
  Clock clock;
  Limits limits;
  MovementOdds movement;
  OperationOdds operations;
  LaunchOdds launch;
  SeaplaneOdds seaplanes;
  OrdnanceDefaults ordnance;
  SearchOdds search;
  SightingOdds sighting;
  InterceptionOdds interception;
  AirCombatOdds air_combat;
  FlakOdds flak;
  BombingOdds bombing;
  BaseAttackOdds base_attack;
  DamageOdds damage;
  PenetrationOdds penetration;
  FireOdds fire;
  WeaponOdds weapons;
  PropulsionOdds propulsion;
  FloodingOdds flooding;
  SurfaceOdds surface;
  SubmarineOdds submarine;
  BombardmentOdds bombardment;
  TransportOdds transport;
  WeatherOdds weather;
  LandingOdds landing;
  RadarOdds radar;
  ReportOdds reports;
  ScoreOdds score;
  VictoryLevels victory;
  RandomSetup random_setup;
  std::array<int, 8> guns_stars{};  // by GunClass
  D6_FIELDS(Odds, clock, limits, movement, operations, launch, seaplanes, ordnance, search, sighting, interception,
            air_combat, flak, bombing, base_attack, damage, penetration, fire, weapons, propulsion, flooding, surface,
            submarine, bombardment, transport, weather, landing, radar, reports, score, victory, random_setup,
            guns_stars)
};

// ---- the scenario

// An aircraft type as it is in this scenario; "L.SBD" is the land-based sister of a type that flies from both (CF-26).
struct PlaneInfo {
  std::string name;
  Seat seat = Seat::zero;  // of SEAPLANE: unimportant, both sides have it
  PlaneClass kind = PlaneClass::fighter;
  bool land = false;         // land based: never on a carrier (11.9)
  int speed = 0, hours = 0;  // 8.6, 11.1
  int hours_from_base = 0;   // seaplanes of bases
  int bomb = 0,
      torpedo = 0;  // accuracy in half per cents: CF-25, the scenario's changes and the pilots are in it (10.3, CF-101)
  int attack = 0, defence_fire = 0, survive = 0;  // in half points, pilots in them (10.1, CF-27, CF-94)
  Factor flak{1, 1};                              // of the flak at it (10.2)
  bool fighter() const { return kind == PlaneClass::fighter; }
  bool bomber() const { return bomb > 0 || torpedo > 0; }  // can be armed; the Judy cannot (CF-7)
  D6_FIELDS(PlaneInfo, name, seat, kind, land, speed, hours, hours_from_base, bomb, torpedo, attack, defence_fire,
            survive, flak)
};

struct ShipInfo {
  std::string name, class_name;
  int year = 0;
  Seat seat = Seat::zero;
  ShipType type = ShipType::DD;
  int defence = 0, speed = 0;
  int main = 0;
  GunClass main_class = GunClass::none;
  int aa = 0, tubes = 0, torpedo = 0, seaplanes = 0, aircraft = 0, op_minimum = 0, bombard = 0, assault = 0;
  ForceId force = ForceId::none;  // at the start
  int loaded = 0;                 // assault points aboard at the start
  DeckId deck = DeckId::none;     // of a carrier
  bool submarine() const { return type == ShipType::SS; }
  D6_FIELDS(ShipInfo, name, class_name, year, seat, type, defence, speed, main, main_class, aa, tubes, torpedo,
            seaplanes, aircraft, op_minimum, bombard, assault, force, loaded, deck)
};

struct BaseInfo {
  std::string name;
  Seat seat = Seat::zero;
  Hex hex;
  int op_limit = 0, capacity = 0, assault = 0, aa = 0, seaplanes = 0;
  DeckId deck = DeckId::none;
  D6_FIELDS(BaseInfo, name, seat, hex, op_limit, capacity, assault, aa, seaplanes, deck)
};

// Where combat aircraft stand: exactly one of ship and base.
struct DeckInfo {
  Seat seat = Seat::zero;
  ShipId ship = ShipId::none;
  BaseId base = BaseId::none;
  int capacity = 0;  // aircraft aboard (CF-21)
  int minimum = 0;   // carriers: minimum operation limit (6.3); bases: their one limit
  int deck = 0;      // most readied: the maximum operation limit (7.2)
  D6_FIELDS(DeckInfo, seat, ship, base, capacity, minimum, deck)
};

struct GroupInfo {
  DeckId deck = DeckId::none;
  PlaneId plane = PlaneId::none;
  int count = 0;
  D6_FIELDS(GroupInfo, deck, plane, count)
};

struct ForceInfo {
  bool used = false;
  std::string name, commander;
  Hex hex;
  Direction heading = Direction::N;
  bool patrol = false, random = false;
  D6_FIELDS(ForceInfo, used, name, commander, hex, heading, patrol, random)
};

// Where Japan lands, and what else may happen there (10.7 to 10.9).
struct Objective {
  BaseId base = BaseId::none;
  int unload_damage = 0;  // per cent of damage from which on it can be landed at
  bool bombard = false, capture = false;
  D6_FIELDS(Objective, base, unload_damage, bombard, capture)
};

struct MapInfo {
  std::string title;
  int columns = 0, rows = 0;
  std::vector<HexKind> kinds;  // row by row
  std::vector<std::uint8_t>
      blocked;  // per hex: a bit a Direction that ships cannot cross, from both sides (5.3, CF-64)
  bool inside(Hex hex) const { return hex.col >= 0 && hex.row >= 0 && hex.col < columns && hex.row < rows; }
  std::size_t place(Hex hex) const {
    return static_cast<std::size_t>(hex.row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(hex.col);
  }
  HexKind kind(Hex hex) const { return kinds[place(hex)]; }  // requires inside
  bool blocks(Hex hex, Direction to) const {
    return to != Direction::none && ((blocked[place(hex)] >> static_cast<int>(to)) & 1) != 0;
  }
  D6_FIELDS(MapInfo, title, columns, rows, kinds, blocked)
};

struct Rules {
  std::string scenario, title, summary;
  std::array<std::string, 2> briefing;
  Odds odds;
  MapInfo map;
  int start_year = 0, start_month = 0, start_day = 0, start_hour = 0;
  int turns = 0;                  // the last turn's number, from 1
  Direction wind = Direction::N;  // on the first turn
  int cloud = 0;
  std::array<int, 2> pilots{};  // 11.11; already in the planes' ratings
  std::array<Factor, 2> aa_factor{};
  std::array<int, 2> handicap{};
  bool random_allowed = false;
  Objective objective;
  std::vector<PlaneInfo> planes;
  std::vector<ShipInfo> ships;
  std::vector<BaseInfo> bases;
  std::vector<DeckInfo> decks;
  std::vector<GroupInfo> groups;
  std::vector<ForceInfo> forces;  // all slots of both sides
  PlaneId seaplane = PlaneId::none;
  // the game's options
  bool random_setup = false;
  int level = 3;  // 14.0, CF-50

  // ForceId of a side's number (from 1), none if there is no such slot; and back.
  ForceId force(Seat seat, int number) const {
    if (number < 1 || number > odds.limits.task_forces[index(seat)]) return ForceId::none;
    return static_cast<ForceId>((seat == kUS ? 0 : odds.limits.task_forces[0]) + number - 1);
  }
  Seat seat_of(ForceId id) const { return static_cast<int>(id) < odds.limits.task_forces[0] ? kUS : kJP; }
  int number_of(ForceId id) const {
    return static_cast<int>(id) + 1 - (seat_of(id) == kUS ? 0 : odds.limits.task_forces[0]);
  }
  BaseId base_at(Hex hex) const {
    for (std::size_t i = 0; i < bases.size(); ++i)
      if (bases[i].hex == hex) return static_cast<BaseId>(i);
    return BaseId::none;
  }
  D6_FIELDS(Rules, scenario, title, summary, briefing, odds, map, start_year, start_month, start_day, start_hour, turns,
            wind, cloud, pilots, aa_factor, handicap, random_allowed, objective, planes, ships, bases, decks, groups,
            forces, seaplane, random_setup, level)
};

// Names, as orders, records and sentences have them.
const std::string& name_of(const Rules& rules, ShipId id);
const std::string& name_of(const Rules& rules, BaseId id);
const std::string& name_of(const Rules& rules, DeckId id);  // of the carrier or base
const std::string& name_of(const Rules& rules, PlaneId id);
std::string name_of(const Rules& rules, ForceId id);  // "TF3"; sides are told apart by the sentence

// JSON (data/json.h) writes ids as words: "US TF3", "JP M4", "Kaga", "SBD", "NE".
std::string id_text(const Rules& rules, ForceId id);
std::string id_text(const Rules& rules, ShipId id);
std::string id_text(const Rules& rules, BaseId id);
std::string id_text(const Rules& rules, DeckId id);
std::string id_text(const Rules& rules, PlaneId id);
std::string id_text(const Rules& rules, MissionId id);
std::string id_text(const Rules& rules, Direction d);
std::string id_text(const Rules& rules, Ordnance o);
std::string id_text(const Rules& rules, MissionKind k);
std::string id_text(const Rules& rules, ShipType t);
std::string id_text(const Rules& rules, Fate f);
std::string id_text(const Rules& rules, Phase p);
std::string id_text(const Rules& rules, Hex hex);
bool id_parse(const Rules& rules, std::string_view text, ForceId& id);
bool id_parse(const Rules& rules, std::string_view text, ShipId& id);
bool id_parse(const Rules& rules, std::string_view text, BaseId& id);
bool id_parse(const Rules& rules, std::string_view text, DeckId& id);
bool id_parse(const Rules& rules, std::string_view text, PlaneId& id);
bool id_parse(const Rules& rules, std::string_view text, MissionId& id);
bool id_parse(const Rules& rules, std::string_view text, Direction& d);
bool id_parse(const Rules& rules, std::string_view text, Ordnance& o);
bool id_parse(const Rules& rules, std::string_view text, MissionKind& k);
bool id_parse(const Rules& rules, std::string_view text, ShipType& t);
bool id_parse(const Rules& rules, std::string_view text, Fate& f);
bool id_parse(const Rules& rules, std::string_view text, Phase& p);
bool id_parse(const Rules& rules, std::string_view text, Hex& hex);

}  // namespace d6::carrier
