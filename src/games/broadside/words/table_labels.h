// What stands on the table's own screen, one word or sentence a label; and the few that take a name or a number.
#pragma once
#include <string>

#include "games/broadside/words/table_words.h"

namespace d6::broadside {

enum class Label : std::uint8_t {
  about_discard,
  about_help,
  about_hint,
  about_inspect,
  about_log,
  about_rules,
  about_save,
  about_strike,
  choose_target,
  command_air_strike,
  command_discard,
  command_draw,
  command_help,
  command_hint,
  command_inspect,
  command_play,
  command_rules,
  command_save,
  confirm_draw,
  confirm_draw_first,
  confirm_order,
  confirm_play,
  draw_or_strike,
  if_misses,
  if_sinks,
  game_over,
  hint_air_strike,
  hint_cancel,
  hint_choose,
  hint_close,
  hint_discard,
  hint_draw,
  hint_fire,
  hint_mend,
  hint_strike,
  hint_inspect,
  hint_log,
  hint_menu,
  hint_play,
  hint_read,
  hint_rows,
  hint_skip,
  hint_throw,
  hint_why,
  mend_target,
  not_now,
  page_help,
  page_rules,
  play_or_discard,
  strike_target,
  title_air_strike,
  title_commands,
  title_dealing,
  title_discard,
  title_discards,
  title_draw,
  title_draw_a_card,
  title_drawn,
  title_enemy,
  title_fires,
  title_help,
  title_hint,
  title_in_dock,
  title_inspect,
  title_launches,
  title_log,
  title_new,
  title_risk,
  title_rules,
  title_save,
  title_strike,
  title_sunk,
  title_target,
  title_throw_away,
  title_the_deck,
  title_the_log,
  title_you,
  title_your_turn,
  your_turn
};
std::string label(Label which);

std::string mode_label(const Rules& rules);  // "Classic: air strikes 50%"
std::string to_move_label(Seat seat);
std::string thinks_label(Seat seat);
std::string about_draw(const Rules& rules, const Observation& seen);
Sides draw_sides(const Rules& rules, const Observation& seen);       // "event 8", "card 85"
std::string draw_note(const Rules& rules, const Observation& seen);  // "8 IN 93"
std::string turn_heading(int turn);                                  // in the log
std::string turn_begins(int turn, Seat seat, bool yours);
std::string why_not_label(Card card);                                // across one that cannot be played: "NO CA"
std::string sweep_label(const std::string& what, int ship, int of);  // "MINEFIELD: SHIP 2 OF 5"
std::string begins_label(Seat seat);                                 // under the coin: "USN BEGINS"
std::string turn_label(int turn, const std::string& rest);
std::string ships_label(const std::string& whose, int ships);  // "ENEMY 5 ships"
std::string holds_label(Seat seat, int cards);
std::string portrait_line(const Rules& rules, Ship ship);  // "North Carolina class, 1941"
std::string strike_at(const Rules& rules, Ship ship);
std::string points_left(const Rules& rules, const FleetShip& ship);
std::string promised(const Tab& tab, Chance chance);
std::string throw_away(Card card);
std::string throw_away_question(Card card);      // for one that could be played
std::string rule_note(const std::string& rule);  // where a player finds it: "Rule TFB-10: Ships"

}  // namespace d6::broadside
