// The ship that is struck: whole, wounded, pitching; her wake, her fires, her keel where the sea is cut open.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

// Where a hull meets the water in its picture, from the left; and its highest mast. As tools/art/bigships.py draws
// them.
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

// Under a dark sky a dark ship catches what light there is, or nobody would see her from across the room.
const stage::Remap& moonlit() {
  static const stage::Remap table = [] {
    stage::Remap t = stage::identity();
    t[stage::slate] = stage::grey;
    t[stage::grey] = stage::light_grey;
    t[stage::light_grey] = stage::silver;
    return t;
  }();
  return table;
}

// The light of the sky along what is highest of her, so that a dark hull stands off a dark sea in every theme.
const stage::Remap& rim_light() {
  static const stage::Remap table = [] {
    stage::Remap t{};
    t.fill(stage::light_grey);
    return t;
  }();
  return table;
}

// Below the water: red to the keel, finer at the bow. The row `d` below the line, from column to column.
std::pair<int, int> below(const Struck& hull, int d) {
  const int bow = d * d / 9 + d / 2, stern = d < 6 ? d / 3 : 2 + (d - 6) * 3;
  return hull.bow_right ? std::pair{hull.left + stern, hull.right - bow}
                        : std::pair{hull.left + bow, hull.right - stern};
}
std::uint8_t below_colour(int d) {
  return d == 1 ? stage::red : d < 9 ? stage::dark_red : d < kKeel ? stage::maroon : stage::ink;
}

void under_water(const Scene& s, const Struck& hull, int line) {
  for (int d = 1; d <= kKeel; ++d) {
    const auto [left, right] = below(hull, d);
    s.fill(left, line + d, right - left + 1, 1, below_colour(d));
  }
  const int screw = hull.bow_right ? hull.left + 6 : hull.right - 10;  // and her rudder
  s.fill(screw, line + 6, 4, 7, stage::ink);
}

// Her wake: short dashes of foam from the stern on, thinner the older they are; the water breaks along her side and
// before her bow.
void wake(const Scene& s, const Struck& hull, bool fast) {
  const int run = s.ms / (fast ? 70 : 120), line = s.line;
  for (int i = 0; i < 16; ++i) {
    const int off = (i * 5 + run * 2) % 64, w = 3 + (i * 7) % 6, row = 1 + (i * 3) % 4 + off / 24;
    if ((i * 11 + off / 8) % 8 < off / 16) continue;
    const int x = hull.bow_right ? hull.left - 2 - off - w : hull.right + 3 + off;
    s.fill(x, line + row - 1, w, 1, off < 20 ? stage::paper : off < 44 ? stage::foam : stage::shallows);
  }
  for (int i = 0; i < 14; ++i) {
    const int at = hull.left + (i * 37 + (hull.bow_right ? -run : run) * 2 + 4096) % (hull.length() - 8);
    s.fill(at, line + 1, 3 + i % 4, 1, (i & 1) == 0 ? stage::foam : stage::shallows);
  }
  const int bow = hull.along(0), aft = hull.bow_right ? -1 : 1, high = (fast ? 5 : 3) + run % 2;
  for (int k = 0; k < high; ++k)
    for (int i = 0; i < 3; ++i) {
      const int x = bow + aft * (k * 2 + i * 9 - 3), w = 9 - k - i * 2;
      if (w > 1 && high - k > i)
        s.fill(aft > 0 ? x : x - w + 1, line - k + i, w, 1, k == high - 1 || i > 0 ? stage::foam : stage::paper);
    }
}

bool mortal(const Event& e) {
  return e.kind == EventKind::strike || e.kind == EventKind::landair || e.kind == EventKind::submarine ||
         (e.kind == EventKind::mine && e.left == 0);
}

// How far she has come, and how far from where she lies in the end.
int way_of(const Scene& s) {
  const Event& e = s.b.event;
  const int forward = index(navy(e.ship)) == 0 ? 1 : -1;
  if (e.kind == EventKind::reinforcement) return part(s.ms, 0, 1700, -300 * forward, 0);
  if (e.kind == EventKind::mine) {
    const int past = e.points == 0 ? part(s.ms, kReveal, 2100, 0, 70) : 0;
    return (part(s.ms, 0, kReveal, -110, 0) + past) * forward;
  }
  if (e.kind == EventKind::strike && !hits(e)) return part(s.ms, 700, 1700, 0, 22) * forward;  // full ahead
  if (e.kind == EventKind::broadside) return part(s.ms, 0, kReveal, -12, 0) * forward;
  return 0;
}

}  // namespace

const stage::Remap* moonlight(const Scene& s) {
  return dark(s.sky) && navy(s.b.event.ship) == Seat::one ? &moonlit() : nullptr;
}

Struck struck(const Scene& s) {
  const std::size_t side = index(navy(s.b.event.ship));
  const Hull hull = hull_of(s.b.target, side);
  const int at = kHull + s.apart + way_of(s);
  return {at + hull.left, at + hull.right, at + hull.mast_x, s.line - 92 + hull.mast_y, side == 0};
}

// Flames go under with the deck they burn on; the smoke stands on the water. It drifts aft: she makes way.
void fire(const Scene& s, int at_x, int at_y, bool smokes) {
  const auto phase = static_cast<std::size_t>(s.ms / 160) % 4;
  const bool aft_left = navy(s.b.event.ship) == Seat::zero;
  const SpriteRef& smoke = s.art.smoke[phase];
  if (smokes)
    s.list.sprite(smoke, kScene.x + (aft_left ? at_x + 5 - smoke.from.w : at_x - 5),
                  s.y(std::min(at_y, s.line - 4) - 86), aft_left);
  s.list.push_clip({kScene.x, kScene.y, kScene.w, s.line + 1});
  s.still(s.art.blaze[phase], at_x - 10, at_y - 22);
  s.list.pop_clip();
}

void strip(const Scene& s, int k, int at_x, int at_y, const Struck& hull, const stage::Remap* lit, bool keel) {
  SpriteRef part_of = s.art.target[static_cast<std::size_t>(s.b.target)][index(navy(s.b.event.ship))];
  const int w = std::min(kStrip, part_of.from.w - k);
  part_of.from.x += k;
  part_of.from.w = w;
  s.still(part_of, at_x + k, at_y, lit);
  if (!keel) return;
  for (int d = 1; d <= kKeel; ++d) {
    const auto [left, right] = below(hull, d);
    const int from = std::max(left, at_x + k), to = std::min(right, at_x + k + w - 1);
    if (to >= from) s.fill(from, at_y + 91 + d, to - from + 1, 1, below_colour(d));
  }
}

void paint_struck(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind == EventKind::nothing) return;
  if (e.kind == EventKind::sunk) return paint_sinking(s);
  const std::size_t side = index(navy(e.ship));
  const SpriteRef& ship = s.art.target[static_cast<std::size_t>(s.b.target)][side];
  const stage::Remap* lit = moonlight(s);
  const bool rimmed = dark(s.sky) || s.sky == Backdrop::bb || s.sky == Backdrop::dd;
  const bool gale = s.b.backdrop == Backdrop::storm, docked = s.b.backdrop == Backdrop::drydock;
  const bool deep = cut_open(s.b.backdrop);
  const Struck hull = struck(s);
  const int at = hull.left - hull_of(s.b.target, side).left;
  int dy = gale || docked ? 0 : wave(s.ms / 160) / 90;
  if (s.ms >= kReveal && hits(e) && e.kind != EventKind::worse && !gale) dy += s.ms < kReveal + 300 ? 2 : 1;
  s.list.push_clip({kScene.x, kScene.y, kScene.w, s.line + 1 + (gale ? 6 : docked || deep ? kKeel : 0)});
  if (gale) {
    // She climbs one sea and falls into the next; where she is lost her bow does not come up again.
    const int calm = e.roll.success() ? 100 : part(s.ms, kReveal, 2000, 100, 55);
    int tilt = wave(s.ms / 78) * 17 / 100 * calm / 100;
    if (e.roll.success()) tilt += part(s.ms, kReveal - 150, kReveal + 500, 0, 30);
    const int heave = wave(s.ms / 78 + 5) * 4 / 100 + (e.roll.success() ? part(s.ms, kReveal, 2100, 0, 14) : 0);
    for (int k = 0; k < ship.from.w; k += kStrip) {
      const int forward = (side == 0 ? k : ship.from.w - k) - ship.from.w / 2;
      const int row = s.line - 92 + heave + tilt * forward / ship.from.w;
      strip(s, k, at, row - 1, hull, &rim_light(), false);
      strip(s, k, at, row, hull, lit, true);
    }
  } else {
    if (deep || docked) under_water(s, hull, s.line + std::min(dy, 1));
    if (rimmed && !docked)
      for (const auto& [rx, ry] : {std::pair{0, -1}, std::pair{-1, 0}, std::pair{1, 0}}) {
        s.list.push_clip({kScene.x, kScene.y, kScene.w, s.line + 1});
        s.still(ship, at + rx, s.line - 92 + dy + ry, &rim_light());
        s.list.pop_clip();
      }
    s.still(ship, at, s.line - 92 + dy, lit);
  }
  s.list.pop_clip();
  bool afire = s.b.wounded && !docked && !gale;
  if (e.kind == EventKind::broadside && s.ms > kReveal + 3 * kFrame) afire = afire || 2 * e.left <= s.b.printed;
  if (mortal(e) && hits(e) && s.ms > kReveal + 2 * kFrame) afire = true;
  if (s.b.backdrop == Backdrop::secondary)
    afire = e.kind != EventKind::worse || e.roll.success() || s.ms < kReveal + 300;
  if (afire) fire(s, hull.along(54), s.line - 30 + dy);
  if (afire && dark(s.sky) && !deep) firelight(s, hull.along(54));
  if (!docked && !deep && !gale) wake(s, hull, e.kind == EventKind::reinforcement || e.kind == EventKind::strike);
}

}  // namespace d6::broadside
