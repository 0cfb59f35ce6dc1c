// Shows the seat's name and one button, nothing of the game.
#include "app/screens/hand_over.h"

#include "base/text.h"
#include "play/entry.h"
#include "ui/widgets/button.h"

namespace d6::app {

HandOver::HandOver(Cabinet& cabinet, const Session& session, Seat next, std::function<void()> ready)
    : Page(cabinet.look()), seat_(session.entry().seats[index(next)]) {
  add<ui::Button>(stage::Rect{224, 232, 192, 24}, tr("I am here"), tr("show {}'s side", seat_),
                  [this, ready = std::move(ready)] {
                    stack().pop();
                    ready();
                  });
  hints({{ui::Intent::confirm, tr("take the seat")}});
}

void HandOver::draw_ground(stage::DrawList& list) const {
  ui::paint_ground(list);
  ui::paint_panel(list, look(), {112, 96, 416, 184}, tr("HAND OVER"));
  ui::paint_heading(list, look(), {120, 136, 400, 16}, shortened(tr("{} to play", seat_), 33));
  list.text(look().text, {120, 176, 400, 8}, tr("Pass the controls. Nothing shows until then."), stage::paper,
            stage::Align::centre);
}

std::string HandOver::says() const { return tr("{} to play. {}", seat_, Page::says()); }

}  // namespace d6::app
