// The cabinet as the screens see it (screens/cabinet.h), over the player's folders, the catalogue and the worker
// thread.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/options.h"
#include "app/screens/cabinet.h"
#include "app/store.h"
#include "app/worker.h"
#include "base/files.h"

namespace d6::app {

class House final : public Cabinet {
 public:
  struct Places {
    files::Folders folders;
    std::string scenarios;  // the shipped ones; the player's own are in the data folder
  };
  House(const Options& options, Places places, ui::Look& look, std::function<void()> thought_done);

  std::span<const Entry> games() const override { return games_; }
  Opened open(const Entry& entry, const Given& options, std::uint64_t seed) override;
  std::uint64_t fresh_seed() override;
  Scenarios scenarios(const Entry& entry) const override;
  std::unique_ptr<ui::GameView> view(Session& session) override;
  bool has_table(const Entry& entry) const override;
  ui::Look& look() override { return look_; }
  ui::Thinker& thinker() override { return worker_; }
  ui::Settings& settings() override { return stored_.settings; }
  void changed() override;
  std::optional<std::string> keep_settings() override;
  ui::Bindings& bindings() override { return stored_.bindings; }
  ui::Bindings default_bindings() const override;
  std::string key_name(int key) const override;
  std::vector<SaveFile> saves() const override;
  std::optional<std::string> save(const Session& session, std::string_view id) override;
  Opened load(std::string_view id) override;
  std::optional<std::string> remove_save(std::string_view id) override;
  Aside put_aside(std::string_view id) override;
  std::vector<std::string> take_notices() override { return std::exchange(notices_, {}); }
  Scores& scores() override { return scores_; }
  std::optional<std::string> scores_changed() override;
  std::string today() const override;
  void playing(const Session* session) override { playing_ = session; }
  bool kiosk() const override { return kiosk_; }
  std::string version() const override;

  // The program's side
  Worker& worker() { return worker_; }
  void next_seed(std::uint64_t seed) { next_seed_ = seed; }
  const Session* playing_now() const { return playing_; }
  bool take_changed() { return std::exchange(changed_, false); }  // settings or keys differ since last asked
  void label_keys();                                              // what is printed on the keys of this layout
  // Writes the record of the session in play to the state folder: the file's name, or nothing to write, or a sentence.
  struct Written {
    std::string path, error;
  };
  Written write_record() const;
  const files::Folders& folders() const { return places_.folders; }
  std::vector<std::string> take_notes() { return std::exchange(notes_, {}); }  // said once to the player and the log

 private:
  DataFolders data_folders() const;
  std::string save_path(std::string_view id) const;
  std::string scores_path() const;
  void look_at_left();  // what was left behind and cannot go on is kept aside at once
  void notice(const std::vector<std::string>& said);
  void load_scores();  // a damaged file is kept aside (behaviour 23)

  ui::Look& look_;
  Places places_;
  std::span<const Entry> games_;
  KeptRules rules_;
  Worker worker_;
  Stored stored_;
  Scores scores_;
  // Values given on the command line: the file keeps the old one until the person changes that setting.
  struct ForNow {
    ui::SettingId id;
    std::string given, before;
  };
  std::vector<ForNow> for_now_;
  const Session* playing_ = nullptr;
  std::optional<std::uint64_t> next_seed_;
  bool kiosk_ = false, changed_ = true;
  std::vector<std::string> notes_, notices_;
};

// Writes the record of the game in play, if there is one, and says where it is, or why it is nowhere.
void tell_record(const House& house, const std::function<void(std::string_view)>& say);

// How each game with a table of its own makes it, by game name (views.cpp).
const std::map<std::string, ui::MakeView, std::less<>>& own_tables();

// A save's or a record's place in time, "20261130-001802", and for people "2026-11-30 00:18".
std::string stamp_for_files(std::int64_t seconds);
std::string stamp_for_people(std::int64_t seconds);

}  // namespace d6::app
