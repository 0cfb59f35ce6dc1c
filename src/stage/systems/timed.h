// Things that go away by themselves, and sounds whose time comes.
#pragma once
#include <vector>

#include "stage/registry.h"

namespace d6::stage {

void step_lifetimes(Registry& things, int ticks);
void step_sounds(Registry& things, int ticks, std::vector<Sound>& out);

}  // namespace d6::stage
