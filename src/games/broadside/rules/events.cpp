// The cards that are played as they are drawn (cards 5, 6, 7): rolls in fleet order over the ships that were damaged
// before the card; sinking first, then the damage (TFB-27). With nothing damaged nothing happens and the turn is used
// (TFB-28).
#include "games/broadside/rules/turn.h"

namespace d6::broadside {
namespace {

// factor x damage / printed points
Chance by_damage(const Rules& rules, Chance factor, const FleetShip& ship) {
  const auto printed = static_cast<std::uint64_t>(rules.printed(ship.ship));
  return ChanceProduct().times(factor.num, factor.den).times(printed - ship.points, printed).chance();
}

// Rolls whether the ship sinks; tells both.
bool founders(const Course& course, EventKind kind, Chance factor, FleetShip& ship) {
  const Roll rolled = roll(by_damage(course.rules, factor, ship), course.state.dice);
  course.log.tell(To::both, true, [&] {
    return Event{.kind = kind, .seat = course.me(), .ship = ship.ship, .left = ship.points, .roll = rolled};
  });
  if (rolled.success()) sink(course, course.me(), ship);
  return rolled.success();
}

void nothing(const Course& course, Card card) {
  course.log.tell(To::both, false,
                  [&] { return Event{.kind = EventKind::nothing, .seat = course.me(), .card = card}; });
}

// TFB-13: the chance of more damage, and how much
void worsen(const Course& course, FleetShip& ship) {
  const Rules& rules = course.rules;
  const Roll rolled = roll(by_damage(rules, rules.secondary_damage, ship), course.state.dice);
  course.log.tell(To::both, true, [&] {
    return Event{.kind = EventKind::worse, .seat = course.me(), .ship = ship.ship, .left = ship.points, .roll = rolled};
  });
  if (!rolled.success()) return;
  const auto points = static_cast<std::uint8_t>(course.state.dice.die(rules.secondary_sides));
  lose(ship, points);
  course.log.tell(To::both, true, [&] {
    Event event{.kind = EventKind::more_damage,
                .seat = course.me(),
                .ship = ship.ship,
                .points = points,
                .left = ship.points,
                .sides = rules.secondary_sides};
    event.dice.add(points);
    return event;
  });
  if (ship.points == 0) sink(course, course.me(), ship);
}

}  // namespace

void storm(const Course& course) {
  bool any = false;
  for (FleetShip& ship : course.own()) {
    if (!damaged(course.rules, ship)) continue;
    any = true;
    founders(course, EventKind::storm, course.rules.storm_sink, ship);
  }
  if (!any) nothing(course, Card::storm);
}

void secondary(const Course& course) {
  bool any = false;
  for (FleetShip& ship : course.own()) {
    if (!damaged(course.rules, ship)) continue;
    any = true;
    if (!founders(course, EventKind::secondary, course.rules.secondary_sink, ship)) worsen(course, ship);
  }
  if (!any) nothing(course, Card::secondary);
}

// At full printed points (TFB-34); the only way beyond the five ships dealt (TFB-2). There is always one to come and
// room for her: the data cannot hold more reinforcements than that (load.cpp), nor a state (audit.cpp).
void reinforce(const Course& course) {
  auto& navy = course.state.navies[index(course.me())];
  Fleet& fleet = course.own();
  assert(!navy.empty() && !fleet.full());
  const Ship ship = navy.take();
  fleet.add({ship, static_cast<std::uint8_t>(course.rules.printed(ship))});
  course.log.tell(To::both, true, [&] {
    return Event{.kind = EventKind::reinforcement, .seat = course.me(), .ship = ship, .left = fleet.back().points};
  });
}

}  // namespace d6::broadside
