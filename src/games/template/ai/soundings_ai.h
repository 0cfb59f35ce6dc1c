// Computer players of Soundings: one that drops anywhere, one that drops where most sampled worlds have the boat.
#pragma once
#include "games/template/rules/soundings.h"
#include "play/player.h"

namespace d6 {

template <>
struct Ai<soundings::Soundings> {
  static std::span<const Skill> skills();
  static soundings::Order choose(const soundings::Rules& rules, const soundings::Observation& seen, const Thinking& thinking, Dice& dice);
};

}  // namespace d6
