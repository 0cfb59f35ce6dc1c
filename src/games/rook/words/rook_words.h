// The sentences of Rook 'Em and what it says of itself in menus. Order texts: "bid 75", "pass", "take R5", "give Y4",
// "done", "trumps red", "play R14", "play Rook".
#pragma once
#include "games/rook/rules/rules.h"
#include "play/info.h"
#include "play/words.h"

namespace d6 {

template <>
struct Words<rook::Rook> {
  using Rules = rook::Rules;
  static std::string text(const Rules& rules, const rook::Order& order);
  static Parsed<rook::Order> parse(const Rules& rules, std::string_view text);
  static std::string say(const Rules& rules, const rook::Event& event);
  static void values(const Rules& rules, const rook::Event& event, Json& out);
  static Refused why(const Rules& rules, Refusal refusal, const rook::Observation& seen);
  static std::vector<Form> forms(const Rules& rules, const rook::Observation& seen);
  static std::vector<std::string> describe(const Rules& rules, const rook::Observation& seen);
  static std::string reason(const Rules& rules, const rook::Observation& seen, const rook::Order& order);
};

template <>
struct Info<rook::Rook> {
  static constexpr std::string_view name = "rook", title = "Rook 'Em",
                                    sentence = "Bid for the junk pile, name trumps and beware of the bird.",
                                    unit = "hand";
  static constexpr std::array<std::string_view, 2> seats{"South", "North"};
  static std::span<const Option> options();
  static std::vector<ScenarioName> scenario_names(const std::string& folder);
  static Problems lint(const std::string& folder);
  static Billing billing();
  static Given usual(std::array<bool, 2> people);                   // RK-1
  static Given seated(Given options, std::array<bool, 2> people);  // RK-22
};

}  // namespace d6

namespace d6::rook {

// For screens and speech: "red 14, 10 points", "the Rook, 20 points".
std::string card_words(const Rules& rules, Card card);
// "R14 R13 G5 Rook", trumps first, high to low; "none" for no card.
std::string cards_words(Cards cards, std::optional<Colour> trumps);

}  // namespace d6::rook
