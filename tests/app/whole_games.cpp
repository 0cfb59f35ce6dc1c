// Behaviour 7: scripts that play a whole game through the real program, one device each (tests/scripts).
#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "app/program.h"
#include "support/temporary.h"

namespace d6::app {
namespace {

using test::Ended;

Ended played(const std::string& name) {
  return test::run({{"--script", std::string(D6_SOURCE_DIR) + "/tests/scripts/" + name + ".txt"}, {}});
}

TEST_CASE("behaviour 7: from the title through a whole game and out, by keyboard alone") {
  const Ended ended = played("keys");
  CHECK_MESSAGE(ended.status == 0, ended.error);
}

TEST_CASE("behaviour 7: from the title through a whole game and out, by gamepad alone") {
  const Ended ended = played("pad");
  CHECK_MESSAGE(ended.status == 0, ended.error);
}

TEST_CASE("behaviour 7: from the title through a whole game and out, by mouse alone") {
  const Ended ended = played("mouse");
  CHECK_MESSAGE(ended.status == 0, ended.error);
}

TEST_CASE("a whole game through the teletype, by words alone") {
  const Ended ended = played("teletype");
  CHECK_MESSAGE(ended.status == 0, ended.error);
}

TEST_CASE("the script of tools/shots comes through every screen, in every theme there is") {
  std::ifstream themes(std::string(D6_SOURCE_DIR) + "/assets/palettes/themes.toml");
  int found = 0;
  for (std::string line; std::getline(themes, line);) {
    if (line.rfind("id = \"", 0) != 0) continue;
    ++found;
    const d6::test::Temporary here;
    const std::string theme = line.substr(6, line.size() - 7);
    const Ended ended = test::run({{"--script", std::string(D6_SOURCE_DIR) + "/tests/scripts/screens.txt", "--shots",
                                    here.path(), "--theme", theme},
                                   {}});
    CHECK_MESSAGE(ended.status == 0, ended.error);
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(here.path()))
      pictures += entry.path().extension() == ".png";
    CHECK(pictures >= 20);
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
