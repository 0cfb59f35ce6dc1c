// Shows the seat's name and one button, nothing of the game.
#include "app/screens/hand_over.h"

#include "app/screens/pictures.h"
#include "base/text.h"
#include "play/entry.h"
#include "ui/widgets/button.h"

namespace d6::app {

HandOver::HandOver(Cabinet& cabinet, const Session& session, Seat next, std::function<void()> ready)
    : Page(cabinet.look()), entry_(session.entry()), next_(next), seat_(session.entry().seats[index(next)]) {
  if (session.scores_known()) {
    const std::array<int, 2> scores = session.scores();
    score_ = tr("{} {}   {} {}", entry_.seats[0], scores[0], entry_.seats[1], scores[1]);
  }
  add<ui::Button>(stage::Rect{220, 272, 200, 24}, tr("I am here"), tr("show {}'s side", seat_),
                  [this, ready = std::move(ready)] {
                    stack().pop();
                    ready();
                  });
  hints({{ui::Intent::confirm, tr("take the seat")}});
}

void HandOver::draw_ground(stage::DrawList& list) const {
  paint_table(list, entry_);
  const stage::Rect frame{72, 48, 496, 264};
  ui::paint_panel(list, look(), frame, shortened(entry_.title, 58),
                  {stage::midnight, stage::amber, next_ == Seat::zero ? stage::deep_sea : stage::maroon, stage::paper});
  const stage::Rect picture{108, 90, 146, 76};
  list.fill({picture.x + 3, picture.y + 3, picture.w, picture.h}, stage::ink);
  draw_vignette(list, look(), entry_, {picture.x + 3, picture.y + 3, picture.w - 6, picture.h - 6}, 0);
  list.frame(picture, stage::amber);
  // Who comes next, as large as the screen allows: it is read from the other end of a sofa.
  draw_portrait(list, look(), entry_, 0, 292, 100, next_);
  const std::string name = shortened(seat_, 8);
  list.text(look().head, {362, 102, 198, 32}, name, stage::ink, stage::Align::left, 2);
  list.text(look().head, {360, 100, 198, 32}, name, stage::yellow, stage::Align::left, 2);
  list.text(look().head, {360, 138, 198, 16}, tr("to play"), stage::paper);
  list.text(look().text, {frame.x + 16, 196, frame.w - 32, 8}, tr("Pass the controls. Nothing shows until then."),
            stage::paper, stage::Align::centre);
  if (!score_.empty())
    list.text(look().head, {frame.x + 16, 222, frame.w - 32, 16}, shortened(score_, 38), stage::amber,
              stage::Align::centre);
}

std::string HandOver::says() const { return tr("{} to play. {}", seat_, Page::says()); }

}  // namespace d6::app
