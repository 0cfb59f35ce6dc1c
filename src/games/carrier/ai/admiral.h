// A plain admiral of Carrier Force: searches at dawn, keeps fighters overhead, strikes what was sighted within reach,
// brings everything home. It plans nothing beyond the hour; each order follows from what its side knows.
#pragma once
#include "games/carrier/rules/api.h"

namespace d6::carrier {

Order admirals_order(const Rules& rules, const World& known, Dice& dice);

}  // namespace d6::carrier
