// A race laid out by hand for tests: cards by name, the rest of the 101 in the deck. Orders go through words, check and
// apply.
#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/places.h"
#include "games/milebones/rules/milebones.h"
#include "games/milebones/words/milebones_words.h"

namespace d6::milebones::test {

using G = MileBones;
inline constexpr Seat A = Seat::zero, B = Seat::one;

inline std::string folder() { return find_folder("scenarios") + "/milebones"; }

inline Rules rules_with(const Given& given = {{"match", "race"}}) {
  Problems problems;
  const Options options = Options::of(Info<G>::options(), given, false, problems);
  Rules rules = G::load(folder(), options, problems);
  for (const auto& problem : problems) FAIL_CHECK(problem.text());
  return rules;
}

inline std::vector<Card> cards(const Rules& rules, std::string_view list) {
  std::vector<Card> out;
  while (!list.empty()) {
    const auto comma = std::min(list.find(','), list.size());
    std::string_view word = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    while (!word.empty() && word.front() == ' ') word.remove_prefix(1);
    Card card = Card::none;
    REQUIRE_MESSAGE(id_parse(rules, word, card), std::string(word));
    out.push_back(card);
  }
  return out;
}

inline std::string names(const Rules& rules, const auto& list) {
  std::string out;
  for (const Card card : list) out += (out.empty() ? "" : ", ") + id_text(rules, card);
  return out;
}

struct Race {
  Rules rules;
  State state;
  std::vector<Told<Event>> told;

  explicit Race(const Given& given = {{"match", "race"}}) : rules(rules_with(given)) {
    state.dice = dice_of(1);
    state.table.phase = Phase::draw;
  }

  Car& car(Seat seat) { return state.table.cars[index(seat)]; }
  Hand& held(Seat seat) { return state.hands[index(seat)]; }
  Race& hand(Seat seat, std::string_view list) { return fill(held(seat), list); }
  Race& battle(Seat seat, std::string_view list) { return fill(car(seat).battle, list); }
  Race& limit(Seat seat, std::string_view list) { return fill(car(seat).limit, list); }
  Race& safeties(Seat seat, std::string_view list) {
    car(seat).safeties.clear();
    for (const Card card : cards(rules, list)) car(seat).safeties.add(card);
    return *this;
  }
  Race& coups(Seat seat, std::string_view list) {
    safeties(seat, list);
    car(seat).coups = car(seat).safeties;
    return *this;
  }
  Race& miles(Seat seat, std::string_view list) {
    car(seat).played = {};
    for (const Card card : cards(rules, list)) ++car(seat).played[index(card)];
    return *this;
  }
  Race& turn(Seat seat, Phase phase = Phase::play) {
    state.table.current = seat;
    state.table.phase = phase;
    return *this;
  }
  // The deck begins with these; all cards that lie nowhere follow.
  Race& deck(std::string_view list) {
    state.deck.clear();
    for (const Card card : cards(rules, list)) state.deck.push_back(card);
    std::array<int, kKinds> left{};
    for (std::size_t i = 0; i < kKinds; ++i) left[i] = rules.count[i];
    const auto take = [&](const auto& pile) {
      for (const Card card : pile) --left[index(card)];
    };
    take(state.deck);
    take(state.table.discards);
    for (const Hand& one : state.hands) take(one);
    for (const Car& one : state.table.cars) {
      take(one.battle);
      take(one.limit);
      take(one.safeties);
      for (std::size_t i = 0; i < kDistances; ++i) left[i] -= one.played[i];
    }
    for (std::size_t i = 0; i < kKinds; ++i)
      for (int n = left[i]; n > 0; --n) state.deck.push_back(static_cast<Card>(i));
    CHECK(G::invalid(rules, state) == "");
    return *this;
  }
  // No deck: what lies nowhere is among the discards, the named ones on top.
  Race& no_deck() {
    deck("");
    while (!state.deck.empty()) state.table.discards.add(state.deck.take());
    if (state.table.phase == Phase::draw) state.table.phase = Phase::play;
    CHECK(G::invalid(rules, state) == "");
    return *this;
  }

  Observation seen(Viewer viewer) const {
    Observation out;
    G::observe(rules, state, viewer, out);
    return out;
  }
  // The rule that refuses an order, empty if it is legal; nothing changes.
  std::string refusal(std::string_view text) const {
    const auto parsed = Words<G>::parse(rules, text);
    if (!parsed.order) return parsed.error;
    REQUIRE(seat_decides(G::turn(state)));
    const Refusal no = G::check(rules, state, *parsed.order);
    if (!no) return {};
    const Refused refused = Words<G>::why(rules, no, seen(static_cast<Viewer>(G::turn(state))));
    CHECK_FALSE(refused.text.empty());
    return refused.rule;
  }
  // Gives an order that must be legal, and the automatic steps after it.
  Race& order(std::string_view text) {
    INFO(std::string(text));
    REQUIRE(refusal(text) == "");
    G::apply(rules, state, *Words<G>::parse(rules, text).order, Log(told));
    CHECK(G::invalid(rules, state) == "");
    return *this;
  }
  Race& advance() {
    while (G::turn(state) == Turn::automatic) G::advance(rules, state, Log(told));
    return *this;
  }
  std::vector<std::string> orders() const {
    G::Orders list;
    CHECK(G::orders(rules, state, list));
    std::vector<std::string> out;
    for (const Order& one : list) out.push_back(Words<G>::text(rules, one));
    return out;
  }
  bool offers(std::string_view text) const {
    const auto list = orders();
    return std::find(list.begin(), list.end(), text) != list.end();
  }
  int points(Seat seat) const { return race_points(rules, state.table, state.deck.size(), seat); }
  int item(Seat seat, Item which) const {
    return sheet(rules, state.table, state.deck.size(), seat)[static_cast<std::size_t>(which)].points;
  }
  int count(What what) const {
    return static_cast<int>(
        std::count_if(told.begin(), told.end(), [&](const auto& t) { return t.event.what == what; }));
  }
  int driven(Seat seat) const { return miles_of(rules, state.table.cars[index(seat)]); }
  std::string hand_names(Seat seat) const { return names(rules, state.hands[index(seat)]); }
  std::string discards() const { return names(rules, state.table.discards); }
  std::string pile(Seat seat) const { return names(rules, state.table.cars[index(seat)].battle); }

 private:
  template <class Pile>
  Race& fill(Pile& pile, std::string_view list) {
    pile.clear();
    for (const Card card : cards(rules, list)) pile.add(card);
    return *this;
  }
};

}  // namespace d6::milebones::test
