// A picture at the thing's position.
#pragma once
#include "stage/sheet.h"

namespace d6::stage {

struct Sprite {
  SpriteRef what{};
  bool flip = false;
  const Remap* remap = nullptr;
};

}  // namespace d6::stage
