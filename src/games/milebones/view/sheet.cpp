// A clipboard with nine lines, the winner's picture, and the road of the match below.
#include "games/milebones/view/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "games/milebones/view/layout.h"
#include "games/milebones/words/milebones_words.h"
#include "games/milebones/words/table_labels.h"
#include "games/milebones/words/table_words.h"
#include "ui/paint.h"

namespace d6::milebones {

using stage::Align;
using stage::DrawList;

namespace {

constexpr int kRow = 18, kColumnA = kSheet.x + 330, kColumnB = kSheet.x + 416;
constexpr std::array<std::string_view, 6> kThousands{"1000", "2000", "3000", "4000", "5000", "6000"};

}  // namespace

void ScoreSheet::hear(const Event& e) {
  switch (e.what) {
    case What::race:
      *this = {};
      race = e.a;
      break;
    case What::completed: finisher = e.seat; break;
    case What::item:
      open = true;
      lines[index(e.seat)][static_cast<std::size_t>(e.item)] = {e.b, e.a};
      break;
    case What::race_total:
      open = true;
      sum[index(e.seat)] = e.a;
      total[index(e.seat)] = e.b;
      summed[index(e.seat)] = true;
      break;
    case What::match_won: match = e.seat; break;
    case What::match_tied: tied = true; break;
    case What::coin:
    case What::dealt:
    case What::hand:
    case What::drew:
    case What::got:
    case What::mileage:
    case What::hazard:
    case What::remedy:
    case What::safety:
    case What::coup:
    case What::removed:
    case What::discarded:
    case What::deck_out:
    case What::offered:
    case What::extended:
    case What::skipped:
    case What::nobody: break;
  }
}

void ScoreSheet::refresh(const Rules& rules, const Observation& seen, Seat bottom, bool person) {
  title = label::race(race);
  this_race = label::this_race();
  match_label = label::match();
  in_match = plays_match(rules) ? label::in_the_match() : std::string();
  goal = fmt::format("{}", seen.goal);
  match_goal = fmt::format("{}", rules.match_goal);
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::size_t i = index(seat);
    names[i] = person && seat == bottom ? label::you() : seat_name(seat);
    std::int32_t so_far = 0;
    for (std::size_t k = 0; k < kItems; ++k) {
      points[i][k] = lines[i][k].points == 0 ? "-" : fmt::format("{}", lines[i][k].points);
      so_far += lines[i][k].points;
    }
    sums[i] = fmt::format("{}", summed[i] ? sum[i] : so_far);
    if (!summed[i]) total[i] = seen.table.totals[i];  // what it was before this race
    totals[i] = fmt::format("{}", total[i]);
    befores[i] = fmt::format("{}", total[i] - sum[i]);
    gains[i] = fmt::format("+{}", sum[i]);
  }
  for (std::size_t k = 0; k < kItems; ++k) {
    const auto item = static_cast<Item>(k);
    items[k] = shortened(item == Item::coups ? label::coup_points() : item_name(item), 17);
    worths[k] = shortened(item_worth(rules, item), 12);
  }
  const auto named = [&](Seat seat) {
    return person && seat == bottom ? label::you_win() : label::wins(seat_name(seat));
  };
  heading = match       ? label::the_match(named(*match))
            : !finisher ? label::nobody_arrived()
                        : label::the_trip(named(*finisher));
  heading = shortened(heading, 19);
  std::vector<std::string> wrapped;
  wrap(finisher ? sheet_fact(rules, seen, lines, *finisher) : label::cards_gone(), 23, wrapped);
  for (std::size_t k = 0; k < fact_lines.size(); ++k) fact_lines[k] = k < wrapped.size() ? wrapped[k] : std::string();
  const std::int32_t ahead = total[index(bottom)] - total[index(other(bottom))];
  const Seat leader = ahead >= 0 ? bottom : other(bottom);
  wrapped.clear();
  if (!summed[0] || !summed[1]) wrapped.push_back(label::counting());
  if (summed[0] && summed[1]) {
    if (tied || ahead == 0) {
      wrapped.push_back(label::level());
    } else {
      const bool you = person && leader == bottom;
      const std::string_view who = Info<MileBones>::seats[index(leader)];
      wrapped.push_back(match ? (you ? label::you_won_by() : label::wins_by(who))
                              : (you ? label::you_lead() : label::leads(who)));
      wrapped.push_back(fmt::format("{}", ahead < 0 ? -ahead : ahead));
    }
  }
  for (std::size_t k = 0; k < lead_lines.size(); ++k) lead_lines[k] = k < wrapped.size() ? wrapped[k] : std::string();
  next = plays_match(rules) && !match ? label::next_race(race + 1) : label::to_result();
}

void paint_badge(DrawList& list, const ui::Look& look, const Art& art, Seat seat, int x, int y) {
  list.sprite(art.badge[index(seat)], x, y);
  const bool red = seat == Seat::zero;
  list.fill(red ? Rect{x + 3, y + 3, 9, 9} : Rect{x + 2, y + 2, 11, 11}, red ? stage::dark_red : stage::deep_sea);
  list.text(look.text, {x + 4, y + 4, 8, 8}, Info<MileBones>::seats[index(seat)].substr(0, 1), stage::paper);
}

void paint_score(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const ScoreSheet& sheet,
                 Seat bottom) {
  const std::array<Seat, 2> seats{bottom, other(bottom)};
  const Rect r = kSheet;
  list.fill({0, 16, stage::kWidth, 328}, stage::dark_jungle);
  list.fill({r.x + 3, r.y + 3, r.w, r.h}, stage::ink);
  list.fill(r, stage::pale_sand);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 24}, stage::dark_earth);
  list.frame(r, stage::ink);
  list.text(look.text, {r.x + 12, r.y + 9, 96, 8}, sheet.title, stage::yellow);
  for (std::size_t k = 0; k < 2; ++k) {
    const int x = k == 0 ? kColumnA : kColumnB;
    const std::string& name = sheet.names[index(seats[k])];
    paint_badge(list, look, art, seats[k], x - 22 - look.text.measure(name), r.y + 6);
    list.text(look.text, {x - 48, r.y + 9, 48, 8}, name, stage::paper, Align::right);
  }
  for (std::size_t i = 0; i < kItems; ++i) {
    const int y = r.y + 28 + static_cast<int>(i) * kRow;
    if (i % 2 == 1) list.fill({r.x + 2, y - 1, r.w - 4, kRow}, stage::sand);
    const std::uint8_t dim = stage::dark_earth;
    const bool live = sheet.lines[0][i].points != 0 || sheet.lines[1][i].points != 0;
    list.sprite(art.item[i], r.x + 12, y + 3);
    list.text(look.text, {r.x + 32, y + 5, 136, 8}, sheet.items[i], live ? std::uint8_t{stage::ink} : dim);
    list.text(look.table, {r.x + 180, y + 5, 74, 8}, sheet.worths[i], dim);
    for (std::size_t k = 0; k < 2; ++k)
      list.text(look.text, {(k == 0 ? kColumnA : kColumnB) - 56, y + 5, 56, 8}, sheet.points[index(seats[k])][i],
                live ? std::uint8_t{stage::ink} : dim, Align::right);
  }
  list.fill({r.x + 256, r.y + 27, 1, 163}, stage::tan);
  list.fill({r.x + 346, r.y + 27, 1, 163}, stage::tan);
  const int foot = r.y + 28 + 9 * kRow;
  list.fill({r.x + 1, foot, r.w - 2, 2}, stage::ink);
  list.fill({r.x + 1, foot + 2, r.w - 2, r.y + r.h - foot - 3}, stage::dark_earth);
  list.frame({r.x, foot, r.w, r.y + r.h - foot}, stage::tan);
  list.text(look.head, {r.x + 12, foot + 12, 120, 16}, sheet.this_race, stage::paper);
  for (std::size_t k = 0; k < 2; ++k)
    list.text(look.head, {(k == 0 ? kColumnA : kColumnB) - 72, foot + 12, 72, 16}, sheet.sums[index(seats[k])],
              k == 0 ? stage::yellow : stage::paper, Align::right);

  // Who made it
  const Rect w = kWinner;
  ui::paint_panel(list, look, w, {}, {stage::ink, stage::amber, stage::dark_earth, stage::yellow});
  list.fill({w.x + 1, w.y + 1, w.w - 2, 15}, stage::dark_earth);
  list.text(look.text, {w.x + 4, w.y + 5, w.w - 8, 8}, sheet.heading, stage::yellow, Align::centre);
  const Rect view{w.x + 1, w.y + 17, w.w - 2, 96};
  list.push_clip(view);
  list.fill(view, stage::deep_sea);
  list.fill({view.x, view.y, view.w, 14}, stage::navy);
  list.dither({view.x, view.y + 14, view.w, 3}, stage::navy, 2);
  // A sun by rows of a disc.
  for (int dy = -14; dy <= 14; ++dy) {
    int half = 0;
    while ((half + 1) * (half + 1) + dy * dy <= 14 * 14) ++half;
    list.fill({view.x + 54 - half, view.y + 46 + dy, 2 * half + 1, 1}, dy < 4 ? stage::yellow : stage::amber);
  }
  for (int x = 0; x < view.w; ++x) {
    const int wave = (x * 7 / 16) % 44, h = 14 + (wave < 22 ? wave : 44 - wave) / 2;
    list.fill({view.x + x, view.y + 63 - h + 6, 1, h}, stage::navy);
  }
  list.fill({view.x, view.y + 58, view.w, 8}, stage::green);
  list.fill({view.x, view.y + 63, view.w, 33}, stage::slate);
  list.fill({view.x, view.y + 63, view.w, 1}, stage::silver);
  for (int k = 0; k < 6; ++k) list.fill({view.x + 5 + k * 28, view.y + 78, 14, 3}, stage::grey);
  const int gate = view.x + 95;
  list.fill({gate, view.y + 21, 4, 44}, stage::silver);
  list.fill({gate + 46, view.y + 21, 4, 44}, stage::silver);
  list.fill({gate - 6, view.y + 11, 62, 18}, stage::ink);
  for (int k = 0; k < 60; ++k)
    list.fill({gate - 5 + (k % 15) * 4, view.y + 12 + (k / 15) * 4, 4, 4},
              (k % 15 + k / 15) % 2 == 0 ? stage::paper : stage::ink);
  list.fill({gate + 5, view.y + 13, 40, 14}, stage::ink);
  list.fill({gate + 6, view.y + 14, 38, 12}, stage::amber);
  list.text(look.text, {gate + 6, view.y + 16, 38, 8}, sheet.goal, stage::ink, Align::centre);
  if (sheet.finisher) {
    list.sprite(art.puff[1], view.x + 8, view.y + 76);
    list.sprite(art.big_car[index(*sheet.finisher)], view.x + 30, view.y + 62);
    constexpr std::array<std::uint8_t, 5> kBits{stage::red, stage::yellow, stage::leaf, stage::orange, stage::shallows};
    for (int k = 0; k < 18; ++k)
      list.fill({view.x + 4 + (k * 37) % 150, view.y + 3 + (k * 23) % 44, 3, 2},
                kBits[static_cast<std::size_t>(k % 5)]);
  } else {
    list.sprite(art.car[0][0], view.x + 8, view.y + 66);
    list.sprite(art.car[1][0], view.x + 40, view.y + 80);
  }
  list.pop_clip();
  list.fill({w.x + 1, view.y + view.h, w.w - 2, 1}, stage::ink);
  for (std::size_t k = 0; k < sheet.fact_lines.size(); ++k)
    list.text(look.table, {w.x + 10, w.y + 118 + static_cast<int>(k) * 10, w.w - 18, 8}, sheet.fact_lines[k],
              stage::paper);
  list.fill({w.x + 10, w.y + 152, w.w - 20, 1}, stage::grey);
  list.text(look.text, {w.x + 10, w.y + 160, w.w - 14, 8}, sheet.lead_lines[0], stage::paper);
  list.text(look.head, {w.x + 10, w.y + 174, w.w - 14, 16}, sheet.lead_lines[1], stage::yellow);
  if (!sheet.lead_lines[1].empty())
    list.text(look.table, {w.x + 16 + look.head.measure(sheet.lead_lines[1]), w.y + 181, 76, 8}, sheet.in_match,
              stage::paper);
  if (sheet.summed[0] && sheet.summed[1]) {
    const Rect button = kNext;
    list.fill({button.x - 1, button.y - 1, button.w + 2, button.h + 2}, stage::paper);
    list.fill(button, stage::yellow);
    const int x = ui::paint_sign(list, look, button.x + 6, button.y + 6, ui::Intent::confirm) + 2;
    const int room = button.x + button.w - x;
    const stage::Font& font = look.text.measure(sheet.next) <= room ? look.text : look.table;
    list.text(font, {x, button.y + 7, room, 8}, sheet.next, stage::ink);
  }

  // The road of the match
  if (!plays_match(rules)) return;
  const Rect m = kMatch;
  list.fill(m, stage::ink);
  list.fill({m.x, m.y + 1, m.w, 14}, stage::midnight);
  list.text(look.text, {m.x + 8, m.y + 4, 40, 8}, sheet.match_label, stage::amber);
  list.fill({m.x, m.y + 15, m.w, 60}, stage::slate);
  list.fill({m.x, m.y + 15, m.w, 1}, stage::light_grey);
  list.fill({m.x, m.y + 75, m.w, 1}, stage::light_grey);
  list.fill({m.x, m.y + 76, m.w, 4}, stage::jungle);
  for (int at = 90; at < 586; at += 16) list.fill({at, m.y + 44, 8, 2}, stage::grey);
  const int most = std::max({rules.match_goal, sheet.total[0], sheet.total[1]});
  const auto road_x = [&](int points) { return match_x(points, most); };
  const int goal_x = road_x(rules.match_goal);
  for (std::size_t k = 0; k < kThousands.size(); ++k) {
    const int at = road_x(1000 * static_cast<int>(k + 1));
    if (at > kMatchTo + kMatchCar || (at > goal_x - 44 && at < goal_x + 50)) continue;
    for (int y = m.y + 16; y < m.y + 75; y += 4) list.fill({at, y, 1, 2}, stage::grey);
    list.fill({at - 16, m.y + 3, 32, 10}, stage::silver);
    list.text(look.table, {at - 16, m.y + 4, 32, 8}, kThousands[k], stage::ink, Align::centre);
  }
  list.fill({goal_x - 20, m.y + 1, 48, 13}, stage::amber);
  list.text(look.text, {goal_x - 20, m.y + 4, 48, 8}, sheet.match_goal, stage::ink, Align::centre);
  for (std::size_t k = 0; k < 2; ++k) {
    const std::size_t s = index(seats[k]);
    const int y = m.y + 17 + static_cast<int>(k) * 29;
    const bool red = seats[k] == Seat::zero;
    paint_badge(list, look, art, seats[k], 8, y + 6);
    list.text(look.text, {28, y + 10, 56, 8}, sheet.names[s], stage::paper);
    const int x0 = kMatchFrom, x1 = match_bar(sheet.total[s] - sheet.sum[s], most),
              x2 = match_bar(sheet.total[s], most);
    const std::uint8_t dark = red ? stage::dark_red : stage::deep_sea, bright = red ? stage::amber : stage::shallows;
    // A bright rim: with few colours the dark part is as dark as the road.
    list.fill({x0 - 1, y + 5, x2 - x0 + 2, 18}, bright);
    list.fill({x0, y + 6, x1 - x0, 16}, dark);
    list.sprite(art.goal_on, goal_x, y - 1);
    // The car at the bar's end and its figure beyond, past the goal where the goal is in its way.
    const int wide = look.head.measure(sheet.totals[s]), after = x2 + 40;
    const int figure = after < goal_x + 12 && after + wide > goal_x - 4 ? goal_x + 16 : after;
    list.sprite(art.car[s][0], x2 + 4, y + 7);
    list.text(look.head, {figure, y + 6, wide, 16}, sheet.totals[s], k == 0 ? stage::yellow : stage::paper);
    // What the race brought: on its part of the bar; else before it, else behind the figure.
    const int gain = look.text.measure(sheet.gains[s]), before = look.text.measure(sheet.befores[s]) + 10;
    const bool told = sheet.sum[s] > 0;
    const bool on_gain = x2 - x1 >= gain + 6, on_bar = x1 - x0 >= before + gain + 10;
    if (x1 - x0 >= before) list.text(look.text, {x0 + 6, y + 10, before, 8}, sheet.befores[s], stage::paper);
    if (told && on_gain) {
      list.text(look.text, {x1 + (x2 - x1 - gain) / 2, y + 10, gain, 8}, sheet.gains[s], stage::ink);
    } else if (told) {
      const int x = on_bar ? x1 - gain - 4 : figure + wide + 8;
      list.text(look.text, {x, y + 10, gain, 8}, sheet.gains[s], stage::paper);
    }
  }
}

}  // namespace d6::milebones
