// The 101 cards of Mile Bones by name, as the rule text counts them (MB deck); the tests' own, not read from the data.
#pragma once
#include <map>
#include <string>

namespace d6::test {

inline const std::map<std::string, int>& mile_deck() {
  static const std::map<std::string, int> deck{{"25", 10},
                                               {"50", 10},
                                               {"75", 10},
                                               {"100", 12},
                                               {"200", 4},
                                               {"Out of Gas", 2},
                                               {"Flat Tire", 2},
                                               {"Accident", 2},
                                               {"Speed Limit", 3},
                                               {"Stop", 4},
                                               {"Gasoline", 6},
                                               {"Spare Tire", 6},
                                               {"Repairs", 6},
                                               {"End of Limit", 6},
                                               {"Go", 14},
                                               {"Extra Tank", 1},
                                               {"Puncture Proof", 1},
                                               {"Driving Ace", 1},
                                               {"Right of Way", 1}};
  return deck;
}

}  // namespace d6::test
