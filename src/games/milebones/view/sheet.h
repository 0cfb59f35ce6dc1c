// The itemised score sheet after a race (MB score, mock/cards/score.png), filled from what was told, line by line.
#pragma once
#include <array>
#include <optional>
#include <string>

#include "games/milebones/rules/rules.h"
#include "games/milebones/view/art.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::milebones {

struct ScoreSheet {
  bool open = false;
  int race = 1;
  std::array<Sheet, 2> lines{};
  std::array<std::int32_t, 2> sum{}, total{};
  std::array<bool, 2> summed{};
  std::optional<Seat> finisher, match;  // who completed the trip, who won the match
  bool tied = false;

  // Its words, made by refresh().
  std::string title, heading, next, this_race, match_label, in_match, goal, match_goal;
  std::array<std::string, 2> names, sums, totals, befores, gains;
  std::array<std::string, kItems> items, worths;
  std::array<std::array<std::string, kItems>, 2> points;
  std::array<std::string, 3> fact_lines;
  std::array<std::string, 2> lead_lines;

  void hear(const Event& event);
  void refresh(const Rules& rules, const Observation& seen, Seat bottom, bool person);
};

void paint_score(stage::DrawList& list, const ui::Look& look, const Art& art, const Rules& rules,
                 const ScoreSheet& sheet, Seat bottom);
// Whose it is: a red disc or a blue square, with the first letter of the seat (never by colour alone).
void paint_badge(stage::DrawList& list, const ui::Look& look, const Art& art, Seat seat, int x, int y);

}  // namespace d6::milebones
