// The battle pictures: an attack or an event as a short scene made from what was told, with the odds before and the
// dice after. A scene is a pure function of the event and of the time since it began.
#pragma once
#include <optional>
#include <string>

#include "games/broadside/view/art.h"
#include "games/broadside/words/table_words.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::broadside {

struct Battle {
  bool open = false;
  Event event, last;  // what is shown, and before it
  Backdrop backdrop = Backdrop::carrier;
  Seat actor = Seat::zero, viewer = Seat::zero;
  ShipType target = ShipType::dd;
  int before = 0, printed = 0;  // the target's points before
  Fixed<Ship, 4> far;           // others of its fleet, on the horizon
  std::optional<Ship> firing;   // whose guns they are
  bool wounded = false;         // it burns from the start
  bool gone = false;            // it has sunk in this scene
  std::string heading;
  SceneWords words;  // of the blow while a ship sinks, but for the caption
};

// The blow of an event reaches its ship: a shot that hits, a storm that takes her.
bool hits(const Event& event);
bool shakes(const Battle& battle);
// The ship of its class that fires a broadside.
std::optional<Ship> firing_ship(const Rules& rules, const Fleet& fleet, const Event& event);
// Pixels that the screen is pushed aside by a hit; at most 3.
int shake_of(const Battle& battle, int ms);

void paint_battle(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& battle,
                  int ms);

}  // namespace d6::broadside
