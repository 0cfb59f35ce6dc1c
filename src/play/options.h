// Options of a game: declared once in a table; menu, console, files and manual follow from it (design.md "Words and access").
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/problem.h"

namespace d6 {

struct Option {
  std::string_view name;  // key in "new GAME key=value"
  std::string_view help;  // one sentence
  std::vector<std::string_view> values;  // the words allowed; empty: a whole number from low to high
  int low = 0, high = 0;
  std::string_view standard;       // the default of `new`
  std::string_view rate_standard;  // the default of `rate`; empty: the same
  bool open = false;               // other words than `values` are let through too, and the game's load() decides (scenarios)
  bool own_list = false;           // each value has a Deep Six List of its own (TFB-21)
  // For people: what stands before the value in a menu, and what each value is called there (by `values`, or from `low` on);
  // empty where the key and the values do.
  std::string_view label = {};
  std::vector<std::string_view> words = {};
};

// The key, or what people call it: "Air strike".
std::string label_of(const Option& option);
// What people call a value of it.
std::string word_of(const Option& option, std::string_view value);

using Given = std::vector<std::pair<std::string, std::string>>;  // key=value as somebody wrote them

// The value of each option of the table in the table's order; wrong keys and values are problems.
class Options {
 public:
  static Options of(std::span<const Option> table, const Given& given, bool for_rate, Problems& problems);
  std::string_view operator[](std::string_view name) const;  // requires a name of the table
  bool is(std::string_view name, std::string_view value) const { return (*this)[name] == value; }
  int number(std::string_view name) const;
  const Given& all() const { return values_; }

 private:
  Given values_;
};

}  // namespace d6
