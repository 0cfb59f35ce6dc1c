// Pictures and fonts from files, and pictures to files: SDL_image reads the indexed sheets, SDL_ttf the BDF fonts.
#pragma once
#include <optional>
#include <string>

#include "platform/paint.h"
#include "stage/font.h"
#include "stage/sheet.h"

namespace d6::platform {

// What went wrong with a file, for the log: its path and the library's words.
struct Damage {
  std::string path, what;
};

// NAME.png (palette indexes, 255 is transparent) and the rectangles of NAME.json: {"sprites": {"name": [x, y, w, h]}}.
std::optional<Damage> load_sheet(const std::string& png, const std::string& json, stage::Sheet& sheet);
// All NAME.png with a NAME.json in a folder; what is damaged is left out and told.
std::vector<Damage> load_sheets(const std::string& folder, stage::Sheets& sheets);

// A bitmap font of fixed cells; `font` keeps its size and gets the glyphs.
std::optional<Damage> load_font(const std::string& bdf, stage::Font& font);

// The canvas through a palette, as an indexed PNG.
std::optional<Damage> save_png(const std::string& path, const stage::Canvas& canvas, const Colours& colours);
// Any picture of 0xRRGGBB pixels.
std::optional<Damage> save_png(const std::string& path, Size size, const std::vector<std::uint32_t>& pixels);

}  // namespace d6::platform
