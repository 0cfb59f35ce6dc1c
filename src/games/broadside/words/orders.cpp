// The text form of orders, and why one is refused.
#include <algorithm>

#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"

namespace d6 {
using namespace broadside;
namespace {

constexpr std::string_view kAllowed =
    "\"draw\", \"strike SHIP\", \"broadside BB|CA|CL|DD at SHIP\", \"submarine at SHIP\", \"minefield\", \"landair at "
    "SHIP\", \"drydock SHIP\" or \"discard CARD\"";

std::string_view first_word(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const auto word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

bool takes(std::string_view& rest, std::string_view word) {
  std::string_view copy = rest;
  if (first_word(copy) != word) return false;
  rest = copy;
  return true;
}

Parsed<Order> nothing_like(std::string_view text) {
  return {{}, tr("found \"{}\"; allowed is {}", shortened(text, 40), kAllowed)};
}

Parsed<Order> at_ship(const Rules& rules, Order order, std::string_view name) {
  if (!id_parse(rules, name, order.ship))
    return {{}, tr("found \"{}\"; allowed is the name of a ship", shortened(name, 40))};
  return {order, {}};
}

Ship ship_of(Refusal refusal) { return static_cast<Ship>(refusal.a); }
Card card_of(Refusal refusal) { return static_cast<Card>(refusal.a); }

}  // namespace

std::string Words<Broadside>::text(const Rules& rules, const Order& order) {
  switch (order.kind) {
    case OrderKind::draw: return "draw";
    case OrderKind::strike: return fmt::format("strike {}", id_text(rules, order.ship));
    case OrderKind::discard: return fmt::format("discard {}", id_text(rules, order.card));
    case OrderKind::play: break;
  }
  if (is_broadside(order.card))
    return fmt::format("broadside {} at {}", id_text(rules, order.card), id_text(rules, order.ship));
  if (order.card == Card::submarine) return fmt::format("submarine at {}", id_text(rules, order.ship));
  if (order.card == Card::landair) return fmt::format("landair at {}", id_text(rules, order.ship));
  if (order.card == Card::drydock) return fmt::format("drydock {}", id_text(rules, order.ship));
  return "minefield";
}

Parsed<Order> Words<Broadside>::parse(const Rules& rules, std::string_view text) {
  std::string_view rest = text;
  const auto verb = first_word(rest);
  if (text == "draw") return {Order{OrderKind::draw, {}, {}}, {}};
  if (text == "minefield") return {Order{OrderKind::play, Card::minefield, {}}, {}};
  if (verb == "strike") return at_ship(rules, {OrderKind::strike, {}, {}}, rest);
  if (verb == "drydock") return at_ship(rules, {OrderKind::play, Card::drydock, {}}, rest);
  if (verb == "submarine" && takes(rest, "at")) return at_ship(rules, {OrderKind::play, Card::submarine, {}}, rest);
  if (verb == "landair" && takes(rest, "at")) return at_ship(rules, {OrderKind::play, Card::landair, {}}, rest);
  if (verb == "broadside") {
    const auto name = first_word(rest);
    Card card{};
    if (!id_parse(rules, name, card) || !is_broadside(card) || !takes(rest, "at"))
      return {{}, tr("found \"{}\"; allowed is \"broadside BB|CA|CL|DD at SHIP\"", shortened(text, 40))};
    return at_ship(rules, {OrderKind::play, card, {}}, rest);
  }
  if (verb == "discard") {
    Order order{OrderKind::discard, {}, {}};
    if (id_parse(rules, rest, order.card)) return {order, {}};
    return {
        {},
        tr("found \"{}\"; allowed is BB, CA, CL, DD, Submarine, Minefield, Landair or Drydock", shortened(rest, 40))};
  }
  return nothing_like(text);
}

Refused Words<Broadside>::why(const Rules& rules, Refusal refusal, const Observation& seen) {
  const auto refused = [](std::string_view rule, std::string text) {
    return Refused{"refused", std::string(rule), std::move(text)};
  };
  switch (static_cast<No>(refusal.code)) {
    case No::nothing: break;
    case No::draw_first: return refused("TFB-35", tr("Draw a card first; then play or discard one."));
    case No::drawn_already: return refused("TFB-35", tr("You have drawn; now play a card or discard one."));
    case No::strike_after_draw:
      // What will still hold in the next turn is the stronger reason.
      if (!has_type(rules, seen.fleets[index(seen.seat)], ShipType::cv))
        return refused("TFB-8",
                       tr("An air strike needs a carrier of your own afloat, and takes the place of the draw."));
      return refused("TFB-8", tr("An air strike takes the place of the draw; after drawing it is no longer open."));
    case No::no_carrier: return refused("TFB other-3", tr("An air strike needs a carrier of your own afloat."));
    case No::no_such_target:
      return refused("TFB-9", tr("{} is not in the enemy's fleet.", id_text(rules, ship_of(refusal))));
    case No::target_sunk: return refused("TFB other-1", tr("{} is sunk already.", id_text(rules, ship_of(refusal))));
    case No::not_held: return refused("TFB other-2", tr("You hold no {}.", card_name(card_of(refusal))));
    case No::class_lost:
      return refused("TFB card-8", tr("A {} needs a {} of your own afloat.", card_name(card_of(refusal)),
                                      type_name(fires(card_of(refusal)))));
    case No::shielded: {
      const int afloat = escorts(rules, seen.fleets[index(other(seen.seat))]);
      return refused("TFB-10", tr("{} is a carrier, shielded from broadsides while an escort of hers floats ({}).",
                                  id_text(rules, ship_of(refusal)),
                                  counted(afloat, tr("1 escort floats"), tr("{} escorts float", afloat))));
    }
    case No::nothing_damaged: return refused("TFB-14", tr("You have no damaged ship to repair."));
    case No::not_own: return refused("TFB-14", tr("{} is not in your fleet.", id_text(rules, ship_of(refusal))));
    case No::not_raised:
      return refused("TFB-14", tr("{} is sunk; a dry dock never raises a ship.", id_text(rules, ship_of(refusal))));
    case No::not_damaged: return refused("TFB-14", tr("{} is not damaged.", id_text(rules, ship_of(refusal))));
    case No::event_card:
      return refused("TFB-5",
                     tr("{} is an event: it is carried out when drawn and never held.", card_name(card_of(refusal))));
  }
  return {};
}

std::vector<Form> Words<Broadside>::forms(const Rules&, const Observation&) { return {}; }

}  // namespace d6
