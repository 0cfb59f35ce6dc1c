// Confirm goes on to the next value, so that a mouse or a single button can reach them all.
#include "ui/widgets/choice.h"

#include <algorithm>

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

namespace {

// The value stands close to its name in a broad row too.
int label_width(stage::Rect r) { return std::min(r.w / 2, 168); }

void draw_row(stage::DrawList& list, const Look& look, stage::Rect r, std::string_view label, bool focused,
              bool quiet = false) {
  list.fill(r, focused ? stage::deep_sea : stage::midnight);
  if (focused) {
    paint_focus(list, r);
  } else {
    list.frame(r, stage::sea);
  }
  const int width = label_width(r) - 6;
  list.text(look.text, {r.x + 6, r.y + (r.h - 8) / 2, width, 8}, shortened(label, static_cast<std::size_t>(width / 8)),
            quiet && !focused ? stage::light_grey : stage::paper);
}

}  // namespace

void Choice::draw(stage::DrawList& list, const Look& look, bool focused) const {
  const stage::Rect r = place();
  draw_row(list, look, r, label_, focused);
  const int x = r.x + label_width(r), y = r.y + (r.h - 8) / 2, width = r.w - label_width(r) - 6;
  const std::uint8_t colour = focused ? stage::yellow : stage::shallows;
  const std::string_view word = value_ < words_.size() ? std::string_view(words_[value_]) : std::string_view();
  if (words_.size() > 1) {
    const std::uint8_t arrow = focused ? stage::yellow : stage::light_grey;
    list.text(look.text, {x, y, 8, 8}, "<", arrow);
    list.text(look.text, {x + width - 8, y, 8, 8}, ">", arrow);
  }
  if (words_.size() == 2 && word.size() <= 3) {  // off and on: a lamp says it too
    const bool on = value_ == 1;
    const stage::Rect lamp{x + width / 2 - 26, y + 1, 7, 7};
    list.fill(lamp, on ? stage::leaf : stage::ink);
    list.frame(lamp, on ? stage::lime : focused ? stage::shallows : stage::light_grey);
  }
  list.text(look.text, {x + 12, y, width - 24, 8}, shortened(word, static_cast<std::size_t>((width - 24) / 8)), colour,
            stage::Align::centre);
}

bool Choice::on(const Input& input) {
  if (words_.empty()) return false;
  std::size_t next = value_;
  if (input.intent == Intent::right || input.intent == Intent::confirm) {
    next = (value_ + 1) % words_.size();
  } else if (input.intent == Intent::left) {
    next = (value_ + words_.size() - 1) % words_.size();
  } else {
    return false;
  }
  value_ = next;
  if (changed_) changed_(next);
  return true;
}

std::string Choice::says() const {
  const std::string_view word = value_ < words_.size() ? std::string_view(words_[value_]) : std::string_view();
  return tr("{}: {}. {}", label_, word, value_ < meanings_.size() ? meanings_[value_] : help_);
}

void Slider::draw(stage::DrawList& list, const Look& look, bool focused) const {
  const stage::Rect r = place();
  draw_row(list, look, r, label_, focused, quiet_);
  const int x = r.x + label_width(r), width = r.w - label_width(r) - 46, y = r.y + r.h / 2;
  const int knob = high_ > low_ ? (width - 5) * (value_ - low_) / (high_ - low_) : 0;
  const stage::Colour rail = focused ? stage::shallows : quiet_ ? stage::light_grey : stage::bright_sea;
  for (int i = 0; i <= 10; ++i) list.fill({x + (width - 5) * i / 10 + 2, y + 2, 1, 3}, rail);
  list.fill({x, y, width, 1}, rail);
  list.fill({x, y - 1, knob, 3}, focused ? stage::amber : rail);
  list.fill({x + knob, y - 4, 5, 9}, focused ? stage::yellow : quiet_ ? stage::light_grey : stage::silver);
  list.text(look.text, {r.x + r.w - 38, y - 4, 32, 8}, std::to_string(value_),
            focused  ? stage::yellow
            : quiet_ ? stage::light_grey
                     : stage::shallows,
            stage::Align::right);
}

void Slider::go(int value) {
  value = std::clamp(value, low_, high_);
  if (value == value_) return;
  value_ = value;
  if (changed_) changed_(value_);
}

bool Slider::on(const Input& input) {
  if (input.intent == Intent::left) {
    go(value_ - step_);
  } else if (input.intent == Intent::right) {
    go(value_ + step_);
  } else if (input.intent == Intent::previous) {
    go(value_ - 10 * step_);
  } else if (input.intent == Intent::next) {
    go(value_ + 10 * step_);
  } else if (input.intent == Intent::confirm) {
    go(value_ >= high_ ? low_ : value_ + step_);
  } else if (input.intent == Intent::press) {
    const stage::Rect r = place();
    const int x = r.x + label_width(r), width = r.w - label_width(r) - 46;
    if (!r.contains(input.x, input.y) || input.x < x) return false;
    const int along = std::clamp(input.x - x, 0, width);
    go(low_ + ((along * (high_ - low_) / width + step_ / 2) / step_) * step_);
  } else {
    return false;
  }
  return true;
}

std::string Slider::says() const { return tr("{}: {} of {}. {}", label_, value_, high_, help_); }

}  // namespace d6::ui
