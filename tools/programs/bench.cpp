// What speed.md measures of games and players, without a screen: process CPU time of one core, medians of five runs.
// Counts of instructions come from tools/bench, which runs --loop under callgrind twice.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <new>
#include <vector>

#include "base/files.h"
#include "base/places.h"
#include "bench_stage.h"
#include "bench_table.h"
#include "play/entry.h"
#include "play/info.h"
#include "play/options.h"
#include "play/save.h"
#ifdef D6_GAME_broadside
#include "games/broadside/ai/broadside_ai.h"
#include "games/broadside/rules/broadside.h"
#include "games/broadside/words/broadside_words.h"
#endif
#ifdef D6_GAME_carrier
#include "bench_carrier.h"
#endif
#ifdef D6_GAME_milebones
#include "games/milebones/ai/milebones_ai.h"
#include "games/milebones/rules/milebones.h"
#include "games/milebones/words/milebones_words.h"
#endif
#ifdef D6_GAME_rook
#include "games/rook/ai/plan.h"
#include "games/rook/ai/rook_ai.h"
#include "games/rook/rules/rook.h"
#include "games/rook/words/rook_words.h"
#endif
#ifdef D6_GAME_template
#include "games/template/ai/soundings_ai.h"
#include "games/template/rules/soundings.h"
#include "games/template/words/soundings_words.h"
#endif

namespace {
long g_allocations = 0;  // counted by the operators below, the one global of this program
}
void* operator new(std::size_t size) {
  ++g_allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
// Not inlined: GCC would take each free() for a mismatch.
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace {

using namespace d6;
using bench::line;

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <class Run>
double median_of_five(Run&& run) {
  std::vector<double> times;
  for (int i = 0; i < 5; ++i) times.push_back(run());
  std::sort(times.begin(), times.end());
  return times[2];
}

template <class G>
typename G::Rules rules_of() {
  Problems problems;
  auto rules = G::load(find_folder("scenarios") + "/" + std::string(Info<G>::name),
                       Options::of(Info<G>::options(), {}, false, problems), problems);
  for (const auto& problem : problems) std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) std::exit(1);
  return rules;
}

// Whole random games, dealing included, orders uniform over orders(); the number of decisions made.
template <class G>
long random_games(const typename G::Rules& rules, int games, std::uint64_t seed) {
  Dice dice = dice_of(seed, Stream::computer);
  typename G::Orders list;
  long decisions = 0;
  for (int i = 0; i < games; ++i) {
    auto state = G::start(rules, seed + static_cast<std::uint64_t>(i));
    for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
      if (turn == Turn::automatic) {
        G::advance(rules, state, {});
        continue;
      }
      ++decisions;
      if (G::orders(rules, state, list)) {
        G::apply(rules, state, list[dice.below(static_cast<std::uint32_t>(list.size()))], {});
      } else {
        G::apply(rules, state, G::any_order(rules, state, dice), {});
      }
    }
  }
  return decisions;
}

// Where copies of states go, so that the compiler keeps them.
template <class State>
std::uint64_t copy_many(const State& from, int times) {
  std::vector<State> ring(64, from);
  for (int i = 0; i < times; ++i) ring[static_cast<std::size_t>(i) & 63U] = ring[static_cast<std::size_t>(i + 1) & 63U];
  return hash_of(ring[7]);
}

template <class G>
void measure(int games) {
  const std::string name(Info<G>::name);
  const auto rules = rules_of<G>();
  long decisions = 0;
  random_games<G>(rules, games / 10, 1);
  const double time = median_of_five([&] {
    const double begin = cpu_seconds();
    decisions = random_games<G>(rules, games, 1);
    return cpu_seconds() - begin;
  });
  const double each = time * 1e9 / static_cast<double>(decisions);
  const double most = name == "milebones" ? 210 : 300;
  line(name, "random play, dealing included", fmt::format("{:.1f} ns a decision ({} decisions)", each, decisions),
       fmt::format("{} ns", most), each <= most);
  const long before = g_allocations;
  random_games<G>(rules, 100, 7);
  const long allocated = g_allocations - before;
  line(name, "heap allocations, silent log", fmt::format("{} in 100 games", allocated), "0", allocated == 0);
  const auto state = G::start(rules, 1);
  std::uint64_t kept = 0;
  constexpr int kCopies = 1'000'000;
  const double copy = median_of_five([&] {
    const double begin = cpu_seconds();
    kept ^= copy_many(state, kCopies);
    return cpu_seconds() - begin;
  });
  line(name, "copy of a state",
       fmt::format("{:.1f} ns, {} bytes ({:x})", copy * 1e9 / kCopies, sizeof state, kept & 15U), "25 ns, 1024 bytes",
       copy * 1e9 / kCopies <= 25 && sizeof state <= 1024);
}

// Time of each move of the strongest skill over whole games against itself.
void measure_strongest(const Entry& entry, int games) {
  std::vector<double> moves;
  for (int i = 0; i < games; ++i) {
    auto opened = entry.open(find_folder("scenarios"), {}, static_cast<std::uint64_t>(100 + i), true);
    auto& session = *opened.session;
    for (;;) {
      while (session.advance()) {
      }
      if (!seat_decides(session.turn())) break;
      const auto think = session.thinker(static_cast<int>(entry.skills.size()), 100);
      const double begin = cpu_seconds();
      const std::string order = think({});
      moves.push_back(cpu_seconds() - begin);
      session.order(order);
    }
  }
  std::sort(moves.begin(), moves.end());
  const double median = moves[moves.size() / 2] * 1e3, most = moves[moves.size() * 99 / 100] * 1e3;
  line(entry.name, "a move of the strongest",
       fmt::format("{:.1f} ms median, {:.1f} ms p99 ({} moves)", median, most, moves.size()), "30, 100 ms",
       median <= 30 && most <= 100);
}

void measure_saves(const Entry& entry) {
  auto opened = entry.open(find_folder("scenarios"), {}, 5, false);
  auto& session = *opened.session;
  Dice dice = dice_of(3, Stream::computer);
  const int steps = entry.name == "carrier" ? 1500 : 60;  // the middle of a game
  for (int i = 0; i < steps && session.turn() != Turn::over; ++i)
    if (!session.advance()) session.order(session.random_order(dice));
  const std::string path = (std::filesystem::temp_directory_path() / "deepsix-bench.save").string();
  std::size_t bytes = 0;
  // Targets are CPU time as everywhere; what the disk adds is told beside it.
  struct Times {
    std::vector<double> cpu, wall;
    double median(std::vector<double>& of) const {
      std::sort(of.begin(), of.end());
      return of[of.size() / 2] * 1e3;
    }
  };
  const auto timed = [](Times& times, auto&& run) {
    const auto wall = [] {
      timespec now{};
      clock_gettime(CLOCK_MONOTONIC, &now);
      return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
    };
    const double begin = wall(), cpu_begin = cpu_seconds();
    run();
    times.cpu.push_back(cpu_seconds() - cpu_begin);
    times.wall.push_back(wall() - begin);
  };
  Times saves, first, loads;
  for (int i = 0; i < 9; ++i)
    timed(saves, [&] {
      const std::string text = session.save();
      bytes = text.size();
      files::save(path, text);
    });
  const std::string text = session.save();
  // As the cabinet does: rules once read are kept while their files stay what they are.
  KeptRules kept;
  DataFolders folders(find_folder("scenarios"));
  folders.kept = &kept;
  const auto load_once = [&] {
    if (!load_save(catalogue(), folders, text, "bench").session) std::exit(1);
  };
  timed(first, load_once);
  for (int i = 0; i < 9; ++i) timed(loads, load_once);
  std::filesystem::remove(path);
  std::filesystem::remove(path + ".previous");
  const std::size_t record = session.record().size();
  const double save = saves.median(saves.cpu), load = loads.median(loads.cpu);
  line(entry.name, "save with fsync",
       fmt::format("{:.2f} ms, with the disk {:.2f}; {} bytes, {} record", save, saves.median(saves.wall), bytes,
                   record),
       "3 ms, 64 KiB", save <= 3 && (entry.name == "carrier" ? bytes - record : bytes) <= 65536);
  line(
      entry.name, "load; the first one, which reads the game",
      fmt::format("{:.2f} ms, on the clock {:.2f}; {:.2f} ms", load, loads.median(loads.wall), first.median(first.cpu)),
      "3 ms", load <= 3);
}

#ifdef D6_GAME_milebones
// Sampled worlds driven to their end from what the first seat sees of a fresh hand, as the search does it.
void measure_simulations() {
  const auto rules = rules_of<milebones::MileBones>();
  auto state = milebones::MileBones::start(rules, 1);
  while (milebones::MileBones::turn(state) == Turn::automatic) milebones::MileBones::advance(rules, state, {});
  const Seat seat = seat_of(milebones::MileBones::turn(state));
  milebones::MileBones::Observation seen;
  milebones::MileBones::observe(rules, state, viewer(seat), seen);
  Dice dice = dice_of(1, Stream::computer);
  constexpr int kTimes = 20'000;
  long nodes = 0;
  const double time = median_of_five([&] {
    const double begin = cpu_seconds();
    for (int i = 0; i < kTimes; ++i) {
      auto world = milebones::MileBones::sample(rules, seen, dice);
      milebones::playout(rules, world, seat, milebones::Habit{}, nodes);
    }
    return cpu_seconds() - begin;
  });
  line("milebones", "card search, from a fresh hand", fmt::format("{:.0f} simulations a second", kTimes / time),
       "20000", kTimes / time >= 20'000);
}
#endif

#ifdef D6_GAME_rook
// The exact solver from 10, 12 and 14 tricks to go, twenty endings each.
void measure_rook_solver() {
  const auto rules = rules_of<rook::Rook>();
  for (const int tricks : {10, 12, 14}) {
    std::vector<double> times;
    double all = 0;
    std::int64_t nodes = 0;
    for (std::uint64_t seed = 1000; seed < 1020; ++seed) {
      const rook::Ending ending = rook::greedy_ending(rules, seed, tricks);
      rook::Solver solver(rules, ending.trumps, 16);
      std::int64_t budget = 1'000'000'000;
      const double begin = cpu_seconds();
      solver.solve(ending.at, budget);
      times.push_back(cpu_seconds() - begin);
      all += times.back();
      nodes += solver.searched();
    }
    std::sort(times.begin(), times.end());
    line("rook", fmt::format("exact ending, {} tricks to go", tricks),
         fmt::format("{:.2f} ms median, {:.1f} ms most, {:.1f} M nodes/s", times[10] * 1e3, times.back() * 1e3,
                     static_cast<double>(nodes) / all * 1e-6));
  }
}
#endif

template <class F>
void each_card_game(F&& f) {
#ifdef D6_GAME_template
  f.template operator()<soundings::Soundings>();
#endif
#ifdef D6_GAME_broadside
  f.template operator()<broadside::Broadside>();
#endif
#ifdef D6_GAME_milebones
  f.template operator()<milebones::MileBones>();
#endif
#ifdef D6_GAME_rook
  f.template operator()<rook::Rook>();
#endif
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"What speed.md measures of games and players. Run through tools/bench."};
  std::string loop, only;
  int games = 20'000, strongest = 3;
  app.add_option("--game", only, "one game only");
  app.add_option("--loop", loop,
                 "only play random games of this game, or stage, stage_more: draw frames (for callgrind)");
  app.add_option("--games", games, "how many random games")->capture_default_str();
  app.add_option("--strongest", strongest, "how many games of the strongest skill; 0: none")->capture_default_str();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (loop == "stage" || loop == "stage_more") {
    std::printf("%d\n", games);
    return bench::draw_frames(loop == "stage" ? 0 : 500, games) == 0 ? 1 : 0;
  }
  if (!loop.empty()) {
    each_card_game([&]<class G>() {
      if (Info<G>::name == loop) std::printf("%ld\n", random_games<G>(rules_of<G>(), games, 1));
    });
    return 0;
  }
  each_card_game([&]<class G>() {
    if (only.empty() || Info<G>::name == only) measure<G>(games);
  });
#ifdef D6_GAME_carrier
  if (only.empty() || only == "carrier")
    bench::measure_carrier(g_allocations, std::max(5, games / 1000), cpu_seconds,
                           [](auto&& run) { return median_of_five(run); });
#endif
  for (const auto& entry : catalogue()) {
    if (!only.empty() && entry.name != only) continue;
    measure_saves(entry);
    if (entry.name == "carrier") continue;  // a side-turn of each skill, above
    if (strongest > 0) measure_strongest(entry, strongest);
  }
#ifdef D6_GAME_milebones
  if (only.empty() || only == "milebones") measure_simulations();
#endif
#ifdef D6_GAME_rook
  if (only.empty() || only == "rook") measure_rook_solver();
#endif
}
