// Computer players: Ai<G>, specialised in games/NAME/ai. One engine a game, scaled by knowledge and budget, never by
// peeking: it is handed an observation and its own dice. Budgets are nodes, never time; the order is the same on any machine.
#pragma once
#include <concepts>
#include <span>
#include <stop_token>
#include <string_view>

#include "play/game.h"

namespace d6 {

struct Skill {
  std::string_view name;      // "Ensign"
  std::string_view sentence;  // how it plays, one sentence
};

struct Thinking {
  int skill = 1;             // 1 .. number of skills
  int effort = 100;          // per cent of the skill's node budget
  std::stop_token stop = {}; // asked now and then; when stopped any legal order will do
};

template <class G>
struct Ai;

template <class G>
concept HasAi = requires(const typename G::Rules& rules, const typename G::Observation& seen, const Thinking& thinking, Dice& dice) {
  { Ai<G>::skills() } -> std::same_as<std::span<const Skill>>;
  // requires that a seat decides and `seen` is that seat's observation; the result passes G::check.
  { Ai<G>::choose(rules, seen, thinking, dice) } -> std::same_as<typename G::Order>;
};

}  // namespace d6
