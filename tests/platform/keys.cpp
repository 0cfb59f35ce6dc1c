// Behaviours 10 and 16-19: the keyboard.
#include "platform/keys.h"

#include <SDL_keycode.h>
#include <SDL_scancode.h>
#include <doctest/doctest.h>

#include <string>

namespace d6::platform {
namespace {

using ui::Input;
using ui::Intent;

Key down(int scancode, int sign = 0) {
  Key key;
  key.scancode = scancode;
  key.sign = sign;
  return key;
}
Key up(int scancode, int sign = 0) {
  Key key = down(scancode, sign);
  key.down = false;
  return key;
}

std::vector<Input> pressed(Keyboard& keyboard, const Key& key, Millis now = 0) {
  std::vector<Input> out;
  keyboard.key(key, now, out);
  return out;
}
// The one intent that a press makes.
Intent intent(Keyboard& keyboard, int scancode, int sign = 0) {
  const auto out = pressed(keyboard, down(scancode, sign));
  pressed(keyboard, up(scancode, sign));
  REQUIRE(out.size() == 1);
  return out[0].intent;
}

TEST_CASE("behaviour 10: Alt+Enter is fullscreen and its Enter goes nowhere else") {
  for (const KeyMode mode : {KeyMode::plain, KeyMode::hexes, KeyMode::name}) {
    Keyboard keyboard;
    keyboard.mode(mode);
    Key enter = down(SDL_SCANCODE_RETURN, SDLK_RETURN);
    enter.alt = true;
    const auto out = pressed(keyboard, enter);
    REQUIRE(out.size() == 1);
    CHECK(out[0].intent == Intent::fullscreen);
    // Alt is let go first, the held Enter repeats: still nothing.
    Key again = down(SDL_SCANCODE_RETURN, SDLK_RETURN);
    again.repeat = true;
    CHECK(pressed(keyboard, again).empty());
    CHECK(pressed(keyboard, up(SDL_SCANCODE_RETURN, SDLK_RETURN)).empty());
  }
}

TEST_CASE("behaviour 10: F11 is fullscreen in every mode") {
  for (const KeyMode mode : {KeyMode::plain, KeyMode::hexes, KeyMode::name}) {
    Keyboard keyboard;
    keyboard.mode(mode);
    CHECK(intent(keyboard, SDL_SCANCODE_F11, SDLK_F11) == Intent::fullscreen);
  }
}

TEST_CASE("behaviour 16: on a French layout the block Q W E A S D still moves in six directions") {
  Keyboard keyboard;
  keyboard.mode(KeyMode::hexes);
  // The key's place and what AZERTY prints on it.
  const struct {
    int scancode, sign;
    Intent intent;
    char32_t letter;
  } kBlock[] = {{SDL_SCANCODE_W, 'z', Intent::north, U'Z'},     {SDL_SCANCODE_E, 'e', Intent::northeast, U'E'},
                {SDL_SCANCODE_D, 'd', Intent::southeast, U'D'}, {SDL_SCANCODE_S, 's', Intent::south, U'S'},
                {SDL_SCANCODE_A, 'q', Intent::southwest, U'Q'}, {SDL_SCANCODE_Q, 'a', Intent::northwest, U'A'}};
  for (const auto& key : kBlock) {
    const auto out = pressed(keyboard, down(key.scancode, key.sign));
    REQUIRE(out.size() == 1);
    CHECK(out[0].intent == key.intent);
    CHECK(out[0].sign == key.letter);
    pressed(keyboard, up(key.scancode, key.sign));
  }
}

TEST_CASE("behaviour 16: the digits 1 to 6 move by position, where AZERTY has signs on them") {
  Keyboard keyboard;
  keyboard.mode(KeyMode::hexes);
  const Intent six[] = {Intent::north, Intent::northeast, Intent::southeast,
                        Intent::south, Intent::southwest, Intent::northwest};
  const int signs[] = {'&', 0xE9, '"', '\'', '(', '-'};
  for (int i = 0; i < 6; ++i) CHECK(intent(keyboard, SDL_SCANCODE_1 + i, signs[i]) == six[i]);
}

TEST_CASE("behaviour 16: letter commands follow what is printed on the keys, and the place on a Cyrillic layout") {
  CHECK(letter_of(SDL_SCANCODE_Q, 'a') == U'A');    // AZERTY
  CHECK(letter_of(SDL_SCANCODE_Y, 'z') == U'Z');    // QWERTZ
  CHECK(letter_of(SDL_SCANCODE_R, 0x43A) == U'R');  // Cyrillic ka
  CHECK(letter_of(SDL_SCANCODE_D, 0x3B4) == U'D');  // Greek delta
  CHECK(letter_of(SDL_SCANCODE_1, '&') == U'1');
  CHECK(letter_of(SDL_SCANCODE_0, 0xE0) == U'0');
  CHECK(letter_of(SDL_SCANCODE_SEMICOLON, 0xF1) == 0);  // a Latin layout's own letter is no command
  CHECK(letter_of(SDL_SCANCODE_LEFT, SDLK_LEFT) == 0);
  Keyboard keyboard;
  const auto out = pressed(keyboard, down(SDL_SCANCODE_R, 0x43A));
  REQUIRE(out.size() == 1);
  CHECK(out[0].intent == Intent::letter);
  CHECK(out[0].sign == U'R');
}

TEST_CASE("behaviour 16: outside of maps the block is letters") {
  Keyboard keyboard;
  CHECK(intent(keyboard, SDL_SCANCODE_W, 'w') == Intent::letter);
  CHECK(intent(keyboard, SDL_SCANCODE_1, '1') == Intent::letter);
}

TEST_CASE("behaviour 17: a held Enter confirms once") {
  Keyboard keyboard;
  CHECK(pressed(keyboard, down(SDL_SCANCODE_RETURN, SDLK_RETURN)).size() == 1);
  for (Millis now = 0; now < 3000; now += 30) {
    Key again = down(SDL_SCANCODE_RETURN, SDLK_RETURN);
    again.repeat = now % 60 == 0;  // some systems do not say that it is a repeat
    CHECK(pressed(keyboard, again, now).empty());
    std::vector<Input> out;
    keyboard.tick(now, out);
    CHECK(out.empty());
  }
  pressed(keyboard, up(SDL_SCANCODE_RETURN, SDLK_RETURN));
  CHECK(pressed(keyboard, down(SDL_SCANCODE_RETURN, SDLK_RETURN)).size() == 1);
}

TEST_CASE("behaviour 17: modifiers alone are not any key") {
  Keyboard keyboard;
  for (const int scancode :
       {SDL_SCANCODE_LSHIFT, SDL_SCANCODE_RSHIFT, SDL_SCANCODE_LCTRL, SDL_SCANCODE_RCTRL, SDL_SCANCODE_LALT,
        SDL_SCANCODE_RALT, SDL_SCANCODE_LGUI, SDL_SCANCODE_RGUI, SDL_SCANCODE_CAPSLOCK, SDL_SCANCODE_NUMLOCKCLEAR}) {
    CHECK(pressed(keyboard, down(scancode)).empty());
    CHECK(pressed(keyboard, up(scancode)).empty());
  }
}

TEST_CASE("behaviour 17: a key without a meaning is still a press, for what any key ends") {
  Keyboard keyboard;
  CHECK(intent(keyboard, SDL_SCANCODE_F5, SDLK_F5) == Intent::none);
}

TEST_CASE("behaviour 4: a held direction repeats after 400 ms and then every 80 ms, on the keyboard too") {
  Keyboard keyboard;
  CHECK(pressed(keyboard, down(SDL_SCANCODE_LEFT, SDLK_LEFT), 1000).size() == 1);
  std::vector<Input> out;
  keyboard.tick(1399, out);
  CHECK(out.empty());
  keyboard.tick(1400, out);
  REQUIRE(out.size() == 1);
  CHECK(out[0].intent == Intent::left);
  CHECK(out[0].repeat);
  keyboard.tick(1479, out);
  CHECK(out.size() == 1);
  keyboard.tick(1480, out);
  CHECK(out.size() == 2);
  keyboard.key(up(SDL_SCANCODE_LEFT, SDLK_LEFT), 1500, out);
  keyboard.tick(5000, out);
  CHECK(out.size() == 2);
}

TEST_CASE("behaviour 4: a held direction goes on repeating while the settings are changed by it") {
  Keyboard keyboard;
  pressed(keyboard, down(SDL_SCANCODE_LEFT, SDLK_LEFT), 0);
  keyboard.keys(standard_keys());  // what every change of a setting brings: the same table again
  std::vector<Input> out;
  keyboard.tick(480, out);
  CHECK(out.size() == 2);
  // Another table: what the key was held for may be another thing now.
  KeyTable other = standard_keys();
  other[0].second = SDL_SCANCODE_Z;
  keyboard.keys(other);
  keyboard.tick(2000, out);
  CHECK(out.size() == 2);
}

TEST_CASE("behaviour 8: what is held when another screen comes does not repeat there") {
  Keyboard keyboard;
  pressed(keyboard, down(SDL_SCANCODE_DOWN, SDLK_DOWN), 0);
  keyboard.rest();
  std::vector<Input> out;
  keyboard.tick(2000, out);
  CHECK(out.empty());
}

TEST_CASE("behaviour 15: when the focus is lost, held keys count as released") {
  Keyboard keyboard;
  pressed(keyboard, down(SDL_SCANCODE_DOWN, SDLK_DOWN), 0);
  keyboard.let_go();
  std::vector<Input> out;
  keyboard.tick(2000, out);
  CHECK(out.empty());
  // Its release went to another window; the next press is a press.
  CHECK(pressed(keyboard, down(SDL_SCANCODE_DOWN, SDLK_DOWN), 3000).size() == 1);
}

TEST_CASE("behaviour 18: in a name field keys write UTF-8, one character each; elsewhere text is not heard") {
  Keyboard keyboard;
  std::vector<Input> out;
  keyboard.text("Zoë", out);
  CHECK(out.empty());
  keyboard.mode(KeyMode::name);
  CHECK(pressed(keyboard, down(SDL_SCANCODE_Z, 'z')).empty());
  CHECK(pressed(keyboard, down(SDL_SCANCODE_SPACE, SDLK_SPACE)).empty());
  keyboard.text("Zoë", out);
  REQUIRE(out.size() == 3);
  CHECK(out[2].intent == Intent::text);
  CHECK(out[2].sign == U'\u00EB');
}

TEST_CASE("behaviour 18: in a name field Backspace erases and repeats, Enter confirms, Esc goes back") {
  Keyboard keyboard;
  keyboard.mode(KeyMode::name);
  std::vector<Input> out = pressed(keyboard, down(SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE), 0);
  REQUIRE(out.size() == 1);
  CHECK(out[0].intent == Intent::erase);
  keyboard.tick(400, out);
  CHECK(out.size() == 2);
  pressed(keyboard, up(SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE));
  CHECK(intent(keyboard, SDL_SCANCODE_RETURN, SDLK_RETURN) == Intent::confirm);
  CHECK(intent(keyboard, SDL_SCANCODE_ESCAPE, SDLK_ESCAPE) == Intent::back);
}

TEST_CASE("behaviour 19: a rebound key does the new thing and no longer the old one") {
  Keyboard keyboard;
  KeyTable table = standard_keys();
  for (auto& [what, key] : table) {
    if (what == Intent::confirm) key = SDL_SCANCODE_F;
  }
  keyboard.keys(table);
  CHECK(intent(keyboard, SDL_SCANCODE_F, 'f') == Intent::confirm);
  CHECK(intent(keyboard, SDL_SCANCODE_RETURN, SDLK_RETURN) == Intent::none);
  keyboard.keys(standard_keys());
  CHECK(intent(keyboard, SDL_SCANCODE_RETURN, SDLK_RETURN) == Intent::confirm);
  CHECK(intent(keyboard, SDL_SCANCODE_F, 'f') == Intent::letter);
}

TEST_CASE("behaviour 19: Esc is always back and F10 always the menu, whatever is bound") {
  Keyboard keyboard;
  KeyTable table = standard_keys();
  for (auto& [what, key] : table) {
    if (what == Intent::menu) key = SDL_SCANCODE_F7;
    if (what == Intent::back) key = SDL_SCANCODE_F8;
    if (what == Intent::up) key = SDL_SCANCODE_F10;
    if (what == Intent::down) key = SDL_SCANCODE_ESCAPE;
  }
  keyboard.keys(table);
  CHECK(intent(keyboard, SDL_SCANCODE_F10, SDLK_F10) == Intent::menu);
  CHECK(intent(keyboard, SDL_SCANCODE_ESCAPE, SDLK_ESCAPE) == Intent::back);
  CHECK(intent(keyboard, SDL_SCANCODE_F7, SDLK_F7) == Intent::menu);
}

TEST_CASE("behaviour 19: while a screen asks for a key it gets the key itself") {
  Keyboard keyboard;
  keyboard.raw(true);
  const auto out = pressed(keyboard, down(SDL_SCANCODE_RETURN, SDLK_RETURN));
  REQUIRE(out.size() == 1);
  CHECK(out[0].intent == Intent::none);
  CHECK(out[0].sign == SDL_SCANCODE_RETURN);
  pressed(keyboard, up(SDL_SCANCODE_RETURN, SDLK_RETURN));
  CHECK(intent(keyboard, SDL_SCANCODE_ESCAPE, SDLK_ESCAPE) == Intent::back);
  CHECK(intent(keyboard, SDL_SCANCODE_F11, SDLK_F11) == Intent::fullscreen);
}

TEST_CASE("behaviour 19: the standard table gives no key to two intents in one mode") {
  const auto rows = actions();
  for (std::size_t a = 0; a < rows.size(); ++a) {
    std::vector<int> mine = {rows[a].key};
    for (const int key : rows[a].also) {
      if (key != 0) mine.push_back(key);
    }
    for (const int key : mine) {
      CAPTURE(std::string(rows[a].name));
      CHECK(find_key(standard_keys(), key, KeyMode::hexes) == rows[a].intent);
    }
  }
}

TEST_CASE("? asks for help on layouts that have it on other keys") {
  Keyboard keyboard;
  Key slash = down(SDL_SCANCODE_SLASH, SDLK_SLASH);
  slash.shift = true;
  auto out = pressed(keyboard, slash);
  REQUIRE(out.size() == 1);
  CHECK(out[0].intent == Intent::help);
  CHECK(intent(keyboard, SDL_SCANCODE_MINUS, SDLK_QUESTION) == Intent::help);
  CHECK(intent(keyboard, SDL_SCANCODE_F1, SDLK_F1) == Intent::help);
}

}  // namespace
}  // namespace d6::platform
