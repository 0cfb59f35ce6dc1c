// Pictures and fonts from files: see pictures.h.
#include "platform/pictures.h"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <variant>
#include <vector>

#include "base/files.h"

namespace d6::platform {
namespace {

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

bool copy_indexes(SDL_Surface& surface, stage::Image& image) {
  if (surface.format->BytesPerPixel != 1 || SDL_LockSurface(&surface) != 0) return false;
  image.w = surface.w;
  image.h = surface.h;
  image.pixels.resize(static_cast<std::size_t>(surface.w) * static_cast<std::size_t>(surface.h));
  for (int y = 0; y < surface.h; ++y) {
    const auto* row = static_cast<const std::uint8_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch;
    std::copy_n(row, surface.w, image.pixels.begin() + static_cast<std::ptrdiff_t>(y) * surface.w);
  }
  SDL_UnlockSurface(&surface);
  return true;
}

}  // namespace

std::optional<Damage> load_sheet(const std::string& png, const std::string& json, stage::Sheet& sheet) {
  stage::Sheet made;
  const Surface surface(IMG_Load(png.c_str()));
  if (!surface) return Damage{png, IMG_GetError()};
  if (!copy_indexes(*surface, made.image)) return Damage{png, "not an indexed picture of 8 bits"};
  const auto text = files::read(json);
  const auto* bytes = std::get_if<std::string>(&text);
  if (bytes == nullptr) return Damage{json, "cannot be read"};
  const auto root = nlohmann::json::parse(*bytes, nullptr, false);
  if (!root.is_object() || !root.contains("sprites") || !root["sprites"].is_object()) {
    return Damage{json, "not an object with \"sprites\""};
  }
  for (const auto& [name, place] : root["sprites"].items()) {
    if (!place.is_array() || place.size() != 4 ||
        !std::all_of(place.begin(), place.end(), [](const auto& n) { return n.is_number_integer(); })) {
      return Damage{json, "sprite \"" + name + "\" is not [x, y, width, height]"};
    }
    const stage::Rect rect{place[0].get<int>(), place[1].get<int>(), place[2].get<int>(), place[3].get<int>()};
    if (rect.x < 0 || rect.y < 0 || rect.w < 1 || rect.h < 1 || rect.x > made.image.w - rect.w ||
        rect.y > made.image.h - rect.h) {
      return Damage{json, "sprite \"" + name + "\" lies outside of its picture"};
    }
    made.sprites.emplace(name, rect);
  }
  sheet = std::move(made);
  return std::nullopt;
}

std::vector<Damage> load_sheets(const std::string& folder, stage::Sheets& sheets) {
  std::vector<Damage> damages;
  for (const std::string& name : files::names_in(folder)) {
    const std::filesystem::path json = std::filesystem::path(folder) / name;
    if (json.extension() != ".json") continue;
    auto png = json;
    png.replace_extension(".png");
    if (!files::is_file(png.string())) continue;
    stage::Sheet sheet;
    if (auto damage = load_sheet(png.string(), json.string(), sheet)) {
      damages.push_back(std::move(*damage));
    } else {
      sheets.insert_or_assign(png.stem().string(), std::move(sheet));
    }
  }
  return damages;
}

std::optional<Damage> load_font(const std::string& bdf, stage::Font& font) {
  // Counted by SDL_ttf itself: one Init, one Quit each.
  if (TTF_Init() != 0) return Damage{bdf, TTF_GetError()};
  struct Close {
    void operator()(TTF_Font* open) const { TTF_CloseFont(open); }
  };
  std::optional<Damage> damage;
  {
    // A bitmap font has one size; the number asked for picks it, so any does.
    const std::unique_ptr<TTF_Font, Close> open(TTF_OpenFont(bdf.c_str(), 0));
    if (!open) {
      damage = Damage{bdf, TTF_GetError()};
    } else if (TTF_FontHeight(open.get()) != font.height()) {
      damage = Damage{bdf, "is " + std::to_string(TTF_FontHeight(open.get())) + " pixels high, not " +
                               std::to_string(font.height())};
    } else {
      TTF_SetFontHinting(open.get(), TTF_HINTING_NONE);
      const auto take = [&](Uint32 first, Uint32 last) {
        for (Uint32 sign = first; sign <= last; ++sign) {
          if (TTF_GlyphIsProvided32(open.get(), sign) == 0) continue;
          const Surface glyph(TTF_RenderGlyph32_Solid(open.get(), sign, SDL_Color{255, 255, 255, 255}));
          stage::Image cell;
          if (!glyph || !copy_indexes(*glyph, cell)) {
            font.add(sign, {});  // a blank: FreeType gives no picture of it
            continue;
          }
          for (auto& pixel : cell.pixels) pixel = pixel == 0 ? stage::kTransparent : 1;
          font.add(sign, cell, {0, 0, std::min(cell.w, font.advance()), std::min(cell.h, font.height())});
        }
      };
      take(0x20, 0x17F);     // Latin-1 and its extension
      take(0x2010, 0x27BF);  // dashes, arrows, suits, marks
      take(0xE000, 0xE07F);  // ships, planes, buttons: our own
      take(0xFFFD, 0xFFFD);
    }
  }
  TTF_Quit();
  return damage;
}

std::optional<Damage> save_png(const std::string& path, const stage::Canvas& canvas, const Colours& colours) {
  const Surface surface(SDL_CreateRGBSurfaceWithFormat(0, stage::kWidth, stage::kHeight, 8, SDL_PIXELFORMAT_INDEX8));
  if (!surface) return Damage{path, SDL_GetError()};
  std::array<SDL_Color, 256> palette{};
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const std::uint32_t c = i < colours.size() ? colours[i] : 0;
    palette[i] = {static_cast<Uint8>(c >> 16U), static_cast<Uint8>(c >> 8U), static_cast<Uint8>(c), 255};
  }
  SDL_SetPaletteColors(surface->format->palette, palette.data(), 0, 256);
  for (int y = 0; y < stage::kHeight; ++y) {
    std::copy_n(canvas.data() + static_cast<std::ptrdiff_t>(y) * stage::kWidth, stage::kWidth,
                static_cast<std::uint8_t*>(surface->pixels) + static_cast<std::ptrdiff_t>(y) * surface->pitch);
  }
  if (IMG_SavePNG(surface.get(), path.c_str()) != 0) return Damage{path, IMG_GetError()};
  return std::nullopt;
}

std::optional<Damage> save_png(const std::string& path, Size size, const std::vector<std::uint32_t>& pixels) {
  const Surface surface(SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 24, SDL_PIXELFORMAT_RGB24));
  if (!surface) return Damage{path, SDL_GetError()};
  for (int y = 0; y < size.h; ++y) {
    auto* row = static_cast<std::uint8_t*>(surface->pixels) + static_cast<std::ptrdiff_t>(y) * surface->pitch;
    for (int x = 0; x < size.w; ++x) {
      const std::uint32_t c =
          pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.w) + static_cast<std::size_t>(x)];
      *row++ = static_cast<std::uint8_t>(c >> 16U);
      *row++ = static_cast<std::uint8_t>(c >> 8U);
      *row++ = static_cast<std::uint8_t>(c);
    }
  }
  if (IMG_SavePNG(surface.get(), path.c_str()) != 0) return Damage{path, IMG_GetError()};
  return std::nullopt;
}

}  // namespace d6::platform
