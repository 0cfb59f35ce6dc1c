// Carrier Force: the words everything else is made of: typed ids, hexes, compass points, kinds of ships, missions,
// ordnance. Ids are indices into the tables of Rules and World; they never change during a battle.
#pragma once
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "play/game.h"

namespace d6::carrier {

inline constexpr Seat kUS = Seat::zero;
inline constexpr Seat kJP = Seat::one;
inline constexpr std::array<std::string_view, 2> kSeatNames{"US", "JP"};

// Rows of Rules::ships and World::ships: every ship of the scenario, American first, in the order of the file.
enum class ShipId : std::uint16_t { none = 0xFFFF };
// Rows of World::forces: the slots of both sides (4.1, CF-14), American first. TF numbers begin at 1 on each side.
enum class ForceId : std::uint8_t { none = 0xFF };
// Rows of Rules::bases and World::bases.
enum class BaseId : std::uint8_t { none = 0xFF };
// Rows of Rules::decks and World::decks: where combat aircraft stand, carriers and bases, American first.
enum class DeckId : std::uint8_t { none = 0xFF };
// Rows of Rules::planes: the aircraft of the scenario; carrier and land aircraft of one type are two (CF-26).
enum class PlaneId : std::uint8_t { none = 0xFF };

inline constexpr std::size_t kShipsInForce = 99;  // the most that data may allow; the manual's 20 is in odds.toml

template <class Id>
constexpr std::size_t at(Id id) {
  return static_cast<std::size_t>(id);
}

// An air mission's name: its side and its number, 1 .. 20 (6.0); 0 is none.
struct MissionId {
  Seat seat = Seat::zero;
  std::uint8_t number = 0;
  constexpr explicit operator bool() const { return number != 0; }
  D6_FIELDS(MissionId, seat, number)
};

enum class Direction : std::uint8_t { N, NE, SE, S, SW, NW, none };
inline constexpr std::array<std::string_view, 7> kDirectionNames{"N", "NE", "SE", "S", "SW", "NW", "hold"};
// Compass points between two directions: 0 .. 3.
constexpr int points_between(Direction a, Direction b) {
  const int apart = std::abs(static_cast<int>(a) - static_cast<int>(b));
  return apart > 3 ? 6 - apart : apart;
}

// Flat-top hexes, odd columns half a hex south (data/geography.md).
struct Hex {
  std::int8_t col = -1, row = -1;
  friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
  D6_FIELDS(Hex, col, row)
};
constexpr Hex neighbour(Hex hex, Direction to) {
  const bool odd = (hex.col & 1) != 0;
  const auto step = [&](int dc, int dr) {
    return Hex{static_cast<std::int8_t>(hex.col + dc), static_cast<std::int8_t>(hex.row + dr)};
  };
  switch (to) {
    case Direction::N: return step(0, -1);
    case Direction::NE: return step(1, odd ? 0 : -1);
    case Direction::SE: return step(1, odd ? 1 : 0);
    case Direction::S: return step(0, 1);
    case Direction::SW: return step(-1, odd ? 1 : 0);
    case Direction::NW: return step(-1, odd ? 0 : -1);
    case Direction::none: break;
  }
  return hex;
}
constexpr int distance(Hex a, Hex b) {
  const auto z = [](Hex h) { return h.row - (h.col - (h.col & 1)) / 2; };
  const int dx = a.col - b.col, dz = z(a) - z(b), dy = -dx - dz;
  const auto size = [](int v) { return v < 0 ? -v : v; };
  return (size(dx) + size(dy) + size(dz)) / 2;
}

enum class HexKind : std::uint8_t { sea, base, island, atoll, reef, land };
inline constexpr std::array<std::string_view, 6> kHexKindNames{"sea", "base", "island", "atoll", "reef", "land"};

enum class ShipType : std::uint8_t { CV, CVL, BB, CA, CL, CLAA, CS, AV, DD, DE, APD, ML, MSW, TR, TK, SS };
inline constexpr std::array<std::string_view, 16> kShipTypeNames{"CV", "CVL", "BB",  "CA", "CL",  "CLAA", "CS", "AV",
                                                                 "DD", "DE",  "APD", "ML", "MSW", "TR",   "TK", "SS"};
// How a gun fires and hurts (11.2).
enum class GunClass : std::uint8_t { none, AA, CL, CA, BB_JP, BB_US, BB_NAGATO, BB_YAMATO };
inline constexpr std::array<std::string_view, 8> kGunClassNames{"none",  "AA",    "CL",        "CA",
                                                                "BB-JP", "BB-US", "BB-NAGATO", "BB-YAMATO"};

enum class PlaneClass : std::uint8_t { fighter, dive, torpedo, level, recon, seaplane };  // 11.8, CF-5
inline constexpr std::array<std::string_view, 6> kPlaneClassNames{"fighter", "dive",  "torpedo",
                                                                  "level",   "recon", "seaplane"};

enum class Ordnance : std::uint8_t { N, AS, HE };  // 7.1
inline constexpr std::array<std::string_view, 3> kOrdnanceNames{"N", "AS", "HE"};
enum class MissionKind : std::uint8_t { SP, F, AS, HE, N };  // 6.1, 6.2
inline constexpr std::array<std::string_view, 5> kMissionKindNames{"SP", "F", "AS", "HE", "N"};

enum class Fate : std::uint8_t { afloat, sunk, scuttled, left };  // left: off the map (CF-13)
inline constexpr std::array<std::string_view, 4> kFateNames{"afloat", "sunk", "scuttled", "left"};

// The steps of a turn (3.4, with CF-11's and CF-62's order). The side that acts is World::seat.
enum class Phase : std::uint8_t {
  clock,       // clock, calendar, weather, movement points gained
  adjust,      // 1, 2: American, then Japanese
  heading,     // 3 (Japanese) and 9 (American)
  launch,      // 4, 10
  arm,         // 5, 11
  land,        // 6, 12
  air,         // 7, 13
  radar,       // 8
  fights,      // 14: 10.0 (1)
  strikes,     //     (2)
  surface,     //     (3)
  submarines,  //     (4)
  bombard,     //     (5)
  unload,      //     (6)
  fires,       // CF-121: fires, flooding, propulsion
  repair,      // CF-121: bases
  sail,        // 5.0: task forces move
  over
};
inline constexpr std::array<std::string_view, 18> kPhaseNames{
    "clock",   "adjust",  "heading",    "launch",  "arm",    "land",  "air",    "radar", "fights",
    "strikes", "surface", "submarines", "bombard", "unload", "fires", "repair", "sail",  "over"};

}  // namespace d6::carrier
