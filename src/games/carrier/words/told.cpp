// Carrier Force: what happened, one sentence an event (combat_words.cpp has those of the combat chapters).
#include <cstdlib>

#include "base/text.h"
#include "games/carrier/rules/scoring.h"
#include "games/carrier/words/carrier_words.h"
#include "games/carrier/words/combat_words.h"

namespace d6 {
namespace carrier {

std::string side_name(Seat seat) { return seat == kUS ? tr("American") : tr("Japanese"); }

std::string hour_text(int hour) { return fmt::format("{:02}00", hour); }

std::string date_text(const Date& date) {
  const std::array<std::string, 12> months{tr("January"),   tr("February"), tr("March"),    tr("April"),
                                           tr("May"),       tr("June"),     tr("July"),     tr("August"),
                                           tr("September"), tr("October"),  tr("November"), tr("December")};
  return tr("{} {} {}", date.day, months[static_cast<std::size_t>(date.month - 1)], date.year);
}

std::string phase_text(Phase phase) {
  switch (phase) {
    case Phase::clock: return tr("the hour begins");
    case Phase::adjust: return tr("adjust task forces");
    case Phase::heading: return tr("adjust headings");
    case Phase::launch: return tr("launch air missions");
    case Phase::arm: return tr("arm and fuel aircraft");
    case Phase::land: return tr("land aircraft");
    case Phase::air: return tr("move air missions");
    case Phase::radar: return tr("radar report");
    case Phase::fights: return tr("air combat");
    case Phase::strikes: return tr("air strikes");
    case Phase::surface: return tr("surface combat");
    case Phase::submarines: return tr("submarine attacks");
    case Phase::bombard: return tr("coastal bombardment");
    case Phase::unload: return tr("unloading");
    case Phase::fires: return tr("damage control");
    case Phase::repair: return tr("base repairs");
    case Phase::sail: return tr("task forces sail");
    case Phase::over: return tr("the battle is over");
  }
  return {};
}

std::string victory_text(int level) {
  switch (level) {
    case 3: return tr("American decisive victory");
    case 2: return tr("American substantive victory");
    case 1: return tr("American marginal victory");
    case 0: return tr("Draw");
    case -1: return tr("Japanese marginal victory");
    case -2: return tr("Japanese substantive victory");
    default: return tr("Japanese decisive victory");
  }
}

std::string types_text(const Fixed<ShipType, 32>& types) {
  std::string out;
  for (std::size_t i = 0; i < types.size();) {
    std::size_t same = i;
    while (same < types.size() && types[same] == types[i]) ++same;
    const auto name = kShipTypeNames[static_cast<std::size_t>(types[i])];
    out += (out.empty() ? "" : ", ") + (same - i > 1 ? fmt::format("{} {}", same - i, name) : std::string(name));
    i = same;
  }
  return out;
}

namespace {

std::string direction(Direction d) { return std::string(kDirectionNames[static_cast<std::size_t>(d)]); }
std::string rolled(const Roll& roll) {
  return tr("{} in {}, rolled {}", roll.chance.num, roll.chance.den, roll.drawn + 1);
}

std::string points(int n) { return n == 1 ? tr("1 point") : tr("{} points", n); }
std::string movement_points(int n) { return n == 1 ? tr("1 movement point") : tr("{} movement points", n); }

// 13.1: "Japanese marginal victory by 114 points".
std::string outcome_text(const Rules& rules, int margin) {
  const int level = victory_level(rules, margin), apart = std::abs(margin);
  const std::string points = apart == 1 ? tr("1 point") : tr("{} points", apart);
  return level == 0 ? tr("a draw, {} apart", points) : tr("{} by {}", victory_text(level), points);
}

struct Teller {
  const Rules& rules;
  const Event& e;
  std::string ship() const { return name_of(rules, e.ship); }
  std::string force() const { return id_text(rules, e.force); }
  std::string other() const { return id_text(rules, e.other); }
  std::string mission() const { return id_text(rules, e.mission); }
  std::string plane() const { return name_of(rules, e.plane); }
  std::string deck() const { return name_of(rules, e.deck); }
  std::string hex() const { return id_text(rules, e.hex); }
  std::string place() const { return e.base != BaseId::none ? name_of(rules, e.base) : force(); }

  std::string sentence() const;
};

std::string Teller::sentence() const {
  switch (e.kind) {
    case EventKind::turn_began: return tr("Turn {}: {} hours.", e.n, hour_text(e.m));
    case EventKind::weather:
      if (e.roll.chance.den == 0) return tr("Wind from the {}, {} % cloud.", direction(e.heading), e.n);
      return e.roll.success()
                 ? tr("The wind changes ({}): from the {}, {} % cloud.", rolled(e.roll), direction(e.heading), e.n)
                 : tr("Wind from the {} ({} for a change), {} % cloud.", direction(e.heading), rolled(e.roll), e.n);
    case EventKind::phase_began: return tr("{}: {}.", side_name(e.seat), phase_text(e.phase));
    case EventKind::ended:
      return e.n == 1 ? tr("Both sides agree to end the battle: {}.", outcome_text(rules, e.m))
                      : tr("The battle is over, its last hour has been played: {}.", outcome_text(rules, e.m));
    case EventKind::offered_end:
      return e.n == 1 ? tr("The {} side offers to end the battle.", side_name(e.seat))
                      : tr("The {} side no longer offers to end the battle.", side_name(e.seat));
    case EventKind::divided: return tr("{} leaves {} and forms {}.", ship(), force(), other());
    case EventKind::transferred: return tr("{} goes from {} to {}.", ship(), force(), other());
    case EventKind::scuttled: return tr("{} is scuttled.", ship());
    case EventKind::bombard_switched:
      return e.n == 1 ? tr("{} will bombard when it can.", force()) : tr("{} will not bombard.", force());
    case EventKind::heading_set:
      return e.heading == Direction::none
                 ? tr("{} keeps its station.", force())
                 : tr("{} heads {} with {}.", force(), direction(e.heading), movement_points(e.n));
    case EventKind::force_moved: return tr("{} sails {} to {}.", force(), direction(e.heading), hex());
    case EventKind::force_blocked: return tr("{} cannot pass {} of {}: land.", force(), direction(e.heading), hex());
    case EventKind::force_left: return tr("{} leaves the map.", force());
    case EventKind::ordnance_set:
      return tr("Bombers at {} will be armed with {}.", deck(), kOrdnanceNames[static_cast<std::size_t>(e.ordnance)]);
    case EventKind::readied:
      return e.n < 0 ? tr("{} {} go below at {}.", -e.n, plane(), deck())
                     : tr("{} {} stand ready at {}.", e.n, plane(), deck());
    case EventKind::launched:
      if (e.type == MissionKind::SP)
        return tr("{}: a seaplane takes off from {}.", mission(), e.ship != ShipId::none ? ship() : deck());
      return tr("{} ({}): {} aircraft take off from {}.", mission(),
                kMissionKindNames[static_cast<std::size_t>(e.type)], e.n, deck());
    case EventKind::reinforced: return tr("{} is joined by {} aircraft from {}.", mission(), e.n, deck());
    case EventKind::take_off_loss: return tr("{} loses {} in forming up.", mission(), movement_points(e.n));
    case EventKind::mission_moved: return tr("{} is over {}, {} left.", mission(), hex(), points(e.n));
    case EventKind::searched: return tr("{} searches {}, {} left.", mission(), hex(), points(e.n));
    case EventKind::search_rolled: return tr("{} looks for {}: {}.", mission(), place(), rolled(e.roll));
    case EventKind::sighted:
      return e.mission ? tr("{} sights {} at {}: {}.", mission(), force(), hex(), types_text(e.types))
                       : tr("{} is sighted at {}: {}.", force(), hex(), types_text(e.types));
    case EventKind::seen_again: return tr("{} finds {} at {} as reported.", mission(), force(), hex());
    case EventKind::base_found: return tr("{} locates {} ({}).", mission(), place(), rolled(e.roll));
    case EventKind::base_not_found:
      return tr("{} does not find {} under the cloud ({}).", mission(), place(), rolled(e.roll));
    case EventKind::attack_declared: return tr("{} goes in to attack {}.", mission(), place());
    case EventKind::jettisoned:
      return e.n == 1 ? tr("{} is out of fuel and jettisons its load.", mission())
                      : tr("{} jettisons its load.", mission());
    case EventKind::ditched: return tr("{} {} of {} ditch.", e.n, plane(), mission());
    case EventKind::radar: return tr("Radar: about {} aircraft over {}.", e.n, hex());
    case EventKind::radar_rolled:
      return tr("Radar against {} aircraft of {} fails with {}.", e.n, mission(), rolled(e.roll));
    case EventKind::in_pattern: return tr("{} enters the landing pattern of {}.", mission(), place());
    case EventKind::landing_losses:
      return tr("{} loses {} aircraft in the landing pattern (each {} in {}).", mission(), e.n, e.roll.chance.num,
                e.roll.chance.den);
    case EventKind::landed: return tr("{} {} of {} land on {}.", e.n, plane(), mission(), deck());
    case EventKind::emergency_landed:
      return e.m == 0
                 ? tr("{} {} of {} make emergency landings on {}.", e.n, plane(), mission(), deck())
                 : tr("{} {} of {} make emergency landings on {}, {} are lost.", e.n, plane(), mission(), deck(), e.m);
    case EventKind::seaplane_landed:
      return tr("The seaplane {} is back at {}.", mission(), e.base != BaseId::none ? name_of(rules, e.base) : ship());
    case EventKind::fight_rolled:
    case EventKind::intercepted:
    case EventKind::mission_stopped:
    case EventKind::fight_began:
    case EventKind::shot:
    case EventKind::fight_report:
    case EventKind::strike_began:
    case EventKind::flak:
    case EventKind::bomb_rolled:
    case EventKind::bomb_dropped:
    case EventKind::aircraft_lost:
    case EventKind::claims_rolled:
    case EventKind::strike_report:
    case EventKind::ship_hit:
    case EventKind::fire_started:
    case EventKind::weapons_lost:
    case EventKind::speed_lost:
    case EventKind::deck_hit:
    case EventKind::ship_sunk:
    case EventKind::dived:
    case EventKind::base_hit:
    case EventKind::base_aircraft_hit:
    case EventKind::base_assault_hit:
    case EventKind::estimate:
    case EventKind::surface_began:
    case EventKind::surface_rolled:
    case EventKind::surface_round:
    case EventKind::gun_rolled:
    case EventKind::gun_report:
    case EventKind::broke_off:
    case EventKind::submarine_rolled:
    case EventKind::submarine_attack:
    case EventKind::torpedo_rolled:
    case EventKind::depth_charge:
    case EventKind::submarine_sunk:
    case EventKind::bombarded:
    case EventKind::bombard_rolled:
    case EventKind::unloaded:
    case EventKind::captured:
    case EventKind::fire_damage:
    case EventKind::fire_level:
    case EventKind::flooding:
    case EventKind::flooding_stopped:
    case EventKind::suspended:
    case EventKind::base_repaired: return say_combat(rules, e);
  }
  return {};
}

}  // namespace
}  // namespace carrier

std::string Words<carrier::Carrier>::say(const Rules& rules, const carrier::Event& event) {
  return carrier::Teller{rules, event}.sentence();
}

}  // namespace d6
