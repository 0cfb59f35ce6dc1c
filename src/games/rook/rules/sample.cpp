// Worlds that agree with what a viewer has seen: every colour not followed, every forced trump, the bids, and a junk
// pile such as a bid winner leaves. What is impossible never comes; what is unlikely comes seldom.
#include <algorithm>

#include "games/rook/rules/rook.h"

namespace d6::rook {
namespace {

Card draw(Cards from, Dice& dice) { return from.nth(dice.below(static_cast<std::uint32_t>(from.count()))); }

Cards counters(const Rules& rules) {
  Cards out;
  for (const Card one : kAllCards)
    if (rules.points(one) > 0) out.push_back(one);
  return out;
}

// How likely a bid winner is to leave a card in the pile, in no unit: low cards of side colours before high ones and
// trumps.
int pile_weight(const Rules& rules, std::optional<Colour> trumps, Card one) {
  if (!trumps) return 1;
  const int worth = rules.clean_pile ? 1 : (rules.points(one) > 0 ? 6 : 1);
  if (one.rook()) return 1;
  if (one.colour() == *trumps) return worth;
  return worth * (one.rank() >= 13 ? 2 : one.rank() >= 11 ? 5 : 12);
}

Card draw_for_pile(const Rules& rules, std::optional<Colour> trumps, Cards from, Dice& dice) {
  std::uint32_t sum = 0;
  for (const Card one : from) sum += static_cast<std::uint32_t>(pile_weight(rules, trumps, one));
  std::uint32_t drawn = dice.below(sum);
  for (const Card one : from) {
    const auto weight = static_cast<std::uint32_t>(pile_weight(rules, trumps, one));
    if (drawn < weight) return one;
    drawn -= weight;
  }
  return from.highest();
}

struct Places {
  std::array<Cards, 2> hands;
  Cards pile;
};

// Deals `unknown` to the places that are open, so that no seat gets a card it has denied.
Places fill(const Rules& rules, const Observation& seen, Cards unknown, Dice& dice) {
  Places out{seen.hands, seen.pile};
  std::array<int, 2> room{};
  std::array<Cards, 2> may{};
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto i = index(seat);
    room[i] = seen.sizes[i] - seen.hands[i].count();
    may[i] = room[i] > 0 ? unknown - seen.denied[i] : Cards();
  }
  int pile_room = unknown.count() - room[0] - room[1];
  const bool clean = rules.clean_pile && seen.trumps.has_value();
  const auto to_pile = [&](Cards from) {
    Cards good = clean ? from - counters(rules) : from;
    if (!good) good = from;
    const Card one = draw_for_pile(rules, seen.trumps, good, dice);
    out.pile.push_back(one);
    unknown.remove(one);
    may[0].remove(one);
    may[1].remove(one);
    --pile_room;
  };
  while (pile_room > 0 && (unknown - may[0] - may[1])) to_pile(unknown - may[0] - may[1]);
  for (const std::size_t i : {0U, 1U})
    while (pile_room > 0 && (may[i] - may[1 - i]).count() > room[i]) to_pile(may[i] - may[1 - i]);
  while (pile_room > 0) to_pile(unknown);
  for (const std::size_t i : {0U, 1U}) {
    const Cards only = may[i] - may[1 - i];
    out.hands[i].add(only);
    room[i] -= only.count();
    unknown.remove(only);
  }
  while (room[0] > 0 && unknown) {
    const Card one = draw(unknown, dice);
    out.hands[0].push_back(one);
    unknown.remove(one);
    --room[0];
  }
  out.hands[1].add(unknown);
  return out;
}

// How far the hidden hand of a bidder falls short of his bid, 0 where it is good enough for it.
int shortfall(const Rules& rules, const Observation& seen, const Places& places) {
  int sum = 0;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto i = index(seat);
    if (seen.sizes[i] == seen.hands[i].count() || seen.bids[i] == 0) continue;
    if (seen.bids[i] == rules.opening_bid && seat == seen.opener) continue;  // bound to it
    const Cards whole = places.hands[i] | seen.played[i] | (seen.trumps ? places.pile : Cards());
    sum += std::max(0, seen.bids[i] - rough_points(whole));
  }
  return sum;
}

std::uint64_t seed_from(Dice& fresh) {
  const std::uint64_t high = fresh.below(1U << 31U);
  return (high << 31U) | fresh.below(1U << 31U);
}

}  // namespace

int rough_points(Cards hand) {
  int sum = hand.contains(kRook) ? 42 : 14;
  for (const auto colour : kAllColours) {
    const Cards held = hand & suit(colour);
    if (held.contains(card(colour, 14))) sum += 11;
    if (held.contains(card(colour, 13))) sum += 5;
    if (held.contains(card(colour, 12))) sum += 2;
    sum += std::max(0, held.count() - 5) * 6;
  }
  return sum;
}

State Rook::sample(const Rules& rules, const Observation& seen, Dice& fresh) {
  State state;
  state.phase = seen.phase;
  state.hand = seen.hand;
  state.trick = seen.trick;
  state.opener = seen.opener;
  state.next = seen.next;
  state.bidder = seen.bidder;
  state.bids = seen.bids;
  state.trumps = seen.trumps;
  state.took = seen.took;
  state.gave = seen.gave;
  state.played = seen.played;
  state.denied = seen.denied;
  state.led = seen.led;
  state.captured = seen.captured;
  state.totals = seen.totals;
  state.last_trick = seen.last_trick;
  state.last_hand = seen.last_hand;

  const Cards unknown = kAllCards - seen.hands[0] - seen.hands[1] - seen.pile - seen.played[0] - seen.played[1];
  constexpr int kTries = 6;
  int best = 0;
  for (int i = 0; i < kTries; ++i) {
    const Places places = fill(rules, seen, unknown, fresh);
    const int lack = unknown ? shortfall(rules, seen, places) : 0;
    if (i == 0 || lack < best) {
      best = lack;
      state.hands = places.hands;
      state.pile = places.pile;
    }
    if (best == 0) break;
  }
  state.dice = dice_of(seed_from(fresh));
  return state;
}

}  // namespace d6::rook
