// A sound when its time comes; afterwards the cue is gone, and the thing with it if it was nothing else.
#pragma once
#include "stage/sound.h"

namespace d6::stage {

struct SoundCue {
  Sound sound{};
  int wait = 0;       // ticks
  bool alone = true;  // the thing is only this sound
};

}  // namespace d6::stage
