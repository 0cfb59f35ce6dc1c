// Whole numbers throughout: the same picture everywhere.
#include "stage/systems/tween.h"

#include <algorithm>
#include <cstdint>

#include "stage/speed.h"

namespace d6::stage {

int ease_out(int done, int length) {
  if (length <= 0 || done >= length) return 65536;
  const std::int64_t left = (static_cast<std::int64_t>(length - done) << 16) / length;
  const std::int64_t cubed = (((left * left) >> 16) * left) >> 16;
  return static_cast<int>(65536 - cubed);
}

void step_tweens(Registry& things, int ticks) {
  Pool<Tween>& tweens = things.pool<Tween>();
  for (std::size_t i = tweens.size(); i-- > 0;) {  // from the back: removing moves the last one here
    Tween& t = tweens.values[i];
    const std::uint32_t who = tweens.who[i];
    const int waited = std::min(t.wait, ticks);
    t.wait -= waited;
    t.done = std::min(t.length, t.done + (ticks - waited));
    const bool over = t.wait == 0 && t.done >= t.length;
    const int way = over ? 65536 : ease_out(t.done, t.length);
    const auto between = [way](int a, int b) {
      return a + static_cast<int>((static_cast<std::int64_t>(b - a) * way) / 65536);
    };
    things.pool<Position>().set(who, {between(t.from.x, t.to.x), between(t.from.y, t.to.y)});
    if (over) tweens.remove(who);
  }
}

void send(Registry& things, Thing thing, Position to, int ms, int wait_ms) {
  const Position* at = things.find<Position>(thing);
  const Position from = at ? *at : to;
  things.set(thing, from);
  things.set(thing, Tween{from, to, ticks_of_ms(wait_ms), ticks_of_ms(ms), 0});
}

}  // namespace d6::stage
