// Good hours: a ship in the dry dock is made whole, a new one joins her fleet.
#include <array>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

// Where her side is torn: hundredths from the bow, and rows below the deck edge.
struct Hole {
  int along, row, mended;
};
constexpr std::array<Hole, 3> kHoles{{{30, -9, 620}, {52, 3, 980}, {70, -6, kReveal}}};

}  // namespace

void dock_behind(const Scene& s) {
  // The crane stands on the far quay and brings a plate.
  const int at = part(s.ms, 0, 1500, 60, 176);
  s.still(s.art.crane, at, 24);
  const int hangs = part(s.ms, 0, 900, 66, 78) - part(s.ms, 1300, 2000, 0, 16);
  s.fill(at + 8, 69, 1, hangs - 66, stage::ink);
  if (s.ms < kReveal + 200) {
    s.fill(at + 1, hangs, 16, 5, stage::ink);
    s.fill(at + 2, hangs + 1, 14, 3, stage::light_grey);
  }
  // Men on the quay.
  for (int i = 0; i < 7; ++i) {
    const int x = 40 + i * 62 + wave(s.ms / 130 + i * 5) / 12;
    s.fill(x, 94, 2, 4, i % 2 == 0 ? stage::navy : stage::dark_earth);
    s.fill(x, 92, 2, 2, stage::sand);
  }
}

void dock_before(const Scene& s) {
  const Struck hull = struck(s);
  // Shores hold her upright.
  for (int k = 8; k < 100; k += 12) {
    const int x = hull.along(k);
    s.list.line(kScene.x + x - 7, s.y(s.line + 21), kScene.x + x, s.y(s.line + 2), stage::tan);
    s.list.line(kScene.x + x - 6, s.y(s.line + 21), kScene.x + x + 1, s.y(s.line + 2), stage::dark_earth);
  }
  for (std::size_t i = 0; i < kHoles.size(); ++i) {
    const Hole& hole = kHoles[i];
    const int x = hull.along(hole.along), y = s.line + hole.row;
    const bool mended = s.ms >= hole.mended;
    for (int row = 0; row < 7; ++row) {  // torn plates, or new ones in red lead
      const int w = row == 0 || row == 6 ? 9 : 13 - (row * 5) % 4;
      s.fill(x - w / 2, y + row - 3, w, 1, mended ? (row == 0 ? stage::orange : stage::red) : stage::ink);
    }
    if (mended) {
      for (const int rivet : {-4, 0, 4}) s.fill(x + rivet, y, 1, 1, stage::maroon);
    } else {
      s.fill(x - 7, y - 4, 4, 1, stage::grey);
      s.fill(x + 3, y + 4, 4, 1, stage::grey);
    }
    // The torch on the plates: a white spark, and what falls from it.
    const bool works = s.ms > hole.mended - 620 && s.ms < hole.mended + 160;
    if (!works || s.ms / 110 % 4 == 3) continue;
    const int sx = x + wave(s.ms / 90 + static_cast<int>(i) * 3) / 14, sy = y + wave(s.ms / 120) / 30;
    const SpriteRef& torch = s.art.weld[static_cast<std::size_t>(s.ms / 110 + static_cast<int>(i)) % 4];
    s.still(torch, sx - torch.from.w / 2, sy - torch.from.h / 2);
    for (int k = 0; k < 6; ++k) {
      const int fall = (s.ms / 14 + k * 17) % 24;
      if (sy + fall < s.line + 22)
        s.fill(sx + (k * 5) % 11 - 5, sy + fall, 1, 2, k % 2 == 0 ? stage::yellow : stage::orange);
    }
  }
}

void arrival_before(const Scene& s) {
  if (s.b.event.kind != EventKind::reinforcement) return;
  const Struck hull = struck(s);
  // Her signals fly from the masthead to the forecastle, where nothing stands in their way.
  const int top = hull.mast_y + 3, w = s.art.signals.from.w;
  s.list.sprite(s.art.signals, kScene.x + (hull.bow_right ? hull.mast_x : hull.mast_x - w + 1), s.y(top),
                !hull.bow_right);
  // A lamp on her bridge: long, short, long.
  const int beat = s.ms % 1500;
  const bool on = s.ms > 500 && (beat < 420 || (beat > 700 && beat < 860) || beat > 1100);
  const int x = hull.mast_x + (hull.bow_right ? 8 : -10);
  if (!s.flashes || !on) return;
  s.fill(x, hull.mast_y + 22, 3, 3, stage::yellow);
  s.fill(x + 1, hull.mast_y + 23, 1, 1, stage::paper);
  s.fill(x - 2, hull.mast_y + 23, 7, 1, stage::yellow);
}

}  // namespace d6::broadside
