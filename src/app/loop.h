// The window's loop: events in, at most one picture a step out, asleep when nothing moves (design.md "The clock").
#pragma once
#include "app/options.h"

namespace d6::app {

// Plays until the window closes; the exit status.
int play(const Options& options);

}  // namespace d6::app
