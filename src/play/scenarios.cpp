// A player's own scenarios: a shipped one of the same name leads, a broken one is named with its file and left out.
#include "play/scenarios.h"

#include <algorithm>

namespace d6 {
namespace {

constexpr std::string_view kOption = "scenario";

const std::string* given_scenario(const Given& options) {
  const std::string* found = nullptr;
  for (const auto& [key, value] : options)
    if (key == kOption) found = &value;
  return found;
}

bool holds(const std::vector<ScenarioName>& names, const std::string& id) {
  return std::any_of(names.begin(), names.end(), [&](const ScenarioName& s) { return s.id == id; });
}

// What commands, records and file names can carry without quotes.
bool plain(const std::string& id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

}  // namespace

bool takes_own_scenarios(const Entry& entry) {
  return entry.scenario_names != nullptr && std::any_of(entry.options.begin(), entry.options.end(),
                                                        [](const Option& o) { return o.name == kOption && o.open; });
}

Scenarios scenarios_of(const Entry& entry, const DataFolders& folders) {
  Scenarios out;
  if (entry.scenario_names == nullptr) return out;
  out.names = entry.scenario_names(folders.shipped);
  if (folders.own.empty() || !takes_own_scenarios(entry)) return out;
  const std::vector<ScenarioName> shipped = out.names;
  for (ScenarioName& own : entry.scenario_names(folders.own)) {
    const std::string file = folders.own + "/" + std::string(entry.name) + "/" + own.id + ".toml";
    if (!plain(own.id)) {
      out.problems.push_back({file, "the name \"" + own.id + "\"", "a name of letters, digits, _ and -"});
      continue;
    }
    if (holds(shipped, own.id)) {
      out.problems.push_back({file, "the name of a shipped scenario", "a name of its own"});
      continue;
    }
    Problems wrong = entry.open(folders.own, {{std::string(kOption), own.id}}, 1, false).problems;
    if (wrong.empty()) {
      out.names.push_back(std::move(own));
    } else {
      out.problems.insert(out.problems.end(), wrong.begin(), wrong.end());
    }
  }
  return out;
}

const std::string& folder_for(const Entry& entry, const DataFolders& folders, const Given& options) {
  const std::string* id = given_scenario(options);
  if (id == nullptr || folders.own.empty() || !takes_own_scenarios(entry)) return folders.shipped;
  // Asked of the names alone: a broken scenario is opened too, so that whoever opens it hears what is wrong.
  for (const Option& option : entry.options) {
    if (option.name != kOption) continue;
    if (std::find(option.values.begin(), option.values.end(), *id) != option.values.end()) return folders.shipped;
  }
  if (holds(entry.scenario_names(folders.shipped), *id)) return folders.shipped;
  return holds(entry.scenario_names(folders.own), *id) ? folders.own : folders.shipped;
}

Opened open_from(const Entry& entry, const DataFolders& folders, const Given& options, std::uint64_t seed,
                 bool for_rate) {
  const std::string& folder = folder_for(entry, folders, options);
  Opened out = folders.kept ? folders.kept->open(entry, folder, folders.shipped, options, seed, for_rate)
                            : entry.open(folder, options, seed, for_rate);
  // Nobody knows that scenario: those of the player's own are allowed too.
  for (Problem& problem : out.problems) {
    if (problem.place != "option scenario" || folders.own.empty()) continue;
    for (const ScenarioName& own : entry.scenario_names(folders.own)) problem.allowed += ", " + own.id;
  }
  return out;
}

}  // namespace d6
