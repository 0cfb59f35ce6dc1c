// What was told is shown one event after the other: each takes its time, then the table shows what it changed. When the
// last has been shown the observation itself is looked at again, so nothing can drift.
#include <algorithm>

#include "games/rook/view/table.h"
#include "stage/systems/tween.h"

namespace d6::rook {

using Kind = Event::Kind;

namespace {

constexpr int kFlyMs = 200, kFlipMs = 120, kHoldMs = 800, kSheetMs = 4000;

}  // namespace

Rect Table::comes_from(Card card) const {
  const Mode now = mode();
  if (pile_shown_) return {kLast.x + 110, kLast.y - 4, kCardW, kCardH};
  if (now == Mode::swap && pile_now().contains(card))  // they lie there already, face down
    for (const Slot& slot : slots_)
      if (slot.card == card) return slot.at;
  if (now == Mode::play && ((seen_.led == card && (reply_ ? seen_.next : other(seen_.next)) == foe()) ||
                            (reply_ == card && seen_.next == me())))
    return {kFoeX + kFoeW / 2 - kCardW / 2, kFoeY - kCardH + kFoeH, kCardW, kCardH};
  // The deal comes past the prize and the ladder's numbers.
  return mode() == Mode::auction ? Rect{600, -kCardH - 10, kCardW, kCardH} : kAboveTable;
}

// A card crosses the table and is gone; where it lands the observation shows it.
void Table::fly(Card card, Rect from, Rect to, int ms) {
  if (look_.speed == stage::Speed::off) return;
  stage::Registry& things = stage_.things;
  const stage::Thing thing = things.create();
  things.set(thing, stage::Position{from.x, from.y});
  things.set(thing, stage::Layer{9, static_cast<std::int16_t>(card.id)});
  things.set(thing, stage::CardFace{art_.card[card.id], art_.back, true, nullptr});
  things.set(thing, stage::Lifetime{stage::ticks_of_ms(ms)});
  stage::send(things, thing, {to.x, to.y}, ms);
}

ui::ActLength Table::begin(const Event& event) {
  const bool mine = person() && event.seat == me();
  const auto cue = [this](int ms, std::string_view name, int pan = 0) { acts_.cues().push_back({ms, {name, pan}}); };
  switch (event.kind) {
    case Kind::coin: cue(0, "coin"); return {kCoinMs + 700, kCoinMs};
    case Kind::dealt: cue(0, "shuffle"); return {mine ? 500 : 900, 0};
    case Kind::hand: {
      const int n = event.cards.count();
      for (int i = 0; i < n; i += 3) cue(40 * i, "deal");
      return {40 * (n - 1) + kFlyMs + kFlipMs, 0};
    }
    case Kind::bid: cue(0, "bid", mine ? 0 : -40); return {mine ? 350 : 900, 0};
    case Kind::passed: cue(0, "pass", mine ? 0 : -40); return {mine ? 400 : 900, 0};
    case Kind::pile_won: cue(0, "junk"); return {900, 0};
    case Kind::pile_seen: cue(0, "swap"); return {kFlyMs + kFlipMs, 0};
    case Kind::took: cue(0, "draw"); return {60, 0};
    case Kind::gave: cue(0, "discard"); return {60, 0};
    case Kind::swapped: cue(0, "swap"); return {0, 0};
    case Kind::trumps: cue(0, "trumps"); return {mine ? 500 : 1100, 0};
    case Kind::played:
      cue(0, event.card.rook() ? "rook" : "play", mine ? 20 : -20);
      return {mine ? kFlyMs + 40 : kFlyMs + kFlipMs + 160, 0};
    case Kind::trick:
      // It is known who takes it as soon as both cards lie.
      trick_winner_ = event.seat;
      cue(120, "trick", mine ? 20 : -20);
      if (look_.shake && (seen_.led == kRook || reply_ == kRook)) shake_ = stage::ticks_of_ms(240);
      hear(event);
      refresh();
      return {kHoldMs + kFlyMs, kHoldMs};
    case Kind::pile_shown: cue(0, "junk"); return {1800, 0};
    case Kind::made: cue(0, "made"); return {1300, 0};
    case Kind::failed: cue(0, "failed"); return {1300, 0};
    case Kind::totals: cue(0, "page"); return {0, 0};
    case Kind::match_over: cue(0, "message"); return {300, 0};
  }
  return {};
}

void Table::change(const Event& event) {
  if (event.kind == Kind::trick && seen_.led && reply_) {
    const Rect to = event.seat == foe() ? kAboveTable : kBelowTable;
    const Seat leader = seen_.next;
    fly(*seen_.led, leader == me() ? kOwnTrick : kFoeTrick, to, kFlyMs);
    fly(*reply_, leader == me() ? kFoeTrick : kOwnTrick, to, kFlyMs);
  }
  apply(event);
  hear(event);
  refresh();
  place_cards(true);
  refresh();
}

// After each event, and once more when all have been shown.
void Table::ended() {
  if (!acts_.idle()) return;
  look_again();
  refresh();
  if (mode() == Mode::sheet && hold_ == 0) {
    hold_ = person() ? -1 : stage::ticks_of_ms(kSheetMs);
    focus_first();
    refresh();
  }
  place_cards(true);
}

void Table::apply(const Event& event) {
  const std::size_t seat = index(event.seat);
  switch (event.kind) {
    case Kind::coin: break;
    case Kind::dealt: {
      const std::array<std::int16_t, 2> totals = seen_.totals;
      seen_ = {};
      seen_.viewer = viewer_;
      seen_.totals = totals;
      seen_.phase = Phase::auction;
      seen_.hand = event.number;
      seen_.opener = seen_.next = event.seat;
      seen_.trick = 1;
      seen_.sizes.fill(static_cast<std::uint8_t>(rules_.hand_cards));
      taking_ = giving_ = Cards();
      swapped_ = pile_lies_ = false;
      pile_shown_.reset();
      verdict_.reset();
      break;
    }
    case Kind::hand: seen_.hands[seat] = event.cards; break;
    case Kind::bid:
      seen_.bidder = event.seat;
      seen_.bids[seat] = event.points;
      seen_.next = other(event.seat);
      break;
    case Kind::passed: break;
    case Kind::pile_won:
      seen_.phase = Phase::swap;
      seen_.next = event.seat;
      break;
    case Kind::pile_seen:
      seen_.pile = event.cards;
      seen_.pile_known = pile_lies_ = true;
      break;
    case Kind::took:
      seen_.pile.remove(event.card);
      seen_.hands[seat].push_back(event.card);
      seen_.took.push_back(event.card);
      taking_.remove(event.card);
      break;
    case Kind::gave:
      seen_.hands[seat].remove(event.card);
      seen_.pile.push_back(event.card);
      seen_.gave.push_back(event.card);
      giving_.remove(event.card);
      break;
    case Kind::swapped:
      seen_.pile = event.cards;
      seen_.took = seen_.gave = Cards();
      seen_.phase = Phase::trumps;
      taking_ = giving_ = Cards();
      swapped_ = false;
      break;
    case Kind::trumps:
      seen_.trumps = event.colour;
      seen_.phase = Phase::play;
      seen_.next = event.seat;
      seen_.trick = 1;
      break;
    case Kind::played:
      seen_.hands[seat].remove(event.card);
      seen_.played[seat].push_back(event.card);
      if (seen_.sizes[seat] > 0) --seen_.sizes[seat];
      if (!seen_.led) {
        seen_.led = event.card;
        seen_.next = other(event.seat);
      } else {
        reply_ = event.card;
        seen_.next = other(event.seat);  // the leader; who takes it is told next
      }
      break;
    case Kind::trick:
      if (seen_.led && reply_) {
        seen_.last_trick = Trick{seen_.next, event.seat, *seen_.led, *reply_};
        for (const Card card : {*seen_.led, *reply_})
          if (rules_.points(card) > 0) counters_[seat].push_back(card);
      }
      seen_.led.reset();
      reply_.reset();
      trick_winner_.reset();
      seen_.captured[seat] = static_cast<std::int16_t>(seen_.captured[seat] + event.points);
      ++tricks_[seat];
      seen_.trick = static_cast<std::uint8_t>(event.number + 1);
      seen_.next = event.seat;
      break;
    case Kind::pile_shown:
      seen_.phase = Phase::counting;
      pile_shown_ = event.cards;
      seen_.captured[seat] = static_cast<std::int16_t>(seen_.captured[seat] + event.points);
      break;
    case Kind::made:
    case Kind::failed: verdict_ = event; break;
    case Kind::totals: seen_.totals = event.scored; break;
    case Kind::match_over: break;
  }
}

void Table::step() {
  ++ambient_;
  const int ticks = stage::ticks_a_step(look_.speed);
  stage::step(stage_, look_.speed);
  for (const stage::Sound& s : stage_.sounds) sounds_.push_back(s);
  stage_.sounds.clear();
  if (shake_ > 0) shake_ = std::max(0, shake_ - ticks);
  if (hold_ > 0 && acts_.idle()) hold_ = std::max(0, hold_ - std::min(ticks, 16));
  acts_.step(
      look_.speed, sounds_, [this](const Event& event) { return begin(event); },
      [this](const Event& event) { change(event); },
      [this] {
        ended();
        if (acts_.idle()) refresh();
      });
}

std::size_t Table::unseen() const { return acts_.unseen() - (trick_winner_ && !acts_.changed() ? 1 : 0); }

bool Table::animating() const { return !acts_.idle() || stage::moving(stage_) || hold_ != 0 || shake_ > 0; }

void Table::settle() {
  const bool ran = !acts_.idle();
  shake_ = 0;
  acts_.finish([this](const Event& event) {
    apply(event);
    hear(event);
  });
  stage::settle(stage_);
  if (ran) {
    look_again();
    refresh();
    if (mode() == Mode::sheet) {
      hold_ = person() ? -1 : stage::ticks_of_ms(kSheetMs);
      focus_first();
    }
  } else {
    hold_ = 0;
  }
  refresh();
  place_cards(false);
  refresh();
}

void Table::sounds(std::vector<stage::Sound>& out) {
  out.insert(out.end(), sounds_.begin(), sounds_.end());
  sounds_.clear();
}

}  // namespace d6::rook
