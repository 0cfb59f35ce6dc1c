// How the cabinet shows Task Force Broadside: sprites of assets/sprites and the words of its pages.
#include "games/broadside/words/broadside_words.h"

namespace d6 {

Billing Info<broadside::Broadside>::billing() {
  Billing b;
  b.tag = "Two fleets, one deck";
  b.begin = "deal and begin";
  b.fresh = "a new deal";
  b.same = "Same deal";
  b.vignette = {"vignette/broadside_0", "vignette/broadside_1", "vignette/broadside_2", "vignette/broadside_3"};
  b.faces = {"portrait/seaman", "portrait/lieutenant", "portrait/captain", "portrait/admiral"};
  b.sides = {{{Hue::blue, "flag/usn", "ensign/usn", "target/cv_usn", "target/bb_usn", 257, 59},
              {Hue::maroon, "flag/ijn", "ensign/ijn", "target/cv_ijn", "target/bb_ijn", 199, 77}}};
  return b;
}

}  // namespace d6
