// Widgets that share one focus: it moves between them by direction, the pointer or a letter; each hears what is meant
// for it first. Pages are screens around a group; a game's view may have one too.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/focus.h"
#include "ui/widget.h"

namespace d6::ui {

// What an input came to, for the sound of it.
enum class Used : std::uint8_t { no, quietly, moved, confirmed };

class Group {
 public:
  template <class W, class... Args>
  W& add(Args&&... args) {
    auto widget = std::make_unique<W>(std::forward<Args>(args)...);
    W& made = *widget;
    widgets_.push_back(std::move(widget));
    refresh();
    return made;
  }
  void clear();    // safe from within a widget's callback: they live until the next input
  void refresh();  // after widgets changed their place or whether they can have the focus
  void focus(std::size_t widget) { ring_.focus(static_cast<int>(widget)); }
  std::optional<std::size_t> focused() const;
  std::size_t size() const { return widgets_.size(); }
  Widget& at(std::size_t i) const { return *widgets_[i]; }

  Used on(const Input& input);
  void draw(stage::DrawList& list, const Look& look) const;  // the one with the focus last
  std::string says() const;
  bool wants_text() const;

 private:
  Used hear(const Input& input);

  std::vector<std::unique_ptr<Widget>> widgets_, leaving_;
  bool hearing_ = false;  // on() runs: a widget's callback may have cleared the group it is in
  FocusRing ring_;
};

}  // namespace d6::ui
