// The picture of the table: a pure function of what the view holds. Nothing here searches or builds long texts.
#include <algorithm>

#include "games/milebones/view/table.h"
#include "stage/systems/draw.h"
#include "ui/table/marks.h"

namespace d6::milebones {

using stage::Align;
using stage::DrawList;

namespace {

// Layers: the table (0), its plates (1), marks on it (3), hand (4), focus (5), focused card (6), flying cards (8), the
// bars (13), a text to read (20).
enum Layer : int { kGround = 0, kMarks = 3, kFocusFrame = 5, kFlying = 9, kNotice = 12, kBars = 13, kOverlay = 20 };

constexpr int kShakeMs = 440;   // since the card left the hand: a blow is felt for a quarter of a second
constexpr int kBurstMs = 1000;  // since the card left the hand: then the safety shows in its red frame
constexpr int kHalfTurnMs = 180, kCoinHeight = 56;
static_assert(kCoinMs % (2 * kHalfTurnMs) == 0);  // it falls on the side it showed at first
constexpr int kDriftSteps = 36, kBeatSteps = 12;  // ambient motion, in fixed steps
constexpr std::array<int, 4> kClouds{70, 250, 390, 600};
constexpr int kMillX = 175, kBannerX = 236;

constexpr std::array<std::string_view, 10> kHundreds{"100", "200", "300", "400", "500",
                                                     "600", "700", "800", "900", "1000"};

void shadow(DrawList& list, Rect r) { list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink); }

}  // namespace

void TableView::draw_row(DrawList& list, bool own) const {
  const Seat seat = own ? me() : foe();
  const std::size_t i = index(seat);
  const Car& at = car(own);
  const Plate& plate = plates_[i];
  const bool active = deciding() ? own : seen_.table.current == seat;

  // Who
  const Rect p = plate_place(own);
  list.fill(p, active ? stage::ink : stage::midnight);
  list.frame(p, active ? stage::amber : stage::green);
  paint_badge(list, look_, art_, seat, p.x + 6, p.y + 8);
  list.text(look_.text, {p.x + 25, p.y + 12, 32, 8}, plate.name, stage::paper);
  if (!plate.side.empty()) list.text(look_.table, {p.x + 53, p.y + 12, 25, 8}, plate.side, stage::silver);
  if (!own) {
    list.sprite(art_.small_back, p.x + 62, p.y + 11);
    list.text(look_.table, {p.x + 70, p.y + 12, 8, 8}, plate.held, stage::silver);
  }
  list.fill({p.x + 6, p.y + 26, 68, 1}, stage::grey);
  draw_car(list, seat, p.x + 56, p.y + 31, true);
  list.fill({p.x + 6, p.y + 47, 68, 1}, stage::grey);
  const std::uint8_t colour = seen_.moving[i] ? stage::lime : stage::amber;
  for (std::size_t k = 0; k < 2; ++k)
    list.text(look_.text, {p.x + 2, p.y + 53 + static_cast<int>(k) * 11, 76, 8}, plate.words[k], colour, Align::centre);

  // Piles
  const auto pile = [&](const auto& cards, Rect r, const SpriteRef& slot, const std::string& one,
                        const std::string* two) {
    if (cards.empty()) {
      list.sprite(slot, r.x, r.y);
      list.text(look_.table, {r.x, r.y + 57, r.w, 8}, one, stage::silver, Align::centre);
      if (two) list.text(look_.table, {r.x, r.y + 66, r.w, 8}, *two, stage::silver, Align::centre);
      return;
    }
    for (int k = std::min(2, static_cast<int>(cards.size()) - 1); k > 0; --k) {
      list.fill({r.x + 2 * k, r.y + k, r.w, r.h}, stage::ink);
      list.fill({r.x + 2 * k + 1, r.y + k + 1, r.w - 2, r.h - 2}, stage::silver);
    }
    if (cards.size() == 1) shadow(list, r);
    list.sprite(art_.card[index(top(cards))], r.x, r.y);
  };
  // What was hit just now: the hazard that asks for its coup, or one that lands.
  const bool lands =
      !acts_.idle() && acts_.front().what == What::hazard && acts_.changed() && acts_.front().seat != seat;
  const bool waits = own && deciding() && seen_.table.phase == Phase::draw && seen_.table.threat != Card::none &&
                     seen_.table.current == seat;
  const bool struck = lands || waits;
  const bool on_limit = (lands ? acts_.front().card : seen_.table.threat) == Card::speed_limit;
  if (struck) {
    const Rect r = on_limit ? limit_place(own) : battle_place(own);
    list.sprite(art_.burst, r.x - 6, r.y - 9);
  }
  pile(at.battle, battle_place(own), art_.slot_battle, battle_label_, nullptr);
  pile(at.limit, limit_place(own), art_.slot_limit, speed_label_, &limit_label_);
  // What stands over the upper row lies on the rim of the top bar.
  const int over = own ? kMarks : kBars + 1;
  if (!plate.turn.empty()) {
    list.layer(over);
    // As wide as its words.
    const int w = std::max(p.w, look_.text.measure(plate.turn) + 4), x = p.x;
    list.fill({x, p.y - 7, w, 13}, stage::ink);
    list.fill({x + 1, p.y - 6, w - 2, 11}, stage::amber);
    list.text(look_.text, {x + 2, p.y - 4, w - 4, 8}, plate.turn, stage::ink, Align::centre);
    list.layer(kGround);
  }
  if (struck) {
    list.layer(over);
    Rect r = on_limit ? limit_place(own) : battle_place(own);
    r.x += 13;  // clear of the word over the plate
    ui::paint_tag(list, look_.text, r, just_now_, stage::yellow, stage::ink);
    list.layer(kGround);
  }

  // Safeties
  for (std::size_t k = 0; k < kSafeties; ++k) {
    const Rect r = safety_place(own, k);
    const Card card = static_cast<Card>(index(Card::extra_tank) + k);
    const auto& lines = safety_lines_[k];
    if (at.safeties.has(card)) {
      shadow(list, r);
      list.sprite(art_.card[index(card)], r.x, r.y);
      const bool bursts = !acts_.idle() && acts_.front().what == What::coup && acts_.changed() &&
                          acts_.ms() < kBurstMs && acts_.front().card == card;
      if (at.coups.has(card) && !bursts) {
        list.layer(own ? kMarks - 1 : over);
        list.sprite(art_.coup_frame, r.x - 4, r.y - 10);
        list.text(look_.text, {r.x + 4, r.y - 8, 48, 8}, coup_points_, stage::paper, Align::centre);
        list.layer(kGround);
      }
      continue;
    }
    const bool theirs = car(!own).safeties.has(card);
    list.sprite(theirs ? art_.slot_empty : art_.slot_safety, r.x, r.y);
    if (theirs) {
      paint_badge(list, look_, art_, other(seat), r.x + 20, r.y + 20);
      list.text(look_.table, {r.x, r.y + 40, r.w, 8}, has_label_, stage::silver, Align::centre);
    }
    list.text(look_.table, {r.x, r.y + 57, r.w, 8}, lines[0], stage::silver, Align::centre);
    list.text(look_.table, {r.x, r.y + 66, r.w, 8}, lines[1], stage::silver, Align::centre);
  }

  // Miles
  const Rect m = miles_place(own);
  list.fill(m, stage::midnight);
  list.frame(m, stage::green);
  list.text(look_.text, {m.x + 8, m.y + 6, 72, 8}, miles_label_, stage::silver);
  list.sprite(art_.odometer, m.x + 6, m.y + 18);
  int left = shown_miles(own);
  for (int wheel = 3; wheel >= 0; --wheel) {
    const SpriteRef& figure = art_.digit[static_cast<std::size_t>(left % 10)];
    list.sprite(figure, m.x + 6 + 11 + 18 * wheel - figure.from.w / 2, m.y + 18 + 7);
    left /= 10;
    if (left == 0) break;
  }
  list.text(look_.text, {m.x + 6, m.y + 51, 80, 8}, plate.to_go, stage::paper);
  list.text(look_.table, {m.x + 8, m.y + 66, 30, 8}, twos_label_, stage::silver);
  for (int k = 0; k < 2; ++k)
    list.sprite(k < at.played[kDistances - 1] ? art_.lamp_on : art_.lamp_off, m.x + 38 + 22 * k, m.y + 64);
}

void TableView::draw_piles(DrawList& list) const {
  const auto stack = [&](Rect r, int under) {
    for (int k = under; k > 0; --k) {
      list.fill({r.x + 2 * k, r.y + k, r.w, r.h}, stage::ink);
      list.fill({r.x + 2 * k + 1, r.y + k + 1, r.w - 2, r.h - 2}, stage::silver);
    }
  };
  const Rect d = kDeckAt;
  stack(d, std::min(2, seen_.deck_left / 20));
  list.sprite(seen_.deck_left > 0 ? art_.back : art_.slot_empty, d.x, d.y);
  if (seen_.deck_left > 0) {
    list.fill({d.x + 3, d.y + 56, 50, 20}, stage::ink);
  } else {
    for (int k = 6; k < 50; k += 8) {
      list.fill({d.x + k, d.y + 6, 4, 1}, stage::silver);
      list.fill({d.x + k, d.y + 48, 4, 1}, stage::silver);
    }
    for (int k = 8; k < 46; k += 8) {
      list.fill({d.x + 5, d.y + k, 1, 4}, stage::silver);
      list.fill({d.x + 50, d.y + k, 1, 4}, stage::silver);
    }
  }
  list.text(look_.table, {d.x + 3, d.y + 58, 50, 8}, deck_label_, stage::paper, Align::centre);
  list.text(look_.table, {d.x + 3, d.y + 66, 50, 8}, left_label_, stage::paper, Align::centre);
  const Rect r = kDiscardAt;
  const auto& discards = seen_.table.discards;
  stack(r, discards.size() > 1 ? 1 : 0);
  list.sprite(discards.empty() ? art_.slot_empty : art_.card[index(top(discards))], r.x, r.y);
  list.fill({r.x, r.y - 2, r.w, 12}, stage::ink);
  list.text(look_.table, {r.x, r.y, r.w, 8}, discard_label_, stage::paper, Align::centre);
}

// A car with its nose at x, as it fares: flat, crumpled and smoking, with brake lights, its engine running; beside it
// what it waits for. On a plate there is no road for its smoke.
void TableView::draw_car(DrawList& list, Seat seat, int x, int y, bool plate) const {
  const std::size_t i = index(seat);
  const Card shows = top(seen_.table.cars[i].battle);
  const int beat = look_.ambient ? ambient_ / kBeatSteps : 0;
  const SpriteRef* body = &art_.car[i][0];
  const SpriteRef* sign = nullptr;
  if (!seen_.moving[i]) {
    sign = &art_.sign_wait;
    if (shows == Card::out_of_gas) sign = &art_.sign_gas;
    if (shows == Card::flat_tire) body = &art_.hurt[i][0], sign = &art_.hazard_flag;
    if (shows == Card::accident) body = &art_.hurt[i][1], sign = &art_.hazard_flag;
    if (shows == Card::stop) body = &art_.hurt[i][2], sign = &art_.sign_stop;
  } else if (!plate && beat % 10 > 0 && beat % 10 < 4) {
    list.sprite(art_.puff[static_cast<std::size_t>(beat % 10 - 1)], x - 52, y + 3);
  }
  if (!plate && body == &art_.hurt[i][1]) list.sprite(art_.smoke[static_cast<std::size_t>(beat % 3)], x - 10, y - 9);
  list.sprite(*body, x - 32, y);
  int after = x + 3;
  if (sign) {
    list.sprite(*sign, std::min(after, stage::kWidth - 14), y + 15 - sign->from.h);
    after += sign->from.w + 2;
  }
  if (seen_.limited[i]) {
    // Behind it, where the ghost of the next card does not drive; at the start there is no road behind.
    const bool behind = x >= 56;
    list.sprite(art_.sign_limit, behind ? x - 49 : after, y);
  }
}

void TableView::draw_road(DrawList& list) const {
  const int y = kRoadY;
  list.sprite(art_.road, 0, y);
  const int drift = look_.ambient ? ambient_ / kDriftSteps : 0;
  for (std::size_t k = 0; k < kClouds.size(); ++k)
    list.sprite(art_.cloud[k % 2], (kClouds[k] + drift) % (stage::kWidth + 30) - 30,
                y + 1 + static_cast<int>(k % 2) * 2);
  list.sprite(art_.mill[static_cast<std::size_t>(drift % 2)], kMillX, y + 3);
  const int goal = rules_.goal, far = rules_.extended_goal;
  const bool covered = notice_ && notice_->strip;  // the boards with their figures
  if (!seen_.table.extended && far > goal)
    list.dither({mile_x(goal) + 14, y + 21, stage::kWidth - mile_x(goal) - 14, 30}, stage::ink, 2);
  list.fill({mile_x(0) - 1, y + 21, 2, 30}, stage::grey);
  for (int k = 0; k < 10; ++k) {
    const int miles = 100 * (k + 1), x = mile_x(miles);
    const std::string_view figure = kHundreds[static_cast<std::size_t>(k)];
    if (miles != goal && miles != far) {
      if (!covered) {
        list.sprite(art_.post, x - 12, y + 4);
        list.text(look_.table, {x - 10, y + 6, 22, 8}, figure, stage::ink, Align::centre);
      }
      for (int dash = y + 21; dash < y + 51; dash += 4) list.fill({x, dash, 1, 2}, stage::grey);
      continue;
    }
    const bool on = (miles == far) == seen_.table.extended;
    list.sprite(on ? art_.goal_on : art_.goal_off, x, y + 21);
    if (covered) continue;
    const int w = look_.text.measure(figure) + 12, at = std::min(x + 4 - w / 2, stage::kWidth - 2 - w);
    list.fill({x + 3, y + 14, 3, 7}, stage::silver);
    list.fill({at, y + 1, w, 14}, stage::ink);
    list.fill({at + 1, y + 2, w - 2, 12}, on ? stage::amber : stage::grey);
    list.text(look_.text, {at + 6, y + 4, w - 6, 8}, figure, on ? stage::ink : stage::paper);
  }
  const bool driving = !acts_.idle() && acts_.front().what == What::mileage && acts_.changed();
  const auto put = [&](bool own) {
    const Seat seat = own ? me() : foe();
    const std::size_t i = index(seat);
    const bool red = seat == Seat::zero;
    const int miles = shown_miles(own), x = mile_x(miles), top_y = lane_y(own), x0 = mile_x(0) + 1;
    const std::uint8_t colour = red ? stage::red : stage::bright_sea;
    if (miles > 0 && x - 31 > x0) {
      list.fill({x0, top_y + 11, x - 31 - x0, 2}, colour);
      // Blue's track is dotted: never by colour alone.
      if (!red)
        for (int k = x0; k < x - 31; k += 6) list.fill({k, top_y + 11, std::min(2, x - 31 - k), 2}, stage::slate);
    }
    const bool moves = driving && acts_.front().seat == seat;
    if (moves) {
      list.sprite(art_.puff[static_cast<std::size_t>(acts_.ms() / 120 % 3)], x - 52, top_y + 3);
      list.sprite(art_.car[i][static_cast<std::size_t>(acts_.ms() / 80 % 2)], x - 32, top_y);
      return;
    }
    draw_car(list, seat, x, top_y, false);
  };
  put(false);
  if (!ghost_gain_.empty()) {
    const int x = mile_x(seen_.miles[index(me())] + distance(rules_, *chosen_card()));
    list.sprite(art_.ghost[index(me())], x - 32, lane_y(true));
    if (x + 38 < stage::kWidth) {
      list.text(look_.text, {x + 4, lane_y(true) + 4, 34, 8}, ghost_gain_, stage::yellow);
    } else {  // above it, over whatever drives there
      const int w = look_.text.measure(ghost_gain_) + 4;
      list.fill({x - w, lane_y(true) - 10, w, 10}, stage::ink);
      list.text(look_.text, {x - w + 2, lane_y(true) - 9, w - 2, 8}, ghost_gain_, stage::yellow);
    }
  }
  put(true);
}

void TableView::draw_hand(DrawList& list) const {
  for (std::size_t i = hand_shown_; i < kHand && question_.ask == Ask::none; ++i) {
    const Rect slot = hand_place(i);
    if (slot.x + slot.w <= kPanel.x) list.sprite(art_.slot_empty, slot.x, slot.y);
  }
  for (std::size_t i = 0; i < hand_shown_; ++i) {
    const auto* at = stage_.things.find<stage::Position>(hand_things_[i]);
    const auto* layer = stage_.things.find<stage::Layer>(hand_things_[i]);
    list.layer(layer->layer - (layer->layer == 6 ? 1 : 0), layer->order - 1);
    if (!dim_[i] && !stage_.things.find<stage::Flip>(hand_things_[i]))
      list.fill({at->x + 2, at->y + 2, kCardW, kCardH}, stage::ink);
    const Rect r{at->x, at->y, kCardW, kCardH};
    if (layer->layer == 6 && deciding()) {
      ui::paint_card_focus(list, r);
      // An arrow points at it, but from no place where a tag or a card lies, nor where dashes ask for the answer.
      list.layer(kMarks);
      if (question_.ask != Ask::coup)
        list.sprite(art_.arrow, r.x + r.w / 2 - art_.arrow.from.w / 2, r.y - art_.arrow.from.h - 5);
    } else if (layer->layer == 6) {  // nobody is asked: it waits, quietly
      for (int k = 1; k <= 2; ++k) list.frame({r.x - k, r.y - k, r.w + 2 * k, r.h + 2 * k}, stage::silver);
    } else if (person() && deciding() && i == chosen_ && seen_.table.phase == Phase::play &&
               (picked_ || !(focus() && focus()->place == Place::hand))) {
      ui::paint_dashes(list, {r.x + 2, r.y + 2, r.w - 4, r.h - 4}, stage::amber);
    }
  }
  list.layer(kGround);
  if (!deciding() || seen_.table.phase != Phase::draw || question_.ask != Ask::none || hand().size() >= kHand) return;
  const Rect slot = hand_place(hand().size());
  const bool focused = focus() == Focus{Place::draw, 0};
  list.layer(kFocusFrame);
  list.sprite(art_.back, slot.x, slot.y);
  list.fill({slot.x + 3, slot.y + 58, 50, 16}, stage::ink);
  list.text(look_.text, {slot.x + 3, slot.y + 62, 50, 8}, draw_label_, focused ? stage::yellow : stage::paper,
            Align::centre);
  if (focused) ui::paint_card_focus(list, slot);
  list.layer(kGround);
}

// A coin in the air, and paper in the air where somebody arrives.
void TableView::draw_feast(DrawList& list) const {
  if (acts_.idle()) return;
  const Event& event = acts_.front();
  const int ms = acts_.ms();
  if (!banner_.empty()) {
    const int w = look_.head.measure(banner_) + 24;
    const Rect r{kBannerX - w / 2, kRoadY + 23, w, 26};
    list.layer(kFlying);
    list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
    list.fill(r, stage::dark_red);
    list.frame(r, stage::ink);
    list.frame({r.x + 1, r.y + 1, r.w - 2, r.h - 2}, stage::amber);
    list.text(look_.head, {r.x + 12, r.y + 6, w - 12, 16}, banner_, stage::yellow);
    list.layer(kGround);
  }
  if (event.what == What::coin) {
    // It turns less than three times a second; where nothing may flash it falls without turning (behaviour 27).
    const int at = std::min(ms, kCoinMs), spin = look_.shake ? at : kCoinMs, part = spin % kHalfTurnMs,
              half = kHalfTurnMs / 2;
    const int turns = spin / kHalfTurnMs + (part >= half ? 1 : 0);
    const SpriteRef& face = art_.coin[turns % 2 == 0 ? index(event.seat) : 1 - index(event.seat)];
    const int width = std::max(2, face.from.w * (part < half ? half - part : part - half) / half);
    const int up = kCoinHeight * 4 * at / kCoinMs * (kCoinMs - at) / kCoinMs;
    list.layer(kFlying);
    list.squashed(face, (stage::kWidth - face.from.w) / 2, kRoadY + 9 - up, width);
    list.layer(kGround);
  } else if (event.what == What::completed || event.what == What::offered) {
    constexpr std::array<std::uint8_t, 5> kPaper{stage::red, stage::yellow, stage::leaf, stage::orange,
                                                 stage::shallows};
    list.layer(kFlying);
    for (int k = 0; k < 90; ++k) {
      const int x = mile_x(event.a) - 210 + (k * 37) % 260, y = kRoadY + 2 + (k * 23 + ms / (12 + k % 5)) % 50;
      if (x < stage::kWidth - 3) list.fill({x, y, 3, 2 + k % 2}, kPaper[static_cast<std::size_t>(k % 5)]);
    }
    list.layer(kGround);
  }
}

// Where the chosen card goes, and what it brings.
void TableView::draw_target(DrawList& list) const {
  if (!acts_.idle() && acts_.front().what == What::coup && acts_.changed() && acts_.ms() < kBurstMs) {
    // The moment itself: its points burst over the safety.
    const Event& e = acts_.front();
    const Rect r = safety_place(e.seat == me(), index(e.card) - index(Card::extra_tank));
    const Rect b{r.x - 10, r.y - 22, 76, 62};  // its name stays free
    list.layer(kMarks + 6);
    list.sprite(art_.burst_score, b.x, b.y);
    list.text(look_.head, {b.x + 8, b.y + 23, 60, 16}, coup_points_, stage::maroon, Align::centre);
    list.layer(kGround);
  }
  if (!deciding()) return;
  list.layer(kMarks);
  const std::optional<Card> card = chosen_card();
  if (question_.ask == Ask::coup) {
    const Rect r = target_rect(coup_card());
    ui::paint_dashes(list, r, stage::yellow);
    ui::paint_tag(list, look_.text, r, coup_points_, stage::dark_red, stage::paper);
  } else if (question_.ask == Ask::none && card && seen_.table.phase == Phase::play && !out_[chosen_]) {
    const Rect r = target_rect(*card);
    ui::paint_dashes(list, r, stage::yellow);
    if (!ghost_gain_.empty())
      ui::paint_tag(list, look_.text, {r.x + 40, r.y, r.w - 40, r.h}, ghost_gain_, stage::yellow, stage::ink);
  }
  list.layer(kGround);
}

void TableView::draw_focus(DrawList& list) const {
  const std::optional<Focus> now = focus();
  if (!now || !person() || !acts_.idle()) return;
  Rect r{};
  // Around the frame of a coup and the tag over it.
  const auto safety = [&](bool own) {
    const Rect s = safety_place(own, now->at);
    const bool framed = car(own).coups.has(static_cast<Card>(index(Card::extra_tank) + now->at));
    return framed ? Rect{s.x - 4, s.y - 10, s.w + 8, s.h + 14} : s;
  };
  switch (now->place) {
    case Place::hand:
    case Place::draw:
    case Place::answer: return;
    case Place::deck: r = kDeckAt; break;
    case Place::discards: r = kDiscardAt; break;
    case Place::own_plate: r = plate_place(true); break;
    case Place::own_battle: r = battle_place(true); break;
    case Place::own_limit: r = limit_place(true); break;
    case Place::own_safety: r = safety(true); break;
    case Place::own_miles: r = miles_place(true); break;
    case Place::foe_plate: r = plate_place(false); break;
    case Place::foe_battle: r = battle_place(false); break;
    case Place::foe_limit: r = limit_place(false); break;
    case Place::foe_safety: r = safety(false); break;
    case Place::foe_miles: r = miles_place(false); break;
    case Place::panel: r = kPanel; break;
  }
  list.layer(kFocusFrame);
  if (now->place == Place::panel) {
    ui::paint_focus(list, r);
  } else {  // as strong as in the hand: the dashes of a card that is chosen lie beside it
    ui::paint_card_focus(list, r);
  }
  list.layer(kGround);
}

// A notice takes the panel's place, or lies over the road and leaves the panel and a question as they are.
void TableView::draw_panels(DrawList& list) const {
  const bool strip = notice_ && notice_->strip;
  if (question_.ask == Ask::none && (!notice_ || strip)) draw_panel(list, panel_, kPanel, kGround);
  if (!notice_) return;
  Rect r = kPanel;
  if (strip) {
    r = kNoticeStrip;
    r.h = notice_->large.empty() ? 22 + 10 * static_cast<int>(notice_->lines.size())
                                 : 20 + 17 * static_cast<int>(notice_->large.size());
    // Three large lines reach up over the other's row, never down onto the tags of one's own.
    r.y -= std::max(0, r.y + r.h - (kOwnY - 10));
  }
  draw_panel(list, *notice_, r, kNotice);
}

void TableView::draw_panel(DrawList& list, const Panel& p, Rect r, int layer) const {
  const bool notice = layer == kNotice;
  list.layer(layer);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 14}, p.warning ? stage::maroon : notice ? stage::jungle : stage::dark_earth);
  list.frame(r, p.warning ? stage::red : stage::amber);
  list.text(look_.text, {r.x + 8, r.y + 5, r.w - 10, 8}, p.title, p.dim ? stage::silver : stage::yellow);
  list.text(look_.table, {r.x + 70, r.y + 5, r.w - 76, 8}, p.note, stage::paper, Align::right);
  int y = r.y + 20;
  for (std::size_t i = 0; i < p.large.size(); ++i)
    list.text(look_.head, {r.x + 8, r.y + 18 + 17 * static_cast<int>(i), r.w - 9, 16}, p.large[i], stage::paper);
  y += p.large.empty() ? 0 : 17 * static_cast<int>(p.large.size());
  if (p.large.empty() && !p.head.empty()) {
    list.text(look_.text, {r.x + 8, y, r.w - 10, 8}, p.head, stage::paper);
    y += 12;
  }
  int wide = r.w - 10;
  if (p.picture != Card::none) {
    list.sprite(art_.card[index(p.picture)], kTold.x, kTold.y);
    wide -= kTold.w + 6;
  }
  // A notice in the big font holds all its lines there.
  if (p.large.empty() || p.big_lines)
    for (std::size_t i = 0; i < p.lines.size(); ++i, y += 10)
      list.text(p.big_lines ? look_.text : look_.table, {r.x + 8, y, wide, 8}, p.lines[i],
                i >= p.amber_from ? stage::amber : stage::paper);
  // Who thinks, thinks: dots come and go.
  if (!deciding() && !notice && acts_.idle() && !waiting_.empty() && look_.ambient)
    for (int k = 0; k < ambient_ / 20 % 4; ++k)
      list.fill({r.x + 10 + look_.text.measure(p.title) + 5 * k, r.y + 10, 2, 2}, stage::yellow);
  list.layer(kGround);
}

void TableView::draw_question(DrawList& list) const {
  if (question_.ask == Ask::none) return;
  const Rect r = dialog();
  const bool wide = question_.ask != Ask::discard;
  list.layer(kFocusFrame + 2);
  list.fill(r, stage::ink);
  list.frame(r, stage::red);
  list.fill({r.x + 2, r.y + 2, r.w - 4, 22}, stage::dark_red);
  list.text(look_.head, {r.x + 8, r.y + 5, r.w - 12, 16}, question_.title, stage::yellow);
  if (large_) list.text(look_.head, {r.x + 176, r.y + 5, r.w - 184, 16}, question_.burst, stage::paper, Align::right);
  for (std::size_t i = 0; i < question_.lines.size(); ++i)
    list.text(large_ ? look_.head : look_.text,
              {r.x + 8, large_ ? r.y + 26 : r.y + 29 + static_cast<int>(i) * 11, r.w - 14, large_ ? 16 : 8},
              question_.lines[i], stage::paper);
  if (!question_.burst.empty() && !large_) {
    // Below the name of the discarded card, and its lowest ray behind the answers.
    const Rect b{r.x + r.w - 76, r.y - 3, 76, 62};
    list.layer(kFocusFrame + 3);
    list.sprite(art_.burst_score, b.x, b.y);
    list.text(look_.head, {b.x + 8, b.y + 23, 60, 16}, question_.burst, stage::maroon, Align::centre);
  }
  list.layer(kFocusFrame + 4);
  const std::optional<Focus> now = focus();
  for (std::size_t i = 0; i < 2; ++i) {
    const Rect a = answer_place(r, i, large_);
    const bool focused = now && now->place == Place::answer && now->at == i;
    if (focused) list.frame({a.x - 1, a.y - 1, a.w + 2, a.h + 2}, stage::paper);
    list.fill(a, focused ? stage::yellow : stage::slate);
    int x = a.x + 5;
    if (focused) x = ui::paint_sign(list, look_, x, a.y + 3, ui::Intent::confirm) + 2;
    if (large_) {
      list.text(look_.head, {x, a.y + 2, a.x + a.w - x, 16}, question_.answers[i], focused ? stage::ink : stage::paper);
      continue;
    }
    list.text(look_.text, {x, a.y + 5, a.x + a.w - x, 8}, question_.answers[i], focused ? stage::ink : stage::paper);
    if (wide && !question_.notes[i].empty())
      list.text(look_.table, {a.x + 108, a.y + 5, a.w - 113, 8}, question_.notes[i],
                focused ? stage::ink : stage::silver, Align::right);
  }
  list.layer(kGround);
}

void TableView::draw(DrawList& list) const {
  list.layer(kGround);
  if (look_.shake && !acts_.idle() && acts_.front().what == What::hazard && acts_.changed() && acts_.ms() < kShakeMs) {
    const int push = acts_.ms() / 40 % 2 == 0 ? 2 : -2;
    list.shake(push, -push / 2);
  }
  if (sheet_shown()) {
    paint_score(list, look_, art_, rules_, sheet_, bottom_);
  } else {
    list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::dark_jungle);
    draw_row(list, false);
    draw_row(list, true);
    draw_piles(list);
    draw_road(list);
    draw_target(list);
    draw_feast(list);
    draw_hand(list);
    draw_focus(list);
    stage::draw_things(stage_.things, list);
    draw_panels(list);
    draw_question(list);
  }
  list.shake(0, 0);
  list.layer(kBars);
  ui::paint_top_bar(list, look_, title_, race_text_, match_text_);
  reading_.draw(list, look_, kOverlay);
  list.layer(kOverlay + 1);
  ui::paint_hints(list, look_, hints_);
  list.layer(kGround);
}

}  // namespace d6::milebones
