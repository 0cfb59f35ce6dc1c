// What is done when the program is ended from outside or by its own mistake: the record of the game in play goes to the
// state folder and its name is printed.
#pragma once
#include <functional>

namespace d6::app {

// While one lives: SIGTERM, SIGINT and SIGHUP are noted (asked_to_end), SIGABRT (a failed assert) and the signals of a
// crash run `write` in a forked copy of the program, since this one is no longer sound, and then end it as before.
class LastWords {
 public:
  explicit LastWords(std::function<void()> write);
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;
  // The signal that asked us to end, 0 if none did.
  static int asked_to_end();
};

}  // namespace d6::app
