// The rules of Soundings. A turn: drop a charge at a depth, or listen (never twice running). A charge hits with one chance
// in one plus its distance; then sonar tells the dropper near or far. Most hits win.
#include "games/template/rules/soundings.h"

#include <algorithm>
#include <cstdlib>

#include "data/toml.h"

namespace d6::soundings {
namespace {

int distance(Depth a, Depth b) { return std::abs(int(a.value) - int(b.value)); }

Depth draw_depth(const Rules& rules, Dice& dice) { return {static_cast<std::uint8_t>(dice.die(rules.deepest))}; }

void pass_turn(const Rules& rules, State& state, Log<Event> log) {
  --state.left;
  state.decider = other(state.decider);
  const bool won = std::max(state.hits[0], state.hits[1]) >= rules.hits_to_win;
  state.phase = won || state.left == 0 ? Phase::over : Phase::decide;
  if (state.phase == Phase::over) log.tell(To::both, false, [&] { return Event{EventKind::end, state.decider, {}, false, {}}; });
}

void drop(const Rules&, State& state, Depth depth, Log<Event> log) {
  const Seat me = state.decider, foe = other(me);
  const Depth boat = state.depth[index(foe)];
  const Roll hull = roll({1, 1 + static_cast<std::uint32_t>(distance(depth, boat))}, state.dice);
  if (hull.success()) ++state.hits[index(foe)];
  state.listened[index(me)] = false;
  state.last = depth;
  state.phase = Phase::ping;
  log.tell(To::both, true, [&] { return Event{EventKind::charge, me, depth, hull.success(), {}}; });
  // The chance would give the distance away: only the side that was bombed may know it.
  log.tell(to(foe), false, [&] { return Event{EventKind::hull, me, depth, hull.success(), hull}; });
}

void listen(const Rules& rules, State& state, Log<Event> log) {
  const Seat me = state.decider, foe = other(me);
  const Roll ears = roll(rules.listening, state.dice);
  state.listened[index(me)] = true;
  log.tell(To::both, false, [&] { return Event{EventKind::listens, me, {}, ears.success(), ears}; });
  if (ears.success()) {
    state.exposed[index(foe)] = true;
    log.tell(to(me), true, [&] { return Event{EventKind::heard, me, state.depth[index(foe)], true, {}}; });
  }
  pass_turn(rules, state, log);
}

}  // namespace

Rules load_rules(const std::string& folder, const Options& options, Problems& problems) {
  const auto file = TomlTable::open(folder + "/rules.toml", problems);
  Rules rules;
  rules.deepest = file.whole("deepest", 2, 200);
  rules.hits_to_win = file.whole("hits_to_win", 1, 9);
  rules.near_distance = file.whole("near_distance", 0, 200);
  rules.listening = file.chance("listening");
  const int shortest = file.whole("orders_short", 2, 32), longest = file.whole("orders_long", 2, 32);
  rules.orders = options.is("length", "short") ? shortest : longest;
  file.finish();
  return rules;
}

State Soundings::start(const Rules& rules, std::uint64_t seed) {
  State state;
  state.dice = dice_of(seed);
  state.left = rules.orders;
  for (auto& depth : state.depth) depth = draw_depth(rules, state.dice);
  return state;
}

Turn Soundings::turn(const State& state) {
  switch (state.phase) {
    case Phase::deal:
    case Phase::ping: return Turn::automatic;
    case Phase::decide: return turn_of(state.decider);
    case Phase::over: return Turn::over;
  }
  return Turn::over;
}

bool Soundings::orders(const Rules& rules, const State& state, Orders& list) {
  list.clear();
  if (!check(rules, state, {OrderKind::listen, {}})) list.add({OrderKind::listen, {}});
  return false;  // drop takes a free number
}

Order Soundings::any_order(const Rules& rules, const State& state, Dice& dice) {
  if (!state.listened[index(state.decider)] && dice.below(2) == 0) return {OrderKind::listen, {}};
  return {OrderKind::drop, draw_depth(rules, dice)};
}

Refusal Soundings::check(const Rules& rules, const State& state, const Order& order) {
  switch (order.kind) {
    case OrderKind::drop:
      if (order.depth.value < 1 || order.depth.value > rules.deepest)
        return {static_cast<std::uint16_t>(Refusal_::too_deep), order.depth.value, static_cast<std::int16_t>(rules.deepest)};
      return {};
    case OrderKind::listen:
      if (state.listened[index(state.decider)]) return {static_cast<std::uint16_t>(Refusal_::listened_twice), 0, 0};
      return {};
  }
  return {};
}

void Soundings::apply(const Rules& rules, State& state, const Order& order, Log<Event> log) {
  switch (order.kind) {
    case OrderKind::drop: return drop(rules, state, order.depth, log);
    case OrderKind::listen: return listen(rules, state, log);
  }
}

void Soundings::advance(const Rules& rules, State& state, Log<Event> log) {
  if (state.phase == Phase::deal) {
    for (const Seat seat : {Seat::zero, Seat::one})
      log.tell(to(seat), true, [&] { return Event{EventKind::dealt, seat, state.depth[index(seat)], true, {}}; });
    state.phase = Phase::decide;
    return;
  }
  const Seat me = state.decider;
  const bool near = distance(state.last, state.depth[index(other(me))]) <= rules.near_distance;
  state.pings[index(me)].add({state.last, near});
  log.tell(to(me), true, [&] { return Event{EventKind::ping, me, state.last, near, {}}; });
  pass_turn(rules, state, log);
}

void Soundings::observe(const Rules&, const State& state, Viewer viewer, Observation& out) {
  out = {viewer, state.phase, state.decider, state.left, state.hits, state.listened, {}, {}};
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const bool own = viewer == Viewer::truth || viewer == d6::viewer(seat);
    const bool heard = viewer == d6::viewer(other(seat)) && state.exposed[index(seat)];
    if (own || heard) out.depth[index(seat)] = state.depth[index(seat)];
    if (own) out.pings[index(seat)] = state.pings[index(seat)];
  }
}

State Soundings::sample(const Rules& rules, const Observation& seen, Dice& dice) {
  State state;
  state.dice = {(static_cast<std::uint64_t>(dice.below(1U << 31)) << 31) | dice.below(1U << 31), Stream::computer, false};
  state.phase = seen.phase;
  state.decider = seen.decider;
  state.left = seen.left;
  state.hits = seen.hits;
  state.listened = seen.listened;
  state.pings = seen.pings;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    auto& depth = state.depth[index(seat)];
    depth = seen.depth[index(seat)];
    state.exposed[index(seat)] = depth.value != 0 && seen.viewer == viewer(other(seat));
    if (depth.value) continue;
    const auto agrees = [&](Depth d) {
      const auto& pings = seen.pings[index(other(seat))];
      return std::all_of(pings.begin(), pings.end(), [&](const Ping& p) { return (distance(p.depth, d) <= rules.near_distance) == p.near; });
    };
    Fixed<Depth, 200> worlds;
    for (int value = 1; value <= rules.deepest; ++value)
      if (const Depth d{static_cast<std::uint8_t>(value)}; agrees(d)) worlds.add(d);
    depth = worlds.empty() ? draw_depth(rules, dice) : worlds[dice.below(static_cast<std::uint32_t>(worlds.size()))];
  }
  return state;
}

int Soundings::score(const Rules&, const State& state, Seat seat) { return state.hits[index(other(seat))]; }

Outcome Soundings::outcome(const Rules& rules, const State& state) {
  if (state.phase != Phase::over) return {};
  const int margin = score(rules, state, Seat::zero) - score(rules, state, Seat::one);
  if (margin == 0) return {true, {}};
  return {true, margin > 0 ? Seat::zero : Seat::one};
}

std::string Soundings::invalid(const Rules& rules, const State& state) {
  for (const auto depth : state.depth)
    if (depth.value < 1 || depth.value > rules.deepest) return "a depth of " + std::to_string(depth.value) + "; allowed is 1 to " + std::to_string(rules.deepest);
  if (state.left < 0 || state.left > rules.orders) return "orders left " + std::to_string(state.left) + "; allowed is 0 to " + std::to_string(rules.orders);
  if (static_cast<int>(state.phase) > static_cast<int>(Phase::over) || static_cast<int>(state.decider) > 1) return "a phase or seat that does not exist";
  if ((state.left == 0) && state.phase != Phase::over) return "no orders left, but the game is not over";
  if (state.phase == Phase::ping && state.pings[index(state.decider)].full()) return "more pings than a game can have";
  return {};
}

}  // namespace d6::soundings
