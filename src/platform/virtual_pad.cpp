// A gamepad made of software: see virtual_pad.h.
#include "platform/virtual_pad.h"

#include <SDL.h>

#include <algorithm>

namespace d6::platform {
namespace {

struct Kind {
  std::string_view name;
  Uint16 vendor, product;
};
constexpr Kind kKinds[] = {{"xbox", 0x045e, 0x0b12},
                           {"playstation", 0x054c, 0x0ce6},
                           {"switch", 0x057e, 0x2009},
                           {"generic", 0, 0},
                           {"joystick", 0, 0}};

const Kind* find(std::string_view name) {
  const auto* const it =
      std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) { return k.name == name; });
  return it == std::end(kKinds) ? nullptr : it;
}

// SDL's own numbers of controller buttons, which a virtual controller uses as they are.
int controller_button(PadButton button) {
  switch (button) {
    case PadButton::a: return SDL_CONTROLLER_BUTTON_A;
    case PadButton::b: return SDL_CONTROLLER_BUTTON_B;
    case PadButton::x: return SDL_CONTROLLER_BUTTON_X;
    case PadButton::y: return SDL_CONTROLLER_BUTTON_Y;
    case PadButton::left_shoulder: return SDL_CONTROLLER_BUTTON_LEFTSHOULDER;
    case PadButton::right_shoulder: return SDL_CONTROLLER_BUTTON_RIGHTSHOULDER;
    case PadButton::start: return SDL_CONTROLLER_BUTTON_START;
    case PadButton::view: return SDL_CONTROLLER_BUTTON_BACK;
    case PadButton::up: return SDL_CONTROLLER_BUTTON_DPAD_UP;
    case PadButton::down: return SDL_CONTROLLER_BUTTON_DPAD_DOWN;
    case PadButton::left: return SDL_CONTROLLER_BUTTON_DPAD_LEFT;
    case PadButton::right: return SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
  }
  return 0;
}

int plain_button(PadButton button) {
  switch (button) {
    case PadButton::a: return 0;
    case PadButton::b: return 1;
    case PadButton::x: return 2;
    case PadButton::y: return 3;
    case PadButton::left_shoulder: return 4;
    case PadButton::right_shoulder: return 5;
    case PadButton::view: return 6;
    case PadButton::start: return 7;
    case PadButton::up:
    case PadButton::down:
    case PadButton::left:
    case PadButton::right: return -1;  // on its hat
  }
  return -1;
}

Uint8 hat_bit(PadButton button) {
  switch (button) {
    case PadButton::up: return SDL_HAT_UP;
    case PadButton::down: return SDL_HAT_DOWN;
    case PadButton::left: return SDL_HAT_LEFT;
    case PadButton::right: return SDL_HAT_RIGHT;
    case PadButton::a:
    case PadButton::b:
    case PadButton::x:
    case PadButton::y:
    case PadButton::left_shoulder:
    case PadButton::right_shoulder:
    case PadButton::start:
    case PadButton::view: break;
  }
  return SDL_HAT_CENTERED;
}

}  // namespace

bool is_virtual_pad_kind(std::string_view kind) { return find(kind) != nullptr; }

bool VirtualPad::attach(std::string_view kind) {
  detach();
  const Kind* made = find(kind);
  if (made == nullptr) return false;
  plain_ = made->name == "joystick";
  SDL_VirtualJoystickDesc description{};
  description.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
  description.type = plain_ ? SDL_JOYSTICK_TYPE_UNKNOWN : SDL_JOYSTICK_TYPE_GAMECONTROLLER;
  description.naxes = plain_ ? 2 : SDL_CONTROLLER_AXIS_MAX;
  description.nbuttons = plain_ ? 10 : SDL_CONTROLLER_BUTTON_MAX;
  description.nhats = plain_ ? 1 : 0;
  description.vendor_id = made->vendor;
  description.product_id = made->product;
  const int device = SDL_JoystickAttachVirtualEx(&description);
  if (device < 0) return false;
  handle_ = SDL_JoystickOpen(device);
  if (handle_ == nullptr) {
    SDL_JoystickDetachVirtual(device);
    return false;
  }
  index_ = SDL_JoystickInstanceID(handle_);
  return true;
}

void VirtualPad::detach() {
  if (!index_) return;
  for (int i = 0; i < SDL_NumJoysticks(); ++i) {
    if (SDL_JoystickGetDeviceInstanceID(i) == *index_) SDL_JoystickDetachVirtual(i);
  }
  SDL_JoystickClose(handle_);
  handle_ = nullptr;
  index_.reset();
}

void VirtualPad::button(PadButton button, bool down) {
  if (!index_) return;
  if (!plain_) {
    SDL_JoystickSetVirtualButton(handle_, controller_button(button), down ? 1 : 0);
    return;
  }
  if (const Uint8 bit = hat_bit(button); bit != SDL_HAT_CENTERED) {
    SDL_JoystickSetVirtualHat(handle_, 0, down ? bit : static_cast<Uint8>(SDL_HAT_CENTERED));
  } else {
    SDL_JoystickSetVirtualButton(handle_, plain_button(button), down ? 1 : 0);
  }
}

void VirtualPad::stick(Stick stick) {
  if (!index_) return;
  const auto axis = [](int thousandths) {
    return static_cast<Sint16>(std::clamp(thousandths * 32767 / 1000, -32768, 32767));
  };
  SDL_JoystickSetVirtualAxis(handle_, 0, axis(stick.x));
  SDL_JoystickSetVirtualAxis(handle_, 1, axis(stick.y));
}

void VirtualPad::settle() { SDL_JoystickUpdate(); }

}  // namespace d6::platform
