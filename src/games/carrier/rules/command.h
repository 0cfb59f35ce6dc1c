// Carrier Force: an order with ids in place of the numbers that a seat uses. The chapters check and carry out commands.
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

struct Command {
  OrderKind kind = OrderKind::next;
  ForceId force = ForceId::none;
  MissionId mission;
  ShipId ship = ShipId::none;
  DeckId deck = DeckId::none;
  Direction heading = Direction::N;
  MissionKind type = MissionKind::N;
  Ordnance ordnance = Ordnance::N;
  bool all = false;
  PlaneId plane = PlaneId::none;
  std::int16_t count = 0;
  Place place;
  Fixed<Load, 8> loads;
};

Command command_of(const Rules& rules, Seat seat, const Order& order);
Order order_of(const Rules& rules, const Command& command);

}  // namespace d6::carrier
