// A battle that a test plays by orders in their text form.
#pragma once
#include <string>
#include <string_view>

#include "games/carrier/combat_support.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/words/carrier_words.h"

namespace d6::test {

struct Play {
  const carrier::Rules& rules;
  State state;
  Heard heard;

  explicit Play(const carrier::Rules& r, std::uint64_t seed = 1) : rules(r), state(laid_out(r, seed)) {
    for (std::size_t i = 0; i < state.decks.size(); ++i)
      state.decks[i].ordnance = r.decks[i].base != BaseId::none ? r.odds.ordnance.base : r.odds.ordnance.carrier;
  }
  // Puts the battle into a phase of a side, as it stands.
  Play& at(Phase phase, Seat seat) {
    state.phase = phase;
    state.seat = seat;
    state.current = 0;
    state.cursor = state.cursor2 = 0;
    return *this;
  }
  carrier::Order read(std::string_view text) const {
    const auto parsed = Words<Carrier>::parse(rules, text);
    REQUIRE_MESSAGE(parsed.order.has_value(), std::string(text) << ": " << parsed.error);
    CHECK(Words<Carrier>::text(rules, *parsed.order) == text);
    return *parsed.order;
  }
  Refused why(std::string_view text) const {
    const Refusal refusal = Carrier::check(rules, state, read(text));
    Observation seen;
    Carrier::observe(rules, state, viewer(state.seat), seen);
    return refusal ? Words<Carrier>::why(rules, refusal, seen) : Refused{"", "", ""};
  }
  // The rule that refuses an order; empty if it is legal.
  std::string refused(std::string_view text) const { return why(text).rule; }
  void give(std::string_view text) {
    const carrier::Order order = read(text);
    REQUIRE_MESSAGE(!Carrier::check(rules, state, order), std::string(text) << ": " << why(text).text);
    Carrier::apply(rules, state, order, heard.log);
  }
  Force& force(std::string_view name) { return row(state, d6::test::force(rules, name)); }
  Ship& ship(std::string_view name) { return row(state, d6::test::ship(rules, name)); }
  Deck& deck(std::string_view name) { return row(state, named<DeckId>(rules, name)); }
  Base& base(std::string_view name) { return row(state, d6::test::base(rules, name)); }
  // Aircraft on a deck: how many aboard, how many ready.
  void set_group(std::string_view place, std::string_view kind, int aboard, int ready) {
    const PlaneId id = plane(rules, kind);
    Group* group = group_of(deck(place), id);
    if (!group) group = &add_aircraft(deck(place), id, 0);
    group->aboard = static_cast<std::uint16_t>(aboard);
    group->ready = static_cast<std::uint16_t>(ready);
  }
  void clear_deck(std::string_view place) { deck(place).groups.clear(); }
  const Mission& mission(Seat seat, int number) const {
    const Mission* found = find(state, {seat, static_cast<std::uint8_t>(number)});
    REQUIRE(found != nullptr);
    return *found;
  }
  // Passes phases until this one; a seat's phases by `next`.
  void pass_to(Phase phase, Seat seat) {
    for (int i = 0; i < 100000 && !(state.phase == phase && state.seat == seat); ++i) pass();
    REQUIRE(state.phase == phase);
  }
  void pass() {
    if (Carrier::turn(state) == Turn::automatic)
      Carrier::advance(rules, state, heard.log);
    else
      Carrier::apply(rules, state, carrier::Order{}, heard.log);
  }
};

}  // namespace d6::test
