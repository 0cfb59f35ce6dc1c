// Carrier Force: orders to commands and back.
#include "games/carrier/rules/command.h"

namespace d6::carrier {

Command command_of(const Rules& rules, Seat seat, const Order& order) {
  Command out;
  out.kind = order.kind;
  out.force = rules.force(seat, order.force);
  if (order.mission != 0) out.mission = {seat, order.mission};
  out.ship = order.ship;
  out.deck = order.deck;
  out.heading = order.heading;
  out.type = order.type;
  out.ordnance = order.ordnance;
  out.all = order.all;
  out.plane = order.plane;
  out.count = order.count;
  out.place = {rules.force(order.kind == OrderKind::attack ? other(seat) : seat, order.at_force), order.at_base};
  out.loads = order.loads;
  return out;
}

Order order_of(const Rules& rules, const Command& command) {
  const auto number = [&](ForceId force) {
    return static_cast<std::uint8_t>(force == ForceId::none ? 0 : rules.number_of(force));
  };
  Order out;
  out.kind = command.kind;
  out.force = number(command.force);
  out.mission = command.mission.number;
  out.ship = command.ship;
  out.deck = command.deck;
  out.heading = command.heading;
  out.type = command.type;
  out.ordnance = command.ordnance;
  out.all = command.all;
  out.plane = command.plane;
  out.count = command.count;
  out.at_force = number(command.place.force);
  out.at_base = command.place.base;
  out.loads = command.loads;
  return out;
}

}  // namespace d6::carrier
