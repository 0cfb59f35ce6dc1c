// Names of cards and colours as orders, records and JSON write them.
#include "games/rook/rules/cards.h"

#include <algorithm>
#include <charconv>

namespace d6::rook {
namespace {

constexpr std::array<std::string_view, kColours> kNames{"red", "green", "blue", "yellow"};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

}  // namespace

std::string_view colour_text(Colour colour) { return kNames[static_cast<std::size_t>(colour)]; }

std::optional<Colour> colour_of(std::string_view text) {
  const std::string word = lower(text);
  for (const auto colour : kAllColours)
    if (word == colour_text(colour) || word == colour_text(colour).substr(0, 1)) return colour;
  return {};
}

std::string card_text(Card card) {
  if (card.rook()) return "Rook";
  std::string out(1, static_cast<char>(colour_text(card.colour())[0] - 'a' + 'A'));
  return out + std::to_string(card.rank());
}

std::optional<Card> card_of(std::string_view text) {
  if (lower(text) == "rook") return kRook;
  if (text.size() < 2) return {};
  const auto colour = colour_of(text.substr(0, 1));
  int rank = 0;
  const auto [end, bad] = std::from_chars(text.data() + 1, text.data() + text.size(), rank);
  if (!colour || bad != std::errc() || end != text.data() + text.size() || rank < kLowest || rank > kHighest) return {};
  return card(*colour, rank);
}

}  // namespace d6::rook
