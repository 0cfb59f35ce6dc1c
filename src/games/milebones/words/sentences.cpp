// What Mile Bones says: events, refusals with their rule, the observation in words, what a card does, why a hint.
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "games/milebones/words/milebones_words.h"

namespace d6 {
using namespace milebones;
namespace {

std::string_view name(Seat seat) { return Info<MileBones>::seats[index(seat)]; }

std::string_view kind(What what) {
  switch (what) {
    case What::coin: return "coin";
    case What::race: return "race";
    case What::dealt: return "dealt";
    case What::hand: return "hand";
    case What::drew: return "drew";
    case What::got: return "got";
    case What::mileage: return "mileage";
    case What::hazard: return "hazard";
    case What::remedy: return "remedy";
    case What::safety: return "safety";
    case What::coup: return "coup";
    case What::removed: return "removed";
    case What::discarded: return "discarded";
    case What::deck_out: return "deck_out";
    case What::offered: return "offered";
    case What::extended: return "extended";
    case What::completed: return "completed";
    case What::skipped: return "skipped";
    case What::nobody: return "nobody";
    case What::item: return "item";
    case What::race_total: return "race_total";
    case What::match_won: return "match_won";
    case What::match_tied: return "match_tied";
  }
  return "";
}

std::string_view item_key(Item item) {
  switch (item) {
    case Item::miles: return "miles";
    case Item::safeties: return "safeties";
    case Item::all_safeties: return "all_safeties";
    case Item::coups: return "coups";
    case Item::trip: return "trip";
    case Item::delayed_action: return "delayed_action";
    case Item::safe_trip: return "safe_trip";
    case Item::extension: return "extension";
    case Item::shutout: return "shutout";
  }
  return "";
}

std::string list(const Rules& rules, const auto& cards, std::string_view none) {
  std::string out;
  for (const Card card : cards) {
    if (!out.empty()) out += ", ";
    out += id_text(rules, card);
  }
  return out.empty() ? std::string(none) : out;
}

Refused no(std::string_view rule, std::string text) { return {"refused", std::string(rule), std::move(text)}; }

// What a player who may not move lacks.
std::string state_of(const Rules& rules, const Observation& seen, Seat seat) {
  const std::size_t i = index(seat);
  const Card shows = top(seen.table.cars[i].battle);
  if (seen.moving[i]) return seen.limited[i] ? tr("rolling under a Speed Limit") : tr("rolling");
  if (is_hazard(shows)) return tr("standing: {}", id_text(rules, shows));
  return tr("standing, waits for a Go");
}

}  // namespace

std::string Words<MileBones>::say(const Rules& rules, const Event& e) {
  const auto card = id_text(rules, e.card);
  switch (e.what) {
    case What::coin:
      return tr("The coin, {} in {}, drawn {}: {} begins.", e.roll.chance.num, e.roll.chance.den, e.roll.drawn + 1,
                name(e.seat));
    case What::race: return tr("Race {}: {} begins.", e.a, name(e.seat));
    case What::dealt: return tr("{} cards are dealt to each.", e.a);
    case What::hand: return tr("{} holds {}.", name(e.seat), list(rules, e.cards, tr("nothing")));
    case What::drew: return tr("{} draws; {} left in the deck.", name(e.seat), e.a);
    case What::got: return tr("{} has drawn {}.", name(e.seat), card);
    case What::mileage: return tr("{} drives {} miles: {} driven, {} to go.", name(e.seat), card, e.a, e.b);
    case What::hazard: return tr("{} plays {} on {}.", name(e.seat), card, name(other(e.seat)));
    case What::remedy: return tr("{} plays {}.", name(e.seat), card);
    case What::safety: return tr("{} plays the safety {}: {} points and another turn.", name(e.seat), card, e.a);
    case What::coup:
      return tr("Coup fourre! {} answers {} with {}: {} points and another turn.", name(e.seat),
                id_text(rules, e.against), card, e.a);
    case What::removed: return tr("{} leaves {}'s pile.", card, name(e.seat));
    case What::discarded: return tr("{} discards {}.", name(e.seat), card);
    case What::deck_out: return tr("The deck is empty.");
    case What::offered: return tr("{} has driven {} miles and may extend the race to {}.", name(e.seat), e.a, e.b);
    case What::extended: return tr("{} extends the race to {} miles.", name(e.seat), e.a);
    case What::completed: return tr("{} has completed the trip of {} miles.", name(e.seat), e.a);
    case What::skipped: return tr("{} has no card left and is passed over.", name(e.seat));
    case What::nobody: return tr("All cards are gone and nobody has completed the trip.");
    case What::item:
      return e.item == Item::safeties || e.item == Item::coups
                 ? tr("{}: {} ({}), {} points.", name(e.seat), item_name(e.item), e.b, e.a)
                 : tr("{}: {}, {} points.", name(e.seat), item_name(e.item), e.a);
    case What::race_total: return tr("{}: {} points in this race, {} in all.", name(e.seat), e.a, e.b);
    case What::match_won: return tr("{} wins the match, {} to {}.", name(e.seat), e.a, e.b);
    case What::match_tied: return tr("Both have {} points: another race decides.", e.a);
  }
  return {};
}

void Words<MileBones>::values(const Rules& rules, const Event& e, Json& out) {
  out["kind"] = kind(e.what);
  const auto seat = [&] { out["seat"] = static_cast<int>(e.seat); };
  const auto card = [&] { out["card"] = id_text(rules, e.card); };
  switch (e.what) {
    case What::coin:
      seat();
      out["chance"] = {e.roll.chance.num, e.roll.chance.den};
      out["drawn"] = e.roll.drawn;
      return;
    case What::race: seat(), out["race"] = e.a; return;
    case What::dealt: out["cards"] = e.a; return;
    case What::hand:
      seat();
      out["cards"] = Json::array();
      for (const Card held : e.cards) out["cards"].push_back(id_text(rules, held));
      return;
    case What::drew: seat(), out["deck"] = e.a; return;
    case What::mileage: seat(), card(), out["miles"] = e.a, out["to_go"] = e.b; return;
    case What::got:
    case What::hazard:
    case What::remedy:
    case What::removed:
    case What::discarded: seat(), card(); return;
    case What::safety: seat(), card(), out["points"] = e.a; return;
    case What::coup: seat(), card(), out["against"] = id_text(rules, e.against), out["points"] = e.a; return;
    case What::deck_out:
    case What::nobody: return;
    case What::offered: seat(), out["miles"] = e.a, out["goal"] = e.b; return;
    case What::extended: seat(), out["goal"] = e.a; return;
    case What::completed: seat(), out["miles"] = e.a; return;
    case What::skipped: seat(); return;
    case What::item: seat(), out["item"] = item_key(e.item), out["count"] = e.b, out["points"] = e.a; return;
    case What::race_total: seat(), out["points"] = e.a, out["total"] = e.b; return;
    case What::match_won: seat(), out["total"] = e.a, out["other"] = e.b; return;
    case What::match_tied: out["total"] = e.a; return;
  }
}

Refused Words<MileBones>::why(const Rules& rules, Refusal refusal, const Observation& seen) {
  const auto card = [&] { return id_text(rules, static_cast<Card>(refusal.a)); };
  const auto rival = name(other(seen.table.current));
  switch (static_cast<No>(refusal.code)) {
    case No::allowed: break;
    case No::draw_first:
      return no("MB-20", seen.table.threat == Card::none
                             ? tr("First draw a card.")
                             : tr("First draw a card, or answer the hazard with a coup fourre."));
    case No::drawn_already:
      return no("MB-22", tr("One draw a turn; the cards of a coup or a safety take the place of a further one."));
    case No::deck_empty: return no("MB-13", tr("The deck is empty: there is nothing to draw."));
    case No::not_in_hand: return no("MB start", tr("There is no {} in the hand.", card()));
    case No::answer_offer:
      return no("MB-12", tr("First say whether the race is extended to {} miles.", extended_goal(rules)));
    case No::no_offer: return no("MB-12", tr("An extension is offered only to whoever lands on the goal first."));
    case No::standing: return no("MB play-when", tr("Mileage needs a Go or the Right of Way: the car stands."));
    case No::limited:
      return no("MB play-when", tr("Under a Speed Limit a card of at most {} miles may be played.", refusal.a));
    case No::too_many: return no("MB-11", tr("Only {} cards of {} miles may be played in a race.", refusal.b, card()));
    case No::overshoot: return no("MB-15", tr("Only {} miles are left, and the goal must be met exactly.", refusal.a));
    case No::other_standing: return no("MB-9", tr("{} is standing: this hazard needs a moving car.", rival));
    case No::other_protected:
      return no(static_cast<Card>(refusal.a) == Card::right_of_way ? "MB-7" : "MB safety",
                tr("{} has the {} and is protected.", rival, card()));
    case No::other_limited: return no("MB-9", tr("{} is under a Speed Limit already.", rival));
    case No::no_hazard: return no("MB remedy", tr("There is no hazard that {} would cure.", card()));
    case No::wrong_remedy: return no("MB-15", tr("This does not cure {}.", card()));
    case No::rolling: return no("MB-16", tr("The car is rolling: a Go would do nothing."));
    case No::go_with_right: return no("MB-16", tr("The Right of Way is a standing Go: no other is needed."));
    case No::go_on_hazard: return no("MB-16", tr("A Go does not cure {}.", card()));
    case No::not_limited: return no("MB-31", tr("There is no Speed Limit to end."));
    case No::no_coup:
      return no("MB-3", tr("A coup fourre answers a hazard of the turn before, and comes before the draw."));
    case No::coup_wrong: return no("MB-3", tr("Only the safety against {} makes the coup.", card()));
    case No::no_safety: return no("MB-3", tr("A coup fourre takes a safety, and {} is none.", card()));
    case No::must_play: return no("MB-13", tr("The deck is empty: a card that can be played must be."));
  }
  return no("MB-20", tr("This cannot be done now."));
}

std::vector<std::string> Words<MileBones>::describe(const Rules& rules, const Observation& seen) {
  std::vector<std::string> out;
  const Table& table = seen.table;
  out.push_back(plays_match(rules)
                    ? tr("Race {} to {} miles; match to {}: {} {}, {} {}.", table.races + 1, seen.goal,
                         match_goal(rules), name(Seat::zero), table.totals[0], name(Seat::one), table.totals[1])
                    : tr("Race to {} miles.", seen.goal));
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::size_t i = index(seat);
    const Car& car = table.cars[i];
    out.push_back(tr("{}: {} miles, {} to go, {}; {} points so far, {} cards.", name(seat), seen.miles[i],
                     seen.goal - seen.miles[i], state_of(rules, seen, seat), seen.points[i], seen.held[i]));
    out.push_back(tr("  Battle: {}. Limit: {}. Safeties: {}. Coups: {}. Long cards: {}.",
                     list(rules, car.battle, tr("nothing")), list(rules, car.limit, tr("nothing")),
                     list(rules, car.safeties, tr("none")), list(rules, car.coups, tr("none")),
                     car.played[kDistances - 1]));
    if (!seen.hands[i].empty()) out.push_back(tr("  Hand: {}.", list(rules, seen.hands[i], tr("nothing"))));
  }
  out.push_back(tr("Deck: {} left. Discards: {}, on top {}.", seen.deck_left, table.discards.size(),
                   table.discards.empty() ? tr("nothing") : id_text(rules, top(table.discards))));
  switch (table.phase) {
    case Phase::draw:
      out.push_back(table.threat == Card::none ? tr("{} draws.", name(table.current))
                                               : tr("{} may answer {} with a coup before drawing.", name(table.current),
                                                    id_text(rules, table.threat)));
      break;
    case Phase::play: out.push_back(tr("{} plays or discards a card.", name(table.current))); break;
    case Phase::offer: out.push_back(tr("{} extends the race or finishes it.", name(table.current))); break;
    case Phase::dealt:
    case Phase::drawing:
    case Phase::sheet:
    case Phase::next: break;
    case Phase::over:
      out.push_back(
          tr("It is over: {} {}, {} {}.", name(Seat::zero), table.totals[0], name(Seat::one), table.totals[1]));
      break;
  }
  return out;
}

std::string Words<MileBones>::reason(const Rules& rules, const Observation& seen, const Order& order) {
  const auto rival = name(other(seen.table.current));
  switch (order.act) {
    case Act::draw:
      return seen.table.threat == Card::none ? tr("Every turn begins with a draw.")
                                             : tr("There is nothing to answer the hazard with, or it can wait.");
    case Act::coup: return tr("A coup fourre is the best-paid card there is, and gives another turn.");
    case Act::extend: return tr("The rest of the way looks worth more than the trip now.");
    case Act::finish: return tr("The trip is sure now; {} might win the longer one.", rival);
    case Act::discard:
      return is_safety(order.card) ? tr("There is no better card to part with.")
                                   : tr("The {} is the card least likely to be missed.", id_text(rules, order.card));
    case Act::play: break;
  }
  const std::size_t me = index(seen.table.current);
  const Card stands = top(seen.table.cars[me].battle);
  if (is_mileage(order.card) && seen.miles[me] + distance(rules, order.card) == seen.goal)
    return tr("That is the goal: nothing is worth more.");
  if (is_mileage(order.card)) return tr("{} miles further is the best use of this turn.", id_text(rules, order.card));
  if (is_hazard(order.card)) return tr("{} loses time with {}.", rival, id_text(rules, order.card));
  if (order.card == Card::end_of_limit) return tr("The limit holds you to {} miles a card.", rules.speed_limit);
  if (order.card == Card::go) return tr("Without a Go no mile is driven.");
  if (is_remedy(order.card)) return tr("{} must be cured before the car can go on.", id_text(rules, stands));
  if (is_hazard(stands) && safety_against(stands) == order.card)
    return tr("It cures {} at once and for good.", id_text(rules, stands));
  return tr("The safety helps more on the table than kept for a coup.");
}

namespace milebones {

std::string item_name(Item item) {
  switch (item) {
    case Item::miles: return tr("Miles");
    case Item::safeties: return tr("Safeties");
    case Item::all_safeties: return tr("All four safeties");
    case Item::coups: return tr("Coups fourres");
    case Item::trip: return tr("Trip completed");
    case Item::delayed_action: return tr("Delayed action");
    case Item::safe_trip: return tr("Safe trip");
    case Item::extension: return tr("Extension");
    case Item::shutout: return tr("Shutout");
  }
  return {};
}

std::string explain(const Rules& rules, Card card) {
  if (card == Card::none) return {};
  const auto called = id_text(rules, card);
  if (is_mileage(card)) return tr("{}: drives {} miles when the car is rolling.", called, distance(rules, card));
  if (card == Card::speed_limit) return tr("{}: the other car drives only short cards until the End of Limit.", called);
  if (is_hazard(card))
    return tr("{}: stops the other car while it is moving; {} cures it.", called, id_text(rules, remedy_of(card)));
  if (card == Card::go) return tr("{}: starts the car at first, and after a Stop or a remedy.", called);
  if (card == Card::end_of_limit) return tr("{}: ends a Speed Limit.", called);
  if (is_remedy(card))
    return tr("{}: cures {}; a Go must follow.", called, id_text(rules, static_cast<Card>(index(card) - 5)));
  if (card == Card::right_of_way)
    return tr("{}: neither Stop nor Speed Limit hurts you any more, and you need no Go.", called);
  return tr("{}: {} cannot stop you any more, and you have another turn.", called,
            id_text(rules, static_cast<Card>(index(card) - 10)));
}

}  // namespace milebones
}  // namespace d6
