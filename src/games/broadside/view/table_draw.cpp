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

std::uint8_t ground_of(Promise promise) {
  switch (promise) {
    case Promise::likely: return stage::yellow;
    case Promise::some: return stage::sand;
    case Promise::none:
    case Promise::never: return stage::slate;
  }
  return stage::slate;
}

void tab(DrawList& list, const ui::Look& look, const Tab& what, Rect ship) {
  if (what.text.empty()) return;
  const int w = std::max(64, look.table.measure(what.text) + 8), x = ship.x + (ship.w - w) / 2, y = ship.y + ship.h;
  list.fill({x - 1, y, w + 2, 13}, stage::ink);
  list.fill({x, y, w, 11}, ground_of(what.promise));
  list.fill({x + 1, y + 11, w - 2, 1}, ground_of(what.promise));
  list.text(look.table, {x + 2, y + 2, w - 4, 8}, what.text,
            what.promise == Promise::never ? stage::silver : stage::ink, Align::centre);
}

}  // namespace

int Table::own_row_y() const { return kOwnY + (kOwnYInBattle - kOwnY) * stage::ease_out(slide_, kSlideTicks) / 65536; }

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
  const std::optional<Focus> now = viewer_ == Viewer::table || battle_.open ? std::nullopt : focus();
  const auto row = [&](const Fleet& fleet, const std::array<Tab, kFleet>& tabs, int y, bool enemy_row, int layer) {
    const int n = static_cast<int>(fleet.size());
    for (int i = 0; i < n; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const FleetShip& ship = fleet[at];
      Rect r = ship_place(i, n, y);
      if (battle_.open && look_.shake && ship.ship == battle_.event.ship)
        r.x += shake_of(battle_, act_ * 1000 / 240);  // against the table: her card is thrown about more than the rest
      list.layer(layer);
      const bool focused = now && now->at == at && now->place == (enemy_row ? Place::enemy : Place::own);
      if (!battle_.open) {
        list.layer(layer + 1);
        tab(list, look_, tabs[at], focused ? Rect{r.x, r.y, r.w, r.h + 4} : r);
        list.layer(layer);
      }
      paint_ship(list, look_, art_, rules_, ship, r.x, r.y, frame);
      if (focused) {
        list.layer(layer + 1);
        ui::paint_focus(list, r);
        if (aiming_) paint_brackets(list, look_, art_, r, no_label_);
      }
    }
    list.layer(kGround);
  };
  row(enemy(), enemy_tabs_, kEnemyY, true, kRows);
  row(own(), own_tabs_, own_row_y(), false, battle_.open || slide_ > 0 ? kOwnInBattle : kRows);
  if (battle_.open) {
    // Who fires, and at whom: the first ship of the class that can (TFB-36: which one is not chosen).
    const bool below = battle_.actor == me();
    const Fleet& acting = below ? own() : enemy();
    const Event& e = battle_.event;
    const bool fires_now = e.kind == EventKind::broadside || e.kind == EventKind::strike;
    const ShipType type = e.kind == EventKind::broadside ? fires(e.card) : ShipType::cv;
    for (std::size_t i = 0; fires_now && i < acting.size(); ++i) {
      if (acting[i].points == 0 || rules_.type(acting[i].ship) != type) continue;
      list.layer(kOwnInBattle + 1);
      paint_acting(list,
                   ship_place(static_cast<int>(i), static_cast<int>(acting.size()), below ? own_row_y() : kEnemyY));
      break;
    }
    const bool attack = battle_.actor != navy(e.ship);
    for (const Seat seat : {Seat::zero, Seat::one}) {
      const Fleet& fleet = seen_.fleets[index(seat)];
      for (std::size_t i = 0; i < fleet.size(); ++i)
        if (fleet[i].ship == e.ship && e.kind != EventKind::nothing && e.kind != EventKind::no_ship) {
          list.layer(kOwnInBattle + 2);
          paint_brackets(
              list, look_, art_,
              ship_place(static_cast<int>(i), static_cast<int>(fleet.size()), seat == me() ? own_row_y() : kEnemyY),
              attack ? target_label_ : no_label_);
        }
    }
    list.layer(kGround);
  }
  if (enemy().size() <= 5) {
    list.text(look_.table, {8, 36, 56, 8}, enemy_label_, stage::pale_sand);
    list.text(look_.table, {8, 48, 56, 8}, ships_label_, stage::silver);
  } else if (enemy().size() == 6) {
    list.text(look_.table, {2, 40, 33, 8}, enemy_label_, stage::pale_sand);
  }
  if (own().size() <= 6 && !battle_.open && slide_ == 0)
    list.text(look_.table, {own().size() <= 5 ? 12 : 6, 204, 24, 8}, own_label_, stage::foam);
}

void Table::draw_log(DrawList& list, Rect r, const std::vector<LogLine>& log, std::size_t lines) const {
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 10}, stage::navy);
  list.frame(r, stage::deep_sea);
  list.text(look_.table, {r.x + 4, r.y + 2, 24, 8}, log_label_, stage::paper);
  const bool whole = &log == &log_;
  if (whole) list.text(look_.table, {r.x + 60, r.y + 2, r.w - 64, 8}, holds_label_, stage::silver, Align::right);
  const std::size_t from = log.size() > lines ? log.size() - lines : 0;
  for (std::size_t i = from; i < log.size(); ++i) {
    const LogLine& line = log[i];
    const int y = r.y + 14 + static_cast<int>(i - from) * 10 + (whole ? 1 : 0);
    if (line.mark) list.sprite(art_.mark[index(*line.mark)], r.x + 3, y);
    const std::uint8_t colour = whole && i < log_fresh_ ? stage::light_grey : line.loud ? stage::amber : stage::paper;
    list.text(look_.table, {r.x + 13, y, r.w - 13, 8}, line.text, colour);
  }
}

void Table::draw_middle(DrawList& list) const {
  const int frame = look_.ambient ? ambient_ / kWaveSteps : 0;
  std::optional<Focus> now;  // by ?: GCC takes it for uninitialized
  if (viewer_ != Viewer::table) now = focus();
  if (battle_.open) {
    const int ms = act_ * 1000 / 240;
    list.layer(kTabs);
    paint_battle(list, look_, art_, rules_, battle_, ms);
    paint_roll(list, look_, art_, rules_, battle_, ms);
    draw_log(list, kBattleLog, battle_log_, 4);
    list.layer(kGround);
    return;
  }
  draw_log(list, kLog, log_, static_cast<std::size_t>(kLogLines));
  const Hour hour = static_cast<Hour>((seen_.turn / 10) % 4);
  paint_horizon(list, art_, rules_, enemy(), me(), hour, frame);
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

void Table::draw_hand(DrawList& list) const {
  const bool open = viewer_ != Viewer::table;
  std::optional<Focus> now;
  if (open && !battle_.open) now = focus();
  for (std::size_t i = 0; i < hand_shown_; ++i) {
    const auto* at = stage_.things.find<stage::Position>(hand_things_[i]);
    const auto* layer = stage_.things.find<stage::Layer>(hand_things_[i]);
    list.layer(layer->layer - (layer->layer == 6 ? 1 : 0), layer->order - 1);
    list.fill({at->x + 2, at->y + 2, kCardW, kCardH}, stage::ink);
    if (now && now->place == Place::hand && now->at == i) paint_card_focus(list, {at->x, at->y, kCardW, kCardH});
    if (i == chosen_ && speaks_of_hand_ && !battle_.open) paint_acting(list, {at->x, at->y, kCardW, kCardH});
  }
  list.layer(kGround);
  const Rect slot = hand_place(static_cast<int>(kHand) - 1);
  if (battle_.open || slide_ > 0 || !open || !queue_.empty()) return;
  const auto plate = [&](const std::string& text, std::uint8_t ground, std::uint8_t colour) {
    const int w = look_.table.measure(text) + 6, x = slot.x + (slot.w - w) / 2;
    list.fill({x, slot.y - 11, w, 11}, ground);
    list.fill({x + 1, slot.y - 12, w - 2, 1}, stage::leaf);
    list.text(look_.table, {x + 3, slot.y - 9, w - 3, 8}, text, colour);
  };
  if (hand_shown_ == kHand) {
    if (!(now && now->place == Place::hand && now->at == kHand - 1)) plate(drawn_label_, stage::jungle, stage::paper);
  } else if (deciding() && seen_.stage == Stage::turn) {
    const bool focused = now && now->place == Place::draw;
    list.layer(kFocusFrame);
    list.fill({slot.x, slot.y, slot.w, slot.h}, stage::midnight);
    list.sprite(art_.ghost, slot.x, slot.y);
    list.text(look_.text, {slot.x + 2, slot.y + 30, slot.w - 4, 8}, draw_label_, focused ? stage::yellow : stage::paper,
              Align::centre);
    list.text(look_.text, {slot.x + 2, slot.y + 44, slot.w - 4, 8}, deck_label_, stage::shallows, Align::centre);
    if (focused) paint_card_focus(list, slot);
    list.layer(kGround);
  }
}

void Table::draw_commands(DrawList& list) const {
  const Rect r = kCommandsAt;
  std::optional<Focus> now;
  if (viewer_ != Viewer::table) now = focus();
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 10}, stage::navy);
  list.frame(r, stage::deep_sea);
  list.text(look_.table, {r.x + 4, r.y + 2, r.w - 6, 8}, commands_label_, stage::paper);
  for (std::size_t i = 0; i < kCommands; ++i) {
    const Rect at = command_place(static_cast<int>(i));
    const bool focused = now && now->place == Place::command && now->at == i;
    if (focused) list.fill({at.x, at.y, at.w, 11}, stage::yellow);
    const std::uint8_t ground = focused ? stage::ink : open_[i] ? stage::sand : stage::slate;
    list.fill({at.x + 1, at.y + 1, 9, 9}, ground);
    list.text(look_.table, {at.x + 3, at.y + 2, 6, 8}, command_keys_[i],
              focused    ? stage::yellow
              : open_[i] ? stage::ink
                         : stage::silver);
    list.text(look_.table, {at.x + 13, at.y + 2, at.w - 13, 8}, command_names_[i],
              focused    ? stage::ink
              : open_[i] ? stage::paper
                         : stage::light_grey);
    if (!open_[i])
      list.fill({at.x + 13, at.y + 6, look_.table.measure(command_names_[i]), 1},
                focused ? stage::ink : stage::light_grey);
  }
}

void Table::draw_panel(DrawList& list) const {
  const Panel& p = notice_ ? *notice_ : panel_;
  Rect r = kPanel;
  if (viewer_ == Viewer::table) r.h = kFootOfDemo - 4 - r.y;
  list.layer(notice_ ? kNotice : kGround);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 12}, p.warning ? stage::maroon : notice_ ? stage::jungle : stage::dark_red);
  list.frame(r, p.warning ? stage::red : stage::amber);
  list.text(look_.text, {r.x + 5, r.y + 3, r.w - 10, 8}, p.title, stage::paper);
  list.text(look_.text, {r.x + 5, r.y + 3, r.w - 9, 8}, p.note, stage::yellow, Align::right);
  for (std::size_t i = 0; i < p.lines.size(); ++i)
    list.text(look_.table, {r.x + 5, r.y + 16 + static_cast<int>(i) * 10, r.w - 7, 8}, p.lines[i], stage::paper);
  switch (p.figure) {
    case Panel::Figure::none: break;
    case Panel::Figure::guns: paint_histogram(list, look_, {r.x + 5, r.y + 38, 154, 58}, p.dice, p.flags, p.lit); break;
    case Panel::Figure::chance:
      paint_chance(list, look_, {r.x + 8, r.y + 66, r.w - 16, 28}, p.chance, std::nullopt, p.if_so, p.if_not);
      break;
  }
  list.layer(kGround);
}

void Table::draw_overlay(DrawList& list) const {
  if (!overlay_) return;
  list.layer(kOverlay);
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::dimmed());
  const Rect text = overlay_->place();
  const Rect panel = overlay_ship_
                         ? Rect{text.x - 8, kPortrait.y - 22, text.w + 16, text.y + text.h + 8 - kPortrait.y + 22}
                     : overlay_card_ ? Rect{text.x - 88, text.y - 22, text.w + 96, text.h + 30}
                                     : Rect{text.x - 8, text.y - 22, text.w + 16, text.h + 30};
  ui::paint_panel(list, look_, panel, overlay_title_, {stage::midnight, stage::amber, stage::dark_red, stage::paper});
  overlay_->draw(list, look_, true);
  if (overlay_ship_) {
    // Her portrait at sea, or where she lies now.
    const FleetShip& ship = *overlay_ship_;
    const std::size_t side = index(navy(ship.ship));
    const auto type = static_cast<std::size_t>(rules_.type(ship.ship));
    const Backdrop where = ship.points == 0 ? Backdrop::sinking : side == 0 ? Backdrop::carrier : Backdrop::cl;
    list.frame({kPortrait.x - 1, kPortrait.y - 1, kPortrait.w + 2, kPortrait.h + 2}, stage::amber);
    list.push_clip(kPortrait);
    list.sprite(art_.scene[static_cast<std::size_t>(where)], kPortrait.x, kPortrait.y - 32);
    const int down = ship.points == 0 ? 52 : 0;
    list.push_clip({kPortrait.x, kPortrait.y, kPortrait.w, 109});
    list.sprite(art_.target[type][side], kPortrait.x + 180, kPortrait.y + 108 - 92 + down);
    list.pop_clip();
    if (ship.points > 0 && 2 * ship.points <= rules_.printed(ship.ship)) {
      list.sprite(art_.smoke[0], kPortrait.x + 311, kPortrait.y + 78 - 86);
      list.sprite(art_.blaze[0], kPortrait.x + 306, kPortrait.y + 78 - 22);
    }
    list.pop_clip();
    paint_ship(list, look_, art_, rules_, ship, kPortrait.x + 12, kPortrait.y + 12, 0);
  }
  if (overlay_card_) list.sprite(art_.card[index(*overlay_card_)], panel.x + 16, text.y);
  list.layer(kGround);
}

// Over log and horizon: both fleets, their odds and the hand stay in sight. A battle fills the middle.
Rect Table::lesson_place() const { return battle_.open ? Rect{0, 0, stage::kWidth, 0} : Rect{9, 95, 485, 78}; }

void Table::draw(DrawList& list) const {
  if (battle_.open && look_.shake) {
    const int push = shake_of(battle_, act_ * 1000 / 240);
    list.shake(push, push == 0 ? 0 : -push / 2);
  }
  list.layer(kGround);
  ground(list, art_.wave);
  draw_rows(list);
  draw_middle(list);
  draw_hand(list);
  stage::draw_things(stage_.things, list);
  if (!battle_.open && slide_ == 0) {
    if (viewer_ != Viewer::table) draw_commands(list);  // nobody is asked for anything
    draw_panel(list);
  }
  list.shake(0, 0);
  list.layer(kNotice + 1);
  draw_top_bar(list);
  draw_overlay(list);
  list.layer(kOverlay + 1);
  ui::paint_hints(list, look_, hints_, right_hint_);
  list.layer(kGround);
}

}  // namespace d6::broadside
