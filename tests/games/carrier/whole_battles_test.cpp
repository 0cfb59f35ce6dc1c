// Each turn of twenty battles: what a side cannot know changes nothing for it, and saves and records lead back.
#include "games/carrier/whole_battles.h"

#include <cstdlib>

#include "games/carrier/play_support.h"

namespace d6 {
const Entry& entry_carrier();
}

using namespace d6;
using namespace d6::test;

namespace {

const std::string kBattles[] = {"tulagi", "coral_sea", "midway", "eastern_solomons", "santa_cruz"};

// 20; tools/mutate and the sanitizers ask for less.
int battles() {
  const char* percent = std::getenv("D6_TEST_PERCENT");
  return std::max(2, 20 * (percent ? std::atoi(percent) : 100) / 100);
}

}  // namespace

TEST_CASE(
    "CF 8.4: at each turn of whole battles everything that a side does not know is scrambled, and nothing it asks is "
    "answered otherwise") {
  Changed changed;
  for (int i = 0; i < battles(); ++i) {
    const carrier::Rules r = battle(kBattles[i % 5]);
    const std::string wrong = scrambled_battle(r, static_cast<std::uint64_t>(i), changed);
    CHECK_MESSAGE(wrong.empty(), wrong);
  }
  for (const char* field : kHidden) CHECK_MESSAGE(changed[field] > 0, field);
  CHECK(changed.size() == std::size(kHidden));
}

TEST_CASE("ALL: at each turn of whole battles the save and the record of Carrier Force lead back to the very state") {
  // The short one mostly, for a replay grows with what came before; tools/soak takes 200 of all five.
  for (int i = 0; i < battles(); ++i) {
    const std::string wrong =
        saved_battle(entry_carrier(), find_folder("scenarios"), {{"scenario", kBattles[i % 5 == 4 ? 1 + i / 5 : 0]}},
                     static_cast<std::uint64_t>(i));
    CHECK_MESSAGE(wrong.empty(), wrong);
  }
}
