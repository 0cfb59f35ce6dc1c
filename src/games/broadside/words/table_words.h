// What Broadside's own table says: labels, the lines of its log, the panel beside the hand. Whole sentences for every
// event are in Words<Broadside>::say; these are short enough for their boxes (columns of the 6 x 8 font).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "games/broadside/rules/api.h"

namespace d6::broadside {

inline constexpr std::size_t kLogColumns = 32, kPanelColumns = 25;

struct LogLine {
  std::optional<Seat> mark;  // whose sign stands before it
  bool loud = false;         // a blow, a loss
  bool tail = false;         // it ends what the line before began: not to be read without it
  std::string text;          // at most kLogColumns
};
// What a viewer reads of an event; nothing for those that say no more than the picture.
void log_lines(const Rules& rules, const Event& event, Viewer viewer, std::vector<LogLine>& out);

// Whose sign stands before its sentence in the whole log, and is it a blow or a loss there? Its text is empty.
LogLine log_mark(const Rules& rules, const Event& event, Viewer viewer);

std::string navy_name(Seat seat);                        // "USN"
std::string card_title(Card card);                       // "BB BROADSIDE"
std::string dice_name(DamageDice dice);                  // "2d6"
std::string percent(Chance chance);                      // "58%": never 0 or 100 unless it is certain
std::string odds(Chance chance);                         // "5 in 6 (83%)": the one form of a chance
std::string class_on_card(std::string_view ship_class);  // at most 12 characters: "N. Carolina"
std::string card_panel(const Rules& rules, const Observation& seen, Card card);  // for the panel, at most 5 lines
std::string card_note(const Rules& rules, Card card);                            // the panel's corner: "2d6", "50%"
std::string ship_panel(const Rules& rules, const FleetShip& ship);
// What either side of a chance's die means, with its faces: "sinks 1", "misses 2-3".
struct Sides {
  std::string so, otherwise;
};
Sides sides_of(Chance chance, const std::string& so, const std::string& otherwise);
// The events among the cards left to draw: all that are not played are there (TFB-4, TFB-5).
Chance event_odds(const Rules& rules, const Observation& seen);
std::string deck_panel(const Rules& rules, const Observation& seen);
std::string discards_panel(const Rules& rules, const Observation& seen);
std::vector<std::string> ship_pages(const Rules& rules,
                                    const FleetShip& ship);  // paragraphs: all that is known of a ship
std::vector<std::string> card_pages(const Rules& rules, const Observation& seen, Card card);
std::vector<std::string> table_help(bool letters);         // paragraphs: how this screen is used; letters: by keys
std::vector<std::string> table_rules(const Rules& rules);  // paragraphs: the game's rules in short, with their odds

// What an attack promises for one ship, on the tab under it: "SINK 58%", "HURT 2-4", "MEND +7", "ESCORTED".
enum class Promise : std::uint8_t { none, sinks, hurts, mends, never };
struct Tab {
  Promise promise = Promise::none;
  std::string text;  // at most 10 characters
  Chance worth;      // to sink her, or of her points that are mended: the greatest of a row is its best
};
Tab tab_of(const Rules& rules, const Observation& seen, Seat me, const Order& order);  // order.ship is the target

// The battle picture of an event that has one.
struct SceneWords {
  std::string title;                   // the strip over the dice: "SINKS 1 IN 2 (50%)"; at most 24 characters
  std::string outcome;                 // below them: "YAMATO SUNK"; at most 23
  std::string caption, caption_after;  // in the picture, before and after the dice lie
  std::string caption_told;            // and when the band has said the end, where that is more
  std::string if_so, if_not;           // what either side of a chance means: "sinks", "misses"
};
SceneWords scene_words(const Rules& rules, const Event& event, int before);  // the target's points before

}  // namespace d6::broadside
