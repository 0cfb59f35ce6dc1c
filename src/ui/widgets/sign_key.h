// A key of a board of letters: one sign, or a word, pressed with confirm (the Deep Six List's log, the board of a pad).
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "ui/widget.h"

namespace d6::ui {

class SignKey final : public Widget {
 public:
  // `sprite`: of the sheet "list", drawn where there is one of the key's size.
  SignKey(stage::Rect place, std::string label, std::string meaning, std::string_view sprite,
          std::function<void()> press)
      : Widget(place),
        label_(std::move(label)),
        meaning_(std::move(meaning)),
        sprite_(sprite),
        press_(std::move(press)) {}

  const std::string& label() const { return label_; }
  void label(std::string label) { label_ = meaning_ = std::move(label); }  // empty: the key is not there
  bool can_focus() const override { return !label_.empty(); }
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override { return meaning_; }

 private:
  std::string label_, meaning_;
  std::string_view sprite_;
  std::function<void()> press_;
};

}  // namespace d6::ui
