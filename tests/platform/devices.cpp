// Behaviours 1-6, 11, 15 and 18 through SDL's own events, with its virtual joystick as the gamepad.
#include "platform/devices.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "platform/sdl.h"

namespace d6::platform {
namespace {

using test::Bench;
using ui::Intent;

void press(Bench& bench, VirtualPad& pad, PadButton button) {
  pad.button(button, true);
  bench.pump();
  pad.button(button, false);
  bench.pump();
}

TEST_CASE("behaviour 1: a pad attached while running is heard at its first press, with the kind of its maker") {
  const struct {
    const char* name;
    PadKind kind;
  } kKinds[] = {{"xbox", PadKind::xbox},
                {"playstation", PadKind::playstation},
                {"switch", PadKind::nintendo},
                {"generic", PadKind::generic},
                {"joystick", PadKind::generic}};
  for (const auto& k : kKinds) {
    CAPTURE(k.name);
    Bench bench;
    VirtualPad pad;
    REQUIRE(pad.attach(k.name));
    bench.pump();
    CHECK(bench.count(Intent::pad_found) == 1);
    press(bench, pad, PadButton::a);
    CHECK(bench.count(Intent::confirm) == 1);
    CHECK(bench.out.back().device == ui::Device::pad);
    CHECK(bench.devices.pads().kind() == k.kind);
  }
}

TEST_CASE("every button of a pad, and of a joystick without a mapping, means the same by its place") {
  const std::pair<PadButton, Intent> kMeanings[] = {{PadButton::a, Intent::confirm},
                                                    {PadButton::b, Intent::back},
                                                    {PadButton::x, Intent::second},
                                                    {PadButton::y, Intent::third},
                                                    {PadButton::left_shoulder, Intent::previous},
                                                    {PadButton::right_shoulder, Intent::next},
                                                    {PadButton::start, Intent::menu},
                                                    {PadButton::view, Intent::view},
                                                    {PadButton::up, Intent::up},
                                                    {PadButton::down, Intent::down},
                                                    {PadButton::left, Intent::left},
                                                    {PadButton::right, Intent::right}};
  for (const char* kind : {"switch", "joystick"}) {
    Bench bench;
    VirtualPad pad;
    REQUIRE(pad.attach(kind));
    bench.pump();
    for (const auto& [button, intent] : kMeanings) {
      bench.out.clear();
      press(bench, pad, button);
      REQUIRE(bench.out.size() == 1);
      CHECK(bench.out[0].intent == intent);
    }
  }
}

TEST_CASE(
    "behaviour 2: a pad detached with a direction held is lost once and repeats nothing; attached again it is found") {
  Bench bench;
  VirtualPad pad;
  REQUIRE(pad.attach("xbox"));
  bench.pump();
  pad.button(PadButton::right, true);
  bench.pump();
  CHECK(bench.count(Intent::right) == 1);
  pad.detach();
  bench.pump();
  CHECK(bench.count(Intent::pad_lost) == 1);
  bench.tick(3000);
  CHECK(bench.count(Intent::right) == 1);
  REQUIRE(pad.attach("xbox"));
  bench.pump();
  CHECK(bench.count(Intent::pad_found) == 2);
}

TEST_CASE("behaviour 3: two pads pressed at once confirm once") {
  Bench bench;
  VirtualPad one;
  VirtualPad two;
  REQUIRE(one.attach("xbox"));
  REQUIRE(two.attach("playstation"));
  bench.pump();
  one.button(PadButton::a, true);
  two.button(PadButton::a, true);
  bench.pump();
  CHECK(bench.count(Intent::confirm) == 1);
}

TEST_CASE("behaviour 4: a stick trembling by 6 % does nothing; held it repeats after 400 ms, then every 80 ms") {
  Bench bench;
  VirtualPad pad;
  REQUIRE(pad.attach("xbox"));
  bench.pump();
  bench.out.clear();
  for (int i = 0; i < 50; ++i) {
    pad.stick({i % 2 == 0 ? 60 : -60, i % 3 == 0 ? 60 : -60});
    bench.pump();
  }
  bench.tick(1000);
  CHECK(bench.out.empty());
  const Millis start = bench.now;
  pad.stick({0, -900});
  bench.pump();
  CHECK(bench.count(Intent::up) == 1);
  bench.tick(start + 390);
  CHECK(bench.count(Intent::up) == 1);
  bench.tick(start + 400);
  CHECK(bench.count(Intent::up) == 2);
  bench.tick(start + 480);
  CHECK(bench.count(Intent::up) == 3);
  pad.stick({0, 0});
  bench.pump();
  bench.tick(start + 5000);
  CHECK(bench.count(Intent::up) == 3);
}

TEST_CASE("behaviour 5: on a map the stick points to the six hexes") {
  Bench bench;
  VirtualPad pad;
  REQUIRE(pad.attach("xbox"));
  bench.devices.mode(KeyMode::hexes);
  bench.pump();
  bench.out.clear();
  const std::pair<Stick, Intent> kSix[] = {{{0, -1000}, Intent::north},      {{870, -500}, Intent::northeast},
                                           {{870, 500}, Intent::southeast},  {{0, 1000}, Intent::south},
                                           {{-870, 500}, Intent::southwest}, {{-870, -500}, Intent::northwest}};
  for (const auto& [stick, intent] : kSix) {
    bench.out.clear();
    pad.stick(stick);
    bench.pump();
    pad.stick({0, 0});
    bench.pump();
    CHECK(bench.count(intent) == 1);
  }
}

TEST_CASE("behaviour 6: confirm and back swap places on the pad") {
  Bench bench;
  VirtualPad pad;
  REQUIRE(pad.attach("xbox"));
  bench.pump();
  bench.devices.swap_confirm(true);
  press(bench, pad, PadButton::b);
  CHECK(bench.count(Intent::confirm) == 1);
  CHECK(bench.count(Intent::back) == 0);
}

SDL_Event click(int x, int y, bool down = true, Uint8 button = SDL_BUTTON_LEFT) {
  SDL_Event event{};
  event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  event.button.button = button;
  event.button.x = x;
  event.button.y = y;
  return event;
}

TEST_CASE("behaviour 11: the mouse is counted in canvas pixels, and the border is nothing") {
  Bench bench;
  bench.devices.picture(fit({1366, 768}), {1366, 768}, {1366, 768});
  bench.devices.handle(click(43, 24), 0, bench.out);
  bench.devices.handle(click(43 + 1279, 24 + 719), 0, bench.out);
  REQUIRE(bench.out.size() == 2);
  CHECK(bench.out[0].intent == Intent::press);
  CHECK(bench.out[0].x == 0);
  CHECK(bench.out[0].y == 0);
  CHECK(bench.out[1].x == 639);
  CHECK(bench.out[1].y == 359);
  bench.out.clear();
  for (const int button : {SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE}) {
    bench.devices.handle(click(42, 24, true, static_cast<Uint8>(button)), 0, bench.out);
  }
  bench.devices.handle(click(100, 767), 0, bench.out);
  CHECK(bench.out.empty());
  // What was pressed inside and let go in the border is let go outside of everything.
  bench.devices.handle(click(1, 1, false), 0, bench.out);
  REQUIRE(bench.out.size() == 1);
  CHECK(bench.out[0].intent == Intent::release);
  CHECK(bench.out[0].x == -1);
}

TEST_CASE("behaviour 11: many motions between two frames are one, and leaving the picture is told once") {
  Bench bench;
  for (int x = 0; x < 100; ++x) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    bench.devices.handle(event, 0, bench.out);
  }
  REQUIRE(bench.out.size() == 1);
  CHECK(bench.out[0].x == 99);
  bench.out.clear();
  SDL_Event leave{};
  leave.type = SDL_WINDOWEVENT;
  leave.window.event = SDL_WINDOWEVENT_LEAVE;
  bench.devices.handle(leave, 0, bench.out);
  bench.devices.handle(leave, 0, bench.out);
  REQUIRE(bench.out.size() == 1);
  CHECK(bench.out[0].x == -1);
}

TEST_CASE("behaviour 15: losing the focus is told, and what was held is released") {
  Bench bench;
  SDL_Event key{};
  key.type = SDL_KEYDOWN;
  key.key.keysym.scancode = SDL_SCANCODE_LEFT;
  bench.devices.handle(key, 0, bench.out);
  SDL_Event lost{};
  lost.type = SDL_WINDOWEVENT;
  lost.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
  bench.devices.handle(lost, 0, bench.out);
  CHECK(bench.count(Intent::focus_lost) == 1);
  CHECK_FALSE(bench.devices.due().has_value());
  bench.tick(3000);
  CHECK(bench.count(Intent::left) == 1);
}

TEST_CASE("behaviour 18: SDL's text input is on in name fields only") {
  Bench bench;
  SDL_StartTextInput();  // as after SDL's start
  bench.devices.mode(KeyMode::plain);
  CHECK(SDL_IsTextInputActive() == SDL_FALSE);
  bench.devices.mode(KeyMode::name);
  CHECK(SDL_IsTextInputActive() == SDL_TRUE);
  bench.devices.mode(KeyMode::plain);
  CHECK(SDL_IsTextInputActive() == SDL_FALSE);
}

TEST_CASE("behaviour 18: AltGr writes, it is not Alt") {
  Bench bench;
  SDL_Event key{};
  key.type = SDL_KEYDOWN;
  key.key.keysym.scancode = SDL_SCANCODE_Q;
  key.key.keysym.sym = SDLK_q;
  key.key.keysym.mod = KMOD_RALT;
  bench.devices.handle(key, 0, bench.out);
  CHECK(bench.count(Intent::letter) == 1);
  key.key.keysym.scancode = SDL_SCANCODE_A;
  key.key.keysym.sym = SDLK_a;
  key.key.keysym.mod = KMOD_LALT;
  bench.devices.handle(key, 0, bench.out);
  CHECK(bench.count(Intent::letter) == 1);
}

TEST_CASE(
    "behaviour 2: two pads torn out while both are held, in the middle of a drag: one is lost, the drag ends as it "
    "would") {
  Bench bench;
  VirtualPad first, second;
  REQUIRE(first.attach("xbox"));
  REQUIRE(second.attach("switch"));
  bench.pump();
  bench.devices.picture(fit({1280, 720}), {1280, 720}, {1280, 720});
  const auto mouse = [&](Uint32 type, int x, int y) {
    SDL_Event event{};
    event.type = type;
    if (type == SDL_MOUSEMOTION) {
      event.motion.x = x;
      event.motion.y = y;
    } else {
      event.button.button = SDL_BUTTON_LEFT;
      event.button.x = x;
      event.button.y = y;
    }
    bench.devices.handle(event, bench.now, bench.out);
  };
  mouse(SDL_MOUSEBUTTONDOWN, 200, 200);
  first.stick({1000, 0});
  second.button(PadButton::down, true);
  bench.pump();
  mouse(SDL_MOUSEMOTION, 300, 300);
  first.detach();
  second.detach();
  bench.pump();
  mouse(SDL_MOUSEBUTTONUP, 320, 320);
  CHECK(bench.count(Intent::pad_lost) == 1);
  CHECK(bench.count(Intent::press) == 1);
  CHECK(bench.count(Intent::release) == 1);
  CHECK(bench.devices.pads().count() == 0);
  bench.out.clear();
  bench.tick(2000);
  CHECK(bench.out.empty());
  CHECK_FALSE(bench.devices.due());
}

// Attaches a pad for which SDL has been told this mapping. SDL finds mappings by maker and product only.
bool attach_with_mapping(Bench& bench, VirtualPad& pad, const std::string& mapping) {
  if (!pad.attach("switch")) return false;
  std::array<char, 64> guid{};
  for (int i = 0; i < SDL_NumJoysticks(); ++i) {
    if (SDL_JoystickIsVirtual(i) == SDL_TRUE)
      SDL_JoystickGetGUIDString(SDL_JoystickGetDeviceGUID(i), guid.data(), static_cast<int>(guid.size()));
  }
  pad.detach();
  bench.pump();
  bench.out.clear();
  SDL_GameControllerAddMapping((std::string(guid.data()) + ",Broken," + mapping).c_str());  // may refuse it
  return pad.attach("switch");
}

TEST_CASE("a pad whose mapping is nonsense or lacks what playing needs is played as a plain joystick") {
  for (const char* mapping : {"", "nonsense", "a:b0,", "a:b99,b:b98,dpup:h7.1,leftx:a55,lefty:a56,", "a:,b:zz,leftx:,",
                              "a:b0,b:b1,leftx:a0,", "leftx:a0,lefty:a1,dpup:b11,", "a:b-1,b:b1,leftx:a0,lefty:a1,"}) {
    CAPTURE(mapping);
    Bench bench;
    VirtualPad pad;
    REQUIRE(attach_with_mapping(bench, pad, mapping));
    bench.pump();
    CHECK(bench.count(Intent::pad_found) == 1);
    press(bench, pad, PadButton::a);
    press(bench, pad, PadButton::b);
    pad.stick({1000, 0});
    bench.pump();
    pad.stick({0, 0});
    bench.pump();
    CHECK(bench.count(Intent::confirm) == 1);
    CHECK(bench.count(Intent::back) == 1);
    CHECK(bench.count(Intent::right) == 1);
    // Another one plays on beside it, once the first one rests.
    bench.now += 1000;
    VirtualPad sound;
    REQUIRE(sound.attach("xbox"));
    bench.pump();
    press(bench, sound, PadButton::a);
    CHECK(bench.count(Intent::confirm) == 2);
    CHECK(bench.devices.pads().kind() == PadKind::xbox);
  }
}

TEST_CASE("a mapping of the player's own that can be played by is followed") {
  Bench bench;
  VirtualPad pad;
  REQUIRE(attach_with_mapping(bench, pad, "a:b1,b:b0,leftx:a1,lefty:a0,"));
  bench.pump();
  press(bench, pad, PadButton::a);
  CHECK(bench.count(Intent::confirm) == 0);
  CHECK(bench.count(Intent::back) == 1);
  pad.stick({1000, 0});
  bench.pump();
  CHECK(bench.count(Intent::down) == 1);
}

}  // namespace
}  // namespace d6::platform
