// How Broadside is played, page by page (text 000 and TFB rulings in our own words), and what to say when in a first
// game.
#include "games/broadside/words/manual.h"

#include <algorithm>

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"

namespace d6 {
using namespace broadside;
namespace {

using manual::heading;
using manual::row;
using manual::text;
using Lines = std::vector<ManualLine>;

int percent(Chance chance) { return static_cast<int>((100 * chance.num + chance.den / 2) / chance.den); }
std::string chance_text(Chance chance) { return tr("{} % ({} in {})", percent(chance), chance.num, chance.den); }

int ships_of(const Rules& rules, ShipType type) {
  return static_cast<int>(std::count(rules.types.begin(), rules.types.begin() + kNavy, type));
}
std::string short_name(ShipType type) { return std::string(kTypeNames[static_cast<std::size_t>(type)]); }

constexpr std::array<ShipType, kTypes> kAllTypes = {ShipType::cv, ShipType::bb, ShipType::ca, ShipType::cl,
                                                    ShipType::dd};
constexpr std::array<Card, kBroadsides> kGuns = {Card::bb, Card::ca, Card::cl, Card::dd};

ManualPage aim_page(const Rules& rules) {
  return {
      tr("Aim and turn"),
      {heading(tr("What you want")),
       text(tr("Sink every ship of the other navy while some of yours still float. Each side is dealt {} ships and "
               "{} cards; both draw from one deck.",
               rules.dealt_ships, rules.dealt_cards)),
       heading(tr("Your turn is one of these")),
       row(tr("Air strike"), tr("With a carrier afloat, instead of drawing: one strike at any enemy ship. "
                                "Nothing is drawn and nothing else is played (TFB-8, TFB-33).")),
       row(tr("Draw"), tr("Take the top card. You hold six for a moment: play one, or discard one (TFB-5, TFB-35).")),
       row(tr("An event"), tr("If the card drawn is an event it happens at once and was your turn.")),
       heading(tr("The first turn")),
       text(tr("A coin decides, in the open (TFB-22). You may take either navy (TFB-20).")),
       heading(tr("What you can see")),
       text(tr("Both fleets with their points, how many cards each side holds, how many are left to draw, and the "
               "top of the discards. Hands and the order of the deck are hidden (TFB-18, TFB-32)."))}};
}

ManualPage ships_page(const Rules& rules) {
  Lines lines = {heading(tr("A navy of {} ships", kNavy))};
  for (const ShipType type : kAllTypes)
    lines.push_back(
        row(tr("{} {}", short_name(type), type_name(type)),
            tr("{} points; {} in each navy", rules.points[static_cast<std::size_t>(type)], ships_of(rules, type))));
  lines.insert(lines.end(),
               {heading(tr("Hit points")),
                text(tr("A ship is sunk when its points are gone. A wounded ship fights as well as a whole one, but "
                        "storms and fires look for it.")),
                heading(tr("Escorts")),
                text(tr("Guns cannot reach a carrier while a battleship, cruiser or destroyer of its fleet floats "
                        "(TFB-10). Aircraft, submarines and mines can (TFB-9).")),
                heading(tr("More ships")),
                text(tr("Only a Reinforcement brings one: in full health, from what is left of your navy, and it acts "
                        "from your next turn (TFB-34). Sunk ships never come back."))});
  return {tr("Ships"), std::move(lines)};
}

ManualPage cards_page(const Rules& rules) {
  Lines lines = {heading(tr("The deck of {}", kDeck))};
  const auto card = [&](Card which, std::string count) {
    lines.push_back(row(tr("{} x {}", count, card_name(which)), explain_card(rules, which)));
  };
  for (const Card gun : kGuns) card(gun, tr("{}+", rules.cards[index(gun)]));
  lines.push_back(
      text(tr("{} more broadsides are of classes that chance mixes anew each game; nobody is told which "
              "(TFB-7, TFB-25).",
              rules.any_class)));
  for (const Card which : {Card::submarine, Card::minefield, Card::landair, Card::drydock})
    card(which, std::to_string(rules.cards[index(which)]));
  lines.push_back(heading(tr("Events: at once, for the drawer")));
  for (const Card which : {Card::storm, Card::secondary, Card::reinforcement})
    card(which, std::to_string(rules.cards[index(which)]));
  lines.push_back(text(tr("Events are never dealt and never held; they wait in the deck (TFB-4).")));
  return {tr("Cards"), std::move(lines)};
}

ManualPage guns_page(const Rules& rules) {
  Lines lines = {
      text(tr("A broadside needs a ship of its class afloat; which one fires is not asked, and its wounds do "
              "not matter (TFB-36). It is aimed at one ship and used up.")),
      heading(tr("Damage dice (TFB-6)"))};
  for (const Card gun : kGuns) {
    const DamageDice dice = rules.damage[index(gun)];
    const int doubled = dice.dice * (dice.sides + 1);
    lines.push_back(row(card_name(gun), tr("{}d{}: {} to {}, {}{} on average", dice.dice, dice.sides, dice.dice,
                                           dice.dice * dice.sides, doubled / 2, doubled % 2 ? ".5" : "")));
  }
  lines.push_back(heading(tr("Chance to sink in one blow, per cent")));
  for (const int points : {2, 3, 4, 5, 6, 8, 10, 12}) {
    std::string odds;
    for (const Card gun : kGuns) {
      const Chance sinks = chance_to_sink(rules, {OrderKind::play, gun, Ship{}}, points);
      odds += fmt::format("{}{} {:>3}", odds.empty() ? "" : "  ", kCardNames[index(gun)], percent(sinks));
    }
    lines.push_back(row(tr("{} points left", points), odds));
  }
  lines.push_back(text(tr("The table shows the same figure under each target before you fire, and the dice after.")));
  return {tr("Guns"), std::move(lines)};
}

ManualPage others_page(const Rules& rules) {
  const int sides = rules.mine_sides;
  return {
      tr("Air, sea and mines"),
      {heading(tr("Strikes that sink or miss")),
       row(tr("Carrier strike"),
           tr("{} to sink, any enemy ship (TFB-9). One a turn, however many carriers.", chance_text(rules.strike))),
       row(card_name(Card::submarine), tr("{} to sink, any enemy ship", chance_text(rules.submarine))),
       row(card_name(Card::landair), tr("{} to sink, any enemy ship; no carrier needed", chance_text(rules.landair))),
       heading(tr("Minefield")), text(tr("Every enemy ship rolls a die of {}, carriers too (TFB-11):", sides)),
       row(tr("1 to {}", rules.mine_harm_from - 1), tr("nothing")),
       row(tr("{} to {}", rules.mine_harm_from, rules.mine_sunk_from - 1),
           tr("loses 1 to {} points", rules.mine_damage_sides)),
       row(rules.mine_sunk_from == sides ? std::to_string(sides) : tr("{} to {}", rules.mine_sunk_from, sides),
           tr("sunk")),
       heading(tr("Storm")),
       text(tr("Each of the drawer's damaged ships may sink: {} % of its share of lost points. A ship that has lost "
               "half of them sinks {} times in 100 (TFB-12).",
               percent(rules.storm_sink), percent(rules.storm_sink) / 2)),
       heading(tr("Secondary damage")),
       text(tr("The same with {} %; what stays afloat takes 1 to {} points more with a chance of {} % of its share "
               "of lost points (TFB-13).",
               percent(rules.secondary_sink), rules.secondary_sides, percent(rules.secondary_damage))),
       heading(tr("Dry dock")),
       text(tr("One damaged ship back to full points. It raises no sunk one and is refused with nothing to mend "
               "(TFB-14)."))}};
}

ManualPage end_page(const Rules& rules) {
  return {
      tr("End and score"),
      {heading(tr("The game ends")),
       text(tr("when a fleet is gone: the other side wins, also if a storm took the last ship (TFB-17);")),
       text(tr("or when the last card has been drawn and its turn is done: more points afloat win, equal points are "
               "a draw and score nothing (TFB-15, TFB-29).")),
       heading(tr("The winner scores")),
       row(tr("{} x", rules.score_point), tr("printed points of the enemy ships that are gone (TFB-30)")),
       row(tr("{} x", rules.score_point), tr("own points still afloat (TFB-31)")),
       row(tr("{}", rules.score_sunk_all),
           tr("for sinking all, and {} for each card not drawn (TFB-16)", rules.score_card)),
       heading(tr("The Deep Six List")),
       text(tr("Six names a list; only people who win stand on it, an older entry wins a tie. A game with a hint or "
               "an order taken back never enters (TFB-19).")),
       heading(tr("Air strikes: classic or balanced")),
       text(tr("This game's carrier strike sinks {} of the time. At even odds the only carrier wins most games; the "
               "option \"balanced\" lowers them, and has a list of its own (TFB-21).",
               chance_text(rules.strike)))}};
}

ManualPage advice_page(const Rules& rules) {
  return {
      tr("Good sense"),
      {text(tr(
           "A carrier is the one ship that hurts without a card. Shield yours by keeping escorts afloat; hunt theirs "
           "with strikes, submarines and land-based air.")),
       text(tr("When their escorts are nearly gone, your guns open on the carriers.")),
       text(tr("Finish a wounded ship with the smallest gun that is likely to: a battleship's broadside is wasted on "
               "two points.")),
       text(tr("A broadside whose class you have lost is dead weight: throw it first.")),
       text(tr("{} storm and {} secondary damage cards lie in the deck. Wounded ships tempt them; a dry dock closes "
               "the wound.",
               rules.cards[index(Card::storm)], rules.cards[index(Card::secondary)])),
       text(tr("Ahead on points with few cards left? Time is yours: repair, and let the deck run out."))}};
}

constexpr int kFewCards = 12;  // to speak of the end

bool damaged(const Rules& rules, const FleetShip& at) { return at.points > 0 && at.points < rules.printed(at.ship); }

bool any_damaged(const Rules& rules, const Fleet& fleet) {
  return std::any_of(fleet.begin(), fleet.end(), [&](const FleetShip& at) { return damaged(rules, at); });
}

}  // namespace

std::vector<ManualPage> Manual<Broadside>::pages(const Rules& rules) {
  return {aim_page(rules),    ships_page(rules), cards_page(rules), guns_page(rules),
          others_page(rules), end_page(rules),   advice_page(rules)};
}

std::vector<Lesson> Manual<Broadside>::lessons(const Rules& rules, const Observation& seen) {
  if (seen.viewer != viewer(seen.seat)) return {};
  std::vector<Lesson> out;
  const auto say = [&](const char* id, std::string words) { out.push_back({id, std::move(words)}); };
  const Fleet& own = seen.fleets[index(seen.seat)];
  const Fleet& enemy = seen.fleets[index(other(seen.seat))];
  const Hand& hand = seen.hands[index(seen.seat)];
  const auto holds = [&](Card card) { return std::find(hand.begin(), hand.end(), card) != hand.end(); };
  if (seen.stage == Stage::turn) {
    say("draw", tr("Sink their fleet before yours is gone. Each turn you draw a card, then play one or throw one away. "
                   "Draw now."));
    if (has_type(rules, own, ShipType::cv))
      say("strike", tr("You have a carrier: instead of drawing, it may strike any enemy ship, {} % to sink it. "
                       "You then play no card.",
                       percent(rules.strike)));
    if (seen.discarded[index(Card::storm)] + seen.discarded[index(Card::secondary)] +
            seen.discarded[index(Card::reinforcement)] >
        0)
      say("event",
          tr("An event card strikes whoever draws it, at once, and is that turn. Storm and fire seek out damaged "
             "ships."));
    if (seen.deck_left <= kFewCards)
      say("deck",
          tr("The deck runs low: {} cards. When it is empty, the fleet with more points afloat wins.", seen.deck_left));
  }
  if (seen.stage == Stage::play) {
    say("hand", tr("You hold six cards for a moment: play one or discard one. A broadside needs a ship of its class "
                   "afloat."));
    const bool guns = std::any_of(hand.begin(), hand.end(),
                                  [&](Card card) { return is_broadside(card) && has_type(rules, own, fires(card)); });
    if (guns)
      say("target", tr("The tag under each enemy ship tells the odds before you fire: SINK with its chance, or what it "
                       "will HURT."));
    if (guns && escorted(rules, enemy) && has_type(rules, enemy, ShipType::cv))
      say("escort", tr("Their carrier is shielded: guns cannot reach it while an escort floats. Aircraft and "
                       "submarines can."));
    if (holds(Card::drydock) && any_damaged(rules, own))
      say("drydock",
          tr("A Dry Dock makes one damaged ship whole again. Mending a cripple robs storms of their chance."));
    if (holds(Card::submarine) || holds(Card::landair))
      say("special", tr("Submarines sink {} %, land-based air {} %, any ship, carriers too. Save them for what guns "
                        "cannot reach.",
                        percent(rules.submarine), percent(rules.landair)));
    if (holds(Card::minefield))
      say("mines", tr("A minefield threatens every enemy ship at once: lay it while their fleet is still large."));
    if (std::any_of(hand.begin(), hand.end(),
                    [&](Card card) { return is_broadside(card) && !has_type(rules, own, fires(card)); }))
      say("idle", tr("A broadside of a class you no longer have cannot be fired. It is the first card to throw away."));
  }
  return out;
}

}  // namespace d6
