// Writes all things that have a layer into a draw list.
#pragma once
#include "stage/draw_list.h"
#include "stage/registry.h"

namespace d6::stage {

void draw_things(const Registry& things, DrawList& list);

}  // namespace d6::stage
