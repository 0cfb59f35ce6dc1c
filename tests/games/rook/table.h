// A hand of Rook 'Em laid out for tests: cards by name, orders through words, check and apply.
#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/places.h"
#include "games/rook/rules/rook.h"
#include "games/rook/words/rook_words.h"

namespace d6::rook::test {

using G = Rook;
inline constexpr Seat X = Seat::zero, Y = Seat::one;

inline std::string folder() { return find_folder("scenarios") + "/rook"; }

inline Rules rules_with(const Given& given = {}) {
  Problems problems;
  const Options options = Options::of(Info<G>::options(), given, false, problems);
  Rules rules = G::load(folder(), options, problems);
  for (const auto& problem : problems) FAIL_CHECK(problem.text());
  return rules;
}

inline Cards cards(std::string_view list) {
  std::istringstream in{std::string(list)};
  Cards out;
  for (std::string word; in >> word;) {
    const auto one = card_of(word);
    REQUIRE_MESSAGE(one.has_value(), word);
    out.push_back(*one);
  }
  return out;
}
inline Card one_card(std::string_view name) { return cards(name).lowest(); }

// "G5 R4": from the lowest id up, as a list prints.
inline std::string names(Cards some) {
  std::string out;
  for (const Card one : some) out += (out.empty() ? "" : " ") + card_text(one);
  return out;
}

// The hands of examples.md.
inline const char* const kX = "R14 R13 R12 R11 R9 R7 R4 G14 G13 G8 G5 B14 B12 B7 B6 Y14 Y8 Y5 Y4 Rook";
inline const char* const kY = "R6 R8 R10 G6 G7 G9 G10 G11 G12 B4 B5 B8 B9 B11 B13 Y7 Y10 Y11 Y12 Y13";
inline const char* const kPile = "R5 G4 B10 Y6 Y9";

struct Table {
  Rules rules;
  State state;
  std::vector<Told<Event>> told;

  explicit Table(const Given& given = {{"opening", "fair"}, {"pile", "any"}}, Seat opener = Y)
      : rules(rules_with(given)) {
    state = G::start(rules, 1);
    state.opener = state.next = opener;
    state.hands = {cards(kX), cards(kY)};
    state.pile = cards(kPile);
    CHECK(G::invalid(rules, state) == "");
  }

  // Straight to play: `bidder` leads with `trumps`, the hands are what they are and everything else has been played.
  Table& play_on(Seat bidder, int points, Colour trumps, std::string_view zero, std::string_view one,
                 std::string_view pile) {
    state.phase = Phase::play;
    state.bidder = bidder;
    state.bids = {};
    state.bids[index(bidder)] = static_cast<std::int16_t>(points);
    state.trumps = trumps;
    state.next = bidder;
    state.hands = {cards(zero), cards(one)};
    state.pile = cards(pile);
    state.played = {};
    const Cards gone = kAllCards - state.hands[0] - state.hands[1] - state.pile;
    bool first = true;
    for (const Card card : gone) {
      state.played[first ? 0 : 1].push_back(card);
      first = !first;
    }
    state.trick = static_cast<std::uint8_t>(rules.hand_cards - state.hands[0].count() + 1);
    state.captured = {static_cast<std::int16_t>(rules.points(gone)), 0};
    CHECK(G::invalid(rules, state) == "");
    return *this;
  }

  Table& advance() {
    while (G::turn(state) == Turn::automatic) G::advance(rules, state, Log(told));
    return *this;
  }
  Table& deal() {
    state.phase = Phase::dealt;
    return advance();
  }

  Observation seen(Viewer viewer) const {
    Observation out;
    G::observe(rules, state, viewer, out);
    return out;
  }

  // Empty if the order is allowed, else the rule it offends.
  std::string refused(std::string_view text) const {
    const auto parsed = Words<G>::parse(rules, text);
    REQUIRE_MESSAGE(parsed.order.has_value(), parsed.error);
    const Refusal refusal = G::check(rules, state, *parsed.order);
    if (!refusal) return {};
    const auto why = Words<G>::why(rules, refusal, seen(static_cast<Viewer>(G::turn(state))));
    CHECK(!why.text.empty());
    return why.rule;
  }
  Table& order(std::string_view text) {
    const std::string why = refused(text);
    REQUIRE_MESSAGE(why == "", std::string(text) << ": " << why);
    G::apply(rules, state, *Words<G>::parse(rules, text).order, Log(told));
    return *this;
  }
  // Orders parted by commas.
  Table& orders(std::string_view list) {
    while (!list.empty()) {
      const auto comma = std::min(list.find(','), list.size());
      std::string_view text = list.substr(0, comma);
      list.remove_prefix(std::min(comma + 1, list.size()));
      while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
      order(text);
    }
    return *this;
  }
  // What may be played now, as a list of cards.
  std::string choices() const {
    G::Orders list;
    G::orders(rules, state, list);
    Cards out;
    for (const auto& one : list) {
      REQUIRE(one.kind == Order::Kind::play);
      out.push_back(one.card());
    }
    return names(out);
  }
  std::vector<std::string> menu() const {
    G::Orders list;
    CHECK(G::orders(rules, state, list));
    std::vector<std::string> out;
    for (const auto& one : list) out.push_back(Words<G>::text(rules, one));
    return out;
  }
  bool offers(std::string_view text) const {
    const auto list = menu();
    return std::find(list.begin(), list.end(), text) != list.end();
  }
  std::string heard(Viewer viewer) const {
    std::string out;
    for (const auto& line : told)
      if (hears(viewer, line.to)) out += Words<G>::say(rules, line.event) + "\n";
    return out;
  }
  // Plays the rest of the hand by `choose(state) -> Order`.
  template <class Choose>
  Table& finish(Choose&& choose) {
    while (seat_decides(G::turn(state))) {
      const Order order = choose(state);
      REQUIRE(!G::check(rules, state, order));
      G::apply(rules, state, order, Log(told));
    }
    return *this;
  }
};

}  // namespace d6::rook::test
