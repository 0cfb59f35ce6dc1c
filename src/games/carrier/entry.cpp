// Carrier Force in the catalogue.
#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/words/carrier_words.h"
#include "games/carrier/words/manual.h"
#include "play/session_impl.h"

D6_ENTRY(d6::carrier::Carrier, carrier)
