// What a game is: two seats, plain values, nothing allocated on the road that search takes. A game G is a struct of
// static functions over Rules (immutable), State (a value), Order and Event. Bodies stay in the games' .cpp files.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/chance.h"
#include "base/dice.h"
#include "base/fields.h"
#include "base/fixed.h"

namespace d6 {

enum class Seat : std::uint8_t { zero, one };
constexpr Seat other(Seat seat) { return seat == Seat::zero ? Seat::one : Seat::zero; }
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

enum class Viewer : std::uint8_t { zero, one, table, truth };   // table: what both may know (hand-over, demo)
enum class Turn : std::uint8_t { zero, one, automatic, over };  // automatic: the rules' own next small step
enum class To : std::uint8_t { truth = 0, zero = 1, one = 2, both = 3 };  // who is told; truth is always told

constexpr Viewer viewer(Seat seat) { return static_cast<Viewer>(seat); }
constexpr Turn turn_of(Seat seat) { return static_cast<Turn>(seat); }
constexpr To to(Seat seat) { return seat == Seat::zero ? To::zero : To::one; }
constexpr bool seat_decides(Turn turn) { return turn == Turn::zero || turn == Turn::one; }
constexpr Seat seat_of(Turn turn) { return static_cast<Seat>(turn); }  // requires seat_decides
constexpr bool hears(Viewer viewer, To to) {
  if (viewer == Viewer::truth) return true;
  if (viewer == Viewer::table) return to == To::both;
  return ((static_cast<int>(to) >> static_cast<int>(viewer)) & 1) != 0;
}

// 0: allowed. Each game has an enum of its codes; a and b are what the sentence needs. Words are made in words/.
struct Refusal {
  std::uint16_t code = 0;
  std::int16_t a = 0, b = 0;
  explicit operator bool() const { return code != 0; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class Event>
struct Told {
  To to;
  bool reveals;  // something new was learnt: undo stops here
  Event event;
};

// Where the rules tell what happened. A null log costs one branch; `make` is then not run.
template <class Event>
class Log {
 public:
  Log() = default;
  explicit Log(std::vector<Told<Event>>& out) : out_(&out) {}
  explicit operator bool() const { return out_ != nullptr; }
  template <std::invocable Make>
  void tell(To to, bool reveals, Make&& make) const {
    if (out_) out_->push_back({to, reveals, Event(std::forward<Make>(make)())});
  }

 private:
  std::vector<Told<Event>>* out_ = nullptr;
};

struct Outcome {
  bool over = false;
  std::optional<Seat> winner;  // none: a draw, or not over
};

// An order with free numbers or too many values to list: `check` has the last word.
struct Parameter {
  std::string name;
  int low = 0, high = 0;            // where `values` is empty
  std::vector<std::string> values;  // the words it may be
};
struct Form {
  std::string kind;  // the order's first word
  std::vector<Parameter> parameters;
};

template <class G>
concept Game = requires(const typename G::Rules& rules, typename G::State& s, const typename G::State& cs, const typename G::Order& order,
                        typename G::Orders& list, typename G::Observation& seen, Log<typename G::Event> log, Dice& fresh, Viewer viewer,
                        Seat seat, std::uint64_t seed) {
  requires std::regular<typename G::State> && std::regular<typename G::Observation>;
  requires HasFields<typename G::State> && HasFields<typename G::Observation>;
  requires std::regular<typename G::Order> && std::is_trivially_copyable_v<typename G::Order>;
  { G::start(rules, seed) } -> std::same_as<typename G::State>;  // dealt and coin flipped; what that told is told by the first advance
  { G::turn(cs) } -> std::same_as<Turn>;
  { G::orders(rules, cs, list) } -> std::same_as<bool>;                   // false: the list is not all (Words::forms has the rest)
  { G::any_order(rules, cs, fresh) } -> std::same_as<typename G::Order>;  // always legal, random; requires seat_decides
  { G::check(rules, cs, order) } -> std::same_as<Refusal>;                // depends on nothing the seat may not know
  { G::apply(rules, s, order, log) } -> std::same_as<void>;               // requires !check(...)
  { G::advance(rules, s, log) } -> std::same_as<void>;                    // requires turn == automatic; one small step
  { G::observe(rules, cs, viewer, seen) } -> std::same_as<void>;          // into the caller's storage
  { G::sample(rules, std::as_const(seen), fresh) } -> std::same_as<typename G::State>;  // an agreeing world, fresh dice
  { G::score(rules, cs, seat) } -> std::same_as<int>;                     // at any time; final when over
  { G::outcome(rules, cs) } -> std::same_as<Outcome>;
  { G::invalid(rules, cs) } -> std::same_as<std::string>;  // empty, or what does not fit the rules (a card twice, 21 ships)
  { s.dice } -> std::same_as<Dice&>;
};

// A game whose score counts what a side may not know has `static constexpr bool kSecretScores = true`: nobody seated is shown it
// before the end.

// Plays a copy to its end; choose(rules, state, dice) -> Order. The margin of `me`.
template <Game G, class Policy>
int playout(const typename G::Rules& rules, typename G::State s, Seat me, Dice& dice, Policy&& choose) {
  for (Turn turn; (turn = G::turn(s)) != Turn::over;) {
    if (turn == Turn::automatic) {
      G::advance(rules, s, {});
    } else {
      G::apply(rules, s, choose(rules, s, dice), {});
    }
  }
  return G::score(rules, s, me) - G::score(rules, s, other(me));
}

}  // namespace d6
