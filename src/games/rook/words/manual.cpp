// How Rook 'Em is played, page by page (text 003 and RK rulings in our own words), and what to say when in a first
// game.
#include "games/rook/words/manual.h"

#include "base/text.h"
#include "games/rook/words/rook_words.h"

namespace d6 {
using namespace rook;
namespace {

using manual::beside;
using manual::heading;
using manual::pictures;
using manual::row;
using manual::text;
using Lines = std::vector<ManualLine>;

// A card of the sheet, whole or small: "r5", "rook".
ManualPicture card(const std::string& name, std::string under = {}) {
  return {"rook", "rook/" + name, std::move(under)};
}
ManualPicture small(const std::string& name) { return {"rook", "rook/" + name + "_mini", {}}; }

ManualPage aim_page(const Rules& rules) {
  return {
      tr("Aim and hand"),
      {pictures(tr("Cards of four colours and the Rook"),
                {card("r14"), card("g10"), card("rook"), card("b5"), card("y12")}),
       heading(tr("What you want")),
       text(tr("Win tricks with points in them. A match goes to {} points over several hands.", rules.goal)),
       heading(tr("A hand")),
       row(tr("1 Deal"), tr("{} cards each, {} in the junk pile", rules.hand_cards, rules.pile_cards)),
       row(tr("2 Bid"), tr("who promises most takes the pile and names trumps")),
       row(tr("3 Swap"), tr("the bid winner changes up to {} cards with the pile", rules.swap_most)),
       row(tr("4 Play"), tr("{} tricks; the bid winner leads first", rules.hand_cards)),
       row(tr("5 Count"), tr("a bid that is made scores, one that fails costs")), heading(tr("Who opens")),
       text(tr("Classic: the computer must open every hand against a person. Fair: the forced opening alternates."))}};
}

ManualPage cards_page(const Rules& rules) {
  Lines lines = {heading(tr("{} points in a hand", rules.total_points))};
  for (std::size_t i = 0; i < rules.rank_points.size(); ++i)
    if (rules.rank_points[i] > 0)
      lines.push_back(beside({small("r" + std::to_string(static_cast<int>(i) + kLowest))},
                             row(tr("each {}", static_cast<int>(i) + kLowest), tr("{} points", rules.rank_points[i]))));
  lines.insert(
      lines.end(),
      {beside({small("rook")}, row(tr("the Rook"), tr("{} points, and it takes the trick", rules.rook_points))),
       pictures(tr("The four colours"),
                {card("r11", tr("red")), card("g11", tr("green")), card("b11", tr("blue")), card("y11", tr("yellow"))}),
       text(tr(
           "Red, green, blue and yellow run from {} to {}. The highest card of the led colour takes the trick, unless "
           "a trump is played: the lowest trump beats the highest card of another colour.",
           kLowest, kLowest + static_cast<int>(rules.rank_points.size()) - 1)),
       heading(tr("The junk pile")),
       beside({small("back")}, text(tr("Its points go to whoever takes the last trick, and count toward the bid."))),
       text(
           tr("Counters and trumps may be buried in it and stay hidden to the end. The house rule \"clean pile\" keeps "
              "counters and the Rook out."))});
  return {tr("Cards"), std::move(lines)};
}

ManualPage bid_page(const Rules& rules) {
  return {
      tr("Bidding"),
      {beside({{"rook", "rook/corvus_think", {}}},
              text(tr("Each says a number in turn. Whoever promises most must take at least as many points."))),
       row(tr("Opening"), tr("exactly {}; who must open cannot pass", rules.opening_bid)),
       row(tr("Raising"), tr("in steps of {}, jumps allowed, up to {}", rules.bid_step, rules.most_bid)),
       row(tr("Passing"), tr("one pass ends it; {} ends it at once", rules.most_bid)), heading(tr("Made or failed")),
       text(tr("With at least the points you bid, all you captured counts. With fewer you lose the bid and what you "
               "captured; a total may fall below zero. The other side always keeps its own.")),
       heading(tr("What is known")),
       text(tr("Only the bid winner sees the pile; how many cards he swaps is his secret. Points taken are open "
               "during the hand, the pile's apart."))}};
}

ManualPage play_page(const Rules& rules) {
  Lines lines = {pictures(tr("A trick: blue was led, a yellow trump beats it, the Rook beats all"),
                          {card("b13", tr("led")), card("y6", tr("trump")), card("rook", tr("wins"))}),
                 heading(tr("What you must play")), row(tr("First"), tr("the colour that was led, if you hold it"))};
  if (rules.free_follow) {
    lines.push_back(row(tr("Else"), tr("anything: this game plays \"free\"; a trump wins")));
  } else {
    lines.push_back(row(tr("Else"), tr("a trump, if you hold one; it wins")));
    lines.push_back(row(tr("Else"), tr("anything; it will not win")));
  }
  lines.insert(
      lines.end(),
      {row(tr("The Rook"), tr("at any time, and it wins; never by force, save as your last card")),
       text(rules.free_follow
                ? tr("The Rook led may be answered with anything. Who takes the trick leads to the next.")
                : tr("The Rook led counts as a trump: answer with a trump if you hold one, else with anything. "
                     "Who takes the trick leads to the next.")),
       heading(tr("The match")),
       text(tr("After a hand with somebody at {} or more the higher total wins; equal totals play on. After {} hands "
               "the higher total wins, and equal is a draw.",
               rules.goal, rules.hands_most))});
  return {tr("Playing a trick"), std::move(lines)};
}

// Ways to choose k of n cards.
std::int64_t ways(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::int64_t out = 1;
  for (int i = 1; i <= k; ++i) out = out * (n - k + i) / i;
  return out;
}

std::string percent(std::int64_t part, std::int64_t whole) {
  return tr("{} in 100", (200 * part + whole) / (2 * whole));
}

// Before the pile is seen: the other hand and the pile share the cards that are not in one's own.
ManualPage odds_page(const Rules& rules) {
  const int unseen = kCards - rules.hand_cards, pile = rules.pile_cards;
  const std::int64_t all = ways(unseen, pile);
  const auto in_pile = [&](int of, int at_least) {
    std::int64_t sum = 0;
    for (int k = at_least; k <= of; ++k) sum += ways(of, k) * ways(unseen - of, pile - k);
    return percent(sum, all);
  };
  Lines lines = {heading(tr("What the pile holds")),
                 row(tr("one card"), tr("you do not hold lies in it: {}; the Rook too", in_pile(1, 1))),
                 row(tr("points"), tr("{} in {} of those you do not hold, on average", pile, unseen)),
                 heading(tr("In the pile, of a long colour"))};
  for (const int held : {5, 6, 7, 8})
    lines.push_back(
        row(tr("{} held", held), tr("one more {}, two {}", in_pile(kRanks - held, 1), in_pile(kRanks - held, 2))));
  lines.push_back(heading(tr("The other hand has none of a colour")));
  for (const int held : {10, 9})
    lines.push_back(row(tr("{} held", held), tr("{} before any swap", in_pile(kRanks - held, kRanks - held))));
  lines.push_back(text(tr(
      "So count on following for a while: trumping begins when short colours have been swapped away or played out.")));
  return {tr("Odds"), std::move(lines)};
}

ManualPage rulings_page(const Rules& rules) {
  return {
      tr("Rulings"),
      {row(tr("Trumps"), tr("trumps may be a colour you do not hold")),
       row(tr("The deal"), tr("no redeal, no misdeal, no hand without trumps")),
       row(tr("The coin"), tr("Fair: a coin says who opens first, then by turns")),
       row(tr("The pile"), tr("the bid winner may look at the buried cards again")),
       row(tr("The goal"), tr("\"to {}\" is at least {}, looked at after each hand", rules.goal, rules.goal)),
       row(tr("A draw"), tr("equal after {} hands: a draw", rules.hands_most)),
       row(tr("Rook led"), tr("house rule \"free\": to the Rook led, anything may be played")),
       row(tr("Rook last"), tr("the Rook is forced only as the last card of a hand")),
       row(tr("All {} bid", rules.most_bid), tr("and missed: minus {}; the other keeps its own", rules.most_bid)),
       row(tr("Last trick"), tr("the last trick may be looked at; earlier ones are gone, their points are counted"))}};
}

}  // namespace

std::vector<ManualPage> Manual<Rook>::pages(const Rules& rules) {
  return {
      aim_page(rules),
      cards_page(rules),
      bid_page(rules),
      play_page(rules),
      odds_page(rules),
      rulings_page(rules),
      {tr("Good sense"),
       {beside(
            {{"rook", "rook/corvus_glee", {}}},
            text(tr("A long colour makes good trumps; the Rook makes any hand better and saves the last trick with its "
                    "pile."))),
        text(tr("Swap away short colours: with nothing left of one you may trump its tricks.")),
        text(tr("Lead trumps early to draw the other's, then run your high cards.")),
        text(tr("A failed bid of {} is a long way back: pass with a hand that takes half the points.",
                rules.most_bid - 4 * rules.bid_step))}}};
}

std::vector<Lesson> Manual<Rook>::lessons(const Rules& rules, const Observation& seen) {
  const Seat me = seen.next;
  if (seen.viewer != viewer(me)) return {};
  std::vector<Lesson> out;
  const auto say = [&](const char* id, std::string words) { out.push_back({id, std::move(words)}); };
  const Cards hand = seen.hands[index(me)];
  switch (seen.phase) {
    case Phase::auction:
      say("bid", tr("Bid how many of the {} points you will take. The highest bid gets the junk pile and names trumps.",
                    rules.total_points));
      say("pass", tr("A bid that fails costs its points. With a thin hand pass, and play to make the other fail."));
      break;
    case Phase::swap:
      say("swap", tr("The pile is yours: take what you like and bury as many cards in it. Short colours are worth "
                     "losing."));
      break;
    case Phase::trumps:
      say("trumps", tr("Name trumps: usually your longest colour. Its lowest card beats the highest of another."));
      break;
    case Phase::play:
      if (!seen.led)
        say("lead", tr("You lead. The other must follow the colour, else trump. High cards win; counters are "
                       "what you are after."));
      if (seen.led && seen.led->rook())
        say("rook_led", rules.free_follow ? tr("The Rook was led: it takes the trick, and you may play anything.")
                                          : tr("The Rook was led: it takes the trick. Answer with a trump if you hold "
                                               "one, else with anything."));
      if (seen.led && !seen.led->rook())
        say("follow", rules.free_follow
                          ? tr("Follow the colour that was led if you can; else play anything.")
                          : tr("Follow the colour that was led if you can; else trump if you can; else play "
                               "anything."));
      if (hand.contains(kRook))
        say("rook",
            tr("The Rook takes any trick and may be played at any time. It is worth {} points.", rules.rook_points));
      if (seen.trick + 3 >= rules.hand_cards)
        say("last", tr("The last trick takes the junk pile with all its points: keep a winner for it."));
      break;
    case Phase::dealt:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: break;
  }
  return out;
}

}  // namespace d6
