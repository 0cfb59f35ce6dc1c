// The words of a battle picture, family by family: what sinks or misses, guns, mines, mishaps of an event, and what
// comes without a blow.
#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_words.h"

namespace d6::broadside {
namespace {

// A heading: names of ships have no letters beyond ASCII.
std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

std::string hits(int points, int left) {
  return counted(points, tr("1 HIT, {} LEFT", left), tr("{} HITS, {} LEFT", points, left));
}

void say(SceneWords& w, std::string coming, std::string came, std::string outcome) {
  w.caption = std::move(coming);
  w.caption_after = std::move(came);
  w.outcome = std::move(outcome);
}

void quiet(SceneWords& w, std::string title, const std::string& caption, std::string outcome) {
  w.title = std::move(title);
  say(w, caption, caption, std::move(outcome));
}

void chance(SceneWords& w, const Event& event, const std::string& so, const std::string& otherwise) {
  // In the numbers of its wheels, which the bar names: 6 in 48, not 1 in 8.
  const Chance of = event.roll.chance;
  w.title = upper(of.den <= 99 ? tr("{} {} in {} ({})", so, of.num, of.den, percent(of)) : tr("{} {}", so, odds(of)));
  Sides sides = sides_of(event.roll.chance, so, otherwise);
  w.if_so = std::move(sides.so);
  w.if_not = std::move(sides.otherwise);
}

// Sinks or does nothing (TFB-9).
void attack(SceneWords& w, const Event& event, const std::string& ship, std::string coming, std::string hit,
            std::string missed) {
  const bool yes = event.roll.success();
  chance(w, event, tr("sinks"), tr("misses"));
  say(w, std::move(coming), yes ? std::move(hit) : std::move(missed), yes ? tr("{} SUNK", upper(ship)) : tr("MISSED"));
  if (yes) w.caption_told = tr("{} is lost.", ship);
}

void guns(SceneWords& w, const Rules& rules, const Event& event, const std::string& ship, int before) {
  const Chance sinks = chance_to_sink(rules, {OrderKind::play, event.card, event.ship}, before);
  const DamageDice dice = rules.damage[index(event.card)];
  w.title = sinks.num == 0 ? tr("HURTS {}-{}", dice.dice, dice.dice * dice.sides) : upper(tr("sinks {}", odds(sinks)));
  const bool sunk = event.left == 0;
  say(w, event.card == Card::dd ? tr("Destroyers close on {}.", ship) : tr("Salvoes straddle {}.", ship),
      sunk ? tr("{} is hit hard.", ship)
           : tr("{} is hit: {} of {} points left.", ship, event.left, rules.printed(event.ship)),
      sunk ? tr("{} SUNK", upper(ship)) : hits(event.points, event.left));
  if (sunk) w.caption_told = tr("{} is lost.", ship);
}

void mines(SceneWords& w, const Rules& rules, const Event& event, const std::string& ship) {
  const Chance hurt = mine_hurts(rules), sunk_too = mine_sinks(rules);
  w.title = tr("HURT {} IN {}, SUNK {} IN {}", hurt.num, hurt.den, sunk_too.num, sunk_too.den);
  w.if_so = mine_faces(rules);
  w.if_not = tr("damage");
  const bool sunk = event.left == 0, harmed = event.dice.size() > 1;
  say(w, tr("{} feels her way through.", ship),
      sunk     ? tr("A mine breaks her back!")
      : harmed ? tr("A mine tears her side open.")
               : tr("{} comes through.", ship),
      sunk     ? tr("{} SUNK", upper(ship))
      : harmed ? event.points == 1 ? tr("MINED: 1 HIT") : tr("MINED: {} HITS", event.points)
               : tr("SAFE"));
}

void storm_scene(SceneWords& w, const Event& event, const std::string& ship) {
  const bool yes = event.roll.success();
  chance(w, event, tr("lost"), tr("safe"));
  say(w, tr("{} labours in the seas.", ship), yes ? tr("She does not come up again.") : tr("{} rides it out.", ship),
      yes ? tr("{} LOST", upper(ship)) : tr("RIDES IT OUT"));
}

void magazines(SceneWords& w, const Event& event, const std::string& ship) {
  const bool yes = event.roll.success();
  chance(w, event, tr("lost"), tr("afloat"));
  say(w, tr("Fire creeps towards {}'s magazines.", ship),
      yes ? tr("She blows up!") : tr("The magazines are flooded in time."),
      yes ? tr("{} BLOWN UP", upper(ship)) : tr("STAYS AFLOAT"));
}

void fires_scene(SceneWords& w, const Event& event, const std::string& ship) {
  const bool yes = event.roll.success();
  chance(w, event, tr("spreads"), tr("out"));
  say(w, tr("{} is still burning.", ship), yes ? tr("The fires spread.") : tr("The fires are out."),
      yes ? tr("FIRES SPREAD") : tr("FIRES OUT"));
}

void burns(SceneWords& w, const Event& event, const std::string& ship) {
  w.if_so = tr("points are lost");
  quiet(w, event.sides == 1 ? tr("LOSES 1 POINT") : tr("LOSES 1-{} POINTS", event.sides),
        counted(event.points, tr("1 point more is gone."), tr("{} points more are gone.", event.points)),
        event.left == 0 ? tr("{} SUNK", upper(ship)) : hits(event.points, event.left));
  if (event.left == 0) w.caption_told = tr("{} burns out and is lost.", ship);
}

}  // namespace

SceneWords scene_words(const Rules& rules, const Event& event, int before) {
  const std::string& ship = name_on_card(rules, event.ship);
  SceneWords w;
  switch (event.kind) {
    case EventKind::strike:
      attack(w, event, ship, tr("{} dive bombers over {}.", navy_name(event.seat), ship),
             tr("A bomb goes through her deck!"), tr("{} twists away from the bombs.", ship));
      break;
    case EventKind::submarine:
      attack(w, event, ship, tr("Torpedoes run at {}.", ship), tr("Hit below the waterline!"),
             tr("The tracks pass astern."));
      break;
    case EventKind::landair:
      attack(w, event, ship, tr("Twin-engined bombers make for {}.", ship), tr("The stick walks across her!"),
             tr("The bombs fall wide."));
      break;
    case EventKind::broadside: guns(w, rules, event, ship, before); break;
    case EventKind::mine: mines(w, rules, event, ship); break;
    case EventKind::storm: storm_scene(w, event, ship); break;
    case EventKind::secondary: magazines(w, event, ship); break;
    case EventKind::worse: fires_scene(w, event, ship); break;
    case EventKind::more_damage: burns(w, event, ship); break;
    case EventKind::drydock:
      w.title = tr("DRY DOCK");
      say(w, tr("{} is in dock.", ship), tr("{} is as good as new.", ship),
          tr("MENDED +{}: {}/{}", event.left - before, event.left, rules.printed(event.ship)));
      break;
    case EventKind::reinforcement:
      quiet(w, tr("REINFORCEMENT"), tr("{} joins the fleet.", ship), tr("NEW: {}, {}", upper(ship), event.left));
      break;
    case EventKind::nothing:
      quiet(w, card_title(event.card), tr("No ship of the {} is damaged.", navy_name(event.seat)), tr("NO EFFECT"));
      break;
    case EventKind::sunk: quiet(w, {}, tr("{} is going down.", ship), {}); break;
    case EventKind::coin:
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws:
    case EventKind::card:
    case EventKind::event:
    case EventKind::minefield:
    case EventKind::discard:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
  return w;
}

}  // namespace d6::broadside
