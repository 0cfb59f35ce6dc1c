// A table of Broadside with the cabinet's own fonts and sprites, driven by hand: a session, its view, no clock.
#pragma once
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "app/desk.h"
#include "games/broadside/view/make.h"
#include "platform/pictures.h"
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

// A game with the longest names there are: seven ships for `many`, five for the other, each wounded differently, every
// kind of card in the hand.
inline std::string crowded(Seat many) {
  const std::array<std::vector<const char*>, 2> names{
      std::vector<const char*>{"Enterprise", "North Carolina", "Salt Lake City", "San Francisco", "Charles Ausburne",
                               "Hugh W. Hadley", "The Sullivans"},
      std::vector<const char*>{"Zuikaku", "Yamashiro", "Kirishima", "Chokai", "Amatsukaze", "Yukikaze", "Shimakaze"}};
  const auto opened = find_game("broadside")->open(D6_SOURCE_DIR "/scenarios", {}, 3, false);
  Json truth = opened.session->truth();
  for (std::size_t side = 0; side < 2; ++side) {
    Json fleet = Json::array();
    const std::size_t n = side == index(many) ? 7 : 5;
    Json pool = truth["navies"][side];
    for (const Json& at : truth["fleets"][side]) pool.push_back(at["ship"]);
    for (std::size_t i = 0; i < n; ++i) {
      const int printed[] = {10, 12, side == 0 ? 8 : 12, 8, 4, 4, 4};
      fleet.push_back({{"ship", names[side][i]}, {"points", i == 4 ? 0 : i == 2 ? 1 : i == 5 ? 2 : printed[i]}});
    }
    Json rest = Json::array();
    for (const Json& name : pool) {
      bool taken = false;
      for (const Json& at : fleet) taken = taken || at["ship"] == name;
      if (!taken) rest.push_back(name);
    }
    truth["fleets"][side] = fleet;
    truth["navies"][side] = rest;
  }
  // The two reinforcements have been drawn; the hand takes one card of each kind.
  Json cards = truth["deck"];
  for (const Json& card : truth["hands"][0]) cards.push_back(card);
  Json hand = Json::array(), deck = Json::array();
  for (const char* kind : {"BB", "Submarine", "Minefield", "Landair", "Drydock", "DD"}) hand.push_back(kind);
  Json wanted = hand;
  wanted.push_back("Reinforcement");
  wanted.push_back("Reinforcement");
  for (const Json& card : cards) {
    bool used = false;
    for (std::size_t i = 0; i < wanted.size() && !used; ++i)
      if (wanted[i] == card) wanted.erase(i), used = true;
    if (!used) deck.push_back(card);
  }
  truth["hands"][0] = hand;
  truth["deck"] = deck;
  truth["discarded"][10] = 2;
  truth["top"] = "Reinforcement";
  truth["stage"] = "play";
  truth["seat"] = 0;
  truth["turn"] = 99;
  return truth.dump();
}

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
  // D6_SHOTS=folder keeps pictures of what the tests saw.
  void shot(const std::string& name) const {
    const char* folder = std::getenv("D6_SHOTS");
    if (!folder) return;
    stage::Canvas canvas;
    drawn().draw(canvas);
    (void)platform::save_png(std::string(folder) + "/" + name + ".png", canvas, stage::default_theme().colours);
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
