// Sampling worlds that agree with what the seat has seen, and counting.
#include "games/template/ai/soundings_ai.h"

#include <algorithm>
#include <array>

namespace d6 {
using namespace soundings;

std::span<const Skill> Ai<Soundings>::skills() {
  static constexpr Skill table[] = {{"Recruit", "Drops charges anywhere."}, {"Sonarman", "Remembers every ping and drops where the boat most often may be."}};
  return table;
}

Order Ai<Soundings>::choose(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  if (thinking.skill == 1) return {OrderKind::drop, {static_cast<std::uint8_t>(dice.die(rules.deepest))}};
  const std::size_t foe = index(other(seen.decider));
  if (seen.depth[foe].value == 0 && !seen.listened[index(seen.decider)] && seen.left > 4) return {OrderKind::listen, {}};
  std::array<int, 256> found{};
  const int worlds = std::max(1, 64 * thinking.effort / 100);
  for (int i = 0; i < worlds && !thinking.stop.stop_requested(); ++i) ++found[Soundings::sample(rules, seen, dice).depth[foe].value];
  const auto best = std::max_element(found.begin() + 1, found.begin() + 1 + rules.deepest);
  return {OrderKind::drop, {static_cast<std::uint8_t>(best - found.begin())}};
}

}  // namespace d6
