// The pages of the manual: the cabinet itself, then each game in its own words, with the numbers of its rules
// (play/manual.h); of a game in play with that game's options.
#include <algorithm>
#include <array>

#include "app/screens/manual_view.h"
#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/page.h"
#include "ui/widgets/list.h"

namespace d6::app {

namespace {

using manual::beside;
using manual::heading;
using manual::row;
using manual::text;
using stage::Rect;

constexpr Rect kPages{8, 44, 190, 208}, kPicture{30, 261, kFramedWidth, kFramedHeight}, kText{214, 44, 418, 292};
constexpr Rect kLargePages{8, 44, 260, 292}, kLargeText{276, 44, 356, 292};

std::string capitals(std::string words) {
  for (char& c : words) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return words;
}

// "Classic: sinks 1 in 2" behind a colon.
std::string one_colon(std::string words) {
  const std::size_t at = words.find(':');
  if (at != std::string::npos) words[at] = ',';
  return words;
}

class HowToPlay final : public ui::Page {
 public:
  HowToPlay(Cabinet& cabinet, const Session* session) : Page(cabinet.look()), cabinet_(cabinet) {
    contents(session);
    list_ = &add<ui::List>(kPages, std::vector<ui::Column>(), [this](std::size_t) { group().focus(1); });
    text_ = &add<ManualView>(kText);
    arrange();
    list_->on_move([this](std::size_t i) { text_->show(leaves_[i].page); });
    std::vector<ui::Row> rows;
    std::size_t first = 0;
    for (std::size_t i = 0; i < leaves_.size(); ++i) {
      const Leaf& leaf = leaves_[i];
      rows.push_back(
          {{leaf.first ? capitals(leaf.label) : "  " + leaf.label}, tr("{} lines", leaf.page.lines.size()), true});
      rows.back().head = leaf.first;
      if (session && first == 0 && leaf.entry && leaf.entry->name == session->entry().name) first = i;
    }
    list_->rows(std::move(rows));
    list_->choose(first);
    text_->show(leaves_[first].page);
    group().refresh();
    group().focus(0);
    heard();
  }
  std::string name() const override { return "how to play"; }
  // The page scrolls whether it or the list of chapters has the focus.
  void on(const ui::Input& input) override {
    if (input.intent != ui::Intent::previous && input.intent != ui::Intent::next) return Page::on(input);
    text_->on(input);
    stack().touch();
  }
  std::string says() const override { return tr("{} {}", Page::says(), text_->says()); }

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
  // What the keys do depends on which of the two is being read.
  void heard() override {
    using ui::Intent;
    arrange();
    group().refresh();
    const bool reading = group().focused() == std::optional<std::size_t>(1);
    if (reading) {
      ui::Hints can;
      if (text_->scrolls(look()))
        can = {{Intent::up, {}}, {Intent::down, tr("scroll")}, {Intent::previous, {}}, {Intent::next, tr("by pages")}};
      can.push_back({Intent::left, tr("chapters")});
      can.push_back({Intent::back, tr("back")});
      hints(std::move(can));
    } else {
      hints(
          {{Intent::up, {}}, {Intent::down, tr("chapter")}, {Intent::confirm, tr("read")}, {Intent::back, tr("back")}});
    }
  }
  void draw_ground(stage::DrawList& list) const override {
    arrange();
    ui::paint_ground(list);
    paint_head(list, look(), tr("HOW TO PLAY"));
    if (look().large_text) return;  // the chapters take its place
    const Rect inner{kPicture.x + 3, kPicture.y + 3, kPicture.w - 6, kPicture.h - 6};
    if (const Entry* entry = leaves_[list_->chosen()].entry) {
      draw_framed_vignette(list, look(), *entry, kPicture.x, kPicture.y, frame_);
      return;
    }
    list.fill({kPicture.x + 3, kPicture.y + 3, kPicture.w, kPicture.h}, stage::ink);
    list.fill(kPicture, stage::midnight);
    draw_cabinet(list, inner);
    list.frame(kPicture, stage::sea);
  }

 private:
  static constexpr int kFrameSteps = 15;
  struct Leaf {
    std::string label;
    ManualPage page;
    const Entry* entry = nullptr;  // none: the cabinet itself
    bool first = false;            // of its game
  };

  // In large text the chapters are large too; it may come while the page is open.
  void arrange() const {
    if (large_ == look().large_text) return;
    large_ = look().large_text;
    ui::ListStyle style;
    style.large = large_;
    style.row_height = large_ ? 20 : 12;
    list_->dress(large_ ? kLargePages : kPages, style);
    text_->move_to(large_ ? kLargeText : kText);
  }

  // The cabinet itself in its corner, one game after the other on its screen.
  void draw_cabinet(stage::DrawList& list, Rect r) const {
    const int x = r.x + r.w / 2 - 36, y = r.y;
    list.dither({r.x, y + 20, r.w, 38}, stage::navy, 4);
    list.fill({r.x, y + 58, r.w, r.h - 58}, stage::navy);
    list.fill({x - 12, y + 66, 96, 2}, stage::ink);
    list.fill({x, y + 1, 72, 66}, stage::maroon);  // its sides
    list.fill({x + 3, y + 1, 66, 66}, stage::dark_red);
    list.frame({x, y + 1, 72, 11}, stage::amber);
    list.fill({x + 1, y + 2, 70, 9}, stage::ink);
    list.text(look().table, {x + 12, y + 3, 48, 8}, tr("DEEP SIX"), stage::amber);
    list.fill({x + 4, y + 13, 64, 33}, stage::ink);
    const auto games = cabinet_.games();
    if (!games.empty())
      draw_vignette(list, look(), games[static_cast<std::size_t>(frame_ / 16) % games.size()], {x + 6, y + 14, 60, 31},
                    frame_);
    list.fill({x - 4, y + 46, 80, 3}, stage::grey);  // stick and buttons
    list.fill({x - 4, y + 49, 80, 6}, stage::slate);
    list.fill({x + 12, y + 43, 2, 6}, stage::silver);
    list.fill({x + 11, y + 40, 4, 4}, stage::red);
    constexpr std::array<std::uint8_t, 4> kButtons = {stage::yellow, stage::lime, stage::shallows, stage::orange};
    for (int i = 0; i < 4; ++i)
      list.fill({x + 34 + i * 8, y + 47 + i % 2 * 3, 4, 3}, kButtons[static_cast<std::size_t>(i)]);
    for (const int door : {x + 18, x + 38}) {  // where coins go
      list.fill({door, y + 57, 16, 9}, stage::ink);
      list.fill({door + 7, y + 59, 2, 4}, stage::amber);
    }
  }

  void contents(const Session* session) {
    leaves_.push_back({tr("The cabinet"), cabinet_page(), nullptr, true});
    leaves_.push_back({tr("Controls"), controls_page(), nullptr, false});
    for (const Entry& entry : cabinet_.games()) {
      std::vector<ManualPage> pages;
      if (!entry.manual) {
      } else if (session && session->entry().name == entry.name) {
        pages = entry.manual(*session);
      } else if (const Opened opened = cabinet_.open(entry, {}, 1); opened.session) {
        pages = entry.manual(*opened.session);
      }
      leaves_.push_back({std::string(entry.title), game_page(entry, pages), &entry, true});
      for (ManualPage& page : pages) {
        std::string label = page.title;
        leaves_.push_back({std::move(label), std::move(page), &entry, false});
      }
    }
  }

  static ManualPage cabinet_page() {
    return {tr("The cabinet"),
            {text(tr("Four games of the early eighties stand in this cabinet. Each is played by two seats; a person or "
                     "the computer may sit in either.")),
             heading(tr("Beginning")),
             beside({{"ui", "die/5", {}}, {"ui", "die/2", {}}},
                    text(tr("Choose a game on the title and set it up: who sits where, the game's options, and a seed. "
                            "The same seed and the same orders give the same game, on any machine."))),
             heading(tr("The computer")),
             beside({{"portraits", "portrait/admiral", {}}},
                    text(tr("It knows what its seat may know and no more. Its skills differ in how far they think, "
                            "never in their luck."))),
             heading(tr("Leaving and saving")),
             beside({{"list", "list/chest", {}}},
                    text(tr("A game you leave is kept: \"Continue\" goes on with it. Save from the pause menu to keep "
                            "more than one."))),
             heading(tr("Two people")),
             beside({{"portraits", "portrait/player_0", {}}, {"portraits", "portrait/player_1", {}}},
                    text(tr("Two people share one screen: between turns it shows nothing, until the other one says \"I "
                            "am here\"."))),
             heading(tr("Learning")),
             text(tr("In your first game of each kind a line at the top says what matters now; any press puts it away. "
                     "\"Lessons\" under Options turns them off, or on again from the beginning.")),
             heading(tr("Rulings")),
             text(tr("Where an old rule text is silent or at odds with itself a ruling decides; its name, such as "
                     "TFB-10, stands beside it here and in every refusal."))}};
  }

  static ManualLine signed_row(const char* sheet, const char* sprite, std::string name, std::string value) {
    return beside({{sheet, sprite, {}}}, row(std::move(name), std::move(value)));
  }

  ManualPage controls_page() const {
    const auto key = [this](ui::Intent intent) { return std::string(ui::key_word(look(), intent)); };
    return {
        tr("Controls"),
        {signed_row("signs", "sign/dpad", tr("Move"),
                    tr("arrows, d-pad, stick or pointer; the yellow frame is the focus")),
         signed_row("signs", "key/enter", tr("Confirm"),
                    tr("{}, the pad's lower button, a click", key(ui::Intent::confirm))),
         signed_row("signs", "key/esc", tr("Back"),
                    tr("{}, the pad's right button, a right click", key(ui::Intent::back))),
         signed_row("signs", "sign/menu", tr("Menu"), tr("{} or Start pauses the game", key(ui::Intent::menu))),
         signed_row("signs", "sign/mouse_wheel", tr("Scroll"),
                    tr("{} and {}, the shoulder buttons, the wheel", key(ui::Intent::previous), key(ui::Intent::next))),
         signed_row("ui", "icon/eye", tr("Inspect"),
                    tr("{} or the pad's upper button: look closely", key(ui::Intent::third))),
         signed_row("ui", "icon/book", tr("Log"), tr("{} or Select", key(ui::Intent::view))),
         signed_row("ui", "icon/info", tr("Help"), tr("{} or ?", key(ui::Intent::help))),
         row(tr("Letters"), tr("a letter on a key cap presses its button")), heading(tr("Always")),
         row(tr("F11"), tr("full screen, as does Alt+Enter")), row(tr("F12"), tr("a picture into your state folder")),
         text(tr("Keys can be changed under Options; Esc and F10 always work. Large text there doubles these "
                 "pages.")),
         heading(tr("A game of words")),
         text(tr("With \"Game tables\" off under Options every game is played by words alone: U takes an order back, H "
                 "asks for a hint, {} jumps to the line where an order can be typed.",
                 key(ui::Intent::view)))}};
  }

  // What the game's own tables say of it.
  ManualPage game_page(const Entry& entry, const std::vector<ManualPage>& pages) const {
    ManualPage out{std::string(entry.title), {text(tr("{}", entry.sentence))}};
    auto& lines = out.lines;
    // What one wants stands first on a game's first page; here too.
    bool headed = false;
    if (!pages.empty())
      for (const ManualLine& line : pages.front().lines) {
        if (line.kind == ManualLine::Kind::row || (headed && line.kind == ManualLine::Kind::heading)) break;
        headed = headed || line.kind == ManualLine::Kind::heading;
        lines.push_back(line);
      }
    const Billing& billing = entry.billing;
    lines.push_back(
        beside({{"ui", std::string(billing.sides[0].flag), {}}, {"ui", std::string(billing.sides[1].flag), {}}},
               row(tr("Seats"), tr("{} and {}", entry.seats[0], entry.seats[1]))));
    if (!entry.skills.empty()) lines.push_back(heading(tr("Computer players")));
    for (std::size_t i = 0; i < entry.skills.size(); ++i) {
      lines.push_back(row(std::string(entry.skills[i].name), std::string(entry.skills[i].sentence)));
      if (i < billing.faces.size())
        lines.back().art = {{std::string(billing.face_sheet), std::string(billing.faces[i]), {}}};
    }
    const std::vector<ScenarioName> scenarios = cabinet_.scenarios(entry).names;
    if (!scenarios.empty()) lines.push_back(heading(tr("Scenarios")));
    for (const ScenarioName& s : scenarios) lines.push_back(row(s.title, s.sentence));
    if (!entry.options.empty()) lines.push_back(heading(tr("Options and house rules")));
    for (const Option& o : entry.options) {
      if (o.name == "scenario" && !scenarios.empty()) continue;
      lines.push_back(row(label_of(o), tr("{} Usual: {}.", o.help, one_colon(word_of(o, o.standard)))));
    }
    return out;
  }

  Cabinet& cabinet_;
  std::vector<Leaf> leaves_;
  ui::List* list_ = nullptr;
  ManualView* text_ = nullptr;
  mutable bool large_ = false;
  int tick_ = 0, frame_ = 0;
};

}  // namespace

std::unique_ptr<ui::Screen> how_to_play_screen(Cabinet& cabinet, const Session* session) {
  return std::make_unique<HowToPlay>(cabinet, session);
}

}  // namespace d6::app
