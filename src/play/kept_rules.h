// Rules once read are kept: a game opened again with the same options shares them while its data files are what they
// were. Reading Carrier Force's files costs more than all the rest of a load. One thread; whoever opens games owns it.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "play/entry.h"

namespace d6 {

class KeptRules {
 public:
  // Entry::open. `behind` is a second folder whose files the game may read too (the shipped one behind a player's own).
  Opened open(const Entry& entry, const std::string& scenarios, const std::string& behind, const Given& options,
              std::uint64_t seed, bool for_rate);
  std::size_t size() const { return kept_.size(); }

 private:
  struct Kept {
    std::string key;          // game, folder and options
    std::uint64_t files = 0;  // names, sizes and times of the data files when they were read
    std::shared_ptr<const void> rules;
  };
  std::vector<Kept> kept_;  // the oldest first
};

}  // namespace d6
