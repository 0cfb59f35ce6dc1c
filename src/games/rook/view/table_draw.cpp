// The picture of the table: a pure function of what the view holds. Nothing here searches or builds texts.
#include <algorithm>

#include "base/text.h"
#include "games/rook/view/table.h"
#include "stage/systems/draw.h"
#include "ui/table/marks.h"

namespace d6::rook {

using stage::Align;
using stage::DrawList;

namespace {

// Layers: the table, panels, cards (4), lifted (6) and focused (7) ones, the trick (8), flying cards (9), notices (12),
// reading (20).
enum Layer : int { kGround = 0, kPanels = 1, kFocusFrame = 5, kArrow = 10, kNotice = 12, kReading = 20 };
constexpr int kStackY = 222;
constexpr int kBlinkSteps = 420, kBlinkLong = 14;

void panel(DrawList& list, Rect r, std::uint8_t ground = stage::ink, std::uint8_t edge = stage::purple) {
  list.fill({r.x + 1, r.y + 1, r.w - 2, r.h - 2}, ground);
  list.fill({r.x + 1, r.y, r.w - 2, 1}, edge);
  list.fill({r.x + 1, r.y + r.h - 1, r.w - 2, 1}, edge);
  list.fill({r.x, r.y + 1, 1, r.h - 2}, edge);
  list.fill({r.x + r.w - 1, r.y + 1, 1, r.h - 2}, edge);
}

// The larger font where it fits.
void line(DrawList& list, const ui::Look& look, Rect r, std::string_view text, std::uint8_t colour,
          Align align = Align::left) {
  const bool fits = look.text.measure(text) <= r.w;
  list.text(fits ? look.text : look.table, r, text, colour, align);
}

std::uint8_t ground_of(Colour colour) {
  switch (colour) {
    case Colour::red: return stage::dark_red;
    case Colour::green: return stage::jungle;
    case Colour::blue: return stage::deep_sea;
    case Colour::yellow: return stage::amber;
  }
  return stage::slate;
}
std::uint8_t text_of(Colour colour) { return colour == Colour::yellow ? stage::ink : stage::paper; }

}  // namespace

void Table::draw_badge(DrawList& list, Seat seat, int x, int y) const {
  list.sprite(art_.badge(seat == me(), names_.computer[index(seat)]), x, y);
}

// A colour's shape on its own ground with words beside it.
void Table::draw_chip(DrawList& list, int x, int y, Card card, std::string_view words) const {
  const Colour colour = card.colour();
  const int w = 18 + look_.text.measure(words) + 3;
  panel(list, {x, y, w, 16}, ground_of(colour), stage::ink);
  const auto i = static_cast<std::size_t>(colour);
  list.sprite(colour == Colour::yellow ? art_.shape_ink[i] : art_.shape_paper[i], x + 3, y + 2);
  list.text(look_.text, {x + 17, y + 4, w - 18, 8}, words, text_of(colour));
}

// Large text: the rank at twice its size on its colour, in the place of the card's own index. The emblem below it is
// the shape.
void Table::draw_index(DrawList& list, Card card, int x, int y, bool dim) const {
  if (!look_.large_text || card.rook()) return;
  const std::size_t tone = card.colour() == Colour::yellow ? 1 : dim ? 2 : 0;
  const SpriteRef& rank = art_.rank[static_cast<std::size_t>(card.rank() - kLowest)][tone];
  list.fill({x + 1, y + 2, 34, 32}, ground_of(card.colour()));
  list.fill({x + 2, y + 1, 33, 1}, ground_of(card.colour()));
  list.fill({x + 35, y + 1, 1, 34}, stage::ink);
  list.fill({x + 1, y + 34, 34, 1}, stage::ink);
  list.sprite(rank, x + 18 - rank.from.w / 2, y + 4);
}

void Table::draw_talk(DrawList& list) const {
  const bool wide = mode() == Mode::auction;
  const std::optional<Focus> at = focus();
  if (tossing()) {
    panel(list, kPortrait);
    ui::paint_dashes(list, {kPortrait.x + 8, kPortrait.y + 8, kPortrait.w - 16, kPortrait.h - 16}, stage::slate);
    return;
  }
  const bool blink = look_.ambient && remark_.mood == Mood::think && ambient_ % kBlinkSteps < kBlinkLong;
  const Seat speaker = names_.you ? foe() : remark_.speaker;
  list.sprite(!names_.computer[index(speaker)] ? art_.guest[index(speaker)]
              : blink                          ? art_.corvus_blink
                                               : art_.corvus[static_cast<std::size_t>(remark_.mood)],
              kPortrait.x, kPortrait.y);
  if (at && at->place == Place::talk && deciding()) {
    list.layer(kFocusFrame);
    ui::paint_focus(list, kPortrait);
    list.layer(kGround);
  }
  if (remark_.text.empty() || (big_bubble_ && wide && notice_)) return;  // a large notice lies there
  const bool one_line = big_bubble_ && !wide;
  Rect r = one_line ? kBigBubble : wide ? kWideBubble : kBubble;
  r.w = std::min(big_bubble_ && wide ? kPrize.x + kPrize.w - r.x : r.w, bubble_w_);
  if (one_line) list.layer(kFocusFrame);  // over the backs
  panel(list, r, stage::paper, stage::ink);
  // The tail grows out of the bubble, through its edge, with an edge of its own.
  for (int k = 0; k < 8; ++k) {
    list.fill({r.x - 7 + k, r.y + 13, 1, 1}, stage::ink);
    list.fill({r.x - 7 + k, r.y + 14, 1, 1 + k / 2}, stage::paper);
    list.fill({r.x - 7 + k, r.y + 15 + k / 2, 1, 1}, stage::ink);
  }
  list.fill({r.x, r.y + 14, 1, 5}, stage::paper);
  const std::string& name = names_.of(speaker);
  const int plate = look_.text.measure(name) + 8;
  list.fill({r.x + 8, r.y - 5, plate, 12}, stage::ink);
  list.fill({r.x + 9, r.y - 4, plate - 2, 10}, stage::purple);
  list.text(look_.text, {r.x + 12, r.y - 3, plate - 8, 8}, name, stage::paper);
  const stage::Font& font = big_bubble_ ? look_.head : look_.text;
  const int lines = static_cast<int>(bubble_.size()), pitch = font.height() + (big_bubble_ ? 1 : 3);
  const int top = one_line ? r.y + 7 : r.y + 8 + (36 - pitch * lines) / 2 + 1;
  for (int i = 0; i < lines; ++i)
    list.text(font, {r.x + 8, top + i * pitch, r.w - 10, font.height()}, bubble_[static_cast<std::size_t>(i)],
              stage::ink);
  list.layer(kGround);
}

void Table::draw_auction(DrawList& list) const {
  const std::optional<Focus> at = focus();
  // What is bid for
  if (!big_bubble_) {
    panel(list, kPrize);
    for (int i = 0; i < std::min(rules_.pile_cards, 8); ++i)
      list.sprite(art_.back_mini, kPrize.x + 7 + i * 11, kPrize.y + 5);
    list.text(look_.text, {kPrize.x + 88, kPrize.y + 7, 96, 8}, prize_[0], stage::yellow);
    list.text(look_.text, {kPrize.x + 88, kPrize.y + 21, 96, 8}, prize_[1], stage::paper);
    list.text(look_.text, {kPrize.x + 88, kPrize.y + 33, 96, 8}, prize_[2], stage::paper);
  }
  if (person()) {
    panel(list, kCounts);
    list.text(look_.table, {kCounts.x + 8, kCounts.y + 6, 80, 8}, prize_[3], stage::silver);
    list.text(look_.table, {kCounts.x + 88, kCounts.y + 6, 80, 8}, hand_points_, stage::yellow, Align::right);
    for (std::size_t k = 0; k < kColours; ++k) {
      const auto i = static_cast<std::size_t>(kShown[k]);
      const Rect r{kCounts.x + 8 + static_cast<int>(k) * 41, kCounts.y + 18, 37, 24};
      panel(list, r, ground_of(kShown[k]), stage::ink);
      list.sprite(kShown[k] == Colour::yellow ? art_.shape_ink[i] : art_.shape_paper[i], r.x + 4, r.y + 7);
      const int w = look_.head.measure(held_[i]);
      list.text(look_.head, {r.x + r.w - 3 - w, r.y + 4, w, 16}, held_[i], text_of(kShown[k]));
    }
  }
  // The ladder
  panel(list, kLadder, stage::maroon, stage::ink);
  const int last = seen_.bidder ? seen_.bids[index(*seen_.bidder)] : 0, n = static_cast<int>(bid_count());
  for (int i = 0; i < n; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const bool focused = person() && at && at->place == Place::bid && at->at == k && deciding();
    Rect r = bid_place(i, n);
    const bool now = bid_at(k) == last, past = !now && !may_bid(k);  // who must open has no choice (RK-16)
    if (focused) {
      r = {r.x, r.y - 4, r.w, r.h + 8};
      list.layer(kFocusFrame);
      ui::paint_focus(list, r);
      list.fill(r, stage::yellow);
      if (r.x > kPortrait.x + kPortrait.w)  // not over the face above the first one
        list.sprite(art_.arrow, r.x + r.w / 2 - art_.arrow.from.w / 2, r.y - art_.arrow.from.h - 3);
    } else {
      const bool refused = notice_ && notice_->bid == k;
      panel(list, r,
            refused ? stage::dark_red
            : now   ? stage::purple
            : past  ? stage::slate
                    : stage::navy,
            refused ? stage::paper
            : now   ? stage::violet
            : past  ? stage::grey
                    : stage::deep_sea);
    }
    const std::uint8_t text = focused ? stage::ink : past ? stage::silver : stage::paper;
    const Rect head{r.x + 1, r.y + (focused ? 9 : 5), r.w - 2, 16};
    if (past) {  // small, for colour alone does not tell it in every theme
      list.text(look_.table, {head.x, head.y + 5, head.w, 8}, bids_[k], text, Align::centre);
    } else {
      list.text(look_.head.measure(bids_[k]) <= head.w ? look_.head : look_.table, head, bids_[k], text, Align::centre);
    }
    const int foot = r.y + (focused ? 28 : 22);
    for (const Seat seat : {Seat::zero, Seat::one})
      if (said_[k] == seat) draw_badge(list, seat, r.x + r.w / 2 - 7, foot);
    if (!said_[k] && focused)
      draw_badge(list, me(), r.x + r.w / 2 - 7, foot);
    else if (!said_[k] && !past)
      list.text(look_.table, {r.x + 1, foot + 5, r.w - 2, 8}, raises_[k], stage::paper, Align::centre);
    list.layer(kGround);
  }
  // PASS takes the focus as the bids do: it turns yellow and stands out.
  const bool may_pass = deciding() && last > 0, passing = may_pass && at && at->place == Place::pass;
  if (passing) {
    list.layer(kFocusFrame);
    ui::paint_focus(list, kPass);
    list.fill(kPass, stage::yellow);
    list.sprite(art_.arrow, kPass.x + kPass.w / 2 - art_.arrow.from.w / 2, kPass.y - art_.arrow.from.h - 3);
  } else {
    panel(list, kPass,
          passed_    ? stage::dusk
          : may_pass ? stage::dark_red
                     : stage::slate,
          passed_ ? stage::violet : stage::grey);
    if (may_pass) list.fill({kPass.x + 2, kPass.y + 1, kPass.w - 4, 1}, stage::red);
  }
  const std::uint8_t letters = passing ? stage::ink : may_pass || passed_ ? stage::paper : stage::silver;
  list.text(look_.head, {kPass.x + 2, kPass.y + 12, kPass.w - 4, 16}, prize_[4], letters, Align::centre);
  list.text(look_.table, {kPass.x + 2, kPass.y + 38, kPass.w - 4, 8}, pass_note_, passing ? stage::ink : stage::paper,
            Align::centre);
  list.layer(kGround);
  panel(list, kSentence, stage::ink, stage::amber);
  const int x = kSentence.x + 8, w = look_.text.measure(sentence_title_);
  const int head = look_.head.measure(sentence_title_), room = kSentence.w - 16;
  if (look_.large_text && head + 12 + look_.head.measure(sentence_) <= room) {
    list.text(look_.head, {x, kSentence.y + 3, head, 16}, sentence_title_, stage::yellow);
    const int from = x + (head > 0 ? head + 12 : 0);
    list.text(look_.head, {from, kSentence.y + 3, x + room - from, 16}, sentence_, stage::paper);
    return;
  }
  list.text(look_.text, {x, kSentence.y + 7, w, 8}, sentence_title_, stage::yellow);
  const int from = x + (w > 0 ? w + 8 : 0);
  line(list, look_, {from, kSentence.y + 7, x + room - from, 8}, sentence_, stage::paper);
}

void Table::draw_tray(DrawList& list) const {
  panel(list, kTray, stage::maroon, stage::ink);
  list.frame({kTray.x + 4, kTray.y + 4, kTray.w - 8, kTray.h - 8}, stage::dark_red);
  const bool swapping = mode() == Mode::swap;
  list.text(look_.text, {kTray.x + 12, kTray.y + 7, 150, 8}, prize_[5], swapping ? stage::yellow : stage::paper);
  list.text(look_.text, {kTray.x + 168, kTray.y + 7, 160, 8}, pile_points_, stage::paper, Align::right);
  if (asking_) {  // in the tiles' place, so that the pile it asks about stays in sight
    const std::optional<Focus> at = focus();
    list.layer(kNotice);
    panel(list, kSteps, stage::ink, stage::amber);
    list.fill({kSteps.x + 1, kSteps.y + 1, kSteps.w - 2, 14}, stage::maroon);
    list.text(look_.text, {kSteps.x + 8, kSteps.y + 4, kSteps.w - 16, 8}, prize_[12], stage::yellow);
    list.sprite(art_.mini[kRook.id], kSteps.x + kSteps.w - 40, kSteps.y + 22);
    for (std::size_t i = 0; i < ask_lines_.size(); ++i)
      list.text(look_.text, {kSteps.x + 12, kSteps.y + 24 + static_cast<int>(i) * 11, kSteps.w - 56, 8}, ask_lines_[i],
                stage::paper);
    for (std::size_t i = 0; i < 2; ++i) {
      const Rect r = answer_place(i);
      const bool focused = at && at->place == Place::answer && at->at == i;
      panel(list, r, focused ? stage::yellow : stage::navy, focused ? stage::paper : stage::deep_sea);
      list.text(look_.text, {r.x + 8, r.y + 4, r.w - 12, 8}, ask_answers_[i], focused ? stage::ink : stage::paper);
    }
    list.layer(kGround);
  }
  for (int i = 0; i < rules_.pile_cards && !pile_lies_; ++i) {
    const Rect r = tray_place(i, rules_.pile_cards);
    list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
    list.sprite(art_.back, r.x, r.y);
  }
  panel(list, kSwapLine, stage::ink, stage::ink);
  int x = kSwapLine.x + 8;
  if (lifted_ && swapping) {
    if (lifted_->rook()) {
      list.text(look_.text, {x, kSwapLine.y + 6, 40, 8}, lifted_name_, stage::yellow);
      x += 40;
    } else {
      draw_chip(list, x, kSwapLine.y + 2, *lifted_, lifted_name_);
      x += 18 + look_.text.measure(lifted_name_) + 9;
    }
  }
  const bool counts = swapping && pile_lies_;
  const int count = counts ? look_.table.measure(tray_count_) : 0;
  line(list, look_, {x, kSwapLine.y + 6, kSwapLine.x + kSwapLine.w - 12 - count - x, 8}, tray_line_, stage::paper);
  if (counts)
    list.text(look_.table, {kSwapLine.x + kSwapLine.w - 6 - count, kSwapLine.y + 6, count, 8}, tray_count_,
              stage::silver);
}

void Table::draw_steps(DrawList& list) const {
  const std::optional<Focus> at = focus();
  const bool naming = mode() == Mode::trumps;
  panel(list, kSteps, stage::ink, naming ? stage::amber : stage::purple);
  for (int i = 0; i < 2; ++i) {
    const bool now = (i == 1) == naming;
    const Rect r{kSteps.x + 8 + i * 132, kSteps.y + 6, 128, 16};
    panel(list, r, now ? stage::amber : stage::slate, stage::ink);
    list.text(look_.text, {r.x + 8, r.y + 4, r.w - 12, 8}, prize_[6 + static_cast<std::size_t>(i)],
              now ? stage::ink : stage::paper);
  }
  for (std::size_t k = 0; k < kColours; ++k) {
    const Colour colour = kShown[k];
    const auto i = static_cast<std::size_t>(colour);
    Rect r = tile_place(k);
    const bool focused = naming && at && at->place == Place::tile && at->at == i && deciding();
    if (focused) {
      r.y -= 3;
      list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
      ui::paint_focus(list, r);
    }
    panel(list, r, naming ? stage::paper : stage::silver, stage::ink);
    list.sprite(art_.emblem[i], r.x + (r.w - art_.emblem[i].from.w) / 2, r.y + 8);
    if (!naming) list.dither({r.x + 1, r.y + 1, r.w - 2, 58}, stage::ink, 2);  // not yet
    list.fill({r.x + 1, r.y + 60, r.w - 2, 19}, naming ? ground_of(colour) : std::uint8_t{stage::slate});
    list.fill({r.x + 1, r.y + 59, r.w - 2, 1}, stage::ink);
    list.text(look_.text, {r.x + 2, r.y + 66, r.w - 4, 8}, colour_names_[i],
              naming ? text_of(colour) : std::uint8_t{stage::paper}, Align::centre);
    list.text(look_.table, {tile_place(k).x, 134, 62, 8}, held_notes_[i], focused ? stage::yellow : stage::silver,
              Align::centre);
  }
  if (naming) {
    line(list, look_, {kDone.x + 4, kDone.y + 4, kDone.w - 8, 8}, steps_note_, stage::lime);
    return;
  }
  const bool focused = at && at->place == Place::done && deciding() && !asking_;
  if (focused) ui::paint_focus(list, kDone);
  panel(list, kDone, focused ? stage::yellow : stage::navy, stage::deep_sea);
  list.text(look_.text, {kDone.x + 4, kDone.y + 5, kDone.w - 8, 8}, steps_note_, focused ? stage::ink : stage::paper,
            Align::centre);
}

// One bar of all points: the bidder fills it from the left to the flag, the other from the right.
void Table::draw_goal(DrawList& list) const {
  const Rect r = kGoal;
  panel(list, r);
  if (!seen_.bidder) return;
  const Seat bidder = *seen_.bidder, defender = other(bidder);
  const int bid = seen_.bids[index(bidder)], total = rules_.total_points;
  const bool fits = look_.text.measure(goal_title_) <= kGoalTitle;
  const stage::Font& font = fits ? look_.text : look_.table;
  const int title = font.measure(goal_title_);
  list.text(font, {r.x + 8, r.y + 8, title, 8}, goal_title_, stage::silver);
  list.text(look_.head, {r.x + 13 + title, r.y + 4, 40, 16}, goal_bid_, stage::yellow);
  if (seen_.trumps) {
    const auto i = static_cast<std::size_t>(*seen_.trumps);
    const int w = 21 + look_.text.measure(colour_names_[i]);
    draw_chip(list, r.x + r.w - w - 6, r.y + 5, card(*seen_.trumps, kLowest), colour_names_[i]);
    list.sprite(art_.crown, r.x + r.w - 22, r.y - 4);
  }
  const Rect bar{r.x + 10, r.y + 40, r.w - 20, 14};
  list.fill({bar.x - 2, bar.y - 2, bar.w + 4, bar.h + 4}, stage::grey);
  list.fill({bar.x - 1, bar.y - 1, bar.w + 2, bar.h + 2}, stage::ink);
  list.fill(bar, stage::slate);
  const auto wide = [&](int points) { return std::clamp(points, 0, total) * bar.w / total; };
  const auto colour = [&](Seat seat) { return seat == me() ? stage::lime : stage::violet; };
  // What is still to be won up to the flag is an empty frame in the bidder's colour.
  list.fill({bar.x, bar.y, wide(bid), bar.h}, stage::ink);
  const auto fill = [&](int from, int to, Seat seat) {
    if (to <= from) return;
    list.fill({bar.x + from, bar.y, to - from, bar.h}, colour(seat));
    if (seat == foe()) list.dither({bar.x + from, bar.y, to - from, bar.h}, stage::purple, 4);
  };
  fill(0, wide(seen_.captured[index(bidder)]), bidder);
  fill(bar.w - wide(seen_.captured[index(defender)]), bar.w, defender);
  for (int v = 10; v < total; v += 10) list.fill({bar.x + wide(v), bar.y, 1, bar.h}, stage::ink);
  list.frame({bar.x, bar.y, wide(bid), bar.h}, colour(bidder));
  const int flag = bar.x + wide(bid), plate = look_.text.measure(goal_bid_) + 6;
  list.fill({flag - 1, bar.y - 6, 3, bar.h + 9}, stage::ink);
  list.fill({flag, bar.y - 6, 1, bar.h + 8}, stage::yellow);
  const int left = std::min(flag - plate / 2, r.x + r.w - plate - 2);
  list.fill({left - 1, bar.y - 15, plate + 2, 12}, stage::ink);
  list.fill({left, bar.y - 14, plate, 10}, stage::yellow);
  list.text(look_.text, {left + 3, bar.y - 13, plate - 4, 8}, goal_bid_, stage::ink);
  draw_badge(list, bidder, r.x + 8, r.y + 63);
  list.text(look_.head, {r.x + 26, r.y + 62, 38, 16}, captured_[index(bidder)], stage::paper);
  draw_badge(list, defender, r.x + r.w - 23, r.y + 63);
  list.text(look_.head, {r.x + r.w - 64, r.y + 62, 38, 16}, captured_[index(defender)], stage::paper, Align::right);
  list.text(look_.table, {r.x + 56, r.y + 61, r.w - 112, 8}, goal_line_, stage::yellow, Align::centre);
  list.text(look_.table, {r.x + 60, r.y + 72, r.w - 120, 8}, goal_left_, stage::silver, Align::centre);
}

void Table::draw_trick(DrawList& list) const {
  // The other hand: backs only, whatever is known of it.
  const int n = seen_.sizes[index(foe())];
  list.push_clip({kFoeX, kFoeY, kFoeW + 8, kFoeH});
  for (int i = 0; i < n; ++i) {
    list.sprite(art_.back, foe_card_x(i, n), kFoeY - kCardH + kFoeH);
  }
  list.pop_clip();
  if (n > 0) {
    const int w = look_.table.measure(foe_count_) + 8;
    const int x = std::min(foe_card_x(n - 1, n) + kCardW - w / 2, kFoeX + kFoeW - w + 8);
    list.fill({x, 21, w, 13}, stage::ink);
    list.text(look_.table, {x + 4, 24, w - 8, 8}, foe_count_, stage::paper);
  }
  const Rect r = kTrick;
  // A look back has another ground than the trick that is played.
  const bool back = peeking_ && seen_.last_trick;
  panel(list, r, back ? stage::navy : stage::maroon, stage::ink);
  list.frame({r.x + 3, r.y + 3, r.w - 6, r.h - 6}, back ? stage::sea : stage::dark_red);
  const Rect caption{r.x + 8, 142, r.w - 16, 15};
  if (!caption_.empty()) list.fill(caption, stage::ink);
  line(list, look_, {caption.x, caption.y + 4, caption.w, 8}, caption_,
       trick_winner_ || verdict_ ? stage::yellow : stage::paper, Align::centre);
  if (verdict_) {
    draw_verdict(list);
    return;
  }
  if (pile_shown_) return;  // it lies open there
  draw_badge(list, foe(), kFoeTrick.x - 22, kFoeTrick.y + 4);
  draw_badge(list, me(), kOwnTrick.x + kCardW + 7, kOwnTrick.y + 4);
  if ((seen_.phase == Phase::swap || seen_.phase == Phase::trumps) && mode() == Mode::play) {
    // While it is looked through the cards stir; that says nothing of how many change places (RK-17).
    int x = r.x + (r.w - (rules_.pile_cards - 1) * 32 - kMiniW) / 2;
    for (int i = 0; i < rules_.pile_cards; ++i, x += 32) {
      const bool up = look_.ambient && seen_.phase == Phase::swap && ambient_ / 12 % (rules_.pile_cards + 2) == i;
      list.fill({x + 2, r.y + 34, kMiniW, kMiniH}, stage::ink);
      list.sprite(art_.back_mini, x, r.y + (up ? 26 : 32));
    }
    return;
  }
  if (peeking_ && seen_.last_trick) {
    const Trick& trick = *seen_.last_trick;
    const auto at = [&](Seat seat) { return seat == me() ? kOwnTrick : kFoeTrick; };
    list.layer(8);
    for (const auto& [card, seat] :
         {std::pair(trick.lead, trick.leader), std::pair(trick.reply, other(trick.leader))}) {
      list.sprite(art_.card[card.id], at(seat).x, at(seat).y);
      draw_index(list, card, at(seat).x, at(seat).y, false);
    }
    const Rect won = at(trick.winner);
    list.frame({won.x - 1, won.y - 1, won.w + 2, won.h + 2}, stage::yellow);
    list.frame({won.x - 2, won.y - 2, won.w + 4, won.h + 4}, stage::yellow);
    list.layer(kGround);
    return;
  }
  if (trick_winner_ && reply_) {
    const Rect won = *trick_winner_ == me() ? kOwnTrick : kFoeTrick;
    list.layer(9);
    list.frame({won.x - 1, won.y - 1, won.w + 2, won.h + 2}, stage::yellow);
    list.frame({won.x - 2, won.y - 2, won.w + 4, won.h + 4}, stage::yellow);
    list.layer(kGround);
  }
  // The focused card's ghost where it would lie.
  const std::optional<Card> card = focused_card();
  if (deciding() && seen_.phase == Phase::play && card) {
    // Dimmed means that it may not be played, here as in the hand; the dashes say that it does not lie there yet.
    const bool may = playable(rules_.free_follow, *seen_.trumps, seen_.led, seen_.hands[index(me())]).contains(*card);
    list.sprite(may ? art_.card[card->id] : art_.dim[card->id], kOwnTrick.x, kOwnTrick.y);
    draw_index(list, *card, kOwnTrick.x, kOwnTrick.y, !may);
    ui::paint_dashes(list, kOwnTrick, stage::yellow);
  } else if (!seen_.led || seen_.next == me()) {
    ui::paint_dashes(list, kOwnTrick, stage::dark_red);
  }
  if (!seen_.led) ui::paint_dashes(list, kFoeTrick, stage::dark_red);
}

void Table::draw_side(DrawList& list) const {
  const std::optional<Focus> at = focus();
  const bool mine = deciding() && seen_.phase == Phase::play && !peeking_;
  if (!turn_.empty()) {
    const Rect r = kTurn;
    panel(list, r, mine ? stage::lime : stage::ink, mine ? stage::ink : stage::purple);
    draw_badge(list, mine ? me() : trick_winner_ ? *trick_winner_ : seen_.next, r.x + 4, r.y + 3);
    const int chip = asked_ && mine ? 33 : 0;
    line(list, look_, {r.x + 23, r.y + 7, r.w - 25 - chip, 8}, turn_, mine ? stage::ink : stage::paper);
    if (chip > 0)
      draw_chip(list, r.x + r.w - 33, r.y + 3, card(*asked_, kLowest),
                colour_letters_[static_cast<std::size_t>(*asked_)]);
  }
  const Rect r = kLast;
  panel(list, r);
  list.text(look_.table, {r.x + 8, r.y + 6, 72, 8}, prize_[8], stage::silver);
  list.text(look_.table, {r.x + 96, r.y + 6, 72, 8}, prize_[5], stage::silver);
  list.fill({r.x + 88, r.y + 4, 1, r.h - 8}, stage::slate);
  if (seen_.last_trick) {
    const Trick& trick = *seen_.last_trick;
    const auto mini = [&](Card card, Seat seat) {
      const int x = r.x + 10 + (seat == me() ? 36 : 0);
      list.sprite(art_.mini[card.id], x, r.y + 18);
      if (seat == trick.winner) {
        list.frame({x - 1, r.y + 17, kMiniW + 2, kMiniH + 2}, stage::yellow);
        list.frame({x - 2, r.y + 16, kMiniW + 4, kMiniH + 4}, stage::yellow);
      }
      draw_badge(list, seat, x + 6, r.y + 64);
    };
    mini(trick.lead, trick.leader);
    mini(trick.reply, other(trick.leader));
  } else {
    ui::paint_dashes(list, {r.x + 12, r.y + 21, kMiniW - 4, kMiniH - 6}, stage::slate);
    ui::paint_dashes(list, {r.x + 50, r.y + 21, kMiniW - 4, kMiniH - 6}, stage::slate);
    list.text(look_.table, {r.x + 8, r.y + 68, 76, 8}, prize_[9], stage::paper);
  }
  if (at && at->place == Place::last && acts_.idle()) {
    list.layer(kFocusFrame);
    ui::paint_focus(list, r);
    list.layer(kGround);
  }
  // The bid winner knows the pile (RK-18); the other sees backs.
  const bool known = seen_.pile_known && person();
  const int count = known ? static_cast<int>(pile_order_.size()) : rules_.pile_cards;
  for (int i = 0; i < count; ++i) {
    if (known) {
      list.sprite(art_.strip[pile_order_[static_cast<std::size_t>(i)].id],
                  r.x + 96 + i * (count > 1 ? std::min(19, 78 / (count - 1)) : 0), r.y + 18);
    } else {
      list.sprite(art_.back_mini, r.x + 96 + i * (count > 1 ? std::min(16, 66 / (count - 1)) : 0), r.y + 18);
    }
  }
  for (std::size_t i = 0; i < pile_lines_.size() && i < 2; ++i)
    list.text(look_.table, {r.x + 96, r.y + 62 + static_cast<int>(i) * 10, 97, 8}, pile_lines_[i], stage::paper);
}

void Table::draw_cards(DrawList& list) const {
  if (!person() && mode() != Mode::sheet) {
    // Nobody's hand is open to the whole table.
    const int n = pile_shown_ ? 0 : seen_.sizes[index(me())];
    for (int i = 0; i < n; ++i) {
      const Rect r = back_place(i, n);
      list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
      list.sprite(art_.back, r.x, r.y);
    }
    if (n > 0)
      ui::paint_tag(list, look_.table, {0, 258, stage::kWidth, kCardH}, own_count_, stage::midnight, stage::paper);
  }
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Slot& slot = slots_[i];
    if (!lying_.contains(slot.card)) continue;
    const stage::Thing thing = things_[slot.card.id];
    const auto* at = stage_.things.find<stage::Position>(thing);
    const auto* face = stage_.things.find<stage::CardFace>(thing);
    const bool turns = stage_.things.find<stage::Flip>(thing) != nullptr;
    const int lifted = slot.focused || slot.lifted ? 4 : 2, order = static_cast<int>(4 * i);
    if (!slot.dim && !turns) {
      list.layer(slot.layer, order + 1);
      list.fill({at->x + lifted, at->y + lifted, kCardW, kCardH}, stage::ink);
    }
    const Rect here{at->x, at->y, kCardW, kCardH};
    list.layer(slot.layer, order + 1);
    if (slot.focused) {
      ui::paint_card_focus(list, here);
      // In the lower row it would lie on another card; there the frame is enough.
      if (here.y < kRowTwo - kRaised) {
        list.layer(kArrow);
        list.sprite(art_.arrow, here.x + kCardW / 2 - art_.arrow.from.w / 2,
                    here.y - art_.arrow.from.h - (here.y < kRowOne - 2 * kRaised ? 2 : 5));
      }
    }
    list.layer(slot.layer, order + 3);
    if (slot.lifted) ui::paint_dashes(list, here, stage::yellow);
    if (!face->face_up || turns) continue;
    draw_index(list, slot.card, here.x, here.y, slot.dim);
    if (slot.trump && !slot.dim) list.sprite(art_.crown, here.x + 40, here.y + 65);
    if (slot.tag) {
      // The Rook's own name stays free.
      const int w = look_.table.measure(slot.tag) + 7, y = here.y + (slot.card.rook() ? 46 : 67);
      list.fill({here.x + 28 - w / 2, y, w, 11}, stage::ink);
      list.fill({here.x + 29 - w / 2, y + 1, w - 2, 9}, stage::lime);
      list.text(look_.table, {here.x + 28 - w / 2 + 4, y + 2, w - 6, 8}, slot.tag, stage::ink);
    }
  }
  list.layer(kGround);
  stage::draw_things(stage_.things, list);
  list.layer(kGround);
}

// The tricks of each side, fanned out face down in its corner once the hand is a single row.
void Table::draw_taken(DrawList& list) const {
  if (!stacks_ || !person()) return;
  const bool counted = pile_shown_ || verdict_;
  for (const Seat seat : {foe(), me()}) {
    const bool left = seat == foe();
    const int n = tricks_[index(seat)];
    if (counted) draw_won(list, seat, left);
    if (order_.size() <= kStacks) {
      // Room enough for cards of full size, fanned towards the middle.
      const int pitch = n > 1 ? std::min(6, 88 / (n - 1)) : 0, edge = left ? 8 : stage::kWidth - 8 - kCardW;
      for (int i = 0; i < n; ++i) {
        const int at = edge + (left ? pitch : -pitch) * i;
        if (i == n - 1) list.fill({at + 2, kStackY + 2, kCardW, kCardH}, stage::ink);
        list.sprite(art_.back, at, kStackY);
      }
      if (n == 0) ui::paint_dashes(list, {edge + 4, kStackY + 4, kCardW - 8, kCardH - 8}, stage::slate);
      draw_badge(list, seat, left ? 8 : stage::kWidth - 23, kStackY + kCardH + 6);
      list.text(look_.text, {left ? 28 : stage::kWidth - 148, kStackY + kCardH + 10, 120, 8}, taken_[index(seat)],
                stage::silver, left ? Align::left : Align::right);
      continue;
    }
    const int wide = kMiniW + 3 * std::max(n - 1, 0);
    const int x = left ? 8 : stage::kWidth - 8 - kMiniW, note = left ? 16 + wide : stage::kWidth - 16 - wide - 56;
    for (int i = 0; i < n; ++i) list.sprite(art_.back_mini, x + (left ? 3 : -3) * i, 302);
    if (n == 0) ui::paint_dashes(list, {x + 4, 306, kMiniW - 8, kMiniH - 8}, stage::slate);
    draw_badge(list, seat, left ? note : note + 41, 306);
    list.text(look_.table, {note, 326, 56, 8}, taken_[index(seat)], stage::silver, left ? Align::left : Align::right);
  }
}

// When a hand is counted, what each side won that counts: its points lie open (RK-26: not before).
void Table::draw_won(DrawList& list, Seat seat, bool left) const {
  const std::vector<Card>& cards = won_[index(seat)];
  const int n = static_cast<int>(cards.size()), pitch = n > 1 ? std::min(19, (288 - 17) / (n - 1)) : 0;
  const int first = left ? 8 : stage::kWidth - 8 - 17 - (n - 1) * pitch;
  for (int i = 0; i < n; ++i)
    list.sprite(art_.strip[cards[static_cast<std::size_t>(i)].id], first + i * pitch, kRowOne + 3);
}

// Where nobody sits, who plays: faces, points and the tricks taken, above the backs of the hand below.
void Table::draw_players(DrawList& list) const {
  for (const Seat seat : {foe(), me()}) {
    const bool left = seat == foe();
    const int x = left ? 8 : stage::kWidth - 64, n = tricks_[index(seat)];
    const int text = left ? 72 : stage::kWidth - 72 - 64;
    list.sprite(
        !names_.computer[index(seat)] ? art_.guest[index(seat)] : art_.corvus[static_cast<std::size_t>(Mood::think)], x,
        182);
    list.text(look_.text, {text, 184, 64, 8}, names_.of(seat), stage::paper, left ? Align::left : Align::right);
    list.text(look_.head, {text, 198, 64, 16}, captured_[index(seat)], stage::yellow,
              left ? Align::left : Align::right);
    list.text(look_.table, {text, 222, 64, 8}, taken_[index(seat)], stage::silver, left ? Align::left : Align::right);
    for (int i = 0; i < n; ++i)
      list.sprite(art_.back_mini, left ? 144 + 8 * i : stage::kWidth - 144 - kMiniW - 8 * i, 190);
    if (n == 0)
      ui::paint_dashes(list, {left ? 148 : stage::kWidth - 144 - kMiniW + 4, 194, kMiniW - 8, kMiniH - 8},
                       stage::slate);
  }
}

// The bid made or failed, across the empty trick.
void Table::draw_verdict(DrawList& list) const {
  const Rect r{kTrick.x + 8, kTrick.y + 22, kTrick.w - 16, 50};
  const bool made = verdict_->kind == Event::Kind::made;
  panel(list, r, made ? stage::jungle : stage::dark_red, stage::yellow);
  list.text(look_.head, {r.x + 4, r.y + 8, r.w - 8, 16}, verdict_title_, stage::paper, Align::centre);
  list.text(look_.text, {r.x + 4, r.y + 32, r.w - 8, 8}, verdict_line_, stage::paper, Align::centre);
}

// RK-15: it turns in the air and falls on the sun of South or the moon of North.
void Table::draw_coin(DrawList& list) const {
  if (acts_.idle() || acts_.front().kind != Event::Kind::coin) return;
  constexpr int kHalf = 90;  // ms of a half turn, counted back from the end, so that the right side is up when it lies
  const int ms = std::min(acts_.ms(), kCoinMs), left = kCoinMs - ms;
  const std::size_t falls = index(acts_.front().seat);
  const SpriteRef& face = art_.coin[(left + kHalf / 2) / kHalf % 2 == 0 ? falls : 1 - falls];
  const int wide = std::max(4, face.from.w * std::abs(kHalf / 2 - left % kHalf) * 2 / kHalf);
  const int x = (stage::kWidth - face.from.w) / 2, y = 309 - face.from.h - left * ms / 3600;  // it lies on its shadow
  list.fill({(stage::kWidth - 64) / 2, 308, 64, 3}, stage::ink);
  list.squashed(face, x, y, wide);
  // Whose face it may show; the one that opens gets a frame.
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::size_t i = index(seat);
    const Rect r{i == 0 ? 120 : stage::kWidth - 120 - 72, 196, 72, 124};
    const bool opens = left == 0 && falls == i;
    panel(list, r, stage::ink, opens ? stage::yellow : stage::purple);
    if (opens) ui::paint_focus(list, r);
    list.sprite(names_.computer[i] ? art_.corvus[static_cast<std::size_t>(Mood::think)] : art_.guest[i], r.x + 8,
                r.y + 8);
    line(list, look_, {r.x + 2, r.y + 72, r.w - 4, 8}, names_.of(seat), stage::paper, Align::centre);
    const auto sign = static_cast<std::size_t>(i == 0 ? Colour::yellow : Colour::blue);
    list.sprite(art_.shape_own[sign], r.x + (r.w - 11) / 2, r.y + 90);
    list.text(look_.table, {r.x + 2, r.y + 108, r.w - 4, 8}, prize_[13 + i], stage::silver, Align::centre);
  }
}

void Table::draw_notice(DrawList& list) const {
  if (!notice_) return;
  const Rect r = notice_->at;
  list.layer(kNotice);
  if (r == kSentence) {
    const std::uint8_t edge = notice_->warning ? stage::red : stage::amber;
    panel(list, r, notice_->warning ? stage::maroon : stage::jungle, edge);
    const int title = look_.text.measure(notice_->title), rule = look_.table.measure(notice_->rule);
    list.text(look_.text, {r.x + 8, r.y + 7, title, 8}, notice_->title, stage::yellow);
    list.text(look_.text, {r.x + 16 + title, r.y + 7, r.w - 32 - title - rule, 8}, notice_->lines.front(),
              stage::paper);
    list.text(look_.table, {r.x + r.w - 8 - rule, r.y + 7, rule, 8}, notice_->rule, stage::yellow, Align::right);
    list.layer(kGround);
    return;
  }
  list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
  panel(list, r, stage::ink, notice_->warning ? stage::red : stage::amber);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 12}, notice_->warning ? stage::maroon : stage::jungle);
  const int rule = look_.table.measure(notice_->rule);
  list.text(look_.text, {r.x + 5, r.y + 3, r.w - 12 - rule, 8}, notice_->title, stage::paper);
  list.text(look_.table, {r.x + r.w - 5 - rule, r.y + 3, rule, 8}, notice_->rule, stage::yellow, Align::right);
  const stage::Font& font = *notice_->font;
  const int pitch =
      font.height() + (font.height() < 16 && 12 * static_cast<int>(notice_->lines.size()) < r.h - 16 ? 4 : 2);
  int y = r.y + 17;
  for (const std::string& line : notice_->lines) {
    list.text(font, {r.x + 6, y, r.w - 8, font.height()}, line, stage::paper);
    y += pitch;
  }
  // What was led, and the colour that it asks for.
  if (notice_->led && asked_ && y + 46 < r.y + r.h) {
    y = r.y + r.h - 45;
    list.sprite(art_.mini[notice_->led->id], r.x + 8, y);
    list.text(look_.table, {r.x + 42, y + 16, 50, 8}, prize_[11], stage::silver);
    draw_chip(list, r.x + 94, y + 12, card(*asked_, kLowest), colour_names_[static_cast<std::size_t>(*asked_)]);
  }
  list.layer(kGround);
}

// Never over what a lesson speaks of: in place of what the other one said and of the prize, or over the backs of the
// other hand.
Rect Table::lesson_place() const {
  switch (mode()) {
    case Mode::auction:
      return look_.large_text ? Rect{kBubble.x, 18, kCounts.x + kCounts.w - kBubble.x, 58}
                              : Rect{kBubble.x - 8, 18, kPrize.x + kPrize.w - kBubble.x + 8, 53};
    case Mode::play:
      return look_.large_text ? Rect{kBubble.x, 18, kCounts.x + kCounts.w - kBubble.x, 30}
                              : Rect{kFoeX, kFoeY + 2, kFoeW + 8, kFoeH};
    case Mode::swap:
    case Mode::trumps:
    case Mode::sheet: break;
  }
  return {0, 0, stage::kWidth, 0};
}

void Table::draw(DrawList& list) const {
  list.layer(kGround);
  const Mode now = mode();
  if (look_.shake && shake_ > 0) list.shake(shake_ / 8 % 2 == 0 ? 2 : -2, shake_ / 16 % 2 == 0 ? 1 : -1);
  list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::dusk);
  for (int y = 174; art_.felt && y < 344; y += art_.felt.from.h)
    for (int x = 0; x < stage::kWidth; x += art_.felt.from.w) list.sprite(art_.felt, x, y);
  list.fill({0, 172, stage::kWidth, 1}, stage::ink);
  list.fill({0, 173, stage::kWidth, 1}, stage::purple);
  switch (now) {
    case Mode::auction:
      draw_talk(list);
      draw_auction(list);
      draw_coin(list);
      break;
    case Mode::swap:
    case Mode::trumps:
      draw_tray(list);
      draw_steps(list);
      break;
    case Mode::play:
      draw_talk(list);
      draw_goal(list);
      draw_trick(list);
      draw_side(list);
      draw_taken(list);
      if (!person()) draw_players(list);
      break;
    case Mode::sheet: sheet_.draw(list, look_, art_, hold_ != 0, look_.ambient ? ambient_ : 40); break;
  }
  if (now != Mode::sheet) draw_cards(list);
  draw_notice(list);
  list.shake(0, 0);
  list.layer(kNotice + 1);
  list.fill(ui::kTopBar, stage::ink);
  list.fill({0, 15, stage::kWidth, 1}, stage::slate);
  list.text(look_.text, {8, 4, 120, 8}, prize_[10], stage::amber);
  line(list, look_, {216, 4, 208, 8}, top_middle_, stage::silver, Align::centre);
  const int from = 332 + look_.text.measure(top_middle_) / 2;
  line(list, look_, {from, 4, 632 - from, 8}, top_right_, stage::paper, Align::right);
  if (reading_.open()) reading_.draw(list, look_, kReading);
  list.layer(kReading + 1);
  ui::paint_hints(list, look_, hints_, right_hint_);
  list.layer(kGround);
}

}  // namespace d6::rook
