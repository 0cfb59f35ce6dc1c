// Strength, measured: pairs of games from the same seed with the seats swapped (design.md "Computer players").
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "play/entry.h"

namespace d6 {

struct RateJob {
  const Entry* entry = nullptr;
  std::string scenarios;
  Given options;               // the game's; its rate defaults hold for what is not given
  int pairs = 1;
  std::array<int, 2> skills{1, 1};
  std::uint64_t seed = 1;      // of the first pair; pair i has seed + i
  int effort = 100;            // per cent of the node budget
  int workers = 1;             // threads; the results are the same for any number
  std::string file;            // where results are kept and resumed from; empty: nowhere
};

// One pair from the view of skills[0].
struct RatedPair {
  std::uint64_t seed = 0;
  std::array<int, 2> margin{};  // as seat 0, as seat 1
  std::array<int, 2> winner{};  // 0: skills[0], 1: skills[1], -1: a draw
  std::uint64_t hash = 0;       // of both final states
};

struct Rating {
  std::vector<RatedPair> pairs;     // in the order of the seeds
  std::array<std::int64_t, 2> wins{};
  std::int64_t draws = 0;
  // The margin of skills[0] in points a pair: mean and 95 % interval over pairs.
  double mean = 0, low = 0, high = 0;
  std::uint64_t hash = 0;  // of all pairs
};

// Problems: options that do not fit, a results file of another job.
Rating rate(const RateJob& job, Problems& problems);

// Plays a session to its end, a skill a seat; skills[i] is seat i's. Orders made are appended if `orders` is given.
void play_out(Session& session, std::array<int, 2> skills, int effort = 100, std::vector<std::string>* orders = nullptr);

}  // namespace d6
