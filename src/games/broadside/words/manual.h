// The manual of Broadside and the lines that teach a first game, every number of them read from the rules.
#pragma once
#include <string>
#include <vector>

#include "games/broadside/rules/api.h"
#include "play/manual.h"

namespace d6 {

template <>
struct Manual<broadside::Broadside> {
  static std::vector<ManualPage> pages(const broadside::Rules& rules);
  static std::vector<Lesson> lessons(const broadside::Rules& rules, const broadside::Observation& seen);
};

}  // namespace d6
