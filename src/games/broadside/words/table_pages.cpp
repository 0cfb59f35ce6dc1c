// What is read at a closer look: a ship, a card, how the table is used, the rules in short.
#include <algorithm>

#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_words.h"

namespace d6::broadside {

std::vector<std::string> ship_pages(const Rules& rules, const FleetShip& ship) {
  const ShipCard& card = rules.ships[index(ship.ship)];
  std::vector<std::string> out;
  out.push_back(tr("{}, {}. {} class, in service {}, {} tons.", card.name, type_name(card.type), card.ship_class,
                   card.year, card.tons));
  out.push_back(ship.points > 0 ? counted(ship.points, tr("1 of {} is left.", points_text(rules.printed(ship.ship))),
                                          tr("{} of {} are left.", ship.points, points_text(rules.printed(ship.ship))))
                                : tr("She is sunk; nothing raises her."));
  out.push_back(card.fact);
  if (card.type == ShipType::cv && ship.points > 0)
    out.push_back(
        tr("While she floats, an air strike may take the place of a draw (TFB-8). Broadsides cannot reach her "
           "while an escort of hers floats (TFB-10)."));
  else if (ship.points > 0)
    out.push_back(tr("While she floats, {} broadsides can be fired.", kTypeNames[static_cast<std::size_t>(card.type)]));
  return out;
}

std::vector<std::string> card_pages(const Rules& rules, const Observation& seen, Card card) {
  std::vector<std::string> out{card_name(card) + ".", explain_card(rules, card)};
  const Seat me = seen.viewer == Viewer::one ? Seat::one : Seat::zero;
  if (is_broadside(card)) {
    std::string who;
    for (const FleetShip& at : seen.fleets[index(me)])
      if (at.points > 0 && rules.type(at.ship) == fires(card))
        who += (who.empty() ? "" : ", ") + name_on_card(rules, at.ship);
    out.push_back(who.empty() ? tr("No {} of yours is left to fire it.", type_name(fires(card)))
                              : tr("Fired by: {}.", who));
  }
  if (!is_event(card)) {  // what it would do to each
    std::string each;
    const bool mends = card == Card::drydock;
    for (const FleetShip& at : seen.fleets[index(mends ? me : other(me))]) {
      const Order order{OrderKind::play, card, at.ship};
      const Tab tab = tab_of(rules, seen, me, order);
      std::string what;
      switch (tab.promise) {
        case Promise::none: continue;
        case Promise::sinks: what = tr("sinks {}", odds(chance_to_sink(rules, order, at.points))); break;
        case Promise::hurts: what = tr("cannot sink"); break;
        case Promise::mends: what = tr("{} to {}", at.points, rules.printed(at.ship)); break;
        case Promise::never: what = tr("escorted"); break;
      }
      each += tr("{}{}: {}", each.empty() ? "" : "\n", name_on_card(rules, at.ship), what);
    }
    if (!each.empty()) out.push_back(std::move(each));
  }
  const int gone = seen.discarded[index(card)], all = rules.cards[index(card)];
  const Hand& hand = seen.hands[index(me)];
  const auto held = std::count(hand.begin(), hand.end(), card);
  out.push_back(is_broadside(card) ? tr("At least {} in the game: {} in your hand, {} played.", all, held, gone)
                                   : tr("{} in the game: {} in your hand, {} played.", all, held, gone));
  return out;
}

std::vector<std::string> table_help(bool letters) {
  return {
      tr("The enemy's fleet is above, yours below, your hand at the bottom. One thing at a time wears the bright "
         "frame; the panel at the right says what it is and what it would do."),
      tr("Your turn: draw a card, then play it or another, or throw one away. Or, instead of all that, let a carrier "
         "launch an air strike."),
      tr("Confirm plays the card under the frame; where it needs a target, choose a ship above and confirm again. Back "
         "changes your mind."),
      letters
          ? tr("P plays, X throws away, A launches an air strike, D draws, I looks closer, R shows the rules, H asks "
               "for a hint, S opens the menu with saving, Tab opens the log.")
          : tr("The line at the foot shows which button does what. What has none there, such as the rules and a "
               "hint, stands in the list of commands at the left."),
      tr("A card that could be played is thrown away by two presses: the first one asks."),
      tr("The tab under a ship is the chance that the card in your hand sinks it.")};
}

std::vector<std::string> table_rules(const Rules& rules) {
  std::vector<std::string> out;
  out.push_back(tr("Sink every ship of the enemy. When the deck runs out first, the points afloat decide (TFB-15)."));
  out.push_back(tr("Instead of drawing, a carrier of yours may strike any enemy ship: {} in {} to sink her (TFB-8).",
                   rules.strike.num, rules.strike.den));
  for (std::size_t kind = 0; kind < kCards; ++kind)
    out.push_back(tr("{}: {}", card_name(static_cast<Card>(kind)), explain_card(rules, static_cast<Card>(kind))));
  out.push_back(
      tr("Storm, secondary damage and reinforcement happen at once to whoever draws them and are the whole turn "
         "(TFB-5)."));
  out.push_back(
      tr("Broadsides cannot reach a carrier while an escort of hers floats; aircraft, submarines and mines can "
         "(TFB-10)."));
  return out;
}

}  // namespace d6::broadside
