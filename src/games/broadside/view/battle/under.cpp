// Where the sea is cut open: a boat and her torpedoes by night, a field of mines by day (TFB-11).
#include <array>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

// Where the torpedoes are, and where they are bound: into her side, or past her stern behind her.
void torpedoes(const Scene& s, bool passing) {
  const Event& e = s.b.event;
  if (e.kind != EventKind::submarine || hits(e) == passing) return;
  const auto phase = static_cast<std::size_t>(s.ms / 120) % 2;
  const Struck hull = struck(s);
  const int near_end = s.mirrored ? kScene.w - hull.right : hull.left;
  for (int i = 0; i < 2; ++i) {
    const int t0 = 350 + i * 200, t1 = passing ? 2000 + i * 80 : kReveal + i * 110;
    if (s.ms < t0) continue;
    const int x1 = passing ? 520 : near_end + hull.length() * (30 + i * 16) / 100 - 42, deep = s.line + 3 + i * 3;
    const int rise = t0 + (t1 - t0) * (passing ? 40 : 60) / 100;
    const int px = part(s.ms, t0, t1, 116, x1), py = part(s.ms, t0, rise, 128, deep);
    if (s.ms < t1) s.put(s.art.torpedo[phase], px, py);
    // Bubbles come up from what has run: a line of them on the surface.
    const int level = part(rise, t0, t1, 116, x1);
    for (int x = level; x < px - 8; x += 9) {
      const int at = s.mirrored ? kScene.w - x - 3 : x;
      s.fill(at, s.line - 1 + (x / 9 + s.ms / 200) % 2, 3, 1, px - x < 90 ? stage::paper : stage::shallows);
      if (px - x < 70) s.fill(at + 1, s.line + 3 + (x * 7 + s.ms / 40) % 6, 1, 1, stage::shallows);
    }
  }
}

constexpr std::array<int, 5> kMines{34, 116, 0, 318, 404};

// The one that she may strike, under the fore part of her.
int strikes_at(const Scene& s) { return struck(s).along(30 + s.grain(24, 40)); }

}  // namespace

void submarine_behind(const Scene& s) {
  torpedoes(s, true);
  const std::size_t side = index(s.b.actor);
  // The boat's bow is at the right of her picture. After the shot she goes deep.
  const int down = part(s.ms, 1500, 2500, 0, 8);
  s.put(s.art.sub[side], part(s.ms, 0, 2500, 4, 22), 118 + down);
  for (int i = 0; i < 3; ++i)
    s.put(s.art.bubbles[static_cast<std::size_t>(s.ms / 180 + i) % 4], 16 + i * 40, 96 - i * 3);
}

void submarine_before(const Scene& s) {
  torpedoes(s, false);
  const Event& e = s.b.event;
  if (e.kind != EventKind::submarine) return;
  const Struck hull = struck(s);
  if (!hits(e)) return;
  const int bow = s.mirrored == hull.bow_right ? 30 : 70, second = s.mirrored == hull.bow_right ? 46 : 54;
  boom(s, hull.along(bow), s.line + 6, kReveal, Size::big);
  splash(s, hull.along(bow), s.line + 1, kReveal + 40, Size::huge);
  boom(s, hull.along(second), s.line + 4, kReveal + 230, Size::mid);
  glare(s, hull.along(bow), s.line + 4);
  pieces(s, hull.along(bow), s.line - 10, kReveal + 80, 10);
}

void mines_behind(const Scene& s) {
  const Event& e = s.b.event;
  const bool burst = (e.kind == EventKind::mine && e.points > 0 && s.ms >= kReveal) || e.kind == EventKind::sunk;
  for (std::size_t i = 0; i < kMines.size(); ++i) {
    if (i == 2 && burst) continue;
    const int x = i == 2 ? strikes_at(s) - 17 : kMines[i];
    const int sway = wave(s.ms / 140 + static_cast<int>(i) * 5) / 60;
    const int top = (i == 2 ? s.line + kKeel + 4 : 104 + static_cast<int>(i * 13) % 22) + sway;
    for (int y = top + 34; y < 160; y += 8) s.still(s.art.chain, x + 15, y);
    s.still(s.art.mine, x, top);
  }
}

void mines_before(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind != EventKind::mine || e.points == 0) return;
  const int x = strikes_at(s);
  const bool mortal = e.left == 0;
  boom(s, x, s.line + kKeel, kReveal,
       mortal         ? Size::huge
       : e.points > 2 ? Size::big
       : e.points > 1 ? Size::mid
                      : Size::small);
  splash(s, x, s.line + 2, kReveal + 60, mortal || e.points > 3 ? Size::huge : e.points > 1 ? Size::big : Size::mid);
  glare(s, x, s.line + kKeel);
  if (e.points > 2) pieces(s, x, s.line - 8, kReveal + 100, e.points + 3);
  // What is left of the chain sinks.
  for (int k = 0; k < 3; ++k) s.still(s.art.chain, x - 2, part(s.ms, kReveal, 2100, 132, 158) + k * 8);
}

}  // namespace d6::broadside
