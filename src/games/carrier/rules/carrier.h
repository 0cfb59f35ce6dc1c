// Carrier Force behind the contract (play/game.h): text 001 with the rulings CF-1 to CF-132. Seat 0 is the American
// side.
#pragma once
#include <string>
#include <vector>

#include "games/carrier/rules/api.h"
#include "games/carrier/rules/state.h"
#include "play/options.h"

namespace d6::carrier {

struct Carrier {
  static constexpr bool kSecretScores = true;  // they count true damage, which reports exaggerate (10.10)
  using Rules = carrier::Rules;
  using State = carrier::State;
  using Order = carrier::Order;
  using Orders = carrier::Orders;
  using Event = carrier::Event;
  using Observation = carrier::Observation;
  static Rules load(const std::string& folder, const Options& options, Problems& problems);
  static State start(const Rules& rules, std::uint64_t seed);
  static Turn turn(const State& state);
  static bool orders(const Rules& rules, const State& state, Orders& list);
  static Order any_order(const Rules& rules, const State& state, Dice& dice);
  static Refusal check(const Rules& rules, const State& state, const Order& order);
  static void apply(const Rules& rules, State& state, const Order& order, const Log& log);
  static void advance(const Rules& rules, State& state, const Log& log);
  static void observe(const Rules& rules, const State& state, Viewer viewer, Observation& seen);
  static State sample(const Rules& rules, const Observation& seen, Dice& dice);
  static int score(const Rules& rules, const State& state, Seat seat);
  static Outcome outcome(const Rules& rules, const State& state);
  static std::string invalid(const Rules& rules, const State& state);
};

// The same over a world as a side knows it: what may be ordered depends on nothing else, so a computer player can ask
// too.
Refusal check_order(const Rules& rules, const World& world, const Order& order);
// A legal order at random, of any kind.
Order random_order(const Rules& rules, const World& world, Dice& dice);

}  // namespace d6::carrier
