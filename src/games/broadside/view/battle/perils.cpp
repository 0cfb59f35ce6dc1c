// What befalls ships of themselves: a storm (TFB-12), and fires that reach a magazine or are put out (TFB-13).
#include <algorithm>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

void seas(const Scene& s, std::size_t which, int y, int run) {
  const SpriteRef& sea = s.art.swell[which];
  const int w = std::max(sea.from.w, 1);
  for (int x = -(run % w + w) % w; x < kScene.w; x += w) s.still(sea, x, y);
}

void rain(const Scene& s, int every) {
  const SpriteRef& drop = s.art.rain[static_cast<std::size_t>(s.ms / 90) % 4];
  for (int y = 20; y < kScene.h; y += 32)
    for (int x = (y / 32) * 9 % 32 - 32; x < kScene.w; x += 32)
      if ((x / 32 + y / 32) % every == 0) s.still(drop, x, y);
}

}  // namespace

void storm_behind(const Scene& s) {
  const int beat = s.ms % 1250;  // well under three flashes a second
  if (s.flashes && beat > 500 && beat < 620)
    s.still(s.art.lightning[static_cast<std::size_t>(s.ms / 1250) % 2], 60 + (s.ms / 1250) * 230 % 340, 0);
  rain(s, 1);
  seas(s, 0, s.line - 22 + wave(s.ms / 150) / 50, s.ms / 22);
}

void storm_before(const Scene& s) {
  const Event& e = s.b.event;
  const bool lost = (e.kind == EventKind::storm && e.roll.success()) || e.kind == EventKind::sunk;
  // The sea that takes her comes over her deck.
  const int comber = e.kind == EventKind::sunk ? part(s.ms, 0, 900, 22, 4) : lost ? part(s.ms, 1000, 1700, 0, 22) : 0;
  seas(s, 1, s.line - 14 - comber + wave(s.ms / 120 + 3) / 34, s.ms / 13);
  if (e.kind == EventKind::storm) {
    // Her bow throws up the sea that she falls into.
    const Struck hull = struck(s);
    for (int k = 0; k < 2; ++k) spray(s, hull.along(2), s.line - 2, 300 + k * 1248);
    if (lost) spray(s, hull.along(16), s.line - 8, kReveal + 60);
  }
  seas(s, 2, s.line + 6 + wave(s.ms / 130 + 9) / 34, s.ms / 8);
  rain(s, 5);
}

void burning_before(const Scene& s) {
  const Event& e = s.b.event;
  const Struck hull = struck(s);
  const int deck = s.line - 26;
  if (e.kind == EventKind::secondary) {
    // The fire creeps forward; small bursts of ammunition tell what is coming.
    const int creep = part(s.ms, 0, kReveal, 54, 42);
    fire(s, hull.along(creep), deck, false);
    boom(s, hull.along(60), deck, 420, Size::small);
    if (hits(e)) {
      glare(s, hull.along(38), deck - 8);
      boom(s, hull.along(38), deck - 8, kReveal, Size::huge);
      boom(s, hull.along(66), deck - 2, kReveal + 280, Size::mid);
      pieces(s, hull.along(38), deck, kReveal + 40, 20);
    }
  }
  if (e.kind == EventKind::worse) {
    const bool spreads = e.roll.success();
    if (s.ms < kReveal || spreads) fire(s, hull.along(42), deck, false);
    if (spreads) {  // from stem to stern
      constexpr std::array<int, 4> kFires{30, 66, 78, 20};
      for (std::size_t i = 0; i < kFires.size(); ++i)
        if (s.ms > kReveal + 110 * static_cast<int>(i)) fire(s, hull.along(kFires[i]), deck + 4, i == 1);
      boom(s, hull.along(66), deck, kReveal, Size::mid);
      boom(s, hull.along(30), deck, kReveal + 220, Size::small);
    }
    // Hoses: bright arcs of water onto the fire; where it is put out steam is left of it.
    if (spreads && s.ms > kReveal) return;
    for (const int from : {26, 76})
      for (int k = 0; k < 100; k += 4) {
        if ((k + s.ms / 20) % 12 < 3) continue;
        const int x0 = hull.along(from), x1 = hull.along(48), px = x0 + (x1 - x0) * k / 100;
        s.fill(px, deck - 6 - k * (100 - k) * 22 / 2500, 2, 1, k % 8 == 0 ? stage::paper : stage::shallows);
      }
    if (!spreads && s.ms >= kReveal) {
      const int up = part(s.ms, kReveal, 2100, 0, 26);
      for (int i = 0; i < 26; ++i) {
        const int px = hull.along(40 + i % 14) + (i * 7) % 9, py = deck - up - (i * 11) % (10 + up);
        s.dither(px, py, 5 + i % 4, 3, i % 2 == 0 ? stage::silver : stage::light_grey, 2);
      }
    }
  }
  if (e.kind == EventKind::more_damage) {
    const Size size = e.points <= 1 ? Size::small : e.points <= 3 ? Size::mid : Size::big;
    boom(s, hull.along(40 + s.grain(36, 61)), deck, 500, size);
    if (e.points >= 3) boom(s, hull.along(28), deck + 4, 680, Size::small);
    fire(s, hull.along(72), deck + 4, false);
    fire(s, hull.along(36), deck + 2, false);
    if (e.points >= 3) pieces(s, hull.along(50), deck, 540, 6 + e.points);
  }
}

}  // namespace d6::broadside
