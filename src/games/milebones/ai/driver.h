// How a car is driven without looking ahead: one pass over the hand. Used as the moves of a playout and as the lower
// skills. It looks only at the table, at the deck's size and at the hand of whoever is to move.
#pragma once
#include "games/milebones/rules/milebones.h"

namespace d6::milebones {

// What a driver knows how to do.
struct Habit {
  bool keeps_safeties = true;   // for a coup fourre; otherwise they are laid at once
  bool weighs_discards = true;  // otherwise it discards the card held longest
  bool attacks_first = true;    // a hazard before its own way
};

// Requires that a seat decides; always legal.
Order drive(const Rules& rules, const State& state, const Habit& habit);

// How much `card` is worth keeping in the hand of whoever is to move; for the order of discards.
int keep_value(const Rules& rules, const State& state, Card card);

}  // namespace d6::milebones
