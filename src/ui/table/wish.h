// What a press means at a table: of all intents a dozen, the same ones in every game.
#pragma once
#include <cstdint>

#include "ui/intent.h"

namespace d6::ui {

enum class Wish : std::uint8_t {
  nothing,
  way,      // up, down, left, right: the intent says which
  confirm,  // what has the focus
  press,    // what lies at input.x, input.y
  back,
  second,  // throw away, pass
  third,   // look closer
  previous_row,
  next_row,
  log,
  menu,
  help
};
Wish wish_of(Intent intent);

}  // namespace d6::ui
