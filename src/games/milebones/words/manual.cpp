// How Mile Bones is played, page by page (text 002 and MB rulings in our own words), and what to say when in a first
// game.
#include "games/milebones/words/manual.h"

#include <algorithm>

#include "base/text.h"
#include "games/milebones/words/milebones_words.h"

namespace d6 {
using namespace milebones;
namespace {

using manual::beside;
using manual::heading;
using manual::pictures;
using manual::row;
using manual::text;
using Lines = std::vector<ManualLine>;

std::string name(const Rules& rules, Card card) { return id_text(rules, card); }
int many(const Rules& rules, Card card) { return rules.count[index(card)]; }

// Its picture is called as the card: "out_of_gas", "200".
ManualPicture picture(const Rules& rules, Card card) {
  std::string file = "mile/" + name(rules, card);
  for (char& c : file) c = c == ' ' || c == '-' ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return {"mile", std::move(file), {}};
}

ManualPage aim_page(const Rules& rules) {
  return {
      tr("Aim and turn"),
      {pictures(tr("Your car and the other's"), {{"mile", "mile/big_you", {}}, {"mile", "mile/big_rusty", {}}}),
       heading(tr("What you want")),
       text(tr("Drive exactly {} miles before the other car does, and hinder it on the way. A match goes to {} points "
               "over as many races as it takes.",
               rules.goal, rules.match_goal)),
       heading(tr("A turn")), row(tr("1 Draw"), tr("one card, to {} in hand", rules.hand + 1)),
       row(tr("2 Play"), tr("one card on your road or on the other's, or discard one")),
       text(tr("While the deck lasts you may discard what you like. When it is empty you must play if you can ("
               "the house rule \"free\" lifts that).")),
       heading(tr("The road is open")),
       text(tr("Lay a Go first. From then on mileage may be played while the top of your battle pile is a Go and no "
               "hazard stops you. Under a Speed Limit only cards of {} miles or less may be played.",
               rules.speed_limit)),
       heading(tr("Landing on the mark")),
       text(tr("The trip must be completed exactly; a card that overshoots is refused.")),
       text(tr("The first on {} wins there, or calls an extension: then both need exactly {}.", rules.goal,
               rules.extended_goal)),
       text(tr("With the deck empty and both hands played out the race is over and nobody is home."))}};
}

ManualPage cards_page(const Rules& rules) {
  Lines lines = {heading(tr("Mileage"))};
  std::vector<ManualPicture> distances;
  for (std::size_t i = 0; i < kDistances; ++i) {
    distances.push_back(picture(rules, static_cast<Card>(i)));
    distances.back().under = tr("{} x", rules.count[i]);
  }
  lines.push_back(pictures(tr("The mileage cards"), std::move(distances)));
  for (std::size_t i = 0; i < kDistances; ++i) {
    const auto card = static_cast<Card>(i);
    if (rules.most[i] < many(rules, card))
      lines.push_back(row(tr("{} miles", name(rules, card)), tr("at most {} a race for each player", rules.most[i])));
  }
  lines.push_back(heading(tr("Hazards and what answers them")));
  for (std::size_t i = 0; i < 5; ++i) {
    const auto hazard = static_cast<Card>(index(Card::out_of_gas) + i);
    const Card remedy = remedy_of(hazard);
    const Card safety = safety_against(hazard);
    lines.push_back(beside({picture(rules, hazard), picture(rules, remedy), picture(rules, safety)},
                           row(tr("{} x {}", many(rules, hazard), name(rules, hazard)),
                               tr("cured by {} ({} in the deck), for good by {}", name(rules, remedy),
                                  many(rules, remedy), name(rules, safety)))));
  }
  lines.insert(
      lines.end(),
      {text(tr("A hazard needs a moving car, except the Speed Limit, which any car may get. After a remedy "
               "a Go is needed again; Right of Way is a standing Go.")),
       heading(tr("Safeties, one of each")),
       text(tr("A safety cures its hazard and keeps it away for the rest of the race. It is worth {} points and "
               "another turn: draw and play again.",
               rules.points.safety))});
  return {tr("Cards"), std::move(lines)};
}

ManualPage coup_page(const Rules& rules) {
  return {
      tr("Coup fourre"),
      {beside(
           {picture(rules, Card::flat_tire), {"mile", "mile/puncture_proof_coup", {}}},
           text(tr(
               "The great moment: a hazard has just been laid on you and you hold the safety against it. On the very "
               "next turn, before you draw, call the coup."))),
       row(tr("Worth"), tr("{} points with its safety, {} without calling it", rules.points.coup + rules.points.safety,
                           rules.points.safety)),
       row(tr("Cards"), tr("{} from the deck, and it is still your turn", rules.coup_cards)),
       row(tr("Lost by"), tr("drawing: then the safety is an ordinary one")),
       text(tr("Right of Way answers a Stop or a Speed Limit that has just been laid, and clears both.")),
       text(tr("So a safety is best kept in hand until its hazard comes; but a safety still in hand at the end of the "
               "race is worth nothing."))}};
}

ManualPage score_page(const Rules& rules) {
  const Points& p = rules.points;
  return {
      tr("Score"),
      {heading(tr("Both players")), row(tr("{} a mile", p.mile), tr("for every mile driven")),
       row(std::to_string(p.safety), tr("each safety laid")),
       row(std::to_string(p.all_safeties), tr("more for all four")),
       row(std::to_string(p.coup), tr("more for each coup fourre")),
       row(std::to_string(p.shutout), tr("shutout: you have driven, the other has played no mileage")),
       heading(tr("Who completes the trip")), row(std::to_string(p.trip), tr("trip completed")),
       row(std::to_string(p.delayed_action), tr("delayed action: the deck had run out")),
       row(std::to_string(p.safe_trip), tr("safe trip: no {} mile card played", rules.miles[4])),
       row(std::to_string(p.extension), tr("the extended trip completed, whoever called it")), heading(tr("The match")),
       text(tr("At {} points, counted after a race, the higher total wins; a tie means another race.",
               rules.match_goal))}};
}

// Of 100, rounded: a hand of `cards` from the whole deck holds at least one of `many`.
int percent_in_hand(int many, int cards) {
  std::uint64_t none = 1, all = 1;
  for (int i = 0; i < cards; ++i) {
    none *= static_cast<std::uint64_t>(static_cast<int>(kDeck) - many - i);
    all *= static_cast<std::uint64_t>(static_cast<int>(kDeck) - i);
  }
  return static_cast<int>((100 * (all - none) + all / 2) / all);
}

ManualPage odds_page(const Rules& rules) {
  const auto of = [&](auto&& kind) {
    int n = 0;
    for (std::size_t i = 0; i < kKinds; ++i)
      if (kind(static_cast<Card>(i))) n += rules.count[i];
    return tr("{} in {}", n, kDeck);
  };
  const int go = many(rules, Card::go);
  return {
      tr("Odds"),
      {heading(tr("Chance decides two things")),
       text(tr("Who begins a match: a coin, 1 in 2; later races take turns. And the order of the deck, so every draw. "
               "What a card does is never left to chance.")),
       heading(tr("A card of the full deck")), row(of(is_mileage), tr("is mileage")),
       row(of(is_remedy), tr("is a remedy, {} of them Go", go)), row(of(is_hazard), tr("is a hazard")),
       row(of(is_safety), tr("is a safety")), heading(tr("A Go to start with")),
       row(tr("{} %", percent_in_hand(go, rules.hand)), tr("of first hands hold one")),
       row(tr("{} %", percent_in_hand(go, rules.hand + 1)), tr("do after the first draw")),
       heading(tr("During a race")),
       text(tr("All that lies open stays known: \"read card\" counts for every card how many of it you see, and how "
               "likely the next card of the deck is one."))}};
}

}  // namespace

std::vector<ManualPage> Manual<MileBones>::pages(const Rules& rules) {
  return {
      aim_page(rules),
      cards_page(rules),
      coup_page(rules),
      score_page(rules),
      odds_page(rules),
      {tr("Good sense"),
       {beside({{"mile", "mile/car_rusty_stop", {}}},
               text(tr("Hazards first: a car that stands scores nothing, and every turn it stands is one of yours."))),
        text(tr("Keep the remedies for what can still come; once all hazards of a kind are gone, their remedies are "
                "waste.")),
        text(tr("The {} mile cards come early or never: under a limit, or near the goal, they only weigh on the hand.",
                rules.miles[4])),
        text(tr("Call the extension when you are well ahead and hold safeties; decline it when the other may catch "
                "up."))}}};
}

std::vector<Lesson> Manual<MileBones>::lessons(const Rules& rules, const Observation& seen) {
  const Table& table = seen.table;
  const Seat me = table.current;
  if (seen.viewer != viewer(me)) return {};
  std::vector<Lesson> out;
  const auto say = [&](const char* id, std::string words) { out.push_back({id, std::move(words)}); };
  const Hand& hand = seen.hands[index(me)];
  const auto any = [&](auto&& what) { return std::any_of(hand.begin(), hand.end(), what); };
  const Card on_top = top(table.cars[index(me)].battle);
  if (table.phase == Phase::draw) {
    if (is_hazard(table.threat) && any([&](Card card) { return card == safety_against(table.threat); }))
      say("coup", tr("Coup fourre! You hold the safety against {}. Lay it now, before you draw: {} points.",
                     name(rules, table.threat), rules.points.coup + rules.points.safety));
    say("draw", tr("Drive {} miles before the other car. Each turn you draw a card, then play one or throw one away.",
                   rules.goal));
  }
  if (table.phase == Phase::play) {
    if (!seen.moving[index(me)] && !is_hazard(on_top) && any([](Card card) { return card == Card::go; }))
      say("go", tr("Your car stands. Lay a Go to open the road; only then do miles count."));
    // A car that stands with nothing to start it, and nothing to hinder the other with.
    if (!seen.moving[index(me)] && !is_hazard(on_top) &&
        !any([](Card card) { return card == Card::go || is_safety(card) || is_hazard(card); }))
      say("stuck", tr("Nothing fits while your car stands without a Go: throw away the card you will miss least."));
    if (on_top == Card::stop) say("stop", tr("Stop holds you: lay a Go. Throw away what cannot help you."));
    if (is_hazard(on_top) && on_top != Card::stop)
      say("hazard",
          table.cars[index(me)].safeties.has(Card::right_of_way)
              ? tr("{} stops you: lay its remedy. Right of Way is your Go.", name(rules, on_top))
              : tr("{} stops you: lay its remedy, then a Go. Throw away what cannot help you.", name(rules, on_top)));
    if (seen.moving[index(me)] && any([](Card card) { return is_mileage(card); }))
      say("miles", tr("The road is open: lay mileage. The last card must bring you to the goal exactly."));
    if (seen.limited[index(me)])
      say("limit",
          tr("Under a Speed Limit only {} miles or less may be played, until an End of Limit.", rules.speed_limit));
    const Car& theirs = table.cars[index(other(me))];
    if (seen.moving[index(other(me))] && any([&](Card card) {
          return is_hazard(card) && card != Card::speed_limit && !theirs.safeties.has(safety_against(card));
        }))
      say("attack",
          tr("You hold a hazard, and the other car is moving: lay it there and it stands until it is cured."));
    if (any([](Card card) { return is_safety(card); }))
      say("safety",
          tr("A safety is worth {} points and another turn, and {} more if kept until its hazard is laid on you.",
             rules.points.safety, rules.points.coup));
    if (seen.deck_left == 0 && !rules.free_discards)
      say("deck", tr("The deck is empty: while a card can be played, one must be."));
  }
  if (table.phase == Phase::offer)
    say("offer",
        tr("You may drive on to {} miles for more points, but the other may still catch up.", rules.extended_goal));
  return out;
}

}  // namespace d6
