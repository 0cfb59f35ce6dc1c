// Carrier Force: the whole state: the world of tables and its dice. For the rules, and for a computer player's sampled
// worlds.
#pragma once
#include <tuple>

#include "games/carrier/rules/world.h"

namespace d6::carrier {

struct State : World {
  Dice dice;
  static auto fields(const State& s) { return std::tuple_cat(World::fields(s), std::tie(s.dice)); }
  static auto fields(State& s) { return std::tuple_cat(World::fields(s), std::tie(s.dice)); }
  static constexpr std::string_view field_names() {
    return "turn, phase, seat, current, cursor, cursor2, agreed, ended, weather, ships, forces, bases, decks, "
           "missions, fights, known, dice";
  }
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace d6::carrier
