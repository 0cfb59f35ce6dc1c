// Where the picture stands in the window and what a point of the window means (behaviours 9, 11). Pure: no SDL.
#pragma once
#include <optional>

#include "stage/canvas.h"

namespace d6::platform {

struct Size {
  int w = 0, h = 0;
  friend bool operator==(const Size&, const Size&) = default;
};
struct Point {
  int x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// Whole-number scaling, centred; where that would use under 60 % of the window (or does not fit at all) the largest
// rectangle of the canvas's shape, and `scale` is 0: its pixels are then fitted sharply, see paint.h.
struct Fit {
  stage::Rect rect;  // in pixels of the window; never empty
  int scale = 0;
  friend bool operator==(const Fit&, const Fit&) = default;
};
Fit fit(Size window);

// The canvas pixel under a point of the window; nothing in the border. The rectangle's corners are the canvas's corners
// at every size.
std::optional<Point> to_canvas(const Fit& fit, Point window);

// From the window's own units (mouse) to its pixels, where the two differ (high DPI).
Point to_pixels(Point point, Size units, Size pixels);

}  // namespace d6::platform
