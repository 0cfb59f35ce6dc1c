// Options: defaults, checks, look-up.
#include "play/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace d6 {
namespace {

std::optional<int> whole(std::string_view text) {
  int value = 0;
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (bad != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

std::string allowed(const Option& option) {
  if (option.values.empty()) return fmt::format("a whole number from {} to {}", option.low, option.high);
  return fmt::format("{}", fmt::join(option.values, ", "));
}

bool fits(const Option& option, std::string_view value) {
  if (option.open) return true;
  if (!option.values.empty()) return std::find(option.values.begin(), option.values.end(), value) != option.values.end();
  const auto number = whole(value);
  return number && *number >= option.low && *number <= option.high;
}

}  // namespace

Options Options::of(std::span<const Option> table, const Given& given, bool for_rate, Problems& problems) {
  Options out;
  for (const auto& option : table)
    out.values_.emplace_back(option.name, for_rate && !option.rate_standard.empty() ? option.rate_standard : option.standard);
  for (const auto& [key, value] : given) {
    const auto option = std::find_if(table.begin(), table.end(), [&name = key](const Option& o) { return o.name == name; });
    if (option == table.end()) {
      std::string names;
      for (const auto& o : table) names += (names.empty() ? "" : ", ") + std::string(o.name);
      problems.push_back({"option " + key, "an unknown option", names.empty() ? "no option" : names});
    } else if (!fits(*option, value)) {
      problems.push_back({"option " + key, "\"" + value + "\"", allowed(*option)});
    } else {
      out.values_[static_cast<std::size_t>(option - table.begin())].second = value;
    }
  }
  return out;
}

std::string_view Options::operator[](std::string_view name) const {
  const auto found = std::find_if(values_.begin(), values_.end(), [&](const auto& v) { return v.first == name; });
  assert(found != values_.end() && "an option that the game did not declare");
  return found->second;
}

int Options::number(std::string_view name) const { return whole((*this)[name]).value(); }

std::string label_of(const Option& option) {
  if (!option.label.empty()) return std::string(option.label);
  std::string label(option.name);
  for (char& c : label) c = c == '_' ? ' ' : c;
  if (!label.empty() && label[0] >= 'a' && label[0] <= 'z') label[0] = static_cast<char>(label[0] - 'a' + 'A');
  return label;
}

std::string word_of(const Option& option, std::string_view value) {
  std::size_t at = option.words.size();
  if (option.values.empty()) {
    if (const auto number = whole(value); number && *number >= option.low) at = static_cast<std::size_t>(*number - option.low);
  } else {
    at = static_cast<std::size_t>(std::find(option.values.begin(), option.values.end(), value) - option.values.begin());
  }
  return std::string(at < option.words.size() ? option.words[at] : value);
}

}  // namespace d6
