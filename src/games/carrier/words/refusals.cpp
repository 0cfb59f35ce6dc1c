// Carrier Force: why an order is refused, with its rule.
#include "base/text.h"
#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;

Refused Words<Carrier>::why(const Rules& rules, Refusal refusal, const Observation&) {
  const int a = refusal.a, b = refusal.b;
  const auto say = [](std::string rule, std::string text) {
    return Refused{"refused", std::move(rule), std::move(text)};
  };
  const auto plane = [&] {
    return static_cast<std::size_t>(a) < rules.planes.size() ? rules.planes[static_cast<std::size_t>(a)].name
                                                             : tr("aircraft");
  };
  switch (static_cast<Code>(refusal.code)) {
    case Code::allowed: break;
    case Code::wrong_phase:
      return say("CF 3.4", tr("That belongs to another phase ({}), not to this one ({}).",
                              phase_text(static_cast<Phase>(a)), phase_text(static_cast<Phase>(b))));
    case Code::no_such_force: return say("CF 4.1", tr("You have no task force of that number."));
    case Code::no_such_ship: return say("CF 4.1", tr("That is no ship of yours in that force that is afloat."));
    case Code::no_free_force: return say("CF 4.1", tr("You already use all {} task forces.", a));
    case Code::whole_force: return say("CF 4.1", tr("A force of one ship cannot be divided."));
    case Code::not_same_hex: return say("CF 4.2", tr("Ships change over only between task forces in the same hex."));
    case Code::same_force: return say("CF 4.2", tr("She is in that force already."));
    case Code::force_full: return say("CF 4.2", tr("A task force holds at most {} ships.", a));
    case Code::ships_and_submarines: return say("CF-67", tr("Submarines and ships never join."));
    case Code::nothing_to_bombard_with:
      return say("CF 10.7", tr("That force has no ship that may bombard, or is so ordered already."));
    case Code::same_heading: return say("CF 5.2", tr("That is its heading already."));
    case Code::cannot_hold: return say("CF-67", tr("Only a submarine group can keep its station."));
    case Code::no_such_deck: return say("CF 6.0", tr("That carrier or base is not yours to use."));
    case Code::deck_closed:
      return say("CF 11.4",
                 tr("A base with over {} % damage operates no aircraft.", rules.odds.base_attack.closed_over_percent));
    case Code::deck_suspended:
      return say("CF 11.3", tr("Her flight operations are suspended this turn: fire, damage or too little speed."));
    case Code::missions_full: return say("CF 6.0", tr("All {} air missions are in the air.", a));
    case Code::no_seaplane: return say("CF 6.1", tr("No seaplane is there to be launched."));
    case Code::ship_launches_none:
      return say("CF 6.0",
                 tr("Only bases and Japanese battleships, cruisers, seaplane carriers and tenders launch seaplanes."));
    case Code::nothing_loaded: return say("CF 6.4", tr("A mission needs at least one aircraft."));
    case Code::not_ready:
      return say("CF 7.0", tr("{} {} stand ready there.", b == 0 ? tr("No") : tr("Only {}", b), plane()));
    case Code::operation_limit: return say("CF 6.3", tr("The operation limit leaves {} more this turn.", a));
    case Code::too_many_kinds: return say("CF 6.4", tr("A mission cannot hold that many kinds of aircraft."));
    case Code::only_fighters: return say("CF 6.2", tr("A fighter patrol consists of fighters alone."));
    case Code::needs_bombers: return say("CF 6.2", tr("That mission needs bombers."));
    case Code::wrong_ordnance:
      return say("CF 7.1",
                 tr("The bombers there were readied with {}.", kOrdnanceNames[static_cast<std::size_t>(a) % 3]));
    case Code::recon_alone: return say("CF-7", tr("Reconnaissance aircraft fly alone, on N missions."));
    case Code::no_such_mission: return say("CF 6.0", tr("You have no mission M{} in the air.", a));
    case Code::mission_elsewhere: return say("CF 6.4", tr("M{} is not over that carrier or base.", a));
    case Code::mixed_ordnance:
      return say("CF 6.4", tr("Bombers with AS and with HE ordnance may not fly in one mission."));
    case Code::mission_landing: return say("CF 9.0", tr("M{} is in a landing pattern.", a));
    case Code::seaplane_alone: return say("CF 6.1", tr("A seaplane mission is one seaplane alone."));
    case Code::same_ordnance: return say("CF 7.1", tr("That is the ordnance chosen there."));
    case Code::armed_bombers:
      return say("CF-20", tr("Bombers stand ready: take them below first and arm them again next turn."));
    case Code::not_aboard:
      return say("CF 7.2", tr("{} {} there can be readied this turn.", b <= 0 ? tr("No") : tr("Only {}", b), plane()));
    case Code::deck_full: return say("CF 7.2", tr("The deck has room for {} more.", a));
    case Code::none_ready:
      return say("CF 7.3", tr("{} {} stand ready there.", b == 0 ? tr("No") : tr("Only {}", b), plane()));
    case Code::level_bombers:
      return say("CF 11.9", tr("Level bombers are readied only where the operation limit is at least {}.", a));
    case Code::over_capacity:
      return say("CF-79", tr("More aircraft are aboard than she can hold: {} more may be readied.", a));
    case Code::nothing_to_land: return say("CF 9.0", tr("That mission is not in a landing pattern."));
    case Code::cannot_land_there: return say("CF 9.1", tr("None of that mission may land there now."));
    case Code::already_moving: return say("CF 8.1", tr("M{} has begun its move: ordnance is jettisoned before.", a));
    case Code::mission_moved:
      return say("CF 8.0", tr("M{} has had its move; missions move in order of their numbers.", a));
    case Code::no_points: return say("CF 8.6", tr("M{} has no movement points for that.", a));
    case Code::off_map: return say("CF 8.2", tr("That hex is off the map."));
    case Code::stopped:
      return say("CF 8.5", tr("M{} was stopped by an air fight: it may only attack what it has found.", a));
    case Code::at_night:
      return say("CF 8.3", tr("By night nothing is searched for and nothing attacked from the air."));
    case Code::not_found: return say("CF 8.4", tr("That mission has not found such a target in this hex this turn."));
    case Code::not_armed: return say("CF 6.2", tr("M{} carries no bombs or torpedoes.", a));
    case Code::ships_only: return say("CF 6.2", tr("Anti-ship ordnance is not for bases."));
    case Code::nowhere_to_land: return say("CF 8.2", tr("No carrier or base of yours is there to land on."));
    case Code::which_pattern:
      return say("CF 8.2", tr("There are {} places to land here: name the task force or the base.", a));
    case Code::carrier_aircraft_only: return say("CF 11.9", tr("Land based aircraft never land on a carrier."));
    case Code::seaplane_home:
      return say("CF 6.1", tr("A seaplane lands only where it came from, and that is not in this hex."));
    case Code::nothing_declared: return say("CF 3.4", tr("No orders are taken now."));
  }
  return say("", tr("That is not allowed now."));
}

}  // namespace d6
