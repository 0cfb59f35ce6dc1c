// Gamepads to intents (behaviours 1-6), without SDL: buttons and sticks come in by name, intents go out. One pad is the
// active one; another takes over when the active one is at rest.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "platform/held.h"
#include "platform/keys.h"
#include "ui/intent.h"

namespace d6::platform {

enum class PadKind : std::uint8_t { generic, xbox, playstation, nintendo };

// By place on an Xbox pad, whatever is printed on them.
enum class PadButton : std::uint8_t { a, b, x, y, left_shoulder, right_shoulder, start, view, up, down, left, right };
inline constexpr std::size_t kPadButtons = 12;

using PadId = std::int32_t;

// A stick's place, -1000 .. 1000 each, y down.
struct Stick {
  int x = 0, y = 0;
};

// Under this a stick is at rest; it must come back under kLetGo before it can push again.
inline constexpr int kPushed = 500, kLetGo = 350;
// Which direction a stick points to: four of them, or the six of a hex map. `now` is the one it points to already: it
// stays until the stick is 3 degrees past its border. Intent::none: at rest.
ui::Intent stick_direction(Stick stick, bool hexes, ui::Intent now);

class Pads {
 public:
  void attach(PadId id, PadKind kind, std::vector<ui::Input>& out);
  void detach(PadId id, std::vector<ui::Input>& out);
  void button(PadId id, PadButton button, bool down, Millis now, std::vector<ui::Input>& out);
  void stick(PadId id, Stick stick, Millis now, std::vector<ui::Input>& out);
  void tick(Millis now, std::vector<ui::Input>& out);

  void hexes(bool on);
  void swap_confirm(bool on) { swap_ = on; }
  bool swapped() const { return swap_; }
  void let_go();                   // focus lost
  void rest() { held_.let_go(); }  // another screen is in front

  std::optional<Millis> due() const { return held_.due(); }
  std::size_t count() const { return pads_.size(); }
  std::optional<PadId> active() const { return active_; }
  PadKind kind() const;  // of the active pad

 private:
  struct Pad {
    PadKind kind = PadKind::generic;
    std::set<PadButton> down;
    ui::Intent pointing = ui::Intent::none;
    bool at_rest() const { return down.empty() && pointing == ui::Intent::none; }
  };
  bool takes_part(PadId id, Millis now);
  ui::Intent intent_of(PadButton button) const;

  std::map<PadId, Pad> pads_;
  std::optional<PadId> active_;
  Millis last_used_ = 0;
  Held held_;
  bool hexes_ = false, swap_ = false;
};

}  // namespace d6::platform
