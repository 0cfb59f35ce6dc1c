// What Mile Bones' own table says: labels, the panel beside the hand, dialogs, the score sheet. Whole sentences for
// every event are in Words<MileBones>::say; these are short enough for their boxes.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/milebones/rules/rules.h"

namespace d6::milebones {

inline constexpr std::size_t kPanelColumns = 29, kHeadColumns = 22;  // of the 6 x 8 and of the 8 x 8 font

std::string seat_name(Seat seat);   // "RED"
std::string card_title(Card card);  // "OUT OF GAS"; of mileage its miles
// The two words on a plate, at most 9 characters each: "ROLLING", "Limit 50".
std::array<std::string, 2> car_words(const Rules& rules, const Observation& seen, Seat seat);

// What happened, as the table says it to `you`: without the numbers that stand beside it (those are in Words::say).
std::string told(const Rules& rules, const Event& event, std::optional<Seat> you);
// The same for the log, which has all the numbers; to nobody in particular it is Words::say.
std::string logged(const Rules& rules, const Event& event, std::optional<Seat> you);
// A rule in words a player knows from the cards, at most 19 characters.
std::string rule_words(std::string_view rule);
// What a card does, where its name stands over it.
std::string does(const Rules& rules, Card card);
// What a card that lies on top of a pile means for the car of `seat`.
std::string lying(const Rules& rules, const Observation& seen, Seat seat, Card card, bool you);
std::string capital(std::string text);

// Where a card goes, for one who put it elsewhere.
std::string goes_where(const Rules& rules, Card card, std::string_view name = {});
// The title over a focused card: "PLAY 50 MILES".
std::string play_title(const Rules& rules, Card card);
// What playing it does: a short line for the larger letters, and more.
struct Effect {
  std::string head, more;
};
Effect effect_of(const Rules& rules, const Observation& seen, Seat seat, const Order& order);

// Why other cards of the hand are out: one sentence for each reason, the cards named.
struct Out {
  Card card;
  Refusal why;
};
std::string outs(const Rules& rules, const Observation& seen, const std::vector<Out>& all);

// The score sheet.
std::string item_worth(const Rules& rules, Item item);  // "100 each", at most 14 characters
std::string sheet_fact(const Rules& rules, const Observation& seen, const std::array<Sheet, 2>& lines,
                       Seat winner);  // what made the race: "700 miles, no 200s, one coup."

std::vector<std::string> card_pages(const Rules& rules, const Observation& seen, Card card);
std::vector<std::string> table_help(bool pad);  // the bar below shows the buttons of a pad
std::vector<std::string> table_rules(const Rules& rules);

}  // namespace d6::milebones
