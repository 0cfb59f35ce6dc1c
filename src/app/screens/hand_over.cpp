// Shows the seat's name and one button, nothing of the game.
#include "app/screens/hand_over.h"

#include <algorithm>

#include "app/screens/pictures.h"
#include "app/screens/standing.h"
#include "base/text.h"
#include "play/entry.h"
#include "ui/widgets/button.h"

namespace d6::app {

HandOver::HandOver(Cabinet& cabinet, const Session& session, Seat next, std::function<void()> ready)
    : Page(cabinet.look()), entry_(session.entry()), next_(next), seat_(session.entry().seats[index(next)]) {
  if (const std::array<std::string, 2> stand = standing_of(session); !stand[0].empty())
    score_ = tr("{} {}   {} {}", entry_.seats[0], stand[0], entry_.seats[1], stand[1]);
  add<ui::Button>(
      stage::Rect{220, 272, 200, 24}, tr("I am here"), tr("show {}'s side", seat_),
      [this, ready = std::move(ready)] {
        stack().pop();
        ready();
      },
      U'I');
  hints({{ui::Intent::confirm, tr("take the seat")}});
}

void HandOver::draw_ground(stage::DrawList& list) const {
  paint_night(list, look());
  paint_head(list, look(), entry_.title);
  const stage::Rect frame{96, 56, 448, 248};
  ui::paint_panel(list, look(), frame, tr("THE NEXT ONE"),
                  {stage::midnight, stage::amber, next_ == Seat::zero ? stage::deep_sea : stage::maroon, stage::paper});
  // Who comes next, as large as the screen allows: it is read from the other end of a sofa.
  draw_large_portrait(list, look(), entry_, 0, frame.x + 24, frame.y + 32, next_);
  const int left = frame.x + 24 + 2 * kPortrait + 28, width = frame.x + frame.w - 8 - left;
  int x = left;
  if (const stage::SpriteRef flag = stage::sprite(look().sheets, "ui", entry_.billing.sides[index(next_)].flag)) {
    draw_doubled(list, flag, x, frame.y + 43);
    x += 2 * flag.from.w + 14;
  }
  const std::string name = shortened(seat_, 8);
  list.text(look().head, {x + 2, frame.y + 40, width, 32}, name, stage::ink, stage::Align::left, 2);
  list.text(look().head, {x, frame.y + 38, width, 32}, name, stage::yellow, stage::Align::left, 2);
  list.text(look().head, {left, frame.y + 78, width, 16}, tr("to play"), stage::paper);
  const auto line = [&](const stage::Font& font, int y, const std::string& said, std::uint8_t colour) {
    list.text(font, {left, y, width, font.height()}, said, colour);
  };
  line(look().text, frame.y + 108, tr("Pass the controls to {}.", shortened(seat_, 8)), stage::paper);
  const std::string press = look().device == ui::Device::keyboard
                                ? tr("presses {}", ui::key_word(look(), ui::Intent::confirm))
                                : tr("confirms");
  line(look().table, frame.y + 124,
       shortened(tr("Nothing is shown until {} {}.", shortened(seat_, 8), press), static_cast<std::size_t>(width / 6)),
       stage::silver);
  if (score_.empty()) return;
  list.fill({frame.x + 24, frame.y + 170, frame.w - 48, 1}, stage::deep_sea);
  list.text(look().text, {frame.x + 16, frame.y + 184, frame.w - 32, 8}, shortened(score_, 50), stage::amber,
            stage::Align::centre);
}

std::string HandOver::says() const { return tr("{} to play. {}", seat_, Page::says()); }

}  // namespace d6::app
