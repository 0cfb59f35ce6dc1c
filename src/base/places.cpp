// Looking for the program's own files from /proc/self/exe.
#include "base/places.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <climits>
#include <cstdlib>

namespace d6 {
namespace {

bool is_folder(const std::string& path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

std::string parent(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos || slash == 0 ? std::string() : path.substr(0, slash);
}

}  // namespace

std::string find_folder_from(std::string_view program, std::string_view name) {
  char real[PATH_MAX];
  const std::string given(program);
  std::string folder = parent(realpath(given.c_str(), real) ? real : given);
  const std::string installed = parent(folder) + "/share/deepsix/" + std::string(name);
  if (is_folder(installed)) return installed;
  // In the source tree: the nearest folder above that holds both data folders.
  for (; !folder.empty(); folder = parent(folder))
    if (is_folder(folder + "/assets") && is_folder(folder + "/scenarios")) return folder + "/" + std::string(name);
  return {};
}

std::string find_folder(std::string_view name) {
  std::string variable = "DEEPSIX_";
  for (const char c : name) variable.push_back(static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c));
  if (const char* given = std::getenv(variable.c_str()); given && is_folder(given)) return given;
  std::string found = find_folder_from("/proc/self/exe", name);
#ifdef D6_SOURCE_FALLBACK
  // A build folder outside the source tree, as developers use.
  const std::string source = fmt::format("{}/{}", D6_SOURCE_FALLBACK, name);
  if (found.empty() && is_folder(source)) found = source;
#endif
  return found;
}

}  // namespace d6
