// Behaviours 21-25: the player's files, and finding the program's own.
#include "base/files.h"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <variant>

#include "base/places.h"
#include "support/temporary.h"

namespace d6::files {
namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& path) {
  const auto read_back = read(path);
  const auto* text = std::get_if<std::string>(&read_back);
  return text == nullptr ? "(none)" : *text;
}

Folders with(const std::map<std::string, std::string, std::less<>>& environment, const std::string& home = "") {
  return folders(
      [&](std::string_view name) -> std::optional<std::string> {
        const auto it = environment.find(name);
        if (it == environment.end()) return std::nullopt;
        return it->second;
      },
      home);
}

TEST_CASE("behaviour 24: files live where XDG says") {
  const Folders f = with({{"HOME", "/home/ann"}, {"XDG_DATA_HOME", "/big/data/"}, {"XDG_CACHE_HOME", "/tmp/c"}});
  CHECK(f.data == "/big/data/deepsix");
  CHECK(f.cache == "/tmp/c/deepsix");
  CHECK(f.state == "/home/ann/.local/state/deepsix");
  CHECK(f.config == "/home/ann/.config/deepsix");
}

TEST_CASE("behaviour 24: relative and empty XDG paths are ignored") {
  const Folders f =
      with({{"HOME", "/home/ann"}, {"XDG_DATA_HOME", "data"}, {"XDG_CONFIG_HOME", ""}, {"XDG_STATE_HOME", "./s"}});
  CHECK(f.data == "/home/ann/.local/share/deepsix");
  CHECK(f.config == "/home/ann/.config/deepsix");
  CHECK(f.state == "/home/ann/.local/state/deepsix");
}

TEST_CASE("behaviour 24: without HOME the password table knows the home, and without that nothing is kept") {
  CHECK(with({}, "/root").data == "/root/.local/share/deepsix");
  CHECK(with({{"HOME", "home"}}, "/root").config == "/root/.config/deepsix");
  const Folders none = with({});
  CHECK(none.data.empty());
  CHECK(none.config.empty());
  const auto error = save(none.data, "x");
  REQUIRE(error.has_value());
  CHECK(error->kind == Error::Kind::nowhere);
  CHECK(std::get<Error>(read("")).kind == Error::Kind::nowhere);
}

TEST_CASE("behaviour 24: missing folders are made, for the user alone") {
  const test::Temporary here;
  const std::string path = here.path() + "/a/b/c/file";
  CHECK_FALSE(save(path, "hello").has_value());
  CHECK(text_of(path) == "hello");
  struct stat info {};
  REQUIRE(::stat((here.path() + "/a").c_str(), &info) == 0);
  CHECK((info.st_mode & 0777U) == 0700U);
}

TEST_CASE("a save keeps the one before") {
  const test::Temporary here;
  const std::string path = here.path() + "/file";
  CHECK_FALSE(save(path, "one").has_value());
  CHECK_FALSE(fs::exists(previous_of(path)));
  CHECK_FALSE(save(path, "two").has_value());
  CHECK_FALSE(save(path, "three").has_value());
  CHECK(text_of(path) == "three");
  CHECK(text_of(previous_of(path)) == "two");
}

constexpr Step kSteps[] = {Step::folder, Step::open,   Step::write,       Step::flush,
                           Step::keep,   Step::rename, Step::flush_folder};

TEST_CASE("behaviour 22: kill -9 at any step of a save leaves the old or the new file whole") {
  const std::string old_text(100000, 'o');
  const std::string new_text(100001, 'n');
  for (const Step step : kSteps) {
    for (const bool first : {true, false}) {
      CAPTURE(static_cast<int>(step));
      const test::Temporary here;
      const std::string path = here.path() + "/file";
      if (!first) REQUIRE_FALSE(save(path, old_text).has_value());
      const pid_t child = ::fork();
      REQUIRE(child >= 0);
      if (child == 0) {
        save(path, new_text, [step](Step now) {
          if (now == step) ::raise(SIGKILL);
          return 0;
        });
        ::_exit(0);
      }
      int status = 0;
      ::waitpid(child, &status, 0);
      REQUIRE(WIFSIGNALED(status));
      const std::string found = text_of(path);
      CHECK((found == new_text || found == (first ? "(none)" : old_text)));
      // And the next save works over whatever was left.
      CHECK_FALSE(save(path, new_text).has_value());
      CHECK(text_of(path) == new_text);
    }
  }
}

TEST_CASE("behaviour 21: a full, read-only or forbidden disk at any step leaves the old save as it was") {
  const struct {
    int number;
    Error::Kind kind;
  } kErrors[] = {{ENOSPC, Error::Kind::full}, {EROFS, Error::Kind::read_only}, {EACCES, Error::Kind::forbidden}};
  for (const auto& e : kErrors) {
    for (const Step step : kSteps) {
      if (step == Step::flush_folder) continue;  // the new one is in its place by then
      CAPTURE(static_cast<int>(step));
      const test::Temporary here;
      const std::string path = here.path() + "/file";
      REQUIRE_FALSE(save(path, "old").has_value());
      const auto error = save(path, "new", [&](Step now) { return now == step ? e.number : 0; });
      REQUIRE(error.has_value());
      CHECK(error->kind == e.kind);
      CHECK(error->path == path);
      CHECK(text_of(path) == "old");
      CHECK_FALSE(fs::exists(path + ".new"));
      CHECK_FALSE(save(path, "newer").has_value());
    }
  }
}

TEST_CASE("behaviour 21: a disk that is really full is told, and the old file stays") {
  const test::Temporary here;
  const std::string path = here.path() + "/file";
  REQUIRE_FALSE(save(path, "old").has_value());
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{4096, 4096};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const auto error = save(path, std::string(100000, 'n'));
    ::_exit(error && error->kind == Error::Kind::full ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(text_of(path) == "old");
}

TEST_CASE("behaviour 21: a folder that cannot be written is told") {
  const auto error = save("/proc/deepsix/file", "x");
  REQUIRE(error.has_value());
  CHECK(error->path.find("/proc") == 0);
  const test::Temporary here;
  REQUIRE_FALSE(save(here.path() + "/plain", "x").has_value());
  CHECK(save(here.path() + "/plain/file", "x").has_value());  // a file where a folder should be
}

TEST_CASE("behaviour 21: a save never takes the place of a device or a folder, and writes where a link leads") {
  CHECK(save("/dev/null", "x")->kind == Error::Kind::no_file);
  struct stat info {};
  REQUIRE(::stat("/dev/null", &info) == 0);
  CHECK(S_ISCHR(info.st_mode));
  const test::Temporary here;
  CHECK(save(here.path(), "x")->kind == Error::Kind::no_file);
  CHECK(std::get<Error>(read(here.path())).kind == Error::Kind::no_file);
  REQUIRE_FALSE(save(here.path() + "/elsewhere/real", "old").has_value());
  fs::create_symlink("elsewhere/real", here.path() + "/link");
  REQUIRE_FALSE(save(here.path() + "/link", "new").has_value());
  CHECK(fs::is_symlink(here.path() + "/link"));
  CHECK(text_of(here.path() + "/elsewhere/real") == "new");
  CHECK(text_of(previous_of(here.path() + "/elsewhere/real")) == "old");
}

TEST_CASE("behaviour 23: a file kept aside never lands on another") {
  const test::Temporary here;
  const std::string path = here.path() + "/scores";
  REQUIRE_FALSE(save(path, "first").has_value());
  CHECK(std::get<std::string>(keep_aside(path)) == path + ".kept-1");
  CHECK_FALSE(fs::exists(path));
  REQUIRE_FALSE(save(path, "second").has_value());
  CHECK(std::get<std::string>(keep_aside(path)) == path + ".kept-2");
  CHECK(text_of(path + ".kept-1") == "first");
  CHECK(text_of(path + ".kept-2") == "second");
  CHECK(std::get<Error>(keep_aside(path)).kind == Error::Kind::missing);
}

TEST_CASE("a file that is far too large is not read") {
  const test::Temporary here;
  REQUIRE_FALSE(save(here.path() + "/f", std::string(5000, 'x')).has_value());
  CHECK(std::get<Error>(read(here.path() + "/f", 4999)).kind == Error::Kind::too_large);
  CHECK(std::get<std::string>(read(here.path() + "/f", 5000)).size() == 5000);
}

TEST_CASE("behaviour 25: assets are found from an install prefix, through a link and from the source tree") {
  const test::Temporary here;
  for (const char* folder : {"/prefix/bin", "/prefix/share/deepsix/assets", "/prefix/share/deepsix/scenarios",
                             "/tree/assets", "/tree/scenarios", "/tree/build/release/src", "/elsewhere"}) {
    fs::create_directories(here.path() + folder);
  }
  REQUIRE_FALSE(save(here.path() + "/prefix/bin/deepsix", "x").has_value());
  REQUIRE_FALSE(save(here.path() + "/tree/build/release/src/deepsix", "x").has_value());
  fs::create_symlink(here.path() + "/prefix/bin/deepsix", here.path() + "/elsewhere/play");
  const std::string root = fs::canonical(here.path()).string();
  CHECK(find_folder_from(here.path() + "/prefix/bin/deepsix", "assets") == root + "/prefix/share/deepsix/assets");
  CHECK(find_folder_from(here.path() + "/elsewhere/play", "scenarios") == root + "/prefix/share/deepsix/scenarios");
  CHECK(find_folder_from(here.path() + "/tree/build/release/src/deepsix", "assets") == root + "/tree/assets");
  CHECK(find_folder_from(here.path() + "/elsewhere/nothing", "assets").empty());
}

}  // namespace
}  // namespace d6::files
