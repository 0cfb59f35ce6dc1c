// The sounds of moving and choosing are the same on every page.
#include "ui/page.h"

namespace d6::ui {

void Page::on(const Input& input) {
  const Used used = group_.on(input);
  heard();
  switch (used) {
    case Used::moved: stack().sound("move"); return;
    case Used::confirmed: stack().sound("confirm"); return;
    case Used::quietly: return;
    case Used::no: break;
  }
  if (on_other(input)) return;
  if (input.intent == Intent::back) {
    stack().sound("back");
    on_back();
  }
}

void Page::draw(stage::DrawList& list) const {
  draw_ground(list);
  group_.draw(list, look_);
  if (hints_.empty()) return;
  const std::string right = right_hint();
  paint_hints(list, look_, hints_, right.empty() ? corner_ : right);
}

}  // namespace d6::ui
