// From the back, as removing moves the last one into the gap.
#include "stage/systems/timed.h"

namespace d6::stage {

void step_lifetimes(Registry& things, int ticks) {
  Pool<Lifetime>& lives = things.pool<Lifetime>();
  for (std::size_t i = lives.size(); i-- > 0;) {
    lives.values[i].left -= ticks;
    if (lives.values[i].left <= 0) things.remove_at(lives.who[i]);
  }
}

void step_sounds(Registry& things, int ticks, std::vector<Sound>& out) {
  Pool<SoundCue>& cues = things.pool<SoundCue>();
  for (std::size_t i = cues.size(); i-- > 0;) {
    SoundCue& cue = cues.values[i];
    cue.wait -= ticks;
    if (cue.wait > 0) continue;
    out.push_back(cue.sound);
    const std::uint32_t who = cues.who[i];
    if (cue.alone) {
      things.remove_at(who);
    } else {
      cues.remove(who);
    }
  }
}

}  // namespace d6::stage
