// What all may see of Mile Bones (text 002): cards, orders, events, the open table, what a viewer knows, refusals.
// Words and views include this and nothing else of the rules.
#pragma once
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "base/chance.h"
#include "base/fields.h"
#include "base/fixed.h"
#include "play/game.h"

namespace d6::milebones {

struct MileBones;  // the game itself (rules/milebones.h); its name is all that words and views need
struct Rules;

// The kinds of card, in the order of the text (MB deck). The i-th hazard is cured by the i-th remedy.
enum class Card : std::uint8_t {
  mileage_1,
  mileage_2,
  mileage_3,
  mileage_4,
  mileage_5,  // 25, 50, 75, 100, 200: distances are data
  out_of_gas,
  flat_tire,
  accident,
  speed_limit,
  stop,  // hazards
  gasoline,
  spare_tire,
  repairs,
  end_of_limit,
  go,  // remedies
  extra_tank,
  puncture_proof,
  driving_ace,
  right_of_way,  // safeties
  none,          // no card, where one could be
};
inline constexpr std::size_t kKinds = 19, kDistances = 5, kSafeties = 4, kDeck = 101, kHand = 7;

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr std::uint32_t bit(Card card) { return 1U << index(card); }
constexpr bool is_mileage(Card card) { return card <= Card::mileage_5; }
constexpr bool is_hazard(Card card) { return card >= Card::out_of_gas && card <= Card::stop; }
constexpr bool is_remedy(Card card) { return card >= Card::gasoline && card <= Card::go; }
constexpr bool is_safety(Card card) { return card >= Card::extra_tank && card <= Card::right_of_way; }
// requires is_hazard
constexpr Card remedy_of(Card hazard) { return static_cast<Card>(index(hazard) + 5); }
constexpr Card safety_against(Card hazard) {
  return hazard >= Card::speed_limit ? Card::right_of_way : static_cast<Card>(index(hazard) + 10);
}

// The safeties a player has laid, at most one of each.
class Safeties {
 public:
  using value_type = Card;
  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr explicit Iterator(unsigned left) : left_(left) {}
    constexpr Card operator*() const {
      unsigned i = 0;
      while (((left_ >> i) & 1U) == 0) ++i;
      return static_cast<Card>(index(Card::extra_tank) + i);
    }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    unsigned left_;
  };
  static constexpr std::size_t capacity() { return kSafeties; }
  constexpr bool has(Card safety) const { return ((bits_ >> (index(safety) - index(Card::extra_tank))) & 1U) != 0; }
  constexpr void add(Card safety) {
    bits_ = static_cast<std::uint8_t>(bits_ | (1U << (index(safety) - index(Card::extra_tank))));
  }
  // For reading a position; what is no safety is taken for all of them, which `invalid` then refuses.
  constexpr void push_back(Card card) { is_safety(card) && !has(card) ? add(card) : void(bits_ = 0x1F); }
  constexpr void clear() { bits_ = 0; }
  constexpr std::size_t size() const {
    return (bits_ & 1U) + ((bits_ >> 1) & 1U) + ((bits_ >> 2) & 1U) + ((bits_ >> 3) & 1U) + ((bits_ >> 4) & 1U);
  }
  constexpr Iterator begin() const { return Iterator(bits_ & 0xFU); }
  constexpr Iterator end() const { return Iterator(0); }
  friend constexpr bool operator==(const Safeties&, const Safeties&) = default;

 private:
  std::uint8_t bits_ = 0;
};

using Hand = Fixed<Card, kHand>;

// What lies before one player; piles with the top last.
struct Car {
  Fixed<Card, 48> battle;
  Fixed<Card, 12> limit;
  std::array<std::uint8_t, kDistances> played{};  // mileage cards laid, by distance
  Safeties safeties;
  Safeties coups;  // those of them laid as a coup fourre
  D6_FIELDS(Car, battle, limit, played, safeties, coups)
};

enum class Phase : std::uint8_t {
  dealt,    // automatic: coin and deal are told
  drawing,  // automatic: the card is drawn (option draw=automatic, never after a hazard)
  draw,     // before drawing: draw, or a coup
  play,     // play or discard
  offer,    // the extension is offered (MB-12)
  sheet,    // automatic: the race is scored
  next,     // automatic: the next race of the match is dealt
  over,
};

// All that lies open (ALL-3): what a player has seen once stays known.
struct Table {
  std::array<Car, 2> cars;
  Fixed<Card, kDeck> discards;  // top last
  Seat first = Seat::zero;      // began this race
  Seat current = Seat::zero;    // whose turn it is
  Phase phase = Phase::dealt;
  Card threat = Card::none;              // the hazard laid on `current` just now, still open to a coup (MB-3)
  bool extended = false;                 // both need the extended goal
  std::optional<Seat> finisher;          // who has completed the trip
  std::array<std::int32_t, 2> totals{};  // of the scored races
  std::uint16_t races = 0;               // scored so far
  D6_FIELDS(Table, cars, discards, first, current, phase, threat, extended, finisher, totals, races)
};

enum class Act : std::uint8_t { draw, play, discard, coup, extend, finish };
struct Order {
  Act act = Act::draw;
  Card card = Card::none;  // for play, discard and coup
  friend bool operator==(const Order&, const Order&) = default;
};

// The lines of the score sheet (MB-1), in the order they are told.
enum class Item : std::uint8_t {
  miles,
  safeties,
  all_safeties,
  coups,
  trip,
  delayed_action,
  safe_trip,
  extension,
  shutout
};
inline constexpr std::size_t kItems = 9;
struct Line {
  std::int32_t count = 0, points = 0;
  friend bool operator==(const Line&, const Line&) = default;
};
using Sheet = std::array<Line, kItems>;

enum class What : std::uint8_t {
  coin,        // roll; seat begins
  race,        // seat begins race number a
  dealt,       // both: each has a cards
  hand,        // one seat: cards
  drew,        // seat drew; a cards are left in the deck
  got,         // one seat: card
  mileage,     // seat laid card; a miles now, b to go
  hazard,      // seat laid card on the other
  remedy,      // seat laid card
  safety,      // seat laid card, worth a
  coup,        // seat laid card as a coup against `against`, worth a with its safety
  removed,     // card left seat's piles for the discards
  discarded,   // seat discarded card
  deck_out,    // the last card was drawn
  offered,     // seat stands on a miles and may extend to b
  extended,    // seat extended to a
  completed,   // seat completed a miles
  skipped,     // seat has no card left
  nobody,      // both hands are empty, nobody finished
  item,        // seat gets a points for `item` (b of them)
  race_total,  // seat made a in this race, b in all
  match_won,   // seat reached the goal with a against b
  match_tied,  // both have a: another race
};
struct Event {
  What what = What::coin;
  Seat seat = Seat::zero;
  Card card = Card::none, against = Card::none;
  Item item = Item::miles;
  std::int32_t a = 0, b = 0;
  Hand cards;
  Roll roll;
};

// What one viewer knows.
struct Observation {
  Viewer viewer = Viewer::table;
  Table table;
  std::array<Hand, 2> hands;           // empty where the viewer may not look
  std::array<std::uint8_t, 2> held{};  // cards in each hand (MB-33)
  std::uint8_t deck_left = 0;
  std::int32_t goal = 0;  // miles that complete the trip now
  std::array<std::int32_t, 2> miles{};
  std::array<bool, 2> moving{}, limited{};
  std::array<std::int32_t, 2> points{};  // of this race, as if it ended here
  D6_FIELDS(Observation, viewer, table, hands, held, deck_left, goal, miles, moving, limited, points)
};

// Why an order is refused; Refusal::a is a card or a number where the sentence needs one.
enum class No : std::uint16_t {
  allowed,
  draw_first,       // MB-20
  drawn_already,    // MB start, MB-22
  deck_empty,       // MB-13
  not_in_hand,      // MB start; a: card
  answer_offer,     // MB-12
  no_offer,         // MB-12
  standing,         // MB play-when
  limited,          // MB play-when; a: the limit
  too_many,         // MB-11; a: card, b: most
  overshoot,        // MB-15; a: miles to go
  other_standing,   // MB-9
  other_protected,  // MB safety; a: the safety
  other_limited,    // MB-9
  no_hazard,        // MB remedy; a: the remedy
  wrong_remedy,     // MB-15; a: the hazard
  rolling,          // MB-16
  go_with_right,    // MB-16
  go_on_hazard,     // MB-16; a: the hazard
  not_limited,      // MB-31
  no_coup,          // MB-3
  coup_wrong,       // MB-3; a: the hazard
  no_safety,        // MB-3; a: the card
  must_play,        // MB-13
};

bool moving(const Car& car);   // may lay mileage (MB-7, MB-16, MB-25)
bool limited(const Car& car);  // under a Speed Limit
inline Card top(const auto& pile) { return pile.empty() ? Card::none : pile[pile.size() - 1]; }

// Names of cards, seats and phases in orders, positions and sentences: "100", "Out of Gas".
std::string id_text(const Rules& rules, Card card);
bool id_parse(const Rules& rules, std::string_view text, Card& card);
std::string id_text(const Rules& rules, Phase phase);
bool id_parse(const Rules& rules, std::string_view text, Phase& phase);
std::string id_text(const Rules& rules, Viewer viewer);
bool id_parse(const Rules& rules, std::string_view text, Viewer& viewer);
int distance(const Rules& rules, Card mileage);
int match_goal(const Rules& rules);
int extended_goal(const Rules& rules);
bool plays_match(const Rules& rules);

}  // namespace d6::milebones
