// The manual of Mile Bones and the lines that teach a first game, every number of them read from the rules.
#pragma once
#include <string>
#include <vector>

#include "games/milebones/rules/api.h"
#include "games/milebones/rules/rules.h"
#include "play/manual.h"

namespace d6 {

template <>
struct Manual<milebones::MileBones> {
  static std::vector<ManualPage> pages(const milebones::Rules& rules);
  static std::vector<Lesson> lessons(const milebones::Rules& rules, const milebones::Observation& seen);
};

}  // namespace d6
