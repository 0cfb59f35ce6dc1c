// The straight road: session -> told -> view; view -> order -> session. Only the top screen steps, so a pause stops
// all.
#include "app/screens/play.h"

#include <algorithm>

#include "app/screens/bubble.h"
#include "app/screens/deep_six_list.h"
#include "app/screens/hand_over.h"
#include "app/screens/pause.h"
#include "app/screens/result.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/paint.h"

namespace d6::app {

using ui::Input;
using ui::Intent;

namespace {

constexpr int kAmbientSteps = 12;  // seas and smoke alone: 5 pictures a second (speed.md)
constexpr int kLessonsAtOnce = 2;  // at one decision: more would be a lecture

// Looks about and does nothing.
bool is_way(Intent intent) {
  return intent == Intent::up || intent == Intent::down || intent == Intent::left || intent == Intent::right ||
         intent == Intent::previous || intent == Intent::next || intent == Intent::wheel_up ||
         intent == Intent::wheel_down;
}

}  // namespace

Play::Play(Cabinet& cabinet, std::unique_ptr<Session> session) : cabinet_(cabinet), session_(std::move(session)) {
  view_ = cabinet_.view(*session_);
  const auto& seats = session_->seats();
  // One person sees with the eyes of that seat throughout; two share the screen, so between turns it shows the table.
  if (is_human(seats[0]) != is_human(seats[1])) viewer_ = is_human(seats[0]) ? Viewer::zero : Viewer::one;
  told_ = session_->told_size();
  was_over_ = session_->turn() == Turn::over;
  view_->show(viewer_);
}

Play::~Play() {
  cabinet_.thinker().cancel();
  cabinet_.playing(nullptr);
  if (taught_) cabinet_.scores_changed();  // a lesson said twice does no harm: no message
}

bool Play::two_humans() const { return is_human(session_->seats()[0]) && is_human(session_->seats()[1]); }

std::string Play::waiting() const {
  const Turn turn = session_->turn();
  if (turn == Turn::over) return tr("The game is over.");
  // A person's turn that the view has not come to yet is nobody's thought.
  if (!seat_decides(turn) || is_human(session_->seats()[index(seat_of(turn))])) return tr("...");
  return tr("{} thinks...", who(*session_, seat_of(turn)));
}

void Play::show(Viewer viewer) {
  viewer_ = viewer;
  stepped_ = false;
  view_->show(viewer);
  told_ = session_->told_size();
  lesson_.reset();
  look_for_lesson_ = true;
}

void Play::tell() {
  const std::size_t now = session_->told_size();
  if (now <= told_) return;
  const std::size_t from = told_;
  told_ = now;
  view_->heard(from, now);
}

void Play::shown() {
  cabinet_.playing(session_.get());
  look_for_lesson_ = true;  // the setting may have changed
  stepped_ = false;
}

void Play::step() {
  view_->step();
  std::vector<stage::Sound> sounds;
  view_->sounds(sounds);
  for (const stage::Sound& s : sounds) stack().sound(s.cue, s.pan);
  if (view_->animating()) {
    stepped_ = false;  // a thought that came meanwhile is looked at when it ends
    return;
  }
  const Turn turn = session_->turn();
  switch (turn) {
    case Turn::automatic:
      view_->yours(false, waiting());
      session_->advance();
      tell();
      break;
    case Turn::zero:
    case Turn::one: {
      const Seat seat = seat_of(turn);
      if (is_human(session_->seats()[index(seat)])) {
        human_turn(seat);
      } else {
        computer_turn(seat);
      }
      break;
    }
    case Turn::over:
      stepped_ = true;
      if (over_told_) break;
      over_told_ = true;
      view_->yours(false, waiting());
      over();
      break;
  }
}

void Play::computer_turn(Seat seat) {
  ui::Thinker& thinker = cabinet_.thinker();
  drop_hint();  // nobody waits for it any more
  view_->yours(false, waiting());
  if (!thinker.busy()) thinker.start(session_->thinker(skill_of(session_->seats()[index(seat)])));
  stepped_ = true;  // the loop is woken when the thought is there
  if (const std::optional<std::string> order = thinker.take()) give(*order, true);
}

void Play::human_turn(Seat seat) {
  if (two_humans() && viewer_ != d6::viewer(seat)) {
    // The screen goes to somebody else: nothing of either hand shows until that one says so (behaviour 38).
    view_->yours(false, std::string());
    show(Viewer::table);
    stack().push(std::make_unique<HandOver>(cabinet_, *session_, seat, [this, seat] { show(d6::viewer(seat)); }));
    return;
  }
  view_->yours(true, std::string());
  if (const std::optional<std::string> order = view_->drafted()) {
    give(*order, false);
    return;
  }
  if (look_for_lesson_) teach();
  if (!stepped_) stack().touch();
  stepped_ = true;
  if (!hinting_) return;
  if (const std::optional<std::string> thought = cabinet_.thinker().take()) {
    hinting_ = false;
    const std::size_t line = thought->find('\n');
    session_->note_hint();
    view_->advised({thought->substr(0, line), line == std::string::npos ? std::string() : thought->substr(line + 1)});
    stack().touch();
  }
}

void Play::give(const std::string& order, bool by_computer) {
  if (const std::optional<Refused> refused = session_->order(order)) {
    // A computer's order passes the same check as a person's (behaviour 30): a refusal is a mistake of the program.
    if (by_computer) {
      stack().push(
          ui::message(stack().look(), tr("The computer's order was refused"), tr("{}: {}", order, refused->text)));
      session_->seats({"human", "human"});
      return;
    }
    stack().sound("refused");
    view_->refused(*refused);
    return;
  }
  drop_hint();
  lesson_.reset();
  look_for_lesson_ = true;
  stepped_ = false;
  stack().touch();
  view_->yours(false, waiting());
  tell();
}

void Play::teach() {
  look_for_lesson_ = false;
  lesson_.reset();
  const Entry& entry = session_->entry();
  if (!entry.lessons || !cabinet_.settings().on(ui::SettingId::lessons)) return;
  if (lesson_order_ != session_->steps()) lessons_here_ = 0;
  if (lessons_here_ >= kLessonsAtOnce) return;
  const auto& known = cabinet_.scores().taught;
  const auto game = known.find(std::string(entry.name));
  for (Lesson& lesson : entry.lessons(*session_, viewer_)) {
    if (game != known.end() && std::find(game->second.begin(), game->second.end(), lesson.id) != game->second.end())
      continue;
    if (!view_->fits(lesson.id)) continue;
    lesson_order_ = session_->steps();
    ++lessons_here_;
    lesson_ = std::move(lesson);
    stack().touch();
    return;
  }
}

void Play::learnt(const std::string& id) {
  cabinet_.scores().taught[std::string(session_->entry().name)].push_back(id);
  taught_ = look_for_lesson_ = true;
  lesson_.reset();
}

void Play::on(const Input& input) {
  if (input.intent == Intent::focus_lost || input.intent == Intent::focus_gained) return;  // the stack stands still
  if (input.intent == Intent::pad_lost) {
    if (stack().look().device != ui::Device::pad) return;
    stack().push(std::make_unique<ui::Dialog>(
        stack().look(), tr("Controller lost"),
        tr("The game is paused and nothing has changed. Plug the controller in again or take the "
           "keyboard, then go on."),
        std::vector<ui::DialogButton>{{tr("Go on"), nullptr}}));
    return;
  }
  if (input.intent == Intent::pad_found) return;
  if (over_told_ && at_the_end(input)) return;
  stepped_ = false;
  // A press puts a lesson away and still does what it was meant for. One that only looks about, closes a page, or is
  // answered by a page or a refusal leaves it standing: it was not read yet.
  const std::optional<std::string> lesson =
      lesson_open() && is_press(input) && !is_way(input.intent) ? std::optional(lesson_->id) : std::nullopt;
  const ui::Answer answer = view_->on(input);
  const auto read = [&] {
    if (lesson && view_->cover() == ui::Cover::none) learnt(*lesson);
    if (lesson_ && !view_->fits(lesson_->id)) {
      lesson_.reset();
      --lessons_here_;
    }
    if (!lesson_) look_for_lesson_ = true;
  };
  if (answer.menu) {
    if (input.intent == Intent::back) read();
    stack().sound("menu");
    stack().push(std::make_unique<Pause>(cabinet_, *this));
    return;
  }
  if (answer.undo) undo();
  if (answer.hint) hint();
  if (!answer.order) {
    if (is_press(input)) read();
    return;
  }
  const Turn turn = session_->turn();
  if (seat_decides(turn) && is_human(session_->seats()[index(seat_of(turn))]) &&
      (viewer_ == d6::viewer(seat_of(turn)))) {
    give(*answer.order, false);
  }
  read();
}

// The table can be looked at; what has no meaning there leads back to the result.
bool Play::at_the_end(const Input& input) {
  const bool asks = input.intent == Intent::confirm || input.intent == Intent::back;
  if (!asks) return false;
  const std::string before = view_->says();
  const ui::Answer answer = view_->on(input);
  if (input.intent == Intent::back ? answer.menu : !answer.menu && view_->says() == before) {
    stack().sound("confirm");
    show_result();
  }
  return true;
}

void Play::undo() {
  if (!session_->can_undo()) {
    view_->refused(
        {"refused", "", tr("There is nothing to take back: something was revealed, rolled, or the turn has passed.")});
    return;
  }
  drop_hint();  // it is thought for what is taken back
  session_->undo();
  over_told_ = false;
  place_.reset();
  show(viewer_);
}

bool Play::can_hint() const {
  const Turn turn = session_->turn();
  return !hinting_ && seat_decides(turn) && is_human(session_->seats()[index(seat_of(turn))]) &&
         !cabinet_.thinker().busy();
}

void Play::hint() {
  if (!can_hint()) return;
  hinting_ = true;
  stepped_ = false;
  cabinet_.thinker().start([adviser = session_->adviser()](std::stop_token stop) {
    const Advice advice = adviser(stop);
    return advice.order + "\n" + advice.reason;
  });
}

void Play::drop_hint() {
  if (!hinting_) return;
  cabinet_.thinker().cancel();
  hinting_ = false;
}

void Play::show_result() { stack().push(std::make_unique<Result>(cabinet_, *this)); }

void Play::over() {
  if (was_over_) {  // loaded as it ended: counted and signed then (TFB-19)
    show_result();
    return;
  }
  cabinet_.remove_save(continue_id(session_->entry()));
  const std::optional<Claim> claim = claim_of(*session_);
  if (claim) place_ = place_of(cabinet_.scores(), list_of(*session_), claim->score);
  show_result();
  count_game(cabinet_.scores(), *session_);
  if (const auto fault = cabinet_.scores_changed())
    stack().push(ui::message(stack().look(), tr("The list cannot be kept"), *fault));
  if (place_) stack().push(sign_screen(cabinet_, *session_, *claim));
}

void Play::leave() {
  const auto go = [this] { stack().pop_to("title"); };
  if (!in_play()) {
    go();
    return;
  }
  stack().push(std::make_unique<ui::Dialog>(
      stack().look(), tr("Leave the game?"), tr("The game is kept. \"Continue\" on the title takes you back."),
      std::vector<ui::DialogButton>{{tr("Leave"),
                                     [this, go] {
                                       const std::optional<std::string> fault = keep();
                                       if (!fault) {
                                         cabinet_.note_left();
                                         go();
                                         return;
                                       }
                                       stack().push(std::make_unique<ui::Dialog>(
                                           stack().look(), tr("The game cannot be kept"), *fault,
                                           std::vector<ui::DialogButton>{{tr("Leave anyway"), go, U'L'},
                                                                         {tr("Play on"), nullptr, U'P'}}));
                                     },
                                     U'Q'},
                                    {tr("Play on"), nullptr, U'P'}}));
}

std::optional<std::string> Play::keep() const {
  if (!in_play()) return std::nullopt;
  return cabinet_.save(*session_, continue_id(session_->entry()));
}

// The window closes: a game that cannot be kept is not lost unasked.
std::unique_ptr<ui::Screen> Play::leaving() {
  const std::optional<std::string> fault = keep();
  if (!fault) return nullptr;
  return std::make_unique<ui::Dialog>(
      stack().look(), tr("The game cannot be kept"), *fault,
      std::vector<ui::DialogButton>{{tr("Close anyway"), [this] { stack().clear(); }, U'C'},
                                    {tr("Play on"), nullptr, U'P'}});
}

void Play::draw(stage::DrawList& list) const {
  view_->draw(list);
  if (over_told_) {
    list.layer(ui::kScreenLayers - 2);
    ui::paint_hints(list, stack().look(), {{Intent::confirm, tr("the result")}, {Intent::menu, tr("menu")}},
                    tr("The game is over."));
    list.layer(0);
  }
  if (lesson_open()) draw_lesson(list);
}

bool Play::lesson_open() const {
  if (!lesson_) return false;
  switch (view_->cover()) {
    case ui::Cover::none: return true;
    case ui::Cover::notice: return !stack().look().large_text;
    case ui::Cover::reading: return false;
  }
  return true;
}

void Play::draw_lesson(stage::DrawList& list) const {
  list.layer(ui::kScreenLayers - 1);
  draw_bubble(list, stack().look(), session_->entry(), lesson_->text, view_->lesson_place(),
              view_->lesson_points_at(lesson_->id));
  list.layer(0);
}

std::string Play::says() const { return lesson_open() ? tr("{} {}", lesson_->text, view_->says()) : view_->says(); }

void Play::words(std::vector<std::string>& out) const {
  for (const ToldLine& line : session_->told(viewer_, 0)) out.push_back(line.text);
  for (std::string& line : session_->describe(viewer_)) out.push_back(std::move(line));
}

bool Play::animating() const {
  if (view_->animating() || !stepped_) return true;
  const Turn turn = session_->turn();
  if (turn == Turn::over) return !over_told_;
  if (turn == Turn::automatic) return true;
  // While somebody thinks, for himself or for a hint, nothing moves: the thought wakes the loop.
  if (!is_human(session_->seats()[index(seat_of(turn))])) return !cabinet_.thinker().busy();
  return viewer_ != d6::viewer(seat_of(turn));  // a hand-over is due
}

int Play::next_wake() const { return view_->ambient() ? kAmbientSteps : -1; }

void Play::slept(int steps) {
  if (!view_->ambient()) return;
  for (int i = 0; i < steps && i < kAmbientSteps; ++i) view_->step();
  stack().touch();
}

bool Play::wants_text() const { return view_->wants_text(); }

std::unique_ptr<ui::Screen> play_screen(Cabinet& cabinet, std::unique_ptr<Session> session) {
  return std::make_unique<Play>(cabinet, std::move(session));
}

}  // namespace d6::app
