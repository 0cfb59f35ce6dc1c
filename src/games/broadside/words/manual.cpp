// How Broadside is played, page by page (text 000 and TFB rulings in our own words), and what to say when in a first
// game.
#include "games/broadside/words/manual.h"

#include <algorithm>

#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"

namespace d6 {
using namespace broadside;
namespace {

using manual::beside;
using manual::heading;
using manual::row;
using manual::text;
using Lines = std::vector<ManualLine>;

std::string chance_text(Chance chance) { return tr("{} % ({} in {})", per_cent(chance), chance.num, chance.den); }

// What a die of so many sides takes: "1 to 6 points".
std::string by_die(int sides) { return sides == 1 ? points_text(1) : tr("1 to {}", points_text(sides)); }

int ships_of(const Rules& rules, ShipType type) {
  return static_cast<int>(std::count(rules.types.begin(), rules.types.begin() + kNavy, type));
}
// Pictures: a card of the deck, a ship of each type.
ManualPicture card_picture(Card card) {
  constexpr std::array<std::string_view, kCards> kFiles = {
      "bb", "ca", "cl", "dd", "submarine", "minefield", "landair", "drydock", "storm", "secondary", "reinforcement"};
  return {"broadside_cards", fmt::format("card/{}", kFiles[index(card)]), {}};
}
ManualPicture ship_picture(ShipType type, Seat navy) {
  constexpr std::array<std::array<std::string_view, kTypes>, 2> kShips = {
      {{"yorktown", "iowa", "new_orleans", "cleveland", "fletcher"}, {"akagi", "yamato", "takao", "agano", "fubuki"}}};
  return {"broadside_ships", fmt::format("ship/{}", kShips[index(navy)][static_cast<std::size_t>(type)]), {}};
}

std::string short_name(ShipType type) { return std::string(kTypeNames[static_cast<std::size_t>(type)]); }

constexpr std::array<ShipType, kTypes> kAllTypes = {ShipType::cv, ShipType::bb, ShipType::ca, ShipType::cl,
                                                    ShipType::dd};
constexpr std::array<Card, kBroadsides> kGuns = {Card::bb, Card::ca, Card::cl, Card::dd};

ManualPage aim_page(const Rules& rules) {
  return {
      tr("Aim and turn"),
      {heading(tr("What you want")),
       beside(
           {ship_picture(ShipType::cv, Seat::zero), ship_picture(ShipType::cv, Seat::one)},
           text(tr(
               "Sink every ship of the other navy while some of yours still float. Each side is dealt {} and {}; both "
               "draw from one deck.",
               counted(rules.dealt_ships, tr("1 ship"), tr("{} ships", rules.dealt_ships)),
               cards_text(rules.dealt_cards)))),
       heading(tr("Your turn is one of these")),
       beside({{"broadside_fx", "plane/usn_dive", {}}},
              row(tr("Air strike"), tr("With a carrier afloat, instead of drawing: one strike at any enemy ship. "
                                       "Nothing is drawn and nothing else is played (TFB-8, TFB-33)."))),
       beside(
           {{"broadside_cards", "card/back", {}}},
           row(tr("Draw"), tr("Take the top card. You hold {} for a moment: play one, or discard one (TFB-5, TFB-35).",
                              rules.dealt_cards + 1))),
       beside({card_picture(Card::storm)},
              row(tr("An event"), tr("If the card drawn is an event it happens at once and was your turn."))),
       heading(tr("The first turn")),
       beside({{"broadside_fx", "coin/usn", {}}, {"broadside_fx", "coin/ijn", {}}},
              text(tr("A coin decides, in the open (TFB-22). You may take either navy (TFB-20)."))),
       heading(tr("What you can see")),
       text(tr("Both fleets with their points, how many cards each side holds, how many are left to draw, and the "
               "top of the discards. Hands and the order of the deck are hidden (TFB-18, TFB-32)."))}};
}

ManualPage ships_page(const Rules& rules) {
  Lines lines = {heading(tr("A navy of {} ships", kNavy))};
  for (const ShipType type : kAllTypes)
    lines.push_back(beside({ship_picture(type, Seat::zero), ship_picture(type, Seat::one)},
                           row(tr("{} {}", short_name(type), type_name(type)),
                               tr("{}; {} in each navy", points_text(rules.points[static_cast<std::size_t>(type)]),
                                  ships_of(rules, type)))));
  lines.insert(lines.end(),
               {heading(tr("Hit points")),
                text(tr("A ship is sunk when her points are gone. A wounded ship fights as well as a whole one, but "
                        "storms and fires look for her.")),
                heading(tr("Escorts")),
                text(tr("Guns cannot reach a carrier while a battleship, cruiser or destroyer of her fleet floats "
                        "(TFB-10). Aircraft, submarines and mines can (TFB-9).")),
                heading(tr("More ships")),
                text(tr("Only a Reinforcement brings one: in full health, from what is left of your navy, and she acts "
                        "from your next turn (TFB-34). Sunk ships never come back."))});
  return {tr("Ships"), std::move(lines)};
}

ManualPage cards_page(const Rules& rules) {
  Lines lines = {heading(tr("The deck of {}", deck_size(rules)))};
  const auto card = [&](Card which, std::string count) {
    lines.push_back(
        beside({card_picture(which)}, row(tr("{} x {}", count, card_name(which)), explain_card(rules, which))));
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
      text(tr("A broadside needs a ship of its class afloat; which one fires is not asked, and her wounds do "
              "not matter (TFB-36). The card is aimed at one ship and used up.")),
      heading(tr("Damage dice (TFB-6)"))};
  for (const Card gun : kGuns) {
    const DamageDice dice = rules.damage[index(gun)];
    const int doubled = dice.dice * (dice.sides + 1);
    lines.push_back(row(card_name(gun), tr("{}d{}: {} to {}, {}{} on average", dice.dice, dice.sides, dice.dice,
                                           dice.dice * dice.sides, doubled / 2, doubled % 2 ? ".5" : "")));
    if (dice.sides <= 6 && dice.dice <= 3)  // there are pictures of these
      lines.back().art.assign(dice.dice, {"ui", fmt::format("die/{}", dice.sides), {}});
  }
  lines.push_back(heading(tr("Chance to sink in one blow, per cent")));
  // Up to what a ship can have and what a gun can do; the higher the figure, the wider the steps.
  int most = 0, printed = *std::max_element(rules.points.begin(), rules.points.end());
  for (const Card gun : kGuns) most = std::max(most, rules.damage[index(gun)].dice * rules.damage[index(gun)].sides);
  most = std::min(most, printed);
  for (int points = std::min(2, most); points <= most; points += points < 6 ? 1 : points < 12 ? 2 : 6) {
    std::string odds;
    std::vector<ManualFigure> figures;
    for (const Card gun : kGuns) {
      const Chance sinks = chance_to_sink(rules, {OrderKind::play, gun, Ship{}}, points);
      odds += fmt::format("{}{} {:>3}", odds.empty() ? "" : "  ", kCardNames[index(gun)], per_cent(sinks));
      figures.push_back({std::string(kCardNames[index(gun)]), per_cent(sinks)});
    }
    lines.push_back(row(tr("{} left", points_text(points)), odds));
    lines.back().figures = std::move(figures);
  }
  lines.push_back(text(tr("The table shows the same figure under each target before you fire, and the dice after.")));
  return {tr("Guns"), std::move(lines)};
}

ManualPage others_page(const Rules& rules) {
  Lines lines = {
      heading(tr("Strikes that sink or miss")),
      beside({ship_picture(ShipType::cv, Seat::zero)},
             row(tr("Carrier strike"), tr("{} to sink, any enemy ship (TFB-9). One a turn, however many carriers.",
                                          chance_text(rules.strike)))),
      beside({card_picture(Card::submarine)},
             row(card_name(Card::submarine), tr("{} to sink, any enemy ship", chance_text(rules.submarine)))),
      beside({card_picture(Card::landair)},
             row(card_name(Card::landair),
                 tr("{} to sink, any enemy ship; no carrier needed", chance_text(rules.landair)))),
      heading(tr("Minefield")),
      beside({card_picture(Card::minefield)},
             text(tr("Every enemy ship rolls a die of {}, carriers too (TFB-11):", rules.mine_sides)))};
  const auto faces = [&](const Faces& of, std::string what) {
    if (of.none()) return;
    lines.push_back(row(of.from == of.to ? std::to_string(of.to) : tr("{} to {}", of.from, of.to), std::move(what)));
  };
  const MineFaces mine = faces_of_mine(rules);
  faces(mine.safe, tr("nothing"));
  faces(mine.harm, tr("loses {}", by_die(rules.mine_damage_sides)));
  faces(mine.sunk, tr("sunk"));
  const Chance half = ChanceProduct().times(rules.storm_sink.num, rules.storm_sink.den).times(1, 2).chance();
  lines.insert(
      lines.end(),
      {heading(tr("Storm")),
       beside({card_picture(Card::storm)},
              text(tr(
                  "Each of the drawer's damaged ships may sink: {} % of her share of lost points. A ship that has lost "
                  "half of them sinks {} times in 100 (TFB-12).",
                  per_cent(rules.storm_sink), per_cent(half)))),
       heading(tr("Secondary damage")),
       beside(
           {card_picture(Card::secondary)},
           text(tr("The same with {} %; what stays afloat takes {} more with a chance of {} % of her share of lost "
                   "points (TFB-13).",
                   per_cent(rules.secondary_sink), by_die(rules.secondary_sides), per_cent(rules.secondary_damage)))),
       heading(tr("Dry dock")),
       beside({card_picture(Card::drydock)},
              text(tr("One damaged ship back to full points. It raises no sunk one and is refused with nothing to mend "
                      "(TFB-14).")))});
  return {tr("Air and sea"), std::move(lines)};
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
       beside({{"list", "result/medal_1", {}}, {"list", "result/medal_2", {}}, {"list", "result/medal_3", {}}},
              text(tr(
                  "Six names a list; only people who win stand on it, an older entry wins a tie. A game with a hint or "
                  "an order taken back never enters (TFB-19)."))),
       heading(tr("Air strikes: classic or balanced")),
       text(tr("This game's carrier strike sinks {} of the time. At even odds the only carrier wins most games; the "
               "option \"balanced\" lowers them, and has a list of its own (TFB-21).",
               chance_text(rules.strike)))}};
}

ManualPage advice_page(const Rules& rules) {
  return {
      tr("Good sense"),
      {beside({{"portraits", "portrait/admiral", {}}}, text(tr("A carrier is the one ship that hurts without a card. "
                                                               "Shield yours by keeping escorts afloat; hunt theirs "
                                                               "with strikes, submarines and land-based air."))),
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
      say("strike", tr("You have a carrier: instead of drawing, she may strike any enemy ship, with {} % to sink. "
                       "You then play no card.",
                       per_cent(rules.strike)));
    if (seen.discarded[index(Card::storm)] + seen.discarded[index(Card::secondary)] +
            seen.discarded[index(Card::reinforcement)] >
        0)
      say("event",
          tr("An event happens at once to whoever draws it and is that turn. Storm and fire seek out damaged ships."));
    if (seen.deck_left <= kFewCards)
      say("deck", tr("The deck runs low: {}. When it is empty, the fleet with more points afloat wins.",
                     cards_text(seen.deck_left)));
  }
  if (seen.stage == Stage::play) {
    say("hand", tr("You hold {} for a moment: play one or discard one. A broadside needs a ship of its class "
                   "afloat.",
                   cards_text(rules.dealt_cards + 1)));
    const auto any_gun = [&](bool fit) {
      return std::any_of(hand.begin(), hand.end(),
                         [&](Card card) { return is_broadside(card) && playable(rules, own, card) == fit; });
    };
    const bool guns = any_gun(true);
    if (guns)
      say("target", tr("The tag under each enemy ship tells the odds before you fire: SINK with its chance, or what it "
                       "will HURT."));
    if (guns && escorted(rules, enemy) && has_type(rules, enemy, ShipType::cv))
      say("escort", tr("Their carrier is shielded: guns cannot reach her while an escort floats. Aircraft and "
                       "submarines can."));
    if (holds(Card::drydock) && playable(rules, own, Card::drydock))
      say("drydock",
          tr("A Dry Dock makes one damaged ship whole again. Mending a cripple robs storms of their chance."));
    if (holds(Card::submarine) || holds(Card::landair))
      say("special", tr("Submarines sink {} %, land-based air {} %, any ship, carriers too. Save them for what guns "
                        "cannot reach.",
                        per_cent(rules.submarine), per_cent(rules.landair)));
    if (holds(Card::minefield))
      say("mines", tr("A minefield threatens every enemy ship at once: lay it while their fleet is still large."));
    if (any_gun(false))
      say("idle", tr("A broadside of a class you no longer have cannot be fired. It is the first card to throw away."));
  }
  return out;
}

}  // namespace d6
