// A table of Broadside with the cabinet's own fonts and sprites, driven by hand: a session, its view, no clock.
#pragma once
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/desk.h"
#include "games/broadside/view/make.h"
#include "play/entry.h"
#include "stage/draw_list.h"
#include "ui/game_view.h"

namespace d6::test {

inline ui::Look& broadside_look() {
  static ui::Look look = [] {
    ui::Look made;
    REQUIRE(app::load_look(D6_SOURCE_DIR "/assets", made, [](std::string_view) {}));
    made.ambient = false;
    return made;
  }();
  look.speed = stage::Speed::normal;
  return look;
}

// Seven ships a side with the longest names there are, all wounded or whole; every kind of card in the hand.
inline const char* kCrowded = R"({
  "stage":"play","seat":0,"first":0,"turn":99,
  "fleets":[[["Enterprise",10],["South Dakota",12],["North Carolina",5],["Salt Lake City",8],["Hugh W. Hadley",1],["The Sullivans",4],["C. Ausburne",0]],
            [["Zuikaku",10],["Yamashiro",12],["Kirishima",1],["Chokai",8],["Amatsukaze",2],["Naganami",4],["Shimakaze",0]]]})";

struct ViewOf {
  explicit ViewOf(std::unique_ptr<Session> made) : session(std::move(made)) {
    view = broadside::make_table(*session, broadside_look());
    view->show(viewer);
    told = session->told_size();
  }
  explicit ViewOf(std::uint64_t seed = 7)
      : ViewOf(find_game("broadside")->open(D6_SOURCE_DIR "/scenarios", {}, seed, false).session) {}

  void tell() {
    const std::size_t now = session->told_size();
    if (now > told) view->heard(told, now);
    told = now;
  }
  bool decides() const { return session->turn() == turn_of(Seat::zero); }
  // Steps of the view until it stands still; answers how many.
  int run(int most = 20000) {
    int n = 0;
    for (; n < most && view->animating(); ++n) view->step();
    return n;
  }
  // The next step of the session; the other seat plays at random.
  bool go_on(Dice& dice) {
    if (session->turn() == Turn::over) return false;
    if (session->turn() == Turn::automatic) {
      session->advance();
    } else {
      session->order(session->random_order(dice));
    }
    tell();
    return true;
  }
  stage::DrawList drawn() const {
    stage::DrawList list;
    list.begin();
    view->draw(list);
    return list;
  }

  std::unique_ptr<Session> session;
  std::unique_ptr<ui::GameView> view;
  Viewer viewer = Viewer::zero;
  std::size_t told = 0;
};

}  // namespace d6::test
