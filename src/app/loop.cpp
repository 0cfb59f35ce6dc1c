// The window's loop: see loop.h.
#include "app/loop.h"

#include <SDL.h>
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

#include "app/desk.h"
#include "app/full_screen.h"
#include "app/last_words.h"
#include "app/pace.h"
#include "base/files.h"
#include "base/places.h"
#include "base/text.h"
#include "platform/pictures.h"
#include "platform/virtual_pad.h"
#include "platform/window.h"

namespace d6::app {
namespace {

Micros monotonic() {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void say(std::string_view text) { fmt::print(stderr, "deepsix: {}\n", text); }

void screenshot(Desk& desk) {
  const std::string& state = desk.house().folders().state;
  if (state.empty()) return;
  const std::string folder = state + "/screenshots";
  if (files::make_folder(folder)) {
    desk.note(tr("The screenshot could not be written: there is no {}.", folder));
    return;
  }
  const std::string path = fmt::format("{}/deepsix-{}.png", folder, stamp_for_files(std::time(nullptr)));
  const auto damage = platform::save_png(path, desk.picture(), desk.colours());
  desk.note(damage ? tr("The screenshot could not be written: {}.", damage->what) : tr("Screenshot: {}.", path));
}

// What --measure says: when the first picture stood (on the monotonic clock), and what the seconds cost.
struct Measure {
  Micros first_picture = 0;
  long wake_ups = 0;
  void report(std::uint64_t presents) const {
    timespec cpu{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    fmt::print("first_picture_us={} presents={} wake_ups={} cpu_ms={} peak_kib={}\n", first_picture, presents, wake_ups,
               cpu.tv_sec * 1000 + cpu.tv_nsec / 1'000'000, used.ru_maxrss);
  }
};

// The next event within so many milliseconds. With a pad open SDL 2.26 looks for it a thousand times a second, which
// costs more than the game; half a frame is soon enough.
bool next_event(SDL_Event& event, int timeout, bool pad_open) {
  if (!pad_open) return timeout > 0 ? SDL_WaitEventTimeout(&event, timeout) == 1 : SDL_PollEvent(&event) == 1;
  constexpr int kLook = 8;
  for (;; timeout -= kLook) {
    if (SDL_PollEvent(&event) == 1) return true;
    if (timeout <= 0) return false;
    SDL_Delay(static_cast<Uint32>(std::min(timeout, kLook)));
  }
}

// Ends SDL when all that uses it has gone.
struct QuitSdl {
  QuitSdl() = default;
  QuitSdl(const QuitSdl&) = delete;
  QuitSdl& operator=(const QuitSdl&) = delete;
  ~QuitSdl() { SDL_Quit(); }
};

}  // namespace

int play(const Options& options) {
  const std::string assets = find_folder("assets");
  const std::string scenarios = find_folder("scenarios");
  if (assets.empty() || scenarios.empty()) {
    say(tr("The folders assets and scenarios are missing: they belong beside the program, in share/deepsix."));
    return 1;
  }
  const QuitSdl quit;
  const platform::Display display = platform::open_display();
  if (!display.there) {
    const std::string reason = !display.error.empty()   ? display.error
                               : display.driver.empty() ? tr("SDL found no video driver")
                                                        : tr("SDL found only its \"{}\" driver", display.driver);
    say(
        tr("There is no display to open a window on ({}). Start it inside a desktop session, or set DISPLAY or "
           "WAYLAND_DISPLAY to one; deepsix --script plays without a window, deepsix-console without a screen.",
           reason));
    return 1;
  }
  ui::Look look;
  if (!load_look(assets, look, say)) {
    say(tr("Without its fonts the cabinet cannot be read: {}/fonts is damaged.", assets));
    return 1;
  }
  const Uint32 wake = SDL_RegisterEvents(1);
  const auto thought_done = [wake] {
    SDL_Event event{};
    event.type = wake;
    SDL_PushEvent(&event);
  };
  const files::Folders folders = options.data_dir.empty() ? files::folders() : files::folders_under(options.data_dir);
  Desk desk(options, {folders, scenarios}, assets, look, false, thought_done, say);

  const LastWords last_words([&desk] { tell_record(desk.house(), say); });

  std::string error;
  const bool full = desk.house().settings().on(ui::SettingId::fullscreen);
  const auto backend = options.software ? platform::Backend::surface : platform::Backend::automatic;
  const auto window = platform::Window::open({"Deep Six", full, backend}, error);
  if (!window) {
    say(tr("The window cannot be opened: {}", error));
    return 1;
  }
  if (!window->accelerated())
    desk.note(tr("No graphics card is used: drawing by software ({}).", window->renderer_name()));

  desk.begin();
  const Micros start = monotonic();
  const auto clock = [start] { return monotonic() - start; };
  Pace pace(0);
  bool woken = true;    // the first picture at once
  bool opened = false;  // what takes time is opened behind the first picture
  Measure measure;
  platform::VirtualPad pad;  // for --measure alone
  FullScreen full_screen(full);
  const auto where_the_picture_is = [&] { desk.devices().picture(window->fit(), window->units(), window->pixels()); };
  where_the_picture_is();
  const Micros end = options.measure > 0 ? Micros{options.measure} * 1'000'000 : 0;
  while (!desk.over() && LastWords::asked_to_end() == 0 && (end == 0 || clock() < end)) {
    Situation now;
    const auto look_around = [&] {
      now.animating = desk.stack().animating();
      now.dirty = desk.stack().dirty() || window->stale();
      now.visible = window->visible();
      now.halted = desk.halted();
      now.next_wake = desk.stack().next_wake();
      now.held.reset();
      if (const auto due = desk.devices().due()) now.held = *due * 1000;
    };
    look_around();
    const Beat beat =
        pace.beat(clock(), {now.animating, now.dirty, now.visible, now.halted, woken, now.next_wake, now.held});
    woken = false;
    if (beat.slept > 0) desk.slept(beat.slept);
    for (int i = 0; i < beat.steps && !desk.over(); ++i) desk.step();
    if (beat.draw && !desk.over()) window->show(desk.picture(), desk.colours(), desk.crt());
    if (!opened) {
      opened = true;
      measure.first_picture = monotonic();
      desk.devices().open_pads();
      if (options.measure_pad && !pad.attach("xbox")) say(tr("There is no virtual pad: {}", SDL_GetError()));
      std::string reason;
      if (!desk.sound().open(assets, reason)) {
        look.no_sound = true;
        desk.note(tr("No sound: {}", reason));
        desk.stack().touch();
      }
      continue;
    }
    window->screensaver(desk.halted() || !desk.stack().animating());

    look_around();
    SDL_Event event;
    const Micros wait = pace.wait(clock(), now);
    int timeout = static_cast<int>((wait + 999) / 1000);
    if (end > 0) timeout = std::min(timeout, static_cast<int>(std::max<Micros>(0, end - clock()) / 1000) + 1);
    bool any = next_event(event, timeout, desk.devices().pads().count() > 0);
    ++measure.wake_ups;
    for (; any; any = SDL_PollEvent(&event) == 1) {
      if (event.type == wake) {
        woken = true;
        continue;
      }
      window->handle(event);
      if (event.type == SDL_WINDOWEVENT) where_the_picture_is();
      desk.handle(event, clock() / 1000);
    }
    desk.tick(clock() / 1000);
    const bool wanted = desk.house().settings().on(ui::SettingId::fullscreen);
    if (full_screen.asks(wanted)) window->fullscreen(wanted);
    if (const bool is = window->is_fullscreen(); full_screen.became(is))
      desk.set(ui::SettingId::fullscreen, is ? 1 : 0);
    if (desk.take_screenshot()) screenshot(desk);
  }
  if (end > 0) measure.report(window->presents());
  if (LastWords::asked_to_end() != 0) {
    tell_record(desk.house(), say);
    desk.stack().end();  // and it is kept for "Continue"
  }
  return 0;
}

}  // namespace d6::app
