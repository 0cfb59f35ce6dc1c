// What a viewer may know (TFB-18, TFB-32): both fleets, the discards, how many cards are where, its own hand. And
// worlds that agree with it: the other hand, the deck's order and the mix of broadsides (TFB-7) are drawn anew.
#include "games/broadside/rules/broadside.h"

namespace d6::broadside {
namespace {

using Counts = std::array<std::uint8_t, kCards>;

bool sees_hand(Viewer viewer, Seat seat) { return viewer == Viewer::truth || viewer == d6::viewer(seat); }

Counts seen_cards(const Observation& seen) {
  Counts counts = seen.discarded;
  for (const Hand& hand : seen.hands)
    for (const Card card : hand) ++counts[index(card)];
  return counts;
}

// A mix that agrees with the broadsides seen. Each class has `least` cards of its own in the deck and shares in those
// whose class chance decided: each card seen was one of its own with the chance that the numbers left of both kinds
// give, and what is left of the shared ones is of any class. Returns the cards not seen.
Counts unseen_cards(const Rules& rules, const Counts& seen, Dice& dice) {
  Counts unseen{};
  std::array<int, kBroadsides> own{}, to_place{};
  int shared = rules.any_class, needed = 0;  // shared cards left; those that must still go to classes seen too often
  for (std::size_t c = 0; c < kBroadsides; ++c) {
    own[c] = rules.cards[c];
    to_place[c] = seen[c];
    needed += std::max(0, to_place[c] - own[c]);
  }
  for (std::size_t c = 0; c < kBroadsides; ++c) {
    for (; to_place[c] > 0; --to_place[c]) {
      const bool must_share = own[c] == 0;
      const bool can_share = must_share || (shared > needed);
      const auto weight_own = static_cast<std::uint32_t>(static_cast<int>(kBroadsides) * own[c]);
      const auto weight_shared = static_cast<std::uint32_t>(shared);
      const bool is_own = !must_share && (!can_share || dice.below(weight_own + weight_shared) < weight_own);
      if (is_own) {
        --own[c];
      } else {
        if (to_place[c] > own[c]) --needed;  // it was one of those that must be shared
        --shared;
      }
    }
  }
  for (std::size_t c = 0; c < kBroadsides; ++c) unseen[c] = static_cast<std::uint8_t>(own[c]);
  for (; shared > 0; --shared) ++unseen[dice.below(kBroadsides)];
  for (std::size_t kind = kBroadsides; kind < kCards; ++kind)
    unseen[kind] = static_cast<std::uint8_t>(rules.cards[kind] > seen[kind] ? rules.cards[kind] - seen[kind] : 0);
  return unseen;
}

// The ships that are in neither fleet. Only the first few can ever come: only they are drawn by lot.
void sample_navy(const Rules& rules, const Observation& seen, Seat seat, State& world, Dice& dice) {
  std::array<bool, kNavy> in_fleet{};
  const std::size_t base = index(seat) * kNavy;
  for (const auto& ship : seen.fleets[index(seat)]) in_fleet[index(ship.ship) - base] = true;
  auto& navy = world.navies[index(seat)];
  for (std::size_t i = 0; i < kNavy; ++i)
    if (!in_fleet[i]) navy.push_back(static_cast<Ship>(base + i));
  const std::size_t coming = std::min<std::size_t>(rules.cards[index(Card::reinforcement)], navy.size());
  for (std::size_t i = 0; i < coming; ++i)
    std::swap(navy[i], navy[i + dice.below(static_cast<std::uint32_t>(navy.size() - i))]);
}

void sample_cards(const Rules& rules, const Observation& seen, State& world, Dice& dice) {
  const Counts unseen = unseen_cards(rules, seen_cards(seen), dice);
  Fixed<Card, kDeck> pool;  // what may be in a hand
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (!is_event(static_cast<Card>(kind)))
      for (int i = 0; i < unseen[kind]; ++i) pool.add(static_cast<Card>(kind));
  for (const Seat seat : {Seat::zero, Seat::one}) {
    Hand& hand = world.hands[index(seat)];
    while (hand.size() < seen.held[index(seat)] && !pool.empty()) {
      const auto pick = dice.below(static_cast<std::uint32_t>(pool.size()));
      hand.add(pool[pick]);
      pool[pick] = pool.back();
      pool.pop_back();
    }
  }
  for (const Card card : pool) world.deck.push_back(card);
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (is_event(static_cast<Card>(kind)))
      for (int i = 0; i < unseen[kind]; ++i) world.deck.push_back(static_cast<Card>(kind));
  shuffle(world.deck, dice);
}

}  // namespace

void Broadside::observe(const Rules& rules, const State& state, Viewer viewer, Observation& out) {
  out.viewer = viewer;
  out.stage = state.stage;
  out.seat = state.seat;
  out.first = state.first;
  out.turn = state.turn;
  out.fleets = state.fleets;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto i = index(seat);
    out.hands[i] = sees_hand(viewer, seat) ? state.hands[i] : Hand{};
    out.held[i] = static_cast<std::uint8_t>(state.hands[i].size());
    out.navy_left[i] = static_cast<std::uint8_t>(state.navies[i].size());
    out.scores[i] = score(rules, state, seat);
  }
  out.deck_left = static_cast<std::uint8_t>(state.deck.size());
  out.discarded = state.discarded;
  out.top = state.top;
  out.deck = viewer == Viewer::truth ? state.deck : Pile<Card, kDeck>{};
}

State Broadside::sample(const Rules& rules, const Observation& seen, Dice& dice) {
  State world;
  const std::uint64_t high = dice.below(1U << 31);
  world.dice = {(high << 31) | dice.below(1U << 31), Stream::computer, false};
  world.stage = seen.stage;
  world.seat = seen.seat;
  world.first = seen.first;
  world.turn = seen.turn;
  world.fleets = seen.fleets;
  world.hands = seen.hands;
  world.discarded = seen.discarded;
  world.top = seen.top;
  for (const Seat seat : {Seat::zero, Seat::one}) sample_navy(rules, seen, seat, world, dice);
  if (seen.viewer == Viewer::truth) {
    world.deck = seen.deck;
  } else {
    sample_cards(rules, seen, world, dice);
  }
  return world;
}

}  // namespace d6::broadside
