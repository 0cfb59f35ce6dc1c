// A table for tests of Broadside: fleets, hands and the next cards as a test wants them, everything else filled in so
// that the state fits the rules; orders as text; dice scripted.
#pragma once
#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "base/places.h"
#include "games/broadside/rules/broadside.h"
#include "games/broadside/words/broadside_words.h"
#include "support/scripted.h"

namespace d6::broadside::test {

inline std::string data_folder() { return find_folder("scenarios") + "/broadside"; }

inline Rules rules_with(const std::string& airstrike = "classic") {
  Problems problems;
  const auto options = Options::of(Info<Broadside>::options(), {{"airstrike", airstrike}}, false, problems);
  Rules rules = Broadside::load(data_folder(), options, problems);
  for (const auto& problem : problems) FAIL_CHECK(problem.text());
  return rules;
}

struct Afloat {
  const char* name;
  int points;  // -1: all
};

class Table {
 public:
  explicit Table(const std::string& airstrike = "classic") : rules(rules_with(airstrike)) {
    fleets({{"Enterprise", -1}, {"Washington", -1}, {"Portland", -1}, {"Atlanta", -1}, {"Sims", -1}},
           {{"Kaga", -1}, {"Nagato", -1}, {"Tone", -1}, {"Jintsu", -1}, {"Kagero", -1}});
    cards({"BB", "CA", "Submarine", "Drydock", "CL"}, {"BB", "DD", "Minefield", "Landair", "CL"}, {});
    state.stage = Stage::turn;
    state.dice = d6::test::scripted_dice();
  }

  void fleets(std::vector<Afloat> usn, std::vector<Afloat> ijn) {
    const std::vector<Afloat>* lists[] = {&usn, &ijn};
    for (const Seat seat : {Seat::zero, Seat::one}) {
      auto& fleet = state.fleets[index(seat)];
      auto& navy_deck = state.navies[index(seat)];
      fleet.clear();
      navy_deck.clear();
      for (const auto& afloat : *lists[index(seat)]) {
        const Ship at = ship(afloat.name);
        fleet.add({at, static_cast<std::uint8_t>(afloat.points < 0 ? rules.printed(at) : afloat.points)});
      }
      for (std::size_t i = 0; i < kNavy; ++i) {
        const auto at = static_cast<Ship>(index(seat) * kNavy + i);
        if (std::none_of(fleet.begin(), fleet.end(), [&](const FleetShip& f) { return f.ship == at; }))
          navy_deck.push_back(at);
      }
    }
  }

  // Both hands and the next cards of the deck; the rest of the 104 lies behind them, in the order of the kinds.
  void cards(std::vector<const char*> usn, std::vector<const char*> ijn, std::vector<const char*> next,
             std::size_t deck_left = kDeck) {
    std::array<int, kCards> left{};
    for (std::size_t kind = 0; kind < kCards; ++kind) left[kind] = rules.cards[kind];
    for (std::size_t c = 0; c < kBroadsides; ++c)
      left[c] += rules.any_class / 4 + (c < rules.any_class % kBroadsides ? 1 : 0);
    const auto take = [&](const char* name) {
      Card card{};
      REQUIRE(id_parse(rules, name, card));
      --left[index(card)];
      return card;
    };
    for (auto& hand : state.hands) hand.clear();
    for (const char* name : usn) state.hands[0].add(take(name));
    for (const char* name : ijn) state.hands[1].add(take(name));
    state.deck.clear();
    state.discarded = {};
    state.top.reset();
    for (const char* name : next) state.deck.push_back(take(name));
    for (std::size_t kind = 0; kind < kCards; ++kind)
      for (; left[kind] > 0; --left[kind]) {
        if (state.deck.size() < deck_left) {
          state.deck.push_back(static_cast<Card>(kind));
        } else {
          ++state.discarded[kind];
          state.top = static_cast<Card>(kind);
        }
      }
  }

  Ship ship(const char* name) const {
    Ship found{};
    REQUIRE_MESSAGE(id_parse(rules, name, found), name);
    return found;
  }
  int points(const char* name) const {
    const Ship wanted = ship(name);
    for (const auto& fleet : state.fleets)
      for (const auto& at : fleet)
        if (at.ship == wanted) return at.points;
    return -1;
  }
  std::string hand(Seat seat) const {
    std::string out;
    for (const Card card : state.hands[index(seat)]) out += (out.empty() ? "" : " ") + id_text(rules, card);
    return out;
  }

  // The rule that refuses the order; "" if it is legal, "parse" if it is none.
  std::string refused(const std::string& text) const {
    const auto parsed = Words<Broadside>::parse(rules, text);
    if (!parsed.order) return "parse";
    const Refusal refusal = Broadside::check(rules, state, *parsed.order);
    if (!refusal) return "";
    Observation seen;
    Broadside::observe(rules, state, viewer(state.seat), seen);
    const Refused why = Words<Broadside>::why(rules, refusal, seen);
    CHECK(why.code == "refused");
    CHECK(!why.text.empty());
    return why.rule;
  }

  void order(const std::string& text) {
    REQUIRE_MESSAGE(refused(text) == "", text);
    Broadside::apply(rules, state, *Words<Broadside>::parse(rules, text).order, Log<Event>(told));
    const std::string wrong = Broadside::invalid(rules, state);
    CHECK_MESSAGE(wrong == "", text << ": " << wrong);
  }
  // With these draws: exactly as many as the order needs.
  void order(const std::string& text, std::vector<std::uint32_t> draws) {
    d6::test::Scripted dice(std::move(draws));
    order(text);
  }

  const Event* last(EventKind kind) const {
    for (std::size_t i = told.size(); i-- > 0;)
      if (told[i].event.kind == kind) return &told[i].event;
    return nullptr;
  }
  int count(EventKind kind) const {
    return static_cast<int>(
        std::count_if(told.begin(), told.end(), [&](const auto& t) { return t.event.kind == kind; }));
  }
  bool legal(const std::string& text) const { return refused(text).empty(); }

  Rules rules;
  State state;
  std::vector<Told<Event>> told;
};

}  // namespace d6::broadside::test
