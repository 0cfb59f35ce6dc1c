// Whether a state that was written by hand or read from a file is one that the rules can hold.
#include <cstdlib>

#include "games/rook/rules/chapters.h"

namespace d6::rook {
namespace {

bool is_seat(Seat seat) { return index(seat) < 2; }

std::string seats_wrong(const State& s) {
  if (!is_seat(s.opener) || !is_seat(s.next) || (s.bidder && !is_seat(*s.bidder)))
    return "a seat that is neither 0 nor 1";
  if (s.last_trick && (!is_seat(s.last_trick->leader) || !is_seat(s.last_trick->winner)))
    return "a seat of the last trick that is neither 0 nor 1";
  if (s.last_hand && !is_seat(s.last_hand->bidder)) return "a seat of the last hand that is neither 0 nor 1";
  return {};
}

std::string cards_wrong(const State& s) {
  Cards all;
  int count = 0;
  for (const Cards part : {s.hands[0], s.hands[1], s.pile, s.played[0], s.played[1]}) {
    all.add(part);
    count += part.count();
  }
  for (const Card one : kAllCards)
    if (!all.contains(one)) return card_text(one) + " is nowhere";
  if (count != kCards) return "a card in two places";
  if (!kAllCards.contains(all)) return "a card that is not in the deck";
  for (const std::size_t i : {0U, 1U})
    if (s.hands[i] & s.denied[i]) return "a seat holds a card that it has shown not to hold";
  return {};
}

std::string bids_wrong(const Rules& rules, const State& s) {
  for (const auto points : s.bids)
    if (points != 0 && (points < rules.opening_bid || points > rules.most_bid || points % rules.bid_step != 0))
      return "a bid of " + std::to_string(points);
  if (!s.bidder) return s.bids[0] || s.bids[1] ? "a bid without a bidder" : "";
  if (s.bids[index(*s.bidder)] <= s.bids[index(other(*s.bidder))]) return "a bidder whose bid is not the higher one";
  return {};
}

std::string sizes_wrong(const Rules& rules, const State& s, int held, int laid) {
  const std::size_t mover = index(s.next);
  const int took = s.took.count(), gave = s.gave.count();
  if (!s.hands[mover].contains(s.took) || !s.pile.contains(s.gave))
    return "a swapped card that is not where it was put";
  if (took > rules.swap_most || gave > rules.swap_most) return "more cards swapped than allowed";
  if (s.pile.count() != rules.pile_cards - took + gave) return "a pile of " + std::to_string(s.pile.count()) + " cards";
  if (s.hands[mover].count() != held + took - gave || s.hands[1 - mover].count() != held - (s.led ? 1 : 0))
    return "hands of " + std::to_string(s.hands[0].count()) + " and " + std::to_string(s.hands[1].count()) +
           " cards in trick " + std::to_string(s.trick);
  if (s.played[mover].count() != laid || s.played[1 - mover].count() != laid + (s.led ? 1 : 0))
    return "a count of played cards that does not fit trick " + std::to_string(s.trick);
  return {};
}

std::string play_wrong(const Rules& rules, const State& s) {
  if (!s.bidder || !s.trumps) return "cards played without a bid winner or trumps";
  if (s.trick < 1 || s.trick > rules.hand_cards) return "trick " + std::to_string(s.trick);
  if (s.led && !s.played[index(other(s.next))].contains(*s.led)) return "a led card that its seat has not played";
  const Cards laid = (s.played[0] | s.played[1]) - (s.led ? Cards(*s.led) : Cards());
  if (s.captured[0] < 0 || s.captured[1] < 0 || s.captured[0] + s.captured[1] != rules.points(laid))
    return "points taken that are not those of the cards played";
  if (s.phase == Phase::play) return sizes_wrong(rules, s, rules.hand_cards - s.trick + 1, s.trick - 1);
  return sizes_wrong(rules, s, 0, rules.hand_cards);
}

std::string match_wrong(const Rules& rules, const State& s) {
  if (s.hand < 1 || s.hand > rules.hands_most) return "hand " + std::to_string(s.hand);
  for (const auto total : s.totals)
    if (std::abs(total) > rules.hands_most * rules.total_points) return "a total of " + std::to_string(total);
  const bool reached = s.totals[0] != s.totals[1] && (s.totals[0] >= rules.goal || s.totals[1] >= rules.goal);
  if (s.phase == Phase::over) return match_over(rules, s) ? "" : "a match that is over before anybody has won it";
  if (reached && !rules.single_hand) return "a match that goes on although it is won";
  return {};
}

// Before the first lead nothing has been named, led, shown or taken.
std::string early_wrong(const Rules& rules, const State& s) {
  if (s.trumps) return "trumps before they are named";
  if (s.led || s.last_trick || s.denied[0] || s.denied[1] || s.trick != 1) return "a trick before the first lead";
  if (s.captured[0] != 0 || s.captured[1] != 0) return "points taken before the first lead";
  if (s.phase == Phase::dealt && s.bidder) return "a bid before the hands are told";
  if (s.phase == Phase::auction && s.bidder && s.bids[index(*s.bidder)] == rules.most_bid)
    return "an auction that the last bid has ended";
  return sizes_wrong(rules, s, rules.hand_cards, 0);
}

std::string phase_wrong(const Rules& rules, const State& s) {
  if (s.phase != Phase::swap && (s.took || s.gave)) return "swapped cards outside the swap";
  switch (s.phase) {
    case Phase::dealt:
    case Phase::auction:
      if (s.next != (s.bidder ? other(*s.bidder) : s.opener)) return "the wrong seat to bid";
      return early_wrong(rules, s);
    case Phase::swap:
    case Phase::trumps:
      if (!s.bidder || s.next != *s.bidder) return "the pile with a seat that has not won it";
      return early_wrong(rules, s);
    case Phase::play:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: return play_wrong(rules, s);
  }
  return "a phase that is not of the game";
}

}  // namespace

std::string Rook::invalid(const Rules& rules, const State& state) {
  for (const auto& wrong : {seats_wrong(state), cards_wrong(state)})
    if (!wrong.empty()) return wrong;
  for (const auto& wrong : {bids_wrong(rules, state), phase_wrong(rules, state), match_wrong(rules, state)})
    if (!wrong.empty()) return wrong;
  return {};
}

}  // namespace d6::rook
