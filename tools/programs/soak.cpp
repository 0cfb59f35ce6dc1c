// Long runs: random games with the audit at each step. Prints one hash a game; it is the same for any number of workers.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "base/places.h"
#include "play/entry.h"

namespace {

// One random game; its final hash, or 0 and the reason on standard error.
std::uint64_t play(const d6::Entry& entry, const std::string& scenarios, std::uint64_t seed) {
  d6::Dice dice = d6::dice_of(seed, d6::Stream::computer);
  d6::Given options;
  for (const auto& option : entry.options)
    if (!option.values.empty()) options.emplace_back(option.name, option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))]);
  auto opened = entry.open(scenarios, options, seed, false);
  if (!opened.session) {
    std::fprintf(stderr, "%s\n", opened.problems.front().text().c_str());
    return 0;
  }
  auto& session = *opened.session;
  for (int step = 0; session.turn() != d6::Turn::over; ++step) {
    std::string wrong = entry.audit(session, dice, step % 64 == 0);
    if (wrong.empty() && !session.advance()) {
      const std::string order = session.random_order(dice);
      if (const auto refused = session.order(order)) wrong = order + ": " + refused->text;
    }
    if (wrong.empty() && step > 2'000'000) wrong = "does not end";
    if (wrong.empty()) continue;
    std::fprintf(stderr, "%s seed %llu step %d: %s\n", std::string(entry.name).c_str(), static_cast<unsigned long long>(seed), step, wrong.c_str());
    return 0;
  }
  return session.hash();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Random games with every invariant checked at each step."};
  std::string only;
  long games = 0;
  unsigned workers = 2;
  app.add_option("game", only, "one game; all if left out");
  app.add_option("games", games, "how many; 100000, of Carrier Force 10000, if left out")->check(CLI::PositiveNumber);
  app.add_option("--workers", workers, "threads")->check(CLI::Range(1, 64))->capture_default_str();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  const std::string scenarios = d6::find_folder("scenarios");
  bool good = true, any = false;
  for (const auto& entry : d6::catalogue()) {
    if (!only.empty() && entry.name != only) continue;
    any = true;
    const auto count = static_cast<std::size_t>(games ? games : entry.name == "carrier" ? 10'000 : 100'000);
    std::vector<std::uint64_t> hashes(count);
    std::atomic<std::size_t> next = 0;
    {
      std::vector<std::jthread> threads;
      for (unsigned i = 0; i < workers; ++i)
        threads.emplace_back([&] {
          for (std::size_t g; (g = next++) < count;) hashes[g] = play(entry, scenarios, g);
        });
    }
    d6::Hasher all;
    std::size_t failed = 0;
    for (const auto hash : hashes) all.word(hash), failed += hash == 0;
    std::printf("%s: %zu games, %zu failed, hash %s\n", std::string(entry.name).c_str(), count, failed, d6::hex16(all.value()).c_str());
    std::fflush(stdout);
    good = good && failed == 0;
  }
  if (!any) std::fprintf(stderr, "no game \"%s\"\n", only.c_str());
  return !any ? 2 : good ? 0 : 1;
}
