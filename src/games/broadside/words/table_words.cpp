// Labels and short lines of the table.
#include "games/broadside/words/table_words.h"

#include <algorithm>

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"

namespace d6::broadside {
namespace {

const std::string& name(const Rules& rules, Ship ship) { return rules.ships[index(ship)].card; }

std::string rolled(const Roll& roll) {
  return tr("{} in {}, rolled {}", roll.chance.num, roll.chance.den, roll.drawn + 1);
}

std::string sum(const Event& event) {
  std::string out;
  for (const auto die : event.dice) out += fmt::format("{}{}", out.empty() ? "" : "+", die);
  return out;
}

const FleetShip* find(const Fleet& fleet, Ship ship) {
  for (const auto& at : fleet)
    if (at.ship == ship) return &at;
  return nullptr;
}

}  // namespace

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
    case Card::secondary: return tr("SECONDARY");
    case Card::reinforcement: return tr("REINFORCEMENT");
  }
  return {};
}

std::string dice_name(DamageDice dice) { return fmt::format("{}d{}", dice.dice, dice.sides); }

std::string percent(Chance chance) {
  const std::uint64_t num = chance.num, den = chance.den;
  auto per_cent = (num * 200 + den) / (2 * den);
  if (num > 0 && per_cent == 0) per_cent = 1;
  if (num < den && per_cent == 100) per_cent = 99;
  return fmt::format("{}%", per_cent);
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

void log_lines(const Rules& rules, const Event& event, Viewer viewer, std::vector<LogLine>& out) {
  const bool mine = viewer == d6::viewer(event.seat);
  const auto add = [&](std::optional<Seat> mark, bool loud, std::string text) {
    out.push_back({mark, loud, shortened(text, kLogColumns)});
  };
  const auto shot = [&](std::string head) {
    add(event.seat, false, std::move(head));
    add({}, event.roll.success(), tr("  {}: {}", rolled(event.roll), event.roll.success() ? tr("SUNK") : tr("miss")));
  };
  const auto ship = [&]() -> const std::string& { return name(rules, event.ship); };
  switch (event.kind) {
    case EventKind::coin: return add(event.seat, false, tr("The coin says {} begins", navy_name(event.seat)));
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::sunk: return;
    case EventKind::draws:
      if (!mine) add(event.seat, false, tr("{} draws a card", navy_name(event.seat)));
      return;
    case EventKind::card: return add(event.seat, false, tr("You draw {}", card_name(event.card)));
    case EventKind::event:
      return add(event.seat, true,
                 mine ? tr("You draw {}!", card_name(event.card)) : tr("It is {}!", card_name(event.card)));
    case EventKind::strike: return shot(tr("Air strike at {}", ship()));
    case EventKind::submarine: return shot(tr("Submarine at {}", ship()));
    case EventKind::landair: return shot(tr("Land-based air at {}", ship()));
    case EventKind::broadside:
      add(event.seat, false, tr("{} broadside at {}", kTypeNames[static_cast<std::size_t>(fires(event.card))], ship()));
      return add({}, true,
                 event.left == 0 ? tr("  {} = {}: SUNK", sum(event), event.points)
                                 : tr("  {} = {} hits, {} left", sum(event), event.points, event.left));
    case EventKind::minefield: return add(event.seat, false, tr("{} lays a minefield", navy_name(event.seat)));
    case EventKind::mine:
      if (event.left == 0 && event.dice.size() == 1)
        return add({}, true, tr("  {}: die {}, SUNK", ship(), event.dice[0]));
      if (event.dice.size() == 1) return add({}, false, tr("  {}: die {}, safe", ship(), event.dice[0]));
      if (event.left == 0) return add({}, true, tr("  {}: {}, -{} SUNK", ship(), event.dice[0], event.points));
      return add({}, true, tr("  {}: die {}, -{}", ship(), event.dice[0], event.points));
    case EventKind::drydock: return add(event.seat, false, tr("Dry dock mends {}", ship()));
    case EventKind::discard:
      return add(event.seat, false,
                 mine ? tr("You discard {}", card_name(event.card))
                      : tr("{} discards {}", navy_name(event.seat), card_name(event.card)));
    case EventKind::storm:
      return event.roll.success() ? add({}, true, tr("  The storm takes {}", ship()))
                                  : add({}, false, tr("  {} rides it out", ship()));
    case EventKind::secondary:
      if (event.roll.success()) add({}, true, tr("  {} blows up", ship()));
      return;
    case EventKind::worse:
      if (!event.roll.success()) add({}, false, tr("  {}: fires out", ship()));
      return;
    case EventKind::more_damage:
      return add({}, true,
                 event.left == 0 ? tr("  {} burns: SUNK", ship()) : tr("  {} burns: -{}", ship(), event.points));
    case EventKind::nothing: return add({}, false, tr("  No damaged ship: no effect"));
    case EventKind::reinforcement: return add({}, true, tr("  {} joins the {}", ship(), navy_name(event.seat)));
    case EventKind::no_ship: return add({}, false, tr("  No ship is left to come"));
    case EventKind::deck_out: return add({}, true, tr("The deck has run out"));
    case EventKind::over:
      return add(event.winner, true,
                 event.winner ? tr("{} wins: {} points", navy_name(*event.winner), event.scores[index(*event.winner)])
                              : tr("A draw"));
  }
}

LogLine log_mark(const Rules& rules, const Event& event, Viewer viewer) {
  std::vector<LogLine> lines;
  log_lines(rules, event, viewer, lines);
  LogLine out;
  switch (event.kind) {
    case EventKind::sunk: out.loud = true; return out;
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws: out.mark = event.seat; return out;
    case EventKind::coin:
    case EventKind::card:
    case EventKind::event:
    case EventKind::strike:
    case EventKind::submarine:
    case EventKind::landair:
    case EventKind::broadside:
    case EventKind::minefield:
    case EventKind::mine:
    case EventKind::drydock:
    case EventKind::discard:
    case EventKind::storm:
    case EventKind::secondary:
    case EventKind::worse:
    case EventKind::more_damage:
    case EventKind::nothing:
    case EventKind::reinforcement:
    case EventKind::no_ship:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
  if (!lines.empty()) out.mark = lines.front().mark;
  for (const LogLine& line : lines) out.loud |= line.loud;
  return out;
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
        const bool sinks = std::any_of(theirs.begin(), theirs.end(), [&](const FleetShip& ship) {
          return ship.points > 0 && ship.points <= dice.dice * dice.sides &&
                 !(shielded && rules.type(ship.ship) == ShipType::cv);
        });
        return sinks ? tr("{} fires.\nSunk from the flag on up.", name(rules, at.ship))
                     : tr("{} fires.\nIt can wound, not sink.", name(rules, at.ship));
      }
    return tr("No {} of yours is left to fire it.", type_name(fires(card)));
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
  return tr("{} cards are left to draw. {} of them {}: they happen to whoever draws them. The last card ends the game.",
            seen.deck_left, events, events == 1 ? tr("is an event") : tr("are events"));
}

std::string discards_panel(const Rules&, const Observation& seen) {
  std::string out;
  for (std::size_t kind = 0; kind < kCards; ++kind)
    if (seen.discarded[kind] > 0)
      out += fmt::format("{}{} {}", out.empty() ? "" : ", ", kCardNames[kind], seen.discarded[kind]);
  return out.empty() ? tr("Nothing has been played yet.") : tr("Played and thrown away: {}.", out);
}

Tab tab_of(const Rules& rules, const Observation& seen, Seat me, const Order& order) {
  const bool mend = order.kind == OrderKind::play && order.card == Card::drydock;
  const Fleet& fleet = seen.fleets[index(mend ? me : other(me))];
  const FleetShip* at = find(fleet, order.ship);
  if (!at || at->points == 0) return {};
  const int printed = rules.printed(at->ship);
  if (mend) {
    if (at->points == printed) return {};
    const std::string mends = tr("MEND +{}", printed - at->points);
    return {Promise::mends, mends, mends, {static_cast<std::uint32_t>(printed - at->points), 12}};
  }
  const bool guns = order.kind == OrderKind::play && is_broadside(order.card);
  if (guns && rules.type(at->ship) == ShipType::cv && escorted(rules, fleet))
    return {Promise::never, tr("ESCORTED"), tr("ESCORTED"), {}};
  if (order.kind == OrderKind::play && order.card == Card::minefield) {
    // Harmed or sunk: what the die does to a ship; which face does which is on the card and beside the dice.
    const Chance mined{static_cast<std::uint32_t>(rules.mine_sides - rules.mine_harm_from + 1), rules.mine_sides};
    return {Promise::hurts, tr("MINED {}", percent(mined)), {}, mined};
  }
  const Chance sinks = chance_to_sink(rules, order, at->points);
  if (sinks.num == 0 && guns) {
    const DamageDice dice = rules.damage[index(order.card)];
    const std::string hurts = tr("HURT {}-{}", dice.dice, dice.dice * dice.sides);
    return {Promise::hurts, hurts, hurts, {}};
  }
  return {Promise::sinks, tr("SINK {}", percent(sinks)), tr("TARGET {}", percent(sinks)), sinks};
}

SceneWords scene_words(const Rules& rules, const Event& event, int before) {
  const std::string& ship = name(rules, event.ship);
  const bool yes = event.roll.success();
  SceneWords w;
  const auto say = [&](std::string coming, std::string came, std::string outcome) {
    w.caption = std::move(coming);
    w.caption_after = std::move(came);
    w.outcome = std::move(outcome);
  };
  const auto chance = [&](const std::string& so, const std::string& otherwise) {
    w.title =
        tr("{} CHANCE{} IN {}", event.roll.chance.num, event.roll.chance.num == 1 ? "" : "S", event.roll.chance.den);
    Sides sides = sides_of(event.roll.chance, so, otherwise);
    w.if_so = std::move(sides.so);
    w.if_not = std::move(sides.otherwise);
  };
  const auto attack = [&](std::string coming, std::string hit, std::string missed) {
    chance(tr("sinks"), tr("misses"));
    say(std::move(coming), yes ? std::move(hit) : std::move(missed), yes ? tr("HIT - SUNK") : tr("MISSED"));
  };
  const auto quiet = [&](std::string title, std::string caption, std::string outcome) {
    w.title = std::move(title);
    say(caption, caption, std::move(outcome));
  };
  switch (event.kind) {
    case EventKind::strike:
      attack(tr("{} dive bombers over {}.", navy_name(event.seat), ship), tr("A bomb goes through her deck!"),
             tr("{} twists away from the bombs.", ship));
      break;
    case EventKind::submarine:
      attack(tr("Torpedoes run at {}.", ship), tr("Hit below the waterline!"), tr("The tracks pass astern."));
      break;
    case EventKind::landair:
      attack(tr("Twin-engined bombers make for {}.", ship), tr("The stick walks across her!"),
             tr("The bombs fall wide."));
      break;
    case EventKind::broadside: {
      const Chance sinks = chance_to_sink(rules, {OrderKind::play, event.card, event.ship}, before);
      w.title = sinks.num == 0 ? tr("{} DAMAGE", dice_name(rules.damage[index(event.card)]))
                               : tr("{} TO SINK", percent(sinks));
      const bool sunk = event.left == 0;
      say(event.card == Card::dd ? tr("Destroyers close on {}.", ship) : tr("Salvoes straddle {}.", ship),
          sunk ? tr("{} is hit hard.", ship)
               : tr("{} is hit: {} of {} points left.", ship, event.left, rules.printed(event.ship)),
          sunk ? tr("{} HITS - SUNK", event.points) : tr("{} HITS, {} LEFT", event.points, event.left));
      break;
    }
    case EventKind::mine: {
      w.title = tr("A DIE OF {}", rules.mine_sides);
      w.if_so = mine_faces(rules);
      w.if_not = tr("damage");
      const bool sunk = event.left == 0, harmed = event.dice.size() > 1;
      say(tr("{} feels her way through.", ship),
          sunk     ? tr("A mine breaks her back!")
          : harmed ? tr("A mine tears her side open.")
                   : tr("{} comes through.", ship),
          sunk     ? tr("MINED - SUNK")
          : harmed ? event.points == 1 ? tr("MINED: 1 HIT") : tr("MINED: {} HITS", event.points)
                   : tr("SAFE"));
      break;
    }
    case EventKind::storm:
      chance(tr("lost"), tr("safe"));
      say(tr("{} labours in the seas.", ship), yes ? tr("She does not come up again.") : tr("{} rides it out.", ship),
          yes ? tr("LOST IN THE STORM") : tr("RIDES IT OUT"));
      break;
    case EventKind::secondary:
      chance(tr("lost"), tr("afloat"));
      say(tr("Fire creeps towards {}'s magazines.", ship),
          yes ? tr("She blows up!") : tr("The magazines are flooded in time."),
          yes ? tr("BLOWN UP") : tr("STAYS AFLOAT"));
      break;
    case EventKind::worse:
      chance(tr("spreads"), tr("out"));
      say(tr("{} is still burning.", ship), yes ? tr("The fires spread.") : tr("The fires are out."),
          yes ? tr("FIRES SPREAD") : tr("FIRES OUT"));
      break;
    case EventKind::more_damage:
      w.if_so = tr("points are lost");
      quiet(tr("A DIE OF {}", event.sides), tr("{} points more are gone.", event.points),
            event.left == 0 ? tr("BURNT OUT - SUNK") : tr("{} HITS, {} LEFT", event.points, event.left));
      break;
    case EventKind::drydock:
      w.title = tr("DRY DOCK");
      say(tr("{} is in dock.", ship), tr("{} is as good as new.", ship),
          tr("MENDED +{}: {}/{}", event.left - before, event.left, rules.printed(event.ship)));
      break;
    case EventKind::reinforcement:
      quiet(tr("REINFORCEMENT"), tr("{} joins the fleet.", ship), tr("{} POINTS STRONG", event.left));
      break;
    case EventKind::nothing:
      quiet(card_title(event.card), tr("No ship of {} is damaged.", navy_name(event.seat)), tr("NO EFFECT"));
      break;
    case EventKind::no_ship:
      quiet(tr("REINFORCEMENT"), tr("{} has no ship left to send.", navy_name(event.seat)), tr("NO SHIP LEFT"));
      break;
    case EventKind::sunk: quiet({}, tr("{} is going down.", ship), {}); break;
    case EventKind::coin:
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws:
    case EventKind::card:
    case EventKind::event:
    case EventKind::minefield:
    case EventKind::discard:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
  return w;
}

std::vector<std::string> ship_pages(const Rules& rules, const FleetShip& ship) {
  const ShipCard& card = rules.ships[index(ship.ship)];
  std::vector<std::string> out;
  out.push_back(tr("{}, {}. {} class, in service {}, {} tons.", card.name, type_name(card.type), card.ship_class,
                   card.year, card.tons));
  out.push_back(ship.points > 0 ? tr("{} of {} points are left.", ship.points, rules.printed(ship.ship))
                                : tr("She is sunk; nothing raises her."));
  out.push_back(card.fact);
  if (card.type == ShipType::cv && ship.points > 0)
    out.push_back(
        tr("While she floats, an air strike may take the place of a draw (TFB-8). Broadsides cannot reach her "
           "while any other ship of her fleet floats (TFB-10)."));
  else if (ship.points > 0)
    out.push_back(tr("While she floats, {} broadsides can be fired.", kTypeNames[static_cast<std::size_t>(card.type)]));
  return out;
}

std::vector<std::string> card_pages(const Rules& rules, const Observation& seen, Card card) {
  std::vector<std::string> out{card_name(card) + ".", explain_card(rules, card)};
  const int gone = seen.discarded[index(card)], all = rules.cards[index(card)];
  const Hand& hand = seen.hands[index(seen.viewer == Viewer::one ? Seat::one : Seat::zero)];
  const auto held = std::count(hand.begin(), hand.end(), card);
  out.push_back(is_broadside(card) ? tr("At least {} in the game: {} in your hand, {} played.", all, held, gone)
                                   : tr("{} in the game: {} in your hand, {} played.", all, held, gone));
  return out;
}

std::vector<std::string> table_help(bool letters) {
  return {
      tr("The enemy's fleet is above, yours below, your hand at the bottom. One thing at a time wears the yellow "
         "frame; "
         "the panel at the right says what it is and what it would do."),
      tr("Your turn: draw a card, then play it or another, or throw one away. Or, instead of all that, let a carrier "
         "launch an air strike."),
      tr("Confirm plays the card under the frame; where it needs a target, choose a ship above and confirm again. Back "
         "changes your mind."),
      letters
          ? tr("P plays, X throws away, A launches an air strike, D draws, I looks closer, R shows the rules, H asks "
               "for a hint, S opens the menu with saving, U takes back, Tab opens the log.")
          : tr("The line at the foot shows which button does what. What has none there, such as the rules and a "
               "hint, stands in the list of commands at the left."),
      tr("A card that could be played is thrown away by two presses: the first one asks."),
      tr("The tab under a ship is the chance that the card in your hand sinks it.")};
}

std::vector<std::string> table_rules(const Rules& rules) {
  std::vector<std::string> out;
  out.push_back(tr("Sink every ship of the enemy. When the deck runs out first, the stronger fleet wins (TFB-15)."));
  out.push_back(tr("Instead of drawing, a carrier of yours may strike any ship: {} in {} to sink it (TFB-8).",
                   rules.strike.num, rules.strike.den));
  for (std::size_t kind = 0; kind < kCards; ++kind)
    out.push_back(tr("{}: {}", card_name(static_cast<Card>(kind)), explain_card(rules, static_cast<Card>(kind))));
  out.push_back(
      tr("Storm, secondary damage and reinforcement happen at once to whoever draws them and are the whole turn "
         "(TFB-5)."));
  out.push_back(
      tr("Broadsides cannot reach a carrier while any other ship of its fleet floats; aircraft, submarines and "
         "mines can (TFB-10)."));
  return out;
}

}  // namespace d6::broadside
