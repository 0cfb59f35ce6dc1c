// TOML through toml++ 3.3, which names line and column of every node.
#include "data/toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <map>
#include <set>

namespace d6 {
namespace {
// toml++ asserts what some texts do not hold ("[[[["), and our asserts stay on: such a text is a problem, no end of the program.
struct NoToml {};
[[noreturn]] void no_toml() { throw NoToml(); }
}  // namespace
}  // namespace d6
#define TOML_ASSERT(expression) ((expression) ? void() : d6::no_toml())
#include <toml++/toml.h>

namespace d6 {

struct TomlImpl {
  std::string name;
  Problems* problems = nullptr;
  toml::table root;
  std::map<const toml::table*, std::set<std::string, std::less<>>> asked;
  std::vector<const toml::table*> visited;

  std::string place(const toml::node* node) const {
    if (!node || !node->source().begin) return name;
    return fmt::format("{}:{}:{}", name, node->source().begin.line, node->source().begin.column);
  }
};

namespace {

std::string shown(const toml::node& node) {
  if (const auto* v = node.as_integer()) return fmt::format("{}", v->get());
  if (const auto* v = node.as_string()) return fmt::format("\"{}\"", v->get());
  if (const auto* v = node.as_boolean()) return v->get() ? "true" : "false";
  if (node.is_floating_point()) return "a number with a decimal point";
  if (const auto* list = node.as_array()) {
    constexpr std::size_t kShort = 4;
    if (list->size() > kShort || !std::all_of(list->begin(), list->end(), [](const toml::node& n) { return n.is_integer(); })) return "a list";
    std::string out;
    for (const toml::node& number : *list) out += (out.empty() ? "[" : ", ") + shown(number);
    return out.empty() ? "[]" : out + "]";
  }
  if (node.is_table()) return "a table";
  return "a date or time";
}

// What toml++ must not be given, by its line; 0 where there is nothing of it. Keys of too many parts (a.b.c ...): it limits
// lists in lists but not these, and every part is a table in a table: half a million of them would end the program by
// recursion. Letters beyond ASCII outside of texts and comments: it asks whether they are spaces, with no answer for most.
struct Unfit {
  std::size_t line = 0;
  const char* found = "";
  const char* allowed = "";
};
Unfit unfit_text(std::string_view text) {
  constexpr int kMostDots = 64;  // a row outside of texts; a number has one
  std::size_t line = 1;
  int dots = 0;
  for (std::size_t i = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') {
      ++line;
      dots = 0;
    } else if (c == '#') {
      i = std::min(text.find('\n', i), text.size()) - 1;
    } else if (c == '"' || c == '\'') {
      const std::string three(3, c);
      const bool long_text = text.substr(i, 3) == three;
      std::size_t at = i + (long_text ? 3 : 1);
      while (at < text.size() && !(long_text ? text.substr(at, 3) == three : text[at] == c || text[at] == '\n')) {
        if (text[at] == '\n') ++line;
        const bool escape = c == '"' && text[at] == '\\';
        const std::size_t next = escape ? text.find_first_not_of(" \t\r\n", at + 1) : text.npos;  // where a row goes on
        if (next != text.npos && (static_cast<unsigned char>(text[next]) & 0x80U) != 0)
          return {line, "a letter beyond ASCII after \\ in a text", "TOML 1.0; here a letter of ASCII"};
        at += escape ? 2 : 1;
      }
      if (at < text.size() && text[at] == '\n') --at;  // an open text ends with its row
      i = at + (long_text ? 2 : 0);
    } else if (c == '.' && ++dots > kMostDots) {
      return {line, "a key of more than 64 parts", "TOML 1.0, keys of few parts"};
    } else if ((static_cast<unsigned char>(c) & 0x80U) != 0) {
      return {line, "a letter beyond ASCII outside of a text", "TOML 1.0"};
    }
  }
  return {};
}

const toml::table* as_table(const void* node) { return static_cast<const toml::table*>(node); }

const toml::node* look(TomlImpl& impl, const void* at, std::string_view key) {
  const auto* table = as_table(at);
  if (!table) return nullptr;
  impl.asked[table].emplace(key);
  return table->get(key);
}

void report(TomlImpl& impl, const toml::node* node, std::string found, std::string allowed) {
  impl.problems->push_back({impl.place(node), std::move(found), std::move(allowed)});
}

// The node of a required key; a problem where it is missing. `kind` makes the words for what it should be: files are read far
// more often than they are wrong.
template <std::invocable Kind>
const toml::node* need(TomlImpl& impl, const void* at, std::string_view key, Kind&& kind) {
  const toml::node* node = look(impl, at, key);
  if (!node && at) report(impl, as_table(at), fmt::format("no \"{}\"", key), fmt::format("{} = {}", key, kind()));
  return node;
}
const toml::node* need(TomlImpl& impl, const void* at, std::string_view key, std::string_view kind) {
  return need(impl, at, key, [kind] { return kind; });
}

std::int64_t integer_of(TomlImpl& impl, const toml::node& node, std::string_view key, std::int64_t low, std::int64_t high) {
  const auto* value = node.as_integer();
  if (value && value->get() >= low && value->get() <= high) return value->get();
  report(impl, &node, fmt::format("{} = {}", key, shown(node)), fmt::format("a whole number from {} to {}", low, high));
  return low;
}

std::string text_of(TomlImpl& impl, const toml::node& node, std::string_view key) {
  if (const auto* value = node.as_string()) return value->get();
  report(impl, &node, fmt::format("{} = {}", key, shown(node)), "a text in quotes");
  return {};
}

// Calls f(list) for each list in the list `node`; anything else in it is a problem.
template <class F>
void each_list(TomlImpl& impl, const toml::node* node, std::string_view key, std::string_view allowed, F&& f) {
  if (!node) return;
  const auto* lists = node->as_array();
  if (!lists) report(impl, node, fmt::format("{} = {}", key, shown(*node)), fmt::format("a list of lists: each {}", allowed));
  for (std::size_t i = 0; lists && i < lists->size(); ++i) {
    if (const auto* list = lists->get(i)->as_array())
      f(*list);
    else
      report(impl, lists->get(i), fmt::format("{} in \"{}\"", shown(*lists->get(i)), key), std::string(allowed));
  }
}

}  // namespace

TomlTable TomlTable::parse(std::string_view text, const std::string& name, Problems& problems) {
  auto impl = std::make_shared<TomlImpl>();
  impl->name = name;
  impl->problems = &problems;
  if (const Unfit unfit = unfit_text(text); unfit.line != 0) {
    problems.push_back({fmt::format("{}:{}", name, unfit.line), unfit.found, unfit.allowed});
    return {impl, nullptr, {}};
  }
  try {
    impl->root = toml::parse(text, std::string_view(name));
  } catch (const toml::parse_error& error) {
    const auto at = error.source().begin;
    problems.push_back({fmt::format("{}:{}:{}", name, at.line, at.column), std::string(error.description()), "TOML 1.0"});
    return {impl, nullptr, {}};
  } catch (const NoToml&) {
    problems.push_back({name, "text that is no TOML", "TOML 1.0"});
    return {impl, nullptr, {}};
  }
  return {impl, &impl->root, {}};
}

TomlTable TomlTable::open(const std::string& path, Problems& problems) {
  std::string text;
  if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
    char buffer[1 << 14];
    for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
    const bool bad = std::ferror(file) != 0;
    std::fclose(file);
    if (!bad) return parse(text, path, problems);
  }
  problems.push_back({path, "a file that cannot be read", "a readable file"});
  auto impl = std::make_shared<TomlImpl>();
  impl->name = path;
  impl->problems = &problems;
  return {impl, nullptr, {}};
}

bool TomlTable::has(std::string_view key) const { return look(*impl_, node_, key) != nullptr; }

std::vector<std::string> TomlTable::keys() const {
  std::vector<std::pair<toml::source_position, std::string>> found;
  if (const auto* table = as_table(node_))
    for (const auto& [key, value] : *table) found.emplace_back(key.source().begin, std::string(key.str()));
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> out;
  for (auto& [at, key] : found) out.push_back(std::move(key));
  return out;
}

std::int64_t TomlTable::integer(std::string_view key, std::int64_t low, std::int64_t high) const {
  const auto* node = need(*impl_, node_, key, [&] { return fmt::format("a whole number from {} to {}", low, high); });
  return node ? integer_of(*impl_, *node, key, low, high) : low;
}
std::int64_t TomlTable::integer_or(std::string_view key, std::int64_t low, std::int64_t high, std::int64_t otherwise) const {
  const auto* node = look(*impl_, node_, key);
  return node ? integer_of(*impl_, *node, key, low, high) : otherwise;
}
std::string TomlTable::text(std::string_view key) const {
  const auto* node = need(*impl_, node_, key, "a text in quotes");
  return node ? text_of(*impl_, *node, key) : std::string();
}
std::string TomlTable::text_or(std::string_view key, std::string_view otherwise) const {
  const auto* node = look(*impl_, node_, key);
  return node ? text_of(*impl_, *node, key) : std::string(otherwise);
}
bool TomlTable::flag(std::string_view key) const {
  const auto* node = need(*impl_, node_, key, "true or false");
  if (!node) return false;
  if (const auto* value = node->as_boolean()) return value->get();
  report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "true or false");
  return false;
}
TomlTable::DateHour TomlTable::date_hour(std::string_view key) const {
  const auto* node = need(*impl_, node_, key, "a date and time, as 1942-06-04T05:00:00");
  if (!node) return {};
  if (const auto* value = node->as_date_time()) {
    const auto& when = value->get();
    if (!when.offset && when.time.minute == 0 && when.time.second == 0 && when.time.nanosecond == 0 && when.date.month >= 1 && when.date.month <= 12)
      return {static_cast<int>(when.date.year), static_cast<int>(when.date.month), static_cast<int>(when.date.day), static_cast<int>(when.time.hour)};
  }
  report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "a date and time on the whole hour, as 1942-06-04T05:00:00");
  return {};
}
bool TomlTable::flag_or(std::string_view key, bool otherwise) const { return has(key) ? flag(key) : otherwise; }

std::size_t TomlTable::choice(std::string_view key, std::span<const std::string_view> names) const {
  const auto allowed = [names] {
    std::string list;
    for (const auto name : names) list += fmt::format("{}\"{}\"", list.empty() ? "one of " : ", ", name);
    return list;
  };
  const auto* node = need(*impl_, node_, key, allowed);
  if (!node) return 0;
  if (const auto* value = node->as_string())
    for (std::size_t i = 0; i < names.size(); ++i)
      if (value->get() == names[i]) return i;
  report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), allowed());
  return 0;
}

Chance TomlTable::chance(std::string_view key) const {
  const auto* node = need(*impl_, node_, key, "[numerator, denominator]");
  if (!node) return {0, 1};
  const auto* list = node->as_array();
  if (list && list->size() == 2) {
    const auto* num = list->get(0)->as_integer();
    const auto* den = list->get(1)->as_integer();
    if (num && den && num->get() >= 0 && den->get() >= 1 && den->get() <= 1'000'000 && num->get() <= den->get())
      return {static_cast<std::uint32_t>(num->get()), static_cast<std::uint32_t>(den->get())};
  }
  report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "[numerator, denominator] with 0 <= numerator <= denominator <= 1000000, denominator >= 1");
  return {0, 1};
}

std::vector<std::int64_t> TomlTable::integers(std::string_view key, std::int64_t low, std::int64_t high) const {
  std::vector<std::int64_t> out;
  const auto* node = need(*impl_, node_, key, "a list of whole numbers");
  if (!node) return out;
  if (const auto* list = node->as_array()) {
    for (const auto& element : *list) out.push_back(integer_of(*impl_, element, key, low, high));
  } else {
    report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "a list of whole numbers");
  }
  return out;
}
std::vector<std::string> TomlTable::texts(std::string_view key) const {
  std::vector<std::string> out;
  const auto* node = need(*impl_, node_, key, "a list of texts");
  if (!node) return out;
  if (const auto* list = node->as_array()) {
    for (const auto& element : *list) out.push_back(text_of(*impl_, element, key));
  } else {
    report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "a list of texts");
  }
  return out;
}
std::vector<std::vector<std::int64_t>> TomlTable::integer_lists(std::string_view key, std::int64_t low, std::int64_t high) const {
  std::vector<std::vector<std::int64_t>> out;
  each_list(*impl_, need(*impl_, node_, key, "a list of lists of whole numbers"), key, "a list of whole numbers", [&](const toml::array& list) {
    out.emplace_back();
    for (const auto& element : list) out.back().push_back(integer_of(*impl_, element, key, low, high));
  });
  return out;
}
std::vector<std::vector<std::string>> TomlTable::text_lists(std::string_view key) const {
  std::vector<std::vector<std::string>> out;
  each_list(*impl_, need(*impl_, node_, key, "a list of lists of texts"), key, "a list of texts", [&](const toml::array& list) {
    out.emplace_back();
    for (const auto& element : list) out.back().push_back(text_of(*impl_, element, key));
  });
  return out;
}

TomlTable TomlTable::table(std::string_view key) const {
  const auto* node = need(*impl_, node_, key, "a table");
  const std::string name = name_.empty() ? std::string(key) : fmt::format("{}.{}", name_, key);
  if (node && !node->is_table()) report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "a table");
  const auto* table = node ? node->as_table() : nullptr;
  if (table) impl_->visited.push_back(table);
  return {impl_, table, name};
}

std::vector<TomlTable> TomlTable::tables(std::string_view key) const {
  std::vector<TomlTable> out;
  const auto* node = need(*impl_, node_, key, "a list of tables");
  if (!node) return out;
  const auto* list = node->as_array();
  if (!list) {
    report(*impl_, node, fmt::format("{} = {}", key, shown(*node)), "a list of tables");
    return out;
  }
  for (const auto& element : *list) {
    const auto* table = element.as_table();
    if (!table) {
      report(*impl_, &element, fmt::format("{} in \"{}\"", shown(element), key), "a table");
      continue;
    }
    impl_->visited.push_back(table);
    out.push_back({impl_, table, fmt::format("{}[{}]", key, out.size())});
  }
  return out;
}

void TomlTable::complain(std::string_view key, std::string found, std::string allowed) const {
  const auto* table = as_table(node_);
  if (!table && !impl_->problems->empty()) return;  // that it cannot be read has been said
  const toml::node* node = table && !key.empty() ? table->get(key) : nullptr;
  report(*impl_, node ? node : table, std::move(found), std::move(allowed));
}

void TomlTable::finish() const {
  auto check = [this](const toml::table* table) {
    const auto& asked = impl_->asked[table];
    for (const auto& [key, value] : *table) {
      if (asked.count(key.str())) continue;
      std::string known;
      for (const auto& name : asked) known += (known.empty() ? "" : ", ") + name;
      report(*impl_, &value, fmt::format("unknown key \"{}\"", key.str()), known.empty() ? "no key here" : "one of " + known);
    }
  };
  if (!node_) return;
  check(as_table(node_));
  if (node_ == &impl_->root)
    for (const auto* table : impl_->visited) check(table);
}

}  // namespace d6
