// Soundings as a Game.
#pragma once
#include "games/template/rules/state.h"

namespace d6::soundings {

struct Soundings {
  using Rules = soundings::Rules;
  using State = soundings::State;
  using Order = soundings::Order;
  using Orders = soundings::Orders;
  using Event = soundings::Event;
  using Observation = soundings::Observation;

  static Rules load(const std::string& folder, const Options& options, Problems& problems) { return load_rules(folder, options, problems); }
  static State start(const Rules& rules, std::uint64_t seed);
  static Turn turn(const State& state);
  static bool orders(const Rules& rules, const State& state, Orders& list);
  static Order any_order(const Rules& rules, const State& state, Dice& dice);
  static Refusal check(const Rules& rules, const State& state, const Order& order);
  static void apply(const Rules& rules, State& state, const Order& order, Log<Event> log);
  static void advance(const Rules& rules, State& state, Log<Event> log);
  static void observe(const Rules& rules, const State& state, Viewer viewer, Observation& out);
  static State sample(const Rules& rules, const Observation& seen, Dice& dice);
  static int score(const Rules& rules, const State& state, Seat seat);
  static Outcome outcome(const Rules& rules, const State& state);
  static std::string invalid(const Rules& rules, const State& state);
};
static_assert(Game<Soundings>);

}  // namespace d6::soundings
