// A sheet of paper with the hand's sums, the pile laid open, and the road of the match below.
#include "games/rook/view/sheet.h"

#include <algorithm>

#include "base/text.h"
#include "games/rook/view/layout.h"
#include "stage/theme.h"
#include "ui/paint.h"

namespace d6::rook {

using stage::Align;
using stage::DrawList;

namespace {

constexpr int kRowH = 20, kColumnA = kSheet.x + 320, kColumnB = kSheet.x + 416, kRoadX = 96, kRoadW = 448;

}  // namespace

void ScoreSheet::refresh(const Rules& rules, const Observation& seen, const Names& names, Seat bottom) {
  const HandResult& hand = *seen.last_hand;
  const std::array<Seat, 2> seats{bottom, other(bottom)};
  const Seat last = seen.last_trick ? seen.last_trick->winner : hand.bidder;
  const int in_pile = rules.points(hand.pile);
  over = seen.phase == Phase::over;
  won = over && seen.winner && (names.is_you(*seen.winner) || !names.you);
  lost = over && seen.winner && !won;
  trumps = hand.trumps;
  against_computer = names.computer[index(other(bottom))];
  speaker = against_computer ? std::nullopt : std::optional(other(bottom));
  title = tr("HAND {}", int(hand.hand));
  this_hand = tr("THIS HAND");
  total_label = rules.single_hand ? tr("TOTAL") : tr("MATCH");
  pile_label = tr("THE JUNK PILE: {}", signed_points(in_pile));
  match_label = rules.single_hand ? tr("ONE HAND") : tr("TO {}", rules.goal);
  flag = !rules.single_hand;
  rows.clear();
  const auto row = [&](std::string label, std::string note, auto value) {
    Row made;
    made.label = std::move(label);
    made.note = std::move(note);
    for (std::size_t i = 0; i < 2; ++i) made.value[i] = value(seats[i]);
    rows.push_back(std::move(made));
  };
  const auto number = [](int n) { return fmt::format("{}", n); };
  row(tr("Bid"), hand.trumps ? tr("trumps {}", colour_text(*hand.trumps)) : std::string(),
      [&](Seat s) { return s == hand.bidder ? number(hand.bid) : std::string("-"); });
  row(tr("Taken in tricks"), tr("{} tricks", rules.hand_cards),
      [&](Seat s) { return number(hand.captured[index(s)] - (s == last ? in_pile : 0)); });
  row(tr("The junk pile"), tr("the last trick"),
      [&](Seat s) { return s == last ? signed_points(in_pile) : std::string("-"); });
  row(tr("Captured"), tr("of {}", rules.total_points), [&](Seat s) { return number(hand.captured[index(s)]); });
  row(hand.made ? tr("Bid made") : tr("Bid failed"), hand.made ? tr("counts in full") : tr("minus the bid"),
      [&](Seat s) { return signed_points(hand.scored[index(s)]); });
  rows.back().loud = true;
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t s = index(seats[i]);
    columns[i] = names.of(seats[i]);
    said[i] = names.said[s];
    scored[i] = number(hand.scored[s]);
    to[i] = seen.totals[s];
    from[i] = to[i] - hand.scored[s];
    before[i] = number(from[i]);
    total[i] = number(to[i]);
    gain[i] = signed_points(hand.scored[s]);
  }
  row(tr("Match before"), {}, [&](Seat s) { return number(seen.totals[index(s)] - hand.scored[index(s)]); });
  const bool yours = names.is_you(hand.bidder);
  verdict = hand.made ? (yours ? tr("YOU MADE IT") : tr("{} MADE IT", names.of(hand.bidder)))
                      : (yours ? tr("YOU FAILED") : tr("{} FAILED", names.of(hand.bidder)));
  reason = hand.made ? tr("{} bid {} and took {}.", names.said[index(hand.bidder)], hand.bid,
                          hand.captured[index(hand.bidder)])
                     : tr("{} bid {} and took only {}.", names.said[index(hand.bidder)], hand.bid,
                          hand.captured[index(hand.bidder)]);
  mood = hand.made == yours ? Mood::sad : Mood::glee;
  if (over && seen.winner) {
    mood = names.is_you(*seen.winner) ? Mood::sad : Mood::caw;
    verdict = names.is_you(*seen.winner) ? tr("YOU WIN IT ALL") : tr("{} WINS", names.of(*seen.winner));
  } else if (over) {
    verdict = tr("A DRAW");
  }
  pile.clear();
  sort_cards(hand.pile, hand.trumps, pile);
  lines.clear();
  wrap(reason, 18, lines);
  const int ahead = to[0] - to[1];
  lead = ahead == 0 ? tr("Level at {}", to[0]) : tr("{} leads by {}", said[ahead > 0 ? 0 : 1], std::abs(ahead));
  if (over && ahead != 0) lead = tr("{} points apart", std::abs(ahead));
  if (!over && ahead > 0 && names.is_you(bottom)) lead = tr("You lead by {}", ahead);
  next = over ? tr("The result") : tr("Next hand");
  goal = rules.single_hand ? rules.total_points : rules.goal;
  goal_text = fmt::format("{}", goal);
  low = std::min({0, to[0], to[1], from[0], from[1]});
  // A total below zero stands left of its bar, and needs its room there.
  if (low < 0) low -= (std::max({goal, to[0], to[1], 1}) - low) * 104 / (kRoadW - 104);
  high = std::max({goal, to[0], to[1], 1});
  scale.clear();
  const int step = high - low > 400 ? 100 : 50;
  for (int at = (low / step) * step; at < high; at += step) scale.emplace_back(at, fmt::format("{}", at));
}

namespace {

// A rocket that bursts: rings of sparks that grow, fall a little and go out. Nothing flashes.
void burst(DrawList& list, int x, int y, int age, int far, std::uint8_t colour) {
  constexpr std::array<std::array<int, 2>, 12> kWays{
      {{10, 0}, {9, 5}, {5, 9}, {0, 10}, {-5, 9}, {-9, 5}, {-10, 0}, {-9, -5}, {-5, -9}, {0, -10}, {5, -9}, {9, -5}}};
  const int r = std::min(far, 3 + age / 3), fall = age * age / 900, size = age < 40 ? 3 : age < 75 ? 2 : 1;
  for (std::size_t k = 0; k < kWays.size(); ++k)
    for (int part = 0; part < 3; ++part) {
      const int out = r - part * far / 4;
      if (out < 2) continue;
      const std::uint8_t shade =
          part == 0 ? colour : static_cast<std::uint8_t>(part == 1 ? stage::yellow : stage::orange);
      list.fill({x + kWays[k][0] * out / 10, y + kWays[k][1] * out / 10 + fall, size, size}, shade);
    }
}

// Rockets in a place of their own, one after the other; between them the sky is dark.
void fireworks(DrawList& list, Rect r, int ticks, int phase) {
  constexpr int kLong = 96;
  constexpr std::array<std::uint8_t, 4> kColours{stage::lime, stage::orange, stage::bright_sea, stage::violet};
  list.push_clip(r);
  const int at = ticks + phase, round = at / kLong, age = at % kLong;
  const int far = std::min(r.w, r.h) / 2 - 1;
  burst(list, r.x + r.w / 2 + round * 5 % 9 - 4, r.y + r.h / 2 - 2, age, far,
        kColours[static_cast<std::size_t>(round + phase / 24) % kColours.size()]);
  list.pop_clip();
}

}  // namespace

void ScoreSheet::draw(DrawList& list, const ui::Look& look, const Art& art, bool waits, int ticks) const {
  list.fill(ui::kBody, stage::dusk);
  // The sheet
  const Rect s = kSheet;
  list.fill({s.x + 3, s.y + 3, s.w, s.h}, stage::ink);
  list.fill(s, stage::ink);
  list.fill({s.x + 1, s.y + 1, s.w - 2, s.h - 2}, stage::pale_sand);
  list.fill({s.x + 1, s.y + 1, s.w - 2, 24}, stage::purple);
  list.fill({s.x + 1, s.y + 25, s.w - 2, 1}, stage::ink);
  list.text(look.text, {s.x + 12, s.y + 9, 120, 8}, title, stage::yellow);
  for (std::size_t i = 0; i < 2; ++i) {
    const int right = i == 0 ? kColumnA : kColumnB;
    const stage::Font& font = look.text.measure(columns[i]) <= 56 ? look.text : look.table;
    const int wide = font.measure(columns[i]);
    list.text(font, {right - wide, s.y + 9, wide, 8}, columns[i], stage::paper, Align::right);
    list.sprite(art.badge(i == 0, against_computer), right - wide - 19, s.y + 5);
  }
  int y = s.y + 28;
  for (std::size_t k = 0; k < rows.size(); ++k, y += kRowH) {
    const Row& row = rows[k];
    const std::uint8_t ground = k % 2 == 1 ? stage::sand : stage::pale_sand;
    list.fill({s.x + 2, y, s.w - 4, kRowH}, ground);
    list.text(look.text, {s.x + 12, y + 6, 132, 8}, row.label, row.loud ? stage::maroon : stage::ink);
    list.text(look.table, {s.x + 148, y + 6, 100, 8}, row.note, stage::dark_earth);
    if (k == 0 && trumps) list.sprite(art.shape_ink[static_cast<std::size_t>(*trumps)], s.x + 233, y + 4);
    for (std::size_t i = 0; i < 2; ++i)
      list.text(look.text, {(i == 0 ? kColumnA : kColumnB) - 80, y + 6, 80, 8}, row.value[i],
                row.loud ? stage::maroon : stage::ink, Align::right);
  }
  list.fill({s.x + 250, s.y + 26, 1, y - s.y - 26}, stage::tan);
  list.fill({s.x + 334, s.y + 26, 1, y - s.y - 26}, stage::tan);
  list.fill({s.x + 1, y, s.w - 2, s.y + s.h - 1 - y}, stage::maroon);
  list.fill({s.x + 1, y, s.w - 2, 2}, stage::ink);
  const auto big = [&](int at, const std::string& label, const std::array<std::string, 2>& values,
                       std::uint8_t colour) {
    list.text(look.head, {s.x + 12, at, 228, 16}, label, stage::paper);
    for (std::size_t i = 0; i < 2; ++i)
      list.text(look.head, {(i == 0 ? kColumnA : kColumnB) - 84, at, 84, 16}, values[i], colour, Align::right);
  };
  list.fill({s.x + 1, y - kRowH, s.w - 2, 1}, stage::dark_earth);
  if (won) {
    for (int k = 0; k < 3; ++k) fireworks(list, {s.x + 138 + 28 * k, y + 4 + 6 * (k % 2), 56, 60}, ticks, 32 * k);
    const bool here = to[0] > to[1];
    list.sprite(art.crown, (here ? kColumnA : kColumnB) - look.head.measure(total[here ? 0 : 1]) - 18, y + 49);
  }
  big(y + 14, this_hand, gain, stage::yellow);
  big(y + 46, total_label, total, stage::paper);

  // The verdict with the pile
  const Rect v = kVerdict;
  list.fill({v.x + 3, v.y + 3, v.w, v.h}, stage::ink);
  list.fill(v, stage::ink);
  list.frame(v, stage::amber);
  list.fill({v.x + 2, v.y + 2, v.w - 4, 14}, stage::purple);
  list.text(look.text.measure(verdict) <= v.w - 8 ? look.text : look.table, {v.x + 4, v.y + 5, v.w - 8, 8}, verdict,
            stage::yellow, Align::centre);
  if (won) {  // the sky over the loser's face
    list.fill({v.x + 2, v.y + 17, v.w - 4, 66}, stage::midnight);
    fireworks(list, {v.x + 3, v.y + 18, 46, 64}, ticks, 0);
    fireworks(list, {v.x + v.w - 49, v.y + 18, 46, 64}, ticks, 48);
  }
  list.sprite(speaker ? art.guest[index(*speaker)] : art.corvus[static_cast<std::size_t>(mood)], v.x + (v.w - 56) / 2,
              v.y + 22);
  for (std::size_t i = 0; i < lines.size() && i < 2; ++i)
    list.text(look.text, {v.x + 8, v.y + 84 + static_cast<int>(i) * 11, v.w - 12, 8}, lines[i], stage::paper);
  list.fill({v.x + 10, v.y + 109, v.w - 20, 1}, stage::grey);
  list.text(look.table, {v.x + 8, v.y + 114, v.w - 12, 8}, pile_label, stage::silver);
  const int n = static_cast<int>(pile.size());
  for (int i = 0; i < n; ++i) {
    const int pitch = n > 1 ? std::min(29, (v.w - 16 - kMiniW) / (n - 1)) : 0;
    list.sprite(art.mini[pile[static_cast<std::size_t>(i)].id], v.x + 8 + i * pitch, v.y + 126);
  }
  list.fill({v.x + 10, v.y + 172, v.w - 20, 1}, stage::grey);
  list.text(look.text.measure(lead) <= v.w - 12 ? look.text : look.table, {v.x + 8, v.y + 182, v.w - 12, 8}, lead,
            stage::paper);
  if (waits) {
    const Rect b{v.x + 8, v.y + 206, v.w - 16, 20};
    list.fill(b, stage::yellow);
    list.frame({b.x - 1, b.y - 1, b.w + 2, b.h + 2}, stage::paper);
    const int sign = ui::sign_width(look, ui::Intent::confirm), wide = sign + 4 + look.text.measure(next);
    const int at = b.x + (b.w - wide) / 2;
    ui::paint_sign(list, look, at, b.y + 4, ui::Intent::confirm);
    list.text(look.text, {at + sign + 4, b.y + 6, look.text.measure(next), 8}, next, stage::ink);
  }

  // The road of the match
  const Rect r = kRoad;
  list.fill(r, stage::ink);
  list.fill({r.x, r.y + 1, r.w, 14}, stage::navy);
  list.text(look.text, {8, r.y + 4, 80, 8}, match_label, stage::amber);
  list.fill({r.x, r.y + 15, r.w, r.h - 16}, stage::slate);
  const auto x_of = [&](int points) { return kRoadX + (points - low) * kRoadW / (high - low); };
  for (const auto& [at, text] : scale) {
    const int x = x_of(at), w = look.table.measure(text);
    list.fill({x, r.y + 16, 1, r.h - 17}, stage::grey);
    if (x - w / 2 > 12 + look.text.measure(match_label) && std::abs(x - x_of(goal)) > 32)
      list.text(look.table, {x - w / 2, r.y + 4, w, 8}, text, stage::silver);
  }
  if (flag) {  // of a single hand the higher score wins: there is nothing to reach
    const int post = x_of(goal), plate = look.text.measure(goal_text) + 8;
    for (int k = 0; k < r.h - 17; k += 4) list.fill({post + (k / 4 % 2) * 4, r.y + 16 + k, 4, 4}, stage::paper);
    list.fill({post - plate / 2, r.y, plate, 14}, stage::amber);
    list.text(look.text, {post - plate / 2 + 4, r.y + 3, plate - 8, 8}, goal_text, stage::ink);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const int row = r.y + 18 + static_cast<int>(i) * 30;
    list.sprite(art.badge(i == 0, against_computer), 8, row + 6);
    list.text(look.text.measure(columns[i]) <= 64 ? look.text : look.table, {27, row + 10, 66, 8}, columns[i],
              stage::paper);
    const int zero = x_of(0), a = x_of(from[i]), b = x_of(to[i]);
    const std::uint8_t dark = i == 0 ? stage::green : stage::purple, bright = i == 0 ? stage::lime : stage::violet;
    const auto bar = [&](int p, int q, std::uint8_t colour) {
      if (p != q) list.fill({std::min(p, q), row + 6, std::abs(q - p), 16}, colour);
    };
    list.fill({std::min({zero, a, b}) - 1, row + 5, std::max({zero, a, b}) - std::min({zero, a, b}) + 2, 18},
              stage::ink);
    // Solid is where it stands: dark what stood before, bright what came, red what is owed since now. Hollow is what is
    // gone: points lost, or a debt paid.
    const bool same_side = (from[i] < 0) == (to[i] < 0);
    const int kept = !same_side ? zero : std::abs(from[i]) < std::abs(to[i]) ? a : b;
    bar(zero, kept, dark);
    if (std::abs(b - zero) > std::abs(kept - zero)) bar(kept, b, to[i] < 0 ? std::uint8_t{stage::red} : bright);
    if (std::abs(a - zero) > std::abs(kept - zero))
      list.dither({std::min(kept, a), row + 6, std::abs(a - kept), 16}, stage::grey, 4);
    if (i == 1) list.dither({std::min(zero, b), row + 6, std::abs(b - zero), 16}, stage::ink, 8);  // not by tone alone
    if (kept != zero && kept != b) list.fill({kept, row + 6, 1, 16}, stage::ink);  // where what came begins
    list.fill({zero, row + 3, 1, 22}, stage::paper);
    const int w = look.head.measure(total[i]), g = look.table.measure(gain[i]);
    const int at =
        to[i] < 0 ? std::min({zero, a, b}) - w - g - 14 : std::min(std::max({zero, a, b}) + 6, stage::kWidth - w - 44);
    const bool gained = from[i] != 0;  // else it is the total once more
    list.fill({at - 2, row + 5, w + 4 + (gained ? g + 6 : 0), 18}, stage::slate);
    list.text(look.head, {at, row + 6, w, 16}, total[i], i == 0 ? stage::yellow : stage::paper);
    if (gained) list.text(look.table, {at + w + 6, row + 10, 36, 8}, gain[i], stage::silver);
  }
}

}  // namespace d6::rook
