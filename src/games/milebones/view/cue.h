// The sound of each kind of event (art.md "Sound"): what is told is heard as well as seen. Names of assets/sounds.
#pragma once
#include <string_view>

#include "games/milebones/rules/api.h"

namespace d6::milebones {

// Never empty; a card that is laid sounds by what it is.
std::string_view cue_of(const Event& event);

}  // namespace d6::milebones
