// Focus, widgets, the stack of screens, settings and keys: what players rely on whatever the game.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "stage/theme.h"
#include "support/allocations.h"
#include "support/tiny_font.h"
#include "ui/dialog.h"
#include "ui/focus.h"
#include "ui/page.h"
#include "ui/settings.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice.h"
#include "ui/widgets/letter_board.h"
#include "ui/widgets/list.h"
#include "ui/widgets/sign_key.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_view.h"

using namespace d6;
using namespace d6::ui;

namespace {

Input press(Intent intent) { return {.intent = intent}; }
Input held(Intent intent) { return {.intent = intent, .repeat = true}; }
Input written(char32_t sign) { return {.intent = Intent::text, .sign = sign}; }
Input mouse(Intent intent, int x, int y) { return {.intent = intent, .x = x, .y = y, .device = Device::mouse}; }

Look plain_look() {
  Look look;
  look.text = test::tiny_font(8, 8);
  look.table = test::tiny_font(6, 8);
  look.head = test::tiny_font(12, 16);
  return look;
}

// A page with three buttons in a row that count their presses.
class Three final : public Page {
 public:
  explicit Three(Look& look) : Page(look) {
    for (int i = 0; i < 3; ++i) {
      add<Button>(
          stage::Rect{10 + i * 100, 50, 90, 20}, "B" + std::to_string(i), "counts", [this, i] { ++pressed[i]; },
          U'A' + static_cast<char32_t>(i));
    }
  }
  std::string name() const override { return "three"; }
  int pressed[3] = {0, 0, 0};
  int moves = 0;
  void on(const Input& input) override {
    ++moves;
    Page::on(input);
  }

 protected:
  void draw_ground(stage::DrawList&) const override {}
};

}  // namespace

TEST_CASE("the focus goes to the nearest in a direction, prefers its own row, and wraps at the end of it") {
  FocusRing ring;
  ring.set({{1, {0, 0, 10, 10}}, {2, {20, 0, 10, 10}}, {3, {40, 30, 10, 10}}, {4, {0, 30, 10, 10}}});
  CHECK(ring.current() == 1);
  CHECK(ring.move(Intent::right));
  CHECK(ring.current() == 2);
  CHECK(ring.move(Intent::down));
  CHECK(ring.move(Intent::left));
  CHECK(ring.current() == 4);
  CHECK(ring.move(Intent::up));
  CHECK(ring.current() == 1);
  CHECK(ring.move(Intent::left));  // around
  CHECK(ring.current() == 2);
  CHECK(ring.at(45, 35) == 3);
  CHECK_FALSE(ring.at(100, 100).has_value());
}

TEST_CASE("behaviour 34: the focus stays valid when what had it goes, on the nearest one") {
  FocusRing ring;
  ring.set({{1, {0, 0, 10, 10}}, {2, {20, 0, 10, 10}}, {3, {40, 0, 10, 10}}, {9, {300, 0, 10, 10}}});
  ring.focus(3);
  ring.set({{1, {0, 0, 10, 10}}, {2, {20, 0, 10, 10}}, {9, {300, 0, 10, 10}}});
  CHECK(ring.current() == 2);
  ring.set({});
  CHECK_FALSE(ring.current().has_value());
  CHECK_FALSE(ring.move(Intent::left));
  ring.set({{7, {5, 5, 5, 5}}});
  CHECK(ring.current() == 7);
}

TEST_CASE("behaviour 34: after a dialog the focus is where it was") {
  Look look = plain_look();
  ScreenStack stack(look);
  auto page = std::make_unique<Three>(look);
  Three& three = *page;
  stack.push(std::move(page));
  stack.on(press(Intent::right));
  CHECK(stack.says() == "B1: counts");
  bool answered = false;
  stack.push(std::make_unique<Dialog>(look, "Sure?", "Really.",
                                      std::vector<DialogButton>{{"Yes", [&] { answered = true; }}, {"No", nullptr}}));
  CHECK(stack.top().name() == "dialog");
  CHECK(stack.says().find("Sure?") != std::string::npos);
  stack.on(press(Intent::confirm));
  CHECK(answered);
  CHECK(stack.says() == "B1: counts");
  CHECK(three.pressed[1] == 0);
}

TEST_CASE("behaviour 8: a button held while a dialog closes does nothing on the next screen") {
  Look look = plain_look();
  ScreenStack stack(look);
  auto page = std::make_unique<Three>(look);
  Three& three = *page;
  stack.push(std::move(page));
  stack.push(message(look, "Note", "A note."));
  stack.on(press(Intent::confirm));
  REQUIRE(stack.top().name() == "three");
  const int before = three.moves;
  stack.on(held(Intent::right));
  stack.on(held(Intent::down));
  stack.on(mouse(Intent::release, 20, 60));
  CHECK(three.moves == before);
  CHECK(stack.says() == "B0: counts");
  stack.on(press(Intent::right));  // pressed anew: heard, and its repeats too
  stack.on(held(Intent::right));
  CHECK(stack.says() == "B2: counts");
  CHECK(three.pressed[0] + three.pressed[1] + three.pressed[2] == 0);
}

TEST_CASE("a letter presses its button, a click the one under the pointer, and nothing reaches below a dialog") {
  Look look = plain_look();
  ScreenStack stack(look);
  auto page = std::make_unique<Three>(look);
  Three& three = *page;
  stack.push(std::move(page));
  stack.on({.intent = Intent::letter, .sign = U'C'});
  CHECK(three.pressed[2] == 1);
  stack.on(mouse(Intent::press, 115, 55));
  CHECK(three.pressed[1] == 1);
  stack.on(mouse(Intent::press, 5, 300));
  CHECK(three.pressed[0] + three.pressed[1] + three.pressed[2] == 2);
  stack.push(message(look, "Note", "A note."));
  stack.on({.intent = Intent::letter, .sign = U'C'});
  stack.on(mouse(Intent::press, 115, 55));
  CHECK(three.pressed[0] + three.pressed[1] + three.pressed[2] == 2);
}

TEST_CASE("the hint bar's signs follow the device used last") {
  Look look = plain_look();
  ScreenStack stack(look);
  stack.push(std::make_unique<Three>(look));
  CHECK(look.device == Device::keyboard);
  Input pad = press(Intent::right);
  pad.device = Device::pad;
  stack.on(pad);
  CHECK(look.device == Device::pad);
  Input lost = press(Intent::pad_lost);
  lost.device = Device::keyboard;
  stack.on(lost);  // the world outside is nobody's device
  CHECK(look.device == Device::pad);
  stack.on(mouse(Intent::press, 20, 60));
  CHECK(look.device == Device::mouse);
}

TEST_CASE("behaviour 6: confirm and back swap places in the prompts too, and a mouse is promised its buttons alone") {
  Look look = plain_look();
  stage::Sheet signs;
  signs.image = {22, 11, std::vector<std::uint8_t>(22 * 11, 8)};
  signs.sprites = {
      {"sign/xbox_a", {0, 0, 11, 11}}, {"sign/xbox_b", {11, 0, 11, 11}}, {"sign/mouse_left", {0, 0, 9, 11}}};
  look.sheets["signs"] = std::move(signs);
  look.pad = PadKind::xbox;
  look.device = Device::pad;
  const auto drawn = [&](Intent intent) {
    stage::DrawList list;
    list.begin();
    paint_sign(list, look, 0, 0, intent);
    return list;
  };
  const stage::DrawList a = drawn(Intent::confirm), b = drawn(Intent::back);
  CHECK_FALSE(a == b);
  look.confirm_swapped = true;
  CHECK(drawn(Intent::confirm) == b);
  CHECK(drawn(Intent::back) == a);
  look.device = Device::mouse;
  CHECK(has_sign(look, Intent::confirm));
  CHECK(has_sign(look, Intent::next));
  CHECK_FALSE(has_sign(look, Intent::second));
  CHECK_FALSE(has_sign(look, Intent::left));
  stage::DrawList list;
  list.begin();
  paint_hints(
      list, look,
      {{Intent::confirm, "choose"}, {Intent::second, "remove"}, {Intent::right, "change"}, {Intent::back, "leave"}});
  CHECK(list.all_text().find("choose") != std::string::npos);
  CHECK(list.all_text().find("change") == std::string::npos);  // a mouse has no directions
  // What it has no button for is a plate to click on.
  CHECK(list.all_text().find("remove") != std::string::npos);
  bool plate = false;
  for (int x = 0; x < stage::kWidth; ++x) {
    const auto* zone = list.zone_at(x, kHintBar.y + 8);
    plate |= zone != nullptr && zone->what == static_cast<int>(Intent::second);
  }
  CHECK(plate);
  look.device = Device::keyboard;
  list.begin();
  paint_hints(list, look, {{Intent::confirm, "choose"}, {Intent::second, "remove"}});
  CHECK(list.all_text().find("remove") != std::string::npos);
  // However little room there is, no sign is left without its words.
  int shown = 0;
  for (std::size_t room = 0; room < 100; ++room) {
    list.begin();
    paint_hints(list, look, {{Intent::confirm, "choose"}, {Intent::previous, {}}, {Intent::next, "rows"}},
                std::string(room, '-'));
    const bool sign = list.all_text().find("PgUp") != std::string::npos;
    CHECK(sign == (list.all_text().find("rows") != std::string::npos));
    shown += sign ? 1 : 0;
  }
  CHECK(shown > 0);
  CHECK(shown < 100);
}

TEST_CASE("behaviour 18: a name is counted in characters, and a sign the font lacks is refused") {
  const stage::Font font = test::tiny_font();
  std::string done;
  TextField field({0, 0, 100, 18}, font, "Name", 5, [&](const std::string& text) { done = text; });
  for (const char32_t sign : {U'K', U'ō', U'字', U'\t', U'ß', U'é', U'x', U'y'}) field.on(written(sign));
  CHECK(field.text() == "Kōßéx");
  CHECK(characters(field.text()) == 5);
  field.on(press(Intent::erase));
  field.on(press(Intent::erase));
  CHECK(field.text() == "Kōß");
  field.on(press(Intent::confirm));
  CHECK(done == "Kōß");
  CHECK_FALSE(field.accepts(U'\x7f'));
  CHECK_FALSE(field.accepts(U'�'));
}

TEST_CASE("behaviour 18: text input is on in name fields only") {
  Look look = plain_look();
  ScreenStack stack(look);
  class Form final : public Page {
   public:
    explicit Form(Look& l) : Page(l) {
      add<Button>(stage::Rect{10, 10, 90, 20}, "First", "", nullptr);
      add<TextField>(stage::Rect{10, 40, 90, 20}, l.text, "Name", 9u, nullptr);
    }
    std::string name() const override { return "form"; }

   protected:
    void draw_ground(stage::DrawList&) const override {}
  };
  stack.push(std::make_unique<Form>(look));
  CHECK_FALSE(stack.wants_text());
  stack.on(press(Intent::down));
  CHECK(stack.wants_text());
  stack.push(message(look, "Note", "A note."));
  CHECK_FALSE(stack.wants_text());
}

TEST_CASE("behaviour 19: a key that is taken is named as a conflict, and taking it leaves the other without") {
  Bindings bindings = {{Intent::north, 4}, {Intent::confirm, 40}, {Intent::confirm, 44}};
  CHECK(conflict(bindings, Intent::help, 4) == Intent::north);
  CHECK_FALSE(conflict(bindings, Intent::north, 4).has_value());
  CHECK_FALSE(conflict(bindings, Intent::help, 5).has_value());
  bind(bindings, Intent::help, 4);
  CHECK(bindings == Bindings{{Intent::confirm, 40}, {Intent::confirm, 44}, {Intent::help, 4}});
  bind(bindings, Intent::confirm, 7);
  CHECK(bindings == Bindings{{Intent::help, 4}, {Intent::confirm, 7}});
}

TEST_CASE("settings stand in one table, in the order of their ids, and read back what they write") {
  Settings settings;
  std::size_t i = 0;
  for (const Setting& s : setting_table()) {
    CHECK(static_cast<std::size_t>(s.id) == i++);
    CHECK(characters(s.label) <= 20);
    CHECK_FALSE(s.help.empty());
    Settings other;
    CHECK_FALSE(other.read(s.key, settings.word(s.id)).has_value());
    CHECK(other == settings);
  }
  CHECK(settings.read("speed", "warp") == "speed is \"warp\"; it may be off, fast, normal, slow.");
  CHECK(settings.read("music", "101") == "music is \"101\"; it may be 0 to 100.");
  CHECK(settings.read("music", "7x").has_value());
  CHECK(settings.read("colour", "red") == "\"colour\" is no setting.");
  CHECK(settings == Settings());
  CHECK_FALSE(settings.read("speed", "slow").has_value());
  Look look = plain_look();
  apply(settings, look);
  CHECK(look.speed == stage::Speed::slow);
}

TEST_CASE("a list keeps its chosen row in sight and says what it is; a disabled row is not chosen") {
  std::size_t chosen = 99;
  List list({0, 0, 200, 40}, {}, [&](std::size_t i) { chosen = i; });
  CHECK_FALSE(list.can_focus());
  std::vector<Row> rows;
  for (int i = 0; i < 10; ++i) rows.push_back({{"row " + std::to_string(i)}, i == 3 ? "not now" : "", i != 3});
  list.rows(rows);
  CHECK(list.visible_rows() == 3);
  for (int i = 0; i < 3; ++i) list.on(press(Intent::down));
  CHECK(list.says() == "row 3: not now");
  list.on(press(Intent::confirm));
  CHECK(chosen == 99);
  list.on(press(Intent::down));
  list.on(press(Intent::confirm));
  CHECK(chosen == 4);
  list.on(mouse(Intent::press, 20, 4));  // the first visible row is row 2 now
  CHECK(chosen == 2);
  rows.resize(2);
  list.rows(rows);
  CHECK(list.chosen() == 1);
  CHECK_FALSE(list.on(press(Intent::down)));  // at the end the focus may go on
}

TEST_CASE("a choice goes round, a slider stays within its range") {
  std::size_t word = 0;
  Choice choice({0, 0, 200, 18}, "Speed", "How fast.", {"off", "fast", "slow"}, 0, [&](std::size_t i) { word = i; });
  choice.on(press(Intent::left));
  CHECK(word == 2);
  choice.on(press(Intent::confirm));
  CHECK(word == 0);
  CHECK(choice.says() == "Speed: off. How fast.");
  int value = 50;
  Slider slider({0, 0, 200, 18}, "Music", "How loud.", 0, 100, 10, 50, [&](int v) { value = v; });
  for (int i = 0; i < 7; ++i) slider.on(press(Intent::right));
  CHECK(value == 100);
  slider.on(press(Intent::next));
  CHECK(value == 100);
  for (int i = 0; i < 12; ++i) slider.on(press(Intent::left));
  CHECK(value == 0);
  slider.on(mouse(Intent::press, 100 + 27, 9));
  CHECK(value == 50);
}

TEST_CASE("lines break at spaces, count characters, and long words are cut") {
  std::vector<std::string> lines;
  wrap("The Kōbe Maru sinks\nslowly", 8, lines);
  CHECK(lines == std::vector<std::string>{"The Kōbe", "Maru", "sinks", "slowly"});
  lines.clear();
  wrap("abcdefghijkl", 5, lines);
  CHECK(lines == std::vector<std::string>{"abcde", "fghij", "kl"});
  lines.clear();
  wrap("", 5, lines);
  CHECK(lines == std::vector<std::string>{""});
  CHECK(shortened("Kōbe Maru", 6) == "Kōbe..");
  CHECK(shortened("Kōbe", 4) == "Kōbe");
  CHECK(characters("\xFF\xC3(") == 3);
  std::string text = "aō";
  erase_last_character(text);
  CHECK(text == "a");
}

TEST_CASE("a text twice as large still stays in its box") {
  Look look = plain_look();
  TextView view({0, 0, 200, 100}, "Report");
  view.paragraphs(
      {"The strike on the Kaga comes in over the clouds and finds her deck full of aircraft.", "Two hits."});
  for (const bool large : {false, true}) {
    look.large_text = large;
    stage::DrawList list;
    list.begin();
    view.draw(list, look, true);
    REQUIRE(list.text_count() > 2);
    for (std::size_t i = 0; i < list.text_count(); ++i) CHECK(list.text_at(i).fits());
    CHECK(list.text_at(0).height == (large ? 16 : 8));
  }
}

TEST_CASE("a hint to scroll stands only where a text is longer than its box, in large letters sooner") {
  Look look = plain_look();
  TextView view({0, 0, 200, 68}, "Report");
  view.paragraphs({"one", "two", "three"});
  CHECK_FALSE(view.scrolls(look));
  look.large_text = true;
  view.paragraphs({"one", "two", "three", "four"});
  CHECK(view.scrolls(look));
  look.large_text = false;
  CHECK_FALSE(view.scrolls(look));
  for (int i = 0; i < 6; ++i) view.add("more");
  CHECK(view.scrolls(look));
}

namespace {

// The shipped themes, without a reader of TOML.
std::vector<stage::Theme> shipped_themes() {
  std::ifstream file(D6_SOURCE_DIR "/assets/palettes/themes.toml");
  std::vector<stage::Theme> themes;
  std::size_t next = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("id = ", 0) == 0) {
      themes.emplace_back().id = line;
      next = 0;
    }
    if (line.rfind("  \"", 0) != 0) continue;
    for (std::size_t at = line.find('"'); at != std::string::npos && next < stage::kColours;
         at = line.find('"', at + 9))
      themes.back().colours[next++] = static_cast<std::uint32_t>(std::stoul(line.substr(at + 1, 6), nullptr, 16));
  }
  return themes;
}

std::unique_ptr<stage::Canvas> drawn(const Widget& widget, const Look& look, bool focused) {
  auto canvas = std::make_unique<stage::Canvas>();
  canvas->clear(stage::midnight);
  stage::DrawList list;
  list.begin();
  widget.draw(list, look, focused);
  list.draw(*canvas);
  return canvas;
}

}  // namespace

TEST_CASE("the focus is in no doubt in any theme: a line around what has it changes by 3 : 1 and more") {
  const Look look = plain_look();
  const auto themes = shipped_themes();
  REQUIRE(themes.size() == 7);
  const stage::Rect place{40, 40, 200, 64}, row{42, 42, 196, 12};
  Button button(place, "Save", "", nullptr, U'S');
  Choice choice(place, "Theme", "", {"Cabinet", "Amber"}, 0, nullptr);
  Slider slider(place, "Music", "", 0, 100, 5, 50, nullptr);
  TextField field(place, look.text, "Name", 10, nullptr);
  TextView text(place, "Log");
  text.paragraphs({"one"});
  SignKey key(place, "A", "A", "", nullptr);
  List list(place, {}, nullptr);
  list.rows({{{"one"}}, {{"two"}}});
  const std::vector<std::pair<const Widget*, stage::Rect>> all = {{&button, place}, {&choice, place}, {&slider, place},
                                                                  {&field, place},  {&text, place},   {&key, place},
                                                                  {&list, row}};
  for (const auto& [widget, what] : all) {
    const auto with = drawn(*widget, look, true), without = drawn(*widget, look, false);
    for (const stage::Theme& theme : themes) {
      int clear = 0;
      for (int y = 0; y < stage::kHeight; ++y)
        for (int x = 0; x < stage::kWidth; ++x)
          clear += stage::contrast(theme.colours[with->at(x, y)], theme.colours[without->at(x, y)]) >= 300 ? 1 : 0;
      INFO(theme.id, " ", widget->says());
      CHECK(clear >= 2 * (what.w + what.h));
    }
  }
}

TEST_CASE("the edge of a panel and of a widget stands out from both sides of it by 3 : 1 in every theme") {
  const Look look = plain_look();
  auto canvas = std::make_unique<stage::Canvas>();
  stage::DrawList list;
  list.begin();
  paint_panel(list, look, {40, 40, 200, 64}, "Panel");
  list.draw(*canvas);
  const Button button({40, 120, 100, 20}, "Save", "", nullptr);
  const auto plate = drawn(button, look, false);
  for (const stage::Theme& theme : shipped_themes()) {
    INFO(theme.id);
    for (const std::uint8_t ground :
         {static_cast<std::uint8_t>(stage::ink), static_cast<std::uint8_t>(stage::midnight)}) {
      CHECK(stage::contrast(theme.colours[canvas->at(40, 80)], theme.colours[ground]) >= 300);
      CHECK(stage::contrast(theme.colours[plate->at(40, 130)], theme.colours[ground]) >= 300);
    }
  }
}

TEST_CASE("behaviour 18: a board of letters takes what stands on it alone, typed or pasted, and says no to the rest") {
  Look look = plain_look();
  ScreenStack stack(look);
  stack.push(std::make_unique<Three>(look));
  std::string got;
  stack.push(letter_screen(LetterBoard("Seed", {}, "0123456789", 20), [&got](const std::string& s) { got = s; }));
  for (const char32_t sign : {U'7', U'\u00e9', U'\u6f22', U'x', U'8'}) stack.on({.intent = Intent::text, .sign = sign});
  std::vector<stage::Sound> sounds;
  stack.take_sounds(sounds);
  CHECK(std::count_if(sounds.begin(), sounds.end(), [](const auto& s) { return s.cue == "refused"; }) == 3);
  stack.on({.intent = Intent::menu});
  CHECK(got == "78");
}

TEST_CASE(
    "speed: a line told to a long log costs the same as one told to a short log, and reads as if all came at once") {
  Look look = plain_look();
  TextView::Style style;
  style.follow = true;
  stage::DrawList list;
  const auto cost = [&](int paragraphs) {
    TextView log({8, 204, 392, 108}, "Log", style);
    log.paragraphs(
        std::vector<std::string>(static_cast<std::size_t>(paragraphs), "A flight has been seen in the south."));
    list.begin();
    log.draw(list, look, false);
    const long before = test::allocations;
    for (int i = 0; i < 64; ++i) {
      log.add("A line that is so long that it has to be broken into two of them in this box.");
      list.begin();
      log.draw(list, look, false);
    }
    return test::allocations - before;
  };
  CHECK(cost(4000) <= cost(40) + 64);
  TextView grown({8, 8, 300, 100}, "Log", style), whole({8, 8, 300, 100}, "Log", style);
  std::vector<std::string> texts;
  for (int i = 0; i < 30; ++i) {
    texts.push_back("Line " + std::to_string(i) + " of a log that is broken into more than one line of its box.");
    grown.add(texts.back());
    look.large_text = i % 7 == 6;
    whole.paragraphs(texts);
    stage::DrawList one, other;
    one.begin();
    other.begin();
    grown.draw(one, look, false);
    whole.draw(other, look, false);
    CHECK(one.all_text() == other.all_text());
  }
}
