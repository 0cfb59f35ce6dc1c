// How each told event is shown, all of them in one place: how long, when it changes the table, its battle picture, the
// card that was played for it, its sounds.
#pragma once
#include <optional>
#include <vector>

#include "games/broadside/view/art.h"
#include "ui/table/acts.h"

namespace d6::broadside {

using ui::Cue;

// Times are ms of normal speed from the start of an event.
inline constexpr int kFlyMs = 200, kFlipMs = 120;  // a card on its way, a card that turns over
inline constexpr int kCoinMs = 800;                // it spins, then lies
inline constexpr int kReveal = 1300;               // the dice lie, the blow falls
inline constexpr int kTold = 1800;                 // band, ship card, log and bars say how it ended
inline constexpr int kLand = 420;                  // a played card flies to the pile and lies before its picture opens
inline constexpr int kTurnedUp = 1450;             // an event has been read and goes to the pile
inline constexpr int kSink = 1500;                 // a ship goes down

// One order everywhere: the roll stops, the blow falls (reveal_ms), and then at one moment all that tells the end
// changes together (change_ms); a sinking is an event of its own and comes after it.
struct Showing {
  int ms = 0, reveal_ms = 0, change_ms = 0;
  std::optional<Backdrop> scene;  // its battle picture; `sinking` stands for that of the blow before
  std::optional<Card> played;     // the card that left a hand
};
Showing showing_of(const Event& event);

bool has_scene(EventKind kind);
// Whose ships its picture shows: those of the side whose ship it names, or of whoever drew an event that befalls none.
Seat fleet_of(const Event& event);
// When the dice of a scene lie, when its end is told, and how long it lasts.
int reveal_ms(EventKind kind);
int told_ms(EventKind kind);
int scene_ms(EventKind kind);

// What is heard of an event, panned to where it happens; `below`: it is the viewer's own.
void cues_of(const Event& event, bool below, std::vector<Cue>& out);

}  // namespace d6::broadside
