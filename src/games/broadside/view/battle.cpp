// The battle picture as a whole: its place, what lies behind the ship, the ship, what lies before her, the figure and
// the caption. Each kind of scene has a file of its own in battle/, battle/stage.h says what they share.
#include "games/broadside/view/battle.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/broadside/view/battle/stage.h"

namespace d6::broadside {

using stage::Align;

namespace {

// Light on the water comes and goes, so that a scene is never a still picture.
void glints(const Scene& s) {
  if (s.b.backdrop == Backdrop::drydock || s.b.backdrop == Backdrop::storm) return;
  const int room = cut_open(s.b.backdrop) ? 5 : kScene.h - s.line - 8;
  for (int i = 0; i < 22; ++i) {
    const int phase = (s.ms / 260 + i * 3) & 7;
    if (phase > 2) continue;
    const int w = phase == 1 ? 7 : 4;
    s.fill((i * 97 + 11) % (kScene.w - 8) - w / 2, s.line + 5 + (i * 13) % room, w, 1,
           phase == 1 ? stage::foam : stage::shallows);
  }
}

// The rest of the struck ship's fleet on the horizon, on the side that nobody attacks from.
void far_away(const Scene& s) {
  constexpr std::array<int, 3> kAt{420, 376, 334};
  if (s.line != 140 || s.b.backdrop == Backdrop::storm || s.b.backdrop == Backdrop::reinforcement) return;
  if (s.b.backdrop == Backdrop::secondary) return;
  for (std::size_t i = 0; i < std::min(s.b.far.size(), kAt.size()); ++i)
    if (const SpriteRef& mini = s.art.mini[index(s.b.far[i])]) {
      const int at = s.b.backdrop == Backdrop::landair ? kAt[i] : s.mirrored ? kScene.w - kAt[i] - 40 : kAt[i];
      s.list.sprite(mini, kScene.x + at, s.y(105 - mini.from.h), navy(s.b.far[i]) == Seat::one);
    }
}

// What the blow cost, large enough for the other end of the room: over her forecastle, where the sky is clear.
void damage(const Scene& s, const ui::Look& look) {
  const Event& e = s.b.event;
  const bool told = e.kind == EventKind::broadside || e.kind == EventKind::mine || e.kind == EventKind::more_damage;
  const int since = s.ms - reveal_ms(e.kind);
  if (!told || e.points == 0 || since < 60 || since > 1000) return;
  const std::string figure = fmt::format("{}", e.points);
  const int w = look.head.measure(figure), h = 16;
  const int x = kScene.x + std::clamp(struck(s).along(8), 24, kScene.w - 24) - w / 2;
  const int y = s.y(std::max(20, s.line - 58)) - part(since, 60, 400, 0, 14);
  for (int dy = -1; dy <= 2; ++dy)
    for (int dx = -1; dx <= 2; ++dx)
      if (dx == -1 || dy == -1 || dx == 2 || dy == 2)
        s.list.text(look.head, {x + dx, y + dy, w, h}, figure, stage::ink);
  s.list.text(look.head, {x, y, w, h}, figure, stage::yellow);
  // A short minus of its own: the letter's is as long as a dash.
  s.list.fill({x - 9, y + 6, 9, 5}, stage::ink);
  s.list.fill({x - 8, y + 7, 6, 2}, stage::yellow);
}

// On the side that nothing comes from.
void caption(const Scene& s, const ui::Look& look) {
  const EventKind kind = s.b.event.kind;
  const bool told = s.ms >= told_ms(kind) && !s.b.words.caption_told.empty();
  const std::string& text = kind == EventKind::sunk || (s.ms >= reveal_ms(kind) && !told) ? s.b.words.caption_after
                            : told                                                        ? s.b.words.caption_told
                                                                                          : s.b.words.caption;
  if (text.empty()) return;
  const int w = look.table.measure(text) + 12;
  const bool from_left = s.blow.kind == EventKind::broadside || s.blow.kind == EventKind::submarine;
  const bool right = s.blow.kind == EventKind::landair || (from_left && !s.mirrored);
  const Rect r{kScene.x + (right ? kScene.w - 4 - w : 4), kScene.y + kScene.h - 17, w, 13};
  s.list.fill(r, stage::ink);
  s.list.frame(r, stage::grey);
  s.list.text(look.table, {r.x + 6, r.y + 3, r.w - 6, 8}, text, stage::paper);
}

void behind(const Scene& s) {
  switch (s.b.backdrop) {
    case Backdrop::bb:
    case Backdrop::ca:
    case Backdrop::cl:
    case Backdrop::dd: return guns_behind(s);
    case Backdrop::carrier: return strike_behind(s);
    case Backdrop::submarine: return submarine_behind(s);
    case Backdrop::minefield: return mines_behind(s);
    case Backdrop::storm: return storm_behind(s);
    case Backdrop::drydock: return dock_behind(s);
    case Backdrop::landair:
    case Backdrop::secondary:
    case Backdrop::reinforcement:
    case Backdrop::sinking: return;
  }
}

void before(const Scene& s) {
  switch (s.b.backdrop) {
    case Backdrop::bb:
    case Backdrop::ca:
    case Backdrop::cl:
    case Backdrop::dd: return guns_before(s);
    case Backdrop::carrier: return strike_before(s);
    case Backdrop::landair: return landair_before(s);
    case Backdrop::submarine: return submarine_before(s);
    case Backdrop::minefield: return mines_before(s);
    case Backdrop::storm: return storm_before(s);
    case Backdrop::secondary: return burning_before(s);
    case Backdrop::drydock: return dock_before(s);
    case Backdrop::reinforcement: return arrival_before(s);
    case Backdrop::sinking: return;
  }
}

}  // namespace

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
    case EventKind::deck_out:
    case EventKind::over: return false;
  }
  return false;
}

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

std::optional<Ship> firing_ship(const Rules& rules, const Fleet& fleet, const Event& event) {
  if (event.kind != EventKind::broadside || !is_broadside(event.card)) return std::nullopt;
  for (const FleetShip& ship : fleet)
    if (ship.points > 0 && rules.type(ship.ship) == fires(event.card)) return ship.ship;
  return std::nullopt;
}

void paint_battle(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& b, int ms) {
  list.frame({kScene.x - 2, kScene.y - 2, kScene.w + 4, kScene.h + 4}, stage::ink);
  list.frame({kScene.x - 1, kScene.y - 1, kScene.w + 2, kScene.h + 2}, stage::amber);
  list.push_clip(kScene);
  const Scene s = scene_of(list, look, art, rules, b, ms);
  list.sprite(art.scene[static_cast<std::size_t>(s.sky)], kScene.x, kScene.y);
  glints(s);
  far_away(s);
  behind(s);
  paint_struck(s);
  before(s);
  damage(s, look);
  caption(s, look);
  list.pop_clip();
}

}  // namespace d6::broadside
