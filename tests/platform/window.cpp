// Behaviours 9, 10, 12-14: the window, on SDL's dummy display.
#include "platform/window.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include "platform/sdl.h"

namespace d6::platform {
namespace {

using test::Sdl;

Colours colours() {
  Colours c{};
  for (std::size_t i = 0; i < c.size(); ++i) c[i] = static_cast<std::uint32_t>((i + 1) * 0x060402U);
  return c;
}

stage::Canvas picture() {
  stage::Canvas canvas;
  for (int y = 0; y < stage::kHeight; ++y)
    canvas.fill({0, y, stage::kWidth, 1}, static_cast<std::uint8_t>(y % stage::kColours));
  canvas.fill({10, 10, 100, 50}, stage::amber);
  return canvas;
}

std::unique_ptr<Window> open(Backend backend) {
  std::string error;
  auto window = Window::open({"test", false, backend}, error);
  REQUIRE_MESSAGE(window != nullptr, error);
  return window;
}

SDL_Event event_of(Uint32 type) {
  SDL_Event event{};
  event.type = type;
  return event;
}

constexpr Backend kBoth[] = {Backend::surface, Backend::renderer};

TEST_CASE("behaviour 9: the window shows the canvas's colours in the picture and black around it") {
  const Sdl sdl;
  for (const Backend backend : kBoth) {
    const auto window = open(backend);
    const stage::Canvas canvas = picture();
    CHECK(window->show(canvas, colours(), false));
    const Size size = window->pixels();
    const Fit fit = window->fit();
    REQUIRE(fit.scale >= 1);
    const auto pixels = window->read_back();
    int wrong = 0;
    for (int y = 0; y < size.h; ++y) {
      for (int x = 0; x < size.w; ++x) {
        const auto at = to_canvas(fit, {x, y});
        const std::uint32_t want = at ? colours()[canvas.at(at->x, at->y)] : 0U;
        wrong += pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.w) + static_cast<std::size_t>(x)] !=
                 want;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("behaviour 12: after a lost render target or device the next frame is the same picture") {
  const Sdl sdl;
  for (const Backend backend : kBoth) {
    const auto window = open(backend);
    const stage::Canvas canvas = picture();
    window->show(canvas, colours(), false);
    const auto before = window->read_back();
    for (const Uint32 type : {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET}) {
      window->handle(event_of(type));
      CHECK(window->stale());
      CHECK(window->show(canvas, colours(), false));
      CHECK(window->read_back() == before);
    }
  }
}

TEST_CASE("a picture that has not changed is not shown again; a change, another theme or an exposure is") {
  const Sdl sdl;
  for (const Backend backend : kBoth) {
    const auto window = open(backend);
    stage::Canvas canvas = picture();
    CHECK(window->show(canvas, colours(), false));
    CHECK_FALSE(window->show(canvas, colours(), false));
    CHECK(window->presents() == 1);
    canvas.pixel(5, 5, stage::red);
    CHECK(window->show(canvas, colours(), false));
    Colours other = colours();
    other[3] = 0x123456;
    CHECK(window->show(canvas, other, false));
    CHECK(window->show(canvas, other, true));
    SDL_Event exposed = event_of(SDL_WINDOWEVENT);
    exposed.window.event = SDL_WINDOWEVENT_EXPOSED;
    window->handle(exposed);
    CHECK(window->show(canvas, other, true));
    CHECK(window->presents() == 5);
  }
}

TEST_CASE("a small change gives the same window as the whole picture shown anew") {
  const Sdl sdl;
  for (const Backend backend : kBoth) {
    for (const bool crt : {false, true}) {
      const auto window = open(backend);
      const auto other = open(backend);
      stage::Canvas canvas = picture();
      window->show(canvas, colours(), crt);
      canvas.fill({300, 200, 40, 3}, stage::leaf);
      window->show(canvas, colours(), crt);
      other->show(canvas, colours(), crt);
      CHECK(window->read_back() == other->read_back());
    }
  }
}

TEST_CASE("behaviour 10: fullscreen is the desktop's, on the window's own display, and back") {
  const Sdl sdl;
  const auto window = open(Backend::surface);
  window->fullscreen(true);
  CHECK(window->is_fullscreen());
  CHECK(window->show(picture(), colours(), false));
  window->fullscreen(false);
  CHECK_FALSE(window->is_fullscreen());
}

TEST_CASE("behaviour 13: without an accelerated renderer there is a software one, and it says so") {
  const Sdl sdl;  // the dummy display has no other
  for (const Backend backend : kBoth) {
    const auto window = open(backend);
    CHECK_FALSE(window->accelerated());
    CHECK(window->renderer_name().find("software") != std::string::npos);
  }
}

TEST_CASE("behaviour 13: a hidden or minimised window is known as such") {
  const Sdl sdl;
  const auto window = open(Backend::surface);
  SDL_Event event = event_of(SDL_WINDOWEVENT);
  event.window.event = SDL_WINDOWEVENT_MINIMIZED;
  window->handle(event);
  CHECK_FALSE(window->visible());
  event.window.event = SDL_WINDOWEVENT_RESTORED;
  window->handle(event);
  CHECK(window->visible());
  CHECK(window->stale());
}

TEST_CASE("behaviour 14: SDL's offscreen and dummy drivers are no displays, unless asked for by name") {
  CHECK_FALSE(counts_as_display("offscreen", false));
  CHECK_FALSE(counts_as_display("dummy", false));
  CHECK_FALSE(counts_as_display("", false));
  CHECK_FALSE(counts_as_display("", true));
  CHECK(counts_as_display("dummy", true));
  for (const char* driver : {"x11", "wayland", "KMSDRM"}) CHECK(counts_as_display(driver, false));
}

}  // namespace
}  // namespace d6::platform
