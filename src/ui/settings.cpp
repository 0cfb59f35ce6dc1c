// The one table of settings, and keys.
#include "ui/settings.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "base/text.h"

namespace d6::ui {

namespace {

constexpr std::array<std::string_view, 2> kOnOff = {"off", "on"};
constexpr std::array<std::string_view, 4> kSpeeds = {"off", "fast", "normal", "slow"};

constexpr std::array<Setting, kSettings> kTable = {{
    {SettingId::theme, "theme", "Theme", "Other colours for every screen; the sample shows them.", SettingKind::theme, {}, 0, 0, 0, 0},
    {SettingId::fullscreen, "fullscreen", "Full screen", "Fills the display the window is on.", SettingKind::toggle,
     kOnOff, 0, 1, 1, 0},
    {SettingId::crt, "crt", "CRT look", "Scan lines and a soft vignette.", SettingKind::toggle, kOnOff, 0, 1, 1, 0},
    {SettingId::speed, "speed", "Animation", "How fast cards fly and counters move; off shows results at once.",
     SettingKind::choice, kSpeeds, 0, 3, 1, 2},
    {SettingId::ambient, "ambient", "Moving sea", "The sea moves and clouds drift.", SettingKind::toggle, kOnOff, 0,
     1, 1, 1},
    {SettingId::shake, "shake", "Shake and flash", "Hits shake the screen and flash; never more than three times a second.", SettingKind::toggle, kOnOff, 0,
     1, 1, 1},
    {SettingId::large_text, "large_text", "Large text", "Reports, hands and help twice as large.", SettingKind::toggle,
     kOnOff, 0, 1, 1, 0},
    {SettingId::music, "music", "Music", "How loud the music is.", SettingKind::range, {}, 0, 100, 10, 70},
    {SettingId::effects, "effects", "Effects", "How loud the effects are.", SettingKind::range, {}, 0, 100, 10, 80},
    {SettingId::mute, "mute", "Mute", "Silence.", SettingKind::toggle, kOnOff, 0, 1, 1, 0},
    {SettingId::mute_unfocused, "mute_unfocused", "Mute when away", "Silent while another window has the focus.",
     SettingKind::toggle, kOnOff, 0, 1, 1, 1},
    {SettingId::confirm_swapped, "confirm_swapped", "Swap A and B", "Confirm and back change places on gamepads.",
     SettingKind::toggle, kOnOff, 0, 1, 1, 0},
    {SettingId::own_tables, "own_tables", "Game tables", "Each game's own table; off plays by words alone.",
     SettingKind::toggle, kOnOff, 0, 1, 1, 1},
    {SettingId::lessons, "lessons", "Lessons", "In a first game a line says what matters now; on begins them anew.",
     SettingKind::toggle, kOnOff, 0, 1, 1, 1},
}};

// The six directions join with the first screen that has a map: a key that does nothing is not offered.
constexpr std::array<Bindable, 15> kBindable = {{
    {Intent::up, "up", "Up"},
    {Intent::down, "down", "Down"},
    {Intent::left, "left", "Left"},
    {Intent::right, "right", "Right"},
    {Intent::confirm, "confirm", "Confirm"},
    {Intent::back, "back", "Back"},
    {Intent::second, "second", "Second action"},
    {Intent::third, "third", "Inspect"},
    {Intent::previous, "previous", "Previous"},
    {Intent::next, "next", "Next"},
    {Intent::menu, "menu", "Menu"},
    {Intent::view, "view", "Other view"},
    {Intent::help, "help", "Help"},
    {Intent::mute, "mute", "Mute"},
    {Intent::screenshot, "screenshot", "Screenshot"},
}};

}  // namespace

std::span<const Setting> setting_table() { return kTable; }

Settings::Settings() : theme_("cabinet") {
  for (const Setting& s : kTable) values_[static_cast<std::size_t>(s.id)] = s.standard;
}

void Settings::set(SettingId id, int value) {
  assert(value >= setting(id).low && value <= setting(id).high);
  values_[static_cast<std::size_t>(id)] = value;
}

std::string Settings::word(SettingId id) const {
  const Setting& s = setting(id);
  switch (s.kind) {
    case SettingKind::theme: return theme_;
    case SettingKind::toggle:
    case SettingKind::choice: return std::string(s.words[static_cast<std::size_t>(get(id))]);
    case SettingKind::range: return std::to_string(get(id));
  }
  return {};
}

std::optional<std::string> Settings::read(std::string_view key, std::string_view word) {
  const auto found = std::find_if(kTable.begin(), kTable.end(), [key](const Setting& s) { return s.key == key; });
  if (found == kTable.end()) return tr("\"{}\" is no setting.", key);
  switch (found->kind) {
    case SettingKind::theme: theme_ = word; return std::nullopt;
    case SettingKind::toggle:
    case SettingKind::choice: {
      const auto at = std::find(found->words.begin(), found->words.end(), word);
      if (at == found->words.end()) {
        return tr("{} is \"{}\"; it may be {}.", key, word, fmt::join(found->words.begin(), found->words.end(), ", "));
      }
      set(found->id, static_cast<int>(at - found->words.begin()));
      return std::nullopt;
    }
    case SettingKind::range: {
      int value = 0;
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
      if (error != std::errc() || end != word.data() + word.size() || value < found->low || value > found->high) {
        return tr("{} is \"{}\"; it may be {} to {}.", key, word, found->low, found->high);
      }
      set(found->id, value);
      return std::nullopt;
    }
  }
  return std::nullopt;
}

void apply(const Settings& settings, Look& look) {
  look.speed = static_cast<stage::Speed>(settings.get(SettingId::speed));
  look.ambient = settings.on(SettingId::ambient);
  look.shake = settings.on(SettingId::shake);
  look.large_text = settings.on(SettingId::large_text);
  look.confirm_swapped = settings.on(SettingId::confirm_swapped);
}

std::span<const Bindable> bindable() { return kBindable; }

std::optional<Intent> conflict(const Bindings& bindings, Intent intent, int key) {
  for (const Binding& b : bindings) {
    if (b.key == key && b.intent != intent) return b.intent;
  }
  return std::nullopt;
}

void bind(Bindings& bindings, Intent intent, int key) {
  std::erase_if(bindings, [&](const Binding& b) { return b.intent == intent || b.key == key; });
  bindings.push_back({intent, key});
}

}  // namespace d6::ui
