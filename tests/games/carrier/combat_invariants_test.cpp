// What holds in every combat phase: no aircraft is lost without an event that says so (design.md "Told"), no report
// carries a roll that would tell the truth, the same dice tell the same story with and without a listener.
#include <algorithm>
#include <map>

#include "combat_support.h"
#include "games/carrier/rules/air_combat.h"
#include "games/carrier/rules/air_strike.h"
#include "games/carrier/rules/bombardment.h"
#include "games/carrier/rules/damage.h"
#include "games/carrier/rules/submarines.h"
#include "games/carrier/rules/surface_combat.h"
#include "games/carrier/rules/transports.h"

using namespace d6;
using namespace d6::test;

namespace {

// Midway, everything at once: decks full, a patrol, two raids each way, the fleets in one hex, the island bombarded.
State crowded(const carrier::Rules& rules, std::uint64_t seed) {
  State state = laid_out(rules, seed);
  const ForceId us = force(rules, "US TF1"), jp = force(rules, "JP TF1"), kondo = force(rules, "JP TF2");
  const BaseId midway = base(rules, "Midway");
  for (Deck& deck : state.decks) {
    deck.ordnance = Ordnance::AS;
    for (Group& group : deck.groups) group.ready = static_cast<std::uint8_t>(group.aboard / 2);
  }
  const MissionId patrol = fly(state, kUS, 1, row(state, us).hex, Ordnance::N, {{plane(rules, "F4F"), 12}}).id;
  Mission& raid = fly(state, kJP, 1, row(state, us).hex, Ordnance::AS,
                      {{plane(rules, "VAL"), 25, true}, {plane(rules, "KATE"), 18, true}, {plane(rules, "C.ZEKE"), 9}});
  raid.attack = {us, BaseId::none};
  Mission& bombers = fly(state, kJP, 2, info(rules, midway).hex, Ordnance::HE, {{plane(rules, "KATE"), 36, true}});
  bombers.attack = {ForceId::none, midway};
  Mission& answer = fly(state, kUS, 2, row(state, jp).hex, Ordnance::AS,
                        {{plane(rules, "SBD"), 35, true}, {plane(rules, "TBD"), 15, true}});
  answer.attack = {jp, BaseId::none};
  state.fights.push_back({patrol, raid.id, false});
  row(state, kondo).hex = info(rules, midway).hex;
  row(state, us).hex = info(rules, midway).hex;
  return state;
}

void combat_phase(const carrier::Rules& rules, State& state, const carrier::Log& log) {
  const auto run = [&](auto&& step) {
    state.cursor = 0;
    while (step(rules, state, log)) {
    }
  };
  run(resolve_fight);
  run(resolve_strike);
  run(resolve_surface);
  run(resolve_submarines);
  run(resolve_bombardment);
  unload(rules, state, log);
  run(resolve_fires);
  repair_bases(rules, state, log);
}

int aircraft_on(const carrier::Rules& rules, const State& state, Seat seat) {
  int total = 0;
  for (std::size_t i = 0; i < rules.decks.size(); ++i)
    if (rules.decks[i].seat == seat) total += aboard(state.decks[i]);
  for (const Mission& mission : state.missions)
    if (mission.id.seat == seat) total += aircraft(mission);
  return total;
}

}  // namespace

TEST_CASE("CF 10.1: aircraft are lost in combat only by an event that says so") {
  const carrier::Rules rules = battle("midway");
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    CAPTURE(seed);
    State state = crowded(rules, seed);
    const std::array<int, 2> before{aircraft_on(rules, state, kUS), aircraft_on(rules, state, kJP)};
    const State start = state;
    Heard heard;
    combat_phase(rules, state, heard.log);
    std::array<int, 2> lost{};
    std::map<std::size_t, int> burnt;  // by deck
    for (const auto& told : heard.told) {
      const Event& event = told.event;
      if (event.kind == EventKind::aircraft_lost) lost[index(event.seat)] += event.n;
      if (event.kind == EventKind::base_aircraft_hit && event.plane != rules.seaplane)
        lost[index(event.seat)] += event.n;
      if (event.kind == EventKind::deck_hit) lost[index(event.seat)] += event.n, burnt[at(event.deck)] += event.n;
      if (event.kind == EventKind::ship_sunk)
        if (const DeckId deck = info(rules, event.ship).deck; deck != DeckId::none)
          lost[index(event.seat)] += aboard(start.decks[at(deck)]) - burnt[at(deck)];
    }
    for (const Seat seat : {kUS, kJP})
      CHECK(before[index(seat)] - lost[index(seat)] == aircraft_on(rules, state, seat));
    CHECK(lost[0] + lost[1] > 0);
  }
}

namespace {

// What a side believes, and what only the owner of a ship or base is told.
constexpr std::array kReports{EventKind::intercepted,  EventKind::fight_report, EventKind::aircraft_lost,
                              EventKind::strike_began, EventKind::bomb_dropped, EventKind::strike_report,
                              EventKind::estimate,     EventKind::gun_report,   EventKind::submarine_attack,
                              EventKind::bombarded};
constexpr std::array kOwn{EventKind::ship_hit,    EventKind::fire_started,      EventKind::weapons_lost,
                          EventKind::speed_lost,  EventKind::deck_hit,          EventKind::base_hit,
                          EventKind::fire_level,  EventKind::base_aircraft_hit, EventKind::base_assault_hit,
                          EventKind::fire_damage, EventKind::flooding,          EventKind::flooding_stopped,
                          EventKind::suspended,   EventKind::base_repaired};
template <std::size_t N>
bool one_of(EventKind kind, const std::array<EventKind, N>& kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

}  // namespace

TEST_CASE("CF-104: no report to a side carries the roll that would tell it the truth") {
  const carrier::Rules rules = battle("midway");
  State state = crowded(rules, 3);
  Heard heard;
  combat_phase(rules, state, heard.log);
  int reports = 0;
  for (const auto& told : heard.told) {
    const Event& event = told.event;
    if (told.to == To::truth) continue;
    if (one_of(event.kind, kReports)) {
      CHECK(event.roll.chance.den == 0);
      ++reports;
    }
    if (one_of(event.kind, kOwn)) CHECK(told.to == to(event.seat));
  }
  CHECK(reports > 20);
}

TEST_CASE("ALL-2: the combat phase comes out the same whether anybody listens or not") {
  const carrier::Rules rules = battle("midway");
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    State heard_by_all = crowded(rules, seed), silent = heard_by_all;
    Heard heard;
    combat_phase(rules, heard_by_all, heard.log);
    combat_phase(rules, silent, {});
    CHECK(heard_by_all == silent);
    CHECK(hash_of(heard_by_all) == hash_of(silent));
  }
}
