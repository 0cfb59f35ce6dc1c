// Which orders are legal. Before the draw: draw, or strike with a carrier. After it: play a card or discard one; a play
// is never forced and a discard is always legal (General Flow, TFB-35).
#include "games/broadside/rules/broadside.h"
#include "games/broadside/rules/reach.h"

namespace d6::broadside {
namespace {

Refusal no(No code) { return {static_cast<std::uint16_t>(code), 0, 0}; }
Refusal no(No code, Ship ship) { return {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(ship), 0}; }
Refusal no(No code, Card card) { return {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(card), 0}; }

Refusal check_target(const Fleet& enemy, Ship ship) {
  const FleetShip* at = ship_in(enemy, ship);
  if (!at) return no(No::no_such_target, ship);
  if (at->points == 0) return no(No::target_sunk, ship);
  return {};
}

// card-8, other-6, TFB-10
Refusal check_broadside(const Rules& rules, const Fleet& own, const Fleet& enemy, Card card, Ship ship) {
  if (!has_type(rules, own, fires(card))) return no(No::class_lost, card);
  if (const Refusal refusal = check_target(enemy, ship)) return refusal;
  if (rules.type(ship) == ShipType::cv && escorted(rules, enemy)) return no(No::shielded, ship);
  return {};
}

// card-1, TFB-14
Refusal check_drydock(const Rules& rules, const Fleet& own, Ship ship) {
  const FleetShip* at = ship_in(own, ship);
  if (!at) return no(No::not_own, ship);
  if (at->points == 0) return no(No::not_raised, ship);
  if (!any_damaged(rules, own)) return no(No::nothing_damaged);
  if (!damaged(rules, *at)) return no(No::not_damaged, ship);
  return {};
}

Refusal check_play(const Rules& rules, const Fleet& own, const Fleet& enemy, const Order& order) {
  switch (order.card) {
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd: return check_broadside(rules, own, enemy, order.card, order.ship);
    case Card::submarine:
    case Card::landair: return check_target(enemy, order.ship);
    case Card::minefield: return {};
    case Card::drydock: return check_drydock(rules, own, order.ship);
    case Card::storm:
    case Card::secondary:
    case Card::reinforcement: return no(No::event_card, order.card);
  }
  return {};
}

Order shot(OrderKind kind, Card card, const Fleet& fleet, std::size_t place) { return {kind, card, fleet[place].ship}; }

// The order that plays `card` at this place of its targets.
Order play_at(Card card, const Fleet& own, const Fleet& enemy, std::size_t place) {
  if (card == Card::minefield) return {OrderKind::play, card, Ship{}};
  return shot(OrderKind::play, card, card == Card::drydock ? own : enemy, place);
}

std::size_t nth_bit(std::uint32_t bits, std::uint32_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<std::size_t>(std::countr_zero(bits));
}
// std::popcount is a call into the library where the machine has no instruction for certain.
std::uint32_t count(std::uint8_t bits) {
  std::uint32_t n = bits - ((bits >> 1U) & 0x55U);
  n = (n & 0x33U) + ((n >> 2U) & 0x33U);
  return (n + (n >> 4U)) & 0x0fU;
}

}  // namespace

Refusal Broadside::check(const Rules& rules, const State& state, const Order& order) {
  const auto me = index(state.seat), foe = index(other(state.seat));
  const Fleet &own = state.fleets[me], &enemy = state.fleets[foe];
  switch (order.kind) {
    case OrderKind::draw: return state.stage == Stage::play ? no(No::drawn_already) : Refusal{};
    case OrderKind::strike:
      if (state.stage == Stage::play) return no(No::strike_after_draw);
      if (!has_type(rules, own, ShipType::cv)) return no(No::no_carrier);
      return check_target(enemy, order.ship);
    case OrderKind::play:
    case OrderKind::discard: {
      if (is_event(order.card)) return no(No::event_card, order.card);
      if (state.stage != Stage::play) return no(No::draw_first);
      const Hand& hand = state.hands[me];
      if (std::find(hand.begin(), hand.end(), order.card) == hand.end()) return no(No::not_held, order.card);
      return order.kind == OrderKind::play ? check_play(rules, own, enemy, order) : Refusal{};
    }
  }
  return {};
}

bool Broadside::orders(const Rules& rules, const State& state, Orders& list) {
  const auto me = index(state.seat), foe = index(other(state.seat));
  const Fleet &own = state.fleets[me], &enemy = state.fleets[foe];
  const Reach can = reach(rules, own, enemy, state.hands[me]);
  list.clear();
  if (state.stage == Stage::turn) {
    list.add({OrderKind::draw, {}, {}});
    if (has_carrier(can))
      for (std::uint32_t bits = can.afloat; bits; bits &= bits - 1)
        list.add(shot(OrderKind::strike, {}, enemy, nth_bit(bits, 0)));
    return true;
  }
  for (std::uint32_t kinds = can.kinds; kinds; kinds &= kinds - 1) {
    const Card card = static_cast<Card>(std::countr_zero(kinds));
    for (std::uint32_t bits = aims_of(can, card); bits; bits &= bits - 1)
      list.add(play_at(card, own, enemy, nth_bit(bits, 0)));
  }
  for (std::uint32_t kinds = can.kinds; kinds; kinds &= kinds - 1)
    list.add({OrderKind::discard, static_cast<Card>(std::countr_zero(kinds)), {}});
  return true;
}

// Uniform over orders(), without making the list.
Order Broadside::any_order(const Rules& rules, const State& state, Dice& dice) {
  const auto me = index(state.seat), foe = index(other(state.seat));
  const Fleet &own = state.fleets[me], &enemy = state.fleets[foe];
  const Reach can = reach(rules, own, enemy, state.hands[me]);
  if (state.stage == Stage::turn) {
    if (!has_carrier(can)) return {};
    const std::uint32_t pick = dice.below(1 + count(can.afloat));
    return pick == 0 ? Order{} : shot(OrderKind::strike, {}, enemy, nth_bit(can.afloat, pick - 1));
  }
  struct Kind {
    Card card;
    std::uint8_t at;
    std::uint32_t orders;
  };
  Kind list[kHand];
  std::uint32_t total = 0, n = 0;
  for (std::uint32_t kinds = can.kinds; kinds; kinds &= kinds - 1) {
    const Card card = static_cast<Card>(std::countr_zero(kinds));
    const std::uint8_t at = aims_of(can, card);
    list[n] = {card, at, count(at) + 1};
    total += list[n++].orders;
  }
  std::uint32_t pick = dice.below(total), k = 0;
  for (; pick >= list[k].orders; ++k) pick -= list[k].orders;
  const Kind& kind = list[k];
  if (pick + 1 == kind.orders) return {OrderKind::discard, kind.card, {}};
  return play_at(kind.card, own, enemy, nth_bit(kind.at, pick));
}

}  // namespace d6::broadside
