// A game's own screen with the cabinet's fonts and sprites, driven by hand: a session, its view, no clock.
#pragma once
#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

#include "app/desk.h"
#include "platform/pictures.h"
#include "play/entry.h"
#include "stage/draw_list.h"
#include "stage/theme.h"
#include "ui/game_view.h"

namespace d6::test {

inline ui::Look& cabinet_look() {
  static ui::Look look = [] {
    ui::Look made;
    REQUIRE(app::load_look(D6_SOURCE_DIR "/assets", made, [](std::string_view) {}));
    made.ambient = false;
    return made;
  }();
  return look;
}

inline std::unique_ptr<Session> new_game(std::string_view game, std::uint64_t seed, const Given& options = {}) {
  return find_game(game)->open(D6_SOURCE_DIR "/scenarios", options, seed, false).session;
}

struct ScreenOf {
  ScreenOf(std::unique_ptr<Session> made, const ui::MakeView& make, Viewer seen_by = Viewer::zero)
      : session(std::move(made)), viewer(seen_by) {
    cabinet_look().speed = stage::Speed::normal;
    view = make(*session, cabinet_look());
    view->show(viewer);
    told = session->told_size();
  }

  void tell() {
    const std::size_t now = session->told_size();
    if (now > told) view->heard(told, now);
    told = now;
  }
  bool decides() const { return session->turn() == turn_of(Seat::zero); }
  // Steps of the view until it stands still; answers how many.
  int run(int most = 20000) {
    int n = 0;
    for (; n < most && view->animating(); ++n) view->step();
    return n;
  }
  // The next step of the session; a seat plays at random.
  bool go_on(Dice& dice) {
    if (session->turn() == Turn::over) return false;
    if (session->turn() == Turn::automatic) {
      session->advance();
    } else {
      const auto no = session->order(session->random_order(dice));
      REQUIRE_FALSE(no);
    }
    tell();
    return true;
  }
  void order(const std::string& text) {
    const auto no = session->order(text);
    REQUIRE_MESSAGE(!no, text);
    tell();
  }
  ui::Answer press(ui::Intent intent) { return view->on({.intent = intent}); }
  ui::Answer letter(char32_t sign) { return view->on({.intent = ui::Intent::letter, .sign = sign}); }
  ui::Answer click(int x, int y) {
    (void)view->on({.intent = ui::Intent::pointer, .x = x, .y = y, .device = ui::Device::mouse});
    return view->on({.intent = ui::Intent::press, .x = x, .y = y, .device = ui::Device::mouse});
  }

  stage::DrawList drawn() const {
    stage::DrawList list;
    list.begin();
    view->draw(list);
    return list;
  }
  bool shows(std::string_view text) const { return drawn().all_text().find(text) != std::string::npos; }
  // D6_SHOTS=folder keeps pictures of what the tests saw, in the theme D6_THEME.
  void shot(const std::string& name) const {
    const char* folder = std::getenv("D6_SHOTS");
    if (!folder) return;
    stage::Canvas canvas;
    drawn().draw(canvas);
    stage::Theme theme = stage::default_theme();
    if (const char* wanted = std::getenv("D6_THEME"))
      for (const stage::Theme& t : cabinet_look().themes)
        if (t.id == wanted) theme = t;
    (void)platform::save_png(std::string(folder) + "/" + name + ".png", canvas, theme.colours);
  }

  std::unique_ptr<Session> session;
  std::unique_ptr<ui::GameView> view;
  Viewer viewer = Viewer::zero;
  std::size_t told = 0;
};

}  // namespace d6::test
