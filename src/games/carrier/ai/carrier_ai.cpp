// Which admiral plays at which skill.
#include "games/carrier/ai/carrier_ai.h"

#include "games/carrier/ai/admiral.h"

namespace d6 {
using namespace carrier;

std::span<const Skill> Ai<Carrier>::skills() {
  static constexpr Skill table[] = {
      {"Ensign", "Gives whatever order comes to mind."},
      {"Captain", "Searches at dawn, keeps fighters overhead, strikes what is sighted within reach."},
  };
  return table;
}

Order Ai<Carrier>::choose(const Rules& rules, const Observation& seen, const Thinking& thinking, Dice& dice) {
  if (thinking.skill <= 1) return random_order(rules, seen.known, dice);
  const Order order = admirals_order(rules, seen.known, dice);
  return check_order(rules, seen.known, order) ? Order{} : order;
}

}  // namespace d6
