// Turns cards over.
#pragma once
#include "stage/registry.h"

namespace d6::stage {

void step_flips(Registry& things, int ticks);

// Starts to turn a card; nothing happens to a card that lies that way already and does not turn.
void flip(Registry& things, Thing card, bool to_face_up, int ms, int wait_ms = 0);

// How wide the card shows now, of `width`.
int flip_width(const Flip& flip, int width);

}  // namespace d6::stage
