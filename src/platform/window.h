// The window: shows a canvas through a palette, whole-number scaled and centred (behaviours 9-15). Without a graphics
// card it writes into the window's own surface and only what has changed; with one it keeps a single texture.
#pragma once
#include <SDL_events.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/paint.h"
#include "platform/picture.h"
#include "stage/canvas.h"

struct SDL_Window;
struct SDL_Renderer;
struct SDL_Texture;

namespace d6::platform {

// What can be shown on at all. `offscreen` and `dummy` are no displays unless somebody asked for them by name.
struct Display {
  bool there = false;
  std::string driver;  // SDL's name of it
  std::string error;   // SDL's words where there is none
};
// Starts SDL's video; hints that must be set before it are set here.
Display open_display();
bool counts_as_display(std::string_view driver, bool asked_for);

enum class Backend : std::uint8_t {
  automatic,  // a renderer with vsync where there is a graphics card, else the surface
  surface,    // software, straight into the window
  renderer    // SDL's renderer, whatever it can do
};

struct WindowOptions {
  std::string title;
  bool fullscreen = false;
  Backend backend = Backend::automatic;
};

class Window {
 public:
  static std::unique_ptr<Window> open(const WindowOptions& options, std::string& error);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // Resizes, exposure, lost targets and devices (behaviour 12), hiding. Feed it every event.
  void handle(const SDL_Event& event);
  // Shows the canvas if it, the palette or the window differs from what is shown. False: nothing had to be done.
  bool show(const stage::Canvas& canvas, const Colours& colours, bool crt);

  void fullscreen(bool on);  // desktop fullscreen, on the display that the window is on
  bool is_fullscreen() const;
  void screensaver(bool allowed);

  bool stale() const { return stale_; }      // must be shown again though the canvas is the same
  bool visible() const { return visible_; }  // not hidden, not minimised
  bool accelerated() const { return accelerated_; }
  bool vsync() const { return vsync_; }
  std::string renderer_name() const;  // "software surface", or SDL's
  std::uint64_t presents() const { return presents_; }

  Size units() const;   // what the mouse is counted in
  Size pixels() const;  // what is drawn on
  Fit fit() const { return platform::fit(pixels()); }
  std::vector<std::uint32_t> read_back() const;  // all pixels as shown, 0xRRGGBB; for tests

 private:
  Window() = default;
  bool make_renderer();
  bool make_texture(Size size);
  enum class Shown : std::uint8_t { failed, unchanged, changed };
  Shown show_on_surface(const stage::Canvas& canvas, const Colours& colours, bool crt, bool all);
  Shown show_on_renderer(const stage::Canvas& canvas, const Colours& colours, bool crt, bool all);

  SDL_Window* window_ = nullptr;
  SDL_Renderer* renderer_ = nullptr;
  SDL_Texture* texture_ = nullptr;
  Size texture_size_{};
  bool accelerated_ = false, vsync_ = false, visible_ = true, stale_ = true, lost_ = false;
  std::uint64_t presents_ = 0;
  std::optional<Painter> painter_;
  std::vector<std::uint8_t> shown_;
  std::vector<std::uint32_t> apart_;  // the picture for a display that wants its pixels otherwise
  Colours shown_colours_{};
  Size shown_pixels_{};
  bool shown_crt_ = false;
  stage::Rect before_{};  // place and size before it became full; empty: nothing to restore
};

}  // namespace d6::platform
