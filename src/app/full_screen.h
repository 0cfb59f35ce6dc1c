// Full screen is asked for by the setting and is the desktop's to give, refuse and take back. So the window is asked
// once a change of the setting, never again and again, and the setting follows what the window has become (behaviour
// 10).
#pragma once

namespace d6::app {

class FullScreen {
 public:
  explicit FullScreen(bool asked) : asked_(asked) {}

  // The setting says `wanted`: is the window to be asked?
  bool asks(bool wanted) {
    if (wanted == asked_) return false;
    asked_ = wanted;
    return true;
  }
  // The window is full or not, after it was asked: must the setting follow?
  bool became(bool is) {
    if (is == asked_) return false;
    asked_ = is;
    return true;
  }

 private:
  bool asked_;  // of the window last, or what it became
};

}  // namespace d6::app
