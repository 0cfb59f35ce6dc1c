// The start: coin, navies, mix, shuffle, deal, events shuffled in (determinism.md "Order of draws at a start", ALL-1,
// TFB-4, TFB-22, TFB-25). All of it is told by the first step, which decides nothing.
#include <span>

#include "games/broadside/rules/broadside.h"

namespace d6::broadside {
namespace {

constexpr Chance kCoin{1, 2};

// Over plain memory: a pile checks each place it is asked for, and there are 290 of them to a start.
template <class Cards>
void shuffle_all(Cards& cards, Dice& dice) {
  std::span all(cards.begin(), cards.end());
  shuffle(all, dice);
}

void deal_navy(const Rules& rules, State& state, Seat seat) {
  auto& navy = state.navies[index(seat)];
  for (std::size_t i = 0; i < kNavy; ++i) navy.push_back(static_cast<Ship>(index(seat) * kNavy + i));
  shuffle_all(navy, state.dice);
  for (int i = 0; i < rules.dealt_ships; ++i) {
    const Ship ship = navy.take();
    state.fleets[index(seat)].add({ship, static_cast<std::uint8_t>(rules.printed(ship))});
  }
}

// TFB-7: so many of each class, the rest of a class that chance decides, each card alone (TFB-25).
void mix(const Rules& rules, State& state) {
  auto counts = rules.cards;
  for (int i = 0; i < rules.any_class; ++i) ++counts[state.dice.below(kBroadsides)];
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (!is_event(static_cast<Card>(kind)))
      for (int i = 0; i < counts[kind]; ++i) state.deck.push_back(static_cast<Card>(kind));
}

}  // namespace

State Broadside::deal(const Rules& rules, Dice dice) {
  State state;
  state.dice = dice;
  state.first = state.seat = roll(kCoin, state.dice).success() ? Seat::zero : Seat::one;
  deal_navy(rules, state, Seat::zero);
  deal_navy(rules, state, Seat::one);
  mix(rules, state);
  shuffle_all(state.deck, state.dice);
  for (int i = 0; i < rules.dealt_cards; ++i)
    for (const Seat seat : {state.first, other(state.first)}) state.hands[index(seat)].add(state.deck.take());
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (is_event(static_cast<Card>(kind)))
      for (int i = 0; i < rules.cards[kind]; ++i) state.deck.push_back(static_cast<Card>(kind));
  shuffle_all(state.deck, state.dice);
  return state;
}

void Broadside::advance(const Rules&, State& state, Log<Event> log) {
  const std::uint32_t coin = state.first == Seat::zero ? 0 : 1;
  log.tell(To::both, true, [&] { return Event{.kind = EventKind::coin, .seat = state.first, .roll = {kCoin, coin}}; });
  for (const Seat seat : {Seat::zero, Seat::one})
    for (const auto& ship : state.fleets[index(seat)])
      log.tell(To::both, true,
               [&] { return Event{.kind = EventKind::joins, .seat = seat, .ship = ship.ship, .left = ship.points}; });
  for (const Seat seat : {state.first, other(state.first)}) {
    const Hand& hand = state.hands[index(seat)];
    log.tell(To::both, false, [&] {
      return Event{.kind = EventKind::deals, .seat = seat, .count = static_cast<std::uint8_t>(hand.size())};
    });
    for (const Card card : hand)
      log.tell(to(seat), true, [&] { return Event{.kind = EventKind::dealt, .seat = seat, .card = card}; });
  }
  state.stage = Stage::turn;
}

}  // namespace d6::broadside
