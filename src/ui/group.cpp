// Order of hearing: the widget with the focus, then the focus itself (directions), then letters.
#include "ui/group.h"

namespace d6::ui {

namespace {

bool is_direction(Intent i) { return i == Intent::up || i == Intent::down || i == Intent::left || i == Intent::right; }

}  // namespace

void Group::clear() {
  if (!hearing_) leaving_.clear();  // a page that is built anew without an input keeps nothing of before
  for (auto& w : widgets_) leaving_.push_back(std::move(w));
  widgets_.clear();
  refresh();
}

void Group::refresh() {
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < widgets_.size(); ++i) {
    if (widgets_[i]->can_focus()) spots.push_back({static_cast<int>(i), widgets_[i]->place()});
  }
  ring_.set(spots);
}

std::optional<std::size_t> Group::focused() const {
  const std::optional<int> id = ring_.current();
  if (!id) return std::nullopt;
  return static_cast<std::size_t>(*id);
}

Used Group::on(const Input& input) {
  leaving_.clear();
  hearing_ = true;
  const Used used = hear(input);
  hearing_ = false;
  return used;
}

Used Group::hear(const Input& input) {
  const std::optional<std::size_t> at = focused();
  if (input.intent == Intent::pointer || input.intent == Intent::press) {
    const std::optional<int> under = ring_.at(input.x, input.y);
    if (!under) return Used::no;
    const auto i = static_cast<std::size_t>(*under);
    ring_.focus(*under);
    Widget& widget = *widgets_[i];  // stays alive in leaving_ if its callback clears the group
    const bool used = widget.on(input);
    if (input.intent == Intent::pointer) return at == i ? Used::quietly : Used::moved;
    if (used) return Used::confirmed;
    Input confirm = input;
    confirm.intent = Intent::confirm;
    return widget.on(confirm) ? Used::confirmed : Used::quietly;
  }
  if (at && widgets_[*at]->on(input)) {
    return input.intent == Intent::confirm ? Used::confirmed : is_direction(input.intent) ? Used::moved : Used::quietly;
  }
  if (is_direction(input.intent)) return ring_.move(input.intent) ? Used::moved : Used::quietly;
  if (input.intent == Intent::letter) {
    for (std::size_t i = 0; i < widgets_.size(); ++i) {
      if (widgets_[i]->letter() == 0 || widgets_[i]->letter() != input.sign) continue;
      ring_.focus(static_cast<int>(i));
      Input confirm = input;
      confirm.intent = Intent::confirm;
      widgets_[i]->on(confirm);
      return Used::confirmed;
    }
  }
  return Used::no;
}

void Group::draw(stage::DrawList& list, const Look& look) const {
  const std::optional<std::size_t> at = focused();
  for (std::size_t i = 0; i < widgets_.size(); ++i) {
    if (at != i) widgets_[i]->draw(list, look, false);
  }
  if (at) widgets_[*at]->draw(list, look, true);
}

std::string Group::says() const {
  const std::optional<std::size_t> at = focused();
  return at ? widgets_[*at]->says() : std::string();
}

bool Group::wants_text() const {
  const std::optional<std::size_t> at = focused();
  return at && widgets_[*at]->wants_text();
}

}  // namespace d6::ui
