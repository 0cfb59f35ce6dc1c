// What players of the three card games rely on (behaviours.md, "Cards"), seen from outside: through the session that
// screens and the console use, with the texts' own card counts typed here.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "base/places.h"
#include "games/milebones/deck.h"
#include "play/entry.h"

using namespace d6;

namespace {

constexpr std::array<std::string_view, 3> kCardGames{"broadside", "milebones", "rook"};

const Entry& game(std::string_view name) {
  for (const auto& entry : catalogue())
    if (entry.name == name) return entry;
  FAIL("no game " << std::string(name));
  return catalogue().front();
}

std::unique_ptr<Session> open(const Entry& entry, std::uint64_t seed, const Given& options = {}) {
  auto opened = entry.open(find_folder("scenarios"), options, seed, false);
  for (const auto& problem : opened.problems) FAIL_CHECK(problem.text());
  REQUIRE(opened.session);
  return std::move(opened.session);
}

// One value of every option, so that the house rules are met as well.
Given some_options(const Entry& entry, Dice& dice) {
  Given out;
  for (const auto& option : entry.options)
    if (!option.values.empty())
      out.emplace_back(option.name, option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))]);
  return out;
}

// Calls look(session) before each decision of a random game.
template <class Look>
void random_game(const Entry& entry, std::uint64_t seed, Look&& look) {
  Dice dice = dice_of(seed, Stream::computer);
  const auto session = open(entry, seed, some_options(entry, dice));
  while (session->turn() != Turn::over) {
    if (session->advance()) continue;
    look(*session);
    REQUIRE(!session->order(session->random_order(dice)));
  }
  look(*session);
}

using Counts = std::map<std::string, int>;

void count_in(Counts& counts, const Json& list) {
  for (const auto& card : list) ++counts[card.get<std::string>()];
}

// Every card of the state as `truth` prints it, by name, wherever it lies.
Counts mile_cards(const Json& truth) {
  Counts counts;
  count_in(counts, truth["deck"]);
  for (const auto& hand : truth["hands"]) count_in(counts, hand);
  count_in(counts, truth["table"]["discards"]);
  for (const auto& car : truth["table"]["cars"]) {
    for (const char* pile : {"battle", "limit", "safeties"}) count_in(counts, car[pile]);
    const char* const miles[] = {"25", "50", "75", "100", "200"};
    for (std::size_t i = 0; i < 5; ++i) counts[miles[i]] += car["played"][i].get<int>();
  }
  for (auto at = counts.begin(); at != counts.end();) at = at->second == 0 ? counts.erase(at) : std::next(at);
  return counts;
}

void audit_broadside(const Json& truth, std::uint64_t seed, std::map<std::uint64_t, Counts>& mixes) {
  Counts cards, ships;
  count_in(cards, truth["deck"]);
  for (const auto& hand : truth["hands"]) count_in(cards, hand);
  const char* const kinds[] = {"BB",      "CA",      "CL",    "DD",        "Submarine",    "Minefield",
                               "Landair", "Drydock", "Storm", "Secondary", "Reinforcement"};
  for (std::size_t i = 0; i < 11; ++i) cards[kinds[i]] += truth["discarded"][i].get<int>();
  for (const auto& [kind, count] : Counts{{"Submarine", 2},
                                          {"Minefield", 2},
                                          {"Landair", 2},
                                          {"Drydock", 4},
                                          {"Storm", 2},
                                          {"Secondary", 4},
                                          {"Reinforcement", 2}})
    REQUIRE(cards[kind] == count);
  int sum = 0;
  for (const char* gun : {"BB", "CA", "CL", "DD"}) {
    REQUIRE(cards[gun] >= 12);
    sum += cards[gun];
  }
  REQUIRE(sum == 86);
  if (mixes.count(seed) == 0) mixes[seed] = cards;
  REQUIRE(cards == mixes[seed]);  // no card turns into another on the way
  for (const auto& navy : truth["navies"]) count_in(ships, navy);
  for (const auto& fleet : truth["fleets"])
    for (const auto& at : fleet) ++ships[at["ship"].get<std::string>()];
  REQUIRE(ships.size() == 104);
  for (const auto& [ship, places] : ships) REQUIRE(places == 1);
}

void audit_rook(const Json& truth) {
  Counts cards;
  for (const auto& hand : truth["hands"]) count_in(cards, hand);
  for (const auto& played : truth["played"]) count_in(cards, played);
  count_in(cards, truth["pile"]);
  REQUIRE(cards.size() == 45);
  for (const auto& [card, places] : cards) REQUIRE(places == 1);
  REQUIRE(cards.count("Rook") == 1);
  for (const char colour : {'R', 'G', 'B', 'Y'})
    for (int rank = 4; rank <= 14; ++rank) REQUIRE(cards.count(colour + std::to_string(rank)) == 1);
}

void audit_deck(std::string_view name, const Json& truth, std::uint64_t seed, std::map<std::uint64_t, Counts>& mixes) {
  if (name == "milebones") REQUIRE(mile_cards(truth) == d6::test::mile_deck());
  if (name == "broadside") audit_broadside(truth, seed, mixes);
  if (name == "rook") audit_rook(truth);
}

// One sentence: nothing follows a full stop, but for those of initials ("Hugh W. Hadley", "St. Louis").
bool one_sentence(std::string_view text) {
  if (text.empty() || text.back() != '.') return false;
  for (std::size_t at = text.find(". "); at != std::string_view::npos; at = text.find(". ", at + 1)) {
    const std::size_t space = text.substr(0, at).rfind(' ');
    if (at - (space == std::string_view::npos ? 0 : space + 1) > 2) return false;
  }
  return true;
}

// Nothing is heard of these but by the seat that gives them (RK-17).
bool secret(std::string_view order) {
  return order == "done" || order.substr(0, 5) == "take " || order.substr(0, 5) == "give ";
}

}  // namespace

TEST_CASE(
    "behaviour 29: the texts' cards, counted by name in what `truth` prints, for every seed and along whole games") {
  for (const auto name : kCardGames) {
    INFO(std::string(name));
    std::map<std::uint64_t, Counts> mixes;
    for (std::uint64_t seed = 0; seed < 300; ++seed) audit_deck(name, open(game(name), seed)->truth(), seed, mixes);
    for (std::uint64_t seed = 1000; seed < 1030; ++seed) {
      int step = 0;
      random_game(game(name), seed, [&](const Session& session) {
        if (step++ % 7 == 0 || session.turn() == Turn::over) audit_deck(name, session.truth(), seed, mixes);
      });
      CHECK(step > 20);
    }
  }
}

TEST_CASE(
    "behaviour 30: each order of a computer, at every skill and with every option, is one that a person may give") {
  for (const auto name : kCardGames) {
    const Entry& entry = game(name);
    const int skills = static_cast<int>(entry.skills.size());
    REQUIRE(skills == 4);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      Dice dice = dice_of(seed, Stream::show);
      const auto session = open(entry, seed, some_options(entry, dice));
      int decisions = 0;
      for (; session->turn() != Turn::over && decisions < 20'000; ++decisions) {
        if (session->advance()) continue;
        const std::string order = session->thinker(1 + static_cast<int>(dice.below(4)), 1)({});
        const auto menu = session->orders();
        INFO(std::string(name) << " seed " << seed << ": " << order);
        REQUIRE(!session->check(order));
        REQUIRE(std::find(menu.orders.begin(), menu.orders.end(), order) != menu.orders.end());
        REQUIRE(!session->order(order));
      }
      CHECK(session->turn() == Turn::over);
    }
  }
}

TEST_CASE(
    "behaviour 36: every order, a computer's too, is told to both seats and the table, a swap to its seat alone") {
  for (const auto name : kCardGames) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Dice dice = dice_of(seed, Stream::show);
      const auto session = open(game(name), seed, some_options(game(name), dice));
      while (session->turn() != Turn::over) {
        if (session->advance()) continue;
        const Seat mover = seat_of(session->turn());
        const std::size_t before = session->told_size();
        const std::string order = dice.below(2) == 0 ? session->thinker(1 + static_cast<int>(dice.below(4)), 1)({})
                                                     : session->random_order(dice);
        REQUIRE(!session->order(order));
        INFO(std::string(name) << ": " << order);
        const bool hidden = name == "rook" && secret(order);
        for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
          const auto lines = session->told(viewer, before);
          REQUIRE(lines.empty() == (hidden && viewer != d6::viewer(mover)));
          for (const auto& line : lines) REQUIRE(line.text.size() > 5);
        }
      }
    }
  }
}

TEST_CASE("behaviour 37: an order that is not on offer is refused with its rule in one sentence") {
  for (const auto name : kCardGames) {
    const Entry& entry = game(name);
    const std::string prefix = name == "broadside" ? "TFB" : name == "milebones" ? "MB" : "RK";
    std::set<std::string> known;  // orders that were once on offer
    for (std::uint64_t seed = 0; seed < 12; ++seed)
      random_game(entry, seed, [&](const Session& session) {
        for (const auto& order : session.orders().orders) known.insert(order);
      });
    std::set<std::string> rules;
    int refusals = 0;
    for (std::uint64_t seed = 50; seed < 54; ++seed) {
      int step = 0;
      random_game(entry, seed, [&](const Session& session) {
        if (session.turn() == Turn::over || step++ % 11 != 0) return;
        const auto menu = session.orders().orders;
        const std::set<std::string> offered(menu.begin(), menu.end());
        for (const auto& order : known) {
          const auto refused = session.check(order);
          INFO(std::string(name) << ": " << order);
          // MB-20: the answering safety may be called a play as well.
          const bool coup = order.substr(0, 5) == "play " && offered.count("coup " + order.substr(5)) == 1;
          REQUIRE((offered.count(order) == 1 || coup) == !refused);
          if (!refused) continue;
          ++refusals;
          REQUIRE(refused->code == "refused");
          REQUIRE(refused->rule.substr(0, prefix.size()) == prefix);
          REQUIRE(refused->text.size() > 10);
          REQUIRE(one_sentence(refused->text));
          rules.insert(refused->rule);
        }
      });
    }
    CHECK(refusals > 1000);
    CHECK(rules.size() >= 6);
  }
}
