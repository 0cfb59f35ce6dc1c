// A ship card with its wounds, the living view, and the marks that ships wear.
#pragma once
#include <optional>

#include "games/broadside/view/art.h"
#include "games/broadside/view/layout.h"
#include "stage/draw_list.h"
#include "ui/look.h"
#include "ui/table/marks.h"

namespace d6::broadside {

// `sunk`: the word across one that has gone down.
void paint_ship(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const FleetShip& ship,
                int x, int y, int frame, const std::string& sunk, bool burns = true);
// Their line on the horizon, our own deck in front; the ship that is aimed at is in the sights, and guns show their
// arc.
struct Aim {
  std::optional<Ship> at;
  bool guns = false, open = true;  // not open: it cannot be the target
};
void paint_horizon(stage::DrawList& list, const Art& art, const Rules& rules, const Fleet& enemy, Seat own, Hour hour,
                   int frame, const Aim& aim);
// What a sunk ship takes in a crowded row: her type, a wreck, SUNK.
void paint_stub(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const FleetShip& ship,
                Rect r, const std::string& sunk);
// Red corners around a target (grey if it cannot be one), clear of a frame.
void paint_brackets(stage::DrawList& list, const Art& art, Rect r, bool idle = false);
// A thin frame in amber: the ship that acts.
void paint_acting(stage::DrawList& list, Rect r);
// Below a ship card, touching it: what she does or suffers now; nothing without words.
void paint_plate(stage::DrawList& list, const ui::Look& look, Rect r, const std::string& words, std::uint8_t ground,
                 std::uint8_t colour);
// The one look of the focus: three yellow pixels between black ones, and a pointer in its upper rim.
void paint_pointed(stage::DrawList& list, const Art& art, Rect r);
}  // namespace d6::broadside
