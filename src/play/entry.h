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

// How the cabinet shows a game, of which it knows nothing else: names of sprites (assets/sprites) and a few words. All of it may
// be left out; something plain stands in its place. A game that wants more than that says it in Info<G>::billing().
enum class Hue : std::uint8_t { quiet, red, blue, maroon };
enum class Ground : std::uint8_t { sea, dusk, road };  // what its pages lie on

struct Side {
  Hue hue = Hue::quiet;             // the bar of its seat
  std::string_view flag, ensign;    // large and small, of the sheet ui: "flag/usn", "ensign/usn"
  std::string_view victor, sunk;    // its ships in the picture of a result, of the sheet broadside_scenes: "target/cv_usn",
                                    // "target/bb_usn"; where either side has none, the picture is of the players
  int mast_x = 0, mast_y = 0;       // where the victor's signal flags begin, in the picture
};

struct Billing {
  std::string_view tag;                          // under its name on the title, at most 23 characters: "The Pacific, 1942"
  std::string_view begin;                        // what Start does: "deal and begin"
  std::string_view fresh;                        // what an empty seed gives: "a new deal"
  std::string_view same;                         // the same seed again: "Same deal"
  std::array<std::string_view, 4> vignette{};    // its living picture, of the sheet title: "vignette/mile_0" .. 3
  std::string_view face_sheet = "portraits";     // a figure of another sheet stands before dusk, bars count its skill
  std::array<std::string_view, 4> faces{};       // "portrait/seaman": a computer player's, by skill
  std::array<Side, 2> sides{};
  Ground ground = Ground::sea;
};

struct Entry {
  std::string_view name;                  // "broadside": folder names, console, files
  std::string_view title;                 // "Task Force Broadside"
  std::string_view sentence;              // one line for menus
  std::array<std::string_view, 2> seats;  // "USN", "IJN"
  std::span<const Option> options;
  std::span<const Skill> skills;
  std::string_view unit;                  // what `rate` plays a pair of: "game", "race", "hand"
  Billing billing{};
  bool for_developers = false;  // last in the catalogue, on the title only with --developer

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

// In the order of the title screen; games for developers come last.
std::span<const Entry> catalogue();
const Entry* find_game(std::string_view name);

}  // namespace d6
