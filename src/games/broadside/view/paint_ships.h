// A ship card with its wounds, the living view, and the marks that ships wear.
#pragma once
#include <optional>

#include "games/broadside/view/art.h"
#include "games/broadside/view/layout.h"
#include "stage/draw_list.h"
#include "ui/look.h"
#include "ui/table/marks.h"

namespace d6::broadside {

void paint_ship(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const FleetShip& ship,
                int x, int y, int frame, bool burns = true);
// Their line on the horizon, our own deck in front; the ship that is aimed at is in the sights, and guns show their
// arc.
struct Aim {
  std::optional<Ship> at;
  bool guns = false, open = true;  // not open: it cannot be the target
};
void paint_horizon(stage::DrawList& list, const Art& art, const Rules& rules, const Fleet& enemy, Seat own, Hour hour,
                   int frame, const Aim& aim);
// Red corners around a target (grey if it cannot be one), clear of a frame; its plate hangs below it, or stands above.
void paint_brackets(stage::DrawList& list, const ui::Look& look, const Art& art, Rect r, const std::string& plate,
                    bool above = false, bool idle = false);
// A double frame in amber: the ship that acts.
void paint_acting(stage::DrawList& list, Rect r);
// The frame of the focus around a card, five pixels wide.
using ui::paint_card_focus;

}  // namespace d6::broadside
