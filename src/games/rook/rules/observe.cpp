// What a viewer may know now (RK-4, RK-17 to RK-19, RK-26). The bid winner has seen 25 cards and so knows the other 20.
#include "games/rook/rules/rook.h"

namespace d6::rook {
namespace {

bool pile_taken(Phase phase) {
  switch (phase) {
    case Phase::dealt:
    case Phase::auction: return false;
    case Phase::swap:
    case Phase::trumps:
    case Phase::play:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: return true;
  }
  return false;
}

}  // namespace

void Rook::observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen) {
  seen = {};
  seen.viewer = viewer;
  seen.phase = state.phase;
  seen.hand = state.hand;
  seen.opener = state.opener;
  seen.next = state.next;
  seen.bidder = state.bidder;
  seen.bids = state.bids;
  seen.trumps = state.trumps;
  seen.played = state.played;
  seen.denied = state.denied;
  seen.led = state.led;
  seen.trick = state.trick;
  seen.captured = state.captured;
  seen.totals = state.totals;
  seen.last_trick = state.last_trick;
  seen.last_hand = state.last_hand;
  seen.winner = outcome(rules, state).winner;

  const bool truth = viewer == Viewer::truth;
  const bool taken = pile_taken(state.phase);
  const bool knows_pile = truth || (taken && state.bidder && viewer == d6::viewer(*state.bidder));
  const bool counted = state.phase == Phase::shuffling || state.phase == Phase::over;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const bool own = viewer == d6::viewer(seat);
    if (own || knows_pile) seen.hands[index(seat)] = state.hands[index(seat)];
    const bool swapping = state.phase == Phase::swap && seat == state.next;
    const auto size = static_cast<std::uint8_t>(state.hands[index(seat)].count());
    seen.sizes[index(seat)] = swapping && !knows_pile ? static_cast<std::uint8_t>(rules.hand_cards) : size;
  }
  seen.pile_known = knows_pile || counted;
  if (seen.pile_known) seen.pile = state.pile;
  if (knows_pile) {
    seen.took = state.took;
    seen.gave = state.gave;
  }
}

}  // namespace d6::rook
