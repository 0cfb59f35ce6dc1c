// The program without its window: the screens, what they draw on, the devices that drive them and the sound they make.
// The loop shows it in a window, the script runner without one; both feed it the same events.
#pragma once
#include <SDL_events.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/house.h"
#include "app/options.h"
#include "platform/devices.h"
#include "platform/paint.h"
#include "platform/sound.h"
#include "stage/draw_list.h"
#include "ui/screen.h"

namespace d6::app {

using Log = std::function<void(std::string_view)>;

// Fonts, sheets and themes, once. False: the fonts are missing, which is no cabinet at all; what was wrong is logged.
bool load_look(const std::string& assets, ui::Look& look, const Log& log);

class Desk {
 public:
  // `thought_done` is called from another thread when a computer player has decided.
  Desk(const Options& options, House::Places places, std::string assets, ui::Look& look, bool only_virtual_pads,
       std::function<void()> thought_done, Log log);

  void begin();  // the first screen

  // In
  // Motions of the mouse wait for what comes next, so that many between two frames are one (behaviour 11).
  void handle(const SDL_Event& event, platform::Millis now);
  void tick(platform::Millis now);  // repeats of what is held, and a motion that waits
  void step();
  void slept(int steps) { stack_.slept(steps); }
  void set(ui::SettingId id, int value);  // past the options page, and kept at once
  void settings_changed();                // after anything that touched them: applied to look, sound, keys and screens

  // Out
  const stage::Canvas& picture();  // drawn if anything changed
  const platform::Colours& colours() const { return colours_; }
  bool crt() { return house_.settings().on(ui::SettingId::crt); }
  std::string words() const;  // all that could be read now, and the log
  bool over() const { return stack_.empty(); }
  bool halted() const { return stack_.halted(); }
  bool take_screenshot() { return std::exchange(screenshot_, false); }  // what only the loop can do; told once
  void note(std::string text);                                          // to the log, and to what `expect` finds

  House& house() { return house_; }
  ui::ScreenStack& stack() { return stack_; }
  platform::Devices& devices() { return devices_; }
  platform::Sound& sound() { return sound_; }

 private:
  void deliver();
  void give(const ui::Input& input);
  void background();  // is anything to be heard
  void music();       // the piece that belongs to what is in front
  void follow();      // modes of the keyboard, sounds, signs: after the screens have moved

  ui::Look& look_;
  Log log_;
  std::string assets_;
  House house_;
  ui::ScreenStack stack_;
  platform::Devices devices_;
  platform::Sound sound_;
  stage::DrawList list_, shown_;
  stage::Canvas canvas_;
  platform::Colours colours_{};
  std::vector<ui::Input> inputs_, given_;
  std::vector<stage::Sound> sounds_;
  std::vector<std::string> notes_;
  const ui::Screen* top_ = nullptr;
  bool screenshot_ = false, drawn_ = false;
  bool signing_ = false;  // a place on the list was won in this game
};

}  // namespace d6::app
