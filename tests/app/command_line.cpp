// Behaviours 13, 14, 25 and 28: the program as it is started.
#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/options.h"
#include "app/program.h"
#include "base/version.h"
#include "support/temporary.h"
#include "ui/settings.h"

namespace d6::app {
namespace {

using test::Ended;
using test::run;

const std::map<std::string, std::string> kNoDisplay = {
    {"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}, {"XDG_RUNTIME_DIR", ""}, {"SDL_VIDEODRIVER", ""}};

TEST_CASE("behaviour 28: --help and --version end with 0 and a bad option with 2, without a display") {
  const Ended help = run({{"--help"}, kNoDisplay});
  CHECK(help.status == 0);
  CHECK(help.out.find("--script") != std::string::npos);
  CHECK(help.error.empty());
  const Ended version = run({{"--version"}, kNoDisplay});
  CHECK(version.status == 0);
  CHECK(version.out == "deepsix " + std::string(kVersion) + "\n");
  for (const char* bad :
       {"--bogus", "left-over", "--music=200", "--speed=warp", "--seed=x", "--seed=-1", "--seed=99999999999999999999",
        "--theme=pink", "--data-dir=/proc/nope", "--data-dir=/dev/null", "--data-dir=/dev/null/below", "--script=/nowhere/at-all"}) {
    CAPTURE(bad);
    const Ended ended = run({{bad}, kNoDisplay});
    CHECK(ended.status == 2);
    CHECK(ended.out.empty());
    CHECK_FALSE(ended.error.empty());
  }
}

TEST_CASE("behaviour 28: every setting of the table is an option, with its help") {
  const Ended help = run({{"--help"}, kNoDisplay});
  for (const ui::Setting& s : ui::setting_table()) {
    std::string option = "--" + std::string(s.key);
    for (char& c : option) c = c == '_' ? '-' : c;
    CHECK(help.out.find(option) != std::string::npos);
  }
}

Options options_of(std::vector<const char*> words) {
  words.insert(words.begin(), "deepsix");
  const Start start = read_command_line(static_cast<int>(words.size()), words.data());
  CHECK_FALSE(start.ends);
  return start.options;
}

TEST_CASE("a setting that is on or off needs no value on the command line; --windowed says no full screen") {
  using Given = std::vector<std::pair<std::string, std::string>>;
  CHECK(options_of({"--fullscreen"}).settings == Given{{"fullscreen", "on"}});
  CHECK(options_of({"--crt", "--theme", "amber", "--large-text"}).settings ==
        Given{{"theme", "amber"}, {"crt", "on"}, {"large_text", "on"}});
  CHECK(options_of({"--ambient", "off", "--music=30"}).settings == Given{{"ambient", "off"}, {"music", "30"}});
  CHECK(options_of({"--windowed"}).fullscreen == false);
  CHECK(options_of({"--seed", "7", "--kiosk"}).seed == 7U);
  CHECK_FALSE(options_of({}).seed.has_value());
  const char* both[] = {"deepsix", "--windowed", "--fullscreen"};
  CHECK(read_command_line(3, both).status == 2);
}

TEST_CASE("behaviour 14: without a display it ends with 1, the reason and what to do") {
  const d6::test::Temporary here;
  const Ended ended = run({{"--data-dir", here.path()}, kNoDisplay});
  CHECK(ended.status == 1);
  CHECK(ended.error.find("display") != std::string::npos);
  CHECK(ended.error.find("DISPLAY") != std::string::npos);
  CHECK(ended.error.find("--script") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(here.path() + "/config"));
}

TEST_CASE("behaviour 13: without a graphics card the log says that it draws by software") {
  const d6::test::Temporary here;
  test::Run what{{"--data-dir", here.path()}, {{"SDL_VIDEODRIVER", "dummy"}, {"SDL_AUDIODRIVER", "dummy"}}};
  what.arguments.emplace_back("--software");
  what.signal_after = "software";
  what.signal = SIGTERM;
  const Ended ended = run(what);
  CHECK(ended.error.find("No graphics card is used") != std::string::npos);
  CHECK(ended.status == 0);
}

TEST_CASE("behaviour 20: without a sound device it starts all the same and says so") {
  const d6::test::Temporary here;
  test::Run what{{"--data-dir", here.path()}, {{"SDL_VIDEODRIVER", "dummy"}, {"SDL_AUDIODRIVER", "none-such"}}};
  what.signal_after = "No sound";
  what.signal = SIGTERM;
  const Ended ended = run(what);
  CHECK(ended.error.find("No sound") != std::string::npos);
  CHECK(ended.status == 0);
}

TEST_CASE("behaviour 24: without HOME and with a relative XDG folder it starts and ends well") {
  const d6::test::Temporary here;
  test::Run what{{},
                 {{"SDL_VIDEODRIVER", "dummy"},
                  {"SDL_AUDIODRIVER", "none-such"},
                  {"HOME", ""},
                  {"XDG_DATA_HOME", "data"},
                  {"XDG_CONFIG_HOME", here.path() + "/config"},
                  {"XDG_STATE_HOME", "state"},
                  {"XDG_CACHE_HOME", "x"}}};
  what.folder = here.path();
  what.signal_after = "No sound";
  what.signal = SIGTERM;
  CHECK(run(what).status == 0);
  CHECK_FALSE(std::filesystem::exists(here.path() + "/data"));
  CHECK_FALSE(std::filesystem::exists(here.path() + "/state"));
}

namespace fs = std::filesystem;

// A game of Broadside, alone, and then this.
Ended play_then(const std::string& more, const std::string& folder) {
  return test::script(
      "seed 7\nset speed off\nwait 1500\nkey RIGHT\nwait 300\nkey RETURN\nwait 500\nkey RETURN\nwait 3000\n" + more,
      {"--data-dir", folder});
}

TEST_CASE("behaviour 21: TERM, INT and HUP keep the game for Continue beside its record; an assert the record alone") {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGABRT}) {
    CAPTURE(signal);
    const d6::test::Temporary here;
    const Ended ended = play_then("raise " + std::to_string(signal) + "\nwait 300\n", here.path());
    CHECK(ended.error.find("The game's record is") != std::string::npos);
    CHECK_FALSE(fs::is_empty(here.path() + "/state/records"));
    CHECK(fs::exists(here.path() + "/data/saves/continue-broadside.save") == (signal != SIGABRT));
  }
}

TEST_CASE("behaviour 21: a window that closes where nothing can be written asks first") {
  const d6::test::Temporary here;
  fs::create_directories(here.path() + "/data");
  { std::ofstream(here.path() + "/data/saves") << "in the way"; }
  const Ended ended = play_then("quit\nwait 300\nexpect \"The game cannot be kept\"\n", here.path());
  CHECK(ended.error.empty());
  CHECK(ended.status == 0);
}

TEST_CASE("behaviour 23: the title names the damaged file, where it is kept and why, whichever file it is") {
  for (const char* file : {"config/settings.toml", "data/scores.json", "data/saves/continue-rook.save"}) {
    for (const bool folder : {false, true}) {
      CAPTURE(file);
      CAPTURE(folder);
      const d6::test::Temporary here;
      const fs::path path = here.path() + "/" + file;
      fs::create_directories(folder ? path : path.parent_path());
      if (!folder) std::ofstream(path) << "{\"half";
      const Ended ended = test::script("wait 3000\nexpect \"A file was damaged\"\nexpect \"The file is kept as\"\n"
                                       "key X\nwait 300\nrefuse \"A file was damaged\"\n",
                                       {"--data-dir", here.path()});
      CHECK(ended.status == 0);
      CHECK(ended.error.find(".kept-1") != std::string::npos);
      CHECK(fs::exists(path.string() + ".kept-1"));
    }
  }
}

TEST_CASE("behaviour 25: started through a link, from another folder, it finds its assets") {
  const d6::test::Temporary here;
  std::filesystem::create_symlink(D6_PROGRAM, here.path() + "/play-me");
  std::filesystem::create_directory(here.path() + "/far");
  { std::ofstream(here.path() + "/s.txt") << "wait 100\nexpect \"\"\n"; }
  test::Run what{{"--script", here.path() + "/s.txt"}, {}};
  what.program = here.path() + "/play-me";
  what.folder = here.path() + "/far";
  const Ended ended = run(what);
  CHECK(ended.status == 0);
  CHECK(ended.error.empty());
}

TEST_CASE("behaviour 25: installed below any prefix it finds its assets there") {
  const d6::test::Temporary here;
  namespace fs = std::filesystem;
  fs::create_directories(here.path() + "/p/bin");
  fs::create_directories(here.path() + "/p/share/deepsix");
  fs::copy(D6_PROGRAM, here.path() + "/p/bin/deepsix");
  fs::copy(std::string(D6_SOURCE_DIR) + "/assets", here.path() + "/p/share/deepsix/assets",
           fs::copy_options::recursive);
  fs::copy(std::string(D6_SOURCE_DIR) + "/scenarios", here.path() + "/p/share/deepsix/scenarios",
           fs::copy_options::recursive);
  { std::ofstream(here.path() + "/s.txt") << "wait 3000\nexpect \"How to play\"\n"; }
  test::Run what{{"--script", here.path() + "/s.txt"}, {}};
  what.program = here.path() + "/p/bin/deepsix";
  what.folder = "/";
  const Ended ended = run(what);
  CHECK(ended.status == 0);
  CHECK(ended.error.empty());
}

}  // namespace
}  // namespace d6::app
