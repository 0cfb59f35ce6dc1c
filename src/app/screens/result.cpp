// The picture is the navy's where the game has ships, else the players' faces around the game's vignette; laurels and a
// medal for who wins (tools/art/README.md "Results").
#include "app/screens/result.h"

#include <algorithm>
#include <cstdlib>

#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "stage/theme.h"
#include "ui/dialog.h"
#include "ui/widgets/button.h"

namespace d6::app {

using stage::Align;
using stage::DrawList;
using stage::Rect;

namespace {

// "... with 1740 points. Sunk 400 ..." in two; "St. Louis" and "Hugh W. Hadley" stay whole.
std::vector<std::string> sentences(const std::string& text) {
  const auto small = [&](std::size_t at) { return text[at] >= 'a' && text[at] <= 'z'; };
  std::vector<std::string> out;
  std::size_t from = 0;
  for (std::size_t dot = text.find(". "); dot != std::string::npos; dot = text.find(". ", dot + 1)) {
    if (dot < 2 || !small(dot - 1) || !small(dot - 2)) continue;
    out.push_back(text.substr(from, dot + 1 - from));
    from = dot + 2;
  }
  out.push_back(text.substr(from));
  return out;
}

constexpr Rect kPicture{88, 50, 464, 172}, kRows{88, 226, 464, 88};
constexpr int kWreath = 68;

bool has_ships(const Entry& entry) {
  return !entry.billing.sides[0].victor.empty() && !entry.billing.sides[1].victor.empty();
}

}  // namespace

Result::Result(Cabinet& cabinet, Play& play) : Page(cabinet.look()), entry_(play.session().entry()) {
  Session& session = play.session();
  const Outcome outcome = session.outcome();
  winner_ = outcome.winner;
  const bool alone = is_human(session.seats()[0]) != is_human(session.seats()[1]);
  if (winner_) {
    const bool mine = is_human(session.seats()[index(*winner_)]);
    defeat_ = alone && !mine;
    headline_ = !alone ? tr("{} wins", entry_.seats[index(*winner_)]) : mine ? tr("Victory!") : tr("Defeat");
  } else {
    headline_ = tr("A draw");
  }
  gilt_ = gilt_width(headline_) <= 440 ? headline_ : std::string();
  place_ = play.place();
  const std::array<int, 2> scores = session.scores();
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const std::string& sits = session.seats()[index(seat)];
    skills_[index(seat)] = is_human(sits) ? 0 : skill_of(sits);
    seats_[index(seat)] = shortened(who(session, seat), 34);
    scores_[index(seat)] = std::to_string(scores[index(seat)]);
  }
  // The last sentence but the score says how it came.
  const std::vector<ToldLine> told = session.told(play.viewer(), 0);
  std::vector<std::string> lines;
  for (std::size_t i = told.size() > 2 ? told.size() - 2 : 0; i < told.size(); ++i)
    for (const std::string& sentence : sentences(told[i].text)) {
      // Who won and with how much stands in the rows.
      const bool known = winner_ && sentence.find(entry_.seats[index(*winner_)]) != std::string::npos &&
                         sentence.find(scores_[index(*winner_)]) != std::string::npos;
      if (!known) wrap(sentence, (kRows.w - 16) / 6, lines);
    }
  if (session.hints() + session.undos() > 0)  // TFB-19
    lines.push_back(session.undos() == 0   ? tr("You took a hint, or knew the cards: this score stays off the list.")
                    : session.hints() == 0 ? tr("You took an order back: this score stays off the list.")
                                           : tr("You took hints and orders back: this score stays off the list."));
  else if (winner_)
    terms_ = terms_of(session);
  if (terms_.size() > 4) terms_.clear();
  if (lines.size() > 2) lines.erase(lines.begin(), lines.end() - 2);
  last_ = std::move(lines);

  constexpr int kButtons = 320, kWide = 110;
  auto button = [&, x = kPicture.x](std::string label, std::string help, char32_t letter,
                                    std::function<void()> press) mutable {
    add<ui::Button>(Rect{x, kButtons, kWide, 20}, std::move(label), std::move(help), std::move(press), letter);
    x += kWide + 8;
  };
  // The same players again; whoever has seen the deal is as one who took a hint.
  const auto again = [this, &cabinet, &session](std::uint64_t seed, bool known) {
    Opened opened = cabinet.open(session.entry(), session.options().all(), seed);
    if (!opened.session) {
      stack().push(ui::message(look(), tr("No new game"), in_words(opened.problems)));
      return;
    }
    opened.session->seats(session.seats());
    if (known) opened.session->note_hint();
    std::unique_ptr<ui::Screen> next = play_screen(cabinet, std::move(opened.session));
    stack().pop_to("title");
    stack().push(std::move(next));
  };
  button(tr("Again"), tr("the same game with other dice"), U'A',
         [again, &cabinet] { again(cabinet.fresh_seed(), false); });
  button(own_or(entry_.billing.same, tr("Same dice")),
         tr("everything falls as it fell; a score with what is known stays off the list"), U'D',
         [again, &session] { again(session.seed(), true); });
  button(tr("The table"), tr("the end as it stands"), U'S', [this] { stack().pop(); });
  button(tr("Title"), tr("to the other games"), U'T', [this] { stack().pop_to("title"); });
  hints({{ui::Intent::confirm, tr("choose")}, {ui::Intent::back, tr("see the table")}});
}

void Result::slept(int steps) {
  if (!look().ambient) return;
  tick_ += steps;
  if (tick_ / kFrameSteps == frame_) return;
  frame_ = tick_ / kFrameSteps;
  stack().touch();
}

void Result::draw_ground(DrawList& list) const {
  ui::paint_ground(list);
  const bool wreath = winner_ && !defeat_ && !gilt_.empty() && stage::sprite(look().sheets, "list", "result/laurel");
  const int width = gilt_width(gilt_), left = (stage::kWidth - width + (wreath ? kWreath + 12 : 0)) / 2;
  if (gilt_.empty()) {
    ui::paint_heading(list, look(), {8, 18, stage::kWidth - 16, 16}, shortened(headline_, 50), stage::yellow);
  } else {
    app::draw_gilt(list, look(), left, 8, gilt_, defeat_);
  }
  if (wreath) draw_wreath(list, left - kWreath - 12, 2);
  list.fill({kPicture.x - 2, kPicture.y - 2, kPicture.w + 4, kPicture.h + 4}, stage::ink);
  draw_picture(list);
  list.frame({kPicture.x - 1, kPicture.y - 1, kPicture.w + 2, kPicture.h + 2}, defeat_ ? stage::grey : stage::amber);

  ui::paint_panel(list, look(), kRows, tr("FINAL SCORE"),
                  {stage::midnight, stage::deep_sea, stage::navy, stage::paper});
  // The winner's row first.
  const Seat first = winner_.value_or(Seat::zero);
  for (const Seat seat : {first, other(first)}) draw_row(list, seat);
  if (!terms_.empty()) {
    draw_sum(list);
    return;
  }
  for (std::size_t i = 0; i < last_.size(); ++i)
    list.text(look().table, {kRows.x + 8, kRows.y + 64 + static_cast<int>(i) * 11, kRows.w - 16, 8}, last_[i],
              stage::silver);
}

// Two branches of laurel around the medal, or, off the list, around the winner's flag.
void Result::draw_wreath(DrawList& list, int x, int y) const {
  const stage::SpriteRef laurel = stage::sprite(look().sheets, "list", "result/laurel");
  list.sprite(laurel, x, y);
  list.sprite(laurel, x + kWreath / 2, y, true);
  static constexpr std::array<std::string_view, 3> kMedals = {"result/medal_1", "result/medal_2", "result/medal_3"};
  stage::SpriteRef inside = place_ ? stage::sprite(look().sheets, "list", kMedals[std::min<std::size_t>(*place_, 2)])
                                   : stage::sprite(look().sheets, "ui", entry_.billing.sides[index(*winner_)].flag);
  if (!inside) inside = stage::sprite(look().sheets, "ui", "icon/trophy");
  if (inside) list.sprite(inside, x + (kWreath - inside.from.w) / 2, y + (laurel.from.h - inside.from.h) / 2);
}

// The terms that make the winner's score, in columns with their signs between, as where the list is signed.
void Result::draw_sum(DrawList& list) const {
  const int pitch = (kRows.w - 16) / static_cast<int>(terms_.size());
  list.fill({kRows.x + 8, kRows.y + 61, kRows.w - 16, 1}, stage::deep_sea);
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const int x = kRows.x + 8 + static_cast<int>(i) * pitch;
    std::string words = terms_[i].words;
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    list.text(look().table, {x, kRows.y + 65, pitch - 12, 8},
              shortened(words, static_cast<std::size_t>((pitch - 12) / 6)), stage::silver);
    list.text(look().text, {x, kRows.y + 76, pitch - 14, 8}, std::to_string(terms_[i].value), stage::paper);
    if (i > 0) list.text(look().text, {x - 14, kRows.y + 76, 8, 8}, "+", stage::amber);
  }
}

void Result::draw_row(DrawList& list, Seat seat) const {
  const bool won = winner_ == seat;
  const int y = kRows.y + (seat == winner_.value_or(Seat::zero) ? 17 : 40);
  // The winner's row is lit by its colour and by the stripe and the medal before it; red is the focus alone.
  if (won) {
    list.fill({kRows.x + 2, y - 3, kRows.w - 4, 22}, stage::navy);
    list.fill({kRows.x + 2, y - 3, 4, 22}, stage::amber);
  }
  int x = kRows.x + 16;
  if (const stage::SpriteRef ensign = stage::sprite(look().sheets, "ui", entry_.billing.sides[index(seat)].flag)) {
    list.sprite(ensign, x, y + 3);
    x += 24;
  }
  list.text(look().text, {x, y + 5, kRows.x + 330 - x, 8}, seats_[index(seat)], won ? stage::yellow : stage::paper);
  const int name = look().text.measure(seats_[index(seat)]),
            number = look().head.measure(shortened(scores_[index(seat)], 9));
  for (int dot = x + name + 10; dot < kRows.x + 446 - number; dot += 6) list.fill({dot, y + 11, 1, 1}, stage::grey);
  list.text(look().head, {kRows.x + 336, y + 1, 116, 16}, shortened(scores_[index(seat)], 9),
            won ? stage::yellow : stage::silver, Align::right);
}

void Result::draw_picture(DrawList& list) const {
  list.push_clip(kPicture);
  if (has_ships(entry_) && winner_) {
    draw_ships(list);
  } else {
    draw_players(list);
  }
  list.pop_clip();
}

// Victory: the winner comes home under flags; defeat: she goes down.
void Result::draw_ships(DrawList& list) const {
  const auto scene = [&](std::string_view name) {
    stage::SpriteRef s = stage::sprite(look().sheets, "broadside_scenes", name);
    return s ? s : stage::sprite(look().sheets, "broadside_fx", name);
  };
  const auto put = [&](std::string_view name, int x, int y, bool flip = false) {
    if (const stage::SpriteRef s = scene(name)) list.sprite(s, kPicture.x + x, kPicture.y + y, flip);
  };
  list.fill(kPicture, stage::deep_sea);
  list.fill({kPicture.x, kPicture.y + 104, kPicture.w, kPicture.h - 104}, stage::navy);
  const Side& victor = entry_.billing.sides[index(*winner_)];
  const Side& beaten = entry_.billing.sides[index(other(*winner_))];
  const bool first = winner_ == Seat::zero;  // the beaten ship, of the other side, has her bow to the left then
  const int bob = frame_ / 2 % 2;
  if (defeat_) {
    put("scene/sinking", 0, 0);
    // Her last sight: the hull under water already, smoke where she goes.
    list.push_clip({kPicture.x, kPicture.y, kPicture.w, 132});
    // By the head: each strip of her a little deeper than the one before.
    if (const stage::SpriteRef ship = scene(beaten.sunk)) {
      constexpr int kStrip = 8, kTrim = 34;
      for (int at = 0; at < ship.from.w; at += kStrip) {
        stage::SpriteRef strip = ship;
        strip.from.x += at;
        strip.from.w = std::min(kStrip, ship.from.w - at);
        const int along = first ? ship.from.w - at : at;
        list.sprite(strip, kPicture.x + 96 + at, kPicture.y + 132 - 92 + 22 + along * kTrim / ship.from.w + bob);
      }
    }
    list.pop_clip();
    list.dither({kPicture.x + 90, kPicture.y + 129, 284, 3}, stage::shallows, 4, bob);
    put("fx/debris", 120, 140 + bob);
    put("fx/raft", 300, 132 + (1 - bob));
    return;
  }
  put("scene/reinforcement", 0, 0);
  put(victor.victor, 96, 140 - 92 + bob);
  // Dressed overall: a line of signal flags from the masthead to the bow and to the stern.
  static constexpr std::array<stage::Colour, 6> kFlags = {stage::red,      stage::paper, stage::yellow,
                                                          stage::deep_sea, stage::amber, stage::foam};
  const int top = kPicture.y + victor.mast_y + bob, mast = kPicture.x + victor.mast_x;
  for (const int end : {kPicture.x + 112, kPicture.x + 352}) {
    const int foot = kPicture.y + 114 + bob;
    list.line(mast, top, end, foot, stage::ink);
    const int flags = std::abs(end - mast) / 14;  // the same distance on the long line and on the short one
    for (int i = 0; i < flags; ++i) {
      const int fx = mast + (end - mast) * (i + 1) / (flags + 1), fy = top + (foot - top) * (i + 1) / (flags + 1);
      list.fill({fx - 3, fy, 6, 6}, kFlags[static_cast<std::size_t>(i) % kFlags.size()]);
      list.fill({fx - 1, fy + 2, 2, 2}, kFlags[static_cast<std::size_t>(i + 2) % kFlags.size()]);
    }
  }
}

// Games of cards: the one who wins large in the middle, the game's vignette behind him in miniature on both sides.
void Result::draw_players(DrawList& list) const {
  const Rect r = kPicture;
  list.fill(r, defeat_ ? stage::dusk : stage::navy);
  for (int i = 0; i < 8; ++i)  // rays of a stage light, in dither
    list.dither({r.x + i * 58, r.y, 29, r.h}, defeat_ ? stage::slate : stage::deep_sea, 2);
  const int cx = r.x + r.w / 2;
  draw_framed_vignette(list, look(), entry_, cx - kFramedWidth / 2, r.y + 14, frame_);
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const bool left = seat == Seat::zero;
    const int x = left ? r.x + 44 : r.x + r.w - 44 - kPortrait;
    const bool won = winner_ == seat;
    const Rect face{x, r.y + 40, kPortrait, kPortrait};
    draw_portrait(list, look(), entry_, skills_[index(seat)], face.x, face.y, seat);
    if (won) {
      list.frame({face.x - 2, face.y - 2, face.w + 4, face.h + 4}, stage::amber);
      list.frame({face.x - 3, face.y - 3, face.w + 6, face.h + 6}, stage::yellow);
      if (const stage::SpriteRef laurel = stage::sprite(look().sheets, "list", "result/laurel")) {
        list.sprite(laurel, face.x - 36, face.y + 6);
        list.sprite(laurel, face.x + face.w + 6, face.y + 6, true);
      }
    } else if (winner_) {
      list.remap(face, stage::dimmed());
    }
    list.fill({face.x - 34, face.y + 66, face.w + 68, 13}, stage::ink);
    list.text(look().text, {face.x - 32, face.y + 69, face.w + 64, 8},
              shortened(skills_[index(seat)] == 0
                            ? std::string(entry_.seats[index(seat)])
                            : std::string(entry_.skills[static_cast<std::size_t>(skills_[index(seat)] - 1)].name),
                        15),
              won ? stage::yellow : stage::paper, Align::centre);
  }
  // A ribbon under the picture.
  const auto part = [&](std::string_view name) { return stage::sprite(look().sheets, "portraits", name); };
  const stage::SpriteRef mid = part(defeat_ ? "banner/purple_mid" : "banner/red_mid");
  if (!mid) return;
  const int y = r.y + 140, width = 160;
  list.sprite(part(defeat_ ? "banner/purple_left" : "banner/red_left"), cx - width / 2 - 20, y);
  for (int x = cx - width / 2; x < cx + width / 2; x += 16) list.sprite(mid, x, y);
  list.sprite(part(defeat_ ? "banner/purple_right" : "banner/red_right"), cx + width / 2, y);
  list.text(look().text, {cx - width / 2, y + 5, width, 8}, shortened(entry_.title, 20), stage::paper, Align::centre);
}

std::string Result::says() const {
  return tr("{}. {} {}, {} {}. {}", headline_, seats_[0], scores_[0], seats_[1], scores_[1], Page::says());
}

}  // namespace d6::app
