// A card narrows to nothing, changes its face, and widens again.
#include "stage/systems/flip.h"

#include <algorithm>
#include <cstdlib>

#include "stage/speed.h"

namespace d6::stage {

void step_flips(Registry& things, int ticks) {
  Pool<Flip>& flips = things.pool<Flip>();
  for (std::size_t i = flips.size(); i-- > 0;) {
    Flip& f = flips.values[i];
    const std::uint32_t who = flips.who[i];
    const int waited = std::min(f.wait, ticks);
    f.wait -= waited;
    f.done = std::min(f.length, f.done + (ticks - waited));
    if (f.wait > 0 || 2 * f.done < f.length) continue;
    if (CardFace* card = things.pool<CardFace>().find(who)) card->face_up = f.to_face_up;
    if (f.done >= f.length) flips.remove(who);
  }
}

void flip(Registry& things, Thing card, bool to_face_up, int ms, int wait_ms) {
  const CardFace* face = things.find<CardFace>(card);
  if (!face || (face->face_up == to_face_up && !things.find<Flip>(card))) return;
  things.set(card, Flip{to_face_up, ticks_of_ms(wait_ms), ticks_of_ms(ms), 0});
}

int flip_width(const Flip& f, int width) {
  if (f.length <= 0 || f.wait > 0) return width;
  return std::abs(f.length - 2 * f.done) * width / f.length;
}

}  // namespace d6::stage
