// What the chapters of the rules share while an order is carried out.
#pragma once
#include "games/broadside/rules/broadside.h"

namespace d6::broadside {

// One order or event in the course of being carried out.
struct Course {
  const Rules& rules;
  State& state;
  const Log<Event>& log;

  Seat me() const { return state.seat; }
  Fleet& own() const { return state.fleets[index(state.seat)]; }
  Fleet& enemy() const { return state.fleets[index(other(state.seat))]; }
};

FleetShip& at(Fleet& fleet, Ship ship);  // requires that it is there
void sink(const Course& course, Seat owner, FleetShip& ship);
std::uint8_t lose(FleetShip& ship, int points);  // hit points never fall below 0 (other-1); returns what is left

void draw(const Course& course);
void play(const Course& course, const Order& order);
void storm(const Course& course);      // card-5
void secondary(const Course& course);  // card-7
void reinforce(const Course& course);  // card-6
void end_turn(const Course& course);   // over-1, over-2

}  // namespace d6::broadside
