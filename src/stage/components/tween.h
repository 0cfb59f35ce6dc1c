// A thing on its way: from one position to another with ease-out. When it ends, the thing lies exactly at its goal.
#pragma once
#include "stage/components/position.h"

namespace d6::stage {

struct Tween {
  Position from{}, to{};
  int wait = 0, length = 0, done = 0;  // ticks: before it starts, of the way, gone so far
};

}  // namespace d6::stage
