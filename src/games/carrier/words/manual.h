// The manual of Carrier Force, every number of it read from the rules.
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
};

}  // namespace d6
