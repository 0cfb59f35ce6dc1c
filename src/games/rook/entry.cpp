// Rook 'Em in the catalogue.
#include "games/rook/ai/rook_ai.h"
#include "games/rook/words/rook_words.h"
#include "games/rook/words/manual.h"
#include "play/session_impl.h"

D6_ENTRY(d6::rook::Rook, rook)
