// The computer players' thread: see worker.h.
#include "app/worker.h"

#include <cassert>
#include <utility>

namespace d6::app {

Worker::Worker(std::function<void()> done) : done_(std::move(done)) {}

Worker::~Worker() {
  {
    const std::lock_guard lock(mutex_);
    stop_.request_stop();
    next_ = nullptr;
  }
  if (thread_.joinable()) {
    thread_.request_stop();
    thread_.join();
  }
}

void Worker::start(Thought thought) {
  assert(!busy_);
  busy_ = true;
  {
    const std::lock_guard lock(mutex_);
    next_ = std::move(thought);
    ++wanted_;
    result_.reset();
    stop_ = std::stop_source();
  }
  // Made for the first thought: a program that only shows its title has no second thread.
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& ending) { run(ending); });
  changed_.notify_all();
}

std::optional<std::string> Worker::take() {
  const std::lock_guard lock(mutex_);
  if (!busy_ || !result_) return std::nullopt;
  busy_ = false;
  return std::exchange(result_, std::nullopt);
}

void Worker::cancel() {
  const std::lock_guard lock(mutex_);
  busy_ = false;
  ++wanted_;
  next_ = nullptr;
  result_.reset();
  stop_.request_stop();
}

void Worker::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !thinking_ && !next_; });
}

void Worker::run(const std::stop_token& ending) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, ending, [this] { return static_cast<bool>(next_); })) {
    Thought thought = std::exchange(next_, nullptr);
    const std::uint64_t number = wanted_;
    const std::stop_token stop = stop_.get_token();
    thinking_ = true;
    lock.unlock();
    std::string order = thought(stop);
    thought = nullptr;  // what it owns goes before anybody hears of the result
    lock.lock();
    thinking_ = false;
    const bool counts = number == wanted_;
    if (counts) result_ = std::move(order);
    changed_.notify_all();
    if (counts && done_) {
      lock.unlock();
      done_();
      lock.lock();
    }
  }
}

}  // namespace d6::app
