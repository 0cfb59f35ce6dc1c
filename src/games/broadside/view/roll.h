// The box beside a battle picture, a pure function of what was told and of the time like the picture itself.
#pragma once
#include "games/broadside/view/battle.h"

namespace d6::broadside {

void paint_roll(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& battle,
                int ms);

}  // namespace d6::broadside
