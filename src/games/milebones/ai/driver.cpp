// The driver's rules of thumb, one short function a kind of card.
#include "games/milebones/ai/driver.h"

#include <bit>

namespace d6::milebones {
namespace {

struct Eyes {  // what the driver looks at
  const Rules& rules;
  const Hand& hand;
  const Car& mine;
  const Car& theirs;
  const Habit& habit;
  std::size_t deck_left;
  int to_go, their_to_go;
  Card shows;  // on the own battle pile
};

Eyes look(const Rules& rules, const State& state, const Habit& habit) {
  const Table& table = state.table;
  const std::size_t i = index(table.current);
  const int goal = goal_of(rules, table);
  return {rules,
          state.hands[i],
          table.cars[i],
          table.cars[1 - i],
          habit,
          state.deck.size(),
          goal - miles_of(rules, table.cars[i]),
          goal - miles_of(rules, table.cars[1 - i]),
          top(table.cars[i].battle)};
}

int play_safety(const Eyes& eyes, Card card) {
  const Habit& habit = eyes.habit;
  int worth = habit.lay;
  if (is_hazard(eyes.shows) && safety_against(eyes.shows) == card) worth += habit.lay_cures;
  if (card == Card::right_of_way && (limited(eyes.mine) || (eyes.shows != Card::go && !is_hazard(eyes.shows))))
    worth += habit.lay_starts;
  if (static_cast<int>(eyes.deck_left) < habit.late_deck || eyes.to_go <= habit.late_miles ||
      eyes.their_to_go <= habit.late_miles)
    worth += habit.lay_late;
  return worth;
}

int play_worth(const Eyes& eyes, Card card) {
  const Habit& habit = eyes.habit;
  if (is_mileage(card)) {
    const int miles = eyes.rules.miles[index(card)];
    if (miles == eyes.to_go) return habit.arrive;
    return habit.drive + miles * habit.drive_mile / 100 + (eyes.rules.most[index(card)] < kDeck ? habit.fast : 0);
  }
  if (is_safety(card)) return play_safety(eyes, card);
  if (is_hazard(card))
    return (card == Card::speed_limit ? habit.attack_limit : habit.attack) +
           (eyes.their_to_go <= 200 ? habit.attack_close : 0);
  if (card == Card::go) return habit.start;
  return card == Card::end_of_limit ? habit.end_limit : habit.cure;
}

int keep_worth(const Eyes& eyes, Card card) {
  const Habit& habit = eyes.habit;
  if (is_safety(card)) return habit.keep_safety;
  int copies = 0;
  for (const Card held : eyes.hand) copies += held == card;
  const bool more = copies > 1;
  if (is_mileage(card)) {
    const int miles = eyes.rules.miles[index(card)];
    if (miles > eyes.to_go || eyes.mine.played[index(card)] >= eyes.rules.most[index(card)]) return 0;
    return habit.keep_mile + miles * habit.keep_mile_each / 100;
  }
  if (is_hazard(card))
    return eyes.theirs.safeties.has(safety_against(card)) ? 0 : more ? habit.keep_hazard_more : habit.keep_hazard;
  const Card hazard = static_cast<Card>(index(card) - 5);
  if (eyes.mine.safeties.has(safety_against(hazard))) return 0;
  if (card == Card::go) return more ? habit.keep_go_more : habit.keep_go;
  if (!more && (eyes.shows == hazard || top(eyes.mine.limit) == hazard)) return habit.keep_needed;
  if (card == Card::end_of_limit) return more ? habit.keep_end_more : habit.keep_end;
  return more ? habit.keep_remedy_more : habit.keep_remedy;
}

bool wants_extension(const Eyes& eyes) {
  return eyes.their_to_go >= eyes.habit.extend_miles && static_cast<int>(eyes.deck_left) >= eyes.habit.extend_deck;
}

}  // namespace

int driver_worth(const Rules& rules, const State& state, const Habit& habit, const Order& order) {
  const Eyes eyes = look(rules, state, habit);
  return order.act == Act::discard ? -keep_worth(eyes, order.card) : play_worth(eyes, order.card);
}

Order drive(const Rules& rules, const State& state, const Habit& habit) {
  const Table& table = state.table;
  const Hand& hand = state.hands[index(table.current)];
  if (table.threat != Card::none) {
    const Card safety = safety_against(table.threat);
    for (const Card card : hand)
      if (card == safety) return {Act::coup, card};
  }
  if (table.phase == Phase::draw) return {Act::draw};
  const Eyes eyes = look(rules, state, habit);
  if (table.phase == Phase::offer) return {wants_extension(eyes) ? Act::extend : Act::finish};

  const std::uint32_t held = kinds(hand), plays = held & playable(rules, table, table.current);
  Order best;
  int most = -(1 << 20);
  const auto consider = [&](Act act, Card card, int worth) {
    if (worth > most) most = worth, best = {act, card};
  };
  for (std::uint32_t bits = plays; bits != 0; bits &= bits - 1) {
    const auto card = static_cast<Card>(std::countr_zero(bits));
    consider(Act::play, card, play_worth(eyes, card));
  }
  if (most > 0) return best;  // a discard is never worth more than nothing
  if (plays == 0 || !state.deck.empty() || rules.free_discards)
    for (std::uint32_t bits = held; bits != 0; bits &= bits - 1) {
      const auto card = static_cast<Card>(std::countr_zero(bits));
      consider(Act::discard, card, -keep_worth(eyes, card));
    }
  return best;
}

}  // namespace d6::milebones
