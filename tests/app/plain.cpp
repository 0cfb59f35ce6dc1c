// A sheet of pictures that could not be read leaves something plain in its place: the games go on without it.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/house.h"
#include "app/screens/memory_cabinet.h"
#include "support/view_of.h"

using namespace d6;
using namespace d6::app;

TEST_CASE("behaviour 20: a sheet of pictures that is missing stops no game and no screen of the demo") {
  std::vector<std::string> sheets;
  for (const auto& [name, sheet] : test::cabinet_look().sheets) sheets.push_back(name);
  REQUIRE(sheets.size() > 10);
  for (const std::string& missing : sheets) {
    if (missing.starts_with("map_")) continue;
    for (const auto& [game, make] : own_tables()) {
      // Its own, and those that all share.
      const bool shared = missing == "ui" || missing == "signs" || missing == "title" || missing == "portraits";
      const bool own = missing.starts_with(game) || (game == "milebones" && missing == "mile");
      if (!shared && !own) continue;
      CAPTURE(missing);
      CAPTURE(game);
      test::Table t;
      t.cabinet.look() = test::cabinet_look();
      t.cabinet.look().sheets.erase(missing);
      t.cabinet.look().speed = stage::Speed::normal;
      Entry quick = *find_game(game);
      quick.skills = quick.skills.first(1);
      t.cabinet.shown.push_back(quick);
      const auto& view = make;
      t.cabinet.own_view = [&view](Session& of, const ui::Look& look) { return view(of, look); };
      t.stack.push(demo_screen(t.cabinet, 0));
      stage::DrawList list;
      std::size_t drawn = 0;
      for (int step = 0; step < 9000; ++step) {
        t.stack.step();
        if (step % 6 != 0) continue;
        t.stack.draw(list);
        drawn += list.size();
      }
      CHECK(drawn > 1500 * 20);
    }
  }
}
