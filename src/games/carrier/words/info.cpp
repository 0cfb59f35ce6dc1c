// Carrier Force in menus and on the console: options, scenarios, the check of its data.
#include "base/text.h"
#include "games/carrier/rules/load.h"
#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;

std::span<const Option> Info<Carrier>::options() {
  static const Option table[] = {
      {"scenario",
       "Which battle.",
       {"tulagi", "coral_sea", "midway", "eastern_solomons", "santa_cruz"},
       0,
       0,
       "midway",
       "",
       true,
       false,
       "Battle"},
      {"setup",
       "Where the forces begin: as in history, or some of them moved by the dice where the battle allows it.",
       {"historical", "random"},
       0,
       0,
       "historical",
       "",
       false,
       false,
       "Forces begin",
       {"As in history", "Some by the dice"}},
      {"level", "How well the Japanese search: 1 best, 3 as in history, 4 worst.", {}, 1, 4, "3", "", false, false, "Japanese search", {"1: best", "2: good", "3: as in history", "4: worst"}},
  };
  return table;
}

std::vector<ScenarioName> Info<Carrier>::scenario_names(const std::string& folder) {
  std::vector<ScenarioName> out;
  for (const ScenarioFile& file : list_scenarios(folder)) out.push_back({file.id, file.title, file.summary});
  return out;
}

Problems Info<Carrier>::lint(const std::string& folder) {
  Problems problems;
  for (const ScenarioFile& file : list_scenarios(folder)) load_scenario(folder, file.id, problems);
  return problems;
}

}  // namespace d6
