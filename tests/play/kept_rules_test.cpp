// Rules that are kept: the same game as one that reads its own, and never rules that the files no longer hold.
#include "play/kept_rules.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "base/places.h"
#include "play/save.h"
#include "support/temporary.h"

namespace d6 {
namespace {

const Entry& game() { return *find_game("template"); }

TEST_CASE(
    "kept rules: a game opened with them is the game that reads its own, and they are read once for each set of "
    "options") {
  KeptRules kept;
  const std::string folder = find_folder("scenarios");
  for (const Entry& entry : catalogue()) {
    const std::size_t before = kept.size();
    const auto own = entry.open(folder, {}, 9, false);
    for (int again = 0; again < 2; ++again) {
      const auto opened = kept.open(entry, folder, folder, {}, 9, false);
      REQUIRE(opened.session);
      CHECK(opened.session->hash() == own.session->hash());
      CHECK(opened.session->data_hash() == own.session->data_hash());
      CHECK(opened.session->record() == own.session->record());
    }
    CHECK(kept.size() == before + 1);
  }
  const Entry& broadside = *find_game("broadside");
  const std::size_t before = kept.size();
  CHECK(kept.open(broadside, folder, folder, {{"airstrike", "classic"}}, 9, false).session->data_hash() !=
        kept.open(broadside, folder, folder, {{"airstrike", "balanced"}}, 9, false).session->data_hash());
  CHECK(kept.size() > before);
  CHECK_FALSE(kept.open(broadside, folder, folder, {{"airstrike", "never"}}, 9, false).problems.empty());
}

TEST_CASE("kept rules: a file that changed is read again, and a broken one is a problem each time") {
  const test::Temporary here;
  std::filesystem::copy(find_folder("scenarios"), here.path() + "/scenarios", std::filesystem::copy_options::recursive);
  const std::string folder = here.path() + "/scenarios", file = folder + "/template/rules.toml";
  KeptRules kept;
  REQUIRE(kept.open(game(), folder, folder, {}, 1, false).session);
  std::ofstream(file, std::ios::app) << "\nsurprise = 1\n";
  for (int again = 0; again < 2; ++again) {
    const auto broken = kept.open(game(), folder, folder, {}, 1, false);
    CHECK_FALSE(broken.session);
    REQUIRE(broken.problems.size() == 1);
    CHECK(broken.problems[0].place.find("rules.toml") != std::string::npos);
  }
  std::filesystem::copy_file(find_folder("scenarios") + "/template/rules.toml", file,
                             std::filesystem::copy_options::overwrite_existing);
  CHECK(kept.open(game(), folder, folder, {}, 1, false).session);
}

TEST_CASE("kept rules: a save loaded with them is the game that was saved, also while another game holds them") {
  KeptRules kept;
  DataFolders folders(find_folder("scenarios"));
  folders.kept = &kept;
  auto opened = open_from(game(), folders, {}, 4);
  REQUIRE(opened.session);
  Dice dice = dice_of(1, Stream::computer);
  for (int i = 0; i < 4 && opened.session->turn() != Turn::over; ++i)
    if (!opened.session->advance()) opened.session->order(opened.session->random_order(dice));
  const auto loaded = load_save(catalogue(), folders, opened.session->save(), "kept");
  REQUIRE(loaded.session);
  CHECK(loaded.session->hash() == opened.session->hash());
  CHECK(loaded.session->record() == opened.session->record());
  CHECK(kept.size() == 1);
}

}  // namespace
}  // namespace d6
