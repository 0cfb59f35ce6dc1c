// Golden play-throughs: a game as a text that a person can read, made from its first line alone.
//
//   new broadside seed=1 airstrike=classic skills=1,1 orders=40
#pragma once
#include <string>
#include <string_view>

namespace d6::golden {

// The whole text for a first line; a text that begins with "error: " if the line is none.
std::string play(std::string_view first_line, const std::string& scenarios);

// A day written by hand (tests/golden/NAME/*.day): comments, a first line "new ...", orders, and below each what each
// viewer was told, in columns beside each other. Orders and comments of the text are kept, what was told is written
// anew.
//
//   # why
//   new carrier scenario=midway seed=7
//   US> launch SP from Midway
//         both  TF3 sails N to 2310.
//   until 0900 hours        passes until the truth is told something with these words
//
// Phases that nobody has an order for are passed with "next".
std::string replay_day(std::string_view text, const std::string& scenarios);

}  // namespace d6::golden
