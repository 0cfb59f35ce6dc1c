// What the contract demands of every state of every game, checked at each step of random games by tests and tools/soak.
// Heavy (JSON): included through session_impl.h only.
#pragma once
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "data/json.h"
#include "play/game.h"
#include "play/words.h"

namespace d6 {

namespace detail {

// An order is legal, and its text form says all of it.
template <Game G>
std::string audit_order(const typename G::Rules& rules, const typename G::State& state, const typename G::Order& order) {
  const std::string text = Words<G>::text(rules, order);
  if (const Refusal refusal = G::check(rules, state, order)) {
    typename G::Observation seen;
    G::observe(rules, state, static_cast<Viewer>(G::turn(state)), seen);
    return fmt::format("\"{}\" was offered but is refused: {}", text, Words<G>::why(rules, refusal, seen).text);
  }
  const auto parsed = Words<G>::parse(rules, text);
  if (!parsed.order) return fmt::format("\"{}\" does not parse: {}", text, parsed.error);
  if (!(*parsed.order == order)) return fmt::format("\"{}\" parses to another order", text);
  return {};
}

// A world sampled from what a viewer sees can be held by the rules and looks the same to that viewer.
template <Game G>
std::string audit_sample(const typename G::Rules& rules, const typename G::State& state, Viewer viewer, Dice& dice) {
  typename G::Observation seen, again;
  G::observe(rules, state, viewer, seen);
  const typename G::State world = G::sample(rules, seen, dice);
  if (const std::string wrong = G::invalid(rules, world); !wrong.empty()) return fmt::format("a sampled world cannot be: {}", wrong);
  if (G::turn(world) != G::turn(state)) return "a sampled world has another turn";
  G::observe(rules, world, viewer, again);
  if (!(again == seen)) return fmt::format("a sampled world looks different to viewer {}: {}", static_cast<int>(viewer), first_difference(rules, seen, again));
  return {};
}

}  // namespace detail

template <Game G>
std::string audit(const typename G::Rules& rules, const typename G::State& state, Dice& dice, bool deep) {
  if (const std::string wrong = G::invalid(rules, state); !wrong.empty()) return wrong;
  if (!(state == typename G::State(state)) || hash_of(state) != hash_of(typename G::State(state))) return "a copy differs";
  const Turn turn = G::turn(state);
  if ((turn == Turn::over) != G::outcome(rules, state).over) return "turn and outcome disagree about being over";
  if (seat_decides(turn)) {
    typename G::Orders list;
    list.clear();
    const bool complete = G::orders(rules, state, list);
    if (complete && list.size() == 0) return "a seat decides but has no order";
    for (const auto& order : list)
      if (std::string wrong = detail::audit_order<G>(rules, state, order); !wrong.empty()) return wrong;
    if (std::string wrong = detail::audit_order<G>(rules, state, G::any_order(rules, state, dice)); !wrong.empty()) return wrong;
    if (deep)
      if (std::string wrong = detail::audit_sample<G>(rules, state, static_cast<Viewer>(turn), dice); !wrong.empty()) return wrong;
  }
  if (deep) {
    typename G::State loaded{};
    std::string error;
    if (!from_json(rules, json_of(rules, state), loaded, error)) return "the state's JSON does not load: " + error;
    loaded.dice.stream = state.dice.stream;
    if (hash_of(loaded) != hash_of(state)) return "the state's JSON loads as another state: " + first_difference(rules, state, loaded);
  }
  return {};
}

}  // namespace d6
