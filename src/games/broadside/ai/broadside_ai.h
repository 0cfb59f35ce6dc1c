// Computer players of Broadside: one engine, four skills, scaled by what it knows and by how many games it plays in its
// head.
#pragma once
#include "games/broadside/rules/broadside.h"
#include "play/player.h"

namespace d6 {

template <>
struct Ai<broadside::Broadside> {
  static std::span<const Skill> skills();
  static broadside::Order choose(const broadside::Rules& rules, const broadside::Observation& seen,
                                 const Thinking& thinking, Dice& dice);
};

}  // namespace d6
