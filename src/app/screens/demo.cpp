// The demo is a real game through the session, at the speed that is set, seen as the table sees it: no hand is open.
// The loop: who plays, the game with a sentence of what happens, its Deep Six List, the title, the next game. Nothing
// is written: no save, no settings, no scores (behaviour 26).
#include <algorithm>

#include "app/screens/deep_six_list.h"
#include "app/screens/pictures.h"
#include "app/screens/play.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "stage/theme.h"
#include "ui/paint.h"

namespace d6::app {

namespace {

using stage::Align;
using stage::Rect;

constexpr int kIntroSteps = 4 * 60;  // who plays
constexpr int kRestSteps = 6 * 60;   // the end stays this long
constexpr int kListSteps = 9 * 60;   // the list
constexpr int kPauseSteps = 36;      // between two moves, so that each can be followed
constexpr int kDemoEffort = 30;      // per cent: people wait for it to move
constexpr Rect kFoot{0, 332, stage::kWidth, 28};

class Demo final : public ui::Screen {
 public:
  Demo(Cabinet& cabinet, std::size_t number) : cabinet_(cabinet), number_(number) { begin(); }
  ~Demo() override { cabinet_.thinker().cancel(); }

  std::string name() const override { return "demo"; }

  void on(const ui::Input& input) override {
    using ui::Intent;
    // Intent::none is a key without a meaning: a press all the same.
    const bool press = input.intent != Intent::pointer && input.intent != Intent::release &&
                       input.intent != Intent::focus_lost && input.intent != Intent::focus_gained &&
                       input.intent != Intent::pad_lost && input.intent != Intent::pad_found && !input.repeat;
    if (press) end();
  }

  void step() override {
    if (!session_) {
      end();
      return;
    }
    switch (part_) {
      case Part::intro:
        if (--rest_ <= 0) part_ = Part::game;
        break;
      case Part::game: play(); break;
      case Part::list:
        if (--rest_ <= 0) end();
        break;
    }
  }

  void draw(stage::DrawList& list) const override {
    if (part_ == Part::list) {
      list_->draw(list);
    } else if (part_ == Part::intro) {
      if (session_) paint_night(list, look());  // the curtain: not the table that is being laid
    } else if (view_) {
      view_->draw(list);
    }
    list.layer(ui::kScreenLayers - 2);
    draw_foot(list);
    if (part_ == Part::intro && session_) {
      list.layer(ui::kScreenLayers - 1);
      draw_intro(list);
    }
    list.layer(0);
  }

  std::string says() const override {
    if (!session_) return tr("Press any button.");
    return tr("Demo: {} against {}. {} Press any button.", who(*session_, Seat::zero), who(*session_, Seat::one),
              caption_);
  }

  void words(std::vector<std::string>& out) const override {
    if (!session_) return;
    for (const ToldLine& line : session_->told(Viewer::table, 0)) out.push_back(line.text);
  }

  bool animating() const override { return true; }

 private:
  enum class Part : std::uint8_t { intro, game, list };

  const ui::Look& look() const { return cabinet_.look(); }

  void end() {
    if (ended_) return;
    ended_ = true;
    if (stack().size() > 1) {
      stack().pop();
    } else {
      stack().replace(title_screen(cabinet_, number_ + 1));  // a kiosk begins with the demo
    }
  }

  // Games that have a table of their own take turns; the skills shift against them, so that all meet in time.
  void begin() {
    std::vector<const Entry*> shown;
    for (const Entry& entry : cabinet_.games())
      if (cabinet_.has_table(entry)) shown.push_back(&entry);
    if (shown.empty())
      for (const Entry& entry : cabinet_.games()) shown.push_back(&entry);
    if (shown.empty()) return;
    const Entry& entry = *shown[number_ % shown.size()];
    const std::size_t round = number_ / shown.size() + number_, most = std::max<std::size_t>(1, entry.skills.size());
    const int strong = static_cast<int>(most - round % most);
    const int weak = strong > 1 ? strong - 1 : static_cast<int>(std::min<std::size_t>(2, most));
    const bool swapped = round / most % 2 == 1;
    const std::array<std::string, 2> seats{computer(swapped ? weak : strong), computer(swapped ? strong : weak)};
    // One race, one hand: what `rate` plays is short enough for whoever walks past to see its end.
    Given brief;
    for (const Option& option : entry.options)
      if (!option.rate_standard.empty()) brief.emplace_back(option.name, option.rate_standard);
    Opened opened = cabinet_.open(entry, options_for(entry, brief, seats), cabinet_.fresh_seed());
    if (!opened.session) return;
    session_ = std::move(opened.session);
    session_->seats(seats);
    view_ = cabinet_.view(*session_);
    view_->show(Viewer::table);
    view_->yours(false, std::string());
    told_ = session_->told_size();
    caption_ = tr("Both hands stay hidden, as they would be for you.");
    rest_ = kIntroSteps;
  }

  void play() {
    view_->step();
    say_what_is_shown();
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
      list_ = deep_six_screen(cabinet_, list_of(*session_));
      part_ = Part::list;
      rest_ = kListSteps;
      caption_ = tr("Win, and sign the list.");
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
        end();
        return;
      }
      rest_ = stack().look().speed == stage::Speed::off ? 1 : kPauseSteps;
    }
    const std::size_t now = session_->told_size();
    if (now > told_) {
      lines_ = session_->told(Viewer::table, told_);
      view_->heard(told_, now);
      say_what_is_shown();
    }
    told_ = now;
    if (session_->turn() == Turn::over) rest_ = kRestSteps;
  }

  // One order tells much, and it is shown one after the other: the words at the foot are of what the picture shows now,
  // never ahead of it (nobody reads that a ship sinks while the bombers are still on their way) and never behind.
  void say_what_is_shown() {
    const std::size_t unseen = view_->unseen();
    if (std::string going_on = view_->under_way(); !going_on.empty()) {
      caption_ = std::move(going_on);
    } else if (unseen < lines_.size()) {
      caption_ = lines_[lines_.size() - 1 - unseen].text;
    }
  }

  std::string skill_name(Seat seat) const {
    const auto& skills = session_->entry().skills;
    const auto skill = static_cast<std::size_t>(skill_of(session_->seats()[index(seat)])) - 1;
    return skill < skills.size() ? std::string(skills[skill].name) : tr("the computer");
  }

  void draw_foot(stage::DrawList& list) const {
    list.fill(kFoot, stage::ink);
    list.fill({0, kFoot.y, kFoot.w, 1}, stage::amber);
    const Rect chip{8, kFoot.y + 4, 44, 20};
    list.fill(chip, stage::dark_red);
    list.frame(chip, stage::amber);
    list.text(look().text, {chip.x + 2, chip.y + 6, chip.w - 4, 8}, tr("DEMO"), stage::yellow, Align::centre);
    const Rect call{496, kFoot.y + 4, 136, 20};
    const int room = call.x - 8 - 62;
    const stage::Font& font = look().text.measure(caption_) <= room ? look().text : look().table;
    list.text(font, {62, kFoot.y + 5, room, 8}, shortened(caption_, static_cast<std::size_t>(room / font.advance())),
              stage::paper);
    if (session_)
      list.text(look().table, {62, kFoot.y + 17, room, 8},
                shortened(tr("{}: {} ({}) against {} ({})", session_->entry().title, skill_name(Seat::zero),
                             session_->entry().seats[0], skill_name(Seat::one), session_->entry().seats[1]),
                          static_cast<std::size_t>(room / 6)),
                stage::shallows);
    list.fill(call, stage::dark_red);
    list.frame(call, stage::amber);
    list.text(look().text, {call.x + 2, call.y + 6, call.w - 4, 8}, tr("PRESS ANY BUTTON"), stage::yellow,
              Align::centre);
  }

  void draw_intro(stage::DrawList& list) const {
    const Entry& entry = session_->entry();
    const Rect r{64, 52, 512, 262};
    paint_head(list, look(), entry.title);
    ui::paint_panel(list, look(), r, tr("THE COMPUTER PLAYS"),
                    {stage::midnight, stage::amber, stage::dark_red, stage::paper});
    constexpr int kBig = 2 * kPortrait;
    for (const Seat seat : {Seat::zero, Seat::one}) {
      const int x = seat == Seat::zero ? r.x + 28 : r.x + r.w - 28 - kBig, wide = kBig + 40;
      draw_large_portrait(list, look(), entry, skill_of(session_->seats()[index(seat)]), x, r.y + 30, seat);
      ui::paint_heading(list, look(), {x - 20, r.y + 152, wide, 16}, shortened(skill_name(seat), 12), stage::yellow);
      const std::string side = shortened(entry.seats[index(seat)], 14);
      int left = x + (kBig - look().text.measure(side)) / 2;
      if (const stage::SpriteRef flag = stage::sprite(look().sheets, "ui", entry.billing.sides[index(seat)].flag)) {
        left -= (flag.from.w + 8) / 2;
        list.sprite(flag, left, r.y + 176);
        left += flag.from.w + 8;
      }
      list.text(look().text, {left, r.y + 178, wide, 8}, side, stage::paper);
    }
    draw_framed_vignette(list, look(), entry, r.x + (r.w - kFramedWidth) / 2, r.y + 36, 0);
    draw_gilt(list, look(), r.x + (r.w - gilt_width("VS")) / 2, r.y + 128, "VS");
    list.fill({r.x + 28, r.y + 206, r.w - 56, 1}, stage::deep_sea);
    std::vector<std::string> lines;
    wrap_evenly(entry.sentence, 58, lines);
    for (std::size_t i = 0; i < lines.size() && i < 2; ++i)
      list.text(look().text, {r.x + 8, r.y + 220 + static_cast<int>(i) * 14, r.w - 16, 8}, lines[i], stage::silver,
                Align::centre);
  }

  Cabinet& cabinet_;
  std::size_t number_;  // of this demo since the cabinet began
  std::unique_ptr<Session> session_;
  std::unique_ptr<ui::GameView> view_;
  std::unique_ptr<ui::Screen> list_;  // drawn alone: it hears nothing
  std::string caption_;
  std::vector<ToldLine> lines_;  // told last, shown by and by
  std::size_t told_ = 0;
  Part part_ = Part::intro;
  int rest_ = 0;
  bool ended_ = false;
};

}  // namespace

std::unique_ptr<ui::Screen> demo_screen(Cabinet& cabinet, std::size_t number) {
  return std::make_unique<Demo>(cabinet, number);
}

}  // namespace d6::app
