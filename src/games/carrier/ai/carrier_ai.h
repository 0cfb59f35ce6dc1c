// Computer admirals of Carrier Force.
#pragma once
#include "games/carrier/rules/carrier.h"
#include "play/player.h"

namespace d6 {

template <>
struct Ai<carrier::Carrier> {
  static std::span<const Skill> skills();
  static carrier::Order choose(const carrier::Rules& rules, const carrier::Observation& seen, const Thinking& thinking,
                               Dice& dice);
};

}  // namespace d6
