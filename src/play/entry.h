// The catalogue's row: a game without its type. entry_of<G>() makes one (games/NAME/entry.cpp); games/catalogue.cpp lists them.
#pragma once
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/manual.h"
#include "play/record.h"
#include "play/session.h"

namespace d6 {

struct ScenarioName {
  std::string id, title, sentence;
};

struct Entry {
  std::string_view name;                  // "broadside": folder names, console, files
  std::string_view title;                 // "Task Force Broadside"
  std::string_view sentence;              // one line for menus
  std::array<std::string_view, 2> seats;  // "USN", "IJN"
  std::span<const Option> options;
  std::span<const Skill> skills;
  std::string_view unit;                  // what `rate` plays a pair of: "game", "race", "hand"

  // A new game; `scenarios` is the folder that holds scenarios/NAME.
  Opened (*open)(const std::string& scenarios, const Given& options, std::uint64_t seed, bool for_rate) = nullptr;
  // The two halves of open(): what is read from the data files, which any number of games of the same options may share
  // (play/kept_rules.h), and a game of it. `rules` is what this entry's rules() gave without a problem.
  std::shared_ptr<const void> (*rules)(const std::string& scenarios, const Options& options, Problems& problems) = nullptr;
  std::unique_ptr<Session> (*begin)(std::shared_ptr<const void> rules, Options options, std::uint64_t seed) = nullptr;
  // A session from a state written by hand or by truth(); what is left out is as in a new game with that seed.
  Opened (*position)(const std::string& scenarios, const Given& options, std::uint64_t seed, std::string_view json) = nullptr;
  // Every problem in this game's data files, and where players may add their own, in those.
  Problems (*lint)(const std::string& scenarios) = nullptr;
  std::vector<ScenarioName> (*scenario_names)(const std::string& scenarios) = nullptr;
  // Puts a save's snapshot and record into a session of this game; false and a sentence if it does not fit.
  bool (*restore)(Session& session, const Json& snapshot, const Record& record, std::string& error) = nullptr;
  // What the contract demands of the present state (play/audit.h); empty, or the first thing that does not hold.
  std::string (*audit)(const Session& session, Dice& dice, bool deep) = nullptr;
  // The first difference between the states of two sessions of this game; empty if there is none.
  std::string (*difference)(const Session& a, const Session& b) = nullptr;
  // The manual's pages with the numbers of this session's rules, and what a first game teaches now (play/manual.h); null
  // where the game has none.
  std::vector<ManualPage> (*manual)(const Session& session) = nullptr;
  std::vector<Lesson> (*lessons)(const Session& session, Viewer viewer) = nullptr;
  // What follows from who plays (people[seat]: a person sits there), null where nothing does: the defaults of options that
  // differ from the table's, and the options that a game of these people really has.
  Given (*usual)(std::array<bool, 2> people) = nullptr;
  Given (*seated)(Given options, std::array<bool, 2> people) = nullptr;
};

// In the order of the title screen. The template game is last and shown only to developers (the console).
std::span<const Entry> catalogue();
const Entry* find_game(std::string_view name);

}  // namespace d6
