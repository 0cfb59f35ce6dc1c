// "Soundings", the smallest game that uses all of the contract (play/game.h); tools/new_game copies it.
// Two submarines lie at hidden depths and drop charges at each other. This header is all that words and views may see.
#pragma once
#include <cstdint>

#include "play/game.h"

namespace d6::soundings {

struct Soundings;  // the game itself (rules/soundings.h); its name is all that words and views need
struct Rules;      // rules/rules.h

// A hidden card: metres / 10, 1 .. Rules::deepest.
struct Depth {
  std::uint8_t value = 0;  // 0: not known
  D6_FIELDS(Depth, value)
};

enum class OrderKind : std::uint8_t { drop, listen };
struct Order {
  OrderKind kind = OrderKind::listen;
  Depth depth{};  // drop: where the charge goes off
  friend bool operator==(const Order&, const Order&) = default;
};
using Orders = Fixed<Order, 4>;

enum class Phase : std::uint8_t { deal, decide, ping, over };

// What sonar said after a charge, to the side that dropped it.
struct Ping {
  Depth depth{};
  bool near = false;
  D6_FIELDS(Ping, depth, near)
};
using Pings = Fixed<Ping, 32>;

enum class EventKind : std::uint8_t { dealt, charge, hull, ping, listens, heard, end };
struct Event {
  EventKind kind = EventKind::end;
  Seat seat = Seat::zero;  // who acted
  Depth depth{};           // dealt, charge, hull, ping, heard
  bool good = false;       // charge: a hit; ping: near; heard: something
  Roll roll{};             // hull, listens: what was rolled
};

enum class Refusal_ : std::uint16_t { none, too_deep, listened_twice };

struct Observation {
  Viewer viewer = Viewer::table;
  Phase phase = Phase::deal;
  Seat decider = Seat::zero;
  int left = 0;                      // orders left in the game
  std::array<std::uint8_t, 2> hits{};
  std::array<bool, 2> listened{};    // that seat has listened last turn
  std::array<Depth, 2> depth{};      // own, or what was heard; 0: not known
  std::array<Pings, 2> pings{};      // of the viewer's own charges
  D6_FIELDS(Observation, viewer, phase, decider, left, hits, listened, depth, pings)
};

}  // namespace d6::soundings
