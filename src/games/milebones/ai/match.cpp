// What a total is worth in a match (MB-17): the chance to win it from any two totals between races, worked back from
// the goal over how races between two good drivers end. The numbers are a player's experience, not rules.
#include <algorithm>
#include <array>

#include "games/milebones/ai/milebones_ai.h"

namespace d6::milebones {
namespace {

constexpr int kStep = 100, kSteps = 50,
              kGoal = kStep * kSteps;  // totals in hundreds; other goals are met by what is left to go
constexpr int kSure = 1'000'000;

struct Ending {
  std::int8_t better, worse;  // hundreds of points
};

// 40,000 races of the driver against itself, in 48 equal parts: by the better score, then by the worse.
constexpr std::array<Ending, 48> kEndings{{
    {10, 2}, {10, 4}, {10, 5}, {10, 6}, {10, 7}, {10, 8},  {12, 2}, {12, 3}, {12, 5}, {12, 6}, {12, 7}, {11, 10},
    {13, 2}, {13, 4}, {13, 6}, {12, 8}, {12, 9}, {12, 11}, {14, 2}, {14, 5}, {13, 7}, {13, 7}, {13, 8}, {13, 10},
    {15, 1}, {15, 3}, {15, 4}, {15, 6}, {15, 8}, {15, 11}, {18, 1}, {17, 2}, {16, 5}, {16, 6}, {16, 8}, {16, 10},
    {20, 0}, {19, 1}, {19, 3}, {19, 5}, {19, 7}, {19, 10}, {24, 0}, {26, 0}, {25, 1}, {23, 1}, {22, 3}, {22, 7},
}};

using Chances = std::array<std::array<std::int32_t, kSteps>, kSteps>;

std::int32_t at(const Chances& table, int mine, int theirs) {
  if (std::max(mine, theirs) < kSteps) return table[static_cast<std::size_t>(mine)][static_cast<std::size_t>(theirs)];
  return mine > theirs ? kSure : mine < theirs ? 0 : kSure / 2;
}

// From the highest totals down: each race adds something to one of them.
Chances work_back() {
  Chances table{};
  for (int sum = 2 * (kSteps - 1); sum >= 0; --sum)
    for (int mine = std::max(0, sum - kSteps + 1); mine <= std::min(sum, kSteps - 1); ++mine) {
      const int theirs = sum - mine;
      std::int64_t all = 0;
      for (const auto [better, worse] : kEndings)
        all += at(table, mine + better, theirs + worse) + at(table, mine + worse, theirs + better);
      table[static_cast<std::size_t>(mine)][static_cast<std::size_t>(theirs)] =
          static_cast<std::int32_t>(all / static_cast<std::int64_t>(2 * kEndings.size()));
    }
  return table;
}

}  // namespace

int match_chance(int mine, int theirs, int goal) {
  if (std::max(mine, theirs) >= goal) return mine > theirs ? kSure : mine < theirs ? 0 : kSure / 2;
  static const Chances table = work_back();
  const int a = std::clamp(mine + kGoal - goal, 0, kGoal - 1), b = std::clamp(theirs + kGoal - goal, 0, kGoal - 1);
  const int i = a / kStep, j = b / kStep, x = a % kStep, y = b % kStep;
  // Between the hundreds in proportion, so that every point counts.
  const std::int64_t left = std::int64_t(at(table, i, j)) * (kStep - y) + std::int64_t(at(table, i, j + 1)) * y;
  const std::int64_t right =
      std::int64_t(at(table, i + 1, j)) * (kStep - y) + std::int64_t(at(table, i + 1, j + 1)) * y;
  return static_cast<int>((left * (kStep - x) + right * x) / (kStep * kStep));
}

}  // namespace d6::milebones
