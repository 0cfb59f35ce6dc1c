// Where the program's own files are: found from the program's place, so that it runs from anywhere (behaviour 25).
#pragma once
#include <string>
#include <string_view>

namespace d6 {

// The folder `name` ("assets", "scenarios"): PREFIX/share/deepsix/name beside an installed PREFIX/bin, else in the source
// tree above the program. Links are followed; the working folder does not matter. Empty if there is none. DEEPSIX_ASSETS and
// DEEPSIX_SCENARIOS, where they name a folder, come first (tools/mutate, people who change a game's data).
std::string find_folder(std::string_view name);
// The same from a given program file.
std::string find_folder_from(std::string_view program, std::string_view name);

}  // namespace d6
