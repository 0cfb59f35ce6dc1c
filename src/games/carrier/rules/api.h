// Carrier Force (text 001): what words, views and computer players see of the game: orders, what is told, refusals and
// the observation. Carriers of two navies in 1942; a turn is an hour, a hex fifty miles.
#pragma once
#include <vector>

#include "games/carrier/rules/world.h"

namespace d6::carrier {

struct Carrier;  // the game itself (carrier.h); its name is all that words and views need

// ---- orders, in the manual's words; text forms are in words/orders.cpp

enum class OrderKind : std::uint8_t {
  next,       // the phase is done
  divide,     // divide TF1 Phelps          a new force with this ship (4.1)
  transfer,   // transfer Phelps TF2        to a force in the same hex (4.2)
  scuttle,    // scuttle Phelps             (4.1, CF-15)
  bombard,    // bombard TF2 off            the switch of CF-69
  end,        // end                        agree to end the game; again: no longer (4.3)
  heading,    // heading TF3 NE             (5.2); "hold" for a submarine group
  launch,     // launch AS from Enterprise SBD=18 F4F=6; launch SP from Tone (6.0)
  reinforce,  // reinforce M4 from Hornet SBD=10 (6.4)
  ordnance,   // ordnance Enterprise AS     (7.1)
  ready,      // ready Enterprise SBD 18    below 0: un-ready (7.2, 7.3)
  recover,    // recover M4; recover M4 at Enterprise   this one lands now (9.0, CF-110)
  move,       // move M4 NE                 (8.2)
  search,     // search M4; search M4 all   one point, or all that are left (8.2)
  attack,     // attack M4 TF2; attack M4 Midway (8.4)
  jettison,   // jettison M4                (8.1)
  land,       // land M4; land M4 TF2; land M4 Midway   into a landing pattern; a seaplane lands (8.2)
};
inline constexpr std::array<std::string_view, 17> kOrderNames{
    "next",     "divide", "transfer", "scuttle", "bombard", "end",    "heading",  "launch", "reinforce",
    "ordnance", "ready",  "recover",  "move",    "search",  "attack", "jettison", "land"};

struct Load {
  PlaneId plane = PlaneId::none;
  std::uint8_t count = 0;
  D6_FIELDS(Load, plane, count)
};

// What a seat orders. Forces and missions are named by their numbers, as the seat itself would: TF3 is its own third force,
// but for an attack the enemy's. command.h has the same with ids.
struct Order {
  OrderKind kind = OrderKind::next;
  std::uint8_t force = 0;            // divide, transfer (the gaining one), bombard, heading; 0: none
  std::uint8_t mission = 0;          // reinforce, recover, move, search, attack, jettison, land
  ShipId ship = ShipId::none;        // divide, transfer, scuttle; launch: whose seaplane
  DeckId deck = DeckId::none;        // launch, reinforce, ordnance, ready, recover
  Direction heading = Direction::N;  // heading, move
  MissionKind type = MissionKind::N; // launch
  Ordnance ordnance = Ordnance::N;   // ordnance
  bool all = false;                  // search: all points; bombard: on
  PlaneId plane = PlaneId::none;     // ready
  std::int16_t count = 0;            // ready
  std::uint8_t at_force = 0;         // attack: the enemy's; land: one's own
  BaseId at_base = BaseId::none;     // attack, land; neither: land in the only pattern there is
  Fixed<Load, 8> loads;              // launch, reinforce
  friend bool operator==(const Order&, const Order&) = default;
};

// ---- why an order is refused; the sentence and the rule are in words/refusals.cpp

enum class Code : std::uint16_t {
  allowed,
  wrong_phase,              // 3.4: a: the phase it belongs to
  no_such_force,            // a: number
  no_such_ship,             // not one's own, or not afloat
  no_free_force,            // 4.1, CF-14: a: most
  whole_force,              // 4.1: dividing the only ship of a force
  not_same_hex,             // 4.2
  same_force,               // 4.2
  force_full,               // 4.2: a: most ships
  ships_and_submarines,     // CF-67
  nothing_to_bombard_with,  // 10.7, CF-44
  same_heading,             // 5.2
  cannot_hold,              // CF-67: only submarine groups keep their station
  no_such_deck,             // not one's own, or gone
  deck_closed,              // 11.3, 11.4, CF-75, CF-108
  deck_suspended,           // 6.3: operations used 99
  missions_full,            // 6.0: a: most
  no_seaplane,              // 6.1
  ship_launches_none,       // 6.0, CF-80
  nothing_loaded,           // 6.4: a mission without aircraft
  not_ready,                // 7.0: a: plane, b: how many are ready
  operation_limit,          // 6.3: a: left this turn
  too_many_kinds,           // 6.4: a: most rows of a mission
  only_fighters,            // 6.2: F
  needs_bombers,            // 6.2: AS, HE, N
  wrong_ordnance,           // 6.2, 7.1: a: what the deck's bombers carry
  recon_alone,              // 6.2, CF-7: the Judy flies without escort and without bombers
  no_such_mission,          // a: number
  mission_elsewhere,        // 6.4: not in the deck's hex
  mixed_ordnance,           // 6.4
  mission_landing,          // it is in a landing pattern
  seaplane_alone,           // 6.1
  same_ordnance,            // 7.1
  armed_bombers,            // 7.1, CF-20: un-ready them first
  not_aboard,               // 7.2: a: plane, b: how many may be readied
  deck_full,                // 7.2: a: room
  none_ready,               // 7.3: a: plane, b: how many are ready
  level_bombers,            // 11.9: a: the limit needed
  over_capacity,            // CF-79: a: most readied
  nothing_to_land,          // 9.0
  cannot_land_there,        // 9.1
  already_moving,           // 8.1: jettison before moving
  mission_moved,            // 8.0: its turn is over
  no_points,                // 8.6
  off_map,                  // 8.2
  stopped,                  // 8.5
  at_night,                 // 8.3, CF-40
  not_found,                // 8.4: a target it has not found this turn in this hex
  not_armed,                // 6.2, 8.1
  ships_only,               // 6.2: AS may not attack bases
  nowhere_to_land,          // 8.2
  which_pattern,            // several places to land at: name one
  carrier_aircraft_only,    // 11.9: a land type, and only carriers here
  seaplane_home,            // 6.1: its home is not in this hex
  nothing_declared,         // no orders: the game is over
};

constexpr Refusal refuse(Code code, int a = 0, int b = 0) {
  return {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)};
}

// ---- what is told

// How a ship is hit (11.2), and what guns and tubes she may lose (CF-123): Event::m.
enum class Weapon : std::uint8_t { bomb, torpedo, gun };
enum class Mounts : std::uint8_t { main, aa, tubes };

enum class EventKind : std::uint8_t {
  // the turn
  turn_began,   // n: turn
  weather,      // heading: wind, n: cloud, roll: of the wind
  phase_began,  // seat, phase
  ended,        // n: 1 by agreement, m: American less Japanese points (13.1)
  offered_end,  // seat; n: 1 offered, 0 withdrawn
  // chapter 4
  divided,           // force, other: the new one, ship
  transferred,       // ship, force: losing, other: gaining
  scuttled,          // ship
  bombard_switched,  // force, n: 1 on
  // 5
  heading_set,    // force, heading, n: points left
  force_moved,    // force, hex
  force_blocked,  // force, hex, heading
  force_left,     // force: off the map
  // 6, 7
  launched,       // mission, type, deck or ship, n: aircraft
  reinforced,     // mission, deck, n: aircraft
  take_off_loss,  // mission, n: points lost
  ordnance_set,   // deck, ordnance
  readied,        // deck, plane, n; below 0: un-readied
  // 8
  mission_moved,    // mission, hex, n: points left
  searched,         // mission, hex, n: points left
  search_rolled,    // the truth alone: mission, force or base, roll
  sighted,          // mission, force, hex, types: as reported
  seen_again,       // mission, force, hex: found, but reported earlier this turn
  base_found,       // mission, base
  base_not_found,   // mission, base, roll
  attack_declared,  // mission, force or base, n: points kept
  jettisoned,       // mission; n: 1 for want of fuel
  ditched,          // mission, plane, n: aircraft
  // 9
  in_pattern,        // mission, force or base
  landing_losses,    // mission, n: aircraft, roll: the chance of each
  landed,            // mission, deck, plane, n
  emergency_landed,  // mission, deck, plane, n: safe, m: lost
  seaplane_landed,   // mission, ship or base
  // 11.10
  radar,         // hex, n: aircraft, as reported
  radar_rolled,  // the truth alone: mission, roll, n: aircraft
  // 8.5, 10.1
  fight_rolled,     // the truth alone: mission, other_mission, roll
  intercepted,      // mission: fighters, other_mission, hex: a fight has begun; each side is told of it
  mission_stopped,  // mission
  fight_began,      // mission: fighters, other_mission
  shot,             // the truth alone: plane at other_plane, roll; n: 1 an escort's, 2 a bomber's defensive fire
  fight_report,     // each side its own: mission, other_mission, n: enemy claimed, m: own lost
  // 10.2 to 10.4, 11.2
  strike_began,       // mission, force or base, n: aircraft
  flak,               // the truth alone: mission, plane, ship: the target, roll
  bomb_rolled,        // the truth alone: mission, plane, ship or base, roll
  bomb_dropped,       // each side its own: mission, plane, ship or base, n: 0 missed, 1 hit, 2 shot down before it dropped
  aircraft_lost,      // mission, plane, n: to their owner, in a fight or to flak
  claims_rolled,      // the truth alone: seat: who reports, n: shots that missed, m: claimed all the same, roll: of each
  strike_report,      // each side its own: mission, force or base, n: hits, m: aircraft shot down
  ship_hit,           // ship, n: damage, m: Weapon, roll: of the penetration
  fire_started,       // ship, n: levels
  weapons_lost,       // ship, n: mounts, m: Mounts
  speed_lost,         // ship, n: knots
  deck_hit,           // ship, plane, n: aircraft lost
  ship_sunk,          // ship; the enemy is told when he saw it: under his bombs, guns or torpedoes
  dived,              // force
  base_hit,           // base, n: damage in tenths of a per cent
  base_aircraft_hit,  // base, plane, n
  base_assault_hit,   // base, n
  estimate,           // each side its own: force or base, types and stars
  // 10.5
  surface_began,   // force, other, hex
  surface_rolled,  // the truth alone: force, other, roll
  surface_round,   // force, other, n: round
  gun_rolled,      // the truth alone: ship at other_ship, m: Weapon, n: barrels or tubes, stars[0]: hits, roll: the best of them
  gun_report,      // each side its own: ship at other_ship, m: Weapon, n: hits (more than none), stars[0]: calibre
  broke_off,       // force, other, roll
  // 10.6
  submarine_rolled,  // the truth alone: force, other, roll
  submarine_attack,  // each side its own: force, ship: target, n: hits
  torpedo_rolled,    // the truth alone: ship at other_ship, n: torpedoes, m: hits, roll: the best of them
  depth_charge,      // ship, roll; n: 0 whether she finds the boat (told to her side), 1 whether she sinks it (told to both)
  submarine_sunk,    // ship
  // 10.7 to 10.9
  bombarded,  // each side its own: force, base, n: hits
  bombard_rolled,  // the truth alone: ship, base, n: shots, m: hits, roll: the best of them
  unloaded,   // ship, base, n
  captured,   // base
  // 11.3, 11.4
  fire_damage,       // ship, n; roll: the best of one for each level
  fire_level,        // ship, n: level
  flooding,          // ship, n, roll
  flooding_stopped,  // ship, n: 1 for good, roll
  suspended,         // deck
  base_repaired,     // base, n: damage in per cent
};

struct Event {
  EventKind kind = EventKind::turn_began;
  Seat seat = Seat::zero;  // whose it is
  Phase phase = Phase::clock;
  ForceId force = ForceId::none, other = ForceId::none;
  ShipId ship = ShipId::none, other_ship = ShipId::none;
  DeckId deck = DeckId::none;
  BaseId base = BaseId::none;
  PlaneId plane = PlaneId::none, other_plane = PlaneId::none;
  MissionId mission, other_mission;
  MissionKind type = MissionKind::N;
  Ordnance ordnance = Ordnance::N;
  Direction heading = Direction::N;
  Hex hex;
  std::int16_t n = 0, m = 0;
  Roll roll{{0, 0}, 0};  // den 0: there was none
  Fixed<ShipType, 32> types;
  Fixed<std::uint8_t, 32> stars;
  friend bool operator==(const Event&, const Event&) = default;
};
using Log = d6::Log<Event>;

// ---- the observation: the world as one viewer knows it. Rows of the other side are blank (a ship of which nothing is
// known counts as afloat and unhurt), its missions and knowledge are not there, and `cursor` is 0.

struct Observation {
  Viewer viewer = Viewer::table;
  World known;
  D6_FIELDS(Observation, viewer, known)
};

using Orders = Fixed<Order, 1024>;

}  // namespace d6::carrier
