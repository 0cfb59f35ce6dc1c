// The sentences of a game: Words<G>, specialised in games/NAME/words. The only place with sentences; needed by the console
// and screens, never by search. All functions are static and take the rules first, for names.
#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/json_fwd.h"
#include "play/game.h"

namespace d6 {

// What a refused order says. `code` is "refused" for a rule, "parse" for a text that is no order.
struct Refused {
  std::string code = "refused";
  std::string rule;  // "TFB-10", "CF 8.3"; empty where none applies
  std::string text;  // one sentence, names rule and reason
};

template <class Order>
struct Parsed {
  std::optional<Order> order;
  std::string error;  // where there is no order: what was found and what is allowed
};

template <class G>
struct Words;

// A filled form as an order's text: its kind, then the values one after the other. A game whose orders are written otherwise
// has Words<G>::fill(form, values).
inline std::string plainly_filled(const Form& form, std::span<const std::string> values) {
  std::string text = form.kind;
  for (const std::string& value : values) text += " " + value;
  return text;
}
template <class G>
std::string filled(const Form& form, std::span<const std::string> values) {
  if constexpr (requires { Words<G>::fill(form, values); })
    return Words<G>::fill(form, values);
  else
    return plainly_filled(form, values);
}

// What a screen asks before it gives an order that costs something for good (ALL-4); empty where there is nothing to ask. The order
// is legal either way. A game with such orders has Words<G>::question(rules, seen, order).
template <class G>
std::string question(const typename G::Rules& rules, const typename G::Observation& seen, const typename G::Order& order) {
  if constexpr (requires { Words<G>::question(rules, seen, order); })
    return Words<G>::question(rules, seen, order);
  else
    return {};
}

template <class G>
concept HasWords = requires(const typename G::Rules& rules, const typename G::Order& order, const typename G::Event& event,
                            const typename G::Observation& seen, Refusal refusal, std::string_view text, Json& json) {
  { Words<G>::text(rules, order) } -> std::same_as<std::string>;   // the order's one-line form; parse(text(o)) == o
  { Words<G>::parse(rules, text) } -> std::same_as<Parsed<typename G::Order>>;
  { Words<G>::say(rules, event) } -> std::same_as<std::string>;    // what happened, one sentence; names the roll if there was one
  { Words<G>::values(rules, event, json) } -> std::same_as<void>;  // adds "kind", its values; for a roll "chance":[n,d] and "drawn"
  { Words<G>::why(rules, refusal, seen) } -> std::same_as<Refused>;
  { Words<G>::forms(rules, seen) } -> std::same_as<std::vector<Form>>;  // orders that orders() did not list; empty if none
  { Words<G>::describe(rules, seen) } -> std::same_as<std::vector<std::string>>;  // the observation in words, a line each
  { Words<G>::reason(rules, seen, order) } -> std::same_as<std::string>;  // why one would give this order (hints); may be empty
};

}  // namespace d6
