// A scene of the first eleven backdrops is that of its card (art.h).
#include "games/broadside/view/showing.h"

#include <array>
#include <string_view>

namespace d6::broadside {

Showing showing_of(const Event& event) {
  constexpr int kAttack = 3000, kRisk = 2600, kQuiet = 2500;
  const auto of_card = static_cast<Backdrop>(index(event.card));
  switch (event.kind) {
    case EventKind::coin: return {1400, 0, kCoinMs, {}, {}};
    case EventKind::joins: return {140, 0, 0, {}, {}};
    case EventKind::dealt: return {110, 0, 0, {}, {}};
    case EventKind::deals: return {20, 0, 0, {}, {}};
    case EventKind::draws: return {360, 0, 0, {}, {}};
    case EventKind::card: return {kFlyMs + kFlipMs + 40, 0, 0, {}, {}};
    case EventKind::event: return {kTurnedUp + kFlyMs, 0, kTurnedUp, {}, {}};
    case EventKind::strike: return {kAttack, kReveal, kTold, Backdrop::carrier, {}};
    case EventKind::broadside: return {kAttack, kReveal, kTold, of_card, event.card};
    case EventKind::submarine: return {kAttack, kReveal, kTold, Backdrop::submarine, Card::submarine};
    case EventKind::landair: return {kAttack, kReveal, kTold, Backdrop::landair, Card::landair};
    case EventKind::minefield: return {kLand, 0, 0, {}, Card::minefield};
    case EventKind::mine: return {kRisk, kReveal, kTold, Backdrop::minefield, {}};
    case EventKind::drydock: return {kQuiet, kReveal, kReveal, Backdrop::drydock, Card::drydock};
    case EventKind::discard: return {500, 0, 300, {}, event.card};
    case EventKind::storm: return {kRisk, kReveal, kTold, Backdrop::storm, {}};
    case EventKind::secondary:
    case EventKind::worse: return {kRisk, kReveal, kTold, Backdrop::secondary, {}};
    case EventKind::more_damage: return {1900, 500, 900, Backdrop::secondary, {}};
    case EventKind::nothing: return {kQuiet, kReveal, kReveal, of_card, {}};
    case EventKind::reinforcement:
    case EventKind::sunk: return {kSink, kReveal, 0, Backdrop::sinking, {}};
    case EventKind::deck_out: return {900, 0, 0, {}, {}};
    case EventKind::over: return {700, 0, 0, {}, {}};
  }
  return {};
}

namespace {

Showing of_kind(EventKind kind) {
  Event event;
  event.kind = kind;
  return showing_of(event);
}

}  // namespace

Seat fleet_of(const Event& event) { return event.kind == EventKind::nothing ? event.seat : navy(event.ship); }

bool has_scene(EventKind kind) { return of_kind(kind).scene.has_value(); }

// The dice of a blow lie already while a ship goes down, and the band has told it.
int reveal_ms(EventKind kind) { return of_kind(kind).reveal_ms; }

int told_ms(EventKind kind) { return of_kind(kind).change_ms; }

int scene_ms(EventKind kind) { return of_kind(kind).ms; }

void cues_of(const Event& e, bool below, std::vector<Cue>& out) {
  const auto cue = [&out](int ms, std::string_view name, int pan = 0) { out.push_back({ms, {name, pan}}); };
  const auto played = [&] { cue(0, "play", 40); };
  const auto dull = [&](std::string_view good) { return e.roll.success() ? good : std::string_view("splash"); };
  const int from = e.seat == Seat::zero ? -60 : 60;
  switch (e.kind) {
    case EventKind::coin: cue(0, "coin"); return cue(900, "shuffle", 60);
    case EventKind::joins: return cue(0, "deal", below ? 0 : 20);
    case EventKind::dealt:
    case EventKind::deals: return cue(0, "deal");
    case EventKind::draws: return cue(0, "draw", 50);
    case EventKind::card: return cue(200, "flip", 30);
    case EventKind::event:
      cue(0, "flip", 60);
      return cue(300, e.card == Card::storm ? "storm" : e.card == Card::secondary ? "secondary" : "reinforcement");
    case EventKind::strike:
      cue(0, "airstrike", from);
      cue(750, "dive", from / 2);
      return cue(kReveal, dull("hit"));
    case EventKind::landair:
      played();
      cue(0, "landair", from);
      return cue(kReveal, dull("hit"));
    case EventKind::broadside: {
      constexpr std::array<std::string_view, kBroadsides> kGuns{"gun_bb", "gun_ca", "gun_cl", "gun_dd"};
      const std::string_view gun = kGuns[index(e.card)];
      played();
      cue(100, gun, from);
      if (e.card == Card::dd) cue(250, "torpedo", from);
      cue(400, gun, from);
      cue(550, "splash", -30);
      cue(700, gun, from);
      return cue(kReveal, "hit");
    }
    case EventKind::submarine:
      played();
      cue(0, "submarine", from);
      cue(350, "torpedo", from / 2);
      return cue(kReveal, dull("hit"));
    case EventKind::minefield: played(); return cue(150, "splash", from);
    case EventKind::mine: return cue(kReveal, e.points > 0 ? "mine" : "pass");
    case EventKind::drydock: played(); return cue(0, "drydock");
    case EventKind::discard: return cue(0, "discard", 40);
    case EventKind::storm: return cue(500, "storm");
    case EventKind::secondary: return cue(e.roll.success() ? kReveal : 0, "secondary");
    case EventKind::worse: return cue(0, "fire");
    case EventKind::more_damage: return cue(500, "hit");
    case EventKind::nothing:
    case EventKind::reinforcement: return cue(0, "reinforcement");
    case EventKind::sunk: return cue(0, "sunk");
    case EventKind::deck_out:
    case EventKind::over: return cue(0, "message");
  }
}

}  // namespace d6::broadside
