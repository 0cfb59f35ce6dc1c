// How a car is driven without looking ahead: every play and discard gets a worth from a table of habits, the best is
// done. It makes the moves of playouts and is the two lower skills. It looks only at the table, at the deck's size and
// at the hand of whoever is to move.
#pragma once
#include "games/milebones/rules/milebones.h"

namespace d6::milebones {

// What a driver thinks things are worth, roughly in points. Found by playing habits against each other.
struct Habit {
  // Playing
  int attack = 110;       // a hazard that stops
  int attack_limit = 60;  // a Speed Limit
  int attack_close = 10;  // more where the other has few miles to go
  int cure = 46;          // the remedy that is needed
  int start = 61;         // a Go that gets the car rolling
  int end_limit = 59;     // an End of Limit
  int drive = 17;         // any mileage card
  int drive_mile = 29;    // and this for each 100 miles of it
  int arrive = 600;       // the card that meets the goal
  int fast = 0;           // a 200, which costs the safe trip
  // Safeties: kept for a coup until something speaks for laying them
  int lay = -30;
  int lay_cures = 120;  // it frees the car
  int lay_starts = 62;  // a Right of Way that gets the car rolling
  int lay_late = 495;   // the deck or the race is nearly over
  int late_deck = 7, late_miles = 125;
  // Keeping: what a discard costs
  int keep_mile = 10;       // any mileage card
  int keep_mile_each = 25;  // and this for each 100 miles of it
  int keep_hazard = 70, keep_hazard_more = 45;
  int keep_go = 70, keep_go_more = 35;
  int keep_remedy = 36, keep_remedy_more = 5;
  int keep_end = 48, keep_end_more = 8;
  int keep_needed = 100;  // the remedy for what lies on the car
  int keep_safety = 300;
  // The extension: taken when the other has so many miles to go and the deck so many cards
  int extend_miles = 700, extend_deck = 36;
  D6_FIELDS(Habit, attack, attack_limit, attack_close, cure, start, end_limit, drive, drive_mile, arrive, fast, lay,
            lay_cures, lay_starts, lay_late, late_deck, late_miles, keep_mile, keep_mile_each, keep_hazard,
            keep_hazard_more, keep_go, keep_go_more, keep_remedy, keep_remedy_more, keep_end, keep_end_more,
            keep_needed, keep_safety, extend_miles, extend_deck)
};

// Requires that a seat decides; always legal.
Order drive(const Rules& rules, const State& state, const Habit& habit);

// What the driver thinks of an order of Phase::play; comparable within one decision.
int driver_worth(const Rules& rules, const State& state, const Habit& habit, const Order& order);

}  // namespace d6::milebones
