// Recording, sorting and executing draw commands.
#include "stage/draw_list.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <functional>

namespace d6::stage {

namespace {

Rect common(const Rect& a, const Rect& b) {
  const int x0 = std::max(a.x, b.x), y0 = std::max(a.y, b.y);
  const int x1 = std::min(a.x + a.w, b.x + b.w), y1 = std::min(a.y + a.h, b.y + b.h);
  return {x0, y0, std::max(0, x1 - x0), std::max(0, y1 - y0)};
}

Rect around(const Rect& a, const Rect& b) {
  const int x0 = std::min(a.x, b.x), y0 = std::min(a.y, b.y);
  return {x0, y0, std::max(a.x + a.w, b.x + b.w) - x0, std::max(a.y + a.h, b.y + b.h) - y0};
}

constexpr std::uint32_t kAlone = 0xFFFFFFFFu,
                        kMoved = 0xFFFFFFFEu;  // places of commands without a partner, or out of order
constexpr int kMostShake = 8;                  // how far a shake may push the picture

}  // namespace

void DrawList::begin() {
  commands_.clear();
  order_.clear();
  clips_.clear();
  clips_.push_back({0, 0, kWidth, kHeight});
  clip_stack_.clear();
  clip_stack_.push_back(0);
  letters_.clear();
  texts_.clear();
  sorted_ = false;
  shake_x_ = shake_y_ = 0;
  base(0);
  zones_.clear();
}

const DrawList::Zone* DrawList::zone_at(int x, int y) const {
  for (auto z = zones_.rbegin(); z != zones_.rend(); ++z)
    if (x >= z->at.x && x < z->at.x + z->at.w && y >= z->at.y && y < z->at.y + z->at.h) return &*z;
  return nullptr;
}

void DrawList::layer(int layer, int order) {
  layer += base_;
  assert(layer >= -32768 && layer < 32768 && order >= -32768 && order < 32768);
  key_ = (static_cast<std::uint32_t>(layer + 32768) << 16) | static_cast<std::uint32_t>(order + 32768);
}

void DrawList::push_clip(Rect r) {
  const Rect inner = common(r, clips_[clip_stack_.back()]);
  clip_stack_.push_back(static_cast<std::uint32_t>(clips_.size()));
  clips_.push_back(inner);
}

void DrawList::pop_clip() {
  assert(clip_stack_.size() > 1);
  clip_stack_.pop_back();
}

void DrawList::add(const Command& c) {
  assert(!clip_stack_.empty());  // begin() comes first
  // What lies off the screen costs nothing more: 500 units elsewhere on the map must not be felt.
  if (c.op != Op::line) {
    const Rect& clip = clips_[clip_stack_.back()];
    const Rect near{clip.x - kMostShake, clip.y - kMostShake, clip.w + 2 * kMostShake, clip.h + 2 * kMostShake};
    const Rect seen = common(c.r, near);
    if (seen.w <= 0 || seen.h <= 0) return;
  }
  order_.push_back((static_cast<std::uint64_t>(key_) << 32) | commands_.size());
  commands_.push_back(c);
  commands_.back().clip = clip_stack_.back();
  sorted_ = false;
}

void DrawList::fill(Rect r, std::uint8_t colour) { add({.op = Op::fill, .colour = colour, .r = r}); }

void DrawList::frame(Rect r, std::uint8_t colour) { add({.op = Op::frame, .colour = colour, .r = r}); }

void DrawList::dither(Rect r, std::uint8_t colour, int every, int phase) {
  add({.op = Op::dither, .colour = colour, .every = every, .phase = phase, .r = r});
}

void DrawList::line(int x0, int y0, int x1, int y1, std::uint8_t colour, int dash) {
  add({.op = Op::line, .colour = colour, .every = dash, .r = {x0, y0, x1, y1}});
}

void DrawList::sprite(const SpriteRef& what, int x, int y, bool flip, const Remap* remap) {
  if (!what) return;
  add({.op = Op::sprite, .flip = flip, .r = {x, y, what.from.w, what.from.h}, .what = what, .table = remap});
}

void DrawList::squashed(const SpriteRef& what, int x, int y, int width, const Remap* remap) {
  if (!what || width <= 0) return;
  add({.op = Op::squashed,
       .every = std::min(width, what.from.w),
       .r = {x, y, what.from.w, what.from.h},
       .what = what,
       .table = remap});
}

void DrawList::remap(Rect r, const Remap& table) { add({.op = Op::remap, .r = r, .table = &table}); }

void DrawList::text(const Font& font, Rect box, std::string_view text, std::uint8_t colour, Align align, int scale) {
  const int width = font.measure(text) * scale, height = font.height() * scale;
#ifdef D6_DEEP_CHECKS
  assert(width <= box.w && height <= box.h);  // "Text never leaves its box"
#endif
  int x = box.x;
  switch (align) {
    case Align::left: break;
    case Align::centre: x += (box.w - width) / 2; break;
    case Align::right: x += box.w - width; break;
  }
  const auto begin = static_cast<std::uint32_t>(letters_.size());
  const auto size = static_cast<std::uint32_t>(text.size());
  letters_.append(text);
  texts_.push_back({box, {x, box.y, width, height}, key_, begin, size, width, height, colour});
  add({.op = Op::text,
       .colour = colour,
       .scale = static_cast<std::uint8_t>(scale),
       .r = {x, box.y, width, height},
       .font = &font,
       .text_begin = begin,
       .text_size = size});
}

void DrawList::sort() const {
  if (!sorted_) std::sort(order_.begin(), order_.end());
  sorted_ = true;
}

void DrawList::run(const Command& c, Canvas& canvas) const {
  const Rect r{c.r.x + shake_x_, c.r.y + shake_y_, c.r.w, c.r.h};
  switch (c.op) {
    case Op::fill: canvas.fill(r, c.colour); break;
    case Op::frame: canvas.frame(r, c.colour); break;
    case Op::dither: canvas.dither(r, c.colour, c.every, c.phase); break;
    case Op::line: canvas.line(r.x, r.y, c.r.w + shake_x_, c.r.h + shake_y_, c.colour, c.every); break;
    case Op::sprite: canvas.blit(*c.what.image, c.what.from, r.x, r.y, c.flip, c.table); break;
    case Op::squashed: {
      const Rect f = c.what.from;
      const int left = r.x + (f.w - c.every) / 2;
      for (int i = 0; i < c.every; ++i) {
        canvas.blit(*c.what.image, {f.x + i * f.w / c.every, f.y, 1, f.h}, left + i, r.y, false, c.table);
      }
      break;
    }
    case Op::remap: canvas.remap(r, *c.table); break;
    case Op::text: c.font->draw(canvas, words(c), r.x, r.y, c.colour, c.scale); break;
  }
}

void DrawList::draw(Canvas& canvas) {
  sort();
  std::uint32_t clip = 0;
  canvas.clip_all();
  for (const std::uint64_t key : order_) {
    const Command& c = commands_[static_cast<std::uint32_t>(key)];
    if (c.clip != clip) {
      canvas.clip(clips_[c.clip]);
      clip = c.clip;
    }
    run(c, canvas);
  }
  canvas.clip_all();
}

Rect DrawList::extent(const Command& c) const {
  Rect r{c.r.x + shake_x_, c.r.y + shake_y_, c.r.w, c.r.h};
  if (c.op == Op::line) {
    const int x1 = c.r.w + shake_x_, y1 = c.r.h + shake_y_;
    r = {std::min(r.x, x1), std::min(r.y, y1), std::abs(x1 - r.x) + 1, std::abs(y1 - r.y) + 1};
  }
  return common(r, clips_[c.clip]);
}

// Equal commands on equal layers have equal prints; a print is not proof, the pictures are compared in the tests.
std::uint64_t DrawList::print(std::uint64_t key) const {
  const Command& c = commands_[static_cast<std::uint32_t>(key)];
  std::uint64_t h = 14695981039346656037ULL ^ (key >> 32);
  const auto word = [&h](std::uint64_t w) {
    h = (h ^ w) * 1099511628211ULL;
    h ^= h >> 29;
  };
  const auto rect = [&word](const Rect& r) {
    word((static_cast<std::uint64_t>(static_cast<std::uint32_t>(r.x)) << 32) | static_cast<std::uint32_t>(r.y));
    word((static_cast<std::uint64_t>(static_cast<std::uint32_t>(r.w)) << 32) | static_cast<std::uint32_t>(r.h));
  };
  word((static_cast<std::uint64_t>(c.op) << 32) | (static_cast<std::uint64_t>(c.colour) << 16) |
       (static_cast<std::uint64_t>(c.scale) << 8) | (c.flip ? 1u : 0u));
  word((static_cast<std::uint64_t>(static_cast<std::uint32_t>(c.every)) << 32) | static_cast<std::uint32_t>(c.phase));
  rect(c.r);
  rect(clips_[c.clip]);
  if (c.what) {
    word(reinterpret_cast<std::uintptr_t>(c.what.image));
    rect(c.what.from);
  }
  if (c.font) word(reinterpret_cast<std::uintptr_t>(c.font));
  if (c.table) word(reinterpret_cast<std::uintptr_t>(c.table));
  if (c.text_size > 0) word(std::hash<std::string_view>()(words(c)));
  return h;
}

void DrawList::keep_ordered() {
  // Longest increasing subsequence: tails_[n] ends the best run of n + 1, links_ leads back along it.
  tails_.clear();
  links_.assign(places_.size(), kAlone);
  for (std::uint32_t n = 0; n < places_.size(); ++n) {
    if (places_[n] == kAlone) continue;
    const auto at = std::lower_bound(tails_.begin(), tails_.end(), places_[n],
                                     [this](std::uint32_t a, std::uint32_t place) { return places_[a] < place; });
    if (at != tails_.begin()) links_[n] = *(at - 1);
    if (at == tails_.end()) {
      tails_.push_back(n);
    } else {
      *at = n;
    }
  }
  std::uint32_t next = tails_.empty() ? kAlone : tails_.back();
  for (std::uint32_t n = static_cast<std::uint32_t>(places_.size()); n-- > 0;) {
    if (n == next) {
      next = links_[n];
    } else if (places_[n] != kAlone) {
      places_[n] = kMoved;
    }
  }
}

int DrawList::draw_changes(Canvas& canvas, const DrawList& before) {
  constexpr int kAll = kWidth * kHeight;
  if (before.clips_.empty() || shake_x_ != before.shake_x_ || shake_y_ != before.shake_y_) {
    canvas.clip_all();
    canvas.clear(ink);
    draw(canvas);
    return kAll;
  }
  sort();
  before.sort();
  // What only one of the two has is dirty; a few rectangles are kept, joined where there are too many.
  constexpr std::size_t kMost = 16;
  std::array<Rect, kMost> dirty;
  std::size_t count = 0;
  // They never overlap: a remap must see each pixel once.
  const auto soil = [&](Rect r) {
    if (r.w <= 0 || r.h <= 0) return;
    for (;;) {
      std::size_t best = count;
      int waste = 0;
      for (std::size_t i = 0; i < count && (best == count || waste >= 0); ++i) {
        const Rect& d = dirty[i];
        const bool overlap = d.x < r.x + r.w && r.x < d.x + d.w && d.y < r.y + r.h && r.y < d.y + d.h;
        if (!overlap && count < kMost) continue;
        const Rect both = around(d, r);
        const int more = overlap ? -1 : both.w * both.h - d.w * d.h - r.w * r.h;
        if (best == count || more < waste) best = i, waste = more;
      }
      if (best == count) break;
      r = around(dirty[best], r);
      dirty[best] = dirty[--count];
    }
    dirty[count++] = r;
  };
  const auto extent_of = [](const DrawList& of, std::size_t n) {
    return of.extent(of.commands_[static_cast<std::uint32_t>(of.order_[n])]);
  };
  const auto equal = [&](std::size_t n, std::size_t m) {
    const Command& a = commands_[static_cast<std::uint32_t>(order_[n])];
    const Command& b = before.commands_[static_cast<std::uint32_t>(before.order_[m])];
    return a.same(b) && clips_[a.clip] == before.clips_[b.clip] && words(a) == before.words(b);
  };
  // Most of both is the same from the front and from the back, and the rest goes on alike after a few commands more or
  // less: what is passed over is dirty.
  std::size_t n = 0, m = 0, end = order_.size(), end_before = before.order_.size();
  while (end > 0 && end_before > 0 && equal(end - 1, end_before - 1)) --end, --end_before;
  bool lost = false;
  while (n < end && m < end_before && !lost) {
    if (equal(n, m)) {
      ++n, ++m;
      continue;
    }
    constexpr std::size_t kReach = 40;
    lost = true;
    for (std::size_t steps = 1; steps <= kReach && lost; ++steps) {
      for (std::size_t mine = 0; mine <= steps && lost; ++mine) {
        const std::size_t theirs = steps - mine;
        if (n + mine >= end || m + theirs >= end_before || !equal(n + mine, m + theirs)) continue;
        for (std::size_t i = 0; i < mine; ++i) soil(extent_of(*this, n++));
        for (std::size_t i = 0; i < theirs; ++i) soil(extent_of(before, m++));
        lost = false;
      }
    }
  }
  if (lost) {
    // Too different for that: the rest is paired by finger prints, equal ones in order.
    prints_.clear();
    prints_before_.clear();
    for (std::size_t i = n; i < end; ++i) prints_.emplace_back(print(order_[i]), static_cast<std::uint32_t>(i - n));
    for (std::size_t i = m; i < end_before; ++i)
      prints_before_.emplace_back(before.print(before.order_[i]), static_cast<std::uint32_t>(i - m));
    std::sort(prints_.begin(), prints_.end());
    std::sort(prints_before_.begin(), prints_before_.end());
    places_.assign(end - n, kAlone);
    std::size_t i = 0, k = 0;
    while (i < prints_.size() || k < prints_before_.size()) {
      const bool mine =
          k == prints_before_.size() || (i < prints_.size() && prints_[i].first < prints_before_[k].first);
      const bool theirs = !mine && (i == prints_.size() || prints_before_[k].first < prints_[i].first);
      if (mine) {
        soil(extent_of(*this, n + prints_[i++].second));
      } else if (theirs) {
        soil(extent_of(before, m + prints_before_[k++].second));
      } else {
        places_[prints_[i++].second] = prints_before_[k++].second;
      }
    }
    // Of those that both have, the ones that changed their order are dirty too.
    keep_ordered();
    for (std::size_t at = 0; at < places_.size(); ++at) {
      if (places_[at] == kMoved) soil(extent_of(*this, n + at));
    }
  } else {
    while (n < end) soil(extent_of(*this, n++));
    while (m < end_before) soil(extent_of(before, m++));
  }
  int pixels = 0;
  for (std::size_t d = 0; d < count; ++d) {
    pixels += dirty[d].w * dirty[d].h;
    canvas.clip(dirty[d]);
    canvas.fill(dirty[d], ink);
  }
  for (std::size_t at = 0; at < order_.size() && count > 0; ++at) {
    const Command& c = commands_[static_cast<std::uint32_t>(order_[at])];
    const Rect r = extent(c);
    for (std::size_t d = 0; d < count; ++d) {
      const Rect& spot = dirty[d];
      if (r.x >= spot.x + spot.w || spot.x >= r.x + r.w || r.y >= spot.y + spot.h || spot.y >= r.y + r.h) continue;
      canvas.clip(common(clips_[c.clip], spot));
      run(c, canvas);
    }
  }
  canvas.clip_all();
  return pixels;
}

TextBox DrawList::text_at(std::size_t i) const {
  const Text& t = texts_[i];
  return {t.box,
          t.at,
          static_cast<int>(t.key >> 16) - 32768,
          std::string_view(letters_).substr(t.begin, t.size),
          t.width,
          t.height,
          t.colour};
}

std::string DrawList::all_text() const {
  std::string all;
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    all += text_at(i).text;
    all += '\n';
  }
  return all;
}

bool DrawList::Command::same(const Command& o) const {
  return op == o.op && colour == o.colour && flip == o.flip && scale == o.scale && every == o.every &&
         phase == o.phase && r == o.r && what == o.what && font == o.font && table == o.table;
}

bool operator==(const DrawList& a, const DrawList& b) {
  if (a.commands_.size() != b.commands_.size() || a.shake_x_ != b.shake_x_ || a.shake_y_ != b.shake_y_) return false;
  a.sort();
  b.sort();
  for (std::size_t i = 0; i < a.order_.size(); ++i) {
    const auto& one = a.commands_[static_cast<std::uint32_t>(a.order_[i])];
    const auto& two = b.commands_[static_cast<std::uint32_t>(b.order_[i])];
    if (!one.same(two) || a.clips_[one.clip] != b.clips_[two.clip] || a.words(one) != b.words(two)) return false;
  }
  return true;
}

}  // namespace d6::stage
