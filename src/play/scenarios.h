// Where the games' data lie: the shipped folder and beside it a player's own scenarios (design.md "Data"). A game whose
// table of options lets other words through for `scenario` finds them there; the shipped data stand behind them.
#pragma once
#include <string>
#include <vector>

#include "play/kept_rules.h"

namespace d6 {

// Both hold folders NAME/ by game. `own` is empty where a player has none.
struct DataFolders {
  std::string shipped, own;
  KeptRules* kept = nullptr;  // where rules once read are kept; null: each game reads its own
  DataFolders() = default;
  DataFolders(std::string shipped_folder, std::string own_folder = {})  // a plain folder is the shipped one
      : shipped(std::move(shipped_folder)), own(std::move(own_folder)) {}
  DataFolders(const char* shipped_folder) : shipped(shipped_folder) {}
};

// May players add scenarios to this game?
bool takes_own_scenarios(const Entry& entry);

// The shipped scenarios, then the player's own that can be played; what is wrong with the others.
struct Scenarios {
  std::vector<ScenarioName> names;
  Problems problems;
};
Scenarios scenarios_of(const Entry& entry, const DataFolders& folders);

// The folder that a game with these options is read from: a scenario of the player's own from his own.
const std::string& folder_for(const Entry& entry, const DataFolders& folders, const Given& options);

// Entry::open from the folder where the scenario is, with rules kept from before if they still hold.
Opened open_from(const Entry& entry, const DataFolders& folders, const Given& options, std::uint64_t seed,
                 bool for_rate = false);

}  // namespace d6
