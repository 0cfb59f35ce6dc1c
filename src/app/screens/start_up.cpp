// The cabinet powers up as a machine of 1983 did: the tube opens, screen memory is counted, drives are asked, a game
// after the other lights up where the title will show it. Facts alone are told; any press goes on, speed "off" skips
// it.
#include <algorithm>
#include <array>

#include "app/screens/colours.h"
#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/paint.h"

namespace d6::app {

namespace {

using stage::Align;
using stage::DrawList;
using stage::Rect;

// Steps of 1/60 s.
constexpr int kOpens = 4, kWide = 9;           // the tube: a line of light, then the whole picture
constexpr int kFirstLine = 8, kLinePitch = 4;  // one line of the report after the other
constexpr int kCounts = 10, kCounted = 46;     // screen memory, a cell each kilobyte
constexpr int kFirstGame = 12, kGamePitch = 9, kWakes = 7;
constexpr int kRisen = 40;  // the name stands on the water
constexpr int kReady = 52, kEnd = 63;

constexpr Rect kTube{4, 2, 632, 340};
constexpr int kWater = 80;  // the name's waterline
constexpr int kReport = 108, kReportPitch = 12, kLeft = 20;
constexpr int kKilobytes = stage::kWidth * stage::kHeight / 1024, kAcross = 25, kDown = kKilobytes / kAcross;
constexpr Rect kMemory{370, 122, kAcross * 10, kDown * 6};
constexpr int kDrives = 184;

class StartUp final : public ui::Screen {
 public:
  explicit StartUp(Cabinet& cabinet) : cabinet_(cabinet) {
    const auto games = cabinet.games();
    const std::size_t saves = cabinet.saves().size();
    std::size_t names = 0, sprites = 0;
    for (const auto& [id, rows] : cabinet.scores().lists) names += rows.size();
    for (const auto& [id, sheet] : cabinet.look().sheets) sprites += sheet.sprites.size();
    for (const Entry& entry : games) {
      std::string title(entry.title);
      for (char& c : title) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      titles_.push_back(std::move(title));
    }
    report_ = {{tr("DEEP SIX CABINET {}", cabinet.version()), {}},
               {tr("Picture"), tr("640 x 360, {} colours", colours_of(cabinet))},
               {tr("Theme"), theme_of(cabinet)},
               {tr("Sprites"), tr("{} in {} sheets", sprites, cabinet.look().sheets.size())},
               {tr("Sound"), cabinet.look().no_sound ? tr("none on this machine") : tr("ready")},
               {tr("List"), names == 0   ? tr("nobody has signed yet")
                            : names == 1 ? tr("1 name")
                                         : tr("{} names", names)},
               {tr("Saves"), saves == 0   ? tr("none kept")
                             : saves == 1 ? tr("1 game kept")
                                          : tr("{} games kept", saves)},
               {tr("Games"), tr("{} aboard", games.size())}};
    drives_ = {tr("LIST"), tr("SAVES")};
  }
  std::string name() const override { return "start-up"; }

  void on(const ui::Input& input) override {
    using ui::Intent;
    if (input.intent == Intent::none || input.intent == Intent::pointer || input.intent == Intent::release ||
        input.repeat || input.intent == Intent::focus_lost || input.intent == Intent::focus_gained ||
        input.intent == Intent::pad_found) {
      return;
    }
    go_on();
  }
  void step() override {
    if (++tick_ >= kEnd || cabinet_.look().speed == stage::Speed::off) go_on();
  }

  void draw(DrawList& list) const override {
    list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::ink);
    for (int i = 0; i < 3; ++i)
      list.frame({kTube.x + i, kTube.y + i, kTube.w - 2 * i, kTube.h - 2 * i}, i == 1 ? stage::grey : stage::slate);
    ui::paint_hints(list, cabinet_.look(), {{ui::Intent::confirm, tick_ < kReady ? tr("go on at once") : tr("go on")}});
    const Rect glass{kTube.x + 3, kTube.y + 3, kTube.w - 6, kTube.h - 6};
    const int middle = glass.y + glass.h / 2;
    if (tick_ < kOpens) {  // a line of light grows out of the middle
      const int half = glass.w / 2 * (tick_ + 1) / kOpens;
      list.fill({stage::kWidth / 2 - half, middle - 1, 2 * half, 2}, stage::foam);
      return;
    }
    const int half = tick_ >= kWide ? glass.h / 2 : glass.h / 2 * (tick_ - kOpens + 1) / (kWide - kOpens);
    list.push_clip({glass.x, middle - half, glass.w, 2 * half});
    list.fill(glass, stage::ink);
    for (int y = glass.y + 1; y < glass.y + glass.h; y += 4) list.fill({glass.x, y, glass.w, 1}, stage::midnight);
    draw_name(list);
    draw_report(list);
    draw_memory(list);
    draw_drives(list);
    for (std::size_t i = 0; i < titles_.size(); ++i) draw_game(list, i);
    draw_fathoms(list);
    list.pop_clip();
    if (half >= glass.h / 2) return;
    list.fill({glass.x, middle - half, glass.w, 1}, stage::foam);
    list.fill({glass.x, middle + half - 1, glass.w, 1}, stage::foam);
  }
  std::string says() const override {
    return tr("{}. {}: {}", report_[0].name, report_.back().name, report_.back().value);
  }
  bool animating() const override { return true; }

 private:
  struct Line {
    std::string name, value;
  };

  // It comes up out of the water, fast at first, and then stands on its own reflection.
  void draw_name(DrawList& list) const {
    const ui::Look& look = cabinet_.look();
    const stage::SpriteRef logo = stage::sprite(look.sheets, "title", "title/logo");
    if (logo) {
      const int x = (stage::kWidth - logo.from.w) / 2, left = std::max(0, kRisen - tick_);
      const int under = logo.from.h * left * left / (kRisen * kRisen);
      list.push_clip({kTube.x + 3, 0, kTube.w - 6, kWater});
      list.sprite(logo, x, kWater - logo.from.h + under);
      list.pop_clip();
      static constexpr std::array<std::string_view, 4> kReflections = {"title/reflection_0", "title/reflection_1",
                                                                       "title/reflection_2", "title/reflection_3"};
      if (under == 0) {
        list.push_clip({kTube.x + 3, kWater, kTube.w - 6, 24});
        list.sprite(stage::sprite(look.sheets, "title", kReflections[static_cast<std::size_t>(tick_ / 15 % 4)]), x,
                    kWater);
        list.pop_clip();
      }
    } else {
      list.text(look.head, {120, kWater - 48, 400, 32}, "DEEP SIX", stage::amber, Align::centre, 2);
    }
    // The waterline, its foam the widest where the letters break it.
    list.fill({kLeft, kWater, stage::kWidth - 2 * kLeft, 1}, stage::bright_sea);
    for (int x = kLeft + 2; x < stage::kWidth - kLeft - 10; x += 12)
      list.fill({x + (tick_ / 6 + x / 12) % 3, kWater - 1, x > 110 && x < 520 ? 8 : 4, 1},
                x > 110 && x < 520 ? stage::foam : stage::sea);
  }

  void draw_report(DrawList& list) const {
    const ui::Look& look = cabinet_.look();
    const int told = tick_ < kFirstLine ? 0 : (tick_ - kFirstLine) / kLinePitch + 1;
    const int count = std::min(told, static_cast<int>(report_.size()));
    for (int i = 0; i < count; ++i) {
      const Line& line = report_[static_cast<std::size_t>(i)];
      const int y = kReport + i * kReportPitch;
      if (line.value.empty()) {
        list.text(look.text, {kLeft, y, 312, 8}, shortened(line.name, 39), stage::amber);
        continue;
      }
      list.text(look.text, {kLeft, y, 64, 8}, line.name, stage::leaf);
      list.text(look.text, {kLeft + 72, y, 240, 8}, shortened(line.value, 30), stage::lime);
    }
    const int row = std::min(count, static_cast<int>(report_.size()) - 1);
    if (tick_ / 12 % 2 == 0 && count < static_cast<int>(report_.size()))
      list.fill({kLeft, kReport + row * kReportPitch, 8, 8}, stage::lime);
  }

  // Each cell is a kilobyte of the screen's own memory.
  void draw_memory(DrawList& list) const {
    const ui::Look& look = cabinet_.look();
    const int counted = std::clamp(kKilobytes * (tick_ - kCounts) / (kCounted - kCounts), 0, kKilobytes);
    list.text(look.table, {kMemory.x, kMemory.y - 12, 130, 8}, tr("SCREEN MEMORY"), stage::leaf);
    list.text(look.text, {kMemory.x + 130, kMemory.y - 12, kMemory.w - 131, 8}, tr("{} K", counted),
              counted < kKilobytes ? stage::paper : stage::lime, Align::right);
    for (int row = 0; row < kDown; ++row) {
      for (int x = 0; x < kAcross; ++x) {
        const int cell = row * kAcross + x;
        const bool now = cell == counted - 1 && counted < kKilobytes;
        list.fill({kMemory.x + x * 10, kMemory.y + row * 6, 9, 5}, now ? stage::paper
                                                                   : cell < counted
                                                                       ? cell % 16 < 8 ? stage::leaf : stage::green
                                                                       : stage::slate);
      }
    }
  }

  // Two drives, for what this cabinet keeps; each works while its line of the report comes.
  void draw_drives(DrawList& list) const {
    const ui::Look& look = cabinet_.look();
    for (int i = 0; i < 2; ++i) {
      const Rect drive{kMemory.x + i * 128, kDrives, 121, 17};
      const int from = kFirstLine + (5 + i) * kLinePitch;
      const bool asked = tick_ >= from, works = asked && tick_ < from + 12;
      list.fill(drive, stage::slate);
      list.frame(drive, stage::grey);
      list.fill({drive.x + 42, drive.y + 7, 60, 3}, stage::ink);
      list.fill({drive.x + 66, drive.y + 5, 12, 7}, stage::ink);
      list.fill({drive.x + 108, drive.y + 6, 6, 5}, works ? stage::orange : asked ? stage::leaf : stage::ink);
      list.text(look.table, {drive.x + 6, drive.y + 5, 34, 8}, drives_[static_cast<std::size_t>(i)], stage::paper);
    }
  }

  // A screen of the size and at the place that the title gives it: dark glass, a line of phosphor, the picture.
  void draw_game(DrawList& list, std::size_t i) const {
    const ui::Look& look = cabinet_.look();
    const int count = static_cast<int>(titles_.size());
    const int width = count > 4 ? (608 - 8 * (count - 1)) / count : 146;
    const int left = (stage::kWidth - (count * width + std::max(0, count - 1) * 8)) / 2;
    const Rect r{left + static_cast<int>(i) * (width + 8), 212, width, 104};
    const Rect glass{r.x + 3, r.y + 3, r.w - 6, kVignetteHeight};
    const int at = tick_ - kFirstGame - static_cast<int>(i) * std::min(kGamePitch, kGamePitch * 4 / count);
    const bool on = at >= kWakes;
    list.fill(r, stage::midnight);
    list.frame(r, on ? stage::sea : stage::grey);
    list.fill(glass, stage::ink);
    if (at < 0) {
      list.fill({glass.x + 8, glass.y + 6, 18, 1}, stage::grey);  // a window mirrored in it
      list.fill({glass.x + 8, glass.y + 6, 1, 8}, stage::grey);
    } else if (!on) {
      const int half = std::max(1, glass.h / 2 * at / kWakes);
      const Rect open{glass.x, glass.y + glass.h / 2 - half, glass.w, 2 * half};
      list.push_clip(open);
      draw_vignette(list, look, cabinet_.games()[i], glass, 0);
      list.pop_clip();
      list.fill({open.x, open.y, open.w, 1}, stage::foam);
      list.fill({open.x, open.y + open.h - 1, open.w, 1}, stage::foam);
    } else {
      draw_vignette(list, look, cabinet_.games()[i], glass, tick_ / 15);
    }
    list.fill({r.x + 1, r.y + 75, r.w - 2, 28}, on ? stage::navy : stage::ink);
    list.fill({r.x + 1, r.y + 75, r.w - 2, 1}, on ? stage::sea : stage::slate);
    std::vector<std::string> lines;
    wrap(titles_[i], static_cast<std::size_t>((r.w - 6) / 8), lines);
    if (lines.size() > 2) lines.resize(2);
    for (std::size_t k = 0; k < lines.size(); ++k)
      list.text(look.text, {r.x + 3, r.y + (lines.size() == 2 ? 79 : 85) + static_cast<int>(k) * 11, r.w - 6, 8},
                lines[k], on ? stage::paper : stage::light_grey, Align::centre);
  }

  // Six fathoms, a lamp each; with the last one the cabinet is ready.
  void draw_fathoms(DrawList& list) const {
    const ui::Look& look = cabinet_.look();
    const int lit = std::clamp((tick_ - kWide) * 6 / (kReady - kWide), 0, 6);
    list.text(look.table, {kLeft, 325, 60, 8}, tr("FATHOMS"), stage::leaf);
    for (int i = 0; i < 6; ++i) {
      const Rect lamp{kLeft + 52 + i * 34, 323, 30, 11};
      list.fill(lamp, i < lit ? i < 2 ? stage::shallows : i < 4 ? stage::bright_sea : stage::sea : stage::ink);
      list.frame(lamp, i < lit ? stage::foam : stage::grey);
    }
    list.text(look.text, {348, 325, 272, 8}, tick_ < kReady ? tr("STAND BY") : tr("STEAM UP"),
              tick_ < kReady ? stage::light_grey : stage::yellow, Align::right);
  }

  static const stage::Theme* shown_theme(Cabinet& cabinet) {
    for (const stage::Theme& theme : cabinet.look().themes)
      if (theme.id == cabinet.settings().theme()) return &theme;
    return nullptr;
  }
  static std::string theme_of(Cabinet& cabinet) {
    const stage::Theme* theme = shown_theme(cabinet);
    return theme == nullptr ? std::string() : theme->name;
  }
  static std::size_t colours_of(Cabinet& cabinet) {
    const stage::Theme* theme = shown_theme(cabinet);
    return distinct_colours(theme == nullptr ? stage::default_theme() : *theme).size();
  }
  void go_on() {
    if (gone_) return;
    gone_ = true;
    stack().replace(title_screen(cabinet_));
  }

  Cabinet& cabinet_;
  std::vector<Line> report_;
  std::vector<std::string> titles_;
  std::array<std::string, 2> drives_;
  int tick_ = 0;
  bool gone_ = false;
};

}  // namespace

std::unique_ptr<ui::Screen> first_screen(Cabinet& cabinet) {
  if (cabinet.kiosk()) return demo_screen(cabinet);
  return std::make_unique<StartUp>(cabinet);
}

}  // namespace d6::app
