// A theme: colours for the 32 indexes of the master palette. Pure data; assets/palettes/themes.toml holds the shipped
// ones (read elsewhere), the default stands here so that a cabinet without its files still shows something.
#pragma once
#include <array>
#include <cstdint>
#include <string>

#include "stage/canvas.h"

namespace d6::stage {

inline constexpr int kColours = 32;

struct Theme {
  std::string id, name;
  std::array<std::uint32_t, kColours> colours{};  // 0xRRGGBB, by Colour
};

// art.md's palette, "Cabinet".
Theme default_theme();

// WCAG contrast of two 0xRRGGBB colours, in hundredths: 450 is 4.5 : 1.
int contrast(std::uint32_t a, std::uint32_t b);

// A remap that leaves everything as it is; start of a table of one's own.
Remap identity();
// Every colour two steps nearer to the dark end of its ramp: cards that cannot be played, the one who lost.
const Remap& dimmed();
// Nothing lighter than a mid grey, and still a picture: what lies behind a dialog.
const Remap& behind();

}  // namespace d6::stage
