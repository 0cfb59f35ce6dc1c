// What holds for every game of the catalogue: random games with the audit at each step, records, saves, undo.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "base/places.h"
#include "play/entry.h"
#include "play/rate.h"
#include "play/save.h"

using namespace d6;

namespace {

const std::string& scenarios() {
  static const std::string folder = find_folder("scenarios");
  return folder;
}

// 1,000 games in tools/test (style.md 6); Carrier Force 100. The sanitizer run sets D6_TEST_PERCENT lower.
int games_to_play(const Entry& entry) {
  const char* percent = std::getenv("D6_TEST_PERCENT");
  const int all = entry.name == "carrier" ? 100 : 1000;
  return std::max(3, all * (percent ? std::atoi(percent) : 100) / 100);
}

std::unique_ptr<Session> open(const Entry& entry, std::uint64_t seed, const Given& options = {}) {
  auto opened = entry.open(scenarios(), options, seed, false);
  for (const auto& problem : opened.problems) FAIL_CHECK(problem.text());
  REQUIRE(opened.session);
  return std::move(opened.session);
}

// One value of every option of the game, drawn by the seed, so that random games meet all of them.
Given some_options(const Entry& entry, Dice& dice) {
  Given out;
  for (const auto& option : entry.options)
    if (!option.values.empty()) out.emplace_back(option.name, option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))]);
  return out;
}

std::string told_to(const Session& session, Viewer viewer) {
  std::string out;
  for (const auto& line : session.told(viewer, 0)) out += line.text + "\n";
  return out;
}

constexpr int kLongestGame = 200'000;  // orders and steps; a game that takes more has lost its end

}  // namespace

TEST_CASE("behaviour 29: random games of every game hold their invariants at each step") {
  for (const auto& entry : catalogue()) {
    INFO(entry.name);
    for (int game = 0; game < games_to_play(entry); ++game) {
      Dice dice = dice_of(static_cast<std::uint64_t>(game), Stream::computer);
      const auto session = open(entry, static_cast<std::uint64_t>(game), some_options(entry, dice));
      int steps = 0;
      for (; session->turn() != Turn::over && steps < kLongestGame; ++steps) {
        const bool deep = steps % 16 == game % 16;
        if (const std::string wrong = entry.audit(*session, dice, deep); !wrong.empty()) {
          INFO("game " << game << " step " << steps << "\n" << session->record());
          FAIL(wrong);
        }
        if (session->advance()) continue;
        const std::string order = session->random_order(dice);
        const auto refused = session->order(order);
        REQUIRE_MESSAGE(!refused, entry.name << ": " << order << ": " << refused->text);
      }
      REQUIRE_MESSAGE(session->turn() == Turn::over, entry.name << " game " << game << " does not end");
      CHECK(entry.audit(*session, dice, true) == "");
    }
  }
}

TEST_CASE("ALL: save = load = record = replay at any step of every game") {
  for (const auto& entry : catalogue()) {
    const int games = std::max(2, games_to_play(entry) / 50);
    for (int game = 0; game < games; ++game) {
      Dice dice = dice_of(static_cast<std::uint64_t>(1000 + game), Stream::computer);
      const auto session = open(entry, static_cast<std::uint64_t>(game), some_options(entry, dice));
      const int stride = entry.name == "carrier" ? 997 : 13;
      for (int step = 0; session->turn() != Turn::over; ++step) {
        if (step % stride == game % stride) {
          INFO(entry.name << " game " << game << " step " << step);
          auto loaded = load_save(catalogue(), scenarios(), session->save(), "save");
          for (const auto& problem : loaded.problems) FAIL(problem.text());
          CHECK(loaded.notes.empty());
          CHECK(loaded.session->hash() == session->hash());
          CHECK(entry.difference(*loaded.session, *session) == "");
          CHECK(told_to(*loaded.session, Viewer::truth) == told_to(*session, Viewer::truth));
          CHECK(loaded.session->record() == session->record());
          auto replayed = replay(catalogue(), scenarios(), session->record(), "record");
          for (const auto& problem : replayed.problems) FAIL(problem.text());
          CHECK(replayed.session->hash() == session->hash());
        }
        if (!session->advance()) REQUIRE(!session->order(session->random_order(dice)));
      }
    }
  }
}

TEST_CASE("ALL: undo brings back the very state and its history, and stops at a change of seat") {
  for (const auto& entry : catalogue()) {
    const auto session = open(entry, 5);
    Dice dice = dice_of(5, Stream::computer);
    for (int step = 0; session->turn() != Turn::over && step < 2000; ++step) {
      if (session->advance()) continue;
      const auto hash = session->hash();
      const auto told = told_to(*session, Viewer::truth);
      const auto steps = session->steps();
      const Turn before = session->turn();
      REQUIRE(!session->order(session->random_order(dice)));
      if (session->turn() != before && seat_decides(session->turn())) CHECK(!session->can_undo());
      if (!session->can_undo()) continue;
      const int undos = session->undos();
      REQUIRE(session->undo());
      CHECK(session->hash() == hash);
      CHECK(told_to(*session, Viewer::truth) == told);
      CHECK(session->steps() == steps);
      CHECK(session->undos() == undos + 1);
      REQUIRE(!session->order(session->random_order(dice)));
    }
  }
}

TEST_CASE("behaviour 30: a computer's move passes the same check as a person's, at every skill") {
  for (const auto& entry : catalogue()) {
    const int skills = static_cast<int>(entry.skills.size());
    for (int skill = 1; skill <= skills; ++skill) {
      auto opened = entry.open(scenarios(), {}, static_cast<std::uint64_t>(skill), true);
      REQUIRE(opened.session);
      // play_out ends the program at a refusal; a tenth of the budget is enough to meet every kind of decision.
      play_out(*opened.session, {skill, skills - skill + 1}, entry.name == "template" ? 100 : 2);
      CHECK(opened.session->outcome().over);
    }
  }
}

TEST_CASE("ALL: the same seed, options and skills give the same game, with one worker and with two") {
  for (const auto& entry : catalogue()) {
    if (entry.name == "carrier") continue;  // its battles are compared in tests/games/carrier
    RateJob job;
    job.entry = &entry;
    job.scenarios = scenarios();
    job.pairs = 4;
    job.effort = 1;
    Problems problems;
    const auto one = rate(job, problems);
    job.workers = 2;
    const auto two = rate(job, problems);
    CHECK(problems.empty());
    CHECK(one.hash == two.hash);
    CHECK(one.pairs.size() == 4);
  }
}

TEST_CASE("ALL: shipped data files have no problems") {
  REQUIRE(!scenarios().empty());
  for (const auto& entry : catalogue())
    for (const auto& problem : entry.lint(scenarios())) FAIL_CHECK(problem.text());
}
