// The sentences of the combat chapters (CF 8.5, 10, 11.2 to 11.4): part of Words<Carrier>::say.
#pragma once
#include <string>

#include "games/carrier/rules/api.h"

namespace d6::carrier {

// For one, two or three stars of a damage estimate (10.10).
std::string damage_word(int stars);
std::string damaged_text(ShipType type, std::size_t ships, int stars);  // "2 CV light"
// One sentence for an event of an air fight, strike, gun battle, submarine attack, bombardment, landing, or of damage;
// empty for every other event.
std::string say_combat(const Rules& rules, const Event& event);

}  // namespace d6::carrier
