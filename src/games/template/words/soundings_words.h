// The sentences of Soundings.
#pragma once
#include "games/template/rules/rules.h"
#include "play/info.h"
#include "play/words.h"

namespace d6 {

template <>
struct Words<soundings::Soundings> {
  using Rules = soundings::Rules;
  static std::string text(const Rules& rules, const soundings::Order& order);
  static Parsed<soundings::Order> parse(const Rules& rules, std::string_view text);
  static std::string say(const Rules& rules, const soundings::Event& event);
  static void values(const Rules& rules, const soundings::Event& event, Json& out);
  static Refused why(const Rules& rules, Refusal refusal, const soundings::Observation& seen);
  static std::vector<Form> forms(const Rules& rules, const soundings::Observation& seen);
  static std::vector<std::string> describe(const Rules& rules, const soundings::Observation& seen);
  static std::string reason(const Rules& rules, const soundings::Observation& seen, const soundings::Order& order);
};

template <>
struct Info<soundings::Soundings> {
  static constexpr std::string_view name = "template", title = "Soundings", sentence = "The smallest game: two hidden boats.", unit = "game";
  static constexpr std::array<std::string_view, 2> seats{"Blue", "Red"};
  static constexpr bool for_developers = true;  // a real game leaves this out
  static std::span<const Option> options();
  static std::vector<ScenarioName> scenario_names(const std::string& folder);
  static Problems lint(const std::string& folder);
};

}  // namespace d6
