// What each play card does (text 000, cards 1-4 and 8), the air strike of a carrier, and the turn around them.
#include "games/broadside/rules/turn.h"

namespace d6::broadside {
namespace {

void to_discards(State& state, Card card) {
  ++state.discarded[index(card)];
  state.top = card;
}

void from_hand(State& state, Card card) {
  Hand& hand = state.hands[index(state.seat)];
  hand.erase(static_cast<std::size_t>(std::find(hand.begin(), hand.end(), card) - hand.begin()));
  to_discards(state, card);
}

// An attack that sinks or does nothing: carrier strike (other-5), submarine (card-2), land-based air (card-4); TFB-9.
void attack(const Course& course, EventKind kind, Chance chance, Ship ship) {
  FleetShip& target = at(course.enemy(), ship);
  const Roll shot = roll(chance, course.state.dice);
  course.log.tell(To::both, true, [&] { return Event{.kind = kind, .seat = course.me(), .ship = ship, .roll = shot}; });
  if (shot.success()) sink(course, other(course.me()), target);
}

// card-8, TFB-6; which ship of the class fires is not chosen (TFB-36)
void broadside(const Course& course, Card card, Ship ship) {
  FleetShip& target = at(course.enemy(), ship);
  const DamageDice damage = course.rules.damage[index(card)];
  int points = 0;
  Fixed<std::uint8_t, kMostDice> fell;
  for (int i = 0; i < damage.dice; ++i) {
    fell.add(static_cast<std::uint8_t>(course.state.dice.die(damage.sides)));
    points += fell.back();
  }
  const std::uint8_t left = lose(target, points);
  course.log.tell(To::both, true, [&] {
    return Event{.kind = EventKind::broadside,
                 .seat = course.me(),
                 .card = card,
                 .ship = ship,
                 .points = static_cast<std::uint8_t>(points),
                 .left = left,
                 .sides = damage.sides,
                 .dice = fell};
  });
  if (left == 0) sink(course, other(course.me()), target);
}

// card-3, TFB-11; fleet order, the damage die only where it is needed, then the sinking (TFB-26)
void minefield(const Course& course) {
  const Rules& rules = course.rules;
  course.log.tell(To::both, false, [&] { return Event{.kind = EventKind::minefield, .seat = course.me()}; });
  for (FleetShip& target : course.enemy()) {
    if (target.points == 0) continue;
    Event mine{.kind = EventKind::mine, .seat = other(course.me()), .ship = target.ship, .sides = rules.mine_sides};
    const int die = course.state.dice.die(rules.mine_sides);
    mine.dice.add(static_cast<std::uint8_t>(die));
    if (die >= rules.mine_sunk_from) {
      mine.points = target.points;
      target.points = 0;
    } else if (die >= rules.mine_harm_from) {
      mine.dice.add(static_cast<std::uint8_t>(course.state.dice.die(rules.mine_damage_sides)));
      mine.points = mine.dice.back();
      lose(target, mine.points);
    }
    mine.left = target.points;
    course.log.tell(To::both, true, [&] { return mine; });
    if (target.points == 0) sink(course, other(course.me()), target);
  }
}

// card-1, TFB-14
void drydock(const Course& course, Ship ship) {
  FleetShip& mended = at(course.own(), ship);
  const int printed = course.rules.printed(ship);
  course.log.tell(To::both, false, [&] {
    return Event{.kind = EventKind::drydock,
                 .seat = course.me(),
                 .ship = ship,
                 .points = static_cast<std::uint8_t>(printed - mended.points),
                 .left = static_cast<std::uint8_t>(printed)};
  });
  mended.points = static_cast<std::uint8_t>(printed);
}

void carry_out(const Course& course, Card event) {
  switch (event) {
    case Card::storm: return storm(course);
    case Card::secondary: return secondary(course);
    case Card::reinforcement: return reinforce(course);
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd:
    case Card::submarine:
    case Card::minefield:
    case Card::landair:
    case Card::drydock: break;
  }
  assert(false && "only an event is carried out as it is drawn");
}

}  // namespace

FleetShip& at(Fleet& fleet, Ship ship) {
  for (auto& found : fleet)
    if (found.ship == ship) return found;
  assert(false && "a ship that check() let pass is in the fleet");
  return fleet[0];
}

void sink(const Course& course, Seat owner, FleetShip& ship) {
  ship.points = 0;
  course.log.tell(To::both, false, [&] { return Event{.kind = EventKind::sunk, .seat = owner, .ship = ship.ship}; });
}

std::uint8_t lose(FleetShip& ship, int points) {
  ship.points = static_cast<std::uint8_t>(points >= ship.points ? 0 : ship.points - points);
  return ship.points;
}

// An event card is resolved at once, never enters the hand and is the whole turn (General Flow, TFB-5).
void draw(const Course& course) {
  State& state = course.state;
  const Card card = state.deck.take();
  course.log.tell(To::both, false, [&] {
    return Event{.kind = EventKind::draws, .seat = course.me(), .count = static_cast<std::uint8_t>(state.deck.size())};
  });
  if (!is_event(card)) {
    course.log.tell(to(course.me()), true,
                    [&] { return Event{.kind = EventKind::card, .seat = course.me(), .card = card}; });
    state.hands[index(course.me())].add(card);
    state.stage = Stage::play;
    return;
  }
  course.log.tell(To::both, true, [&] { return Event{.kind = EventKind::event, .seat = course.me(), .card = card}; });
  to_discards(state, card);
  carry_out(course, card);
  end_turn(course);
}

void play(const Course& course, const Order& order) {
  from_hand(course.state, order.card);
  switch (order.card) {
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd: return broadside(course, order.card, order.ship);
    case Card::submarine: return attack(course, EventKind::submarine, course.rules.submarine, order.ship);
    case Card::landair: return attack(course, EventKind::landair, course.rules.landair, order.ship);
    case Card::minefield: return minefield(course);
    case Card::drydock: return drydock(course, order.ship);
    case Card::storm:
    case Card::secondary:
    case Card::reinforcement: break;
  }
  assert(false && "an event card is never in a hand");
}

void Broadside::apply(const Rules& rules, State& state, const Order& order, Log<Event> log) {
  const Course course{rules, state, log};
  switch (order.kind) {
    case OrderKind::draw: return draw(course);
    case OrderKind::strike: attack(course, EventKind::strike, rules.strike, order.ship); break;
    case OrderKind::play: play(course, order); break;
    case OrderKind::discard:
      from_hand(state, order.card);
      log.tell(To::both, false,
               [&] { return Event{.kind = EventKind::discard, .seat = state.seat, .card = order.card}; });
      break;
  }
  end_turn(course);
}

}  // namespace d6::broadside
