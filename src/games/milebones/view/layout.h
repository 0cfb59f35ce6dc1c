// Where everything of the table lies (mock/cards/notes.md), in canvas pixels. Pure arithmetic.
#pragma once
#include "games/milebones/rules/api.h"
#include "stage/canvas.h"

namespace d6::milebones {

using stage::Rect;

inline constexpr int kCardW = 56, kCardH = 80, kFoeY = 26, kOwnY = 163, kRoadY = 106, kHandY = 257, kHandPitch = 61,
                     kRaised = 4;
inline constexpr Rect kDeckAt{576, kFoeY, kCardW, kCardH}, kDiscardAt{576, kOwnY, kCardW, kCardH},
    kPanel{440, 252, 192, 87}, kTold{kPanel.x + kPanel.w - 60, kPanel.y + 4, kCardW, kCardH}, kRoad{0, kRoadY, 640, 56},
    kDialog{382, 247, 250, 94}, kNarrowDialog{440, 247, 192, 94};
// With large text, or beside a question, a refusal and a hint lie over the road, as high as they need.
inline constexpr Rect kNoticeStrip{8, kRoadY - 6, 624, 54};
// A lesson lies over the other's safeties and miles, which no lesson speaks of: the road and both piles stay in sight.
inline constexpr Rect kLesson{232, kFoeY - 2, 338, 51}, kLargeLesson{160, kFoeY + 1, 412, 78};
inline constexpr Rect kOutOfSight{292, -kCardH - 10, kCardW, kCardH};  // where the other hand is
inline constexpr Rect kSheet{16, 24, 432, 232}, kWinner{464, 24, 160, 232}, kMatch{0, 264, 640, 80};
inline constexpr Rect kNext{kWinner.x + 8, kWinner.y + 202, kWinner.w - 16, 22};  // the button of the score sheet

// A card crosses the table; a coin is in the air.
inline constexpr int kFlyMs = 200, kCoinMs = 720;

constexpr int row_y(bool own) { return own ? kOwnY : kFoeY; }
constexpr Rect plate_place(bool own) { return {8, row_y(own), 80, 80}; }
constexpr Rect battle_place(bool own) { return {96, row_y(own), kCardW, kCardH}; }
constexpr Rect limit_place(bool own) { return {160, row_y(own), kCardW, kCardH}; }
constexpr Rect safety_place(bool own, std::size_t i) {
  return {232 + 61 * static_cast<int>(i), row_y(own), kCardW, kCardH};
}
constexpr Rect miles_place(bool own) { return {480, row_y(own), 88, kCardH}; }
constexpr Rect hand_place(std::size_t i) { return {8 + kHandPitch * static_cast<int>(i), kHandY, kCardW, kCardH}; }
// A car's nose stands on its mile.
constexpr int mile_x(int miles) { return 40 + (miles * 568 + 500) / 1000; }
constexpr int lane_y(bool own) { return kRoadY + (own ? 36 : 21); }
// The two answers of a dialog.
constexpr Rect answer_place(Rect dialog, std::size_t i, bool large) {
  if (large) return {dialog.x + 6, dialog.y + 45 + 24 * static_cast<int>(i), dialog.w - 12, 20};
  return i == 0 ? Rect{dialog.x + 6, dialog.y + 54, dialog.w - 12, 17}
                : Rect{dialog.x + 6, dialog.y + 74, dialog.w - 12, 17};
}
// A point of the match on its road, which is as long as `most`, and the end of the bar that has come so far: the nose
// of its car stands on the point. Beyond the last one there is room for a figure.
inline constexpr int kMatchFrom = 88, kMatchTo = 540, kMatchCar = 36;
constexpr int match_bar(int points, int most) { return kMatchFrom + points * (kMatchTo - kMatchFrom) / most; }
constexpr int match_x(int points, int most) { return match_bar(points, most) + kMatchCar; }

}  // namespace d6::milebones
