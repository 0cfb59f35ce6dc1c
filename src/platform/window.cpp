// The window: see window.h.
#include "platform/window.h"

#include <SDL.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace d6::platform {
namespace {

// A graphics card shows itself here. Without one Mesa would draw with the processor, slower than we do ourselves, and
// take a hundred megabytes for it.
bool has_graphics_card() {
  return ::access("/dev/dri/renderD128", F_OK) == 0 || ::access("/dev/dri/card0", F_OK) == 0 ||
         ::access("/dev/nvidia0", F_OK) == 0;
}

bool asked_for(const char* variable) {
  const char* value = SDL_getenv(variable);
  return value != nullptr && *value != '\0';
}

}  // namespace

bool counts_as_display(std::string_view driver, bool asked) {
  if (asked) return !driver.empty();
  return !driver.empty() && driver != "offscreen" && driver != "dummy" && driver != "evdev";
}

Display open_display() {
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "0");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
  Display display;
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
    display.error = SDL_GetError();
    return display;
  }
  if (const char* driver = SDL_GetCurrentVideoDriver()) display.driver = driver;
  display.there = counts_as_display(display.driver, asked_for("SDL_VIDEODRIVER"));
  // On from SDL's start; here it belongs to name fields (behaviour 18).
  SDL_StopTextInput();
  return display;
}

std::unique_ptr<Window> Window::open(const WindowOptions& options, std::string& error) {
  std::unique_ptr<Window> self(new Window);
  int w = stage::kWidth;
  int h = stage::kHeight;
  SDL_DisplayMode desktop;
  if (SDL_GetDesktopDisplayMode(0, &desktop) == 0) {
    // The largest whole-number size that leaves room for the desktop's own bars.
    const int scale = std::max(1, std::min(desktop.w * 9 / 10 / stage::kWidth, desktop.h * 9 / 10 / stage::kHeight));
    w *= scale;
    h *= scale;
  }
  Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  self->window_ = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h, flags);
  if (self->window_ == nullptr) {
    error = SDL_GetError();
    return nullptr;
  }
  SDL_SetWindowMinimumSize(self->window_, stage::kWidth / 2, stage::kHeight / 2);
  const bool want_renderer =
      options.backend == Backend::renderer ||
      (options.backend == Backend::automatic && (has_graphics_card() || asked_for("SDL_RENDER_DRIVER")));
  if (want_renderer && !self->make_renderer() && options.backend == Backend::renderer) {
    error = SDL_GetError();
    return nullptr;
  }
  if (self->renderer_ == nullptr && SDL_GetWindowSurface(self->window_) == nullptr && !self->make_renderer()) {
    error = SDL_GetError();
    return nullptr;
  }
  if (options.fullscreen) self->fullscreen(true);
  return self;
}

Window::~Window() {
  if (texture_ != nullptr) SDL_DestroyTexture(texture_);
  if (renderer_ != nullptr) SDL_DestroyRenderer(renderer_);
  if (window_ != nullptr) SDL_DestroyWindow(window_);
}

bool Window::make_renderer() {
  renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
  if (renderer_ == nullptr) renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_SOFTWARE);
  if (renderer_ == nullptr) return false;
  SDL_RendererInfo info;
  if (SDL_GetRendererInfo(renderer_, &info) == 0) {
    accelerated_ = (info.flags & SDL_RENDERER_ACCELERATED) != 0;
    vsync_ = (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
  }
  return true;
}

bool Window::make_texture(Size size) {
  if (texture_ != nullptr && texture_size_ == size) return true;
  if (texture_ != nullptr) SDL_DestroyTexture(texture_);
  texture_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, size.w, size.h);
  if (texture_ == nullptr) return false;
  SDL_SetTextureBlendMode(texture_, SDL_BLENDMODE_NONE);
  SDL_SetTextureScaleMode(texture_, SDL_ScaleModeNearest);
  texture_size_ = size;
  return true;
}

std::string Window::renderer_name() const {
  if (renderer_ == nullptr) return "software surface";
  SDL_RendererInfo info;
  return SDL_GetRendererInfo(renderer_, &info) == 0 ? info.name : "";
}

void Window::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_WINDOWEVENT:
      switch (event.window.event) {
        case SDL_WINDOWEVENT_HIDDEN:
        case SDL_WINDOWEVENT_MINIMIZED: visible_ = false; break;
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_MAXIMIZED:
          visible_ = true;
          stale_ = true;
          break;
        case SDL_WINDOWEVENT_EXPOSED:
        case SDL_WINDOWEVENT_RESIZED:
        case SDL_WINDOWEVENT_SIZE_CHANGED:
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: stale_ = true; break;
        default: break;
      }
      break;
    case SDL_RENDER_TARGETS_RESET: stale_ = true; break;
    case SDL_RENDER_DEVICE_RESET:
      lost_ = true;
      stale_ = true;
      break;
    default: break;
  }
}

bool Window::show(const stage::Canvas& canvas, const Colours& colours, bool crt) {
  const Size now = pixels();
  const bool all = stale_ || now != shown_pixels_ || colours != shown_colours_ || crt != shown_crt_;
  const Shown shown =
      renderer_ != nullptr ? show_on_renderer(canvas, colours, crt, all) : show_on_surface(canvas, colours, crt, all);
  if (shown == Shown::failed) stale_ = true;
  if (shown != Shown::changed) return false;
  shown_colours_ = colours;
  shown_pixels_ = now;
  shown_crt_ = crt;
  stale_ = false;
  ++presents_;
  return true;
}

Window::Shown Window::show_on_surface(const stage::Canvas& canvas, const Colours& colours, bool crt, bool all) {
  SDL_Surface* surface = SDL_GetWindowSurface(window_);
  if (surface == nullptr) return Shown::failed;
  const Fit where = platform::fit({surface->w, surface->h});
  const Size size{where.rect.w, where.rect.h};
  if (!painter_ || painter_->size() != size || painter_->crt() != crt) painter_.emplace(size, crt);
  if (all) {
    shown_.clear();
    SDL_FillRect(surface, nullptr, SDL_MapRGB(surface->format, 0, 0, 0));
  }
  const Uint32 format = surface->format->format;
  const bool plain = format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888;
  if (SDL_LockSurface(surface) != 0) return Shown::failed;
  char* corner = static_cast<char*>(surface->pixels) + static_cast<std::ptrdiff_t>(where.rect.y) * surface->pitch +
                 static_cast<std::ptrdiff_t>(where.rect.x) * surface->format->BytesPerPixel;
  if (!plain) apart_.resize(static_cast<std::size_t>(size.w) * static_cast<std::size_t>(size.h));
  const stage::Areas areas =
      painter_->paint_changes(canvas, shown_, colours, plain ? reinterpret_cast<std::uint32_t*>(corner) : apart_.data(),
                              plain ? surface->pitch / 4 : size.w);
  std::array<SDL_Rect, stage::Areas::kMost> changed{};
  int count = 0;
  for (const stage::Rect& area : areas) {
    const stage::Rect r = painter_->area_of(area);
    if (!plain) {
      SDL_ConvertPixels(r.w, r.h, SDL_PIXELFORMAT_ARGB8888,
                        apart_.data() + static_cast<std::ptrdiff_t>(r.y) * size.w + r.x, size.w * 4, format,
                        corner + static_cast<std::ptrdiff_t>(r.y) * surface->pitch +
                            static_cast<std::ptrdiff_t>(r.x) * surface->format->BytesPerPixel,
                        surface->pitch);
    }
    changed[static_cast<std::size_t>(count++)] = {where.rect.x + r.x, where.rect.y + r.y, r.w, r.h};
  }
  SDL_UnlockSurface(surface);
  if (count == 0) return Shown::unchanged;
  const int failed =
      all ? SDL_UpdateWindowSurface(window_) : SDL_UpdateWindowSurfaceRects(window_, changed.data(), count);
  return failed == 0 ? Shown::changed : Shown::failed;
}

Window::Shown Window::show_on_renderer(const stage::Canvas& canvas, const Colours& colours, bool crt, bool all) {
  if (lost_) {
    // The device is gone and everything made with it: start over.
    if (texture_ != nullptr) SDL_DestroyTexture(texture_);
    texture_ = nullptr;
    SDL_DestroyRenderer(renderer_);
    renderer_ = nullptr;
    if (!make_renderer()) return Shown::failed;
    lost_ = false;
  }
  const Fit where = fit();
  // Whole-number scaling is the card's; a sharp fit or the CRT look is painted at full size.
  const bool painted = where.scale == 0 || crt;
  const Size size = painted ? Size{where.rect.w, where.rect.h} : Size{stage::kWidth, stage::kHeight};
  if (texture_size_ != size || texture_ == nullptr) all = true;
  if (!make_texture(size)) return Shown::failed;
  if (!painter_ || painter_->size() != size || painter_->crt() != crt) painter_.emplace(size, crt);
  const stage::Areas changed = update(shown_, canvas);
  if (!all && changed.empty()) return Shown::unchanged;
  // Whole areas: what a lock gives need not hold the pixels of before.
  for (const stage::Rect& area : all ? stage::Areas(kWholeCanvas) : changed) {
    const stage::Rect r = painter_->area_of(area);
    const SDL_Rect locked{r.x, r.y, r.w, r.h};
    void* pixels = nullptr;
    int pitch = 0;
    if (SDL_LockTexture(texture_, &locked, &pixels, &pitch) != 0) return Shown::failed;
    // The lock begins at the area's corner.
    const std::ptrdiff_t corner = static_cast<std::ptrdiff_t>(r.y) * (pitch / 4) + r.x;
    painter_->paint(canvas, colours, r, static_cast<std::uint32_t*>(pixels) - corner, pitch / 4);
    SDL_UnlockTexture(texture_);
  }
  SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 255);
  if (SDL_RenderClear(renderer_) != 0) return Shown::failed;
  const SDL_Rect to{where.rect.x, where.rect.y, where.rect.w, where.rect.h};
  if (SDL_RenderCopy(renderer_, texture_, nullptr, &to) != 0) return Shown::failed;
  SDL_RenderPresent(renderer_);
  return Shown::changed;
}

// Without a window manager (a kiosk, a bare X server) nobody makes an X11 window larger but ourselves, before SDL
// counts it as full.
void Window::fullscreen(bool on) {
  if (on == is_fullscreen()) return;
  const char* driver = SDL_GetCurrentVideoDriver();
  int top = 0;
  SDL_GetWindowBordersSize(window_, &top, nullptr, nullptr, nullptr);
  const bool by_hand = driver != nullptr && std::string_view(driver) == "x11" && top == 0 &&
                       (SDL_GetWindowFlags(window_) & SDL_WINDOW_MAXIMIZED) == 0;
  SDL_Rect display;
  if (on && by_hand && SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window_), &display) == 0) {
    SDL_GetWindowPosition(window_, &before_.x, &before_.y);
    SDL_GetWindowSize(window_, &before_.w, &before_.h);
    SDL_SetWindowPosition(window_, display.x, display.y);
    SDL_SetWindowSize(window_, display.w, display.h);
  }
  if (SDL_SetWindowFullscreen(window_, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) != 0) return;
  if (!on && before_.w > 0) {
    SDL_SetWindowSize(window_, before_.w, before_.h);
    SDL_SetWindowPosition(window_, before_.x, before_.y);
    before_ = {};
  }
  stale_ = true;
}

bool Window::is_fullscreen() const {
  return (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
}

void Window::screensaver(bool allowed) {
  if (allowed == (SDL_IsScreenSaverEnabled() == SDL_TRUE)) return;
  allowed ? SDL_EnableScreenSaver() : SDL_DisableScreenSaver();
}

Size Window::units() const {
  Size size;
  SDL_GetWindowSize(window_, &size.w, &size.h);
  return size;
}

Size Window::pixels() const {
  Size size;
  if (renderer_ != nullptr && SDL_GetRendererOutputSize(renderer_, &size.w, &size.h) == 0) return size;
  SDL_GetWindowSizeInPixels(window_, &size.w, &size.h);
  return size;
}

std::vector<std::uint32_t> Window::read_back() const {
  const Size size = pixels();
  std::vector<std::uint32_t> out(static_cast<std::size_t>(size.w) * static_cast<std::size_t>(size.h));
  if (renderer_ != nullptr) {
    SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_ARGB8888, out.data(), size.w * 4);
  } else if (SDL_Surface* surface = SDL_GetWindowSurface(window_)) {
    SDL_ConvertPixels(size.w, size.h, surface->format->format, surface->pixels, surface->pitch,
                      SDL_PIXELFORMAT_ARGB8888, out.data(), size.w * 4);
  }
  for (auto& pixel : out) pixel &= 0xFFFFFFU;
  return out;
}

}  // namespace d6::platform

#if defined(__SANITIZE_ADDRESS__)
// Leaks of the libraries behind SDL, not of ours.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libdbus\nleak:libasound\nleak:libpulse\nleak:libGL\nleak:libX11\n";
}
#endif
