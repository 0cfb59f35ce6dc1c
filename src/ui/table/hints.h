// What the card tables' bar of hints has in common: on a keyboard a command is taught by its letter, as the pages of
// help and the list of commands name it; a pad has its sign and a mouse its plate for the same press.
#pragma once
#include <string>
#include <utility>

#include "ui/paint.h"

namespace d6::ui {

inline Hint lettered(const Look& look, Intent intent, std::string words, char32_t letter) {
  const bool keys = look.device == Device::keyboard || look.device == Device::script;
  return keys ? Hint{Intent::letter, std::move(words), letter} : Hint{intent, std::move(words)};
}

}  // namespace d6::ui
