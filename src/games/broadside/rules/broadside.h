// Task Force Broadside as a Game. Seat 0 is the USN, seat 1 the IJN.
#pragma once
#include "games/broadside/rules/rules.h"
#include "games/broadside/rules/state.h"

namespace d6::broadside {

struct Broadside {
  using Rules = broadside::Rules;
  using State = broadside::State;
  using Order = broadside::Order;
  using Orders = broadside::Orders;
  using Event = broadside::Event;
  using Observation = broadside::Observation;

  static Rules load(const std::string& folder, const Options& options, Problems& problems) {
    return load_rules(folder, options, problems);
  }
  static State start(const Rules& rules, std::uint64_t seed) { return deal(rules, dice_of(seed)); }
  static Turn turn(const State& state) {
    switch (state.stage) {
      case Stage::opening: return Turn::automatic;
      case Stage::turn:
      case Stage::play: return turn_of(state.seat);
      case Stage::over: return Turn::over;
    }
    return Turn::over;
  }
  static bool orders(const Rules& rules, const State& state, Orders& list);
  static Order any_order(const Rules& rules, const State& state, Dice& dice);
  static Refusal check(const Rules& rules, const State& state, const Order& order);
  static void apply(const Rules& rules, State& state, const Order& order, Log<Event> log);
  static void advance(const Rules& rules, State& state, Log<Event> log);
  static void observe(const Rules& rules, const State& state, Viewer viewer, Observation& out);
  static State sample(const Rules& rules, const Observation& seen, Dice& dice);
  static int score(const Rules& rules, const State& state, Seat seat);  // 0 until the game is over, and for the loser
  static Outcome outcome(const Rules& rules, const State& state);
  static std::string invalid(const Rules& rules, const State& state);

  // A start with these dice: coin, navies, mix, shuffle, deal, events shuffled in (determinism.md).
  static State deal(const Rules& rules, Dice dice);
};
static_assert(Game<Broadside>);

}  // namespace d6::broadside
