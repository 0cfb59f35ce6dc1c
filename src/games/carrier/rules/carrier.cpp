// Carrier Force: check, apply and advance by phase, and the outcome.
#include "games/carrier/rules/carrier.h"

#include "games/carrier/rules/adjustment.h"
#include "games/carrier/rules/air_movement.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/load.h"
#include "games/carrier/rules/movement.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/rules/scoring.h"
#include "games/carrier/rules/setup.h"
#include "games/carrier/rules/turn.h"

namespace d6::carrier {

static_assert(Game<Carrier>);

Rules Carrier::load(const std::string& folder, const Options& options, Problems& problems) {
  const std::string scenario(options["scenario"]);
  // Asked of the one file: reading every scenario's title would take longer than the rest of a load.
  const bool known = is_scenario(folder, scenario);
  if (!known) {
    std::string names;
    for (const ScenarioFile& file : list_scenarios(folder)) names += (names.empty() ? "" : ", ") + file.id;
    problems.push_back({"option scenario", "\"" + scenario + "\"", names});
    return {};
  }
  Rules rules = load_scenario(folder, scenario, problems);
  rules.level = options.number("level");
  rules.random_setup = options.is("setup", "random") && rules.random_allowed;  // 3.3: elsewhere as in history
  return rules;
}

State Carrier::start(const Rules& rules, std::uint64_t seed) { return set_up(rules, seed); }

Turn Carrier::turn(const State& state) {
  if (state.phase == Phase::over) return Turn::over;
  return seat_phase(state.phase) ? turn_of(state.seat) : Turn::automatic;
}

Refusal Carrier::check(const Rules& rules, const State& state, const Order& order) {
  return check_order(rules, state, order);
}

Refusal check_order(const Rules& rules, const World& state, const Order& given) {
  if (!seat_phase(state.phase)) return refuse(Code::nothing_declared);
  const Command order = command_of(rules, state.seat, given);
  const Phase phase = phase_of(order.kind);
  if (phase != Phase::clock && phase != state.phase)
    return refuse(Code::wrong_phase, static_cast<int>(phase), static_cast<int>(state.phase));
  switch (order.kind) {
    case OrderKind::next:
    case OrderKind::end: return {};
    case OrderKind::divide: return check_divide(rules, state, order);
    case OrderKind::transfer: return check_transfer(rules, state, order);
    case OrderKind::scuttle: return check_scuttle(rules, state, order);
    case OrderKind::bombard: return check_bombard(rules, state, order);
    case OrderKind::heading: return check_heading(rules, state, order);
    case OrderKind::launch: return check_launch(rules, state, order);
    case OrderKind::reinforce: return check_reinforce(rules, state, order);
    case OrderKind::ordnance: return check_ordnance(rules, state, order);
    case OrderKind::ready: return check_ready(rules, state, order);
    case OrderKind::recover: return check_recover(rules, state, order);
    case OrderKind::move: return check_move(rules, state, order);
    case OrderKind::search: return check_search(rules, state, order);
    case OrderKind::attack: return check_attack(rules, state, order);
    case OrderKind::jettison: return check_jettison(rules, state, order);
    case OrderKind::land: return check_land(rules, state, order);
  }
  return refuse(Code::wrong_phase);
}

void Carrier::apply(const Rules& rules, State& state, const Order& given, const Log& log) {
  const Command order = command_of(rules, state.seat, given);
  switch (order.kind) {
    case OrderKind::next: end_phase(rules, state, log); return;
    case OrderKind::end:
      do_end(rules, state, log);
      if (state.ended) end_phase(rules, state, log);
      return;
    case OrderKind::divide: do_divide(rules, state, order, log); return;
    case OrderKind::transfer: do_transfer(rules, state, order, log); return;
    case OrderKind::scuttle: do_scuttle(rules, state, order, log); return;
    case OrderKind::bombard: do_bombard(rules, state, order, log); return;
    case OrderKind::heading: do_heading(rules, state, order, log); return;
    case OrderKind::launch: do_launch(rules, state, order, log); return;
    case OrderKind::reinforce: do_reinforce(rules, state, order, log); return;
    case OrderKind::ordnance: do_ordnance(rules, state, order, log); return;
    case OrderKind::ready: do_ready(rules, state, order, log); return;
    case OrderKind::recover:
      do_recover(rules, state, order, log);
      if (!any_in_pattern(state, state.seat)) end_phase(rules, state, log);
      return;
    case OrderKind::move: do_move(rules, state, order, log); break;
    case OrderKind::search: do_search(rules, state, order, log); break;
    case OrderKind::attack: do_attack(rules, state, order, log); break;
    case OrderKind::jettison: do_jettison(rules, state, order, log); break;
    case OrderKind::land: do_land(rules, state, order, log); break;
  }
  if (!any_can_act(rules, state)) end_phase(rules, state, log);  // every mission has moved
}

void Carrier::advance(const Rules& rules, State& state, const Log& log) { automatic_step(rules, state, log); }

int Carrier::score(const Rules& rules, const State& state, Seat seat) { return score_of(rules, state, seat).total(); }

Outcome Carrier::outcome(const Rules& rules, const State& state) {
  if (state.phase != Phase::over) return {};
  const int level = victory_level(rules, score(rules, state, kUS) - score(rules, state, kJP));
  if (level == 0) return {true, {}};
  return {true, level > 0 ? kUS : kJP};
}

}  // namespace d6::carrier
