// The script runner: see script.h.
#include "app/script.h"

#include <SDL.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <string_view>
#include <variant>
#include <vector>

#include "app/desk.h"
#include "app/last_words.h"
#include "app/pace.h"
#include "app/screens/screens.h"
#include "base/files.h"
#include "base/places.h"
#include "base/text.h"
#include "platform/paint.h"
#include "platform/pictures.h"
#include "platform/virtual_pad.h"

namespace d6::app {
namespace {

using platform::Millis;
using platform::PadButton;

struct Failure {
  int status = 1;
  std::string text;
};
using Done = std::optional<Failure>;

Failure wrong(std::string text) { return {2, std::move(text)}; }

// The words of a line; "quoted ones" are one, without their quotes, and \" is a quote in them.
std::optional<std::vector<std::string>> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < line.size();) {
    if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r') {
      ++i;
    } else if (line[i] == '#') {
      break;
    } else if (line[i] == '"') {
      std::string word;
      for (++i; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) ++i;
        word += line[i];
      }
      if (i == line.size()) return std::nullopt;
      ++i;
      words.push_back(std::move(word));
    } else {
      const std::size_t end = std::min(line.find_first_of(" \t\r", i), line.size());
      words.emplace_back(line.substr(i, end - i));
      i = end;
    }
  }
  return words;
}

std::optional<int> whole(std::string_view text) {
  int value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

// "0.35" -> 350.
std::optional<int> thousandths(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || value < -1.0 || value > 1.0) return std::nullopt;
  return static_cast<int>(value * 1000.0 + (value < 0 ? -0.5 : 0.5));
}

std::optional<PadButton> button_named(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, PadButton>, platform::kPadButtons> kNames = {
      {{"A", PadButton::a},
       {"B", PadButton::b},
       {"X", PadButton::x},
       {"Y", PadButton::y},
       {"LB", PadButton::left_shoulder},
       {"RB", PadButton::right_shoulder},
       {"START", PadButton::start},
       {"VIEW", PadButton::view},
       {"UP", PadButton::up},
       {"DOWN", PadButton::down},
       {"LEFT", PadButton::left},
       {"RIGHT", PadButton::right}}};
  for (const auto& [known, button] : kNames) {
    if (known == name) return button;
  }
  return std::nullopt;
}

// Where pictures are painted to be measured.
constexpr int kWide = 1920, kHigh = 1080;
struct Easel {
  explicit Easel(bool crt) : painter({kWide, kHigh}, crt), pixels(static_cast<std::size_t>(kWide) * kHigh) {}
  platform::Painter painter;
  std::vector<std::uint32_t> pixels;
  std::vector<std::uint8_t> shown;
  stage::Canvas canvas;
  stage::DrawList list;
};

class Runner {
 public:
  Runner(Desk& desk, const Options& options) : desk_(desk), options_(options) {}

  Done line(const std::vector<std::string>& words);
  bool readable(std::string_view text) const { return desk_.words().find(text) != std::string::npos; }
  std::string found() const { return desk_.words(); }

 private:
  Done key(const std::vector<std::string>& words);
  Done pad(std::vector<std::string> words);
  Done position(const std::vector<std::string>& words);
  void wait(int ms);
  void one_step();
  void whole_frame(Easel& easel);
  bool one_move(Easel& easel, int scancode);
  void measure_frames(int times);
  void measure_moves(int times, const std::vector<int>& scancodes);
  void pass(const SDL_Event& event) {
    desk_.handle(event, now());
    desk_.tick(now());  // here every motion is a frame of its own
  }
  void pump();
  Millis now() const { return steps_ * 1000 / kStepsPerSecond; }
  void press(int scancode, Uint16 modifiers, bool down);
  void mouse_button(Uint8 button, int x, int y, bool down);
  void move(int x, int y);

  Desk& desk_;
  const Options& options_;
  std::int64_t steps_ = 0;
  std::int64_t rest_ = 0;  // of a wait: less than one step, in thousandths of one
  std::array<platform::VirtualPad, 4> pads_;
  bool pads_open_ = false;
};

// CPU time of this thread.
double thread_ms() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void say_costs(std::string_view what, std::vector<double>& costs, std::string_view more, std::size_t number) {
  std::sort(costs.begin(), costs.end());
  fmt::print("{}={} median_ms={:.3f} p99_ms={:.3f} {}={}\n", what, costs.size(), costs[costs.size() / 2],
             costs[costs.size() * 99 / 100], more, number);
}

// Everything drawn and painted anew, as the busiest moment would need it. Not inlined: tools/bench_screen counts the
// instructions of this and of one_move().
[[gnu::noinline]] void Runner::whole_frame(Easel& easel) {
  desk_.stack().draw(easel.list);
  easel.list.draw(easel.canvas);
  easel.painter.paint(easel.canvas, desk_.colours(), easel.painter.whole(), easel.pixels.data(), kWide);
}

// A key, a step, and what they changed drawn and painted, as the loop does it. True: something changed.
[[gnu::noinline]] bool Runner::one_move(Easel& easel, int scancode) {
  press(scancode, 0, true);
  press(scancode, 0, false);
  one_step();
  if (desk_.over()) return false;
  return !easel.painter.paint_changes(desk_.picture(), easel.shown, desk_.colours(), easel.pixels.data(), kWide)
              .empty();
}

void Runner::measure_frames(int times) {
  const auto easel = std::make_unique<Easel>(desk_.crt());
  std::vector<double> costs;
  for (int i = 0; i < times; ++i) {
    const double begin = thread_ms();
    whole_frame(*easel);
    costs.push_back(thread_ms() - begin);
  }
  say_costs("frames", costs, "commands", easel->list.size());
}

void Runner::measure_moves(int times, const std::vector<int>& scancodes) {
  const auto easel = std::make_unique<Easel>(desk_.crt());
  platform::update(easel->shown, desk_.picture());
  std::vector<double> costs;
  std::size_t changed = 0;
  for (int i = 0; i < times && !desk_.over(); ++i) {
    const double begin = thread_ms();
    changed += one_move(*easel, scancodes[static_cast<std::size_t>(i) % scancodes.size()]) ? 1U : 0U;
    costs.push_back(thread_ms() - begin);
  }
  if (!costs.empty()) say_costs("moves", costs, "changed", changed);
}

// What the loop does in a sixtieth of a second. Computer players take no time here: a thought is waited for.

void Runner::one_step() {
  ++steps_;
  desk_.tick(now());
  desk_.house().worker().finish();
  if (desk_.over() || desk_.halted()) return;
  const int wake = desk_.stack().next_wake();
  if (desk_.stack().animating() || desk_.house().worker().busy() || (wake >= 0 && wake <= 1)) {
    desk_.step();
  } else {
    desk_.slept(1);
  }
}

void Runner::wait(int ms) {
  rest_ += static_cast<std::int64_t>(ms) * kStepsPerSecond;
  for (; rest_ >= 1000; rest_ -= 1000) one_step();
}

// SDL's own queue: only virtual pads speak there.
void Runner::pump() {
  platform::VirtualPad::settle();
  SDL_Event event;
  while (SDL_PollEvent(&event) == 1) pass(event);
}

void Runner::press(int scancode, Uint16 modifiers, bool down) {
  SDL_Event event{};
  event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
  event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.scancode = static_cast<SDL_Scancode>(scancode);
  event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
  event.key.keysym.mod = modifiers;
  pass(event);
}

void Runner::mouse_button(Uint8 button, int x, int y, bool down) {
  SDL_Event event{};
  event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  event.button.button = button;
  event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.button.x = x;
  event.button.y = y;
  pass(event);
}

void Runner::move(int x, int y) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.x = x;
  event.motion.y = y;
  pass(event);
}

Done Runner::key(const std::vector<std::string>& words) {
  std::size_t i = 1;
  bool down = true;
  bool up = true;
  if (words.size() > 2 && (words[1] == "down" || words[1] == "up")) {
    down = words[1] == "down";
    up = !down;
    i = 2;
  }
  std::string name;
  for (; i < words.size(); ++i) name += (name.empty() ? "" : " ") + words[i];
  Uint16 modifiers = 0;
  for (std::size_t plus; (plus = name.find('+')) != std::string::npos && plus > 0;) {
    const std::string modifier = name.substr(0, plus);
    if (modifier == "ALT") {
      modifiers |= KMOD_LALT;
    } else if (modifier == "SHIFT") {
      modifiers |= KMOD_LSHIFT;
    } else if (modifier == "CTRL") {
      modifiers |= KMOD_LCTRL;
    } else {
      return wrong("there is no modifier \"" + modifier + "\": ALT, SHIFT or CTRL");
    }
    name.erase(0, plus + 1);
  }
  if (name == "ENTER") name = "RETURN";
  if (name == "ESC") name = "ESCAPE";
  const int scancode = platform::scancode_of_name(name);
  if (scancode == 0) return wrong("there is no key \"" + name + "\"");
  if (down) press(scancode, modifiers, true);
  if (up) press(scancode, modifiers, false);
  return std::nullopt;
}

Done Runner::pad(std::vector<std::string> words) {
  std::size_t which = 0;
  if (words.size() > 2 && words[1].size() == 1 && words[1][0] >= '1' && words[1][0] <= '4') {
    which = static_cast<std::size_t>(words[1][0] - '1');
    words.erase(words.begin() + 1);
  }
  platform::VirtualPad& pad = pads_[which];
  if (words.size() < 2) return wrong("pad attach KIND, detach, press BUTTON, down, up, stick X Y");
  if (words[1] == "attach") {
    const std::string kind = words.size() > 2 ? words[2] : "generic";
    if (!platform::is_virtual_pad_kind(kind)) return wrong("there is no pad \"" + kind + "\"");
    if (!pads_open_) pads_open_ = desk_.devices().open_pads();
    if (!pad.attach(kind)) return Failure{1, std::string("the pad cannot be made: ") + SDL_GetError()};
    pump();
    return std::nullopt;
  }
  if (!pad.attached()) return wrong("no pad is attached");
  if (words[1] == "detach") {
    pad.detach();
    pump();
    return std::nullopt;
  }
  if (words[1] == "stick") {
    const auto x = words.size() == 4 ? thousandths(words[2]) : std::nullopt;
    const auto y = words.size() == 4 ? thousandths(words[3]) : std::nullopt;
    if (!x || !y) return wrong("pad stick X Y, each from -1 to 1");
    pad.stick({*x, *y});
    pump();
    return std::nullopt;
  }
  const auto button = words.size() == 3 ? button_named(words[2]) : std::nullopt;
  if (!button) return wrong("there is no such button: A B X Y LB RB START VIEW UP DOWN LEFT RIGHT");
  if (words[1] != "press" && words[1] != "down" && words[1] != "up") return wrong("pad press, down or up");
  if (words[1] != "up") {
    pad.button(*button, true);
    pump();
  }
  if (words[1] != "down") {
    pad.button(*button, false);
    pump();
  }
  return std::nullopt;
}

// A game from a state written by hand, over the title; the file lies beside the script.
Done Runner::position(const std::vector<std::string>& words) {
  if (words.size() < 3) return wrong("position GAME FILE [seats=human,computer:2] [OPTION=WORD ...]");
  const Entry* entry = find_game(words[1]);
  if (entry == nullptr) return wrong("there is no game \"" + words[1] + "\"");
  const std::string path = (std::filesystem::path(options_.script).parent_path() / words[2]).string();
  const auto file = files::read(path);
  const auto* text = std::get_if<std::string>(&file);
  if (text == nullptr) return Failure{1, path + " cannot be read"};
  Given given;
  std::array<std::string, 2> seats{"human", "computer:2"};
  for (std::size_t i = 3; i < words.size(); ++i) {
    const std::size_t at = words[i].find('='), comma = words[i].find(',');
    if (at == std::string::npos) return wrong("found \"" + words[i] + "\"; allowed is OPTION=WORD");
    if (words[i].substr(0, at) != "seats") {
      given.emplace_back(words[i].substr(0, at), words[i].substr(at + 1));
    } else if (comma != std::string::npos) {
      seats = {words[i].substr(at + 1, comma - at - 1), words[i].substr(comma + 1)};
    }
  }
  House& house = desk_.house();
  Opened opened = entry->position(find_folder("scenarios"), given, house.fresh_seed(), *text);
  if (!opened.session) return Failure{1, path + ": " + in_words(opened.problems)};
  opened.session->seats(seats);
  desk_.stack().pop_to("title");
  desk_.stack().push(play_screen(house, std::move(opened.session)));
  return std::nullopt;
}

Done Runner::line(const std::vector<std::string>& words) {
  const std::string& what = words[0];
  const std::size_t n = words.size();
  if (what == "wait") {
    const auto ms = n == 2 ? whole(words[1]) : std::nullopt;
    if (!ms || *ms < 0) return wrong("wait MILLISECONDS");
    wait(*ms);
  } else if (what == "key") {
    if (n < 2) return wrong("key NAME, key down NAME, key up NAME");
    return key(words);
  } else if (what == "text") {
    if (n != 2) return wrong("text \"...\"");
    for (std::string_view rest = words[1]; !rest.empty();) {
      const std::string_view before = rest;
      next_character(rest);
      SDL_Event event{};
      event.type = SDL_TEXTINPUT;
      before.copy(event.text.text, before.size() - rest.size());
      pass(event);
    }
  } else if (what == "mouse" || what == "click" || what == "rclick") {
    const auto x = n == 3 ? whole(words[1]) : std::nullopt;
    const auto y = n == 3 ? whole(words[2]) : std::nullopt;
    if (!x || !y) return wrong(what + " X Y");
    move(*x, *y);
    if (what != "mouse") {
      const Uint8 button = what == "click" ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT;
      mouse_button(button, *x, *y, true);
      mouse_button(button, *x, *y, false);
    }
  } else if (what == "wheel") {
    const auto turn = n == 2 ? whole(words[1]) : std::nullopt;
    if (!turn || *turn == 0) return wrong("wheel 1 or wheel -1");
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = *turn;
    pass(event);
  } else if (what == "pad") {
    return pad(words);
  } else if (what == "focus") {
    if (n != 2 || (words[1] != "lost" && words[1] != "gained")) return wrong("focus lost or focus gained");
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = words[1] == "lost" ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_FOCUS_GAINED;
    pass(event);
  } else if (what == "expect" || what == "refuse") {
    if (n != 2) return wrong(what + " \"...\"");
    if (readable(words[1]) != (what == "expect")) {
      return Failure{1, fmt::format("{} \"{}\"; there is:\n{}", what == "expect" ? "expected" : "refused", words[1],
                                    desk_.words())};
    }
  } else if (what == "until") {
    const auto ms = n == 3 ? whole(words[2]) : std::nullopt;
    if (!ms || *ms < 0) return wrong("until \"...\" MILLISECONDS");
    const std::int64_t last = steps_ + static_cast<std::int64_t>(*ms) * kStepsPerSecond / 1000;
    while (!readable(words[1])) {
      if (steps_ >= last) {
        return Failure{1, fmt::format("waited {} ms for \"{}\"; there is:\n{}", *ms, words[1], desk_.words())};
      }
      one_step();
    }
  } else if (what == "shot") {
    if (n != 2 || words[1].find('/') != std::string::npos) return wrong("shot NAME");
    const std::string folder = options_.shots.empty() ? "." : options_.shots;
    if (files::make_folder(folder)) return Failure{1, "there is no folder " + folder};
    if (const auto damage = platform::save_png(folder + "/" + words[1] + ".png", desk_.picture(), desk_.colours())) {
      return Failure{1, damage->path + ": " + damage->what};
    }
  } else if (what == "frames") {
    const int times = n == 2 ? std::atoi(words[1].c_str()) : 0;
    if (times < 1 || times > 100'000) return wrong("frames N");
    measure_frames(times);
  } else if (what == "moves") {
    const int times = n >= 3 ? std::atoi(words[1].c_str()) : 0;
    std::vector<int> scancodes;
    for (std::size_t i = 2; i < n; ++i) scancodes.push_back(platform::scancode_of_name(words[i]));
    if (times < 1 || times > 100'000 || std::count(scancodes.begin(), scancodes.end(), 0) > 0)
      return wrong("moves N KEY ...");
    measure_moves(times, scancodes);
  } else if (what == "theme" || what == "set") {
    const bool theme = what == "theme";
    if (n != (theme ? 2U : 3U)) return wrong(theme ? "theme NAME" : "set SETTING VALUE");
    const std::string& key = theme ? what : words[1];
    if (auto error = desk_.house().settings().read(key, words.back())) return wrong(std::move(*error));
    const auto& themes = desk_.house().look().themes;
    if (key == "theme" &&
        std::none_of(themes.begin(), themes.end(), [&](const auto& t) { return t.id == words.back(); })) {
      return wrong("there is no theme \"" + words.back() + "\"");
    }
    desk_.settings_changed();
  } else if (what == "seed") {
    std::uint64_t seed = 0;
    const std::string text = n == 2 ? words[1] : "";
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return wrong("seed NUMBER");
    desk_.house().next_seed(seed);
  } else if (what == "position") {
    return position(words);
  } else if (what == "raise") {
    const auto signal = n == 2 ? whole(words[1]) : std::nullopt;
    if (!signal || *signal < 1 || *signal > 15) return wrong("raise SIGNAL, 1 to 15");
    std::raise(*signal);
  } else if (what == "quit") {
    SDL_Event event{};
    event.type = SDL_QUIT;
    pass(event);
  } else {
    return wrong("\"" + what + "\" is no command of a script");
  }
  return std::nullopt;
}

struct Line {
  int number = 0;
  std::vector<std::string> words;
};

// A failure and its line.
struct Stopped {
  int number = 0;
  Failure failure;
};

// Runs the lines [at, ...) up to their `end` (of a block) or the last one; `at` is then behind them.
std::optional<Stopped> run_lines(Runner& runner, const std::vector<Line>& lines, std::size_t& at, bool block) {
  while (at < lines.size() && LastWords::asked_to_end() == 0) {
    const Line& line = lines[at];
    if (line.words[0] == "end") {
      if (!block) return Stopped{line.number, wrong("an end without its repeat")};
      ++at;
      return std::nullopt;
    }
    if (line.words[0] != "repeat") {
      if (auto failure = runner.line(line.words)) return Stopped{line.number, std::move(*failure)};
      ++at;
      continue;
    }
    const std::size_t n = line.words.size();
    const auto times = n == 2 || (n == 4 && line.words[2] == "until") ? whole(line.words[1]) : std::nullopt;
    if (!times || *times < 1) return Stopped{line.number, wrong("repeat TIMES, or repeat TIMES until \"...\"")};
    const bool until = n == 4;
    bool reached = false;
    std::size_t behind = at + 1;
    for (int i = 0; i < *times && !reached; ++i) {
      behind = at + 1;
      if (until && runner.readable(line.words[3])) {
        reached = true;
        break;
      }
      if (auto stopped = run_lines(runner, lines, behind, true)) return stopped;
    }
    if (until && !reached && !runner.readable(line.words[3])) {
      return Stopped{line.number, {1, fmt::format("\"{}\" never came; there is:\n{}", line.words[3], runner.found())}};
    }
    // Behind the block, also if none of it was run.
    std::size_t depth = 1;
    for (behind = at + 1; behind < lines.size() && depth > 0; ++behind) {
      if (lines[behind].words[0] == "repeat") ++depth;
      if (lines[behind].words[0] == "end") --depth;
    }
    at = behind;
  }
  if (LastWords::asked_to_end() != 0) return std::nullopt;
  if (block) return Stopped{lines.empty() ? 0 : lines.back().number, wrong("a repeat without its end")};
  return std::nullopt;
}

// A folder for the player's files that goes with the script, so that nobody's own are touched.
class Temporary {
 public:
  Temporary() {
    std::string name = (std::filesystem::temp_directory_path() / "deepsix-script-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Temporary() {
    std::error_code error;
    if (!path_.empty()) std::filesystem::remove_all(path_, error);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

struct QuitSdl {
  QuitSdl() = default;
  QuitSdl(const QuitSdl&) = delete;
  QuitSdl& operator=(const QuitSdl&) = delete;
  ~QuitSdl() { SDL_Quit(); }
};

}  // namespace

int run_script(const Options& given) {
  const auto file = files::read(given.script);
  const auto* text = std::get_if<std::string>(&file);
  if (text == nullptr) {
    fmt::print(stderr, "deepsix: {} cannot be read\n", given.script);
    return 1;
  }
  const std::string assets = find_folder("assets");
  const std::string scenarios = find_folder("scenarios");
  const auto say = [](std::string_view line) { fmt::print(stderr, "deepsix: {}\n", line); };
  if (assets.empty() || scenarios.empty()) {
    say(tr("The folders assets and scenarios are missing: they belong beside the program, in share/deepsix."));
    return 1;
  }
  const QuitSdl quit;
  SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
  SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
    say(SDL_GetError());
    return 1;
  }
  SDL_StopTextInput();
  const Temporary temporary;
  Options options = given;
  // The same on every machine: a script that wants another seed says so.
  if (!options.seed) options.seed = 1;
  const files::Folders folders = files::folders_under(options.data_dir.empty() ? temporary.path() : options.data_dir);
  ui::Look look;
  if (!load_look(assets, look, say)) return 1;
  look.no_sound = true;
  Desk desk(options, {folders, scenarios}, assets, look, true, {}, say);
  desk.begin();
  const LastWords last_words([&desk, &say] { tell_record(desk.house(), say); });
  Runner runner(desk, options);
  std::vector<Line> lines;
  int number = 0;
  std::istringstream whole_text(*text);
  const auto stop = [&](const Stopped& stopped) {
    fmt::print(stderr, "{}:{}: {}\n", options.script, stopped.number, stopped.failure.text);
    return stopped.failure.status;
  };
  for (std::string line; std::getline(whole_text, line);) {
    ++number;
    auto words = words_of(line);
    if (!words) return stop({number, wrong("a quote is not closed")});
    if (!words->empty()) lines.push_back({number, std::move(*words)});
  }
  std::size_t at = 0;
  if (const auto stopped = run_lines(runner, lines, at, false)) return stop(*stopped);
  if (LastWords::asked_to_end() != 0) {
    tell_record(desk.house(), say);
    desk.stack().end();
  }
  return 0;
}

}  // namespace d6::app
