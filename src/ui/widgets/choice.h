// A setting or an option in one line: its name at the left, its value at the right, changed with left and right.
// Toggles and choices have words, sliders a bar.
#pragma once
#include <functional>
#include <vector>

#include "ui/widget.h"

namespace d6::ui {

class Choice final : public Widget {
 public:
  Choice(stage::Rect place, std::string label, std::string help, std::vector<std::string> words, std::size_t value,
         std::function<void(std::size_t)> changed)
      : Widget(place),
        label_(std::move(label)),
        help_(std::move(help)),
        words_(std::move(words)),
        value_(value),
        changed_(std::move(changed)) {}

  std::size_t value() const { return value_; }
  void value(std::size_t v) { value_ = v; }
  // What each value means, said after its word in place of the help.
  void meanings(std::vector<std::string> meanings) { meanings_ = std::move(meanings); }
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override;

 private:
  std::string label_, help_;
  std::vector<std::string> words_, meanings_;
  std::size_t value_;
  std::function<void(std::size_t)> changed_;
};

class Slider final : public Widget {
 public:
  Slider(stage::Rect place, std::string label, std::string help, int low, int high, int step, int value,
         std::function<void(int)> changed)
      : Widget(place),
        label_(std::move(label)),
        help_(std::move(help)),
        low_(low),
        high_(high),
        step_(step),
        value_(value),
        changed_(std::move(changed)) {}

  int value() const { return value_; }
  void value(int v) { value_ = v; }
  void quiet(bool on) { quiet_ = on; }  // it can be set, and nothing comes of it now
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override;

 private:
  void go(int value);
  std::string label_, help_;
  int low_, high_, step_, value_;
  bool quiet_ = false;
  std::function<void(int)> changed_;
};

}  // namespace d6::ui
