// Long runs: random games with the audit at each step, on all cores. Prints one hash a game; it is the same for any
// number of workers. How far it has come goes to standard error.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/places.h"
#include "play/kept_rules.h"
#ifdef D6_GAME_carrier
#include "games/carrier/watch.h"
#include "games/carrier/whole_battles.h"
#include "play/session_of.h"
#endif

namespace {

// One random game; its final hash, or 0 and the reason on standard error.
std::uint64_t play(const d6::Entry& entry, const std::string& scenarios, std::uint64_t seed, d6::KeptRules& kept) {
  d6::Dice dice = d6::dice_of(seed, d6::Stream::computer);
  d6::Given options;
  for (const auto& option : entry.options)
    if (!option.values.empty())
      options.emplace_back(option.name, option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))]);
  auto opened = kept.open(entry, scenarios, scenarios, options, seed, false);
  if (!opened.session) {
    std::fprintf(stderr, "%s\n", opened.problems.front().text().c_str());
    return 0;
  }
  auto& session = *opened.session;
#ifdef D6_GAME_carrier
  // Carrier Force is watched from step to step besides.
  using Battle = d6::SessionOf<d6::carrier::Carrier>;
  const Battle* battle = entry.name == "carrier" ? static_cast<const Battle*>(&session) : nullptr;
  std::optional<d6::test::Watch> watch;
  std::vector<d6::carrier::Event> told;
  if (battle) watch.emplace(battle->rules());
#endif
  for (int step = 0; session.turn() != d6::Turn::over; ++step) {
    std::string wrong = entry.audit(session, dice, step % 64 == 0);
#ifdef D6_GAME_carrier
    if (watch) watch->before(battle->state());
    const std::size_t told_before = session.told_size();
#endif
    if (wrong.empty() && !session.advance()) {
      const std::string order = session.random_order(dice);
      if (const auto refused = session.order(order)) wrong = order + ": " + refused->text;
    }
#ifdef D6_GAME_carrier
    if (watch && wrong.empty()) {
      told.clear();
      battle->heard(d6::Viewer::truth, told_before, told);
      wrong = watch->after(battle->state(), told);
    }
#endif
    if (wrong.empty() && step > 2'000'000) wrong = "does not end";
    if (wrong.empty()) continue;
    std::fprintf(stderr, "%s seed %llu step %d: %s\n", std::string(entry.name).c_str(),
                 static_cast<unsigned long long>(seed), step, wrong.c_str());
    return 0;
  }
  return session.hash();
}

// Calls run(i, rules kept by this thread) for 0 .. count - 1 from several threads; says each twentieth of the way.
template <class Run>
void in_threads(std::string_view what, unsigned workers, std::size_t count, Run&& run) {
  std::atomic<std::size_t> next = 0, done = 0;
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < workers; ++i)
    threads.emplace_back([&] {
      d6::KeptRules kept;
      for (std::size_t g; (g = next++) < count;) {
        run(g, kept);
        const std::size_t now = ++done;
        if (now * 20 / count != (now - 1) * 20 / count)
          std::fprintf(stderr, "%.*s: %zu of %zu\n", static_cast<int>(what.size()), what.data(), now, count);
      }
    });
}

#ifdef D6_GAME_carrier
// Each turn of whole battles of Carrier Force: scrambled for each side, saved, loaded and replayed
// (tests/games/carrier).
bool whole_battles(const d6::Entry& entry, const std::string& scenarios, std::size_t count, unsigned workers) {
  const auto& battles = entry.options.front().values;
  std::mutex guard;
  d6::test::Changed changed;
  std::atomic<int> wrong = 0;
  in_threads(entry.name, workers, count, [&](std::size_t g, d6::KeptRules&) {
    const std::string battle(battles[g % battles.size()]);
    d6::Problems problems;
    const auto rules = d6::carrier::load_scenario(scenarios + "/carrier", battle, problems);
    d6::test::Changed here;
    for (const std::string& said : {d6::test::scrambled_battle(rules, g, here),
                                    d6::test::saved_battle(entry, scenarios, {{"scenario", battle}}, g)})
      if (!said.empty()) std::fprintf(stderr, "%s\n", said.c_str()), ++wrong;
    const std::lock_guard lock(guard);
    for (const auto& [field, times] : here) changed[field] += times;
  });
  long least = 0;
  std::string seldom;
  for (const char* field : d6::test::kHidden)
    if (const long times = changed[field]; seldom.empty() || times < least) seldom = field, least = times;
  std::printf(
      "%s: %zu battles scrambled, saved and replayed each turn, %d wrong; %zu hidden fields, each changed %ld times or "
      "more (%s)\n",
      std::string(entry.name).c_str(), count, wrong.load(), std::size(d6::test::kHidden), least, seldom.c_str());
  return wrong == 0 && least > 0;
}
#endif

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Random games with every invariant checked at each step."};
  std::string only;
  long games = 0;
  unsigned workers = std::max(1U, std::thread::hardware_concurrency());
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
    in_threads(entry.name, workers, count,
               [&](std::size_t g, d6::KeptRules& kept) { hashes[g] = play(entry, scenarios, g, kept); });
    d6::Hasher all;
    std::size_t failed = 0;
    for (const auto hash : hashes) all.word(hash), failed += hash == 0;
    std::printf("%s: %zu games, %zu failed, hash %s\n", std::string(entry.name).c_str(), count, failed,
                d6::hex16(all.value()).c_str());
    std::fflush(stdout);
    good = good && failed == 0;
#ifdef D6_GAME_carrier
    if (entry.name == "carrier")
      good = whole_battles(entry, scenarios, std::min<std::size_t>(200, count), workers) && good;
#endif
  }
  if (!any) std::fprintf(stderr, "no game \"%s\"\n", only.c_str());
  return !any ? 2 : good ? 0 : 1;
}
