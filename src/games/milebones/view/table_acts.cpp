// What was told is shown one event after the other. When the last has been shown the observation itself is looked at
// again, so nothing can drift.
#include <algorithm>

#include "games/milebones/view/cue.h"
#include "games/milebones/view/table.h"
#include "games/milebones/words/milebones_words.h"
#include "games/milebones/words/table_labels.h"
#include "stage/systems/tween.h"

namespace d6::milebones {

namespace {

constexpr int kFlipMs = 120, kDriveMs = 600, kSheetMs = 5000;

int pan_of(Rect r) { return (r.x + r.w / 2 - stage::kWidth / 2) * 100 / (stage::kWidth / 2); }

}  // namespace

// A card crosses the table and is gone; where it lands the table shows it.
void TableView::fly(std::optional<Card> face, Rect from, Rect to, int ms, int wait) {
  if (look_.speed == stage::Speed::off) return;
  stage::Registry& things = stage_.things;
  const stage::Thing thing = things.create();
  things.set(thing, stage::Position{from.x, from.y});
  things.set(thing, stage::Layer{8, static_cast<std::int16_t>(thing.index % 1000)});
  things.set(thing, stage::CardFace{face ? art_.card[index(*face)] : art_.back, art_.back, true, nullptr});
  things.set(thing, stage::Lifetime{stage::ticks_of_ms(ms + wait)});
  stage::send(things, thing, {to.x, to.y}, ms, wait);
}

// The card leaves the hand at once and lies on its place when it has landed. Answers with where it came from.
Rect TableView::leaves_hand(const Event& event) {
  Rect from = event.seat == me() ? hand_place(3) : kOutOfSight;
  Hand& held = seen_.hands[index(event.seat)];
  const auto at = std::find(held.begin(), held.end(), event.card);
  if (at != held.end()) {
    const auto i = static_cast<std::size_t>(at - held.begin());
    if (event.seat == me() && i < hand_shown_) {
      const auto* where = stage_.things.find<stage::Position>(hand_things_[i]);
      from = {where->x, where->y, kCardW, kCardH};
      stage_.things.remove(hand_things_[i]);
      const auto begin = hand_things_.begin();
      std::rotate(begin + static_cast<std::ptrdiff_t>(i), begin + static_cast<std::ptrdiff_t>(i) + 1,
                  begin + static_cast<std::ptrdiff_t>(hand_shown_));
      --hand_shown_;
    }
    held.erase(i);
  }
  if (seen_.held[index(event.seat)] > 0) --seen_.held[index(event.seat)];
  return from;
}

// The great moments stand over the road in large letters.
std::string TableView::banner_of(const Event& event) const {
  const bool you = person() && event.seat == me();
  if (event.what == What::completed) return you ? label::you_arrive() : label::arrives(seat_name(event.seat));
  if (event.what == What::offered) return label::arrived(event.a);
  if (event.what == What::extended) return label::on_to(event.a);
  if (event.what == What::deck_out) return label::deck_empty();
  if (event.what == What::nobody) return label::nobody_arrived();
  return {};
}

ui::ActLength TableView::begin(const Event& event) {
  banner_ = banner_of(event);
  const bool own = event.seat == me();
  std::vector<ui::Cue>& cues = acts_.cues();
  const auto cue = [&](int ms, std::string_view name, Rect where) { cues.push_back({ms, {name, pan_of(where)}}); };
  const std::string_view sound = cue_of(event);
  const auto lay = [&](Rect to, int after) -> ui::ActLength {
    const Rect from = leaves_hand(event);
    fly(event.card, from, to, kFlyMs);
    cue(0, "play", from);
    cue(kFlyMs, sound, to);
    place_hand(true);
    return {kFlyMs + after, kFlyMs};
  };
  const auto safety = [&] { return safety_place(own, index(event.card) - index(Card::extra_tank)); };
  switch (event.what) {
    case What::coin: cue(0, sound, kRoad); return {kCoinMs + 500, kCoinMs};
    case What::race: cue(0, sound, kDeckAt); return {400, 0};
    case What::dealt:
      for (int i = 0; i < event.a; ++i) fly(std::nullopt, kDeckAt, kOutOfSight, kFlyMs, i * 90 + 45);
      cue(0, sound, kDeckAt);
      return {40, 0};
    case What::hand:
      for (int i = 0; i < static_cast<int>(event.cards.size()); ++i) cue(i * 90, sound, kDeckAt);
      return {static_cast<int>(event.cards.size()) * 90 + kFlyMs + kFlipMs, 0};
    case What::drew:
      cue(0, sound, kDeckAt);
      if (own && person()) return {0, 0};
      if (!own) fly(std::nullopt, kDeckAt, kOutOfSight, 300);
      return {320, 0};
    case What::got: cue(kFlyMs, sound, kDeckAt); return {kFlyMs + kFlipMs + 40, 0};
    case What::mileage:
      drive_from_[index(event.seat)] = seen_.miles[index(event.seat)];
      cue(kFlyMs, "engine", miles_place(own));
      return lay({miles_place(own).x + 16, row_y(own), kCardW, kCardH}, kDriveMs + 100);
    case What::hazard:
      cue(kFlyMs, "brake", battle_place(!own));
      return lay(event.card == Card::speed_limit ? limit_place(!own) : battle_place(!own), 900);
    case What::remedy: return lay(event.card == Card::end_of_limit ? limit_place(own) : battle_place(own), 600);
    case What::safety: return lay(safety(), 700);
    case What::coup: cue(700, "horn", battle_place(own)); return lay(safety(), 1300);
    case What::removed:
      fly(event.card, event.card == Card::speed_limit ? limit_place(own) : battle_place(own), kDiscardAt, 250);
      cue(250, sound, kDiscardAt);
      return {270, 0};
    case What::discarded: {
      const Rect from = leaves_hand(event);
      fly(event.card, from, kDiscardAt, kFlyMs);
      cue(0, sound, kDiscardAt);
      place_hand(true);
      return {kFlyMs + 400, kFlyMs};
    }
    case What::deck_out: cue(0, sound, kDeckAt); return {900, 0};
    case What::offered: cue(0, sound, miles_place(own)); return {900, 0};
    case What::extended: cue(0, sound, kRoad); return {1000, 0};
    case What::completed:
      cue(0, sound, miles_place(own));
      cue(500, "horn", miles_place(own));
      return {1300, 0};
    case What::skipped: cue(0, sound, plate_place(own)); return {900, 0};
    case What::nobody: cue(0, sound, kRoad); return {1100, 0};
    case What::item: cue(0, sound, kSheet); return {280, 0};
    case What::race_total: cue(0, sound, kSheet); return {450, 0};
    case What::match_won:
    case What::match_tied: cue(0, sound, kSheet); return {600, 0};
  }
  return {};
}

void TableView::change(const Event& event) {
  apply(event);
  hear(event);
  refresh();
  place_hand(true);
}

void TableView::ended() {
  if (acts_.idle()) {
    look_again();
    if (sheet_.open) {
      hold_ = person() ? -1 : stage::ticks_of_ms(kSheetMs);
      if (!person() && look_.speed == stage::Speed::off) hold_ = 0;
    }
  }
  refresh();
  place_hand(true);
}

void TableView::apply(const Event& event) {
  const std::size_t i = index(event.seat);
  Car& mine = seen_.table.cars[i];
  Car& theirs = seen_.table.cars[1 - i];
  const auto moved = [&] {
    for (std::size_t k = 0; k < 2; ++k) {
      seen_.moving[k] = moving(seen_.table.cars[k]);
      seen_.limited[k] = limited(seen_.table.cars[k]);
    }
  };
  switch (event.what) {
    case What::coin: break;
    case What::race: {
      Table fresh;
      fresh.totals = seen_.table.totals;
      fresh.races = seen_.table.races;
      fresh.first = fresh.current = event.seat;
      seen_.table = fresh;
      seen_.miles = {};
      seen_.points = {};
      seen_.held = {};
      for (Hand& hand : seen_.hands) hand.clear();
      seen_.deck_left = static_cast<std::uint8_t>(kDeck);
      seen_.goal = rules_.goal;
      hold_ = 0;
      peeking_ = false;
      break;
    }
    case What::dealt:
      for (std::size_t k = 0; k < 2; ++k) seen_.held[k] = static_cast<std::uint8_t>(event.a);
      seen_.deck_left = static_cast<std::uint8_t>(static_cast<int>(kDeck) - 2 * event.a);
      break;
    case What::hand: seen_.hands[i] = event.cards; break;
    case What::drew:
      seen_.table.threat = seen_.table.current == event.seat ? Card::none : seen_.table.threat;
      seen_.table.current = event.seat;
      seen_.deck_left = static_cast<std::uint8_t>(event.a);
      if (seen_.held[i] < kHand) ++seen_.held[i];
      break;
    case What::got:
      if (!seen_.hands[i].full()) seen_.hands[i].add(event.card);
      break;
    case What::mileage:
      if (is_mileage(event.card)) ++mine.played[index(event.card)];
      seen_.miles[i] = event.a;
      break;
    case What::hazard: {
      auto& pile = theirs.battle;
      if (event.card == Card::speed_limit) {
        if (!theirs.limit.full()) theirs.limit.add(event.card);
      } else if (!pile.full()) {
        pile.add(event.card);
      }
      seen_.table.threat = event.card;
      seen_.table.current = other(event.seat);
      break;
    }
    case What::remedy:
      if (event.card == Card::end_of_limit) {
        if (!mine.limit.full()) mine.limit.add(event.card);
      } else if (!mine.battle.full()) {
        mine.battle.add(event.card);
      }
      break;
    case What::safety:
    case What::coup:
      if (!mine.safeties.has(event.card)) mine.safeties.add(event.card);
      if (event.what == What::coup && !mine.coups.has(event.card)) mine.coups.add(event.card);
      seen_.table.threat = Card::none;
      break;
    case What::removed:
      if (event.card == Card::speed_limit) {
        if (!mine.limit.empty()) mine.limit.pop_back();
      } else if (!mine.battle.empty()) {
        mine.battle.pop_back();
      }
      if (!seen_.table.discards.full()) seen_.table.discards.add(event.card);
      break;
    case What::discarded:
      if (!seen_.table.discards.full()) seen_.table.discards.add(event.card);
      break;
    case What::extended:
      seen_.table.extended = true;
      seen_.goal = event.a;
      break;
    case What::completed: seen_.table.finisher = event.seat; break;
    case What::race_total: seen_.table.totals[i] = event.b; break;
    case What::deck_out:
    case What::offered:
    case What::skipped:
    case What::nobody:
    case What::item:
    case What::match_won:
    case What::match_tied: break;
  }
  moved();
}

// While a card is being driven the car and its odometer are on their way.
int TableView::shown_miles(bool own) const {
  const Seat seat = own ? me() : foe();
  const std::int32_t miles = seen_.miles[index(seat)];
  if (acts_.idle() || acts_.front().what != What::mileage || acts_.front().seat != seat || !acts_.changed())
    return miles;
  const int done = std::clamp(acts_.ms() - kFlyMs, 0, kDriveMs), from = drive_from_[index(seat)];
  return from + static_cast<int>(static_cast<std::int64_t>(miles - from) * stage::ease_out(done, kDriveMs) / 65536);
}

void TableView::step() {
  ++ambient_;
  if (large_ != look_.large_text) {  // the menu over this table changed it
    refresh();
    if (notice_) {
      notice_->strip = large_ || question_.ask != Ask::none;
      enlarge(*notice_, true);
    }
  }
  if (!acts_.idle() && acts_.front().what == What::mileage && acts_.changed()) refresh_to_go();
  const int ticks = stage::ticks_a_step(look_.speed);
  stage::step(stage_, look_.speed);
  for (const stage::Sound& s : stage_.sounds) sounds_.push_back(s);
  stage_.sounds.clear();
  if (holding()) {
    if (hold_ > 0) {
      hold_ = std::max(0, hold_ - ticks);
      if (hold_ == 0) refresh_hints();
    }
    return;
  }
  acts_.step(
      look_.speed, sounds_, [this](const Event& e) { return begin(e); }, [this](const Event& e) { change(e); },
      [this] { ended(); });
}

bool TableView::animating() const { return !acts_.idle() || holding() || stage::moving(stage_); }

void TableView::settle() {
  hold_ = 0;
  finish();
  hold_ = 0;
  refresh();
}

// What runs is over at once; a sheet that it led to still waits for its reader.
void TableView::finish() {
  const bool ran = !acts_.idle();
  acts_.finish([this](const Event& event) {
    apply(event);
    hear(event);
  });
  if (ran && sheet_.open) hold_ = person() ? -1 : stage::ticks_of_ms(kSheetMs);
  stage::settle(stage_);
  look_again();
  refresh();
  place_hand(false);
  refresh();
}

void TableView::sounds(std::vector<stage::Sound>& out) {
  out.insert(out.end(), sounds_.begin(), sounds_.end());
  sounds_.clear();
}

}  // namespace d6::milebones
