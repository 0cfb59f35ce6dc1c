// Carrier Force: reading scenarios/carrier (README.md there says what each key means). Every mistake is a problem with
// its place.
#pragma once
#include <string>
#include <vector>

#include "data/toml.h"
#include "games/carrier/rules/rules.h"

namespace d6::carrier {

// The path of a file of the folder; where a player's own folder lacks it, of the shipped one (scenario.cpp).
std::string data_file(const std::string& folder, const std::string& name);
// odds.toml (odds.cpp).
Odds load_odds(const std::string& folder, Problems& problems);
// maps/NAME.toml (scenario.cpp).
MapInfo load_map(const std::string& folder, const std::string& name, Problems& problems);
// NAME.toml with the ships, aircraft, odds and map it needs (scenario.cpp). The game's options are not in it yet.
Rules load_scenario(const std::string& folder, const std::string& name, Problems& problems);
// The scenarios of a folder in the menu's order: title and summary.
struct ScenarioFile {
  std::string id, title, summary;
  int order = 0;
};
std::vector<ScenarioFile> list_scenarios(const std::string& folder);
// Is there a file of that name among them?
bool is_scenario(const std::string& folder, const std::string& id);

// Pieces that the loaders share.
Factor factor_of(const TomlTable& table, std::string_view key, int most);
Range range_of(const TomlTable& table, std::string_view key, int low, int high);
Direction direction_of(const TomlTable& table, std::string_view key);
Seat side_of(const TomlTable& table, std::string_view key);
std::array<int, 2> sides_of(const TomlTable& table, std::string_view key, int low, int high);  // { US = 1, JP = 2 }
int percent(const TomlTable& table, std::string_view key, int most = 100);

}  // namespace d6::carrier
