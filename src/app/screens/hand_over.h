// Between two people at one screen: hides everything until the next one is there (behaviour 38).
#pragma once
#include <functional>

#include "app/screens/cabinet.h"
#include "ui/page.h"

namespace d6::app {

class HandOver final : public ui::Page {
 public:
  HandOver(Cabinet& cabinet, const Session& session, Seat next, std::function<void()> ready);
  std::string name() const override { return "hand-over"; }
  std::string says() const override;

 protected:
  void draw_ground(stage::DrawList& list) const override;
  void on_back() override {}  // there is no way back to the other one's cards

 private:
  const Entry& entry_;
  Seat next_;
  std::string seat_, score_;
};

}  // namespace d6::app
