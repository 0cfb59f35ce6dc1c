// Soundings in the catalogue.
#include "games/template/ai/soundings_ai.h"
#include "games/template/rules/soundings.h"
#include "games/template/words/soundings_words.h"
#include "play/session_impl.h"

D6_ENTRY(d6::soundings::Soundings, template)
