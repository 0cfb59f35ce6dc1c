// Rewrites the golden play-throughs under tests/golden from their first lines, days from their orders; read the diff.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "base/places.h"
#include "programs/golden.h"

int main(int argc, char** argv) {
  const std::filesystem::path folder = argc > 1 ? argv[1] : std::string(D6_SOURCE_DIR) + "/tests/golden";
  if (!std::filesystem::is_directory(folder)) {
    std::fprintf(stderr, "usage: golden [FOLDER]   there is no folder %s\n", folder.c_str());
    return 2;
  }
  std::set<std::filesystem::path> files;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder))
    if (file.path().extension() == ".game" || file.path().extension() == ".day") files.insert(file.path());
  for (const auto& path : files) {
    std::stringstream whole;
    whole << std::ifstream(path).rdbuf();
    const std::string old = whole.str();
    const std::string text = path.extension() == ".day"
                                 ? d6::golden::replay_day(old, d6::find_folder("scenarios"))
                                 : d6::golden::play(old.substr(0, old.find('\n')), d6::find_folder("scenarios"));
    if (text.rfind("error: ", 0) == 0) {
      std::fprintf(stderr, "%s: %s", path.c_str(), text.c_str());
      return 1;
    }
    std::ofstream(path) << text;
    std::printf("%s\n", path.c_str());
  }
}
