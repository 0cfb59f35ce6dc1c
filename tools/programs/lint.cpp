// Every problem in the games' data files, shipped ones or a folder of a player's own: exit 0 none, 1 some, 2 wrong use.
#include <cstdio>
#include <filesystem>
#include <string_view>

#include "base/places.h"
#include "play/entry.h"

int main(int argc, char** argv) {
  const bool help = argc == 2 && (std::string_view(argv[1]) == "--help" || std::string_view(argv[1]) == "-h");
  if (help || argc > 2 || (argc == 2 && argv[1][0] == '-')) {
    std::fprintf(help ? stdout : stderr, "usage: lint [FOLDER]   FOLDER holds some of broadside/, milebones/, rook/, carrier/ like scenarios/\n");
    return help ? 0 : 2;
  }
  const std::string folder = argc > 1 ? argv[1] : d6::find_folder("scenarios");
  std::size_t found = 0, games = 0;
  for (const auto& entry : d6::catalogue()) {
    // A player's own folder need not have every game.
    if (argc > 1 && !std::filesystem::is_directory(folder + "/" + std::string(entry.name))) continue;
    ++games;
    for (const auto& problem : entry.lint(folder)) std::printf("%s\n", problem.text().c_str()), ++found;
  }
  if (games == 0) std::printf("%s: found no folder of a game; allowed is broadside, milebones, rook, carrier\n", folder.c_str()), ++found;
  std::printf("%zu problems in %s\n", found, folder.c_str());
  return found ? 1 : 0;
}
