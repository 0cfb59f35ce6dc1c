// The title of mock/broadside/title.png: night sea, the sinking name, a panel a game with its living vignette, the menu
// row. After 30 s without a touch the demo begins (behaviour 26).
#include <algorithm>
#include <array>

#include "app/screens/deep_six_list.h"
#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"

namespace d6::app {

namespace {

using stage::Align;
using stage::DrawList;
using stage::Rect;

constexpr int kDemoSteps = 30 * 60;
constexpr int kFrameSteps = 15;  // ambient motion: 4 pictures a second
constexpr int kHorizon = 114;

// One game: its vignette and its name in a panel of 146 x 104, narrower where there are more than four. The focus
// changes its frame and its name alone: a panel that moved would be a tenth of the picture (speed.md, a cursor move).
class GamePanel final : public ui::Widget {
 public:
  GamePanel(Rect place, const Entry& entry, const int& frame, std::function<void()> open)
      : Widget(place), entry_(entry), frame_(frame), open_(std::move(open)), title_(entry.title) {
    for (char& c : title_) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    const auto columns = static_cast<std::size_t>((place.w - 6) / 8);
    wrap(title_, columns, lines_);
    lines_.resize(std::min<std::size_t>(lines_.size(), 2));
    for (std::string& line : lines_) line = shortened(line, columns);
    tag_ = shortened(entry.billing.tag, static_cast<std::size_t>((place.w - 6) / 6));
  }

  bool on(const ui::Input& input) override {
    if (input.intent != ui::Intent::confirm) return false;
    open_();
    return true;
  }
  std::string says() const override { return tr("{}: {}", entry_.title, entry_.sentence); }

  void draw(DrawList& list, const ui::Look& look, bool focused) const override {
    const Rect r = place();
    list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
    list.fill(r, stage::midnight);
    if (focused) {
      ui::paint_focus(list, r);
    } else {
      list.frame(r, stage::deep_sea);
    }
    const int inner = r.w - 6;
    draw_vignette(list, look, entry_, {r.x + 3, r.y + 3, inner, 70}, frame_);
    list.frame({r.x + 2, r.y + 2, r.w - 4, 72}, stage::ink);
    list.fill({r.x + 1, r.y + 75, r.w - 2, 28}, focused ? stage::dark_red : stage::navy);
    list.fill({r.x + 1, r.y + 75, r.w - 2, 1}, focused ? stage::red : stage::deep_sea);
    const std::uint8_t colour = focused ? stage::yellow : stage::paper;
    const int first = r.y + (lines_.size() == 2 || !tag_.empty() ? 79 : 85);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      list.text(look.text, {r.x + 3, first + static_cast<int>(i) * 11, inner, 8}, lines_[i], colour, Align::centre);
    }
    if (lines_.size() == 1 && !tag_.empty()) {
      list.text(look.table, {r.x + 3, r.y + 91, inner, 8}, tag_, focused ? stage::paper : stage::silver, Align::centre);
    }
  }

 private:
  const Entry& entry_;
  const int& frame_;
  std::function<void()> open_;
  std::string title_, tag_;
  std::vector<std::string> lines_;
};

class Title final : public ui::Page {
 public:
  Title(Cabinet& cabinet, std::size_t demo) : Page(cabinet.look()), cabinet_(cabinet), demo_(demo) {
    corner(tr("v{}   1983-1994-2026", cabinet.version()));
  }

  std::string name() const override { return "title"; }

  void shown() override {
    idle_ = 0;
    build();
    if (cabinet_.kiosk()) return;  // nobody stands there; the log has it
    for (const std::string& text : cabinet_.take_notices()) {
      auto notice = ui::message(look(), tr("A file was damaged"), text);
      notice->any_press();
      stack().push(std::move(notice));
    }
  }

  void on(const ui::Input& input) override {
    using ui::Intent;
    if (input.intent != Intent::none && input.intent != Intent::focus_lost) idle_ = 0;
    Page::on(input);
  }

  void step() override { slept(1); }

  void slept(int steps) override {
    if (look().ambient) {
      tick_ += steps;
      const int frame = tick_ / kFrameSteps;
      if (frame != frame_) {
        frame_ = frame;
        stack().touch();
      }
    }
    idle_ += steps;
    if (idle_ >= kDemoSteps && !cabinet_.games().empty()) {
      idle_ = 0;
      stack().push(demo_screen(cabinet_, demo_++));
    }
  }

  // Ambient motion needs 4 wake-ups a second, not 60.
  int next_wake() const override {
    const int demo = std::max(1, kDemoSteps - idle_);
    return look().ambient ? std::min(demo, kFrameSteps - tick_ % kFrameSteps) : demo;
  }

 protected:
  void on_back() override {
    if (!cabinet_.kiosk()) quit();
  }

  void draw_ground(DrawList& list) const override {
    const auto put = [&](std::string_view name, int x, int y) {
      list.sprite(stage::sprite(look().sheets, "title", name), x, y);
    };
    list.fill({0, 0, stage::kWidth, kHorizon}, stage::midnight);
    put("title/sky", 0, 0);
    const int f = frame_;
    if (f % 8 < 4) put("title/star_0", 210, 12);
    if (f % 12 < 7) put("title/star_1", 478, 20);
    put("title/moon", 48, 18);
    put("title/cloud_0", 36 + f / 8 % 640, 48);
    put("title/cloud_1", 20, 54);
    put("title/cloud_2", 560 - f / 12 % 200, 30);
    static constexpr std::array<std::string_view, 4> kBeams = {"title/beam_0", "title/beam_1", "title/beam_2",
                                                               "title/beam_3"};
    static constexpr std::array<int, 4> kBeamHeights = {132, 177, 219, 255};
    const auto beam = [&](int x, int y, int phase, bool flip) {
      const int swing = phase % 12;
      const auto i = static_cast<std::size_t>(swing < 6 ? swing / 2 : (11 - swing) / 2) % 4;
      const stage::SpriteRef s = stage::sprite(look().sheets, "title", kBeams[i]);
      if (!s) return;
      list.push_clip({0, 0, stage::kWidth, kHorizon});
      list.sprite(s, flip ? x - s.from.w : x, y - kBeamHeights[i], flip);
      list.pop_clip();
    };
    beam(124, 62, f / 6, false);
    // The sea: far water, the moon's road, the great ships, then the waves, the name among them.
    list.fill({0, kHorizon, stage::kWidth, 60}, stage::navy);
    list.fill({0, kHorizon, stage::kWidth, 1}, stage::deep_sea);
    for (int y = kHorizon + 1; y < kHorizon + 26; y += 2) {
      const int w = 10 + (y - kHorizon);
      list.fill({70 - w / 2 + ((y * 7 + f * 3) % 5) - 2, y, w, 1}, y % 4 == 1 ? stage::shallows : stage::pale_sand);
    }
    const int bob = f / 4 % 2;
    put("title/ship_left", -24, kHorizon + 5 - 81 + bob);
    put("title/ship_right", 412, kHorizon + 6 - 72 + (1 - bob));
    beam(566, 88, f / 6 + 5, true);  // its lamp stands before the funnel
    put("title/lamp", 120, 58);
    put("title/lamp", 562, 84);
    put("title/escort_us", 262, kHorizon - 9);
    put("title/escort_jp", 372, kHorizon - 9);
    wave(list, "title/wave_0", 38, kHorizon + 6, f, stage::deep_sea, 30);
    wave(list, "title/wave_1", 46, 134, -f, stage::navy, 40);
    if (stage::sprite(look().sheets, "title", "title/logo")) {
      put("title/logo", 110, 84);
      static constexpr std::array<std::string_view, 4> kReflections = {"title/reflection_0", "title/reflection_1",
                                                                       "title/reflection_2", "title/reflection_3"};
      put(kReflections[static_cast<std::size_t>(f) % 4], 110, 150);
    } else {
      list.text(look().head, {122, 90, 400, 64}, "DEEP SIX", stage::ink, Align::centre, 4);
      list.text(look().head, {120, 88, 400, 64}, "DEEP SIX", stage::amber, Align::centre, 4);
    }
    wave(list, "title/wave_2", 58, 172, f, stage::navy, 16);
    wave(list, "title/wave_3", 72, 180, -f, stage::midnight, 16);
    wave(list, "title/wave_4", 88, 188, f * 2, stage::ink, 172);
    // The plate asks for a game, or tells what the menu would open.
    const stage::Font& font = at_game_ ? look().text : look().table;
    const int width = std::max(160, font.measure(plate_) + 24) / 2 * 2;
    const Rect plate{(stage::kWidth - width) / 2, 186, width, 15};
    list.fill({plate.x + 2, plate.y + 2, plate.w, plate.h}, stage::ink);
    list.fill(plate, stage::midnight);
    list.frame(plate, stage::tan);
    for (const int x : {plate.x - 4, plate.x + plate.w}) {  // its two bolts
      list.fill({x, plate.y + 2, 4, plate.h - 4}, stage::ink);
      list.fill({x + 1, plate.y + 3, 2, plate.h - 6}, stage::tan);
    }
    list.text(font, {plate.x + 4, plate.y + 4, plate.w - 8, 8}, plate_, at_game_ ? stage::yellow : stage::paper,
              Align::centre);
    draw_best(list);
  }

 private:
  // Who leads the list of the game with the focus.
  void draw_best(DrawList& list) const {
    const std::optional<std::size_t> at = group().focused();
    if (!at || *at >= cabinet_.games().size()) return;
    const Rect r{528, 323, 96, 17};  // ends with the panels
    list.fill(r, stage::maroon);
    list.fill({r.x, r.y, r.w, 1}, stage::tan);
    list.fill({r.x, r.y + r.h - 1, r.w, 1}, stage::tan);
    list.text(look().table, {r.x + 4, r.y + 5, 12, 8}, tr("HI"), stage::yellow);
    list.text(look().table, {r.x + 20, r.y + 5, r.w - 22, 8}, best_, leads_ ? stage::paper : stage::silver);
  }

  void wave(DrawList& list, std::string_view name, int period, int y, int shift, std::uint8_t colour, int depth) const {
    list.fill({0, y + 6, stage::kWidth, depth}, colour);
    const stage::SpriteRef s = stage::sprite(look().sheets, "title", name);
    if (!s) return;
    const int start = -((shift % period + period) % period);
    for (int x = start; x < stage::kWidth; x += period) list.sprite(s, x, y);
  }

  void build() {
    const std::optional<std::size_t> had = group().focused();
    group().clear();
    const auto games = cabinet_.games();
    const int count = static_cast<int>(games.size());
    // Four stand in a row as wide as the mock-up has them; with more each gets narrower.
    const int panel = count > 4 ? (608 - 8 * (count - 1)) / count : 146;
    const int left = (640 - (count * panel + std::max(0, count - 1) * 8)) / 2;
    for (int i = 0; i < count; ++i) {
      const Entry& entry = games[static_cast<std::size_t>(i)];
      add<GamePanel>(Rect{left + i * (panel + 8), 212, panel, 104}, entry, frame_,
                     [this, &entry] { stack().push(setup_screen(cabinet_, entry)); });
    }
    int x = 16;
    const auto button = [&](std::string label, std::string help, char32_t letter, std::function<void()> press) {
      const int width = static_cast<int>(characters(label)) * 6 + 26;
      add<ui::Button>(Rect{x, 324, width, 15}, std::move(label), std::move(help), std::move(press), letter);
      x += width + 8;
    };
    // The newest of the games left behind, where there is one; the others are in their games' set-up.
    std::optional<std::size_t> go_on_at;
    for (const SaveFile& save : cabinet_.saves()) {
      const auto entry = std::find_if(games.begin(), games.end(),
                                      [game = left_game(save.id)](const Entry& e) { return e.name == game; });
      if (entry == games.end()) continue;
      go_on_at = group().size();
      button(tr("Continue"), tr("{}, left on {}", entry->title, save.when), U'C',
             [this, id = save.id] { go_on(cabinet_, stack(), id); });
      break;
    }
    button(tr("Load"), tr("a saved game"), U'L', [this] { stack().push(load_screen(cabinet_)); });
    button(tr("The list"), tr("the six best of each game"), U'T', [this] { stack().push(deep_six_screen(cabinet_)); });
    button(tr("Options"), tr("theme, speed, sound, keys"), U'O', [this] { stack().push(settings_screen(cabinet_)); });
    button(tr("How to play"), tr("the pages of the manual"), U'M',
           [this] { stack().push(how_to_play_screen(cabinet_)); });
    button(tr("Demo"), tr("watch the computer play"), U'D', [this] { stack().push(demo_screen(cabinet_, demo_++)); });
    if (!cabinet_.kiosk()) button(tr("Quit"), tr("leave the cabinet"), U'Q', [this] { quit(); });
    group().focus(cabinet_.take_left() && go_on_at ? *go_on_at : had.value_or(0));
    heard();
  }

  // The row of games, and the menu below it.
  void heard() override {
    const std::optional<std::size_t> at = group().focused();
    const bool game = at && *at < cabinet_.games().size();
    ui::Hints can = {{ui::Intent::confirm, game ? tr("play") : tr("open")},
                     {ui::Intent::left, {}},
                     {ui::Intent::right, game ? tr("game") : tr("choose")},
                     {game ? ui::Intent::down : ui::Intent::up, game ? tr("menu") : tr("games")}};
    if (!cabinet_.kiosk()) can.push_back({ui::Intent::back, tr("quit")});
    hints(std::move(can));
    // What a game is stands on its panel, and in one sentence over its set-up.
    at_game_ = game;
    plate_ = game ? tr("CHOOSE A GAME") : shortened(says(), 98);
    if (!game) return;
    const auto found = cabinet_.scores().lists.find(std::string(cabinet_.games()[*at].name));
    leads_ = found != cabinet_.scores().lists.end() && !found->second.empty();
    best_ = leads_ ? shortened(tr("{} {}", found->second[0].score, found->second[0].name), 12) : tr("nobody yet");
  }

  void quit() {
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Quit?"), tr("The sea will wait."),
        std::vector<ui::DialogButton>{{tr("Quit"), [this] { stack().clear(); }, U'Q'}, {tr("Stay"), nullptr, U'S'}}));
  }

  Cabinet& cabinet_;
  std::size_t demo_;          // the next one
  std::string plate_, best_;  // what stands on the plate and who leads: an ambient picture makes no texts
  bool leads_ = false, at_game_ = true;
  int idle_ = 0, tick_ = 0, frame_ = 0;
};

}  // namespace

std::unique_ptr<ui::Screen> title_screen(Cabinet& cabinet, std::size_t demo) {
  return std::make_unique<Title>(cabinet, demo);
}

}  // namespace d6::app
