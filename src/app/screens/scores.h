// The Deep Six Lists and the statistics: top six of each game and variant (TFB over-1, TFB-19, TFB-37), games played
// and won against each skill. Pure values; the file is scores.json in the player's data folder.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/session.h"

namespace d6::app {

inline constexpr std::size_t kListSize = 6;
inline constexpr std::size_t kNameLength = 10;  // characters
inline constexpr int kScoresFormat = 1;

struct ScoreEntry {
  std::string name;  // at most kNameLength characters
  int score = 0;
  std::string seat;     // "IJN"
  std::string against;  // "Admiral", or the other's seat for two people
  std::string when;     // "2026-11-30"
  int turns = 0;        // how long it took, where the game counts turns
  friend bool operator==(const ScoreEntry&, const ScoreEntry&) = default;
};

// One person's games against one skill of one game.
struct Tally {
  int played = 0, won = 0, drawn = 0, best = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct Scores {
  std::map<std::string, std::vector<ScoreEntry>> lists;    // by list_of(); best first, at most kListSize
  std::map<std::string, std::vector<Tally>> tallies;       // by game; [skill - 1]
  std::map<std::string, std::vector<std::string>> taught;  // by game: lessons that were read (play/manual.h)
  friend bool operator==(const Scores&, const Scores&) = default;
};

// "broadside", or "broadside airstrike=balanced" where an option that is not at its default has lists of its own.
std::string list_of(const Session& session);

// What a finished game may do for the list.
struct Claim {
  Seat seat = Seat::zero;
  int score = 0;
};

// The sum that makes a score, in words and numbers, from the values that the end of the game is told with ("terms");
// empty where the game tells none.
struct Term {
  std::string words;
  int value = 0;
  friend bool operator==(const Term&, const Term&) = default;
};
std::vector<Term> terms_of(const Session& session);
// The human winner's claim; none for a demo, a draw, a computer's win, or a game with an undo or a hint (TFB-19,
// TFB-37).
std::optional<Claim> claim_of(const Session& session);

// Where a score would stand, 0 .. kListSize - 1; an older entry wins a tie (TFB-19). None: not on the list.
std::optional<std::size_t> place_of(const Scores& scores, const std::string& list, int score);
// Puts it there; requires a place. Names are cut to kNameLength characters.
std::size_t enter(Scores& scores, const std::string& list, ScoreEntry entry);
// Counts a finished game of a person against a computer; nothing for others, or with an undo or a hint.
void count_game(Scores& scores, const Session& session);

std::string write_scores(const Scores& scores);
// False and a sentence where the text is no list of this or an older version; `scores` is then empty.
bool read_scores(std::string_view text, Scores& scores, std::string& error);

}  // namespace d6::app
