// A sound that somebody asked for: its cue by name ("card", "hit"), and where. What plays it lies in the platform.
#pragma once
#include <string_view>

namespace d6::stage {

struct Sound {
  std::string_view cue;  // a literal: it must outlive the request
  int pan = 0;           // -100 left .. 100 right
  friend bool operator==(const Sound&, const Sound&) = default;
};

}  // namespace d6::stage
