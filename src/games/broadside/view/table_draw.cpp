// The picture of the table: a pure function of what the view holds. Nothing here searches or builds long texts.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "games/broadside/view/paint_ships.h"
#include "games/broadside/view/table.h"
#include "stage/systems/draw.h"
#include "stage/systems/flip.h"
#include "stage/systems/tween.h"

namespace d6::broadside {

using stage::Align;
using stage::DrawList;

namespace {

constexpr int kSlideTicks = 48;
constexpr int kWaveSteps = 16;  // fixed steps a frame of waves: under 4 a second

// Layers: the table, rows, middle, tabs, hand (4), focus frame (5), focused card and flying ones (6), panel (8),
// overlay (20).
enum Layer : int {
  kGround = 0,
  kRows = 1,
  kTabs = 3,
  kFocusFrame = 5,
  kPanelLayer = 8,
  kOwnInBattle = 9,
  kNotice = 12,
  kOverlay = 20
};

// Midnight with little wave marks, the same every time.
void ground(DrawList& list, const SpriteRef& wave) {
  list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::midnight);
  for (int row = 0; row < 32; ++row)
    for (int x = (row * 23) % 40 - 20; x < stage::kWidth; x += 40 + (row * 7 + x / 9) % 14)
      list.sprite(wave, x, 20 + row * 10);
}

// The best of a row has a star; the ship that is aimed at has the one yellow tab, between wedges.
enum class TabMark : std::uint8_t { none, best, aimed };

std::uint8_t ground_of(Promise promise, TabMark mark) {
  if (promise == Promise::never || promise == Promise::none) return stage::slate;
  if (mark == TabMark::aimed) return stage::yellow;
  return promise == Promise::hurts ? stage::shallows : promise == Promise::mends ? stage::leaf : stage::sand;
}

// A sign of 7 x 7, row by row, a bit a pixel.
void sign(DrawList& list, const std::array<std::uint8_t, 7>& rows, int x, int y, std::uint8_t colour) {
  for (int row = 0; row < 7; ++row)
    for (int from = 0; from < 7;) {
      const auto lit = [&](int at) { return at < 7 && (rows[static_cast<std::size_t>(row)] >> (6 - at) & 1) != 0; };
      int to = from;
      while (lit(to)) ++to;
      if (to > from) list.fill({x + from, y + row, to - from, 1}, colour);
      from = to + 1;
    }
}
constexpr std::array<std::uint8_t, 7> kStar{0x08, 0x08, 0x7F, 0x3E, 0x1C, 0x36, 0x22};
constexpr std::array<std::uint8_t, 7> kShield{0x7F, 0x5D, 0x5D, 0x7F, 0x3E, 0x1C, 0x08};

void tab(DrawList& list, const ui::Look& look, const Tab& what, Rect ship, TabMark mark) {
  if (what.text.empty()) return;
  const bool never = what.promise == Promise::never, aimed = mark == TabMark::aimed && !never;
  const bool signed_too = never || mark == TabMark::best;
  const int wide = look.table.measure(what.text) + (signed_too ? 9 : 0), w = std::max(68, wide + 8);
  const int x = ship.x + (ship.w - w) / 2, y = ship.y + ship.h, at = x + (w - wide) / 2;
  const std::uint8_t ground = ground_of(what.promise, aimed ? TabMark::aimed : TabMark::none);
  list.fill({x - 1, y, w + 2, kTabH + 1}, stage::ink);
  list.fill({x, y, w, kTabH - 1}, ground);
  list.fill({x + 1, y + kTabH - 1, w - 2, 1}, ground);
  if (never) list.frame({x, y, w, kTabH}, stage::light_grey);  // where slate is black
  const std::uint8_t colour = never ? stage::paper : stage::ink;
  if (signed_too) sign(list, never ? kShield : kStar, at, y + 1, colour);
  list.text(look.table, {at + (signed_too ? 9 : 0), y + 1, wide, 8}, what.text, colour);
  if (!aimed) return;
  for (int k = 0; k < 3; ++k) {
    list.fill({x + 1 + k, y + 2 + k, 1, 5 - 2 * k}, stage::ink);
    list.fill({x + w - 2 - k, y + 2 + k, 1, 5 - 2 * k}, stage::ink);
  }
}

}  // namespace

int Table::own_row_y() const {
  const int below = viewer_ == Viewer::table ? kFootOfDemo - kShipH - kTabH : kOwnYInBattle;
  return kOwnY + (below - kOwnY) * stage::ease_out(slide_, kSlideTicks) / 65536;
}

void Table::draw_top_bar(DrawList& list) const {
  list.fill(ui::kTopBar, stage::ink);
  list.fill({0, 15, stage::kWidth, 1}, stage::deep_sea);
  const auto ticks = [&](Seat seat, int x, int way) {
    const int n = points_afloat(seen_.fleets[index(seat)]), pitch = n > 46 ? 2 : 3;
    const bool usn = seat == Seat::zero;
    for (int i = 0; i < n; ++i) {
      const int at = way > 0 ? x + i * pitch : x - 2 - i * pitch;
      list.fill({at, 5, pitch - 1, 6}, usn ? stage::bright_sea : stage::red);
      list.fill({at, 5, pitch - 1, 1}, usn ? stage::foam : stage::orange);
    }
  };
  list.sprite(art_.ensign_11[index(foe())], 6, 2);
  list.text(look_.text, {20, 4, 24, 8}, kNavyNames[index(foe())], stage::pale_sand);
  list.text(look_.text, {48, 4, 24, 8}, points_[index(foe())], stage::paper);
  ticks(foe(), 68, 1);
  list.sprite(art_.ensign_11[index(me())], stage::kWidth - 17, 2);
  list.text(look_.text, {596, 4, 24, 8}, kNavyNames[index(me())], stage::foam, Align::right);
  list.text(look_.text, {568, 4, 24, 8}, points_[index(me())], stage::paper, Align::right);
  ticks(me(), 572, -1);
  list.text(look_.text, {208, 4, 224, 8}, top_text_, stage::paper, Align::centre);
}

void Table::draw_rows(DrawList& list) const {
  const int frame = look_.ambient ? ambient_ / kWaveSteps : 0;
  const std::optional<Focus> now = framed();
  const std::array<Places, 2> at_of{places(foe(), kEnemyY), places(me(), own_row_y())};
  // Her card is thrown about more than the rest, and her brackets with it.
  const auto place_of = [&](bool below, std::size_t at) {
    Rect r = at_of[below ? 1 : 0][at];
    const Fleet& fleet = below ? own() : enemy();
    if (battle_.open && look_.shake && fleet[at].ship == battle_.event.ship) r.x += shake_of(battle_, scene_ms());
    return r;
  };
  const auto row = [&](bool below, int layer) {
    const Fleet& fleet = below ? own() : enemy();
    const std::array<Tab, kFleet>& tabs = below ? own_tabs_ : enemy_tabs_;
    for (std::size_t at = 0; at < fleet.size(); ++at) {
      const FleetShip& ship = fleet[at];
      Rect r = place_of(below, at);
      if (const int left = arriving_[index(below ? me() : foe())][at]; left > 0) {
        const int whole = stage::ticks_of_ms(kFlyMs);
        // Down or up its own column: a light card over the others' places would flicker (behaviour 27).
        const int far = below ? stage::kHeight - r.y : -kShipH - r.y;
        r.y += far * (65536 - stage::ease_out(whole - left, whole)) / 65536;
      }
      list.layer(layer);
      const bool focused = now && now->at == at && now->place == (below ? Place::own : Place::enemy);
      if (!battle_.open) {
        list.layer(layer + 2);
        tab(list, look_, tabs[at], r,
            focused && aiming_           ? TabMark::aimed
            : best_[below ? 1 : 0] == at ? TabMark::best
                                         : TabMark::none);
        list.layer(layer);
      }
      const bool docked = battle_.open && battle_.event.kind == EventKind::drydock && battle_.event.ship == ship.ship;
      if (r.w == kStubW) {
        paint_stub(list, look_, art_, rules_, ship, r, sunk_label_);
      } else {
        paint_ship(list, look_, art_, rules_, ship, r.x, r.y, frame, sunk_label_, !docked);
      }
      if (below && !battle_.open && firing_ == at) {
        list.layer(layer + 1);
        if (!focused) paint_acting(list, r);
        // Drawn up over her frame: the panel begins right below.
        paint_plate(list, look_, {r.x, r.y, r.w, r.h - 2}, firing_label(), stage::amber, stage::ink);
      }
      if (focused) {
        list.layer(layer + 1);
        if (aiming_ && !mending()) paint_brackets(list, art_, r, tabs[at].promise == Promise::never);
        paint_pointed(list, art_, r);
      }
    }
    list.layer(kGround);
  };
  // Where the fleets will lie.
  if (dealing())
    for (const int y : {kEnemyY, own_row_y()}) {
      const Places there = row_places({}, rules_.dealt_ships, y);
      for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.dealt_ships); ++i) {
        const Rect r = there[i];
        for (const int side : {r.y, r.y + r.h - 1}) list.line(r.x, side, r.x + r.w - 1, side, stage::deep_sea, 4);
        for (const int side : {r.x, r.x + r.w - 1}) list.line(side, r.y, side, r.y + r.h - 1, stage::deep_sea, 4);
      }
    }
  row(false, kRows);
  // On their way down they pass below the picture that opens.
  const int own_layer = battle_.open && slide_ >= kSlideTicks ? kOwnInBattle : kRows;
  row(true, own_layer);
  if (!battle_.open) return;
  // Who acts and whom it befalls, until she has gone down: a sinking is the end of the blow before it.
  const Event& e = battle_.event.kind == EventKind::sunk ? battle_.last : battle_.event;
  const bool fires_now = e.kind == EventKind::broadside, launches = e.kind == EventKind::strike;
  const bool helped = e.kind == EventKind::drydock || e.kind == EventKind::reinforcement;
  const ShipType type = fires_now ? fires(e.card) : ShipType::cv;
  // The first of the class that can (TFB-36: which one is not chosen).
  bool acts = fires_now || launches;
  for (const bool below : {false, true}) {
    const Fleet& fleet = below ? own() : enemy();
    const int layer = below ? own_layer : kOwnInBattle;
    for (std::size_t i = 0; i < fleet.size(); ++i) {
      const Rect r = place_of(below, i);
      if (acts && below == (battle_.actor == me()) && fleet[i].points > 0 && rules_.type(fleet[i].ship) == type) {
        acts = false;
        list.layer(layer + 1);
        paint_acting(list, r);
        paint_plate(list, look_, r, launches ? launches_label_ : fires_label_, stage::amber, stage::ink);
      }
      if (fleet[i].ship != e.ship || e.kind == EventKind::nothing) continue;
      list.layer(layer + (below && own_layer == kRows ? 1 : 2));
      if (helped) {
        paint_acting(list, r);
        paint_plate(list, look_, r, e.kind == EventKind::drydock ? docked_label_ : joined_label_, stage::leaf,
                    stage::ink);
      } else {
        paint_brackets(list, art_, r);
        const bool aimed = fires_now || launches || e.kind == EventKind::submarine || e.kind == EventKind::landair;
        paint_plate(list, look_, r, aimed ? target_label_ : risk_label_, stage::dark_red, stage::paper);
      }
    }
  }
  list.layer(kGround);
}

void Table::draw_log(DrawList& list, Rect r, const std::vector<LogLine>& log, std::size_t lines) const {
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 10}, stage::navy);
  list.frame(r, stage::deep_sea);
  list.fill({r.x + 1, r.y + 10, r.w - 2, 1}, stage::deep_sea);
  list.text(look_.table, {r.x + 4, r.y + 2, 24, 8}, log_label_, stage::paper);
  const bool whole = &log == &log_;
  if (whole) list.text(look_.table, {r.x + 60, r.y + 2, r.w - 64, 8}, holds_label_, stage::silver, Align::right);
  std::size_t from = log.size() > lines ? log.size() - lines : 0;
  while (from < log.size() && from > 0 && log[from].tail) ++from;  // not without its beginning
  for (std::size_t i = from; i < log.size(); ++i) {
    const LogLine& line = log[i];
    const int y = r.y + 14 + static_cast<int>(i - from) * 10 + (whole ? 1 : 0);
    if (line.mark) list.sprite(art_.mark[index(*line.mark)], r.x + 3, y);
    const std::uint8_t colour = i < (whole ? log_fresh_ : battle_fresh_) ? stage::light_grey
                                : line.loud                              ? stage::amber
                                                                         : stage::paper;
    list.text(look_.table, {r.x + 13, y, r.w - 13, 8}, line.text, colour);
  }
}

void Table::draw_middle(DrawList& list) const {
  const int frame = look_.ambient ? ambient_ / kWaveSteps : 0;
  const std::optional<Focus> now = framed();
  if (battle_.open) {
    const int ms = scene_ms();
    list.layer(kTabs);
    paint_battle(list, look_, art_, rules_, battle_, ms);
    paint_roll(list, look_, art_, rules_, battle_, ms);
    draw_log(list, kBattleLog, battle_log_, static_cast<std::size_t>(kBattleLogLines));
    list.layer(kGround);
    return;
  }
  draw_log(list, kLog, log_, static_cast<std::size_t>(kLogLines));
  const Hour hour = static_cast<Hour>((seen_.turn / 10) % 4);
  Aim aim;
  if (aiming_ && now && now->place == Place::enemy && now->at < enemy().size())
    aim = {enemy()[now->at].ship, aiming_->kind == OrderKind::play && is_broadside(aiming_->card),
           enemy_tabs_[now->at].promise != Promise::never};
  paint_horizon(list, art_, rules_, enemy(), me(), hour, frame, aim);
  if (!enemy().empty() && !own().empty()) {  // whose row is above and whose below, and how many float, always here
    const auto plate = [&](const std::string& text, int y, std::uint8_t colour) {
      const int w = look_.table.measure(text) + 8, x = kHorizon.x + kHorizon.w - w;
      list.fill({x, y, w, 12}, stage::ink);
      list.frame({x, y, w, 12}, stage::deep_sea);
      list.text(look_.table, {x + 4, y + 2, w - 4, 8}, text, colour);
    };
    plate(enemy_ships_label_, kHorizon.y, stage::pale_sand);
    plate(own_ships_label_, kHorizon.y + kHorizon.h - 12, stage::foam);
  }
  if (!acts_.idle() && acts_.front().kind == EventKind::coin) draw_coin(list);
  draw_turned_up(list);
  for (int k = std::min(2, seen_.deck_left / 20); k > 0; --k)
    list.sprite(art_.back, kDeckAt.x + 2 * k, kDeckAt.y + 2 * k);
  list.sprite(seen_.deck_left > 0 ? art_.back : art_.ghost, kDeckAt.x, kDeckAt.y);
  list.fill({kDeckAt.x + 14, kDeckAt.y + 62, 29, 12}, stage::ink);
  list.frame({kDeckAt.x + 14, kDeckAt.y + 62, 29, 12}, stage::shallows);
  list.text(look_.table, {kDeckAt.x + 15, kDeckAt.y + 64, 27, 8}, deck_label_, stage::paper, Align::centre);
  list.sprite(seen_.top ? art_.card[index(*seen_.top)] : art_.ghost, kDiscardAt.x, kDiscardAt.y);
  if (now) {
    list.layer(kFocusFrame);
    if (now->place == Place::deck) paint_pointed(list, art_, kDeckAt);
    if (now->place == Place::discards) paint_pointed(list, art_, kDiscardAt);
    if (now->place == Place::log) paint_pointed(list, art_, kLog);
    list.layer(kGround);
  }
}

// What befalls who drew it is read by everyone before it happens.
void Table::draw_turned_up(DrawList& list) const {
  if (acts_.idle() || acts_.front().kind != EventKind::event || acts_.changed() || acts_.ms() < kFlyMs) return;
  const Rect r = turned_up_at(acts_.front().seat == me());
  list.layer(kNotice);
  list.fill({r.x - 4, r.y - 4, r.w + 8, r.h + 8}, stage::ink);
  list.frame({r.x - 3, r.y - 3, r.w + 6, r.h + 6}, stage::amber);
  list.frame({r.x - 2, r.y - 2, r.w + 4, r.h + 4}, stage::amber);
  list.sprite(art_.large_card[index(acts_.front().card)], r.x, r.y);
  list.layer(kGround);
}

// It is tossed, turns over and lies: whose sign is up begins (TFB-22).
void Table::draw_coin(DrawList& list) const {
  constexpr int kCoin = 48, kSpin = kCoinMs, kTurn = 200;
  const int ms = std::min(acts_.ms(), kSpin), left = kSpin - ms;
  const std::size_t side = index(acts_.front().seat);
  // Half turns are counted back from the end, so that the right side is up when it lies.
  const int half = left / (kTurn / 2), phase = left % (kTurn / 2);
  const bool other_side = left > 0 && (half + 1) / 2 % 2 == 1;
  const int turned = half % 2 == 0 ? phase : kTurn / 2 - phase;
  const int width = std::max(10, kCoin * (kTurn / 2 - turned) / (kTurn / 2));
  const int middle = kHorizon.x + kHorizon.w / 2;  // over the view
  const int x = middle - kCoin / 2, y = kHorizon.y + 12 - 84 * ms * left * 4 / (kSpin * kSpin);
  list.layer(kNotice);
  list.squashed(art_.coin[other_side ? 1 - side : side], x, y, width);
  if (left == 0) {
    const Rect plate{middle - 44, y + kCoin + 6, 88, 13};
    list.fill(plate, stage::ink);
    list.frame(plate, stage::amber);
    list.text(look_.text, {plate.x + 2, plate.y + 3, plate.w - 4, 8}, begins_label_, stage::paper, Align::centre);
  }
  list.layer(kGround);
}

// The two ways to begin a turn: a card or, with a carrier, an air strike (TFB-8).
void Table::draw_tiles(DrawList& list) const {
  const std::optional<Focus> now = framed();
  const bool two = may_strike();
  list.layer(kFocusFrame);
  for (const bool strike : {false, true}) {
    if (strike && !two) break;
    const Rect r = draw_place(two, strike);
    const bool focused = now && now->place == Place::draw && (now->at == 1) == strike;
    if (two) {
      list.fill(r, stage::midnight);
      list.frame(r, stage::shallows);
    } else {
      list.sprite(art_.ghost, r.x, r.y);
    }
    const int y = two ? r.y + 4 : r.y + 26;
    list.text(look_.text, {r.x + 2, y, r.w - 4, 8}, strike ? strike_label_ : draw_label_, stage::paper, Align::centre);
    if (by_keys()) ui::paint_keycap(list, look_, r.x + 4, y + 15, strike ? "A" : "D");
    if (strike) {
      const SpriteRef& plane = art_.plane_level[index(me())];
      list.sprite(plane, r.x + r.w - 2 - plane.from.w, y + 8);  // clear of the key
      list.text(look_.table, {r.x + 17, y + 23, r.w - 19, 8}, strike_odds_label_, stage::paper, Align::centre);
    } else {
      for (const int k : {2, 1, 0}) {
        list.fill({r.x + 20 + 3 * k, y + 12 + k, 12, 17}, stage::ink);
        list.fill({r.x + 21 + 3 * k, y + 13 + k, 10, 15}, k == 0 ? stage::navy : stage::deep_sea);
        list.frame({r.x + 21 + 3 * k, y + 13 + k, 10, 15}, stage::shallows);
      }
      list.fill({r.x + 25, y + 18, 2, 5}, stage::foam);
      list.fill({r.x + 24, y + 21, 4, 1}, stage::foam);
    }
    if (focused) paint_pointed(list, art_, r);
  }
  list.layer(kGround);
}

void Table::draw_hand(DrawList& list) const {
  const bool open = viewer_ != Viewer::table;
  const std::optional<Focus> now = framed();
  for (std::size_t i = 0; i < hand_shown_; ++i) {
    const auto* at = stage_.things.find<stage::Position>(hand_things_[i]);
    const auto* layer = stage_.things.find<stage::Layer>(hand_things_[i]);
    list.layer(layer->layer - (layer->layer == 6 ? 1 : 0), layer->order - 1);
    // Its shadow is as wide as it shows while it turns over.
    const auto* turning = stage_.things.find<stage::Flip>(hand_things_[i]);
    const int wide = turning ? stage::flip_width(*turning, kCardW) : kCardW;
    list.fill({at->x + 3 + (kCardW - wide) / 2, at->y + 2, wide, kCardH}, stage::ink);
    if (now && now->place == Place::hand && now->at == i) paint_pointed(list, art_, {at->x, at->y, kCardW, kCardH});
    const auto* face = stage_.things.find<stage::CardFace>(hand_things_[i]);
    if (!face->remap || !open || i >= hand().size() || why_not(hand()[i]).empty()) continue;
    // Why it cannot be played, across its picture.
    list.layer(layer->layer, layer->order + 1);
    const Rect bar{at->x + 2, at->y + 34, kCardW - 4, 13};
    list.fill(bar, stage::ink);
    for (const int y : {bar.y, bar.y + bar.h - 1}) list.fill({bar.x, y, bar.w, 1}, stage::silver);
    list.text(look_.table, {bar.x + 1, bar.y + 3, bar.w - 2, 8}, why_not(hand()[i]), stage::paper, Align::centre);
  }
  list.layer(kGround);
  const Rect slot = hand_place(static_cast<int>(kHand) - 1);
  if (battle_.open || slide_ > 0 || !open || !acts_.idle()) return;
  if (hand_shown_ == kHand) {
    // On the card's upper rim, at one place whatever the focus; a card that is raised has been seen.
    const auto* card = stage_.things.find<stage::Position>(hand_things_[kHand - 1]);
    if (card->y < kHandY) return;
    const int w = look_.table.measure(drawn_label_) + 5, x = slot.x - 5, y = slot.y - 12;
    list.layer(kFocusFrame + 2);
    list.fill({x - 1, y - 1, w + 2, 13}, stage::ink);
    list.fill({x, y, w, 11}, stage::leaf);
    list.text(look_.table, {x + 3, y + 2, w - 3, 8}, drawn_label_, stage::ink);
    list.layer(kGround);
  } else if (deciding() && seen_.stage == Stage::turn) {
    draw_tiles(list);
  }
}

void Table::draw_commands(DrawList& list) const {
  const Rect r = kCommandsAt;
  const std::optional<Focus> now = framed();
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 12}, stage::navy);
  list.frame(r, stage::deep_sea);
  list.text(look_.table, {r.x + 4, r.y + 3, r.w - 6, 8}, commands_label_, stage::paper);
  const bool keys = by_keys();
  for (std::size_t i = 0; i < kCommands; ++i) {
    const Rect at = command_place(static_cast<int>(i));
    const bool focused = now && now->place == Place::command && now->at == i;
    if (focused) list.fill({at.x, at.y, at.w, 11}, stage::yellow);
    // What is not open now has an empty key and pale words. Without a keyboard in hand there are no keys to press.
    const Rect key{at.x + 1, at.y + 1, 9, 9};
    if (!keys) {
      list.fill({key.x + 3, key.y + 3, 3, 3}, focused ? stage::ink : open_[i] ? stage::silver : stage::slate);
    } else if (open_[i] || focused) {
      list.fill(key, focused ? stage::ink : stage::silver);
    } else {
      list.frame(key, stage::slate);
    }
    if (keys)
      list.text(look_.table, {at.x + 3, at.y + 2, 6, 8}, command_keys_[i],
                focused    ? stage::yellow
                : open_[i] ? stage::ink
                           : stage::light_grey);
    list.text(look_.table, {at.x + 13, at.y + 2, at.w - 13, 8}, command_names_[i],
              focused    ? stage::ink
              : open_[i] ? stage::paper
                         : stage::light_grey);
  }
}

// Large text: what was refused or advised, and why, is read over the middle.
void Table::draw_notice(DrawList& list) const {
  const Panel& p = *notice_;
  Rect r = kNoticeAt;
  const int less = r.h - 27 - 17 * static_cast<int>(notice_lines_.size());
  r.y += less, r.h -= less;
  list.layer(kNotice);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 20}, p.warning ? stage::maroon : stage::jungle);
  list.frame(r, p.warning ? stage::red : stage::amber);
  list.fill({r.x + 1, r.y + 21, r.w - 2, 1}, p.warning ? stage::red : stage::amber);
  list.text(look_.head, {r.x + 8, r.y + 3, 216, 16}, p.title, stage::paper);
  list.text(look_.head, {r.x + 228, r.y + 3, r.w - 236, 16}, p.note, p.warning ? stage::light_grey : stage::yellow,
            Align::right);
  for (std::size_t i = 0; i < notice_lines_.size(); ++i)
    list.text(look_.head, {r.x + 8, r.y + 24 + static_cast<int>(i) * 17, r.w - 16, 16}, notice_lines_[i], stage::paper);
  list.layer(kGround);
}

void Table::draw_panel(DrawList& list) const {
  if (notice_ && look_.large_text) draw_notice(list);
  const bool told = notice_ && !look_.large_text;
  const Panel& p = told ? *notice_ : panel_;
  Rect r = kPanel;
  if (viewer_ == Viewer::table) r.h = kFootOfDemo - 4 - r.y;
  list.layer(told ? kNotice : kPanelLayer);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 12}, p.warning ? stage::maroon : told ? stage::jungle : stage::dark_red);
  list.frame(r, p.warning ? stage::red : stage::amber);
  list.text(look_.text, {r.x + 5, r.y + 3, r.w - 10, 8}, p.title, stage::paper);
  list.fill({r.x + 1, r.y + 12, r.w - 2, 1}, p.warning ? stage::red : stage::amber);
  if (p.warning) {
    list.text(look_.table, {r.x + 5, r.y + r.h - 11, r.w - 10, 8}, p.note, stage::light_grey);
  } else {
    const bool tight = look_.text.measure(p.title) + look_.text.measure(p.note) + 8 > r.w - 10;
    list.text(tight ? look_.table : look_.text, {r.x + 5, r.y + 3, r.w - 10, 8}, p.note, stage::yellow, Align::right);
  }
  for (std::size_t i = 0; i < p.lines.size(); ++i)
    list.text(p.large ? look_.text : look_.table, {r.x + 5, r.y + 16 + static_cast<int>(i) * 10, r.w - 10, 8},
              p.lines[i], stage::paper);
  switch (p.figure) {
    case Panel::Figure::none: break;
    case Panel::Figure::guns:
      paint_histogram(list, look_, {r.x + 3, r.y + 38, 154, 58}, p.dice, p.flags, p.lit, p.lit_name);
      break;
    case Panel::Figure::chance:
      paint_chance(list, look_, {r.x + 8, r.y + 66, r.w - 16, 28}, p.chance, p.good, std::nullopt, p.if_so, p.if_not);
      break;
  }
  list.layer(kGround);
}

// Her portrait at sea, or where she lies now.
void Table::draw_portrait(DrawList& list) const {
  if (!portrait_) return;
  const FleetShip& ship = *portrait_;
  const std::size_t side = index(navy(ship.ship));
  const auto type = static_cast<std::size_t>(rules_.type(ship.ship));
  const Backdrop where = ship.points == 0 ? Backdrop::sinking : side == 0 ? Backdrop::carrier : Backdrop::cl;
  list.layer(kOverlay);
  list.frame({kPortrait.x - 1, kPortrait.y - 1, kPortrait.w + 2, kPortrait.h + 2}, stage::amber);
  list.push_clip(kPortrait);
  list.sprite(art_.scene[static_cast<std::size_t>(where)], kPortrait.x, kPortrait.y - 32);
  const int down = ship.points == 0 ? 52 : 0;
  list.push_clip({kPortrait.x, kPortrait.y, kPortrait.w, 109});
  list.sprite(art_.target[type][side], kPortrait.x + 180, kPortrait.y + 108 - 92 + down);
  list.pop_clip();
  if (ship.points > 0 && 2 * ship.points <= rules_.printed(ship.ship)) {
    const bool left = side == 0;  // aft, as in the battle pictures
    const int w = art_.smoke[0].from.w;
    list.sprite(art_.smoke[0], kPortrait.x + (left ? 321 - w : 311), kPortrait.y + 78 - 86, left);
    list.sprite(art_.blaze[0], kPortrait.x + 306, kPortrait.y + 78 - 22);
  }
  list.pop_clip();
  // Her name and what is left of her, as large as the picture asks for.
  const Rect plate{kPortrait.x + 8, kPortrait.y + 8, 220, 52};
  list.fill(plate, stage::ink);
  list.frame(plate, stage::light_grey);
  list.sprite(art_.ensign_11[side], plate.x + 6, plate.y + 5);
  list.text(look_.head, {plate.x + 20, plate.y + 3, plate.w - 22, 16}, portrait_words_[0], stage::paper);
  list.text(look_.table, {plate.x + 6, plate.y + 22, plate.w - 8, 8}, portrait_words_[1], stage::silver);
  const int printed = rules_.printed(ship.ship);
  for (int p = 0; p < printed; ++p) {
    const Rect pip{plate.x + 6 + 11 * p, plate.y + 35, 10, 11};
    if (p < ship.points) {
      const bool whole = ship.points == printed, low = 2 * ship.points < printed;
      list.fill(pip, whole ? stage::green : low ? stage::red : stage::amber);
      list.fill({pip.x, pip.y, pip.w, 2}, whole ? stage::leaf : low ? stage::orange : stage::yellow);
    } else {
      list.frame(pip, stage::dark_red);
      list.line(pip.x + 2, pip.y + 8, pip.x + 7, pip.y + 2, stage::red);
    }
  }
  list.text(look_.text, {plate.x + plate.w - 46, plate.y + 37, 42, 8}, portrait_words_[2], stage::paper, Align::right);
  list.layer(kGround);
}

// Over the horizon, a picture: the log beside it stays whole. Large text needs both. A battle fills the middle.
Rect Table::lesson_place() const {
  if (battle_.open) return {0, 0, stage::kWidth, 0};
  return look_.large_text ? Rect{9, 95, 485, 78} : Rect{kHorizon.x + 1, kHorizon.y + 1, kHorizon.w - 2, kHorizon.h - 2};
}

void Table::draw(DrawList& list) const {
  if (battle_.open && look_.shake) {
    const int push = shake_of(battle_, scene_ms());
    list.shake(push, push == 0 ? 0 : -push / 2);
  }
  list.layer(kGround);
  ground(list, art_.wave);
  draw_rows(list);
  draw_middle(list);
  draw_hand(list);
  stage::draw_things(stage_.things, list);
  if (!battle_.open && slide_ == 0) {
    if (viewer_ != Viewer::table && !(dealing() && own().empty())) draw_commands(list);  // nobody is asked for anything
    if (!reading_.open()) draw_panel(list);  // it would stand in broken words beside what is read
  }
  list.shake(0, 0);
  list.layer(kNotice + 1);
  draw_top_bar(list);
  reading_.draw(list, look_, kOverlay);
  draw_portrait(list);
  list.layer(kOverlay + 1);
  ui::paint_hints(list, look_, hints_, right_hint_);
  list.layer(kGround);
}

}  // namespace d6::broadside
