// The picture before it has colours: 640 x 360 palette indexes in memory (design.md "The picture"). No blending: shade
// with dither and with tables. Everything is clipped to the canvas and to the current clip rectangle.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace d6::stage {

inline constexpr int kWidth = 640, kHeight = 360;
inline constexpr std::uint8_t kTransparent = 255;  // in sprites only; the canvas itself holds 0 .. 31

// The master palette, art.md's order. A theme is another table of colours for the same indexes.
enum Colour : std::uint8_t {
  ink, midnight, navy, deep_sea, sea, bright_sea, shallows, foam, paper, dark_jungle, jungle, green, leaf, lime,
  dark_earth, earth, tan, sand, pale_sand, maroon, dark_red, red, orange, amber, yellow, dusk, purple, violet, slate,
  grey, light_grey, silver
};

struct Rect {
  int x = 0, y = 0, w = 0, h = 0;
  bool contains(int px, int py) const { return px >= x && py >= y && px < x + w && py < y + h; }
  friend bool operator==(const Rect&, const Rect&) = default;
};

// An indexed picture; 255 is transparent.
struct Image {
  int w = 0, h = 0;
  std::vector<std::uint8_t> pixels;  // w * h, row by row
};

// A table of 256 indexes for remapping while drawing (dimmed, flashed, a seat's colour); identity if null.
using Remap = std::array<std::uint8_t, 256>;

class Canvas {
 public:
  std::uint8_t at(int x, int y) const { return pixels_[static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(x)]; }
  const std::uint8_t* data() const { return pixels_.data(); }

  void clip(Rect r);     // from now on nothing outside is touched
  void clip_all();       // the whole canvas again
  const Rect& clip() const { return clip_; }
  void clear(std::uint8_t colour);
  void fill(Rect r, std::uint8_t colour);
  void frame(Rect r, std::uint8_t colour);
  // One pixel in `every` (2, 4 or 8), ordered; phase shifts the pattern.
  void dither(Rect r, std::uint8_t colour, int every, int phase = 0);
  void pixel(int x, int y, std::uint8_t colour) {
    if (clip_.contains(x, y)) pixels_[static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(x)] = colour;
  }
  void line(int x0, int y0, int x1, int y1, std::uint8_t colour, int dash = 0);
  // Copies source's rectangle `from` so that its left upper corner is at x, y.
  void blit(const Image& source, Rect from, int x, int y, bool flip = false, const Remap* remap = nullptr);
  void remap(Rect r, const Remap& table);

 private:
  std::array<std::uint8_t, static_cast<std::size_t>(kWidth) * kHeight> pixels_{};
  Rect clip_{0, 0, kWidth, kHeight};
};

}  // namespace d6::stage
