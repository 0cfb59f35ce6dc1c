// The sentences of Broadside. Order texts: "draw", "strike Kaga", "broadside BB at Kaga", "submarine at Nagato",
// "minefield", "landair at Enterprise", "drydock Washington", "discard CA".
#pragma once
#include "games/broadside/rules/rules.h"
#include "play/info.h"
#include "play/words.h"

namespace d6 {

template <>
struct Words<broadside::Broadside> {
  using Rules = broadside::Rules;
  static std::string text(const Rules& rules, const broadside::Order& order);
  static Parsed<broadside::Order> parse(const Rules& rules, std::string_view text);
  static std::string say(const Rules& rules, const broadside::Event& event);
  static void values(const Rules& rules, const broadside::Event& event, Json& out);
  static Refused why(const Rules& rules, Refusal refusal, const broadside::Observation& seen);
  static std::vector<Form> forms(const Rules& rules, const broadside::Observation& seen);
  static std::vector<std::string> describe(const Rules& rules, const broadside::Observation& seen);
  static std::string reason(const Rules& rules, const broadside::Observation& seen, const broadside::Order& order);
};

template <>
struct Info<broadside::Broadside> {
  static constexpr std::string_view name = "broadside", title = "Task Force Broadside",
                                    sentence =
                                        "Two fleets, one deck of broadsides, and a carrier strike that may end it all.",
                                    unit = "game";
  static constexpr std::array<std::string_view, 2> seats = broadside::kNavyNames;
  static std::span<const Option> options();
  static std::vector<ScenarioName> scenario_names(const std::string& folder);
  static Problems lint(const std::string& folder);
  static Billing billing();
};

namespace broadside {

// For screens and hints.
std::string type_name(ShipType type);                                 // "carrier"
std::string card_name(Card card);                                     // "BB broadside"
std::string explain_card(const Rules& rules, Card card);              // what the card does, one or two sentences
std::string mine_faces(const Rules& rules);                           // "4-5 harm, 6 sinks"
std::string explain_ship(const Rules& rules, const FleetShip& ship);  // "Kaga, carrier, 6 of 10 points"
std::string explain(const Rules& rules, const Observation& seen,
                    const Order& order);  // what the order would do, with its odds

}  // namespace broadside
}  // namespace d6
