// Which thing lies over which: a higher layer later, then a higher order. Things without one are not drawn.
#pragma once
#include <cstdint>

namespace d6::stage {

struct Layer {
  std::int16_t layer = 0, order = 0;
  friend bool operator==(const Layer&, const Layer&) = default;
};

}  // namespace d6::stage
