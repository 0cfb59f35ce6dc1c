// The list of games, without a screen: for the console and the cabinet. One line a game; CMake says which are built.
#include "play/entry.h"

#include <algorithm>

namespace d6 {

const Entry& entry_carrier();
const Entry& entry_broadside();
const Entry& entry_milebones();
const Entry& entry_rook();
const Entry& entry_template();

std::span<const Entry> catalogue() {
  static const std::vector<Entry> games = [] {
    std::vector<Entry> list;
#ifdef D6_GAME_carrier
    list.push_back(entry_carrier());
#endif
#ifdef D6_GAME_broadside
    list.push_back(entry_broadside());
#endif
#ifdef D6_GAME_milebones
    list.push_back(entry_milebones());
#endif
#ifdef D6_GAME_rook
    list.push_back(entry_rook());
#endif
#ifdef D6_GAME_template
    list.push_back(entry_template());
#endif
    return list;
  }();
  return games;
}

const Entry* find_game(std::string_view name) {
  const auto games = catalogue();
  const auto found = std::find_if(games.begin(), games.end(), [&](const Entry& e) { return e.name == name; });
  return found == games.end() ? nullptr : &*found;
}

}  // namespace d6
