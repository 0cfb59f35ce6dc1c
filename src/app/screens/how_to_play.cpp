// The pages of the manual: the cabinet itself, then each game as its own tables describe it.
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/page.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_view.h"

namespace d6::app {

namespace {

using stage::Rect;

class HowToPlay final : public ui::Page {
 public:
  explicit HowToPlay(Cabinet& cabinet) : Page(cabinet.look()), cabinet_(cabinet) {
    pages_ =
        &add<ui::List>(Rect{8, 48, 184, 284}, std::vector<ui::Column>(), [this](std::size_t) { group().focus(1); });
    pages_->on_move([this](std::size_t i) { text_->paragraphs(page(i)); });
    text_ = &add<ui::TextView>(Rect{208, 48, 424, 284}, tr("Page"));
    std::vector<ui::Row> rows = {{{tr("The cabinet")}, {}, true}, {{tr("Controls")}, {}, true}};
    for (const Entry& entry : cabinet.games())
      rows.push_back({{std::string(entry.title)}, std::string(entry.sentence), true});
    pages_->rows(std::move(rows));
    text_->paragraphs(page(0));
    group().refresh();
    group().focus(0);
    hints({{ui::Intent::confirm, tr("read")},
           {ui::Intent::previous, {}},
           {ui::Intent::next, tr("scroll")},
           {ui::Intent::back, tr("back")}});
  }
  std::string name() const override { return "how to play"; }
  void words(std::vector<std::string>& out) const override {
    for (const std::string& p : text_->paragraphs()) out.push_back(p);
  }

 protected:
  void draw_ground(stage::DrawList& list) const override {
    ui::paint_ground(list);
    ui::paint_title(list, look(), tr("HOW TO PLAY"));
  }

 private:
  std::vector<std::string> page(std::size_t i) const {
    if (i == 0) {
      return {
          tr("Four games of the early eighties stand in this cabinet. Each is played by two seats; a person or the "
             "computer may sit in either."),
          "",
          tr("Choose a game on the title and set it up: who sits where, the options of the game, and a seed. The same "
             "seed and the same orders "
             "give the same game, on any machine."),
          "",
          tr("The computer knows what its seat may know and no more. Its four skills differ in how far they think, "
             "never in their luck."),
          "",
          tr("A game you leave is kept: \"Continue\" goes on with it. Save from the pause menu to keep more than one."),
          "",
          tr("Two people share one screen: between turns it shows the table only, until the other one confirms to be "
             "there.")};
    }
    if (i == 1) {
      return {
          tr("Arrows, the d-pad or the stick move the focus; its yellow frame is always there."),
          tr("Confirm: {} or the lower button of a gamepad, or a click.", ui::key_word(look(), ui::Intent::confirm)),
          tr("Back: {} or the right button of a gamepad, or a right click.", ui::key_word(look(), ui::Intent::back)),
          tr("Menu: {} or Start. It pauses the game.", ui::key_word(look(), ui::Intent::menu)),
          tr("Pages and long lists scroll with {} and {}, the shoulder buttons or the wheel.",
             ui::key_word(look(), ui::Intent::previous), ui::key_word(look(), ui::Intent::next)),
          tr("A letter on a key cap presses its button."),
          "",
          tr("F11 or Alt+Enter: full screen. F12: a picture into your state folder."),
          tr("Keys can be changed under Options; Esc and F10 always work."),
          "",
          tr("In a game of words: U takes an order back, H asks for a hint, {} jumps to the line where an order can be "
             "typed.",
             ui::key_word(look(), ui::Intent::view))};
    }
    const Entry& entry = cabinet_.games()[i - 2];
    std::vector<std::string> out = {tr("{}", entry.title), tr("{}", entry.sentence), "",
                                    tr("Seats: {} and {}.", entry.seats[0], entry.seats[1])};
    const std::vector<ScenarioName> scenarios = cabinet_.scenarios(entry);
    if (!scenarios.empty()) out.insert(out.end(), {std::string(), tr("SCENARIOS")});
    for (const ScenarioName& s : scenarios) out.push_back(tr("{}: {}", s.title, s.sentence));
    if (!entry.options.empty()) out.insert(out.end(), {std::string(), tr("OPTIONS")});
    for (const Option& o : entry.options) {
      out.push_back(o.values.empty()
                        ? tr("{}: {} ({} to {}, {} unless changed)", o.name, o.help, o.low, o.high, o.standard)
                        : tr("{}: {} ({}; {} unless changed)", o.name, o.help, fmt::join(o.values, ", "), o.standard));
    }
    if (!entry.skills.empty()) out.insert(out.end(), {std::string(), tr("COMPUTER PLAYERS")});
    for (const Skill& s : entry.skills) out.push_back(tr("{}: {}", s.name, s.sentence));
    return out;
  }

  Cabinet& cabinet_;
  ui::List* pages_ = nullptr;
  ui::TextView* text_ = nullptr;
};

}  // namespace

std::unique_ptr<ui::Screen> how_to_play_screen(Cabinet& cabinet) { return std::make_unique<HowToPlay>(cabinet); }

}  // namespace d6::app
