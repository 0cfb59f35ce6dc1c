// Marks on a table: the frame of the card that has the focus, dashes around a place, a tag over its upper rim.
#pragma once
#include <string_view>

#include "stage/draw_list.h"
#include "stage/font.h"

namespace d6::ui {

// Five rings outwards, so that it is seen on any ground from across the room.
void paint_card_focus(stage::DrawList& list, stage::Rect r);
// Three pixels of dashes around a place.
void paint_dashes(stage::DrawList& list, stage::Rect r, std::uint8_t colour);
// A label on a plate over the upper rim of a place, kept on the screen.
void paint_tag(stage::DrawList& list, const stage::Font& font, stage::Rect r, std::string_view text,
               std::uint8_t ground, std::uint8_t colour);

}  // namespace d6::ui
