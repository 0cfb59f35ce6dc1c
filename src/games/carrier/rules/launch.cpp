// CF 6.0: launching air missions.
#include "games/carrier/rules/launch.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

namespace d6::carrier {

namespace {

// The lowest free mission number of a side (6.0), 0 if all are in the air.
std::uint8_t free_number(const Rules& rules, const World& world, Seat seat) {
  std::uint8_t number = 1;
  for (const Mission& mission : world.missions)  // in order of number
    if (mission.id.seat == seat && mission.id.number == number) ++number;
  return number <= rules.odds.limits.missions ? number : 0;
}

Mission& add_mission(State& state, MissionId id, Hex hex) {
  const auto before = [](const Mission& m, MissionId wanted) {
    return m.id.seat != wanted.seat ? m.id.seat < wanted.seat : m.id.number < wanted.number;
  };
  const auto place = std::lower_bound(state.missions.begin(), state.missions.end(), id, before);
  Mission& mission = *state.missions.insert(place, Mission{});
  mission.id = id;
  mission.hex = hex;
  return mission;
}

void add_flight(Mission& mission, PlaneId plane, DeckId home, int count, int armed) {
  for (Flight& flight : mission.flights)
    if (flight.plane == plane && flight.home == home) {
      flight.count = static_cast<std::uint8_t>(flight.count + count);
      flight.armed = static_cast<std::uint8_t>(flight.armed + armed);
      return;
    }
  mission.flights.add({plane, home, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(armed)});
}

// What a deck is asked to send up, in kinds.
struct Sent {
  int total = 0, fighters = 0, bombers = 0, recon = 0;
};

// Whether the deck has these aircraft ready and may still launch them (6.3, 7.0).
Refusal check_loads(const Rules& rules, const World& world, const Command& order, Sent& sent) {
  if (at(order.deck) >= rules.decks.size() || info(rules, order.deck).seat != world.seat ||
      !working(rules, world, order.deck))
    return refuse(Code::no_such_deck);
  const Deck& deck = row(world, order.deck);
  if (closed(rules, world, order.deck)) return refuse(deck.suspended ? Code::deck_suspended : Code::deck_closed);
  if (order.loads.empty()) return refuse(Code::nothing_loaded);
  for (std::size_t i = 0; i < order.loads.size(); ++i) {
    const Load& load = order.loads[i];
    const Group* group = group_of(deck, load.plane);
    const int ready = group ? group->ready : 0;
    if (load.count == 0) return refuse(Code::nothing_loaded);
    int wanted = 0;  // a kind may be named twice
    for (std::size_t j = 0; j <= i; ++j) wanted += order.loads[j].plane == load.plane ? order.loads[j].count : 0;
    if (wanted > ready) return refuse(Code::not_ready, static_cast<int>(load.plane), ready);
    const PlaneInfo& plane = info(rules, load.plane);
    sent.total += load.count;
    (plane.fighter() ? sent.fighters : plane.bomber() ? sent.bombers : sent.recon) += load.count;
  }
  const int left = launches_left(rules, world, order.deck);
  if (sent.total > left) return refuse(Code::operation_limit, left);
  return {};
}

// 6.1, CF-80.
Refusal check_seaplane(const Rules& rules, const World& world, const Command& order) {
  if (order.ship != ShipId::none) {
    if (at(order.ship) >= rules.ships.size() || info(rules, order.ship).seat != world.seat ||
        !afloat(row(world, order.ship)))
      return refuse(Code::no_such_ship);
    if (!launches_seaplanes(rules, order.ship)) return refuse(Code::ship_launches_none);
    return row(world, order.ship).seaplanes > 0 ? Refusal{} : refuse(Code::no_seaplane);
  }
  if (at(order.deck) >= rules.decks.size() || info(rules, order.deck).seat != world.seat ||
      !working(rules, world, order.deck))
    return refuse(Code::no_such_deck);
  const BaseId base = info(rules, order.deck).base;
  if (base == BaseId::none) return refuse(Code::ship_launches_none);
  if (closed(rules, world, order.deck)) return refuse(Code::deck_closed);
  return row(world, base).seaplanes > 0 ? Refusal{} : refuse(Code::no_seaplane);
}

// 6.2: does what is sent make a mission of this kind?
Refusal check_kind(const Rules& rules, const World& world, const Command& order, const Sent& sent) {
  (void)rules;
  const Ordnance carried = row(world, order.deck).ordnance;
  const auto with = [&](Ordnance wanted) {
    if (sent.recon > 0) return refuse(Code::recon_alone);
    if (sent.bombers == 0) return refuse(Code::needs_bombers);
    return carried == wanted ? Refusal{} : refuse(Code::wrong_ordnance, static_cast<int>(carried));
  };
  switch (order.type) {
    case MissionKind::SP: return refuse(Code::seaplane_alone);
    case MissionKind::F: return sent.fighters == sent.total ? Refusal{} : refuse(Code::only_fighters);
    case MissionKind::AS: return with(Ordnance::AS);
    case MissionKind::HE: return with(Ordnance::HE);
    case MissionKind::N:
      if (sent.recon > 0) return sent.recon == sent.total ? Refusal{} : refuse(Code::recon_alone);  // CF-7
      return with(Ordnance::N);
  }
  return {};
}

// Takes the loads off the deck into a mission (6.3, 5.2).
void take_off(const Rules& rules, State& state, const Command& order, Mission& mission) {
  Deck& deck = row(state, order.deck);
  int total = 0;
  for (const Load& load : order.loads) {
    const bool bombs = info(rules, load.plane).bomber() && deck.ordnance != Ordnance::N;
    if (bombs) mission.ordnance = deck.ordnance;
    add_flight(mission, load.plane, order.deck, load.count, bombs ? load.count : 0);
    remove_aircraft(deck, load.plane, load.count, true);
    total += load.count;
  }
  deck.launched = static_cast<std::uint8_t>(deck.launched + total);
  if (const ForceId force = force_of(rules, state, order.deck); force != ForceId::none)
    row(state, force).air_ops = static_cast<std::uint8_t>(std::min(255, row(state, force).air_ops + total));
}

}  // namespace

bool launches_seaplanes(const Rules& rules, ShipId ship) {
  const ShipInfo& named = info(rules, ship);
  const auto& types = rules.odds.seaplanes.ship_types;
  return rules.odds.seaplanes.ship_sides[index(named.seat)] &&
         std::find(types.begin(), types.end(), named.type) != types.end();
}

Refusal check_launch(const Rules& rules, const World& world, const Command& order) {
  if (order.type == MissionKind::SP) {
    if (const Refusal refusal = check_seaplane(rules, world, order)) return refusal;
  } else {
    Sent sent;
    if (const Refusal refusal = check_loads(rules, world, order, sent)) return refusal;
    if (const Refusal refusal = check_kind(rules, world, order, sent)) return refusal;
  }
  if (free_number(rules, world, world.seat) == 0) return refuse(Code::missions_full, rules.odds.limits.missions);
  return {};
}

void do_launch(const Rules& rules, State& state, const Command& order, const Log& log) {
  const MissionId id{state.seat, free_number(rules, state, state.seat)};
  if (order.type == MissionKind::SP) {
    const bool from_ship = order.ship != ShipId::none;
    const Hex hex = from_ship ? row(state, row(state, order.ship).force).hex : hex_of(rules, state, order.deck);
    Mission& mission = add_mission(state, id, hex);
    mission.parent = order.ship;
    mission.flights.add({rules.seaplane, from_ship ? DeckId::none : order.deck, 1, 0});
    if (from_ship)
      --row(state, order.ship).seaplanes;
    else
      --row(state, info(rules, order.deck).base).seaplanes;
  } else {
    take_off(rules, state, order, add_mission(state, id, hex_of(rules, state, order.deck)));
  }
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::launched,
                 .seat = state.seat,
                 .ship = order.ship,
                 .deck = order.deck,
                 .mission = id,
                 .type = order.type,
                 .n = static_cast<std::int16_t>(aircraft(*find(state, id)))};
  });
}

Refusal check_reinforce(const Rules& rules, const World& world, const Command& order) {
  const Mission* mission = order.mission.seat == world.seat ? find(world, order.mission) : nullptr;
  if (!mission) return refuse(Code::no_such_mission, order.mission.number);
  if (in_pattern(*mission)) return refuse(Code::mission_landing, order.mission.number);
  if (seaplane(rules, *mission)) return refuse(Code::seaplane_alone);
  Sent sent;
  if (const Refusal refusal = check_loads(rules, world, order, sent)) return refusal;
  if (mission->hex != hex_of(rules, world, order.deck)) return refuse(Code::mission_elsewhere, order.mission.number);
  int recon = 0, kinds = 0;
  for (const Flight& flight : mission->flights) {
    const PlaneInfo& plane = info(rules, flight.plane);
    recon += !plane.fighter() && !plane.bomber() ? 1 : 0;
    ++kinds;
  }
  if ((recon > 0) != (sent.recon > 0) || (sent.recon > 0 && sent.recon != sent.total)) return refuse(Code::recon_alone);
  const Ordnance carried = row(world, order.deck).ordnance;
  if (sent.bombers > 0 && carried != Ordnance::N && armed(*mission) > 0 && mission->ordnance != carried)
    return refuse(Code::mixed_ordnance);  // 6.4
  if (kinds + static_cast<int>(order.loads.size()) > static_cast<int>(kFlights) ||
      aircraft(*mission) + sent.total > 255)
    return refuse(Code::too_many_kinds, static_cast<int>(kFlights));
  return {};
}

void do_reinforce(const Rules& rules, State& state, const Command& order, const Log& log) {
  Mission& mission = *find(state, order.mission);
  const int before = aircraft(mission);
  take_off(rules, state, order, mission);
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::reinforced,
                 .seat = state.seat,
                 .deck = order.deck,
                 .mission = order.mission,
                 .n = static_cast<std::int16_t>(aircraft(mission) - before)};
  });
}

void draw_take_off_losses(const Rules& rules, State& state, const Log& log) {
  const LaunchOdds& odds = rules.odds.launch;
  for (Mission& mission : state.missions) {
    if (mission.id.seat != state.seat || mission.aloft != 0 || in_pattern(mission)) continue;
    int loss = odds.automatic_loss;
    const int planes = aircraft(mission);
    if (planes >= odds.size_divisor) {  // below, whatever is drawn is no loss
      const int less = static_cast<int>(state.dice.below(static_cast<std::uint32_t>(odds.size_spread + 1)));
      loss += std::max(0, planes - less) / odds.size_divisor;
    }
    mission.take_off_loss = static_cast<std::uint8_t>(std::min(loss, odds.most_loss));
    log.tell(to(state.seat), true, [&] {
      return Event{
          .kind = EventKind::take_off_loss, .seat = state.seat, .mission = mission.id, .n = mission.take_off_loss};
    });
  }
}

void suspend_carriers(const Rules& rules, State& state, bool lift, const Log& log) {
  const OperationOdds& odds = rules.odds.operations;
  for (std::size_t i = 0; i < state.decks.size(); ++i) {
    const auto id = static_cast<DeckId>(i);
    const ShipId ship = info(rules, id).ship;
    if (ship == ShipId::none || !afloat(row(state, ship))) continue;
    const bool bad = row(state, ship).fire > odds.suspend_fire_over ||
                     row(state, ship).damage * 100 > odds.suspend_damage_over_percent * info(rules, ship).defence ||
                     speed(rules, state, ship) < odds.suspend_speed_below;
    Deck& deck = state.decks[i];
    if (bad && !deck.suspended)
      log.tell(to(info(rules, id).seat), true, [&] {
        return Event{.kind = EventKind::suspended, .seat = info(rules, id).seat, .ship = ship, .deck = id};
      });
    deck.suspended = bad || (deck.suspended && !lift);
  }
}

}  // namespace d6::carrier
