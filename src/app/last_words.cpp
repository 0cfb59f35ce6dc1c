// What is done when the program ends from outside or by its own mistake: see last_words.h.
#include "app/last_words.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <utility>

namespace d6::app {
namespace {

constexpr std::array kEnd = {SIGTERM, SIGINT, SIGHUP};
constexpr std::array kCrash = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// A signal handler can reach nothing but what is global.
volatile std::sig_atomic_t g_asked = 0;
std::function<void()>* g_write = nullptr;

void note(int signal) { g_asked = signal; }

void crash(int signal) {
  std::signal(signal, SIG_DFL);
  if (g_write != nullptr) {
    auto* const write = std::exchange(g_write, nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
      for (const int s : kCrash) std::signal(s, SIG_DFL);
      ::alarm(5);
      (*write)();
      ::_exit(0);
    }
    if (child > 0) ::waitpid(child, nullptr, 0);
  }
  ::raise(signal);
}

}  // namespace

LastWords::LastWords(std::function<void()> write) {
  g_asked = 0;
  g_write = new std::function<void()>(std::move(write));
  for (const int s : kEnd) std::signal(s, note);
  for (const int s : kCrash) std::signal(s, crash);
}

LastWords::~LastWords() {
  for (const int s : kEnd) std::signal(s, SIG_DFL);
  for (const int s : kCrash) std::signal(s, SIG_DFL);
  delete std::exchange(g_write, nullptr);
}

int LastWords::asked_to_end() { return g_asked; }

}  // namespace d6::app
