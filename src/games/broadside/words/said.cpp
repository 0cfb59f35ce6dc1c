// Pieces of sentences.
#include "games/broadside/words/said.h"

#include <algorithm>
#include <numeric>

#include "base/counted.h"
#include "base/text.h"

namespace d6::broadside {

std::string rolled(const Roll& roll) {
  return tr("{} in {}, rolled {}", roll.chance.num, roll.chance.den, roll.drawn + 1);
}
std::string points_text(int points) { return counted(points, tr("1 point"), tr("{} points", points)); }
std::string cards_text(int cards) { return counted(cards, tr("1 card"), tr("{} cards", cards)); }

int per_cent(Chance chance) {
  const std::uint64_t num = chance.num, den = chance.den;
  const std::uint64_t near = (num * 200 + den) / (2 * den);
  if (num > 0 && near == 0) return 1;
  if (num < den && near == 100) return 99;
  return static_cast<int>(near);
}

MineFaces faces_of_mine(const Rules& rules) {
  const int sides = rules.mine_sides, harm = rules.mine_harm_from, sunk = rules.mine_sunk_from;
  return {{1, std::min(harm - 1, sides)}, {harm, std::min(sunk - 1, sides)}, {sunk, sides}};
}

namespace {

Chance chance_of(const Rules& rules, Faces faces) {
  return {faces.none() ? 0U : static_cast<std::uint32_t>(faces.to - faces.from + 1), rules.mine_sides};
}

}  // namespace

Chance mine_hurts(const Rules& rules) { return chance_of(rules, faces_of_mine(rules).harm); }
Chance mine_sinks(const Rules& rules) { return chance_of(rules, faces_of_mine(rules).sunk); }

int deck_size(const Rules& rules) {
  return std::accumulate(rules.cards.begin(), rules.cards.end(), static_cast<int>(rules.any_class));
}
const std::string& name_on_card(const Rules& rules, Ship ship) { return rules.ships[index(ship)].card; }

}  // namespace d6::broadside
