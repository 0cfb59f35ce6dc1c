// Texts of a game's own screen: in their box, on the screen, and with contrast enough in every theme.
#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <string>
#include <utility>

#include "stage/draw_list.h"
#include "support/view_of.h"

namespace d6::test {

// The pairs of text and ground that have 4.5 : 1 or more in every theme, as the palette's maker measured them.
inline const std::set<std::pair<int, int>>& readable_pairs() {
  static const std::set<std::pair<int, int>> found = [] {
    std::ifstream file(D6_SOURCE_DIR "/assets/palettes/pairs.toml");
    std::set<std::pair<int, int>> pairs;
    int fg = -1;
    for (std::string line; std::getline(file, line);) {
      if (line.rfind("fg = ", 0) == 0) fg = std::stoi(line.substr(5));
      if (line.rfind("bg = ", 0) == 0) pairs.emplace(fg, std::stoi(line.substr(5)));
    }
    return pairs;
  }();
  return found;
}

// The ground of a text is the commonest other colour around its letters. Without `contrast` where something may lie over
// texts for a moment.
inline void check_texts(const ScreenOf& table, bool contrast = true) {
  stage::DrawList list = table.drawn();
  static stage::Canvas canvas;
  list.draw(canvas);
  for (std::size_t i = 0; i < list.text_count(); ++i) {
    const stage::TextBox box = list.text_at(i);
    CAPTURE(std::string(box.text));
    CHECK(box.fits());
    CHECK(box.at.x >= 0);
    CHECK(box.at.x + box.at.w <= stage::kWidth);
    if (!contrast) continue;
    std::array<int, stage::kColours> seen{};
    for (int y = box.at.y; y < box.at.y + box.at.h; ++y)
      for (int x = box.at.x; x < box.at.x + box.at.w; ++x) ++seen[canvas.at(x, y)];
    if (seen[box.colour] == 0) continue;  // covered by something above it
    seen[box.colour] = 0;
    const auto ground = static_cast<int>(std::max_element(seen.begin(), seen.end()) - seen.begin());
    if (seen[static_cast<std::size_t>(ground)] == 0) continue;
    CAPTURE(int(box.colour));
    CAPTURE(ground);
    CHECK(readable_pairs().count({box.colour, ground}) == 1);
  }
}

}  // namespace d6::test
