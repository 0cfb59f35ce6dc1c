// A cabinet that lives in memory: saves are texts in a map, the computer thinks at once, seeds count up. For tests.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/screens/cabinet.h"
#include "app/screens/screens.h"
#include "play/save.h"
#include "support/tiny_font.h"
#include "ui/teletype.h"

namespace d6::test {

class MemoryCabinet final : public app::Cabinet {
 public:
  MemoryCabinet() {
    look_.text = tiny_font(8, 8);
    look_.table = tiny_font(6, 8);
    look_.head = tiny_font(12, 16);
    look_.themes = {stage::default_theme(), {"amber", "Amber", stage::default_theme().colours}};
    bindings_ = default_bindings();
  }

  std::span<const Entry> games() const override { return shown.empty() ? catalogue() : std::span<const Entry>(shown); }
  Opened open(const Entry& entry, const Given& options, std::uint64_t seed) override {
    return open_from(entry, {D6_SOURCE_DIR "/scenarios", own_scenarios}, options, seed);
  }
  std::uint64_t fresh_seed() override { return next_seed++; }
  Scenarios scenarios(const Entry& entry) const override {
    return scenarios_of(entry, {D6_SOURCE_DIR "/scenarios", own_scenarios});
  }
  std::unique_ptr<ui::GameView> view(Session& session) override {
    if (own_view) return own_view(session, look_);
    return std::make_unique<ui::Teletype>(session, look_);
  }
  ui::MakeView own_view;  // instead of the teletype
  ui::Look& look() override { return look_; }
  ui::Thinker& thinker() override { return own_thinker != nullptr ? *own_thinker : thinker_; }
  ui::Thinker* own_thinker = nullptr;  // instead of one that thinks at once
  ui::Settings& settings() override { return settings_; }
  void changed() override { ++changes; }
  std::optional<std::string> keep_settings() override {
    if (!fault) ++kept;
    return fault;
  }
  ui::Bindings& bindings() override { return bindings_; }
  ui::Bindings default_bindings() const override {
    return {{ui::Intent::up, 82},
            {ui::Intent::down, 81},
            {ui::Intent::confirm, 40},
            {ui::Intent::back, 41},
            {ui::Intent::view, 30}};
  }
  std::string key_name(int key) const override { return "key " + std::to_string(key); }
  std::vector<app::SaveFile> saves() const override {
    std::vector<app::SaveFile> out;
    for (const auto& [id, text] : files) out.push_back({id, "2026-11-30 00:18"});
    return out;
  }
  std::optional<std::string> save(const Session& session, std::string_view id) override {
    if (fault) return fault;
    files[std::string(id)] = session.save();
    return std::nullopt;
  }
  Opened load(std::string_view id) override {
    return load_save(catalogue(), {D6_SOURCE_DIR "/scenarios", own_scenarios}, files[std::string(id)], std::string(id));
  }
  std::optional<std::string> remove_save(std::string_view id) override {
    files.erase(std::string(id));
    return std::nullopt;
  }
  Aside put_aside(std::string_view id) override {
    if (fault) return {{}, *fault};
    aside.insert(files.extract(std::string(id)));
    return {std::string(id) + ".kept-1", {}};
  }
  std::vector<std::string> take_notices() override { return std::exchange(notices, {}); }
  app::Scores& scores() override { return scores_; }
  std::optional<std::string> scores_changed() override {
    ++score_changes;
    return fault;
  }
  std::string today() const override { return "2026-11-30"; }
  void playing(const Session* session) override { session_in_play = session; }
  bool kiosk() const override { return is_kiosk; }
  std::string version() const override { return "0.0.0"; }

  std::vector<Entry> shown;  // in place of the catalogue, if there are any
  std::map<std::string, std::string> files, aside;
  std::vector<std::string> notices;
  std::string own_scenarios;         // the player's own folder, if there is one
  std::optional<std::string> fault;  // what the next save or change fails with
  std::uint64_t next_seed = 1;
  int changes = 0, kept = 0, score_changes = 0;
  bool is_kiosk = false;
  const Session* session_in_play = nullptr;

 private:
  ui::Look look_;
  ui::ThinkAtOnce thinker_;
  ui::Settings settings_;
  app::Scores scores_;
  ui::Bindings bindings_;
};

inline ui::Input press(ui::Intent intent, ui::Device device = ui::Device::keyboard) {
  return {.intent = intent, .device = device};
}
inline ui::Input letter(char32_t sign) { return {.intent = ui::Intent::letter, .sign = sign}; }

// A stack with the cabinet's screens and a clock that the test turns.
struct Table {
  MemoryCabinet cabinet;
  ui::ScreenStack stack{cabinet.look()};

  void steps(int n) {
    for (int i = 0; i < n && !stack.empty(); ++i) stack.step();
  }
  // Until nothing happens by itself any more, at most `most` steps.
  int run(int most = 100000) {
    int n = 0;
    for (; n < most && stack.animating(); ++n) stack.step();
    return n;
  }
  std::string shown() const { return stack.empty() ? std::string() : stack.top().name(); }
  bool reads(std::string_view words) const { return stack.all_words().find(words) != std::string::npos; }

  std::unique_ptr<Session> game(const char* name, std::array<std::string, 2> seats, std::uint64_t seed = 7) {
    const Entry* entry = find_game(name);
    Opened opened = cabinet.open(*entry, {}, seed);
    opened.session->seats(std::move(seats));
    return std::move(opened.session);
  }
};

}  // namespace d6::test
