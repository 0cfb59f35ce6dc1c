// Blows from the air: dive bombers from the carriers (TFB-9) and level bombers from an island's strip.
#include <algorithm>
#include <array>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

void flak(const Scene& s) {
  for (int i = 0; i < 8; ++i) {
    const int from = 130 + i * 150;
    if (const SpriteRef* f = frame_of(s.art.flak, s.ms, from, 140))
      s.still(*f, 70 + (i * 83 + s.grain(60, 6)) % 300, 6 + (i * 37) % 46);
  }
}

// Light guns of hers: streams of tracer up at where the aircraft come from.
void tracers(const Scene& s) {
  if (s.ms < 350 || s.ms > 1700 || (hits(s.b.event) && s.ms > kReveal)) return;
  const Struck hull = struck(s);
  constexpr std::array<int, 4> kMounts{20, 38, 62, 84};
  for (std::size_t m = 0; m < kMounts.size(); ++m) {
    const int x0 = hull.along(kMounts[m]), y0 = s.line - 26;
    const int x1 = (s.mirrored ? kScene.w - 150 : 150) + static_cast<int>(m) * 26 - 40, y1 = 4;
    for (int i = 0; i < 5; ++i) {
      const int k = (s.ms / 9 + i * 23 + static_cast<int>(m) * 11) % 115;
      if (k > 100 || k < 8) continue;
      const int bend = (k * (100 - k)) / 420;
      s.fill(x0 + (x1 - x0) * k / 100, y0 + (y1 - y0) * k / 100 - bend, 2, 2, k < 60 ? stage::yellow : stage::amber);
    }
  }
}

struct Dive {
  int starts = 0, from_x = 0, high = 0;  // tips over
  int low_x = 0, low_y = 0;              // lets go and pulls out
};

}  // namespace

void strike_behind(const Scene& s) {
  if (s.b.event.kind != EventKind::strike) return;
  flak(s);
  // What misses far falls behind her.
  const Struck hull = struck(s);
  splash(s, hull.along(92), s.line - 12, kReveal + 190, Size::big);
}

// They come over level, tip over one after the other, dive at her, let go, and climb away over her stern.
void strike_before(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind != EventKind::strike) return;
  const std::size_t side = index(s.b.actor);
  const Struck hull = struck(s);
  const int bow = s.mirrored ? kScene.w - hull.along(0) : hull.along(0);  // she heads at them: her bow is on their side
  const bool hit = hits(e);
  tracers(s);
  const int order = s.grain(2, 30);
  for (int i = 0; i < 3; ++i) {
    const int tips = 460 + i * 190, low = tips + 470, apart = i * 30;
    const Dive d{tips, bow - 34 - apart / 3, 8 + (order == 0 ? i : 2 - i) * 12, bow + 34 + i * 8, 48 + (i % 2) * 6};
    if (s.ms < d.starts) {
      s.put(s.art.plane_level[side], part(s.ms, i * 60, tips, -70 - apart, d.from_x - 30), d.high);
    } else if (s.ms < low) {
      const int k = (s.ms - tips) * 100 / (low - tips);
      const SpriteRef& plane = k < 30 ? s.art.plane_dive[side] : s.art.plane_steep[side];
      s.put(plane, d.from_x - 30 + (d.low_x - d.from_x) * k / 100, d.high - 6 + (d.low_y - d.high) * k * k / 10000);
    } else {
      s.put(s.art.plane_climb[side], part(s.ms, low, low + 900, d.low_x - 20, d.low_x + 330),
            part(s.ms, low, low + 560, d.low_y, -44));
    }
    // The bomb: one is meant for her, one falls short, one over.
    const int lands = i == 0 ? kReveal - 90 : i == 1 ? kReveal : kReveal + 190, drop = low - 90;
    const bool kills = i == 1 && hit;
    const int tx = i == 0  ? bow - 22
                   : kills ? bow + hull.length() * 46 / 100
                           : bow + hull.length() * (i == 1 ? 30 : 92) / 100;
    const int ty = kills ? s.line - 28 : i == 2 ? s.line - 14 : s.line + 8;
    if (s.ms >= drop && s.ms < lands) {
      const int px = part(s.ms, drop, lands, d.low_x + 16, tx), py = part(s.ms, drop, lands, d.low_y + 8, ty - 6);
      s.put(s.art.bomb_dive, px, py);
      s.fill(s.mirrored ? kScene.w - px - 2 : px, py - 3, 2, 2, stage::paper);
    }
    const int at = s.mirrored ? kScene.w - tx : tx;
    if (i == 0) splash(s, at, s.line + 13, lands, Size::big);
    if (i == 1 && !hit) splash(s, at, s.line + 10, lands, Size::huge);
    if (kills) {
      boom(s, at, ty, lands, Size::huge);
      boom(s, hull.along(68), s.line - 26, lands + 260, Size::mid);
      glare(s, at, ty);
      pieces(s, at, ty, lands + 50, 12);
    }
  }
}

// Three of them over her at one height, and the stick of bombs walks through the water and across her, or past her.
void landair_before(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind != EventKind::landair) return;
  const std::size_t side = index(s.b.actor);
  const Struck hull = struck(s);
  flak(s);
  tracers(s);
  const bool hit = hits(e);
  const auto leader = [](int ms) { return part(ms, 0, 2400, -60, 470); };
  for (int i = 0; i < 3; ++i)
    s.put(s.art.plane_twin[side], leader(s.ms) - i * 38, 6 + (i * 17 + s.grain(3, 31) * 7) % 40);
  constexpr int kBombs = 6;
  const int near_end = s.mirrored ? kScene.w - hull.right : hull.left;
  for (int i = 0; i < kBombs; ++i) {
    const int drop = 560 + i * 75, lands = kReveal - 150 + i * 80;
    const bool on = hit && i >= 2 && i <= 4;
    // Wide: the whole stick goes into the open sea, on the side of her where the island is not.
    const int sea = std::min(hull.right + 22, kScene.w - 58);
    const int wide = sea + i * (kScene.w - 14 - sea) / (kBombs - 1);
    const int tx = hit ? near_end + hull.length() * (2 + i * 20) / 100 : s.mirrored ? kScene.w - wide : wide;
    const int ty = on ? s.line - 30 : hit ? s.line + 12 : s.line + (i + s.grain(2, 32)) % 2 * 13 - 4;
    if (s.ms >= drop && s.ms < lands) {
      const int k = (s.ms - drop) * 100 / (lands - drop), x0 = leader(drop) + 20;
      const SpriteRef& bomb = k < 45 ? s.art.bomb_dive : s.art.bomb_fall;
      // What goes wide passes high over her.
      const int along = hit ? (k * 3 - k * k / 100) / 2 : k * 2 - k * k / 100;
      s.put(bomb, x0 + (tx - x0) * along / 100, 30 + (ty - 34) * k * k / 10000);
    }
    const int at = s.mirrored ? kScene.w - tx : tx;
    if (on) {
      boom(s, at, ty + 4, lands, i == 3 ? Size::big : Size::mid);
    } else {
      splash(s, at, ty, lands, Size::big);
    }
  }
  if (hit) glare(s, hull.along(50), s.line - 26);
  if (hit) pieces(s, hull.along(50), s.line - 34, kReveal + 120, 10);
}

}  // namespace d6::broadside
