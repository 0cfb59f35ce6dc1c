// assets/palettes/themes.toml: the themes, each a table of 32 colours for the same indexes (art.md).
#pragma once
#include <string>
#include <vector>

#include "data/problem.h"
#include "stage/theme.h"

namespace d6::app {

// Themes with a mistake are left out and told; never empty: the default stands in.
std::vector<stage::Theme> load_themes(const std::string& path, Problems& problems);

}  // namespace d6::app
