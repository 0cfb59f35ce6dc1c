// Carrier Force: the observation in words, a line each, and reasons for hints.
#include "base/text.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/scoring.h"
#include "games/carrier/words/carrier_words.h"
#include "games/carrier/words/combat_words.h"

namespace d6 {
using namespace carrier;
namespace {

using Lines = std::vector<std::string>;

std::string direction(Direction d) { return std::string(kDirectionNames[static_cast<std::size_t>(d)]); }

std::string ship_text(const Rules& rules, const World& world, ShipId id) {
  const Ship& ship = row(world, id);
  std::string out =
      fmt::format("{} {}", kShipTypeNames[static_cast<std::size_t>(info(rules, id).type)], name_of(rules, id));
  if (ship.damage > 0) out += tr(" {}/{} damage", ship.damage, info(rules, id).defence);
  if (ship.fire > 0) out += tr(" fire {}", ship.fire);
  if (ship.knots > 0) out += tr(" {} knots", speed(rules, world, id));
  if (ship.assault > 0) out += ship.assault == 1 ? tr(" 1 assault point") : tr(" {} assault points", ship.assault);
  if (ship.seaplanes > 0 && launches_seaplanes(rules, id))
    out += ship.seaplanes == 1 ? tr(" 1 seaplane") : tr(" {} seaplanes", ship.seaplanes);
  return out;
}

void forces(const Rules& rules, const World& world, Seat seat, Lines& out) {
  each_force(rules, world, seat, [&](ForceId id, const Force& force) {
    std::string ships;
    for (const ShipId ship : force.ships) ships += (ships.empty() ? "" : ", ") + ship_text(rules, world, ship);
    const std::string course =
        force.heading == Direction::none ? tr("on its station") : tr("heading {}", direction(force.heading));
    const std::string held = force.bombard ? std::string() : tr(", will not bombard");
    out.push_back(tr("{} at {}, {}, {} knots, {} movement points{}: {}.", name_of(rules, id), id_text(rules, force.hex),
                     course, fleet_speed(rules, world, id), sailing_points(rules, world, id), held, ships));
  });
}

void decks(const Rules& rules, const World& world, Seat seat, Lines& out) {
  for (std::size_t i = 0; i < rules.decks.size(); ++i) {
    const auto id = static_cast<DeckId>(i);
    if (rules.decks[i].seat != seat || !working(rules, world, id)) continue;
    std::string aircraft;
    for (const Group& group : world.decks[i].groups)
      aircraft += (aircraft.empty() ? "" : ", ") +
                  tr("{} {} ({} ready)", group.aboard, name_of(rules, group.plane), group.ready);
    if (aircraft.empty()) aircraft = tr("no aircraft");
    out.push_back(tr("{}: {}; ordnance {}; operations {} of {}; {} of {} aboard.", name_of(rules, id), aircraft,
                     kOrdnanceNames[static_cast<std::size_t>(world.decks[i].ordnance)],
                     operations_used(rules, world, id), operation_limit(rules, world, id),
                     aboard_with_seaplanes(rules, world, id), rules.decks[i].capacity));
  }
  for (std::size_t i = 0; i < rules.bases.size(); ++i) {
    if (rules.bases[i].seat != seat) continue;
    const Base& base = world.bases[i];
    if (base.captured)
      out.push_back(tr("{} has been captured.", rules.bases[i].name));
    else
      out.push_back(tr("{} at {}: {} % damage, {} assault points, {} seaplanes.", rules.bases[i].name,
                       id_text(rules, rules.bases[i].hex), base.damage / 10, base.assault, base.seaplanes));
  }
}

void missions(const Rules& rules, const World& world, Seat seat, Lines& out) {
  for (const Mission& m : world.missions) {
    if (m.id.seat != seat) continue;
    std::string aircraft;
    for (const Flight& flight : m.flights)
      aircraft += (aircraft.empty() ? "" : ", ") + tr("{} {} with {} minutes", flight.count,
                                                      name_of(rules, flight.plane), minutes_left(rules, m, flight));
    const std::string state = in_pattern(m)          ? tr("in the landing pattern of {}", m.pattern.base != BaseId::none
                                                                                              ? name_of(rules, m.pattern.base)
                                                                                              : name_of(rules, m.pattern.force))
                                       : m.moved || m.stopped ? tr("has moved")
                              : m.points == 1        ? tr("1 point")
                                                     : tr("{} points", m.points);
    out.push_back(tr("M{} {} at {}, {}: {}.", m.id.number,
                     kMissionKindNames[static_cast<std::size_t>(kind_of(rules, m))], id_text(rules, m.hex), state,
                     aircraft));
  }
}

std::string age(int hours) {
  return hours == 0 ? tr("this hour") : hours == 1 ? tr("an hour ago") : tr("{} hours ago", hours);
}

// What was seen of a force or base after the last attack on it (10.10): as reported then.
std::string estimate_text(const Rules& rules, const World& world, const Estimate& estimate) {
  const bool base = estimate.place.base != BaseId::none;
  const std::string what =
      base ? name_of(rules, estimate.place.base) : tr("enemy {}", name_of(rules, estimate.place.force));
  std::string seen = base && estimate.stars > 0 ? damage_word(estimate.stars) : std::string();
  const auto& ships = estimate.ships;
  for (std::size_t i = 0; i < ships.size();) {
    std::size_t same = i;
    while (same < ships.size() && ships[same] == ships[i]) ++same;
    seen += (seen.empty() ? "" : ", ") + damaged_text(ships[i].type, same - i, ships[i].stars);
    i = same;
  }
  return tr("Damage seen on {} {}: {}.", what, age(world.turn - estimate.turn), seen.empty() ? tr("none") : seen);
}

void sightings(const Rules& rules, const World& world, Seat seat, Lines& out) {
  const Knowledge& known = world.known[index(seat)];
  for (const Sighting& sighting : known.sightings) {
    Fixed<ShipType, 32> types;
    for (const ShipType type : sighting.ships)
      if (!types.full()) types.add(type);
    out.push_back(tr("Enemy {} sighted at {}, {}: {}.", name_of(rules, sighting.force), id_text(rules, sighting.hex),
                     age(world.turn - sighting.turn), types_text(types)));
  }
  for (const Estimate& estimate : known.estimates) out.push_back(estimate_text(rules, world, estimate));
  if (known.claimed_aircraft > 0) out.push_back(tr("Enemy aircraft claimed so far: {}.", known.claimed_aircraft));
  for (const Blip& blip : known.radar)
    out.push_back(tr("Radar: about {} aircraft over {}.", blip.aircraft, id_text(rules, blip.hex)));
  std::string sunk;
  for (const ShipId ship : known.sunk) sunk += (sunk.empty() ? "" : ", ") + name_of(rules, ship);
  if (!sunk.empty()) out.push_back(tr("Enemy ships seen to sink: {}.", sunk));
}

void result(const Rules& rules, const World& world, Lines& out) {
  std::array<int, 2> totals{};
  for (const Seat seat : {kUS, kJP}) {
    const Score score = score_of(rules, world, seat);
    totals[index(seat)] = score.total();
    out.push_back(
        tr("{} points: {} (ships sunk {}, damaged {}, bases {}, aircraft {}, landings {}, capture {}, handicap {}).",
           side_name(seat), score.total(), score.sunk, score.damaged, score.bases, score.aircraft, score.assault,
           score.capture, score.handicap));
    std::string sunk;
    for (std::size_t i = 0; i < rules.ships.size(); ++i)
      if (rules.ships[i].seat == seat && (world.ships[i].fate == Fate::sunk || world.ships[i].fate == Fate::scuttled))
        sunk += (sunk.empty() ? "" : ", ") + rules.ships[i].name;
    if (!sunk.empty()) out.push_back(tr("{} ships sunk: {}.", side_name(seat), sunk));
  }
  out.push_back(tr("{}.", victory_text(victory_level(rules, totals[0] - totals[1]))));
}

// What the side to order does in this phase, and what "next" leads to (3.4).
std::string now_text(Phase phase) {
  switch (phase) {
    case Phase::adjust:
      return tr("Now: rearrange your task forces, if you like (CF 4.0). \"next\" leaves them as they are and goes on to "
                "the headings.");
    case Phase::heading:
      return tr("Now: turn your task forces (CF 5.0); they sail when the hour ends. \"next\" keeps the courses and goes "
                "on to launching.");
    case Phase::launch:
      return tr("Now: launch aircraft that stand ready (CF 6.0). \"next\" keeps the rest on deck and goes on to arming.");
    case Phase::arm:
      return tr("Now: make aircraft ready to fly next hour and choose what bombers carry (CF 7.0). \"next\" goes on to "
                "landing, if anything is to land.");
    case Phase::land:
      return tr("Now: say which mission lands first, if it matters (CF 9.0). \"next\" lands the rest, least fuel first, "
                "and goes on to the missions in the air, if there are any.");
    case Phase::air:
      return tr("Now: move your missions, search and attack, in the order of their numbers (CF 8.0). \"next\" ends all "
                "your moves of this hour.");
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
    case Phase::over: break;
  }
  return {};
}

}  // namespace

std::vector<std::string> Words<Carrier>::describe(const Rules& rules, const Observation& seen) {
  Lines out;
  const World& world = seen.known;
  out.push_back(tr("{}, {} hours, turn {} of {}: {}.", date_text(date_of(rules, world)),
                   hour_text(hour_of(rules, world)), world.turn, rules.turns, phase_text(world.phase)));
  if (seen.viewer == viewer(world.seat))
    if (std::string now = now_text(world.phase); !now.empty()) out.push_back(std::move(now));
  out.push_back(tr("Wind from the {}, {} % cloud, {}.", direction(world.weather.wind), world.weather.cloud,
                   night(rules, world) ? tr("night") : tr("daylight")));
  for (const Seat seat : {kUS, kJP})
    if (world.agreed[index(seat)] && !world.ended)
      out.push_back(tr("The {} side offers to end the battle.", side_name(seat)));
  for (const Seat seat : {kUS, kJP}) {
    const bool all = seen.viewer == Viewer::truth || world.phase == Phase::over;
    if (!all && seen.viewer != viewer(seat)) continue;
    if (all) out.push_back(tr("{} side:", side_name(seat)));
    forces(rules, world, seat, out);
    decks(rules, world, seat, out);
    missions(rules, world, seat, out);
    sightings(rules, world, seat, out);
  }
  if (world.phase == Phase::over) result(rules, world, out);
  return out;
}

std::string Words<Carrier>::reason(const Rules&, const Observation&, const Order& order) {
  switch (order.kind) {
    case OrderKind::next: return tr("Nothing more is needed in this phase.");
    case OrderKind::divide:
    case OrderKind::transfer: return tr("The force moves better so.");
    case OrderKind::scuttle: return tr("She would only burn on.");
    case OrderKind::bombard: return tr("Her guns are worth more here.");
    case OrderKind::end: return tr("There is nothing left to win.");
    case OrderKind::heading: return tr("That way lies what the force is here for.");
    case OrderKind::launch:
      return order.type == MissionKind::F ? tr("A patrol overhead meets whatever comes.")
                                          : tr("What is found first can be struck first.");
    case OrderKind::reinforce: return tr("Numbers protect a strike.");
    case OrderKind::ordnance: return tr("The next strike will need it.");
    case OrderKind::ready: return tr("Only what stands ready can be launched next turn.");
    case OrderKind::recover: return tr("It has the least fuel.");
    case OrderKind::move: return tr("That hex brings it nearer its goal.");
    case OrderKind::search: return tr("Whatever is here must be found first.");
    case OrderKind::attack: return tr("The target is found and the bombs are aboard.");
    case OrderKind::jettison: return tr("Without its load it gets home.");
    case OrderKind::land: return tr("It has to be down before its fuel is gone.");
  }
  return {};
}

}  // namespace d6
