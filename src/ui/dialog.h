// A question or a message over the screen below: some lines, a row of buttons. Modal: nothing below hears anything.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "ui/page.h"

namespace d6::ui {

struct DialogButton {
  std::string label;
  std::function<void()> press;  // the dialog closes when it returns; may be empty
  char32_t letter = 0;
};

class Dialog final : public Page {
 public:
  // Back presses the last button. The first has the focus.
  Dialog(Look& look, std::string title, std::string text, std::vector<DialogButton> buttons);

  void any_press() { any_press_ = true; }                    // takes it for the first button
  void focus(std::size_t button) { group().focus(button); }  // where the first is not the one to be pressed in haste

  std::string name() const override { return "dialog"; }
  void on(const Input& input) override;
  bool covers() const override { return false; }
  std::string says() const override;
  const std::string& text() const { return text_; }

 protected:
  void draw_ground(stage::DrawList& list) const override;
  void on_back() override;

 private:
  void press(std::size_t i);
  std::string title_, text_;
  std::vector<std::string> lines_;
  std::vector<DialogButton> buttons_;
  stage::Rect frame_{};
  bool any_press_ = false;
};

// A message with one button.
std::unique_ptr<Dialog> message(Look& look, std::string title, std::string text);

}  // namespace d6::ui
