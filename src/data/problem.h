// What is wrong in a file or an option: where, what was found, what is allowed. A mistake of a person is a value.
#pragma once
#include <string>
#include <vector>

namespace d6 {

struct Problem {
  std::string place;    // "scenarios/broadside/odds.toml:12:7", "option goal"
  std::string found;    // what stands there
  std::string allowed;  // what may stand there
  std::string text() const { return place + ": found " + found + "; allowed is " + allowed; }
};
using Problems = std::vector<Problem>;

}  // namespace d6
