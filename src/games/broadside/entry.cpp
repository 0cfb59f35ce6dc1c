// Task Force Broadside in the catalogue.
#include "games/broadside/ai/broadside_ai.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/manual.h"
#include "play/session_impl.h"

D6_ENTRY(d6::broadside::Broadside, broadside)
