// Whole battles: invariants at every step, fairness (scramble), sampled worlds, the computer's admirals.
#include <map>

#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/play_support.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

const std::string kBattles[] = {"coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"};

// Aircraft of each kind, on decks and in the air.
std::map<PlaneId, int> census(const State& s) {
  std::map<PlaneId, int> out;
  for (const Deck& deck : s.decks)
    for (const Group& group : deck.groups) out[group.plane] += group.aboard;
  for (const Mission& mission : s.missions)
    for (const Flight& flight : mission.flights) out[flight.plane] += flight.count;
  return out;
}

int total(const std::map<PlaneId, int>& all, PlaneId apart) {
  int sum = 0;
  for (const auto& [kind, n] : all) sum += kind == apart ? 0 : n;
  return sum;
}

// Aircraft that the events of a step say are gone.
int told_lost(const carrier::Rules& r, const State& before, const std::vector<Told<Event>>& told) {
  int lost = 0;
  std::map<ShipId, int> burnt;  // on her deck, before she sank
  for (const auto& t : told) {
    const Event& e = t.event;
    switch (e.kind) {
      case EventKind::deck_hit:
        lost += e.n;
        burnt[e.ship] += e.n;
        break;
      case EventKind::aircraft_lost:
      case EventKind::landing_losses:
      case EventKind::base_aircraft_hit:
        lost += e.kind == EventKind::base_aircraft_hit && e.plane == r.seaplane ? 0 : e.n;
        break;
      case EventKind::ditched: lost += e.plane == r.seaplane ? 0 : e.n; break;
      case EventKind::emergency_landed: lost += e.m; break;
      case EventKind::scuttled:
      case EventKind::ship_sunk:
        if (const DeckId deck = info(r, e.ship).deck; deck != DeckId::none)
          lost += aboard(row(before, deck)) - burnt[e.ship];
        break;
      case EventKind::captured: lost += aboard(row(before, info(r, e.base).deck)); break;
      case EventKind::force_left:
        for (const ShipId s : row(before, e.force).ships)
          if (const DeckId deck = info(r, s).deck; deck != DeckId::none) lost += aboard(row(before, deck));
        break;
      default: break;
    }
  }
  return lost;
}

}  // namespace

TEST_CASE(
    "CF 4.2: in random battles ships stay in one force each, on water, 20 a force, 20 missions a side, operations in "
    "their limits") {
  for (const std::string& name : kBattles) {
    const carrier::Rules r = battle(name);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      INFO(name << " " << seed);
      State s = Carrier::start(r, seed);
      Dice dice = dice_of(seed, Stream::computer);
      std::vector<Told<Event>> told;
      const carrier::Log log(told);
      while (Carrier::turn(s) != Turn::over) {
        const State before = s;
        told.clear();
        if (Carrier::turn(s) == Turn::automatic)
          Carrier::advance(r, s, log);
        else
          Carrier::apply(r, s, Carrier::any_order(r, s, dice), log);
        REQUIRE(Carrier::invalid(r, s) == "");
        for (std::size_t i = 0; i < r.decks.size(); ++i) {
          const auto id = static_cast<DeckId>(i);
          if (r.decks[i].base == BaseId::none && working(r, s, id))
            REQUIRE(s.decks[i].launched + s.decks[i].landed <= operation_limit(r, s, id));
        }
        const int was = total(census(before), r.seaplane), now = total(census(s), r.seaplane),
                  lost = told_lost(r, before, told);
        REQUIRE_MESSAGE(was - now == lost, std::string(kPhaseNames[static_cast<std::size_t>(before.phase)])
                                               << " turn " << before.turn << ": " << was << " to " << now << ", told "
                                               << lost);
        REQUIRE(Carrier::score(r, s, kUS) >= 0);
        REQUIRE(Carrier::score(r, s, kJP) >= 0);
      }
      CHECK(s.turn <= r.turns);
    }
  }
}

TEST_CASE("ALL: a random battle reaches every kind of order") {
  const carrier::Rules r = battle("midway");
  std::map<OrderKind, int> kinds;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    State s = Carrier::start(r, seed);
    Dice dice = dice_of(seed, Stream::computer);
    while (Carrier::turn(s) != Turn::over) {
      if (Carrier::turn(s) == Turn::automatic) {
        Carrier::advance(r, s, {});
        continue;
      }
      const carrier::Order order = Carrier::any_order(r, s, dice);
      ++kinds[order.kind];
      Carrier::apply(r, s, order, {});
    }
  }
  CHECK(kinds.size() == kOrderNames.size());
}

namespace {

// A middle of a battle that the plain admirals have played so far.
State played(const carrier::Rules& r, std::uint64_t seed, int turn) {
  State s = Carrier::start(r, seed);
  Observation seen;
  for (int i = 0; Carrier::turn(s) != Turn::over && (s.turn < turn || !seat_decides(Carrier::turn(s))); ++i) {
    if (Carrier::turn(s) == Turn::automatic) {
      Carrier::advance(r, s, {});
      continue;
    }
    Carrier::observe(r, s, viewer(s.seat), seen);
    Dice dice = dice_of(static_cast<std::uint64_t>(i), Stream::computer);
    Carrier::apply(r, s, Ai<Carrier>::choose(r, seen, {2, 100, {}}, dice), {});
  }
  return s;
}

// Changes everything that `seat` may not know, and counts the fields that did change.
int scramble(const carrier::Rules& r, State& s, Seat seat, Dice& dice) {
  const Seat enemy = other(seat);
  const State before = s;
  const auto some = [&](std::uint32_t n) { return static_cast<std::uint8_t>(dice.below(n)); };
  for (std::size_t i = 0; i < s.ships.size(); ++i) {
    if (r.ships[i].seat != enemy || !afloat(s.ships[i])) continue;
    Ship& ship = s.ships[i];
    ship.damage = some(static_cast<std::uint32_t>(r.ships[i].defence));
    ship.fire = some(9);
    ship.knots = some(9);
    ship.main = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.ships[i].main + 1)));
    ship.assault = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.ships[i].assault + 1)));
    ship.bombarded = some(2) != 0;
    ship.steady = some(2) != 0;
  }
  for (std::size_t i = 0; i < s.forces.size(); ++i) {
    Force& force = s.forces[i];
    if (r.seat_of(static_cast<ForceId>(i)) != enemy || !force.used()) continue;
    for (int tries = 0; tries < 50; ++tries) {
      const Hex hex{static_cast<std::int8_t>(dice.below(static_cast<std::uint32_t>(r.map.columns))),
                    static_cast<std::int8_t>(dice.below(static_cast<std::uint32_t>(r.map.rows)))};
      if (r.map.kind(hex) != HexKind::land) force.hex = hex;
    }
    force.points = some(79);
    force.air_ops = some(20);
    if (force.heading != Direction::none) force.heading = static_cast<Direction>(dice.below(6));
    force.bombard = !force.bombard;
  }
  for (std::size_t i = 0; i < s.bases.size(); ++i) {
    if (r.bases[i].seat != enemy) continue;
    s.bases[i].damage = static_cast<std::uint16_t>(dice.below(400));
    s.bases[i].assault = static_cast<std::uint16_t>(dice.below(static_cast<std::uint32_t>(r.bases[i].assault + 1)));
    s.bases[i].seaplanes = static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(r.bases[i].seaplanes + 1)));
  }
  for (std::size_t i = 0; i < s.decks.size(); ++i) {
    if (r.decks[i].seat != enemy) continue;
    s.decks[i].ordnance = static_cast<Ordnance>(dice.below(3));
    for (Group& group : s.decks[i].groups)
      group.ready = static_cast<std::uint8_t>(dice.below(2) == 0 ? 0 : group.ready);
    if (!s.decks[i].groups.empty()) s.decks[i].groups.erase(0);
  }
  std::erase_if(s.missions, [&](const Mission& m) { return m.id.seat == enemy; });
  s.known[index(enemy)] = Knowledge{};
  s.dice = dice_of(dice.below(1000000));
  int changed = 0;
  for (std::size_t i = 0; i < s.ships.size(); ++i) changed += !(s.ships[i] == before.ships[i]);
  for (std::size_t i = 0; i < s.forces.size(); ++i) changed += !(s.forces[i] == before.forces[i]);
  for (std::size_t i = 0; i < s.bases.size(); ++i) changed += !(s.bases[i] == before.bases[i]);
  for (std::size_t i = 0; i < s.decks.size(); ++i) changed += !(s.decks[i] == before.decks[i]);
  return changed;
}

}  // namespace

TEST_CASE(
    "CF 8.4: what a side sees, may order and is refused, and the computer's order, depend on nothing it does not "
    "know") {
  for (const std::string name : {"midway", "coral_sea"}) {
    const carrier::Rules r = battle(name);
    for (const int turn : {2, 5, 9, 14, 30}) {
      const State truth = played(r, static_cast<std::uint64_t>(turn), turn);
      for (const Seat seat : {kUS, kJP}) {
        State here = truth;
        while (seat_decides(Carrier::turn(here)) ? here.seat != seat : Carrier::turn(here) == Turn::automatic)
          Carrier::turn(here) == Turn::automatic ? Carrier::advance(r, here, {}) : Carrier::apply(r, here, {}, {});
        if (Carrier::turn(here) == Turn::over) continue;
        State there = here;
        Dice dice = dice_of(static_cast<std::uint64_t>(turn));
        CHECK(scramble(r, there, seat, dice) > 20);
        INFO(name << " turn " << turn << " seat " << kSeatNames[index(seat)]);
        Observation a, b;
        Carrier::observe(r, here, viewer(seat), a);
        Carrier::observe(r, there, viewer(seat), b);
        CHECK(a == b);
        carrier::Orders one, two;
        CHECK(Carrier::orders(r, here, one) == Carrier::orders(r, there, two));
        CHECK(one == two);
        for (int skill = 1; skill <= static_cast<int>(Ai<Carrier>::skills().size()); ++skill) {
          Dice first = dice_of(3, Stream::computer), second = first;
          CHECK(Ai<Carrier>::choose(r, a, {skill, 100, {}}, first) ==
                Ai<Carrier>::choose(r, b, {skill, 100, {}}, second));
        }
        Dice first = dice_of(4, Stream::computer), second = first;
        for (int i = 0; i < 20; ++i) CHECK(Carrier::any_order(r, here, first) == Carrier::any_order(r, there, second));
      }
    }
  }
}

TEST_CASE("CF 8.4: a sampled world looks the same to its viewer and can be") {
  const carrier::Rules r = battle("midway");
  for (const int turn : {3, 8, 20}) {
    const State truth = played(r, static_cast<std::uint64_t>(turn), turn);
    Observation seen, again;
    Carrier::observe(r, truth, viewer(truth.seat), seen);
    Dice dice = dice_of(9);
    for (int i = 0; i < 5; ++i) {
      const State world = Carrier::sample(r, seen, dice);
      CHECK(Carrier::invalid(r, world) == "");
      Carrier::observe(r, world, viewer(truth.seat), again);
      CHECK(again == seen);
      CHECK(world.dice != truth.dice);
    }
  }
}

TEST_CASE("CF-56: plain admirals fight whole battles on both sides, by legal orders, and strike each other's ships") {
  for (const std::string& name : kBattles) {
    const carrier::Rules r = battle(name);
    int strikes = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      State s = Carrier::start(r, seed);
      Heard heard;
      Observation seen;
      int orders = 0;
      while (Carrier::turn(s) != Turn::over && orders < 30000) {
        if (Carrier::turn(s) == Turn::automatic) {
          Carrier::advance(r, s, heard.log);
          continue;
        }
        Carrier::observe(r, s, viewer(s.seat), seen);
        Dice dice = dice_of(static_cast<std::uint64_t>(orders++), Stream::computer);
        const carrier::Order order = Ai<Carrier>::choose(r, seen, {2, 100, {}}, dice);
        REQUIRE_FALSE(Carrier::check(r, s, order));
        Carrier::apply(r, s, order, heard.log);
      }
      CHECK(Carrier::turn(s) == Turn::over);
      strikes += heard.count(EventKind::strike_began);
    }
    INFO(name);
    CHECK(strikes > 0);
  }
}
