// What the tutor of a first game says: the strongest computer player's face, a bubble, and an arrow at what is spoken of.
#pragma once
#include <optional>
#include <string_view>

#include "play/entry.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::app {

// In `place`; without a height it is a strip along its top. It grows downwards where the words need that.
void draw_bubble(stage::DrawList& list, const ui::Look& look, const Entry& entry, std::string_view words,
                 stage::Rect place, const std::optional<stage::Rect>& at);

}  // namespace d6::app
