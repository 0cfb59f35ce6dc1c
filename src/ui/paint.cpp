// Measures from mock/broadside/lib.py: signs 11 high, hint bar 16, text of the 6 x 8 font in it.
#include "ui/paint.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"

namespace d6::ui {

using stage::Align;
using stage::DrawList;
using stage::Rect;

namespace {

// Names of the sign sheet for the four face buttons and the rest, by kind of pad.
std::string_view pad_sign(const Look& look, Intent intent) {
  Intent what = intent;
  if (look.confirm_swapped && intent == Intent::confirm) what = Intent::back;
  if (look.confirm_swapped && intent == Intent::back) what = Intent::confirm;
  const auto face = [&look](std::string_view generic, std::string_view xbox, std::string_view ps,
                            std::string_view nintendo) {
    switch (look.pad) {
      case PadKind::generic: return generic;
      case PadKind::xbox: return xbox;
      case PadKind::playstation: return ps;
      case PadKind::nintendo: return nintendo;
    }
    return generic;
  };
  if (what == Intent::confirm) return face("sign/face_south", "sign/xbox_a", "sign/ps_cross", "sign/switch_b");
  if (what == Intent::back) return face("sign/face_east", "sign/xbox_b", "sign/ps_circle", "sign/switch_a");
  if (what == Intent::second) return face("sign/face_west", "sign/xbox_x", "sign/ps_square", "sign/switch_y");
  if (what == Intent::third) return face("sign/face_north", "sign/xbox_y", "sign/ps_triangle", "sign/switch_x");
  if (what == Intent::previous) return face("sign/lb", "sign/lb", "sign/l1", "sign/l");
  if (what == Intent::next) return face("sign/rb", "sign/rb", "sign/r1", "sign/r");
  if (what == Intent::menu) return face("sign/start", "sign/menu", "sign/start", "sign/plus");
  if (what == Intent::view) return face("sign/select", "sign/view", "sign/select", "sign/minus");
  if (what == Intent::up) return "sign/dpad_up";
  if (what == Intent::down) return "sign/dpad_down";
  if (what == Intent::left) return "sign/dpad_left";
  if (what == Intent::right) return "sign/dpad_right";
  return {};
}

stage::SpriteRef sign_sprite(const Look& look, Intent intent) {
  if (look.device == Device::pad) return stage::sprite(look.sheets, "signs", pad_sign(look, intent));
  if (look.device == Device::mouse) {
    if (intent == Intent::confirm) return stage::sprite(look.sheets, "signs", "sign/mouse_left");
    if (intent == Intent::back) return stage::sprite(look.sheets, "signs", "sign/mouse_right");
    if (intent == Intent::previous || intent == Intent::next)
      return stage::sprite(look.sheets, "signs", "sign/mouse_wheel");
  }
  return {};
}

}  // namespace

void paint_ground(DrawList& list) {
  // From the night above to deep water, one ramp of dither over the whole height: no seam.
  list.fill({0, 0, stage::kWidth, 136}, stage::ink);
  list.dither({0, 40, stage::kWidth, 32}, stage::midnight, 8);
  list.dither({0, 72, stage::kWidth, 32}, stage::midnight, 4);
  list.dither({0, 104, stage::kWidth, 32}, stage::midnight, 2);
  list.fill({0, 136, stage::kWidth, 208}, stage::midnight);
  list.dither({0, 136, stage::kWidth, 24}, stage::ink, 4);
  list.dither({0, 160, stage::kWidth, 24}, stage::ink, 8);
  list.dither({0, 248, stage::kWidth, 48}, stage::navy, 8);
  list.dither({0, 296, stage::kWidth, 48}, stage::navy, 4);
}

void paint_title(DrawList& list, const Look& look, std::string_view text) {
  const int width = look.head.measure(text);
  const int left = (stage::kWidth - width) / 2 - 12, right = (stage::kWidth + width) / 2 + 12;
  if (const stage::SpriteRef wave = stage::sprite(look.sheets, "ui", "ground/wave")) {
    for (int x = 8; x + wave.from.w <= left; x += 18) list.sprite(wave, x, 24);
    for (int x = stage::kWidth - 8 - wave.from.w; x >= right; x -= 18) list.sprite(wave, x, 24);
  }
  paint_heading(list, look, {8, 16, stage::kWidth - 16, 16}, text);
}

void paint_panel(DrawList& list, const Look& look, Rect r, std::string_view title, const PanelColours& colours) {
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  list.fill(r, colours.ground);
  if (!title.empty()) {
    list.fill({r.x, r.y, r.w, 13}, colours.bar);
    list.fill({r.x, r.y + 12, r.w, 1}, colours.edge);
    list.text(look.text, {r.x + 6, r.y + 3, r.w - 12, 8}, title, colours.title);
  }
  list.frame(r, colours.edge);
}

void paint_focus(DrawList& list, Rect r) {
  list.frame({r.x - 3, r.y - 3, r.w + 6, r.h + 6}, stage::ink);
  list.frame({r.x - 2, r.y - 2, r.w + 4, r.h + 4}, stage::yellow);
  list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::yellow);
}

void paint_row_focus(DrawList& list, Rect r) {
  list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::yellow);
  list.frame(r, stage::yellow);
}

void paint_top_bar(DrawList& list, const Look& look, std::string_view left, std::string_view middle,
                   std::string_view right) {
  list.fill(kTopBar, stage::ink);
  list.fill({0, 15, stage::kWidth, 1}, stage::sea);
  list.text(look.text, {8, 4, 208, 8}, left, stage::amber);
  list.text(look.text, {216, 4, 208, 8}, middle, stage::paper, Align::centre);
  list.text(look.text, {424, 4, 208, 8}, right, stage::silver, Align::right);
}

void paint_heading(DrawList& list, const Look& look, Rect box, std::string_view text, std::uint8_t colour) {
  const int width = look.head.measure(text);
  const int x = box.x + (box.w - width) / 2, h = look.head.height();
  list.text(look.head, {x + 1, box.y + 1, width, h}, text, stage::ink);
  list.text(look.head, {x, box.y, width, h}, text, colour);
}

int keycap_width(const Look& look, std::string_view word) { return look.table.measure(word) + 5; }

int paint_keycap(DrawList& list, const Look& look, int x, int y, std::string_view word) {
  const int w = keycap_width(look, word);
  list.fill({x + 1, y, w - 2, 11}, stage::silver);
  list.fill({x, y + 1, w, 9}, stage::silver);
  list.fill({x + 1, y + 10, w - 2, 1}, stage::grey);
  list.fill({x + 1, y, w - 2, 1}, stage::paper);
  list.text(look.table, {x + 3, y + 2, w - 3, 8}, word, stage::ink);
  return x + w + 2;
}

std::string_view key_word(const Look& look, Intent intent) {
  if (!look.key(intent).empty()) return look.key(intent);
  if (intent == Intent::confirm) return "Enter";
  if (intent == Intent::back) return "Esc";
  if (intent == Intent::menu) return "F10";
  if (intent == Intent::previous) return "PgUp";
  if (intent == Intent::next) return "PgDn";
  if (intent == Intent::view) return "Tab";
  if (intent == Intent::second) return "X";
  if (intent == Intent::third) return "Y";
  if (intent == Intent::help) return "F1";
  if (intent == Intent::up) return "Up";
  if (intent == Intent::down) return "Down";
  if (intent == Intent::left) return "Left";
  if (intent == Intent::right) return "Right";
  return "?";
}

namespace {

// What is printed on the cap: arrows as signs, long names as keyboards shorten them.
std::string_view cap_of(const Look& look, std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kCaps = {{{"Up", "\u2191"},
                                                                                           {"Down", "\u2193"},
                                                                                           {"Left", "\u2190"},
                                                                                           {"Right", "\u2192"},
                                                                                           {"Escape", "Esc"},
                                                                                           {"PageUp", "PgUp"},
                                                                                           {"PageDown", "PgDn"},
                                                                                           {"Delete", "Del"},
                                                                                           {"Insert", "Ins"},
                                                                                           {"Backspace", "Bksp"}}};
  for (const auto& [name, cap] : kCaps)
    if (word == name && look.table.has_all(cap)) return cap;
  return word;
}

}  // namespace

bool has_sign(const Look& look, Intent intent) {
  if (look.device == Device::mouse)
    return intent == Intent::confirm || intent == Intent::back || intent == Intent::previous || intent == Intent::next;
  if (look.device == Device::pad) return !pad_sign(look, intent).empty();
  return true;
}

int sign_width(const Look& look, Intent intent) {
  const stage::SpriteRef s = sign_sprite(look, intent);
  return s ? s.from.w : keycap_width(look, cap_of(look, key_word(look, intent)));
}

int paint_sign(DrawList& list, const Look& look, int x, int y, Intent intent) {
  if (const stage::SpriteRef s = sign_sprite(look, intent)) {
    list.sprite(s, x, y);
    return x + s.from.w + 2;
  }
  return paint_keycap(list, look, x, y, cap_of(look, key_word(look, intent)));
}

namespace {

bool is_way(Intent i) { return i == Intent::up || i == Intent::down || i == Intent::left || i == Intent::right; }

// A word that the mouse presses; answers with the x behind it.
int paint_plate(DrawList& list, const Look& look, int x, const std::string& word) {
  const int w = look.table.measure(word) + 10;
  list.fill({x, kHintBar.y + 2, w, 13}, stage::midnight);
  list.frame({x, kHintBar.y + 2, w, 13}, stage::sea);
  list.text(look.table, {x + 5, kHintBar.y + 5, w - 10, 8}, word, stage::paper);
  return x + w;
}

}  // namespace

void paint_hints(DrawList& list, const Look& look, const Hints& hints, std::string_view right) {
  list.fill(kHintBar, stage::ink);
  list.fill({0, kHintBar.y, stage::kWidth, 1}, stage::sea);
  list.clear_zones();  // of a bar below this one
  const bool mouse = look.device == Device::mouse;
  const auto zone = [&list](int from, int to, const Hint& h) {
    if (!is_way(h.intent)) list.zone({{from, kHintBar.y, to - from, kHintBar.h}, static_cast<int>(h.intent), h.letter});
  };
  // The menu's plate stands in the corner: the mouse has no key for it.
  const auto menu = std::find_if(hints.begin(), hints.end(),
                                 [](const Hint& h) { return h.intent == Intent::menu && !h.text.empty(); });
  const bool plate = mouse && menu != hints.end();
  int end = stage::kWidth - 8;
  if (plate) {
    const int from = stage::kWidth - 4 - look.table.measure(menu->text) - 10;
    zone(from, paint_plate(list, look, from, menu->text), *menu);
    end = from - 8;
  }
  const int right_width = look.table.measure(right);
  int x = 8;
  bool wheel = false;
  for (const Hint& h : hints) {
    if (plate && (h.intent == Intent::menu || (h.intent == Intent::back && h.text == menu->text))) continue;
    const int from = x;
    // What the mouse has no sign for it presses here; a pad has no letters.
    if (mouse && (h.letter != 0 || !has_sign(look, h.intent))) {
      if (h.text.empty() || is_way(h.intent)) continue;
      if (x + look.table.measure(h.text) + 18 > end - right_width) break;
      x = paint_plate(list, look, x, h.text) + 8;
      zone(from, x - 4, h);
      continue;
    }
    // What the device used last cannot do is not promised to it; one wheel turns both ways.
    if (!has_sign(look, h.intent) || (h.letter != 0 && look.device != Device::keyboard)) continue;
    std::string cap;
    if (h.letter != 0) append_utf8(cap, h.letter);
    const bool turns = mouse && (h.intent == Intent::previous || h.intent == Intent::next);
    if (turns && wheel) {
      if (h.text.empty()) continue;
      if (x + look.table.measure(h.text) + 10 > end - right_width) break;
      list.text(look.table, {x, kHintBar.y + 5, look.table.measure(h.text), 8}, h.text, stage::silver);
      x += look.table.measure(h.text) + 10;
      zone(from, x - 5, h);
      continue;
    }
    wheel |= turns;
    // A sign without words belongs to the next one: left and right "choose".
    int width = 0;
    for (const Hint* part = &h;; ++part) {
      std::string key;
      if (part->letter != 0) append_utf8(key, part->letter);
      width += 3 + (part->letter != 0 ? keycap_width(look, key) : sign_width(look, part->intent));
      if (!part->text.empty()) width += look.table.measure(part->text) + 10;
      if (!part->text.empty() || part == &hints.back()) break;
    }
    if (x + width > end - right_width) break;  // the last ones matter least
    x = h.letter != 0 ? paint_keycap(list, look, x, kHintBar.y + 3, cap)
                      : paint_sign(list, look, x, kHintBar.y + 3, h.intent);
    if (!h.text.empty()) {
      ++x;
      list.text(look.table, {x, kHintBar.y + 5, look.table.measure(h.text), 8}, h.text, stage::silver);
      x += look.table.measure(h.text) + 10;
    }
    zone(from, x - (h.text.empty() ? 0 : 5), h);
  }
  if (!right.empty())
    list.text(look.table, {end - right_width, kHintBar.y + 5, right_width, 8}, right, stage::light_grey);
}

}  // namespace d6::ui
