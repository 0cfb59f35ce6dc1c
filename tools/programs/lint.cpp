// Every problem in the games' data files: the shipped ones and a player's own, or one folder that is named. Exit 0
// none, 1 some, 2 wrong use.
#include <cstdio>
#include <string>
#include <string_view>

#include "base/files.h"
#include "base/places.h"
#include "play/scenarios.h"

namespace {

std::size_t say(const d6::Problems& problems) {
  for (const auto& problem : problems) std::printf("%s\n", problem.text().c_str());
  return problems.size();
}

bool holds(const std::string& folder, const d6::Entry& entry) {
  return d6::files::is_folder(folder + "/" + std::string(entry.name));
}

// A player's own folder need not have every game.
std::size_t check_folder(const std::string& folder) {
  std::size_t found = 0, games = 0;
  for (const auto& entry : d6::catalogue()) {
    if (!holds(folder, entry)) continue;
    ++games;
    found += say(entry.lint(folder));
  }
  if (games == 0) {
    std::printf("%s: found no folder of a game; allowed is broadside, milebones, rook, carrier\n", folder.c_str());
    ++found;
  }
  return found;
}

// What the menu would say of the player's own scenarios, the shipped ones beside them.
std::size_t check_own(const std::string& shipped, const std::string& own) {
  std::size_t found = 0;
  for (const auto& entry : d6::catalogue())
    if (holds(own, entry)) found += say(d6::scenarios_of(entry, {shipped, own}).problems);
  return found;
}

}  // namespace

int main(int argc, char** argv) {
  const bool help = argc == 2 && (std::string_view(argv[1]) == "--help" || std::string_view(argv[1]) == "-h");
  if (help || argc > 2 || (argc == 2 && argv[1][0] == '-')) {
    std::fprintf(
        help ? stdout : stderr,
        "usage: lint [FOLDER]   FOLDER holds some of broadside/, milebones/, rook/, carrier/ like scenarios/;\n"
        "without it the shipped data and your own scenarios are checked\n");
    return help ? 0 : 2;
  }
  const std::string folder = argc > 1 ? argv[1] : d6::find_folder("scenarios");
  std::size_t found = check_folder(folder);
  std::printf("%zu problems in %s\n", found, folder.c_str());
  const std::string own = argc > 1 ? std::string() : d6::files::own_scenarios(d6::files::folders());
  if (!own.empty()) {
    const std::size_t wrong = check_own(folder, own);
    std::printf("%zu problems in %s\n", wrong, own.c_str());
    found += wrong;
  }
  return found ? 1 : 0;
}
