// Where a thing lies: its left upper corner on the canvas.
#pragma once

namespace d6::stage {

struct Position {
  int x = 0, y = 0;
  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace d6::stage
