// How two sides stand while a game is on, where anyone may know it: points of the score, or what floats of two fleets,
// which score at the end alone (TFB-31).
#pragma once
#include <array>
#include <string>

#include "play/session.h"

namespace d6::app {

// Empty texts where it is not known now.
std::array<std::string, 2> standing_of(const Session& session);

}  // namespace d6::app
