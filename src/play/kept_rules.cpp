// What makes two sets of rules the same: see kept_rules.h.
#include "play/kept_rules.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "base/fields.h"

namespace d6 {
namespace {

constexpr std::size_t kMost = 8;

void add_text(Hasher& hasher, const std::string& text) {
  hasher.word(text.size());
  for (const char c : text) hasher.word(static_cast<unsigned char>(c));
}

// Which files there are, and which versions of them.
void add_files(Hasher& hasher, const std::string& folder) {
  std::error_code error;
  std::vector<std::string> paths;
  for (std::filesystem::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    paths.push_back(it->path().string());
  std::sort(paths.begin(), paths.end());
  for (const std::string& path : paths) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0 || S_ISDIR(info.st_mode)) continue;
    add_text(hasher, path);
    for (const auto part :
         {static_cast<std::uint64_t>(info.st_ino), static_cast<std::uint64_t>(info.st_size),
          static_cast<std::uint64_t>(info.st_mtim.tv_sec), static_cast<std::uint64_t>(info.st_mtim.tv_nsec),
          static_cast<std::uint64_t>(info.st_ctim.tv_sec), static_cast<std::uint64_t>(info.st_ctim.tv_nsec)})
      hasher.word(part);
  }
}

}  // namespace

Opened KeptRules::open(const Entry& entry, const std::string& scenarios, const std::string& behind, const Given& given,
                       std::uint64_t seed, bool for_rate) {
  Opened out;
  Options options = Options::of(entry.options, given, for_rate, out.problems);
  if (!out.problems.empty()) return out;
  std::string key = std::string(entry.name) + '\n' + scenarios;
  for (const auto& [name, value] : options.all()) key += '\n' + name + '=' + value;
  Hasher files;
  for (const std::string* folder : {&scenarios, &behind})
    if (!folder->empty() && (folder == &scenarios || *folder != scenarios))
      add_files(files, *folder + "/" + std::string(entry.name));
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& k) { return k.key == key; });
  if (found != kept_.end() && found->files != files.value()) found->rules.reset();
  std::shared_ptr<const void> rules = found != kept_.end() ? found->rules : nullptr;
  if (!rules) {
    rules = entry.rules(scenarios, options, out.problems);
    if (!out.problems.empty()) return out;
    if (found != kept_.end()) kept_.erase(found);
    if (kept_.size() == kMost) kept_.erase(kept_.begin());
    kept_.push_back({std::move(key), files.value(), rules});
  }
  out.session = entry.begin(std::move(rules), std::move(options), seed);
  return out;
}

}  // namespace d6
