// What stands on the table's own screen: one word or sentence a label; some take a name or a number.
#pragma once
#include <array>
#include <string>
#include <string_view>

#include "base/text.h"
#include "games/milebones/rules/api.h"

namespace d6::milebones::label {

inline std::string race(int race) { return tr("RACE {}", race); }
inline std::string this_race() { return tr("THIS RACE"); }
inline std::string match() { return tr("MATCH"); }
inline std::string you() { return tr("YOU"); }
inline std::string you_win() { return tr("YOU WIN"); }
inline std::string wins(std::string_view who) { return tr("{} WINS", who); }
inline std::string nobody_arrived() { return tr("NOBODY ARRIVED"); }
inline std::string the_match(std::string_view wins) { return tr("{} THE MATCH", wins); }
inline std::string the_trip(std::string_view wins) { return tr("{} THE TRIP", wins); }
inline std::string cards_gone() { return tr("All cards are gone."); }
inline std::string level() { return tr("Both are level."); }
inline std::string you_lead() { return tr("You lead by"); }
inline std::string you_won_by() { return tr("You win by"); }
inline std::string wins_by(std::string_view who) { return tr("{} wins by", who); }
inline std::string leads(std::string_view who) { return tr("{} leads by", who); }
inline std::string next_race(int race) { return tr("Next race: {}", race); }
inline std::string to_result() { return tr("To the result"); }
inline std::string mile_bones() { return tr("MILE BONES"); }
inline std::string miles() { return tr("MILES"); }
inline std::string plural(int distance) { return tr("{}s", distance); }
inline std::string deck() { return tr("DECK"); }
inline std::string discard() { return tr("DISCARD"); }
inline std::string battle() { return tr("BATTLE"); }
inline std::string speed() { return tr("SPEED"); }
inline std::string limit() { return tr("LIMIT"); }
inline std::string your_turn() { return tr("YOUR TURN"); }
inline std::string you_again() { return tr("YOU AGAIN"); }
inline std::string again(std::string_view who) { return tr("{} AGAIN", who); }
inline std::string turn_of(std::string_view who) { return tr("{}'S TURN", who); }
inline std::string draw() { return tr("DRAW"); }
inline std::string has_it() { return tr("has it"); }
inline std::string just_now() { return tr("JUST NOW"); }
inline std::string not_now() { return tr("NOT NOW"); }
inline std::string hint() { return tr("HINT"); }
inline std::string to_go(int miles) { return tr("{} to go", miles); }
inline std::string race_sheet(int race) { return tr("RACE {} · SCORE SHEET", race); }
inline std::string race_goal(int race, int goal) { return tr("RACE {} · GOAL {}", race, goal); }
inline std::string match_score(std::string_view a, int a_points, std::string_view b, int b_points) {
  return tr("MATCH  {} {}  {} {}", a, a_points, b, b_points);
}
inline std::string in_the_match() { return tr("in the match"); }
inline std::string single_race() { return tr("SINGLE RACE"); }
inline std::string left(int cards) { return tr("{} left", cards); }
inline std::string you_arrive() { return tr("YOU ARRIVE!"); }
inline std::string arrives(std::string_view who) { return tr("{} ARRIVES!", who); }
inline std::string on_to(int miles) { return tr("ON TO {}!", miles); }
inline std::string deck_empty() { return tr("THE DECK IS EMPTY"); }
inline std::string coup() { return tr("COUP FOURRE!"); }
inline std::string hazard_from(std::string_view hazard, std::string_view who) { return tr("{} from {}.", hazard, who); }
inline std::string answer_it() { return tr("Answer it, go again"); }
inline std::string answer_large(std::string_view hazard) { return tr("Answer {}?", hazard); }
inline std::string draw_instead() { return tr("Draw instead"); }
inline std::string more_cards(int cards) { return tr("+{} cards", cards); }
inline std::string later_only(int points) { return tr("later only {}", points); }
inline std::string card_of_miles(int miles) { return tr("{} MILES", miles); }
inline std::string arrived(int miles) { return tr("{} MILES!", miles); }
inline std::string extend_or_finish(int miles) {
  return tr("The trip is yours. Extending to {} puts it at stake.", miles);
}
inline std::string extend(int miles) { return tr("Extend to {}", miles); }
inline std::string stop_or_go_on() { return tr("Stop or drive on?"); }
inline std::string finish_large(int points) { return tr("Stop: +{} now", points); }
inline std::string extend_large(int points) { return tr("Risk: +{} more", points); }
inline std::string finish() { return tr("Finish here"); }
inline std::string extend_note(int points) { return tr("+{} if you arrive", points); }
inline std::string finish_note(int points) { return tr("+{} now", points); }
inline std::string a_safety() { return tr("A SAFETY!"); }
inline std::string throw_away_question() { return tr("Throw it away for nothing?"); }
inline std::string keep() { return tr("Keep it"); }
inline std::string throw_away() { return tr("Throw it away"); }
inline std::string throw_large() { return tr("Throw away"); }
inline std::string for_nothing() { return tr("For nothing?"); }
inline std::string is_out(std::string_view card) { return tr("NO {} NOW", card); }
inline std::string nothing_there() { return tr("Nothing lies there."); }
inline std::string thinks(std::string_view who) { return tr("{} THINKS", who); }
inline std::string on_the_road() { return tr("ON THE ROAD"); }
inline std::string draw_a_card() { return tr("DRAW A CARD"); }
inline std::string the_deck() { return tr("THE DECK"); }
inline std::string then_play() { return tr("Then play or discard."); }
inline std::string cards_left(int cards) { return tr("{} cards are left.", cards); }
inline std::string holds(std::string_view who, int cards) { return tr("{} holds {} cards.", who, cards); }
inline std::string choose_first() { return tr("First choose a card of the hand, then its place."); }
inline std::string confirm_discards() { return tr("Confirm throws it away; that ends your turn."); }
inline std::string cards_here(std::size_t cards) { return tr("{} cards lie here.", cards); }
inline std::string on_top(std::string_view card) { return tr("On top: {}.", card); }
inline std::string your_battle_pile() { return tr("YOUR BATTLE PILE"); }
inline std::string battle_pile(std::string_view whose) { return tr("{}'S BATTLE PILE", whose); }
inline std::string your_limit_pile() { return tr("YOUR LIMIT PILE"); }
inline std::string limit_pile(std::string_view whose) { return tr("{}'S LIMIT PILE", whose); }
inline std::string other_has_it() { return tr("The other car has it."); }
inline std::string not_on_table() { return tr("Not laid yet."); }
inline std::string your_miles() { return tr("YOUR MILES"); }
inline std::string miles_of(std::string_view whose) { return tr("{}'S MILES", whose); }
inline std::string of(int miles, int goal) { return tr("{} of {}.", miles, goal); }
inline std::string so_far(int points, int distance, int laid, int most) {
  return tr("{} points so far in this race. Cards of {}: {} of {}.", points, distance, laid, most);
}
inline std::string confirm_log() { return tr("Confirm to read all that has happened."); }
inline std::string confirm_lays(std::string_view card) { return tr("Confirm lays {} here.", card); }
inline std::string hint_read() { return tr("read"); }
inline std::string hint_close() { return tr("close"); }
inline std::string hint_skip() { return tr("skip"); }
inline std::string hint_menu() { return tr("menu"); }
inline std::string hint_go_on() { return tr("go on"); }
inline std::string hint_scoring() { return tr("how it is scored"); }
inline std::string hint_sheet() { return tr("look at the sheet"); }
inline std::string hint_table() { return tr("look at the table"); }
inline std::string hint_choose() { return tr("choose"); }
inline std::string hint_answer() { return tr("answer"); }
inline std::string hint_draw() { return tr("draw"); }
inline std::string hint_play() { return tr("play"); }
inline std::string hint_pick() { return tr("choose it"); }
inline std::string hint_put_back() { return tr("put it back"); }
inline std::string hint_lay() { return tr("lay it here"); }
inline std::string hint_choose_first() { return tr("choose a card first"); }
inline std::string hint_deck() { return tr("click the deck to draw"); }
inline std::string hint_rows() { return tr("rows"); }
inline std::string hint_why() { return tr("why not"); }
inline std::string nothing_fits() { return tr("Nothing fits: throw one away."); }
inline std::string or_discard() { return tr("It may be thrown away."); }
inline std::string hint_discard() { return tr("discard"); }
inline std::string hint_read_card() { return tr("read card"); }
inline std::string hint_log() { return tr("log"); }
inline std::string hint_hint() { return tr("hint"); }
inline std::string hint_take_back() { return tr("take back"); }
inline std::string hint_help() { return tr("help"); }
inline std::string sheet_said(int race, std::string_view a, std::string_view a_points, std::string_view b,
                              std::string_view b_points) {
  return tr("Score sheet of race {}. {} {}, {} {}. Confirm to go on.", race, a, a_points, b, b_points);
}
inline std::string your_turn_said() { return tr("Your turn."); }
inline std::string confirm_answer() { return tr("Confirm to do it."); }
inline std::string confirm_draw() { return tr("Confirm to draw."); }
inline std::string only_discard() { return tr("It can only be thrown away."); }
inline std::string confirm_play() { return tr("Confirm to play it."); }
inline std::string rules() { return tr("THE RULES IN SHORT"); }
inline std::string help() { return tr("HOW TO PLAY HERE"); }
inline std::string log() { return tr("THE LOG"); }
inline std::string log_you_drew(std::string_view card, int left) {
  return tr("You draw {}; {} left in the deck.", card, left);
}
inline std::string draws(std::string_view who) { return tr("{} draws a card.", who); }
inline std::string counting() { return tr("Counting..."); }
inline std::string coup_points() { return tr("Coup fourre"); }
inline std::string laid_here() { return tr("Laid here."); }

// The name of a safety in two short lines.
inline std::array<std::string, 2> two_lines(Card safety) {
  if (safety == Card::extra_tank) return {tr("EXTRA"), tr("TANK")};
  if (safety == Card::puncture_proof) return {tr("PUNCTURE"), tr("PROOF")};
  if (safety == Card::driving_ace) return {tr("DRIVING"), tr("ACE")};
  return {tr("RIGHT"), tr("OF WAY")};
}

}  // namespace d6::milebones::label
