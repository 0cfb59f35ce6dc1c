// Golden play-throughs: a game as a text that a person can read, made from its first line alone.
//
//   new broadside seed=1 airstrike=classic skills=1,1 orders=40
#pragma once
#include <string>
#include <string_view>

namespace d6::golden {

// The whole text for a first line; a text that begins with "error: " if the line is none.
std::string play(std::string_view first_line, const std::string& scenarios);

}  // namespace d6::golden
