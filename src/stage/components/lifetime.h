// A thing that goes away by itself: a splash, a banner, a spark.
#pragma once

namespace d6::stage {

struct Lifetime {
  int left = 0;  // ticks
};

}  // namespace d6::stage
