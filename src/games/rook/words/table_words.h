// What Rook 'Em's own table says: labels, captions, the raven's remarks. Whole sentences for every event are in
// Words<Rook>::say; these are short enough for their boxes.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rook/rules/rules.h"

namespace d6::rook {

// How the other one looks.
enum class Mood : std::uint8_t { think, open, caw, glee, angry, sad };
inline constexpr std::size_t kMoods = 6;

// Who sits where, for one viewer: "YOU" and the computer's skill by name, as the set-up calls it; "SOUTH" and "NORTH"
// where two people or two computers play.
struct Names {
  std::array<std::string, 2> name;
  std::array<std::string, 2> said;  // in a sentence: "You", "Jackdaw"
  std::optional<Seat> you;
  std::array<bool, 2> computer{};
  bool corvus = false;  // the other one is the computer's bird and speaks in its own way
  const std::string& of(Seat seat) const { return name[index(seat)]; }
  bool is_you(Seat seat) const { return you == seat; }
};
// Of each seat the name of the computer's skill that plays it, empty for a person.
Names names_of(Viewer viewer, const std::array<std::string, 2>& computers);

struct Remark {
  Mood mood = Mood::think;
  std::string text;
  Seat speaker = Seat::one;  // the other one, or where nobody is you the one it happened to
};
// What is said when an event has happened; `seen` is the table after it. Nothing for those that need no word.
std::optional<Remark> remark(const Rules& rules, const Observation& seen, const Event& event, const Names& names);
// An event of the auction as the strip below the ladder tells it, at most 64 characters; empty for the others.
std::string news(const Rules& rules, const Event& event, const Names& names);

std::string colour_name(Colour colour);    // "RED"
std::string colour_letter(Colour colour);  // "R"
std::string card_short(Card card);         // "RED 14", "ROOK"
std::string card_said(Card card);          // "Red 14", "The Rook"
std::string signed_points(int points);     // "+30", "-85"
// What the focused card would do, at most 24 characters: "ROOK takes it: +30".
std::string play_caption(const Rules& rules, const Observation& seen, Card card);
// What there is to do in a trick, beside a colour's sign where there is one: "Your turn: follow".
std::string turn_words(const Rules& rules, const Observation& seen);
std::optional<Colour> asked_colour(const Rules& rules, const Observation& seen);
// What a bid or a pass would mean, for the strip below the ladder: at most 64 characters.
std::string bid_words(const Rules& rules, const Observation& seen, int points);
std::string pass_words(const Observation& seen, const Names& names);
std::string bid_short(const Rules& rules, const Observation& seen, int points);  // in large letters
// The log as the table tells it, by the names that stand on it, a line a trick.
std::vector<std::string> log_lines(const Rules& rules, const std::vector<Event>& told, const Names& names);
// "RK play-2" as a player reads it: "Rule: follow".
std::string rule_words(std::string_view rule);
// The line below the goal's bar: "40 breaks it", "50 to make it".
std::string goal_words(const Rules& rules, const Observation& seen, Seat me);
// A card explained, for the panel.
std::string card_reason(const Rules& rules, const Observation& seen, Card card);
// How this screen is used, a line each; with a pad in hand no keys.
std::vector<std::string> table_help(const Rules& rules, bool pad);

}  // namespace d6::rook
