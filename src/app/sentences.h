// What the program itself says to a player about its files.
#pragma once
#include <string>

#include "base/files.h"

namespace d6::app {

// "The disk is full: /home/ann/.config/deepsix/settings.toml."
std::string sentence(const files::Error& error);

}  // namespace d6::app
