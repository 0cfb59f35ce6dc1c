// The cabinet's common pieces of picture: panels, the focus frame, key caps, button signs, bars at the top and the
// bottom.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::ui {

// Layout sits on a grid of 8 (art.md).
inline constexpr stage::Rect kTopBar{0, 0, stage::kWidth, 16};
inline constexpr stage::Rect kHintBar{0, 344, stage::kWidth, 16};
inline constexpr stage::Rect kBody{0, 16, stage::kWidth, 328};

struct PanelColours {
  std::uint8_t ground = stage::midnight, edge = stage::sea, bar = stage::navy, title = stage::paper;
};

// A sea of quiet stripes behind menus.
void paint_ground(stage::DrawList& list);
// A panel with a shadow; a title, if there is one, stands in a bar of 12 pixels at its top.
void paint_panel(stage::DrawList& list, const Look& look, stage::Rect r, std::string_view title = {},
                 const PanelColours& colours = {});
// The double yellow frame: only what has the focus wears it.
void paint_focus(stage::DrawList& list, stage::Rect r);
// The same around one row of a list, whose neighbours keep their letters: one pixel outside of the row, one inside.
void paint_row_focus(stage::DrawList& list, stage::Rect r);
// The bar at the top: a name at the left, something in the middle and at the right.
void paint_top_bar(stage::DrawList& list, const Look& look, std::string_view left, std::string_view middle,
                   std::string_view right);
// A heading of the 12 x 16 font with its shadow, centred in the box.
void paint_heading(stage::DrawList& list, const Look& look, stage::Rect box, std::string_view text,
                   std::uint8_t colour = stage::amber);

// The name of a screen at its top, between two rows of waves.
void paint_title(stage::DrawList& list, const Look& look, std::string_view text);

// A key cap with a word on it; answers with the x behind it.
int paint_keycap(stage::DrawList& list, const Look& look, int x, int y, std::string_view word);
int keycap_width(const Look& look, std::string_view word);
// The sign of an intent on the device used last: a pad's button, a key, a mouse button.
int paint_sign(stage::DrawList& list, const Look& look, int x, int y, Intent intent);
// Can the device used last say this at all? A mouse has its two buttons and its wheel, a pad no letters.
bool has_sign(const Look& look, Intent intent);
int sign_width(const Look& look, Intent intent);
// What is printed on the key of an intent; the usual name while the platform has not said.
std::string_view key_word(const Look& look, Intent intent);

// What can be pressed here, for the bar at the bottom.
struct Hint {
  Intent intent;
  std::string text;
  char32_t letter = 0;  // with Intent::letter: upper case; shown to who plays with the keyboard
};
using Hints = std::vector<Hint>;
// Each is pressed by a click on it too (ScreenStack); for the mouse what it has no button for stands on plates.
void paint_hints(stage::DrawList& list, const Look& look, const Hints& hints, std::string_view right = {});

}  // namespace d6::ui
