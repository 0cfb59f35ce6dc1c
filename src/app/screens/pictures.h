// Pictures that several of the cabinet's screens show: a game's living vignette, the faces of its computer players,
// gilt letters. Each draws something plain where the sheets have none.
#pragma once
#include <string_view>

#include "play/entry.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::app {

inline constexpr int kVignetteWidth = 140, kVignetteHeight = 70, kPortrait = 56, kGiltPitch = 30, kGiltHeight = 37;

// A game's vignette of 140 x 70; empty for a game without one.
stage::SpriteRef vignette_of(const ui::Look& look, const Entry& entry, int frame = 0);
// The vignette of a game in the box `r`, cut to it and centred; four frames of ambient motion.
void draw_vignette(stage::DrawList& list, const ui::Look& look, const Entry& entry, stage::Rect r, int frame);
// The same with the frame that it has on every page: 146 x 76 from x, y on.
inline constexpr int kFramedWidth = kVignetteWidth + 6, kFramedHeight = kVignetteHeight + 6;
void draw_framed_vignette(stage::DrawList& list, const ui::Look& look, const Entry& entry, int x, int y, int frame);
// The face of a skill (1 ..), 56 x 56; skill 0 is a person, another one in each seat.
void draw_portrait(stage::DrawList& list, const ui::Look& look, const Entry& entry, int skill, int x, int y,
                   Seat seat = Seat::zero);
// The same face at twice its size, its edges smoothed, in a frame; and any sprite so, without one.
void draw_large_portrait(stage::DrawList& list, const ui::Look& look, const Entry& entry, int skill, int x, int y,
                         Seat seat = Seat::zero);
void draw_doubled(stage::DrawList& list, const stage::SpriteRef& sprite, int x, int y);
// The title's night over the sea, with its ships, behind a page that stands still.
void paint_night(stage::DrawList& list, const ui::Look& look);
// What a game is played on, behind the pages that set it up: the sea, a felt, a road.
void paint_table(stage::DrawList& list, const Entry& entry);
// Capital, small letters, digits and a few signs, all as gilt capitals; letters in steel too, for a defeat.
int gilt_width(std::string_view text);
void draw_gilt(stage::DrawList& list, const ui::Look& look, int x, int y, std::string_view text, bool steel = false);
// The name of a page at its top, in gilt letters down to row 39; one that is too long stands in the heading font.
void paint_head(stage::DrawList& list, const ui::Look& look, std::string_view text);
// The sea bed with its chest behind lists and saves; the plain ground where there is no picture of it.
void paint_deep(stage::DrawList& list, const ui::Look& look);
// A game's own words, or the cabinet's where it has none.
inline std::string own_or(std::string_view own, std::string otherwise) {
  return own.empty() ? otherwise : std::string(own);
}

}  // namespace d6::app
