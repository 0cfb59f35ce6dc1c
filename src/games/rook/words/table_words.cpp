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

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

// One of several sayings, the same every time the same hand is played.
std::string one_of(std::size_t turn, std::initializer_list<std::string> sayings) {
  return *(sayings.begin() + static_cast<std::ptrdiff_t>(turn % sayings.size()));
}

std::string bid_remark(const Event& event, bool yours) {
  const int n = event.points;
  const auto turn = static_cast<std::size_t>(n / 5);
  if (yours)
    return one_of(turn,
                  {tr("{}? Brave little thing. Can you count?", n), tr("{}, you say. Hm. Bold, without wings.", n),
                   tr("{}. Are you sure? I never forget a bid.", n)});
  return one_of(turn, {tr("{}. I have seen your face. It is not a bidder's.", n),
                       tr("{}, and not a feather less. Well?", n), tr("{}. That pile smells of tens to me.", n),
                       tr("{}. My nest has room for your points.", n), tr("Let us say {}. Trumps become me.", n)});
}

std::optional<Remark> ravens(const Rules& rules, const Observation& seen, const Event& event, bool yours) {
  switch (event.kind) {
    case Kind::dealt:
      return Remark{Mood::think, yours ? tr("You open at {}. You must. I shall listen.", rules.opening_bid)
                                       : tr("I must open at {}. So be it. Look at them shine.", rules.opening_bid)};
    case Kind::bid: return Remark{yours ? Mood::think : Mood::open, bid_remark(event, yours)};
    case Kind::passed:
      return Remark{yours ? Mood::glee : Mood::think, yours ? tr("Mine, then. Good. I do love a pile.")
                                                            : tr("I pass. The pile is yours. Make it count.")};
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
      return Remark{Mood::open, one_of(seen.trick, {tr("{}. Your move.", card_said(event.card)),
                                                    tr("{}, I am afraid.", card_said(event.card)),
                                                    tr("{}. Follow that.", card_said(event.card))})};
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

// Between two people, or two computers: who speaks tells it plainly, of itself or of you.
std::optional<Remark> plainly(const Rules& rules, const Observation& seen, const Event& event, bool yours) {
  const auto say = [&](const std::string& you, const std::string& i) { return Remark{Mood::think, yours ? you : i}; };
  const int n = event.points;
  switch (event.kind) {
    case Kind::coin: return say(tr("The coin has it: you open."), tr("The coin has it: I open."));
    case Kind::dealt:
      return say(tr("You must open at {}.", rules.opening_bid), tr("I must open at {}.", rules.opening_bid));
    case Kind::bid: return say(tr("{}, you say.", n), tr("I bid {}.", n));
    case Kind::passed: return say(tr("You pass."), tr("I pass."));
    case Kind::pile_won: return say(tr("The junk pile is yours."), tr("The junk pile is mine."));
    case Kind::trumps:
      return say(tr("Trumps are {}, then.", colour_text(event.colour)),
                 tr("Trumps are {}.", colour_text(event.colour)));
    case Kind::played:
      if (event.card.rook()) return say(tr("The Rook! So be it."), tr("Here comes the Rook!"));
      if (!seen.led || *seen.led != event.card) return std::nullopt;
      return say(tr("{}? I see.", card_said(event.card)), tr("{}.", card_said(event.card)));
    case Kind::trick:
      return n > 0 ? say(tr("Yours: {} points.", n), tr("{} points for me.", n)) : say(tr("Yours."), tr("Mine."));
    case Kind::pile_shown: return say(tr("The pile goes to you."), tr("The pile comes to me."));
    case Kind::made: return say(tr("You made your {}.", n), tr("I made my {}.", n));
    case Kind::failed: return say(tr("Minus {} for you.", n), tr("Minus {} for me.", n));
    case Kind::match_over:
      return event.drawn_match ? say(tr("A draw."), tr("A draw."))
                               : say(tr("The match is yours."), tr("I win the match."));
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

Names names_of(Viewer viewer, const std::array<std::string, 2>& computers) {
  Names out;
  const bool alone = computers[0].empty() != computers[1].empty();
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::size_t i = index(seat);
    out.computer[i] = !computers[i].empty();
    if (viewer == d6::viewer(seat)) {
      out.you = seat;
      out.name[i] = tr("YOU");
      out.said[i] = tr("You");
    } else if (out.computer[i] && alone) {
      out.said[i] = computers[i];
      out.name[i] = upper(computers[i]);
    } else {
      out.name[i] = seat == Seat::zero ? tr("SOUTH") : tr("NORTH");
      out.said[i] = Info<Rook>::seats[i];
    }
  }
  out.corvus = out.you && out.computer[index(other(*out.you))];
  return out;
}

std::optional<Remark> remark(const Rules& rules, const Observation& seen, const Event& event, const Names& names) {
  std::optional<Remark> said = names.corvus ? ravens(rules, seen, event, names.is_you(event.seat))
                                            : plainly(rules, seen, event, names.is_you(event.seat));
  if (said) said->speaker = names.you ? other(*names.you) : event.seat;
  return said;
}

std::string news(const Rules& rules, const Event& event, const Names& names) {
  const std::string& who = names.said[index(event.seat)];
  const bool yours = names.is_you(event.seat);
  const int n = event.points;
  switch (event.kind) {
    case Kind::coin:
      return yours ? tr("The coin decides: you open first.") : tr("The coin decides: {} opens first.", who);
    case Kind::dealt:
      return yours ? tr("{} cards each. You must open the bidding at {}.", rules.hand_cards, rules.opening_bid)
                   : tr("{} cards each. {} must open the bidding at {}.", rules.hand_cards, who, rules.opening_bid);
    case Kind::bid: return yours ? tr("You bid {}.", n) : tr("{} bids {}.", who, n);
    case Kind::passed:
      return yours ? tr("You pass. That ends the auction.") : tr("{} passes. That ends the auction.", who);
    case Kind::pile_won:
      return yours ? tr("You take the junk pile for {}.", n) : tr("{} takes the junk pile for {}.", who, n);
    case Kind::hand:
    case Kind::pile_seen:
    case Kind::took:
    case Kind::gave:
    case Kind::swapped:
    case Kind::trumps:
    case Kind::played:
    case Kind::trick:
    case Kind::pile_shown:
    case Kind::made:
    case Kind::failed:
    case Kind::totals:
    case Kind::match_over: break;
  }
  return {};
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

std::string card_said(Card card) {
  return card.rook() ? tr("The Rook") : tr("{} {}", title_case(card.colour()), card.rank());
}

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
    return points > 0 ? tr("Lead {}, worth {}", card_short(card), points) : tr("Lead {}", card_short(card));
  }
  const Cards hand = seen.hands[index(seen.next)];
  if (!playable(rules.free_follow, *seen.trumps, seen.led, hand).contains(card)) return tr("May not be played now");
  const int stake = rules.points(*seen.led) + rules.points(card);
  if (reply_wins(*seen.trumps, *seen.led, card))
    return stake > 0 ? tr("{} takes it: {}", name, signed_points(stake)) : tr("{} takes it, no points", name);
  return stake > 0 ? tr("{} loses {} points", name, stake) : tr("{} loses, no points", name);
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
  return tr("take {} of the {} points and keep all you take. Fail: -{}.", points, rules.total_points, points);
}

std::string bid_short(const Rules& rules, const Observation& seen, int points) {
  if (!seen.bidder || points <= seen.bids[index(*seen.bidder)]) return bid_words(rules, seen, points);
  return tr("take {} of {}, or lose {}.", points, rules.total_points, points);
}

std::string pass_words(const Observation& seen, const Names& names) {
  if (!seen.bidder) return tr("The opener may not pass.");
  const int bid = seen.bids[index(*seen.bidder)];
  return names.corvus ? tr("{} takes the pile for {} and names trumps.", names.said[index(*seen.bidder)], bid)
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
  if (card.rook()) return out + tr("It may be played at any time and wins any trick.");
  if (!seen.trumps) return out + tr("Fives count 5, tens and fourteens 10, the Rook {}.", rules.rook_points);
  const bool trump = card.colour() == *seen.trumps;
  const bool turn = seen.phase == Phase::play && seen.viewer == viewer(seen.next);
  if (turn && seen.led) {
    const int stake = rules.points(*seen.led) + rules.points(card);
    if (reply_wins(*seen.trumps, *seen.led, card))
      return out + (stake > 0 ? tr("It beats {}: {} points for you.", card_short(*seen.led), stake)
                              : tr("It beats {} and gives you the lead.", card_short(*seen.led)));
    return out + (stake > 0 ? tr("{} beats it: {} points are lost.", card_short(*seen.led), stake)
                            : tr("{} beats it; it gives no points away.", card_short(*seen.led)));
  }
  if (!turn)
    return out + (trump ? tr("A trump beats every other colour; only higher trumps and the Rook beat it.")
                        : tr("It wins if it is the highest of the colour led and no trump falls."));
  // Led now: what of all that is not to be seen could still beat it.
  const Cards out_of_reach = seen.played[0] | seen.played[1] | seen.hands[index(seen.next)] | seen.pile;
  const bool higher = ((suit(card.colour()) - Cards((card.bit() << 1U) - 1)) - out_of_reach).count() > 0;
  const bool trumped = !trump && (suit(*seen.trumps) - out_of_reach).count() > 0;
  const bool rook = !out_of_reach.contains(kRook);
  std::string by;
  const auto add = [&by](bool could, std::string what) {
    if (could) by += (by.empty() ? "" : tr(" or ")) + std::move(what);
  };
  add(higher, trump ? tr("a higher trump") : tr("a higher {}", colour_text(card.colour())));
  add(trumped, tr("a trump"));
  add(rook, tr("the Rook"));
  return out + (by.empty() ? tr("Led now, nothing beats it.") : tr("Led now, only {} can beat it.", by));
}

std::vector<std::string> table_help(const Rules& rules, bool pad) {
  std::vector<std::string> out{
      tr("Choose a bid, a colour or a card; the line at the bottom says what can be done with it."),
      {},
      tr("Auction   raise on the ladder, or pass: one pass ends it"),
      tr("Pile      lift a card, then choose the one it is swapped for"),
      tr("          {} swaps at most, and how many is your secret", rules.swap_most),
      tr("Trumps    the cards that would be trumps rise"),
      tr("Trick     {}", rules.free_follow ? tr("follow the colour led, else play anything")
                                           : tr("follow the colour led, else trump, else anything")),
      tr("          the Rook at any time; dimmed cards not now"),
      tr("The bar   all {} points, the bidder's from the left,", rules.total_points),
      tr("          the other's from the right; the flag is the bid"),
  };
  if (pad) return out;  // the line at the bottom shows its buttons
  for (std::string& line : std::vector<std::string>{{},
                                                    tr("P         pass"),
                                                    tr("D         done with the swap"),
                                                    tr("U         all cards back; else take back"),
                                                    tr("L         the last trick"),
                                                    tr("W         why not, or what it is worth"),
                                                    tr("Tab       the log"),
                                                    tr("H         a hint"),
                                                    tr("F10       the menu")})
    out.push_back(std::move(line));
  return out;
}

std::string rule_words(std::string_view rule) {
  const auto is = [rule](auto... ids) { return ((rule == ids) || ...); };
  if (is("RK bid", "RK-2", "RK-16")) return tr("Rule: bidding");
  if (is("RK junk", "RK-3", "RK-4")) return tr("Rule: the junk pile");
  if (is("RK trumps")) return tr("Rule: trumps");
  if (is("RK play-1")) return tr("Rule: a trick");
  if (is("RK play-2")) return tr("Rule: follow");
  if (is("RK play-3")) return tr("Rule: else trump");
  if (is("RK-7")) return tr("Rule: the Rook led");
  return rule.empty() ? std::string() : tr("The rules");
}

std::vector<std::string> log_lines(const Rules& rules, const std::vector<Event>& told, const Names& names) {
  std::vector<std::string> out;
  std::string trick;  // the cards of the trick that is being played
  const auto who = [&](const Event& event) { return names.said[index(event.seat)]; };
  const auto score = [&](const std::array<std::int16_t, 2>& points) {
    return tr("{} {}, {} {}", names.said[0], signed_points(points[0]), names.said[1], signed_points(points[1]));
  };
  const auto end_trick = [&] {
    if (!trick.empty()) out.push_back(trick);
    trick.clear();
  };
  for (const Event& event : told) {
    const bool yours = names.is_you(event.seat);
    const int n = event.points;
    if (std::string line = news(rules, event, names); !line.empty()) {
      end_trick();
      out.push_back(event.kind == Kind::dealt ? tr("HAND {}. {}", int(event.number), line) : line);
      continue;
    }
    switch (event.kind) {
      case Kind::hand:
        if (yours) out.push_back(tr("Your hand: {}.", cards_words(event.cards, {})));
        break;
      case Kind::pile_seen: out.push_back(tr("The junk pile holds {}.", cards_words(event.cards, {}))); break;
      case Kind::took:
        out.push_back(yours ? tr("You take {} from the pile.", card_said(event.card))
                            : tr("{} takes {} from the pile.", who(event), card_said(event.card)));
        break;
      case Kind::gave:
        out.push_back(yours ? tr("You put {} into the pile.", card_said(event.card))
                            : tr("{} puts {} into the pile.", who(event), card_said(event.card)));
        break;
      case Kind::swapped:
        out.push_back(yours ? tr("You leave {} in the pile.", cards_words(event.cards, {}))
                            : tr("{} leaves {} in the pile.", who(event), cards_words(event.cards, {})));
        break;
      case Kind::trumps:
        out.push_back(yours ? tr("You name {} as trumps.", colour_text(event.colour))
                            : tr("{} names {} as trumps.", who(event), colour_text(event.colour)));
        break;
      case Kind::played: trick += tr("{}{} {}", trick.empty() ? "" : ", ", who(event), card_text(event.card)); break;
      case Kind::trick:
        out.push_back(n > 0   ? tr("{}. {}: {} {}", int(event.number), trick, who(event), signed_points(n))
                      : yours ? tr("{}. {}: yours", int(event.number), trick)
                              : tr("{}. {}: to {}", int(event.number), trick, who(event)));
        trick.clear();
        break;
      case Kind::pile_shown:
        out.push_back(tr("The last trick takes the pile, {}: {} {}.", cards_words(event.cards, {}), who(event),
                         signed_points(n)));
        break;
      case Kind::made: out.push_back(tr("Bid of {} made: {}.", n, score(event.scored))); break;
      case Kind::failed: out.push_back(tr("Bid of {} failed: {}.", n, score(event.scored))); break;
      case Kind::totals:
        out.push_back(tr("The match: {} {}, {} {}.", names.said[0], event.scored[0], names.said[1], event.scored[1]));
        break;
      case Kind::match_over:
        out.push_back(event.drawn_match ? tr("The match is a draw.")
                      : yours           ? tr("You win the match.")
                                        : tr("{} wins the match.", who(event)));
        break;
      case Kind::coin:
      case Kind::dealt:
      case Kind::bid:
      case Kind::passed:
      case Kind::pile_won: break;
    }
  }
  end_trick();
  return out;
}

}  // namespace d6::rook
