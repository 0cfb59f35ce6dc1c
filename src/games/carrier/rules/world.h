// Carrier Force: the world of tables. Entities are ids (ids.h), components are rows; everything that changes is here,
// but the dice. A side's knowledge is the same tables with what it may not know left blank (observe.cpp).
#pragma once
#include <vector>

#include "games/carrier/rules/rules.h"

namespace d6::carrier {

struct State;  // state.h: this world and its dice

struct Weather {
  Direction wind = Direction::N;  // where it blows from
  std::uint8_t cloud = 0;         // per cent
  D6_FIELDS(Weather, wind, cloud)
};

// A row a ship of Rules::ships (11.2, 11.3).
struct Ship {
  Fate fate = Fate::afloat;
  ForceId force = ForceId::none;             // none once she is not afloat
  std::uint8_t damage = 0;                   // points; sinks at her defence factor
  std::int16_t fire = 0;                     // fire level
  std::uint8_t knots = 0;                    // speed lost for good
  std::uint8_t main = 0, aa = 0, tubes = 0;  // mounts destroyed
  std::uint8_t assault = 0;                  // points still aboard
  std::uint8_t seaplanes = 0;                // aboard, ready
  bool bombarded = false;                    // 10.7: once a game
  bool steady = false;                       // CF-48: flooding has stopped for good
  D6_FIELDS(Ship, fate, force, damage, fire, knots, main, aa, tubes, assault, seaplanes, bombarded, steady)
};

// A row a slot; one without ships is free (4.1). Submarine groups are forces of SS (CF-67).
struct Force {
  Hex hex;
  Direction heading = Direction::N;    // none: a submarine group on its station
  std::uint8_t points = 0;             // movement points, this turn's heading changes already taken off (5.1, 5.2)
  std::uint8_t air_ops = 0;            // aircraft launched and landed by its carriers this turn (5.2, CF-58)
  bool bombard = true;                 // CF-69
  Fixed<ShipId, kShipsInForce> ships;  // in list order
  bool used() const { return !ships.empty(); }
  D6_FIELDS(Force, hex, heading, points, air_ops, bombard, ships)
};

// A row a base of Rules::bases.
struct Base {
  std::uint16_t damage = 0;    // tenths of a per cent (CF-107)
  std::uint16_t assault = 0;   // points that defend it
  std::uint16_t landed = 0;    // Japanese points unloaded on it
  std::uint8_t seaplanes = 0;  // on the ground, ready
  bool captured = false;       // 10.9
  D6_FIELDS(Base, damage, assault, landed, seaplanes, captured)
};

inline constexpr std::size_t kGroups = 16;

// Aircraft of one kind on a deck.
struct Group {
  PlaneId plane = PlaneId::none;
  std::uint16_t aboard = 0;  // readied ones included; emergency landings may bring a base far above its capacity
  std::uint16_t ready = 0;   // on the deck, fuelled; bombers with the deck's ordnance (7.0)
  std::uint16_t stowed = 0;  // un-readied this turn: not to be readied before the next (CF-78)
  D6_FIELDS(Group, plane, aboard, ready, stowed)
};

// A row a carrier or base of Rules::decks.
struct Deck {
  Ordnance ordnance = Ordnance::N;        // 7.1
  std::uint8_t launched = 0, landed = 0;  // this turn (6.3); seaplanes do not count
  bool suspended = false;                 // operations used 99 (6.3, CF-75)
  Fixed<Group, kGroups> groups;
  D6_FIELDS(Deck, ordnance, launched, landed, suspended, groups)
};

inline constexpr std::size_t kFlights = 24;

// Aircraft of one kind from one deck in a mission.
struct Flight {
  PlaneId plane = PlaneId::none;
  DeckId home = DeckId::none;  // none for a ship's seaplane: Mission::parent
  std::uint8_t count = 0;
  std::uint8_t armed = 0;  // of them still with bombs or torpedoes
  D6_FIELDS(Flight, plane, home, count, armed)
};

// A place an air mission can attack or land at: one force, one base, or neither.
struct Place {
  ForceId force = ForceId::none;
  BaseId base = BaseId::none;
  explicit operator bool() const { return force != ForceId::none || base != BaseId::none; }
  D6_FIELDS(Place, force, base)
};

// An air mission in the air, until its last aircraft has landed or is lost. Rows stand in order of side and number, and
// leave the table only between two steps (sweep_missions), so that references hold within one.
struct Mission {
  MissionId id;
  Hex hex;
  Ordnance ordnance = Ordnance::N;  // what its armed bombers carry
  std::uint8_t aloft = 0;   // turns since the one it was launched on; minutes left = 60 x (hours - aloft) by type
  std::uint8_t points = 0;  // movement points left this turn
  std::uint8_t carry = 0;   // left over by a declared attack, for the next turn (8.6)
  std::uint8_t take_off_loss = 0;  // 6.4, on its first turn
  std::uint8_t fights = 0;         // it fired in this turn (CF-95)
  bool stopped = false;            // by a fight this turn (8.5)
  bool under_way = false;          // it has spent a point this turn
  bool moved = false;              // its move of this turn is over
  Place attack;                    // declared this turn
  Place pattern;                   // whose landing pattern it is in (9.0)
  Fixed<ForceId, 16> found;        // enemy forces it has found this turn in this hex
  bool found_base = false;         // the enemy base in this hex located this turn (CF-35)
  ShipId parent = ShipId::none;    // of a ship's seaplane
  Fixed<Flight, kFlights> flights;
  D6_FIELDS(Mission, id, hex, ordnance, aloft, points, carry, take_off_loss, fights, stopped, under_way, moved, attack,
            pattern, found, found_base, parent, flights)
};

// An air fight of this turn: begun in the air movement phase (8.5), fought in the combat phase (10.1).
struct Fight {
  MissionId fighters, others;
  bool fought = false;
  D6_FIELDS(Fight, fighters, others, fought)
};

// ---- what one side has learnt

// The last report of an enemy force: as reported, not as it is (8.4, CF-91). It ages; it is never corrected by the
// truth.
struct Sighting {
  ForceId force = ForceId::none;
  Hex hex;
  std::uint16_t turn = 0;
  Fixed<ShipType, kShipsInForce> ships;
  D6_FIELDS(Sighting, force, hex, turn, ships)
};

// A damage estimate after an attack (10.10): stars for what was seen burning.
struct Star {
  ShipType type = ShipType::DD;
  std::uint8_t stars = 0;
  D6_FIELDS(Star, type, stars)
};
struct Estimate {
  Place place;
  std::uint16_t turn = 0;
  std::uint8_t stars = 0;            // of a base
  Fixed<Star, kShipsInForce> ships;  // of a force
  D6_FIELDS(Estimate, place, turn, stars, ships)
};

// A radar report of this turn (11.10).
struct Blip {
  Hex hex;
  std::uint8_t aircraft = 0;
  D6_FIELDS(Blip, hex, aircraft)
};

struct Knowledge {
  std::vector<Sighting> sightings;     // one an enemy force, by id
  std::vector<Estimate> estimates;     // the last one a place
  std::vector<Blip> radar;             // of this turn
  std::uint16_t claimed_aircraft = 0;  // shot down, as reported
  std::vector<ShipId> sunk;            // enemy ships that this side saw sink (10.10), in that order
  D6_FIELDS(Knowledge, sightings, estimates, radar, claimed_aircraft, sunk)
};

struct World {
  std::uint16_t turn = 0;  // 1 is the first; 0 before it
  Phase phase = Phase::clock;
  Seat seat = Seat::zero;                 // who acts in this phase
  std::uint8_t current = 0;               // air phase: missions of a lower number have moved (8.0)
  std::uint16_t cursor = 0, cursor2 = 0;  // how far an automatic phase has come; 0 when it begins
  std::array<bool, 2> agreed{};           // 4.3: wants to end the game
  bool ended = false;                     // by agreement
  Weather weather;
  std::vector<Ship> ships;
  std::vector<Force> forces;
  std::vector<Base> bases;
  std::vector<Deck> decks;
  std::vector<Mission> missions;
  std::vector<Fight> fights;  // of this turn
  std::array<Knowledge, 2> known;
  D6_FIELDS(World, turn, phase, seat, current, cursor, cursor2, agreed, ended, weather, ships, forces, bases, decks,
            missions, fights, known)
};

// ---- looking things up; all of them read one world and change nothing

inline const Ship& row(const World& w, ShipId id) { return w.ships[at(id)]; }
inline Ship& row(World& w, ShipId id) { return w.ships[at(id)]; }
inline const Force& row(const World& w, ForceId id) { return w.forces[at(id)]; }
inline Force& row(World& w, ForceId id) { return w.forces[at(id)]; }
inline const Base& row(const World& w, BaseId id) { return w.bases[at(id)]; }
inline Base& row(World& w, BaseId id) { return w.bases[at(id)]; }
inline const Deck& row(const World& w, DeckId id) { return w.decks[at(id)]; }
inline Deck& row(World& w, DeckId id) { return w.decks[at(id)]; }
inline const ShipInfo& info(const Rules& r, ShipId id) { return r.ships[at(id)]; }
inline const BaseInfo& info(const Rules& r, BaseId id) { return r.bases[at(id)]; }
inline const DeckInfo& info(const Rules& r, DeckId id) { return r.decks[at(id)]; }
inline const PlaneInfo& info(const Rules& r, PlaneId id) { return r.planes[at(id)]; }
inline const ForceInfo& info(const Rules& r, ForceId id) { return r.forces[at(id)]; }

const Mission* find(const World& w, MissionId id);  // null if there is none
Mission* find(World& w, MissionId id);

// The clock (3.5).
int hour_of(const Rules& r, const World& w);  // 0 .. 23
struct Date {
  int year, month, day;
};
Date date_of(const Rules& r, const World& w);
bool night(const Rules& r, const World& w);  // CF-70

// Ships and forces.
inline bool afloat(const Ship& ship) { return ship.fate == Fate::afloat; }
int damage_percent(const Rules& r, const World& w, ShipId id);  // of the defence factor, rounded down
int speed(const Rules& r, const World& w, ShipId id);           // adjusted maximum speed: 11.3, CF-60
int fleet_speed(const Rules& r, const World& w, ForceId id);    // 5.1
int sailing_points(const Rules& r, const World& w,
                   ForceId id);                       // points after the loss for air operations (5.2, CF-58)
bool submarines(const Rules& r, const Force& force);  // a submarine group
bool has_carrier(const Rules& r, const Force& force);
// Calls f(ForceId, Force&) for each used force of a side, by number.
template <class W, class F>
void each_force(const Rules& r, W& w, Seat seat, F&& f) {
  for (std::size_t i = 0; i < w.forces.size(); ++i) {
    const auto id = static_cast<ForceId>(i);
    if (w.forces[i].used() && r.seat_of(id) == seat) f(id, w.forces[i]);
  }
}

// Decks.
Hex hex_of(const Rules& r, const World& w,
           DeckId id);  // of the base, or of the carrier's force; {-1,-1} if she is gone
ForceId force_of(const Rules& r, const World& w, DeckId id);  // none for a base, or a carrier that is gone
bool working(const Rules& r, const World& w, DeckId id);      // afloat, or a base not captured
bool closed(const Rules& r, const World& w, DeckId id);       // no launching and landing: CF-75, CF-108, not working
int aboard(const Deck& deck);                                 // aircraft, seaplanes apart
int readied(const Deck& deck);
int aboard_with_seaplanes(const Rules& r, const World& w, DeckId id);  // what counts against the capacity
int operation_limit(const Rules& r, const World& w, DeckId id);        // this turn's: 6.3
int operations_used(const Rules& r, const World& w, DeckId id);        // launched and landed; 99 when suspended (6.3)
int launches_left(const Rules& r, const World& w, DeckId id);          // CF-18 for bases
int landings_left(const Rules& r, const World& w, DeckId id);
const Group* group_of(const Deck& deck, PlaneId plane);
Group* group_of(Deck& deck, PlaneId plane);
Group& add_aircraft(Deck& deck, PlaneId plane, int count);  // makes the row if there is none
void remove_aircraft(Deck& deck, PlaneId plane, int count,
                     bool from_ready);  // keeps ready <= aboard; drops an empty row

// Missions.
int aircraft(const Mission& m);
int count_of(const Mission& m, PlaneId plane);
int armed(const Mission& m);
MissionKind kind_of(const Rules& r, const Mission& m);  // 6.2: SP, F, AS or HE while any is armed, else N
bool seaplane(const Rules& r, const Mission& m);
bool in_pattern(const Mission& m);
int minutes_left(const Rules& r, const Mission& m, const Flight& f);  // 11.1, CF-39; below 0: overdue
int least_minutes(const Rules& r, const Mission& m);                  // of its flights
bool fuel_out(const Rules& r, const Mission& m);                      // 0 minutes for one of its flights (11.1)
int allowance(const Rules& r, const Mission& m);                      // movement points a turn: 8.6, 6.4
void lose_aircraft(Mission& m, std::size_t flight, int count, int armed_among_them);  // the row stays, perhaps with 0
void drop_ordnance(Mission& m);  // everything: after an attack, or jettisoned
// Takes missions without aircraft out of the table; only between steps.
void sweep_missions(World& w);

// A ship leaves the world (sunk, scuttled, off the map): her force, her aircraft aboard (CF-126), her points aboard.
// When the force has no ships left its landing pattern goes where CF-109 says.
void remove_ship(const Rules& r, World& w, ShipId id, Fate fate);

// Knowledge.
const Sighting* sighting_of(const World& w, Seat seat, ForceId force);
int cloud_factor(const World& w);  // 100 - cloud, per cent

}  // namespace d6::carrier
