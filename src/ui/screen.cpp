// The stack: requests are kept until the screen that made them has returned, and what is held while the top changes is
// not heard by the new top (behaviour 8).
#include "ui/screen.h"

#include <algorithm>
#include <utility>

#include "ui/paint.h"

namespace d6::ui {

namespace {

// Says which device a person holds. Pointer moves count only when they press or move the mouse; the world outside
// never.
bool from_a_person(Intent intent) {
  return intent != Intent::none && intent != Intent::release && intent != Intent::pad_lost &&
         intent != Intent::pad_found && intent != Intent::focus_lost && intent != Intent::focus_gained &&
         intent != Intent::quit;
}

}  // namespace

bool is_press(const Input& input) {
  return from_a_person(input.intent) && input.intent != Intent::pointer && !input.repeat;
}

void ScreenStack::push(std::unique_ptr<Screen> screen) {
  requests_.push_back({Request::Kind::push, std::move(screen), {}});
  if (!inside_) settle_requests();
}

void ScreenStack::pop() {
  requests_.push_back({Request::Kind::pop, nullptr, {}});
  if (!inside_) settle_requests();
}

void ScreenStack::pop_to(std::string_view name) {
  requests_.push_back({Request::Kind::pop_to, nullptr, std::string(name)});
  if (!inside_) settle_requests();
}

void ScreenStack::replace(std::unique_ptr<Screen> screen) {
  requests_.push_back({Request::Kind::pop, nullptr, {}});
  requests_.push_back({Request::Kind::push, std::move(screen), {}});
  if (!inside_) settle_requests();
}

void ScreenStack::clear() {
  requests_.push_back({Request::Kind::clear, nullptr, {}});
  if (!inside_) settle_requests();
}

void ScreenStack::end() {
  for (std::size_t i = screens_.size(); i-- > 0;) (void)screens_[i]->leaving();
  clear();
}

void ScreenStack::sound(std::string_view cue, int pan) { sounds_.push_back({cue, pan}); }

void ScreenStack::settle_requests() {
  if (requests_.empty()) return;
  const Screen* before = empty() ? nullptr : &top();
  const auto drop = [this] {
    if (screens_.back().get() == question_) question_ = nullptr;
    screens_.pop_back();
  };
  // shown() may ask for more; an index, as the list may grow.
  while (!requests_.empty()) {
    std::vector<Request> now = std::move(requests_);
    requests_.clear();
    for (Request& r : now) {
      switch (r.kind) {
        case Request::Kind::push:
          r.screen->stack_ = this;
          screens_.push_back(std::move(r.screen));
          break;
        case Request::Kind::pop:
          if (!screens_.empty()) drop();
          break;
        case Request::Kind::pop_to:
          while (screens_.size() > 1 && screens_.back()->name() != r.name) drop();
          break;
        case Request::Kind::clear: screens_.clear(); break;
      }
    }
    if (!empty() && &top() != before) {
      before = &top();
      held_ = true;
      const bool was_inside = inside_;
      inside_ = true;
      top().shown();
      inside_ = was_inside;
    }
  }
  dirty_ = true;
}

void ScreenStack::settings_changed() {
  for (const auto& screen : screens_) screen->settings_changed();
  touch();
}

void ScreenStack::on(const Input& input) {
  if (input.intent == Intent::focus_lost || input.intent == Intent::focus_gained)
    halted_ = input.intent == Intent::focus_lost;
  if (empty()) return;
  if (from_a_person(input.intent) && input.device != Device::script) {
    if (look_.device != input.device) dirty_ = true;
    look_.device = input.device;
  }
  if (input.intent == Intent::quit) {  // the window closes: whatever is on top, nothing is lost
    // Whoever closes it again while the question stands means it.
    if (&top() == question_) return clear();
    for (std::size_t i = screens_.size(); i-- > 0;) {
      if (auto question = screens_[i]->leaving()) {
        question_ = question.get();
        push(std::move(question));
        return;
      }
    }
    clear();
    return;
  }
  // Held since before this screen came: repeats and the release that belongs to an older press say nothing here.
  if (held_ && (input.repeat || input.intent == Intent::release)) return;
  if (!input.repeat && input.intent != Intent::pointer && from_a_person(input.intent)) held_ = false;
  Input meant = input;
  // A click on a hint does what it says, on every screen.
  if (input.intent == Intent::press && input.y >= kHintBar.y) {
    stage::DrawList list;
    draw(list);
    if (const auto* zone = list.zone_at(input.x, input.y)) {
      meant.intent = static_cast<Intent>(zone->what);
      meant.sign = zone->sign;
    }
  }
  inside_ = true;
  top().on(meant);
  inside_ = false;
  dirty_ = true;
  settle_requests();
}

void ScreenStack::step() {
  if (empty() || halted_) return;
  const bool moved = top().animating();
  inside_ = true;
  top().step();
  inside_ = false;
  if (moved || (!empty() && top().animating())) dirty_ = true;
  settle_requests();
}

void ScreenStack::slept(int steps) {
  if (empty() || halted_) return;
  inside_ = true;
  top().slept(steps);
  inside_ = false;
  settle_requests();
}

void ScreenStack::draw(stage::DrawList& list) const {
  list.begin();
  if (empty()) return;
  std::size_t first = screens_.size() - 1;
  while (first > 0 && !screens_[first]->covers()) --first;
  for (std::size_t i = first; i < screens_.size(); ++i) {
    list.base(static_cast<int>(i - first) * kScreenLayers);
    screens_[i]->draw(list);
  }
  list.base(0);
}

std::string ScreenStack::all_words() const {
  std::string all = says();
  all += '\n';
  stage::DrawList list;
  draw(list);
  all += list.all_text();
  if (!empty()) {
    std::vector<std::string> more;
    top().words(more);
    for (const std::string& line : more) {
      all += line;
      all += '\n';
    }
  }
  return all;
}

void ScreenStack::take_sounds(std::vector<stage::Sound>& out) {
  out.insert(out.end(), sounds_.begin(), sounds_.end());
  sounds_.clear();
}

}  // namespace d6::ui
