// Names of the sheets: tools/art/README.md.
#include "games/broadside/view/art.h"

#include <fmt/format.h>

#include "games/broadside/words/table_words.h"

namespace d6::broadside {
namespace {

// "Allen M. Sumner" is drawn as allen_m_sumner.
std::string file_name(std::string_view ship_class) {
  std::string out;
  for (const char c : ship_class) {
    if (c >= 'A' && c <= 'Z') {
      out += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      out += c;
    } else if (!out.empty() && out.back() != '_') {
      out += '_';
    }
  }
  return out;
}

constexpr std::array<std::string_view, 2> kSides{"usn", "ijn"};
constexpr std::array<std::string_view, kTypes> kTypeFiles{"cv", "bb", "ca", "cl", "dd"};
constexpr std::array<std::string_view, 4> kHours{"dawn", "day", "dusk", "night"};
constexpr std::array<std::string_view, kCards> kCardFiles{
    "bb", "ca", "cl", "dd", "submarine", "minefield", "landair", "drydock", "storm", "secondary", "reinforcement"};
constexpr std::array<std::string_view, kBackdrops> kScenes{
    "broadside_bb", "broadside_ca", "broadside_cl", "broadside_dd",  "submarine", "minefield", "landair",
    "drydock",      "storm",        "secondary",    "reinforcement", "carrier",   "sinking"};

struct Finder {
  const stage::Sheets& sheets;
  SpriteRef operator()(std::string_view sheet, const std::string& name) const {
    return stage::sprite(sheets, sheet, name);
  }
  template <std::size_t N>
  void frames(std::array<SpriteRef, N>& out, std::string_view sheet, std::string_view stem) const {
    for (std::size_t i = 0; i < N; ++i) out[i] = (*this)(sheet, fmt::format("{}_{}", stem, i));
  }
};

}  // namespace

Art::Art(const stage::Sheets& sheets, const Rules& rules) {
  const Finder find{sheets};
  constexpr std::string_view ships = "broadside_ships", cards = "broadside_cards", fx = "broadside_fx",
                             far = "broadside_horizon", ui = "ui";
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    const std::string slug = file_name(rules.ships[i].ship_class);
    profile[i] = find(ships, "ship/" + slug);
    mini[i] = find(fx, "mini/" + slug);
    ship_class[i] = class_on_card(rules.ships[i].ship_class);
    year[i] = fmt::format("{}", rules.ships[i].year);
  }
  for (std::size_t s = 0; s < 2; ++s) {
    const std::string side(kSides[s]);
    ship_frame[s] = find(ships, "frame/ship_" + side);
    sunk_frame[s] = find(ships, "frame/ship_" + side + "_sunk");
    type_plate[s] = find(ships, "frame/type_" + side);
    find.frames(water[s], ships, "frame/water_" + side);
    ensign[s] = find(ui, "ensign/" + side);
    ensign_11[s] = find(ui, "ensign/" + side + "_11");
    mark[s] = find(ui, "mark/" + side);
    deck[s] = find(far, "horizon/deck_" + side);
    sub[s] = find(fx, "sub/" + side);
    plane_level[s] = find(fx, "plane/" + side + "_level");
    plane_dive[s] = find(fx, "plane/" + side + "_dive");
    plane_steep[s] = find(fx, "plane/" + side + "_steep");
    plane_small[s] = find(fx, "plane/" + side + "_small");
    plane_climb[s] = find(fx, "plane/" + side + "_climb");
    plane_torpedo[s] = find(fx, "plane/" + side + "_torpedo");
    plane_twin[s] = find(fx, "plane/" + side + "_twin");
    for (std::size_t t = 0; t < kTypes; ++t) target[t][s] = find(fx, fmt::format("target/{}_{}", kTypeFiles[t], side));
  }
  for (std::size_t t = 0; t < kTypes; ++t) wreck[t] = find(ships, fmt::format("wreck/{}", kTypeFiles[t]));
  pip_ok = find(ships, "pip/ok");
  pip_worn = find(ships, "pip/worn");
  pip_low = find(ships, "pip/low");
  pip_lost = find(ships, "pip/lost");
  pip_end = find(ships, "pip/end");
  find.frames(flames, ships, "fx/flames");
  find.frames(plume, ships, "fx/plume");
  for (std::size_t i = 0; i < kCards; ++i) {
    card[i] = find(cards, fmt::format("card/{}", kCardFiles[i]));
    large_card[i] = find(cards, fmt::format("large/{}", kCardFiles[i]));
  }
  back = find(cards, "card/back");
  ghost = find(cards, "card/ghost");
  for (std::size_t h = 0; h < 4; ++h) {
    sky[h] = find(far, fmt::format("horizon/sky_{}", kHours[h]));
    find.frames(sea[h], far, fmt::format("horizon/sea_{}", kHours[h]));
  }
  find.frames(spray, far, "horizon/spray");
  for (std::size_t i = 0; i < kBackdrops; ++i) {
    const std::string name = fmt::format("scene/{}", kScenes[i]);
    scene[i] = find("broadside_scenes", name);
    if (!scene[i]) scene[i] = find(fx, name);
  }
  find.frames(explosion, fx, "fx/explosion");
  find.frames(explosion_small, fx, "fx/explosion_small");
  find.frames(splash, fx, "fx/splash");
  find.frames(splash_small, fx, "fx/splash_small");
  find.frames(explosion_mid, fx, "fx/explosion_mid");
  find.frames(explosion_huge, fx, "fx/explosion_huge");
  find.frames(splash_mid, fx, "fx/splash_mid");
  find.frames(splash_huge, fx, "fx/splash_huge");
  find.frames(smoke, fx, "fx/smoke");
  find.frames(blaze, fx, "fx/blaze");
  find.frames(flak, fx, "fx/flak");
  find.frames(rain, fx, "fx/rain");
  find.frames(bubbles, fx, "fx/bubbles");
  find.frames(weld, fx, "fx/weld");
  find.frames(muzzle, fx, "fx/muzzle");
  find.frames(muzzle_small, fx, "fx/muzzle_small");
  find.frames(swell, fx, "fx/swell");
  find.frames(torpedo, fx, "fx/torpedo");
  find.frames(wake, fx, "fx/wake");
  find.frames(periscope, fx, "fx/periscope");
  find.frames(lightning, fx, "fx/lightning");
  find.frames(stern_wave, fx, "fx/stern_wave");
  mine = find(fx, "fx/mine");
  chain = find(fx, "fx/chain");
  crane = find(fx, "fx/crane");
  signals = find(fx, "fx/signals");
  bow_wave = find(fx, "fx/bow_wave");
  debris = find(fx, "fx/debris");
  raft = find(fx, "fx/raft");
  bomb_dive = find(fx, "fx/bomb_dive");
  bomb_fall = find(fx, "fx/bomb_fall");
  shell = find(fx, "fx/shell");
  bracket = {find(ui, "target/ul"), find(ui, "target/ur"), find(ui, "target/dl"), find(ui, "target/dr")};
  wave = find(ui, "ground/wave");
  pointer = find(ui, "focus/down");
  for (std::size_t i = 0; i < die.size(); ++i) {
    die[i] = find(fx, fmt::format("die/face_{}", i + 1));
    die_small[i] = find(fx, fmt::format("die/small_{}", i + 1));
  }
  for (std::size_t s = 0; s < 2; ++s) coin[s] = find(fx, fmt::format("coin/{}", kSides[s]));
  reel = find("list", "reel/strip");
  reel_shade = find("list", "reel/shade");
  reel_frame = find("list", "reel/frame");
}

}  // namespace d6::broadside
