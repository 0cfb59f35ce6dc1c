// Every picture of the table, looked up once: drawing a frame searches no names and allocates nothing.
#pragma once
#include <array>

#include "games/rook/rules/api.h"
#include "games/rook/words/table_words.h"
#include "stage/sheet.h"

namespace d6::rook {

using stage::SpriteRef;

struct Art {
  explicit Art(const stage::Sheets& sheets);

  std::array<SpriteRef, kCards> card, dim, mini, strip;
  std::array<std::array<SpriteRef, 3>, kRanks> rank;  // for large text: in paper, ink and silver
  SpriteRef back, back_mini, crown, arrow, felt;
  std::array<SpriteRef, kColours> emblem, shape_ink, shape_paper, shape_own;
  std::array<SpriteRef, kMoods> corvus;
  SpriteRef corvus_blink;
  std::array<SpriteRef, 2> guest;  // a person in seat zero, in seat one
  std::array<SpriteRef, 2> coin;   // its face for seat zero, for seat one
  SpriteRef badge_you, badge_corvus, badge_guest;
  const SpriteRef& badge(bool here, bool computer) const {  // the one who sits here, the other
    return here ? badge_you : computer ? badge_corvus : badge_guest;
  }
};

}  // namespace d6::rook
