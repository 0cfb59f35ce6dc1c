// The manual of Carrier Force and the lines that teach a first battle, every number of it read from the rules.
#pragma once
#include <string>
#include <vector>

#include "games/carrier/rules/api.h"
#include "games/carrier/rules/rules.h"
#include "play/manual.h"

namespace d6 {

template <>
struct Manual<carrier::Carrier> {
  static std::vector<ManualPage> pages(const carrier::Rules& rules);
  static std::vector<Lesson> lessons(const carrier::Rules& rules, const carrier::Observation& seen);
};

}  // namespace d6
