// How a game ended.
#pragma once
#include "app/screens/cabinet.h"
#include "app/screens/play.h"
#include "ui/page.h"

namespace d6::app {

class Result final : public ui::Page {
 public:
  Result(Cabinet& cabinet, Play& play);
  std::string name() const override { return "result"; }
  bool covers() const override { return false; }
  std::string says() const override;

 protected:
  void draw_ground(stage::DrawList& list) const override;

 private:
  std::string headline_;
  std::array<std::string, 2> seats_, scores_;
  std::vector<std::string> last_;
};

}  // namespace d6::app
