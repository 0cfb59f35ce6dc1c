// The command line, read without opening a display (behaviour 28).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace d6::app {

struct Options {
  std::string script;  // --script FILE: headless
  std::string shots;   // where `shot NAME` writes; the current folder otherwise
  bool kiosk = false;
  bool developer = false;                                     // the template game is on the title too
  std::optional<bool> fullscreen;                             // --fullscreen, --windowed; for this run only
  std::optional<std::uint64_t> seed;                          // of the first game; the next has the next one
  std::string data_dir;                                       // all of a player's files below one folder
  bool software = false;                                      // no renderer, whatever there is
  int measure = 0;                                            // ends after so many seconds and says what it cost (tools/bench)
  bool measure_pad = false;                                   // and a virtual pad is open meanwhile
  std::vector<std::pair<std::string, std::string>> settings;  // --theme=..., for this run only
};

// What to do: play, or end now with this status after printing this.
struct Start {
  Options options;
  bool ends = false;
  int status = 0;
  std::string out, error;
};
Start read_command_line(int argc, const char* const* argv);

}  // namespace d6::app
