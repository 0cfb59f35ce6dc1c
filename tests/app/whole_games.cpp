// The real program over long stretches: every screen in every theme, demos, ends by signal. Whole games by one device
// each (behaviour 7) are tests/scripts/*.script, a test each.
#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "app/program.h"
#include "support/temporary.h"

namespace d6::app {
namespace {

using test::Ended;

// The lines of a script that take a picture.
int shots_in(const std::filesystem::path& script) {
  std::ifstream in(script);
  int shots = 0;
  for (std::string line; std::getline(in, line);) shots += line.rfind("shot ", 0) == 0;
  return shots;
}

TEST_CASE("the scripts of tools/shots come through every screen, in every theme there is") {
  std::ifstream themes(std::string(D6_SOURCE_DIR) + "/assets/palettes/themes.toml");
  int found = 0;
  for (std::string line; std::getline(themes, line);) {
    if (line.rfind("id = \"", 0) != 0) continue;
    ++found;
    const std::string theme = line.substr(6, line.size() - 7);
    for (const auto& script :
         std::filesystem::directory_iterator(std::string(D6_SOURCE_DIR) + "/tests/scripts/screens")) {
      if (script.path().extension() != ".txt") continue;  // states that the scripts begin from
      CAPTURE(script.path());
      const d6::test::Temporary here;
      const Ended ended = test::run({{"--script", script.path(), "--shots", here.path(), "--theme", theme}, {}});
      CHECK_MESSAGE(ended.status == 0, ended.error);
      int pictures = 0;
      for (const auto& entry : std::filesystem::directory_iterator(here.path()))
        pictures += entry.path().extension() == ".png";
      CHECK(pictures == shots_in(script.path()));
    }
  }
  CHECK(found >= 4);
}

TEST_CASE("behaviour 26: 30 s idle at the title start the demo, any press ends it, and no file is written") {
  const d6::test::Temporary here;
  const auto idle = [&](const char* press) {
    const std::string path = here.path() + "/s.txt";
    std::ofstream(path) << "wait 3000\nexpect \"How to play\"\nwait 40000\nrefuse \"How to play\"\n"
                        << press << "\nwait 500\nexpect \"How to play\"\n";
    const Ended ended = test::run({{"--script", path, "--data-dir", here.path() + "/data"}, {}});
    CHECK_MESSAGE(ended.status == 0, ended.error);
  };
  for (const char* press : {"key RETURN", "key F5", "click 320 180", "pad attach xbox\npad press B"}) {
    CAPTURE(press);
    idle(press);
  }
  CHECK_FALSE(std::filesystem::exists(here.path() + "/data"));
}

TEST_CASE("behaviour 26: minutes of demos leave settings, scores and saves byte for byte as they were") {
  const d6::test::Temporary here;
  const std::string data = here.path() + "/data", path = here.path() + "/s.txt";
  const auto play = [&](const std::string& text) {
    std::ofstream(path) << text;
    const Ended ended = test::run({{"--script", path, "--data-dir", data, "--speed", "off"}, {}});
    CHECK_MESSAGE(ended.status == 0, ended.error);
  };
  const auto bytes = [&] {
    std::map<std::string, std::string> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(data)) {
      if (!entry.is_regular_file()) continue;
      std::ostringstream all;
      all << std::ifstream(entry.path()).rdbuf();
      out[entry.path()] = all.str();
    }
    return out;
  };
  // A theme that was changed, a lesson that was read, a game that was left.
  play(
      "wait 3000\nkey O\nwait 500\nkey RIGHT\nwait 500\nkey ESCAPE\nwait 500\nmouse 245 255\nwait 100\n"
      "key RETURN\nwait 500\nkey RETURN\nwait 1500\nkey RETURN\nwait 500\nkey F10\nwait 500\nkey Q\nwait 500\n"
      "key Q\nwait 500\nexpect \"How to play\"\n");
  const auto before = bytes();
  REQUIRE(before.size() >= 3);
  play("wait 3000\nexpect \"How to play\"\nwait 240000\nkey F5\nwait 500\nexpect \"How to play\"\n");
  CHECK(bytes() == before);
}

// The one file in a folder, with what is in it.
std::string only_file(const std::string& folder) {
  std::error_code error;
  std::string text;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    std::ostringstream all;
    all << std::ifstream(entry.path()).rdbuf();
    text += all.str();
  }
  return text;
}

TEST_CASE("a script that crashes or is ended leaves the record of its game in the state folder and prints its name") {
  for (const int signal : {SIGTERM, SIGABRT}) {
    CAPTURE(signal);
    const d6::test::Temporary here;
    const std::string path = here.path() + "/s.txt";
    std::ofstream(path)
        << "set speed off\nwait 3000\nrepeat 4 until \"Task Force Broadside:\"\nkey RIGHT\nwait 200\nend\n"
           "key RETURN\nwait 600\nkey RETURN\nwait 1000\nexpect \"The coin is flipped\"\n"
        << "raise " << signal << "\n";
    const Ended ended = test::run({{"--script", path, "--data-dir", here.path() + "/data"}, {}});
    CHECK(ended.status == (signal == SIGABRT ? 128 + SIGABRT : 0));
    CHECK(ended.error.find("record is " + here.path()) != std::string::npos);
    CHECK(only_file(here.path() + "/data/state/records").find("broadside") != std::string::npos);
  }
}

}  // namespace
}  // namespace d6::app
