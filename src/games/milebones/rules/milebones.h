// Mile Bones as a game (play/game.h): text 002 with the MB rulings.
#pragma once
#include <string>

#include "games/milebones/rules/state.h"

namespace d6::milebones {

struct MileBones {
  using Rules = milebones::Rules;
  using State = milebones::State;
  using Order = milebones::Order;
  using Orders = Fixed<Order, 2 * kHand + 2>;
  using Event = milebones::Event;
  using Observation = milebones::Observation;

  static Rules load(const std::string& folder, const Options& options, Problems& problems) {
    return load_rules(folder, options, problems);
  }
  static State start(const Rules& rules, std::uint64_t seed);
  static Turn turn(const State& state);
  static bool orders(const Rules& rules, const State& state, Orders& list);
  static Order any_order(const Rules& rules, const State& state, Dice& dice);
  static Refusal check(const Rules& rules, const State& state, const Order& order);
  static void apply(const Rules& rules, State& state, const Order& order, Log<Event> log);
  static void advance(const Rules& rules, State& state, Log<Event> log);
  static void observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen);
  static State sample(const Rules& rules, const Observation& seen, Dice& dice);
  static int score(const Rules& rules, const State& state, Seat seat);
  static Outcome outcome(const Rules& rules, const State& state);
  static std::string invalid(const Rules& rules, const State& state);
};
static_assert(Game<MileBones>);

}  // namespace d6::milebones
