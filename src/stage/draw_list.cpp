// Recording, sorting and executing draw commands.
#include "stage/draw_list.h"

#include <algorithm>
#include <cassert>

namespace d6::stage {

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
}

void DrawList::layer(int layer, int order) {
  layer += base_;
  assert(layer >= -32768 && layer < 32768 && order >= -32768 && order < 32768);
  key_ = (static_cast<std::uint32_t>(layer + 32768) << 16) | static_cast<std::uint32_t>(order + 32768);
}

void DrawList::push_clip(Rect r) {
  const Rect out = clips_[clip_stack_.back()];
  const int x0 = std::max(r.x, out.x), y0 = std::max(r.y, out.y);
  const int x1 = std::min(r.x + r.w, out.x + out.w), y1 = std::min(r.y + r.h, out.y + out.h);
  clip_stack_.push_back(static_cast<std::uint32_t>(clips_.size()));
  clips_.push_back({x0, y0, std::max(0, x1 - x0), std::max(0, y1 - y0)});
}

void DrawList::pop_clip() {
  assert(clip_stack_.size() > 1);
  clip_stack_.pop_back();
}

void DrawList::add(const Command& c) {
  assert(!clip_stack_.empty());  // begin() comes first
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
  texts_.push_back({box, begin, size, width, height, colour});
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
  canvas.clip_all();
}

TextBox DrawList::text_at(std::size_t i) const {
  const Text& t = texts_[i];
  return {t.box, std::string_view(letters_).substr(t.begin, t.size), t.width, t.height, t.colour};
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
