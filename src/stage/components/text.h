// One line of text beside the thing's position. Short, so that it needs no heap.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/text.h"
#include "stage/draw_list.h"

namespace d6::stage {

struct Text {
  const Font* font = nullptr;
  int dx = 0, dy = 0, width = 0;  // its box, relative to the position; as high as the font
  std::uint8_t colour = 0;
  Align align = Align::left;
  std::array<char, 48> letters{};
  std::uint8_t size = 0;

  // What does not fit is cut between characters.
  void set(std::string_view text) {
    std::string_view rest = text;
    std::size_t end = 0;
    while (!rest.empty()) {
      next_character(rest);
      const std::size_t next = text.size() - rest.size();
      if (next > letters.size()) break;
      end = next;
    }
    std::copy_n(text.begin(), end, letters.begin());
    size = static_cast<std::uint8_t>(end);
  }
  std::string_view view() const { return {letters.data(), size}; }
};

}  // namespace d6::stage
