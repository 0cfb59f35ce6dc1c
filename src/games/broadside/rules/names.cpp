// Names of ships and cards as files and the console write them.
#include <algorithm>

#include "games/broadside/rules/api.h"

namespace d6::broadside {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return small(x) == small(y); });
}

template <class Id, std::size_t N>
bool find_name(const std::array<std::string_view, N>& names, std::string_view text, Id& id) {
  for (std::size_t i = 0; i < N; ++i)
    if (same(names[i], text)) {
      id = static_cast<Id>(i);
      return true;
    }
  return false;
}

constexpr std::array<std::string_view, 4> kStageNames{"opening", "turn", "play", "over"};

}  // namespace

std::string id_text(const Rules& rules, Ship ship) { return rules.ships[index(ship)].name; }
bool id_parse(const Rules& rules, std::string_view text, Ship& ship) {
  for (std::size_t i = 0; i < rules.ships.size(); ++i)
    if (same(rules.ships[i].name, text) || same(rules.ships[i].card, text)) {
      ship = static_cast<Ship>(i);
      return true;
    }
  return false;
}
std::string id_text(const Rules&, Card card) { return std::string(kCardNames[index(card)]); }
bool id_parse(const Rules&, std::string_view text, Card& card) { return find_name(kCardNames, text, card); }
std::string id_text(const Rules&, Stage stage) { return std::string(kStageNames[static_cast<std::size_t>(stage)]); }
bool id_parse(const Rules&, std::string_view text, Stage& stage) { return find_name(kStageNames, text, stage); }

}  // namespace d6::broadside
