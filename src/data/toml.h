// Reading TOML with places for errors. toml++ stays behind this header. Every key that is not asked for is a problem,
// as is a wrong type, a missing key, a number out of its range: all are gathered, none ends the reading.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/chance.h"
#include "data/problem.h"

namespace d6 {

struct TomlImpl;  // a parsed file and what was asked of it

// One table of a file; cheap to copy, keeps the file alive. Asking for a key marks it as known.
class TomlTable {
 public:
  // The root of a file; `problems` outlives it and all tables in it. A file that cannot be read or parsed is a problem; the root is then an empty table in which
  // nothing further is missed.
  static TomlTable open(const std::string& path, Problems& problems);
  static TomlTable parse(std::string_view text, const std::string& name, Problems& problems);

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // in the order of the file

  // Required values; a problem and the lowest (or empty) value where there is none.
  std::int64_t integer(std::string_view key, std::int64_t low, std::int64_t high) const;
  std::string text(std::string_view key) const;
  bool flag(std::string_view key) const;
  std::size_t choice(std::string_view key, std::span<const std::string_view> names) const;  // index into names
  Chance chance(std::string_view key) const;  // [numerator, denominator], 0 <= n <= d, 1 <= d <= 1000000
  std::vector<std::int64_t> integers(std::string_view key, std::int64_t low, std::int64_t high) const;
  std::vector<std::string> texts(std::string_view key) const;
  std::vector<std::vector<std::int64_t>> integer_lists(std::string_view key, std::int64_t low, std::int64_t high) const;  // [[1, 2], [3, 4]]
  std::vector<std::vector<std::string>> text_lists(std::string_view key) const;  // [["a", "b"], ["c"]]
  TomlTable table(std::string_view key) const;
  // A local date and time on the whole hour, as 1942-06-04T05:00:00.
  struct DateHour {
    int year = 1900, month = 1, day = 1, hour = 0;
  };
  DateHour date_hour(std::string_view key) const;
  std::vector<TomlTable> tables(std::string_view key) const;  // [[key]] or an array of inline tables

  // The same with a default where the key is absent.
  std::int64_t integer_or(std::string_view key, std::int64_t low, std::int64_t high, std::int64_t otherwise) const;
  std::string text_or(std::string_view key, std::string_view otherwise) const;
  bool flag_or(std::string_view key, bool otherwise) const;

  // int convenience: the value as int (ranges within int).
  int whole(std::string_view key, int low, int high) const { return static_cast<int>(integer(key, low, high)); }

  // A problem at the place of `key` (or of the table itself if key is empty or absent).
  void complain(std::string_view key, std::string found, std::string allowed) const;
  // Reports each key of this table, and of all tables below that were asked for, that nobody asked for.
  void finish() const;

 private:
  TomlTable(std::shared_ptr<TomlImpl> impl, const void* node, std::string name) : impl_(std::move(impl)), node_(node), name_(std::move(name)) {}
  std::shared_ptr<TomlImpl> impl_;
  const void* node_ = nullptr;  // toml::table*, null: the empty table in which nothing is missed
  std::string name_;
};

}  // namespace d6
