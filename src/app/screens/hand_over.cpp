// Shows the seat's name and one button, nothing of the game.
#include "app/screens/hand_over.h"

#include "app/screens/pictures.h"
#include "base/text.h"
#include "play/entry.h"
#include "ui/widgets/button.h"

namespace d6::app {

HandOver::HandOver(Cabinet& cabinet, const Session& session, Seat next, std::function<void()> ready)
    : Page(cabinet.look()), entry_(session.entry()), seat_(session.entry().seats[index(next)]) {
  add<ui::Button>(stage::Rect{304, 220, 200, 24}, tr("I am here"), tr("show {}'s side", seat_),
                  [this, ready = std::move(ready)] {
                    stack().pop();
                    ready();
                  });
  hints({{ui::Intent::confirm, tr("take the seat")}});
}

void HandOver::draw_ground(stage::DrawList& list) const {
  ui::paint_ground(list);
  ui::paint_panel(list, look(), {112, 96, 416, 184}, tr("HAND OVER"));
  const stage::Rect picture{128, 132, 146, 76};
  list.fill({picture.x + 3, picture.y + 3, picture.w, picture.h}, stage::ink);
  draw_vignette(list, look(), entry_, {picture.x + 3, picture.y + 3, picture.w - 6, picture.h - 6}, 0);
  list.frame(picture, stage::amber);
  ui::paint_heading(list, look(), {288, 136, 232, 16}, shortened(tr("{} to play", seat_), 19));
  list.text(look().text, {288, 168, 232, 8}, tr("Pass the controls."), stage::paper, stage::Align::centre);
  list.text(look().text, {288, 184, 232, 8}, tr("Nothing shows until then."), stage::paper, stage::Align::centre);
  list.text(look().table, {120, 222, 168, 8}, shortened(entry_.title, 27), stage::silver, stage::Align::centre);
}

std::string HandOver::says() const { return tr("{} to play. {}", seat_, Page::says()); }

}  // namespace d6::app
