// The driver's rules of thumb.
#include "games/milebones/ai/driver.h"

#include <bit>

namespace d6::milebones {
namespace {

constexpr std::uint32_t kMileageBits = 0x1F, kHazardBits = 0x1FU << 5, kRemedyBits = 0x1FU << 10,
                        kSafetyBits = 0xFU << 15;

Card lowest(std::uint32_t bits) { return static_cast<Card>(std::countr_zero(bits)); }
Card highest(std::uint32_t bits) { return static_cast<Card>(31 - std::countl_zero(bits)); }

struct Eyes {  // what the driver looks at
  const Rules& rules;
  const Table& table;
  const Hand& hand;
  const Car& mine;
  const Car& theirs;
  std::size_t deck_left;
  int to_go, their_to_go;
};

Eyes look(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const std::size_t i = index(table.current);
  const int goal = goal_of(rules, table);
  return {rules,
          table,
          state.hands[i],
          table.cars[i],
          table.cars[1 - i],
          state.deck.size(),
          goal - miles_of(rules, table.cars[i]),
          goal - miles_of(rules, table.cars[1 - i])};
}

// A safety is laid when it frees the car or when a coup is no longer to be hoped for; otherwise it waits.
Card safety_to_lay(const Eyes& eyes, const Habit& habit, std::uint32_t plays) {
  const std::uint32_t safeties = plays & kSafetyBits;
  if (safeties == 0) return Card::none;
  if (!habit.keeps_safeties || eyes.deck_left < 8 || eyes.their_to_go <= 100 || eyes.to_go <= 100)
    return lowest(safeties);
  const Card shows = top(eyes.mine.battle);
  if (is_hazard(shows) && (plays & bit(remedy_of(shows))) == 0 && (safeties & bit(safety_against(shows))) != 0)
    return safety_against(shows);
  return Card::none;
}

// The longest card, but one that meets the goal before any, and no 200 where shorter ones will do for a safe trip.
Card mileage_to_lay(const Eyes& eyes, std::uint32_t plays) {
  const std::uint32_t miles = plays & kMileageBits;
  for (std::uint32_t bits = miles; bits != 0; bits &= bits - 1)
    if (eyes.rules.miles[static_cast<std::size_t>(std::countr_zero(bits))] == eyes.to_go) return lowest(bits);
  return highest(miles);
}

int keep(const Eyes& eyes, Card card) {
  if (is_safety(card)) return 1000;
  int copies = 0;
  for (const Card held : eyes.hand) copies += held == card;
  const int spare = copies > 1 ? 2 : 1;  // a second copy is worth half
  const bool right = eyes.mine.safeties.has(Card::right_of_way);
  if (is_mileage(card)) {
    const int miles = eyes.rules.miles[index(card)];
    if (miles > eyes.to_go || eyes.mine.played[index(card)] >= eyes.rules.most[index(card)]) return 0;
    return miles == eyes.to_go ? 90 : 15 + miles * 35 / 100;
  }
  if (is_hazard(card)) return eyes.theirs.safeties.has(safety_against(card)) ? 0 : 60 / spare;
  if (card == Card::go) return right ? 0 : 70 / spare;
  const Card hazard = static_cast<Card>(index(card) - 5);
  if (eyes.mine.safeties.has(safety_against(hazard))) return 0;
  if (top(eyes.mine.battle) == hazard || top(eyes.mine.limit) == hazard) return 100 / spare;
  return (card == Card::end_of_limit ? 25 : 36) / (copies > 1 ? 4 : 1);
}

Card worst(const Eyes& eyes) {
  Card out = Card::none;
  int least = 1 << 20;
  std::uint32_t seen = 0;
  for (const Card card : eyes.hand) {
    if ((seen & bit(card)) != 0) continue;
    seen |= bit(card);
    if (const int value = keep(eyes, card); value < least) least = value, out = card;
  }
  return out;
}

// The extension: while the other is far behind and the deck will last.
bool wants_extension(const Eyes& eyes) { return eyes.their_to_go > 300 && eyes.deck_left > 20; }

Card card_to_play(const Eyes& eyes, const Habit& habit, std::uint32_t plays) {
  if (const Card safety = safety_to_lay(eyes, habit, plays); safety != Card::none) return safety;
  const std::uint32_t miles = plays & kMileageBits, hazards = plays & kHazardBits, remedies = plays & kRemedyBits;
  Card mileage = Card::none;
  if (miles != 0) {
    mileage = mileage_to_lay(eyes, plays);
    if (eyes.rules.miles[index(mileage)] == eyes.to_go) return mileage;
  }
  if (habit.attacks_first && (hazards & ~bit(Card::speed_limit)) != 0) return lowest(hazards & ~bit(Card::speed_limit));
  if ((remedies & ~bit(Card::end_of_limit)) != 0) return lowest(remedies & ~bit(Card::end_of_limit));
  if ((hazards & bit(Card::speed_limit)) != 0) return Card::speed_limit;
  if (hazards != 0) return lowest(hazards);
  if (remedies != 0 && (mileage == Card::none || eyes.to_go > 100)) return lowest(remedies);
  if (mileage != Card::none) return mileage;
  return remedies != 0 ? lowest(remedies) : Card::none;
}

}  // namespace

int keep_value(const Rules& rules, const State& state, Card card) { return keep(look(rules, state), card); }

Order drive(const Rules& rules, const State& state, const Habit& habit) {
  const Table& table = state.table;
  const Hand& hand = state.hands[index(table.current)];
  const Card threat = table.threat;
  if (threat != Card::none) {
    const Card safety = safety_against(threat);
    for (const Card card : hand)
      if (card == safety) return {Act::coup, card};
  }
  if (table.phase == Phase::draw) return {Act::draw};
  const Eyes eyes = look(rules, state);
  if (table.phase == Phase::offer) return {wants_extension(eyes) ? Act::extend : Act::finish};
  const std::uint32_t plays = kinds(hand) & playable(rules, table, table.current);
  if (const Card card = card_to_play(eyes, habit, plays); card != Card::none) return {Act::play, card};
  // With the deck empty what can be played must be: here only a safety that was kept (MB-13).
  if (plays != 0 && state.deck.empty() && !rules.free_discards) return {Act::play, lowest(plays)};
  return {Act::discard, habit.weighs_discards ? worst(eyes) : hand[0]};
}

}  // namespace d6::milebones
