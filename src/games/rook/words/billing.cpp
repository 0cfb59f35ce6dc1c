// How the cabinet shows Rook 'Em: sprites of assets/sprites and the words of its pages.
#include "games/rook/words/rook_words.h"

namespace d6 {

Billing Info<rook::Rook>::billing() {
  Billing b;
  b.tag = "Bid it, then make it";
  b.begin = "deal and begin";
  b.fresh = "a new deal";
  b.same = "Same deal";
  b.vignette = {"vignette/rook_0", "vignette/rook_1", "vignette/rook_2", "vignette/rook_3"};
  b.face_sheet = "rook";  // Corvus, in the mood of the skill
  b.faces = {"rook/corvus_sad", "rook/corvus_open", "rook/corvus_think", "rook/corvus_glee"};
  b.ground = Ground::dusk;
  return b;
}

}  // namespace d6
