// Runs the program itself: see program.h.
#include "app/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <utility>

#include "base/files.h"
#include "support/temporary.h"

namespace d6::app::test {

Ended run(const Run& what) {
  int out[2];
  int error[2];
  if (::pipe(out) != 0 || ::pipe(error) != 0) std::abort();
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(out[1], STDOUT_FILENO);
    ::dup2(error[1], STDERR_FILENO);
    for (const int fd : {out[0], out[1], error[0], error[1]}) ::close(fd);
    for (const auto& [name, value] : what.environment) {
      value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
    }
    if (!what.folder.empty() && ::chdir(what.folder.c_str()) != 0) ::_exit(126);
    std::vector<char*> arguments = {const_cast<char*>(what.program.c_str())};
    for (const std::string& a : what.arguments) arguments.push_back(const_cast<char*>(a.c_str()));
    arguments.push_back(nullptr);
    ::alarm(900);  // a program that hangs is ended by its own alarm; a slow machine is not yet one
    ::execv(what.program.c_str(), arguments.data());
    ::_exit(127);
  }
  ::close(out[1]);
  ::close(error[1]);
  Ended ended;
  pollfd fds[2] = {{out[0], POLLIN, 0}, {error[0], POLLIN, 0}};
  bool sent = what.signal == 0;
  for (int open = 2; open > 0;) {
    ::poll(fds, 2, -1);
    for (int i = 0; i < 2; ++i) {
      if (fds[i].fd < 0 || fds[i].revents == 0) continue;
      char buffer[4096];
      const ssize_t n = ::read(fds[i].fd, buffer, sizeof buffer);
      if (n <= 0) {
        ::close(std::exchange(fds[i].fd, -1));
        --open;
      } else {
        (i == 0 ? ended.out : ended.error).append(buffer, static_cast<std::size_t>(n));
      }
    }
    if (!sent && ended.error.find(what.signal_after) != std::string::npos) {
      ::kill(child, what.signal);
      sent = true;
    }
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ended;
}

Ended script(const std::string& text, const std::vector<std::string>& more) {
  const d6::test::Temporary here;
  const std::string path = here.path() + "/script.txt";
  if (files::save(path, text)) std::abort();
  Run what{{"--script", path}, {}};
  what.arguments.insert(what.arguments.end(), more.begin(), more.end());
  return run(what);
}

}  // namespace d6::app::test
