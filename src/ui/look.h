// What every screen needs to draw itself: fonts, sheets, themes, which device was used last, and the settings that
// change looks. Filled by the platform, one a program, handed down by reference.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "stage/font.h"
#include "stage/sheet.h"
#include "stage/speed.h"
#include "stage/theme.h"
#include "ui/intent.h"

namespace d6::ui {

// Whose signs the hint bar shows (behaviour 1).
enum class PadKind : std::uint8_t { generic, xbox, playstation, nintendo };

inline constexpr std::size_t kIntents = static_cast<std::size_t>(Intent::quit) + 1;

struct Look {
  stage::Font text{8, 8};    // assets/fonts/text8
  stage::Font table{6, 8};   // table6
  stage::Font head{12, 16};  // head12
  stage::Sheets sheets;
  std::vector<stage::Theme> themes;

  Device device = Device::keyboard;  // used last; kept by the screen stack
  PadKind pad = PadKind::generic;
  std::array<std::string, kIntents>
      keys;  // what is printed on the key bound to an intent, on this layout (behaviour 16)

  // From the settings
  stage::Speed speed = stage::Speed::normal;
  bool ambient = true;      // seas move, clouds drift
  bool shake = true;        // hits shake and flash
  bool large_text = false;  // reports, hands and help are drawn twice as large
  bool confirm_swapped = false;
  bool no_sound = false;  // no device: options say so (behaviour 20)

  const std::string& key(Intent intent) const { return keys[static_cast<std::size_t>(intent)]; }
};

}  // namespace d6::ui
