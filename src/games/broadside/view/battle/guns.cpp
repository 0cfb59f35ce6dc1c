// A surface action (TFB-6): the ship that fires on the horizon, her salvoes short, over and on; by night under her
// searchlight; destroyers come close and run torpedoes. Calibre, roll and weather make each one another picture.
#include <algorithm>
#include <array>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

namespace {

constexpr std::array<int, 3> kFired{100, 400, 700}, kLands{560, 870, kReveal};  // as heard (showing.cpp)

struct Guns {
  int shells = 3;  // of a salvo
  Size splash = Size::big;
  int arc = 64;  // how high a shell flies
  bool heavy = true;
};
Guns guns_of(Card card) {
  switch (card) {
    case Card::bb: return {3, Size::big, 78, true};
    case Card::ca: return {3, Size::mid, 60, true};
    case Card::cl: return {4, Size::small, 50, false};
    case Card::dd: return {2, Size::small, 34, false};
    case Card::submarine:
    case Card::minefield:
    case Card::landair:
    case Card::drydock:
    case Card::storm:
    case Card::secondary:
    case Card::reinforcement: break;
  }
  return {};
}

// The ship that fires, as her picture on the card is: a shape against the sky, her guns from the picture itself.
struct Firing {
  SpriteRef picture;
  int x = 0, y = 0;         // of the picture, as if she came from the left
  int fore = 60, aft = 18;  // columns of her turrets
  int fore_y = 10, aft_y = 10;
};
std::uint8_t pixel(const SpriteRef& of, int x, int y) {
  return of.image->pixels[static_cast<std::size_t>(of.from.y + y) * static_cast<std::size_t>(of.image->w) +
                          static_cast<std::size_t>(of.from.x + x)];
}
Firing firing(const Scene& s) {
  Firing f;
  f.picture = s.art.profile[index(who_fires(s))];
  // A destroyer comes in while she fires; the big ones hold their course.
  const int way = s.blow.card == Card::dd ? part(s.ms, 0, 2500, 0, 26) : part(s.ms, 0, 2500, 0, 6);
  f.x = 8 + s.grain(14, 4) + way;
  f.y = (s.blow.card == Card::dd ? 108 : 106) - 20;
  if (!f.picture) return f;
  int left = f.picture.from.w, right = 0;
  const int foot = std::min(17, f.picture.from.h - 1);
  for (int k = 0; k < f.picture.from.w; ++k)
    if (pixel(f.picture, k, foot) != stage::kTransparent) left = std::min(left, k), right = std::max(right, k);
  const auto deck = [&](int k) {
    for (int row = 0; row < foot; ++row)
      if (pixel(f.picture, k, row) != stage::kTransparent) return row;
    return foot;
  };
  f.fore = right - (right - left) * 24 / 100;
  f.aft = left + (right - left) * 20 / 100;
  f.fore_y = deck(f.fore);
  f.aft_y = deck(f.aft);
  return f;
}

const stage::Remap& shape(std::uint8_t colour) {
  static const auto tables = [] {
    std::array<stage::Remap, 32> t{};
    for (std::size_t i = 0; i < t.size(); ++i) t[i].fill(static_cast<std::uint8_t>(i));
    return t;
  }();
  return tables[colour % 32];
}

// Fire from the muzzle, its light along her side and on the water, and the smoke that drifts off.
void flash(const Scene& s, const Firing& f, int column, int row, int from, bool heavy) {
  const int t = s.ms - from;
  if (t < 0 || t > 520) return;
  const auto& frames = heavy ? s.art.muzzle : s.art.muzzle_small;
  const std::size_t at = t < 90 ? 0 : t < 190 ? 1 : 2;
  const SpriteRef& flame = frames[at];
  const int drift = at < 2 ? 0 : (t - 190) / 30;
  s.put(flame, f.x + column + 1 - drift, f.y + row + 1 - flame.from.h / 2 - drift / 2);
  if (at == 2) return;
  const int w = heavy ? 16 : 8;
  const int lx = s.mirrored ? kScene.w - (f.x + column) - w : f.x + column;
  for (int i = 0; i < 3; ++i)
    s.fill(lx + i * 2, f.y + 23 + i * 3, w - i * 3, 1, i == 0 ? stage::yellow : stage::orange);
}

// One shell on its way, with the glow behind it.
void shell(const Scene& s, int from, int to, int x0, int y0, int x1, int y1, int arc) {
  if (s.ms < from || s.ms >= to) return;
  constexpr std::array<std::uint8_t, 5> kGlow{stage::paper, stage::yellow, stage::amber, stage::orange, stage::red};
  for (int i = 9; i >= 0; --i) {
    const int t = s.ms - from - i * 8;
    if (t < 0) continue;
    const int k = t * 100 / (to - from), px = x0 + (x1 - x0) * k / 100;
    const int py = y0 + (y1 - y0) * k / 100 - arc * 4 * k * (100 - k) / 10000;
    const int thick = i < 3 ? 2 : 1;
    if (i == 0 && !dark(s.sky)) s.fill(px, py + 2, 3, 1, stage::dark_red);
    s.fill(px, py, i == 0 ? 3 : thick, thick, kGlow[static_cast<std::size_t>(i / 2)]);
  }
}

// Where shell `i` of salvo `k` comes down; short ones before her, the others behind.
struct Fall {
  int x = 0, y = 0;
  bool is_short = false;
};
Fall fall_of(const Scene& s, const Struck& hull, int k, int i, int shells) {
  Fall f;
  f.is_short = (k + s.grain(2, 10)) % 2 == 0;
  const auto salt = static_cast<std::uint32_t>(20 + k * 8 + i);
  const int room = hull.length() + 30;
  f.x = hull.left - 15 + room * (2 * i + 1) / (2 * shells) + s.grain(21, salt) - 10 + (s.grain(3, 12) - 1) * 16;
  f.x = std::clamp(f.x, 26, kScene.w - 26);
  f.y = f.is_short ? s.line + 9 + s.grain(9, salt + 60) : s.line - 16 + s.grain(5, salt + 60);
  return f;
}

void salvoes(const Scene& s, bool is_short) {
  const Guns guns = guns_of(s.blow.card);
  const Struck hull = struck(s);
  for (int k = 0; k < 3; ++k)
    for (int i = 0; i < guns.shells; ++i) {
      // Of the last salvo what does not strike falls beside her: the fewer points, the more.
      if (k == 2 && (i == 0 ? s.blow.points > 6 : i > 1 || s.blow.points > 3)) continue;
      const Fall f = fall_of(s, hull, k, i, guns.shells);
      if (f.is_short == is_short) splash(s, f.x, f.y, kLands[static_cast<std::size_t>(k)] + i * 55, guns.splash);
    }
}

// Where the hits are: hundredths of her length from the bow.
int hit_at(const Scene& s, int i) {
  constexpr std::array<int, 4> kSpread{0, -22, 20, -38};
  return std::clamp(50 + s.grain(17, 70) - 8 + kSpread[static_cast<std::size_t>(i)], 24, 82);
}

void searchlight(const Scene& s, const Firing& f) {
  if (s.ms < 150) return;
  const Struck hull = struck(s);
  const int x0 = f.x + 44, x1 = s.mirrored ? kScene.w - hull.right + 10 : hull.left + hull.length() * 4 / 10;
  const int y0 = f.y + 6, top = s.line - 62 + wave(s.ms / 200) / 40, bottom = s.line - 2;
  for (int x = x0; x < x1; x += 6) {
    const int a = y0 + (top - y0) * (x - x0) / (x1 - x0), b = y0 + 1 + (bottom - y0) * (x - x0) / (x1 - x0);
    const int at = s.mirrored ? kScene.w - x - 6 : x;
    // It is lost in the haze beyond what it has found.
    const int left = x1 - x;
    s.dither(at, a, 6, std::max(1, b - a), stage::shallows, left <= 18 ? 16 : left <= 36 ? 8 : 4);
    if (left > 18) s.dither(at, a + (b - a) / 3, 6, std::max(1, (b - a) / 3), stage::foam, left <= 36 ? 8 : 4);
  }
  s.fill(s.mirrored ? kScene.w - x0 - 2 : x0, y0, 2, 2, stage::paper);
}

// A star shell sinks slowly and lights the sky over her.
void star_shell(const Scene& s) {
  if (s.grain(2, 80) == 0) return;
  const Struck hull = struck(s);
  const int x = hull.along(20) + part(s.ms, 0, 2500, 0, 10), y = part(s.ms, 0, 2500, 14, 34);
  for (const int q : {14, 8})
    for (int dy = -q; dy <= q; dy += 2) {
      int half = q;
      while (half * half + dy * dy > q * q) --half;
      if (half > 0)
        s.dither(x - half, y + dy, 2 * half, 2, q == 14 ? stage::pale_sand : stage::yellow, q == 14 ? 8 : 4);
    }
  s.fill(x - 1, y - 1, 3, 3, stage::paper);
  for (int k = 1; k < 5; ++k) s.fill(x + (k % 2), y - 2 - k * 2, 1, 1, stage::light_grey);
}

void torpedoes(const Scene& s) {
  const Struck hull = struck(s);
  const auto phase = static_cast<std::size_t>(s.ms / 120) % 2;
  const int near_end = s.mirrored ? kScene.w - hull.right : hull.left;
  for (int i = 0; i < 3; ++i) {
    const int t0 = 60 + i * 190, t1 = kReveal + i * 60 - 60;
    const int x1 = near_end + hull.length() * (22 + i * 14) / 100 - 40, x0 = -60 - i * 8, y0 = s.line + 25 - i * 7;
    if (s.ms < t0 || s.ms > t1 + 500) continue;
    const int px = part(s.ms, t0, t1, x0, x1), py = part(s.ms, t0, t1, y0, s.line - 3);
    for (int x = x0 + 50; x < px; x += 7) {  // the track that stays on the water
      const int row = y0 + 6 + (s.line - 3 - y0) * (x - x0) / (x1 - x0), at = s.mirrored ? kScene.w - x - 3 : x;
      s.fill(at, row + x % 2, 3, 1, px - x < 60 ? stage::paper : stage::foam);
    }
    if (s.ms < t1) s.put(s.art.torpedo[phase], px, py);
  }
}

}  // namespace

Ship who_fires(const Scene& s) {
  if (s.b.firing) return *s.b.firing;
  // The table does not say: some ship of the class.
  const ShipType type = is_broadside(s.blow.card) ? fires(s.blow.card) : ShipType::dd;
  const std::size_t from = index(s.b.actor) * kNavy, skip = static_cast<std::size_t>(s.grain(8, 5));
  std::size_t seen = 0;
  Ship last{};
  for (std::size_t i = from; i < from + kNavy; ++i) {
    if (s.rules.types[i] != type) continue;
    last = static_cast<Ship>(i);
    if (seen++ == skip) break;
  }
  return last;
}

void guns_behind(const Scene& s) {
  const bool sinking = s.b.event.kind == EventKind::sunk;
  const Guns guns = guns_of(s.blow.card);
  const Firing f = firing(s);
  const bool night = dark(s.sky);
  if (!sinking && s.sky == Backdrop::carrier) {  // a plane that spots the fall of shot
    const SpriteRef& plane = s.art.plane_small[index(s.b.actor)];
    s.put(plane, part(s.ms, 0, 2500, 120, 330), 22 + wave(s.ms / 220) / 25);
  }
  if (!sinking && s.sky == Backdrop::cl) s.put(s.art.plane_small[index(s.b.actor)], part(s.ms, 0, 2500, 150, 300), 34);
  if (!sinking && night) star_shell(s);
  if (!sinking && night) searchlight(s, f);
  const bool lit = !sinking && s.flashes && s.ms >= kFired[0] &&
                   std::any_of(kFired.begin(), kFired.end(), [&](int at) { return s.ms >= at && s.ms < at + 90; });
  if (f.picture) {
    // Her own pictures head to the right, and the enemy's to the left, as the actor's side of the scene wants it.
    const int x = s.x(f.x, f.picture.from.w);
    s.list.push_clip({kScene.x, kScene.y, kScene.w, f.y + 20});
    const std::uint8_t tone = night ? stage::slate : s.sky == Backdrop::dd ? stage::dusk : stage::ink;
    // Picture files show every ship heading right.
    if (night) s.list.sprite(f.picture, x, s.y(f.y) - 1, s.mirrored, &shape(stage::light_grey));
    s.list.sprite(f.picture, x, s.y(f.y), s.mirrored, lit ? nullptr : &shape(tone));
    s.list.pop_clip();
    // Her foot in the sea.
    s.fill(s.mirrored ? kScene.w - f.x - 76 : f.x + 4, f.y + 20, 72, 1, night ? stage::sea : stage::foam);
  }
  if (sinking) return;
  for (std::size_t k = 0; k < kFired.size(); ++k) {
    // Fore and aft by turns, so that no place flashes three times in a second.
    if (k == 1) {
      flash(s, f, f.aft, f.aft_y, kFired[k], guns.heavy);
    } else {
      flash(s, f, f.fore, f.fore_y, kFired[k], guns.heavy);
    }
  }
  salvoes(s, false);
}

void guns_before(const Scene& s) {
  const Event& e = s.b.event;
  if (e.kind != EventKind::broadside) return;
  const Guns guns = guns_of(e.card);
  const Firing f = firing(s);
  const Struck hull = struck(s);
  for (int k = 0; k < 3; ++k)
    for (int i = 0; i < guns.shells; ++i) {
      const int from = kFired[static_cast<std::size_t>(k)] + 40 + i * 45;
      const int to = kLands[static_cast<std::size_t>(k)] + (k == 2 ? i * 20 : i * 55);
      int x1 = hull.along(hit_at(s, i % 4)), y1 = s.line - 28;
      if (k < 2) {
        const Fall fall = fall_of(s, hull, k, i, guns.shells);
        x1 = fall.x, y1 = fall.y;
      }
      const int x0 = f.x + (i % 2 == 0 ? f.fore : f.aft) + 8;
      shell(s, from, to, s.mirrored ? kScene.w - x0 : x0, f.y + f.fore_y, x1, y1, guns.arc - i * 5);
    }
  salvoes(s, true);
  const bool runs = e.card == Card::dd;
  if (runs) {
    torpedoes(s);
    const int near_side = s.mirrored == hull.bow_right ? 26 : 74;
    splash(s, hull.along(near_side), s.line + 2, kReveal, e.points >= 5 ? Size::huge : Size::big);
  }
  // As many bursts as it costs her, the first as large.
  const int n = e.points <= 2 ? 1 : e.points <= 5 ? 2 : e.points <= 8 ? 3 : 4;
  const Size first = e.points <= 2 ? Size::small : e.points <= 4 ? Size::mid : e.points < 10 ? Size::big : Size::huge;
  for (int i = 0; i < n; ++i) {
    const int row = s.line - 24 - s.grain(12, static_cast<std::uint32_t>(90 + i));
    boom(s, hull.along(hit_at(s, i)), row, kReveal + i * 150,
         i == 0                   ? (e.left == 0 && e.points > 4 ? Size::big : first)
         : i == 1 && e.points > 7 ? Size::mid
                                  : Size::small);
  }
  glare(s, hull.along(hit_at(s, 0)), s.line - 30);
  if (e.points >= 5) pieces(s, hull.along(hit_at(s, 0)), s.line - 30, kReveal + 60, std::min<int>(e.points, 12));
}

}  // namespace d6::broadside
