// The player's own files: XDG folders, whole-or-nothing saves, damaged files kept aside (behaviours 21-24).
// Errors are values that say what and where; the sentences are made in the app.
#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace d6::files {

// Where a player's files live; each ends in /deepsix. An empty name: there is no such place, nothing is kept there.
//   data     scores, saves, own scenarios   $XDG_DATA_HOME    ~/.local/share
//   state    records, logs, screenshots     $XDG_STATE_HOME   ~/.local/state
//   config   settings                       $XDG_CONFIG_HOME  ~/.config
//   cache    what can be made again         $XDG_CACHE_HOME   ~/.cache
// A relative or empty XDG path is ignored, as its specification says. Without HOME the user's entry in the password
// table is asked; without that either, the folder is empty.
struct Folders {
  std::string data, state, config, cache;
};
using Environment = std::function<std::optional<std::string>(std::string_view name)>;
std::optional<std::string> process_environment(std::string_view name);
Folders folders(const Environment& environment, const std::string& home_of_user);
Folders folders();                                 // of this process
Folders folders_under(const std::string& folder);  // --data-dir: all four below one folder
// The folder of the player's own scenarios, scenarios/NAME/*.toml in the data folder; empty where there is none.
std::string own_scenarios(const Folders& folders);

struct Error {
  enum class Kind : unsigned char { missing, forbidden, read_only, full, too_large, nowhere, no_file, other };  // no_file: a folder, a device
  Kind kind = Kind::other;
  std::string path;
  int number = 0;  // errno
};
Error error_of(const std::string& path, int number);

// The whole file; at most `limit` bytes, more is Kind::too_large.
std::variant<std::string, Error> read(const std::string& path, std::size_t limit = 64U << 20U);

// The steps of a save, in order. Between any two of them the old or the new file is whole at `path`.
enum class Step : unsigned char { folder, open, write, flush, keep, rename, flush_folder };
// Asked before each step; a number other than 0 is taken for the errno of a step that failed. For tests.
using Fault = std::function<int(Step)>;

// Writes to a temporary file beside it, flushes, keeps the old one as `path`.previous, renames. Makes the folder. Writes where
// a link leads; a folder or a device at `path` stays.
// nullopt: it is on the disk.
std::optional<Error> save(const std::string& path, std::string_view bytes, const Fault& fault = {});
std::string previous_of(const std::string& path);

// Moves a damaged or newer file to `path`.kept-1 (or -2 ...), never over another; the new name, or what went wrong.
std::variant<std::string, Error> keep_aside(const std::string& path);

std::optional<Error> make_folder(const std::string& path);  // and all above it, for the user alone
// The names in a folder, sorted, without "." and ".."; what cannot be read is not there.
std::vector<std::string> names_in(const std::string& folder);
bool is_file(const std::string& path);
bool is_folder(const std::string& path);

}  // namespace d6::files
