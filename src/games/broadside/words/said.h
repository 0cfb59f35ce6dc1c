// Pieces of sentences that all words of Broadside share.
#pragma once
#include <string>

#include "games/broadside/rules/api.h"

namespace d6::broadside {

std::string rolled(const Roll& roll);  // "1 in 2, rolled 2"
std::string points_text(int points);   // "1 point", "3 points"
std::string cards_text(int cards);     // "1 card", "93 cards"
int per_cent(Chance chance);           // never 0 or 100 unless it is certain

// The faces of the mine's die that pass, harm and sink a ship (TFB-11); the data may leave any of them none.
struct Faces {
  int from = 1, to = 0;
  bool none() const { return to < from; }
};
struct MineFaces {
  Faces safe, harm, sunk;
};
MineFaces faces_of_mine(const Rules& rules);

Chance mine_hurts(const Rules& rules);
Chance mine_sinks(const Rules& rules);

int deck_size(const Rules& rules);                               // of the play cards of this game
const std::string& name_on_card(const Rules& rules, Ship ship);  // at most 14 characters: "C. Ausburne"

}  // namespace d6::broadside
