// What a screen asks before an order that costs something for good (ALL-4), and what it says at the end.
#include "games/carrier/play_support.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

namespace {

std::string asked(const Play& play, std::string_view order) {
  Observation seen;
  Carrier::observe(play.rules, play.state, viewer(play.state.seat), seen);
  return Words<Carrier>::question(play.rules, seen, play.read(order));
}

}  // namespace

TEST_CASE("CF-66: a heading that would take a force off the map is asked about, another is not") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  play.force("US TF1").hex = {0, 10};
  play.at(Phase::heading, kUS);
  CHECK(asked(play, "heading TF1 NW") ==
        "TF1 would leave the map to the NW on its next move and never come back. Set that heading?");
  CHECK(asked(play, "heading TF1 N").empty());
}

TEST_CASE("CF-38: who reinforces a mission in the air is warned that the newcomers take its time") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  play.state.weather.wind = play.force("US TF1").heading;
  play.set_group("Enterprise", "F4F", 12, 12);
  Mission& patrol = fly(play.state, kUS, 1, play.force("US TF1").hex, Ordnance::N, {{plane(r, "F4F"), 6}});
  play.at(Phase::launch, kUS);
  patrol.aloft = 2;
  CHECK(asked(play, "reinforce M1 from Enterprise F4F=4").find("in the air for 2 hours") != std::string::npos);
  patrol.aloft = 0;
  CHECK(asked(play, "reinforce M1 from Enterprise F4F=4").empty());
}

TEST_CASE("CF-12: flying off the wind is asked about with the points before and after, into the wind it is not") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  Force& force = play.force("US TF1");
  force.points = 60;
  force.heading = Direction::N;
  play.set_group("Enterprise", "F4F", 12, 12);
  play.at(Phase::launch, kUS);
  play.state.weather.wind = Direction::NE;
  const auto numbers = [](const std::string& text) { return text.substr(text.find("of its")); };
  CHECK(numbers(asked(play, "launch F from Enterprise F4F=4")) ==
        "of its 60 movement points 48 would be left. Launch?");
  play.state.weather.wind = Direction::S;
  CHECK(numbers(asked(play, "launch F from Enterprise F4F=4")) ==
        "of its 60 movement points 36 would be left. Launch?");
  play.state.weather.wind = Direction::N;
  CHECK(asked(play, "launch F from Enterprise F4F=4").empty());
}

TEST_CASE("CF 4.3: an end that the other side has offered is asked about, an offer of one's own is not") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  play.at(Phase::adjust, kUS);
  CHECK(asked(play, "end").empty());
  play.state.agreed[1] = true;
  CHECK_FALSE(asked(play, "end").empty());
  play.state.agreed[0] = true;  // takes it back
  CHECK(asked(play, "end").empty());
}

TEST_CASE("CF 13.1: the last sentence of a battle gives its victory level and the points between the sides") {
  const carrier::Rules r = battle("midway");
  Play play(r);
  play.state.turn = static_cast<std::uint16_t>(r.turns);
  play.at(Phase::sail, kUS);
  play.pass();
  REQUIRE(Carrier::turn(play.state) == Turn::over);
  const int margin = Carrier::score(r, play.state, kUS) - Carrier::score(r, play.state, kJP);
  Event end = play.heard.one(EventKind::ended);
  CHECK(end.m == margin);
  end.m = -114;
  CHECK(Words<Carrier>::say(r, end) ==
        "The battle is over, its last hour has been played: Japanese marginal victory by 114 points.");
  end.n = 1;
  end.m = 40;
  CHECK(Words<Carrier>::say(r, end) == "Both sides agree to end the battle: a draw, 40 points apart.");
}
