// A font of 4 x 6 made by hand: all of ASCII and a few letters of Latin, each its own pattern of pixels. For tests.
#pragma once
#include <array>
#include <string>

#include "stage/font.h"

namespace d6::test {

inline stage::Font tiny_font(int width = 4, int height = 6) {
  stage::Font font(width, height);
  const auto add = [&font](char32_t sign) {
    std::array<std::string, 5> rows;
    for (unsigned y = 0; y < 5; ++y) {
      for (unsigned x = 0; x < 3; ++x)
        rows[y].push_back(sign != U' ' && ((sign >> ((y * 3 + x) % 8)) & 1u) != 0 ? '#' : '.');
    }
    font.add(sign, {rows[0], rows[1], rows[2], rows[3], rows[4]});
  };
  for (char32_t sign = 0x20; sign < 0x7F; ++sign) add(sign);
  for (const char32_t sign : {U'ä', U'é', U'ō', U'ß'}) add(sign);
  return font;
}

}  // namespace d6::test
