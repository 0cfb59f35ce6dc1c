// The Deep Six Lists and the statistics, as values.
#include "app/screens/scores.h"

#include <doctest/doctest.h>

#include "base/places.h"
#include "play/entry.h"

using namespace d6;
using namespace d6::app;

namespace {

// A finished game of Soundings with the winner it happens to have.
std::unique_ptr<Session> finished(std::uint64_t seed) {
  auto opened = find_game("template")->open(find_folder("scenarios"), {}, seed, false);
  REQUIRE(opened.session);
  Dice dice = dice_of(seed, Stream::computer);
  while (opened.session->turn() != Turn::over)
    if (!opened.session->advance()) REQUIRE(!opened.session->order(opened.session->random_order(dice)));
  return std::move(opened.session);
}

std::unique_ptr<Session> won() {
  for (std::uint64_t seed = 1;; ++seed)
    if (auto session = finished(seed); session->outcome().winner) return session;
}

void fill(Scores& scores, std::vector<int> values) {
  for (const int v : values) enter(scores, "game", {"n" + std::to_string(v), v, "USN", "Admiral", "2026-11-30"});
}

}  // namespace

TEST_CASE("TFB over-1: only the six highest scores stand on the list, the best first") {
  Scores scores;
  fill(scores, {300, 500, 100, 400, 200, 600});
  CHECK(place_of(scores, "game", 50) == std::nullopt);
  CHECK(place_of(scores, "game", 450) == std::size_t{2});
  CHECK(enter(scores, "game", {"new", 450, "IJN", "Captain", "2026-12-01"}) == 2);
  const auto& rows = scores.lists["game"];
  REQUIRE(rows.size() == 6);
  for (std::size_t i = 1; i < rows.size(); ++i) CHECK(rows[i - 1].score >= rows[i].score);
  CHECK(rows[5].score == 200);
}

TEST_CASE("TFB-19: an older entry wins a tie") {
  Scores scores;
  fill(scores, {600, 500, 400, 300, 200, 100});
  CHECK(place_of(scores, "game", 500) == std::size_t{2});
  CHECK(place_of(scores, "game", 100) == std::nullopt);
  CHECK(enter(scores, "game", {"late", 500, "", "", ""}) == 2);
  CHECK(scores.lists["game"][1].name == "n500");
}

TEST_CASE("TFB-19: computers, hinted and undone games never claim a place") {
  const auto session = won();
  const Seat winner = *session->outcome().winner;
  session->seats({"computer:1", "computer:2"});
  CHECK(!claim_of(*session));
  std::array<std::string, 2> seats{"computer:1", "computer:1"};
  seats[index(winner)] = "human";
  session->seats(seats);
  REQUIRE(claim_of(*session));
  CHECK(claim_of(*session)->seat == winner);
  CHECK(claim_of(*session)->score == session->scores()[index(winner)]);
  std::swap(seats[0], seats[1]);
  session->seats(seats);
  CHECK(!claim_of(*session));
  std::swap(seats[0], seats[1]);
  session->seats(seats);
  session->note_hint();
  CHECK(!claim_of(*session));
}

TEST_CASE("TFB-37: of two people the winner may enter, one name a game") {
  const auto session = won();
  session->seats({"human", "human"});
  const auto claim = claim_of(*session);
  REQUIRE(claim);
  CHECK(claim->seat == *session->outcome().winner);
}

TEST_CASE("scores: games of a person against a skill are counted, with the best score of a win") {
  Scores scores;
  const auto session = won();
  const Seat winner = *session->outcome().winner;
  std::array<std::string, 2> seats;
  seats[index(winner)] = "human";
  seats[index(other(winner))] = "computer:2";
  session->seats(seats);
  count_game(scores, *session);
  REQUIRE(scores.tallies["template"].size() == 2);
  CHECK(scores.tallies["template"][1] == Tally{1, 1, 0, session->scores()[index(winner)]});
  std::swap(seats[0], seats[1]);
  session->seats(seats);
  count_game(scores, *session);
  CHECK(scores.tallies["template"][1].played == 2);
  CHECK(scores.tallies["template"][1].won == 1);
  session->seats({"human", "human"});
  count_game(scores, *session);
  CHECK(scores.tallies["template"][1].played == 2);
}

TEST_CASE("scores: what is written is read again; names are counted in characters") {
  Scores scores, again;
  enter(scores, "broadside", {"Åßçdéfghïjklm", 1630, "IJN", "Admiral", "2026-11-30"});
  CHECK(scores.lists["broadside"][0].name == "Åßçdéfghïj");
  scores.tallies["rook"] = {{3, 1, 1, 200}};
  std::string error;
  REQUIRE(read_scores(write_scores(scores), again, error));
  CHECK(again == scores);
}

TEST_CASE("behaviour 23: a score file that is empty, cut, damaged or newer is refused with the reason") {
  Scores scores, read;
  fill(scores, {3, 2, 1});
  const std::string whole = write_scores(scores);
  std::string error;
  for (std::size_t length = 0; length + 2 < whole.size(); ++length) {
    error.clear();
    CHECK(!read_scores(whole.substr(0, length), read, error));
    CHECK(!error.empty());
    CHECK(read == Scores{});
  }
  CHECK(!read_scores(R"({"deep6_scores":2,"lists":{},"tallies":{}})", read, error));
  CHECK(error.find("newer version") != std::string::npos);
  CHECK(!read_scores(R"({"deep6_scores":1,"lists":{"x":[{"name":"a very long name","score":1}]},"tallies":{}})", read,
                     error));
  CHECK(!read_scores(R"({"deep6_scores":1,"lists":{"x":3},"tallies":{}})", read, error));
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  CHECK(!read_scores(R"({"deep6_scores":1,"lists":{"x":)" + deep + R"(},"tallies":{}})", read, error));
}
