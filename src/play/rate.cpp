// Rating over the erased session, so that a rated game is exactly the game people play.
#include "play/rate.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

namespace d6 {
namespace {

std::string job_line(const RateJob& job, const Options& options, std::uint64_t data) {
  std::string out = fmt::format("rate {} skills {} {} effort {} data {}", job.entry->name, job.skills[0], job.skills[1], job.effort, hex16(data));
  for (const auto& [key, value] : options.all()) out += fmt::format(" {}={}", key, value);
  return out;
}

// What all games of a job share.
struct Table {
  Options options;
  std::shared_ptr<const void> rules;
};

// Two games from one seed; both skills sit in both seats.
RatedPair play_pair(const RateJob& job, const Table& table, std::uint64_t seed) {
  RatedPair pair;
  pair.seed = seed;
  Hasher hasher;
  for (int swapped = 0; swapped < 2; ++swapped) {
    const auto opened = job.entry->begin(table.rules, table.options, seed);
    Session& session = *opened;
    const auto first = static_cast<std::size_t>(swapped);  // the seat of skills[0]
    play_out(session, {job.skills[first], job.skills[1 - first]}, job.effort);
    const auto scores = session.scores();
    const auto outcome = session.outcome();
    pair.margin[first] = scores[first] - scores[1 - first];
    pair.winner[first] = outcome.winner ? (index(*outcome.winner) == first ? 0 : 1) : -1;
    hasher.word(session.hash());
  }
  pair.hash = hasher.value();
  return pair;
}

bool read_results(const RateJob& job, const std::string& header, std::map<std::uint64_t, RatedPair>& done, Problems& problems) {
  std::ifstream in(job.file);
  if (!in) return true;
  std::string line;
  if (!std::getline(in, line) || line != header) {
    problems.push_back({job.file + ":1", "results of another job: " + line.substr(0, 120), header});
    return false;
  }
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    RatedPair pair;
    std::string hash, end;
    if (fields >> pair.seed >> pair.margin[0] >> pair.margin[1] >> pair.winner[0] >> pair.winner[1] >> hash >> end && end == "." &&
        parse_hex16(hash, pair.hash))
      done[pair.seed] = pair;  // a line that was cut by a kill is played again
  }
  return true;
}

void sum_up(Rating& rating) {
  Hasher hasher;
  double sum = 0, squares = 0;
  for (const auto& pair : rating.pairs) {
    hasher.word(pair.hash);
    const double margin = pair.margin[0] + pair.margin[1];
    sum += margin;
    squares += margin * margin;
    for (const int winner : pair.winner) {
      if (winner < 0) {
        ++rating.draws;
      } else {
        ++rating.wins[static_cast<std::size_t>(winner)];
      }
    }
  }
  rating.hash = hasher.value();
  const auto n = static_cast<double>(rating.pairs.size());
  if (n == 0) return;
  rating.mean = sum / n;
  const double variance = n > 1 ? std::max(0.0, (squares - sum * sum / n) / (n - 1)) : 0;
  const double half = 1.96 * std::sqrt(variance / n);
  rating.low = rating.mean - half;
  rating.high = rating.mean + half;
}

}  // namespace

void play_out(Session& session, std::array<int, 2> skills, int effort, std::vector<std::string>* orders) {
  for (;;) {
    while (session.advance()) {
    }
    if (!seat_decides(session.turn())) return;
    const auto seat = index(seat_of(session.turn()));
    const std::string order = session.thinker(skills[seat], effort)({});
    const auto refused = session.order(order);
    if (refused) {  // a computer's order must pass the same check as a person's (behaviour 30)
      fmt::print(stderr, "{}: skill {} gave \"{}\": {}\n", session.entry().name, skills[seat], order, refused->text);
      std::abort();
    }
    if (orders) orders->push_back(order);
  }
}

Rating rate(const RateJob& job, Problems& problems) {
  Rating rating;
  Problems wrong;
  Table table{Options::of(job.entry->options, job.options, true, wrong), nullptr};
  if (wrong.empty()) table.rules = job.entry->rules(job.scenarios, table.options, wrong);
  if (!wrong.empty()) {
    problems = std::move(wrong);
    return rating;
  }
  const std::string header = job_line(job, table.options, job.entry->begin(table.rules, table.options, job.seed)->data_hash());
  std::map<std::uint64_t, RatedPair> done;
  if (!job.file.empty() && !read_results(job, header, done, problems)) return rating;
  std::ofstream keep;
  if (!job.file.empty()) {
    keep.open(job.file, done.empty() ? std::ios::trunc : std::ios::app);
    if (!keep) {
      problems.push_back({job.file, "a file that cannot be written", "a writable file"});
      return rating;
    }
    keep << (done.empty() ? header + "\n" : "\n") << std::flush;
  }
  std::vector<std::uint64_t> open;
  for (int i = 0; i < job.pairs; ++i)
    if (const auto seed = job.seed + static_cast<std::uint64_t>(i); !done.count(seed)) open.push_back(seed);
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  const auto work = [&] {
    for (std::size_t i; (i = next++) < open.size();) {
      const RatedPair pair = play_pair(job, table, open[i]);
      const std::lock_guard lock(mutex);
      done[pair.seed] = pair;
      if (keep.is_open())
        keep << fmt::format("{} {} {} {} {} {} .\n", pair.seed, pair.margin[0], pair.margin[1], pair.winner[0], pair.winner[1], hex16(pair.hash)) << std::flush;
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < job.workers; ++i) others.emplace_back(work);
    work();
  }
  for (int i = 0; i < job.pairs; ++i) rating.pairs.push_back(done.at(job.seed + static_cast<std::uint64_t>(i)));
  sum_up(rating);
  return rating;
}

}  // namespace d6
