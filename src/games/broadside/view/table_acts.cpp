// What was told is shown one event after the other: each takes its time, then the table shows what it changed. When
// the last has been shown the observation itself is looked at again, so nothing can drift.
#include <algorithm>

#include "base/text.h"
#include "games/broadside/view/table.h"
#include "stage/systems/tween.h"

namespace d6::broadside {

namespace {

constexpr int kSlideMs = 200;
constexpr Rect middle_of(Rect r) { return {r.x + kCardW / 2, r.y + kCardH / 2, kCardW, kCardH}; }
constexpr Rect kOutOfSight{stage::kWidth / 2 - kCardW / 2, -kCardH, kCardW, kCardH};  // where the enemy's hand is

FleetShip* find(Fleet& fleet, Ship ship) {
  for (auto& at : fleet)
    if (at.ship == ship) return &at;
  return nullptr;
}

}  // namespace

// A card crosses the table and is gone; where it lands the observation shows it.
void Table::fly(std::optional<Card> face, Rect from, Rect to, int ms, int lies_ms) {
  if (look_.speed == stage::Speed::off) return;
  stage::Registry& things = stage_.things;
  const stage::Thing thing = things.create();
  things.set(thing, stage::Position{from.x, from.y});
  // Below the panel: what is read is never flown over.
  things.set(thing, stage::Layer{6, static_cast<std::int16_t>(100 + thing.index % 1000)});
  things.set(thing, stage::CardFace{face ? art_.card[index(*face)] : art_.back, art_.back, true, nullptr});
  things.set(thing, stage::Lifetime{stage::ticks_of_ms(ms + lies_ms)});
  stage::send(things, thing, {to.x, to.y}, ms);
}

// It has left the hand; the pile shows it when it lands.
void Table::leave_hand(const Event& event, Card card, Rect from) {
  if (event.seat == me() && viewer_ != Viewer::table)
    for (std::size_t i = 0; i < hand_shown_ && i < hand().size(); ++i)
      if (hand()[i] == card) {
        const auto* at = stage_.things.find<stage::Position>(hand_things_[i]);
        from = {at->x, at->y, kCardW, kCardH};
      }
  if (event.kind == EventKind::discard) {
    fly(card, from, kDiscardAt, 300);
  } else {
    fly(card, from, kDiscardAt, kFlyMs, kLand - kFlyMs);
  }
  Hand& hand_now = seen_.hands[index(event.seat)];
  const auto held = std::find(hand_now.begin(), hand_now.end(), card);
  if (held != hand_now.end()) {
    const auto at = static_cast<std::size_t>(held - hand_now.begin());
    hand_now.erase(at);
    if (at < hand_shown_) {
      const auto first = hand_things_.begin() + static_cast<std::ptrdiff_t>(at);
      stage_.things.remove(*first);
      std::rotate(first, first + 1, hand_things_.begin() + static_cast<std::ptrdiff_t>(hand_shown_));
      --hand_shown_;
    }
  }
  if (seen_.held[index(event.seat)] > 0) --seen_.held[index(event.seat)];
}

// The picture of a blow or an event. A sinking goes on with the picture of the blow, and with its dice.
void Table::open_battle(const Event& event) {
  const bool sinking = event.kind == EventKind::sunk;
  battle_.open = !waits_;
  if (!sinking) battle_.backdrop = *showing_of(event).scene;
  battle_.last = battle_.event;
  battle_.event = event;
  battle_.viewer = me();
  battle_.far.clear();
  for (const FleetShip& ship : seen_.fleets[index(fleet_of(event))])
    if (ship.points > 0 && ship.ship != event.ship && battle_.far.size() < 4) battle_.far.add(ship.ship);
  battle_.target = rules_.type(event.ship);
  battle_.printed = rules_.printed(event.ship);
  if (sinking) {
    battle_.words.caption = battle_.words.caption_after = scene_words(rules_, event, 0).caption;
    battle_.words.caption_told.clear();
  } else {
    battle_.actor = event.kind == EventKind::mine ? other(event.seat) : event.seat;
    battle_.heading =
        battle_.backdrop == Backdrop::carrier
            ? label(Label::title_air_strike)
            : card_title(static_cast<Card>(std::min(static_cast<std::size_t>(battle_.backdrop), kCards - 1)));
    battle_.firing = firing_ship(rules_, seen_.fleets[index(event.seat)], event);
    battle_.before = battle_.printed;
    for (Fleet& fleet : seen_.fleets)
      if (const FleetShip* at = find(fleet, event.ship)) battle_.before = at->points;
    battle_.words = scene_words(rules_, event, battle_.before);
    battle_.words.title = shortened(battle_.words.title, 24);
    battle_.words.outcome = shortened(battle_.words.outcome, 23);
    // One ship after the other: which of how many.
    if ((event.kind == EventKind::mine || event.kind == EventKind::storm) && swept_ < sweep_)
      battle_.heading = sweep_label(battle_.heading, ++swept_, sweep_);
  }
  battle_.wounded = 2 * battle_.before <= battle_.printed;
}

// What was decided is seen to lie on the pile before the picture of it opens.
void Table::show_battle() {
  if (!waits_) return;
  waits_ = false;
  battle_.open = true;
  place_hand(true);
  refresh();
}

ui::ActLength Table::begin(const Event& event) {
  const bool mine = event.seat == me() && viewer_ != Viewer::table;
  const Rect hand_of = event.seat == me() ? hand_place(2) : kOutOfSight;
  if (event.kind == EventKind::strike) log_fresh_ = log_.size();  // a turn begins with it
  Showing shown = showing_of(event);
  if (event.kind == EventKind::deals && mine) shown.ms = kFlyMs + kFlipMs;  // until the last card lies
  if (event.kind == EventKind::draws && mine) shown.ms = 0;                 // one's own card is seen to come
  if (shown.played) leave_hand(event, *shown.played, hand_of);
  if (event.kind == EventKind::draws && !mine) fly(std::nullopt, kDeckAt, hand_of, 300);
  if (event.kind == EventKind::event) fly(event.card, kDeckAt, middle_of(turned_up_at(event.seat == me())), kFlyMs);
  waits_ = shown.scene && shown.played && look_.speed != stage::Speed::off;
  opens_ms_ = waits_ ? kLand : 0;
  shown.ms += opens_ms_;
  shown.change_ms += opens_ms_;
  const std::size_t heard_before = acts_.cues().size();
  cues_of(event, event.seat == me(), acts_.cues());
  for (std::size_t i = heard_before; i < acts_.cues().size(); ++i)
    if (acts_.cues()[i].sound.cue != "play") acts_.cues()[i].ms += opens_ms_;
  if (event.kind == EventKind::minefield) begin_sweep(other(event.seat), false);
  if (event.kind == EventKind::event && event.card == Card::storm) begin_sweep(event.seat, true);
  if (shown.scene) {
    open_battle(event);
  } else if (event.kind != EventKind::minefield) {
    battle_ = {};
  }
  place_hand(true);
  refresh();
  return {shown.ms, shown.change_ms};
}

void Table::start() {
  acts_.start([this](const Event& event) { return begin(event); });
}

void Table::change(const Event& event) {
  show_battle();
  apply(event);
  hear_log(event);
  place_hand(true);
  refresh();
}

// The next one follows without a picture between them.
void Table::end() {
  start();
  if (acts_.idle()) rest();
  refresh();
}

// All that was told has been shown: the table is what the session says it is.
void Table::rest() {
  battle_ = {};
  waits_ = false;
  look_again();
  place_hand(true);
  refresh();
  if (dealt_) focus_on(Place::hand);
  dealt_ = false;
}

// How many ships a minefield or a storm will come to: those afloat, or those of them that are damaged.
void Table::begin_sweep(Seat whose, bool damaged) {
  swept_ = sweep_ = 0;
  for (const FleetShip& at : seen_.fleets[index(whose)])
    if (at.points > 0 && (!damaged || at.points < rules_.printed(at.ship))) ++sweep_;
}

void Table::arrive(Seat seat, std::size_t at) {
  if (look_.speed != stage::Speed::off) arriving_[index(seat)][at] = stage::ticks_of_ms(kFlyMs);
}

void Table::apply(const Event& event) {
  Fleet& fleet = seen_.fleets[index(event.seat)];
  const auto damaged = [&] {
    for (Fleet& f : seen_.fleets)
      if (FleetShip* at = find(f, event.ship)) at->points = event.left;
  };
  // Her card says it together with the band; that she is sunk is told once more, for the sinking.
  const auto sinks = [&] {
    if (!event.roll.success()) return;
    for (Fleet& f : seen_.fleets)
      if (FleetShip* at = find(f, event.ship)) at->points = 0;
  };
  if (const std::optional<Card> card = showing_of(event).played) {
    ++seen_.discarded[index(*card)];
    seen_.top = *card;
  }
  switch (event.kind) {
    case EventKind::joins:
      if (fleet.full()) break;
      fleet.add({event.ship, event.left});
      arrive(event.seat, fleet.size() - 1);
      break;
    case EventKind::dealt: {
      Hand& to = seen_.hands[index(event.seat)];
      if (!to.full()) to.add(event.card);
      seen_.held[index(event.seat)] = static_cast<std::uint8_t>(to.size());
      if (seen_.deck_left > 0) --seen_.deck_left;
      break;
    }
    case EventKind::deals:
      dealt_ = true;
      if (event.seat == me() && viewer_ != Viewer::table) break;  // one's own are told one by one
      seen_.held[index(event.seat)] = event.count;
      seen_.deck_left = static_cast<std::uint8_t>(seen_.deck_left - std::min(seen_.deck_left, event.count));
      break;
    case EventKind::draws:
      seen_.deck_left = event.count;
      seen_.seat = event.seat;
      if (seen_.held[index(event.seat)] < kHand) ++seen_.held[index(event.seat)];
      break;
    case EventKind::card:
      if (Hand& to = seen_.hands[index(event.seat)]; !to.full()) to.add(event.card);
      break;
    case EventKind::event:
      if (seen_.held[index(event.seat)] > 0) --seen_.held[index(event.seat)];
      ++seen_.discarded[index(event.card)];
      seen_.top = event.card;
      break;
    case EventKind::broadside:
    case EventKind::mine:
    case EventKind::more_damage:
    case EventKind::drydock: damaged(); break;
    case EventKind::sunk: damaged(); break;
    case EventKind::reinforcement:
      if (!find(fleet, event.ship) && !fleet.full()) {
        fleet.add({event.ship, event.left});
        arrive(event.seat, fleet.size() - 1);
      }
      break;
    case EventKind::coin: seen_.first = event.seat; break;
    case EventKind::strike:
      seen_.seat = event.seat;
      sinks();
      break;
    case EventKind::submarine:
    case EventKind::landair:
    case EventKind::storm:
    case EventKind::secondary: sinks(); break;
    case EventKind::minefield:
    case EventKind::discard:
    case EventKind::worse:
    case EventKind::nothing:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
}

void Table::step() {
  ++ambient_;
  const int ticks = stage::ticks_a_step(look_.speed);
  stage::step(stage_, look_.speed);
  for (const stage::Sound& s : stage_.sounds) sounds_.push_back(s);
  stage_.sounds.clear();
  for (auto& side : arriving_)
    for (int& left : side) left = std::max(0, left - ticks);
  const int slide_length = stage::ticks_of_ms(kSlideMs);
  slide_ = battle_.open ? std::min(slide_length, slide_ + ticks) : std::max(0, slide_ - ticks);
  acts_.step(
      look_.speed, sounds_, [this](const Event& event) { return begin(event); },
      [this](const Event& event) { change(event); }, [this] { end(); });
  if (waits_ && !acts_.idle() && acts_.ms() >= opens_ms_) show_battle();
}

// The words of the picture until the dice lie.
std::string Table::under_way() const {
  return battle_.open && !acts_.idle() && !acts_.changed() ? battle_.words.caption : std::string();
}

bool Table::animating() const {
  const auto flying = [](const std::array<int, kFleet>& side) {
    return std::any_of(side.begin(), side.end(), [](int left) { return left > 0; });
  };
  return !acts_.idle() || slide_ > 0 || stage::moving(stage_) || flying(arriving_[0]) || flying(arriving_[1]);
}

bool Table::ambient() const { return look_.ambient; }

void Table::settle() {
  acts_.finish([this](const Event& event) { hear_log(event); });
  battle_ = {};
  waits_ = false;
  slide_ = 0;
  arriving_ = {};
  stage::settle(stage_);
  look_again();
  place_hand(false);
  refresh();
  place_hand(false);
}

void Table::sounds(std::vector<stage::Sound>& out) {
  out.insert(out.end(), sounds_.begin(), sounds_.end());
  sounds_.clear();
}

}  // namespace d6::broadside
