// Rook 'Em (text 003, rulings RK): the game behind the contract of play/game.h, and the rule functions that search,
// tests and words share. Variants chosen: RK-1 .. RK-26; the text's own way is Classic.
#pragma once
#include <string>

#include "games/rook/rules/api.h"
#include "games/rook/rules/state.h"
#include "play/game.h"
#include "play/options.h"

namespace d6::rook {

struct Rook {
  using Rules = rook::Rules;
  using State = rook::State;
  using Order = rook::Order;
  using Orders = Fixed<Order, 32>;
  using Event = rook::Event;
  using Observation = rook::Observation;

  static Rules load(const std::string& folder, const Options& options, Problems& problems) {
    return load_rules(folder, options, problems);
  }
  static State start(const Rules& rules, std::uint64_t seed);
  static Turn turn(const State& state);
  static bool orders(const Rules& rules, const State& state, Orders& list);
  static Order any_order(const Rules& rules, const State& state, Dice& fresh);
  static Refusal check(const Rules& rules, const State& state, const Order& order);
  static void apply(const Rules& rules, State& state, const Order& order, Log<Event> log);
  static void advance(const Rules& rules, State& state, Log<Event> log);
  static void observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen);
  static State sample(const Rules& rules, const Observation& seen, Dice& fresh);
  static int score(const Rules& rules, const State& state, Seat seat);
  static Outcome outcome(const Rules& rules, const State& state);
  static std::string invalid(const Rules& rules, const State& state);
};

// Ids as words in JSON.
std::string id_text(const Rules& rules, Card card);
bool id_parse(const Rules& rules, std::string_view text, Card& card);
std::string id_text(const Rules& rules, Colour colour);
bool id_parse(const Rules& rules, std::string_view text, Colour& colour);
std::string id_text(const Rules& rules, Phase phase);
bool id_parse(const Rules& rules, std::string_view text, Phase& phase);

// A rough worth of a hand in points before the pile is seen, for weighing sampled worlds against a bid.
int rough_points(Cards hand);

}  // namespace d6::rook
