// The sheet of a hand that has been counted: what each side took, the pile revealed, the bid made or failed (RK-10,
// RK-11), and the road of the match below (RK-12).
#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/rook/view/art.h"
#include "games/rook/words/table_words.h"
#include "stage/draw_list.h"
#include "ui/look.h"

namespace d6::rook {

struct ScoreSheet {
  struct Row {
    std::string label, note;
    std::array<std::string, 2> value;
    bool loud = false;
  };
  std::string title, verdict, next, lead, reason, this_hand, total_label, pile_label, match_label;
  std::array<std::string, 2> columns, said, scored, before, total, gain;
  std::vector<Row> rows;
  std::vector<std::string> lines;
  std::vector<Card> pile;
  std::array<int, 2> from{}, to{};
  int low = 0, high = 1, goal = 0;
  std::string goal_text;
  std::vector<std::pair<int, std::string>> scale;  // of the road: points, and how they are written
  Mood mood = Mood::think;
  bool flag = true, over = false, against_computer = false, won = false, lost = false;
  std::optional<Seat> speaker;  // a person whose face stands for the raven's
  std::optional<Colour> trumps;

  // Requires seen.last_hand. Column 0 is the one who sits here.
  void refresh(const Rules& rules, const Observation& seen, const Names& names, Seat bottom);
  void draw(stage::DrawList& list, const ui::Look& look, const Art& art, bool waits, int ticks) const;
};

}  // namespace d6::rook
