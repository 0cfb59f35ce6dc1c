// How the rules of Broadside are read; with api.h all that words and views need. The game itself (rules/broadside.h)
// brings the state along, which they may not see.
#pragma once
#include "data/problem.h"
#include "games/broadside/rules/api.h"
#include "play/options.h"

namespace d6::broadside {

// `folder` is scenarios/broadside; option airstrike=classic|balanced (TFB-21).
Rules load_rules(const std::string& folder, const Options& options, Problems& problems);

}  // namespace d6::broadside
