// The list of games, without a screen: for the console and the cabinet. D6_ROWS holds D6_ROW(NAME) for each
// add_game(NAME) of src/CMakeLists.txt that has an entry.cpp, in that order.
#include <algorithm>

#include "play/entry.h"

namespace d6 {

#define D6_ROW(name) const Entry& entry_##name();
D6_ROWS
#undef D6_ROW

std::span<const Entry> catalogue() {
  static const std::vector<Entry> games = [] {
    std::vector<Entry> list;
#define D6_ROW(name) list.push_back(entry_##name());
    D6_ROWS
#undef D6_ROW
    std::stable_partition(list.begin(), list.end(), [](const Entry& e) { return !e.for_developers; });
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
