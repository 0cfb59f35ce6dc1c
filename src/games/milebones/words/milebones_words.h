// The sentences of Mile Bones, its options, and the help setting (MB-18, MB help).
#pragma once
#include "games/milebones/rules/rules.h"
#include "play/info.h"
#include "play/words.h"

namespace d6 {

template <>
struct Words<milebones::MileBones> {
  using Rules = milebones::Rules;
  static std::string text(const Rules& rules, const milebones::Order& order);
  static Parsed<milebones::Order> parse(const Rules& rules, std::string_view text);
  static std::string say(const Rules& rules, const milebones::Event& event);
  static void values(const Rules& rules, const milebones::Event& event, Json& out);
  static Refused why(const Rules& rules, Refusal refusal, const milebones::Observation& seen);
  static std::vector<Form> forms(const Rules& rules, const milebones::Observation& seen);
  static std::vector<std::string> describe(const Rules& rules, const milebones::Observation& seen);
  static std::string reason(const Rules& rules, const milebones::Observation& seen, const milebones::Order& order);
};

template <>
struct Info<milebones::MileBones> {
  static constexpr std::string_view name = "milebones", title = "Mile Bones", unit = "race";
  static constexpr std::string_view sentence = "A card race over 700 miles of bad luck, for two.";
  static constexpr std::array<std::string_view, 2> seats{"Red", "Blue"};
  static std::span<const Option> options();
  static std::vector<ScenarioName> scenario_names(const std::string& folder);
  static Problems lint(const std::string& folder);
  static Billing billing();
};

namespace milebones {

// What a screen does about an order that was refused, by the help setting: "none", "beep" or "message" (MB-18).
struct Reproof {
  bool beep = false;
  std::string message;  // empty: say nothing
};
Reproof reproof(std::string_view help, const Refused& refused);

// "Out of Gas" and what it does, one sentence: for the focus, tooltips and speech.
std::string explain(const Rules& rules, Card card);
std::string item_name(Item item);  // a line of the score sheet

}  // namespace milebones
}  // namespace d6
