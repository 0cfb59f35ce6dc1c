// Which view shows which game: a game with a table of its own has a line here, the teletype plays all others.
#include "app/house.h"
#include "games/broadside/view/make.h"
#include "games/milebones/view/make.h"
#include "games/rook/view/make.h"

namespace d6::app {

const std::map<std::string, ui::MakeView, std::less<>>& own_tables() {
  static const std::map<std::string, ui::MakeView, std::less<>> tables = {
      {"broadside", broadside::make_table},
      {"rook", rook::make_table},
      {"milebones", milebones::make_table},
  };
  return tables;
}

}  // namespace d6::app
