// Carrier Force: the orders of a moment: all that have no free number, and a random one of any kind.
#include <algorithm>

#include "games/carrier/rules/adjustment.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/command.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/rules/search.h"

namespace d6::carrier {

namespace {

// Adds an order if it is legal and there is room.
struct List {
  const Rules& rules;
  const State& state;
  Orders& orders;
  bool complete = true;
  void offer(const Command& command) {
    const Order order = order_of(rules, command);
    if (Carrier::check(rules, state, order)) return;
    if (orders.full())
      complete = false;
    else
      orders.add(order);
  }
};

Command with(OrderKind kind) {
  Command order;
  order.kind = kind;
  return order;
}
Command for_force(OrderKind kind, ForceId force) {
  Command order = with(kind);
  order.force = force;
  return order;
}
Command for_ship(OrderKind kind, ShipId ship) {
  Command order = with(kind);
  order.ship = ship;
  return order;
}
Command for_mission(OrderKind kind, MissionId mission) {
  Command order = with(kind);
  order.mission = mission;
  return order;
}
Command for_deck(OrderKind kind, DeckId deck) {
  Command order = with(kind);
  order.deck = deck;
  return order;
}

template <class F>
void each_own_ship(const Rules& rules, const World& world, F&& f) {
  for (std::size_t i = 0; i < world.ships.size(); ++i)
    if (rules.ships[i].seat == world.seat && afloat(world.ships[i])) f(static_cast<ShipId>(i));
}
template <class F>
void each_own_deck(const Rules& rules, const World& world, F&& f) {
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (rules.decks[i].seat == world.seat && working(rules, world, static_cast<DeckId>(i))) f(static_cast<DeckId>(i));
}

void adjust_orders(List& list) {
  const World& world = list.state;
  list.offer(with(OrderKind::end));
  each_own_ship(list.rules, world, [&](ShipId ship) {
    Command divide = for_ship(OrderKind::divide, ship);
    divide.force = row(world, ship).force;
    list.offer(divide);
    each_force(list.rules, world, world.seat, [&](ForceId force, const Force& there) {
      if (there.hex != row(world, row(world, ship).force).hex) return;
      Command transfer = for_ship(OrderKind::transfer, ship);
      transfer.force = force;
      list.offer(transfer);
    });
    list.offer(for_ship(OrderKind::scuttle, ship));
  });
  each_force(list.rules, world, world.seat, [&](ForceId force, const Force& there) {
    Command order = for_force(OrderKind::bombard, force);
    order.all = !there.bombard;
    list.offer(order);
  });
}

void heading_orders(List& list) {
  each_force(list.rules, list.state, list.state.seat, [&](ForceId force, const Force&) {
    for (int d = 0; d <= static_cast<int>(Direction::none); ++d) {
      Command order = for_force(OrderKind::heading, force);
      order.heading = static_cast<Direction>(d);
      list.offer(order);
    }
  });
}

void launch_orders(List& list) {  // combat missions have free numbers: Words::forms
  each_own_ship(list.rules, list.state, [&](ShipId ship) {
    Command order = for_ship(OrderKind::launch, ship);
    order.type = MissionKind::SP;
    list.offer(order);
  });
  each_own_deck(list.rules, list.state, [&](DeckId deck) {
    Command order = for_deck(OrderKind::launch, deck);
    order.type = MissionKind::SP;
    list.offer(order);
  });
}

void arm_orders(List& list) {  // readying has free numbers
  each_own_deck(list.rules, list.state, [&](DeckId deck) {
    for (const Ordnance ordnance : {Ordnance::N, Ordnance::AS, Ordnance::HE}) {
      Command order = for_deck(OrderKind::ordnance, deck);
      order.ordnance = ordnance;
      list.offer(order);
    }
  });
}

void landing_orders(List& list) {
  for (const Mission& mission : list.state.missions) {
    if (mission.id.seat != list.state.seat || !in_pattern(mission)) continue;
    list.offer(for_mission(OrderKind::recover, mission.id));
    each_own_deck(list.rules, list.state, [&](DeckId deck) {
      Command order = for_mission(OrderKind::recover, mission.id);
      order.deck = deck;
      list.offer(order);
    });
  }
}

void mission_orders(List& list, const Mission& mission) {
  for (int d = 0; d < static_cast<int>(Direction::none); ++d) {
    Command order = for_mission(OrderKind::move, mission.id);
    order.heading = static_cast<Direction>(d);
    list.offer(order);
  }
  Command search = for_mission(OrderKind::search, mission.id);
  list.offer(search);
  search.all = true;
  list.offer(search);
  Command attack = for_mission(OrderKind::attack, mission.id);
  for (const ForceId force : mission.found) {
    attack.place = {force, BaseId::none};
    list.offer(attack);
  }
  attack.place = {ForceId::none, list.rules.base_at(mission.hex)};
  list.offer(attack);
  list.offer(for_mission(OrderKind::jettison, mission.id));
  Command land = for_mission(OrderKind::land, mission.id);
  list.offer(land);
  const Places places = patterns(list.rules, list.state, mission);
  for (const Place& place : places) {
    if (places.size() < 2) break;  // "land M4" says it already
    land.place = place;
    list.offer(land);
  }
}

}  // namespace

bool Carrier::orders(const Rules& rules, const State& state, Orders& out) {
  out.clear();
  List list{rules, state, out};
  list.offer(with(OrderKind::next));
  switch (state.phase) {
    case Phase::adjust: adjust_orders(list); return list.complete;
    case Phase::heading: heading_orders(list); return list.complete;
    case Phase::launch: launch_orders(list); return false;
    case Phase::arm: arm_orders(list); return false;
    case Phase::land: landing_orders(list); return list.complete;
    case Phase::air:
      for (const Mission& mission : state.missions)
        if (mission.id.seat == state.seat && mission.id.number >= state.current && !mission.moved &&
            !in_pattern(mission))
          mission_orders(list, mission);
      return list.complete;
    case Phase::clock:
    case Phase::radar:
    case Phase::fights:
    case Phase::strikes:
    case Phase::surface:
    case Phase::submarines:
    case Phase::bombard:
    case Phase::unload:
    case Phase::fires:
    case Phase::repair:
    case Phase::sail:
    case Phase::over: break;
  }
  return true;
}

// ---- a random order

namespace {

bool one_in(Dice& dice, std::uint32_t n) { return dice.below(n) == 0; }

template <class T>
const T& pick(const std::vector<T>& from, Dice& dice) {
  return from[dice.below(static_cast<std::uint32_t>(from.size()))];
}

// A used force, a working deck, a ship of the acting side; none if the draw finds none.
ForceId some_force(const Rules& rules, const World& world, Dice& dice) {
  for (int tries = 0; tries < 4; ++tries) {
    const auto id = static_cast<ForceId>(dice.below(static_cast<std::uint32_t>(world.forces.size())));
    if (rules.seat_of(id) == world.seat && row(world, id).used()) return id;
  }
  return ForceId::none;
}
DeckId some_deck(const Rules& rules, const World& world, Dice& dice) {
  if (rules.decks.empty()) return DeckId::none;
  for (int tries = 0; tries < 4; ++tries) {
    const auto id = static_cast<DeckId>(dice.below(static_cast<std::uint32_t>(rules.decks.size())));
    if (info(rules, id).seat == world.seat && working(rules, world, id)) return id;
  }
  return DeckId::none;
}
ShipId some_ship(const World& world, ForceId force, Dice& dice) {
  if (force == ForceId::none) return ShipId::none;
  const auto& ships = row(world, force).ships;
  return ships[dice.below(static_cast<std::uint32_t>(ships.size()))];
}

Command random_adjustment(const Rules& rules, const World& world, Dice& dice) {
  if (!one_in(dice, 12)) return {};
  const ForceId force = some_force(rules, world, dice);
  Command order = for_ship(OrderKind::divide, some_ship(world, force, dice));
  order.force = force;
  switch (dice.below(40)) {
    case 0: return for_ship(OrderKind::scuttle, order.ship);
    case 1: return with(OrderKind::end);
    default: break;
  }
  if (one_in(dice, 3)) return order;
  order.kind = one_in(dice, 2) ? OrderKind::bombard : OrderKind::transfer;
  order.all = order.kind == OrderKind::bombard && force != ForceId::none && !row(world, force).bombard;
  if (order.kind == OrderKind::transfer) order.force = some_force(rules, world, dice);
  if (order.kind == OrderKind::bombard) order.ship = ShipId::none;
  return order;
}

Command random_heading(const Rules& rules, const World& world, Dice& dice) {
  if (!one_in(dice, 3)) return {};
  Command order = for_force(OrderKind::heading, some_force(rules, world, dice));
  order.heading = static_cast<Direction>(one_in(dice, 30) ? 6 : dice.below(6));
  return order;
}

Command random_launch(const Rules& rules, const World& world, Dice& dice) {
  if (one_in(dice, 3)) return {};
  if (one_in(dice, 5)) {
    Command order = with(OrderKind::launch);
    order.type = MissionKind::SP;
    order.ship = some_ship(world, some_force(rules, world, dice), dice);
    if (order.ship == ShipId::none || one_in(dice, 4))
      order.ship = ShipId::none, order.deck = some_deck(rules, world, dice);
    return order;
  }
  const DeckId id = some_deck(rules, world, dice);
  if (id == DeckId::none) return {};
  const Deck& deck = row(world, id);
  Command order = for_deck(OrderKind::launch, id);
  switch (deck.ordnance) {
    case Ordnance::N: order.type = MissionKind::N; break;
    case Ordnance::AS: order.type = MissionKind::AS; break;
    case Ordnance::HE: order.type = MissionKind::HE; break;
  }
  if (one_in(dice, 4)) order.type = MissionKind::F;
  const bool recon = order.type != MissionKind::F && one_in(dice, 6);
  if (recon) order.type = MissionKind::N;
  int left = launches_left(rules, world, id);
  for (const Group& group : deck.groups) {
    const PlaneInfo& plane = info(rules, group.plane);
    const bool wanted = recon ? !plane.fighter() && !plane.bomber()
                              : plane.fighter() || (order.type != MissionKind::F && plane.bomber());
    const int most = std::min<int>(left, group.ready);
    if (!wanted || most == 0 || order.loads.full()) continue;
    const auto count = static_cast<int>(one_in(dice, 3) ? dice.below(static_cast<std::uint32_t>(most + 1))
                                                        : static_cast<std::uint32_t>(most));
    if (count == 0) continue;
    order.loads.add({group.plane, static_cast<std::uint8_t>(count)});
    left -= count;
  }
  if (one_in(dice, 6))
    for (const Mission& mission : world.missions)
      if (mission.id.seat == world.seat && mission.hex == hex_of(rules, world, id) && !in_pattern(mission)) {
        order.kind = OrderKind::reinforce;
        order.type = MissionKind::N;
        order.mission = mission.id;
      }
  return order;
}

Command random_arming(const Rules& rules, const World& world, Dice& dice) {
  if (one_in(dice, 4)) return {};
  const DeckId id = some_deck(rules, world, dice);
  if (id == DeckId::none) return {};
  const Deck& deck = row(world, id);
  if (one_in(dice, 6)) {
    Command order = for_deck(OrderKind::ordnance, id);
    order.ordnance = static_cast<Ordnance>(dice.below(3));
    return order;
  }
  if (deck.groups.empty()) return {};
  const Group& group = deck.groups[dice.below(static_cast<std::uint32_t>(deck.groups.size()))];
  Command order = for_deck(OrderKind::ready, id);
  order.plane = group.plane;
  const int most = one_in(dice, 12) ? -group.ready : can_ready(rules, world, id, group);
  if (most == 0) return {};
  const int some = 1 + static_cast<int>(dice.below(static_cast<std::uint32_t>(std::abs(most))));
  order.count = static_cast<std::int16_t>(most < 0 ? -some : one_in(dice, 2) ? most : some);
  return order;
}

Command random_landing(const Rules& rules, const World& world, Dice& dice) {
  if (!one_in(dice, 3)) return {};
  for (const Mission& mission : world.missions)
    if (mission.id.seat == world.seat && in_pattern(mission) && one_in(dice, 2)) {
      Command order = for_mission(OrderKind::recover, mission.id);
      if (one_in(dice, 2)) order.deck = some_deck(rules, world, dice);
      return order;
    }
  return {};
}

Direction towards(const MapInfo& map, Hex from, Hex to_hex, Dice& dice) {
  Direction best = Direction::none;
  const auto first = dice.below(6);
  for (std::uint32_t i = 0; i < 6; ++i) {
    const auto d = static_cast<Direction>((first + i) % 6);
    const Hex next = neighbour(from, d);
    if (map.inside(next) &&
        (best == Direction::none || distance(next, to_hex) < distance(neighbour(from, best), to_hex)))
      best = d;
  }
  return best;
}

Hex home_of(const Rules& rules, const World& world, const Mission& mission) {
  if (mission.parent != ShipId::none)
    return afloat(row(world, mission.parent)) ? row(world, row(world, mission.parent).force).hex : mission.hex;
  for (const Flight& flight : mission.flights)
    if (const Hex hex = hex_of(rules, world, flight.home); rules.map.inside(hex)) return hex;
  return mission.hex;
}

Command random_air(const Rules& rules, const World& world, Dice& dice) {
  const Mission* mission = nullptr;
  for (const Mission& m : world.missions)
    if (m.id.seat == world.seat && m.id.number >= world.current && can_act(rules, world, m)) {
      mission = &m;
      break;
    }
  if (!mission || one_in(dice, 60)) return {};
  if (has_target(rules, world, *mission) && !one_in(dice, 8)) {
    Command order = for_mission(OrderKind::attack, mission->id);
    if (!mission->found.empty())
      order.place.force = mission->found[dice.below(static_cast<std::uint32_t>(mission->found.size()))];
    else
      order.place.base = rules.base_at(mission->hex);
    return order;
  }
  const Hex home = home_of(rules, world, *mission);
  const int hours_home = (distance(mission->hex, home) + 3) / 3;
  const bool back = least_minutes(rules, *mission) <= 60 * hours_home;
  if (back || one_in(dice, 10)) {
    Command order = for_mission(OrderKind::land, mission->id);
    const Places places = patterns(rules, world, *mission);
    if (places.size() > 1) order.place = places[dice.below(static_cast<std::uint32_t>(places.size()))];
    if (mission->hex == home || !places.empty()) return order;
  }
  if (one_in(dice, 40)) return for_mission(OrderKind::jettison, mission->id);
  if (!back && one_in(dice, 4)) {
    Command order = for_mission(OrderKind::search, mission->id);
    order.all = one_in(dice, 2);
    return order;
  }
  Command order = for_mission(OrderKind::move, mission->id);
  if (back) {
    order.heading = towards(rules.map, mission->hex, home, dice);
  } else {
    // Outward in the mission's own direction, mostly: a straggling walk meets nobody.
    const auto& known = world.known[index(world.seat)].sightings;
    if (!known.empty() && one_in(dice, 2))
      order.heading = towards(rules.map, mission->hex, pick(known, dice).hex, dice);
    else
      order.heading = static_cast<Direction>((mission->id.number + dice.below(2)) % 6);
  }
  return order;
}

Command random_command(const Rules& rules, const World& state, Dice& dice) {
  switch (state.phase) {
    case Phase::adjust: return random_adjustment(rules, state, dice);
    case Phase::heading: return random_heading(rules, state, dice);
    case Phase::launch: return random_launch(rules, state, dice);
    case Phase::arm: return random_arming(rules, state, dice);
    case Phase::land: return random_landing(rules, state, dice);
    case Phase::air: return random_air(rules, state, dice);
    case Phase::clock:
    case Phase::radar:
    case Phase::fights:
    case Phase::strikes:
    case Phase::surface:
    case Phase::submarines:
    case Phase::bombard:
    case Phase::unload:
    case Phase::fires:
    case Phase::repair:
    case Phase::sail:
    case Phase::over: break;
  }
  return {};
}

}  // namespace

Order random_order(const Rules& rules, const World& world, Dice& dice) {
  const int tries = world.phase == Phase::air ? 8 : 3;
  for (int i = 0; i < tries; ++i) {
    const Order order = order_of(rules, random_command(rules, world, dice));
    if (!check_order(rules, world, order)) return order;
  }
  return {};  // next, which is always legal
}

Order Carrier::any_order(const Rules& rules, const State& state, Dice& dice) {
  return random_order(rules, state, dice);
}

}  // namespace d6::carrier
