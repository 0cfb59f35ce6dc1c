// Numbers that tools/mutate found no other rule test to notice.
#include <algorithm>

#include "games/carrier/play_support.h"
#include "games/carrier/rules/setup.h"

using namespace d6;
using namespace d6::carrier;
using namespace d6::test;

TEST_CASE("CF-74: twenty aircraft always lose two points in forming up, nineteen sometimes one") {
  const carrier::Rules r = battle("midway");
  int least = 99;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    for (const int count : {19, 20}) {
      Play play(r, seed);
      play.force("US TF1").heading = play.state.weather.wind;
      play.deck("Enterprise").ordnance = Ordnance::AS;
      play.set_group("Enterprise", "SBD", 30, 30);
      play.at(Phase::launch, kUS);
      play.give("launch AS from Enterprise SBD=" + std::to_string(count));
      play.give("next");
      const int lost = play.mission(kUS, 1).take_off_loss;
      if (count == 20)
        CHECK(lost == 2);
      else
        least = std::min(least, lost);
    }
  CHECK(least == 1);
}

TEST_CASE("CF-68: the random set-up keeps four hexes from every enemy carrier, and no more") {
  const carrier::Rules r = battle("midway");
  const Hex nagumo = info(r, force(r, "JP TF1")).hex;
  const auto hexes = random_hexes(r, force(r, "US TF1"));
  const auto nearest = std::min_element(hexes.begin(), hexes.end(),
                                        [&](Hex a, Hex b) { return distance(a, nagumo) < distance(b, nagumo); });
  REQUIRE(nearest != hexes.end());
  CHECK(distance(*nearest, nagumo) == 4);
}

TEST_CASE("CF-68: the random set-up moves a force up to four hexes, and no farther") {
  const carrier::Rules r = battle("midway");
  int farthest = 0;
  for (std::size_t i = 0; i < r.forces.size(); ++i)
    for (const Hex hex : r.forces[i].random ? random_hexes(r, static_cast<ForceId>(i)) : std::vector<Hex>{})
      farthest = std::max(farthest, distance(hex, r.forces[i].hex));
  CHECK(farthest == 4);
}
