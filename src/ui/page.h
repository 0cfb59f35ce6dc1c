// A screen made of widgets (ui/group.h) with a ground below and a hint bar. Menus, settings and dialogs are pages.
#pragma once
#include <string>
#include <utility>

#include "ui/group.h"
#include "ui/paint.h"
#include "ui/screen.h"

namespace d6::ui {

class Page : public Screen {
 public:
  explicit Page(Look& look) : look_(look) {}

  void on(const Input& input) override;
  void draw(stage::DrawList& list) const override;
  std::string says() const override { return group_.says(); }
  bool wants_text() const override { return group_.wants_text(); }

 protected:
  // What lies under the widgets, and what is not theirs.
  virtual void draw_ground(stage::DrawList& list) const = 0;
  virtual void on_back() { stack().pop(); }
  // Inputs that no widget used; true if used.
  virtual bool on_other(const Input& input) {
    (void)input;
    return false;
  }
  virtual std::string right_hint() const { return {}; }
  // After each input: a page whose hints depend on what has the focus sets them here.
  virtual void heard() {}

  Group& group() { return group_; }
  const Group& group() const { return group_; }
  template <class W, class... Args>
  W& add(Args&&... args) {
    return group_.add<W>(std::forward<Args>(args)...);
  }
  void hints(Hints hints) { hints_ = std::move(hints); }
  // What always stands at the right of the hints, where right_hint() says nothing.
  void corner(std::string text) { corner_ = std::move(text); }
  Look& look() const { return look_; }

 private:
  Look& look_;
  Group group_;
  Hints hints_;
  std::string corner_;
};

}  // namespace d6::ui
