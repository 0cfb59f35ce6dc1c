// How to play and the lessons of a first game.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "app/screens/hand_over.h"
#include "app/screens/manual_view.h"
#include "app/screens/memory_cabinet.h"
#include "base/text.h"

using namespace d6;
using namespace d6::app;
using namespace d6::test;
using ui::Intent;

namespace {

std::string all(const std::vector<ManualPage>& pages) {
  std::string out;
  for (const ManualPage& page : pages)
    for (const ManualLine& line : page.lines) out += line.text + " " + line.value + "\n";
  return out;
}

const std::string& games_of_the_title() {
  static const std::string names = "broadside milebones rook carrier";
  return names;
}

// The first human decision of a game against skill 1.
void sit_down(Table& t, const char* game, std::uint64_t seed) {
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(play_screen(t.cabinet, t.game(game, {"human", "computer:1"}, seed)));
  t.run();
}

bool lesson_shows(Table& t) {
  stage::DrawList list;
  t.stack.draw(list);
  for (std::size_t i = 0; i < list.text_count(); ++i) {
    const stage::TextBox box = list.text_at(i);
    if (box.text.rfind("goes with your next", 0) == 0) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("every game has pages of its own, each with a short title and something to read") {
  Table t;
  for (const Entry& entry : t.cabinet.games()) {
    if (games_of_the_title().find(entry.name) == std::string::npos) continue;
    INFO(std::string(entry.name));
    REQUIRE(bool(entry.manual != nullptr));
    const Opened opened = t.cabinet.open(entry, {}, 1);
    const auto pages = entry.manual(*opened.session);
    CHECK(pages.size() >= 4);
    for (const ManualPage& page : pages) {
      CHECK(characters(page.title) <= 18);
      CHECK(page.lines.size() >= 2);
      for (const ManualLine& line : page.lines) {
        CHECK_FALSE(line.text.empty());
        CHECK((line.kind == ManualLine::Kind::row) == !line.value.empty());
      }
    }
  }
}

TEST_CASE("every picture that a page names lies in its sheet") {
  Table t;
  std::map<std::string, Json> sheets;
  std::size_t named = 0;
  const auto check = [&](const ManualPicture& picture) {
    const auto [at, fresh] = sheets.try_emplace(picture.sheet);
    if (fresh) {
      std::ifstream in(D6_SOURCE_DIR "/assets/sprites/" + picture.sheet + ".json");
      at->second = Json::parse(in, nullptr, false);
    }
    INFO(picture.sheet, " ", picture.sprite);
    REQUIRE(at->second.is_object());
    CHECK(at->second["sprites"].contains(picture.sprite));
    ++named;
  };
  for (const Entry& entry : t.cabinet.games()) {
    if (!entry.manual) continue;
    const Opened opened = t.cabinet.open(entry, {}, 1);
    for (const ManualPage& page : entry.manual(*opened.session))
      for (const ManualLine& line : page.lines)
        for (const ManualPicture& picture : line.art) check(picture);
  }
  CHECK(named > 60);
}

TEST_CASE("figures stand under one row of heads, what their names share is said once, and no chance is a dot") {
  Table t;
  ManualLine two = manual::row("2 points left", "BB 100  CA 40"), nine = manual::row("9 points left", "BB 30  CA 0");
  two.figures = {{"BB", 100}, {"CA", 40}};
  nine.figures = {{"BB", 30}, {"CA", 0}};
  ManualView view({0, 0, 400, 200});
  view.show({"Guns", {two, nine}});
  for (const bool large : {false, true}) {
    t.cabinet.look().large_text = large;
    stage::DrawList list;
    list.begin();
    view.draw(list, t.cabinet.look(), false);
    std::multiset<std::string> words;
    for (std::size_t i = 0; i < list.text_count(); ++i) words.emplace(list.text_at(i).text);
    CHECK(words == std::multiset<std::string>{"Guns", "points left", "BB", "CA", "2", "9", "100", "40", "30"});
  }
  CHECK(view.says().find("9 points left: BB 30  CA 0") != std::string::npos);
}

TEST_CASE("a number changed in the data changes the page") {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("deepsix-manual-" + std::to_string(std::rand()));
  fs::create_directories(folder);
  fs::copy(D6_SOURCE_DIR "/scenarios/broadside", folder / "broadside", fs::copy_options::recursive);
  const auto pages = [&] {
    const Entry& entry = *find_game("broadside");
    const Opened opened = entry.open(folder.string(), {}, 1, false);
    REQUIRE(bool(opened.session != nullptr));
    return all(entry.manual(*opened.session));
  };
  CHECK(pages().find("33 % (33 in 100) to sink, any enemy ship; no carrier needed") != std::string::npos);
  std::ifstream in(folder / "broadside/odds.toml");
  std::string text((std::istreambuf_iterator<char>(in)), {});
  const std::string was = "[landair]\nsink = [33, 100]";
  REQUIRE(text.find(was) != std::string::npos);
  text.replace(text.find(was), was.size(), "[landair]\nsink = [41, 100]");
  std::ofstream(folder / "broadside/odds.toml") << text;
  CHECK(pages().find("41 % (41 in 100) to sink, any enemy ship; no carrier needed") != std::string::npos);
  fs::remove_all(folder);
}

TEST_CASE("TFB-21: the manual of a game in play has that game's odds") {
  const Entry& entry = *find_game("broadside");
  Table t;
  const Opened classic = t.cabinet.open(entry, {{"airstrike", "classic"}}, 1);
  const Opened balanced = t.cabinet.open(entry, {{"airstrike", "balanced"}}, 1);
  CHECK(all(entry.manual(*classic.session)).find("50 % (1 in 2) to sink, any enemy ship (TFB-9)") != std::string::npos);
  CHECK(all(entry.manual(*balanced.session)).find("33 % (33 in 100) to sink, any enemy ship (TFB-9)") !=
        std::string::npos);
}

TEST_CASE(
    "how to play opens at the game in play, from the title at the cabinet, and every page can be read by one device") {
  Table t;
  const auto session = t.game("milebones", {"human", "computer:1"});
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(how_to_play_screen(t.cabinet, session.get()));
  CHECK(t.reads("MILE BONES"));
  CHECK(t.stack.says().find("Computer players") != std::string::npos);
  t.stack.on(press(Intent::back));
  t.stack.push(how_to_play_screen(t.cabinet));
  CHECK(t.stack.says().find("Four games") != std::string::npos);
  std::set<std::string> seen;
  for (int i = 0; i < 60; ++i) {
    seen.insert(t.stack.says());
    t.stack.on(press(Intent::down));
  }
  CHECK(seen.size() >= 20);
  // Confirm goes into the page, which scrolls to its end; back leaves.
  t.stack.on(press(Intent::confirm));
  for (int i = 0; i < 30; ++i) t.stack.on(press(Intent::next));
  t.stack.on(press(Intent::back));
  CHECK(t.shown() == "title");
}

TEST_CASE("behaviour 1: the shoulder buttons scroll the page while the chapters have the focus") {
  Table t;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(how_to_play_screen(t.cabinet));
  const auto letters = [&] {
    std::string out;
    stage::DrawList list;
    t.stack.draw(list);
    for (std::size_t i = 0; i < list.text_count(); ++i) out += std::string(list.text_at(i).text) + "\n";
    return out;
  };
  const std::string said = t.stack.says(), before = letters();
  t.stack.on(press(Intent::next));
  CHECK(t.stack.says() == said);  // the same chapter and the same focus
  CHECK(letters() != before);
  t.stack.on(press(Intent::previous));
  CHECK(letters() == before);
  t.stack.on(press(Intent::down));
  CHECK(t.stack.says() != said);
}

TEST_CASE("the pages fit in large text too") {
  Table t;
  t.cabinet.look().large_text = true;
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(how_to_play_screen(t.cabinet));
  for (int i = 0; i < 60; ++i) {
    stage::DrawList list;
    t.stack.draw(list);
    for (std::size_t k = 0; k < list.text_count(); ++k) CHECK(list.text_at(k).fits());
    t.stack.on(press(Intent::down));
  }
}

TEST_CASE("a first game teaches one line at a time; a press puts it away and still does what it means") {
  Table t;
  sit_down(t, "broadside", 7);
  REQUIRE(lesson_shows(t));
  CHECK(t.stack.says().find("Each turn you draw a card") != std::string::npos);
  const auto game = [&]() -> const std::vector<std::string>& { return t.cabinet.scores().taught["broadside"]; };
  CHECK(game().empty());
  t.stack.on({.intent = Intent::pointer, .x = 5, .y = 200, .device = ui::Device::mouse});
  CHECK(lesson_shows(t));  // moving the pointer is no press
  t.stack.on(press(Intent::confirm));
  CHECK(game().size() == 1);
  t.run();
  CHECK(t.stack.says().find("Each turn you draw a card") == std::string::npos);
}

// A table that answers each press as it is told to.
struct Wanted {
  ui::Cover next = ui::Cover::none, now = ui::Cover::none;
  bool tags = true;  // what the second lesson speaks of is there
  std::optional<stage::Rect> at;
};
class Plain final : public ui::GameView {
 public:
  explicit Plain(Wanted& wanted) : wanted_(wanted) {}
  void show(Viewer) override {}
  void heard(std::size_t, std::size_t) override {}
  void refused(const Refused&) override {}
  void yours(bool, const std::string&) override {}
  ui::Answer on(const ui::Input&) override {
    wanted_.now = wanted_.next;
    return {};
  }
  void step() override {}
  bool animating() const override { return false; }
  void settle() override {}
  void draw(stage::DrawList&) const override {}
  std::string says() const override { return "the table"; }
  ui::Cover cover() const override { return wanted_.now; }
  std::optional<stage::Rect> lesson_points_at(std::string_view) const override { return wanted_.at; }
  bool fits(std::string_view lesson) const override { return wanted_.tags || lesson != "draw"; }

 private:
  Wanted& wanted_;
};

TEST_CASE("a lesson stands until it was read: looking about, a page and a refusal leave it, and it lies over no page") {
  Table t;
  Wanted wanted;
  t.cabinet.own_view = [&wanted](Session&, const ui::Look&) { return std::make_unique<Plain>(wanted); };
  sit_down(t, "broadside", 7);
  const auto says = [&] { return t.stack.says().find("Each turn you draw a card") != std::string::npos; };
  const auto pressed = [&](Intent intent, ui::Cover answer) {
    wanted.next = answer;
    t.stack.on(press(intent));
    t.run();
  };
  const auto& known = t.cabinet.scores().taught;
  REQUIRE(says());
  for (const Intent way : {Intent::down, Intent::right, Intent::next}) pressed(way, ui::Cover::none);
  CHECK(says());
  pressed(Intent::second, ui::Cover::notice);
  CHECK(says());
  pressed(Intent::second, ui::Cover::reading);
  CHECK_FALSE(lesson_shows(t));
  CHECK_FALSE(says());
  pressed(Intent::down, ui::Cover::reading);
  CHECK_FALSE(lesson_shows(t));
  pressed(Intent::back, ui::Cover::none);  // closes the page
  CHECK(lesson_shows(t));
  CHECK(says());
  CHECK(known.find("broadside") == known.end());
  t.cabinet.look().large_text = true;
  pressed(Intent::second, ui::Cover::notice);  // in large letters, over the table
  CHECK_FALSE(lesson_shows(t));
  t.cabinet.look().large_text = false;
  pressed(Intent::second, ui::Cover::none);
  CHECK(known.at("broadside") == std::vector<std::string>{"draw"});
  CHECK_FALSE(says());
}

TEST_CASE("a lesson points at what it speaks of, and says how it is put away") {
  Table t;
  Wanted wanted;
  t.cabinet.own_view = [&wanted](Session&, const ui::Look&) { return std::make_unique<Plain>(wanted); };
  sit_down(t, "broadside", 7);
  auto canvas = std::make_unique<stage::Canvas>();
  const auto above = [&] {  // the middle of what is meant
    stage::DrawList list;
    t.stack.draw(list);
    canvas->clear(stage::navy);
    list.draw(*canvas);
    return canvas->at(325, 196);
  };
  CHECK(above() == stage::navy);
  wanted.at = stage::Rect{300, 200, 50, 50};
  CHECK(above() == stage::paper);
  CHECK(t.reads("goes with your next"));
}

TEST_CASE("a lesson comes when what it speaks of is to be seen, and goes unlearnt when it is not") {
  Table t;
  Wanted wanted;
  wanted.tags = false;
  t.cabinet.own_view = [&wanted](Session&, const ui::Look&) { return std::make_unique<Plain>(wanted); };
  sit_down(t, "broadside", 7);
  const auto says = [&] { return t.stack.says().find("Each turn you draw a card") != std::string::npos; };
  const auto turned = [&](bool tags) {
    wanted.tags = tags;
    t.stack.on(press(Intent::right));
    t.run();
  };
  CHECK_FALSE(says());
  turned(true);
  turned(true);
  const bool carrier = lesson_shows(t) && !says();  // another one came first, which fits
  if (carrier) {
    t.stack.on(press(Intent::second));
    t.run();
  }
  CHECK(says());
  turned(false);
  CHECK_FALSE(says());
  turned(true);
  CHECK(says());
}

TEST_CASE("what was taught once is not said again, and the list of it is kept with the scores") {
  Table t;
  sit_down(t, "broadside", 7);
  REQUIRE(lesson_shows(t));
  t.stack.on(press(Intent::confirm));
  t.stack.clear();
  CHECK(t.cabinet.score_changes == 1);
  Scores read;
  std::string error;
  REQUIRE(read_scores(write_scores(t.cabinet.scores()), read, error));
  CHECK(read == t.cabinet.scores());
  sit_down(t, "broadside", 7);
  CHECK(t.stack.says().find("Each turn you draw a card") == std::string::npos);
}

TEST_CASE("lessons can be turned off in the options, and on again from the beginning") {
  Table t;
  t.cabinet.settings().set(ui::SettingId::lessons, 0);
  sit_down(t, "broadside", 7);
  CHECK_FALSE(lesson_shows(t));
  t.stack.clear();
  t.cabinet.scores().taught["broadside"] = {"draw"};
  t.stack.push(settings_screen(t.cabinet));
  stage::DrawList list;
  t.stack.draw(list);
  for (std::size_t i = 0; i < list.text_count(); ++i)
    if (const stage::TextBox box = list.text_at(i); box.text == "Lessons")
      t.stack.on({.intent = Intent::pointer, .x = box.at.x + 2, .y = box.at.y + 2, .device = ui::Device::mouse});
  REQUIRE(t.stack.says().rfind("Lessons", 0) == 0);
  while (!t.cabinet.settings().on(ui::SettingId::lessons)) t.stack.on(press(Intent::confirm));
  CHECK(t.cabinet.scores().taught.empty());
}

TEST_CASE("whoever watches is not taught: no lesson in another's turn, nor with nobody at the machine") {
  Table t;
  for (const Entry& entry : t.cabinet.games()) {
    if (!entry.lessons) continue;
    INFO(std::string(entry.name));
    auto session = t.game(std::string(entry.name).c_str(), {"human", "computer:1"});
    for (int i = 0; i < 200 && session->turn() != Turn::over; ++i) {
      if (session->turn() == Turn::automatic) {
        session->advance();
        continue;
      }
      const Seat seat = seat_of(session->turn());
      CHECK(entry.lessons(*session, Viewer::table).empty());
      CHECK(entry.lessons(*session, viewer(other(seat))).empty());
      Dice dice = dice_of(static_cast<std::uint64_t>(i));
      session->order(session->random_order(dice));
    }
  }
}

TEST_CASE("every lesson of a whole game fits the strip, large text or not, and has one id") {
  Table t;
  for (const Entry& entry : t.cabinet.games()) {
    if (!entry.lessons) continue;
    INFO(std::string(entry.name));
    std::set<std::string> ids;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      auto session = t.game(std::string(entry.name).c_str(), {"human", "computer:1"}, seed);
      for (int i = 0; i < 4000 && session->turn() != Turn::over; ++i) {
        if (session->turn() == Turn::automatic) {
          session->advance();
          continue;
        }
        for (const Lesson& lesson : entry.lessons(*session, viewer(seat_of(session->turn())))) {
          ids.insert(lesson.id);
          CHECK(characters(lesson.text) <= 150);
        }
        Dice dice = dice_of(seed * 5000 + static_cast<std::uint64_t>(i));
        session->order(session->random_order(dice));
      }
    }
    CHECK(ids.size() >= 6);
    if (entry.name == "broadside") CHECK(ids.size() >= 10);
  }
}

TEST_CASE("a game's end is a page of its own: who won, both scores, again, the table, the title") {
  for (const char* name : {"template", "broadside", "milebones", "rook"}) {
    for (const auto& seats :
         {std::array<std::string, 2>{"human", "computer:1"}, {"computer:1", "human"}, {"human", "human"}}) {
      Table t;
      t.cabinet.settings().set(ui::SettingId::lessons, 0);
      auto session = t.game(name, seats, 3);
      for (int i = 0; i < 20000 && session->turn() != Turn::over; ++i) {
        if (session->turn() == Turn::automatic) {
          session->advance();
          continue;
        }
        Dice dice = dice_of(static_cast<std::uint64_t>(i));
        REQUIRE_FALSE(session->order(session->random_order(dice)));
      }
      const Outcome outcome = session->outcome();
      const std::array<int, 2> scores = session->scores();
      t.stack.push(title_screen(t.cabinet));
      t.stack.push(play_screen(t.cabinet, std::move(session)));
      t.steps(3);
      if (t.shown() == "sign") {
        t.stack.on(letter(U'A'));
        t.stack.on({.intent = Intent::text, .sign = U'A'});
        t.stack.on(press(Intent::menu));
        REQUIRE(t.shown() == "deep six list");
        t.stack.on(press(Intent::back));
      }
      INFO(name);
      REQUIRE(t.shown() == "result");
      const bool alone = seats[0] != seats[1];
      const char* headline = !outcome.winner                                        ? "A draw"
                             : !alone                                               ? " wins"
                             : seats[index(*outcome.winner)].rfind("human", 0) == 0 ? "Victory!"
                                                                                    : "Defeat";
      CHECK(t.stack.says().find(headline) != std::string::npos);
      for (const int score : scores) CHECK(t.reads(std::to_string(score)));
      for (const bool large : {false, true}) {
        t.cabinet.look().large_text = large;
        stage::DrawList list;
        t.stack.draw(list);
        for (std::size_t i = 0; i < list.text_count(); ++i) {
          INFO(std::string(list.text_at(i).text));
          CHECK(list.text_at(i).fits());
        }
      }
      t.stack.on(press(Intent::back));
      CHECK(t.shown() == "play");
    }
  }
}

TEST_CASE("TFB-31: the picture of a save counts what floats, as the table does, until the winner scores") {
  Table t;
  const auto session = t.game("broadside", {"human", "computer:1"}, 7);
  while (session->turn() == Turn::automatic) session->advance();
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(save_screen(t.cabinet, *session));
  const Json seen = session->view(Viewer::table);
  stage::DrawList list;
  t.stack.draw(list);
  for (const Json& fleet : seen["fleets"]) {
    int afloat = 0;
    for (const Json& ship : fleet) afloat += ship["points"].get<int>();
    CHECK(afloat > 0);
    bool counted = false;
    for (std::size_t i = 0; i < list.text_count(); ++i)
      counted = counted || list.text_at(i).text == std::to_string(afloat);
    CHECK(counted);
  }
}

TEST_CASE("TFB-31: between two people the hand-over counts what floats, and the score once it is made") {
  Table t;
  const auto session = t.game("broadside", {"human", "human"}, 7);
  while (session->turn() == Turn::automatic) session->advance();
  const auto counted = [&] {
    std::array<int, 2> out{};
    const Json seen = session->view(Viewer::table);
    for (std::size_t side = 0; side < 2; ++side)
      for (const Json& ship : seen["fleets"][side]) out[side] += ship["points"].get<int>();
    return out;
  };
  const auto shown = [&](const std::array<int, 2>& points) {
    return t.reads("USN " + std::to_string(points[0]) + "   IJN " + std::to_string(points[1]));
  };
  Dice dice = dice_of(1);
  for (int orders = 0; session->turn() != Turn::over; ++orders) {
    if (orders % 20 == 0) {
      t.stack.clear();
      t.stack.push(title_screen(t.cabinet));
      t.stack.push(std::make_unique<HandOver>(t.cabinet, *session, seat_of(session->turn()), [] {}));
      CHECK(counted()[0] > 0);
      CHECK(shown(counted()));
    }
    REQUIRE_FALSE(session->order(session->random_order(dice)));
  }
  t.stack.clear();
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(std::make_unique<HandOver>(t.cabinet, *session, Seat::zero, [] {}));
  CHECK(shown(session->scores()));
}

TEST_CASE("the name of a save can be written, or left as it is proposed; what no file may be called is refused") {
  Table t;
  const auto session = t.game("template", {"human", "human"});
  const auto write = [&](std::u32string_view name) {
    t.stack.clear();
    t.stack.push(title_screen(t.cabinet));
    t.stack.push(save_screen(t.cabinet, *session));
    for (int i = 0; i < 20 && !t.stack.wants_text(); ++i) t.stack.on(press(Intent::down));
    REQUIRE(t.stack.wants_text());
    for (const char32_t sign : name) t.stack.on({.intent = Intent::text, .sign = sign});
    t.stack.on(press(Intent::confirm));
  };
  write(U"Night 2");
  CHECK(t.cabinet.files.count("Night 2") == 1);
  write(U"");
  CHECK(t.cabinet.files.count("template-1") == 1);
  write(U"a/../b");
  CHECK(t.cabinet.files.count("ab") == 1);
  const std::size_t before = t.cabinet.files.size();
  write(U"///");
  CHECK(t.shown() == "dialog");
  write(U"continue");
  CHECK(t.shown() == "dialog");
  write(U"Night 2");  // asks before it is replaced
  CHECK(t.shown() == "dialog");
  CHECK(t.cabinet.files.size() == before);
  // With a save chosen in the list, the name below is still that of a new one: nothing is promised or removed there.
  t.stack.clear();
  t.stack.push(title_screen(t.cabinet));
  t.stack.push(save_screen(t.cabinet, *session));
  t.stack.on(press(Intent::down));
  CHECK(t.stack.all_words().find("save over it") != std::string::npos);
  for (int i = 0; i < 20 && !t.stack.wants_text(); ++i) t.stack.on(press(Intent::down));
  REQUIRE(t.stack.wants_text());
  CHECK(t.stack.all_words().find("save over it") == std::string::npos);
  t.stack.on(press(Intent::second));
  CHECK(t.shown() == "save");
}
