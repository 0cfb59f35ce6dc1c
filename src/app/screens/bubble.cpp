// Paper with ink on it, unlike all that lies on a table. The face gives way where the words need its room.
#include "app/screens/bubble.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "app/screens/pictures.h"
#include "base/text.h"

namespace d6::app {

using stage::Align;
using stage::DrawList;
using stage::Rect;

namespace {

constexpr int kFace = kPortrait + 8, kTip = 7, kFlat = 50, kFoot = 11;

// How a lesson is put away: by what the player does next anyway.
std::string way_out(const ui::Look& look) {
  switch (look.device) {
    case ui::Device::mouse: return tr("goes with your next click");
    case ui::Device::pad: return tr("goes with your next button");
    case ui::Device::keyboard:
    case ui::Device::script: break;
  }
  return tr("goes with your next key");
}

struct Said {
  const stage::Font* font = nullptr;
  int air = 5, height = 0;  // with air, and the way out in a line of its own where the last one is full
  bool face = true, foot = true;
  std::vector<std::string> lines;
  int pitch() const { return font->height() + 2; }
};

Said said(const ui::Look& look, std::string_view words, int width, int height, bool strip) {
  const int out = (look.large_text ? look.text : look.table).measure(way_out(look));
  Said best;
  const auto fits = [&](const stage::Font& font, bool face) {
    best.font = &font;
    best.face = face;
    best.air = height < kFlat ? 3 : 5;
    best.lines.clear();
    const int room = width - (face ? kFace : 0) - 14;
    wrap(words, static_cast<std::size_t>(room / font.advance()), best.lines);
    best.foot = best.lines.empty() || font.measure(best.lines.back()) + 12 + out > room;
    best.height = static_cast<int>(best.lines.size()) * best.pitch() + 2 * best.air - 2 + (best.foot ? kFoot : 0);
    return best.height <= height;
  };
  const bool flat = height < kFlat && !strip;  // no room for a face
  if (look.large_text) {
    if (flat || !fits(look.head, true)) fits(look.head, false);
  } else if (flat) {
    if (!fits(look.text, false)) fits(look.table, false);
  } else if (!fits(look.text, true) && !fits(look.table, true)) {
    fits(look.table, false);
  }
  return best;
}

enum class Way : std::uint8_t { up, down, left, right };

// A triangle of `size` rows whose tip is at x, y.
void arrow(DrawList& list, int x, int y, Way way, int size, std::uint8_t colour) {
  for (int i = 0; i < size; ++i) switch (way) {
      case Way::up: list.fill({x - i, y + i, 2 * i + 1, 1}, colour); break;
      case Way::down: list.fill({x - i, y - i, 2 * i + 1, 1}, colour); break;
      case Way::left: list.fill({x + i, y - i, 1, 2 * i + 1}, colour); break;
      case Way::right: list.fill({x - i, y - i, 1, 2 * i + 1}, colour); break;
    }
}

// Paper with a line of ink around it.
void edged_arrow(DrawList& list, int x, int y, Way way) {
  const int dx = way == Way::left ? -2 : way == Way::right ? 2 : 0, dy = way == Way::up ? -2 : way == Way::down ? 2 : 0;
  arrow(list, x + dx, y + dy, way, kTip + 3, stage::ink);
  arrow(list, x, y, way, kTip, stage::paper);
}

// The bubble's own tip leans to what is meant, and the same stands beside that.
void point(DrawList& list, Rect r, Rect at) {
  const int x = at.x + at.w / 2, y = at.y + at.h / 2;
  const int near_x = std::clamp(x, r.x + 14, r.x + r.w - 15), near_y = std::clamp(y, r.y + 14, r.y + r.h - 15);
  if (at.y >= r.y + r.h) {
    edged_arrow(list, near_x, r.y + r.h + kTip - 1, Way::down);
    if (at.y > r.y + r.h + 3 * kTip || x != near_x) edged_arrow(list, x, at.y - 2, Way::down);
  } else if (at.y + at.h <= r.y) {
    edged_arrow(list, near_x, r.y - kTip, Way::up);
    if (at.y + at.h < r.y - 3 * kTip || x != near_x) edged_arrow(list, x, at.y + at.h + 1, Way::up);
  } else if (at.x >= r.x + r.w) {
    edged_arrow(list, r.x + r.w + kTip - 1, near_y, Way::right);
  } else if (at.x + at.w <= r.x) {
    edged_arrow(list, r.x - kTip, near_y, Way::left);
  }
}

}  // namespace

void draw_bubble(DrawList& list, const ui::Look& look, const Entry& entry, std::string_view words, Rect place,
                 const std::optional<Rect>& at) {
  const bool strip = place.h == 0;
  const Said what = said(look, words, place.w, strip ? (look.large_text ? 66 : 36) : place.h, strip);
  const int least = std::max(what.height, what.face && !strip ? kPortrait + 6 : 0);
  // A place that is hardly larger is covered whole, so that nothing peeps out from behind.
  const int height = place.h - least < 20 ? std::max(least, place.h) : least;
  const Rect r{place.x, place.y + std::max(0, place.h - height) / 2, place.w, height};
  list.fill({r.x + 1, r.y - 1, r.w - 2, r.h + 2}, stage::ink);
  list.fill({r.x - 1, r.y + 1, r.w + 2, r.h - 2}, stage::ink);
  if (at) point(list, r, *at);
  list.fill({r.x + 1, r.y, r.w - 2, r.h}, stage::paper);
  list.fill({r.x, r.y + 1, r.w, r.h - 2}, stage::paper);
  int x = r.x + 8;
  if (what.face) {
    const int high = std::min(kPortrait, r.h - 4), y = r.y + (r.h - high) / 2;
    list.push_clip({r.x + 4, y, kPortrait, high});
    draw_portrait(list, look, entry, static_cast<int>(entry.skills.size()), r.x + 4, y - (kPortrait - high) / 3);
    list.pop_clip();
    x = r.x + kFace + 4;
  }
  const int width = r.x + r.w - 4 - x, foot = what.foot ? kFoot : 0;
  int y = r.y + (r.h - static_cast<int>(what.lines.size()) * what.pitch() - foot + 2) / 2;
  const stage::Font& small = look.large_text ? look.text : look.table;
  const int below = what.foot ? r.y + r.h - kFoot : y + static_cast<int>(what.lines.size()) * what.pitch() - 10;
  for (const std::string& line : what.lines) {
    list.text(*what.font, {x, y, width, what.font->height()}, line, stage::ink);
    y += what.pitch();
  }
  list.text(small, {x, below, width, 8}, way_out(look), stage::dark_red, Align::right);
}

}  // namespace d6::app
