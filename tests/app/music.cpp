// What is to be heard, and when: the cabinet's theme, each game's piece, a phrase for each ending, and what steps back.
#include <SDL.h>
#include <doctest/doctest.h>

#include "app/desk.h"
#include "app/screens/screens.h"
#include "platform/picture.h"
#include "play/save.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::app;
using ui::Intent;

namespace {

// The program without its window, in a folder of its own.
struct Room {
  Room() {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
    const auto quiet = [](std::string_view) {};
    REQUIRE(load_look(D6_SOURCE_DIR "/assets", look, quiet));
    look.no_sound = true;
    options.seed = 5;
    desk.emplace(options, House::Places{files::folders_under(here.path()), D6_SOURCE_DIR "/scenarios"},
                 D6_SOURCE_DIR "/assets", look, true, nullptr, quiet);
    desk->house().settings().set(ui::SettingId::speed, 0);
    desk->house().settings().set(ui::SettingId::lessons, 0);
    desk->house().changed();
    desk->begin();
    steps(400);
    REQUIRE(top() == "title");
  }
  ~Room() {
    desk.reset();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
  }
  void steps(int n) {
    for (int i = 0; i < n; ++i) {
      desk->house().worker().finish();
      desk->step();
    }
  }
  void press(Intent intent) {
    desk->stack().on({.intent = intent, .device = ui::Device::keyboard});
    steps(2);
  }
  std::string top() { return desk->stack().top().name(); }
  const std::string& playing() { return desk->sound().playing(); }

  std::unique_ptr<Session> game(const char* name, std::array<std::string, 2> seats, std::uint64_t seed = 3) {
    Opened opened = desk->house().open(*find_game(name), {}, seed);
    REQUIRE(opened.session);
    opened.session->seats(std::move(seats));
    return std::move(opened.session);
  }
  // A game that has been played out; seat zero is a person's.
  std::unique_ptr<Session> played(std::uint64_t seed) {
    std::unique_ptr<Session> session = game("template", {"human", "computer:1"}, seed);
    while (session->turn() != Turn::over) {
      before_the_end = session->save();
      if (session->turn() == Turn::automatic) {
        session->advance();
      } else {
        REQUIRE_FALSE(session->order(session->thinker(1)(std::stop_token())));
      }
    }
    return session;
  }
  std::unique_ptr<Session> ended(bool won) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      std::unique_ptr<Session> session = played(seed);
      const auto winner = session->outcome().winner;
      if (winner && (*winner == Seat::zero) == won) return session;
    }
    FAIL("no such ending");
    return nullptr;
  }

  // One step before that: the end comes on the screen.
  std::unique_ptr<Session> about_to_end(bool won) {
    const auto session = ended(won);
    return load_save(catalogue(), std::string(D6_SOURCE_DIR "/scenarios"), before_the_end, "before").session;
  }

  std::string before_the_end;  // of the game played last
  const d6::test::Temporary here;
  ui::Look look;
  app::Options options;
  std::optional<Desk> desk;
};

}  // namespace

TEST_CASE("music: the theme at the title and in its menus, the game's own piece in each game, the theme after it") {
  Room room;
  CHECK(room.playing() == "title");
  room.desk->stack().push(settings_screen(room.desk->house()));
  room.steps(2);
  CHECK(room.playing() == "title");
  room.press(Intent::back);
  for (const char* name : {"carrier", "broadside", "milebones", "rook"}) {
    room.desk->stack().push(play_screen(room.desk->house(), room.game(name, {"human", "computer:1"})));
    room.steps(2);
    CHECK(room.playing() == name);
    room.desk->stack().pop_to("title");
    room.steps(2);
    CHECK(room.playing() == "title");
  }
}

TEST_CASE("music: a phrase for victory, one for defeat, and silence behind neither") {
  for (const bool won : {true, false}) {
    Room room;
    std::unique_ptr<Session> session = room.ended(won);
    session->note_hint();  // no place on the list: the phrase of the ending itself
    room.desk->stack().push(play_screen(room.desk->house(), std::move(session)));
    for (int i = 0; i < 600 && room.top() != "result"; ++i) room.steps(1);
    REQUIRE(room.top() == "result");
    CHECK(room.playing() == (won ? "victory" : "defeat"));
    CHECK_FALSE(room.desk->sound().ducked());
  }
}

TEST_CASE("music: a place on the list has a phrase of its own, from the first letter to the title") {
  Room room;
  room.desk->stack().push(play_screen(room.desk->house(), room.about_to_end(true)));
  for (int i = 0; i < 600 && room.top() != "sign"; ++i) room.steps(1);
  REQUIRE(room.top() == "sign");
  CHECK(room.playing() == "score");
  room.press(Intent::confirm);  // A
  room.press(Intent::menu);     // signed
  REQUIRE(room.top() == "deep six list");
  CHECK(room.playing() == "score");
  room.desk->stack().pop_to("title");
  room.steps(2);
  CHECK(room.playing() == "title");
}

TEST_CASE("music: it steps back under a report over the game, and comes forward after it") {
  Room room;
  room.desk->stack().push(play_screen(room.desk->house(), room.game("rook", {"human", "computer:1"})));
  room.steps(600);
  CHECK_FALSE(room.desk->sound().ducked());
  room.press(Intent::menu);
  REQUIRE(room.top() == "pause");
  CHECK(room.desk->sound().ducked());
  room.press(Intent::back);
  CHECK_FALSE(room.desk->sound().ducked());
}
