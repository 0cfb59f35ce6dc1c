// Keyboard to intents (behaviours 10, 16-19): directions and commands of the cabinet by the key's position, letters of the
// games by what is printed on the key, or by position where the layout has no Latin letters. Which keys do what is a table
// that can be rebound. No SDL in this header; scancodes are SDL's (USB usage numbers), signs its keycodes (Unicode).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "platform/held.h"
#include "ui/intent.h"

namespace d6::platform {

// What the screen in front needs of the keyboard; the loop asks it and passes it on.
enum class KeyMode : std::uint8_t {
  plain,  // menus and tables: letters and digits are Intent::letter
  hexes,  // a map: 1-6 and the block Q W E A S D are the six directions, `sign` still holds the key's letter
  name    // a name field: keys write (Intent::text, erase); the window's text input is on
};

// One key going down or up, as the system tells it.
struct Key {
  int scancode = 0;
  int sign = 0;
  bool down = true;
  bool repeat = false;  // made by the system; ours are made here, so these are ignored
  bool shift = false, ctrl = false, alt = false, gui = false;
};

// A row of the table: what it is, its name in files, its keys as delivered.
struct Action {
  ui::Intent intent;
  std::string_view name;
  bool hexes_only;  // counts in KeyMode::hexes alone, so its keys may be letters besides
  std::array<int, 4> standard;
};
const std::vector<Action>& actions();

// Up to four keys an action. The standard keys of `menu` and `back` cannot be taken away: the menu can always be reached.
class Bindings {
 public:
  Bindings() { reset(); }
  void reset();

  // What the key does, none if nothing.
  ui::Intent find(int scancode, KeyMode mode) const;
  // The action that has this key already and would lose it; nullopt if the key is free (or is its own).
  std::optional<ui::Intent> conflict(ui::Intent intent, int scancode) const;
  bool fixed(int scancode) const;  // belongs to menu or back for good
  // Gives the key to the action and takes it from any other. False: the key is fixed, or the action has no room or row.
  bool bind(ui::Intent intent, int scancode);
  bool unbind(ui::Intent intent, int scancode);
  std::vector<int> keys(ui::Intent intent) const;

  // "up" -> "Up, Keypad 8": for the settings file. A wrong name is told by false and changes nothing.
  std::string text(ui::Intent intent) const;
  bool parse(ui::Intent intent, std::string_view text);

  friend bool operator==(const Bindings&, const Bindings&) = default;

 private:
  std::vector<std::array<int, 4>> keys_;  // by row of actions(); 0 is none
};

// What is printed on a key in the layout in use ("Z" where a French keyboard has it), for labels and prompts.
std::string key_label(int scancode);
int scancode_of_name(std::string_view name);  // 0 if there is none

// The keyboard's state. Confirm and the rest come once a press, directions repeat.
class Keyboard {
 public:
  Bindings& bindings() { return bindings_; }
  void mode(KeyMode mode);
  KeyMode mode() const { return mode_; }

  void key(const Key& key, Millis now, std::vector<ui::Input>& out);
  void text(std::string_view utf8, std::vector<ui::Input>& out);  // only heard in KeyMode::name
  void tick(Millis now, std::vector<ui::Input>& out);
  void let_go();      // focus lost: everything counts as released
  void rest() { held_.let_go(); }  // another screen is in front: what is held does nothing until pressed again
  std::optional<Millis> due() const { return held_.due(); }

 private:
  Bindings bindings_;
  KeyMode mode_ = KeyMode::plain;
  Held held_;
  std::set<int> down_;
};

// The letter of a key for letter commands: upper case Latin or a digit, 0 if it has none.
char32_t letter_of(int scancode, int sign);
bool is_modifier(int scancode);

}  // namespace d6::platform
