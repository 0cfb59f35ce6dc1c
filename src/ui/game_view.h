// How a game is seen and played: its own table (games/NAME/view) or the teletype. The play screen (app/screens) owns
// the session and the pacing; a view draws for one viewer, turns input into order texts, and animates what was told.
#pragma once
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/session.h"
#include "stage/draw_list.h"
#include "stage/sound.h"
#include "ui/intent.h"
#include "ui/look.h"

namespace d6::ui {

// What an input came to.
struct Answer {
  std::optional<std::string> order;  // give this order to the session
  bool menu = false;                 // open the pause menu
  bool undo = false, hint = false;   // asked for
};

// What lies over the table of a view now.
enum class Cover : std::uint8_t { none, notice /* a refusal, a question, a hint */, reading /* a page to read */ };

class GameView {
 public:
  virtual ~GameView() = default;

  // From now on drawn for `viewer` from its observation alone; everything is built anew and nothing moves (hand-over,
  // load, undo). Never Viewer::truth.
  virtual void show(Viewer viewer) = 0;
  // The session has told more: lines [from, to) of its history. The view animates them and then stands where show()
  // would.
  virtual void heard(std::size_t from, std::size_t to) = 0;
  // How many of the lines heard last the picture does not show yet; who tells of it says none of these.
  virtual std::size_t unseen() const { return 0; }
  // What is going on in the picture while its end is not seen ("Salvoes straddle Kaga."): the line after the ones seen
  // will tell it. Empty: nothing, or nothing that needs words.
  virtual std::string under_way() const { return {}; }
  // An order of this viewer was refused; shown until the next input (behaviour 37).
  virtual void refused(const Refused& why) = 0;
  // Whether a person may order now; who decides otherwise ("Captain Hara thinks") is in `waiting`.
  virtual void yours(bool may_order, const std::string& waiting) = 0;
  // A hint for the person to decide.
  virtual void advised(const Advice& advice) { (void)advice; }
  // The next order of several that a person confirmed at once (a swap of cards); asked whenever a person may order.
  virtual std::optional<std::string> drafted() { return std::nullopt; }

  virtual Answer on(
      const Input& input) = 0;  // while animating, any press finishes what runs and is then taken as meant
  virtual void step() = 0;
  virtual bool animating() const = 0;  // something moves: step() wanted, and the play screen waits with the next order
  // Only decoration moves; nobody waits. step() is then called for 12 steps at once, 5 times a second.
  virtual bool ambient() const { return false; }
  virtual void settle() = 0;  // finishes everything that runs
  virtual void draw(stage::DrawList& list) const = 0;
  virtual std::string says() const = 0;
  // A lesson never lies over a page to read, and one that was not read for a refusal is not used up.
  virtual Cover cover() const { return Cover::none; }
  // Is what a lesson (its id) speaks of to be seen now?
  virtual bool fits(std::string_view lesson) const {
    (void)lesson;
    return true;
  }
  // Where a lesson may lie on the table without hiding what it speaks of; without a height: a strip along the top.
  virtual stage::Rect lesson_place() const { return {0, 0, stage::kWidth, 0}; }
  // Where on the table that stands of which a lesson speaks; nothing where it speaks of the whole.
  virtual std::optional<stage::Rect> lesson_points_at(std::string_view lesson) const {
    (void)lesson;
    return std::nullopt;
  }
  virtual bool wants_text() const { return false; }
  virtual void sounds(std::vector<stage::Sound>& out) { (void)out; }
};

// How a game's own view is made; src/app has a table of these by game name, the teletype stands in for the rest.
using MakeView = std::function<std::unique_ptr<GameView>(Session& session, const Look& look)>;

}  // namespace d6::ui
