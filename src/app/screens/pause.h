// The menu of a game in progress. Nothing of the game moves while it is open.
#pragma once
#include "app/screens/cabinet.h"
#include "app/screens/play.h"
#include "ui/page.h"

namespace d6::app {

class Pause final : public ui::Page {
 public:
  Pause(Cabinet& cabinet, Play& play);
  std::string name() const override { return "pause"; }
  bool covers() const override { return false; }

 protected:
  void draw_ground(stage::DrawList& list) const override;
  bool on_other(const ui::Input& input) override;
};

}  // namespace d6::app
