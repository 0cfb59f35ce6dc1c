// Carrier Force: names of everything, and the words in which JSON writes ids.
#include "games/carrier/rules/rules.h"

#include <charconv>

namespace d6::carrier {

const std::string& name_of(const Rules& rules, ShipId id) { return rules.ships[at(id)].name; }
const std::string& name_of(const Rules& rules, BaseId id) { return rules.bases[at(id)].name; }
const std::string& name_of(const Rules& rules, DeckId id) {
  const DeckInfo& deck = rules.decks[at(id)];
  return deck.base != BaseId::none ? name_of(rules, deck.base) : name_of(rules, deck.ship);
}
const std::string& name_of(const Rules& rules, PlaneId id) { return rules.planes[at(id)].name; }
std::string name_of(const Rules& rules, ForceId id) { return "TF" + std::to_string(rules.number_of(id)); }

namespace {

constexpr std::string_view kNone = "none";

bool parse_number(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

template <class E, std::size_t N>
bool word(std::string_view text, const std::array<std::string_view, N>& names, E& value) {
  for (std::size_t i = 0; i < N; ++i)
    if (text == names[i]) {
      value = static_cast<E>(i);
      return true;
    }
  return false;
}

template <class Id, class Rows>
bool row_named(std::string_view text, const Rows& rows, Id& id) {
  if (text == kNone) {
    id = Id::none;
    return true;
  }
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].name == text) {
      id = static_cast<Id>(i);
      return true;
    }
  return false;
}

// "US TF3": the side, then letters, then a number.
bool sided_number(std::string_view text, std::string_view letters, Seat& seat, int& number) {
  if (text.size() < 3 + letters.size() || !word(text.substr(0, 2), kSeatNames, seat) || text[2] != ' ') return false;
  text.remove_prefix(3);
  if (text.substr(0, letters.size()) != letters) return false;
  return parse_number(text.substr(letters.size()), number) && number >= 1;
}

template <class Id>
std::string none_or_name(const Rules& rules, Id id) {
  return id == Id::none ? std::string(kNone) : name_of(rules, id);
}

}  // namespace

std::string id_text(const Rules& rules, ForceId id) {
  return id == ForceId::none ? std::string(kNone)
                             : std::string(kSeatNames[index(rules.seat_of(id))]) + " " + name_of(rules, id);
}
std::string id_text(const Rules& rules, ShipId id) { return none_or_name(rules, id); }
std::string id_text(const Rules& rules, BaseId id) { return none_or_name(rules, id); }
std::string id_text(const Rules& rules, DeckId id) { return none_or_name(rules, id); }
std::string id_text(const Rules& rules, PlaneId id) { return none_or_name(rules, id); }
std::string id_text(const Rules&, MissionId id) {
  return id ? std::string(kSeatNames[index(id.seat)]) + " M" + std::to_string(id.number) : std::string(kNone);
}
std::string id_text(const Rules&, Direction d) { return std::string(kDirectionNames[static_cast<std::size_t>(d)]); }
std::string id_text(const Rules&, Ordnance o) { return std::string(kOrdnanceNames[static_cast<std::size_t>(o)]); }
std::string id_text(const Rules&, MissionKind k) { return std::string(kMissionKindNames[static_cast<std::size_t>(k)]); }
std::string id_text(const Rules&, ShipType t) { return std::string(kShipTypeNames[static_cast<std::size_t>(t)]); }
std::string id_text(const Rules&, Fate f) { return std::string(kFateNames[static_cast<std::size_t>(f)]); }
std::string id_text(const Rules&, Phase p) { return std::string(kPhaseNames[static_cast<std::size_t>(p)]); }
std::string id_text(const Rules&, Hex hex) { return std::to_string(hex.col) + "," + std::to_string(hex.row); }

bool id_parse(const Rules& rules, std::string_view text, ForceId& id) {
  Seat seat{};
  int number = 0;
  if (text == kNone) {
    id = ForceId::none;
    return true;
  }
  if (!sided_number(text, "TF", seat, number)) return false;
  id = rules.force(seat, number);
  return id != ForceId::none;
}
bool id_parse(const Rules& rules, std::string_view text, ShipId& id) { return row_named(text, rules.ships, id); }
bool id_parse(const Rules& rules, std::string_view text, BaseId& id) { return row_named(text, rules.bases, id); }
bool id_parse(const Rules& rules, std::string_view text, PlaneId& id) { return row_named(text, rules.planes, id); }
bool id_parse(const Rules& rules, std::string_view text, DeckId& id) {
  id = DeckId::none;
  if (text == kNone) return true;
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (name_of(rules, static_cast<DeckId>(i)) == text) id = static_cast<DeckId>(i);
  return id != DeckId::none;
}
bool id_parse(const Rules& rules, std::string_view text, MissionId& id) {
  int number = 0;
  if (text == kNone) {
    id = {};
    return true;
  }
  if (!sided_number(text, "M", id.seat, number) || number > rules.odds.limits.missions) return false;
  id.number = static_cast<std::uint8_t>(number);
  return true;
}
bool id_parse(const Rules&, std::string_view text, Direction& d) { return word(text, kDirectionNames, d); }
bool id_parse(const Rules&, std::string_view text, Ordnance& o) { return word(text, kOrdnanceNames, o); }
bool id_parse(const Rules&, std::string_view text, MissionKind& k) { return word(text, kMissionKindNames, k); }
bool id_parse(const Rules&, std::string_view text, ShipType& t) { return word(text, kShipTypeNames, t); }
bool id_parse(const Rules&, std::string_view text, Fate& f) { return word(text, kFateNames, f); }
bool id_parse(const Rules&, std::string_view text, Phase& p) { return word(text, kPhaseNames, p); }
bool id_parse(const Rules& rules, std::string_view text, Hex& hex) {
  const auto comma = text.find(',');
  int col = 0, line = 0;
  if (comma == std::string_view::npos || !parse_number(text.substr(0, comma), col) ||
      !parse_number(text.substr(comma + 1), line))
    return false;
  hex = {static_cast<std::int8_t>(col), static_cast<std::int8_t>(line)};
  return (col == -1 && line == -1) || (col >= 0 && line >= 0 && col < rules.map.columns && line < rules.map.rows);
}

}  // namespace d6::carrier
