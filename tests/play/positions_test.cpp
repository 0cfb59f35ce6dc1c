// States written by hand (determinism.md, "position"): whatever is accepted can be played to its end; what does not fit
// the rules is refused. True states of the card games are damaged at random: cards moved, values from elsewhere.
#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/places.h"
#include "play/entry.h"

using namespace d6;

namespace {

// A place in a state: its pointer and the last member's name on the way, by which places are of a kind.
struct Place {
  Json::json_pointer at;
  std::string kind;
};

void walk(const Json& value, const Json::json_pointer& at, const std::string& kind, std::vector<Place>& out) {
  if (!at.empty()) out.push_back({at, kind});
  if (value.is_object())
    for (const auto& [name, inner] : value.items()) walk(inner, at / name, name, out);
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) walk(value[i], at / i, kind, out);
}

std::uint32_t below(Dice& dice, std::size_t n) { return dice.below(static_cast<std::uint32_t>(n)); }

// One thing wrong, or perhaps only different.
void damage(Json& state, const Json& donor, Dice& dice) {
  std::vector<Place> places;
  walk(state, Json::json_pointer(), "", places);
  const Place& place = places[below(dice, places.size())];
  Json& value = state[place.at];
  if (value.is_array() && !value.empty() && !value[0].is_structured() && dice.below(2) == 0) {
    const Place& other = places[below(dice, places.size())];
    const std::size_t i = below(dice, value.size());
    const Json card = value[i];
    value.erase(i);
    if (Json& to = state[other.at]; to.is_array()) to.push_back(card);
  } else if (value.is_number_integer() && dice.below(2) == 0) {
    constexpr int kSteps[] = {-5, -1, 1, 5, 100};
    value = value.get<std::int64_t>() + kSteps[dice.below(5)];
  } else {
    std::vector<Place> others, alike;
    walk(donor, Json::json_pointer(), "", others);
    for (const Place& other : others)
      if (other.kind == place.kind) alike.push_back(other);
    if (!alike.empty()) value = donor[alike[below(dice, alike.size())].at];
  }
}

}  // namespace

TEST_CASE("ALL: a state that was written by hand is refused, or can be played to its end") {
  for (const auto& entry : catalogue()) {
    if (entry.name == "carrier") continue;  // its positions are tested in tests/games/carrier
    INFO(std::string(entry.name));
    const std::string scenarios = find_folder("scenarios");
    Dice dice = dice_of(17, Stream::show);
    std::vector<Json> states;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const auto opened = entry.open(scenarios, {}, seed, true);
      REQUIRE(opened.session);
      while (opened.session->turn() != Turn::over) {
        states.push_back(opened.session->truth());
        if (!opened.session->advance()) REQUIRE(!opened.session->order(opened.session->random_order(dice)));
      }
    }
    int accepted = 0, refused = 0;
    for (int i = 0; i < 400; ++i) {
      Json state = states[below(dice, states.size())];
      for (auto times = 1 + dice.below(3); times > 0; --times) damage(state, states[below(dice, states.size())], dice);
      const std::string text = state.dump();
      INFO(text);
      auto opened = entry.position(scenarios, {}, 1, text);
      if (!opened.session) {
        CHECK(!opened.problems.empty());
        ++refused;
        continue;
      }
      ++accepted;
      int steps = 0;
      for (; opened.session->turn() != Turn::over && steps < 20'000; ++steps) {
        REQUIRE(entry.audit(*opened.session, dice, false) == "");
        if (!opened.session->advance()) REQUIRE(!opened.session->order(opened.session->random_order(dice)));
      }
      CHECK(opened.session->turn() == Turn::over);
    }
    CHECK(accepted > 10);
    CHECK(refused > 100);
  }
}
