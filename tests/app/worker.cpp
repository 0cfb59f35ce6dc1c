// The worker thread: one thought at a time, results that count, cancelling at once.
#include "app/worker.h"

#include <doctest/doctest.h>

#include <atomic>
#include <latch>
#include <string>

namespace d6::app {
namespace {

TEST_CASE("a thought's order comes once, and the loop is woken") {
  std::atomic<int> woken = 0;
  Worker worker([&] { ++woken; });
  CHECK_FALSE(worker.busy());
  CHECK_FALSE(worker.take().has_value());
  worker.start([](std::stop_token) { return std::string("draw"); });
  CHECK(worker.busy());
  worker.finish();
  const auto order = worker.take();
  REQUIRE(order.has_value());
  CHECK(*order == "draw");
  CHECK_FALSE(worker.busy());
  CHECK_FALSE(worker.take().has_value());
  worker.start([](std::stop_token) { return std::string("play"); });
  worker.finish();
  CHECK(worker.take() == "play");
}

TEST_CASE("a cancelled thought is asked to stop, and its order is forgotten, also behind a newer one") {
  Worker worker({});
  std::latch begun(1);
  std::atomic<bool> stopped = false;
  worker.start([&](const std::stop_token& stop) {
    begun.count_down();
    while (!stop.stop_requested()) std::this_thread::yield();
    stopped = true;
    return std::string("old");
  });
  begun.wait();
  worker.cancel();
  CHECK_FALSE(worker.busy());
  worker.start([](std::stop_token) { return std::string("new"); });
  worker.finish();
  CHECK(stopped);
  CHECK(worker.take() == "new");
}

TEST_CASE("a worker that thinks may go at any time") {
  std::latch begun(1);
  Worker worker({});
  worker.start([&](const std::stop_token& stop) {
    begun.count_down();
    while (!stop.stop_requested()) std::this_thread::yield();
    return std::string();
  });
  begun.wait();
}

}  // namespace
}  // namespace d6::app
