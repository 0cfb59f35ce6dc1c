// The manual of Rook 'Em and the lines that teach a first game, every number of them read from the rules.
#pragma once
#include <string>
#include <vector>

#include "games/rook/rules/api.h"
#include "games/rook/rules/rules.h"
#include "play/manual.h"

namespace d6 {

template <>
struct Manual<rook::Rook> {
  static std::vector<ManualPage> pages(const rook::Rules& rules);
  static std::vector<Lesson> lessons(const rook::Rules& rules, const rook::Observation& seen);
};

}  // namespace d6
