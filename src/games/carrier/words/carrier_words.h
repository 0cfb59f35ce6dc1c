// The sentences of Carrier Force: orders, what is told, refusals, the observation in words.
#pragma once
#include "games/carrier/rules/api.h"
#include "play/info.h"
#include "play/words.h"

namespace d6 {

template <>
struct Words<carrier::Carrier> {
  using Rules = carrier::Rules;
  static std::string text(const Rules& rules, const carrier::Order& order);              // orders.cpp
  static Parsed<carrier::Order> parse(const Rules& rules, std::string_view text);        // orders.cpp
  static std::vector<Form> forms(const Rules& rules, const carrier::Observation& seen);  // orders.cpp
  static std::string fill(const Form& form, std::span<const std::string> values);        // orders.cpp
  static std::string question(const Rules& rules, const carrier::Observation& seen,
                              const carrier::Order& order);                                        // questions.cpp
  static std::string say(const Rules& rules, const carrier::Event& event);                         // told.cpp
  static void values(const Rules& rules, const carrier::Event& event, Json& out);                  // values.cpp
  static Refused why(const Rules& rules, Refusal refusal, const carrier::Observation& seen);       // refusals.cpp
  static std::vector<std::string> describe(const Rules& rules, const carrier::Observation& seen);  // described.cpp
  static std::string reason(const Rules& rules, const carrier::Observation& seen,
                            const carrier::Order& order);  // described.cpp
};

template <>
struct Info<carrier::Carrier> {
  static constexpr std::string_view
      name = "carrier",
      title = "Carrier Force", unit = "battle",
      sentence = "Carriers of two navies in 1942, an hour a turn: find the enemy before he finds you.";
  static constexpr std::array<std::string_view, 2> seats{"US", "JP"};
  static std::span<const Option> options();
  static std::vector<ScenarioName> scenario_names(const std::string& folder);
  static Problems lint(const std::string& folder);
  static Billing billing();
};

}  // namespace d6

namespace d6::carrier {

// Words that several of these files use.
std::string side_name(Seat seat);                          // "American"
std::string hour_text(int hour);                           // "0600"
std::string date_text(const Date& date);                   // "4 June 1942"
std::string phase_text(Phase phase);                       // "launch air missions"
std::string victory_text(int level);                       // "American marginal victory"
std::string types_text(const Fixed<ShipType, 32>& types);  // "2 CV, BB, 3 DD"

}  // namespace d6::carrier
