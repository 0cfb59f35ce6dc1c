// The canvas, fonts and the draw list: bytes are bytes, on any machine.
#include <doctest/doctest.h>

#include <memory>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "stage/canvas.h"
#include "stage/draw_list.h"
#include "stage/theme.h"
#include "support/tiny_font.h"

using namespace d6;
using namespace d6::stage;

namespace {

int count(const Canvas& canvas, std::uint8_t colour) {
  int n = 0;
  for (int i = 0; i < kWidth * kHeight; ++i) n += canvas.data()[i] == colour;
  return n;
}

}  // namespace

TEST_CASE("nothing is drawn outside of the canvas or of its clip") {
  auto canvas = std::make_unique<Canvas>();
  canvas->fill({-10, -10, 20, 20}, red);
  CHECK(count(*canvas, red) == 100);
  canvas->fill({630, 350, 100, 100}, red);
  CHECK(count(*canvas, red) == 200);
  canvas->clip({100, 100, 4, 4});
  canvas->fill({0, 0, 640, 360}, green);
  canvas->line(0, 101, 639, 101, yellow);
  canvas->frame({90, 90, 30, 30}, violet);
  CHECK(count(*canvas, green) == 12);
  CHECK(count(*canvas, yellow) == 4);
  CHECK(count(*canvas, violet) == 0);
  canvas->clip({700, 0, 10, 10});
  canvas->fill({0, 0, 640, 360}, sand);
  CHECK(count(*canvas, sand) == 0);
}

TEST_CASE("a dither sets one pixel in two, four and eight") {
  for (const auto& [every, wanted] : {std::pair{2, 512}, {4, 256}, {8, 128}}) {
    auto canvas = std::make_unique<Canvas>();
    canvas->dither({0, 0, 32, 32}, red, every);
    CHECK(count(*canvas, red) == wanted);
    canvas->clear(ink);
    canvas->dither({0, 0, 32, 32}, red, every, 1);
    CHECK(count(*canvas, red) == wanted);
  }
}

TEST_CASE("a sprite leaves its transparent pixels out, turns around, and is cut at the canvas's edge") {
  const Image image{3, 2, {1, 2, 3, kTransparent, 5, kTransparent}};
  auto canvas = std::make_unique<Canvas>();
  canvas->clear(paper);
  canvas->blit(image, {0, 0, 3, 2}, 10, 10);
  CHECK(canvas->at(10, 10) == 1);
  CHECK(canvas->at(12, 10) == 3);
  CHECK(canvas->at(10, 11) == paper);
  CHECK(canvas->at(11, 11) == 5);
  canvas->blit(image, {0, 0, 3, 2}, 20, 10, true);
  CHECK(canvas->at(20, 10) == 3);
  CHECK(canvas->at(22, 10) == 1);
  canvas->blit(image, {0, 0, 3, 2}, 638, 0, true);
  CHECK(canvas->at(638, 0) == 3);
  CHECK(canvas->at(639, 0) == 2);
  canvas->blit(image, {0, 0, 3, 2}, -2, 0);
  CHECK(canvas->at(0, 0) == 3);
  Remap table = identity();
  table[3] = 30;
  canvas->blit(image, {1, 0, 2, 1}, 30, 30, false, &table);
  CHECK(canvas->at(30, 30) == 2);
  CHECK(canvas->at(31, 30) == 30);
}

TEST_CASE("text is measured in characters and drawn in one colour; a missing sign is a question mark") {
  const Font font = test::tiny_font();
  CHECK(font.measure("Kōbe") == 4 * 4);
  CHECK(font.has(U'K'));
  CHECK_FALSE(font.has(U'字'));
  CHECK_FALSE(font.has_all("K字"));
  auto one = std::make_unique<Canvas>(), two = std::make_unique<Canvas>();
  font.draw(*one, "A字", 5, 5, red);
  font.draw(*two, "A?", 5, 5, red);
  CHECK(std::equal(one->data(), one->data() + kWidth * kHeight, two->data()));
  CHECK(count(*one, red) > 4);
  font.draw(*two, "A", 50, 50, green, 2);
  auto small = std::make_unique<Canvas>();
  font.draw(*small, "A", 50, 50, green);
  CHECK(count(*two, green) == 4 * count(*small, green));
}

TEST_CASE("a higher layer is drawn later, and within a layer the order of the calls holds") {
  DrawList list;
  list.begin();
  list.layer(2);
  list.fill({0, 0, 4, 4}, red);
  list.layer(1);
  list.fill({0, 0, 8, 4}, green);
  auto canvas = std::make_unique<Canvas>();
  list.draw(*canvas);
  CHECK(canvas->at(0, 0) == red);
  CHECK(canvas->at(5, 0) == green);
  list.begin();
  list.layer(1, 5);
  list.fill({0, 0, 1, 4}, sand);
  list.layer(1);
  list.fill({0, 0, 4, 4}, green);
  list.fill({0, 0, 2, 4}, violet);
  list.draw(*canvas);
  CHECK(canvas->at(0, 0) == sand);
  CHECK(canvas->at(1, 0) == violet);
  CHECK(canvas->at(2, 0) == green);
}

TEST_CASE("clips nest, and the same commands in another order are the same picture only if their layers say so") {
  DrawList a, b;
  for (DrawList* list : {&a, &b}) list->begin();
  a.push_clip({0, 0, 10, 10});
  a.push_clip({5, 5, 10, 10});
  a.fill({0, 0, 100, 100}, red);
  a.pop_clip();
  a.pop_clip();
  auto canvas = std::make_unique<Canvas>();
  a.draw(*canvas);
  CHECK(count(*canvas, red) == 25);

  a.begin();
  a.layer(1);
  a.fill({0, 0, 1, 1}, red);
  a.layer(2);
  a.fill({1, 0, 1, 1}, green);
  b.layer(2);
  b.fill({1, 0, 1, 1}, green);
  b.layer(1);
  b.fill({0, 0, 1, 1}, red);
  CHECK(a == b);
  b.fill({3, 0, 1, 1}, red);
  CHECK_FALSE(a == b);
}

TEST_CASE("a draw list keeps its texts and their boxes for whoever walks the screens") {
  const Font font = test::tiny_font();
  DrawList list;
  list.begin();
  list.text(font, {10, 10, 40, 6}, "Kaga", paper, Align::right);
  REQUIRE(list.text_count() == 1);
  CHECK(list.text_at(0).text == "Kaga");
  CHECK(list.text_at(0).width == 16);
  CHECK(list.text_at(0).fits());
  CHECK(list.all_text() == "Kaga\n");
}

TEST_CASE("every theme-independent ramp dims towards ink and ink stays ink") {
  const Remap& table = dimmed();
  CHECK(table[ink] == ink);
  CHECK(table[paper] == silver);
  CHECK(table[kTransparent] == kTransparent);
  const Theme theme = default_theme();
  CHECK(contrast(theme.colours[paper], theme.colours[ink]) >= 700);
  CHECK(contrast(0xFFFFFF, 0x000000) == 2100);
  CHECK(contrast(0x808080, 0x808080) == 100);
}

TEST_CASE("what lies off the screen or outside of its clip costs no command") {
  const Image image{24, 16, std::vector<std::uint8_t>(24 * 16, red)};
  DrawList list;
  list.begin();
  list.push_clip({0, 16, 480, 315});
  for (int i = 0; i < 500; ++i) list.sprite({&image, {0, 0, 24, 16}}, 700 + i, 100);
  for (int i = 0; i < 500; ++i) list.sprite({&image, {0, 0, 24, 16}}, 500, 20 + i);
  CHECK(list.size() == 0);
  list.sprite({&image, {0, 0, 24, 16}}, 470, 100);
  CHECK(list.size() == 1);
}

TEST_CASE("drawing only what changed gives the same bytes as drawing everything") {
  const Font font = test::tiny_font();
  const Image image{24, 16, std::vector<std::uint8_t>(24 * 16, red)};
  const Remap dim = dimmed();
  Dice dice = dice_of(7, Stream::show);
  const auto number = [&dice](int n) { return static_cast<int>(dice.below(static_cast<std::uint32_t>(n))); };
  struct Piece {
    int kind, x, y, w, h, colour, layer;
  };
  const auto piece = [&] {
    return Piece{number(8), number(660) - 10, number(380) - 10, 1 + number(120), 1 + number(60), number(32), number(4)};
  };
  std::vector<Piece> pieces;
  for (int i = 0; i < 60; ++i) pieces.push_back(piece());
  const auto write = [&](DrawList& list) {
    list.begin();
    list.fill({0, 0, 640, 360}, midnight);
    for (const Piece& p : pieces) {
      const auto colour = static_cast<std::uint8_t>(p.colour);
      list.layer(p.layer);
      switch (p.kind) {
        case 0: list.fill({p.x, p.y, p.w, p.h}, colour); break;
        case 1: list.frame({p.x, p.y, p.w, p.h}, colour); break;
        case 2: list.dither({p.x, p.y, p.w, p.h}, colour, 4, p.w); break;
        case 3: list.line(p.x, p.y, p.x + p.w - 60, p.y + p.h - 30, colour, p.w % 3); break;
        case 4: list.sprite({&image, {0, 0, 24, 16}}, p.x, p.y, p.w % 2 == 0); break;
        case 5: list.squashed({&image, {0, 0, 24, 16}}, p.x, p.y, p.w % 24); break;
        case 6: list.remap({p.x, p.y, p.w, p.h}, dim); break;
        default:
          list.push_clip({p.x, p.y, p.w / 2, p.h});
          list.text(font, {p.x, p.y, 200, 12}, "Kaga, carrier", colour, Align::left, 2);
          list.pop_clip();
      }
    }
  };
  DrawList before, now;
  auto shown = std::make_unique<Canvas>(), whole = std::make_unique<Canvas>();
  write(before);
  before.draw(*shown);
  int partial = 0;
  for (int round = 0; round < 300; ++round) {
    for (int n = number(4); n >= 0; --n) {
      const auto at = static_cast<std::size_t>(number(static_cast<int>(pieces.size())));
      const int what = number(5);
      if (what == 0 && pieces.size() > 30) {
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at));
      } else if (what == 1) {
        pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(at), piece());
      } else if (what == 2) {
        std::swap(pieces[at], pieces[0]);
      } else {
        pieces[at] = piece();
      }
    }
    write(now);
    partial += now.draw_changes(*shown, before) < kWidth * kHeight;
    whole->clear(ink);
    now.draw(*whole);
    REQUIRE(std::equal(shown->data(), shown->data() + kWidth * kHeight, whole->data()));
    std::swap(now, before);
  }
  CHECK(partial > 100);
  write(now);
  CHECK(now.draw_changes(*shown, before) == 0);
}
