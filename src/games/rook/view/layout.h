// Where everything of the table lies (mock/cards/notes.md), in canvas pixels. Pure arithmetic.
#pragma once
#include <optional>
#include <vector>

#include "games/rook/rules/api.h"
#include "stage/canvas.h"

namespace d6::rook {

using stage::Rect;

inline constexpr int kCardW = 56, kCardH = 80, kMiniW = 28, kMiniH = 40, kRaised = 5;
inline constexpr int kRowOne = 177, kRowTwo = 261, kRowAlone = 219;
inline constexpr Rect kPortrait{8, 20, 56, 56}, kBubble{76, 24, 132, 46}, kWideBubble{76, 24, 176, 46};
inline constexpr Rect kGoal{8, 78, 200, 84}, kTrick{216, 49, 208, 115}, kTurn{436, 50, 196, 22},
    kLast{436, 78, 196, 84};
inline constexpr Rect kFoeTrick{252, 58, kCardW, kCardH}, kOwnTrick{332, 58, kCardW, kCardH};
inline constexpr Rect kLadder{8, 80, 528, 56}, kPass{548, 80, 84, 56}, kPrize{262, 20, 186, 50},
    kCounts{456, 20, 176, 50}, kSentence{8, 142, 624, 22};
inline constexpr Rect kTray{8, 20, 340, 146}, kSwapLine{18, 138, 320, 20}, kSteps{356, 20, 276, 146},
    kDone{362, 146, 264, 17};
inline constexpr Rect kSheet{16, 24, 432, 232}, kVerdict{464, 24, 160, 232}, kRoad{0, 264, 640, 80};
inline constexpr Rect kAboveTable{292, -kCardH - 10, kCardW, kCardH}, kBelowTable{292, 362, kCardW, kCardH};
inline constexpr int kCoinMs = 900;  // in the air
inline constexpr int kFoeX = 216, kFoeW = 408, kFoeY = 16, kFoeH = 30;

// The order in which colours stand on this table.
inline constexpr std::array<Colour, kColours> kShown{Colour::red, Colour::green, Colour::yellow, Colour::blue};

// The Rook first, then trumps, then the other colours, each from the highest down.
void sort_cards(Cards cards, std::optional<Colour> trumps, std::vector<Card>& out);
// Two rows of ten; fewer cards stand by colours, up to ten of them in one row.
void lay_hand(const std::vector<Card>& cards, std::vector<Rect>& out);

constexpr Rect bid_place(int i, int n) {
  const int pitch = 520 / (n < 11 ? 11 : n);
  return {kLadder.x + (kLadder.w - n * pitch + 3) / 2 + i * pitch, kLadder.y + 8, pitch - 3, 40};
}
constexpr Rect tile_place(std::size_t i) { return {366 + 65 * static_cast<int>(i), 52, 62, 80}; }
constexpr Rect tray_place(int i, int n) {
  const int pitch = n <= 5 ? 64 : 256 / (n - 1);
  return {22 + i * pitch, 49, kCardW, kCardH};
}
// Backs of a hand that nobody sees: one row of up to ten, or two.
constexpr Rect back_place(int i, int n) {
  const int first = n <= 10 ? n : (n + 1) / 2, in_row = i < first ? first : n - first, k = i < first ? i : i - first;
  return {(stage::kWidth - (in_row - 1) * 61 - kCardW) / 2 + k * 61,
          n <= 10     ? kRowAlone
          : i < first ? kRowOne
                      : kRowTwo,
          kCardW, kCardH};
}
constexpr Rect answer_place(std::size_t i) { return {24, 104 + 18 * static_cast<int>(i), 308, 16}; }

}  // namespace d6::rook
