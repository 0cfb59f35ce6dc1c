// The list of systems.
#include "stage/stage.h"

#include "stage/systems/flip.h"
#include "stage/systems/timed.h"
#include "stage/systems/tween.h"

namespace d6::stage {

void step(Stage& stage, Speed speed) {
  const int ticks = ticks_a_step(speed);
  step_tweens(stage.things, ticks);
  step_flips(stage.things, ticks);
  step_sounds(stage.things, ticks, stage.sounds);
  step_lifetimes(stage.things, ticks);
}

bool moving(const Stage& stage) {
  const Registry& t = stage.things;
  return t.pool<Tween>().size() + t.pool<Flip>().size() + t.pool<Lifetime>().size() + t.pool<SoundCue>().size() > 0;
}

void settle(Stage& stage) {
  constexpr int kAll = 1 << 28;
  step_tweens(stage.things, kAll);
  step_flips(stage.things, kAll);
  std::vector<Sound> unheard;
  step_sounds(stage.things, kAll, unheard);
  step_lifetimes(stage.things, kAll);
}

}  // namespace d6::stage
