// What all battle pictures are made of: the place, the ship that is struck, bursts, splashes, smoke, light. Every
// picture is a function of the event and of the milliseconds since it began: whole numbers, no dice of its own, so that
// a scene is the same on every machine and can be left at any moment. What varies from one to the next varies with what
// was told of it (`grain`). Coordinates are those of the scene, 464 x 172; tools/art/README.md says where pictures lie.
#pragma once
#include <array>
#include <cstdint>

#include "games/broadside/view/battle.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/showing.h"

namespace d6::broadside {

using stage::DrawList;

inline constexpr int kFrame = 95;        // ms of a picture of an explosion
inline constexpr int kSplashFrame = 90;  // and of a splash
inline constexpr int kHull = 96;         // where the picture of the struck ship begins
inline constexpr int kKeel = 13;         // rows of her below the water

// Where a hull meets the water, its middle and its highest mast.
struct Struck {
  int left = 0, right = 0, mast_x = 0, mast_y = 0;
  bool bow_right = false;
  int length() const { return right - left; }
  // So many hundredths of the way from her bow to her stern.
  int along(int percent) const {
    return bow_right ? right - length() * percent / 100 : left + length() * percent / 100;
  }
};

struct Scene {
  DrawList& list;
  const Art& art;
  const Rules& rules;
  const Battle& b;
  int ms;
  bool flashes;       // the option: light may come and go
  const Event& blow;  // whose picture it is; while a ship sinks the one before
  bool mirrored;      // the actor comes from the right
  Backdrop sky;       // what the weather is
  int line;           // the row of the water
  int apart;          // how far right of the middle the struck ship lies

  int x(int at, int width) const { return kScene.x + (mirrored ? kScene.w - at - width : at); }
  int y(int at) const { return kScene.y + at; }
  // As if the actor came from the left.
  void put(const SpriteRef& what, int at_x, int at_y) const {
    if (what) list.sprite(what, x(at_x, what.from.w), y(at_y), mirrored);
  }
  // Not mirrored: light comes from the left whoever acts.
  void still(const SpriteRef& what, int at_x, int at_y, const stage::Remap* lit = nullptr) const {
    if (what) list.sprite(what, kScene.x + at_x, y(at_y), false, lit);
  }
  void fill(int at_x, int at_y, int w, int h, std::uint8_t colour) const {
    list.fill({kScene.x + at_x, y(at_y), w, h}, colour);
  }
  void dither(int at_x, int at_y, int w, int h, std::uint8_t colour, int every) const {
    list.dither({kScene.x + at_x, y(at_y), w, h}, colour, every);
  }
  // A number below `n` that this event has at `salt`, the same whenever it is asked for.
  int grain(int n, std::uint32_t salt) const;
};
Scene scene_of(DrawList& list, const ui::Look& look, const Art& art, const Rules& rules, const Battle& b, int ms);

int part(int ms, int from, int to, int a, int b);  // a before `from`, b after `to`, even between them
int wave(int step);                                // -100 .. 100, a sixteenth of a circle a step
bool dark(Backdrop sky);
bool cut_open(Backdrop place);  // the sea is seen from the side

template <std::size_t N>
const SpriteRef* frame_of(const std::array<SpriteRef, N>& frames, int ms, int from, int each) {
  if (ms < from) return nullptr;
  const auto at = static_cast<std::size_t>((ms - from) / each);
  return at < N ? &frames[at] : nullptr;
}

enum class Size : std::uint8_t { small, mid, big, huge };
void boom(const Scene& s, int at_x, int at_y, int from, Size size);
void splash(const Scene& s, int at_x, int at_water, int from, Size size);
// Wreckage thrown up by a burst.
void pieces(const Scene& s, int at_x, int at_y, int from, int count);
// Water that a bow throws up.
void spray(const Scene& s, int at_x, int at_y, int from);
// A heavy blow lights the air around it, once (behaviour 27); and the light that a fire throws on the water.
void glare(const Scene& s, int at_x, int at_y);
void firelight(const Scene& s, int at_x);

// The struck ship: ships.cpp.
Struck struck(const Scene& s);
void paint_struck(const Scene& s);
void fire(const Scene& s, int at_x, int at_y, bool smokes = true);
// A column of her picture from the deck to the keel, for a ship that leans; `k` columns from the picture's left edge.
constexpr int kStrip = 4;
void strip(const Scene& s, int k, int at_x, int at_y, const Struck& hull, const stage::Remap* lit, bool keel);
void paint_sinking(const Scene& s);  // sinking.cpp
const stage::Remap* moonlight(const Scene& s);

// What lies behind her, and before her, scene by scene.
void guns_behind(const Scene& s);
void guns_before(const Scene& s);
void strike_behind(const Scene& s);
void strike_before(const Scene& s);
void landair_before(const Scene& s);
void submarine_behind(const Scene& s);
void submarine_before(const Scene& s);
void mines_behind(const Scene& s);
void mines_before(const Scene& s);
void storm_behind(const Scene& s);
void storm_before(const Scene& s);
void burning_before(const Scene& s);
void dock_behind(const Scene& s);
void dock_before(const Scene& s);
void arrival_before(const Scene& s);

// Which ship fires: her own name where the table knows it.
Ship who_fires(const Scene& s);

}  // namespace d6::broadside
