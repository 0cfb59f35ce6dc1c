// Every picture of the table, looked up once: drawing a frame searches no names and allocates nothing.
#pragma once
#include <array>
#include <string>

#include "games/broadside/rules/api.h"
#include "stage/sheet.h"

namespace d6::broadside {

using stage::SpriteRef;

enum class Hour : std::uint8_t { dawn, day, dusk, night };

// What a battle picture shows; the first eleven as the cards are listed, then what no card does.
enum class Backdrop : std::uint8_t {
  bb,
  ca,
  cl,
  dd,
  submarine,
  minefield,
  landair,
  drydock,
  storm,
  secondary,
  reinforcement,
  carrier,
  sinking
};
inline constexpr std::size_t kBackdrops = 13;

struct Art {
  Art(const stage::Sheets& sheets, const Rules& rules);

  template <std::size_t N>
  using Frames = std::array<SpriteRef, N>;

  // Ship cards, by ship or by navy
  Frames<2 * kNavy> profile, mini;
  std::array<std::string, 2 * kNavy> ship_class, year;  // as printed on the card
  Frames<2> ship_frame, sunk_frame, type_plate, ensign, ensign_11, mark, deck;
  std::array<Frames<4>, 2> water;
  Frames<kTypes> wreck;
  SpriteRef pip_ok, pip_worn, pip_low, pip_lost, pip_end;
  Frames<4> flames, plume;
  // Play cards
  Frames<kCards> card, large_card;
  SpriteRef back, ghost;
  // Living view
  Frames<4> sky;
  std::array<Frames<4>, 4> sea;
  Frames<2> spray;
  // Battle pictures
  Frames<kBackdrops> scene;
  std::array<Frames<2>, kTypes> target;
  Frames<7> explosion, explosion_small, explosion_mid, explosion_huge;
  Frames<6> splash, splash_small, splash_mid, splash_huge;
  Frames<4> smoke, blaze, flak, rain, bubbles, weld;
  Frames<3> muzzle, muzzle_small, swell;
  Frames<2> torpedo, wake, periscope, lightning, sub, stern_wave;
  Frames<2> plane_level, plane_dive, plane_steep, plane_climb, plane_torpedo, plane_twin, plane_small;
  SpriteRef mine, chain, crane, signals, bow_wave, debris, raft, bomb_dive, bomb_fall, shell;
  // Dice and reels
  Frames<6> die, die_small;
  Frames<2> coin;
  SpriteRef reel, reel_shade, reel_frame;
  // Frames of the cabinet
  Frames<4> bracket;  // upper left, upper right, lower left, lower right
  SpriteRef wave, pointer;
};

}  // namespace d6::broadside
