// How a game ended: a moment of its own. Gilt letters, a picture of victory or defeat, both scores, what was told last.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "app/screens/cabinet.h"
#include "app/screens/play.h"
#include "app/screens/scores.h"
#include "ui/page.h"

namespace d6::app {

class Result final : public ui::Page {
 public:
  Result(Cabinet& cabinet, Play& play);
  std::string name() const override { return "result"; }
  std::string says() const override;
  void step() override { slept(1); }
  void slept(int steps) override;
  int next_wake() const override { return look().ambient ? kFrameSteps - tick_ % kFrameSteps : -1; }

 protected:
  void draw_ground(stage::DrawList& list) const override;

 private:
  static constexpr int kFrameSteps = 12;
  void draw_picture(stage::DrawList& list) const;
  void draw_ships(stage::DrawList& list) const;
  void draw_players(stage::DrawList& list) const;
  void draw_row(stage::DrawList& list, Seat seat) const;
  void draw_wreath(stage::DrawList& list, int x, int y) const;
  void draw_sum(stage::DrawList& list) const;

  const Entry& entry_;
  std::string headline_, gilt_;
  std::optional<Seat> winner_;
  bool defeat_ = false;               // of the one person who played
  std::optional<std::size_t> place_;  // on the list
  std::array<int, 2> skills_{};       // 0: a person
  std::array<std::string, 2> seats_, scores_;
  std::vector<std::string> last_;
  std::vector<Term> terms_;  // the winner's sum; empty where nothing adds up, or where more is to be said
  int tick_ = 0, frame_ = 0;
};

}  // namespace d6::app
