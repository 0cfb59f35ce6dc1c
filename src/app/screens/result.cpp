// The winner, both scores, and the last lines told; from here again, or to the title.
#include "app/screens/result.h"

#include "app/screens/screens.h"
#include "base/text.h"
#include "stage/theme.h"
#include "ui/dialog.h"
#include "ui/widgets/button.h"

namespace d6::app {

namespace {

constexpr stage::Rect kFrame{96, 64, 448, 232};
constexpr std::size_t kColumns = (kFrame.w - 32) / 8;

}  // namespace

Result::Result(Cabinet& cabinet, Play& play) : Page(cabinet.look()) {
  Session& session = play.session();
  const Outcome outcome = session.outcome();
  const auto& names = session.entry().seats;
  if (outcome.winner) {
    const std::string& sits = session.seats()[index(*outcome.winner)];
    const bool alone = is_human(session.seats()[0]) != is_human(session.seats()[1]);
    headline_ = !alone ? tr("{} wins", names[index(*outcome.winner)]) : is_human(sits) ? tr("Victory!") : tr("Defeat");
  } else {
    headline_ = tr("A draw");
  }
  const std::array<int, 2> scores = session.scores();
  for (const Seat seat : {Seat::zero, Seat::one}) {
    seats_[index(seat)] = shortened(who(session, seat), 30);
    scores_[index(seat)] = std::to_string(scores[index(seat)]);
  }
  const std::vector<ToldLine> told = session.told(play.viewer(), 0);
  std::vector<std::string> lines;
  for (std::size_t i = told.size() > 4 ? told.size() - 4 : 0; i < told.size(); ++i) wrap(told[i].text, kColumns, lines);
  if (lines.size() > 6) lines.erase(lines.begin(), lines.end() - 6);
  last_ = std::move(lines);

  const int y = kFrame.y + kFrame.h - 32;
  add<ui::Button>(
      stage::Rect{kFrame.x + 16, y, 132, 20}, tr("Again"), tr("the same game with other dice"),
      [this, &cabinet, &session] {
        Opened opened = cabinet.open(session.entry(), session.options().all(), cabinet.fresh_seed());
        if (!opened.session) {
          stack().push(ui::message(look(), tr("No new game"), in_words(opened.problems)));
          return;
        }
        opened.session->seats(session.seats());
        std::unique_ptr<ui::Screen> next = play_screen(cabinet, std::move(opened.session));
        stack().pop_to("title");
        stack().push(std::move(next));
      },
      U'A');
  add<ui::Button>(
      stage::Rect{kFrame.x + 158, y, 132, 20}, tr("See the table"), tr("the end as it stands"),
      [this] { stack().pop(); }, U'S');
  add<ui::Button>(
      stage::Rect{kFrame.x + 300, y, 132, 20}, tr("Title"), tr("to the other games"),
      [this] { stack().pop_to("title"); }, U'T');
  hints({{ui::Intent::confirm, tr("choose")}, {ui::Intent::back, tr("see the table")}});
}

void Result::draw_ground(stage::DrawList& list) const {
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::dimmed());
  ui::paint_panel(list, look(), kFrame, tr("GAME OVER"),
                  {stage::midnight, stage::amber, stage::dark_red, stage::paper});
  ui::paint_heading(list, look(), {kFrame.x + 8, kFrame.y + 24, kFrame.w - 16, 16}, shortened(headline_, 35),
                    stage::yellow);
  for (std::size_t i = 0; i < 2; ++i) {
    const int y = kFrame.y + 56 + static_cast<int>(i) * 20;
    list.text(look().text, {kFrame.x + 40, y + 4, 248, 8}, seats_[i], stage::paper);
    list.text(look().head, {kFrame.x + 296, y, 112, 16}, shortened(scores_[i], 9), stage::amber, stage::Align::right);
  }
  for (std::size_t i = 0; i < last_.size(); ++i) {
    list.text(look().text, {kFrame.x + 16, kFrame.y + 108 + static_cast<int>(i) * 12, kFrame.w - 32, 8}, last_[i],
              stage::silver);
  }
}

std::string Result::says() const {
  return tr("{}. {} {}, {} {}. {}", headline_, seats_[0], scores_[0], seats_[1], scores_[1], Page::says());
}

}  // namespace d6::app
