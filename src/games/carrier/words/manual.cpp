// How Carrier Force is played, page by page (text 001 and CF rulings in our own words).
#include "games/carrier/words/manual.h"

#include "base/text.h"
#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;
namespace {

using manual::beside;
using manual::heading;
using manual::pictures;
using manual::row;
using manual::text;
using Lines = std::vector<ManualLine>;

// What stands on the map: "us_cv".
ManualPicture counter(const std::string& name) { return {"carrier", "counter/" + name, {}}; }

// Seen from the side; its picture is called as the aircraft, from whatever deck it flies.
ManualPicture side_view(const PlaneInfo& plane) {
  if (plane.kind == PlaneClass::seaplane) return {"carrier", "airside/sea", {}};
  const bool zero = plane.name == "L.ZEKE";
  std::string file = zero ? "airside/l" : "airside/";
  for (const char c : plane.name.substr(plane.name.find('.') == 1 ? 2 : 0))
    file += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return {"carrier", std::move(file), {}};
}

ManualPage aim_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {tr("Aim and hour"),
          {heading(tr("What you want")),
           beside({counter("us_cv"), counter("jp_cv")}, text(tr("Find the enemy's carriers and sink them before yours "
                                                                "are found. Points decide; aircraft, bases and landed "
                                                                "troops count as well as ships."))),
           heading(tr("This battle")), text(tr("{}: {}", rules.title, rules.summary)),
           text(tr("It begins on {}-{:02}-{:02} at {} and lasts {} hours.", rules.start_year, rules.start_month,
                   rules.start_day, hour_text(rules.start_hour), rules.turns)),
           heading(tr("A turn is an hour")), row(tr("1"), tr("clock and weather; forces gain movement points")),
           row(tr("2"), tr("both sides rearrange their forces, the American first (CF-62)")),
           row(tr("3"), tr("Japan: headings, launching, arming, landing, air movement")),
           row(tr("4"), tr("American radar report")),
           row(tr("5"), tr("America: headings, launching, arming, landing, air movement")),
           row(tr("6"), tr("combat: air, strikes, surface, submarines, bombardment")),
           row(tr("7"), tr("unloading, fires, repairs; forces sail")),
           text(tr("Daylight is {} to {}, both included (CF 3.5).", hour_text(o.clock.daylight_first),
                   hour_text(o.clock.daylight_last)))}};
}

ManualPage forces_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {
      tr("Forces at sea"),
      {heading(tr("Movement")),
       text(tr("A force gains its fleet speed each hour: that of its slowest ship, at most {}. With {} points it sails "
               "one hex where it is headed; it keeps at most {} (CF 5.1, CF 5.3).",
               o.movement.fleet_speed_cap, o.movement.hex_cost, o.movement.points_cap)),
       text(tr("Each compass point of a turn costs {} % of the points, never below fleet speed (CF-12).",
               o.movement.turn_percent)),
       heading(tr("Into the wind")),
       beside({{"carrier", "rose/from_ne", {}}},
              text(tr("A carrier that heads into the wind may launch and land {} times its minimum each hour, one "
                      "point off it {} "
                      "times, else the minimum. Off the wind each aircraft costs the force {} or {} % of its points "
                      "(CF 5.2, CF "
                      "6.3).",
                      o.operations.maximum_multiple, o.operations.intermediate_multiple,
                      o.movement.wind_one_off_percent, o.movement.wind_more_off_percent))),
       heading(tr("Arranging")),
       text(tr("Forces in one hex may exchange ships and may be divided; {} ships is the most a force holds.",
               o.limits.ships_in_force)),
       heading(tr("Hurt ships")),
       text(tr(
           "Fires spread and are fought each hour; over {} % damage a ship takes water. A carrier with fires over {}, "
           "damage over {} % or a speed below {} flies nothing (CF 11.3).",
           o.flooding.over_percent, o.operations.suspend_fire_over, o.operations.suspend_damage_over_percent,
           o.operations.suspend_speed_below))}};
}

ManualPage air_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {
      tr("Air missions"),
      {heading(tr("Three hours of work")),
       beside({{"carrier_battle", "battle/sbd_level", {}}},
              text(tr(
                  "What lands this hour is armed and fuelled next hour and flies the hour after. Only readied aircraft "
                  "stand on "
                  "deck, and a deck full of armed ones burns: each that is hit adds {} fire levels.",
                  o.fire.deck_armed_plane))),
       heading(tr("Kinds of mission")), row(tr("F"), tr("fighters alone: patrol over ships and bases")),
       row(tr("AS"), tr("bombers against ships: torpedoes, armour-piercing bombs")),
       row(tr("HE"), tr("bombers against bases; weak against ships")),
       row(tr("N"), tr("unarmed: to search or to move to another deck")),
       row(tr("Seaplane"), tr("one machine that only searches")),
       text(tr("Bombers on one deck all carry what that deck is set to; fighters may go along. At most {} missions are "
               "in the air.",
               o.limits.missions)),
       heading(tr("Searching")),
       text(tr(
           "Each movement point spent looking finds a force in the hex with {} % for one ship and up to {} % for {}, "
           "less by cloud; in base, island and coast hexes always, cloud apart (CF 8.3, CF-34). At night nobody "
           "finds anybody.",
           o.search.smallest_percent, o.search.smallest_percent + o.search.size_percent, o.search.size_full)),
       text(tr("Reports miss ships under cloud and take {} % of them for a neighbouring class (CF-91).",
               o.sighting.wrong_class_percent))}};
}

ManualPage planes_page(const Rules& rules) {
  Lines lines = {
      text(tr(
          "Speed is in hexes an hour. A bomb load costs a point each hour, the first hour in the air one or more, and "
          "the landing pattern one (CF 6.4, CF 8.6). So: count the way out loaded, the way home light, and keep a "
          "point.")),
      heading(tr("Aircraft of this battle"))};
  for (const PlaneInfo& plane : rules.planes)
    lines.push_back(beside(
        {side_view(plane)},
        row(plane.name, tr("speed {}, {} hours, attack {}.{}{}", plane.speed, plane.hours, plane.attack / 2,
                           plane.attack % 2 ? 5 : 0,
                           plane.bomber() ? tr(", hits {} % bomb, {} % torpedo", plane.bomb / 2, plane.torpedo / 2)
                                          : std::string()))));
  return {tr("Strike radius"), std::move(lines)};
}

ManualPage combat_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {
      tr("Combat"),
      {pictures(tr("A fighter, a dive bomber, a torpedo bomber"), {{"carrier_battle", "battle/zeke_level", {}},
                                                                   {"carrier_battle", "battle/sbd_dive", {}},
                                                                   {"carrier_battle", "battle/tbf_shallow", {}}}),
       row(tr("Interception"), tr("each point in a hex with enemy fighters: {} % and a point for each aircraft of both "
                                  "sides, less by cloud (CF-92)",
                                  o.interception.base_percent)),
       row(tr("Flak"), tr("guns of the force / {} against each bomber, at most {} in {} (CF 10.2)", o.flak.divisor,
                          o.flak.cap.num, o.flak.cap.den)),
       row(tr("Hitting"), tr("the type's accuracy, better on large and slow ships (CF-100)")),
       row(tr("Piercing"), tr("{} x the weapon's average damage / the ship's defence (CF 11.2)", o.penetration.factor)),
       row(tr("Surface"), tr("forces in one hex meet with {} %, by a base always; by night at close range (CF 10.5)",
                             o.surface.engage_percent)),
       row(tr("Submarines"),
           tr("boats x ships / {} %, at most {} % an hour (CF-118)", o.submarine.divisor, o.submarine.cap_percent)),
       heading(tr("Reports are not the truth")),
       text(
           tr("Your pilots claim hits that missed and aircraft that got home; of the enemy's damage you see stars, and "
              "they may lie (CF-104)."))}};
}

ManualPage landing_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {
      tr("Coming home"),
      {text(
           tr("A mission enters the landing pattern of a force or base and lands in the next landing phase, as many as "
              "the decks still have operations for (CF 9.0).")),
       row(tr("Losses"),
           tr("{}.{} % each, {} % more for each 10 % of cloud, {} % more by night (CF 11.6)", o.landing.loss_base / 10,
              o.landing.loss_base % 10, o.landing.loss_cloud, o.landing.loss_night / 10)),
       row(tr("No room"), tr("an emergency landing on another deck loses {} in {} (CF 9.2, CF-19)",
                             o.landing.emergency_loss.num, o.landing.emergency_loss.den)),
       row(tr("No fuel"), tr("what is neither landed nor in a pattern when its time is out ditches (CF-112)")),
       text(tr("A base over {} % damage is closed; it mends a tenth of its damage each hour (CF 11.4).",
               o.base_attack.closed_over_percent))}};
}

ManualPage score_page(const Rules& rules) {
  const Odds& o = rules.odds;
  return {
      tr("Score"),
      {row(tr("Ship sunk"), tr("{} x its defence; a carrier's capacity too", o.score.sunk_multiple)),
       row(tr("Damage"), tr("{} a point or fire level", o.score.damage_point)),
       row(tr("Aircraft"), tr("{} each that is aboard or at a base at the end (CF-128)", o.score.aircraft)),
       row(tr("Landing"), tr("{} an assault point ashore", o.score.assault_point)), heading(tr("Victory")),
       row(tr("Draw"), tr("a difference below {}", o.victory.marginal)),
       row(tr("Marginal"), tr("from {}", o.victory.marginal)),
       row(tr("Substantive"), tr("from {}", o.victory.substantive)),
       row(tr("Decisive"), tr("from {} (CF 13.1)", o.victory.decisive)), heading(tr("Keys")),
       text(tr(
           "1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west move the cursor or a mission; 7 "
           "lands, 8 looks and searches, Q or back leaves a menu (CF-54). The d-pad or stick does the same.")),
       text(tr("The battle may end earlier when both sides agree (CF 4.3)."))}};
}

// A row an order, as the teletype lists and explains them: the useful ones of a phase first, what costs ships last.
ManualPage orders_page(const Rules& rules) {
  const std::string deck = rules.decks.empty() ? std::string("Enterprise") : name_of(rules, static_cast<DeckId>(0));
  const std::string plane = rules.planes.empty() ? std::string("SBD") : rules.planes.front().name;
  return {
      tr("Orders"),
      {text(tr("On the teletype orders are chosen from a list or typed; ? names those of the phase.")),
       heading(tr("In every phase")),
       row(tr("next"), tr("this phase is done, go on to the next one (CF 3.4)")),
       heading(tr("Headings, launching, arming")),
       row(tr("heading TF1 NE"), tr("turns a force; it sails that way when the hour ends (CF 5.2)")),
       row(tr("launch AS from {} {}=6", deck, plane),
           tr("sends ready aircraft up as one mission; SP launches a seaplane (CF 6.0)")),
       row(tr("reinforce M1 from {} {}=6", deck, plane),
           tr("adds ready aircraft to a mission that is overhead (CF 6.4)")),
       row(tr("ready {} {} 6", deck, plane),
           tr("makes aircraft ready to fly next hour; a number below 0 sends them below again (CF 7.2)")),
       row(tr("ordnance {} AS", deck),
           tr("what its bombers carry: AS against ships, HE against bases, N nothing (CF 7.1)")),
       heading(tr("Landing and flying")),
       row(tr("recover M1"), tr("this mission lands before the others (CF 9.0)")),
       row(tr("attack M1 TF1"), tr("bombs an enemy force or base that was found in this hex (CF 8.4)")),
       row(tr("search M1"), tr("spends a point to look for the enemy in this hex; \"all\" spends every one (CF 8.2)")),
       row(tr("move M1 NE"), tr("flies a mission one hex (CF 8.2)")),
       row(tr("land M1"), tr("joins the landing pattern of a force or base in this hex (CF 8.2)")),
       row(tr("jettison M1"), tr("drops the bombs to fly further (CF 8.1)")),
       heading(tr("Task forces")),
       row(tr("divide TF1 Phelps"), tr("makes a new force of this ship (CF 4.1)")),
       row(tr("transfer Phelps TF2"), tr("puts a ship in another force of the same hex (CF 4.2)")),
       row(tr("bombard TF1 off"), tr("whether a force shells enemy bases it comes to (CF 10.7)")),
       row(tr("end"), tr("offers to end the battle; it ends when both sides do (CF 4.3)")),
       row(tr("scuttle Phelps"), tr("sinks one's own ship, for good (CF 4.1)"))}};
}

}  // namespace

std::vector<Lesson> Manual<Carrier>::lessons(const Rules&, const Observation& seen) {
  const World& world = seen.known;
  if (seen.viewer != viewer(world.seat)) return {};
  std::vector<Lesson> out;
  const auto say = [&](const char* id, std::string words) { out.push_back({id, std::move(words)}); };
  switch (world.phase) {
    case Phase::adjust:
      say("hour", tr("An hour has up to six phases. \"next\" ends a phase; it never harms. ? explains the orders of "
                     "the phase you are in."));
      say("adjust", tr("Here forces are rearranged. Most hours nothing is needed: \"next\"."));
      break;
    case Phase::heading:
      say("heading", tr("Carriers that head into the wind launch most. The situation says where it blows from."));
      break;
    case Phase::launch:
      say("launch",
          tr("Only aircraft made ready an hour ago can fly. A few on N missions search; keep the rest for what "
             "they find."));
      say("patrol", tr("An F mission is fighters alone: over your carriers it meets what comes."));
      break;
    case Phase::arm:
      say("arm",
          tr("Choose \"ready ...\" and how many: they fly next hour. Armed bombers below a bomb burn: ready what "
             "you will use."));
      break;
    case Phase::land:
      say("land", tr("\"next\" lets all in the pattern land, those with least fuel first. Name one only if it cannot "
                     "wait."));
      break;
    case Phase::air:
      say("air",
          tr("Move a mission hex by hex, then search, or attack what it found. Count the points of the way home."));
      say("home", tr("A mission over its own carriers ends with \"land\". Out of fuel elsewhere it is lost."));
      break;
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
  return out;
}

std::vector<ManualPage> Manual<Carrier>::pages(const Rules& rules) {
  return {aim_page(rules),    orders_page(rules), forces_page(rules),  air_page(rules),
          planes_page(rules), combat_page(rules), landing_page(rules), score_page(rules)};
}

}  // namespace d6
