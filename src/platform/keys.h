// Keyboard to intents (behaviours 10, 16-19): directions and commands of the cabinet by the key's position, letters of
// the games by what is printed on the key, or by position where the layout has no Latin letters. Which keys do what is
// a table that can be rebound. No SDL in this header; scancodes are SDL's (USB usage numbers), signs its keycodes
// (Unicode).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
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
  hexes,  // a map: 1-6 and the block Q W E A S D are the six directions, `sign` still holds the key's letter. No screen has
          // one yet; with the first the six join ui::bindable().
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

// A row of the table: what it does, its name in files, the key that can be rebound, and further keys that always do the
// same unless they are bound to something else.
struct Action {
  ui::Intent intent;
  std::string_view name;
  bool hexes_only;  // counts in KeyMode::hexes alone, so its keys may be letters besides
  int key;
  std::array<int, 3> also;
};
std::span<const Action> actions();

// The rebindable keys, in the order of actions().
using KeyTable = std::vector<std::pair<ui::Intent, int>>;
KeyTable standard_keys();
// What a key does, none if nothing. Esc is always back and F10 always the menu (behaviour 19); then the table; then the
// further keys.
ui::Intent find_key(const KeyTable& table, int scancode, KeyMode mode);

// What is printed on a key in the layout in use ("Z" where a French keyboard has it), for labels and prompts.
std::string key_label(int scancode);
std::string key_file_name(int scancode);      // in files: the same on every layout
int scancode_of_name(std::string_view name);  // 0 if there is none

// The keyboard's state. Confirm and the rest come once a press, directions repeat.
class Keyboard {
 public:
  void keys(KeyTable table);
  const KeyTable& keys() const { return keys_; }
  void mode(KeyMode mode);
  KeyMode mode() const { return mode_; }
  // The next key goes out as it is: Intent::none with its scancode in `sign` (a screen that rebinds).
  void raw(bool on) { raw_ = on; }

  void key(const Key& key, Millis now, std::vector<ui::Input>& out);
  void text(std::string_view utf8, std::vector<ui::Input>& out);  // only heard in KeyMode::name
  void tick(Millis now, std::vector<ui::Input>& out);
  void let_go();                   // focus lost: everything counts as released
  void rest() { held_.let_go(); }  // another screen is in front: what is held does nothing until pressed again
  std::optional<Millis> due() const { return held_.due(); }

 private:
  KeyTable keys_ = standard_keys();
  KeyMode mode_ = KeyMode::plain;
  bool raw_ = false;
  Held held_;
  std::set<int> down_;
};

// The letter of a key for letter commands: upper case Latin or a digit, 0 if it has none.
char32_t letter_of(int scancode, int sign);
bool is_modifier(int scancode);

}  // namespace d6::platform
