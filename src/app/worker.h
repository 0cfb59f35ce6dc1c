// The computer players' thread: one thought at a time, its order as text (ui/thinker.h). When a thought is there, the
// loop is woken.
#pragma once
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "ui/thinker.h"

namespace d6::app {

class Worker final : public ui::Thinker {
 public:
  // `done` is called from the worker's thread.
  explicit Worker(std::function<void()> done);
  ~Worker() override;

  void start(Thought thought) override;
  bool busy() const override { return busy_; }
  std::optional<std::string> take() override;
  void cancel() override;
  // Waits for the thought under way, if there is one: scripts run by a clock of their own.
  void finish();

 private:
  void run(const std::stop_token& ending);

  std::function<void()> done_;
  bool busy_ = false;  // the caller's side only
  std::mutex mutex_;
  std::condition_variable_any changed_;
  Thought next_;
  std::uint64_t wanted_ = 0;  // number of the thought whose result counts
  bool thinking_ = false;
  std::stop_source stop_;
  std::optional<std::string> result_;
  std::jthread thread_;  // last: it uses all the others
};

}  // namespace d6::app
