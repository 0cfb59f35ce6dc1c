// The lines of speed.md that are Carrier Force's own: a whole random battle, a side-turn of each admiral, and what an
// hour costs as the forces grow.
#pragma once
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "base/places.h"
#include "bench_table.h"
#include "games/carrier/ai/carrier_ai.h"
#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/load.h"

namespace d6::bench {

using carrier::Carrier;

inline carrier::Rules battle_rules(const std::string& folder, const std::string& scenario) {
  Problems problems;
  carrier::Rules rules = carrier::load_scenario(folder, scenario, problems);
  for (const auto& problem : problems) std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) std::exit(1);
  return rules;
}

// A battle that has begun, to its end; how many decisions it took.
inline long random_battle(const carrier::Rules& rules, carrier::State& state, std::uint64_t seed) {
  Dice dice = dice_of(seed, Stream::computer);
  long decisions = 0;
  for (Turn turn; (turn = Carrier::turn(state)) != Turn::over;) {
    if (turn == Turn::automatic) {
      Carrier::advance(rules, state, {});
      continue;
    }
    ++decisions;
    Carrier::apply(rules, state, Carrier::any_order(rules, state, dice), {});
  }
  return decisions;
}
inline long random_battle(const carrier::Rules& rules, std::uint64_t seed) {
  auto state = Carrier::start(rules, seed);
  return random_battle(rules, state, seed);
}

// A battle of admirals up to some hour: a state in the thick of it. Each side-turn's seconds of thinking go to `turns`.
template <class Clock>
carrier::State admirals_battle(const carrier::Rules& rules, std::uint64_t seed, int skill, int last_turn, Clock&& now,
                               std::vector<double>& turns) {
  auto state = Carrier::start(rules, seed);
  carrier::Observation seen;
  std::uint64_t step = 0;
  double spent[2] = {0, 0};
  int turn = 0;
  while (Carrier::turn(state) != Turn::over && state.turn <= last_turn) {
    if (state.turn != turn) {
      if (turn > 0) turns.insert(turns.end(), {spent[0], spent[1]});
      turn = state.turn, spent[0] = spent[1] = 0;
    }
    if (Carrier::turn(state) == Turn::automatic) {
      Carrier::advance(rules, state, {});
      continue;
    }
    const double begin = now();
    Carrier::observe(rules, state, viewer(state.seat), seen);
    Dice dice = dice_of(++step, Stream::computer);
    const auto order = Ai<Carrier>::choose(rules, seen, {skill, 100, {}}, dice);
    spent[index(state.seat)] += now() - begin;
    Carrier::apply(rules, state, order, {});
  }
  return state;
}

// ---- Midway several times over, each copy of the battle on another part of the map, the limits raised by the data

inline std::string read_text(const std::string& path) {
  std::stringstream out;
  out << std::ifstream(path).rdbuf();
  return out.str();
}

// A folder with scenario "bench": `copies` times the forces of Midway. The base and its aircraft stay one.
inline void write_grown(const std::string& from, const std::filesystem::path& to, const carrier::Rules& midway,
                        int copies) {
  std::filesystem::copy(from, to, std::filesystem::copy_options::recursive);
  const auto copied = [](const std::string& name, int k) { return k == 0 ? name : name + " " + std::to_string(k + 1); };
  std::istringstream ships(read_text(from + "/ships.toml"));
  std::ofstream ships_out(to / "ships.toml");
  for (std::string line; std::getline(ships, line);) {
    const std::size_t at = line.find("{ name = \"");
    ships_out << line << '\n';
    if (at == std::string::npos) continue;
    const std::size_t end = line.find('"', at + 10);
    for (int k = 1; k < copies; ++k) {
      std::string more = line;
      ships_out << more.insert(end, " " + std::to_string(k + 1)) << '\n';
    }
  }
  const std::string text = read_text(from + "/midway.toml");
  const std::size_t groups = text.find("groups = [");
  std::ofstream out(to / "bench.toml");
  out << "limits = { task_forces = { US = " << 9 * copies << ", JP = " << 10 * copies
      << " }, missions = " << 20 * copies << " }\n"
      << text.substr(0, groups) << "groups = [\n";
  for (const auto& group : midway.groups) {
    const auto& deck = carrier::info(midway, group.deck);
    const auto& plane = carrier::info(midway, group.plane);
    const std::string type = plane.name.rfind("L.", 0) == 0 ? plane.name.substr(2) : plane.name;
    for (int k = 0; k < (deck.base == carrier::BaseId::none ? copies : 1); ++k)
      out << "  { at = \"" << copied(std::string(name_of(midway, group.deck)), k) << "\", type = \"" << type
          << "\", count = " << group.count << ", from = \"" << (plane.land ? "land" : "carrier") << "\" },\n";
  }
  out << "]\n";
  constexpr int columns[] = {0, 6, 0, 6}, rows[] = {0, 0, 12, 12};
  for (const Seat seat : {carrier::kUS, carrier::kJP}) {
    int number = 0;
    for (int k = 0; k < copies; ++k)
      for (std::size_t i = 0; i < midway.forces.size(); ++i) {
        const auto& force = midway.forces[i];
        if (!force.used || midway.seat_of(static_cast<carrier::ForceId>(i)) != seat) continue;
        out << "[[force]]\nside = \"" << carrier::kSeatNames[index(seat)] << "\"\nnumber = " << ++number
            << "\nname = \"" << force.name << "\"\ncommander = \"" << force.commander << "\"\nhex = ["
            << std::min(force.hex.col + columns[k], midway.map.columns - 1) << ", "
            << std::min(force.hex.row + rows[k], midway.map.rows - 1) << "]\nheading = \""
            << carrier::kDirectionNames[static_cast<std::size_t>(force.heading)]
            << "\"\npatrol = " << (force.patrol ? "true" : "false") << "\nships = [";
        std::string loaded;
        for (const auto& ship : midway.ships) {
          if (ship.force != static_cast<carrier::ForceId>(i)) continue;
          out << "\"" << copied(ship.name, k) << "\", ";
          if (ship.loaded > 0)
            loaded += "  { ship = \"" + copied(ship.name, k) + "\", points = " + std::to_string(ship.loaded) + " },\n";
        }
        out << "]\n";
        if (!loaded.empty()) out << "loaded = [\n" << loaded << "]\n";
      }
  }
}

struct HourCost {
  double ms = 0;
  double missions = 0;  // in the air, both sides, at the start of the fights
  std::size_t ships = 0;
};

// Twelve hours from the first, everything flying that the limits allow: what the rules spend an hour (orders are drawn
// outside the clock).
template <class Clock>
HourCost cost_of_an_hour(const carrier::Rules& rules, std::uint64_t seed, Clock&& now) {
  auto state = Carrier::start(rules, seed);
  Dice dice = dice_of(seed, Stream::computer);
  double spent = 0;
  long flying = 0, hours = 0;
  while (Carrier::turn(state) != Turn::over && state.turn <= 12) {
    const auto before = state.phase;
    double begin = 0;
    if (Carrier::turn(state) == Turn::automatic) {
      begin = now();
      Carrier::advance(rules, state, {});
    } else {
      carrier::Order order;
      const bool draws = state.phase != carrier::Phase::adjust && state.phase != carrier::Phase::heading &&
                         state.phase != carrier::Phase::land;
      for (int tries = 0; draws && tries < 24 && order.kind == carrier::OrderKind::next; ++tries) {
        order = Carrier::any_order(rules, state, dice);
        if (order.kind == carrier::OrderKind::ordnance) order = {};
      }
      begin = now();
      if (!Carrier::check(rules, state, order)) Carrier::apply(rules, state, order, {});
    }
    spent += now() - begin;
    if (state.phase == carrier::Phase::fights && before != carrier::Phase::fights)
      flying += static_cast<long>(state.missions.size()), ++hours;
  }
  return {spent * 1e3 / static_cast<double>(std::max(1L, hours)),
          static_cast<double>(flying) / static_cast<double>(std::max(1L, hours)), rules.ships.size()};
}

template <class Clock, class Median>
void measure_carrier(long& allocations, int battles, Clock&& now, Median&& median_of_five) {
  const std::string folder = find_folder("scenarios") + "/carrier";
  const carrier::Rules midway = battle_rules(folder, "midway");
  long decisions = random_battle(midway, 99);
  const double battle = median_of_five([&] {
    const double begin = now();
    decisions = 0;
    for (int i = 0; i < battles; ++i) decisions += random_battle(midway, static_cast<std::uint64_t>(i));
    return (now() - begin) / battles;
  });
  line("carrier", "random battle of Midway, whole",
       fmt::format("{:.2f} ms, {} decisions", battle * 1e3, decisions / battles), "30 ms", battle <= 0.030);
  long allocated = 0, begun = 0;
  for (int i = 0; i < battles; ++i) {
    const long nothing = allocations;
    auto state = Carrier::start(midway, static_cast<std::uint64_t>(i));
    const long before = allocations;
    random_battle(midway, state, static_cast<std::uint64_t>(i));
    begun += before - nothing;
    allocated += allocations - before;
  }
  line("carrier", "heap allocations, silent log",
       fmt::format("{} in {} decisions (the start of a battle {:.0f})", allocated, decisions,
                   static_cast<double>(begun) / battles),
       "0 a decision", allocated == 0);
  std::vector<double> turns;
  const auto state = admirals_battle(midway, 3, 2, 8, now, turns);
  constexpr int kCopies = 20'000;
  const double copy = median_of_five([&] {
    std::vector<carrier::State> ring(8, state);
    const double begin = now();
    for (int i = 0; i < kCopies; ++i)
      ring[static_cast<std::size_t>(i) & 7U] = ring[static_cast<std::size_t>(i + 1) & 7U];
    return now() - begin;
  });
  const double fresh = median_of_five([&] {
    std::size_t kept = 0;
    const double begin = now();
    for (int i = 0; i < kCopies; ++i) kept += carrier::State(state).ships.size();
    return kept ? now() - begin : 0.0;
  });
  line("carrier", "copy of a state, into another; new",
       fmt::format("{:.2f} us, {:.2f} us ({} missions in the air)", copy * 1e6 / kCopies, fresh * 1e6 / kCopies,
                   state.missions.size()),
       "20 us", fresh * 1e6 / kCopies <= 20);
  int skill = 0;
  for (const Skill& one : Ai<Carrier>::skills()) {
    ++skill;
    turns.clear();
    for (std::uint64_t seed = 1; seed <= 2; ++seed) admirals_battle(midway, seed, skill, 999, now, turns);
    std::sort(turns.begin(), turns.end());
    constexpr double kMedian[] = {3, 3, 8, 50}, kMost[] = {20, 20, 50, 200};
    const auto row = static_cast<std::size_t>(std::min(skill, 4) - 1);
    const double median = turns[turns.size() / 2] * 1e3, most = turns[turns.size() * 99 / 100] * 1e3;
    line("carrier", fmt::format("a side-turn of skill {}, {}", skill, one.name),
         fmt::format("{:.2f} ms median, {:.2f} ms p99 ({})", median, most, turns.size()),
         fmt::format("{}, {} ms", kMedian[row], kMost[row]), median <= kMedian[row] && most <= kMost[row]);
  }
  double one = 0;
  constexpr std::uint64_t kSeeds = 20;
  for (const int copies : {1, 2, 4}) {
    const auto grown = std::filesystem::temp_directory_path() / ("deepsix-bench-" + std::to_string(getpid()));
    write_grown(folder, grown, midway, copies);
    const carrier::Rules rules = battle_rules(grown.string(), "bench");
    std::filesystem::remove_all(grown);
    HourCost cost;
    const double ms = median_of_five([&] {
      double sum = 0;
      HourCost all;
      for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const HourCost here = cost_of_an_hour(rules, seed, now);
        sum += here.ms / kSeeds;
        all.missions += here.missions / kSeeds;
      }
      cost = all;
      return sum;
    });
    if (copies == 1) one = ms;
    line("carrier", fmt::format("an hour with {}x the forces", copies),
         fmt::format("{:.2f} ms, {:.1f} x ({} ships, {:.0f} missions)", ms, ms / one, rules.ships.size(),
                     cost.missions));
  }
}

}  // namespace d6::bench
