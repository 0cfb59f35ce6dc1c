// assets/palettes/themes.toml: see themes.h.
#include "app/themes.h"

#include <charconv>

#include "data/toml.h"

namespace d6::app {

std::vector<stage::Theme> load_themes(const std::string& path, Problems& problems) {
  std::vector<stage::Theme> themes;
  const TomlTable root = TomlTable::open(path, problems);
  for (const TomlTable& table : root.tables("theme")) {
    const std::size_t before = problems.size();
    stage::Theme theme;
    theme.id = table.text("id");
    theme.name = table.text("name");
    const auto colours = table.texts("colours");
    if (colours.size() != theme.colours.size()) {
      table.complain("colours", std::to_string(colours.size()) + " colours", std::to_string(stage::kColours));
    }
    for (std::size_t i = 0; i < colours.size() && i < theme.colours.size(); ++i) {
      const std::string& text = colours[i];
      const char* const end = text.data() + text.size();
      const auto read = std::from_chars(text.data(), end, theme.colours[i], 16);
      if (text.size() != 6 || read.ptr != end) table.complain("colours", "\"" + text + "\"", "six hexadecimal digits");
    }
    if (problems.size() == before) themes.push_back(std::move(theme));
  }
  root.finish();
  if (themes.empty()) themes.push_back(stage::default_theme());
  return themes;
}

}  // namespace d6::app
