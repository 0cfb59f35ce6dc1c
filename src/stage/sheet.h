// A sheet of sprites: one indexed picture and the rectangles of the named sprites in it.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "stage/canvas.h"

namespace d6::stage {

struct Sheet {
  Image image;
  std::map<std::string, Rect, std::less<>> sprites;

  // Null if the sheet has no such sprite.
  const Rect* find(std::string_view name) const {
    const auto it = sprites.find(name);
    return it == sprites.end() ? nullptr : &it->second;
  }
};

// All sheets by file name without extension ("cards", "ships"); loaded by the platform.
using Sheets = std::map<std::string, Sheet, std::less<>>;

// A sprite of a sheet: what a draw list and the things on the stage point to. Sheets must outlive it.
struct SpriteRef {
  const Image* image = nullptr;
  Rect from{};
  explicit operator bool() const { return image != nullptr; }
  friend bool operator==(const SpriteRef&, const SpriteRef&) = default;
};

// An empty reference if there is no such sheet or sprite: the caller draws something plain instead.
inline SpriteRef sprite(const Sheets& sheets, std::string_view sheet, std::string_view name) {
  const auto it = sheets.find(sheet);
  if (it == sheets.end()) return {};
  const Rect* from = it->second.find(name);
  return from ? SpriteRef{&it->second.image, *from} : SpriteRef{};
}

}  // namespace d6::stage
