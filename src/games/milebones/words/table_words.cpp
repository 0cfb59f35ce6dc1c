// Labels and short sentences of the table.
#include "games/milebones/words/table_words.h"

#include <algorithm>

#include "base/text.h"
#include "games/milebones/words/milebones_words.h"

namespace d6::milebones {
namespace {

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

int count_seen(const Observation& seen, Card card) {
  const auto count = [card](const auto& cards) {
    return static_cast<int>(std::count(cards.begin(), cards.end(), card));
  };
  int n = count(seen.table.discards);
  for (const Hand& hand : seen.hands) n += count(hand);
  for (const Car& car : seen.table.cars) {
    n += count(car.battle) + count(car.limit);
    if (is_safety(card) && car.safeties.has(card)) ++n;
    if (is_mileage(card)) n += car.played[index(card)];
  }
  return n;
}

constexpr std::size_t kReasons = 2;  // of cards that are out, in the panel

std::string rival_name(Seat seat) { return std::string(Info<MileBones>::seats[index(other(seat))]); }

}  // namespace

std::string seat_name(Seat seat) { return upper(std::string(Info<MileBones>::seats[index(seat)])); }

std::string card_title(Card card) {
  switch (card) {
    case Card::mileage_1:
    case Card::mileage_2:
    case Card::mileage_3:
    case Card::mileage_4:
    case Card::mileage_5: return tr("MILES");
    case Card::out_of_gas: return tr("OUT OF GAS");
    case Card::flat_tire: return tr("FLAT TIRE");
    case Card::accident: return tr("ACCIDENT");
    case Card::speed_limit: return tr("SPEED LIMIT");
    case Card::stop: return tr("STOP");
    case Card::gasoline: return tr("GASOLINE");
    case Card::spare_tire: return tr("SPARE TIRE");
    case Card::repairs: return tr("REPAIRS");
    case Card::end_of_limit: return tr("END OF LIMIT");
    case Card::go: return tr("GO");
    case Card::extra_tank: return tr("EXTRA TANK");
    case Card::puncture_proof: return tr("PUNCTURE PROOF");
    case Card::driving_ace: return tr("DRIVING ACE");
    case Card::right_of_way: return tr("RIGHT OF WAY");
    case Card::none: break;
  }
  return {};
}

std::array<std::string, 2> car_words(const Rules& rules, const Observation& seen, Seat seat) {
  const std::size_t i = index(seat);
  const Card shows = top(seen.table.cars[i].battle);
  std::array<std::string, 2> out;
  if (seen.moving[i]) {
    out[0] = tr("ROLLING");
    out[1] = seen.limited[i] ? tr("Limit {}", rules.speed_limit) : tr("No limit");
    return out;
  }
  out[0] = is_hazard(shows) ? tr("STOPPED") : tr("WAITING");
  out[1] = tr("Needs Go");
  if (shows == Card::out_of_gas) out[1] = tr("No gas");
  if (shows == Card::flat_tire) out[1] = tr("Flat tire");
  if (shows == Card::accident) out[1] = tr("Accident");
  if (shows == Card::stop) out[1] = tr("Needs Go");
  return out;
}

std::string goes_where(const Rules& rules, Card card, std::string_view name) {
  const std::string called = name.empty() ? id_text(rules, card) : std::string(name);
  if (is_mileage(card)) return tr("{} goes on your own miles.", called);
  if (card == Card::speed_limit) return tr("{} goes on the other car's limit pile.", called);
  if (is_hazard(card)) return tr("{} goes on the other car's battle pile.", called);
  if (card == Card::end_of_limit) return tr("{} goes on your limit pile.", called);
  return tr("{} goes on your battle pile.", called);
}

std::string play_title(const Rules& rules, Card card) {
  if (is_mileage(card)) return tr("PLAY {} MILES", distance(rules, card));
  return tr("PLAY {}", card_title(card));
}

Effect effect_of(const Rules& rules, const Observation& seen, Seat seat, const Order& order) {
  const std::size_t i = index(seat);
  const Card card = order.card;
  const Car& mine = seen.table.cars[i];
  const std::string rival = rival_name(seat);
  if (order.act == Act::coup)
    return {
        tr("{} points!", rules.points.safety + rules.points.coup),
        tr("A coup against {}: {} new cards and another turn.", id_text(rules, seen.table.threat), rules.coup_cards)};
  if (is_mileage(card)) {
    const int miles = seen.miles[i], far = distance(rules, card), left = seen.goal - miles - far;
    return {tr("{} + {} = {} miles", miles, far, miles + far),
            left == 0 ? tr("That completes the trip!") : tr("{} miles still to go.", left)};
  }
  if (card == Card::speed_limit)
    return {tr("{} must crawl.", rival), tr("Only cards of {} miles or less, until End of Limit.", rules.speed_limit)};
  if (is_hazard(card))
    return {tr("{}'s car stops.", rival),
            card == Card::stop ? tr("It stands until {} plays a Go.", rival)
                               : tr("It stands until {} plays {}, then a Go.", rival, id_text(rules, remedy_of(card)))};
  if (card == Card::go) return {tr("Your car rolls."), tr("Then mileage may be played.")};
  if (card == Card::end_of_limit) return {tr("No limit any more."), tr("Every distance may be played again.")};
  if (is_remedy(card))
    return {tr("{} is cured.", id_text(rules, static_cast<Card>(index(card) - 5))),
            mine.safeties.has(Card::right_of_way) ? tr("With Right of Way the car rolls at once.")
                                                  : tr("Then the car needs a Go.")};
  if (card == Card::right_of_way)
    return {tr("{} and another turn.", rules.points.safety),
            tr("Neither Stop nor Speed Limit hurts you, and you need no Go any more.")};
  return {tr("{} and another turn.", rules.points.safety),
          tr("{} cannot hurt you now. Kept for a coup: {} points.", id_text(rules, static_cast<Card>(index(card) - 10)),
             rules.points.safety + rules.points.coup)};
}

std::string outs(const Rules& rules, const Observation& seen, const std::vector<Out>& all) {
  // The cards of one reason together, the reason in few words.
  std::string out;
  std::vector<No> done;
  const std::string rival = rival_name(seen.table.current);
  for (const Out& first : all) {
    const auto code = static_cast<No>(first.why.code);
    if (std::find(done.begin(), done.end(), code) != done.end()) continue;
    if (done.size() == kReasons) break;
    done.push_back(code);
    std::string cards;
    std::vector<Card> named;
    for (const Out& o : all)
      if (static_cast<No>(o.why.code) == code && std::find(named.begin(), named.end(), o.card) == named.end()) {
        named.push_back(o.card);
        cards += (cards.empty() ? "" : ", ") + id_text(rules, o.card);
      }
    std::string why;
    switch (code) {
      case No::standing: why = tr("your car stands"); break;
      case No::limited: why = tr("the limit is {}", first.why.a); break;
      case No::too_many: why = tr("{} are laid already", first.why.b); break;
      case No::overshoot: why = tr("only {} miles to go", first.why.a); break;
      case No::other_standing: why = tr("{} stands already", rival); break;
      case No::other_protected: why = tr("{} is safe from it", rival); break;
      case No::other_limited: why = tr("{} has a limit", rival); break;
      case No::no_hazard: why = tr("nothing to cure"); break;
      case No::wrong_remedy: why = tr("the wrong cure"); break;
      case No::rolling: why = tr("you roll already"); break;
      case No::go_with_right: why = tr("Right of Way will do"); break;
      case No::go_on_hazard: why = tr("cure it first"); break;
      case No::not_limited: why = tr("no limit now"); break;
      case No::draw_first: why = tr("draw first"); break;
      case No::answer_offer: why = tr("answer first"); break;
      case No::allowed:
      case No::drawn_already:
      case No::deck_empty:
      case No::not_in_hand:
      case No::no_offer:
      case No::no_coup:
      case No::coup_wrong:
      case No::no_safety:
      case No::must_play: why = tr("not now"); break;
    }
    if (!out.empty()) out += '\n';
    out += tr("{}: {}.", cards, why);
  }
  return out;
}

std::string told(const Rules& rules, const Event& e, std::optional<Seat> you) {
  const bool mine = you && e.seat == *you;
  const std::string_view who = Info<MileBones>::seats[index(e.seat)], rival = Info<MileBones>::seats[1 - index(e.seat)];
  const auto card = id_text(rules, e.card);
  switch (e.what) {
    case What::coin: return mine ? tr("The coin says: you begin.") : tr("The coin says: {} begins.", who);
    case What::race:
      if (e.a == 1) return {};  // the coin has said it
      return mine ? tr("Race {}: you begin.", e.a) : tr("Race {}: {} begins.", e.a, who);
    case What::mileage: return mine ? tr("You drive {} miles.", card) : tr("{} drives {} miles.", who, card);
    case What::hazard:
      if (mine) return tr("You play {} on {}.", card, rival);
      return you ? tr("{} plays {} on you.", who, card) : tr("{} plays {} on {}.", who, card, rival);
    case What::remedy: return mine ? tr("You play {}.", card) : tr("{} plays {}.", who, card);
    case What::safety: return mine ? tr("You lay {}: another turn.", card) : tr("{} lays {}: another turn.", who, card);
    case What::coup:
      return mine ? tr("Coup fourre! You answer with {}.", card) : tr("Coup fourre! {} answers with {}.", who, card);
    case What::discarded: return mine ? tr("You throw {} away.", card) : tr("{} throws {} away.", who, card);
    case What::offered: return mine ? tr("You have driven {} miles.", e.a) : tr("{} has driven {} miles.", who, e.a);
    case What::extended:
      return mine ? tr("You extend the race to {} miles.", e.a) : tr("{} extends the race to {} miles.", who, e.a);
    case What::completed: return mine ? tr("You complete the trip!") : tr("{} completes the trip.", who);
    case What::skipped: return mine ? tr("You have no card left.") : tr("{} has no card left.", who);
    case What::match_won:
      return mine ? tr("You win the match, {} to {}.", e.a, e.b) : tr("{} wins the match, {} to {}.", who, e.a, e.b);
    case What::dealt:
    case What::hand:
    case What::drew:
    case What::got:
    case What::removed:
    case What::deck_out:
    case What::nobody:
    case What::item:
    case What::race_total:
    case What::match_tied: break;
  }
  return Words<MileBones>::say(rules, e);
}

std::string logged(const Rules& rules, const Event& e, std::optional<Seat> you) {
  if (!you) return Words<MileBones>::say(rules, e);
  const bool mine = e.seat == *you;
  const std::string_view who = Info<MileBones>::seats[index(e.seat)];
  const auto card = id_text(rules, e.card);
  switch (e.what) {
    case What::coin:
      return mine ? tr("The coin is flipped, 1 chance in {}: you begin.", e.roll.chance.den)
                  : tr("The coin is flipped, 1 chance in {}: {} begins.", e.roll.chance.den, who);
    case What::race: return mine ? tr("RACE {}: you begin.", e.a) : tr("RACE {}: {} begins.", e.a, who);
    case What::hand: {
      std::string cards;
      for (const Card held : e.cards) cards += (cards.empty() ? "" : ", ") + id_text(rules, held);
      return mine ? tr("You hold {}.", cards) : tr("{} holds {}.", who, cards);
    }
    case What::drew:
      return mine ? tr("You draw; {} left in the deck.", e.a) : tr("{} draws; {} left in the deck.", who, e.a);
    case What::got: return mine ? tr("You have drawn {}.", card) : tr("{} has drawn {}.", who, card);
    case What::mileage:
      return mine ? tr("You drive {} miles: {} driven, {} to go.", card, e.a, e.b)
                  : tr("{} drives {} miles: {} driven, {} to go.", who, card, e.a, e.b);
    case What::safety:
      return mine ? tr("You lay {}: {} points and another turn.", card, e.a)
                  : tr("{} lays {}: {} points and another turn.", who, card, e.a);
    case What::coup:
      return mine ? tr("Coup fourre! You answer {} with {}: {} points and another turn.", id_text(rules, e.against),
                       card, e.a)
                  : tr("Coup fourre! {} answers {} with {}: {} points and another turn.", who,
                       id_text(rules, e.against), card, e.a);
    case What::removed: return mine ? tr("{} leaves your pile.", card) : tr("{} leaves {}'s pile.", card, who);
    case What::offered:
      return mine ? tr("You have driven {} miles and may extend the race to {}.", e.a, e.b)
                  : tr("{} has driven {} miles and may extend the race to {}.", who, e.a, e.b);
    case What::completed:
      return mine ? tr("You complete the trip of {} miles!", e.a) : tr("{} completes the trip of {} miles.", who, e.a);
    case What::skipped:
      return mine ? tr("You have no card left and are passed over.")
                  : tr("{} has no card left and is passed over.", who);
    case What::item:
      if (!mine) break;
      return e.item == Item::safeties || e.item == Item::coups
                 ? tr("You: {} ({}), {} points.", item_name(e.item), e.b, e.a)
                 : tr("You: {}, {} points.", item_name(e.item), e.a);
    case What::race_total:
      return mine ? tr("You: {} points in this race, {} in all.", e.a, e.b)
                  : tr("{}: {} points in this race, {} in all.", who, e.a, e.b);
    case What::hazard:
    case What::remedy:
    case What::discarded:
    case What::extended:
    case What::match_won: return told(rules, e, you);
    case What::dealt:
    case What::deck_out:
    case What::nobody:
    case What::match_tied: break;
  }
  return Words<MileBones>::say(rules, e);
}

std::string rule_words(std::string_view rule) {
  const auto is = [rule](auto... ids) { return ((rule == ids) || ...); };
  if (is("MB play-when")) return tr("Rule: an open road");
  if (is("MB play-where")) return tr("Rule: its own place");
  if (is("MB-20", "MB-22")) return tr("Rule: draw first");
  if (is("MB-13")) return tr("Rule: an empty deck");
  if (is("MB-12")) return tr("Rule: the extension");
  if (is("MB-11")) return tr("Rule: long cards");
  if (is("MB-9", "MB safety")) return tr("Rule: hazards");
  if (is("MB-7")) return tr("Rule: Right of Way");
  if (is("MB remedy", "MB-15")) return tr("Rule: what fits");
  if (is("MB-16")) return tr("Rule: Go cards");
  if (is("MB-31")) return tr("Rule: End of Limit");
  if (is("MB-3")) return tr("Rule: coup fourre");
  return rule.empty() ? std::string() : tr("The rules");
}

std::string does(const Rules& rules, Card card) {
  std::string text = explain(rules, card);
  const std::size_t colon = text.find(": ");
  if (colon == std::string::npos) return text;
  text.erase(0, colon + 2);
  return capital(std::move(text));
}

std::string lying(const Rules& rules, const Observation& seen, Seat seat, Card card, bool you) {
  const std::string_view who = Info<MileBones>::seats[index(seat)];
  if (card == Card::speed_limit)
    return you ? tr("You drive no card over {} until you lay End of Limit.", rules.speed_limit)
               : tr("{} drives no card over {} until End of Limit.", who, rules.speed_limit);
  if (card == Card::end_of_limit) return tr("The Speed Limit is over.");
  const bool right = seen.table.cars[index(seat)].safeties.has(Card::right_of_way);
  if (is_hazard(card)) {
    const std::string cure = id_text(rules, remedy_of(card));
    if (card == Card::stop || right)
      return you ? tr("Your car stands until you lay {}.", cure) : tr("{} stands until {} is laid.", who, cure);
    return you ? tr("Your car stands until you lay {}, then Go.", cure)
               : tr("{} stands until {} is laid, then Go.", who, cure);
  }
  if (!seen.moving[index(seat)])
    return you ? tr("Your car stands until you lay Go.") : tr("{} stands until Go is laid.", who);
  return you ? tr("Your car rolls: mileage may be played.") : tr("{}'s car rolls.", who);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string item_worth(const Rules& rules, Item item) {
  const Points& p = rules.points;
  switch (item) {
    case Item::miles: return tr("{} a mile", p.mile);
    case Item::safeties: return tr("{} each", p.safety);
    case Item::all_safeties: return fmt::format("{}", p.all_safeties);
    case Item::coups: return tr("{} each", p.coup);
    case Item::trip: return fmt::format("{}", p.trip);
    case Item::delayed_action: return fmt::format("{}", p.delayed_action);
    case Item::safe_trip: return tr("no {}s, {}", rules.miles[kDistances - 1], p.safe_trip);
    case Item::extension: return fmt::format("{}", p.extension);
    case Item::shutout: return fmt::format("{}", p.shutout);
  }
  return {};
}

std::string sheet_fact(const Rules& rules, const Observation& seen, const std::array<Sheet, 2>& lines, Seat winner) {
  const Sheet& mine = lines[index(winner)];
  const auto points = [&](Item item) { return mine[static_cast<std::size_t>(item)].points; };
  std::string out = tr("{} miles", seen.goal);
  if (points(Item::safe_trip) > 0) out += tr(", no {}s", rules.miles[kDistances - 1]);
  if (points(Item::extension) > 0) out += tr(", extended");
  const int coups = mine[static_cast<std::size_t>(Item::coups)].count;
  if (coups == 1) out += tr(", one coup");
  if (coups > 1) out += tr(", {} coups", coups);
  if (points(Item::shutout) > 0) out += tr(", a shutout");
  return out + ".";
}

std::vector<std::string> card_pages(const Rules& rules, const Observation& seen, Card card) {
  std::vector<std::string> out;
  out.push_back(does(rules, card));
  out.push_back(goes_where(rules, card, tr("It")));
  if (is_safety(card))
    out.push_back(
        tr("Laid when you like it is worth {} points. Laid at once as the answer to the hazard it stops, before "
           "the draw, it is a coup fourre: {} points, {} cards, and another turn.",
           rules.points.safety, rules.points.safety + rules.points.coup, rules.coup_cards));
  if (is_mileage(card) && rules.most[index(card)] < kDeck)
    out.push_back(tr("Only {} of these may be laid by a player in one race.", rules.most[index(card)]));
  const int all = rules.count[index(card)], in_sight = count_seen(seen, card);
  int hidden = seen.deck_left;
  for (const Seat seat : {Seat::zero, Seat::one})
    if (seen.hands[index(seat)].empty()) hidden += seen.held[index(seat)];
  out.push_back(seen.deck_left > 0 && all > in_sight
                    ? tr("You see {} of {}. The next card of the deck is one with a chance of {} in {}.", in_sight, all,
                         all - in_sight, hidden)
                    : tr("You see {} of {}.", in_sight, all));
  return out;
}

std::vector<std::string> table_help(bool pad) {
  std::vector<std::string> out{
      tr("Draw a card, then play one or throw one away."),
      tr("Dashes show where the card goes, the ghost on the road how far."),
      {},
      tr("Your turn   draw first: the card joins your hand"),
      tr("A coup      a hazard just laid, its safety in your hand:"),
      tr("            answer before you draw, or it is too late"),
      tr("Dim cards   cannot be played now, only thrown away"),
      tr("The panel   what the card does, and why others are out"),
      tr("The road    both cars, and the goal with its flag"),
      tr("The lamps   how many of the longest cards are laid"),
      {},
  };
  if (pad) {
    out.push_back(tr("The line at the bottom shows what each button does now."));
    out.push_back(tr("As in 1990 you may choose a card and then its place: the shoulder buttons go from row to row."));
    return out;
  }
  for (std::string& line : std::vector<std::string>{
           tr("D  draw          P  play          X  throw away"),
           tr("C  coup fourre   E  extend        F  finish here"),
           tr("I  read card     L  the log       R  rules in short"),
           tr("H  hint          U  take back     S  the menu"),
           {},
           tr("As in 1990 you may choose a card and then its place. With the mouse: click the card, then the place, "
              "or the card twice."),
       })
    out.push_back(std::move(line));
  return out;
}

std::vector<std::string> table_rules(const Rules& rules) {
  const Points& p = rules.points;
  return {
      tr("First to drive exactly {} miles completes the trip; whoever gets there first may extend the race to {}.",
         rules.goal, rules.extended_goal),
      tr("Each turn: draw, then play or discard one card. Mileage needs a Go on the battle pile, or the Right of Way."),
      tr("Hazards stop the other car while it moves: gas, tire and accident need their remedy and then a Go, a Stop a "
         "Go. "
         "A Speed Limit allows cards of at most {} miles until an End of Limit.",
         rules.speed_limit),
      tr("A safety lasts for the race and gives another turn: {} points. Laid as a coup fourre against its hazard, "
         "before "
         "the draw, {} and {} cards.",
         p.safety, p.safety + p.coup, rules.coup_cards),
      tr("At most {} cards of {} miles for each player in a race. With the deck empty, a card that fits must be "
         "played.",
         rules.most[kDistances - 1], rules.miles[kDistances - 1]),
      tr("Points: {} a mile, {} a safety, all four {} more, a coup {} more, the trip {}, after the deck ran out {}, "
         "without "
         "{}s {}, extended {}, the other car not moved {}.",
         p.mile, p.safety, p.all_safeties, p.coup, p.trip, p.delayed_action, rules.miles[kDistances - 1], p.safe_trip,
         p.extension, p.shutout),
      plays_match(rules) ? tr("Races go on until somebody has {} points.", rules.match_goal)
                         : tr("One race, and whoever completes the trip wins it."),
  };
}

}  // namespace d6::milebones
