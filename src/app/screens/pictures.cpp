// Which sprite is whose: see pictures.h and tools/art/README.md.
#include "app/screens/pictures.h"

#include <array>
#include <string>

#include "ui/paint.h"

namespace d6::app {

namespace {

using stage::Align;
using stage::DrawList;
using stage::Rect;

// Apostrophe and full stop are narrow.
int advance(char c) { return c == '\'' || c == '.' ? 16 : c == ' ' ? 18 : kGiltPitch; }

std::string gilt_name(char c) {
  switch (c) {
    case '!': return "gold/bang";
    case '\'': return "gold/apostrophe";
    case '.': return "gold/stop";
    case '-': return "gold/dash";
    case '&': return "gold/and";
    case ':': return "gold/colon";
    case '+': return "gold/plus";
    case '?': return "gold/query";
    case '%': return "gold/percent";
    default: break;
  }
  const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return std::string("gold/") + small;
}

}  // namespace

stage::SpriteRef vignette_of(const ui::Look& look, const Entry& entry, int frame) {
  return stage::sprite(look.sheets, "title", entry.billing.vignette[static_cast<std::size_t>(frame) % 4]);
}

void draw_vignette(DrawList& list, const ui::Look& look, const Entry& entry, Rect r, int frame) {
  list.push_clip(r);
  if (const stage::SpriteRef picture = vignette_of(look, entry, frame)) {
    list.sprite(picture, r.x + (r.w - picture.from.w) / 2, r.y + (r.h - picture.from.h) / 2);
  } else {  // a game without one: its initial over the sea
    list.fill(r, stage::deep_sea);
    list.dither({r.x, r.y + r.h - 14, r.w, 14}, stage::sea, 4, frame % 2);
    list.text(look.head, {r.x + 8, r.y + r.h / 2 - 12, r.w - 16, 32}, entry.title.substr(0, 1), stage::paper,
              Align::centre, 2);
  }
  list.pop_clip();
}

void draw_portrait(DrawList& list, const ui::Look& look, const Entry& entry, int skill, int x, int y, Seat seat) {
  const Billing& billing = entry.billing;
  const bool whole = skill == 0 || billing.face_sheet == "portraits";
  stage::SpriteRef face;
  if (skill == 0)
    face = stage::sprite(look.sheets, "portraits", seat == Seat::zero ? "portrait/player_0" : "portrait/player_1");
  if (skill >= 1 && skill <= 4)
    face = stage::sprite(look.sheets, billing.face_sheet, billing.faces[static_cast<std::size_t>(skill - 1)]);
  const Rect r{x, y, kPortrait, kPortrait};
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  if (face && whole) {
    list.sprite(face, x, y);
    return;
  }
  list.fill(r, skill == 0 ? stage::deep_sea : stage::dusk);
  if (skill == 0) {  // no sheet: a head and shoulders
    list.fill({x + 12, y + 38, 32, 18}, stage::leaf);
    list.fill({x + 19, y + 10, 18, 24}, stage::sand);
  } else if (face) {  // a figure; bars count its skill
    list.push_clip(r);
    list.sprite(face, x + (kPortrait - face.from.w) / 2, y + (kPortrait - face.from.h) / 2);
    list.fill({x, y + 47, kPortrait, 9}, stage::ink);
    for (int i = 0; i < 4; ++i) list.fill({x + 6 + i * 12, y + 50, 8, 3}, i < skill ? stage::amber : stage::slate);
    list.pop_clip();
  } else {
    for (int i = 0; i < skill && i < 4; ++i) list.fill({x + 8, y + 40 - i * 9, 40, 5}, stage::amber);
  }
  list.frame(r, stage::ink);
}

int gilt_width(std::string_view text) {
  int width = 0;
  for (const char c : text) width += advance(c);
  return width;
}

void paint_table(DrawList& list, const Entry& entry) {
  switch (entry.billing.ground) {
    case Ground::sea: ui::paint_ground(list); break;
    case Ground::dusk:
      list.fill({0, 0, stage::kWidth, ui::kHintBar.y}, stage::dusk);
      list.dither({0, 200, stage::kWidth, 144}, stage::maroon, 8);
      list.fill({0, 0, stage::kWidth, 50}, stage::ink);
      list.fill({0, 50, stage::kWidth, 1}, stage::purple);
      break;
    case Ground::road:  // at night: hills at the top, tarmac with its line below
      list.fill({0, 0, stage::kWidth, ui::kHintBar.y}, stage::dark_jungle);
      list.fill({0, 0, stage::kWidth, 50}, stage::ink);
      for (int x = 0; x < stage::kWidth; x += 8) {
        const int h = 6 + (x / 8 * 7 % 13) / 3 + (x / 64 % 3) * 2;
        list.fill({x, 50 - h / 2, 8, h / 2}, stage::dark_jungle);
      }
      list.fill({0, 308, stage::kWidth, ui::kHintBar.y - 308}, stage::slate);
      list.fill({0, 308, stage::kWidth, 1}, stage::grey);
      for (int x = 8; x < stage::kWidth; x += 48) list.fill({x, 326, 24, 2}, stage::yellow);
      break;
  }
}

void paint_head(DrawList& list, const ui::Look& look, std::string_view text) {
  const int width = gilt_width(text);
  if (width > stage::kWidth - 16 || !stage::sprite(look.sheets, "list", "gold/a")) {
    ui::paint_title(list, look, text);
    return;
  }
  draw_gilt(list, look, (stage::kWidth - width) / 2, 2, text);
}

void paint_deep(DrawList& list, const ui::Look& look) {
  if (const stage::SpriteRef deep = stage::sprite(look.sheets, "list", "list/deep")) {
    list.sprite(deep, 0, 0);
  } else {
    ui::paint_ground(list);
  }
}

void draw_gilt(DrawList& list, const ui::Look& look, int x, int y, std::string_view text, bool steel) {
  for (const char c : text) {
    std::string name = gilt_name(c);
    if (steel && name.size() == 6) name = "steel/" + name.substr(5);
    if (const stage::SpriteRef s = stage::sprite(look.sheets, "list", name)) {
      list.sprite(s, x, y);
    } else if (c != ' ') {
      list.text(look.head, {x + 8, y + 8, 12, 16}, std::string_view(&c, 1), stage::amber);
    }
    x += advance(c);
  }
}

}  // namespace d6::app
