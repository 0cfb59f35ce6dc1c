// Options of the cabinet, from the one table; what is changed holds at once. Keys have their own page (behaviour 19).
#include <algorithm>
#include <array>
#include <variant>
#include <vector>

#include "app/screens/colours.h"
#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice.h"
#include "ui/widgets/list.h"

namespace d6::app {

namespace {

using stage::Rect;
using ui::Intent;

constexpr int kPitch = 25;

class SettingsPage final : public ui::Page {
 public:
  explicit SettingsPage(Cabinet& cabinet) : Page(cabinet.look()), cabinet_(cabinet) {
    build();
    count_colours();
    heard();
  }
  ~SettingsPage() override { (void)keep(); }
  std::string name() const override { return "settings"; }
  // What was changed is written after a pause, and whenever the page goes: a slider that is held would write a dozen
  // times a second.
  int next_wake() const override { return to_keep_; }
  void step() override { slept(1); }
  void slept(int steps) override {
    if (to_keep_ < 0) return;
    to_keep_ = std::max(0, to_keep_ - steps);
    if (to_keep_ > 0) return;
    if (const std::optional<std::string> fault = keep()) tell(*fault);
  }
  std::unique_ptr<ui::Screen> leaving() override {
    (void)keep();
    return nullptr;
  }
  void settings_changed() override {
    const ui::Settings& settings = cabinet_.settings();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (auto* choice = std::get_if<ui::Choice*>(&rows_[i])) {
        const auto id = static_cast<ui::SettingId>(i);
        (*choice)->value(id == ui::SettingId::theme ? theme_place() : static_cast<std::size_t>(settings.get(id)));
      } else {
        std::get<ui::Slider*>(rows_[i])->value(settings.get(static_cast<ui::SettingId>(i)));
      }
    }
  }

 protected:
  void on_back() override {
    const std::optional<std::string> fault = keep();
    stack().pop();
    if (fault) tell(*fault);
  }
  void heard() override {
    ui::Hints can = {{Intent::up, {}}, {Intent::down, tr("row")}};
    if (group().focused().value_or(0) < ui::setting_table().size()) {
      can.push_back({Intent::left, {}});
      can.push_back({Intent::right, tr("change")});
    } else {
      can.push_back({Intent::confirm, tr("choose")});
    }
    can.push_back({Intent::back, tr("done")});
    hints(std::move(can));
  }
  void draw_ground(stage::DrawList& list) const override {
    ui::paint_ground(list);
    paint_head(list, look(), tr("OPTIONS"));
    const auto head = [&](int x, int y, const std::string& words) {
      list.text(look().text, {x, y, 296, 8}, words, stage::amber);
      list.fill({x, y + 11, 304, 1}, stage::sea);
    };
    head(8, 44, tr("PICTURE"));
    head(328, 44, tr("SOUND"));
    if (look().no_sound)
      list.text(look().table, {400, 44, 232, 8}, tr("none on this machine"), stage::light_grey, stage::Align::right);
    head(328, 44 + 5 * kPitch, tr("PLAY"));
    // The theme's own colours, with a line in it.
    const Rect sample{8, 236, 304, 40};
    list.fill(sample, stage::ink);
    const auto games = cabinet_.games();
    for (std::size_t i = 0; i < games.size() && i < 2; ++i)
      draw_vignette(list, look(), games[i], {sample.x + 2 + static_cast<int>(i) * 72, sample.y + 2, 71, 36}, 0);
    draw_colours(list, {sample.x + 152, sample.y + 5, 144, 18});
    list.text(look().table, {sample.x + 152, sample.y + 28, 145, 8}, tr("its {} colours", colours_.size()),
              stage::shallows, stage::Align::right);
    list.frame(sample, stage::sea);
    list.fill({8, 284, 624, 20}, stage::ink);
    list.fill({8, 284, 2, 20}, stage::amber);
    list.text(look().table, {16, 290, 612, 8}, shortened(says(), 102), stage::silver);
  }

 private:
  // Each colour of the theme once, in two rows where they are many.
  void draw_colours(stage::DrawList& list, Rect r) const {
    const int count = static_cast<int>(colours_.size()), rows = count > 16 ? 2 : 1;
    const int across = std::max(1, (count + rows - 1) / rows);
    for (int i = 0; i < count; ++i) {
      const int from = r.w * (i % across) / across, to = r.w * (i % across + 1) / across;
      list.fill({r.x + from, r.y + i / across * r.h / rows, to - from, r.h / rows},
                colours_[static_cast<std::size_t>(i)]);
    }
    list.frame({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, stage::sea);
  }

  void build() {
    const ui::Settings& settings = cabinet_.settings();
    rows_.clear();
    // By what they are for: picture at the left, sound and play at the right.
    int left = 60, sound = 60, play = 60 + 5 * kPitch;  // beside a row of the picture's
    for (const ui::Setting& s : ui::setting_table()) {
      const bool of_picture = s.id < ui::SettingId::music;
      const bool of_sound = !of_picture && s.id < ui::SettingId::confirm_swapped;
      int& y = of_picture ? left : of_sound ? sound : play;
      const Rect place{of_picture ? 8 : 328, y, 304, 20};
      y += kPitch;
      const std::string label(s.label), help(s.help);
      switch (s.kind) {
        case ui::SettingKind::theme: {
          std::vector<std::string> names;
          for (const stage::Theme& theme : look().themes) names.push_back(theme.name);
          rows_.emplace_back(&add<ui::Choice>(place, label, help, names, theme_place(), [this](std::size_t i) {
            cabinet_.settings().set_theme(look().themes[i].id);
            changed();
          }));
          break;
        }
        case ui::SettingKind::toggle:
        case ui::SettingKind::choice: {
          std::vector<std::string> words(s.words.begin(), s.words.end());
          rows_.emplace_back(&add<ui::Choice>(place, label, help, words, static_cast<std::size_t>(settings.get(s.id)),
                                              [this, id = s.id](std::size_t i) {
                                                cabinet_.settings().set(id, static_cast<int>(i));
                                                if (id == ui::SettingId::lessons && i == 1) teach_anew();
                                                changed();
                                              }));
          break;
        }
        case ui::SettingKind::range: {
          ui::Slider& slider = add<ui::Slider>(place, label, help, s.low, s.high, s.step, settings.get(s.id),
                                               [this, id = s.id](int value) {
                                                 cabinet_.settings().set(id, value);
                                                 changed();
                                               });
          slider.quiet(look().no_sound);
          rows_.emplace_back(&slider);
          break;
        }
      }
    }
    add<ui::Button>(
        Rect{128, 312, 120, 20}, tr("Keys"), tr("which key does what"), [this] { stack().push(keys_screen(cabinet_)); },
        U'K');
    add<ui::Button>(
        Rect{260, 312, 120, 20}, tr("Reset"), tr("everything as it was at first"),
        [this] {
          cabinet_.settings() = ui::Settings();
          changed();
          settings_changed();
        },
        U'R');
    add<ui::Button>(
        Rect{392, 312, 120, 20}, tr("Done"), tr("back"), [this] { on_back(); }, U'D');
  }

  std::size_t theme_place() const {
    const auto& themes = look().themes;
    const auto found = std::find_if(themes.begin(), themes.end(), [this](const stage::Theme& theme) {
      return theme.id == cabinet_.settings().theme();
    });
    return found == themes.end() ? 0 : static_cast<std::size_t>(found - themes.begin());
  }

  void count_colours() {
    const auto& themes = look().themes;
    colours_ = distinct_colours(themes.empty() ? stage::default_theme() : themes[theme_place()]);
  }

  void teach_anew() {
    cabinet_.scores().taught.clear();
    if (const std::optional<std::string> fault = cabinet_.scores_changed())
      stack().push(ui::message(look(), tr("Lessons not kept"), *fault));
  }

  void changed() {
    ui::apply(cabinet_.settings(), look());
    cabinet_.changed();
    count_colours();
    to_keep_ = kPause;
    stack().touch();
  }

  std::optional<std::string> keep() {
    if (to_keep_ < 0) return std::nullopt;
    to_keep_ = -1;
    return cabinet_.keep_settings();
  }
  void tell(const std::string& fault) { stack().push(ui::message(look(), tr("Options not kept"), fault)); }

  static constexpr int kPause = 60;  // steps: a second

  Cabinet& cabinet_;
  std::vector<std::variant<ui::Choice*, ui::Slider*>> rows_;  // by SettingId
  std::vector<std::uint8_t> colours_;                         // of the theme that is shown
  int to_keep_ = -1;                                          // steps until what was changed is written; -1: nothing is
};

class KeysPage final : public ui::Page {
 public:
  explicit KeysPage(Cabinet& cabinet) : Page(cabinet.look()), cabinet_(cabinet) {
    ui::ListStyle style;
    style.row_height = 14;  // two of them and the sentence are less than a tenth of the picture
    list_ = &add<ui::List>(
        Rect{60, 62, 520, 228}, std::vector<ui::Column>{{tr("DOES"), 16}, {tr("KEY"), 20}, {tr("GAMEPAD"), 24}},
        [this](std::size_t i) { waiting_ = ui::bindable()[i].intent; }, style);
    add<ui::Button>(
        Rect{176, 324, 136, 16}, tr("Reset"), tr("all keys as they were at first"),
        [this] {
          cabinet_.bindings() = cabinet_.default_bindings();
          kept();
        },
        U'R');
    add<ui::Button>(
        Rect{328, 324, 136, 16}, tr("Done"), tr("back"), [this] { stack().pop(); }, U'D');
    fill();
    group().refresh();
    group().focus(0);
    hints({{Intent::up, {}}, {Intent::down, tr("row")}, {Intent::confirm, tr("new key")}, {Intent::back, tr("done")}});
  }
  std::string name() const override { return "keys"; }
  bool wants_key() const override { return waiting_.has_value(); }

  void on(const ui::Input& input) override {
    if (!waiting_) {
      Page::on(input);
      return;
    }
    // The next key, whatever it means elsewhere, is the one. Esc and F10 are fixed and arrive as what they are.
    if (input.intent == Intent::none && input.sign != 0) {
      take(*waiting_, static_cast<int>(input.sign));
    } else if (input.intent == Intent::back || input.intent == Intent::menu || input.device != ui::Device::keyboard) {
      if (input.intent == Intent::pointer || input.intent == Intent::release) return;
      waiting_.reset();
    }
  }

  std::string says() const override {
    if (waiting_) return tr("Press the key for {}. Esc leaves it as it is.", label(*waiting_));
    if (group().focused() != std::optional<std::size_t>(0)) return Page::says();
    const ui::Row& row = list_->rows()[list_->chosen()];
    return tr("Press {}, then the new key for \"{}\" (now: {}).", ui::key_word(look(), Intent::confirm), row.cells[0],
              row.cells[1]);
  }

 protected:
  void draw_ground(stage::DrawList& list) const override {
    ui::paint_ground(list);
    paint_head(list, look(), tr("KEYS"));
    list.text(look().table, {80, 46, 480, 8}, shortened(says(), 80), waiting_ ? stage::yellow : stage::silver,
              stage::Align::centre);
  }

 private:
  static std::string label(Intent intent) {
    for (const ui::Bindable& b : ui::bindable()) {
      if (b.intent == intent) return std::string(b.label);
    }
    return {};
  }

  // Where it is on a gamepad, by place.
  std::string pad_words(Intent intent) const {
    // The sign on the cap, by the kind of pad: lower, right, left, upper.
    const auto cap = [this](std::size_t place) -> std::string_view {
      static constexpr std::array<std::string_view, 4> kXbox = {"A", "B", "X", "Y"};
      static constexpr std::array<std::string_view, 4> kPlayStation = {"cross", "circle", "square", "triangle"};
      static constexpr std::array<std::string_view, 4> kNintendo = {"B", "A", "Y", "X"};
      switch (look().pad) {
        case ui::PadKind::playstation: return kPlayStation[place];
        case ui::PadKind::nintendo: return kNintendo[place];
        case ui::PadKind::generic:
        case ui::PadKind::xbox: break;
      }
      return kXbox[place];
    };
    switch (intent) {
      case Intent::up: return tr("d-pad, stick up");
      case Intent::down: return tr("d-pad, stick down");
      case Intent::left: return tr("d-pad, stick left");
      case Intent::right: return tr("d-pad, stick right");
      case Intent::confirm:
        return look().confirm_swapped ? tr("{}, the right button", cap(1)) : tr("{}, the lower button", cap(0));
      case Intent::back:
        return look().confirm_swapped ? tr("{}, the lower button", cap(0)) : tr("{}, the right button", cap(1));
      case Intent::second: return tr("{}, the left button", cap(2));
      case Intent::third: return tr("{}, the upper button", cap(3));
      case Intent::previous: return tr("left shoulder");
      case Intent::next: return tr("right shoulder");
      case Intent::menu: return tr("start");
      case Intent::view: return tr("select");
      case Intent::none:
      case Intent::north:
      case Intent::northeast:
      case Intent::southeast:
      case Intent::south:
      case Intent::southwest:
      case Intent::northwest:
      case Intent::letter:
      case Intent::text:
      case Intent::erase:
      case Intent::help:
      case Intent::fullscreen:
      case Intent::mute:
      case Intent::screenshot:
      case Intent::pointer:
      case Intent::press:
      case Intent::release:
      case Intent::wheel_up:
      case Intent::wheel_down:
      case Intent::pad_lost:
      case Intent::pad_found:
      case Intent::focus_lost:
      case Intent::focus_gained:
      case Intent::quit: break;
    }
    return tr("-");
  }

  void fill() {
    std::vector<ui::Row> rows;
    for (const ui::Bindable& b : ui::bindable()) {
      std::string keys;
      for (const ui::Binding& binding : cabinet_.bindings()) {
        if (binding.intent != b.intent) continue;
        if (!keys.empty()) keys += ", ";
        keys += cabinet_.key_name(binding.key);
      }
      if (keys.empty()) keys = tr("none");
      rows.push_back({{std::string(b.label), keys, pad_words(b.intent)},
                      std::string(),
                      true,
                      b.intent == Intent::confirm || b.intent == Intent::help});
    }
    list_->rows(std::move(rows));
  }

  void take(Intent intent, int key) {
    waiting_.reset();
    const std::optional<Intent> owner = ui::conflict(cabinet_.bindings(), intent, key);
    if (!owner) {
      ui::bind(cabinet_.bindings(), intent, key);
      kept();
      return;
    }
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("That key is taken"),
        tr("{} is the key for {}. Take it for {}?", cabinet_.key_name(key), label(*owner), label(intent)),
        std::vector<ui::DialogButton>{{tr("Take it"),
                                       [this, intent, key] {
                                         ui::bind(cabinet_.bindings(), intent, key);
                                         kept();
                                       },
                                       U'T'},
                                      {tr("Leave it"), nullptr, U'L'}}));
  }

  void kept() {
    cabinet_.changed();
    if (const std::optional<std::string> fault = cabinet_.keep_settings())
      stack().push(ui::message(look(), tr("Keys not kept"), *fault));
    fill();
    stack().touch();
  }

  Cabinet& cabinet_;
  ui::List* list_ = nullptr;
  std::optional<Intent> waiting_;
};

}  // namespace

std::unique_ptr<ui::Screen> settings_screen(Cabinet& cabinet) { return std::make_unique<SettingsPage>(cabinet); }
std::unique_ptr<ui::Screen> keys_screen(Cabinet& cabinet) { return std::make_unique<KeysPage>(cabinet); }

}  // namespace d6::app
