// What happened, as sentences for people and as values for programs.
#include <nlohmann/json.hpp>

#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_words.h"

namespace d6 {
using namespace broadside;
namespace {

std::string fell(const Event& event) {
  std::string out;
  for (const auto die : event.dice) out += fmt::format("{}{}", out.empty() ? "" : " + ", die);
  return out;
}

std::string attacked(const Rules& rules, std::string what, const Event& event) {
  const auto ship = id_text(rules, event.ship);
  return event.roll.success() ? tr("{} hits {} ({}).", what, ship, rolled(event.roll))
                              : tr("{} misses {} ({}).", what, ship, rolled(event.roll));
}

std::string mine(const Rules& rules, const Event& event) {
  const auto ship = id_text(rules, event.ship);
  if (event.dice[0] >= rules.mine_sunk_from) return tr("{} rolls {}: sunk by a mine.", ship, event.dice[0]);
  if (event.dice[0] < rules.mine_harm_from) return tr("{} rolls {} and passes the mines.", ship, event.dice[0]);
  return tr("{} rolls {} and strikes a mine: {} of damage, {} left.", ship, event.dice[0], points_text(event.points),
            event.left);
}

struct Term {
  std::string words;
  int value;
};
// The sum that makes the winner's score (TFB-16).
std::vector<Term> terms(const Rules& rules, const Event& event) {
  const int sunk = rules.score_point * event.points, afloat = rules.score_point * event.left;
  std::vector<Term> out{{tr("Sunk"), sunk}, {tr("afloat"), afloat}};
  if (event.scores[index(*event.winner)] == sunk + afloat) return out;
  out.push_back({tr("whole fleet"), rules.score_sunk_all});
  out.push_back({tr("{} undrawn", cards_text(event.count)), rules.score_card * event.count});
  return out;
}

std::string over(const Rules& rules, const Event& event) {
  if (!event.winner) return tr("The game is over: a draw, nobody scores.");
  std::string sum;
  for (const Term& term : terms(rules, event))
    sum += fmt::format("{}{} {}", sum.empty() ? "" : " + ", term.words, term.value);
  return tr("The game is over: {} wins with {}. {}.", navy_name(*event.winner),
            points_text(event.scores[index(*event.winner)]), sum);
}

std::string_view kind(EventKind kind) {
  switch (kind) {
    case EventKind::coin: return "coin";
    case EventKind::joins: return "joins";
    case EventKind::dealt: return "dealt";
    case EventKind::deals: return "deals";
    case EventKind::draws: return "draws";
    case EventKind::card: return "card";
    case EventKind::event: return "event";
    case EventKind::strike: return "strike";
    case EventKind::broadside: return "broadside";
    case EventKind::submarine: return "submarine";
    case EventKind::landair: return "landair";
    case EventKind::minefield: return "minefield";
    case EventKind::mine: return "mine";
    case EventKind::drydock: return "drydock";
    case EventKind::discard: return "discard";
    case EventKind::storm: return "storm";
    case EventKind::secondary: return "secondary";
    case EventKind::worse: return "worse";
    case EventKind::more_damage: return "more_damage";
    case EventKind::nothing: return "nothing";
    case EventKind::reinforcement: return "reinforcement";
    case EventKind::sunk: return "sunk";
    case EventKind::deck_out: return "deck_out";
    case EventKind::over: return "over";
  }
  return "";
}

void put_roll(const Event& event, Json& out) {
  out["chance"] = Json::array({event.roll.chance.num, event.roll.chance.den});
  out["drawn"] = event.roll.drawn;
  out["success"] = event.roll.success();
}
void put_dice(const Event& event, Json& out) {
  out["sides"] = event.sides;
  out["dice"] = Json::array();
  for (const auto die : event.dice) out["dice"].push_back(die);
}
void put_damage(const Event& event, Json& out) {
  out["points"] = event.points;
  out["left"] = event.left;
}

}  // namespace

std::string Words<Broadside>::say(const Rules& rules, const Event& event) {
  const auto ship = [&] { return id_text(rules, event.ship); };
  switch (event.kind) {
    case EventKind::coin: return tr("The coin is flipped: {} begins ({}).", navy_name(event.seat), rolled(event.roll));
    case EventKind::joins:
      return tr("{}: {} joins the fleet, {} of {}.", navy_name(event.seat), ship(), type_name(rules.type(event.ship)),
                points_text(event.left));
    case EventKind::dealt: return tr("{} is dealt: {}.", navy_name(event.seat), card_name(event.card));
    case EventKind::deals: return tr("{} is dealt {}.", navy_name(event.seat), cards_text(event.count));
    case EventKind::draws:
      if (event.count == 0) return tr("{} draws the last card.", navy_name(event.seat));
      return counted(event.count, tr("{} draws a card; one is left.", navy_name(event.seat)),
                     tr("{} draws a card; {} are left.", navy_name(event.seat), event.count));
    case EventKind::card: return tr("The card is: {}.", card_name(event.card));
    case EventKind::event: return tr("{} has drawn {}.", navy_name(event.seat), card_name(event.card));
    case EventKind::strike: return attacked(rules, tr("{}'s air strike", navy_name(event.seat)), event);
    case EventKind::broadside:
      return tr("{}'s {} hits {}: {} = {} of damage, {} left.", navy_name(event.seat), card_name(event.card), ship(),
                fell(event), points_text(event.points), event.left);
    case EventKind::submarine: return attacked(rules, tr("{}'s submarine", navy_name(event.seat)), event);
    case EventKind::landair: return attacked(rules, tr("{}'s land-based air", navy_name(event.seat)), event);
    case EventKind::minefield: return tr("{} lays a minefield.", navy_name(event.seat));
    case EventKind::mine: return mine(rules, event);
    case EventKind::drydock:
      return tr("{} leaves {}'s dry dock with all {}.", ship(), navy_name(event.seat), points_text(event.left));
    case EventKind::discard: return tr("{} discards: {}.", navy_name(event.seat), card_name(event.card));
    case EventKind::storm:
      return event.roll.success() ? tr("The storm takes {} ({}).", ship(), rolled(event.roll))
                                  : tr("{} rides out the storm ({}).", ship(), rolled(event.roll));
    case EventKind::secondary:
      return event.roll.success() ? tr("Explosions below: {} is lost ({}).", ship(), rolled(event.roll))
                                  : tr("{} does not sink of her damage ({}).", ship(), rolled(event.roll));
    case EventKind::worse:
      return event.roll.success() ? tr("Fires spread on {} ({}).", ship(), rolled(event.roll))
                                  : tr("{} gets her fires under control ({}).", ship(), rolled(event.roll));
    case EventKind::more_damage: return tr("{} takes {} more, {} left.", ship(), points_text(event.points), event.left);
    case EventKind::nothing:
      return tr("{}: none of {}'s ships is damaged, nothing happens.", card_name(event.card), navy_name(event.seat));
    case EventKind::reinforcement:
      return tr("{} receives {}, {} of {}.", navy_name(event.seat), ship(), type_name(rules.type(event.ship)),
                points_text(event.left));
    case EventKind::sunk: return tr("{}'s {} is sunk.", navy_name(event.seat), ship());
    case EventKind::deck_out: return tr("The deck has run out: the points afloat decide.");
    case EventKind::over: return over(rules, event);
  }
  return {};
}

void Words<Broadside>::values(const Rules& rules, const Event& event, Json& out) {
  out["kind"] = kind(event.kind);
  out["seat"] = static_cast<int>(event.seat);
  const auto card = [&] { out["card"] = id_text(rules, event.card); };
  const auto ship = [&] { out["ship"] = id_text(rules, event.ship); };
  switch (event.kind) {
    case EventKind::coin: put_roll(event, out); break;
    case EventKind::deals:
    case EventKind::draws: out["count"] = event.count; break;
    case EventKind::dealt:
    case EventKind::card:
    case EventKind::event:
    case EventKind::discard:
    case EventKind::nothing: card(); break;
    case EventKind::strike:
    case EventKind::submarine:
    case EventKind::landair:
    case EventKind::storm:
    case EventKind::secondary:
    case EventKind::worse: ship(), put_roll(event, out); break;
    case EventKind::broadside: card(), ship(), put_dice(event, out), put_damage(event, out); break;
    case EventKind::mine:
    case EventKind::more_damage: ship(), put_dice(event, out), put_damage(event, out); break;
    case EventKind::drydock: ship(), put_damage(event, out); break;
    case EventKind::joins:
    case EventKind::reinforcement: ship(), out["left"] = event.left; break;
    case EventKind::sunk: ship(); break;
    case EventKind::minefield:
    case EventKind::deck_out: break;
    case EventKind::over:
      out["winner"] = event.winner ? Json(static_cast<int>(*event.winner)) : Json("draw");
      out["scores"] = event.scores;
      if (!event.winner) break;
      // Of the winner: printed points sunk, points afloat, cards undrawn, and the sum in words and numbers.
      put_damage(event, out);
      out["count"] = event.count;
      out["terms"] = Json::array();
      for (Term& term : terms(rules, event)) out["terms"].push_back(Json::array({std::move(term.words), term.value}));
      break;
  }
}

}  // namespace d6
