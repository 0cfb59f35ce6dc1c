// SDL's events to intents: keyboard, mouse, gamepads with hot-plug, text, the window's focus (behaviours 1-6, 10-18).
// Real devices, the script runner and the tests all come in through here.
#pragma once
#include <SDL_events.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/keys.h"
#include "platform/pads.h"
#include "platform/picture.h"

struct _SDL_GameController;
struct _SDL_Joystick;

namespace d6::platform {

class Devices {
 public:
  // only_virtual: real pads of the machine are not heard (scripts and tests).
  explicit Devices(bool only_virtual = false) : only_virtual_(only_virtual) {}
  ~Devices();
  Devices(const Devices&) = delete;
  Devices& operator=(const Devices&) = delete;

  // Looks for pads; late, since it takes time. False: this machine cannot have any, and all else works.
  bool open_pads();

  void handle(const SDL_Event& event, Millis now, std::vector<ui::Input>& out);
  void tick(Millis now, std::vector<ui::Input>& out);  // repeats of what is held
  std::optional<Millis> due() const;                   // when tick() has something next

  void mode(KeyMode mode);  // turns SDL's text input on in name fields only
  void raw(bool on) { keyboard_.raw(on); }
  void picture(Fit fit, Size units, Size pixels);  // where the canvas is, for the mouse
  void rest();                                     // another screen is in front (behaviour 8)
  void swap_confirm(bool on) { pads_.swap_confirm(on); }

  Keyboard& keyboard() { return keyboard_; }
  const Pads& pads() const { return pads_; }

 private:
  void window_event(const SDL_WindowEvent& event, std::vector<ui::Input>& out);
  void pad_event(const SDL_Event& event, Millis now, std::vector<ui::Input>& out);
  void joystick_event(const SDL_Event& event, Millis now, std::vector<ui::Input>& out);
  void mouse(const SDL_Event& event, std::vector<ui::Input>& out);
  void attach(int index, std::vector<ui::Input>& out);
  void detach(PadId id, std::vector<ui::Input>& out);
  std::optional<Point> canvas_point(int x, int y) const;

  struct CloseController {
    void operator()(_SDL_GameController* pad) const;
  };
  struct CloseJoystick {
    void operator()(_SDL_Joystick* pad) const;
  };
  struct Plain {  // a joystick that SDL has no mapping for
    std::unique_ptr<_SDL_Joystick, CloseJoystick> handle;
    std::uint8_t hat = 0;
  };

  Keyboard keyboard_;
  Pads pads_;
  std::map<PadId, std::unique_ptr<_SDL_GameController, CloseController>> controllers_;
  std::map<PadId, Plain> joysticks_;
  std::map<PadId, Stick> sticks_;
  Fit fit_{{0, 0, stage::kWidth, stage::kHeight}, 1};
  Size units_{}, pixels_{};
  bool only_virtual_ = false, pads_open_ = false, pointer_inside_ = false;
  KeyMode mode_ = KeyMode::plain;
};

}  // namespace d6::platform
