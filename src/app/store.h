// The settings file: CONFIG/settings.toml. What is wrong in it falls back to its default, is told, and the file is kept
// aside before anything is written over it (behaviour 23).
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/settings.h"

namespace d6::app {

inline constexpr int kSettingsVersion = 1;

struct Stored {
  ui::Settings settings;
  ui::Bindings bindings;
};

// Names of keys, from the platform.
struct KeyNames {
  std::function<std::string(int)> text;       // in files: the same on every layout
  std::function<int(std::string_view)> code;  // 0: no such key
};

std::string settings_text(const Stored& stored, const KeyNames& names);
// Reads over `stored`, which holds the defaults. Sentences for the player; none: the file was as it should be.
std::vector<std::string> read_settings(std::string_view text, const std::string& name, const KeyNames& names,
                                       Stored& stored);

// The file with its read and write. A file that is not as it should be is moved aside at once.
std::vector<std::string> load_settings(const std::string& path, const KeyNames& names, Stored& stored);
std::optional<std::string> save_settings(const std::string& path, const KeyNames& names, const Stored& stored);

}  // namespace d6::app
