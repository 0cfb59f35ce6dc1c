// The sentences of the combat chapters (CF 8.5, 10, 11.2 to 11.4). Who hears which version is settled where it is told
// (rules/reports.cpp); here a report is only put into words, never judged.
#include "games/carrier/words/combat_words.h"

#include "base/text.h"

namespace d6::carrier {
namespace {

std::string side(Seat seat) { return seat == kUS ? tr("American") : tr("Japanese"); }
std::string name(const Rules& rules, const MissionId& mission) {
  return mission ? id_text(rules, mission) : tr("the {} mission", side(mission.seat));
}
std::string name(const Rules& rules, ForceId force) { return id_text(rules, force); }
std::string place(const Rules& rules, const Event& event) {
  return event.base != BaseId::none ? name_of(rules, event.base) : name(rules, event.force);
}
// What a bomber aims at: the ship, or the base.
std::string target(const Rules& rules, const Event& event) {
  return event.ship != ShipId::none ? name_of(rules, event.ship) : place(rules, event);
}
std::string rolled(const Roll& roll) {
  return tr("{} in {}, rolled {}", roll.chance.num, roll.chance.den, roll.drawn + 1);
}
std::string best_of(int shots, const Roll& roll) {
  return tr("{} at {} in {} each, best roll {}", shots, roll.chance.num, roll.chance.den, roll.drawn + 1);
}
std::string counted(int n, const std::string& one, const std::string& many) {
  return tr("{} {}", n, n == 1 ? one : many);
}
std::string hits(int n) { return counted(n, tr("hit"), tr("hits")); }
std::string planes(int n) { return tr("{} aircraft", n); }
std::string knots(int n) { return counted(n, tr("knot"), tr("knots")); }
std::string damage(int n) { return counted(n, tr("point of damage"), tr("points of damage")); }
std::string levels(int n) { return counted(n, tr("level"), tr("levels")); }
std::string assault_points(int n) { return counted(n, tr("assault point"), tr("assault points")); }

std::string weapon(int m) {
  switch (static_cast<Weapon>(m)) {
    case Weapon::bomb: return tr("a bomb");
    case Weapon::torpedo: return tr("a torpedo");
    case Weapon::gun: return tr("a shell");
  }
  return {};
}
std::string mounts(int kind, int n) {
  switch (static_cast<Mounts>(kind)) {
    case Mounts::main: return counted(n, tr("main gun"), tr("main guns"));
    case Mounts::aa: return counted(n, tr("anti-aircraft gun"), tr("anti-aircraft guns"));
    case Mounts::tubes: return counted(n, tr("torpedo tube"), tr("torpedo tubes"));
  }
  return {};
}

// ---- 8.5, 10.1

std::string say_shot(const Rules& rules, const Event& event) {
  const std::string shooter = name_of(rules, event.plane), hunted = name_of(rules, event.other_plane);
  const std::string outcome = event.roll.success() ? tr("shot down") : tr("missed");
  if (event.n == 2) return tr("{} fires back at {}: {}, {}.", shooter, hunted, rolled(event.roll), outcome);
  if (event.n == 1) return tr("Escorting {} fires at {}: {}, {}.", shooter, hunted, rolled(event.roll), outcome);
  return tr("{} fires at {}: {}, {}.", shooter, hunted, rolled(event.roll), outcome);
}

// ---- 10.2 to 10.4

std::string say_drop(const Rules& rules, const Event& event) {
  const std::string plane = name_of(rules, event.plane), at = target(rules, event);
  if (event.n == 2) return tr("{} at {}: shot down by flak.", plane, at);
  return event.n == 1 ? tr("{} at {}: a hit.", plane, at) : tr("{} at {}: a miss.", plane, at);
}

// `seat` reports; the mission is the attacker's.
std::string say_strike_report(const Rules& rules, const Event& event) {
  if (event.seat == event.mission.seat)
    return tr("{} reports {} on {} and {} lost to flak.", name(rules, event.mission), hits(event.n),
              place(rules, event), planes(event.m));
  return tr("{} took {} and reports {} shot down.", place(rules, event), hits(event.n), planes(event.m));
}

std::string say_estimate(const Rules& rules, const Event& event) {
  std::string list;
  if (event.base != BaseId::none) {
    if (event.stars.empty() || event.stars[0] == 0) return tr("No damage is seen on {}.", place(rules, event));
    return tr("Seen on {}: {} damage.", place(rules, event), damage_word(event.stars[0]));
  }
  for (std::size_t i = 0; i < event.types.size();) {
    std::size_t same = i;
    while (same < event.types.size() && event.types[same] == event.types[i] && event.stars[same] == event.stars[i])
      ++same;
    list += (list.empty() ? "" : ", ") + damaged_text(event.types[i], same - i, event.stars[i]);
    i = same;
  }
  if (list.empty()) return tr("No damage is seen on {}.", place(rules, event));
  return tr("Damage seen on {}: {}.", place(rules, event), list);
}

// ---- 10.5

std::string say_guns(const Rules& rules, const Event& event) {
  const bool torpedo = static_cast<Weapon>(event.m) == Weapon::torpedo;
  const std::string what = torpedo ? counted(event.n, tr("torpedo hit"), tr("torpedo hits"))
                                   : counted(event.n, tr("gun hit"), tr("gun hits"));
  return tr("{} on {}: {}.", name_of(rules, event.ship), name_of(rules, event.other_ship), what);
}

// ---- 11.2, 11.3

std::string say_hit(const Rules& rules, const Event& event) {
  const std::string armour = event.roll.success() ? tr("armour pierced") : tr("armour holds");
  return tr("{} is hit by {}: {} ({}), {}.", name_of(rules, event.ship), weapon(event.m), armour, rolled(event.roll),
            damage(event.n));
}

std::string say_flooding_stopped(const Rules& rules, const Event& event) {
  return tr("{} is safe from flooding for good: {}.", name_of(rules, event.ship), rolled(event.roll));
}

}  // namespace

std::string damaged_text(ShipType type, std::size_t ships, int stars) {
  const auto name = kShipTypeNames[static_cast<std::size_t>(type)];
  return ships == 1 ? tr("{} {}", name, damage_word(stars)) : tr("{} {} {}", ships, name, damage_word(stars));
}
std::string damage_word(int stars) { return stars <= 1 ? tr("light") : stars == 2 ? tr("moderate") : tr("heavy"); }

std::string say_combat(const Rules& rules, const Event& event) {
  const auto ship = [&] { return name_of(rules, event.ship); };
  switch (event.kind) {
    // 8.5, 10.1
    case EventKind::fight_rolled:
      return tr("{} and {} may meet: {}.", name(rules, event.mission), name(rules, event.other_mission),
                rolled(event.roll));
    case EventKind::intercepted:
      return tr("{} {} fighters and {} {} aircraft meet at {}.", event.n, side(event.mission.seat), event.m,
                side(event.other_mission.seat), id_text(rules, event.hex));
    case EventKind::mission_stopped:
      return tr("The fight stops {} at {} this hour.", name(rules, event.mission), id_text(rules, event.hex));
    case EventKind::fight_began:
      return tr("{} of {} attack {} of {}.", planes(event.n), name(rules, event.mission), planes(event.m),
                name(rules, event.other_mission));
    case EventKind::shot: return say_shot(rules, event);
    case EventKind::fight_report:
      return tr("{} claims {} shot down in the fight and lost {}.", name(rules, event.mission), planes(event.n),
                event.m);
    case EventKind::aircraft_lost:
      return tr("{} lost: {} {}.", name(rules, event.mission), event.n, name_of(rules, event.plane));
    // 10.2 to 10.4
    case EventKind::strike_began:
      return tr("{} {} bombers attack {}.", event.n, side(event.mission.seat), place(rules, event));
    case EventKind::flak:
      return tr("Flak of {} at {}: {}, {}.", place(rules, event), name_of(rules, event.plane), rolled(event.roll),
                event.roll.success() ? tr("shot down") : tr("missed"));
    case EventKind::bomb_rolled:
      return tr("{} drops on {}: {}, {}.", name_of(rules, event.plane), target(rules, event), rolled(event.roll),
                event.roll.success() ? tr("a hit") : tr("a miss"));
    case EventKind::bomb_dropped: return say_drop(rules, event);
    case EventKind::claims_rolled:
      return tr("{} reports: {} of {} misses are claimed all the same ({} in {} each).", side(event.seat), event.m,
                event.n, event.roll.chance.num, event.roll.chance.den);
    case EventKind::strike_report: return say_strike_report(rules, event);
    case EventKind::ship_hit: return say_hit(rules, event);
    case EventKind::fire_started: return tr("{} catches fire, {} ({}).", ship(), levels(event.n), rolled(event.roll));
    case EventKind::weapons_lost: return tr("{} loses {} ({}).", ship(), mounts(event.m, event.n), rolled(event.roll));
    case EventKind::speed_lost:
      return event.roll.chance.den == 0 ? tr("{} loses {}.", ship(), knots(event.n))
                                        : tr("{} loses {} ({}).", ship(), knots(event.n), rolled(event.roll));
    case EventKind::deck_hit:
      return tr("{}'s deck is hit: {} {} burn, {} of fire.", ship(), event.n, name_of(rules, event.plane),
                levels(event.m));
    case EventKind::ship_sunk: return tr("{} sinks.", ship());
    case EventKind::dived: return tr("The submarines of {} dive: {}.", name(rules, event.force), rolled(event.roll));
    case EventKind::base_hit: return tr("{} is hit: {} % damage.", place(rules, event), event.n / 10);
    case EventKind::base_aircraft_hit:
      return tr("{} {} is destroyed on the ground at {} ({}).", event.n, name_of(rules, event.plane),
                place(rules, event), rolled(event.roll));
    case EventKind::base_assault_hit:
      return tr("{} loses {} ({}).", place(rules, event), assault_points(event.n), rolled(event.roll));
    case EventKind::estimate: return say_estimate(rules, event);
    // 10.5
    case EventKind::surface_began:
      return tr("{} and {} fight at {}.", name(rules, event.force), name(rules, event.other),
                id_text(rules, event.hex));
    case EventKind::surface_rolled:
      return tr("{} and {} may engage: {}.", name(rules, event.force), name(rules, event.other), rolled(event.roll));
    case EventKind::surface_round: return tr("Round {} of the guns.", event.n);
    case EventKind::gun_rolled:
      return tr("{} fires at {}: {}, {}.", ship(), name_of(rules, event.other_ship), best_of(event.n, event.roll),
                hits(event.stars.empty() ? 0 : event.stars[0]));
    case EventKind::gun_report: return say_guns(rules, event);
    case EventKind::broke_off:
      return tr("{} and {} lose contact: {}.", name(rules, event.force), name(rules, event.other), rolled(event.roll));
    // 10.6
    case EventKind::submarine_rolled:
      return tr("The boats of {} may attack {}: {}.", name(rules, event.force), name(rules, event.other),
                rolled(event.roll));
    case EventKind::submarine_attack:
      return tr("Submarine attack on {} of {}: {}.", ship(), name(rules, event.other), hits(event.n));
    case EventKind::torpedo_rolled:
      return tr("{} fires at {}: {}, {}.", ship(), name_of(rules, event.other_ship), best_of(event.n, event.roll),
                hits(event.m));
    case EventKind::depth_charge:
      return event.n == 0 ? tr("{} hunts the submarine: {}, {}.", ship(), rolled(event.roll),
                               event.roll.success() ? tr("contact") : tr("nothing"))
             : event.ship == ShipId::none
                 ? tr("Depth charges: {}, {}.", rolled(event.roll), event.roll.success() ? tr("a hit") : tr("a miss"))
                 : tr("{} drops depth charges: {}, {}.", ship(), rolled(event.roll),
                      event.roll.success() ? tr("a hit") : tr("a miss"));
    case EventKind::submarine_sunk: return tr("The submarine {} is sunk.", ship());
    // 10.7 to 10.9
    case EventKind::bombarded:
      return event.force == ForceId::none
                 ? tr("{} is bombarded from the sea: {}.", place(rules, event), hits(event.n))
                 : tr("{} bombards {}: {}.", name(rules, event.force), place(rules, event), hits(event.n));
    case EventKind::bombard_rolled:
      return tr("{} bombards: {}, {}.", ship(), best_of(event.n, event.roll), hits(event.m));
    case EventKind::unloaded:
      return event.ship == ShipId::none
                 ? tr("The enemy lands {} at {}.", assault_points(event.n), place(rules, event))
                 : tr("{} lands {} at {}.", ship(), assault_points(event.n), place(rules, event));
    case EventKind::captured: return tr("{} is captured.", place(rules, event));
    // 11.3, 11.4
    case EventKind::fire_damage: return tr("Fire does {} to {}.", damage(event.n), ship());
    case EventKind::fire_level:
      return event.n == 0 ? tr("The fire on {} is out.", ship())
                          : tr("The fire on {} is at level {}.", ship(), event.n);
    case EventKind::flooding: return tr("{} takes in water, {}: {}.", ship(), damage(event.n), rolled(event.roll));
    case EventKind::flooding_stopped: return say_flooding_stopped(rules, event);
    case EventKind::base_repaired: return tr("{} repairs to {} % damage.", place(rules, event), event.n);
    case EventKind::suspended: return tr("{} cannot operate aircraft.", name_of(rules, event.deck));
    // told.cpp has the other chapters
    case EventKind::turn_began:
    case EventKind::weather:
    case EventKind::phase_began:
    case EventKind::ended:
    case EventKind::offered_end:
    case EventKind::divided:
    case EventKind::transferred:
    case EventKind::scuttled:
    case EventKind::bombard_switched:
    case EventKind::heading_set:
    case EventKind::force_moved:
    case EventKind::force_blocked:
    case EventKind::force_left:
    case EventKind::launched:
    case EventKind::reinforced:
    case EventKind::take_off_loss:
    case EventKind::ordnance_set:
    case EventKind::readied:
    case EventKind::mission_moved:
    case EventKind::searched:
    case EventKind::search_rolled:
    case EventKind::sighted:
    case EventKind::seen_again:
    case EventKind::base_found:
    case EventKind::base_not_found:
    case EventKind::attack_declared:
    case EventKind::jettisoned:
    case EventKind::ditched:
    case EventKind::in_pattern:
    case EventKind::landing_losses:
    case EventKind::landed:
    case EventKind::emergency_landed:
    case EventKind::seaplane_landed:
    case EventKind::radar:
    case EventKind::radar_rolled: return {};
  }
  return {};
}

}  // namespace d6::carrier
