// The picture of the table: a pure function of what the view holds. Nothing here searches or builds long texts.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "games/broadside/view/paint_ships.h"
#include "games/broadside/view/table.h"
#include "stage/systems/draw.h"
#include "stage/systems/tween.h"

namespace d6::broadside {

using stage::Align;
using stage::DrawList;

namespace {

constexpr int kSlideTicks = 48;
constexpr int kWaveSteps = 16;  // fixed steps a frame of waves: under 4 a second

// Layers: the table, rows, middle, tabs, hand (4), focus frame (5), focused card (6), flying cards (8), overlay (20).
enum Layer : int { kGround = 0, kRows = 1, kTabs = 3, kFocusFrame = 5, kOwnInBattle = 9, kNotice = 12, kOverlay = 20 };

// Midnight with little wave marks, the same every time.
void ground(DrawList& list, const SpriteRef& wave) {
  list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::midnight);
  for (int row = 0; row < 32; ++row)
    for (int x = (row * 23) % 40 - 20; x < stage::kWidth; x += 40 + (row * 7 + x / 9) % 14)
      list.sprite(wave, x, 20 + row * 10);
}

// The best of a row glows and has a wedge at either side; the ship that is aimed at has a red tab.
enum class TabMark : std::uint8_t { none, best, aimed };

std::uint8_t ground_of(Promise promise, TabMark mark) {
  if (promise == Promise::never || promise == Promise::none) return stage::slate;
  if (mark == TabMark::aimed) return stage::dark_red;
  if (mark == TabMark::best) return stage::yellow;
  return promise == Promise::hurts ? stage::shallows : promise == Promise::mends ? stage::leaf : stage::sand;
}

void tab(DrawList& list, const ui::Look& look, const Tab& what, Rect ship, TabMark mark) {
  if (what.text.empty()) return;
  const bool aimed = mark == TabMark::aimed && !what.aimed.empty();
  const std::string& text = aimed ? what.aimed : what.text;
  const int w = std::max(68, look.table.measure(text) + 8), x = ship.x + (ship.w - w) / 2, y = ship.y + ship.h;
  const std::uint8_t ground = ground_of(what.promise, mark);
  list.fill({x - 1, y, w + 2, 13}, stage::ink);
  list.fill({x, y, w, 11}, ground);
  list.fill({x + 1, y + 11, w - 2, 1}, ground);
  if (what.promise == Promise::never) list.frame({x, y, w, 12}, stage::light_grey);  // where slate is black
  const std::uint8_t colour = what.promise == Promise::never ? stage::paper : aimed ? stage::paper : stage::ink;
  list.text(look.table, {x + 2, y + 2, w - 4, 8}, text, colour, Align::centre);
  if (mark != TabMark::best) return;
  for (int k = 0; k < 3; ++k) {
    list.fill({x + 1 + k, y + 3 + k, 1, 5 - 2 * k}, stage::ink);
    list.fill({x + w - 2 - k, y + 3 + k, 1, 5 - 2 * k}, stage::ink);
  }
}

}  // namespace

int Table::own_row_y() const {
  const int below = viewer_ == Viewer::table ? kFootOfDemo - kShipH - 6 : kOwnYInBattle;  // brackets above the words
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
  // Her card is thrown about more than the rest, and her brackets with it.
  const auto place_of = [&](const Fleet& fleet, std::size_t at, int y) {
    Rect r = ship_place(static_cast<int>(at), slots(fleet), y);
    if (battle_.open && look_.shake && fleet[at].ship == battle_.event.ship) r.x += shake_of(battle_, acts_.ms());
    return r;
  };
  const auto row = [&](const Fleet& fleet, const std::array<Tab, kFleet>& tabs, int y, bool enemy_row, int layer) {
    for (std::size_t at = 0; at < fleet.size(); ++at) {
      const FleetShip& ship = fleet[at];
      Rect r = place_of(fleet, at, y);
      if (const int left = arriving_[index(enemy_row ? foe() : me())][at]; left > 0) {
        const int whole = stage::ticks_of_ms(kFlyMs);
        // Down or up its own column: a light card over the others' places would flicker (behaviour 27).
        const int far = enemy_row ? -kShipH - r.y : stage::kHeight - r.y;
        r.y += far * (65536 - stage::ease_out(whole - left, whole)) / 65536;
      }
      list.layer(layer);
      const bool focused = now && now->at == at && now->place == (enemy_row ? Place::enemy : Place::own);
      if (!battle_.open) {
        list.layer(layer + 2);
        tab(list, look_, tabs[at], r,
            focused && aiming_ && !mending() ? TabMark::aimed
            : best_[enemy_row ? 0 : 1][at]   ? TabMark::best
                                             : TabMark::none);
        list.layer(layer);
      }
      const bool docked = battle_.open && battle_.event.kind == EventKind::drydock && battle_.event.ship == ship.ship;
      paint_ship(list, look_, art_, rules_, ship, r.x, r.y, frame, !docked);
      if (focused) {
        list.layer(layer + 1);
        ui::paint_focus(list, r);
        if (aiming_ && !mending())
          paint_brackets(list, look_, art_, r, no_label_, false, tabs[at].promise == Promise::never);
      }
      if (!enemy_row && !battle_.open && firing_ == at && !focused) {
        list.layer(layer + 1);
        paint_acting(list, r);
      }
    }
    list.layer(kGround);
  };
  // Where the fleets will lie.
  if (dealing())
    for (int i = 0; i < rules_.dealt_ships; ++i)
      for (const int y : {kEnemyY, own_row_y()}) {
        const Rect r = ship_place(i, rules_.dealt_ships, y);
        for (const int side : {r.y, r.y + r.h - 1}) list.line(r.x, side, r.x + r.w - 1, side, stage::deep_sea, 4);
        for (const int side : {r.x, r.x + r.w - 1}) list.line(side, r.y, side, r.y + r.h - 1, stage::deep_sea, 4);
      }
  row(enemy(), enemy_tabs_, kEnemyY, true, kRows);
  // On their way down they pass below the picture that opens.
  const int own_layer = battle_.open && slide_ >= kSlideTicks ? kOwnInBattle : kRows;
  row(own(), own_tabs_, own_row_y(), false, own_layer);
  if (battle_.open) {
    // Who fires, and at whom: the first ship of the class that can (TFB-36: which one is not chosen).
    const bool below = battle_.actor == me();
    const Fleet& acting = below ? own() : enemy();
    const Event& e = battle_.event;
    const bool fires_now = e.kind == EventKind::broadside || e.kind == EventKind::strike;
    const ShipType type = e.kind == EventKind::broadside ? fires(e.card) : ShipType::cv;
    for (std::size_t i = 0; fires_now && i < acting.size(); ++i) {
      if (acting[i].points == 0 || rules_.type(acting[i].ship) != type) continue;
      list.layer((below ? own_layer : kOwnInBattle) + 1);
      paint_acting(list, place_of(acting, i, below ? own_row_y() : kEnemyY));
      break;
    }
    const bool attack = battle_.actor != navy(e.ship);
    for (const Seat seat : {Seat::zero, Seat::one}) {
      const Fleet& fleet = seen_.fleets[index(seat)];
      for (std::size_t i = 0; i < fleet.size(); ++i)
        if (fleet[i].ship == e.ship && e.kind != EventKind::nothing && e.kind != EventKind::no_ship) {
          list.layer(seat == me() && own_layer == kRows ? kRows + 1 : kOwnInBattle + 2);
          if (e.kind == EventKind::drydock || e.kind == EventKind::reinforcement)
            paint_acting(list, place_of(fleet, i, seat == me() ? own_row_y() : kEnemyY));
          else
            paint_brackets(list, look_, art_, place_of(fleet, i, seat == me() ? own_row_y() : kEnemyY),
                           attack ? target_label_ : no_label_, seat == me());
        }
    }
    list.layer(kGround);
  }
}

void Table::draw_log(DrawList& list, Rect r, const std::vector<LogLine>& log, std::size_t lines) const {
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 10}, stage::navy);
  list.frame(r, stage::deep_sea);
  list.fill({r.x + 1, r.y + 10, r.w - 2, 1}, stage::deep_sea);
  list.text(look_.table, {r.x + 4, r.y + 2, 24, 8}, log_label_, stage::paper);
  const bool whole = &log == &log_;
  if (whole) list.text(look_.table, {r.x + 60, r.y + 2, r.w - 64, 8}, holds_label_, stage::silver, Align::right);
  const std::size_t from = log.size() > lines ? log.size() - lines : 0;
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
    const int ms = acts_.ms();
    list.layer(kTabs);
    paint_battle(list, look_, art_, rules_, battle_, ms);
    paint_roll(list, look_, art_, rules_, battle_, ms);
    draw_log(list, kBattleLog, battle_log_, 4);
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
  for (int k = std::min(2, seen_.deck_left / 20); k > 0; --k)
    list.sprite(art_.back, kDeckAt.x + 2 * k, kDeckAt.y + 2 * k);
  list.sprite(seen_.deck_left > 0 ? art_.back : art_.ghost, kDeckAt.x, kDeckAt.y);
  list.fill({kDeckAt.x + 14, kDeckAt.y + 62, 29, 12}, stage::ink);
  list.frame({kDeckAt.x + 14, kDeckAt.y + 62, 29, 12}, stage::shallows);
  list.text(look_.table, {kDeckAt.x + 15, kDeckAt.y + 64, 27, 8}, deck_label_, stage::paper, Align::centre);
  list.sprite(seen_.top ? art_.card[index(*seen_.top)] : art_.ghost, kDiscardAt.x, kDiscardAt.y);
  if (now) {
    list.layer(kFocusFrame);
    if (now->place == Place::deck) ui::paint_focus(list, kDeckAt);
    if (now->place == Place::discards) ui::paint_focus(list, kDiscardAt);
    if (now->place == Place::log) ui::paint_focus(list, kLog);
    list.layer(kGround);
  }
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
    const std::uint8_t colour = focused ? stage::yellow : stage::paper;
    const int y = two ? r.y + 4 : r.y + 26;
    list.text(look_.text, {r.x + 2, y, r.w - 4, 8}, strike ? strike_label_ : draw_label_, colour, Align::centre);
    if (strike) {
      list.sprite(art_.plane_level[index(me())], r.x + (r.w - art_.plane_level[index(me())].from.w) / 2, y + 9);
      list.text(look_.table, {r.x + 2, y + 25, r.w - 4, 8}, strike_odds_label_, stage::silver, Align::centre);
    } else {
      for (const int k : {2, 1, 0}) {
        list.fill({r.x + 20 + 3 * k, y + 12 + k, 12, 17}, stage::ink);
        list.fill({r.x + 21 + 3 * k, y + 13 + k, 10, 15}, k == 0 ? stage::navy : stage::deep_sea);
        list.frame({r.x + 21 + 3 * k, y + 13 + k, 10, 15}, stage::shallows);
      }
      list.fill({r.x + 25, y + 18, 2, 5}, stage::foam);
      list.fill({r.x + 24, y + 21, 4, 1}, stage::foam);
    }
    if (focused) paint_card_focus(list, r);
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
    // A lifted card leaves its shadow where it lay.
    const bool up = at->y < kHandY && at->y >= kHandY - kRaised && open;
    list.fill({at->x + 3, up ? kHandY + 3 : at->y + 2, kCardW, kCardH}, stage::ink);
    if (now && now->place == Place::hand && now->at == i) paint_card_focus(list, {at->x, at->y, kCardW, kCardH});
    if (i == chosen_ && speaks_of_hand_ && !battle_.open) paint_acting(list, {at->x, at->y, kCardW, kCardH});
  }
  list.layer(kGround);
  const Rect slot = hand_place(static_cast<int>(kHand) - 1);
  if (battle_.open || slide_ > 0 || !open || !acts_.idle()) return;
  if (hand_shown_ == kHand) {
    const auto* card = stage_.things.find<stage::Position>(hand_things_[kHand - 1]);
    const bool up = card->y < kHandY;
    const int w = look_.table.measure(drawn_label_) + 6, x = slot.x + (slot.w - w) / 2;
    const int y = up ? card->y + kCardH + 6 : card->y - 11;
    list.layer(kFocusFrame + 2);
    list.fill({x, y, w, 11}, stage::jungle);
    list.fill({x + 1, y - 1, w - 2, 1}, stage::leaf);
    list.text(look_.table, {x + 3, y + 2, w - 3, 8}, drawn_label_, stage::paper);
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
  list.layer(told ? kNotice : kGround);
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
    case Panel::Figure::guns: paint_histogram(list, look_, {r.x + 3, r.y + 38, 154, 58}, p.dice, p.flags, p.lit); break;
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
  paint_ship(list, look_, art_, rules_, ship, kPortrait.x + 16, kPortrait.y + 16, 0);
  list.layer(kGround);
}

// Over the horizon, a picture: the log beside it stays whole. Large text needs both. A battle fills the middle.
Rect Table::lesson_place() const {
  if (battle_.open) return {0, 0, stage::kWidth, 0};
  return look_.large_text ? Rect{9, 95, 485, 78} : Rect{kHorizon.x + 1, kHorizon.y + 1, kHorizon.w - 2, kHorizon.h - 2};
}

void Table::draw(DrawList& list) const {
  if (battle_.open && look_.shake) {
    const int push = shake_of(battle_, acts_.ms());
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
