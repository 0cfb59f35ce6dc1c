// A line to write in, counted in characters; what the font cannot show is refused (behaviour 18).
#pragma once
#include <functional>

#include "ui/widget.h"

namespace d6::ui {

class TextField final : public Widget {
 public:
  TextField(stage::Rect place, const stage::Font& font, std::string label, std::size_t most,
            std::function<void(const std::string&)> done)
      : Widget(place), font_(font), label_(std::move(label)), most_(most), done_(std::move(done)) {}

  const std::string& text() const { return text_; }
  void text(std::string text);  // cut to what fits
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;  // text, erase, confirm
  std::string says() const override;
  bool wants_text() const override { return true; }
  bool can_focus() const override { return enabled_; }
  void enable(bool enabled) { enabled_ = enabled; }
  // True if the sign could be written: the font has it and there is room. Control signs never.
  bool accepts(char32_t sign) const;

 private:
  const stage::Font& font_;
  std::string label_, text_;
  std::size_t most_;
  bool enabled_ = true;
  std::function<void(const std::string&)> done_;
};

}  // namespace d6::ui
