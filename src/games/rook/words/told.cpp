// What happened, in a sentence and in values, and why an order is refused.
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "games/rook/words/rook_words.h"
#include "games/rook/words/table_words.h"

namespace d6 {
using namespace rook;
namespace {

using Kind = Event::Kind;

std::string_view who(Seat seat) { return Info<Rook>::seats[index(seat)]; }

std::string_view kind_text(Kind kind) {
  switch (kind) {
    case Kind::coin: return "coin";
    case Kind::dealt: return "dealt";
    case Kind::hand: return "hand";
    case Kind::bid: return "bid";
    case Kind::passed: return "passed";
    case Kind::pile_won: return "pile_won";
    case Kind::pile_seen: return "pile_seen";
    case Kind::took: return "took";
    case Kind::gave: return "gave";
    case Kind::swapped: return "swapped";
    case Kind::trumps: return "trumps";
    case Kind::played: return "played";
    case Kind::trick: return "trick";
    case Kind::pile_shown: return "pile_shown";
    case Kind::made: return "made";
    case Kind::failed: return "failed";
    case Kind::totals: return "totals";
    case Kind::match_over: return "match_over";
  }
  return "";
}

Json list_of(Cards cards) {
  Json out = Json::array();
  for (const Card one : cards) out.push_back(card_text(one));
  return out;
}

Json pair_of(const std::array<std::int16_t, 2>& values) { return Json::array({values[0], values[1]}); }

std::string points_words(int points) { return points == 0 ? tr("no points") : tr("{} points", points); }

}  // namespace

std::string Words<Rook>::say(const Rules&, const Event& event) {
  const auto seat = who(event.seat);
  const int points = event.points;
  switch (event.kind) {
    case Kind::coin:
      return tr("A coin decides who opens first: {} ({} in {}, rolled {}).", seat, event.roll.chance.num,
                event.roll.chance.den, event.roll.drawn + 1);
    case Kind::dealt: return tr("Hand {} is dealt; {} must open the bidding.", int(event.number), seat);
    case Kind::hand: return tr("{} holds {}.", seat, cards_words(event.cards, {}));
    case Kind::bid: return tr("{} bids {}.", seat, points);
    case Kind::passed: return tr("{} passes.", seat);
    case Kind::pile_won: return tr("{} takes the junk pile for {}.", seat, points);
    case Kind::pile_seen: return tr("The junk pile holds {}.", cards_words(event.cards, {}));
    case Kind::took: return tr("{} takes {} from the pile.", seat, card_text(event.card));
    case Kind::gave: return tr("{} puts {} into the pile.", seat, card_text(event.card));
    case Kind::swapped: return tr("{} leaves {} in the pile.", seat, cards_words(event.cards, {}));
    case Kind::trumps: return tr("{} names {} as trumps.", seat, colour_text(event.colour));
    case Kind::played:
      return event.card.rook() ? tr("{} plays the Rook.", seat) : tr("{} plays {}.", seat, card_text(event.card));
    case Kind::trick: return tr("{} takes trick {} with {}.", seat, int(event.number), points_words(points));
    case Kind::pile_shown:
      return tr("{} took the last trick and with it the junk pile: {}, {}.", seat, cards_words(event.cards, {}),
                points_words(points));
    case Kind::made:
      return tr("{} bid {} and made it: {} points, {} for {}.", seat, points, event.scored[index(event.seat)],
                event.scored[index(other(event.seat))], who(other(event.seat)));
    case Kind::failed:
      return tr("{} bid {} and failed: {} points, {} for {}.", seat, points, event.scored[index(event.seat)],
                event.scored[index(other(event.seat))], who(other(event.seat)));
    case Kind::totals:
      return tr("Totals: {} {}, {} {}.", who(Seat::zero), event.scored[0], who(Seat::one), event.scored[1]);
    case Kind::match_over:
      if (event.drawn_match) return tr("It ends in a draw, {} to {}.", event.scored[0], event.scored[1]);
      return tr("{} wins, {} to {}.", seat, event.scored[index(event.seat)], event.scored[index(other(event.seat))]);
  }
  return {};
}

void Words<Rook>::values(const Rules&, const Event& event, Json& out) {
  out["kind"] = kind_text(event.kind);
  if (event.kind != Kind::totals && !(event.kind == Kind::match_over && event.drawn_match))
    out["seat"] = static_cast<int>(event.seat);
  switch (event.kind) {
    case Kind::coin:
      out["chance"] = {event.roll.chance.num, event.roll.chance.den};
      out["drawn"] = event.roll.drawn;
      break;
    case Kind::dealt: out["hand"] = event.number; break;
    case Kind::hand:
    case Kind::pile_seen:
    case Kind::swapped: out["cards"] = list_of(event.cards); break;
    case Kind::bid:
    case Kind::pile_won: out["points"] = event.points; break;
    case Kind::passed: break;
    case Kind::took:
    case Kind::gave:
    case Kind::played: out["card"] = card_text(event.card); break;
    case Kind::trumps: out["colour"] = colour_text(event.colour); break;
    case Kind::trick:
      out["trick"] = event.number;
      out["points"] = event.points;
      break;
    case Kind::pile_shown:
      out["cards"] = list_of(event.cards);
      out["points"] = event.points;
      break;
    case Kind::made:
    case Kind::failed:
      out["bid"] = event.points;
      out["scores"] = pair_of(event.scored);
      break;
    case Kind::totals: out["scores"] = pair_of(event.scored); break;
    case Kind::match_over:
      out["draw"] = event.drawn_match;
      out["scores"] = pair_of(event.scored);
      break;
  }
}

namespace {

std::string phase_words(Phase phase) {
  switch (phase) {
    case Phase::auction: return tr("the bidding: bid or pass");
    case Phase::swap: return tr("the junk pile: take, give or done");
    case Phase::trumps: return tr("the naming of trumps");
    case Phase::play: return tr("the play of a card");
    case Phase::dealt:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: return tr("no order");
  }
  return {};
}

std::string out_of_turn_rule(Phase phase) {
  switch (phase) {
    case Phase::auction: return "RK bid";
    case Phase::swap: return "RK junk";
    case Phase::trumps: return "RK trumps";
    case Phase::dealt:
    case Phase::play:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: return "RK play-1";
  }
  return {};
}

}  // namespace

::d6::Refused Words<Rook>::why(const Rules&, Refusal refusal, const Observation&) {
  const auto one = [&] { return card_said(Card{static_cast<std::uint8_t>(refusal.a)}); };
  const auto colour = [&] { return colour_text(static_cast<Colour>(refusal.b)); };
  const auto no = [](std::string rule, std::string sentence) {
    return ::d6::Refused{"refused", std::move(rule), std::move(sentence)};
  };
  using Code = rook::Refused;
  switch (static_cast<Code>(refusal.code)) {
    case Code::allowed: break;
    case Code::not_now:
      return no(out_of_turn_rule(static_cast<Phase>(refusal.b)),
                tr("This is the moment for {}.", phase_words(static_cast<Phase>(refusal.b))));
    case Code::opening_exact: return no("RK-16", tr("The opening bid is exactly {} (RK-16).", refusal.a));
    case Code::opener_bound: return no("RK-2", tr("The opener is bound to bid {} and cannot pass (RK-2).", refusal.a));
    case Code::bid_step: return no("RK-2", tr("Bids are multiples of {} (RK-2).", refusal.a));
    case Code::bid_low: return no("RK-16", tr("A bid must be above the last one, {} (RK-16).", refusal.a));
    case Code::bid_high: return no("RK-2", tr("There are only {} points to bid for (RK-2).", refusal.a));
    case Code::not_in_pile: return no("RK-3", tr("{} does not lie in the junk pile (RK-3).", one()));
    case Code::not_in_hand: return no("RK play-1", tr("{} is not in the hand (RK play-1).", one()));
    case Code::moved_already: return no("RK-3", tr("{} has changed places already (RK-3).", one()));
    case Code::swap_most: return no("RK-3", tr("At most {} cards may be swapped (RK-3).", refusal.a));
    case Code::pile_clean:
      return no("RK-4", tr("The pile is kept clean: {} counts and must stay in the hand (RK-4).", one()));
    case Code::pile_uneven:
      return no("RK-3", tr("{} taken and {} given: as many cards go back as were taken (RK-3).", refusal.a, refusal.b));
    case Code::pile_counters:
      return no("RK-4", tr("The pile is kept clean: {} counts and must be taken (RK-4).", one()));
    case Code::follow_colour:
      return no("RK play-2", tr("{} cannot be played while {} can be followed (RK play-2).", one(), colour()));
    case Code::follow_trump:
      return no("RK play-3", tr("{} cannot be played: without the led colour a trump, {}, must be played (RK play-3).",
                                one(), colour()));
    case Code::follow_rook:
      return no("RK-7", tr("{} cannot be played: the Rook asks for a trump, {} (RK-7).", one(), colour()));
  }
  return {};
}

}  // namespace d6
