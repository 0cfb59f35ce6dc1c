// What things are called and what they do.
#include <algorithm>

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"

namespace d6::broadside {
namespace {

std::string odds(Chance chance) { return tr("{} in {}", chance.num, chance.den); }

const FleetShip* find(const Observation& seen, Ship ship) {
  for (const Fleet& fleet : seen.fleets)
    if (const FleetShip* at = ship_in(fleet, ship)) return at;
  return nullptr;
}

std::string aimed(const Rules& rules, const FleetShip& at, const Order& order) {
  return tr("{}: {} to sink", explain_ship(rules, at), odds(chance_to_sink(rules, order, at.points)));
}

}  // namespace

std::string type_name(ShipType type) {
  switch (type) {
    case ShipType::cv: return tr("carrier");
    case ShipType::bb: return tr("battleship");
    case ShipType::ca: return tr("heavy cruiser");
    case ShipType::cl: return tr("light cruiser");
    case ShipType::dd: return tr("destroyer");
  }
  return {};
}

std::string card_name(Card card) {
  switch (card) {
    case Card::bb: return tr("BB broadside");
    case Card::ca: return tr("CA broadside");
    case Card::cl: return tr("CL broadside");
    case Card::dd: return tr("DD broadside");
    case Card::submarine: return tr("Submarine");
    case Card::minefield: return tr("Minefield");
    case Card::landair: return tr("Land-based Air");
    case Card::drydock: return tr("Dry Dock");
    case Card::storm: return tr("Storm");
    case Card::secondary: return tr("Secondary Damage");
    case Card::reinforcement: return tr("Reinforcement");
  }
  return {};
}

std::string explain_card(const Rules& rules, Card card) {
  switch (card) {
    case Card::bb:
    case Card::ca:
    case Card::cl:
    case Card::dd: {
      const auto damage = rules.damage[index(card)];
      return tr(
          "Needs a {} of your own. {} to {} of damage to one enemy ship; carriers are shielded by their "
          "escorts.",
          type_name(fires(card)), damage.dice, points_text(damage.dice * damage.sides));
    }
    case Card::submarine: return tr("At any one enemy ship, carriers too: {} to sink her.", odds(rules.submarine));
    case Card::minefield:
      return tr("Every enemy ship, carriers too, rolls a die of {}: {}.", rules.mine_sides, mine_faces(rules));
    case Card::landair:
      return tr("At any one enemy ship, carriers too: {} to sink her. No carrier is needed.", odds(rules.landair));
    case Card::drydock: return tr("Repairs one damaged ship of yours in full.");
    case Card::storm:
      return tr("At once: each damaged ship of the drawer may sink, the likelier the more she is damaged.");
    case Card::secondary:
      return tr("At once: each damaged ship of the drawer may sink, or take up to {} more.",
                points_text(rules.secondary_sides));
    case Card::reinforcement: return tr("At once: one more ship of the drawer's navy joins the fleet.");
  }
  return {};
}

// Which faces of the die do what, no face twice: "4-5 harm, 6 sinks".
std::string mine_faces(const Rules& rules) {
  const MineFaces faces = faces_of_mine(rules);
  std::string out;
  if (!faces.harm.none())
    out = faces.harm.from == faces.harm.to ? tr("{} harms", faces.harm.from)
                                           : tr("{}-{} harm", faces.harm.from, faces.harm.to);
  if (faces.sunk.none()) return out.empty() ? tr("nothing happens") : out;
  if (!out.empty()) out += ", ";
  return out + (faces.sunk.from == faces.sunk.to ? tr("{} sinks", faces.sunk.from)
                                                 : tr("{}-{} sink", faces.sunk.from, faces.sunk.to));
}

std::string explain_ship(const Rules& rules, const FleetShip& ship) {
  const auto type = type_name(rules.type(ship.ship));
  const int printed = rules.printed(ship.ship);
  if (ship.points == 0) return tr("{}, {}, sunk", id_text(rules, ship.ship), type);
  return tr("{}, {}, {} of {}", id_text(rules, ship.ship), type, ship.points, points_text(printed));
}

std::string explain(const Rules& rules, const Observation& seen, const Order& order) {
  switch (order.kind) {
    case OrderKind::draw: return tr("Draw a card, then play one or discard one.");
    case OrderKind::discard: return tr("Discard the {}.", card_name(order.card));
    case OrderKind::strike:
      if (const auto* at = find(seen, order.ship))
        return tr("Air strike at {}; it takes the place of the draw.", aimed(rules, *at, order));
      break;
    case OrderKind::play: {
      if (order.card == Card::minefield) return tr("Minefield. {}", explain_card(rules, order.card));
      const auto* at = find(seen, order.ship);
      if (!at) break;
      if (order.card == Card::drydock)
        return tr("Dry dock for {}: back to {}.", explain_ship(rules, *at), rules.printed(at->ship));
      return tr("{} at {}.", card_name(order.card), aimed(rules, *at, order));
    }
  }
  return {};
}

}  // namespace d6::broadside
