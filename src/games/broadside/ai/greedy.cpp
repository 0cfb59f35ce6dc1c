// The thrifty player: the order that is worth most at once.
#include "games/broadside/ai/greedy.h"

#include "games/broadside/rules/reach.h"

namespace d6::broadside {
namespace {

int per_256(Chance chance) { return static_cast<int>(chance.num * 256 / chance.den); }

// The worth of sinking outright with a chance (x 256).
int outright(const Worth& worth, int chance, const FleetShip& at, ShipType type, bool last) {
  const int prize =
      at.points * kPoint + worth.taste.sunk[static_cast<std::size_t>(type)] + (last ? worth.taste.last : 0);
  return prize * chance / 256;
}

int shot(const Worth& worth, std::size_t broadside, const FleetShip& at, ShipType type, bool last) {
  const int prize = worth.taste.sunk[static_cast<std::size_t>(type)] + (last ? worth.taste.last : 0);
  return worth.points[broadside][at.points] + prize * worth.kill[broadside][at.points] / 256;
}

struct Table {
  const Rules& rules;
  const Worth& worth;
  const Fleet& own;
  const Fleet& enemy;
  Reach can;
  bool last;  // one enemy ship is left

  Table(const Rules& r, const Worth& w, const Fleet& o, const Fleet& e, const Hand& hand)
      : rules(r), worth(w), own(o), enemy(e), can(reach(r, o, e, hand)), last(std::popcount(can.afloat) == 1) {}

  ShipType type(const FleetShip& at) const { return rules.type(at.ship); }

  Best aim(Card card, int chance) const {
    Best best{{OrderKind::play, card, {}}, -1};
    for (std::uint32_t bits = can.afloat; bits; bits &= bits - 1) {
      const FleetShip at = enemy[static_cast<std::size_t>(std::countr_zero(bits))];
      const int value = outright(worth, chance, at, type(at), last);
      if (value > best.worth) best.worth = value, best.order.ship = at.ship;
    }
    return best;
  }
  Best fire(Card card) const {
    Best best{{OrderKind::play, card, {}}, -1};
    if (!aims_of(can, card)) return best;
    for (std::uint32_t bits = can.open; bits; bits &= bits - 1) {
      const FleetShip at = enemy[static_cast<std::size_t>(std::countr_zero(bits))];
      const int value = shot(worth, index(card), at, type(at), last);
      if (value > best.worth) best.worth = value, best.order.ship = at.ship;
    }
    return best;
  }
  Best mend() const {
    Best best{{OrderKind::play, Card::drydock, {}}, -1};
    for (std::uint32_t bits = can.damaged; bits; bits &= bits - 1) {
      const FleetShip at = own[static_cast<std::size_t>(std::countr_zero(bits))];
      const int value = (rules.printed(at.ship) - at.points) * worth.taste.repaired;
      if (value > best.worth) best.worth = value, best.order.ship = at.ship;
    }
    return best;
  }
  Best mines() const {
    Best best{{OrderKind::play, Card::minefield, {}}, 0};
    for (std::uint32_t bits = can.afloat; bits; bits &= bits - 1) {
      const FleetShip at = enemy[static_cast<std::size_t>(std::countr_zero(bits))];
      const int prize = worth.taste.sunk[static_cast<std::size_t>(type(at))] + (last ? worth.taste.last : 0);
      best.worth += worth.mine_points[at.points] + prize * worth.mine_kill[at.points] / 256;
    }
    return best;
  }
  Best of(Card card) const {
    switch (card) {
      case Card::bb:
      case Card::ca:
      case Card::cl:
      case Card::dd: return fire(card);
      case Card::submarine: return aim(card, worth.submarine);
      case Card::landair: return aim(card, worth.landair);
      case Card::minefield: return mines();
      case Card::drydock: return mend();
      case Card::storm:
      case Card::secondary:
      case Card::reinforcement: break;
    }
    return {{}, -1};
  }
  // What is given up with the card: nothing for a broadside whose class is lost.
  int keep(Card card) const {
    if (is_broadside(card)) return aims_of(can, card) ? 3 + 2 * (3 - static_cast<int>(index(card))) : 0;
    return 20;
  }
};

Best best_play(const Table& table) {
  Best best{{}, -1};
  for (std::uint32_t kinds = table.can.kinds; kinds; kinds &= kinds - 1) {
    const Best found = table.of(static_cast<Card>(std::countr_zero(kinds)));
    if (found.worth > best.worth) best = found;
  }
  return best;
}

Order least_missed(const Table& table) {
  Best best{{}, 1 << 20};
  for (std::uint32_t kinds = table.can.kinds; kinds; kinds &= kinds - 1) {
    const Card card = static_cast<Card>(std::countr_zero(kinds));
    if (const int value = table.keep(card); value < best.worth) best = {{OrderKind::discard, card, {}}, value};
  }
  return best.order;
}

Order choose(const Table& table, Stage stage) {
  if (stage == Stage::turn) {
    if (!has_carrier(table.can)) return {};
    const Best strike = table.aim({}, table.worth.strike);
    return strike.worth + table.worth.taste.spare > best_play(table).worth
               ? Order{OrderKind::strike, {}, strike.order.ship}
               : Order{};
  }
  const Best best = best_play(table);
  return best.worth > 0 ? best.order : least_missed(table);
}

}  // namespace

Worth::Worth(const Rules& rules, const Taste& likes) : taste(likes), printed(rules.points) {
  for (std::size_t card = 0; card < kBroadsides; ++card)
    for (int left = 1; left < 64; ++left) {
      // Expected loss = sum over d = 1 .. left of the chance to do d or more.
      int sum = 0;
      for (int d = 1; d <= left; ++d)
        sum += per_256(chance_to_sink(rules, {OrderKind::play, static_cast<Card>(card), {}}, d));
      points[card][static_cast<std::size_t>(left)] = static_cast<std::int16_t>(sum * kPoint / 256);
      kill[card][static_cast<std::size_t>(left)] = static_cast<std::int16_t>(
          per_256(chance_to_sink(rules, {OrderKind::play, static_cast<Card>(card), {}}, left)));
    }
  for (int left = 1; left < 64; ++left) {
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

}  // namespace d6::broadside
