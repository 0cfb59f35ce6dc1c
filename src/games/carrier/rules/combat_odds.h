// What the combat chapters share: exact factors, salvos, a draw from a range, who is told which version of what
// happened. CF 10.5 and CF-100: larger and slower targets are easier to hit.
#pragma once
#include <span>

#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"

namespace d6::carrier {

constexpr bool less(Factor a, Factor b) {
  return static_cast<std::int64_t>(a.num) * b.den < static_cast<std::int64_t>(b.num) * a.den;
}
constexpr Factor kept_between(Factor factor, Factor least, Factor most) {
  return less(factor, least) ? least : less(most, factor) ? most : factor;
}
constexpr ChanceProduct& times(ChanceProduct& product, Factor factor) {
  return product.times(static_cast<std::uint64_t>(factor.num), static_cast<std::uint64_t>(factor.den));
}
constexpr Chance percent_chance(int percent) { return {static_cast<std::uint32_t>(percent), 100}; }

// Defence factor / divisor, kept between two limits.
constexpr Factor size_factor(int defence, int divisor, Factor least, Factor most) {
  return kept_between({defence, divisor}, least, most);
}
// (base - adjusted speed) / divisor.
constexpr Factor speed_factor(int knots, int base, int divisor) { return {base > knots ? base - knots : 0, divisor}; }

// Both ends included.
inline int draw(Range range, Dice& dice) {
  if (range.low == range.high) return range.low;
  return range.low + static_cast<int>(dice.below(static_cast<std::uint32_t>(range.high - range.low + 1)));
}
// The place of one of several, drawn by weight; the last where the weights end. A single one is not drawn. The sum of
// the weights is above 0.
inline std::size_t draw_by_weight(std::span<const int> weights, Dice& dice) {
  std::uint32_t total = 0;
  std::size_t able = 0, last = 0;
  for (std::size_t i = 0; i < weights.size(); ++i)
    if (weights[i] > 0) total += static_cast<std::uint32_t>(weights[i]), ++able, last = i;
  if (able <= 1) return last;
  auto left = dice.below(total);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto weight = static_cast<std::uint32_t>(weights[i] > 0 ? weights[i] : 0);
    if (left < weight) return i;
    left -= weight;
  }
  return last;
}

// Several shots at the same chance; `best` is the lowest of the rolls, a success if any was.
struct Salvo {
  int shots = 0, hits = 0;
  Roll best;
};
inline Salvo fire(int shots, Chance chance, Dice& dice) {
  Salvo salvo{shots, 0, {chance, chance.den - 1}};
  for (int i = 0; i < shots; ++i) {
    const Roll one = roll(chance, dice);
    if (one.success()) ++salvo.hits;
    if (one.drawn < salvo.best.drawn) salvo.best.drawn = one.drawn;
  }
  return salvo;
}

constexpr MissionId nameless(MissionId mission) { return {mission.seat, 0}; }  // the enemy does not know its number

inline void tell(const Log& log, To to, const Event& event, bool reveals = true) {
  log.tell(to, reveals, [&] { return event; });
}

}  // namespace d6::carrier
