// Reading scenarios/milebones (MB deck, MB-1) and the names of cards. Counts must add up to the deck.
#include <fmt/format.h>

#include <numeric>

#include "data/toml.h"
#include "games/milebones/rules/rules.h"

namespace d6::milebones {
namespace {

constexpr std::array<std::string_view, kKinds> kKeys{"",
                                                     "",
                                                     "",
                                                     "",
                                                     "",
                                                     "out_of_gas",
                                                     "flat_tire",
                                                     "accident",
                                                     "speed_limit",
                                                     "stop",
                                                     "gasoline",
                                                     "spare_tire",
                                                     "repairs",
                                                     "end_of_limit",
                                                     "go",
                                                     "extra_tank",
                                                     "puncture_proof",
                                                     "driving_ace",
                                                     "right_of_way"};
constexpr std::array<std::string_view, kKinds> kNames{"",
                                                      "",
                                                      "",
                                                      "",
                                                      "",
                                                      "Out of Gas",
                                                      "Flat Tire",
                                                      "Accident",
                                                      "Speed Limit",
                                                      "Stop",
                                                      "Gasoline",
                                                      "Spare Tire",
                                                      "Repairs",
                                                      "End of Limit",
                                                      "Go",
                                                      "Extra Tank",
                                                      "Puncture Proof",
                                                      "Driving Ace",
                                                      "Right of Way"};
constexpr std::array<std::string_view, 8> kPhases{"dealt", "drawing", "draw", "play", "offer", "sheet", "next", "over"};
constexpr std::array<std::string_view, 4> kViewers{"zero", "one", "table", "truth"};

bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

template <class T, std::size_t N>
bool find_word(const std::array<std::string_view, N>& words, std::string_view text, T& value) {
  for (std::size_t i = 0; i < N; ++i) {
    if (!same_word(words[i], text)) continue;
    value = static_cast<T>(i);
    return true;
  }
  return false;
}

void read_kinds(const TomlTable& root, std::string_view name, Card first, Card last, Rules& rules) {
  const TomlTable table = root.table(name);
  for (std::size_t i = index(first); i <= index(last); ++i)
    rules.count[i] = static_cast<std::uint8_t>(table.integer(kKeys[i], 0, is_safety(static_cast<Card>(i)) ? 1 : 60));
}

void read_deck(const TomlTable& root, Rules& rules) {
  const auto rows = root.tables("mileage");
  if (rows.size() != kDistances)
    root.complain("mileage", fmt::format("{} distances", rows.size()), "5 distances, the shortest first");
  for (std::size_t i = 0; i < std::min(rows.size(), kDistances); ++i) {
    rules.miles[i] = rows[i].whole("miles", 1, 1000);
    rules.count[i] = static_cast<std::uint8_t>(rows[i].integer("count", 0, 60));
    rules.most[i] = static_cast<std::uint8_t>(rows[i].integer_or("most", 1, 101, 101));
    if (i > 0 && rules.miles[i] <= rules.miles[i - 1])
      rows[i].complain("miles", fmt::format("{} miles after {}", rules.miles[i], rules.miles[i - 1]),
                       "a longer distance than the one before");
  }
  read_kinds(root, "hazards", Card::out_of_gas, Card::stop, rules);
  read_kinds(root, "remedies", Card::gasoline, Card::go, rules);
  read_kinds(root, "safeties", Card::extra_tank, Card::right_of_way, rules);

  const int total = root.whole("total", 1, static_cast<int>(kDeck));
  const int found = std::accumulate(rules.count.begin(), rules.count.end(), 0);
  if (found != total)
    root.complain("total", fmt::format("{} cards where total = {}", found, total), "counts that add up to the total");
  const auto of = [&](Card card) { return static_cast<int>(rules.count[index(card)]); };
  const int limit = of(Card::speed_limit) + of(Card::end_of_limit);
  if (limit > 12)
    root.complain("", fmt::format("{} cards for the limit piles", limit), "at most 12 Speed Limit and End of Limit");
  int battle = -limit;
  for (std::size_t i = index(Card::out_of_gas); i <= index(Card::go); ++i) battle += rules.count[i];
  if (battle > 48)
    root.complain("", fmt::format("{} cards for the battle piles", battle), "at most 48 hazards and remedies");
  root.finish();
}

void read_race(const TomlTable& root, Rules& rules) {
  rules.hand = root.whole("hand", 1, static_cast<int>(kHand) - 1);
  rules.goal = root.whole("goal", 25, 10000);
  rules.extended_goal = root.whole("extended_goal", 25, 10000);
  if (rules.extended_goal <= rules.goal)
    root.complain("extended_goal", fmt::format("{}", rules.extended_goal),
                  fmt::format("more than the goal, {}", rules.goal));
  rules.speed_limit = root.whole("speed_limit", 1, 1000);
  rules.coup_cards = root.whole("coup_cards", 0, 2);
  rules.safety_cards = root.whole("safety_cards", 0, 1);
  rules.match_goal = root.whole("match_goal", 1, 100000);
  const TomlTable points = root.table("points");
  const auto read = [&](std::string_view key) { return points.whole(key, 0, 10000); };
  rules.points = {read("mile"),           read("safety"),    read("all_safeties"), read("coup"),   read("trip"),
                  read("delayed_action"), read("safe_trip"), read("extension"),    read("shutout")};
  root.finish();
}

}  // namespace

Rules load_rules(const std::string& folder, const Options& options, Problems& problems) {
  Rules rules;
  read_deck(TomlTable::open(folder + "/deck.toml", problems), rules);
  read_race(TomlTable::open(folder + "/race.toml", problems), rules);
  rules.match = options.is("match", "match");
  rules.free_discards = options.is("discards", "free");
  rules.automatic_draw = options.is("draw", "automatic");
  return rules;
}

std::string id_text(const Rules& rules, Card card) {
  if (card == Card::none) return "none";
  return is_mileage(card) ? fmt::format("{}", rules.miles[index(card)]) : std::string(kNames[index(card)]);
}
bool id_parse(const Rules& rules, std::string_view text, Card& card) {
  for (std::size_t i = 0; i <= kKinds; ++i) {
    if (!same_word(id_text(rules, static_cast<Card>(i)), text)) continue;
    card = static_cast<Card>(i);
    return true;
  }
  return false;
}
std::string id_text(const Rules&, Phase phase) { return std::string(kPhases[static_cast<std::size_t>(phase)]); }
bool id_parse(const Rules&, std::string_view text, Phase& phase) { return find_word(kPhases, text, phase); }
std::string id_text(const Rules&, Viewer viewer) { return std::string(kViewers[static_cast<std::size_t>(viewer)]); }
bool id_parse(const Rules&, std::string_view text, Viewer& viewer) { return find_word(kViewers, text, viewer); }

int distance(const Rules& rules, Card mileage) { return rules.miles[index(mileage)]; }
int match_goal(const Rules& rules) { return rules.match_goal; }
int extended_goal(const Rules& rules) { return rules.extended_goal; }
bool plays_match(const Rules& rules) { return rules.match; }

}  // namespace d6::milebones
