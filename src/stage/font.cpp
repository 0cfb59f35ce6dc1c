// Glyphs are kept as rows of bits: drawing one is a walk over the set bits, which is most of what a screen costs.
#include "stage/font.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace d6::stage {

void Font::add(char32_t sign, const std::vector<std::string_view>& rows) {
  assert(width_ <= 16);
  std::int32_t index = find(sign);
  if (index < 0) {
    index = count_++;
    rows_.resize(rows_.size() + static_cast<std::size_t>(height_), 0);
    if (sign < 256) {
      latin_[sign] = static_cast<std::int16_t>(index);
    } else {
      const auto at =
          std::lower_bound(other_.begin(), other_.end(), sign, [](const auto& a, char32_t b) { return a.first < b; });
      other_.insert(at, {sign, index});
    }
  }
  for (int y = 0; y < height_; ++y) {
    unsigned bits = 0;
    const std::string_view row =
        y < static_cast<int>(rows.size()) ? rows[static_cast<std::size_t>(y)] : std::string_view();
    for (int x = 0; x < width_ && x < static_cast<int>(row.size()); ++x) {
      const char c = row[static_cast<std::size_t>(x)];
      if (c == '#' || c == '1') bits |= 0x8000u >> x;
    }
    rows_[static_cast<std::size_t>(index * height_ + y)] = static_cast<std::uint16_t>(bits);
  }
}

void Font::add(char32_t sign, const Image& picture, Rect from) {
  std::vector<std::string> lines(static_cast<std::size_t>(std::max(0, std::min(from.h, height_))));
  std::vector<std::string_view> rows;
  for (std::size_t y = 0; y < lines.size(); ++y) {
    for (int x = 0; x < from.w && x < width_; ++x) {
      const std::size_t at = (static_cast<std::size_t>(from.y) + y) * static_cast<std::size_t>(picture.w) +
                             static_cast<std::size_t>(from.x + x);
      lines[y].push_back(picture.pixels[at] == kTransparent ? '.' : '#');
    }
    rows.push_back(lines[y]);
  }
  add(sign, rows);
}

int Font::find(char32_t sign) const {
  if (sign < 256) return latin_[sign];
  const auto at =
      std::lower_bound(other_.begin(), other_.end(), sign, [](const auto& a, char32_t b) { return a.first < b; });
  return at != other_.end() && at->first == sign ? at->second : -1;
}

bool Font::has_all(std::string_view text) const {
  while (!text.empty()) {
    if (!has(next_character(text))) return false;
  }
  return true;
}

void Font::draw(Canvas& canvas, std::string_view text, int x, int y, std::uint8_t colour, int scale) const {
  const Rect& clip = canvas.clip();
  const int first = std::max(0, (clip.y - y) / scale),
            last = std::min(height_, (clip.y + clip.h - y + scale - 1) / scale);
  if (first >= last) return;
  for (; !text.empty() && x < clip.x + clip.w; x += width_ * scale) {
    int index = find(next_character(text));
    if (index < 0) index = find(U'?');
    if (index < 0 || x + width_ * scale <= clip.x) continue;
    for (int row = first; row < last; ++row) {
      std::uint16_t bits = rows_[static_cast<std::size_t>(index * height_ + row)];
      while (bits != 0) {
        const int column = std::countl_zero(bits);
        bits = static_cast<std::uint16_t>(bits & ~(0x8000u >> column));
        if (scale == 1) {
          canvas.pixel(x + column, y + row, colour);
        } else {
          canvas.fill({x + column * scale, y + row * scale, scale, scale}, colour);
        }
      }
    }
  }
}

}  // namespace d6::stage
