// Carrier Force: what happened, for programs: "kind", whatever the event has set, and for a roll its chance and what
// was drawn.
#include <nlohmann/json.hpp>

#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;
namespace {

std::string_view kind_text(EventKind kind) {
  switch (kind) {
    case EventKind::turn_began: return "turn_began";
    case EventKind::weather: return "weather";
    case EventKind::phase_began: return "phase_began";
    case EventKind::ended: return "ended";
    case EventKind::offered_end: return "offered_end";
    case EventKind::divided: return "divided";
    case EventKind::transferred: return "transferred";
    case EventKind::scuttled: return "scuttled";
    case EventKind::bombard_switched: return "bombard_switched";
    case EventKind::heading_set: return "heading_set";
    case EventKind::force_moved: return "force_moved";
    case EventKind::force_blocked: return "force_blocked";
    case EventKind::force_left: return "force_left";
    case EventKind::launched: return "launched";
    case EventKind::reinforced: return "reinforced";
    case EventKind::take_off_loss: return "take_off_loss";
    case EventKind::ordnance_set: return "ordnance_set";
    case EventKind::readied: return "readied";
    case EventKind::mission_moved: return "mission_moved";
    case EventKind::searched: return "searched";
    case EventKind::search_rolled: return "search_rolled";
    case EventKind::sighted: return "sighted";
    case EventKind::seen_again: return "seen_again";
    case EventKind::base_found: return "base_found";
    case EventKind::base_not_found: return "base_not_found";
    case EventKind::attack_declared: return "attack_declared";
    case EventKind::jettisoned: return "jettisoned";
    case EventKind::ditched: return "ditched";
    case EventKind::in_pattern: return "in_pattern";
    case EventKind::landing_losses: return "landing_losses";
    case EventKind::landed: return "landed";
    case EventKind::emergency_landed: return "emergency_landed";
    case EventKind::seaplane_landed: return "seaplane_landed";
    case EventKind::radar: return "radar";
    case EventKind::radar_rolled: return "radar_rolled";
    case EventKind::fight_rolled: return "fight_rolled";
    case EventKind::intercepted: return "intercepted";
    case EventKind::mission_stopped: return "mission_stopped";
    case EventKind::fight_began: return "fight_began";
    case EventKind::shot: return "shot";
    case EventKind::fight_report: return "fight_report";
    case EventKind::strike_began: return "strike_began";
    case EventKind::flak: return "flak";
    case EventKind::bomb_rolled: return "bomb_rolled";
    case EventKind::bomb_dropped: return "bomb_dropped";
    case EventKind::aircraft_lost: return "aircraft_lost";
    case EventKind::claims_rolled: return "claims_rolled";
    case EventKind::strike_report: return "strike_report";
    case EventKind::ship_hit: return "ship_hit";
    case EventKind::fire_started: return "fire_started";
    case EventKind::weapons_lost: return "weapons_lost";
    case EventKind::speed_lost: return "speed_lost";
    case EventKind::deck_hit: return "deck_hit";
    case EventKind::ship_sunk: return "ship_sunk";
    case EventKind::dived: return "dived";
    case EventKind::base_hit: return "base_hit";
    case EventKind::base_aircraft_hit: return "base_aircraft_hit";
    case EventKind::base_assault_hit: return "base_assault_hit";
    case EventKind::estimate: return "estimate";
    case EventKind::surface_began: return "surface_began";
    case EventKind::surface_rolled: return "surface_rolled";
    case EventKind::surface_round: return "surface_round";
    case EventKind::gun_rolled: return "gun_rolled";
    case EventKind::gun_report: return "gun_report";
    case EventKind::broke_off: return "broke_off";
    case EventKind::submarine_rolled: return "submarine_rolled";
    case EventKind::submarine_attack: return "submarine_attack";
    case EventKind::torpedo_rolled: return "torpedo_rolled";
    case EventKind::depth_charge: return "depth_charge";
    case EventKind::submarine_sunk: return "submarine_sunk";
    case EventKind::bombarded: return "bombarded";
    case EventKind::bombard_rolled: return "bombard_rolled";
    case EventKind::unloaded: return "unloaded";
    case EventKind::captured: return "captured";
    case EventKind::fire_damage: return "fire_damage";
    case EventKind::fire_level: return "fire_level";
    case EventKind::flooding: return "flooding";
    case EventKind::flooding_stopped: return "flooding_stopped";
    case EventKind::suspended: return "suspended";
    case EventKind::base_repaired: return "base_repaired";
  }
  return "";
}

}  // namespace

void Words<Carrier>::values(const Rules& rules, const Event& event, Json& out) {
  out["kind"] = kind_text(event.kind);
  out["seat"] = kSeatNames[index(event.seat)];
  if (event.kind == EventKind::phase_began) out["phase"] = id_text(rules, event.phase);
  if (event.force != ForceId::none) out["force"] = id_text(rules, event.force);
  if (event.other != ForceId::none) out["other"] = id_text(rules, event.other);
  if (event.ship != ShipId::none) out["ship"] = id_text(rules, event.ship);
  if (event.other_ship != ShipId::none) out["other_ship"] = id_text(rules, event.other_ship);
  if (event.deck != DeckId::none) out["deck"] = id_text(rules, event.deck);
  if (event.base != BaseId::none) out["base"] = id_text(rules, event.base);
  if (event.plane != PlaneId::none) out["plane"] = id_text(rules, event.plane);
  if (event.other_plane != PlaneId::none) out["other_plane"] = id_text(rules, event.other_plane);
  if (event.mission) out["mission"] = id_text(rules, event.mission);
  if (event.other_mission) out["other_mission"] = id_text(rules, event.other_mission);
  if (event.kind == EventKind::launched) out["type"] = id_text(rules, event.type);
  if (event.kind == EventKind::ordnance_set) out["ordnance"] = id_text(rules, event.ordnance);
  if (event.kind == EventKind::heading_set || event.kind == EventKind::weather ||
      event.kind == EventKind::force_moved || event.kind == EventKind::force_blocked)
    out["direction"] = id_text(rules, event.heading);
  if (event.hex != Hex{}) out["hex"] = {event.hex.col, event.hex.row};
  out["n"] = event.n;
  if (event.m != 0) out["m"] = event.m;
  if (event.roll.chance.den != 0) {
    out["chance"] = {event.roll.chance.num, event.roll.chance.den};
    out["drawn"] = event.roll.drawn;
  }
  for (const ShipType type : event.types) out["types"].push_back(id_text(rules, type));
  for (const auto stars : event.stars) out["stars"].push_back(stars);
}

}  // namespace d6
