// Task Force Broadside (text 000, rulings TFB-1 to TFB-37): all that words and views may see of it. Two fleets of five
// ships, a common deck of 104 cards; a turn is an air strike, or a draw and then a play or a discard.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/pile.h"
#include "play/game.h"

namespace d6::broadside {

struct Broadside;  // the game itself (rules/broadside.h); its name is all that words and views need

enum class ShipType : std::uint8_t { cv, bb, ca, cl, dd };
inline constexpr std::size_t kTypes = 5;

// One of the 104 ships: 0-51 are USN, 52-103 IJN (TFB-1).
enum class Ship : std::uint8_t {};
inline constexpr std::size_t kNavy = 52;  // ships a navy
constexpr std::size_t index(Ship ship) { return static_cast<std::size_t>(ship); }
constexpr Seat navy(Ship ship) { return index(ship) < kNavy ? Seat::zero : Seat::one; }

// The kinds of play cards; cards of one kind are alike. The last three are events: they never enter a hand (TFB-5).
enum class Card : std::uint8_t {
  bb,
  ca,
  cl,
  dd,
  submarine,
  minefield,
  landair,
  drydock,
  storm,
  secondary,
  reinforcement
};
inline constexpr std::size_t kCards = 11, kBroadsides = 4;
constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr bool is_broadside(Card card) { return card <= Card::dd; }
constexpr bool is_event(Card card) { return card >= Card::storm; }
constexpr ShipType fires(Card broadside) { return static_cast<ShipType>(index(broadside) + 1); }

struct ShipCard {
  ShipType type = ShipType::dd;
  std::string name;        // "Charles Ausburne"
  std::string card;        // at most 14 characters: "C. Ausburne"
  std::string ship_class;  // "Fletcher"
  std::string fact;        // one line
  int year = 0, tons = 0;  // commissioned; standard displacement
  D6_FIELDS(ShipCard, type, name, card, ship_class, fact, year, tons)
};

// Of a broadside. Hit points and what all its dice do together stay below kMostDamage, so that tables by points and by
// damage are of that size.
inline constexpr int kMostDice = 4, kMostSides = 12, kMostPoints = 60;
inline constexpr std::size_t kMostDamage = 64;
static_assert(kMostDice * kMostSides < static_cast<int>(kMostDamage) && kMostPoints < static_cast<int>(kMostDamage));

struct DamageDice {
  std::uint8_t dice = 0, sides = 0;
  D6_FIELDS(DamageDice, dice, sides)
};

// Everything read from scenarios/broadside; immutable.
struct Rules {
  std::array<ShipCard, 2 * kNavy> ships;
  std::array<std::uint8_t, kTypes> points{};  // printed on a ship of the type
  std::array<ShipType, 2 * kNavy> types{};    // of each ship, close together
  std::array<std::uint8_t, kCards> cards{};   // in the deck; broadsides: at least
  std::uint8_t any_class = 0;                 // broadsides of a class that chance decides (TFB-25)
  std::uint8_t dealt_ships = 0, dealt_cards = 0;
  std::array<DamageDice, kBroadsides> damage{};  // TFB-6
  bool balanced = false;                         // TFB-21
  Chance strike, submarine, landair;
  std::uint8_t mine_sides = 0, mine_harm_from = 0, mine_sunk_from = 0, mine_damage_sides = 0;  // TFB-11
  Chance storm_sink, secondary_sink, secondary_damage;  // times damage / printed points (TFB-12, TFB-13)
  std::uint8_t secondary_sides = 0;
  int score_point = 0, score_sunk_all = 0, score_card = 0;  // TFB-16
  D6_FIELDS(Rules, ships, points, types, cards, any_class, dealt_ships, dealt_cards, damage, balanced, strike,
            submarine, landair, mine_sides, mine_harm_from, mine_sunk_from, mine_damage_sides, storm_sink,
            secondary_sink, secondary_damage, secondary_sides, score_point, score_sunk_all, score_card)

  ShipType type(Ship ship) const { return types[index(ship)]; }
  int printed(Ship ship) const { return points[static_cast<std::size_t>(type(ship))]; }
};

inline constexpr std::size_t kFleet = 7;  // ships of a side in one game: 5 and 2 reinforcements (TFB-2)
inline constexpr std::size_t kHand = 6;   // 5, and the card just drawn (TFB-5)
inline constexpr std::size_t kDeck = 104;

struct FleetShip {
  Ship ship{};
  std::uint8_t points = 0;  // left; 0: sunk
  D6_FIELDS(FleetShip, ship, points)
};
using Fleet = Fixed<FleetShip, kFleet>;  // in the order the ships came; the sunk ones stay in it, sunk
using Hand = Fixed<Card, kHand>;         // in the order the cards came

enum class Stage : std::uint8_t { opening, turn, play, over };  // opening: told, not decided; turn: strike or draw

enum class OrderKind : std::uint8_t { draw, strike, play, discard };
struct Order {
  OrderKind kind = OrderKind::draw;
  Card card{};  // play, discard
  Ship ship{};  // strike; play of a broadside, submarine, landair, drydock
  friend bool operator==(const Order&, const Order&) = default;
};
using Orders = Fixed<Order, 64>;
constexpr bool aims(Card card) { return card != Card::minefield && !is_event(card); }  // its play names a ship

enum class EventKind : std::uint8_t {
  coin,           // roll: success is seat 0; seat: who begins
  joins,          // ship, seat: dealt at the start
  dealt,          // card: to the owner alone
  deals,          // count: so many cards to seat
  draws,          // seat draws a card; count: cards left
  card,           // what it was, to the drawer alone
  event,          // an event card was drawn: card
  strike,         // ship, roll
  broadside,      // card, ship, dice, points: damage, left
  submarine,      // ship, roll
  landair,        // ship, roll
  minefield,      // seat lays it
  mine,           // ship, dice[0]: the die; where it harms dice[1], points, left
  drydock,        // ship, points: restored, left
  discard,        // card
  storm,          // ship, roll: does it sink
  secondary,      // ship, roll: does it sink
  worse,          // ship, roll: does it take more damage
  more_damage,    // ship, dice[0], points, left
  nothing,        // card: an event with nothing damaged
  reinforcement,  // ship
  sunk,           // ship; seat: its owner
  deck_out,       // the last card has been played
  over            // winner and scores; points: printed on the ships sunk, left: afloat, count: cards undrawn (TFB-16)
};
struct Event {
  EventKind kind = EventKind::over;
  Seat seat = Seat::zero;  // who acts, draws, or owns the ship
  Card card{};
  Ship ship{};
  std::uint8_t count = 0;
  std::uint8_t points = 0, left = 0;    // hit points changed, left afterwards
  std::uint8_t sides = 0;               // of the dice
  Fixed<std::uint8_t, kMostDice> dice;  // as they fell, 1 .. sides
  Roll roll;
  std::optional<Seat> winner;
  std::array<int, 2> scores{};
};

enum class No : std::uint16_t {
  nothing,            // allowed
  draw_first,         // a play or a discard before the draw
  drawn_already,      // a second draw
  strike_after_draw,  // TFB-8
  no_carrier,         // other-3
  no_such_target,     // a: the ship; not in the enemy's fleet
  target_sunk,        // a: the ship
  not_held,           // a: the card
  class_lost,         // a: the card (card-8)
  shielded,           // a: the ship (TFB-10)
  nothing_damaged,    // TFB-14
  not_own,            // a: the ship
  not_raised,         // a: the ship, sunk (TFB-14)
  not_damaged,        // a: the ship
  event_card,         // a: the card: events are never in a hand
};

// What a viewer may know now (TFB-18, TFB-32, ALL-3).
struct Observation {
  Viewer viewer = Viewer::table;
  Stage stage = Stage::opening;
  Seat seat = Seat::zero;   // whose turn
  Seat first = Seat::zero;  // whom the coin chose
  std::uint16_t turn = 0;   // from 1
  std::array<Fleet, 2> fleets;
  std::array<Hand, 2> hands;           // empty where the viewer may not see it
  std::array<std::uint8_t, 2> held{};  // cards in each hand
  std::uint8_t deck_left = 0;
  std::array<std::uint8_t, 2> navy_left{};       // ships in each navy deck
  std::array<std::uint8_t, kCards> discarded{};  // so many of each kind
  std::optional<Card> top;                       // of the discards
  std::array<int, 2> scores{};                   // when over
  Pile<Card, kDeck> deck;                        // the truth alone
  D6_FIELDS(Observation, viewer, stage, seat, first, turn, fleets, hands, held, deck_left, navy_left, discarded, top,
            scores, deck)
};

// Names in files and on the console.
inline constexpr std::array<std::string_view, 2> kNavyNames{"USN", "IJN"};
inline constexpr std::array<std::string_view, kTypes> kTypeNames{"CV", "BB", "CA", "CL", "DD"};
inline constexpr std::array<std::string_view, kCards> kCardNames{
    "BB", "CA", "CL", "DD", "Submarine", "Minefield", "Landair", "Drydock", "Storm", "Secondary", "Reinforcement"};
std::string id_text(const Rules& rules, Ship ship);
bool id_parse(const Rules& rules, std::string_view text, Ship& ship);  // as printed, large and small letters alike
std::string id_text(const Rules& rules, Card card);
bool id_parse(const Rules& rules, std::string_view text, Card& card);
std::string id_text(const Rules& rules, Stage stage);
bool id_parse(const Rules& rules, std::string_view text, Stage& stage);

// What screens show before an order that is legal: the chance to sink in one blow (TFB-6, TFB-9, TFB-21).
Chance chance_to_sink(const Rules& rules, const Order& order, int points);

// The ship of this fleet, sunk or not; none where she is not in it.
inline const FleetShip* ship_in(const Fleet& fleet, Ship ship) {
  for (const FleetShip& at : fleet)
    if (at.ship == ship) return &at;
  return nullptr;
}
// Afloat, with points lost: for dry dock (TFB-14), storm and secondary damage.
inline bool damaged(const Rules& rules, const FleetShip& at) {
  return at.points > 0 && at.points < rules.printed(at.ship);
}
bool any_damaged(const Rules& rules, const Fleet& fleet);
int escorts(const Rules& rules, const Fleet& fleet);                   // afloat that are no carriers
bool escorted(const Rules& rules, const Fleet& fleet);                 // is an escort of this fleet afloat (TFB-10)?
bool has_type(const Rules& rules, const Fleet& fleet, ShipType type);  // afloat
int points_afloat(const Fleet& fleet);
int ships_afloat(const Fleet& fleet);
inline bool gone(const Fleet& fleet) { return points_afloat(fleet) == 0; }
// Has this card a use in the hand of whose fleet this is (card-8, TFB-14)? Whether it has a target is another question.
bool playable(const Rules& rules, const Fleet& own, Card card);

}  // namespace d6::broadside
