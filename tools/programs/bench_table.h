// One line of what tools/bench prints: whose, what, the value, speed.md's target, and whether it holds.
#pragma once
#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

namespace d6::bench {

// `holds` is none where speed.md sets no target; `target` is then empty.
inline void line(std::string_view whose, std::string_view what, std::string_view value, std::string_view target = {},
                 std::optional<bool> holds = {}) {
  fmt::print("{:<10} {:<42} {:<46} {:<26} {}\n", whose, what, value, target, !holds ? "" : *holds ? "holds" : "MISSED");
  std::fflush(stdout);
}

}  // namespace d6::bench
