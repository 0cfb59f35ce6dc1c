// The cabinet's settings, declared once: menu, file, command line and manual follow from the table (design.md "Words
// and access"). Values are whole numbers; the file holds words.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "stage/theme.h"
#include "ui/look.h"

namespace d6::ui {

enum class SettingId : std::uint8_t {
  theme,
  fullscreen,
  crt,
  speed,
  ambient,
  shake,
  large_text,
  music,
  effects,
  mute,
  mute_unfocused,
  confirm_swapped,
  own_tables,
  lessons
};
inline constexpr std::size_t kSettings = static_cast<std::size_t>(SettingId::lessons) + 1;

enum class SettingKind : std::uint8_t { theme, toggle, choice, range };

struct Setting {
  SettingId id;
  std::string_view key;    // in the file and on the command line
  std::string_view label;  // in the menu, at most 20 characters
  std::string_view help;   // one sentence
  SettingKind kind;
  std::span<const std::string_view> words;  // of a choice, by value
  int low, high, step;                      // of a range, per cent
  int standard;
};

// In the order of the menu and of SettingId.
std::span<const Setting> setting_table();
inline const Setting& setting(SettingId id) { return setting_table()[static_cast<std::size_t>(id)]; }

class Settings {
 public:
  Settings();  // the defaults
  int get(SettingId id) const { return values_[static_cast<std::size_t>(id)]; }
  bool on(SettingId id) const { return get(id) != 0; }
  void set(SettingId id, int value);                   // requires a value in range
  const std::string& theme() const { return theme_; }  // the theme's id; the platform falls back to the first theme
  void set_theme(std::string id) { theme_ = std::move(id); }

  // The word of a value in the file, and back. read() answers with a sentence (what was found, what is allowed) or
  // nothing.
  std::string word(SettingId id) const;
  std::optional<std::string> read(std::string_view key, std::string_view word);

  friend bool operator==(const Settings&, const Settings&) = default;

 private:
  std::array<int, kSettings> values_{};
  std::string theme_;
};

// The settings that change looks, into a Look.
void apply(const Settings& settings, Look& look);

// Keys by intent. A key is the platform's scancode; its meaning and name stay there. Esc is always back and F10 always
// the menu, whatever is bound, so that the menu can always be reached (behaviour 19).
struct Binding {
  Intent intent;
  int key;
  friend bool operator==(const Binding&, const Binding&) = default;
};
using Bindings = std::vector<Binding>;

struct Bindable {
  Intent intent;
  std::string_view key;    // in the file: "confirm"
  std::string_view label;  // in the menu
};
std::span<const Bindable> bindable();

// Who has this key already, other than `intent` itself.
std::optional<Intent> conflict(const Bindings& bindings, Intent intent, int key);
// Binds `key` to `intent` in place of what that intent had; whoever had the key loses it.
void bind(Bindings& bindings, Intent intent, int key);

}  // namespace d6::ui
