// A table of Broadside driven by hand (support/view_of.h), and a state that fills it to its edges.
#pragma once
#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/broadside/rules/api.h"
#include "games/broadside/view/make.h"
#include "support/view_of.h"

namespace d6::test {

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

// A game from a state written by hand, with a line of complaint for each thing that does not fit.
inline std::unique_ptr<Session> at_position(const std::string& truth) {
  Opened opened = find_game("broadside")->position(D6_SOURCE_DIR "/scenarios", {}, 3, truth);
  for (const Problem& p : opened.problems) FAIL_CHECK(p.text());
  REQUIRE(opened.session);
  return std::move(opened.session);
}

struct ViewOf : ScreenOf {
  explicit ViewOf(std::unique_ptr<Session> made) : ScreenOf(std::move(made), broadside::make_table) {}
  explicit ViewOf(std::uint64_t seed = 7) : ViewOf(new_game("broadside", seed)) {}

  // It is the person's to decide and nothing moves.
  void my_turn() {
    view->settle();
    view->yours(true, "");
    view->settle();
  }
};

}  // namespace d6::test
