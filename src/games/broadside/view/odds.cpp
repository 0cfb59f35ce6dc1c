// Two dice of n sides: n - |sum - (n + 1)| ways to each sum.
#include "games/broadside/view/odds.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace d6::broadside {

using stage::Align;
using stage::DrawList;
using stage::Rect;

void paint_histogram(DrawList& list, const ui::Look& look, Rect box, DamageDice dice, const Flags& flags, int lit,
                     std::string_view name, int fell) {
  const int sides = dice.sides, low = dice.dice, high = dice.dice * dice.sides, columns = high - low + 1;
  const int pitch = std::min(box.w / columns, 40), width = pitch - 2;
  const int left = box.x + (box.w - columns * pitch) / 2, base = box.y + box.h - 10;
  for (int sum = low; sum <= high; ++sum) {
    const int ways = sides - std::abs(sum - (sides + 1)), x = left + (sum - low) * pitch;
    const int h = ways * 25 / sides + 1;
    const bool sinks = lit > 0 && sum >= lit, now = fell == sum;
    list.fill({x, base - h, width, h}, now     ? std::uint8_t{stage::yellow}
                                       : sinks ? std::uint8_t{stage::red}
                                               : std::uint8_t{stage::deep_sea});
    list.fill({x, base - h, width, 1}, sinks ? stage::orange : stage::shallows);
    list.fill({x, base - h, 1, h}, sinks ? stage::orange : stage::bright_sea);
    // What does not sink is hatched, for whom the two colours are one.
    if (!sinks && !now && lit > 0) list.dither({x + 1, base - h + 1, width - 1, h - 1}, stage::ink, 4, sum * pitch % 2);
    if (pitch >= 16 || sum % 2 == 0) {
      list.text(look.table, {x - 1, base + 2, width + 2, 8}, fmt::format("{}", sum), stage::paper, Align::centre);
    } else {
      list.fill({x + width / 2 - 1, base + 4, 1, 1}, stage::light_grey);
    }
  }
  list.fill({left - 2, base, columns * pitch + 2, 1}, stage::light_grey);
  const auto post = [&](int points) { return left + (std::max(points, low) - low) * pitch - 1; };
  if (!name.empty()) {
    for (const Flag& flag : flags)
      if (flag.points <= high && flag.points != lit)
        for (int dot = box.y + 11; dot < base; dot += 3) list.fill({post(flag.points), dot, 1, 1}, stage::tan);
    if (lit <= 0 || lit > high) return;
    const int x = post(lit), w = look.table.measure(name) + 3, at = std::min(x, box.x + box.w - w);
    for (int dot = box.y + 9; dot < base; dot += 2) list.fill({x, dot, 1, 1}, stage::paper);
    list.fill({at, box.y, w, 9}, stage::paper);
    list.text(look.table, {at + 2, box.y + 1, w - 2, 8}, name, stage::ink);
    return;
  }
  // One after the other from the left; what finds no room in either row is left out.
  constexpr int kFlagW = 14;
  std::array<int, 2> free{box.x - 2, box.x - 2};
  for (int points = 1; points <= high; ++points)
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (flags[i].points != points) continue;
      const int x = post(points);
      const std::size_t row = x >= free[0] ? 0 : 1;
      if (x < free[row]) continue;
      free[row] = x + kFlagW + 2;
      const int y = box.y + static_cast<int>(row) * 10;
      for (int dot = y + 9; dot < base; dot += 2) list.fill({x, dot, 1, 1}, stage::sand);
      list.fill({x, y, kFlagW - 1, 9}, points == lit ? stage::paper : stage::sand);
      list.text(look.table, {x + 1, y + 1, 12, 8}, kTypeNames[static_cast<std::size_t>(flags[i].type)], stage::ink);
    }
}

void paint_chance(DrawList& list, const ui::Look& look, Rect box, Chance chance, bool good,
                  std::optional<std::uint32_t> drawn, const std::string& if_so, const std::string& if_not) {
  const int y = box.y + 10;
  const auto at = [&](std::uint64_t part) {
    return static_cast<int>(static_cast<std::uint64_t>(box.w - 2) * part / std::max<std::uint32_t>(chance.den, 1));
  };
  list.fill({box.x, y, box.w, 8}, stage::ink);
  list.frame({box.x, y, box.w, 8}, stage::deep_sea);
  list.fill({box.x + 1, y + 1, box.w - 2, 6}, stage::slate);
  list.fill({box.x + 1, y + 1, at(chance.num), 6}, good ? stage::green : stage::red);
  list.fill({box.x + 1, y + 1, at(chance.num), 1}, good ? stage::leaf : stage::orange);
  if (drawn) {
    const int x = box.x + 1 + (at(*drawn) + at(*drawn + 1)) / 2;
    for (int k = 0; k < 5; ++k) list.fill({x - k, y - 2 - k, 2 * k + 1, 1}, stage::yellow);
    list.fill({x, y - 1, 1, 9}, stage::yellow);
  }
  // The border between the two is a line as well, for whom the colours are one.
  list.fill({box.x + 1 + at(chance.num), y - 1, 1, 10}, stage::paper);
  const int half = look.table.measure(if_so);
  list.text(look.table, {box.x, y + 10, half, 8}, if_so, good ? stage::leaf : stage::orange);
  list.text(look.table, {box.x + half, y + 10, box.w - half, 8}, if_not, stage::paper, Align::right);
}

}  // namespace d6::broadside
