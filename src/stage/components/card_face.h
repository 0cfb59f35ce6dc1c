// A card: front and back, and which is up. A running flip shows it squashed (systems/flip.h).
#pragma once
#include "stage/sheet.h"

namespace d6::stage {

struct CardFace {
  SpriteRef front{}, back{};
  bool face_up = true;
  const Remap* remap = nullptr;  // dimmed: cannot be played
};

// While a card turns over; `face_up` of the card changes in the middle.
struct Flip {
  bool to_face_up = true;
  int wait = 0, length = 0, done = 0;  // ticks
};

}  // namespace d6::stage
