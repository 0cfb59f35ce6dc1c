// From palette indexes to the pixels of the window: whole-number scaling, the sharp fit, the CRT look. Pure.
// Sharp fit: each pixel of the window shows exactly what its area covers of the canvas, so pixels stay whole and only
// the ones on a border between two are mixed.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "platform/picture.h"
#include "stage/areas.h"
#include "stage/canvas.h"
#include "stage/theme.h"

namespace d6::platform {

using Colours = std::array<std::uint32_t, stage::kColours>;  // 0xRRGGBB

inline constexpr stage::Rect kWholeCanvas{0, 0, stage::kWidth, stage::kHeight};
// Where the canvas differs from `shown`, which becomes equal to it. `shown` has kWidth * kHeight indexes; of another
// size it is taken as wholly different.
stage::Areas update(std::vector<std::uint8_t>& shown, const stage::Canvas& canvas);

// How to paint one size; made again when the size changes, so that painting allocates nothing.
class Painter {
 public:
  explicit Painter(Size size, bool crt);
  Size size() const { return size_; }
  bool crt() const { return crt_; }

  stage::Rect whole() const { return {0, 0, size_.w, size_.h}; }
  // The part of the picture that shows any of this part of the canvas.
  stage::Rect area_of(stage::Rect canvas_area) const;
  // Paints a part of the picture; `pixels` is the picture's left upper corner, `pitch` in pixels; 0xFFRRGGBB.
  void paint(const stage::Canvas& canvas, const Colours& colours, stage::Rect area, std::uint32_t* pixels, int pitch);
  // update(), and of the picture just what shows a changed pixel is painted: a moved cursor costs a tenth of a picture
  // (speed.md).
  stage::Areas paint_changes(const stage::Canvas& canvas, std::vector<std::uint8_t>& shown, const Colours& colours,
                             std::uint32_t* pixels, int pitch);

 private:
  struct Share {  // a pixel of the picture is `count` canvas pixels from `first`, with weights that sum up to 256
    int first = 0, count = 0;
    std::size_t weights = 0;  // where they begin in weights_
  };
  void shares(int size, int canvas, std::vector<Share>& out);
  // Canvas columns [first, last) of what a line of the picture shows, into row_.
  void canvas_row(const stage::Canvas& canvas, const Colours& colours, const Share& share, std::size_t first,
                  std::size_t last);
  void shade(int y, std::size_t first, std::size_t last, std::uint32_t* row) const;

  Size size_;
  bool crt_;
  int scale_;  // pixels of the picture a canvas pixel; 0 if that is no whole number
  std::vector<Share> columns_, lines_;
  std::vector<std::uint16_t> weights_;
  std::vector<std::uint32_t> row_;
  std::vector<std::uint16_t> vignette_x_, vignette_y_;
};

}  // namespace d6::platform
