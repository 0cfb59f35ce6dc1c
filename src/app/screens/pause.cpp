// One column of buttons, each with its letter.
#include "app/screens/pause.h"

#include "app/screens/screens.h"
#include "base/text.h"
#include "stage/theme.h"
#include "ui/widgets/button.h"

namespace d6::app {

namespace {

constexpr stage::Rect kFrame{208, 72, 224, 216};

}  // namespace

Pause::Pause(Cabinet& cabinet, Play& play) : Page(cabinet.look()) {
  int y = kFrame.y + 24;
  const auto button = [&](std::string label, std::string help, char32_t letter,
                          std::function<void()> press) -> ui::Button& {
    ui::Button& made = add<ui::Button>(stage::Rect{kFrame.x + 16, y, kFrame.w - 32, 18}, std::move(label),
                                       std::move(help), std::move(press), letter);
    y += 23;
    return made;
  };
  const bool over = !play.in_play();
  if (over) {
    button(tr("Result"), tr("who won, and again"), U'R', [this, &play] {
      stack().pop();
      play.show_result();
    });
  } else {
    button(tr("Play on"), tr("back to the game"), U'P', [this] { stack().pop(); });
  }
  ui::Button& undo = button(tr("Take back"), tr("the last order, if nothing was revealed"), U'T', [this, &play] {
    stack().pop();
    play.undo();
  });
  if (!play.session().can_undo()) {
    undo.enable(false);
    undo.label(tr("Nothing to take back"));
  }
  ui::Button& hint =
      button(tr("Hint"), tr("what the strongest player would do; hinted games stay off the list"), U'H', [this, &play] {
        stack().pop();
        play.hint();
      });
  if (!play.can_hint()) {
    hint.enable(false);
    hint.label(tr("No hint now"));
  }
  button(tr("Save"), tr("keep this game in a file"), U'S', [this, &cabinet, &play] {
    stack().push(save_screen(cabinet, play.session()));
  }).enable(!over);
  button(tr("Load"), over ? tr("open a saved game") : tr("open a saved game; this one is left"), U'L',
         [this, &cabinet, &play] { stack().push(load_screen(cabinet, &play)); });
  button(tr("Options"), tr("theme, speed, sound, keys"), U'O',
         [this, &cabinet] { stack().push(settings_screen(cabinet)); });
  button(tr("How to play"), tr("the pages of the manual"), U'M',
         [this, &cabinet, &play] { stack().push(how_to_play_screen(cabinet, &play.session())); });
  button(tr("Leave"), over ? tr("to the title") : tr("to the title; the game is kept"), U'Q', [this, &play] {
    stack().pop();
    play.leave();
  });
  group().refresh();
  hints({{ui::Intent::confirm, tr("choose")}, {ui::Intent::back, over ? tr("the table") : tr("play on")}});
}

void Pause::draw_ground(stage::DrawList& list) const {
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
  list.fill({kFrame.x - 4, kFrame.y - 4, kFrame.w + 8, kFrame.h + 8}, stage::ink);  // cuts no letter of the table
  ui::paint_panel(list, look(), kFrame, tr("PAUSED"), {stage::ink, stage::amber, stage::dark_red, stage::paper});
}

bool Pause::on_other(const ui::Input& input) {
  if (input.intent != ui::Intent::menu) return false;
  stack().pop();
  return true;
}

}  // namespace d6::app
