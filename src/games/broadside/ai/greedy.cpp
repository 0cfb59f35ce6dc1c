// The order that is worth most at once.
#include "games/broadside/ai/greedy.h"

#include "games/broadside/rules/reach.h"

namespace d6::broadside {
namespace {

int per_256(Chance chance) { return static_cast<int>(chance.num * 256 / chance.den); }

struct Best {
  Order order;
  int worth = 0;
};

struct Table {
  const Rules& rules;
  const Worth& worth;
  const Fleet& own;
  const Fleet& enemy;
  Reach can;
  bool last;  // one enemy ship is left

  Table(const Rules& r, const Worth& w, const Fleet& o, const Fleet& e, const Hand& hand)
      : rules(r), worth(w), own(o), enemy(e), can(reach(r, o, e, hand)), last((can.afloat & (can.afloat - 1)) == 0) {}

  std::size_t type(const FleetShip& at) const { return static_cast<std::size_t>(rules.type(at.ship)); }
  int prize(std::size_t type) const { return worth.taste.sunk[type] + (last ? worth.taste.last : 0); }

  // Sinking outright with a chance (x 256), or nothing.
  int outright(int chance, const FleetShip& at) const {
    const auto kind = type(at);
    return (at.points * worth.taste.hurt[kind] + prize(kind)) * chance / 256;
  }
  int shot(std::size_t broadside, const FleetShip& at) const {
    const auto kind = type(at);
    return worth.points[broadside][at.points] * worth.taste.hurt[kind] / kPoint +
           prize(kind) * worth.kill[broadside][at.points] / 256;
  }
  int mended(const FleetShip& at) const { return (rules.printed(at.ship) - at.points) * worth.taste.repaired; }
  int mines() const {
    int sum = 0;
    for (std::uint32_t bits = can.afloat; bits; bits &= bits - 1) {
      const FleetShip& at = enemy[static_cast<std::size_t>(std::countr_zero(bits))];
      const auto kind = type(at);
      sum += worth.mine_points[at.points] * worth.taste.hurt[kind] / kPoint +
             prize(kind) * worth.mine_kill[at.points] / 256;
    }
    return sum;
  }

  // What this card is worth at one of its aims, before what it costs to let it go.
  int at(Card card, std::size_t place) const {
    switch (card) {
      case Card::bb:
      case Card::ca:
      case Card::cl:
      case Card::dd: return shot(index(card), enemy[place]);
      case Card::submarine: return outright(worth.submarine, enemy[place]);
      case Card::landair: return outright(worth.landair, enemy[place]);
      case Card::minefield: return mines();
      case Card::drydock: return mended(own[place]);
      case Card::storm:
      case Card::secondary:
      case Card::reinforcement: break;
    }
    return 0;
  }
  int hold(Card card, bool usable) const { return usable || !is_broadside(card) ? worth.taste.hold[index(card)] : 0; }

  Best best_of(Card card) const {
    const std::uint8_t aims = aims_of(can, card);
    const int cost = hold(card, aims != 0);
    Best best{{OrderKind::discard, card, {}}, -cost};
    for (std::uint32_t bits = aims; bits; bits &= bits - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(bits));
      const int value = at(card, place) - cost;
      if (value <= best.worth) continue;
      const Fleet& fleet = card == Card::drydock ? own : enemy;
      best = {{OrderKind::play, card, card == Card::minefield ? Ship{} : fleet[place].ship}, value};
    }
    return best;
  }
  Best best_card() const {
    Best best{{}, -(1 << 20)};
    for (std::uint32_t kinds = can.kinds; kinds; kinds &= kinds - 1)
      if (const Best found = best_of(static_cast<Card>(std::countr_zero(kinds))); found.worth > best.worth)
        best = found;
    return best;
  }
  Best best_strike() const {
    Best best{{OrderKind::strike, {}, {}}, -(1 << 20)};
    for (std::uint32_t bits = can.afloat; bits; bits &= bits - 1) {
      const FleetShip& target = enemy[static_cast<std::size_t>(std::countr_zero(bits))];
      if (const int value = outright(worth.strike, target) + worth.taste.strike; value > best.worth)
        best.worth = value, best.order.ship = target.ship;
    }
    return best;
  }
};

Order choose(const Table& table, Stage stage) {
  if (stage != Stage::turn) return table.best_card().order;
  if (!has_carrier(table.can)) return {};
  const Best strike = table.best_strike();
  return table.can.kinds == 0 || strike.worth > table.best_card().worth ? strike.order : Order{};
}

std::size_t place_of(const Fleet& fleet, Ship ship) {
  const FleetShip* at = ship_in(fleet, ship);
  assert(at && "a legal order names a ship that is there");
  return static_cast<std::size_t>(at - fleet.begin());
}

}  // namespace

Worth::Worth(const Rules& rules, const Taste& likes) : taste(likes) {
  for (std::size_t card = 0; card < kBroadsides; ++card) {
    const Order fire{OrderKind::play, static_cast<Card>(card), {}};
    int sum = 0;  // the expected loss is the sum over d = 1 .. points of the chance to do d or more
    for (int left = 1; left < static_cast<int>(kMostDamage); ++left) {
      const int sinks = per_256(chance_to_sink(rules, fire, left));
      sum += sinks;
      points[card][static_cast<std::size_t>(left)] = static_cast<std::int16_t>(sum * kPoint / 256);
      kill[card][static_cast<std::size_t>(left)] = static_cast<std::int16_t>(sinks);
    }
  }
  for (int left = 1; left < static_cast<int>(kMostDamage); ++left) {
    int sum = 0, sunk = 0;
    for (int die = rules.mine_harm_from; die <= rules.mine_sides; ++die)
      for (int damage = 1; damage <= rules.mine_damage_sides; ++damage) {
        const int lost = die >= rules.mine_sunk_from ? left : std::min(left, damage);
        sum += lost;
        sunk += lost == left;
      }
    const int all = rules.mine_sides * rules.mine_damage_sides;
    mine_points[static_cast<std::size_t>(left)] = static_cast<std::int16_t>(sum * kPoint / all);
    mine_kill[static_cast<std::size_t>(left)] = static_cast<std::int16_t>(sunk * 256 / all);
  }
  strike = per_256(rules.strike);
  submarine = per_256(rules.submarine);
  landair = per_256(rules.landair);
}

Order greedy(const Rules& rules, const Worth& worth, const State& state) {
  const auto me = index(state.seat), foe = index(other(state.seat));
  return choose({rules, worth, state.fleets[me], state.fleets[foe], state.hands[me]}, state.stage);
}
Order greedy(const Rules& rules, const Worth& worth, const Observation& seen) {
  const auto me = index(seen.seat), foe = index(other(seen.seat));
  return choose({rules, worth, seen.fleets[me], seen.fleets[foe], seen.hands[me]}, seen.stage);
}

int worth_of(const Rules& rules, const Worth& worth, const State& state, const Order& order) {
  const auto me = index(state.seat), foe = index(other(state.seat));
  const Table table(rules, worth, state.fleets[me], state.fleets[foe], state.hands[me]);
  switch (order.kind) {
    case OrderKind::draw: return table.can.kinds == 0 ? 0 : table.best_card().worth;
    case OrderKind::strike:
      return table.outright(worth.strike, table.enemy[place_of(table.enemy, order.ship)]) + worth.taste.strike;
    case OrderKind::play:
      return table.at(order.card, aims(order.card)
                                      ? place_of(order.card == Card::drydock ? table.own : table.enemy, order.ship)
                                      : 0) -
             table.hold(order.card, true);
    case OrderKind::discard: return -table.hold(order.card, aims_of(table.can, order.card) != 0);
  }
  return 0;
}

}  // namespace d6::broadside
