// The cabinet as the screens see it: see house.h.
#include "app/house.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <variant>

#include "app/sentences.h"
#include "base/text.h"
#include "base/version.h"
#include "platform/keys.h"
#include "play/save.h"
#include "ui/teletype.h"

namespace d6::app {
namespace {

KeyNames key_names() { return {platform::key_file_name, platform::scancode_of_name}; }

ui::Bindings standard_bindings() {
  ui::Bindings out;
  const auto rows = ui::bindable();
  for (const auto& [intent, key] : platform::standard_keys()) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [i = intent](const ui::Bindable& b) { return b.intent == i; });
    if (found != rows.end()) out.push_back({intent, key});
  }
  return out;
}

std::string time_text(std::int64_t seconds, const char* format) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm local{};
  if (::localtime_r(&time, &local) == nullptr) return {};
  char text[32];
  return {text, std::strftime(text, sizeof text, format, &local)};
}

std::int64_t clock_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

std::string stamp_for_files(std::int64_t seconds) { return time_text(seconds, "%Y%m%d-%H%M%S"); }
std::string stamp_for_people(std::int64_t seconds) { return time_text(seconds, "%Y-%m-%d %H:%M"); }

House::House(const Options& options, Places places, ui::Look& look, std::function<void()> thought_done)
    : look_(look),
      places_(std::move(places)),
      games_(catalogue()),
      worker_(std::move(thought_done)),
      next_seed_(options.seed),
      kiosk_(options.kiosk) {
  // What is for people who write games comes last.
  while (!options.developer && !games_.empty() && games_.back().for_developers)
    games_ = games_.first(games_.size() - 1);
  stored_.bindings = standard_bindings();
  const std::string& config = places_.folders.config;
  if (config.empty()) {
    notes_.push_back(tr("There is no folder to keep files in (HOME is not set): nothing will be kept."));
  } else {
    notes_ = load_settings(config + "/settings.toml", key_names(), stored_);
  }
  notice(notes_);
  const std::size_t told = notes_.size();
  load_scores();
  notice({notes_.begin() + static_cast<std::ptrdiff_t>(told), notes_.end()});
  look_at_left();
  const ui::Settings before = stored_.settings;
  for (const auto& [key, word] : options.settings) {
    if (auto wrong = stored_.settings.read(key, word)) notes_.push_back(std::move(*wrong));
  }
  if (options.fullscreen) stored_.settings.set(ui::SettingId::fullscreen, *options.fullscreen ? 1 : 0);
  for (const ui::Setting& s : ui::setting_table()) {
    const std::string given = stored_.settings.word(s.id);
    if (given != before.word(s.id)) for_now_.push_back({s.id, given, before.word(s.id)});
  }
  ui::apply(stored_.settings, look_);
  label_keys();
}

void House::label_keys() {
  for (auto& label : look_.keys) label.clear();
  for (const ui::Binding& b : stored_.bindings) {
    look_.keys[static_cast<std::size_t>(b.intent)] = platform::key_label(b.key);
  }
  look_.keys[static_cast<std::size_t>(ui::Intent::fullscreen)] = "F11";
}

Opened House::open(const Entry& entry, const Given& options, std::uint64_t seed) {
  DataFolders folders = data_folders();
  folders.kept = &rules_;
  return open_from(entry, folders, options, seed);
}

std::uint64_t House::fresh_seed() {
  if (next_seed_) return (*next_seed_)++;
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

// Asked each time: somebody may be writing one while the cabinet runs.
DataFolders House::data_folders() const { return {places_.scenarios, files::own_scenarios(places_.folders)}; }

Scenarios House::scenarios(const Entry& entry) const { return scenarios_of(entry, data_folders()); }

std::unique_ptr<ui::GameView> House::view(Session& session) {
  if (stored_.settings.on(ui::SettingId::own_tables)) {
    const auto found = own_tables().find(session.entry().name);
    if (found != own_tables().end()) return found->second(session, look_);
  }
  return std::make_unique<ui::Teletype>(session, look_);
}

bool House::has_table(const Entry& entry) const {
  return stored_.settings.on(ui::SettingId::own_tables) && own_tables().contains(entry.name);
}

void House::changed() {
  changed_ = true;
  ui::apply(stored_.settings, look_);
  label_keys();
  std::erase_if(for_now_, [&](const ForNow& f) { return stored_.settings.word(f.id) != f.given; });
}

std::optional<std::string> House::keep_settings() {
  if (places_.folders.config.empty()) return std::nullopt;  // said at the start
  Stored written = stored_;
  for (const ForNow& f : for_now_) {
    // It was read before, so it is read again.
    if (const auto wrong = written.settings.read(ui::setting(f.id).key, f.before)) return wrong;
  }
  return save_settings(places_.folders.config + "/settings.toml", key_names(), written);
}

ui::Bindings House::default_bindings() const { return standard_bindings(); }

std::string House::key_name(int key) const { return platform::key_label(key); }

std::string House::scores_path() const {
  return places_.folders.data.empty() ? std::string() : places_.folders.data + "/scores.json";
}

void House::load_scores() {
  const std::string path = scores_path();
  if (path.empty()) return;
  const auto text = files::read(path);
  if (const auto* error = std::get_if<files::Error>(&text)) {
    if (error->kind == files::Error::Kind::missing) return;
    notes_.push_back(sentence(*error));
  } else {
    std::string wrong;
    if (read_scores(std::get<std::string>(text), scores_, wrong)) return;
    notes_.push_back(tr("{}: {}.", path, wrong));
  }
  // What could not be read would be overwritten by the next score.
  const auto aside = files::keep_aside(path);
  if (const auto* kept = std::get_if<std::string>(&aside)) {
    notes_.push_back(tr("The file is kept as {}; the lists begin anew.", *kept));
  } else {
    notes_.push_back(sentence(std::get<files::Error>(aside)));
  }
}

std::optional<std::string> House::scores_changed() {
  const std::string path = scores_path();
  if (path.empty()) return std::nullopt;  // said at the start
  if (const auto error = files::save(path, write_scores(scores_))) return sentence(*error);
  return std::nullopt;
}

std::string House::today() const { return stamp_for_people(clock_seconds()).substr(0, 10); }

std::string House::save_path(std::string_view id) const {
  if (places_.folders.data.empty()) return {};
  return places_.folders.data + "/saves/" + std::string(id) + ".save";
}

std::vector<SaveFile> House::saves() const {
  struct Found {
    SaveFile file;
    std::int64_t seconds;
  };
  std::vector<Found> found;
  if (places_.folders.data.empty()) return {};
  const std::filesystem::path folder = places_.folders.data + "/saves";
  for (const std::string& name : files::names_in(folder.string())) {
    const std::filesystem::path path = folder / name;
    if (path.extension() != ".save") continue;
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode)) continue;
    found.push_back({{path.stem().string(), stamp_for_people(info.st_mtime)}, info.st_mtime});
  }
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
    return a.seconds != b.seconds ? a.seconds > b.seconds : a.file.id < b.file.id;
  });
  std::vector<SaveFile> out;
  for (Found& f : found) out.push_back(std::move(f.file));
  return out;
}

std::optional<std::string> House::save(const Session& session, std::string_view id) {
  const std::string path = save_path(id);
  // Never over a file that is not one of ours: damaged, or of a newer program (behaviour 23).
  if (const auto old = files::read(path); const auto* text = std::get_if<std::string>(&old)) {
    SavePreview preview;
    if (!preview_save(*text, preview)) {
      const auto aside = files::keep_aside(path);
      if (const auto* failed = std::get_if<files::Error>(&aside)) return sentence(*failed);
    }
  }
  if (auto error = files::save(path, session.save())) return sentence(*error);
  return std::nullopt;
}

Opened House::load(std::string_view id) {
  const std::string path = save_path(id);
  const auto file = files::read(path);
  if (const auto* error = std::get_if<files::Error>(&file)) {
    Opened out;
    out.problems.push_back({path, sentence(*error), tr("a save of this cabinet")});
    return out;
  }
  DataFolders folders = data_folders();
  folders.kept = &rules_;
  return load_save(catalogue(), folders, std::get<std::string>(file), path);
}

std::optional<std::string> House::remove_save(std::string_view id) {
  const std::string path = save_path(id);
  for (const std::string& name : {path, files::previous_of(path)}) {
    if (::unlink(name.c_str()) != 0 && errno != ENOENT) return sentence(files::error_of(name, errno));
  }
  return std::nullopt;
}

std::string House::version() const { return std::string(kVersion); }

Cabinet::Aside House::put_aside(std::string_view id) {
  const auto aside = files::keep_aside(save_path(id));
  if (const auto* failed = std::get_if<files::Error>(&aside)) return {{}, sentence(*failed)};
  return {std::get<std::string>(aside), {}};
}

void House::look_at_left() {
  if (places_.folders.data.empty()) return;
  for (const Entry& entry : games_) {
    const std::string id = continue_id(entry), path = save_path(id);
    const auto file = files::read(path);
    std::vector<std::string> said;
    if (const auto* error = std::get_if<files::Error>(&file)) {
      if (error->kind == files::Error::Kind::missing || error->kind == files::Error::Kind::nowhere) continue;
      said.push_back(sentence(*error));
    } else {
      SavePreview preview;
      if (preview_save(std::get<std::string>(file), preview)) continue;
      const Opened opened = load(id);  // for the reason
      said.push_back(opened.problems.empty() ? tr("{} is no save.", path) : opened.problems.front().text());
    }
    const Aside aside = put_aside(id);
    said.push_back(aside.fault.empty() ? tr("The file is kept as {}; that game cannot go on.", aside.name)
                                       : aside.fault);
    notes_.insert(notes_.end(), said.begin(), said.end());
    notice(said);
  }
}

// At the title: the first reason, how many more there are, and where the file is now.
void House::notice(const std::vector<std::string>& said) {
  if (said.empty()) return;
  std::string text = said.front();
  if (said.size() > 2) text += said.size() == 3 ? tr("\n(and one more)") : tr("\n(and {} more)", said.size() - 2);
  if (said.size() > 1) text += "\n" + said.back();
  notices_.push_back(std::move(text));
}

House::Written House::write_record() const {
  if (playing_ == nullptr || places_.folders.state.empty()) return {};
  const std::string name = fmt::format("{}/records/{}-{}-{}.deep6", places_.folders.state, playing_->entry().name,
                                       stamp_for_files(clock_seconds()), ::getpid());
  if (auto error = files::save(name, playing_->record())) return {{}, sentence(*error)};
  return {name, {}};
}

void tell_record(const House& house, const std::function<void(std::string_view)>& say) {
  const auto written = house.write_record();
  if (!written.path.empty()) say(tr("The game's record is {}", written.path));
  if (!written.error.empty()) say(tr("The game's record could not be written. {}", written.error));
}

}  // namespace d6::app
