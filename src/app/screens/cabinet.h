// What the screens ask of the program around them: games, saves, settings, the worker thread. src/app implements it
// over the platform, tests over memory. All calls return soon; a message for the player is a sentence.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/screens/scores.h"
#include "play/scenarios.h"
#include "ui/game_view.h"
#include "ui/look.h"
#include "ui/settings.h"
#include "ui/thinker.h"

namespace d6::app {

// A file in the save folder. What is in it is asked with load(); a preview shows what the table sees (behaviour 38).
struct SaveFile {
  std::string id;    // file name without its ending
  std::string when;  // "2026-11-30 00:18", for people
};

// The game left behind, for "Continue": one of each game, written when it is left, forgotten when it ends.
inline constexpr std::string_view kContinue = "continue";
std::string continue_id(const Entry& entry);
// Whose game is left behind in this save; empty: it is a save like others.
std::string_view left_game(std::string_view id);
// May a person's save not be called so?
bool cabinets_own(std::string_view id);

class Cabinet {
 public:
  virtual ~Cabinet() = default;

  // Games in the order of the title screen, without the template unless developers ask for it.
  virtual std::span<const Entry> games() const = 0;
  virtual Opened open(const Entry& entry, const Given& options, std::uint64_t seed) = 0;
  virtual std::uint64_t fresh_seed() = 0;                     // from the clock
  virtual Scenarios scenarios(const Entry& entry) const = 0;  // shipped and the player's own
  // The view for a session: the game's own table, or the teletype.
  virtual std::unique_ptr<ui::GameView> view(Session& session) = 0;
  virtual bool has_table(const Entry& entry) const { return (void)entry, true; }  // its own, not the teletype

  virtual ui::Look& look() = 0;
  virtual ui::Thinker& thinker() = 0;

  // Settings and keys: changed() applies them at once, keep_settings() writes them (to the disk, which takes its time);
  // a sentence if they could not be written.
  virtual ui::Settings& settings() = 0;
  virtual ui::Bindings& bindings() = 0;
  virtual void changed() = 0;
  virtual std::optional<std::string> keep_settings() = 0;
  virtual ui::Bindings default_bindings() const = 0;
  virtual std::string key_name(int key) const = 0;

  // Saves, newest first. save() answers with a sentence if it failed; the old file is then whole (behaviour 21).
  virtual std::vector<SaveFile> saves() const = 0;
  virtual std::optional<std::string> save(const Session& session, std::string_view id) = 0;
  virtual Opened load(std::string_view id) = 0;
  virtual std::optional<std::string> remove_save(std::string_view id) = 0;
  // Out of the way, but kept: its new name, or why not. For a game left behind that cannot go on (behaviour 23).
  struct Aside {
    std::string name, fault;
  };
  virtual Aside put_aside(std::string_view id) = 0;
  // Sentences about the player's own files that the title shows once.
  virtual std::vector<std::string> take_notices() { return {}; }

  // The Deep Six Lists; scores_changed() writes them, with a sentence if that failed.
  virtual Scores& scores() = 0;
  virtual std::optional<std::string> scores_changed() = 0;
  virtual std::string today() const = 0;  // "2026-11-30"

  // Somebody has left a game that is kept: the title has its focus on "Continue" then.
  void note_left() { left_ = true; }
  bool take_left() { return std::exchange(left_, false); }

  // The session in play, null when it is left: on SIGTERM and on a failed assert its record is written. The play screen
  // calls this when it begins and when it ends, before the session goes.
  virtual void playing(const Session* session) { (void)session; }

  virtual bool kiosk() const { return false; }  // hides quit and starts at the demo (behaviour 26)
  virtual std::string version() const = 0;

 private:
  bool left_ = false;
};

}  // namespace d6::app
