// Reads scenarios/broadside: decks.toml (ships) and odds.toml (every number), and holds them to the sums that the rules
// need: 52 ships a navy (TFB-1), 104 cards (text 000, "Type of Play Cards").
#include <fmt/format.h>

#include "data/toml.h"
#include "games/broadside/rules/rules.h"

namespace d6::broadside {
namespace {

constexpr std::size_t kCardName = 14;

std::uint8_t small(const TomlTable& table, std::string_view key, int low, int high) {
  return static_cast<std::uint8_t>(table.whole(key, low, high));
}

using TypeCounts = std::array<int, kTypes>;

TypeCounts read_types(const TomlTable& odds, Rules& rules) {
  TypeCounts ships{};
  const auto types = odds.table("types");
  for (std::size_t i = 0; i < kTypes; ++i) {
    const auto type = types.table(kTypeNames[i]);
    ships[i] = type.whole("ships", 0, kNavy);
    rules.points[i] = small(type, "points", 1, kMostPoints);
  }
  return ships;
}

void read_deck(const TomlTable& odds, Rules& rules, const Problems& problems) {
  const auto deck = odds.table("deck");
  const int cards = deck.whole("cards", 1, kDeck), broadsides = deck.whole("broadsides", 0, kDeck),
            least = deck.whole("least", 0, kDeck);
  constexpr std::array<std::string_view, kCards> keys{
      "", "", "", "", "submarine", "minefield", "landair", "drydock", "storm", "secondary", "reinforcement"};
  int sum = broadsides, events = 0;
  for (std::size_t kind = 0; kind < kCards; ++kind) {
    // No more reinforcements than a fleet has room for (TFB-2).
    const int most = static_cast<Card>(kind) == Card::reinforcement ? static_cast<int>(kFleet) - 1 : 20;
    rules.cards[kind] = kind < kBroadsides ? static_cast<std::uint8_t>(least) : small(deck, keys[kind], 0, most);
    if (kind >= kBroadsides) sum += rules.cards[kind];
    if (is_event(static_cast<Card>(kind))) events += rules.cards[kind];
  }
  const auto dealt = odds.table("deal");
  rules.dealt_ships = small(dealt, "ships", 1, static_cast<int>(kFleet) - rules.cards[index(Card::reinforcement)]);
  rules.dealt_cards = small(dealt, "cards", 0, static_cast<int>(kHand) - 1);
  if (!problems.empty()) return;  // sums of what could not be read say nothing
  if (sum != cards)
    deck.complain("cards", fmt::format("{} cards in all", sum), fmt::format("the sum cards = {}", cards));
  if (least * static_cast<int>(kBroadsides) > broadsides)
    deck.complain("least", fmt::format("least = {}", least),
                  fmt::format("at most a quarter of the {} broadsides", broadsides));
  else
    rules.any_class = static_cast<std::uint8_t>(broadsides - least * static_cast<int>(kBroadsides));
  if (2 * rules.dealt_cards + events >= cards)
    dealt.complain("cards", fmt::format("{} cards dealt to each", rules.dealt_cards),
                   fmt::format("fewer than half of the {} that are not events", cards - events));
}

void read_ships(const TomlTable& file, Seat seat, const TypeCounts& wanted, Rules& rules, const Problems& problems) {
  const auto navy = file.table(kNavyNames[index(seat)]);
  TypeCounts found{};
  const auto ships = navy.tables("ships");
  if (ships.size() != kNavy)
    navy.complain("ships", fmt::format("{} ships", ships.size()), fmt::format("{} ships", kNavy));
  for (std::size_t i = 0; i < std::min(ships.size(), kNavy); ++i) {
    const auto& table = ships[i];
    const std::size_t at = index(seat) * kNavy + i;
    ShipCard& ship = rules.ships[at];
    const std::size_t type = table.choice("type", kTypeNames);
    ship.type = rules.types[at] = static_cast<ShipType>(type);
    ++found[type];
    ship.name = table.text("name");
    ship.card = table.text_or("card", ship.name);
    ship.ship_class = table.text("class");
    ship.year = table.whole("year", 1860, 1946);
    ship.tons = table.whole("tons", 100, 100'000);
    ship.fact = table.text("fact");
    if (ship.card.empty() || ship.card.size() > kCardName)
      table.complain("card", fmt::format("the card name \"{}\" of {} letters", ship.card, ship.card.size()),
                     fmt::format("a card name of 1 to {} letters", kCardName));
    for (std::size_t before = 0; before < at; ++before)
      if (rules.ships[before].name == ship.name)
        table.complain("name", fmt::format("a second ship \"{}\"", ship.name), "a name once in both navies");
  }
  if (!problems.empty()) return;
  for (std::size_t type = 0; type < kTypes; ++type)
    if (found[type] != wanted[type])
      navy.complain("ships",
                    fmt::format("{} {} in the deck of {}", found[type], kTypeNames[type], kNavyNames[index(seat)]),
                    fmt::format("{} as odds.toml says", wanted[type]));
}

void read_odds(const TomlTable& odds, Rules& rules) {
  const auto damage = odds.table("broadside");
  for (std::size_t i = 0; i < kBroadsides; ++i) {
    const auto dice = damage.table(kCardNames[i]);
    rules.damage[i] = {small(dice, "dice", 1, kMostDice), small(dice, "sides", 1, kMostSides)};
  }
  const auto strike = odds.table("strike");
  const Chance classic = strike.chance("classic"), balanced = strike.chance("balanced");
  rules.strike = rules.balanced ? balanced : classic;
  rules.submarine = odds.table("submarine").chance("sink");
  rules.landair = odds.table("landair").chance("sink");
  const auto mines = odds.table("minefield");
  rules.mine_sides = small(mines, "sides", 1, kMostSides);
  rules.mine_harm_from = small(mines, "harm_from", 1, rules.mine_sides + 1);
  rules.mine_sunk_from = small(mines, "sunk_from", rules.mine_harm_from, rules.mine_sides + 1);
  rules.mine_damage_sides = small(mines, "damage_sides", 1, kMostSides);
  rules.storm_sink = odds.table("storm").chance("sink");
  const auto secondary = odds.table("secondary");
  rules.secondary_sink = secondary.chance("sink");
  rules.secondary_damage = secondary.chance("damage");
  rules.secondary_sides = small(secondary, "damage_sides", 1, kMostSides);
  const auto score = odds.table("score");
  rules.score_point = score.whole("a_point", 0, 1000);
  rules.score_sunk_all = score.whole("sunk_all", 0, 100'000);
  rules.score_card = score.whole("a_card", 0, 1000);
}

}  // namespace

Rules load_rules(const std::string& folder, const Options& options, Problems& problems) {
  Rules rules;
  rules.balanced = options.is("airstrike", "balanced");
  const auto odds = TomlTable::open(folder + "/odds.toml", problems);
  const TypeCounts wanted = read_types(odds, rules);
  read_deck(odds, rules, problems);
  read_odds(odds, rules);
  odds.finish();
  const auto decks = TomlTable::open(folder + "/decks.toml", problems);
  int sum = 0;
  for (const int ships : wanted) sum += ships;
  if (problems.empty() && sum != static_cast<int>(kNavy))
    odds.complain("types", fmt::format("{} ships a navy", sum), fmt::format("{} ships a navy", kNavy));
  for (const Seat seat : {Seat::zero, Seat::one}) read_ships(decks, seat, wanted, rules, problems);
  decks.finish();
  return rules;
}

}  // namespace d6::broadside
