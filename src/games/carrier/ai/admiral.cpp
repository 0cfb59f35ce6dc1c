// The plain admiral: one function a phase.
#include "games/carrier/ai/admiral.h"

#include <algorithm>
#include <optional>

#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/bombardment.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/command.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/rules/search.h"

namespace d6::carrier {

namespace {

// How the plain admiral likes things; none of it is a rule.
constexpr int kSearchers = 8;        // 15.2: seldom more than 7 or 8 search missions
constexpr int kPatrol = 8;           // fighters kept over a carrier
constexpr int kFreshSighting = 3;    // hours a sighting is worth a strike
constexpr int kSightingMemory = 24;  // and worth a course
constexpr int kStandOff = 5;         // hexes a carrier force keeps from what it hunts
constexpr int kLongestSearch = 9;    // hours in the air
constexpr int kHistoryHours = 12;    // how long the historical start is a guess worth a strike
constexpr int kLeastStrike = 6;      // bombers

struct Admiral {
  const Rules& rules;
  const World& world;
  Dice& dice;
  Seat me() const { return world.seat; }

  std::optional<Order> legal(const Command& command) const {
    const Order order = order_of(rules, command);
    if (check_order(rules, world, order)) return {};
    return order;
  }

  // ---- what is known

  // The best target that a strike from `from` may reach: carriers first, then the nearest.
  const Sighting* target(Hex from, int reach, int age) const {
    const Sighting* best = nullptr;
    int best_value = 0;
    for (const Sighting& sighting : world.known[index(me())].sightings) {
      const int away = distance(from, sighting.hex);
      const bool boats =
          std::all_of(sighting.ships.begin(), sighting.ships.end(), [](ShipType type) { return type == ShipType::SS; });
      if (world.turn - sighting.turn > age || away > reach || boats) continue;
      int value = 100 - away;
      for (const ShipType type : sighting.ships)
        value += type == ShipType::CV                           ? 60
                 : type == ShipType::CVL                        ? 40
                 : type == ShipType::TR || type == ShipType::BB ? 8
                                                                : 1;
      if (!best || value > best_value) best = &sighting, best_value = value;
    }
    return best;
  }

  // A side that has no seaplanes to find the enemy with goes by where history says he began, for some hours.
  Hex presumed(Hex from, int reach) const {
    Hex best{};
    if (world.turn > kHistoryHours || any_seaplanes() || !world.known[index(me())].sightings.empty()) return best;
    for (const ForceInfo& force : rules.forces) {
      const auto id = static_cast<ForceId>(&force - rules.forces.data());
      if (!force.used || force.patrol || rules.seat_of(id) == me() || (rules.random_setup && force.random)) continue;
      if (distance(from, force.hex) <= reach &&
          (!rules.map.inside(best) || distance(from, force.hex) < distance(from, best)))
        best = force.hex;
    }
    return best;
  }
  bool any_seaplanes() const {
    for (const BaseInfo& base : rules.bases)
      if (base.seat == me() && base.seaplanes > 0) return true;
    for (std::size_t i = 0; i < rules.ships.size(); ++i)
      if (rules.ships[i].seat == me() && rules.ships[i].seaplanes > 0 &&
          launches_seaplanes(rules, static_cast<ShipId>(i)))
        return true;
    return false;
  }

  Hex objective() const { return rules.objective.base != BaseId::none ? info(rules, rules.objective.base).hex : Hex{}; }

  // ---- headings

  // The first step of a shortest way by sea, none if there is none or it is there.
  Direction way(Hex from, Hex to) const {
    if (from == to) return Direction::none;
    std::vector<std::int16_t> steps(rules.map.kinds.size(), -1);
    std::vector<Hex> queue{to};
    steps[rules.map.place(to)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const Hex hex = queue[i];
      if (hex == from) break;
      for (int d = 0; d < 6; ++d) {
        const Hex next = neighbour(hex, static_cast<Direction>(d));
        if (!rules.map.inside(next) || rules.map.blocks(hex, static_cast<Direction>(d)) ||
            steps[rules.map.place(next)] >= 0)
          continue;
        steps[rules.map.place(next)] = static_cast<std::int16_t>(steps[rules.map.place(hex)] + 1);
        queue.push_back(next);
      }
    }
    for (int d = 0; d < 6; ++d) {
      const Hex next = neighbour(from, static_cast<Direction>(d));
      if (!rules.map.inside(next) || rules.map.blocks(from, static_cast<Direction>(d))) continue;
      if (steps[rules.map.place(next)] >= 0 && steps[rules.map.place(next)] + 1 == steps[rules.map.place(from)])
        return static_cast<Direction>(d);
    }
    return Direction::none;
  }

  bool safe(Hex hex, Direction d) const { return rules.map.inside(neighbour(hex, d)) && !rules.map.blocks(hex, d); }

  bool flying(const Force& force) const {
    for (const Mission& m : world.missions)
      if (m.id.seat == me() && distance(m.hex, force.hex) <= 4 && !seaplane(rules, m)) return true;
    return false;
  }

  // Turning about every hour keeps a force where it is.
  Direction stay(Hex hex, Direction heading) const {
    const auto back = static_cast<Direction>((static_cast<int>(heading) + 3) % 6);
    return safe(hex, back) ? back : heading;
  }

  Direction wanted_heading(ForceId id, const Force& force) const {
    if (force.heading == Direction::none) return force.heading;
    const bool carriers = has_carrier(rules, force);
    if (carriers && flying(force) && safe(force.hex, world.weather.wind)) return world.weather.wind;
    Hex goal = objective();
    int stand_off = 0;
    if (carriers) {
      if (const Sighting* enemy = target(force.hex, 99, kSightingMemory)) goal = enemy->hex;
      stand_off = kStandOff;
    } else if (me() == kUS) {
      stand_off = 2;
    }
    if (!rules.map.inside(goal)) return safe(force.hex, force.heading) ? force.heading : stay(force.hex, force.heading);
    const bool unloads =
        std::any_of(force.ships.begin(), force.ships.end(), [&](ShipId s) { return row(world, s).assault > 0; });
    const bool shells =
        std::any_of(force.ships.begin(), force.ships.end(), [&](ShipId s) { return can_bombard(rules, world, s); });
    if (me() == kJP && !carriers && !unloads && !shells) stand_off = 1;
    if (distance(force.hex, goal) <= stand_off) {
      const bool about_to_move = sailing_points(rules, world, id) >= rules.odds.movement.hex_cost;
      return about_to_move ? stay(force.hex, force.heading) : force.heading;
    }
    const Direction first = way(force.hex, goal);
    return first == Direction::none ? force.heading : first;
  }

  Order heading() const {
    std::optional<Order> out;
    each_force(rules, world, me(), [&](ForceId id, const Force& force) {
      if (out) return;
      Command order;
      order.kind = OrderKind::heading;
      order.force = id;
      order.heading = wanted_heading(id, force);
      // A force that turned about stands turned: only those that have not yet chosen this hour are asked again.
      if (order.heading != force.heading && !turned(force)) out = legal(order);
    });
    return out.value_or(Order{});
  }

  // A force at its fleet speed or below has nothing to gain by turning again; this ends the phase.
  bool turned(const Force& force) const {
    return force.points < rules.odds.movement.hex_cost && distance(force.hex, objective()) <= kStandOff &&
           !flying(force);
  }

  // ---- launching

  bool daylight_ahead() const {
    return !night(rules, world) || hour_of(rules, world) == rules.odds.clock.daylight_first - 1;
  }

  int airborne(MissionKind kind) const {
    return static_cast<int>(std::count_if(world.missions.begin(), world.missions.end(), [&](const Mission& m) {
      return m.id.seat == me() && kind_of(rules, m) == kind;
    }));
  }

  int fighters_over(Hex hex) const {
    int sum = 0;
    for (const Mission& m : world.missions)
      if (m.id.seat == me() && m.hex == hex && kind_of(rules, m) == MissionKind::F && !in_pattern(m))
        sum += aircraft(m);
    return sum;
  }

  std::optional<Order> launch_seaplane() const {
    const int hour = hour_of(rules, world);
    const int last = rules.odds.clock.daylight_last - 6;
    if (!daylight_ahead() || hour > last || airborne(MissionKind::SP) >= kSearchers) return {};
    Command order;
    order.kind = OrderKind::launch;
    order.type = MissionKind::SP;
    // From the ships with most left first, those that sail with carriers before all others.
    int best = 0;
    for (std::size_t i = 0; i < rules.ships.size(); ++i) {
      const Ship& ship = world.ships[i];
      if (rules.ships[i].seat != me() || !afloat(ship) || ship.seaplanes == 0) continue;
      if (!launches_seaplanes(rules, static_cast<ShipId>(i))) continue;
      const int value = ship.seaplanes + (has_carrier(rules, row(world, ship.force)) ? 100 : 0);
      if (value > best) best = value, order.ship = static_cast<ShipId>(i);
    }
    const bool base_first = airborne(MissionKind::SP) % 2 == 0;
    for (std::size_t i = 0; i < rules.bases.size(); ++i)
      if (rules.bases[i].seat == me() && world.bases[i].seaplanes > 0 && (base_first || order.ship == ShipId::none))
        if (Command from_base = order; true) {
          from_base.ship = ShipId::none;
          from_base.deck = rules.bases[i].deck;
          if (auto out = legal(from_base)) return out;
        }
    return order.ship == ShipId::none ? std::nullopt : legal(order);
  }

  // How far aircraft of a deck reach and come back, in hexes (15.4's radii).
  int reach(PlaneId plane) const {
    const PlaneInfo& p = info(rules, plane);
    return std::max(0, ((p.hours - 1) * p.speed + p.hours * (p.speed - rules.odds.launch.bomb_load_loss)) / 2 - 2) / 2 +
           1;
  }

  std::optional<Order> launch_strike(DeckId id) const {
    const Deck& deck = row(world, id);
    if (deck.ordnance == Ordnance::N || night(rules, world)) return {};
    const Hex from = hex_of(rules, world, id);
    int far = 0;
    for (const Group& group : deck.groups)
      if (info(rules, group.plane).bomber() && group.ready > 0) far = std::max(far, reach(group.plane));
    const Sighting* enemy = target(from, far, kFreshSighting);
    Hex goal = enemy ? enemy->hex : deck.ordnance == Ordnance::HE ? enemy_base_within(from, far) : Hex{};
    if (!rules.map.inside(goal)) goal = presumed(from, far);
    if (!rules.map.inside(goal)) return {};
    const int away = distance(from, goal);
    Command order;
    order.kind = OrderKind::launch;
    order.type = deck.ordnance == Ordnance::AS ? MissionKind::AS : MissionKind::HE;
    order.deck = id;
    int left = launches_left(rules, world, id), bombers = 0;
    const int most = left * 3 / 4;
    for (const Group& group : deck.groups) {
      if (!info(rules, group.plane).bomber() || reach(group.plane) < away) continue;
      const int count = std::min<int>(group.ready, most - bombers);
      if (count > 0) order.loads.add({group.plane, static_cast<std::uint8_t>(count)}), left -= count, bombers += count;
    }
    if (bombers < kLeastStrike) return {};
    for (const Group& group : deck.groups) {
      if (!info(rules, group.plane).fighter() || order.loads.full() || info(rules, group.plane).hours < 3) continue;
      const int count = std::min({static_cast<int>(group.ready), left, bombers / 3});
      if (count > 0) order.loads.add({group.plane, static_cast<std::uint8_t>(count)}), left -= count;
    }
    return legal(order);
  }

  // The nearest enemy base within so many hexes.
  Hex enemy_base_within(Hex from, int far) const {
    Hex best{};
    for (std::size_t i = 0; i < rules.bases.size(); ++i)
      if (rules.bases[i].seat != me() && !world.bases[i].captured && distance(from, rules.bases[i].hex) <= far)
        best = rules.bases[i].hex, far = distance(from, best) - 1;
    return best;
  }

  std::optional<Order> launch_patrol(DeckId id) const {
    if (!daylight_ahead() || hour_of(rules, world) >= rules.odds.clock.daylight_last) return {};
    const Hex hex = hex_of(rules, world, id);
    bool radar = false;
    for (const Blip& blip : world.known[index(me())].radar) radar = radar || blip.hex == hex;
    const int have = fighters_over(hex);
    if (!radar && have >= kPatrol / 2) return {};
    Command order;
    order.kind = OrderKind::launch;
    order.type = MissionKind::F;
    order.deck = id;
    int left = std::min(launches_left(rules, world, id), radar ? 40 : kPatrol);
    for (const Group& group : row(world, id).groups) {
      if (!info(rules, group.plane).fighter()) continue;
      const int count = std::min<int>(group.ready, left);
      if (count > 0) order.loads.add({group.plane, static_cast<std::uint8_t>(count)}), left -= count;
    }
    return order.loads.empty() ? std::nullopt : legal(order);
  }

  Order launch() const {
    if (auto order = launch_seaplane()) return *order;
    for (std::size_t i = 0; i < rules.decks.size(); ++i) {
      const auto id = static_cast<DeckId>(i);
      if (rules.decks[i].seat != me() || !working(rules, world, id)) continue;
      if (auto order = launch_strike(id)) return *order;
      if (auto order = launch_patrol(id)) return *order;
    }
    return {};
  }

  // ---- arming

  Order arm() const {
    for (std::size_t i = 0; i < rules.decks.size(); ++i) {
      const auto id = static_cast<DeckId>(i);
      if (rules.decks[i].seat != me() || !working(rules, world, id)) continue;
      const Deck& deck = row(world, id);
      const bool carrier = info(rules, id).ship != ShipId::none;
      // A carrier keeps its deck light enough to land on while anything of hers is up (9.1).
      const bool landing = carrier && std::any_of(world.missions.begin(), world.missions.end(), [&](const Mission& m) {
                             return m.id.seat == me() && std::any_of(m.flights.begin(), m.flights.end(),
                                                                     [&](const Flight& f) { return f.home == id; });
                           });
      int room = (landing ? info(rules, id).minimum : info(rules, id).deck) - readied(deck);
      for (const bool fighters : {true, false})
        for (const Group& group : deck.groups) {
          const PlaneInfo& plane = info(rules, group.plane);
          if (plane.fighter() != fighters || room <= 0) continue;
          const int share = fighters ? std::max(0, (landing ? kPatrol : info(rules, id).deck / 3) - group.ready) : room;
          const int count = std::min({can_ready(rules, world, id, group), share, room});
          if (count <= 0) continue;
          Command order;
          order.kind = OrderKind::ready;
          order.deck = id;
          order.plane = group.plane;
          order.count = static_cast<std::int16_t>(count);
          if (auto out = legal(order)) return *out;
        }
    }
    return {};
  }

  // ---- missions

  Hex home(const Mission& m) const {
    if (m.parent != ShipId::none)
      return afloat(row(world, m.parent)) ? row(world, row(world, m.parent).force).hex : m.hex;
    for (const Flight& flight : m.flights)
      if (const Hex hex = hex_of(rules, world, flight.home);
          rules.map.inside(hex) && working(rules, world, flight.home))
        return hex;
    Hex best = m.hex;
    int away = 999;
    for (std::size_t i = 0; i < rules.decks.size(); ++i) {
      const auto id = static_cast<DeckId>(i);
      const Hex hex = hex_of(rules, world, id);
      if (rules.decks[i].seat == me() && working(rules, world, id) && rules.map.inside(hex) &&
          distance(hex, m.hex) < away)
        away = distance(hex, m.hex), best = hex;
    }
    return best;
  }

  // Movement points from now to the last move that may enter a pattern.
  int endurance(const Mission& m) const {
    int slowest = 99;
    for (const Flight& flight : m.flights) slowest = std::min(slowest, info(rules, flight.plane).speed);
    return m.points + slowest * std::max(0, least_minutes(rules, m) / 60);
  }

  bool may_go(const Mission& m, Hex hex) const {
    const int margin = 2;  // the pattern's point, and one for a carrier that moves
    return distance(hex, home(m)) + margin <= endurance(m) - 1;
  }

  Direction towards(Hex from, Hex goal) const {
    Direction best = Direction::none;
    for (int d = 0; d < 6; ++d) {
      const Hex next = neighbour(from, static_cast<Direction>(d));
      if (rules.map.inside(next) &&
          (best == Direction::none || distance(next, goal) < distance(neighbour(from, best), goal)))
        best = static_cast<Direction>(d);
    }
    return best;
  }

  Command for_mission(OrderKind kind, const Mission& m) const {
    Command order;
    order.kind = kind;
    order.mission = m.id;
    return order;
  }

  std::optional<Order> move(const Mission& m, Hex goal) const {
    Command order = for_mission(OrderKind::move, m);
    order.heading = towards(m.hex, goal);
    return legal(order);
  }

  std::optional<Order> search(const Mission& m) const {
    Command order = for_mission(OrderKind::search, m);
    order.all = true;
    return legal(order);
  }

  std::optional<Order> come_home(const Mission& m) const {
    if (m.hex != home(m)) return move(m, home(m));
    Command order = for_mission(OrderKind::land, m);
    const Places places = patterns(rules, world, m);
    if (places.size() > 1) {
      order.place = places[0];
      for (const Flight& flight : m.flights)
        for (const Place& place : places)
          if (flight.home != DeckId::none &&
              (place.force == force_of(rules, world, flight.home) ||
               (place.base != BaseId::none && place.base == info(rules, flight.home).base)))
            order.place = place;
    }
    return legal(order);
  }

  std::optional<Order> attack(const Mission& m) const {
    if (!has_target(rules, world, m)) return {};
    Command order = for_mission(OrderKind::attack, m);
    const Sighting* best = target(m.hex, 0, 0);
    for (const ForceId force : m.found)
      if (order.place.force == ForceId::none || (best && best->force == force)) order.place.force = force;
    if (m.found.empty()) order.place.base = rules.base_at(m.hex);
    return legal(order);
  }

  std::optional<Order> strike(const Mission& m) const {
    if (auto order = attack(m)) return order;
    const Sighting* enemy = target(m.hex, std::max(0, endurance(m)), kFreshSighting + 3);
    Hex goal = enemy ? enemy->hex : Hex{};
    if (!enemy && m.ordnance == Ordnance::HE)
      for (std::size_t i = 0; i < rules.bases.size(); ++i)
        if (rules.bases[i].seat != me() && !world.bases[i].captured && may_go(m, rules.bases[i].hex))
          goal = rules.bases[i].hex;
    if (!enemy && !rules.map.inside(goal)) goal = presumed(m.hex, std::max(0, endurance(m)));
    if (!rules.map.inside(goal)) return come_home(m);
    if (m.hex == goal) {
      if (endurance(m) - m.points >= distance(m.hex, home(m)) + 2) return search(m);
      return come_home(m);
    }
    return may_go(m, neighbour(m.hex, towards(m.hex, goal))) ? move(m, goal) : come_home(m);
  }

  // Where an enemy force may be by now: last seen, or from its historical start on its way to the objective.
  Hex guess(ForceId id) const {
    if (const Sighting* sighting = sighting_of(world, me(), id);
        sighting && world.turn - sighting->turn < kSightingMemory)
      return sighting->hex;
    Hex hex = info(rules, id).hex;
    if (me() == kJP || !rules.map.inside(objective())) return hex;
    for (int steps = world.turn * rules.odds.movement.fleet_speed_cap / rules.odds.movement.hex_cost;
         steps > 0 && distance(hex, objective()) > kStandOff; --steps)
      hex = neighbour(hex, towards(hex, objective()));
    return hex;
  }

  // Each scout goes to look for one enemy force, those with carriers first, and circles where it should be.
  std::optional<Order> scout(const Mission& m) const {
    std::vector<ForceId> wanted;
    for (const bool carriers : {true, false})
      for (std::size_t i = 0; i < rules.forces.size(); ++i) {
        const auto id = static_cast<ForceId>(i);
        if (!rules.forces[i].used || rules.forces[i].patrol || rules.seat_of(id) == me()) continue;
        const bool any = std::any_of(rules.ships.begin(), rules.ships.end(),
                                     [&](const ShipInfo& ship) { return ship.force == id && ship.aircraft > 0; });
        if (any == carriers && distance(guess(id), home(m)) <= endurance(m) / 2) wanted.push_back(id);
      }
    if (wanted.empty()) return come_home(m);
    const Hex goal = guess(wanted[(m.id.number - 1u) % wanted.size()]);
    const bool circling = distance(m.hex, goal) <= 2 && (m.hex == goal || dice.below(3) > 0);
    Command order = for_mission(OrderKind::move, m);
    order.heading = circling ? static_cast<Direction>(dice.below(6)) : towards(m.hex, goal);
    const Hex next = neighbour(m.hex, order.heading);
    if (m.aloft >= kLongestSearch || !rules.map.inside(next) || !may_go(m, next)) return come_home(m);
    return legal(order);
  }

  std::optional<Order> patrol(const Mission& m) const {
    const bool dusk = hour_of(rules, world) >= rules.odds.clock.daylight_last;
    if (least_minutes(rules, m) <= 60 || dusk || m.hex != home(m)) return come_home(m);
    return search(m);  // spends its points overhead, so that it meets who comes (8.5)
  }

  std::optional<Order> order_for(const Mission& m) const {
    switch (kind_of(rules, m)) {
      case MissionKind::SP: return scout(m);
      case MissionKind::F: return patrol(m);
      case MissionKind::AS:
      case MissionKind::HE: return strike(m);
      case MissionKind::N: return come_home(m);
    }
    return {};
  }

  Order air() const {
    for (const Mission& m : world.missions)
      if (m.id.seat == me() && m.id.number >= world.current && can_act(rules, world, m))
        if (auto order = order_for(m)) return *order;
    return {};
  }
};

}  // namespace

Order admirals_order(const Rules& rules, const World& known, Dice& dice) {
  const Admiral admiral{rules, known, dice};
  switch (known.phase) {
    case Phase::heading: return admiral.heading();
    case Phase::launch: return admiral.launch();
    case Phase::arm: return admiral.arm();
    case Phase::air: return admiral.air();
    case Phase::clock:
    case Phase::adjust:
    case Phase::land:
    case Phase::radar:
    case Phase::fights:
    case Phase::strikes:
    case Phase::surface:
    case Phase::submarines:
    case Phase::bombard:
    case Phase::unload:
    case Phase::fires:
    case Phase::repair:
    case Phase::sail:
    case Phase::over: break;
  }
  return {};
}

}  // namespace d6::carrier
