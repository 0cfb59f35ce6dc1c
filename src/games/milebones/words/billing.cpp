// How the cabinet shows Mile Bones: sprites of assets/sprites and the words of its pages.
#include "games/milebones/words/milebones_words.h"

namespace d6 {

Billing Info<milebones::MileBones>::billing() {
  Billing b;
  b.tag = "The race to 5000";
  b.begin = "deal and begin";
  b.fresh = "a new deal";
  b.same = "Same deal";
  b.vignette = {"vignette/mile_0", "vignette/mile_1", "vignette/mile_2", "vignette/mile_3"};
  b.faces = {"portrait/sunday", "portrait/commuter", "portrait/rally", "portrait/legend"};
  b.sides = {{{Hue::red}, {Hue::blue}}};
  b.ground = Ground::road;
  return b;
}

}  // namespace d6
