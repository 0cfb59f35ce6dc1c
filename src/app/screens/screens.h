// The cabinet's screens, by what they are for. Each takes the cabinet, asks it for everything, and knows no device.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/screens/cabinet.h"
#include "ui/screen.h"

namespace d6::app {

// What the program opens with: the cabinet starting up, then the title; in a kiosk the demo.
std::unique_ptr<ui::Screen> first_screen(Cabinet& cabinet);
// `demo`: which demo comes next, counted since the cabinet began.
std::unique_ptr<ui::Screen> title_screen(Cabinet& cabinet, std::size_t demo = 0);
// Options, seats and seed of a new game.
std::unique_ptr<ui::Screen> setup_screen(Cabinet& cabinet, const Entry& entry);
std::unique_ptr<ui::Screen> settings_screen(Cabinet& cabinet);
std::unique_ptr<ui::Screen> keys_screen(Cabinet& cabinet);
// Opens at the game of `session`, with the numbers of its options; without one at the cabinet's own page.
std::unique_ptr<ui::Screen> how_to_play_screen(Cabinet& cabinet, const Session* session = nullptr);
// A game in progress; who sits where is in the session.
std::unique_ptr<ui::Screen> play_screen(Cabinet& cabinet, std::unique_ptr<Session> session);
// A game that two computer players play for whoever walks past; any press ends it and is used up (behaviour 26).
// `number` chooses game and players.
std::unique_ptr<ui::Screen> demo_screen(Cabinet& cabinet, std::size_t number = 0);
// `playing`: the game that is left when another one is loaded; it is kept first.
class Play;
std::unique_ptr<ui::Screen> load_screen(Cabinet& cabinet, const Play* playing = nullptr);
std::unique_ptr<ui::Screen> save_screen(Cabinet& cabinet, const Session& session);

// The game left behind of this kind, if there is one.
std::optional<SaveFile> left_behind(const Cabinet& cabinet, const Entry& entry);
// Goes on at once, or asks first where another game of this kind is kept and would be lost.
void ask_before(Cabinet& cabinet, ui::ScreenStack& stack, const Entry& entry, const std::string& label,
                std::function<void()> go);
// The game left behind as `id` goes on; where it cannot, the reason and a way to put the file aside.
void go_on(Cabinet& cabinet, ui::ScreenStack& stack, const std::string& id);

// "human", "computer:2": what Session::seats holds.
bool is_human(const std::string& seat);
int skill_of(const std::string& seat);  // 1 .. ; requires a computer
std::string computer(int skill);
// "You", "Captain (computer)": who sits there, in words. Two humans are called by their seats' names.
std::string who(const Session& session, Seat seat);

// The options somebody chose for a game between these seats, with what follows from the seats (RK-1, RK-22).
Given options_for(const Entry& entry, const Given& chosen, const std::array<std::string, 2>& seats);

// Problems as one message, for a dialog.
std::string in_words(const Problems& problems);

}  // namespace d6::app
