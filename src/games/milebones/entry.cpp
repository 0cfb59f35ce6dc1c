// Mile Bones in the catalogue.
#include "games/milebones/ai/milebones_ai.h"
#include "games/milebones/rules/milebones.h"
#include "games/milebones/words/milebones_words.h"
#include "games/milebones/words/manual.h"
#include "play/session_impl.h"

D6_ENTRY(d6::milebones::MileBones, milebones)
