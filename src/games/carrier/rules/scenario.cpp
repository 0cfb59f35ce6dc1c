// Carrier Force: reads a map and a scenario with the ships and aircraft it uses, and checks that they fit each other
// (scenarios/carrier/README.md lists what is checked).
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "base/files.h"
#include "base/places.h"
#include "games/carrier/rules/load.h"

namespace d6::carrier {

namespace {

// An aircraft type as aircraft.toml has it, for every scenario.
struct Type {
  std::string name;
  int side = 0;  // 0 US, 1 JP, 2 both
  PlaneClass kind = PlaneClass::fighter;
  int base = 0;  // 0 carrier, 1 land, 2 either
  int speed = 0, hours = 0, hours_from_base = 0, bomb = 0, torpedo = 0, attack = 0, defence_fire = 0, survive = 0;
  bool half_on_land = false, torpedo_flag = false;
  Factor flak{1, 1};
};

bool letter_or_digit(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}

// Orders and records are lines of words, so a name must be one: neither empty nor what an order calls something else.
std::string name_of_thing(const TomlTable& t, bool with_spaces) {
  std::string name = t.text("name");
  bool good = !name.empty() && name.size() <= 40 && letter_or_digit(name.front()) && name.back() != ' ' &&
              name.find("  ") == std::string::npos && name != "none" && name != "hold";
  for (const char c : name)
    good = good && (letter_or_digit(c) || c == '.' || c == '-' || c == '\'' || (c == ' ' && with_spaces));
  const auto numbered = [&](std::string_view letters) {  // "TF3", "M4"
    return name.size() > letters.size() && name.compare(0, letters.size(), letters) == 0 &&
           name.find_first_not_of("0123456789", letters.size()) == std::string::npos;
  };
  if (!good || numbered("TF") || numbered("M"))
    t.complain("name", "\"" + name + "\"",
               std::string("1 to 40 letters, digits, . - ' ") + (with_spaces ? "and single spaces" : "without spaces") +
                   ", not like TF3 or M4, not none or hold");
  return name;
}

bool drops(PlaneClass kind) {
  return kind == PlaneClass::dive || kind == PlaneClass::torpedo || kind == PlaneClass::level;
}

std::vector<Type> load_types(const std::string& folder, Problems& problems) {
  constexpr std::array<std::string_view, 3> sides{"US", "JP", "both"}, bases{"carrier", "land", "either"};
  const TomlTable root = TomlTable::open(data_file(folder, "aircraft.toml"), problems);
  std::vector<Type> out;
  std::set<std::string> names;  // with those of the land sisters (CF-26)
  for (const TomlTable& t : root.tables("types")) {
    Type type;
    type.name = name_of_thing(t, false);
    type.side = static_cast<int>(t.choice("side", sides));
    const std::size_t at_class = t.choice("class", kPlaneClassNames);
    type.kind = static_cast<PlaneClass>(at_class);
    type.base = static_cast<int>(t.choice("base", bases));
    type.speed = t.whole("speed", 1, 9);
    type.hours = t.whole("hours", 1, 48);
    type.hours_from_base = static_cast<int>(t.integer_or("hours_from_base", 1, 48, type.hours));
    if (type.kind != PlaneClass::seaplane) {  // which carries nothing: the keys are none of its (6.1)
      type.bomb = t.whole("bomb", 0, 100);
      type.torpedo = t.whole("torpedo", 0, 100);
    }
    type.attack = t.whole("attack", 0, 99);
    type.defence_fire = t.whole("defence_fire", 0, 99);
    type.survive = t.whole("survive", 0, 99);
    type.half_on_land = t.flag_or("half_on_land", false);
    type.torpedo_flag = t.flag_or("torpedo_flag", false);
    if (t.has("flak")) type.flak = factor_of(t, "flak", 1);
    const bool sister = type.base == 2 && type.kind != PlaneClass::seaplane;
    if (!names.insert(type.name).second || (sister && !names.insert("L." + type.name).second))
      t.complain("name", "\"" + type.name + "\" twice", "a name once, also with L. before it where base is \"either\"");
    if ((type.kind == PlaneClass::fighter) != (type.attack > 0))
      t.complain("attack", fmt::format("attack = {}", type.attack), "above 0 for fighters, 0 for others");
    if (!drops(type.kind) && (type.bomb > 0 || type.torpedo > 0))
      t.complain(type.bomb > 0 ? "bomb" : "torpedo", fmt::format("a {} with bombs", kPlaneClassNames[at_class]),
                 "0 but for dive, torpedo and level bombers (6.2, CF-7)");
    if (type.kind == PlaneClass::seaplane && type.name != "SEAPLANE")
      t.complain("class", "a second kind of seaplane", "only SEAPLANE");
    out.push_back(type);
  }
  if (!names.count("SEAPLANE")) root.complain("types", "no SEAPLANE", "a type of that name and class");
  root.finish();
  return out;
}

std::map<std::string, ShipInfo> load_ships(const std::string& folder, Problems& problems) {
  const TomlTable root = TomlTable::open(data_file(folder, "ships.toml"), problems);
  std::map<std::string, ShipInfo> out;
  for (const TomlTable& t : root.tables("ships")) {
    ShipInfo ship;
    const auto number = [&](std::string_view key, int most) { return static_cast<int>(t.integer_or(key, 0, most, 0)); };
    ship.name = name_of_thing(t, true);
    ship.class_name = t.text("class");
    ship.year = t.whole("year", 1900, 1945);
    ship.seat = side_of(t, "side");
    ship.type = static_cast<ShipType>(t.choice("type", kShipTypeNames));
    ship.defence = t.whole("defence", 1, 99);
    ship.speed = t.whole("speed", 5, 40);
    ship.main = number("main", 20);
    if (t.has("main_class")) ship.main_class = static_cast<GunClass>(t.choice("main_class", kGunClassNames));
    ship.aa = number("aa", 60);
    ship.tubes = number("tubes", 20);
    ship.torpedo = number("torpedo", 24);
    ship.seaplanes = number("seaplanes", 30);
    ship.aircraft = number("aircraft", 120);
    ship.op_minimum = number("op_minimum", 30);
    ship.bombard = number("bombard", 99);
    ship.assault = number("assault", 50);
    const bool carrier = ship.type == ShipType::CV || ship.type == ShipType::CVL;
    if ((ship.main > 0) != (ship.main_class != GunClass::none))
      t.complain("main", "guns without a class or a class without guns", "both or neither");
    if ((ship.tubes > 0) != (ship.torpedo > 0))
      t.complain("tubes", "tubes without a size or a size without tubes", "both or neither");
    if (ship.torpedo != 0 && ship.torpedo != 21 && !(ship.torpedo == 24 && ship.seat == kJP && !ship.submarine()))
      t.complain("torpedo", fmt::format("torpedo = {}", ship.torpedo), "21, or 24 for Japanese surface ships (11.2)");
    if (carrier != (ship.aircraft > 0) || carrier != (ship.op_minimum > 0))
      t.complain("aircraft", "a deck that does not suit the type",
                 "aircraft and op_minimum for CV and CVL, and for them alone");
    if (!out.emplace(ship.name, ship).second) t.complain("name", "\"" + ship.name + "\" twice", "a name once");
  }
  root.finish();
  return out;
}

std::optional<Hex> hex_of(const TomlTable& t, std::string_view key, const MapInfo& map) {
  const auto parts = t.integers(key, 0, 126);
  if (parts.size() == 2) {
    const Hex hex{static_cast<std::int8_t>(parts[0]), static_cast<std::int8_t>(parts[1])};
    if (map.inside(hex)) return hex;
  }
  t.complain(key, "a hex that is not on the map",
             fmt::format("[column, row], columns 0 to {}, rows 0 to {}", map.columns - 1, map.rows - 1));
  return {};
}

// Days since 1 March of the year 0 (proleptic Gregorian).
int day_number(int year, int month, int day) {
  if (month <= 2) --year, month += 12;
  return 365 * year + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + day - 1;
}
int hour_number(const TomlTable::DateHour& when) {
  return 24 * day_number(when.year, when.month, when.day) + when.hour;
}

struct Loader {
  const TomlTable& root;
  Rules& rules;
  std::vector<Type> types;
  std::map<std::string, ShipInfo> ships;
  struct Accuracy {
    int bomb = -1, torpedo = -1;
  };
  std::map<std::pair<std::string, bool>, Accuracy> accuracy;  // by type and land
  std::set<std::string> torpedoes;

  const Type* type(const std::string& name) const {
    const auto found = std::find_if(types.begin(), types.end(), [&](const Type& t) { return t.name == name; });
    return found == types.end() ? nullptr : &*found;
  }

  void heading();
  void limits();
  void bases();
  void forces();
  void groups();
  void objective();
  PlaneInfo plane(const Type& type, bool land) const;
  DeckId deck(const std::string& name) const;
};

void Loader::heading() {
  rules.title = root.text("title");
  root.integer("order", 1, 99);
  rules.summary = root.text("summary");
  rules.briefing = {root.text("briefing_us"), root.text("briefing_jp")};
  const auto start = root.date_hour("start"), end = root.date_hour("end");
  rules.start_year = start.year;
  rules.start_month = start.month;
  rules.start_day = start.day;
  rules.start_hour = start.hour;
  rules.turns = hour_number(end) - hour_number(start) + 1;
  if (rules.turns < 1 || rules.turns > 1000)
    root.complain("end", fmt::format("{} turns", rules.turns), "1 to 1000 turns from start to end");
  rules.wind = direction_of(root, "wind_from");
  rules.cloud = percent(root, "cloud");
  rules.pilots = sides_of(root, "pilots", -5, 5);
  const TomlTable factor = root.table("aa_factor");
  rules.aa_factor = {factor_of(factor, "US", 10), factor_of(factor, "JP", 10)};
  rules.handicap = sides_of(root, "handicap", 0, 9999);
  rules.random_allowed = root.flag("random_setup");
  if (root.has("victory")) {
    const TomlTable victory = root.table("victory");
    rules.odds.victory = {victory.whole("marginal", 1, 99999), victory.whole("substantive", 1, 99999),
                          victory.whole("decisive", 1, 99999)};
  }
  const VictoryLevels& levels = rules.odds.victory;
  if (levels.marginal >= levels.substantive || levels.substantive >= levels.decisive)
    root.complain("victory", "levels that do not rise", "marginal < substantive < decisive");
  if (root.has("accuracy"))
    for (const TomlTable& t : root.tables("accuracy")) {
      constexpr std::array<std::string_view, 2> from{"carrier", "land"};
      const std::string name = t.text("type");
      if (!type(name) || !drops(type(name)->kind))
        t.complain("type", "\"" + name + "\"", "a bomber of aircraft.toml: dive, torpedo or level");
      accuracy[{name, t.choice("from", from) == 1}] = {static_cast<int>(t.integer_or("bomb", 0, 100, -1)),
                                                       static_cast<int>(t.integer_or("torpedo", 0, 100, -1))};
    }
  if (root.has("torpedoes"))
    for (const std::string& name : root.texts("torpedoes")) {
      if (!type(name) || !type(name)->torpedo_flag)
        root.complain("torpedoes", "\"" + name + "\"", "types with torpedo_flag");
      torpedoes.insert(name);
    }
}

void Loader::limits() {
  Limits& odds = rules.odds.limits;
  if (!root.has("limits")) return;
  const TomlTable t = root.table("limits");
  if (t.has("task_forces")) odds.task_forces = sides_of(t, "task_forces", 1, 99);
  odds.missions = static_cast<int>(t.integer_or("missions", 1, 200, odds.missions));
  odds.ships_in_force =
      static_cast<int>(t.integer_or("ships_in_force", 1, static_cast<int>(kShipsInForce), odds.ships_in_force));
}

void Loader::bases() {
  for (const TomlTable& t : root.tables("bases")) {
    BaseInfo base;
    base.name = name_of_thing(t, true);
    base.seat = side_of(t, "side");
    base.op_limit = t.whole("op_limit", 0, 200);
    base.capacity = t.whole("capacity", 0, 300);
    base.assault = t.whole("assault", 0, 999);
    base.aa = t.whole("aa", 0, 200);
    base.seaplanes = t.whole("seaplanes", 0, 99);
    if (const auto hex = hex_of(t, "hex", rules.map)) {
      base.hex = *hex;
      HexKind& kind = rules.map.kinds[rules.map.place(*hex)];
      if (kind == HexKind::base) t.complain("hex", "a second base in a hex", "one base a hex (CF-65)");
      if (kind != HexKind::island && kind != HexKind::atoll && kind != HexKind::base)
        t.complain("hex", fmt::format("a base on {}", kHexKindNames[static_cast<std::size_t>(kind)]),
                   "an island or atoll hex");
      kind = HexKind::base;
    }
    for (const BaseInfo& other : rules.bases)
      if (other.name == base.name) t.complain("name", "\"" + base.name + "\" twice", "a name once");
    rules.bases.push_back(base);
    // 4.1, CF-14: each base takes a slot of its side.
    int& slots = rules.odds.limits.task_forces[index(base.seat)];
    if (slots == 1)
      t.complain("side", "a base that leaves its side no task force", "fewer bases than task forces (4.1)");
    slots = std::max(1, slots - 1);
  }
}

void Loader::forces() {
  const auto& slots = rules.odds.limits.task_forces;
  rules.forces.resize(static_cast<std::size_t>(slots[0] + slots[1]));
  struct Read {
    TomlTable t;
    ForceId id;
  };
  std::vector<Read> read;
  std::array<int, 2> next{1, 1};
  for (const TomlTable& t : root.tables("force")) {
    const Seat seat = side_of(t, "side");
    const int number = t.whole("number", 1, 99);
    if (number != next[index(seat)])
      t.complain("number", fmt::format("number = {}", number),
                 fmt::format("{}: without a gap on each side", next[index(seat)]));
    const ForceId id = rules.force(seat, next[index(seat)]++);
    if (id == ForceId::none) {
      t.complain("number", "more task forces than the limit",
                 fmt::format("{} less the side's bases (4.1)", slots[index(seat)]));
      continue;
    }
    ForceInfo& force = rules.forces[at(id)];
    force.used = true;
    force.name = t.text("name");
    force.commander = t.text("commander");
    force.heading = direction_of(t, "heading");
    force.patrol = t.flag_or("patrol", false);
    force.random = t.flag_or("random", false);
    if (force.patrol && force.random)
      t.complain("random", "a patrol moved by the random set-up", "not for submarine groups (CF-68)");
    if (const auto hex = hex_of(t, "hex", rules.map)) {
      force.hex = *hex;
      if (rules.map.kind(*hex) == HexKind::land) t.complain("hex", "a force on land", "a hex that is not land");
    }
    read.push_back({t, id});
  }
  std::stable_sort(read.begin(), read.end(), [](const Read& a, const Read& b) { return a.id < b.id; });
  std::set<std::string> taken;
  for (const BaseInfo& base : rules.bases) taken.insert(base.name);
  for (const Read& one : read) {
    const ForceInfo& force = rules.forces[at(one.id)];
    const auto names = one.t.texts("ships");
    if (names.empty() || static_cast<int>(names.size()) > rules.odds.limits.ships_in_force)
      one.t.complain("ships", fmt::format("{} ships", names.size()),
                     fmt::format("1 to {} (4.2)", rules.odds.limits.ships_in_force));
    std::map<std::string, ShipId> here;
    for (const std::string& name : names) {
      const auto known = ships.find(name);
      if (known == ships.end() || known->second.seat != rules.seat_of(one.id)) {
        one.t.complain("ships", "\"" + name + "\"", "a ship of that side in ships.toml");
        continue;
      }
      if (!taken.insert(name).second)
        one.t.complain("ships", "\"" + name + "\" twice", "each ship once, and no base of its name");
      if (known->second.submarine() != force.patrol)
        one.t.complain("ships", "\"" + name + "\"", "submarines in patrols, and nothing else there (CF-67)");
      ShipInfo ship = known->second;
      ship.force = one.id;
      const auto id = static_cast<ShipId>(rules.ships.size());
      here[name] = id;
      if (ship.aircraft > 0) ship.deck = static_cast<DeckId>(0);  // numbered below
      rules.ships.push_back(ship);
    }
    if (!one.t.has("loaded")) continue;
    for (const TomlTable& t : one.t.tables("loaded")) {
      const std::string name = t.text("ship");
      const auto found = here.find(name);
      if (found == here.end()) {
        t.complain("ship", "\"" + name + "\"", "a ship of this force");
        continue;
      }
      ShipInfo& ship = rules.ships[at(found->second)];
      ship.loaded = t.whole("points", 1, std::max(1, ship.assault));
      const auto& may = rules.odds.transport.types;
      if (std::find(may.begin(), may.end(), ship.type) == may.end())
        t.complain("ship", "\"" + name + "\"", "a type of 10.8 (CF-45)");
    }
  }
  // Decks: the American carriers and bases, then the Japanese.
  for (const Seat seat : {kUS, kJP}) {
    for (std::size_t i = 0; i < rules.ships.size(); ++i) {
      ShipInfo& ship = rules.ships[i];
      if (ship.seat != seat || ship.aircraft == 0) continue;
      ship.deck = static_cast<DeckId>(rules.decks.size());
      rules.decks.push_back({seat, static_cast<ShipId>(i), BaseId::none, ship.aircraft, ship.op_minimum,
                             ship.op_minimum * rules.odds.operations.maximum_multiple});
    }
    for (std::size_t i = 0; i < rules.bases.size(); ++i) {
      BaseInfo& base = rules.bases[i];
      if (base.seat != seat) continue;
      base.deck = static_cast<DeckId>(rules.decks.size());
      rules.decks.push_back({seat, ShipId::none, static_cast<BaseId>(i), base.capacity, base.op_limit, base.op_limit});
    }
  }
}

DeckId Loader::deck(const std::string& name) const {
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (name_of(rules, static_cast<DeckId>(i)) == name) return static_cast<DeckId>(i);
  return DeckId::none;
}

// 10.1, 10.3, 11.11 with CF-25, CF-27, CF-94, CF-101: everything in half points.
PlaneInfo Loader::plane(const Type& type, bool land) const {
  PlaneInfo plane;
  plane.name = type.base == 2 && land ? "L." + type.name : type.name;
  plane.kind = type.kind;
  plane.land = land;
  plane.speed = type.speed;
  plane.hours = type.hours;
  plane.hours_from_base = type.hours_from_base;
  plane.flak = type.flak;
  plane.seat = type.side == 1 ? kJP : kUS;
  if (type.kind == PlaneClass::seaplane) {  // CF-94: 0 attack in every scenario; both sides fly it, so no pilots either
    plane.defence_fire = 2 * type.defence_fire;
    plane.survive = 2 * type.survive;
    return plane;
  }
  const int pilots = 2 * rules.pilots[index(plane.seat)];
  const auto rated = [&](int rating, const Factor& floor) {
    return rating == 0 ? 0 : std::max(2 * floor.num / floor.den, 2 * rating + pilots);
  };
  const auto accurate = [&](int printed, int here) {
    const bool half = type.half_on_land && land && here < 0;
    const int value = here >= 0 ? here : printed;
    if (value == 0) return 0;
    const Factor& half_of = rules.odds.bombing.land_accuracy;
    const int twice = half ? 2 * value * half_of.num / half_of.den : 2 * value;
    const Factor& floor = rules.odds.bombing.accuracy_floor;
    return std::max(2 * floor.num / floor.den, twice + pilots);
  };
  const auto found = accuracy.find({type.name, land});
  const Accuracy here = found == accuracy.end() ? Accuracy{} : found->second;
  const bool drops_torpedoes = !type.torpedo_flag || torpedoes.count(type.name) > 0;
  plane.bomb = accurate(type.bomb, here.bomb);
  plane.torpedo = drops_torpedoes ? accurate(type.torpedo, here.torpedo) : 0;
  plane.attack = rated(type.attack, rules.odds.air_combat.rating_floor);
  plane.defence_fire = rated(type.defence_fire, rules.odds.air_combat.rating_floor);
  plane.survive = rated(type.survive, rules.odds.air_combat.rating_floor);
  return plane;
}

void Loader::groups() {
  struct Read {
    DeckId deck;
    std::string type;
    bool land;
    int count;
  };
  constexpr std::array<std::string_view, 2> from{"carrier", "land"};
  std::vector<Read> read;
  for (const TomlTable& t : root.tables("groups")) {
    const std::string at_name = t.text("at"), name = t.text("type");
    const bool land = t.choice("from", from) == 1;
    const int count = t.whole("count", 1, 200);
    const DeckId where = deck(at_name);
    const Type* kind = type(name);
    if (where == DeckId::none) {
      t.complain("at", "\"" + at_name + "\"", "a carrier or base of this scenario");
      continue;
    }
    const DeckInfo& place = rules.decks[at(where)];
    if (!kind || kind->kind == PlaneClass::seaplane || kind->side == (place.seat == kUS ? 1 : 0)) {
      t.complain("type", "\"" + name + "\"",
                 "a type of that side in aircraft.toml; seaplanes are counted at ships and bases");
      continue;
    }
    if (kind->base != 2 && (kind->base == 1) != land)
      t.complain("from", "a type that does not fly from there", "what its base in aircraft.toml says (11.9)");
    if (land && place.ship != ShipId::none) t.complain("from", "land aircraft on a ship", "\"carrier\" (11.9)");
    if (kind->kind == PlaneClass::level && place.base != BaseId::none &&
        place.minimum < rules.odds.limits.ready_level_bombers_limit)
      t.complain("at", fmt::format("level bombers where the operation limit is {}", place.minimum),
                 fmt::format("at least {} (11.9)", rules.odds.limits.ready_level_bombers_limit));
    read.push_back({where, name, land, count});
  }
  // The aircraft of this scenario in the order of aircraft.toml, the carriers' before the airfields'.
  for (const Type& kind : types)
    for (const bool land : {false, true}) {
      const bool seaplanes = kind.kind == PlaneClass::seaplane && !land;
      const bool used =
          std::any_of(read.begin(), read.end(), [&](const Read& r) { return r.type == kind.name && r.land == land; });
      if (!used && !seaplanes) continue;
      const auto id = static_cast<PlaneId>(rules.planes.size());
      if (seaplanes) rules.seaplane = id;
      rules.planes.push_back(plane(kind, land));
      for (const Read& r : read)
        if (r.type == kind.name && r.land == land) rules.groups.push_back({r.deck, id, r.count});
    }
  std::stable_sort(rules.groups.begin(), rules.groups.end(),
                   [](const GroupInfo& a, const GroupInfo& b) { return a.deck < b.deck; });
  for (std::size_t i = 0; i < rules.decks.size(); ++i) {
    const DeckInfo& place = rules.decks[i];
    int sum = place.base == BaseId::none ? 0 : rules.bases[at(place.base)].seaplanes;
    for (const GroupInfo& group : rules.groups)
      if (group.deck == static_cast<DeckId>(i)) sum += group.count;
    if (sum > place.capacity)
      root.complain("groups", fmt::format("{} aircraft at {}", sum, name_of(rules, static_cast<DeckId>(i))),
                    fmt::format("its capacity of {} (CF-21)", place.capacity));
  }
  for (const Seat seat : {kUS, kJP}) {
    const auto kinds = std::count_if(rules.planes.begin(), rules.planes.end(), [&](const PlaneInfo& p) {
      return p.kind != PlaneClass::seaplane && p.seat == seat;
    });
    if (kinds > 16) root.complain("groups", fmt::format("{} kinds of aircraft on a side", kinds), "at most 16");
  }
}

void Loader::objective() {
  if (!root.has("objective")) return;
  const TomlTable t = root.table("objective");
  const std::string name = t.text("base");
  for (std::size_t i = 0; i < rules.bases.size(); ++i)
    if (rules.bases[i].name == name && rules.bases[i].seat == kUS) rules.objective.base = static_cast<BaseId>(i);
  if (rules.objective.base == BaseId::none) t.complain("base", "\"" + name + "\"", "an American base of this file");
  rules.objective.unload_damage = percent(t, "unload_damage");
  rules.objective.bombard = t.flag("bombard");
  rules.objective.capture = t.flag("capture");
}

}  // namespace

std::string data_file(const std::string& folder, const std::string& name) {
  const std::string own = folder + "/" + name;
  std::error_code error;
  return std::filesystem::exists(own, error) ? own : find_folder("scenarios") + "/carrier/" + name;
}

MapInfo load_map(const std::string& folder, const std::string& name, Problems& problems) {
  const TomlTable root = TomlTable::open(data_file(folder, "maps/" + name + ".toml"), problems);
  MapInfo map;
  map.title = root.text("title");
  map.columns = root.whole("columns", 1, 99);
  map.rows = root.whole("rows", 1, 99);
  const std::string coast = root.text("coast");
  if (!coast.empty() && !std::filesystem::exists(data_file(folder, "maps/" + coast)))
    root.complain("coast", "\"" + coast + "\"", "a file beside the map");
  const TomlTable projection = root.table("projection");
  projection.integer("lat0", -900'000, 900'000);
  projection.integer("lon0", 0, 3'600'000);
  projection.integer("column", 1, 100'000);
  projection.integer("row", 1, 100'000);
  const TomlTable grid = root.table("grid");
  for (const auto key : {"hex_width", "hex_height", "column_step", "odd_drop", "width", "height"})
    grid.integer(key, 1, 10'000);
  if (root.has("names"))
    for (const TomlTable& t : root.tables("names")) {
      t.text("text");
      constexpr std::array<std::string_view, 5> kinds{"sea", "land", "island", "atoll", "reef"};
      t.choice("kind", kinds);
      if (t.integers("at", -200, 10'000).size() != 2) t.complain("at", "no place", "[x, y]");
      if (t.has("also")) t.integer_lists("also", -200, 10'000);
    }
  map.kinds.assign(static_cast<std::size_t>(map.columns * map.rows), HexKind::sea);
  map.blocked.assign(map.kinds.size(), 0);
  constexpr std::string_view letters = ".?iarL";  // by HexKind; a base is the scenario's
  const auto lines = root.texts("hexes");
  if (static_cast<int>(lines.size()) != map.rows)
    root.complain("hexes", fmt::format("{} rows", lines.size()), fmt::format("{}", map.rows));
  for (int line = 0; line < map.rows && line < static_cast<int>(lines.size()); ++line) {
    const std::string& text = lines[static_cast<std::size_t>(line)];
    if (static_cast<int>(text.size()) != map.columns)
      root.complain("hexes", fmt::format("row {} of {} letters", line, text.size()), fmt::format("{}", map.columns));
    for (int col = 0; col < map.columns && col < static_cast<int>(text.size()); ++col) {
      const auto kind = letters.find(text[static_cast<std::size_t>(col)]);
      if (kind == std::string_view::npos || kind == 1) {
        root.complain("hexes", fmt::format("\"{}\" in row {}", text[static_cast<std::size_t>(col)], line),
                      "one of . L i a r");
        continue;
      }
      map.kinds[map.place({static_cast<std::int8_t>(col), static_cast<std::int8_t>(line)})] =
          static_cast<HexKind>(kind);
    }
  }
  const auto close = [&](Hex hex, Direction to) {
    if (map.inside(hex))
      map.blocked[map.place(hex)] =
          static_cast<std::uint8_t>(map.blocked[map.place(hex)] | (1 << static_cast<int>(to)));
  };
  for (const TomlTable& t : root.tables("blocked")) {
    const auto hex = hex_of(t, "hex", map);
    for (const std::string& word : t.texts("sides")) {
      const auto found = std::find(kDirectionNames.begin(), kDirectionNames.end() - 1, word);
      if (found == kDirectionNames.end() - 1) {
        t.complain("sides", "\"" + word + "\"", "N, NE, SE, S, SW, NW");
        continue;
      }
      if (!hex) continue;
      const auto to = static_cast<Direction>(found - kDirectionNames.begin());
      close(*hex, to);
      close(neighbour(*hex, to), static_cast<Direction>((static_cast<int>(to) + 3) % 6));
    }
  }
  root.finish();
  return map;
}

Rules load_scenario(const std::string& folder, const std::string& name, Problems& problems) {
  Rules rules;
  rules.scenario = name;
  const TomlTable root = TomlTable::open(folder + "/" + name + ".toml", problems);
  if (!problems.empty()) return rules;
  rules.odds = load_odds(folder, problems);
  Loader loader{root, rules, load_types(folder, problems), load_ships(folder, problems), {}, {}};
  const std::string map = root.text("map");
  if (map.empty() || map.find('/') != std::string::npos ||
      !std::filesystem::exists(data_file(folder, "maps/" + map + ".toml")))
    root.complain("map", "\"" + map + "\"", "a map of the folder maps");
  else
    rules.map = load_map(folder, map, problems);
  if (!problems.empty()) return rules;  // what follows leans on them
  loader.heading();
  loader.limits();
  loader.bases();
  loader.forces();
  loader.groups();
  loader.objective();
  root.finish();
  return rules;
}

namespace {
bool data_of_all(const std::string& id) { return id == "odds" || id == "ships" || id == "aircraft"; }
}  // namespace

bool is_scenario(const std::string& folder, const std::string& id) {
  std::error_code error;
  return !id.empty() && id.find('/') == std::string::npos && !data_of_all(id) &&
         std::filesystem::is_regular_file(folder + "/" + id + ".toml", error);
}

std::vector<ScenarioFile> list_scenarios(const std::string& folder) {
  std::vector<ScenarioFile> out;
  for (const std::string& name : files::names_in(folder)) {
    const std::filesystem::path path = std::filesystem::path(folder) / name;
    const std::string id = path.stem().string();
    if (path.extension() != ".toml" || data_of_all(id)) continue;
    Problems problems;
    const TomlTable root = TomlTable::open(path.string(), problems);
    ScenarioFile file{id, root.text("title"), root.text("summary"), static_cast<int>(root.integer("order", 1, 99))};
    if (!problems.empty()) file.title = id, file.order = 99;  // whoever opens it is told what is wrong
    out.push_back(std::move(file));
  }
  std::stable_sort(out.begin(), out.end(), [](const ScenarioFile& a, const ScenarioFile& b) {
    return a.order != b.order ? a.order < b.order : a.id < b.id;
  });
  return out;
}

}  // namespace d6::carrier
