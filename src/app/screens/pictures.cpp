// Which sprite is whose: see pictures.h and tools/art/README.md.
#include "app/screens/pictures.h"

#include <algorithm>
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

void draw_framed_vignette(DrawList& list, const ui::Look& look, const Entry& entry, int x, int y, int frame) {
  const Rect r{x, y, kFramedWidth, kFramedHeight};
  list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
  list.fill(r, stage::ink);
  draw_vignette(list, look, entry, {r.x + 3, r.y + 3, kVignetteWidth, kVignetteHeight}, frame);
  list.frame(r, stage::sea);
}

// Each pixel becomes four; a corner between two like neighbours takes their colour (Scale2x).
void draw_doubled(DrawList& list, const stage::SpriteRef& sprite, int x, int y) {
  if (!sprite) return;
  const Rect from = sprite.from;
  const auto at = [&](int px, int py) {
    px = std::clamp(px, 0, from.w - 1), py = std::clamp(py, 0, from.h - 1);
    return sprite.image->pixels[static_cast<std::size_t>((from.y + py) * sprite.image->w + from.x + px)];
  };
  const auto doubled = [&](int px, int py) {
    const int cx = px / 2, cy = py / 2, dx = px % 2 ? 1 : -1, dy = py % 2 ? 1 : -1;
    const std::uint8_t side = at(cx + dx, cy), above = at(cx, cy + dy);
    const bool corner = side == above && side != at(cx, cy - dy) && above != at(cx - dx, cy);
    return corner ? side : at(cx, cy);
  };
  for (int py = 0; py < 2 * from.h; ++py)
    for (int px = 0; px < 2 * from.w;) {  // runs of one colour
      const std::uint8_t colour = doubled(px, py);
      int to = px + 1;
      while (to < 2 * from.w && doubled(to, py) == colour) ++to;
      if (colour != stage::kTransparent) list.fill({x + px, y + py, to - px, 1}, colour);
      px = to;
    }
}

void draw_large_portrait(DrawList& list, const ui::Look& look, const Entry& entry, int skill, int x, int y, Seat seat) {
  const Billing& billing = entry.billing;
  stage::SpriteRef face;
  if (skill == 0)
    face = stage::sprite(look.sheets, "portraits", seat == Seat::zero ? "portrait/player_0" : "portrait/player_1");
  if (skill >= 1 && skill <= 4)
    face = stage::sprite(look.sheets, billing.face_sheet, billing.faces[static_cast<std::size_t>(skill - 1)]);
  const Rect r{x, y, 2 * kPortrait, 2 * kPortrait};
  list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
  list.fill(r, stage::dusk);
  if (face) {
    draw_doubled(list, face, r.x + r.w / 2 - face.from.w, r.y + r.h / 2 - face.from.h);
  } else {
    draw_portrait(list, look, entry, skill, r.x + kPortrait / 2, r.y + kPortrait / 2, seat);
  }
  list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::amber);
}

void paint_night(DrawList& list, const ui::Look& look) {
  constexpr int kHorizon = 114;
  const auto put = [&](std::string_view name, int x, int y) {
    if (const stage::SpriteRef s = stage::sprite(look.sheets, "title", name)) list.sprite(s, x, y);
  };
  list.fill({0, 0, stage::kWidth, kHorizon}, stage::midnight);
  put("title/sky", 0, 0);
  put("title/star_0", 210, 12);
  put("title/star_1", 478, 20);
  put("title/moon", 10, 48);  // below a page's name
  put("title/cloud_0", 580, 62);
  list.fill({0, kHorizon, stage::kWidth, 70}, stage::navy);
  list.fill({0, kHorizon + 70, stage::kWidth, ui::kHintBar.y - kHorizon - 70}, stage::midnight);
  list.dither({0, kHorizon + 54, stage::kWidth, 16}, stage::midnight, 2);
  list.fill({0, kHorizon, stage::kWidth, 1}, stage::deep_sea);
  for (int y = kHorizon + 1; y < kHorizon + 60; y += 2)  // the moon's road
    list.fill({32 - (10 + y - kHorizon) / 2 + y * 7 % 5 - 2, y, 10 + y - kHorizon, 1},
              y % 4 == 1 ? stage::shallows : stage::pale_sand);
  put("title/ship_left", -24, kHorizon + 5 - 81);
  put("title/ship_right", 412, kHorizon + 6 - 72);
  static constexpr std::array<std::string_view, 5> kWaves = {"title/wave_0", "title/wave_1", "title/wave_2",
                                                             "title/wave_3", "title/wave_4"};
  for (std::size_t row = 0; row < kWaves.size(); ++row) {
    const stage::SpriteRef s = stage::sprite(look.sheets, "title", kWaves[row]);
    if (!s) continue;
    const int y = kHorizon + 6 + static_cast<int>(row * row) * 12;
    for (int x = -static_cast<int>(row) * 17; x < stage::kWidth; x += s.from.w) list.sprite(s, x, y);
  }
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
