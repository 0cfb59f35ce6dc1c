// Recording, sorting and executing draw commands.
#include "stage/draw_list.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <functional>

namespace d6::stage {

namespace {

constexpr std::uint32_t kAlone = 0xFFFFFFFFu,
                        kMoved = 0xFFFFFFFEu;  // places of commands without a partner, or out of order
constexpr int kMostShake = 8;                  // how far a shake may push the picture

}  // namespace

void DrawList::begin() {
  commands_.clear();
  layers_.clear();
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
  const std::uint32_t key =
      (static_cast<std::uint32_t>(layer + 32768) << 16) | static_cast<std::uint32_t>(order + 32768);
  // A screen has a dozen of them, and the one before is the likeliest.
  for (std::size_t i = layers_.size(); i-- > 0;) {
    if (layers_[i].key != key) continue;
    layer_ = static_cast<std::uint16_t>(i);
    return;
  }
  assert(layers_.size() < 65536);
  layer_ = static_cast<std::uint16_t>(layers_.size());
  layers_.push_back({key, 0});
}

void DrawList::push_clip(Rect r) {
  const Rect inner = common(r, clips_[clip_stack_.back()]);
  assert(clips_.size() < 65536);
  clip_stack_.push_back(static_cast<std::uint16_t>(clips_.size()));
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
    if (!overlap(c.r, {clip.x - kMostShake, clip.y - kMostShake, clip.w + 2 * kMostShake, clip.h + 2 * kMostShake}))
      return;
  }
  Command& kept = commands_.emplace_back(c);
  kept.layer = layer_;
  kept.clip = clip_stack_.back();
  ++layers_[layer_].count;
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
  texts_.push_back({box, {x, box.y, width, height}, layers_[layer_].key, begin, size, width, height, colour});
  add({.op = Op::text,
       .colour = colour,
       .scale = static_cast<std::uint8_t>(scale),
       .r = {x, box.y, width, height},
       .font = &font,
       .text_begin = begin,
       .text_size = size});
}

void DrawList::sort() const {
  if (sorted_) return;
  // Few layers, many commands: each goes straight to the next place of its layer.
  ranks_.clear();
  for (std::uint32_t i = 0; i < layers_.size(); ++i) ranks_.emplace_back(layers_[i].key, i);
  std::sort(ranks_.begin(), ranks_.end());
  starts_.resize(layers_.size());
  std::uint32_t start = 0;
  for (const auto& [key, i] : ranks_) {
    starts_[i] = start;
    start += layers_[i].count;
  }
  order_.resize(commands_.size());
  for (std::uint32_t i = 0; i < commands_.size(); ++i) order_[starts_[commands_[i].layer]++] = i;
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
  for (const std::uint32_t at : order_) {
    const Command& c = commands_[at];
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

void DrawList::soil(Areas& dirty, const Command& c) const {
  const Rect r = extent(c);
  if (c.op != Op::frame || r.w <= 2 || r.h <= 2) return dirty.mark(r);
  // A frame moves with every cursor, and what it stands around stays.
  const Rect f{c.r.x + shake_x_, c.r.y + shake_y_, c.r.w, c.r.h};
  for (const Rect& side : {Rect{f.x, f.y, f.w, 1}, Rect{f.x, f.y + f.h - 1, f.w, 1}, Rect{f.x, f.y + 1, 1, f.h - 2},
                           Rect{f.x + f.w - 1, f.y + 1, 1, f.h - 2}})
    dirty.mark(common(side, r));
}

// Equal commands on equal layers have equal prints; a print is not proof, the pictures are compared in the tests.
std::uint64_t DrawList::print(const Command& c) const {
  std::uint64_t h = 14695981039346656037ULL ^ layers_[c.layer].key;
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
  // What only one of the two has is dirty. The rectangles never overlap: a remap must see each pixel once.
  Areas dirty;
  const bool same_clips = clips_ == before.clips_;  // then their numbers say enough
  const auto equal = [&](std::size_t n, std::size_t m) {
    const Command& a = command(n);
    const Command& b = before.command(m);
    return a.same(b) && ((same_clips && a.clip == b.clip) || clips_[a.clip] == before.clips_[b.clip]) &&
           (a.text_size == 0 || words(a) == before.words(b));
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
        for (std::size_t i = 0; i < mine; ++i) soil(dirty, command(n++));
        for (std::size_t i = 0; i < theirs; ++i) before.soil(dirty, before.command(m++));
        lost = false;
      }
    }
  }
  if (lost) {
    // Too different for that: the rest is paired by finger prints, equal ones in order.
    prints_.clear();
    prints_before_.clear();
    for (std::size_t i = n; i < end; ++i) prints_.emplace_back(print(command(i)), static_cast<std::uint32_t>(i - n));
    for (std::size_t i = m; i < end_before; ++i)
      prints_before_.emplace_back(before.print(before.command(i)), static_cast<std::uint32_t>(i - m));
    std::sort(prints_.begin(), prints_.end());
    std::sort(prints_before_.begin(), prints_before_.end());
    places_.assign(end - n, kAlone);
    std::size_t i = 0, k = 0;
    while (i < prints_.size() || k < prints_before_.size()) {
      const bool mine =
          k == prints_before_.size() || (i < prints_.size() && prints_[i].first < prints_before_[k].first);
      const bool theirs = !mine && (i == prints_.size() || prints_before_[k].first < prints_[i].first);
      if (mine) {
        soil(dirty, command(n + prints_[i++].second));
      } else if (theirs) {
        before.soil(dirty, before.command(m + prints_before_[k++].second));
      } else {
        places_[prints_[i++].second] = prints_before_[k++].second;
      }
    }
    // Of those that both have, the ones that changed their order are dirty too.
    keep_ordered();
    for (std::size_t at = 0; at < places_.size(); ++at) {
      if (places_[at] == kMoved) soil(dirty, command(n + at));
    }
  } else {
    while (n < end) soil(dirty, command(n++));
    while (m < end_before) before.soil(dirty, before.command(m++));
  }
  dirty.gather();
  if (dirty.empty()) return 0;
  int pixels = 0;
  for (const Rect& spot : dirty) {
    pixels += spot.w * spot.h;
    canvas.clip(spot);
    canvas.fill(spot, ink);
  }
  const Rect bounds = dirty.bounds();
  const Rect unshaken{bounds.x - shake_x_, bounds.y - shake_y_, bounds.w, bounds.h};
  for (const std::uint32_t at : order_) {
    const Command& c = commands_[at];
    if (c.op != Op::line && !overlap(c.r, unshaken)) continue;
    const Rect r = extent(c);
    for (const Rect& spot : dirty) {
      if (spot.y >= r.y + r.h) break;  // they come from the top downwards
      if (!overlap(r, spot)) continue;
      canvas.clip(common(r, spot));
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
  return r == o.r && op == o.op && colour == o.colour && flip == o.flip && scale == o.scale && every == o.every &&
         phase == o.phase && what == o.what && font == o.font && table == o.table && text_size == o.text_size;
}

bool operator==(const DrawList& a, const DrawList& b) {
  if (a.commands_.size() != b.commands_.size() || a.shake_x_ != b.shake_x_ || a.shake_y_ != b.shake_y_) return false;
  a.sort();
  b.sort();
  for (std::size_t i = 0; i < a.order_.size(); ++i) {
    const auto& one = a.command(i);
    const auto& two = b.command(i);
    if (!one.same(two) || a.clips_[one.clip] != b.clips_[two.clip] || a.words(one) != b.words(two)) return false;
  }
  return true;
}

}  // namespace d6::stage
