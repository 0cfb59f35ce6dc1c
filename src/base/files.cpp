// The player's own files (behaviours 21-24): see files.h.
#include "base/files.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

namespace d6::files {
namespace {

// A file descriptor that closes itself.
class Open {
 public:
  explicit Open(int fd) : fd_(fd) {}
  ~Open() {
    if (fd_ >= 0) ::close(fd_);
  }
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;
  int get() const { return fd_; }
  bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

 private:
  int fd_;
};

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      if (n == 0) errno = ENOSPC;
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool is_there(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0;
}

// Where the links at `path` lead; `path` itself where they lead nowhere.
std::string behind_links(const std::string& path) {
  struct stat info {};
  if (::lstat(path.c_str(), &info) != 0 || !S_ISLNK(info.st_mode)) return path;
  const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
  return real ? std::string(real.get()) : path;
}

// Keeps the file at `path` as `previous` without a moment in which `path` is not there. Some file systems know no hard
// links: there the old file is copied.
bool keep_previous(const std::string& path, const std::string& previous) {
  const std::string link = previous + ".new";
  ::unlink(link.c_str());
  if (::link(path.c_str(), link.c_str()) != 0) {
    if (errno == ENOENT) return true;  // the first save
    const auto old = read(path);
    const auto* bytes = std::get_if<std::string>(&old);
    if (bytes == nullptr) return false;
    Open copy(::open(link.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    if (copy.get() < 0 || !write_all(copy.get(), *bytes) || !copy.close()) return false;
  }
  return ::rename(link.c_str(), previous.c_str()) == 0;
}

}  // namespace

std::optional<std::string> process_environment(std::string_view name) {
  const char* value = std::getenv(std::string(name).c_str());
  if (value == nullptr) return std::nullopt;
  return value;
}

Folders folders(const Environment& environment, const std::string& home_of_user) {
  const auto absolute = [&](std::string_view name) -> std::string {
    const auto value = environment(name);
    return value && !value->empty() && value->front() == '/' ? *value : std::string();
  };
  std::string home = absolute("HOME");
  if (home.empty() && !home_of_user.empty() && home_of_user.front() == '/') home = home_of_user;
  const auto place = [&](std::string_view name, const char* below_home) -> std::string {
    std::string base = absolute(name);
    if (base.empty()) {
      if (home.empty()) return {};
      base = home + below_home;
    }
    while (base.size() > 1 && base.back() == '/') base.pop_back();
    return base + "/deepsix";
  };
  return {place("XDG_DATA_HOME", "/.local/share"), place("XDG_STATE_HOME", "/.local/state"),
          place("XDG_CONFIG_HOME", "/.config"), place("XDG_CACHE_HOME", "/.cache")};
}

Folders folders() {
  std::string home;
  std::array<char, 4096> buffer{};
  passwd entry{};
  passwd* found = nullptr;
  if (::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr) {
    home = entry.pw_dir;
  }
  return folders(process_environment, home);
}

Folders folders_under(const std::string& folder) {
  return {folder + "/data", folder + "/state", folder + "/config", folder + "/cache"};
}

std::string own_scenarios(const Folders& folders) {
  const std::string folder = folders.data.empty() ? std::string() : folders.data + "/scenarios";
  return is_folder(folder) ? folder : std::string();
}

Error error_of(const std::string& path, int number) {
  using Kind = Error::Kind;
  Kind kind = Kind::other;
  if (number == ENOENT || number == ENOTDIR) kind = Kind::missing;
  if (number == EACCES || number == EPERM) kind = Kind::forbidden;
  if (number == EISDIR) kind = Kind::no_file;
  if (number == EROFS) kind = Kind::read_only;
  if (number == ENOSPC || number == EDQUOT || number == EFBIG) kind = Kind::full;
  return {kind, path, number};
}

std::variant<std::string, Error> read(const std::string& path, std::size_t limit) {
  if (path.empty()) return Error{Error::Kind::nowhere, path, 0};
  const Open file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) return error_of(path, errno);
  std::string bytes;
  std::vector<char> chunk(1U << 16U);
  for (;;) {
    const ssize_t n = ::read(file.get(), chunk.data(), chunk.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return error_of(path, errno);
    if (n == 0) return bytes;
    if (bytes.size() + static_cast<std::size_t>(n) > limit) return Error{Error::Kind::too_large, path, EFBIG};
    bytes.append(chunk.data(), static_cast<std::size_t>(n));
  }
}

std::string previous_of(const std::string& path) { return path + ".previous"; }

std::optional<Error> save(const std::string& given, std::string_view bytes, const Fault& fault) {
  if (given.empty()) return Error{Error::Kind::nowhere, given, 0};
  // The rename at the end would put a file in the place of a device, and of a link that somebody made on purpose.
  if (is_there(given) && !is_file(given)) return Error{Error::Kind::no_file, given, EISDIR};
  const std::string path = behind_links(given);
  const std::string temporary = path + ".new";
  const auto spoiled = [&](Step step) {
    if (!fault) return false;
    errno = fault(step);
    return errno != 0;
  };
  const auto failed = [&]() -> Error {
    const Error error = error_of(path, errno);
    ::unlink(temporary.c_str());
    return error;
  };
  if (spoiled(Step::folder)) return failed();
  if (auto error = make_folder(folder_of(path))) return error;
  if (spoiled(Step::open)) return failed();
  Open file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
  if (file.get() < 0) return failed();
  // Half first, so that a kill in the middle of a write can be tested.
  if (!write_all(file.get(), bytes.substr(0, bytes.size() / 2))) return failed();
  if (spoiled(Step::write)) return failed();
  if (!write_all(file.get(), bytes.substr(bytes.size() / 2))) return failed();
  if (spoiled(Step::flush)) return failed();
  if (::fsync(file.get()) != 0) return failed();
  if (!file.close()) return failed();
  if (spoiled(Step::keep)) return failed();
  if (!keep_previous(path, previous_of(path))) return failed();
  if (spoiled(Step::rename)) return failed();
  if (::rename(temporary.c_str(), path.c_str()) != 0) return failed();
  // From here the new file is in its place; a folder that cannot be flushed is no reason to say it is not.
  if (spoiled(Step::flush_folder)) return std::nullopt;
  const Open folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() >= 0) ::fsync(folder.get());
  return std::nullopt;
}

std::variant<std::string, Error> keep_aside(const std::string& path) {
  constexpr int kMost = 999;
  for (int i = 1; i <= kMost; ++i) {
    const std::string aside = path + ".kept-" + std::to_string(i);
    // link() never replaces what is there; where it is not possible, look before the rename.
    if (::link(path.c_str(), aside.c_str()) == 0) {
      if (::unlink(path.c_str()) != 0) return error_of(path, errno);
      return aside;
    }
    if (errno == EEXIST) continue;
    if (errno == ENOENT) return error_of(path, errno);
    if (::access(aside.c_str(), F_OK) == 0) continue;
    if (::rename(path.c_str(), aside.c_str()) != 0) return error_of(path, errno);
    return aside;
  }
  return error_of(path, EEXIST);
}

std::optional<Error> make_folder(const std::string& path) {
  if (path.empty()) return Error{Error::Kind::nowhere, path, 0};
  if (is_folder(path)) return std::nullopt;
  for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
    const std::string part = path.substr(0, slash);
    if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) {
      if (!is_folder(part)) return error_of(part, errno);
    }
    if (slash == std::string::npos) break;
  }
  if (!is_folder(path)) return error_of(path, ENOTDIR);
  return std::nullopt;
}

bool is_file(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> out;
  std::error_code error;  // asked at each step: the loop over a range would throw where reading on fails
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    out.push_back(it->path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

bool is_folder(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

}  // namespace d6::files
