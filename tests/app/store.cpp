// Behaviours 19, 21 and 23: the settings file.
#include "app/store.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <variant>

#include "base/files.h"
#include "platform/keys.h"
#include "support/temporary.h"

namespace d6::app {
namespace {

namespace fs = std::filesystem;
using ui::SettingId;

const KeyNames kNames = {platform::key_file_name, platform::scancode_of_name};

Stored standard() {
  Stored stored;
  for (const auto& [intent, key] : platform::standard_keys()) {
    for (const ui::Bindable& row : ui::bindable()) {
      if (row.intent == intent) stored.bindings.push_back({intent, key});
    }
  }
  return stored;
}

std::string text_of(const std::string& path) {
  const auto read = files::read(path);
  const auto* text = std::get_if<std::string>(&read);
  return text == nullptr ? "(none)" : *text;
}

TEST_CASE("what is written is read again: every setting at every value, and every key") {
  for (const ui::Setting& s : ui::setting_table()) {
    for (int value = s.low; value <= s.high; value += s.step == 0 ? 1 : s.step) {
      Stored stored = standard();
      if (s.kind != ui::SettingKind::theme) stored.settings.set(s.id, value);
      stored.settings.set_theme("amber");
      Stored again = standard();
      CHECK(read_settings(settings_text(stored, kNames), "f", kNames, again).empty());
      CHECK(again.settings == stored.settings);
    }
  }
}

TEST_CASE("behaviour 19: rebound keys are kept, and an unbound one stays unbound") {
  Stored stored = standard();
  ui::bind(stored.bindings, ui::Intent::confirm, platform::scancode_of_name("F"));
  std::erase_if(stored.bindings, [](const ui::Binding& b) { return b.intent == ui::Intent::help; });
  Stored again = standard();
  CHECK(read_settings(settings_text(stored, kNames), "f", kNames, again).empty());
  for (const ui::Bindable& row : ui::bindable()) {
    const auto key = [&](const Stored& from) {
      for (const ui::Binding& b : from.bindings) {
        if (b.intent == row.intent) return b.key;
      }
      return 0;
    };
    CAPTURE(std::string(row.key));
    CHECK(key(again) == key(stored));
  }
}

TEST_CASE("behaviour 19: only what some screen hears can be bound; keys that 0.2.0 wrote for maps are read without a word") {
  for (const ui::Bindable& row : ui::bindable()) CHECK(std::string(row.key).find("north") == std::string::npos);
  Stored stored = standard();
  CHECK(read_settings("version = 1\n[keys]\nnorth = \"W\"\nnorthwest = \"\"\n", "f", kNames, stored).empty());
  CHECK(stored.bindings == standard().bindings);
  CHECK(read_settings("version = 1\n[keys]\neast = \"W\"\n", "f", kNames, stored).size() == 1);
}

TEST_CASE("behaviour 23: a wrong value is told with its place, has its default, and the others count") {
  Stored stored = standard();
  const auto said =
      read_settings("version = 1\nmusic = 120\neffects = 30\nspeed = \"warp\"\n", "settings.toml", kNames, stored);
  REQUIRE(said.size() == 2);
  CHECK((said[0] + said[1]).find("settings.toml:2") != std::string::npos);
  CHECK((said[0] + said[1]).find("warp") != std::string::npos);
  CHECK(stored.settings.get(SettingId::effects) == 30);
  CHECK(stored.settings.get(SettingId::music) == ui::setting(SettingId::music).standard);
}

TEST_CASE("behaviour 23: an empty, cut, random, unknown or newer file gives defaults, a reason, and is kept aside") {
  std::mt19937 random(7);
  std::string noise;
  for (int i = 0; i < 500; ++i) noise += static_cast<char>(random() & 0xFFU);
  Stored changed = standard();
  changed.settings.set(SettingId::music, 0);
  const std::string good = settings_text(changed, kNames);
  for (const std::string& bad :
       {std::string(), noise, good.substr(0, good.find("\nmusic =") + 4), std::string("version = 2\nmusic = 0\n"),
        std::string("music = 0\n"), std::string("version = 1\nwarp_speed = 9\n")}) {
    CAPTURE(bad);
    const test::Temporary here;
    const std::string path = here.path() + "/settings.toml";
    REQUIRE_FALSE(files::save(path, bad).has_value());
    Stored stored = standard();
    const auto said = load_settings(path, kNames, stored);
    CHECK(said.size() >= 2);
    CHECK(stored.settings == ui::Settings());
    CHECK_FALSE(fs::exists(path));
    CHECK(text_of(path + ".kept-1") == bad);
    CHECK_FALSE(save_settings(path, kNames, stored).has_value());
    CHECK(text_of(path + ".kept-1") == bad);
  }
}

TEST_CASE("behaviour 23: a file cut at any byte never ends the program and is never lost") {
  const std::string good = settings_text(standard(), kNames);
  for (std::size_t length = 0; length < good.size(); length += 3) {
    Stored stored = standard();
    const auto said = read_settings(std::string_view(good).substr(0, length), "f", kNames, stored);
    // What is a whole file by chance is read, all else is told.
    if (said.empty()) CHECK(good.substr(0, length).find("version = 1") != std::string::npos);
  }
}

TEST_CASE("behaviour 23: what cannot be read at all is kept aside too, not written over") {
  const test::Temporary here;
  const std::string path = here.path() + "/settings.toml";
  fs::create_directories(path + "/somebody's");
  Stored stored = standard();
  CHECK(load_settings(path, kNames, stored).size() == 2);
  CHECK(fs::is_directory(path + ".kept-1/somebody's"));
  CHECK_FALSE(save_settings(path, kNames, stored).has_value());
  CHECK(load_settings(path, kNames, stored).empty());
}

TEST_CASE("the first start has no file and says nothing") {
  const test::Temporary here;
  Stored stored = standard();
  CHECK(load_settings(here.path() + "/settings.toml", kNames, stored).empty());
  CHECK(load_settings("", kNames, stored).empty());
}

TEST_CASE("behaviour 21: settings that cannot be written are a sentence") {
  const auto said = save_settings("/proc/none/settings.toml", kNames, standard());
  REQUIRE(said.has_value());
  CHECK(said->find("/proc") != std::string::npos);
}

}  // namespace
}  // namespace d6::app
