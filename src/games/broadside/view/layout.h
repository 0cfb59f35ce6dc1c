// Where everything of the table lies (mock/broadside/notes.md), in canvas pixels. Pure arithmetic.
#pragma once
#include <algorithm>
#include <array>

#include "games/broadside/rules/api.h"
#include "stage/canvas.h"

namespace d6::broadside {

using stage::Rect;

inline constexpr int kShipW = 88, kShipH = 56, kStubW = 30, kCrowded = 6, kCardW = 56, kCardH = 80;
inline constexpr int kEnemyY = 22, kOwnY = 176, kOwnYInBattle = 274;
inline constexpr Rect kLog{8, 94, 206, 80}, kHorizon{225, 95, 269, 78}, kDeckAt{504, 94, kCardW, kCardH},
    kDiscardAt{572, 94, kCardW, kCardH}, kCommandsAt{8, 242, 78, 98}, kPanel{472, 242, 160, 98};
inline constexpr Rect kScene{8, 92, 464, 172}, kRoll{480, 90, 152, 110}, kBattleLog{480, 206, 152, 60};
// The tab below a ship card; in a demo the words begin right under it.
inline constexpr int kTabH = 10;
inline constexpr Rect kPortrait{88, 40, 464, 138};  // of a ship looked at closely
inline constexpr Rect kReading{64, 40, 512, 284};   // pages: the frame around them covers whole cards
inline constexpr Rect kNoticeAt{8, 81, 624, 95};    // over the middle, in large letters; four lines
inline constexpr int kLogLines = 6, kBattleLogLines = 4, kCommandLines = 8, kPanelLines = 8;
// An event that has been drawn, at twice its size: over the fleet that it does not befall.
constexpr Rect turned_up_at(bool own) {
  return {(stage::kWidth - 2 * kCardW) / 2, own ? 17 : 90, 2 * kCardW, 2 * kCardH};
}
inline constexpr int kHandX = 98, kHandY = 256, kHandPitch = 60, kDrawnApart = 10, kFootOfDemo = 332, kRaised = 10;

// A row of n ships. In a crowded one the sunk are stubs, which leaves room between the others.
using Stubs = std::array<bool, kFleet>;
using Places = std::array<Rect, kFleet>;
constexpr Places row_places(const Stubs& stub, int n, int y) {
  int taken = 0;
  bool short_ones = false;
  for (int i = 0; i < n; ++i) {
    taken += stub[static_cast<std::size_t>(i)] ? kStubW : kShipW;
    short_ones |= stub[static_cast<std::size_t>(i)];
  }
  const int wish = n <= 5 ? 16 : n == 6 ? 8 : 3, most = n > 1 ? (stage::kWidth - 8 - taken) / (n - 1) : 0;
  const int gap = short_ones ? std::min(14, most) : wish;
  Places out{};
  int x = (stage::kWidth - taken - (n - 1) * gap) / 2;
  for (int i = 0; i < n; ++i) {
    Rect& r = out[static_cast<std::size_t>(i)];
    r = {x, y, stub[static_cast<std::size_t>(i)] ? kStubW : kShipW, kShipH};
    x += r.w + gap;
  }
  return out;
}
// The i-th card of the hand; the sixth was just drawn and lies apart.
constexpr Rect hand_place(int i) {
  return {kHandX + i * kHandPitch + (i == static_cast<int>(kHand) - 1 ? kDrawnApart : 0), kHandY, kCardW, kCardH};
}
constexpr Rect command_place(int i) { return {kCommandsAt.x + 2, kCommandsAt.y + 14 + i * 10, kCommandsAt.w - 4, 11}; }
// What a turn begins with lies where the drawn card will: a draw, and above an air strike where there is a carrier.
constexpr Rect draw_place(bool two, bool strike) {
  const Rect whole = hand_place(static_cast<int>(kHand) - 1);
  if (!two) return whole;
  return {whole.x, whole.y + (strike ? 44 : -3), whole.w, 37};  // the sign of the focus between them
}

}  // namespace d6::broadside
