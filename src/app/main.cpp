// deepsix: the cabinet of four games. Reads the command line, then plays in a window or runs a script without one.
#include <cstdio>
#include <string>

#include "app/loop.h"
#include "app/options.h"
#include "app/script.h"

int main(int argc, char** argv) {
  const d6::app::Start start = d6::app::read_command_line(argc, argv);
  std::fputs(start.out.c_str(), stdout);
  std::fputs(start.error.c_str(), stderr);
  if (start.ends) return start.status;
  return start.options.script.empty() ? d6::app::play(start.options) : d6::app::run_script(start.options);
}
