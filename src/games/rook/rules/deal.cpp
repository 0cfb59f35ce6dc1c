// RK bid: the deal, and who opens (RK-1, RK-15, RK-22). ALL-1: one card at a time, the opener first, from the front of
// the shuffled deck; the last five are the junk pile.
#include "games/rook/rules/chapters.h"

namespace d6::rook {
namespace {

constexpr Chance kCoin{1, 2};

}  // namespace

void deal(const Rules& rules, State& state) {
  std::array<Card, kCards> deck;
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i].id = static_cast<std::uint8_t>(i);
  shuffle(deck, state.dice);
  state.hands = {};
  state.pile.clear();
  const auto dealt = static_cast<std::size_t>(2 * rules.hand_cards);
  for (std::size_t i = 0; i < dealt; ++i) state.hands[i % 2 ^ index(state.opener)].push_back(deck[i]);
  for (std::size_t i = dealt; i < deck.size(); ++i) state.pile.push_back(deck[i]);

  state.phase = Phase::dealt;
  state.trick = 1;
  state.next = state.opener;
  state.bidder.reset();
  state.bids = {};
  state.trumps.reset();
  state.took.clear();
  state.gave.clear();
  state.played = {};
  state.denied = {};
  state.led.reset();
  state.captured = {};
  state.last_trick.reset();
}

State Rook::start(const Rules& rules, std::uint64_t seed) {
  State state;
  state.dice = dice_of(seed);
  switch (rules.opener) {
    case Opener::zero: state.opener = Seat::zero; break;
    case Opener::one: state.opener = Seat::one; break;
    case Opener::alternate: state.opener = roll(kCoin, state.dice).success() ? Seat::zero : Seat::one; break;
  }
  deal(rules, state);
  return state;
}

void tell_deal(const State& state, Log<Event> log) {
  log.tell(To::both, true, [&] {
    Event event{.kind = Event::Kind::dealt, .seat = state.opener, .number = state.hand};
    return event;
  });
  for (const Seat seat : {Seat::zero, Seat::one})
    log.tell(to(seat), true, [&] {
      Event event{.kind = Event::Kind::hand, .seat = seat};
      event.cards = state.hands[index(seat)];
      return event;
    });
}

}  // namespace d6::rook
