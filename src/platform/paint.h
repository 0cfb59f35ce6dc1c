// From palette indexes to the pixels of the window: whole-number scaling, the sharp fit, the CRT look. Pure.
// Sharp fit: each pixel of the window shows exactly what its area covers of the canvas, so pixels stay whole and only
// the ones on a border between two are mixed.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "platform/picture.h"
#include "stage/canvas.h"
#include "stage/theme.h"

namespace d6::platform {

using Colours = std::array<std::uint32_t, stage::kColours>;  // 0xRRGGBB

// Rows [first, last) of the canvas have changed; empty if first >= last.
struct Rows {
  int first = 0, last = 0;
  bool empty() const { return first >= last; }
};
// Which rows differ; `before` has kWidth * kHeight indexes.
Rows changed_rows(const stage::Canvas& canvas, const std::vector<std::uint8_t>& before);

// How to paint one size; made again when the size changes, so that painting allocates nothing.
class Painter {
 public:
  explicit Painter(Size size, bool crt);
  Size size() const { return size_; }
  bool crt() const { return crt_; }

  // The rows of the picture that show any of these canvas rows.
  Rows rows_of(Rows canvas_rows) const;
  // Paints these rows of the picture; `pixels` is its left upper corner, `pitch` in pixels; 0xFFRRGGBB.
  void paint(const stage::Canvas& canvas, const Colours& colours, Rows picture_rows, std::uint32_t* pixels, int pitch);

 private:
  struct Share {  // a pixel of the picture is `count` canvas pixels from `first`, with weights that sum up to 256
    int first = 0, count = 0;
    std::size_t weights = 0;  // where they begin in weights_
  };
  void shares(int size, int canvas, std::vector<Share>& out);
  void canvas_row(const stage::Canvas& canvas, const Colours& colours, const Share& share);
  void shade(int y, std::uint32_t* row) const;

  Size size_;
  bool crt_;
  std::vector<Share> columns_, lines_;
  std::vector<std::uint16_t> weights_;
  std::vector<std::uint32_t> row_;
  std::vector<std::uint16_t> vignette_x_, vignette_y_;
};

}  // namespace d6::platform
