// CF 12.0 and 13.0: points and victory levels.
#include "games/carrier/rules/scoring.h"

#include "games/carrier/rules/state.h"

#include <algorithm>
#include <cstdlib>

namespace d6::carrier {

int sunk_points(const Rules& rules, const ShipInfo& ship) {
  const auto& carriers = rules.odds.bombing.carrier_types;
  const bool carrier = std::find(carriers.begin(), carriers.end(), ship.type) != carriers.end();  // CF-129
  return rules.odds.score.sunk_multiple * ship.defence + (carrier ? ship.aircraft : 0);
}

Score score_of(const Rules& rules, const World& world, Seat seat) {
  const ScoreOdds& odds = rules.odds.score;
  Score score;
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    if (rules.ships[i].seat == seat) continue;
    const Ship& ship = world.ships[i];
    switch (ship.fate) {
      case Fate::sunk:
      case Fate::scuttled: score.sunk += sunk_points(rules, rules.ships[i]); break;  // CF-16
      case Fate::afloat:
      case Fate::left:
        score.damaged += odds.damage_point * ship.damage + odds.fire_level * std::max<int>(0, ship.fire);
        break;  // CF-13
    }
  }
  for (std::size_t i = 0; i < rules.bases.size(); ++i) {
    if (rules.bases[i].seat == seat) continue;
    const Base& base = world.bases[i];
    if (base.captured)
      score.capture += odds.sunk_multiple * odds.capture_defence + odds.capture_capacity;  // 12.1, CF-129
    else
      score.bases += odds.damage_point * (base.damage / 10);  // CF-47, CF-107
    score.assault += odds.assault_point * base.landed;        // 12.4
  }
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (rules.decks[i].seat == seat && working(rules, world, static_cast<DeckId>(i)))
      score.aircraft += odds.aircraft * aboard(world.decks[i]);
  score.handicap = rules.handicap[index(seat)];
  return score;
}

int victory_level(const Rules& rules, int margin) {
  const VictoryLevels& levels = rules.odds.victory;
  const int size = std::abs(margin);
  const int level = size >= levels.decisive ? 3 : size >= levels.substantive ? 2 : size >= levels.marginal ? 1 : 0;
  return margin < 0 ? -level : level;
}

}  // namespace d6::carrier
