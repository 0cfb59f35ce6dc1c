// A ship goes down, after the picture of the blow that sank her: by the bow with her screws in the air, by the stern,
// or broken in two.
#include <algorithm>
#include <cstdlib>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

enum class Way : std::uint8_t { bow, stern, broken };

// What tears the keel breaks her; the sea takes her by the bow.
Way way_down(const Scene& s) {
  if (s.b.backdrop == Backdrop::storm) return Way::bow;
  const bool keel = cut_open(s.b.backdrop) || s.b.backdrop == Backdrop::secondary;
  const int odds = s.grain(6, 50);
  if (keel) return odds < 4 ? Way::broken : Way::bow;
  return odds < 3 ? Way::bow : odds < 5 ? Way::stern : Way::broken;
}

}  // namespace

void paint_sinking(const Scene& s) {
  const Way way = way_down(s);
  const SpriteRef& ship = s.art.target[static_cast<std::size_t>(s.b.target)][index(navy(s.b.event.ship))];
  if (!ship) return;  // its sheet could not be read
  const Struck hull = struck(s);
  const bool bow_right = hull.bow_right;
  const int w = ship.from.w, at = kHull + s.apart, line = s.line;
  const bool deep = cut_open(s.b.backdrop);
  // First she leans, faster and faster; then the sea closes over what is left.
  const int lean = part(s.ms, 60, 520, 0, 34) + part(s.ms, 420, 1050, 0, way == Way::broken ? 70 : 96);
  const int down = part(s.ms, 60, 700, 0, 8) + part(s.ms, 840, kSink - 50, 0, deep ? 70 : 128);
  const auto drop = [&](int k) {
    const int forward = (bow_right ? k : w - k) - w / 2;  // from her middle, towards the bow
    switch (way) {
      case Way::bow: return down + lean * (forward + w / 8) / w;
      case Way::stern: return down - lean * (forward - w / 8) / w;
      case Way::broken: return down + lean / 2 - lean * std::abs(forward) * 3 / (2 * w);
    }
    return 0;
  };
  if (!deep) s.list.push_clip({kScene.x, kScene.y, kScene.w, line + 1});
  for (int k = 0; k < w; k += kStrip) strip(s, k, at, line - 92 + drop(k), hull, moonlight(s), true);
  if (!deep) s.list.pop_clip();
  if (deep && way == Way::broken && s.ms > 300)  // the crack
    for (int i = 0; i < 9; ++i)
      s.fill(hull.along(50) - 2 + (i * 5) % 4, line - 20 + i * 4 + drop(w / 2), 2, 4, stage::ink);
  // Air and foam where she goes under.
  const int weakest = way == Way::broken ? 50 : way == Way::bow ? 25 : 75, middle = hull.along(weakest);
  const int half =
      std::max(1, part(s.ms, 100, kSink - 500, 16, hull.length() / 2) - part(s.ms, kSink - 500, kSink, 0, 36));
  for (int i = 0; i < 34; ++i) {
    const int off = (i * 61) % (2 * half) - half, jump = (s.ms / 110 * 5 + i * 3) & 7;
    if (jump == 7) continue;
    const int lift = std::abs(off) < half / 2 ? jump / 2 : jump / 4;
    s.fill(middle + off, line - lift + i % 3, 2 + (i * 5 + jump) % 6, 1 + i % 2,
           (i & 1) == 0 ? stage::paper
           : i % 4 == 1 ? stage::foam
                        : stage::shallows);
  }
  if (deep)  // bubbles rise from her
    for (std::size_t i = 0; i < 5; ++i)
      s.still(s.art.bubbles[(static_cast<std::size_t>(s.ms / 140) + i) % 4], hull.along(15 + static_cast<int>(i) * 17),
              line + 6 + static_cast<int>(i * 13 % 30));
  const bool gale = s.b.backdrop == Backdrop::storm;
  if (!gale) {
    const int burns = bow_right ? 100 - 54 : 54;
    const int k = burns * w / 100, deck = line - 30 + drop(k);
    if (deck < line + 20) fire(s, hull.along(54), std::min(deck, line), s.ms < kSink - 250);
    if (deck < line && dark(s.sky) && !deep) firelight(s, hull.along(54));
  }
  if (s.ms > kSink - 700) {
    s.still(s.art.debris, hull.along(50) - 50, line - 4);
    s.still(s.art.raft, hull.along(50) + part(s.ms, kSink - 700, kSink, 40, 52), line - 6);
  }
  if (gale) return;  // the sea takes her, no shell does
  // Last bursts, away from where the sea comes in.
  boom(s, hull.along(way == Way::bow ? 62 : 40), line - 22, 0, Size::mid);
  boom(s, hull.along(way == Way::bow ? 80 : way == Way::stern ? 22 : 66), line - 26, 330, Size::small);
  if (s.grain(2, 51) == 0) {
    boom(s, hull.along(50), line - 30, 640, Size::big);
    pieces(s, hull.along(50), line - 30, 660, 12);
  }
}

}  // namespace d6::broadside
