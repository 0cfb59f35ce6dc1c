// Computer players of Rook 'Em. One engine: worlds that agree with the observation, open-handed search in each, the
// average. The bid winner has seen 25 cards and needs one world only. Skills differ in what they remember and how far
// they look.
#pragma once
#include "games/rook/rules/rook.h"
#include "play/player.h"

namespace d6 {

template <>
struct Ai<rook::Rook> {
  static std::span<const Skill> skills();
  static rook::Order choose(const rook::Rules& rules, const rook::Observation& seen, const Thinking& thinking,
                            Dice& dice);
};

}  // namespace d6
