// The observation in words, why one would give an order, and the options of the game.
#include <algorithm>

#include "base/text.h"
#include "games/rook/words/rook_words.h"

namespace d6 {
using namespace rook;
namespace {

std::string_view who(Seat seat) { return Info<Rook>::seats[index(seat)]; }

bool own(const Observation& seen, Seat seat) { return seen.viewer == viewer(seat); }

void describe_auction(const Rules& rules, const Observation& seen, std::vector<std::string>& out) {
  if (!seen.bidder) {
    out.push_back(tr("{} must open the bidding at {}.", who(seen.opener), rules.opening_bid));
  } else if (seen.phase == Phase::auction) {
    out.push_back(tr("{} has bid {}; {} may bid higher or pass.", who(*seen.bidder), seen.bids[index(*seen.bidder)],
                     who(seen.next)));
  } else {
    out.push_back(seen.trumps ? tr("{} bid {}; trumps are {}.", who(*seen.bidder), seen.bids[index(*seen.bidder)],
                                   colour_text(*seen.trumps))
                              : tr("{} has the junk pile for {}.", who(*seen.bidder), seen.bids[index(*seen.bidder)]));
  }
}

void describe_play(const Observation& seen, std::vector<std::string>& out) {
  if (seen.phase != Phase::play) return;
  if (seen.led) {
    out.push_back(tr("Trick {}: {} has led {}; {} to play.", int(seen.trick), who(other(seen.next)),
                     card_text(*seen.led), who(seen.next)));
  } else {
    out.push_back(tr("Trick {}: {} leads.", int(seen.trick), who(seen.next)));
  }
  out.push_back(tr("Points taken: {} {}, {} {}.", who(Seat::zero), seen.captured[0], who(Seat::one), seen.captured[1]));
  if (seen.last_trick)
    out.push_back(tr("Last trick: {} led {}, {} answered {}; {} took it.", who(seen.last_trick->leader),
                     card_text(seen.last_trick->lead), who(other(seen.last_trick->leader)),
                     card_text(seen.last_trick->reply), who(seen.last_trick->winner)));
  for (const Seat seat : {Seat::zero, Seat::one})
    for (const auto colour : kAllColours)
      if (seen.denied[index(seat)].contains(suit(colour)))
        out.push_back(tr("{} has no {}.", who(seat), colour_text(colour)));
}

void describe_cards(const Observation& seen, std::vector<std::string>& out) {
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto& known = seen.hands[index(seat)];
    if (known && (own(seen, seat) || seen.viewer == Viewer::truth)) {
      out.push_back(tr("{} holds {}.", who(seat), cards_words(known, seen.trumps)));
    } else if (known) {
      out.push_back(tr("{} must hold {}.", who(seat), cards_words(known, seen.trumps)));
    } else {
      out.push_back(tr("{} holds {} cards.", who(seat), int(seen.sizes[index(seat)])));
    }
  }
  if (seen.pile_known && seen.phase != Phase::over && seen.phase != Phase::shuffling)
    out.push_back(tr("In the junk pile: {}.", cards_words(seen.pile, seen.trumps)));
  if (seen.took || seen.gave)
    out.push_back(tr("Swapped so far: {} taken, {} given.", cards_words(seen.took, {}), cards_words(seen.gave, {})));
}

void describe_last_hand(const Observation& seen, std::vector<std::string>& out) {
  if (!seen.last_hand) return;
  const auto& hand = *seen.last_hand;
  out.push_back(tr("Hand {}: {} bid {} and {}; {} {}, {} {}.", int(hand.hand), who(hand.bidder), hand.bid,
                   hand.made ? tr("made it") : tr("failed"), who(Seat::zero), hand.scored[0], who(Seat::one),
                   hand.scored[1]));
}

}  // namespace

std::vector<Form> Words<Rook>::forms(const Rules&, const Observation&) { return {}; }

std::vector<std::string> Words<Rook>::describe(const Rules& rules, const Observation& seen) {
  std::vector<std::string> out;
  out.push_back(rules.single_hand ? tr("A single hand.")
                                  : tr("Hand {} of a match to {}: {} {}, {} {}.", int(seen.hand), rules.goal,
                                       who(Seat::zero), seen.totals[0], who(Seat::one), seen.totals[1]));
  if (seen.phase == Phase::over) {
    describe_last_hand(seen, out);
    out.push_back(seen.winner ? tr("{} has won.", who(*seen.winner)) : tr("It is a draw."));
    return out;
  }
  if (seen.phase == Phase::dealt || seen.phase == Phase::auction || seen.phase == Phase::shuffling)
    describe_last_hand(seen, out);
  if (seen.phase == Phase::shuffling) return out;
  describe_auction(rules, seen, out);
  describe_play(seen, out);
  describe_cards(seen, out);
  return out;
}

namespace {

std::string bid_reason(const Rules& rules, const Observation& seen, const Order& order) {
  const Cards hand = seen.hands[index(seen.next)];
  int longest = 0;
  for (const auto colour : kAllColours) longest = std::max(longest, (hand & suit(colour)).count());
  if (!seen.bidder) return tr("The opener has no choice.");
  if (order.kind == Order::Kind::pass)
    return tr("{} points in the hand and {} cards of the longest colour promise less than the next bid.",
              rules.points(hand), longest);
  return hand.contains(kRook)
             ? tr("{} cards of one colour and the Rook are worth the risk.", longest)
             : tr("{} cards of one colour and {} points in the hand are worth the risk.", longest, rules.points(hand));
}

std::string swap_reason(const Rules& rules, const Observation& seen, const Order& order) {
  const Card one = order.card();
  const Cards hand = seen.hands[index(seen.next)];
  if (order.kind == Order::Kind::done) return tr("The hand cannot be bettered from what is left in the pile.");
  if (one.rook()) return tr("The Rook wins any trick.");
  const int same = (hand & suit(one.colour())).count();
  if (order.kind == Order::Kind::take)
    return rules.points(one) > 0 && rules.clean_pile
               ? tr("A card that counts may not stay in the pile.")
               : tr("It joins {} {} cards in the hand.", same, colour_text(one.colour()));
  if (rules.points(one) > 0) return tr("Whoever takes the last trick takes its points too.");
  return same <= 3 ? tr("It brings the hand nearer to having no {}.", colour_text(one.colour()))
                   : tr("It would win little.");
}

std::string lead_reason(const Rules& rules, const Observation& seen, Card one) {
  if (one.rook()) return tr("The Rook wins and draws a trump.");
  const Cards gone = seen.played[0] | seen.played[1] | seen.hands[index(seen.next)] | seen.pile;
  const Cards higher = suit(one.colour()) - Cards((one.bit() << 1U) - 1);
  if (!(higher - gone)) return tr("Nothing left in {} beats it.", colour_text(one.colour()));
  if (one.colour() == seen.trumps) return tr("It draws a trump.");
  if (rules.points(one) == 0)
    return tr("It risks no points and makes the other side play {}.", colour_text(one.colour()));
  return tr("The points are likeliest to come home now.");
}

std::string play_reason(const Rules& rules, const Observation& seen, Card one) {
  const Cards may = playable(rules.free_follow, *seen.trumps, seen.led, seen.hands[index(seen.next)]);
  if (may.count() == 1) return tr("There is no other card to play.");
  if (!seen.led) return lead_reason(rules, seen, one);
  const int stake = rules.points(*seen.led) + rules.points(one);
  if (reply_wins(*seen.trumps, *seen.led, one))
    return stake > 0 ? tr("It wins the trick and its {} points.", stake) : tr("It wins the trick and the lead.");
  return rules.points(one) > 0 ? tr("The trick is lost, and these points cannot be saved.")
                               : tr("The trick is lost; this gives nothing away.");
}

}  // namespace

std::string Words<Rook>::reason(const Rules& rules, const Observation& seen, const Order& order) {
  switch (order.kind) {
    case Order::Kind::bid:
    case Order::Kind::pass: return bid_reason(rules, seen, order);
    case Order::Kind::take:
    case Order::Kind::give:
    case Order::Kind::done: return swap_reason(rules, seen, order);
    case Order::Kind::trumps:
      return tr("{} cards of {} in the hand.", (seen.hands[index(seen.next)] & suit(order.colour())).count(),
                colour_text(order.colour()));
    case Order::Kind::play: return play_reason(rules, seen, order.card());
  }
  return {};
}

// RK-1: Classic for a person against the computer, Fair between people and between computers.
Given Info<Rook>::usual(std::array<bool, 2> people) {
  return {{"opening", people[0] == people[1] ? "fair" : "classic"}};
}

// RK-22: in Classic with one person the computer opens every hand, wherever it sits; else the opening alternates as in
// Fair, which says so itself. Who names the opener has his will.
Given Info<Rook>::seated(Given options, std::array<bool, 2> people) {
  std::string opening = "classic", opener = "auto";
  for (const auto& [key, value] : options) {
    if (key == "opening") opening = value;
    if (key == "opener") opener = value;
  }
  if (opening == "classic" && opener == "auto")
    options.emplace_back("opener", people[0] == people[1] ? "alternate" : people[0] ? "one" : "zero");
  return options;
}

// RK-1, RK-12, RK-22 and the house rules. "auto" becomes the opener that follows from who plays where the seats are
// known (seated() above); the console, which knows none, reads it as the computer in seat one.
std::span<const Option> Info<Rook>::options() {
  static const Option table[] = {
      {"opening",
       "Classic: the computer opens every hand. Fair: the opening alternates and the pile is kept clean.",
       {"classic", "fair"},
       0,
       0,
       "classic",
       "fair",
       false,
       false,
       "House rules",
       {"Classic", "Fair"}},
      {"opener",
       "Who must open the bidding: as Classic or Fair has it, always the same, or in turn.",
       {"auto", "zero", "one", "alternate"},
       0,
       0,
       "auto",
       "",
       false,
       false,
       "Who opens",
       {"House rule", "South", "North", "In turn"}},
      {"goal", "Points that win the match.", {"150", "300", "500"}, 0, 0, "300", "", false, true, "Match to"},
      {"length",
       "A whole match, or one hand of 20 tricks.",
       {"match", "hand"},
       0,
       0,
       "match",
       "hand",
       false,
       true,
       "Length",
       {"Whole match", "One hand"}},
      {"pile",
       "Whether cards that count may be buried in the junk pile; Fair forbids it.",
       {"auto", "any", "clean"},
       0,
       0,
       "auto",
       "",
       false,
       false,
       "Bury counters",
       {"House rule", "Allowed", "Forbidden"}},
      {"follow",
       "Without a card of the led colour: a trump must be played, or anything may.",
       {"strict", "free"},
       0,
       0,
       "strict",
       "",
       false,
       false,
       "Can't follow",
       {"Trump it", "Any card"}},
  };
  return table;
}

std::vector<ScenarioName> Info<Rook>::scenario_names(const std::string&) { return {}; }

// Every goal and opening is read once, so that each is checked; the same problem is named once.
Problems Info<Rook>::lint(const std::string& folder) {
  Problems problems;
  for (const auto& goal : options()[2].values) {
    Problems found;
    load_rules(folder, Options::of(options(), {{"goal", std::string(goal)}}, false, found), found);
    for (auto& problem : found)
      if (std::none_of(problems.begin(), problems.end(),
                       [&](const Problem& known) { return known.text() == problem.text(); }))
        problems.push_back(std::move(problem));
  }
  return problems;
}

}  // namespace d6
