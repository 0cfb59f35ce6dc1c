// A bitmap font of one cell size: an atlas of glyphs, found by code point. Text is solid pixels of one palette index
// and is measured in characters times the advance. Filled by the platform from assets/fonts, by hand in tests.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "stage/canvas.h"

namespace d6::stage {

class Font {
 public:
  // Cells of `width` x `height`; every glyph advances by `width`.
  Font(int width, int height) : width_(width), height_(height) { latin_.fill(-1); }
  Font() : Font(8, 8) {}

  int advance() const { return width_; }
  int height() const { return height_; }
  int measure(std::string_view text) const { return width_ * static_cast<int>(characters(text)); }

  // A glyph row by row, '#' or '1' is ink; shorter rows and missing rows are empty. Later ones replace earlier ones.
  void add(char32_t sign, const std::vector<std::string_view>& rows);
  // The same from an indexed picture: every pixel that is not transparent is ink.
  void add(char32_t sign, const Image& picture, Rect from);

  bool has(char32_t sign) const { return find(sign) >= 0; }
  // True if the font has every character of the text.
  bool has_all(std::string_view text) const;

  // Draws at the left upper corner x, y, each pixel `scale` pixels wide and high. A missing sign is drawn as '?'.
  void draw(Canvas& canvas, std::string_view text, int x, int y, std::uint8_t colour, int scale = 1) const;

 private:
  int find(char32_t sign) const;  // index into glyphs, -1 if it lacks the sign

  int width_, height_;
  std::array<std::int16_t, 256> latin_{};                 // the road for nearly everything
  std::vector<std::pair<char32_t, std::int32_t>> other_;  // sorted by sign
  std::vector<std::uint16_t> rows_;                       // height rows a glyph; bit 15 is the left pixel
  std::int32_t count_ = 0;
};

}  // namespace d6::stage
