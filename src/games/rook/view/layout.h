// Where everything of the table lies (mock/cards/notes.md), in canvas pixels. Pure arithmetic.
#pragma once
#include <optional>
#include <vector>

#include "games/rook/rules/api.h"
#include "stage/canvas.h"

namespace d6::rook {

using stage::Rect;

inline constexpr int kCardW = 56, kCardH = 80, kMiniW = 28, kMiniH = 40,
                     kRaised = 5;  // the upper row alone: the lower one would cover it
inline constexpr int kRowOne = 175, kRowTwo = 259, kRowAlone = 213;
inline constexpr int kStacks = 5;  // no more cards in the hand: the tricks taken lie beside it at full size
inline constexpr Rect kPortrait{8, 20, 56, 56}, kBubble{76, 24, 132, 46}, kWideBubble{76, 24, 176, 46},
    kBigBubble{76, 22, 430, 25};
inline constexpr Rect kGoal{8, 78, 200, 84}, kTrick{216, 49, 208, 115}, kTurn{436, 50, 196, 22},
    kLast{436, 78, 196, 84};
inline constexpr Rect kFoeTrick{252, 58, kCardW, kCardH}, kOwnTrick{332, 58, kCardW, kCardH};
inline constexpr Rect kLadder{8, 80, 528, 56}, kPass{548, 80, 84, 56}, kPrize{262, 20, 186, 50},
    kCounts{456, 20, 176, 50}, kSentence{8, 142, 624, 22};
inline constexpr Rect kTray{8, 20, 340, 146}, kSwapLine{18, 138, 320, 20}, kSteps{356, 20, 276, 146},
    kDone{362, 146, 264, 17};
inline constexpr Rect kSheet{16, 24, 432, 232}, kVerdict{464, 24, 160, 232}, kRoad{0, 264, 640, 80};
inline constexpr Rect kAboveTable{292, -kCardH - 10, kCardW, kCardH}, kBelowTable{292, 362, kCardW, kCardH};
inline constexpr int kGoalTitle = 66;  // beside the bid and the trumps
inline constexpr int kCoinMs = 900;    // in the air
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
// Backs of a hand that nobody sees: one row, below those who play.
constexpr Rect back_place(int i, int n) {
  const int pitch = n > 10 ? (600 - kCardW) / (n - 1) : 58;
  return {(stage::kWidth - (n - 1) * pitch - kCardW) / 2 + i * pitch, 258, kCardW, kCardH};
}
// Where card i of n of the other hand begins: a fan, never wider than the strip.
constexpr int foe_card_x(int i, int n) {
  const int pitch = n > 1 && (kFoeW - kCardW) / (n - 1) < 44 ? (kFoeW - kCardW) / (n - 1) : 44;
  return kFoeX + (kFoeW - kCardW - (n - 1) * pitch) / 2 + i * pitch;
}
constexpr Rect answer_place(std::size_t i) {
  return {kSteps.x + 12, 118 + 20 * static_cast<int>(i), kSteps.w - 24, 16};
}

}  // namespace d6::rook
