// deepsix-console: standard input to standard output; exit 0, 1 where answers cannot be written, 2 for a wrong use.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <iostream>

#include "base/files.h"
#include "base/places.h"
#include "base/version.h"
#include "console/console.h"

namespace {

// One line without its end. Longer lines than the limit are read to their end and reported as such.
enum class Got { line, too_long, end };
Got next_line(std::FILE* in, std::string& line) {
  line.clear();
  bool any = false, over = false;
  for (int c; (c = std::getc(in)) != EOF;) {
    any = true;
    if (c == '\n') return over ? Got::too_long : Got::line;
    if (line.size() < d6::console::kLongestLine) {
      line.push_back(static_cast<char>(c));
    } else {
      over = true;
    }
  }
  return !any ? Got::end : over ? Got::too_long : Got::line;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Plays any game of Deep Six by lines of text; answers are lines of JSON. See tools/console/README.md."};
  std::string scenarios = d6::find_folder("scenarios");
  app.add_option("--scenarios", scenarios, "the folder of the games' data")->capture_default_str();
  std::string own = d6::files::own_scenarios(d6::files::folders());
  app.add_option("--own-scenarios", own, "the folder of your own scenarios")->capture_default_str();
  app.set_version_flag("--version", std::string(d6::kVersion));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  d6::console::Console console(d6::catalogue(), {scenarios, own}, [] { return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) % 1'000'000'000; });
  std::string line;
  for (Got got; !console.quit() && (got = next_line(stdin, line)) != Got::end;) {
    if (got == Got::line && line.empty()) continue;
    const std::string answer = got == Got::line ? console.answer(line) : console.too_long();
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    std::fputc('\n', stdout);
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) {
      std::fputs("deepsix-console: the answers cannot be written\n", stderr);
      return 1;
    }
  }
  return 0;
}
