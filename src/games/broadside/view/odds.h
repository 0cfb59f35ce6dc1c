// Chances as pictures: how the damage of two dice falls, with a flag at each target's hit points, and a bar for a
// chance with the die that fell.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "games/broadside/rules/api.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::broadside {

struct Flag {
  int points = 0;
  ShipType type = ShipType::dd;
};
using Flags = Fixed<Flag, kFleet>;

// In a box of 154 x 52; columns from `lit` points on are those that sink the target (0: none does). Her flag is light
// and may bear her name, the others are only posts then; without a name each flag bears its type, in two rows.
void paint_histogram(stage::DrawList& list, const ui::Look& look, stage::Rect box, DamageDice dice, const Flags& flags,
                     int lit, std::string_view name = {}, int fell = 0);
// A bar of the whole die, green or red (who looks wishes for it or not) where it succeeds; a pointer at the number
// that was drawn, and what either part of it means.
void paint_chance(stage::DrawList& list, const ui::Look& look, stage::Rect box, Chance chance, bool good,
                  std::optional<std::uint32_t> drawn, const std::string& if_so, const std::string& if_not);

}  // namespace d6::broadside
