// What was told is shown one event after the other: each takes its time, changes the table at one moment of it, and
// has its sounds. What an event looks like is the table's; this keeps the time (behaviours 35, 36).
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

#include "stage/sound.h"
#include "stage/speed.h"

namespace d6::ui {

struct Cue {
  int ms = 0;
  stage::Sound sound;
};

// How long an event is shown, and when it changes what is seen.
struct ActLength {
  int ms = 0, change_ms = 0;
};

template <class Event>
class Acts {
 public:
  bool idle() const { return queue_.empty(); }
  const Event& front() const { return queue_.front(); }
  int ms() const { return done_ * 1000 / 240; }  // of normal speed, since the first one began
  bool changed() const { return changed_; }
  // How many of them the table does not show yet: each is shown from its moment of change on.
  std::size_t unseen() const { return queue_.size() - (changed_ ? 1 : 0); }
  std::vector<Cue>& cues() { return cues_; }
  std::vector<Event>& queue() { return queue_; }  // append what was told, then start()

  void clear() {
    queue_.clear();
    stop();
  }

  // Begins the first one if none was running.
  template <class Begin>
  void start(Begin&& begin) {
    if (running_ || queue_.empty()) return;
    open(begin);
  }

  // One fixed step. begin(event) -> ActLength, change(event), end() after each one; at speed off all in one go, yet
  // each is begun, changed and ended.
  template <class Begin, class Change, class End>
  void step(stage::Speed speed, std::vector<stage::Sound>& out, Begin&& begin, Change&& change, End&& end) {
    for (int left = stage::ticks_a_step(speed); left > 0 && !queue_.empty();) {
      if (!running_) open(begin);
      const int now = std::min(left, length_ - done_);
      done_ += now;
      left -= std::max(now, 0);
      while (next_cue_ < cues_.size() && cues_[next_cue_].ms <= ms()) {
        if (speed != stage::Speed::off) out.push_back(cues_[next_cue_].sound);
        ++next_cue_;
      }
      if (!changed_ && (ms() >= change_ms_ || done_ >= length_)) do_change(change);
      if (done_ < length_) return;
      queue_.erase(queue_.begin());
      stop();
      end();
    }
  }

  // All that is left changes the table at once and is over.
  template <class Change>
  void finish(Change&& change) {
    while (!queue_.empty()) {
      if (!changed_) do_change(change);
      queue_.erase(queue_.begin());
      stop();
    }
  }

 private:
  template <class Begin>
  void open(Begin&& begin) {
    stop();
    running_ = true;
    const ActLength length = begin(queue_.front());
    length_ = stage::ticks_of_ms(length.ms);
    change_ms_ = length.change_ms;
    std::stable_sort(cues_.begin(), cues_.end(), [](const Cue& a, const Cue& b) { return a.ms < b.ms; });
  }
  template <class Change>
  void do_change(Change&& change) {
    changed_ = true;
    const Event event = queue_.front();
    change(event);
  }
  void stop() {
    running_ = changed_ = false;
    done_ = length_ = change_ms_ = 0;
    cues_.clear();
    next_cue_ = 0;
  }

  std::vector<Event> queue_;  // told and not yet shown, the first is being shown
  std::vector<Cue> cues_;
  std::size_t next_cue_ = 0;
  int done_ = 0, length_ = 0, change_ms_ = 0;  // ticks, ticks, ms
  bool running_ = false, changed_ = false;
};

}  // namespace d6::ui
