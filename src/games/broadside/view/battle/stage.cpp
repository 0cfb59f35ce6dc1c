// The place of a battle picture and what happens in many of them: bursts, splashes, wreckage, light.
#include "games/broadside/view/battle/stage.h"

#include <algorithm>

namespace d6::broadside {

int part(int ms, int from, int to, int a, int b) {
  if (ms <= from) return a;
  if (ms >= to) return b;
  return a + (b - a) * (ms - from) / (to - from);
}

int wave(int step) {
  constexpr std::array<int, 16> kSine{0, 38, 71, 92, 100, 92, 71, 38, 0, -38, -71, -92, -100, -92, -71, -38};
  return kSine[static_cast<std::size_t>(step & 15)];
}

bool dark(Backdrop sky) {
  return sky == Backdrop::ca || sky == Backdrop::submarine || sky == Backdrop::storm || sky == Backdrop::secondary;
}

bool cut_open(Backdrop place) { return place == Backdrop::submarine || place == Backdrop::minefield; }

int Scene::grain(int n, std::uint32_t salt) const {
  std::uint32_t h = 2166136261U;
  const auto mix = [&h](std::uint32_t v) { h = (h ^ v) * 16777619U; };
  mix(static_cast<std::uint32_t>(index(blow.ship)));
  mix(static_cast<std::uint32_t>(index(blow.card)));
  mix(blow.roll.drawn);
  for (std::size_t i = 0; i < blow.dice.size(); ++i) mix(blow.dice[i]);
  mix(blow.left);
  mix(static_cast<std::uint32_t>(b.before));
  mix(salt);
  h ^= h >> 15;
  return n <= 0 ? 0 : static_cast<int>((h * 2246822519U >> 8) % static_cast<std::uint32_t>(n));
}

namespace {

int water(Backdrop place) {
  if (cut_open(place)) return 86;
  if (place == Backdrop::drydock) return 132;
  return 140;
}

// Half of all actions are fought in the weather of their card, the others in some other.
Backdrop weather(const Scene& s) {
  if (s.blow.kind != EventKind::broadside && s.blow.kind != EventKind::strike) return s.b.backdrop;
  if (s.grain(2, 1) == 0) return s.b.backdrop;
  constexpr std::array<Backdrop, 4> kGuns{Backdrop::bb, Backdrop::cl, Backdrop::carrier, Backdrop::ca};
  constexpr std::array<Backdrop, 3> kAir{Backdrop::carrier, Backdrop::cl, Backdrop::bb};  // no strike by night
  return s.blow.kind == EventKind::strike ? kAir[static_cast<std::size_t>(s.grain(3, 2))]
                                          : kGuns[static_cast<std::size_t>(s.grain(4, 2))];
}

}  // namespace

Scene scene_of(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& b, int ms) {
  const Event& blow = b.event.kind == EventKind::sunk ? b.last : b.event;
  Scene s{list, art, rules, b, ms, look.shake, blow, b.actor == Seat::one, b.backdrop, water(b.backdrop), 0};
  s.sky = weather(s);
  // Away from who fires; clear of the island where there is one.
  if (b.backdrop == Backdrop::landair) {
    s.apart = 24 + s.grain(20, 3);
  } else if (blow.kind == EventKind::broadside || blow.kind == EventKind::strike) {
    s.apart = 4 + s.grain(34, 3);
    if (s.mirrored) s.apart = -s.apart;
  } else if (b.backdrop == Backdrop::submarine || b.backdrop == Backdrop::storm || b.backdrop == Backdrop::secondary) {
    s.apart = b.backdrop == Backdrop::secondary ? 0 : s.grain(41, 3) - 20;
  }
  return s;
}

void boom(const Scene& s, int at_x, int at_y, int from, Size size) {
  const SpriteRef* f = nullptr;
  switch (size) {
    case Size::small: f = frame_of(s.art.explosion_small, s.ms, from, kFrame); break;
    case Size::mid: f = frame_of(s.art.explosion_mid, s.ms, from, kFrame); break;
    case Size::big: f = frame_of(s.art.explosion, s.ms, from, kFrame); break;
    case Size::huge: f = frame_of(s.art.explosion_huge, s.ms, from, kFrame + 15); break;
  }
  if (f) s.still(*f, at_x - f->from.w / 2, at_y - f->from.h / 2);
}

void splash(const Scene& s, int at_x, int at_water, int from, Size size) {
  const SpriteRef* f = nullptr;
  switch (size) {
    case Size::small: f = frame_of(s.art.splash_small, s.ms, from, kSplashFrame); break;
    case Size::mid: f = frame_of(s.art.splash_mid, s.ms, from, kSplashFrame); break;
    case Size::big: f = frame_of(s.art.splash, s.ms, from, kSplashFrame); break;
    case Size::huge: f = frame_of(s.art.splash_huge, s.ms, from, kSplashFrame + 20); break;
  }
  if (f) s.still(*f, at_x - f->from.w / 2, at_water + 3 - f->from.h);
}

void pieces(const Scene& s, int at_x, int at_y, int from, int count) {
  const int t = s.ms - from;
  if (t < 0 || t > 900) return;
  for (int i = 0; i < count; ++i) {
    // Up and out, and back into the sea; some glow.
    const int out = s.grain(150, 300 + static_cast<std::uint32_t>(i)) - 75,
              up = 70 + s.grain(90, 340 + static_cast<std::uint32_t>(i));
    const int px = at_x + out * t / 600, py = at_y - up * t / 480 + 120 * t / 600 * t / 600;
    if (py > s.line + 8) continue;
    const std::uint8_t colour = t < 500 && i % 3 != 0 ? (i % 2 == 0 ? stage::yellow : stage::orange) : stage::ink;
    s.fill(px, py, 2 + i % 2, 2 + (i / 2) % 2, colour);
    if (t < 350) s.fill(px - out / 40, py + 2, 1, 2, stage::orange);
  }
}

void spray(const Scene& s, int at_x, int at_y, int from) {
  const int t = s.ms - from + 110, aft = navy(s.b.event.ship) == Seat::zero ? -1 : 1;
  if (t < 110 || t > 760) return;
  for (int i = 0; i < 60; ++i) {
    const int out = aft * ((i * 29) % 83 - 16), up = 24 + (i * 53) % 67;
    const int px = at_x + out * t / 620, py = at_y - up * t / 330 + 74 * t / 400 * t / 400;
    if (py > at_y + 4) continue;
    s.fill(px, py, 1 + (i + t / 90) % 3, t < 320 ? 2 : 1,
           i % 3 == 0   ? stage::shallows
           : i % 3 == 1 ? stage::foam
                        : stage::paper);
  }
}

void glare(const Scene& s, int at_x, int at_y) {
  const Event& e = s.b.event;
  const int since = s.ms - reveal_ms(e.kind);
  const bool heavy = e.left == 0 || e.points >= 5;  // events without points sink
  if (!s.flashes || !heavy || since < 0 || since >= 34) return;
  struct Ring {
    int radius, every;
  };
  for (const Ring ring : {Ring{50, 8}, Ring{38, 4}, Ring{26, 2}})
    for (int dy = -ring.radius; dy < ring.radius; dy += 2) {
      int half = ring.radius;
      while (half > 0 && half * half + dy * dy > ring.radius * ring.radius) --half;
      if (half > 0) s.dither(at_x - half, at_y + dy, 2 * half, 2, stage::pale_sand, ring.every);
    }
}

void firelight(const Scene& s, int at_x) {
  const int phase = s.ms / 150;
  for (int i = 0; i < 22; ++i) {
    const int row = s.line + 3 + (i * 7) % 26, far = row - s.line;
    const int w = 4 + (i * 5 + phase * 3) % (6 + far), off = (i * 23 + phase * (i % 3)) % (14 + far) - (7 + far / 2);
    s.fill(at_x + off - w / 2, row, w, 1, i % 3 == 0 ? stage::amber : i % 3 == 1 ? stage::orange : stage::dark_red);
  }
}

}  // namespace d6::broadside
