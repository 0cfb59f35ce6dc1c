// Labels of the table.
#include "games/broadside/words/table_labels.h"

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"

namespace d6::broadside {

std::string label(Label which) {
  switch (which) {
    case Label::about_discard: return tr("Throw a card away.");
    case Label::about_help: return tr("How this screen is used.");
    case Label::about_hint: return tr("What the strongest player would do, and why. Hinted games stay off the list.");
    case Label::about_inspect: return tr("A closer look at the ship or card chosen last.");
    case Label::about_log: return tr("Confirm to read the whole story.");
    case Label::about_rules: return tr("The rules in short, with all their odds.");
    case Label::about_save: return tr("The menu: save, load, options, leave.");
    case Label::about_strike:
      return tr("A carrier strikes any enemy ship instead of your draw: the target sinks or nothing happens.");
    case Label::choose_target: return tr("CHOOSE A TARGET");
    case Label::command_air_strike: return tr("Air strike");
    case Label::command_discard: return tr("Discard");
    case Label::command_draw: return tr("Draw");
    case Label::command_help: return tr("Help");
    case Label::command_hint: return tr("Hint");
    case Label::command_inspect: return tr("Inspect");
    case Label::command_play: return tr("Play");
    case Label::command_rules: return tr("Rules");
    case Label::command_save: return tr("Save");
    case Label::confirm_draw: return tr("Confirm to draw.");
    case Label::confirm_draw_first: return tr("Confirm to draw a card first.");
    case Label::confirm_order: return tr("Confirm to do it.");
    case Label::confirm_play: return tr("Confirm to play it.");
    case Label::draw_or_strike: return tr("DRAW OR STRIKE");
    case Label::if_misses: return tr("misses");
    case Label::if_sinks: return tr("sinks");
    case Label::game_over: return tr("GAME OVER");
    case Label::hint_air_strike: return tr("air strike");
    case Label::hint_cancel: return tr("cancel");
    case Label::hint_choose: return tr("choose");
    case Label::hint_close: return tr("close");
    case Label::hint_discard: return tr("discard");
    case Label::hint_draw: return tr("draw");
    case Label::hint_fire: return tr("fire");
    case Label::hint_mend: return tr("mend");
    case Label::hint_strike: return tr("strike");
    case Label::hint_inspect: return tr("inspect");
    case Label::hint_log: return tr("log");
    case Label::hint_menu: return tr("menu");
    case Label::hint_play: return tr("play");
    case Label::hint_read: return tr("read");
    case Label::hint_rows: return tr("fleets");
    case Label::hint_skip: return tr("skip");
    case Label::hint_throw: return tr("throw away");
    case Label::hint_why: return tr("why not");
    case Label::mend_target: return tr("MEND WHICH SHIP?");
    case Label::not_now: return tr("NOT NOW");
    case Label::page_help: return tr("HOW THIS SCREEN IS USED");
    case Label::page_rules: return tr("RULES AND ODDS");
    case Label::play_or_discard: return tr("PLAY OR DISCARD");
    case Label::strike_target: return tr("AIR STRIKE: TARGET?");
    case Label::title_air_strike: return tr("AIR STRIKE");
    case Label::title_commands: return tr("COMMANDS");
    case Label::title_dealing: return tr("DEALING");
    case Label::title_discard: return tr("DISCARD");
    case Label::title_discards: return tr("DISCARDS");
    case Label::title_draw: return tr("DRAW");
    case Label::title_draw_a_card: return tr("DRAW A CARD");
    case Label::title_drawn: return tr("NEW");
    case Label::title_enemy: return tr("ENEMY");
    case Label::title_fires: return tr("FIRES");
    case Label::title_help: return tr("HELP");
    case Label::title_hint: return tr("HINT");
    case Label::title_in_dock: return tr("IN DOCK");
    case Label::title_inspect: return tr("INSPECT");
    case Label::title_launches: return tr("LAUNCHES");
    case Label::title_log: return tr("LOG");
    case Label::title_new: return tr("NEW");
    case Label::title_risk: return tr("AT RISK");
    case Label::title_rules: return tr("RULES");
    case Label::title_save: return tr("SAVE");
    case Label::title_strike: return tr("STRIKE");
    case Label::title_sunk: return tr("SUNK");
    case Label::title_target: return tr("TARGET");
    case Label::title_throw_away: return tr("THROW IT AWAY?");
    case Label::title_the_deck: return tr("THE DECK");
    case Label::title_the_log: return tr("THE LOG");
    case Label::title_you: return tr("YOU");
    case Label::title_your_turn: return tr("YOUR TURN");
    case Label::your_turn: return tr("Your turn.");
  }
  return {};
}

std::string mode_label(const Rules& rules) {
  return rules.balanced ? tr("Balanced: air strikes {}", percent(rules.strike))
                        : tr("Classic: air strikes {}", percent(rules.strike));
}
std::string to_move_label(Seat seat) { return tr("{} TO MOVE", navy_name(seat)); }
std::string thinks_label(Seat seat) { return tr("{} THINKS", navy_name(seat)); }
std::string about_draw(const Rules& rules, const Observation& seen) {
  const std::uint32_t events = event_odds(rules, seen).num;
  if (seen.deck_left == 1)
    return events == 0 ? tr("Then play a card or throw one away. The last one is no event; the game ends with it.")
                       : tr("The last one is an event: it happens at once, and the game ends with it.");
  if (events == 0) return tr("Then play a card or throw one away. None of the {} left is an event.", seen.deck_left);
  return events == 1 ? tr("Then play a card or throw one away. Of the {} left one is an event: it happens at once.",
                          seen.deck_left)
                     : tr("Then play a card or throw one away. Of the {} left {} are events: they happen at once.",
                          seen.deck_left, events);
}
Sides draw_sides(const Rules& rules, const Observation& seen) {
  const Chance events = event_odds(rules, seen);
  return {tr("event {}", events.num), tr("card {}", events.den - events.num)};
}
std::string draw_note(const Rules& rules, const Observation& seen) {
  const Chance events = event_odds(rules, seen);
  return tr("event {}", percent(events));
}
std::string turn_heading(int turn) { return tr("Turn {}", turn); }
std::string turn_begins(int turn, Seat seat, bool yours) {
  return yours ? tr("Turn {}. You begin.", turn) : tr("Turn {}. {} begins.", turn, navy_name(seat));
}
std::string why_not_label(Card card) {
  if (is_broadside(card)) return tr("NO {}", kTypeNames[static_cast<std::size_t>(fires(card))]);
  return card == Card::drydock ? tr("UNHURT") : std::string();
}
std::string sweep_label(const std::string& what, int ship, int of) { return tr("{}: SHIP {} OF {}", what, ship, of); }
std::string begins_label(Seat seat) { return tr("{} BEGINS", navy_name(seat)); }
std::string turn_label(int turn, const std::string& rest) { return tr("TURN {}  {}", turn, rest); }
std::string ships_label(const std::string& whose, int ships) {
  return ships == 1 ? tr("{} 1 ship", whose) : tr("{} {} ships", whose, ships);
}
std::string holds_label(Seat seat, int cards) { return tr("{} holds {}", navy_name(seat), cards); }
std::string portrait_line(const Rules& rules, Ship ship) {
  const ShipCard& card = rules.ships[index(ship)];
  return shortened(tr("{} {} class, {}", kTypeNames[static_cast<std::size_t>(card.type)], card.ship_class, card.year),
                   30);
}
std::string strike_at(const Rules& rules, Ship ship) {
  return tr("At {}.\nSinks {}", rules.ships[index(ship)].card, odds(rules.strike));
}
std::string points_left(const Rules& rules, const FleetShip& ship) {
  return shortened(tr("{}: {} left", rules.ships[index(ship.ship)].card, ship.points), kPanelColumns);
}
std::string promised(const Tab& tab, Chance chance) {
  return tab.promise == Promise::sinks ? tr("Sinks {}", odds(chance)) : tab.text;
}
std::string throw_away(Card card) { return tr("Throw away the {}; that ends your turn.", card_name(card)); }
std::string throw_away_question(Card card) {
  return tr("The {} could be played now. Press discard again to throw it away; any other key keeps it.",
            card_name(card));
}

// The page of "How to play" that has the rule.
std::string rule_note(const std::string& rule) {
  const auto is = [&rule](auto... ids) { return ((rule == ids) || ...); };
  if (is("TFB-5", "TFB-8", "TFB-35")) return tr("Rule {}: Aim and turn", rule);
  if (is("TFB-10")) return tr("Rule {}: Ships", rule);
  if (is("TFB-9", "TFB-14")) return tr("Rule {}: Air and sea", rule);
  if (is("TFB other-2", "TFB other-3")) return tr("Rules: Aim and turn");
  if (is("TFB card-8")) return tr("Rules: Guns");
  if (is("TFB other-1")) return tr("Rules: Ships");
  return rule.empty() ? rule : tr("Rule {}", rule);
}

}  // namespace d6::broadside
