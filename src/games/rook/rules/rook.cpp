// The order of a hand: whose decision it is, what may be done then, and the automatic steps between hands.
#include "games/rook/rules/rook.h"

#include "games/rook/rules/chapters.h"

namespace d6::rook {

Turn Rook::turn(const State& state) {
  switch (state.phase) {
    case Phase::auction:
    case Phase::swap:
    case Phase::trumps:
    case Phase::play: return turn_of(state.next);
    case Phase::dealt:
    case Phase::counting:
    case Phase::shuffling: return Turn::automatic;
    case Phase::over: return Turn::over;
  }
  return Turn::over;
}

namespace {

void bids(const Rules& rules, const State& state, Rook::Orders& list) {
  if (!state.bidder) return list.add(bid(rules.opening_bid));
  list.add(pass());
  for (int points = state.bids[index(*state.bidder)] + rules.bid_step; points <= rules.most_bid;
       points += rules.bid_step)
    list.add(bid(points));
}

void swaps(const Rules& rules, const State& state, Rook::Orders& list) {
  for (const Card one : state.pile)
    if (!check_take(rules, state, one)) list.add(take(one));
  if (state.gave.count() < rules.swap_most) {
    const Cards hand = state.hands[index(state.next)];
    Cards may = hand - state.took;
    if (rules.clean_pile) may = may & buryable(rules, hand | state.pile);
    for (const Card one : may) list.add(give(one));
  }
  if (!check_done(rules, state)) list.add(done());
}

}  // namespace

bool Rook::orders(const Rules& rules, const State& state, Orders& list) {
  list.clear();
  switch (state.phase) {
    case Phase::auction: bids(rules, state, list); break;
    case Phase::swap: swaps(rules, state, list); break;
    case Phase::trumps:
      for (const auto colour : kAllColours) list.add(name_trumps(colour));
      break;
    case Phase::play:
      for (const Card one : playable(rules.free_follow, *state.trumps, state.led, state.hands[index(state.next)]))
        list.add(play(one));
      break;
    case Phase::dealt:
    case Phase::counting:
    case Phase::shuffling:
    case Phase::over: break;
  }
  return true;
}

Order Rook::any_order(const Rules& rules, const State& state, Dice& fresh) {
  if (state.phase == Phase::play) {  // the common case, without a list
    const Cards may = playable(rules.free_follow, *state.trumps, state.led, state.hands[index(state.next)]);
    return play(may.nth(fresh.below(static_cast<std::uint32_t>(may.count()))));
  }
  Orders list;
  orders(rules, state, list);
  return list[fresh.below(static_cast<std::uint32_t>(list.size()))];
}

Refusal Rook::check(const Rules& rules, const State& state, const Order& order) {
  const auto only_in = [&](Phase phase) { return state.phase != phase; };
  const Refusal not_now = refused(Refused::not_now, static_cast<int>(order.kind), static_cast<int>(state.phase));
  switch (order.kind) {
    case Order::Kind::bid: return only_in(Phase::auction) ? not_now : check_bid(rules, state, order.value);
    case Order::Kind::pass: return only_in(Phase::auction) ? not_now : check_pass(rules, state);
    case Order::Kind::take: return only_in(Phase::swap) ? not_now : check_take(rules, state, order.card());
    case Order::Kind::give: return only_in(Phase::swap) ? not_now : check_give(rules, state, order.card());
    case Order::Kind::done: return only_in(Phase::swap) ? not_now : check_done(rules, state);
    case Order::Kind::trumps: return only_in(Phase::trumps) ? not_now : Refusal{};
    case Order::Kind::play: return only_in(Phase::play) ? not_now : check_play(rules, state, order.card());
  }
  return not_now;
}

void Rook::apply(const Rules& rules, State& state, const Order& order, Log<Event> log) {
  switch (order.kind) {
    case Order::Kind::bid: return apply_bid(rules, state, order.value, log);
    case Order::Kind::pass: return apply_pass(state, log);
    case Order::Kind::take: return apply_take(state, order.card(), log);
    case Order::Kind::give: return apply_give(state, order.card(), log);
    case Order::Kind::done: return apply_done(state, log);
    case Order::Kind::trumps: return apply_trumps(state, order.colour(), log);
    case Order::Kind::play: return apply_play(rules, state, order.card(), log);
  }
}

void Rook::advance(const Rules& rules, State& state, Log<Event> log) {
  switch (state.phase) {
    case Phase::dealt:
      if (state.hand == 1 && rules.opener == Opener::alternate)
        log.tell(To::both, true, [&] {
          Event event{.kind = Event::Kind::coin, .seat = state.opener};
          event.roll = {{1, 2}, state.opener == Seat::zero ? 0U : 1U};
          return event;
        });
      tell_deal(state, log);
      state.phase = Phase::auction;
      break;
    case Phase::counting: count_hand(rules, state, log); break;
    case Phase::shuffling:
      ++state.hand;
      if (rules.opener == Opener::alternate) state.opener = other(state.opener);  // RK-1, RK-15
      deal(rules, state);
      break;
    case Phase::auction:
    case Phase::swap:
    case Phase::trumps:
    case Phase::play:
    case Phase::over: assert(false && "no automatic step now"); break;
  }
}

namespace {

constexpr std::array<std::string_view, 8> kPhases{"dealt", "auction",  "swap",      "trumps",
                                                  "play",  "counting", "shuffling", "over"};

}  // namespace

std::string id_text(const Rules&, Card card) { return card_text(card); }
bool id_parse(const Rules&, std::string_view text, Card& card) {
  const auto found = card_of(text);
  if (found) card = *found;
  return found.has_value();
}
std::string id_text(const Rules&, Colour colour) { return std::string(colour_text(colour)); }
bool id_parse(const Rules&, std::string_view text, Colour& colour) {
  const auto found = colour_of(text);
  if (found) colour = *found;
  return found.has_value();
}
std::string id_text(const Rules&, Phase phase) { return std::string(kPhases[static_cast<std::size_t>(phase)]); }
bool id_parse(const Rules&, std::string_view text, Phase& phase) {
  for (std::size_t i = 0; i < kPhases.size(); ++i)
    if (kPhases[i] == text) {
      phase = static_cast<Phase>(i);
      return true;
    }
  return false;
}

}  // namespace d6::rook
