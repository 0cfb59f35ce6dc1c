// The program without its window: what the devices bring to the screens, and full screen between setting and desktop.
#include "app/desk.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <optional>
#include <vector>

#include "app/full_screen.h"
#include "app/screens/screens.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::app;
using ui::Intent;

namespace {

// Writes down what it hears.
class Ear final : public ui::Screen {
 public:
  explicit Ear(std::vector<ui::Input>& heard) : heard_(heard) {}
  std::string name() const override { return "ear"; }
  void on(const ui::Input& input) override { heard_.push_back(input); }
  void draw(stage::DrawList& list) const override { list.fill({0, 0, 1, 1}, stage::ink); }
  std::string says() const override { return "I hear."; }

 private:
  std::vector<ui::Input>& heard_;
};

struct Room {
  Room() {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
    const auto quiet = [](std::string_view) {};
    REQUIRE(load_look(D6_SOURCE_DIR "/assets", look, quiet));
    look.no_sound = true;
    desk.emplace(app::Options(), House::Places{files::folders_under(here.path()), D6_SOURCE_DIR "/scenarios"},
                 D6_SOURCE_DIR "/assets", look, true, nullptr, quiet);
    desk->stack().push(std::make_unique<Ear>(heard));
  }
  ~Room() {
    desk.reset();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
  }
  void move(int x) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    desk->handle(event, 0);
  }

  test::Temporary here;
  ui::Look look;
  std::vector<ui::Input> heard;
  std::optional<Desk> desk;
};

}  // namespace

TEST_CASE("behaviour 11: many motions between two frames reach the screen as one, and before the click after them") {
  Room room;
  for (int x = 0; x < 16; ++x) room.move(x);
  CHECK(room.heard.empty());
  room.desk->tick(0);
  REQUIRE(room.heard.size() == 1);
  CHECK(room.heard[0].x == 15);
  room.move(20);
  room.move(21);
  SDL_Event click{};
  click.type = SDL_MOUSEBUTTONDOWN;
  click.button.button = SDL_BUTTON_LEFT;
  click.button.x = 21;
  room.desk->handle(click, 0);
  REQUIRE(room.heard.size() == 3);
  CHECK(room.heard[1].intent == Intent::pointer);
  CHECK(room.heard[1].x == 21);
  CHECK(room.heard[2].intent == Intent::press);
  room.desk->tick(0);
  CHECK(room.heard.size() == 3);
}

TEST_CASE("behaviour 10: the window is asked for full screen once a change, and what the desktop does is the setting") {
  FullScreen full(false);
  CHECK_FALSE(full.asks(false));
  CHECK_FALSE(full.became(false));
  CHECK(full.asks(true));
  CHECK_FALSE(full.became(true));
  CHECK_FALSE(full.asks(true));
  // The desktop takes it back: the setting follows, and nobody fights.
  CHECK(full.became(false));
  CHECK_FALSE(full.asks(false));
  CHECK_FALSE(full.became(false));
  // Refused: asked once, and the setting says so.
  CHECK(full.asks(true));
  CHECK(full.became(false));
  CHECK_FALSE(full.asks(false));
  // The desktop gives it unasked.
  CHECK(full.became(true));
  CHECK_FALSE(full.asks(true));
}

TEST_CASE("behaviour 10: F11 is the setting, at once and in the file") {
  Room room;
  for (const bool on : {true, false}) {
    SDL_Event key{};
    key.type = SDL_KEYDOWN;
    key.key.keysym.scancode = SDL_SCANCODE_F11;
    room.desk->handle(key, 0);
    key.type = SDL_KEYUP;
    room.desk->handle(key, 0);
    CHECK(room.desk->house().settings().on(ui::SettingId::fullscreen) == on);
    const auto file = files::read(room.desk->house().folders().config + "/settings.toml");
    REQUIRE(std::holds_alternative<std::string>(file));
    CHECK(std::get<std::string>(file).find(on ? "fullscreen = \"on\"" : "fullscreen = \"off\"") != std::string::npos);
  }
  CHECK(room.heard.empty());
}
