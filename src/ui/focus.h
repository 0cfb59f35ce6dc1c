// Where the focus is and where it goes: by direction to the nearest one, never nowhere (behaviour 34).
#pragma once
#include <cstddef>
#include <optional>
#include <vector>

#include "stage/canvas.h"
#include "ui/intent.h"

namespace d6::ui {

// Something that can have the focus: an id of its owner's choice and its place on the screen.
struct Spot {
  int id = 0;
  stage::Rect at{};
};

class FocusRing {
 public:
  // What can have the focus now. The focus stays on its id; if that is gone, the nearest to where it was has it.
  void set(const std::vector<Spot>& spots);
  // Up, down, left, right: the nearest in that direction; in line with the focus, distance sideways hardly counts, and what
  // is out of line comes after all that is in it. At the edge it wraps around within the row or column. False if nothing is there.
  bool move(Intent direction);
  bool focus(int id);                         // false if there is none
  std::optional<int> at(int x, int y) const;  // whom the pointer is over
  // The one with the focus; nothing only while there are no spots.
  std::optional<int> current() const;

 private:
  std::vector<Spot> spots_;
  std::size_t focus_ = 0;
  stage::Rect last_{};
};

}  // namespace d6::ui
