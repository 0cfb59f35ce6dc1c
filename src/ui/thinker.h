// A screen asks for the computer's order here; the platform side thinks on a worker thread, tests think at once. One
// thought at a time. The closure comes from Session::thinker and owns all it needs.
#pragma once
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace d6::ui {

class Thinker {
 public:
  using Thought = std::function<std::string(std::stop_token)>;
  virtual ~Thinker() = default;

  virtual void start(Thought thought) = 0;        // requires !busy()
  virtual bool busy() const = 0;                  // started and not yet taken or cancelled
  virtual std::optional<std::string> take() = 0;  // the result once it is there; then no longer busy
  virtual void cancel() = 0;                      // asks it to stop and forgets the result; returns at once
};

// Thinks when asked for the result, in the caller's thread.
class ThinkAtOnce final : public Thinker {
 public:
  void start(Thought thought) override { thought_ = std::move(thought); }
  bool busy() const override { return static_cast<bool>(thought_); }
  std::optional<std::string> take() override {
    if (!thought_) return std::nullopt;
    Thought thought = std::exchange(thought_, nullptr);
    return thought(std::stop_token());
  }
  void cancel() override { thought_ = nullptr; }

 private:
  Thought thought_;
};

}  // namespace d6::ui
