// How a hand stands in its rows.
#include "games/rook/view/layout.h"

#include <cstdlib>

namespace d6::rook {

namespace {

constexpr int kPitch = 60, kFullPitch = 61, kGap = 6, kRow = 10, kRoom = 605;

bool same_group(Card a, Card b) { return a.rook() || b.rook() || a.colour() == b.colour(); }

void lay_row(const std::vector<Card>& cards, std::size_t from, std::size_t to, int y, std::vector<Rect>& out) {
  const int n = static_cast<int>(to - from);
  if (n == 0) return;
  const bool apart = n < kRow;
  const int pitch = n > kRow ? (kRoom - kCardW) / (n - 1) : n == kRow ? kFullPitch : kPitch;
  int wide = kCardW + (n - 1) * pitch;
  for (std::size_t i = from + 1; apart && i < to; ++i)
    if (!same_group(cards[i - 1], cards[i])) wide += kGap;
  int x = (stage::kWidth - wide) / 2;
  for (std::size_t i = from; i < to; ++i) {
    if (apart && i > from && !same_group(cards[i - 1], cards[i])) x += kGap;
    out.push_back({x, y, kCardW, kCardH});
    x += pitch;
  }
}

}  // namespace

void sort_cards(Cards cards, std::optional<Colour> trumps, std::vector<Card>& out) {
  out.clear();
  const auto add = [&](Cards some) {
    while (some) {
      out.push_back(some.highest());
      some.remove(some.highest());
    }
  };
  add(cards & Cards(kRook));
  if (trumps) add(cards & suit(*trumps));
  for (const Colour colour : kShown)
    if (colour != trumps) add(cards & suit(colour));
}

void lay_hand(const std::vector<Card>& cards, std::vector<Rect>& out) {
  out.clear();
  const std::size_t n = cards.size();
  if (n <= static_cast<std::size_t>(kRow)) {
    lay_row(cards, 0, n, kRowAlone, out);
    return;
  }
  // Where a colour ends near the middle, the row ends too.
  std::size_t split = (n + 1) / 2;
  int best = n >= 2 * static_cast<std::size_t>(kRow) ? 0 : 3;
  for (std::size_t i = 1; i < n; ++i) {
    const int off = std::abs(2 * static_cast<int>(i) - static_cast<int>(n));
    const bool fits = i <= static_cast<std::size_t>(kRow) && n - i <= static_cast<std::size_t>(kRow);
    if (fits && !same_group(cards[i - 1], cards[i]) && off < 2 * best) split = i, best = (off + 1) / 2;
  }
  lay_row(cards, 0, split, kRowOne, out);
  lay_row(cards, split, n, kRowTwo, out);
}

}  // namespace d6::rook
