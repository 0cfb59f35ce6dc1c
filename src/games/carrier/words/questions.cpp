// Carrier Force: what a screen asks before an order that costs something for good (ALL-4): ships scuttled, a force that
// would leave the map (CF-66), movement points that flying costs (CF-12), fuel that newcomers lose (CF-38), the end.
#include <algorithm>

#include "base/text.h"
#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;
namespace {

std::string about_heading(const Rules& rules, const World& world, const Order& order) {
  const ForceId id = rules.force(world.seat, order.force);
  if (order.heading == Direction::none || rules.map.inside(neighbour(row(world, id).hex, order.heading))) return {};
  return tr("{} would leave the map to the {} on its next move and never come back. Set that heading?",
            name_of(rules, id), kDirectionNames[static_cast<std::size_t>(order.heading)]);
}

// The points of the carrier's force before and after: less where she is not heading into the wind (5.2).
std::string about_flying(const Rules& rules, const World& world, const Order& order) {
  if (order.type == MissionKind::SP && order.kind == OrderKind::launch) return {};  // CF-59
  const ForceId id = force_of(rules, world, order.deck);
  if (id == ForceId::none) return {};
  World after = world;
  int total = row(after, id).air_ops;
  for (const Load& load : order.loads) total += load.count;
  row(after, id).air_ops = static_cast<std::uint8_t>(std::min(255, total));
  const int before = sailing_points(rules, world, id), left = sailing_points(rules, after, id);
  if (left >= before) return {};
  return tr("{} is not heading into the wind: of its {} movement points {} would be left. Launch?", name_of(rules, id),
            before, left);
}

std::string about_newcomers(const World& world, const Order& order) {
  const Mission* mission = find(world, {world.seat, order.mission});
  if (!mission || mission->aloft == 0) return {};
  return tr("M{} has been in the air for {}, and its newcomers count as if they had been too. Launch them?",
            order.mission, mission->aloft == 1 ? tr("an hour") : tr("{} hours", mission->aloft));
}

}  // namespace

std::string Words<Carrier>::question(const Rules& rules, const Observation& seen, const Order& order) {
  const World& world = seen.known;
  switch (order.kind) {
    case OrderKind::scuttle:
      return tr("{} and all aboard her would be lost, and she scores as sunk. Scuttle her?",
                name_of(rules, order.ship));
    case OrderKind::end:
      return world.agreed[index(other(world.seat))] && !world.agreed[index(world.seat)]
                 ? tr("The other side has offered it: the battle would be over now. End it?")
                 : std::string();
    case OrderKind::heading: return about_heading(rules, world, order);
    case OrderKind::launch: return about_flying(rules, world, order);
    case OrderKind::reinforce: {
      const std::string fuel = about_newcomers(world, order), points = about_flying(rules, world, order);
      return fuel.empty() || points.empty() ? fuel + points : fuel + " " + points;
    }
    case OrderKind::next:
    case OrderKind::divide:
    case OrderKind::transfer:
    case OrderKind::bombard:
    case OrderKind::ordnance:
    case OrderKind::ready:
    case OrderKind::recover:
    case OrderKind::move:
    case OrderKind::search:
    case OrderKind::attack:
    case OrderKind::jettison:
    case OrderKind::land: return {};
  }
  return {};
}

}  // namespace d6
