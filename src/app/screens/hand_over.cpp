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
  // Who comes next, as large as the screen allows: it is read from the other end of a sofa.
  const std::string name = shortened(seat_, 8), play = tr("to play");
  const int words = std::max(look().head.measure(name) * 2, look().head.measure(play));
  constexpr int kWide = 146, kGap = 24;
  const int left = frame.x + (frame.w - (kWide + kGap + kPortrait + 14 + words)) / 2;
  const stage::Rect picture{left, 84, kWide, 76};
  list.fill({picture.x + 3, picture.y + 3, picture.w, picture.h}, stage::ink);
  draw_vignette(list, look(), entry_, {picture.x + 3, picture.y + 3, picture.w - 6, picture.h - 6}, 0);
  list.frame(picture, stage::amber);
  const int face = left + kWide + kGap, text = face + kPortrait + 14;
  draw_portrait(list, look(), entry_, 0, face, 94, next_);
  list.text(look().head, {text + 2, 96, words, 32}, name, stage::ink, stage::Align::left, 2);
  list.text(look().head, {text, 94, words, 32}, name, stage::yellow, stage::Align::left, 2);
  list.text(look().head, {text, 132, words, 16}, play, stage::paper);
  const auto line = [&](const stage::Font& font, int y, const std::string& said, std::uint8_t colour) {
    list.text(font, {frame.x + 16, y, frame.w - 32, font.height()}, said, colour, stage::Align::centre);
  };
  line(look().head, 184, tr("Pass the controls to {}.", shortened(seat_, 12)), stage::paper);
  const std::string press = look().device == ui::Device::keyboard
                                ? tr("presses {}", ui::key_word(look(), ui::Intent::confirm))
                                : tr("confirms");
  line(look().text, 210, tr("Nothing is shown until {} {}.", shortened(seat_, 12), press), stage::silver);
  if (!score_.empty()) line(look().text, 236, shortened(score_, 56), stage::amber);
}

std::string HandOver::says() const { return tr("{} to play. {}", seat_, Page::says()); }

}  // namespace d6::app
