// What a person meant, whatever the device (design.md "Intent"). The platform makes these, screens consume them.
#pragma once
#include <cstdint>

namespace d6::ui {

enum class Device : std::uint8_t { keyboard, pad, mouse, script };

// Pad buttons in brackets are by place on an Xbox pad. Keys are the defaults and can be rebound (ui::bindable); of the pad
// only confirm and back can change places.
enum class Intent : std::uint8_t {
  none,
  up, down, left, right,                                        // arrows, d-pad, stick
  confirm,                                                      // Enter, Space, [A], left click on a focusable
  back,                                                         // Esc, [B], right click
  second,                                                       // [X]: discard, alternative action
  third,                                                        // [Y]: inspect, explain
  previous, next,                                               // [LB] [RB], Page Up / Page Down, wheel
  menu,                                                         // [Start], F10: pause
  view,                                                         // [View], Tab: the other panel, map
  north, northeast, southeast, south, southwest, northwest,     // on maps, of which no screen has one yet: 1-6, Q W E A S D, stick
  letter,                                                       // a letter command; `sign` says which, upper case Latin
  text, erase,                                                  // only while a name field has the focus
  help,                                                         // ?, F1
  fullscreen, mute, screenshot,                                 // F11 / Alt+Enter, F9, F12
  pointer, press, release, wheel_up, wheel_down,                // mouse, canvas coordinates in x, y
  pad_lost, pad_found, focus_lost, focus_gained, quit           // the world outside
};

struct Input {
  Intent intent = Intent::none;
  char32_t sign = 0;         // letter, text: the character; with none: the scancode (Screen::wants_key)
  int x = 0, y = 0;          // pointer, press, release: canvas pixels; press in the border never arrives
  Device device = Device::keyboard;
  bool repeat = false;       // made by a held direction; confirm and back never repeat
};

}  // namespace d6::ui
