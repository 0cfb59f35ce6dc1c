// The score sheet (MB score, MB-1, MB-2, MB-12, MB-27 to MB-29), the score at any time and the outcome.
#include "games/milebones/rules/milebones.h"

namespace d6::milebones {
namespace {

bool has_driven(const Car& car) {
  return std::any_of(car.played.begin(), car.played.end(), [](std::uint8_t n) { return n > 0; });
}
// No card of a distance that is limited in number, the 200s (MB score "Safe Trip").
bool drove_safely(const Rules& rules, const Car& car) {
  for (std::size_t i = 0; i < kDistances; ++i)
    if (rules.most[i] < kDeck && car.played[i] > 0) return false;
  return true;
}
bool scored(Phase phase) { return phase == Phase::next || phase == Phase::over; }

}  // namespace

Sheet sheet(const Rules& rules, const Table& table, std::size_t deck_left, Seat seat) {
  const Points& p = rules.points;
  const Car& mine = table.cars[index(seat)];
  const Car& theirs = table.cars[index(other(seat))];
  const int miles = miles_of(rules, mine);
  const auto safeties = static_cast<std::int32_t>(mine.safeties.size()),
             coups = static_cast<std::int32_t>(mine.coups.size());
  Sheet out{};
  const auto put = [&](Item item, std::int32_t count, std::int32_t each) {
    out[static_cast<std::size_t>(item)] = {count, count * each};
  };
  put(Item::miles, miles, p.mile);
  put(Item::safeties, safeties, p.safety);
  put(Item::all_safeties, safeties == static_cast<std::int32_t>(kSafeties), p.all_safeties);
  put(Item::coups, coups, p.coup);
  if (table.finisher == seat) {
    put(Item::trip, 1, p.trip);
    put(Item::delayed_action, deck_left == 0, p.delayed_action);  // MB-28
    put(Item::safe_trip, drove_safely(rules, mine), p.safe_trip);
    put(Item::extension, table.extended, p.extension);  // MB-27
  }
  put(Item::shutout, has_driven(mine) && !has_driven(theirs), p.shutout);  // MB-2
  return out;
}

int race_points(const Rules& rules, const Table& table, std::size_t deck_left, Seat seat) {
  int sum = 0;
  for (const Line& line : sheet(rules, table, deck_left, seat)) sum += line.points;
  return sum;
}

int MileBones::score(const Rules& rules, const State& state, Seat seat) {
  const int total = state.table.totals[index(seat)];
  return scored(state.table.phase) ? total : total + race_points(rules, state.table, state.deck.size(), seat);
}

// A match goes to the higher total (MB-17), a single race to whoever completed the trip (MB-29).
Outcome MileBones::outcome(const Rules& rules, const State& state) {
  if (state.table.phase != Phase::over) return {};
  if (!rules.match) return {true, state.table.finisher};
  const auto [a, b] = state.table.totals;
  return {true, a == b ? std::optional<Seat>() : a > b ? Seat::zero : Seat::one};
}

}  // namespace d6::milebones
