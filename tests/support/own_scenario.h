// A scenario of Carrier Force that a player wrote: alone in a folder of his, as it would lie in his data folder.
#pragma once
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace d6::test {

inline constexpr std::string_view kOwnScenario = R"(title = "Off Buna"
order = 9
map = "southwest"
start = 1942-08-01T06:00:00
end = 1942-08-01T18:00:00
summary = "A carrier against a convoy."
briefing_us = "Find it."
briefing_jp = "Arrive."
wind_from = "SE"
cloud = 10
pilots = { US = 0, JP = 0 }
aa_factor = { US = [1, 1], JP = [1, 1] }
handicap = { US = 0, JP = 0 }
random_setup = false
bases = []
groups = [
  { at = "Wasp", type = "SBD", count = 30, from = "carrier" },
]

[[force]]
side = "US"
number = 1
name = "Wasp group"
commander = "RAdm Noyes"
hex = [17, 18]
heading = "NW"
ships = ["Wasp", "Balch"]

[[force]]
side = "JP"
number = 1
name = "Convoy"
commander = "RAdm Abe"
hex = [9, 10]
heading = "S"
ships = ["Asanagi", "Oite"]
)";

// Writes FOLDER/carrier/ID.toml.
inline void write_scenario(const std::string& folder, const std::string& id, std::string_view text = kOwnScenario) {
  std::filesystem::create_directories(folder + "/carrier");
  std::ofstream(folder + "/carrier/" + id + ".toml") << text;
}

// The same with a ship that nobody knows, in line 36.
inline std::string broken_scenario() {
  std::string text(kOwnScenario);
  text.replace(text.find("\"Oite\""), 6, "\"Titanic\"");
  return text;
}

}  // namespace d6::test
