// The settings file: see store.h.
#include "app/store.h"

#include <algorithm>
#include <variant>

#include "app/sentences.h"
#include "base/files.h"
#include "base/text.h"
#include "data/toml.h"

namespace d6::app {
namespace {

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

}  // namespace

std::string settings_text(const Stored& stored, const KeyNames& names) {
  std::string out =
      tr("# The settings of Deep Six, written by the program. A value that it does not know is kept aside.\n");
  out += fmt::format("version = {}\n", kSettingsVersion);
  for (const ui::Setting& s : ui::setting_table()) {
    const std::string word = stored.settings.word(s.id);
    out += fmt::format("\n# {}\n{} = {}\n", s.help, s.key, s.kind == ui::SettingKind::range ? word : quoted(word));
  }
  out += "\n[keys]\n";
  for (const ui::Bindable& row : ui::bindable()) {
    const auto it = std::find_if(stored.bindings.begin(), stored.bindings.end(),
                                 [&](const ui::Binding& b) { return b.intent == row.intent; });
    out += fmt::format("{} = {}\n", row.key, quoted(it == stored.bindings.end() ? std::string() : names.text(it->key)));
  }
  return out;
}

std::vector<std::string> read_settings(std::string_view text, const std::string& name, const KeyNames& names,
                                       Stored& stored) {
  std::vector<std::string> said;
  Problems problems;
  const TomlTable root = TomlTable::parse(text, name, problems);
  if (problems.empty() && !root.has("version")) problems.push_back({name, "no version", "version = 1"});
  if (!problems.empty()) {  // no file of ours: nothing in it is believed
    for (const Problem& p : problems) said.push_back(p.text());
    return said;
  }
  constexpr std::int64_t kAnyVersion = 1'000'000;
  const std::int64_t version = root.integer("version", 1, kAnyVersion);
  if (!problems.empty()) return {problems.front().text()};
  if (version > kSettingsVersion) {
    return {tr("{} is of a newer Deep Six (version {}, this one reads {}).", name, version, kSettingsVersion)};
  }
  Stored read = stored;
  for (const ui::Setting& s : ui::setting_table()) {
    if (!root.has(s.key)) continue;  // newer than the file: its default
    const std::size_t before = problems.size();
    if (s.kind == ui::SettingKind::range) {
      const std::int64_t value = root.integer(s.key, s.low, s.high);
      if (problems.size() == before) read.settings.set(s.id, static_cast<int>(value));
    } else {
      const std::string word = root.text(s.key);
      if (problems.size() != before) continue;
      if (auto wrong = read.settings.read(s.key, word)) said.push_back(std::move(*wrong));
    }
  }
  if (root.has("keys")) {
    const TomlTable keys = root.table("keys");
    for (const char* unused : {"north", "northeast", "southeast", "south", "southwest", "northwest"}) {
      if (keys.has(unused)) keys.text(unused);  // 0.2.0 wrote these, and nothing listened
    }
    for (const ui::Bindable& row : ui::bindable()) {
      if (!keys.has(row.key)) continue;
      const std::string key = keys.text(row.key);
      const int code = key.empty() ? 0 : names.code(key);
      if (code != 0) {
        ui::bind(read.bindings, row.intent, code);
      } else if (key.empty()) {
        std::erase_if(read.bindings, [&](const ui::Binding& b) { return b.intent == row.intent; });
      } else {
        said.push_back(tr("{}: {} is \"{}\"; that is no key.", name, row.key, key));
      }
    }
  }
  root.finish();
  for (const Problem& p : problems) said.push_back(p.text());
  stored = std::move(read);
  return said;
}

std::vector<std::string> load_settings(const std::string& path, const KeyNames& names, Stored& stored) {
  const auto file = files::read(path, 1U << 20U);
  const auto* text = std::get_if<std::string>(&file);
  std::vector<std::string> said;
  if (text == nullptr) {
    const auto& error = std::get<files::Error>(file);
    using Kind = files::Error::Kind;
    if (error.kind == Kind::missing || error.kind == Kind::nowhere) return said;  // the first start
    said.push_back(sentence(error));  // and aside with it: the next change of a setting is written here
  } else {
    said = read_settings(*text, path, names, stored);
  }
  if (said.empty()) return said;
  const auto aside = files::keep_aside(path);
  if (const auto* kept = std::get_if<std::string>(&aside)) {
    said.push_back(tr("The file is kept as {}; what could not be read has its default.", *kept));
  } else {
    said.push_back(sentence(std::get<files::Error>(aside)));
  }
  return said;
}

std::optional<std::string> save_settings(const std::string& path, const KeyNames& names, const Stored& stored) {
  if (auto error = files::save(path, settings_text(stored, names))) return sentence(*error);
  return std::nullopt;
}

}  // namespace d6::app
