// What menus, dialogs and tables are made of. A widget has a place, draws itself, takes what is meant for it and says in
// words what it is and what it would do.
#pragma once
#include <string>

#include "stage/draw_list.h"
#include "ui/intent.h"
#include "ui/look.h"

namespace d6::ui {

class Widget {
 public:
  explicit Widget(stage::Rect place) : place_(place) {}
  virtual ~Widget() = default;
  Widget(const Widget&) = delete;
  Widget& operator=(const Widget&) = delete;

  stage::Rect place() const { return place_; }
  void move_to(stage::Rect place) { place_ = place; }
  virtual bool can_focus() const { return true; }
  virtual void draw(stage::DrawList& list, const Look& look, bool focused) const = 0;
  // True if the input was used; directions that are not move the focus on.
  virtual bool on(const Input& input) = 0;
  virtual std::string says() const = 0;
  virtual bool wants_text() const { return false; }
  virtual char32_t letter() const { return 0; }  // upper case: this letter alone presses it

 private:
  stage::Rect place_;
};

}  // namespace d6::ui
