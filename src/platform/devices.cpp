// SDL's events to intents: see devices.h.
#include "platform/devices.h"

#include <SDL.h>

namespace d6::platform {

using ui::Device;
using ui::Input;
using ui::Intent;

namespace {

PadKind kind_of(SDL_GameControllerType type) {
  switch (type) {
    case SDL_CONTROLLER_TYPE_XBOX360:
    case SDL_CONTROLLER_TYPE_XBOXONE: return PadKind::xbox;
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5: return PadKind::playstation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR: return PadKind::nintendo;
    default: return PadKind::generic;  // the rest has no signs of its own here
  }
}

std::optional<PadButton> button_of(Uint8 button) {
  switch (button) {
    case SDL_CONTROLLER_BUTTON_A: return PadButton::a;
    case SDL_CONTROLLER_BUTTON_B: return PadButton::b;
    case SDL_CONTROLLER_BUTTON_X: return PadButton::x;
    case SDL_CONTROLLER_BUTTON_Y: return PadButton::y;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: return PadButton::left_shoulder;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return PadButton::right_shoulder;
    case SDL_CONTROLLER_BUTTON_START: return PadButton::start;
    case SDL_CONTROLLER_BUTTON_BACK: return PadButton::view;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return PadButton::up;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return PadButton::down;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return PadButton::left;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return PadButton::right;
    default: return std::nullopt;  // guide, paddles, stick clicks
  }
}

// Joysticks without a mapping: the order most of them have.
std::optional<PadButton> plain_button_of(Uint8 button) {
  constexpr PadButton kOrder[] = {PadButton::a,
                                  PadButton::b,
                                  PadButton::x,
                                  PadButton::y,
                                  PadButton::left_shoulder,
                                  PadButton::right_shoulder,
                                  PadButton::view,
                                  PadButton::start,
                                  PadButton::view,
                                  PadButton::start};
  if (button >= std::size(kOrder)) return std::nullopt;
  return kOrder[button];
}

// Mappings come from anywhere (SDL_GAMECONTROLLERCONFIG too): one may name what the device has not, or nothing at all.
bool is_there(const SDL_GameControllerButtonBind& bind, SDL_Joystick* device) {
  switch (bind.bindType) {
    case SDL_CONTROLLER_BINDTYPE_BUTTON: return bind.value.button < SDL_JoystickNumButtons(device);
    case SDL_CONTROLLER_BINDTYPE_AXIS: return bind.value.axis < SDL_JoystickNumAxes(device);
    case SDL_CONTROLLER_BINDTYPE_HAT: return bind.value.hat.hat < SDL_JoystickNumHats(device);
    case SDL_CONTROLLER_BINDTYPE_NONE: return false;
  }
  return false;
}

// Confirm, back and four directions: less is no mapping to play by.
bool can_play(SDL_GameController* pad) {
  SDL_Joystick* device = SDL_GameControllerGetJoystick(pad);
  const auto button = [&](SDL_GameControllerButton b) {
    return is_there(SDL_GameControllerGetBindForButton(pad, b), device);
  };
  const auto axis = [&](SDL_GameControllerAxis a) {
    return is_there(SDL_GameControllerGetBindForAxis(pad, a), device);
  };
  return button(SDL_CONTROLLER_BUTTON_A) && button(SDL_CONTROLLER_BUTTON_B) &&
         ((axis(SDL_CONTROLLER_AXIS_LEFTX) && axis(SDL_CONTROLLER_AXIS_LEFTY)) ||
          (button(SDL_CONTROLLER_BUTTON_DPAD_UP) && button(SDL_CONTROLLER_BUTTON_DPAD_DOWN) &&
           button(SDL_CONTROLLER_BUTTON_DPAD_LEFT) && button(SDL_CONTROLLER_BUTTON_DPAD_RIGHT)));
}

int thousandths(Sint16 value) { return static_cast<int>(value) * 1000 / 32767; }

}  // namespace

void Devices::CloseController::operator()(_SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
void Devices::CloseJoystick::operator()(_SDL_Joystick* pad) const { SDL_JoystickClose(pad); }

Devices::~Devices() {
  controllers_.clear();
  joysticks_.clear();
  if (pads_open_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

bool Devices::open_pads() {
  if (pads_open_) return true;
  // Buttons are meant by place, also on pads that print A where others print B.
  SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0");
  pads_open_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
  return pads_open_;
}

std::optional<Millis> Devices::due() const {
  const auto a = keyboard_.due();
  const auto b = pads_.due();
  if (a && b) return std::min(*a, *b);
  return a ? a : b;
}

void Devices::mode(KeyMode mode) {
  keyboard_.mode(mode);
  pads_.hexes(mode == KeyMode::hexes);
  mode_ = mode;
  // SDL has text input on from its start; it is off but in name fields (behaviour 18).
  const bool wanted = mode == KeyMode::name;
  if (wanted != (SDL_IsTextInputActive() == SDL_TRUE)) wanted ? SDL_StartTextInput() : SDL_StopTextInput();
}

void Devices::picture(Fit fit, Size units, Size pixels) {
  fit_ = fit;
  units_ = units;
  pixels_ = pixels;
}

void Devices::rest() {
  keyboard_.rest();
  pads_.rest();
}

std::optional<Point> Devices::canvas_point(int x, int y) const {
  return to_canvas(fit_, to_pixels({x, y}, units_, pixels_));
}

void Devices::tick(Millis now, std::vector<Input>& out) {
  keyboard_.tick(now, out);
  pads_.tick(now, out);
}

void Devices::handle(const SDL_Event& event, Millis now, std::vector<Input>& out) {
  switch (event.type) {
    case SDL_QUIT: out.push_back({Intent::quit, 0, 0, 0, Device::keyboard, false}); break;
    case SDL_WINDOWEVENT: window_event(event.window, out); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: {
      Key key;
      key.scancode = event.key.keysym.scancode;
      key.sign = event.key.keysym.sym;
      key.down = event.type == SDL_KEYDOWN;
      key.repeat = event.key.repeat != 0;
      key.shift = (event.key.keysym.mod & KMOD_SHIFT) != 0;
      key.ctrl = (event.key.keysym.mod & KMOD_CTRL) != 0;
      key.alt = (event.key.keysym.mod & KMOD_LALT) != 0;  // the right one is AltGr: it writes
      key.gui = (event.key.keysym.mod & KMOD_GUI) != 0;
      if (key.scancode == SDL_SCANCODE_RETURN) key.alt = (event.key.keysym.mod & KMOD_ALT) != 0;
      keyboard_.key(key, now, out);
      break;
    }
    case SDL_TEXTINPUT: keyboard_.text(event.text.text, out); break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: mouse(event, out); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
    case SDL_CONTROLLERAXISMOTION: pad_event(event, now, out); break;
    case SDL_JOYBUTTONDOWN:
    case SDL_JOYBUTTONUP:
    case SDL_JOYAXISMOTION:
    case SDL_JOYHATMOTION: joystick_event(event, now, out); break;
    case SDL_JOYDEVICEADDED: attach(event.jdevice.which, out); break;
    case SDL_JOYDEVICEREMOVED: detach(event.jdevice.which, out); break;
    default: break;  // SDL has many more
  }
}

void Devices::window_event(const SDL_WindowEvent& event, std::vector<Input>& out) {
  if (event.event == SDL_WINDOWEVENT_FOCUS_LOST) {
    keyboard_.let_go();
    pads_.let_go();
    out.push_back({Intent::focus_lost, 0, 0, 0, Device::keyboard, false});
  } else if (event.event == SDL_WINDOWEVENT_FOCUS_GAINED) {
    out.push_back({Intent::focus_gained, 0, 0, 0, Device::keyboard, false});
  } else if (event.event == SDL_WINDOWEVENT_LEAVE && pointer_inside_) {
    pointer_inside_ = false;
    out.push_back({Intent::pointer, 0, -1, -1, Device::mouse, false});
  }
}

// The border is nothing: presses there never arrive; a pointer that leaves the picture is told once, at -1, -1; so is a
// release, since the press was inside.
void Devices::mouse(const SDL_Event& event, std::vector<Input>& out) {
  Input input;
  input.device = Device::mouse;
  if (event.type == SDL_MOUSEMOTION) {
    const auto at = canvas_point(event.motion.x, event.motion.y);
    if (!at && !pointer_inside_) return;
    pointer_inside_ = at.has_value();
    input.intent = Intent::pointer;
    input.x = at ? at->x : -1;
    input.y = at ? at->y : -1;
    // Many motions between two frames are one.
    if (!out.empty() && out.back().intent == Intent::pointer)
      out.back() = input;
    else
      out.push_back(input);
    return;
  }
  if (event.type == SDL_MOUSEWHEEL) {
    const int turn = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.wheel.y : event.wheel.y;
    input.intent = turn > 0 ? Intent::wheel_up : Intent::wheel_down;
    const auto at = canvas_point(event.wheel.mouseX, event.wheel.mouseY);
    input.x = at ? at->x : -1;
    input.y = at ? at->y : -1;
    for (int i = 0; i < std::min(std::abs(turn), 4); ++i) out.push_back(input);
    return;
  }
  const bool down = event.type == SDL_MOUSEBUTTONDOWN;
  const auto at = canvas_point(event.button.x, event.button.y);
  if (event.button.button == SDL_BUTTON_RIGHT) {
    if (!down || !at) return;
    input.intent = Intent::back;
  } else if (event.button.button == SDL_BUTTON_LEFT) {
    if (down && !at) return;
    input.intent = down ? Intent::press : Intent::release;
  } else {
    return;
  }
  input.x = at ? at->x : -1;
  input.y = at ? at->y : -1;
  out.push_back(input);
}

void Devices::attach(int index, std::vector<Input>& out) {
  if (only_virtual_ && SDL_JoystickIsVirtual(index) == SDL_FALSE) return;
  if (SDL_IsGameController(index) == SDL_TRUE) {
    std::unique_ptr<_SDL_GameController, CloseController> pad(SDL_GameControllerOpen(index));
    if (!pad) return;
    if (can_play(pad.get())) {
      const PadId id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.get()));
      const PadKind kind = kind_of(SDL_GameControllerGetType(pad.get()));
      if (controllers_.try_emplace(id, std::move(pad)).second) pads_.attach(id, kind, out);
      return;
    }
  }
  std::unique_ptr<_SDL_Joystick, CloseJoystick> stick(SDL_JoystickOpen(index));
  // Accelerometers and keyboards with one knob pretend to be joysticks too.
  if (!stick || SDL_JoystickNumAxes(stick.get()) < 2 || SDL_JoystickNumButtons(stick.get()) < 2) return;
  const PadId id = SDL_JoystickInstanceID(stick.get());
  if (joysticks_.try_emplace(id, Plain{std::move(stick), 0}).second) pads_.attach(id, PadKind::generic, out);
}

void Devices::detach(PadId id, std::vector<Input>& out) {
  controllers_.erase(id);
  joysticks_.erase(id);
  sticks_.erase(id);
  pads_.detach(id, out);
}

void Devices::pad_event(const SDL_Event& event, Millis now, std::vector<Input>& out) {
  if (event.type == SDL_CONTROLLERAXISMOTION) {
    Stick& stick = sticks_[event.caxis.which];
    if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTX) {
      stick.x = thousandths(event.caxis.value);
    } else if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTY) {
      stick.y = thousandths(event.caxis.value);
    } else {
      return;
    }
    pads_.stick(event.caxis.which, stick, now, out);
    return;
  }
  if (const auto button = button_of(event.cbutton.button)) {
    pads_.button(event.cbutton.which, *button, event.cbutton.state == SDL_PRESSED, now, out);
  }
}

// Pads that SDL knows come as controller events as well; here only the others count.
void Devices::joystick_event(const SDL_Event& event, Millis now, std::vector<Input>& out) {
  const PadId id = event.type == SDL_JOYAXISMOTION  ? event.jaxis.which
                   : event.type == SDL_JOYHATMOTION ? event.jhat.which
                                                    : event.jbutton.which;
  const auto it = joysticks_.find(id);
  if (it == joysticks_.end()) return;
  if (event.type == SDL_JOYAXISMOTION) {
    Stick& stick = sticks_[id];
    if (event.jaxis.axis == 0) stick.x = thousandths(event.jaxis.value);
    if (event.jaxis.axis == 1) stick.y = thousandths(event.jaxis.value);
    pads_.stick(id, stick, now, out);
  } else if (event.type == SDL_JOYHATMOTION) {
    const std::uint8_t was = it->second.hat;
    const std::uint8_t is = event.jhat.value;
    it->second.hat = is;
    const std::pair<int, PadButton> sides[] = {{SDL_HAT_UP, PadButton::up},
                                               {SDL_HAT_DOWN, PadButton::down},
                                               {SDL_HAT_LEFT, PadButton::left},
                                               {SDL_HAT_RIGHT, PadButton::right}};
    for (const auto& [bit, button] : sides) {
      if (((was ^ is) & bit) != 0) pads_.button(id, button, (is & bit) != 0, now, out);
    }
  } else if (const auto button = plain_button_of(event.jbutton.button)) {
    pads_.button(id, *button, event.jbutton.state == SDL_PRESSED, now, out);
  }
}

}  // namespace d6::platform
