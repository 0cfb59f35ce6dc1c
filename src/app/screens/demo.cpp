// The demo is a real game through the session, at the speed that is set, seen as the table sees it: no hand is open.
// Nothing is written: no save, no settings, no scores (behaviour 26).
#include "app/screens/play.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/paint.h"

namespace d6::app {

namespace {

constexpr int kRestSteps = 6 * 60;  // the end stays this long
constexpr int kPauseSteps = 36;     // between two moves, so that each can be followed
constexpr int kDemoEffort = 30;     // per cent: people wait for it to move

class Demo final : public ui::Screen {
 public:
  explicit Demo(Cabinet& cabinet) : cabinet_(cabinet) { next_game(); }
  ~Demo() override { cabinet_.thinker().cancel(); }

  std::string name() const override { return "demo"; }

  void on(const ui::Input& input) override {
    using ui::Intent;
    if (input.intent == Intent::focus_lost) asleep_ = true;
    if (input.intent == Intent::focus_gained) asleep_ = false;
    // Intent::none is a key without a meaning: a press all the same.
    const bool press = input.intent != Intent::pointer && input.intent != Intent::release &&
                       input.intent != Intent::focus_lost && input.intent != Intent::focus_gained &&
                       input.intent != Intent::pad_lost && input.intent != Intent::pad_found && !input.repeat;
    if (!press) return;
    if (stack().size() > 1) {
      stack().pop();
    } else {
      stack().replace(title_screen(cabinet_));  // a kiosk begins with the demo
    }
  }

  void step() override {
    if (asleep_ || !session_) return;
    view_->step();
    std::vector<stage::Sound> sounds;
    view_->sounds(sounds);
    for (const stage::Sound& s : sounds) stack().sound(s.cue, s.pan);
    if (view_->animating()) return;
    if (rest_ > 0) {
      --rest_;
      return;
    }
    const Turn turn = session_->turn();
    if (turn == Turn::over) {
      next_game();
      return;
    }
    if (turn == Turn::automatic) {
      session_->advance();
    } else {
      ui::Thinker& thinker = cabinet_.thinker();
      if (!thinker.busy())
        thinker.start(session_->thinker(skill_of(session_->seats()[index(seat_of(turn))]), kDemoEffort));
      const std::optional<std::string> order = thinker.take();
      if (!order) return;
      if (session_->order(*order)) {
        next_game();
        return;
      }
      rest_ = stack().look().speed == stage::Speed::off ? 1 : kPauseSteps;
    }
    const std::size_t now = session_->told_size();
    if (now > told_) view_->heard(told_, now);
    told_ = now;
    if (session_->turn() == Turn::over) rest_ = kRestSteps;
  }

  void draw(stage::DrawList& list) const override {
    if (view_) view_->draw(list);
    list.layer(ui::kScreenLayers - 1);
    const stage::Rect box{192, 346, 256, 13};
    list.fill(box, stage::dark_red);
    list.frame(box, stage::amber);
    list.text(cabinet_.look().text, {box.x + 4, box.y + 3, box.w - 8, 8}, tr("DEMO  press any button"), stage::yellow,
              stage::Align::centre);
    list.layer(0);
  }

  std::string says() const override {
    return session_
               ? tr("Demo: {} against {}. Press any button.", who(*session_, Seat::zero), who(*session_, Seat::one))
               : tr("Press any button.");
  }

  void words(std::vector<std::string>& out) const override {
    if (!session_) return;
    for (const ToldLine& line : session_->told(Viewer::table, 0)) out.push_back(line.text);
  }

  bool animating() const override { return !asleep_ && session_ != nullptr; }

 private:
  void next_game() {
    cabinet_.thinker().cancel();
    view_.reset();
    session_.reset();
    const auto games = cabinet_.games();
    if (games.empty()) return;
    const std::uint64_t seed = cabinet_.fresh_seed();
    const Entry& entry = games[static_cast<std::size_t>((seed + count_++) % games.size())];
    Opened opened = cabinet_.open(entry, {}, seed);
    if (!opened.session) return;
    session_ = std::move(opened.session);
    const int most = std::max(1, static_cast<int>(entry.skills.size()));
    session_->seats({computer(std::min(2, most)), computer(std::min(3, most))});
    view_ = cabinet_.view(*session_);
    view_->show(Viewer::table);
    view_->yours(false, std::string());
    told_ = session_->told_size();
    rest_ = 0;
  }

  Cabinet& cabinet_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<ui::GameView> view_;
  std::size_t told_ = 0;
  std::uint64_t count_ = 0;
  int rest_ = 0;
  bool asleep_ = false;
};

}  // namespace

std::unique_ptr<ui::Screen> demo_screen(Cabinet& cabinet) { return std::make_unique<Demo>(cabinet); }

}  // namespace d6::app
