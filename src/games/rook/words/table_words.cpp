// The table's short sentences. The raven speaks in its own voice; between people or computers they are told plainly.
#include "games/rook/words/table_words.h"

#include <algorithm>

#include "base/text.h"
#include "games/rook/words/rook_words.h"

namespace d6::rook {

namespace {

using Kind = Event::Kind;

std::string title_case(Colour colour) {
  std::string out(colour_text(colour));
  out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

std::string said_card(Card card) {
  return card.rook() ? tr("The Rook") : tr("{} {}", title_case(card.colour()), card.rank());
}

// One of several sayings, the same every time the same hand is played.
std::string one_of(std::size_t turn, std::initializer_list<std::string> sayings) {
  return *(sayings.begin() + static_cast<std::ptrdiff_t>(turn % sayings.size()));
}

std::string bid_remark(const Event& event, bool yours) {
  const int n = event.points;
  const auto turn = static_cast<std::size_t>(n / 5);
  if (yours)
    return one_of(turn, {tr("{}? Brave little thing.", n), tr("{}, you say. Hm.", n), tr("{}. Are you sure?", n)});
  return one_of(turn, {tr("{}. I have seen your face.", n), tr("{}, and not a feather less.", n), tr("{}. Try me.", n),
                       tr("{}. My nest is warm.", n)});
}

std::optional<Remark> ravens(const Rules& rules, const Observation& seen, const Event& event, bool yours) {
  switch (event.kind) {
    case Kind::dealt:
      return Remark{Mood::think, yours ? tr("You open at {}. You must.", rules.opening_bid)
                                       : tr("I must open at {}. So be it.", rules.opening_bid)};
    case Kind::bid: return Remark{yours ? Mood::think : Mood::open, bid_remark(event, yours)};
    case Kind::passed:
      return Remark{yours ? Mood::glee : Mood::think, yours ? tr("Mine, then. Good.") : tr("I pass. It is yours.")};
    case Kind::pile_won:
      return Remark{yours ? Mood::think : Mood::glee,
                    yours ? tr("Take your five. Much joy.") : tr("Let me see that pile.")};
    case Kind::trumps:
      return Remark{yours ? Mood::think : Mood::open, yours ? tr("{}? I see.", title_case(event.colour))
                                                            : tr("Trumps are {}, dear.", colour_text(event.colour))};
    case Kind::played:
      if (yours) {
        if (event.card.rook()) return Remark{Mood::angry, tr("My cousin! How dare you.")};
        return std::nullopt;
      }
      if (event.card.rook()) return Remark{Mood::caw, tr("The Rook! Caw, caw!")};
      if (!seen.led || *seen.led != event.card) return std::nullopt;  // an answer
      return Remark{Mood::open, one_of(seen.trick, {tr("{}. Your move.", said_card(event.card)),
                                                    tr("{}, I am afraid.", said_card(event.card)),
                                                    tr("{}. Follow that.", said_card(event.card))})};
    case Kind::trick:
      if (yours)
        return event.points >= 20 ? Remark{Mood::sad, tr("My feathers! {} gone.", event.points)}
               : event.points > 0
                   ? Remark{Mood::angry, tr("Take your {}.", event.points)}
                   : Remark{Mood::think, one_of(event.number, {tr("As you like."), tr("Yours."), tr("Hm.")})};
      return event.points >= 20 ? Remark{Mood::glee, tr("{} at once. Delicious.", event.points)}
             : event.points > 0
                 ? Remark{Mood::glee, tr("{} for me. Thank you.", event.points)}
                 : Remark{Mood::think, one_of(event.number, {tr("Mine."), tr("I take that."), tr("And now?")})};
    case Kind::pile_shown:
      return Remark{yours ? Mood::sad : Mood::glee, yours ? tr("So the pile is yours.") : tr("The pile is mine.")};
    case Kind::made:
      return Remark{yours ? Mood::sad : Mood::glee,
                    yours ? tr("You made {}. Luck!", event.points) : tr("I made my {}.", event.points)};
    case Kind::failed:
      return Remark{yours ? Mood::caw : Mood::sad,
                    yours ? tr("Minus {}! Caw, caw!", event.points) : tr("Plucked! Minus {}.", event.points)};
    case Kind::match_over:
      if (event.drawn_match) return Remark{Mood::think, tr("A draw. Who would have thought.")};
      return Remark{yours ? Mood::sad : Mood::caw, yours ? tr("Well flown. You win.") : tr("The match is mine!")};
    case Kind::coin:
    case Kind::hand:
    case Kind::pile_seen:
    case Kind::took:
    case Kind::gave:
    case Kind::swapped:
    case Kind::totals: break;
  }
  return std::nullopt;
}

std::optional<Remark> plainly(const Rules& rules, const Observation& seen, const Event& event, const Names& names) {
  const std::string& who = names.of(event.seat);
  const auto say = [](std::string text) { return Remark{Mood::think, std::move(text)}; };
  switch (event.kind) {
    case Kind::dealt: return say(tr("{} must open at {}.", who, rules.opening_bid));
    case Kind::bid: return say(tr("{} bids {}.", who, event.points));
    case Kind::passed: return say(tr("{} passes.", who));
    case Kind::pile_won: return say(tr("{} takes the junk pile.", who));
    case Kind::trumps: return say(tr("{} names {}.", who, colour_text(event.colour)));
    case Kind::played:
      if (event.card.rook()) return say(tr("{}: the Rook!", who));
      if (!seen.led || *seen.led != event.card) return std::nullopt;
      return say(tr("{} leads {}.", who, card_text(event.card)));
    case Kind::trick:
      return say(event.points > 0 ? tr("{} takes {} points.", who, event.points) : tr("{} takes the trick.", who));
    case Kind::pile_shown: return say(tr("{} takes the junk pile.", who));
    case Kind::made: return say(tr("{} made {}.", who, event.points));
    case Kind::failed: return say(tr("{} failed {}.", who, event.points));
    case Kind::match_over: return say(event.drawn_match ? tr("A draw.") : tr("{} wins the match.", who));
    case Kind::coin: return say(tr("The coin: {} opens.", who));
    case Kind::hand:
    case Kind::pile_seen:
    case Kind::took:
    case Kind::gave:
    case Kind::swapped:
    case Kind::totals: break;
  }
  return std::nullopt;
}

}  // namespace

Names names_of(Viewer viewer, bool computer_zero, bool computer_one) {
  Names out;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const bool computer = seat == Seat::zero ? computer_zero : computer_one;
    const bool alone = computer_zero != computer_one;
    if (viewer == d6::viewer(seat)) {
      out.you = seat;
      out.name[index(seat)] = tr("YOU");
    } else if (computer && alone) {
      out.name[index(seat)] = tr("CORVUS");
    } else {
      out.name[index(seat)] = seat == Seat::zero ? tr("SOUTH") : tr("NORTH");
    }
  }
  out.corvus = out.you && (*out.you == Seat::zero ? computer_one : computer_zero);
  return out;
}

std::optional<Remark> remark(const Rules& rules, const Observation& seen, const Event& event, const Names& names) {
  return names.corvus ? ravens(rules, seen, event, names.is_you(event.seat)) : plainly(rules, seen, event, names);
}

std::string colour_name(Colour colour) {
  switch (colour) {
    case Colour::red: return tr("RED");
    case Colour::green: return tr("GREEN");
    case Colour::blue: return tr("BLUE");
    case Colour::yellow: return tr("YELLOW");
  }
  return {};
}

std::string colour_letter(Colour colour) { return std::string(1, colour_name(colour)[0]); }

std::string card_short(Card card) {
  return card.rook() ? tr("ROOK") : tr("{} {}", colour_name(card.colour()), card.rank());
}

std::string signed_points(int points) { return points > 0 ? fmt::format("+{}", points) : fmt::format("{}", points); }

std::string play_caption(const Rules& rules, const Observation& seen, Card card) {
  const std::string name = card.rook() ? tr("ROOK") : fmt::format("{}", card.rank());
  if (!seen.trumps) return {};
  if (!seen.led) {
    const int points = rules.points(card);
    if (card.rook()) return tr("Lead the ROOK: it wins");
    return points > 0 ? tr("Lead {}: {} points", card_short(card), points) : tr("Lead {}", card_short(card));
  }
  const Cards hand = seen.hands[index(seen.next)];
  if (!playable(rules.free_follow, *seen.trumps, seen.led, hand).contains(card)) return tr("May not be played now");
  const int stake = rules.points(*seen.led) + rules.points(card);
  if (reply_wins(*seen.trumps, *seen.led, card)) return tr("{} takes it: {}", name, signed_points(stake));
  return tr("{} loses, gives {} points", name, stake);
}

std::optional<Colour> asked_colour(const Rules& rules, const Observation& seen) {
  if (!seen.led || !seen.trumps) return std::nullopt;
  const Cards hand = seen.hands[index(seen.next)];
  if (!seen.led->rook() && (hand & suit(seen.led->colour()))) return seen.led->colour();
  if (!rules.free_follow && (hand & suit(*seen.trumps))) return *seen.trumps;
  return std::nullopt;
}

std::string turn_words(const Rules& rules, const Observation& seen) {
  if (!seen.led) return tr("Your lead: any card");
  const std::optional<Colour> asked = asked_colour(rules, seen);
  if (!asked) return tr("Your turn: any card");
  if (!seen.led->rook() && *asked == seen.led->colour()) return tr("Your turn: follow");
  return tr("Your turn: trump");
}

std::string bid_words(const Rules& rules, const Observation& seen, int points) {
  if (!seen.bidder && points != rules.opening_bid) return tr("The opening bid is exactly {}.", rules.opening_bid);
  if (seen.bidder && points <= seen.bids[index(*seen.bidder)])
    return tr("Bids must go above {}.", seen.bids[index(*seen.bidder)]);
  if (points == rules.most_bid) return tr("all {} points, or lose {}. Nobody can bid higher.", points, points);
  return tr("take {} of the {} points and keep them all. Fail: -{}.", points, rules.total_points, points);
}

std::string pass_words(const Observation& seen, const Names& names) {
  if (!seen.bidder) return tr("The opener may not pass.");
  const int bid = seen.bids[index(*seen.bidder)];
  return names.corvus ? tr("he takes the pile for {} and names trumps.", bid)
                      : tr("the other one takes the pile for {} and names trumps.", bid);
}

std::string goal_words(const Rules& rules, const Observation& seen, Seat me) {
  if (!seen.bidder) return {};
  const Seat bidder = *seen.bidder;
  const int bid = seen.bids[index(bidder)];
  const int need = bid - seen.captured[index(bidder)];
  if (need <= 0) return tr("Bid is made");
  // More than what the bidder can spare: points come in fives.
  const int breaks = rules.total_points - bid + rules.bid_step - seen.captured[index(other(bidder))];
  if (breaks <= 0) return tr("Bid is broken");
  return bidder == me ? tr("{} to make it", need) : tr("{} breaks it", breaks);
}

std::string card_reason(const Rules& rules, const Observation& seen, Card card) {
  std::string out = card_words(rules, card);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  out += ". ";
  if (card.rook()) return out + tr("It may be played at any time and wins any trick (RK-6).");
  if (!seen.trumps) return out + tr("Fives count 5, tens and fourteens 10, the Rook {}.", rules.rook_points);
  if (card.colour() == *seen.trumps)
    return out + tr("A trump beats every other colour; only higher trumps and the Rook beat it.");
  return out + tr("It wins only if it is the highest of the colour led, and no trump falls.");
}

std::vector<std::string> table_help() {
  return {
      tr("Move with the arrows, the pad or the pointer; Enter, A or a click does what the hints below say."),
      tr("The auction: choose a bid on the ladder, or PASS. One pass ends it; the last bidder gets the junk pile and "
         "names "
         "trumps."),
      tr("The pile: lift a card of your hand, then choose the one it changes places with. Up to five may be swapped. D "
         "or "
         "Y is done, X puts all of them back."),
      tr("Trumps: choose one of the four tiles; the cards that would be trumps rise."),
      tr("The tricks: follow the colour led, else play a trump, else anything. The Rook may always be played. Dimmed "
         "cards "
         "may not be played now; Y says why."),
      tr("The bar is the whole hand of 120 points. The bidder fills it from the left and must reach the flag; the "
         "other "
         "fills it from the right."),
      tr("L or X: the last trick. Tab: the log. H: a hint. U: take back. F10: the menu."),
  };
}

}  // namespace d6::rook
