// SDL for tests: dummy video and no devices of the machine.
#pragma once
#include <SDL.h>
#include <doctest/doctest.h>

#include <vector>

#include "platform/devices.h"
#include "platform/virtual_pad.h"

namespace d6::platform::test {

class Sdl {
 public:
  Sdl() {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
  }
  ~Sdl() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }
  Sdl(const Sdl&) = delete;
  Sdl& operator=(const Sdl&) = delete;
};

// The devices with SDL's own queue behind them.
struct Bench {
  Sdl sdl;
  Devices devices{true};
  std::vector<ui::Input> out;
  Millis now = 0;

  Bench() { REQUIRE(devices.open_pads()); }
  void pump() {
    VirtualPad::settle();
    SDL_Event event;
    while (SDL_PollEvent(&event) == 1) devices.handle(event, now, out);
  }
  void tick(Millis to) {
    for (; now <= to; now += 10) devices.tick(now, out);
  }
  int count(ui::Intent intent) const {
    int n = 0;
    for (const auto& input : out) n += input.intent == intent;
    return n;
  }
};

}  // namespace d6::platform::test
