// How the cabinet shows Carrier Force: sprites of assets/sprites and the words of its pages.
#include "games/carrier/words/carrier_words.h"

namespace d6 {

Billing Info<carrier::Carrier>::billing() {
  Billing b;
  b.tag = "The Pacific, 1942";
  b.begin = "begin the war";
  b.fresh = "a new war";
  b.same = "Same dice";
  b.vignette = {"vignette/carrier_0", "vignette/carrier_1", "vignette/carrier_2", "vignette/carrier_3"};
  b.faces = {"portrait/seaman", "portrait/captain"};
  b.sides = {{{Hue::blue, "flag/usn", "ensign/usn", "target/cv_usn", "target/bb_usn", 257, 59},
              {Hue::maroon, "flag/ijn", "ensign/ijn", "target/cv_ijn", "target/bb_ijn", 199, 77}}};
  return b;
}

}  // namespace d6
