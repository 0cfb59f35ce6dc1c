// Keyboard to intents (behaviours 10, 16-19): see keys.h.
#include "platform/keys.h"

#include <SDL_keyboard.h>
#include <SDL_scancode.h>

#include <algorithm>

#include "base/text.h"

namespace d6::platform {

using ui::Intent;

namespace {

bool is_direction(Intent intent) {
  switch (intent) {
    case Intent::up:
    case Intent::down:
    case Intent::left:
    case Intent::right:
    case Intent::north:
    case Intent::northeast:
    case Intent::southeast:
    case Intent::south:
    case Intent::southwest:
    case Intent::northwest: return true;
    case Intent::none:
    case Intent::confirm:
    case Intent::back:
    case Intent::second:
    case Intent::third:
    case Intent::previous:
    case Intent::next:
    case Intent::menu:
    case Intent::view:
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
    case Intent::quit: break;  // once a press
  }
  return false;
}

}  // namespace

std::span<const Action> actions() {
  static constexpr Action kRows[] = {
      {Intent::up, "up", false, SDL_SCANCODE_UP, {SDL_SCANCODE_KP_8}},
      {Intent::down, "down", false, SDL_SCANCODE_DOWN, {SDL_SCANCODE_KP_2}},
      {Intent::left, "left", false, SDL_SCANCODE_LEFT, {SDL_SCANCODE_KP_4}},
      {Intent::right, "right", false, SDL_SCANCODE_RIGHT, {SDL_SCANCODE_KP_6}},
      {Intent::confirm, "confirm", false, SDL_SCANCODE_RETURN, {SDL_SCANCODE_SPACE, SDL_SCANCODE_KP_ENTER}},
      {Intent::back, "back", false, SDL_SCANCODE_ESCAPE, {SDL_SCANCODE_AC_BACK}},
      {Intent::second, "second", false, SDL_SCANCODE_DELETE, {SDL_SCANCODE_BACKSPACE}},
      {Intent::third, "third", false, SDL_SCANCODE_INSERT, {SDL_SCANCODE_F2}},
      {Intent::previous, "previous", false, SDL_SCANCODE_PAGEUP, {}},
      {Intent::next, "next", false, SDL_SCANCODE_PAGEDOWN, {}},
      {Intent::menu, "menu", false, SDL_SCANCODE_F10, {SDL_SCANCODE_PAUSE}},
      {Intent::view, "view", false, SDL_SCANCODE_TAB, {}},
      {Intent::north, "north", true, SDL_SCANCODE_W, {SDL_SCANCODE_1}},
      {Intent::northeast, "northeast", true, SDL_SCANCODE_E, {SDL_SCANCODE_2, SDL_SCANCODE_KP_9}},
      {Intent::southeast, "southeast", true, SDL_SCANCODE_D, {SDL_SCANCODE_3, SDL_SCANCODE_KP_3}},
      {Intent::south, "south", true, SDL_SCANCODE_S, {SDL_SCANCODE_4}},
      {Intent::southwest, "southwest", true, SDL_SCANCODE_A, {SDL_SCANCODE_5, SDL_SCANCODE_KP_1}},
      {Intent::northwest, "northwest", true, SDL_SCANCODE_Q, {SDL_SCANCODE_6, SDL_SCANCODE_KP_7}},
      {Intent::help, "help", false, SDL_SCANCODE_F1, {}},
      {Intent::mute, "mute", false, SDL_SCANCODE_F9, {SDL_SCANCODE_AUDIOMUTE}},
      {Intent::fullscreen, "fullscreen", false, SDL_SCANCODE_F11, {}},
      {Intent::screenshot, "screenshot", false, SDL_SCANCODE_F12, {SDL_SCANCODE_PRINTSCREEN}},
  };
  return kRows;
}

KeyTable standard_keys() {
  KeyTable table;
  for (const Action& action : actions()) table.emplace_back(action.intent, action.key);
  return table;
}

Intent find_key(const KeyTable& table, int scancode, KeyMode mode) {
  if (scancode == SDL_SCANCODE_ESCAPE) return Intent::back;
  if (scancode == SDL_SCANCODE_F10) return Intent::menu;
  if (scancode <= 0) return Intent::none;
  const auto counts = [mode](Intent intent) {
    if (mode == KeyMode::hexes) return true;
    const auto rows = actions();
    const auto row = std::find_if(rows.begin(), rows.end(), [intent](const Action& a) { return a.intent == intent; });
    return row == rows.end() || !row->hexes_only;
  };
  for (const auto& [intent, key] : table) {
    if (key == scancode && counts(intent)) return intent;
  }
  for (const Action& action : actions()) {
    if (!counts(action.intent)) continue;
    if (std::find(action.also.begin(), action.also.end(), scancode) != action.also.end()) return action.intent;
  }
  return Intent::none;
}

std::string key_label(int scancode) {
  const auto code = static_cast<SDL_Scancode>(scancode);
  const std::string name = SDL_GetKeyName(SDL_GetKeyFromScancode(code));
  return name.empty() ? SDL_GetScancodeName(code) : name;
}

std::string key_file_name(int scancode) { return SDL_GetScancodeName(static_cast<SDL_Scancode>(scancode)); }

int scancode_of_name(std::string_view name) { return SDL_GetScancodeFromName(std::string(name).c_str()); }

bool is_modifier(int scancode) {
  return (scancode >= SDL_SCANCODE_LCTRL && scancode <= SDL_SCANCODE_RGUI) || scancode == SDL_SCANCODE_CAPSLOCK ||
         scancode == SDL_SCANCODE_NUMLOCKCLEAR || scancode == SDL_SCANCODE_SCROLLLOCK || scancode == SDL_SCANCODE_MODE;
}

char32_t letter_of(int scancode, int sign) {
  // Digits by position: a French top row has them on Shift only.
  if (scancode >= SDL_SCANCODE_1 && scancode <= SDL_SCANCODE_9) {
    return static_cast<char32_t>('1' + (scancode - SDL_SCANCODE_1));
  }
  if (scancode == SDL_SCANCODE_0) return U'0';
  if (sign >= 'a' && sign <= 'z') return static_cast<char32_t>(sign - 'a' + 'A');
  if (sign >= 'A' && sign <= 'Z') return static_cast<char32_t>(sign);
  // A layout without Latin letters (Cyrillic, Greek, Hebrew...): by position, as on a US keyboard.
  const bool foreign = sign == 0 || (sign > 0xFF && (static_cast<unsigned>(sign) & SDLK_SCANCODE_MASK) == 0);
  if (foreign && scancode >= SDL_SCANCODE_A && scancode <= SDL_SCANCODE_Z) {
    return static_cast<char32_t>('A' + (scancode - SDL_SCANCODE_A));
  }
  return 0;
}

void Keyboard::mode(KeyMode mode) {
  if (mode == mode_) return;
  mode_ = mode;
  held_.let_go();
}

void Keyboard::keys(KeyTable table) {
  if (table == keys_) return;  // what is held stays held: a slider's own change comes here too
  keys_ = std::move(table);
  held_.let_go();
}

void Keyboard::let_go() {
  held_.let_go();
  down_.clear();
}

void Keyboard::key(const Key& key, Millis now, std::vector<ui::Input>& out) {
  if (is_modifier(key.scancode)) return;
  if (!key.down) {
    down_.erase(key.scancode);
    held_.release(find_key(keys_, key.scancode, mode_));
    if (key.scancode == SDL_SCANCODE_BACKSPACE) held_.release(Intent::erase);
    return;
  }
  // A press while it is down already is the system's repeat, whatever it says; directions repeat by our own clock.
  if (key.repeat || !down_.insert(key.scancode).second) return;
  ui::Input input;
  input.device = ui::Device::keyboard;
  const bool enter = key.scancode == SDL_SCANCODE_RETURN || key.scancode == SDL_SCANCODE_KP_ENTER;
  if (enter && key.alt) {
    input.intent = Intent::fullscreen;
    out.push_back(input);
    return;
  }
  if (raw_ && key.scancode != SDL_SCANCODE_ESCAPE && find_key(keys_, key.scancode, mode_) != Intent::fullscreen) {
    input.sign = static_cast<char32_t>(key.scancode);
    out.push_back(input);
    return;
  }
  if (key.ctrl || key.alt || key.gui) return;  // the system's and the window manager's own commands

  input.intent = find_key(keys_, key.scancode, mode_);
  if (mode_ == KeyMode::name) {
    if (key.scancode == SDL_SCANCODE_BACKSPACE) {
      input.intent = Intent::erase;
      out.push_back(input);
      held_.press(input, now);
      return;
    }
    const bool writes =
        (key.sign >= 0x20 && key.sign != 0x7F && (static_cast<unsigned>(key.sign) & SDLK_SCANCODE_MASK) == 0) ||
        (key.scancode >= SDL_SCANCODE_KP_DIVIDE && key.scancode <= SDL_SCANCODE_KP_PERIOD && !enter);
    if (writes) return;  // comes as text
    if (input.intent != Intent::none) out.push_back(input);
    if (is_direction(input.intent)) held_.press(input, now);
    return;
  }

  const char32_t letter = letter_of(key.scancode, key.sign);
  if (input.intent == Intent::none) {
    const bool question = key.sign == SDLK_QUESTION || (key.shift && key.sign == SDLK_SLASH) ||
                          (key.shift && key.scancode == SDL_SCANCODE_SLASH);
    if (question) {
      input.intent = Intent::help;
    } else if (letter != 0) {
      input.intent = Intent::letter;
    }
  }
  input.sign = letter;
  out.push_back(input);  // Intent::none too: some key was pressed, which ends a demo or skips a show
  if (is_direction(input.intent)) held_.press(input, now);
}

void Keyboard::text(std::string_view utf8, std::vector<ui::Input>& out) {
  if (mode_ != KeyMode::name) return;
  while (!utf8.empty()) {
    ui::Input input;
    input.intent = Intent::text;
    input.sign = next_character(utf8);
    if (input.sign >= 0x20 && input.sign != 0x7F) out.push_back(input);
  }
}

void Keyboard::tick(Millis now, std::vector<ui::Input>& out) {
  while (const auto again = held_.repeat(now)) out.push_back(*again);
}

}  // namespace d6::platform
