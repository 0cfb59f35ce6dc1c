// Runs the program itself: what it printed, and how it ended.
#pragma once
#include <map>
#include <string>
#include <vector>

namespace d6::app::test {

struct Ended {
  int status = -1;  // 128 + signal if one ended it
  std::string out, error;
};
// `environment` replaces or adds; an empty value takes the variable away. `signal_after`: after this text has come on
// standard error, `signal` is sent.
struct Run {
  std::vector<std::string> arguments;
  std::map<std::string, std::string> environment;
  std::string program = D6_PROGRAM;
  std::string folder = {};
  std::string signal_after = {};
  int signal = 0;
};
Ended run(const Run& what);
// A script, as a text, against files below `data` (a temporary folder of its own if empty).
Ended script(const std::string& text, const std::vector<std::string>& more = {});

}  // namespace d6::app::test
