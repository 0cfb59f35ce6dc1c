// Arming and fuelling (CF 7.0): ordnance, what stands ready on deck, taking it below again.
#pragma once
#include "games/carrier/rules/command.h"

namespace d6::carrier {

Refusal check_ordnance(const Rules& rules, const World& world, const Command& order);
void do_ordnance(const Rules& rules, State& state, const Command& order, const Log& log);
Refusal check_ready(const Rules& rules, const World& world, const Command& order);
void do_ready(const Rules& rules, State& state, const Command& order, const Log& log);
// How many more aircraft may stand ready (7.2, CF-79), and how many of one kind may be readied or un-readied now.
int deck_room(const Rules& rules, const World& world, DeckId deck);
int can_ready(const Rules& rules, const World& world, DeckId deck, const Group& group);

}  // namespace d6::carrier
