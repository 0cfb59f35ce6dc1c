// A new game: every row comes from the game's own table of options; the seats and the seed are the cabinet's.
#include <algorithm>
#include <charconv>

#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice.h"
#include "ui/widgets/letter_board.h"
#include "ui/widgets/text_field.h"

namespace d6::app {

namespace {

using stage::Rect;

constexpr int kTop = 144, kPitch = 23, kRows = 5;  // the options; more rows than that stand closer
constexpr int kLeastAim = 56;                      // the room that a word on the game's aim asks for
constexpr int kFoot = 288;                         // where the rows and what stands below them end
constexpr int kSeedAt = 168;                       // its field begins where values do
constexpr Rect kHelp{8, 292, 624, 20};
constexpr int kFrameSteps = 15;

// The colour of a seat's bar: a side's own, quiet where the seats are but places.
std::uint8_t seat_colour(const Entry& entry, Seat seat) {
  switch (entry.billing.sides[index(seat)].hue) {
    case Hue::quiet: return stage::purple;
    case Hue::red: return stage::dark_red;
    case Hue::blue: return stage::deep_sea;
    case Hue::maroon: return stage::maroon;
  }
  return stage::purple;
}

class Setup final : public ui::Page {
 public:
  Setup(Cabinet& cabinet, const Entry& entry)
      : Page(cabinet.look()), cabinet_(cabinet), entry_(entry), title_(shortened(entry.title, 50)) {
    std::vector<std::string> sitters = {tr("Person")};
    meanings_ = {std::string()};  // follows from who else sits there
    for (const Skill& skill : entry.skills) {
      sitters.push_back(std::string(skill.name));
      meanings_.push_back(std::string(skill.sentence));
    }
    for (const Seat seat : {Seat::zero, Seat::one}) {
      const std::size_t first =
          seat == Seat::zero || entry.skills.empty() ? 0 : std::min<std::size_t>(2, entry.skills.size());
      const Rect panel = seat_panel(seat);
      seats_[index(seat)] =
          &add<ui::Choice>(Rect{panel.x + 72, panel.y + 18, panel.w - 80, 18}, shortened(entry.seats[index(seat)], 10),
                           tr("Who sits here: a person, or the computer and how well it plays."), sitters, first,
                           [this](std::size_t) { follow_seats(); });
    }
    // Options and the seed in one column, closer where there are many; the game's picture and its list beside it.
    const int rows = 1 + static_cast<int>(entry.options.size());
    const int pitch = rows > kRows ? 20 : kPitch;
    below_ = kTop + rows * pitch + 4;
    int n = 0;
    const auto place = [&] { return Rect{8, kTop + n++ * pitch, 440, 18}; };
    Scenarios found = cabinet.scenarios(entry);
    scenarios_ = std::move(found.names);
    problems_ = std::move(found.problems);
    for (const Option& option : entry.options) {
      const std::string help(option.help);
      if (option.name == "scenario" && !scenarios_.empty()) {
        std::vector<std::string> ids, titles, sentences;
        for (const ScenarioName& s : scenarios_) {
          ids.push_back(s.id);
          titles.push_back(s.title);
          sentences.push_back(s.sentence);
        }
        const std::size_t at = position_of(ids, option.standard);
        ui::Choice& made = add<ui::Choice>(place(), label_of(option), help, titles, at, nullptr);
        made.meanings(std::move(sentences));
        scenario_ = &made;
        read_.push_back([&made, ids] { return ids[made.value()]; });
      } else if (!option.values.empty() || !option.words.empty()) {
        std::vector<std::string> values(option.values.begin(), option.values.end()), words;
        for (int v = option.low; option.values.empty() && v <= option.high; ++v) values.push_back(std::to_string(v));
        for (const std::string& value : values) words.push_back(word_of(option, value));
        const std::size_t at = position_of(values, option.standard);
        const std::size_t row = rows_.size();
        ui::Choice& made = add<ui::Choice>(place(), label_of(option), help, words, at,
                                           [this, row](std::size_t) { rows_[row].chosen = true; });
        rows_.push_back({option.name, &made, values, false});
        read_.push_back([&made, values] { return values[made.value()]; });
      } else {
        int value = option.low;
        std::from_chars(option.standard.data(), option.standard.data() + option.standard.size(), value);
        const int step = option.high - option.low > 1000 ? 50 : option.high - option.low > 100 ? 5 : 1;
        ui::Slider& made =
            add<ui::Slider>(place(), label_of(option), help, option.low, option.high, step, value, nullptr);
        read_.push_back([&made] { return std::to_string(made.value()); });
      }
    }
    const Rect seed = place();
    seed_place_ = seed;
    seed_ =
        &add<ui::TextField>(Rect{seed.x + kSeedAt, seed.y, seed.w - kSeedAt, seed.h}, cabinet.look().text,
                            tr("Seed, empty for a new one"), 20, [this](const std::string&) { group().focus(start_); });
    start_ = group().size();
    add<ui::Button>(Rect{232, 317, 176, 20}, tr("Start"), own_or(entry.billing.begin, tr("begin the game")),
                    [this] { ask_before(cabinet_, stack(), entry_, tr("New game"), [this] { start(); }); });
    if (const std::optional<SaveFile> left = left_behind(cabinet, entry)) {
      add<ui::Button>(
          Rect{424, 317, 136, 20}, tr("Continue"), tr("the game left on {}", left->when),
          [this, id = left->id] { go_on(cabinet_, stack(), id); }, U'C');
    }
    if (scenario_ == nullptr && kFoot - below_ >= kLeastAim) read_aim();
    group().focus(start_);
    heard();
  }

  std::string name() const override { return "set-up"; }
  void words(std::vector<std::string>& out) const override { out.push_back(title_); }  // gilt letters are pictures
  // A pad alone has nothing to write with: it is given a board.
  void on(const ui::Input& input) override {
    const bool seed = group().focused() == std::optional<std::size_t>(start_ - 1);
    if (!seed || input.intent != ui::Intent::confirm || look().device != ui::Device::pad) return Page::on(input);
    stack().sound("confirm");
    stack().push(ui::letter_screen({tr("Seed: a whole number, or nothing"), seed_->text(), "0123456789", 20},
                                   [this](const std::string& text) {
                                     seed_->text(text);
                                     group().focus(start_);
                                     heard();
                                   }));
  }
  // A player's own scenario that cannot be used is named once, with the place and the reason; the others play.
  void shown() override {
    if (problems_.empty()) return;
    const Problems told = std::exchange(problems_, {});
    stack().push(ui::message(look(), tr("A scenario is left out"), in_words(told)));
  }
  void step() override { slept(1); }
  void slept(int steps) override {
    if (!look().ambient) return;
    tick_ += steps;
    if (tick_ / kFrameSteps == frame_) return;
    frame_ = tick_ / kFrameSteps;
    stack().touch();
  }
  int next_wake() const override { return look().ambient ? kFrameSteps - tick_ % kFrameSteps : -1; }

 protected:
  void heard() override {
    using ui::Intent;
    const std::size_t at = group().focused().value_or(start_);
    ui::Hints can = {{Intent::up, {}}, {Intent::down, tr("row")}};
    if (at == start_) {
      can.push_back({Intent::confirm, tr("start")});
    } else if (at > start_) {
      can.push_back({Intent::confirm, tr("continue")});
    } else if (at + 1 == start_) {
      can.push_back({Intent::confirm, look().device == ui::Device::pad ? tr("write") : tr("done")});
    } else {
      can.push_back({Intent::left, {}});
      can.push_back({Intent::right, tr("change")});
    }
    can.push_back({Intent::back, tr("title")});
    hints(std::move(can));
  }
  std::string right_hint() const override {
    return group().focused() == std::optional<std::size_t>(start_ - 1) ? tr("a whole number, or nothing")
                                                                       : std::string();
  }
  void draw_ground(stage::DrawList& list) const override {
    paint_table(list, entry_);
    paint_head(list, look(), title_);
    for (const Seat seat : {Seat::zero, Seat::one}) draw_seat(list, seat);
    list.text(look().table, {8, 41, 624, 8}, shortened(entry_.sentence, 104), stage::silver, stage::Align::centre);
    {
      const Rect frame{466, kTop, 166, 86};
      draw_framed_vignette(list, look(), entry_, frame.x + (frame.w - kFramedWidth) / 2, frame.y + 4, frame_);
      draw_best(list, {frame.x, frame.y + 90, frame.w, kFoot - frame.y - 90});
    }
    if (scenario_ != nullptr) {
      const ScenarioName& chosen = scenarios_[scenario_->value()];
      draw_words(list, chosen.title, chosen.sentence);
    } else if (!aim_.empty()) {
      draw_words(list, tr("IN SHORT"), aim_);
    }
    // What the focus is, close to where the hand is.
    list.fill(kHelp, stage::ink);
    list.fill({kHelp.x, kHelp.y, 2, kHelp.h}, stage::amber);
    std::vector<std::string> lines;
    wrap(says(), 101, lines);
    const bool one = lines.size() == 1;
    for (std::size_t i = 0; i < lines.size() && i < 2; ++i)
      list.text(look().table, {kHelp.x + 8, kHelp.y + (one ? 6 : 1) + static_cast<int>(i) * 10, kHelp.w - 12, 8},
                lines[i], stage::silver);
    list.fill({seed_place_.x, seed_place_.y, kSeedAt, seed_place_.h}, stage::midnight);
    list.frame(seed_place_, stage::sea);
    list.text(look().text, {seed_place_.x + 6, seed_place_.y + (seed_place_.h - 8) / 2, kSeedAt - 8, 8}, tr("Seed"),
              stage::paper);
    if (seed_->text().empty()) {
      list.layer(1);
      list.text(look().text, {seed_place_.x + kSeedAt + 16, seed_place_.y + (seed_place_.h - 8) / 2, 136, 8},
                own_or(entry_.billing.fresh, tr("a new one")), stage::shallows);
      list.layer(0);
    }
  }

 private:
  static std::size_t position_of(const std::vector<std::string>& values, std::string_view standard) {
    const auto at = std::find(values.begin(), values.end(), standard);
    return at == values.end() ? 0 : static_cast<std::size_t>(at - values.begin());
  }

  static Rect seat_panel(Seat seat) { return {seat == Seat::zero ? 8 : 328, 52, 304, 84}; }

  // What is fought for, or how the game goes: whole sentences, as many as have room.
  void draw_words(stage::DrawList& list, std::string_view title, const std::string& words) const {
    const Rect r{8, below_, 440, kFoot - below_};
    ui::paint_panel(list, look(), r, shortened(title, 52));
    // In the larger letters where they have room.
    std::vector<std::string> lines;
    wrap(words, static_cast<std::size_t>((r.w - 16) / 8), lines);
    const bool large = static_cast<int>(lines.size()) * 12 <= r.h - 20;
    if (!large) {
      lines.clear();
      wrap(words, static_cast<std::size_t>((r.w - 16) / 6), lines);
    }
    const int pitch = large ? 12 : 10;
    for (std::size_t i = 0; i < lines.size() && i < static_cast<std::size_t>((r.h - 16) / pitch); ++i)
      list.text(large ? look().text : look().table,
                {r.x + 8, r.y + (large ? 20 : 17) + static_cast<int>(i) * pitch, r.w - 16, 8}, lines[i], stage::silver);
  }

  // The first sentences of the game's manual, without the names of its rules.
  void read_aim() {
    if (!entry_.manual) return;
    const Opened opened = cabinet_.open(entry_, {}, 1);
    if (!opened.session) return;
    const auto room = static_cast<std::size_t>((kFoot - below_ - 16) / 10);
    const std::vector<ManualPage> pages = entry_.manual(*opened.session);
    if (pages.empty()) return;
    for (const ManualLine& line : pages.front().lines) {
      if (line.kind == ManualLine::Kind::heading && !aim_.empty()) return;
      if (line.kind != ManualLine::Kind::text) continue;
      std::string more = aim_.empty() ? line.text : aim_ + " " + line.text;
      for (std::size_t from = more.find(" ("); from != std::string::npos; from = more.find(" (", from + 1)) {
        const std::size_t to = more.find(')', from);
        const bool cites = to != std::string::npos && from + 3 < to && more[from + 2] >= 'A' && more[from + 2] <= 'Z' &&
                           more[from + 3] >= 'A' && more[from + 3] <= 'Z';
        if (cites) more.erase(from, to + 1 - from);
      }
      std::vector<std::string> lines;
      wrap(more, (440 - 16) / 6, lines);
      if (lines.size() > room) return;
      aim_ = std::move(more);
    }
  }

  // Who leads the list of this game.
  void draw_best(stage::DrawList& list, Rect r) const {
    ui::paint_panel(list, look(), r, tr("TO BEAT"));
    const auto found = cabinet_.scores().lists.find(std::string(entry_.name));
    const bool nobody = found == cabinet_.scores().lists.end() || found->second.empty();
    if (nobody) {
      list.text(look().table, {r.x + 8, r.y + 20, r.w - 16, 8}, tr("Nobody is on the list"), stage::silver);
      list.text(look().table, {r.x + 8, r.y + 32, r.w - 16, 8}, tr("yet: be the first."), stage::silver);
      return;
    }
    for (std::size_t i = 0; i < 3 && i < found->second.size(); ++i) {
      const ScoreEntry& e = found->second[i];
      const int y = r.y + 18 + static_cast<int>(i) * 12;
      list.text(look().text, {r.x + 8, y, 16, 8}, std::to_string(i + 1), stage::amber);
      list.text(look().text, {r.x + 24, y, 84, 8}, shortened(e.name, 10), stage::paper);
      list.text(look().text, {r.x + 110, y, 48, 8}, std::to_string(e.score), stage::amber, stage::Align::right);
    }
  }

  // The face of who sits there, and what can be expected of it.
  void draw_seat(stage::DrawList& list, Seat seat) const {
    const Rect r = seat_panel(seat);
    const std::size_t sits = seats_[index(seat)]->value();
    ui::paint_panel(list, look(), r, seat == Seat::zero ? tr("FIRST SEAT") : tr("SECOND SEAT"),
                    {stage::midnight, stage::deep_sea, seat_colour(entry_, seat), stage::paper});
    draw_portrait(list, look(), entry_, static_cast<int>(sits), r.x + 8, r.y + 20, seat);
    std::vector<std::string> lines;
    wrap(sits == 0 ? person(seat) : meanings_[sits], static_cast<std::size_t>((r.w - 80) / 6), lines);
    for (std::size_t i = 0; i < lines.size() && i < 3; ++i)
      list.text(look().table, {r.x + 74, r.y + 44 + static_cast<int>(i) * 11, r.w - 78, 8}, lines[i], stage::silver);
  }

  // Two share the screen: each panel says another part of it.
  std::string person(Seat seat) const {
    const bool two = seats_[0]->value() == 0 && seats_[1]->value() == 0;
    if (!two) return tr("You, at this machine.");
    return seat == Seat::zero ? tr("Two people share this screen.") : tr("Each side is hidden until its turn.");
  }

  std::array<std::string, 2> sitting() const {
    std::array<std::string, 2> seats;
    for (std::size_t i = 0; i < 2; ++i)
      seats[i] = seats_[i]->value() == 0 ? "human" : computer(static_cast<int>(seats_[i]->value()));
    return seats;
  }

  // What nobody has chosen is what is usual for who sits there (RK-1).
  void follow_seats() {
    if (entry_.usual == nullptr) return;
    const std::array<std::string, 2> seats = sitting();
    for (const auto& [name, value] : entry_.usual({is_human(seats[0]), is_human(seats[1])})) {
      for (Row& row : rows_)
        if (row.name == name && !row.chosen) row.made->value(position_of(row.values, value));
    }
  }

  void start() {
    Given given;
    for (std::size_t i = 0; i < read_.size(); ++i) given.emplace_back(std::string(entry_.options[i].name), read_[i]());
    std::uint64_t seed = 0;
    if (seed_->text().empty()) {
      seed = cabinet_.fresh_seed();
    } else {
      const std::string& text = seed_->text();
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
      if (error != std::errc() || end != text.data() + text.size()) {
        stack().push(ui::message(look(), tr("No seed"),
                                 tr("\"{}\" is no seed; it is a whole number, or empty for a new one.", text)));
        return;
      }
    }
    const std::array<std::string, 2> seats = sitting();
    Opened opened = cabinet_.open(entry_, options_for(entry_, given, seats), seed);
    if (!opened.session) {
      stack().push(ui::message(look(), tr("No new game"), in_words(opened.problems)));
      return;
    }
    opened.session->seats(seats);
    stack().replace(play_screen(cabinet_, std::move(opened.session)));
  }

  struct Row {  // an option of words
    std::string_view name;
    ui::Choice* made = nullptr;
    std::vector<std::string> values;
    bool chosen = false;  // somebody changed it
  };

  Cabinet& cabinet_;
  const Entry& entry_;
  std::string title_;
  std::vector<Row> rows_;
  std::array<ui::Choice*, 2> seats_{};
  std::vector<std::string> meanings_;  // of who may sit there
  Problems problems_;                  // in the player's own scenarios; told when the screen is first shown
  std::vector<ScenarioName> scenarios_;
  ui::Choice* scenario_ = nullptr;
  std::string aim_;  // a word on how it goes, where there is room
  int below_ = 0;    // where the rows end
  int tick_ = 0, frame_ = 0;
  std::vector<std::function<std::string()>> read_;  // the value of each option, in the table's order
  ui::TextField* seed_ = nullptr;
  Rect seed_place_{};
  std::size_t start_ = 0;
};

}  // namespace

std::unique_ptr<ui::Screen> setup_screen(Cabinet& cabinet, const Entry& entry) {
  return std::make_unique<Setup>(cabinet, entry);
}

}  // namespace d6::app
