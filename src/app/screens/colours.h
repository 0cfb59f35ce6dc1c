// How many colours a theme shows: those of few colours give one to several indexes (art.md).
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "stage/theme.h"

namespace d6::app {

// Indexes of the colours that can be told apart, each once.
inline std::vector<std::uint8_t> distinct_colours(const stage::Theme& theme) {
  std::vector<std::uint8_t> out;
  for (std::size_t i = 0; i < theme.colours.size(); ++i) {
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&](std::uint8_t other) { return theme.colours[other] == theme.colours[i]; });
    if (!known) out.push_back(static_cast<std::uint8_t>(i));
  }
  return out;
}

}  // namespace d6::app
