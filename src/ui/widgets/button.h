// A button: a label, perhaps a letter that presses it, and what it does.
#pragma once
#include <functional>

#include "ui/widget.h"

namespace d6::ui {

class Button final : public Widget {
 public:
  // `help` is what it would do, for says(); a disabled one keeps its place, and says why in `help`.
  Button(stage::Rect place, std::string label, std::string help, std::function<void()> press, char32_t letter = 0)
      : Widget(place), label_(std::move(label)), help_(std::move(help)), press_(std::move(press)), letter_(letter) {}

  void enable(bool enabled) { enabled_ = enabled; }
  void label(std::string label) { label_ = std::move(label); }
  const std::string& label() const { return label_; }
  bool can_focus() const override { return enabled_; }  // the group refreshes after enable()
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override;
  char32_t letter() const override { return enabled_ ? letter_ : 0; }

 private:
  std::string label_, help_;
  std::function<void()> press_;
  char32_t letter_;
  bool enabled_ = true;
};

}  // namespace d6::ui
