// Carrier Force: reads odds.toml, a function a table.
#include <fmt/format.h>

#include <algorithm>

#include "games/carrier/rules/load.h"

namespace d6::carrier {

Factor factor_of(const TomlTable& table, std::string_view key, int most) {
  const auto parts = table.integers(key, 0, 1'000'000);
  if (parts.size() == 2 && parts[1] >= 1 && parts[0] <= most * parts[1])
    return {static_cast<int>(parts[0]), static_cast<int>(parts[1])};
  table.complain(key, fmt::format("{} that is no such fraction", key),
                 fmt::format("[numerator, denominator], from 0 to {}", most));
  return {};
}

Range range_of(const TomlTable& table, std::string_view key, int low, int high) {
  const auto ends = table.integers(key, low, high);
  if (ends.size() == 2 && ends[0] <= ends[1]) return {static_cast<int>(ends[0]), static_cast<int>(ends[1])};
  table.complain(key, fmt::format("{} that is no range", key), "[low, high]");
  return {low, low};
}

Direction direction_of(const TomlTable& table, std::string_view key) {
  return static_cast<Direction>(table.choice(key, std::span(kDirectionNames).first(6)));
}

Seat side_of(const TomlTable& table, std::string_view key) { return static_cast<Seat>(table.choice(key, kSeatNames)); }

std::array<int, 2> sides_of(const TomlTable& table, std::string_view key, int low, int high) {
  const TomlTable both = table.table(key);
  return {both.whole("US", low, high), both.whole("JP", low, high)};
}

int percent(const TomlTable& table, std::string_view key, int most) { return table.whole(key, 0, most); }

namespace {

// The place of a word among names; a problem where it is none.
template <class E, std::size_t N>
std::optional<E> word_of(const TomlTable& table, std::string_view key, const std::string& word,
                         const std::array<std::string_view, N>& names) {
  for (std::size_t i = 0; i < N; ++i)
    if (word == names[i]) return static_cast<E>(i);
  table.complain(key, fmt::format("\"{}\"", word), fmt::format("{}", fmt::join(names, ", ")));
  return {};
}

std::vector<ShipType> ship_types(const TomlTable& table, std::string_view key) {
  std::vector<ShipType> out;
  for (const std::string& word : table.texts(key))
    if (const auto type = word_of<ShipType>(table, key, word, kShipTypeNames)) out.push_back(*type);
  return out;
}

std::array<bool, 2> sides(const TomlTable& table, std::string_view key) {
  std::array<bool, 2> out{};
  for (const std::string& word : table.texts(key))
    if (const auto seat = word_of<Seat>(table, key, word, kSeatNames)) out[index(*seat)] = true;
  return out;
}

std::vector<int> whole_list(const TomlTable& table, std::string_view key, int low, int high) {
  std::vector<int> out;
  for (const auto value : table.integers(key, low, high)) out.push_back(static_cast<int>(value));
  if (out.empty()) table.complain(key, "an empty list", "at least one number");
  return out;
}

Ordnance ordnance(const TomlTable& table, std::string_view key) {
  return static_cast<Ordnance>(table.choice(key, kOrdnanceNames));
}

Clock clock(const TomlTable& t) { return {t.whole("daylight_first", 0, 23), t.whole("daylight_last", 0, 23)}; }

Limits limits(const TomlTable& t) {
  return {sides_of(t, "task_forces", 1, 99), t.whole("ships_in_force", 1, static_cast<int>(kShipsInForce)),
          t.whole("missions", 1, 200), t.whole("ready_level_bombers_limit", 0, 200)};
}

MovementOdds movement(const TomlTable& t) {
  return {t.whole("fleet_speed_cap", 1, 99), t.whole("hex_cost", 1, 200),        t.whole("points_cap", 1, 250),
          percent(t, "turn_percent"),        percent(t, "wind_one_off_percent"), percent(t, "wind_more_off_percent")};
}

OperationOdds operations(const TomlTable& t) {
  return {t.whole("intermediate_multiple", 1, 8),
          t.whole("maximum_multiple", 1, 8),
          t.whole("suspended", 1, 999),
          t.whole("suspend_fire_over", 0, 99),
          percent(t, "suspend_damage_over_percent"),
          t.whole("suspend_speed_below", 0, 99)};
}

LaunchOdds launch(const TomlTable& t) {
  return {t.whole("automatic_loss", 0, 9), t.whole("size_divisor", 1, 999), t.whole("size_spread", 0, 99),
          t.whole("most_loss", 0, 9),      t.whole("bomb_load_loss", 0, 9), t.whole("pattern_cost", 0, 9),
          t.whole("fights_a_turn", 0, 99)};
}

SearchOdds search(const TomlTable& t) {
  SearchOdds odds;
  odds.smallest_percent = percent(t, "smallest_percent");
  odds.size_percent = percent(t, "size_percent");
  odds.size_full = t.whole("size_full", 1, 99);
  odds.known_place_percent = percent(t, "known_place_percent");
  odds.base_percent = percent(t, "base_percent");
  const auto levels = t.integers("level_percent", 0, 1000);
  if (levels.size() != 4)
    t.complain("level_percent", fmt::format("{} levels", levels.size()), "four, for levels 1 to 4");
  for (std::size_t i = 0; i < 4 && i < levels.size(); ++i) odds.level_percent[i] = static_cast<int>(levels[i]);
  odds.cap_percent = percent(t, "cap_percent");
  return odds;
}

SightingOdds sighting(const TomlTable& t) {
  SightingOdds odds;
  odds.wrong_class_percent = percent(t, "wrong_class_percent");
  for (const auto& list : t.text_lists("neighbours")) {
    std::vector<ShipType> types;
    for (const std::string& word : list)
      if (const auto type = word_of<ShipType>(t, "neighbours", word, kShipTypeNames)) types.push_back(*type);
    for (const ShipType one : types)
      for (const ShipType another : types) {
        auto& known = odds.neighbours[static_cast<std::size_t>(one)];
        if (one != another && std::find(known.begin(), known.end(), another) == known.end()) known.push_back(another);
      }
  }
  return odds;
}

BombingOdds bombing(const TomlTable& t) {
  BombingOdds odds;
  odds.carrier_value = t.whole("carrier_value", 0, 9999);
  odds.carrier_types = ship_types(t, "carrier_types");
  odds.size_divisor = t.whole("size_divisor", 1, 999);
  odds.size_most = factor_of(t, "size_most", 10);
  odds.size_least = factor_of(t, "size_least", 10);
  odds.speed_base = t.whole("speed_base", 0, 999);
  odds.speed_divisor = t.whole("speed_divisor", 1, 999);
  odds.flak_divisor = t.whole("flak_divisor", 1, 100000);
  odds.flak_most = factor_of(t, "flak_most", 1);
  odds.accuracy_floor = factor_of(t, "accuracy_floor", 10);
  odds.land_accuracy = factor_of(t, "land_accuracy", 1);
  odds.dive_percent = percent(t, "dive_percent");
  odds.order.fill(99);
  int place = 0;
  for (const auto& list : t.text_lists("order")) {
    for (const std::string& word : list)
      if (const auto kind = word_of<PlaneClass>(t, "order", word, kPlaneClassNames))
        odds.order[static_cast<std::size_t>(*kind)] = place;
    ++place;
  }
  return odds;
}

BaseAttackOdds base_attack(const TomlTable& t) {
  return {percent(t, "hit_percent"),        range_of(t, "damage_percent", 0, 100), percent(t, "aircraft_ready_percent"),
          percent(t, "aircraft_percent"),   percent(t, "assault_percent"),         percent(t, "repair_percent"),
          percent(t, "closed_over_percent")};
}

DamageOdds damage(const TomlTable& t) {
  DamageOdds odds;
  for (std::size_t i = 1; i < kGunClassNames.size(); ++i) odds.gun[i] = t.whole(kGunClassNames[i], 1, 50);
  odds.torpedo_21 = t.whole("torpedo-21", 1, 50);
  odds.torpedo_24 = t.whole("torpedo-24", 1, 50);
  odds.bomb_as = t.whole("bomb-AS", 1, 50);
  odds.bomb_he = t.whole("bomb-HE", 1, 50);
  return odds;
}

FireOdds fire(const TomlTable& t) {
  FireOdds odds;
  odds.bomb_percent = percent(t, "bomb_percent");
  odds.bomb_levels = range_of(t, "bomb_levels", 0, 99);
  odds.torpedo_percent = percent(t, "torpedo_percent");
  odds.torpedo_levels = range_of(t, "torpedo_levels", 0, 99);
  odds.gun_percent = percent(t, "gun_percent");
  odds.gun_levels = range_of(t, "gun_levels", 0, 99);
  odds.growth = whole_list(t, "growth", -99, 99);
  odds.out_of_control = whole_list(t, "out_of_control", -99, 99);
  odds.damage_a_level_percent = percent(t, "damage_a_level_percent");
  odds.deck_plane = t.whole("deck_plane", 0, 99);
  odds.deck_armed_plane = t.whole("deck_armed_plane", 0, 99);
  odds.deck_share = factor_of(t, "deck_share", 1);
  return odds;
}

SurfaceOdds surface(const TomlTable& t) {
  SurfaceOdds odds;
  odds.engage_percent = percent(t, "engage_percent");
  odds.engage_base_percent = percent(t, "engage_base_percent");
  odds.break_off_percent = percent(t, "break_off_percent");
  for (const TomlTable& round : t.tables("rounds")) {
    SurfaceRound one;
    for (const std::string& word : round.texts("main"))
      if (const auto gun = word_of<GunClass>(round, "main", word, kGunClassNames))
        one.main[static_cast<std::size_t>(*gun)] = true;
    one.aa = round.flag_or("aa", false);
    one.torpedoes = round.flag_or("torpedoes", false);
    odds.rounds.push_back(one);
  }
  const int rounds = std::max<int>(1, static_cast<int>(odds.rounds.size()));
  odds.day_first_round = t.whole("day_first_round", 1, rounds);
  odds.night_first_round = t.whole("night_first_round", 1, rounds);
  odds.main_percent = percent(t, "main_percent");
  odds.aa_percent = percent(t, "aa_percent");
  odds.torpedo_percent = sides_of(t, "torpedo_percent", 0, 100);
  odds.size_divisor = t.whole("size_divisor", 1, 999);
  odds.size_most = factor_of(t, "size_most", 10);
  odds.size_least = factor_of(t, "size_least", 10);
  odds.speed_base = t.whole("speed_base", 0, 999);
  odds.speed_divisor = t.whole("speed_divisor", 1, 999);
  return odds;
}

SubmarineOdds submarine(const TomlTable& t) {
  return {t.whole("divisor", 1, 999),      percent(t, "cap_percent"),
          t.whole("torpedoes", 0, 99),     sides_of(t, "torpedo_percent", 0, 100),
          t.whole("torpedo_size", 21, 24), ship_types(t, "escorts"),
          percent(t, "locate_percent"),    sides_of(t, "sink_percent", 0, 100)};
}

LandingOdds landing(const TomlTable& t) {
  return {t.whole("loss_divisor", 1, 1'000'000), t.whole("loss_base", 0, 1'000'000), t.whole("loss_cloud", 0, 10000),
          t.whole("loss_night", 0, 1'000'000), t.chance("emergency_loss")};
}

RadarOdds radar(const TomlTable& t) {
  return {sides(t, "sides"),
          percent(t, "fail_percent"),
          percent(t, "fail_plane_percent"),
          t.whole("report_least_percent", 0, 1000),
          t.whole("report_most_percent", 0, 1000),
          t.whole("report_step", 1, 99)};
}

ReportOdds reports(const TomlTable& t) {
  ReportOdds odds;
  odds.miss_claimed_percent = percent(t, "miss_claimed_percent");
  odds.aircraft_claimed_percent = percent(t, "aircraft_claimed_percent");
  const Range stars = range_of(t, "star_limits_percent", 0, 100);
  odds.star_limits_percent = {stars.low, stars.high};
  odds.star_more_percent = percent(t, "star_more_percent");
  return odds;
}

ScoreOdds score(const TomlTable& t) {
  return {t.whole("sunk_multiple", 0, 99),    t.whole("damage_point", 0, 99),  t.whole("fire_level", 0, 99),
          t.whole("aircraft", 0, 99),         t.whole("assault_point", 0, 99), t.whole("capture_defence", 0, 999),
          t.whole("capture_capacity", 0, 999)};
}

}  // namespace

Odds load_odds(const std::string& folder, Problems& problems) {
  const TomlTable root = TomlTable::open(data_file(folder, "odds.toml"), problems);
  const auto table = [&](std::string_view name) { return root.table(name); };
  Odds odds;
  odds.clock = clock(table("clock"));
  odds.limits = limits(table("limits"));
  odds.movement = movement(table("movement"));
  odds.operations = operations(table("operations"));
  odds.launch = launch(table("launch"));
  const TomlTable seaplanes = table("seaplanes");
  odds.seaplanes = {ship_types(seaplanes, "ship_types"), sides(seaplanes, "ship_sides")};
  const TomlTable settings = table("ordnance");
  odds.ordnance = {ordnance(settings, "carrier_default"), ordnance(settings, "base_default")};
  odds.search = search(table("search"));
  odds.sighting = sighting(table("sighting"));
  const TomlTable meeting = table("interception");
  odds.interception = {percent(meeting, "base_percent"), percent(meeting, "a_plane_percent"),
                       percent(meeting, "cap_percent")};
  const TomlTable air = table("air_combat");
  odds.air_combat = {factor_of(air, "kill", 1), factor_of(air, "rating_floor", 10)};
  const TomlTable flak = table("flak");
  odds.flak = {flak.whole("divisor", 1, 1'000'000), factor_of(flak, "cap", 1), factor_of(flak, "base_factor", 10)};
  odds.bombing = bombing(table("bombing"));
  odds.base_attack = base_attack(table("base_attack"));
  odds.damage = damage(table("damage"));
  const TomlTable penetration = table("penetration");
  odds.penetration = {penetration.whole("factor", 0, 99), penetration.whole("failed_damage", 0, 99),
                      penetration.whole("torpedo_multiple", 0, 99)};
  odds.fire = fire(table("fire"));
  const TomlTable weapons = table("weapons");
  odds.weapons = {percent(weapons, "percent"), range_of(weapons, "lost", 0, 99)};
  const TomlTable propulsion = table("propulsion");
  odds.propulsion = {percent(propulsion, "hit_percent"), range_of(propulsion, "hit_loss", 0, 99),
                     range_of(propulsion, "torpedo_loss", 0, 99), percent(propulsion, "crippled_percent"),
                     range_of(propulsion, "crippled_loss", 0, 99)};
  const TomlTable flooding = table("flooding");
  odds.flooding = {percent(flooding, "over_percent"), percent(flooding, "stop_percent")};
  odds.surface = surface(table("surface"));
  odds.submarine = submarine(table("submarine"));
  const TomlTable bombardment = table("bombardment");
  odds.bombardment = {sides(bombardment, "sides"), bombardment.flag("once")};
  const TomlTable transport = table("transport");
  odds.transport = {transport.whole("points_a_turn", 0, 99), ship_types(transport, "types")};
  const TomlTable weather = table("weather");
  odds.weather = {percent(weather, "wind_change_percent"), percent(weather, "cloud_step")};
  odds.landing = landing(table("landing"));
  odds.radar = radar(table("radar"));
  odds.reports = reports(table("reports"));
  odds.score = score(table("score"));
  const TomlTable victory = table("victory");
  odds.victory = {victory.whole("marginal", 1, 99999), victory.whole("substantive", 1, 99999),
                  victory.whole("decisive", 1, 99999)};
  const TomlTable random = table("random_setup");
  odds.random_setup = {random.whole("distance", 0, 99), random.whole("clear_of_carriers", 0, 99)};
  const TomlTable stars = table("guns_stars");
  for (std::size_t i = 1; i < kGunClassNames.size(); ++i) odds.guns_stars[i] = stars.whole(kGunClassNames[i], 0, 9);
  root.finish();
  return odds;
}

}  // namespace d6::carrier
