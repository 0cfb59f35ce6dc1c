// What the panel and the tabs of the table say.
#include "games/broadside/words/table_words.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"

namespace d6::broadside {

std::string navy_name(Seat seat) { return std::string(kNavyNames[index(seat)]); }

std::string card_title(Card card) {
  switch (card) {
    case Card::bb: return tr("BB BROADSIDE");
    case Card::ca: return tr("CA BROADSIDE");
    case Card::cl: return tr("CL BROADSIDE");
    case Card::dd: return tr("DD BROADSIDE");
    case Card::submarine: return tr("SUBMARINE");
    case Card::minefield: return tr("MINEFIELD");
    case Card::landair: return tr("LAND-BASED AIR");
    case Card::drydock: return tr("DRY DOCK");
    case Card::storm: return tr("STORM");
    case Card::secondary: return tr("SECONDARY DAMAGE");
    case Card::reinforcement: return tr("REINFORCEMENT");
  }
  return {};
}

std::string dice_name(DamageDice dice) { return fmt::format("{}d{}", dice.dice, dice.sides); }

std::string percent(Chance chance) { return fmt::format("{}%", per_cent(chance)); }

std::string odds(Chance chance) {
  const std::uint32_t by = std::max<std::uint32_t>(std::gcd(chance.num, chance.den), 1);
  return tr("{} in {} ({})", chance.num / by, chance.den / by, percent(chance));
}

std::string class_on_card(std::string_view ship_class) {
  constexpr std::size_t kRoom = 12;
  std::string out(ship_class);
  // The first words become initials, one after the other, until it fits.
  // Two words read better with a little room before the ensign.
  for (std::size_t from = 0; characters(out) >= kRoom;) {
    const std::size_t space = out.find(' ', from);
    if (space == std::string::npos) break;
    std::string_view rest = std::string_view(out).substr(from);
    const std::string_view whole = rest;
    next_character(rest);
    const std::size_t first = whole.size() - rest.size();
    // "M." is an initial already: it moves up to the one before it.
    const bool initial = space == from + first + 1 && out[from + first] == '.';
    if (initial && from > 0) {
      out.erase(from - 1, 1);
      from = space;
    } else {
      out.replace(from + first, space - from - first, 1, '.');
      from += first + 2;
    }
  }
  return shortened(out, kRoom);
}

std::string card_note(const Rules& rules, Card card) {
  if (is_broadside(card)) return dice_name(rules.damage[index(card)]);
  if (card == Card::submarine) return percent(rules.submarine);
  if (card == Card::landair) return percent(rules.landair);
  return {};
}

std::string card_panel(const Rules& rules, const Observation& seen, Card card) {
  const Seat me = seen.viewer == Viewer::one ? Seat::one : Seat::zero;
  if (is_broadside(card)) {
    for (const auto& at : seen.fleets[index(me)])
      if (at.points > 0 && rules.type(at.ship) == fires(card)) {
        const DamageDice dice = rules.damage[index(card)];
        const Fleet& theirs = seen.fleets[index(other(me))];
        const bool shielded = escorted(rules, theirs);
        const FleetShip* best = nullptr;
        for (const FleetShip& ship : theirs)
          if (ship.points > 0 && ship.points <= dice.dice * dice.sides &&
              !(shielded && rules.type(ship.ship) == ShipType::cv) && (!best || ship.points < best->points))
            best = &ship;
        return best ? tr("{} fires.\nSinks {}: {}+", name_on_card(rules, at.ship), name_on_card(rules, best->ship),
                         std::max<int>(best->points, dice.dice))
                    : tr("{} fires.\nIt can wound, not sink.", name_on_card(rules, at.ship));
      }
    return tr("No {} of yours is left to fire it.", type_name(fires(card)));
  }
  if (card == Card::minefield) {
    return tr("Each ship of the enemy passes through.\nHurt: {}\nSunk: {}", odds(mine_hurts(rules)),
              odds(mine_sinks(rules)));
  }
  if (card == Card::drydock) {
    const FleetShip* worst = nullptr;
    for (const FleetShip& at : seen.fleets[index(me)]) {
      const int lost = rules.printed(at.ship) - at.points;
      if (at.points > 0 && lost > 0 && (!worst || lost > rules.printed(worst->ship) - worst->points)) worst = &at;
    }
    if (worst)
      return tr("{}\n{}: {} to {}.", explain_card(rules, card), name_on_card(rules, worst->ship), worst->points,
                rules.printed(worst->ship));
  }
  return explain_card(rules, card);
}

std::string ship_panel(const Rules& rules, const FleetShip& ship) {
  const ShipCard& card = rules.ships[index(ship.ship)];
  return tr("{} class {}, {}. {}", card.ship_class, type_name(card.type), card.year, card.fact);
}

Chance event_odds(const Rules& rules, const Observation& seen) {
  int events = 0;
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (is_event(static_cast<Card>(kind))) events += rules.cards[kind] - seen.discarded[kind];
  return {static_cast<std::uint32_t>(events), std::max<std::uint32_t>(seen.deck_left, 1)};
}

Sides sides_of(Chance chance, const std::string& so, const std::string& otherwise) {
  if (chance.num == 0 || chance.num >= chance.den || chance.den > 99) return {so, otherwise};
  const auto faces = [](const std::string& what, std::uint32_t from, std::uint32_t to) {
    return from == to ? tr("{} {}", what, to) : tr("{} {}-{}", what, from, to);
  };
  return {faces(so, 1, chance.num), faces(otherwise, chance.num + 1, chance.den)};
}

std::string deck_panel(const Rules& rules, const Observation& seen) {
  const std::uint32_t events = event_odds(rules, seen).num;
  if (seen.deck_left == 0) return tr("No card is left to draw: the game ends with this turn.");
  if (seen.deck_left == 1)
    return events == 0 ? tr("1 card is left to draw. It is no event. It ends the game.")
                       : tr("1 card is left to draw. It is an event. It ends the game.");
  const std::string which = events == 0   ? tr("None of them is an event.")
                            : events == 1 ? tr("1 of them is an event: it happens to whoever draws it.")
                                          : tr("{} of them are events: they happen to whoever draws them.", events);
  return tr("{} cards are left to draw. {} The last card ends the game.", seen.deck_left, which);
}

std::string discards_panel(const Rules&, const Observation& seen) {
  std::string out;
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (seen.discarded[kind] > 0)
      out += fmt::format("{}{} {}", out.empty() ? "" : ", ",
                         kind < kBroadsides ? std::string(kCardNames[kind]) : card_name(static_cast<Card>(kind)),
                         seen.discarded[kind]);
  return out.empty() ? tr("Nothing has been played yet.") : tr("Played and thrown away: {}.", out);
}

Tab tab_of(const Rules& rules, const Observation& seen, Seat me, const Order& order) {
  const bool mend = order.kind == OrderKind::play && order.card == Card::drydock;
  const Fleet& fleet = seen.fleets[index(mend ? me : other(me))];
  const FleetShip* at = ship_in(fleet, order.ship);
  if (!at || at->points == 0) return {};
  const int printed = rules.printed(at->ship);
  if (mend) {
    if (at->points == printed) return {};
    const auto lost = static_cast<std::uint32_t>(printed - at->points);
    return {Promise::mends, tr("MEND +{}", lost), {lost, *std::max_element(rules.points.begin(), rules.points.end())}};
  }
  const bool guns = order.kind == OrderKind::play && is_broadside(order.card);
  if (guns && rules.type(at->ship) == ShipType::cv && escorted(rules, fleet))
    return {Promise::never, tr("ESCORTED"), {}};
  // The same for every ship: it stands once, in the panel.
  if (order.kind == OrderKind::play && order.card == Card::minefield) return {};
  const Chance sinks = chance_to_sink(rules, order, at->points);
  if (sinks.num == 0 && guns) {
    const DamageDice dice = rules.damage[index(order.card)];
    return {Promise::hurts, tr("HURT {}-{}", dice.dice, dice.dice * dice.sides), {}};
  }
  return {Promise::sinks, tr("SINK {}", percent(sinks)), sinks};
}

}  // namespace d6::broadside
