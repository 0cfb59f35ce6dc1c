// A gamepad made of software, through SDL's own joystick layer: scripts and tests play with it as with a real one.
#pragma once
#include <optional>
#include <string_view>

#include "platform/pads.h"

struct _SDL_Joystick;

namespace d6::platform {

// "xbox", "playstation", "switch", "generic"; and "joystick": one that SDL has no mapping for.
bool is_virtual_pad_kind(std::string_view kind);

class VirtualPad {
 public:
  VirtualPad() = default;
  ~VirtualPad() { detach(); }
  VirtualPad(const VirtualPad&) = delete;
  VirtualPad& operator=(const VirtualPad&) = delete;

  bool attach(std::string_view kind);  // requires Devices::open_pads()
  void detach();
  bool attached() const { return index_.has_value(); }
  void button(PadButton button, bool down);
  void stick(Stick stick);
  // SDL passes on what was set at its next look; makes it look now, so that the events are in its queue.
  static void settle();

 private:
  std::optional<std::int32_t> index_;  // SDL's instance
  _SDL_Joystick* handle_ = nullptr;
  bool plain_ = false;
};

}  // namespace d6::platform
