// The default theme, contrast, and the dimming table.
#include "stage/theme.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace d6::stage {

Theme default_theme() {
  return {"cabinet", "Cabinet", {0x0b0e1a, 0x151d33, 0x1f2f54, 0x27497f, 0x2f6ba8, 0x4a93c9, 0x86c2e0, 0xcfeaf2,
                                 0xf6f7ef, 0x0f2a22, 0x1e5138, 0x387d44, 0x7fb04e, 0xc9d37a, 0x3b2a1e, 0x6b4a2e,
                                 0xa57848, 0xd9b27a, 0xf2dfae, 0x4a1320, 0x8f1f2b, 0xcc3732, 0xef7a3c, 0xf7b347,
                                 0xffe27a, 0x2b2433, 0x5a3f78, 0x9a6bb8, 0x2c3238, 0x555f68, 0x8b969e, 0xc3cbcf}};
}

int contrast(std::uint32_t a, std::uint32_t b) {
  const auto part = [](std::uint32_t v) {
    const double s = static_cast<double>(v & 0xFF) / 255.0;
    return s <= 0.03928 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
  };
  const auto light = [&part](std::uint32_t c) {
    return 0.2126 * part(c >> 16) + 0.7152 * part(c >> 8) + 0.0722 * part(c);
  };
  const double one = light(a) + 0.05, two = light(b) + 0.05;
  return static_cast<int>(100.0 * std::max(one, two) / std::min(one, two) + 0.5);
}

Remap identity() {
  Remap table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<std::uint8_t>(i);
  return table;
}

const Remap& dimmed() {
  static const Remap table = [] {
    Remap t = identity();
    // Ramps from dark to light, as the palette is laid out.
    const std::initializer_list<std::initializer_list<Colour>> ramps = {
        {ink, ink, ink, midnight, navy, deep_sea, sea, bright_sea, shallows},
        {ink, ink, dark_jungle, jungle, green, leaf, lime},
        {ink, ink, dark_earth, earth, tan, sand, pale_sand},
        {ink, ink, maroon, dark_red, red, orange, amber, yellow},
        {ink, ink, dusk, purple, violet},
        {ink, ink, slate, grey, light_grey, silver, foam, paper}};
    for (const auto& ramp : ramps) {
      for (auto it = ramp.begin() + 2; it != ramp.end(); ++it) t[*it] = *(it - 2);
    }
    return t;
  }();
  return table;
}

const Remap& behind() {
  static const Remap table = [] {
    Remap t = identity();
    const std::initializer_list<std::pair<Colour, Colour>> falls = {
        {midnight, ink},      {navy, midnight},    {deep_sea, navy},   {sea, navy},           {bright_sea, navy},
        {shallows, deep_sea}, {foam, deep_sea},    {paper, grey},      {silver, slate},       {light_grey, slate},
        {grey, slate},        {slate, midnight},   {dark_jungle, ink}, {jungle, dark_jungle}, {green, dark_jungle},
        {leaf, jungle},       {lime, jungle},      {dark_earth, ink},  {earth, dark_earth},   {tan, dark_earth},
        {sand, slate},        {pale_sand, slate},  {maroon, ink},      {dark_red, dusk},      {red, maroon},
        {orange, dark_earth}, {amber, slate},      {yellow, grey},     {dusk, ink},           {purple, dusk},
        {violet, dusk}};
    for (const auto& [from, to] : falls) t[from] = to;
    return t;
  }();
  return table;
}

}  // namespace d6::stage
