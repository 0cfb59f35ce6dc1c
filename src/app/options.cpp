// The command line: see options.h. Each setting of the table is an option, so they are declared once.
#include "app/options.h"

#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <limits>
#include <sstream>

#include "app/sentences.h"
#include "app/themes.h"
#include "base/files.h"
#include "base/places.h"
#include "base/text.h"
#include "base/version.h"
#include "ui/settings.h"

namespace d6::app {
namespace {

std::string allowed(const ui::Setting& s) {
  if (s.kind == ui::SettingKind::range) return fmt::format("{} to {}", s.low, s.high);
  return fmt::format("{}", fmt::join(s.words.begin(), s.words.end(), ", "));
}

constexpr std::uint64_t kMostSeed = std::numeric_limits<std::uint64_t>::max();

std::optional<std::uint64_t> seed_of(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

// Empty: there is such a theme. The program says later what is wrong with the file of themes itself.
std::string theme_fault(const std::string& id) {
  const std::string assets = find_folder("assets");
  if (assets.empty()) return {};
  Problems problems;
  std::vector<std::string_view> ids;
  const std::vector<stage::Theme> themes = load_themes(assets + "/palettes/themes.toml", problems);
  for (const stage::Theme& theme : themes) {
    if (theme.id == id) return {};
    ids.push_back(theme.id);
  }
  return tr("there is no theme \"{}\"; there are {}", id, fmt::join(ids.begin(), ids.end(), ", "));
}

// Why a player's files cannot lie there. What is missing of the path is tried and goes again: nothing is written before
// there is something to keep.
std::optional<std::string> folder_fault(const std::string& path) {
  if (path.empty()) return tr("It has no name.");
  std::error_code error;
  std::filesystem::path there = std::filesystem::absolute(path, error), missing;
  while (!there.empty() && !std::filesystem::exists(there, error) && there != there.root_path()) {
    if (there.has_filename()) missing = there;
    there = there.parent_path();
  }
  if (!files::is_folder(there.string())) return tr("{} is no folder.", there.string());
  if (missing.empty()) return std::nullopt;
  if (::mkdir(missing.c_str(), 0700) != 0) return sentence(files::error_of(missing.string(), errno));
  ::rmdir(missing.c_str());
  return std::nullopt;
}

}  // namespace

Start read_command_line(int argc, const char* const* argv) {
  Start start;
  Options& o = start.options;
  CLI::App app(tr("Four classic computer games in one cabinet."), "deepsix");
  app.set_version_flag("--version", "deepsix " + std::string(kVersion), tr("Says which version this is."));
  app.add_option("--script", o.script, tr("Plays a script of keys, clicks and expectations without a window."))
      ->check(CLI::ExistingFile);
  app.add_option("--shots", o.shots, tr("The folder for the pictures of a script."));
  app.add_flag("--kiosk", o.kiosk, tr("For a machine in a hall: begins with the demo, cannot be quit."));
  app.add_flag("--developer", o.developer, tr("Shows the template game too."));
  bool windowed = false;
  auto* const windowed_option = app.add_flag("--windowed", windowed, tr("Stays in a window, this time."));
  std::string seed;
  auto* const seed_option =
      app.add_option("--seed", seed, tr("The seed of the first game; the clock gives one otherwise."))
          ->type_name("NUMBER")
          ->check([](const std::string& text) {
            return seed_of(text) ? std::string() : tr("\"{}\" is no whole number from 0 to {}", text, kMostSeed);
          });
  auto* const data_option =
      app.add_option("--data-dir", o.data_dir, tr("Keeps settings, saves and records below this folder."));
  app.add_flag("--software", o.software, tr("Draws without the graphics card."));
  app.add_option("--measure", o.measure, tr("Ends after so many seconds and says what they cost."))
      ->type_name("SECONDS")
      ->check(CLI::Range(1, 86'400));
  app.add_flag("--measure-pad", o.measure_pad, tr("With --measure: a virtual pad is open meanwhile."));
  std::vector<std::string> words(ui::kSettings);
  std::vector<CLI::Option*> options(ui::kSettings);
  for (const ui::Setting& s : ui::setting_table()) {
    std::string key(s.key);
    std::replace(key.begin(), key.end(), '_', '-');
    std::string help(s.help);
    if (s.kind != ui::SettingKind::theme) help += " (" + allowed(s) + ")";
    std::string& word = words[static_cast<std::size_t>(s.id)];
    const auto fits = [key = std::string(s.key)](const std::string& value) {
      if (key == "theme") return theme_fault(value);
      ui::Settings tried;
      return tried.read(key, value).value_or(std::string());
    };
    auto* const option = app.add_option("--" + key, word, help)->group(tr("Settings, this time"))->check(fits);
    options[static_cast<std::size_t>(s.id)] = option;
    if (s.kind == ui::SettingKind::toggle) option->expected(0, 1)->default_str("on");  // --crt alone turns it on
    if (s.id == ui::SettingId::fullscreen) windowed_option->excludes(option);
  }
  const auto end = [&](int status) {
    start.ends = true;
    start.status = status;
  };
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    start.out = app.help();
    end(0);
  } catch (const CLI::CallForVersion& version) {
    start.out = std::string(version.what()) + "\n";
    end(0);
  } catch (const CLI::ParseError& error) {
    start.error = tr("deepsix: {}\nTry deepsix --help.\n", error.what());
    end(2);
  }
  if (!start.ends && seed_option->count() > 0) o.seed = seed_of(seed);
  if (windowed) o.fullscreen = false;
  for (const ui::Setting& s : ui::setting_table()) {
    const auto at = static_cast<std::size_t>(s.id);
    if (start.ends || options[at]->count() == 0) continue;
    o.settings.emplace_back(s.key, words[at].empty() ? "on" : words[at]);
  }
  if (!start.ends && data_option->count() > 0) {
    if (const auto fault = folder_fault(o.data_dir)) {
      start.error =
          tr("deepsix: --data-dir: \"{}\" cannot be the folder. {}\nTry deepsix --help.\n", o.data_dir, *fault);
      end(2);
    }
  }
  return start;
}

}  // namespace d6::app
