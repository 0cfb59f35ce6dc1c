// The rules of Soundings as read from scenarios/template: immutable, the first argument of every rule function.
#pragma once
#include <string>

#include "data/problem.h"
#include "games/template/rules/api.h"
#include "play/options.h"

namespace d6::soundings {

struct Rules {
  int deepest = 0, orders = 0, hits_to_win = 0, near_distance = 0;
  Chance listening;
  D6_FIELDS(Rules, deepest, orders, hits_to_win, near_distance, listening)
};

// `folder` is scenarios/template; option length=short|long picks the number of orders.
Rules load_rules(const std::string& folder, const Options& options, Problems& problems);

}  // namespace d6::soundings
