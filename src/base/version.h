// The program's version, one place: CMakeLists.txt reads it here for project(VERSION).
#pragma once
#include <string_view>
namespace d6 {
inline constexpr std::string_view kVersion = "0.2.0";
inline constexpr int kProtocol = 1;  // of deepsix-console
}  // namespace d6
