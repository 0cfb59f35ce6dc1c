// Golden play-throughs: tests/golden/NAME/*.game are what their first lines play, *.day what their orders lead to.
// tools/golden rewrites them.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "base/places.h"
#include "play/entry.h"
#include "programs/golden.h"

TEST_CASE("golden: every play-through and every day under tests/golden plays as it is written") {
  int played = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(std::string(D6_SOURCE_DIR) + "/tests/golden")) {
    const bool day = file.path().extension() == ".day";
    if (file.path().extension() != ".game" && !day) continue;
    std::ifstream in(file.path());
    std::stringstream whole;
    whole << in.rdbuf();
    const std::string text = whole.str();
    std::string now = day ? d6::golden::replay_day(text, d6::find_folder("scenarios"))
                          : d6::golden::play(text.substr(0, text.find('\n')), d6::find_folder("scenarios"));
    if (now != text) {  // the first line that differs says more than two whole games
      std::istringstream a(text), b(now);
      std::string left, right;
      int line = 0;
      do {
        left.clear(), right.clear();
        std::getline(a, left), std::getline(b, right);
        ++line;
      } while (left == right && (a || b));
      FAIL_CHECK(file.path().string() << ":" << line << "\n  written: " << left << "\n  played:  " << right);
    }
    ++played;
  }
  CHECK(played >= static_cast<int>(d6::catalogue().size()));
}
