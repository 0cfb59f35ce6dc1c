// The box beside a battle picture: what the chance is, the dice or the wheels, and the band that says how it ended. One
// order everywhere: the roll stops (reveal_ms), the blow falls, and told_ms later the band says it with card and log.
#include "games/broadside/view/roll.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/broadside/view/layout.h"
#include "games/broadside/view/odds.h"
#include "games/broadside/view/showing.h"

namespace d6::broadside {

using stage::Align;
using stage::DrawList;

namespace {

// The wheels of a chance, one a figure: a blur at first, then a few figures pass, each wheel a little longer than the
// one at its right.
constexpr int kReelRow = 34, kReelWindow = 44, kReelPitch = 42, kReelRun = 640;

void reel(DrawList& list, const Art& art, int x, int y, std::uint32_t digit, int place, int left_ms,
          std::uint32_t sides) {
  list.sprite(art.reel_frame, x - 3, y - 3);
  if (left_ms > kReelRun) {
    list.fill({x, y, 32, kReelWindow}, stage::tan);
    for (int row = (left_ms / 30) % 3; row < kReelWindow; row += 3) list.fill({x + 5, y + row, 22, 1}, stage::earth);
  } else {
    const int far = kReelRow * (2 + place);
    const int run = left_ms <= 0 ? 0 : far * left_ms / kReelRun * left_ms / kReelRun;
    const int at = (static_cast<int>(digit) * kReelRow + run) % (10 * kReelRow);
    SpriteRef strip = art.reel;
    strip.from.h = 10 * kReelRow;
    list.push_clip({x, y, 32, kReelWindow});
    if (sides < 10) {  // a wheel of its own numbers: none passes that the chance has not
      strip.from.h = kReelRow;
      const int turn = static_cast<int>(sides) * kReelRow,
                now = ((static_cast<int>(digit) - 1) * kReelRow + run) % turn;
      for (int row = -1; row <= static_cast<int>(sides) + 1; ++row) {
        const int number = (row + static_cast<int>(sides)) % static_cast<int>(sides) + 1;
        strip.from.y = art.reel.from.y + number * kReelRow;
        list.sprite(strip, x, y + 5 - now + row * kReelRow);
      }
    } else {
      for (const int lap : {-1, 0, 1}) list.sprite(strip, x, y + 5 - at + lap * 10 * kReelRow);
    }
    list.pop_clip();
  }
  list.sprite(art.reel_shade, x, y);
}

// Before the die lies still it shows some other of its numbers.
std::uint32_t tumbling(int ms, int i, std::uint32_t sides) {
  return 1 + (static_cast<std::uint32_t>(ms / 110) * 37U + static_cast<std::uint32_t>(i) * 5U) % std::max(sides, 1U);
}

// In the larger letters where they fit.
void written(DrawList& list, const ui::Look& look, stage::Rect r, const std::string& words) {
  list.text(look.text.measure(words) <= r.w ? look.text : look.table, r, words, stage::paper, Align::centre);
}

// How it ended, with the sign of whose ship it is. Bad news for who looks is hatched at both ends, not only red.
void band(DrawList& list, const ui::Look& look, const Art& art, const Battle& b, const Event& e) {
  const stage::Rect r{kRoll.x + 1, kRoll.y + kRoll.h - 15, kRoll.w - 2, 14};
  const bool nothing = e.kind == EventKind::nothing;
  const bool joined = e.kind == EventKind::drydock || e.kind == EventKind::reinforcement;
  const bool mine = navy(e.ship) == b.viewer, good = joined ? mine : hits(e) != mine;
  list.fill(r, nothing ? stage::navy : good ? stage::jungle : stage::maroon);
  list.frame(r, nothing ? stage::deep_sea : good ? stage::leaf : stage::red);
  const std::string& words = b.words.outcome;
  const stage::Font& font = look.text.measure(words) + 14 <= r.w - 4 ? look.text : look.table;
  const int w = font.measure(words), x = r.x + (r.w - w + (nothing ? 0 : 11)) / 2;
  if (!good && !nothing) {
    const int wide = std::max(0, (r.w - w - 11) / 2 - 9);
    for (const int at : {r.x + 5, r.x + r.w - 5 - wide}) list.dither({at, r.y + 2, wide, r.h - 4}, stage::orange, 4);
  }
  if (!nothing) list.sprite(art.mark[index(navy(e.ship))], x - 11, r.y + 3);
  list.text(font, {x, r.y + 3, w, 8}, words, stage::paper);
}

}  // namespace

void paint_roll(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& b, int ms) {
  const Rect r = kRoll;
  const Event& e = b.event.kind == EventKind::sunk ? b.last : b.event;
  const bool lies = b.event.kind == EventKind::sunk || ms >= reveal_ms(e.kind);
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  list.fill(r, stage::ink);
  list.fill({r.x + 1, r.y + 1, r.w - 2, 13}, stage::navy);
  list.frame(r, stage::amber);
  written(list, look, {r.x + 2, r.y + 4, r.w - 4, 8}, b.words.title);
  list.fill({r.x + 1, r.y + 14, r.w - 2, 1}, stage::amber);
  // What happens to a ship of the viewer's is bad news, whoever caused it.
  const bool wished = navy(e.ship) != b.viewer;
  const bool dice = !e.dice.empty();
  if (e.kind == EventKind::mine) {
    // What befalls her, and small beside it how many points that costs.
    const bool harmed = lies && e.dice.size() > 1;
    const std::uint32_t die = lies ? e.dice[0] : tumbling(ms, 0, e.sides);
    const int hop = lies                 ? 0
                    : (ms / 55) % 4 == 1 ? -2
                    : (ms / 55) % 3 == 0 ? 1
                                         : 0,
              x = r.x + r.w / 2 - (harmed ? 46 : 18);
    list.sprite(art.die[std::clamp<std::uint32_t>(die, 1, 6) - 1], x, r.y + 22 + hop);
    if (harmed) {
      list.sprite(art.die_small[std::clamp<std::uint32_t>(e.dice[1], 1, 6) - 1], x + 56, r.y + 22);
      list.text(look.table, {x + 44, r.y + 50, 48, 8}, b.words.if_not, stage::silver, Align::centre);
    }
  } else if (dice) {
    const bool guns = e.kind == EventKind::broadside;
    const auto n = static_cast<int>(e.dice.size());
    const int w = guns ? 24 : 36, gap = guns ? 8 : 10;
    int x = r.x + (r.w - n * w - (n - 1) * gap) / 2;
    for (int i = 0; i < n; ++i, x += w + gap) {
      const std::uint32_t die = lies ? e.dice[static_cast<std::size_t>(i)] : tumbling(ms, i, e.sides);
      const std::size_t face = std::clamp<std::uint32_t>(die, 1, 6) - 1;
      const int hop = lies ? 0 : (ms / 55 + i * 2) % 4 == 1 ? -2 : (ms / 55 + i) % 3 == 0 ? 1 : 0;
      list.sprite(guns ? art.die_small[face] : art.die[face], x, r.y + (guns ? 17 : 22) + hop);
    }
    if (guns) {
      Flags flags;
      paint_histogram(list, look, {r.x + 2, r.y + 44, r.w - 4, 50}, rules.damage[index(e.card)], flags, b.before,
                      rules.ships[index(e.ship)].card, lies ? e.points : 0);
    }
  } else if (e.roll.chance.den > 1) {
    // Up to three figures are large; longer ones stand in the heading's own size.
    std::uint32_t drawn = e.roll.drawn + 1;
    if (e.roll.chance.den <= 999) {
      const int figures = drawn >= 100 ? 3 : drawn >= 10 ? 2 : 1;
      int x = r.x + (r.w - 32 - (figures - 1) * kReelPitch) / 2 + (figures - 1) * kReelPitch;
      const int left_ms = lies ? 0 : reveal_ms(e.kind) - ms;
      for (int i = 0; i < figures; ++i, x -= kReelPitch, drawn /= 10)
        reel(list, art, x, r.y + 20, drawn % 10, i, left_ms, e.roll.chance.den);
    } else if (lies) {
      list.text(look.head, {r.x + 4, r.y + 30, r.w - 8, 16}, fmt::format("{}", drawn), stage::yellow, Align::centre);
    }
    paint_chance(list, look, {r.x + 8, r.y + 64, r.w - 16, 28}, e.roll.chance, wished,
                 lies ? std::optional(e.roll.drawn) : std::nullopt, b.words.if_so, b.words.if_not);
  }
  const bool mined = e.kind == EventKind::mine || e.kind == EventKind::more_damage;
  if (mined) list.text(look.table, {r.x + 4, r.y + 74, r.w - 8, 8}, b.words.if_so, stage::silver, Align::centre);
  const bool none = e.kind == EventKind::drydock || e.kind == EventKind::reinforcement || e.kind == EventKind::nothing;
  if (none) {  // nothing is rolled: the card that was played or drawn
    const Card card = e.kind == EventKind::drydock   ? Card::drydock
                      : e.kind == EventKind::nothing ? e.card
                                                     : Card::reinforcement;
    list.sprite(art.card[index(card)], r.x + (r.w - kCardW) / 2, r.y + 15);
  }
  if (b.event.kind == EventKind::sunk || ms >= told_ms(e.kind)) band(list, look, art, b, e);
}

}  // namespace d6::broadside
