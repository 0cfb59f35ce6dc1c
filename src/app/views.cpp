// Which view shows which game: a game with a table of its own has a line here, the teletype plays all others.
#include "app/house.h"

namespace d6::app {

const std::map<std::string, ui::MakeView, std::less<>>& own_tables() {
  static const std::map<std::string, ui::MakeView, std::less<>> tables = {};
  return tables;
}

}  // namespace d6::app
