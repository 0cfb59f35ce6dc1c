// Times are milliseconds from the start of an event. Every picture is a function of the event and the time alone: whole
// numbers, no dice, so that a scene is the same on every machine and can be left at any moment.
#include "games/broadside/view/battle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/odds.h"
#include "games/broadside/view/showing.h"

namespace d6::broadside {

using stage::Align;
using stage::DrawList;

namespace {

constexpr int kFrame = 95;  // of an explosion
constexpr int kSplashFrame = 90;

int part(int ms, int from, int to, int a, int b) {
  if (ms <= from) return a;
  if (ms >= to) return b;
  return a + (b - a) * (ms - from) / (to - from);
}

// Small ups and downs, the same every time: a sixteenth of a circle a step.
int wave(int step) {
  constexpr std::array<int, 16> kSine{0, 38, 71, 92, 100, 92, 71, 38, 0, -38, -71, -92, -100, -92, -71, -38};
  return kSine[static_cast<std::size_t>(step & 15)];
}

struct Scene {
  DrawList& list;
  const Art& art;
  const Battle& b;
  int ms;
  bool mirrored;  // the actor comes from the right

  int x(int at, int width) const { return kScene.x + (mirrored ? kScene.w - at - width : at); }
  int y(int at) const { return kScene.y + at; }
  void put(const SpriteRef& what, int at_x, int at_y) const {
    if (what) list.sprite(what, x(at_x, what.from.w), y(at_y), mirrored);
  }
  // Not mirrored: light comes from the left whoever acts.
  void still(const SpriteRef& what, int at_x, int at_y, const stage::Remap* lit = nullptr) const {
    if (what) list.sprite(what, kScene.x + at_x, y(at_y), false, lit);
  }
};

int water(Backdrop backdrop) {
  if (backdrop == Backdrop::submarine || backdrop == Backdrop::minefield) return 60;
  if (backdrop == Backdrop::drydock) return 152;
  return 140;
}

bool hits(const Event& e) {
  switch (e.kind) {
    case EventKind::strike:
    case EventKind::submarine:
    case EventKind::landair:
    case EventKind::storm:
    case EventKind::secondary:
    case EventKind::worse: return e.roll.success();
    case EventKind::broadside:
    case EventKind::more_damage:
    case EventKind::sunk: return true;
    case EventKind::mine: return e.points > 0;
    case EventKind::coin:
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws:
    case EventKind::card:
    case EventKind::event:
    case EventKind::minefield:
    case EventKind::drydock:
    case EventKind::discard:
    case EventKind::nothing:
    case EventKind::reinforcement:
    case EventKind::no_ship:
    case EventKind::deck_out:
    case EventKind::over: return false;
  }
  return false;
}

template <std::size_t N>
const SpriteRef* frame_of(const std::array<SpriteRef, N>& frames, int ms, int from, int each) {
  if (ms < from) return nullptr;
  const auto at = static_cast<std::size_t>((ms - from) / each);
  return at < N ? &frames[at] : nullptr;
}

void boom(const Scene& s, int at_x, int at_y, int from, bool big) {
  const SpriteRef* f =
      big ? frame_of(s.art.explosion, s.ms, from, kFrame) : frame_of(s.art.explosion_small, s.ms, from, kFrame);
  if (f) s.still(*f, at_x - f->from.w / 2, at_y - f->from.h / 2);
}

void splash(const Scene& s, int at_x, int at_water, int from, bool big) {
  const SpriteRef* f =
      big ? frame_of(s.art.splash, s.ms, from, kSplashFrame) : frame_of(s.art.splash_small, s.ms, from, kSplashFrame);
  if (f) s.still(*f, at_x - f->from.w / 2, at_water + 3 - f->from.h);
}

// Flames go under with the deck they burn on; the smoke stands on the water.
void fire(const Scene& s, int at_x, int at_y) {
  const auto phase = static_cast<std::size_t>(s.ms / 160) % 4;
  const int line = water(s.b.backdrop);
  // It drifts aft: she makes way against the wind.
  const bool aft_left = navy(s.b.event.ship) == Seat::zero;
  const SpriteRef& smoke = s.art.smoke[phase];
  s.list.sprite(smoke, kScene.x + (aft_left ? at_x + 5 - smoke.from.w : at_x - 5), s.y(std::min(at_y, line - 4) - 86),
                aft_left);
  s.list.push_clip({kScene.x, kScene.y, kScene.w, line + 1});
  s.still(s.art.blaze[phase], at_x - 10, at_y - 22);
  s.list.pop_clip();
}

// Bow first: in strips of four columns, each a little lower than the one astern of it, with foam where they go under.
void going_down(const Scene& s, const SpriteRef& ship, const stage::Remap* lit, bool bow_right, int at_x, int at_y,
                int line) {
  constexpr int kStrip = 4;
  const int w = ship.from.w, tilt = part(s.ms, 100, 1000, 0, 76), down = part(s.ms, 550, kSink - 120, 0, 112);
  s.list.push_clip({kScene.x, kScene.y, kScene.w, line + 1});
  for (int k = 0; k < w; k += kStrip) {
    SpriteRef strip = ship;
    strip.from.x += k;
    strip.from.w = std::min(kStrip, w - k);
    const int forward = (bow_right ? k : w - kStrip - k) - w / 4;  // she turns about a point near the stern
    s.still(strip, at_x + k, at_y + down + tilt * forward / w, lit);
  }
  s.list.pop_clip();
  const int half = part(s.ms, 100, kSink - 500, 16, 104) - part(s.ms, kSink - 500, kSink, 0, 40);
  const int middle = at_x + w / 2 + (bow_right ? 30 : -30);
  for (int i = 0; i < 34; ++i) {
    const int off = (i * 61) % (2 * half) - half, jump = (s.ms / 110 * 5 + i * 3) & 7;
    if (jump == 7) continue;
    const int lift = std::abs(off) < half / 2 ? jump / 2 : jump / 4;
    s.list.fill({kScene.x + middle + off, s.y(line - lift + i % 3), 2 + (i * 5 + jump) % 6, 1 + i % 2},
                (i & 1) == 0 ? stage::paper
                : i % 4 == 1 ? stage::foam
                             : stage::shallows);
  }
}

// Under a dark sky a dark ship catches what light there is, or nobody would see her from across the room.
const stage::Remap& moonlit() {
  static const stage::Remap table = [] {
    stage::Remap t{};
    for (std::size_t i = 0; i < t.size(); ++i) t[i] = static_cast<std::uint8_t>(i);
    t[stage::slate] = stage::grey;
    t[stage::grey] = stage::light_grey;
    t[stage::light_grey] = stage::silver;
    return t;
  }();
  return table;
}

// Where a hull meets the water in its picture, from the left; and its highest mast. As tools/art/scenes.py draws them.
struct Hull {
  int left, right, mast_x, mast_y;
};
Hull hull_of(ShipType type, std::size_t side) {
  constexpr std::array<std::array<Hull, 2>, kTypes> kHulls{{{{{23, 246, 158, 11}, {24, 247, 103, 29}}},
                                                            {{{26, 239, 137, 13}, {31, 246, 130, 20}}},
                                                            {{{37, 229, 148, 24}, {40, 237, 125, 30}}},
                                                            {{{40, 223, 149, 24}, {50, 225, 107, 35}}},
                                                            {{{56, 210, 140, 33}, {62, 213, 119, 41}}}}};
  return kHulls[static_cast<std::size_t>(type)][side];
}

// Below the water, where the picture cuts the sea open: red to the keel, finer at the bow.
void under_water(const Scene& s, Hull hull, bool bow_right, int dx, int line) {
  constexpr int kDeep = 13;
  for (int d = 1; d <= kDeep; ++d) {
    const int bow = d * d / 9 + d / 2, stern = d < 6 ? d / 3 : 2 + (d - 6) * 3;
    const int left = hull.left + (bow_right ? stern : bow), right = hull.right - (bow_right ? bow : stern);
    const std::uint8_t colour = d == 1 ? stage::red : d < 9 ? stage::dark_red : d < kDeep ? stage::maroon : stage::ink;
    s.list.fill({kScene.x + 96 + dx + left, s.y(line + d), right - left + 1, 1}, colour);
  }
  const int screw = bow_right ? hull.left + 6 : hull.right - 10;  // and her rudder
  s.list.fill({kScene.x + 96 + dx + screw, s.y(line + 6), 4, 7}, stage::ink);
}

// Her wake: short dashes of foam from the stern on, thinner the older they are.
void wake(const Scene& s, Hull hull, bool bow_right, int dx, int line) {
  const int run = s.ms / 120;
  for (int i = 0; i < 16; ++i) {
    const int off = (i * 5 + run * 2) % 64, w = 3 + (i * 7) % 6, row = 1 + (i * 3) % 4 + off / 24;
    if ((i * 11 + off / 8) % 8 < off / 16) continue;
    const int x = bow_right ? hull.left - 2 - off - w : hull.right + 3 + off;
    s.list.fill({kScene.x + 96 + dx + x, s.y(line + row - 1), w, 1}, off < 20   ? stage::paper
                                                                     : off < 44 ? stage::foam
                                                                                : stage::shallows);
  }
  // Along her side the water breaks.
  for (int i = 0; i < 14; ++i) {
    const int at = hull.left + (i * 37 + (bow_right ? -run : run) * 2 + 4096) % (hull.right - hull.left - 8);
    s.list.fill({kScene.x + 96 + dx + at, s.y(line + 1), 3 + i % 4, 1}, (i & 1) == 0 ? stage::foam : stage::shallows);
  }
}

// The light of the sky along what is highest of her, so that a dark hull stands off a dark sea in every theme.
const stage::Remap& rim_light() {
  static const stage::Remap table = [] {
    stage::Remap t{};
    for (std::size_t i = 0; i < t.size(); ++i) t[i] = stage::light_grey;
    return t;
  }();
  return table;
}

// The ship itself: whole, burning, rocking, or going down.
void target(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind == EventKind::nothing || e.kind == EventKind::no_ship) return;
  const std::size_t side = index(navy(e.ship));
  const SpriteRef& ship = s.art.target[static_cast<std::size_t>(s.b.target)][side];
  const int line = water(s.b.backdrop);
  const bool dark = s.b.backdrop == Backdrop::ca || s.b.backdrop == Backdrop::submarine ||
                    s.b.backdrop == Backdrop::storm || s.b.backdrop == Backdrop::secondary;
  const stage::Remap* lit = dark && side == 1 ? &moonlit() : nullptr;
  const bool rimmed = dark || s.b.backdrop == Backdrop::bb;
  const Hull hull = hull_of(s.b.target, side);
  int dx = 0, dy = 0;
  if (s.b.backdrop == Backdrop::storm) dy = wave(s.ms / 70) / 25;
  if (s.b.backdrop != Backdrop::storm && s.b.backdrop != Backdrop::drydock) dy = wave(s.ms / 160) / 90;
  if (e.kind == EventKind::reinforcement) dx = part(s.ms, 0, 1600, side == 0 ? -300 : 300, 0);
  if (e.kind == EventKind::mine) dx = part(s.ms, 0, 1200, side == 0 ? -120 : 120, 0);
  bool afire = s.b.wounded && s.b.backdrop != Backdrop::drydock;
  if (e.kind == EventKind::broadside && s.ms > kReveal + 3 * kFrame) afire = afire || 2 * e.left <= s.b.printed;
  const bool mortal = e.kind == EventKind::strike || e.kind == EventKind::landair || e.kind == EventKind::submarine ||
                      (e.kind == EventKind::mine && e.left == 0);
  if (mortal && hits(e) && s.ms > kReveal + 2 * kFrame) afire = true;
  if (s.b.backdrop == Backdrop::secondary) afire = true;
  if (e.kind == EventKind::worse && !e.roll.success() && s.ms > kReveal) afire = false;
  if (e.kind == EventKind::sunk) {
    dy = part(s.ms, 250, kSink - 150, 0, 104);
    afire = s.b.backdrop != Backdrop::storm;
  } else if (s.ms >= kReveal && hits(e) && e.kind != EventKind::worse && s.b.backdrop != Backdrop::storm) {
    dy += s.ms < kReveal + 300 ? 2 : 1;
  }
  const bool deep = s.b.backdrop == Backdrop::submarine || s.b.backdrop == Backdrop::minefield;
  if (e.kind == EventKind::sunk) {
    going_down(s, ship, lit, side == 0, 96, line - 92, line);
  } else {
    if (deep) under_water(s, hull, side == 0, dx, line + std::min(dy, 1));
    s.list.push_clip({kScene.x, kScene.y, kScene.w, line + 1});
    if (rimmed)
      for (const auto& [rx, ry] : {std::pair{0, -1}, std::pair{-1, 0}, std::pair{1, 0}})
        s.still(ship, 96 + dx + rx, line - 92 + dy + ry, &rim_light());
    s.still(ship, 96 + dx, line - 92 + dy, lit);
    s.list.pop_clip();
  }
  if (afire) fire(s, 232 + dx, line - 30 + dy);
  if (e.kind != EventKind::sunk && s.b.backdrop != Backdrop::drydock && !deep) wake(s, hull, side == 0, dx, line);
  // Her signals fly from the mast to the rail astern.
  if (e.kind == EventKind::reinforcement) {
    const int mast = 96 + dx + hull.mast_x, top = line - 92 + hull.mast_y + 3;
    s.list.sprite(s.art.signals, kScene.x + (side == 0 ? mast - s.art.signals.from.w : mast), s.y(top), side == 0);
  }
  if (e.kind == EventKind::sunk && s.ms > kSink - 600) {
    s.still(s.art.debris, 200, line - 4);
    s.still(s.art.raft, 300, line - 6);
  }
}

// Light on the water comes and goes, so that a scene is never a still picture.
void glints(const Scene& s) {
  if (s.b.backdrop == Backdrop::drydock || s.b.backdrop == Backdrop::storm) return;
  const int line = water(s.b.backdrop);
  const bool deep = s.b.backdrop == Backdrop::submarine || s.b.backdrop == Backdrop::minefield;
  const int room = deep ? 5 : kScene.h - line - 8;
  for (int i = 0; i < 22; ++i) {
    const int phase = (s.ms / 260 + i * 3) & 7;
    if (phase > 2) continue;
    const int w = phase == 1 ? 7 : 4;
    s.list.fill({kScene.x + (i * 97 + 11) % (kScene.w - 8) - w / 2, s.y(line + 5 + (i * 13) % room), w, 1},
                phase == 1 ? stage::foam : stage::shallows);
  }
}

// What the blow cost, large enough for the other end of the room; it rises from the ship.
void damage(const Scene& s, const ui::Look& look) {
  const Event& e = s.b.event;
  const bool told = e.kind == EventKind::broadside || e.kind == EventKind::mine || e.kind == EventKind::more_damage;
  const int since = s.ms - reveal_ms(e.kind);
  if (!told || e.points == 0 || since < 60 || since > 1000) return;
  const std::string figure = fmt::format("{}", e.points);
  const int w = look.head.measure(figure), h = 16;
  const int x = kScene.x + 240 - w / 2, y = s.y(std::max(16, water(s.b.backdrop) - 74)) - part(since, 60, 400, 0, 14);
  for (int dy = -1; dy <= 2; ++dy)
    for (int dx = -1; dx <= 2; ++dx)
      if (dx == -1 || dy == -1 || dx == 2 || dy == 2)
        s.list.text(look.head, {x + dx, y + dy, w, h}, figure, stage::ink);
  s.list.text(look.head, {x, y, w, h}, figure, stage::yellow);
  // A short minus of its own: the letter's is as long as a dash.
  s.list.fill({x - 9, y + 6, 9, 5}, stage::ink);
  s.list.fill({x - 8, y + 7, 6, 2}, stage::yellow);
}

// A round of light around a burst.
void glare(const Scene& s, int at_x, int at_y) {
  constexpr int kRadius = 44;
  for (int dy = -kRadius; dy < kRadius; dy += 4) {
    int half = kRadius;
    while (half > 0 && half * half + dy * dy > kRadius * kRadius) --half;
    if (half > 0) s.list.dither({kScene.x + at_x - half, s.y(at_y + dy), 2 * half, 4}, stage::pale_sand, 2);
  }
}

// The rest of the target's fleet, where there is a horizon.
void far_away(const Scene& s) {
  constexpr std::array<int, 4> kAt{14, 402, 62, 356};
  if (water(s.b.backdrop) != 140 || s.b.backdrop == Backdrop::storm || s.b.backdrop == Backdrop::reinforcement) return;
  for (std::size_t i = 0; i < s.b.far.size(); ++i) {
    const SpriteRef& mini = s.art.mini[index(s.b.far[i])];
    if (mini) s.list.sprite(mini, kScene.x + kAt[i], s.y(105 - mini.from.h), navy(s.b.far[i]) == Seat::one);
  }
}

void flak(const Scene& s) {
  for (int i = 0; i < 7; ++i) {
    const int from = 150 + i * 170;
    if (const SpriteRef* f = frame_of(s.art.flak, s.ms, from, 140))
      s.still(*f, 90 + (i * 83) % 270, 12 + (i * 37) % 52);
  }
}

// Dive bombers come over level, tip over, drop, and climb away.
void strike(const Scene& s) {
  const std::size_t side = index(s.b.actor);
  flak(s);
  for (int i = 0; i < 3; ++i) {
    const int t = s.ms - i * 130, high = 10 + i * 13, apart = i * 34;
    if (t < 750) {
      s.put(s.art.plane_level[side], part(t, 0, 750, -60, 150 - apart), high);
    } else if (t < 1250) {
      const int px = part(t, 750, 1250, 150 - apart, 214 - apart / 2), py = part(t, 750, 1250, high, 58 + i * 4);
      s.put(s.art.plane_dive[side], px, py);
    } else {
      s.put(s.art.plane_climb[side], part(t, 1250, 2300, 214 - apart / 2, 520), part(t, 1250, 2300, 58 + i * 4, 0));
    }
    if (t >= 1050 && t < 1300)
      s.put(s.art.bomb_dive, part(t, 1050, 1300, 226 - apart / 2, 244), part(t, 1050, 1300, 70, 106));
  }
}

void level_bombers(const Scene& s) {
  const std::size_t side = index(s.b.actor);
  flak(s);
  for (int i = 0; i < 3; ++i) {
    const int px = part(s.ms - i * 90, 0, 2400, -70 - i * 30, 470), py = 8 + i * 15;
    s.put(s.art.plane_twin[side], px, py);
  }
  for (int i = 0; i < 4; ++i) {
    const int from = 800 + i * 70;
    if (s.ms >= from && s.ms < from + 450)
      s.put(s.art.bomb_fall, part(s.ms, from, from + 450, 170 + i * 24, 190 + i * 26),
            part(s.ms, from, from + 450, 34, 118));
  }
}

// Which guns are heard and how many columns of water stand around the ship.
void gunfire(const Scene& s, int line) {
  constexpr std::array<int, 6> kAt{70, 380, 98, 352, 46, 404};
  const std::size_t salvoes = s.b.backdrop == Backdrop::bb ? 4 : s.b.backdrop == Backdrop::ca ? 5 : 6;
  const bool big = s.b.backdrop == Backdrop::bb;
  for (std::size_t i = 0; i < salvoes; ++i)
    splash(s, kAt[i], line + 2 + static_cast<int>(i % 3) * 3, 350 + static_cast<int>(i) * 130, big);
  // Flashes on the horizon, and the shells on their way.
  for (int i = 0; i < 3; ++i) {
    const int from = 100 + i * 300;
    if (s.ms >= from && s.ms < from + 140) {
      const int fx = s.x(24 + i * 9, 6);
      s.list.fill({fx, s.y(100), 6, 3}, stage::yellow);
      s.list.fill({fx + 1, s.y(99), 4, 5}, stage::paper);
    }
    if (s.ms >= from + 60 && s.ms < from + 400) {
      const int t0 = from + 60, px = part(s.ms, t0, t0 + 340, 30 + i * 9, 220), arc = part(s.ms, t0, t0 + 340, 0, 100);
      s.put(s.art.shell, px, 98 - arc * (100 - arc) / 40);
    }
  }
}

void torpedoes(const Scene& s, int line) {
  const auto phase = static_cast<std::size_t>(s.ms / 120) % 2;
  for (int i = 0; i < 3; ++i) {
    const int t0 = 150 + i * 140;
    if (s.ms >= t0 && s.ms < kReveal + (i == 1 ? 0 : 400))
      s.put(s.art.torpedo[phase], part(s.ms, t0, kReveal, -50, 150 + i * 22), line + 10 + i * 6);
  }
}

void submarine(const Scene& s) {
  const std::size_t side = index(s.b.actor);
  // The boat's bow is at the right of her picture.
  s.put(s.art.sub[side], part(s.ms, 0, 2500, 6, 26), 108);
  const auto phase = static_cast<std::size_t>(s.ms / 120) % 2;
  const bool hit = s.b.event.roll.success();
  for (int i = 0; i < 2; ++i) {
    const int t0 = 350 + i * 200, t1 = hit ? kReveal : 2100;
    if (s.ms < t0 || s.ms >= t1) continue;
    // Up to the depth they are set to, and on at that: her own below the water.
    const int px = part(s.ms, t0, t1, 130, hit ? 200 : 470), rise = t0 + (t1 - t0) * 55 / 100;
    const int deep = 66 + i * 3, py = part(s.ms, t0, rise, 124, deep);
    s.put(s.art.torpedo[phase], px, py);
  }
  for (int i = 0; i < 3; ++i)
    s.put(s.art.bubbles[static_cast<std::size_t>(s.ms / 180 + i) % 4], 20 + i * 44, 74 - i * 4);
}

void minefield(const Scene& s) {
  constexpr std::array<int, 5> kAt{40, 120, 214, 306, 396};
  const Event& e = s.b.event;
  const bool struck = e.kind == EventKind::mine && e.points > 0;
  for (std::size_t i = 0; i < kAt.size(); ++i) {
    if (i == 2 && struck && s.ms >= kReveal) continue;
    if (i == 2 && e.kind == EventKind::sunk) continue;
    const int top =
        (i == 2 ? 66 : 84 + static_cast<int>(i * 13) % 22) + wave(s.ms / 140 + static_cast<int>(i) * 5) / 60;
    for (int y = top + 34; y < 160; y += 8) s.still(s.art.chain, kAt[i] + 15, y);
    s.still(s.art.mine, kAt[i], top);
  }
}

void storm(const Scene& s, bool front) {
  if (!front) {
    const int beat = s.ms % 1250;  // well under three flashes a second
    if (beat > 500 && beat < 620)
      s.still(s.art.lightning[static_cast<std::size_t>(s.ms / 1250) % 2], 60 + (s.ms / 1250) * 230 % 340, 0);
    return;
  }
  const SpriteRef& drop = s.art.rain[static_cast<std::size_t>(s.ms / 90) % 4];
  for (int y = 20; y < 172; y += 32)
    for (int x = (y / 32) * 9 % 32 - 32; x < 464; x += 32) s.still(drop, x, y);
}

void dock(const Scene& s) {
  s.still(s.art.crane, part(s.ms, 0, 2000, 60, 130), 60);
  for (int i = 0; i < 4; ++i) {
    if ((s.ms / 200 + i) % 3 == 0) continue;
    s.still(s.art.weld[static_cast<std::size_t>(s.ms / 110 + i) % 4], 150 + i * 48, 104 + (i % 2) * 14);
  }
}

void caption(const Scene& s, const ui::Look& look) {
  const std::string& text =
      s.ms >= kReveal || s.b.event.kind == EventKind::sunk ? s.b.words.caption_after : s.b.words.caption;
  if (text.empty()) return;
  const int w = look.table.measure(text) + 12;
  const Rect r{kScene.x + 4, kScene.y + kScene.h - 17, w, 13};
  s.list.fill(r, stage::ink);
  s.list.frame(r, stage::grey);
  s.list.text(look.table, {r.x + 6, r.y + 3, r.w - 6, 8}, text, stage::paper);
}

}  // namespace

bool shakes(const Battle& b) {
  return hits(b.event) && b.event.kind != EventKind::worse && b.event.kind != EventKind::storm;
}

int shake_of(const Battle& b, int ms) {
  if (!shakes(b)) return 0;
  const int since = ms - (b.event.kind == EventKind::sunk ? 0 : reveal_ms(b.event.kind));
  if (since < 0 || since > 360) return 0;
  const int most = 3 - since / 120;
  return (since / 40) % 2 == 0 ? most : -most;
}

void paint_battle(DrawList& list, const ui::Look& look, const Art& art, const Rules&, const Battle& b, int ms) {
  list.frame({kScene.x - 2, kScene.y - 2, kScene.w + 4, kScene.h + 4}, stage::ink);
  list.frame({kScene.x - 1, kScene.y - 1, kScene.w + 2, kScene.h + 2}, stage::amber);
  list.push_clip(kScene);
  const Scene s{list, art, b, ms, b.actor == Seat::one};
  list.sprite(art.scene[static_cast<std::size_t>(b.backdrop)], kScene.x, kScene.y);
  const Event& e = b.event;
  const int line = water(b.backdrop), at_x = 232, at_y = line - 30;
  if (b.backdrop == Backdrop::minefield) minefield(s);
  if (b.backdrop == Backdrop::storm) storm(s, false);
  glints(s);
  far_away(s);
  target(s);
  if (b.backdrop == Backdrop::storm) storm(s, true);
  switch (e.kind) {
    case EventKind::strike:
      strike(s);
      splash(s, 64, line + 6, kReveal - 60, true);
      splash(s, 376, line + 8, kReveal + 60, true);
      if (hits(e)) {
        boom(s, at_x + 12, at_y, kReveal, true);
      } else {
        splash(s, 84, line + 10, kReveal, true);
      }
      break;
    case EventKind::landair:
      level_bombers(s);
      for (int i = 0; i < 4; ++i) {
        if (hits(e) && (i == 1 || i == 2)) {
          boom(s, 196 + i * 26, at_y + 6, kReveal + i * 60 - 60, true);
        } else {
          constexpr std::array<int, 4> kWide{46, 84, 366, 400};  // ahead and astern of her
          splash(s, kWide[static_cast<std::size_t>(i)], line + 9, kReveal + i * 60 - 60, true);
        }
      }
      break;
    case EventKind::broadside:
      gunfire(s, line);
      if (e.card == Card::dd) {
        torpedoes(s, line);
        splash(s, 210, line + 2, kReveal, true);
      }
      boom(s, at_x + 6, at_y, kReveal, e.card == Card::bb || e.points >= 5 || e.left == 0);
      if (e.points >= 4) boom(s, at_x - 50, at_y + 12, kReveal + 130, false);
      if (e.points >= 7) boom(s, at_x + 58, at_y + 10, kReveal + 240, false);
      break;
    case EventKind::submarine:
      submarine(s);
      if (hits(e)) {
        splash(s, 222, line + 2, kReveal, true);
        boom(s, 226, line - 10, kReveal, true);
      }
      break;
    case EventKind::mine:
      if (hits(e)) {
        boom(s, 232, line + 14, kReveal, true);
        splash(s, 232, line + 2, kReveal + 60, true);
      }
      break;
    case EventKind::secondary:
      if (hits(e)) boom(s, at_x - 20, at_y, kReveal, true);
      break;
    case EventKind::more_damage: boom(s, at_x + 30, at_y + 4, 500, true); break;
    case EventKind::sunk:
      if (b.backdrop == Backdrop::storm) break;  // the sea takes her, no shell does
      boom(s, at_x - 34, at_y + 6, 0, true);
      boom(s, at_x + 40, at_y + 10, 260, true);
      break;
    case EventKind::drydock: dock(s); break;
    case EventKind::reinforcement:
    case EventKind::storm:
    case EventKind::worse:
    case EventKind::nothing:
    case EventKind::no_ship:
    case EventKind::coin:
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws:
    case EventKind::card:
    case EventKind::event:
    case EventKind::minefield:
    case EventKind::discard:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
  // A heavy blow lights the air around it, once (behaviour 27).
  const int since = ms - reveal_ms(e.kind);
  const bool heavy = e.left == 0 || e.points >= 5;  // events without points sink
  if (look.shake && shakes(b) && heavy && e.kind != EventKind::sunk && since >= 0 && since < 34) glare(s, at_x, at_y);
  damage(s, look);
  caption(s, look);
  list.pop_clip();
}

namespace {

// The wheels of a chance, one a figure: a blur at first, then a few figures pass, each wheel a little longer than the
// one at its right.
constexpr int kReelRow = 34, kReelWindow = 44, kReelPitch = 42, kReelRun = 640;

void reel(DrawList& list, const Art& art, int x, int y, std::uint32_t digit, int place, int left_ms) {
  list.sprite(art.reel_frame, x - 3, y - 3);
  if (left_ms > kReelRun) {
    list.fill({x, y, 32, kReelWindow}, stage::tan);
    for (int row = (left_ms / 30) % 3; row < kReelWindow; row += 3) list.fill({x + 5, y + row, 22, 1}, stage::earth);
  } else {
    const int far = kReelRow * (2 + place);
    const int run = left_ms <= 0 ? 0 : far * left_ms / kReelRun * left_ms / kReelRun;
    const int at = (static_cast<int>(digit) * kReelRow + run) % (10 * kReelRow);
    SpriteRef strip = art.reel;
    strip.from.h = 10 * kReelRow;
    list.push_clip({x, y, 32, kReelWindow});
    for (const int lap : {-1, 0, 1}) list.sprite(strip, x, y + 5 - at + lap * 10 * kReelRow);
    list.pop_clip();
  }
  list.sprite(art.reel_shade, x, y);
}

// Before the die lies still it shows some other of its numbers.
std::uint32_t tumbling(int ms, int i, std::uint32_t sides) {
  return 1 + (static_cast<std::uint32_t>(ms / 110) * 37U + static_cast<std::uint32_t>(i) * 5U) % std::max(sides, 1U);
}

}  // namespace

void paint_roll(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& b, int ms) {
  const Rect r = kRoll;
  const Event& e = b.event.kind == EventKind::sunk ? b.last : b.event;
  const bool lies = b.event.kind == EventKind::sunk || ms >= reveal_ms(e.kind);
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 13}, stage::navy);
  list.frame(r, stage::amber);
  list.text(look.text, {r.x + 2, r.y + 4, r.w - 4, 8}, b.words.title, stage::paper, Align::centre);
  list.fill({r.x + 1, r.y + 14, r.w - 2, 1}, stage::amber);
  // What happens to a ship of the viewer's is bad news, whoever caused it.
  const bool wished = navy(e.ship) != b.viewer;
  const bool dice = !e.dice.empty();
  if (e.kind == EventKind::mine) {
    // What befalls her, and small beside it how many points that costs.
    const bool harmed = lies && e.dice.size() > 1;
    const std::uint32_t die = lies ? e.dice[0] : tumbling(ms, 0, e.sides);
    const int hop = lies                 ? 0
                    : (ms / 55) % 4 == 1 ? -2
                    : (ms / 55) % 3 == 0 ? 1
                                         : 0,
              x = r.x + r.w / 2 - (harmed ? 46 : 18);
    list.sprite(art.die[std::clamp<std::uint32_t>(die, 1, 6) - 1], x, r.y + 22 + hop);
    if (harmed) {
      list.sprite(art.die_small[std::clamp<std::uint32_t>(e.dice[1], 1, 6) - 1], x + 56, r.y + 22);
      list.text(look.table, {x + 44, r.y + 50, 48, 8}, b.words.if_not, stage::silver, Align::centre);
    }
  } else if (dice) {
    const bool guns = e.kind == EventKind::broadside;
    const auto n = static_cast<int>(e.dice.size());
    const int w = guns ? 24 : 36, gap = guns ? 8 : 10;
    int x = r.x + (r.w - n * w - (n - 1) * gap) / 2;
    for (int i = 0; i < n; ++i, x += w + gap) {
      const std::uint32_t die = lies ? e.dice[static_cast<std::size_t>(i)] : tumbling(ms, i, e.sides);
      const std::size_t face = std::clamp<std::uint32_t>(die, 1, 6) - 1;
      const int hop = lies ? 0 : (ms / 55 + i * 2) % 4 == 1 ? -2 : (ms / 55 + i) % 3 == 0 ? 1 : 0;
      list.sprite(guns ? art.die_small[face] : art.die[face], x, r.y + (guns ? 17 : 22) + hop);
    }
    if (guns) {
      Flags flags;
      flags.add({b.event.kind == EventKind::sunk ? std::max(1, b.before) : b.before, b.target});
      paint_histogram(list, look, {r.x + 2, r.y + 45, r.w - 4, 49}, rules.damage[index(e.card)], flags, b.before,
                      lies ? e.points : 0);
    }
  } else if (e.roll.chance.den > 1) {
    // Up to three figures are large; longer ones stand in the heading's own size.
    std::uint32_t drawn = e.roll.drawn + 1;
    if (e.roll.chance.den <= 999) {
      const int figures = drawn >= 100 ? 3 : drawn >= 10 ? 2 : 1;
      int x = r.x + (r.w - 32 - (figures - 1) * kReelPitch) / 2 + (figures - 1) * kReelPitch;
      const int left_ms = lies ? 0 : reveal_ms(e.kind) - ms;
      for (int i = 0; i < figures; ++i, x -= kReelPitch, drawn /= 10)
        reel(list, art, x, r.y + 18, drawn % 10, i, left_ms);
    } else if (lies) {
      list.text(look.head, {r.x + 4, r.y + 30, r.w - 8, 16}, fmt::format("{}", drawn), stage::yellow, Align::centre);
    }
    paint_chance(list, look, {r.x + 8, r.y + 62, r.w - 16, 28}, e.roll.chance, wished,
                 lies ? std::optional(e.roll.drawn) : std::nullopt, b.words.if_so, b.words.if_not);
  }
  const bool mined = e.kind == EventKind::mine || e.kind == EventKind::more_damage;
  if (mined) list.text(look.table, {r.x + 4, r.y + 74, r.w - 8, 8}, b.words.if_so, stage::silver, Align::centre);
  const bool none = e.kind == EventKind::drydock || e.kind == EventKind::reinforcement ||
                    e.kind == EventKind::nothing || e.kind == EventKind::no_ship;
  if (none) {  // nothing is rolled: the card that was played or drawn
    const Card card = e.kind == EventKind::drydock   ? Card::drydock
                      : e.kind == EventKind::nothing ? e.card
                                                     : Card::reinforcement;
    list.sprite(art.card[index(card)], r.x + (r.w - kCardW) / 2, r.y + 15);
  }
  const bool joined = e.kind == EventKind::drydock || e.kind == EventKind::reinforcement;
  const bool good = joined ? navy(e.ship) == b.viewer : hits(e) == wished;
  const Rect strip{r.x + 1, r.y + r.h - 15, r.w - 2, 14};
  const bool nothing = e.kind == EventKind::nothing || e.kind == EventKind::no_ship;
  if (!lies) return;
  list.fill(strip, nothing ? stage::navy : good ? stage::jungle : stage::maroon);
  list.frame(strip, nothing ? stage::deep_sea : good ? stage::leaf : stage::red);
  list.text(look.text, {strip.x + 2, strip.y + 3, strip.w - 4, 8}, b.words.outcome, stage::paper, Align::centre);
}

}  // namespace d6::broadside
