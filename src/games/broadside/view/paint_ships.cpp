// Measures of a ship card: tools/art/README.md.
#include "games/broadside/view/paint_ships.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "stage/theme.h"

namespace d6::broadside {

using stage::Align;
using stage::DrawList;

namespace {

// A gunsight around a ship on the horizon, and the way of the shells as dots.
void in_the_sights(DrawList& list, Rect view, Rect sights, bool guns) {
  const int x1 = sights.x + sights.w, y1 = sights.y + sights.h;
  for (const std::uint8_t colour : {stage::ink, stage::yellow}) {
    const int off = colour == stage::ink ? 1 : 0;
    for (const int x : {sights.x, x1 - 1})
      for (const int y : {sights.y, y1 - 6}) list.fill({x + off, y + off, 1, 6}, colour);
    for (const int y : {sights.y, y1 - 1})
      for (const int x : {sights.x, x1 - 6}) list.fill({x + off, y + off, 6, 1}, colour);
    list.fill({sights.x + sights.w / 2 + off, sights.y + off, 1, 4}, colour);
  }
  if (!guns) return;
  const int from_x = view.x + 60, from_y = view.y + 27, to_x = sights.x + sights.w / 2, to_y = sights.y + 10;
  const int dots = std::max(6, std::abs(to_x - from_x) / 9);
  for (int i = 1; i < dots; ++i) {
    const int t = i * 100 / dots, x = from_x + (to_x - from_x) * t / 100;
    const int y = from_y + (to_y - from_y) * t / 100 - t * (100 - t) * 20 / 2500;
    list.fill({x + 1, y + 1, 2, 2}, stage::ink);
    list.fill({x, y, 2, 2}, stage::paper);
  }
}

// For corners around a ship that cannot be the target.
const stage::Remap& greyed() {
  static const stage::Remap table = [] {
    stage::Remap t = stage::identity();
    t[stage::red] = t[stage::orange] = stage::light_grey;
    t[stage::dark_red] = t[stage::maroon] = stage::slate;
    return t;
  }();
  return table;
}

void sunk_band(DrawList& list, const ui::Look& look, Rect r, const std::string& word) {
  list.fill(r, stage::maroon);
  for (const int y : {r.y, r.y + r.h - 1}) list.fill({r.x, y, r.w, 1}, stage::orange);
  list.text(look.table, {r.x + 1, r.y + 2, r.w - 2, 8}, word, stage::paper, Align::centre);
}

}  // namespace

void paint_ship(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const FleetShip& ship, int x,
                int y, int frame, const std::string& word, bool burns) {
  const std::size_t side = index(navy(ship.ship)), i = index(ship.ship);
  const auto type = static_cast<std::size_t>(rules.type(ship.ship));
  const int printed = rules.printed(ship.ship), left = ship.points;
  const bool usn = side == 0, sunk = left == 0;
  const std::uint8_t dark = usn ? stage::navy : stage::maroon;
  list.fill({x + 2, y + 2, kShipW, kShipH}, stage::ink);
  list.sprite(sunk ? art.sunk_frame[side] : art.ship_frame[side], x, y);
  list.text(look.table, {x + 3, y + 3, 84, 8}, rules.ships[i].card, sunk ? stage::silver : stage::paper);
  const auto phase = static_cast<std::size_t>(frame + static_cast<int>(i)) % 4;
  if (sunk) {
    const SpriteRef& wreck = art.wreck[type];
    list.sprite(wreck, x + 44 - wreck.from.w / 2, y + 34 - wreck.from.h, !usn);
  } else {
    list.sprite(art.profile[i], x + 4, y + 13, !usn);
    list.sprite(art.water[side][phase], x + 1, y + 33);
    if (burns && 2 * left <= printed) {  // only a picture: half the points are gone
      list.sprite(art.plume[phase], x + 48 - 24, y + 28 - 13);
      list.sprite(art.flames[phase], x + 48 - 4, y + 30 - 11);
    }
  }
  list.sprite(art.type_plate[side], x + 2, y + 13);
  list.text(look.table, {x + 4, y + 14, 12, 8}, kTypeNames[type], stage::paper);
  if (!sunk) list.fill({x + 62, y + 13, 24, 9}, usn ? stage::foam : stage::pale_sand);  // masts stay out of the year
  list.text(look.table, {x + 62, y + 14, 24, 8}, art.year[i], sunk ? stage::foam : stage::ink, Align::right);
  list.text(look.table, {look.table.measure(art.ship_class[i]) > 66 ? x + 2 : x + 3, y + 38, 73, 8}, art.ship_class[i],
            sunk ? std::uint8_t{stage::silver} : dark);
  list.sprite(art.ensign[side], x + 76, y + 37);
  const SpriteRef& whole = left == printed ? art.pip_ok : 2 * left < printed ? art.pip_low : art.pip_worn;
  for (int p = 0; p < printed; ++p) list.sprite(p < left ? whole : art.pip_lost, x + 3 + 4 * p, y + 47);
  list.sprite(art.pip_end, x + 3 + 4 * printed, y + 47);
  // The corners of USN cards are cut.
  list.text(look.table, {x + (usn ? 54 : 56), y + 47, 30, 8}, fmt::format("{}/{}", left, printed),
            sunk ? stage::silver : stage::ink, Align::right);
  if (sunk) sunk_band(list, look, {x + 1, y + 24, kShipW - 2, 11}, word);
}

void paint_stub(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const FleetShip& ship, Rect r,
                const std::string& word) {
  const std::size_t side = index(navy(ship.ship));
  const auto type = static_cast<std::size_t>(rules.type(ship.ship));
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  list.fill(r, stage::navy);
  list.fill({r.x, r.y, r.w, 12}, stage::ink);
  list.frame(r, stage::grey);
  list.sprite(art.mark[side], r.x + 3, r.y + 3);
  list.text(look.table, {r.x + 14, r.y + 3, 14, 8}, kTypeNames[type], stage::paper);
  list.push_clip({r.x + 1, r.y + 12, r.w - 2, 30});
  list.sprite(art.wreck[type], r.x + 15 - art.wreck[type].from.w / 2, r.y + 38 - art.wreck[type].from.h, side == 1);
  list.pop_clip();
  sunk_band(list, look, {r.x + 1, r.y + 42, r.w - 2, 11}, word);
}

void paint_horizon(DrawList& list, const Art& art, const Rules& rules, const Fleet& enemy, Seat own, Hour hour,
                   int frame, const Aim& aim) {
  const auto h = static_cast<std::size_t>(hour);
  const auto phase = static_cast<std::size_t>(frame) % 4;
  const Rect r = kHorizon;
  list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::deep_sea);
  list.push_clip(r);
  list.sprite(art.sky[h], r.x, r.y);
  list.sprite(art.sea[h][phase], r.x, r.y + 41);
  int afloat = 0;
  for (const FleetShip& ship : enemy) afloat += ship.points > 0 ? 1 : 0;
  // To the right of our own turrets.
  const int pitch = afloat > 1 ? std::min(47, (r.w - 64 - 48) / (afloat - 1)) : 0;
  int x = r.x + 64;
  Rect sights{};
  for (const FleetShip& ship : enemy) {
    if (ship.points == 0) continue;
    const SpriteRef& mini = art.mini[index(ship.ship)];
    list.sprite(mini, x, r.y + 43 - 10, navy(ship.ship) == Seat::one);
    if (aim.at == ship.ship) sights = {x - 3, r.y + 43 - 16, mini.from.w + 6, 22};
    if (2 * ship.points <= rules.printed(ship.ship)) list.sprite(art.plume[phase], x + 20 - 24, r.y + 37 - 13);
    x += pitch;
  }
  list.sprite(art.deck[index(own)], r.x, r.y + r.h - art.deck[index(own)].from.h);
  if (sights.w > 0 && aim.open) in_the_sights(list, r, sights, aim.guns);
  list.sprite(art.spray[phase / 2], r.x + 100, r.y + 69);
  list.pop_clip();
}

void paint_brackets(DrawList& list, const Art& art, Rect r, bool idle) {
  constexpr int kOut = 6;
  const stage::Remap* pale = idle ? &greyed() : nullptr;
  const int x1 = r.x + r.w + kOut - 13, y1 = r.y + r.h + kOut - 13;
  list.sprite(art.bracket[0], r.x - kOut, r.y - kOut, false, pale);
  list.sprite(art.bracket[1], x1, r.y - kOut, false, pale);
  list.sprite(art.bracket[2], r.x - kOut, y1, false, pale);
  list.sprite(art.bracket[3], x1, y1, false, pale);
  // A light line within, for themes where the red is dark.
  const std::uint8_t light = idle ? stage::silver : stage::orange;
  for (const int cx : {r.x - kOut + 1, r.x + r.w + kOut - 12})
    for (const int cy : {r.y - kOut + 1, r.y + r.h + kOut - 2}) list.fill({cx, cy, 11, 1}, light);
  for (const int cx : {r.x - kOut + 1, r.x + r.w + kOut - 2})
    for (const int cy : {r.y - kOut + 1, r.y + r.h + kOut - 12}) list.fill({cx, cy, 1, 11}, light);
}

void paint_acting(DrawList& list, Rect r) {
  list.frame({r.x - 2, r.y - 2, r.w + 4, r.h + 4}, stage::ink);
  list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::amber);
}

void paint_plate(DrawList& list, const ui::Look& look, Rect r, const std::string& words, std::uint8_t ground,
                 std::uint8_t colour) {
  if (words.empty()) return;
  const int w = look.table.measure(words) + 8, x = r.x + (r.w - w) / 2, y = r.y + r.h;
  list.fill({x - 1, y, w + 2, kTabH}, stage::ink);
  list.fill({x, y, w, kTabH - 1}, ground);
  list.text(look.table, {x + 4, y + 1, w - 4, 8}, words, colour);
}

void paint_pointed(DrawList& list, const Art& art, Rect r) {
  ui::paint_card_focus(list, r);
  list.fill({r.x + r.w / 2 - 7, r.y - 4, 14, 3}, stage::ink);
  list.sprite(art.pointer, r.x + r.w / 2 - 5, r.y - 7);
}

}  // namespace d6::broadside
