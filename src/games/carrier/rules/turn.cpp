// CF 3.4 with the order of CF-11 and CF-62: the sequence of play.
#include "games/carrier/rules/turn.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

#include "games/carrier/rules/air_combat.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/air_strike.h"
#include "games/carrier/rules/bombardment.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/movement.h"
#include "games/carrier/rules/radar.h"
#include "games/carrier/rules/scoring.h"
#include "games/carrier/rules/submarines.h"
#include "games/carrier/rules/surface_combat.h"
#include "games/carrier/rules/transports.h"
#include "games/carrier/rules/weather.h"

namespace d6::carrier {

namespace {

struct Step {
  Phase phase;
  Seat seat;  // of automatic phases: the American
  friend bool operator==(const Step&, const Step&) = default;
};

// A turn, in order. The manual's numbers (3.4) stand beside its steps.
constexpr std::array<Step, 23> kTurn{{
    {Phase::clock, kUS},      {Phase::adjust, kUS},  // 1
    {Phase::adjust, kJP},                            // 2
    {Phase::heading, kJP},                           // 3
    {Phase::launch, kJP},                            // 4
    {Phase::arm, kJP},                               // 5
    {Phase::land, kJP},                              // 6
    {Phase::air, kJP},                               // 7
    {Phase::radar, kUS},                             // 8
    {Phase::heading, kUS},                           // 9
    {Phase::launch, kUS},                            // 10
    {Phase::arm, kUS},                               // 11
    {Phase::land, kUS},                              // 12
    {Phase::air, kUS},                               // 13
    {Phase::fights, kUS},                            // 14: 10.0 (1)
    {Phase::strikes, kUS},                           //     (2)
    {Phase::surface, kUS},                           //     (3)
    {Phase::submarines, kUS},                        //     (4)
    {Phase::bombard, kUS},                           //     (5)
    {Phase::unload, kUS},                            //     (6)
    {Phase::fires, kUS},                             // CF-121
    {Phase::repair, kUS},     {Phase::sail, kUS},    // 5.0
}};

bool any_force(const Rules& rules, const World& world) {
  bool any = false;
  each_force(rules, world, world.seat, [&](ForceId, const Force&) { any = true; });
  return any;
}

// Has the side a deck or seaplane to launch from, now or later?
bool any_aircraft(const Rules& rules, const World& world) {
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (rules.decks[i].seat == world.seat && working(rules, world, static_cast<DeckId>(i))) return true;
  for (std::size_t i = 0; i < rules.ships.size(); ++i)
    if (rules.ships[i].seat == world.seat && world.ships[i].seaplanes > 0 &&
        launches_seaplanes(rules, static_cast<ShipId>(i)))
      return true;
  return false;
}

// Is there anything for the acting side to decide in the phase that begins?
bool worth_asking(const Rules& rules, const World& world) {
  switch (world.phase) {
    case Phase::adjust: return true;
    case Phase::heading: return any_force(rules, world);
    case Phase::launch: return any_aircraft(rules, world);
    case Phase::arm:
      for (std::size_t i = 0; i < rules.decks.size(); ++i)
        if (rules.decks[i].seat == world.seat && working(rules, world, static_cast<DeckId>(i))) return true;
      return false;
    case Phase::land: return any_in_pattern(world, world.seat);
    case Phase::air: return any_can_act(rules, world);
    case Phase::clock:
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
    case Phase::over: return false;
  }
  return false;
}

void new_turn(const Rules& rules, State& state, const Log& log) {
  ++state.turn;
  log.tell(To::both, false, [&] {
    return Event{.kind = EventKind::turn_began,
                 .n = static_cast<std::int16_t>(state.turn),
                 .m = static_cast<std::int16_t>(hour_of(rules, state))};
  });
  if (state.turn == 1)  // CF-71
    log.tell(To::both, false, [&] {
      return Event{.kind = EventKind::weather, .heading = state.weather.wind, .n = state.weather.cloud};
    });
  else
    change_weather(rules, state, log);
  for (Deck& deck : state.decks) {
    deck.launched = deck.landed = 0;
    for (Group& group : deck.groups) group.stowed = 0;
  }
  for (Knowledge& known : state.known) known.radar.clear();
  state.fights.clear();
  suspend_carriers(rules, state, true, log);
  gain_points(rules, state);
  age_missions(rules, state, log);
}

void finish(const Rules& rules, State& state, const Log& log) {
  state.phase = Phase::over;
  state.seat = kUS;
  state.current = 0;
  state.cursor = state.cursor2 = 0;
  log.tell(To::both, true, [&] {
    const int margin = score_of(rules, state, kUS).total() - score_of(rules, state, kJP).total();
    return Event{.kind = EventKind::ended,
                 .n = static_cast<std::int16_t>(state.ended ? 1 : 0),
                 .m = static_cast<std::int16_t>(std::clamp(margin, -9999, 9999))};
  });
}

void begin(const Rules& rules, State& state, Step step, const Log& log) {
  state.phase = step.phase;
  state.seat = step.seat;
  state.current = 0;
  state.cursor = state.cursor2 = 0;
  if (step.phase == Phase::air) begin_moves(rules, state, log);
  if (seat_phase(step.phase) && worth_asking(rules, state))
    log.tell(to(state.seat), false,
             [&] { return Event{.kind = EventKind::phase_began, .seat = state.seat, .phase = state.phase}; });
}

void follow(const Rules& rules, State& state, const Log& log) {
  const Step now{state.phase, state.seat};
  const auto found = std::find(kTurn.begin(), kTurn.end(), now);
  if (found != kTurn.end() && found + 1 != kTurn.end())
    begin(rules, state, found[1], log);
  else if (state.turn >= rules.turns)
    finish(rules, state, log);
  else
    begin(rules, state, kTurn[0], log);
}

}  // namespace

Phase phase_of(OrderKind kind) {
  switch (kind) {
    case OrderKind::next: return Phase::clock;
    case OrderKind::divide:
    case OrderKind::transfer:
    case OrderKind::scuttle:
    case OrderKind::bombard:
    case OrderKind::end: return Phase::adjust;
    case OrderKind::heading: return Phase::heading;
    case OrderKind::launch:
    case OrderKind::reinforce: return Phase::launch;
    case OrderKind::ordnance:
    case OrderKind::ready: return Phase::arm;
    case OrderKind::recover: return Phase::land;
    case OrderKind::move:
    case OrderKind::search:
    case OrderKind::attack:
    case OrderKind::jettison:
    case OrderKind::land: return Phase::air;
  }
  return Phase::clock;
}

bool seat_phase(Phase phase) { return phase >= Phase::adjust && phase <= Phase::air; }

// Phases in which there is nothing to decide are passed over, with what belongs to their end.
void end_phase(const Rules& rules, State& state, const Log& log) {
  do {
    if (state.ended) {
      finish(rules, state, log);
      return;
    }
    if (state.phase == Phase::launch) draw_take_off_losses(rules, state, log);
    if (state.phase == Phase::land) finish_landing(rules, state, log);
    follow(rules, state, log);
  } while (seat_phase(state.phase) && !worth_asking(rules, state));
}

void automatic_step(const Rules& rules, State& state, const Log& log) {
  bool more = false;
  switch (state.phase) {
    case Phase::clock: new_turn(rules, state, log); break;
    case Phase::radar: radar_report(rules, state, log); break;
    case Phase::fights: more = resolve_fight(rules, state, log); break;
    case Phase::strikes: more = resolve_strike(rules, state, log); break;
    case Phase::surface: more = resolve_surface(rules, state, log); break;
    case Phase::submarines: more = resolve_submarines(rules, state, log); break;
    case Phase::bombard: more = resolve_bombardment(rules, state, log); break;
    case Phase::unload: unload(rules, state, log); break;
    case Phase::fires: more = resolve_fires(rules, state, log); break;
    case Phase::repair: repair_bases(rules, state, log); break;
    case Phase::sail: sail(rules, state, log); break;
    case Phase::adjust:
    case Phase::heading:
    case Phase::launch:
    case Phase::arm:
    case Phase::land:
    case Phase::air:
    case Phase::over: return;
  }
  sweep_missions(state);
  if (!more) end_phase(rules, state, log);
}

}  // namespace d6::carrier
