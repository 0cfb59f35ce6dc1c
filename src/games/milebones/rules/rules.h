// The rules of Mile Bones as read from scenarios/milebones: immutable, the first argument of every rule function.
#pragma once
#include <array>
#include <cstdint>
#include <string>

#include "data/problem.h"
#include "games/milebones/rules/api.h"
#include "play/options.h"

namespace d6::milebones {

struct Points {
  std::int32_t mile = 0, safety = 0, all_safeties = 0, coup = 0, trip = 0, delayed_action = 0, safe_trip = 0,
               extension = 0, shutout = 0;
  D6_FIELDS(Points, mile, safety, all_safeties, coup, trip, delayed_action, safe_trip, extension, shutout)
};

// Every number of scenarios/milebones and the options that change play.
struct Rules {
  std::array<std::uint8_t, kKinds> count{};
  std::array<std::int32_t, kDistances> miles{};
  std::array<std::uint8_t, kDistances> most{};  // a player may lay in a race
  std::int32_t hand = 0, goal = 0, extended_goal = 0, speed_limit = 0, coup_cards = 0, safety_cards = 0, match_goal = 0;
  Points points;
  bool match = false;           // to match_goal, not one race
  bool free_discards = false;   // house rule Free (MB-13)
  bool automatic_draw = false;  // the rules draw, but wait after a hazard (MB-3)
  D6_FIELDS(Rules, count, miles, most, hand, goal, extended_goal, speed_limit, coup_cards, safety_cards, match_goal,
            points, match, free_discards, automatic_draw)
};

// `folder` is scenarios/milebones; every problem is added.
Rules load_rules(const std::string& folder, const Options& options, Problems& problems);

}  // namespace d6::milebones
