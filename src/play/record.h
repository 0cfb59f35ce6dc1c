// The record of a game (.deep6): text; header, then one order a line with the state's hash after each turn.
//
//   deep6 1
//   program 0.2.0
//   game broadside
//   data 00c0ffee00c0ffee
//   seed 7
//   option airstrike=classic
//   seats human computer:2
//   undos 0
//   hints 0
//   position {...}                    only where the game began from a state written by hand
//   1 0 strike Kaga                   step, seat, order
//   = 0123456789abcdef                hash, when the turn passes
//   end 1 0123456789abcdef            number of steps, last hash
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "data/problem.h"
#include "play/options.h"

namespace d6 {

inline constexpr int kRecordFormat = 1;

struct RecordStep {
  int seat = 0;
  std::string order;
  std::uint64_t hash = 0;  // of the state after it and the automatic steps behind it; 0: not noted
};

struct Record {
  std::string program, game;
  std::uint64_t data = 0, seed = 0;
  Given options;
  std::array<std::string, 2> seats{"human", "human"};
  int undos = 0, hints = 0;
  std::string position;  // JSON, empty for a new game
  std::vector<RecordStep> steps;
  std::uint64_t last_hash = 0;
};

std::string write_record(const Record& record);
// False and one problem with the line where something does not fit: cut, edited, or of a newer format.
bool read_record(std::string_view text, const std::string& name, Record& record, Problems& problems);

std::string hex16(std::uint64_t value);
bool parse_hex16(std::string_view text, std::uint64_t& value);

}  // namespace d6
